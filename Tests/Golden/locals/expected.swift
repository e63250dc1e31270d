// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum LocalRoute: URLRoute {
    /// - `a/${a0}/${b0}/${v0}/${c0}/${s0}/${f0}/${d0}`
    case a(a0: Swift.String, b0: Swift.String, v0: Swift.String, c0: Swift.String, s0: Swift.String, f0: Swift.String, d0: Swift.String)
    /// - `b/${c1:Int}/${c0:Int}?v1=${v1}&v0=${v0?}`
    case b(c1: Swift.Int, c0: Swift.Int, v1: Swift.String, v0: Swift.String? = nil)
    /// - `a0/${a}/${b}`
    case a0(a: Swift.String, b: Swift.String)
    /// - `text/${text}/${url}/${route}/${form}?winner=${winner}&other=${other:Text}`
    case text(text: Swift.String, url: Swift.String, route: Swift.String, form: Swift.String, winner: Swift.String, other: LocalRoute.Text)
    /// - `url/${url:URL}`
    case url(url: RouteURL)
    /// - `route/${route:Text}`
    case route(route: LocalRoute.Text)
    /// - `form?form=${form?}`
    case form(form: Swift.String? = nil)
    /// - `winner/${winner}`
    case winner(winner: Swift.String)
    /// - `read/${read...}`
    case read(read: [Swift.String] = [])
    /// - `match/v${match}-${start:Int}`
    case match(match: Swift.String, start: Swift.Int)
    /// - `other?${other...}`
    case other(other: [Swift.String: Swift.String] = [:])
    /// - `node/${node0:UUID}`
    case node0(node0: RouteUUID)
    /// - `start`
    case start
    /// - `raw/${rawValue}`
    case rawValue(rawValue: Swift.String)
    /// - `hash/${into:Int}`
    case hash(into: Swift.Int)
    /// - `hasher`
    case hasher
    /// - `code`
    case code
    /// - `winner/me`
    case marks
    /// - `pattern#${text}?hasher=${hasher}`
    case pattern(text: Swift.String, hasher: Swift.String)
    /// - `isRawValue`
    case isRawValue
    /// - `element/${element:Double...}`
    case element(element: [Swift.Double] = [])
    /// - `index/${_Matching}`
    case index(_Matching: Swift.String)
    /// - `self`
    case self_

    /// One of a few texts of a URL.
    nonisolated enum Text: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case text = "text"
        case url = "url"
        case route = "route"
        case rawValue = "rawValue"
        case hash = "hash"
        case closed0 = "closed0"
        case allValues = "allValues"
        case description = "description"
    }

    /// The scheme of the first base.
    static let scheme: Swift.String = "app"
    /// The host of the first base.
    static let host: Swift.String = "locals"

    /// What stands before the paths of the routes that have no base of their own; the first is written.
    static let bases: [Swift.String] = ["app://locals"]

    /// The route that a URL opens; nil for nil and for a URL that no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a raw value: a URL's text, or what follows the first base.
    init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of `url()` without the base; with it where a route has a base of its own.
    var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's one canonical URL.
    func url() -> RouteURL {
        _routeURL(_Matching.text(of: self, .url))
    }

    /// The route's URL with another scheme and host; nil if they are none.
    func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        let text = _Matching.text(of: self, .other(scheme: scheme, host: host))
        return _routeURL(text, scheme: scheme, host: host)
    }

    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .a(let a0, let a1, let a2, let a3, let a4, let a5, let a6):
            if case .a(let b0, let b1, let b2, let b3, let b4, let b5, let b6) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3), _routeEqual(a4, b4), _routeEqual(a5, b5), _routeEqual(a6, b6) { return true }
        case .b(let a0, let a1, let a2, let a3):
            if case .b(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .a0(let a0, let a1):
            if case .a0(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .text(let a0, let a1, let a2, let a3, let a4, let a5):
            if case .text(let b0, let b1, let b2, let b3, let b4, let b5) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3), _routeEqual(a4, b4), _routeEqual(a5, b5) { return true }
        case .url(let a0):
            if case .url(let b0) = b, _routeEqual(a0, b0) { return true }
        case .route(let a0):
            if case .route(let b0) = b, _routeEqual(a0, b0) { return true }
        case .form(let a0):
            if case .form(let b0) = b, _routeEqual(a0, b0) { return true }
        case .winner(let a0):
            if case .winner(let b0) = b, _routeEqual(a0, b0) { return true }
        case .read(let a0):
            if case .read(let b0) = b, _routeEqual(a0, b0) { return true }
        case .match(let a0, let a1):
            if case .match(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .other(let a0):
            if case .other(let b0) = b, _routeEqual(a0, b0) { return true }
        case .node0(let a0):
            if case .node0(let b0) = b, _routeEqual(a0, b0) { return true }
        case .start: if case .start = b { return true }
        case .rawValue(let a0):
            if case .rawValue(let b0) = b, _routeEqual(a0, b0) { return true }
        case .hash(let a0):
            if case .hash(let b0) = b, _routeEqual(a0, b0) { return true }
        case .hasher: if case .hasher = b { return true }
        case .code: if case .code = b { return true }
        case .marks: if case .marks = b { return true }
        case .pattern(let a0, let a1):
            if case .pattern(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .isRawValue: if case .isRawValue = b { return true }
        case .element(let a0):
            if case .element(let b0) = b, _routeEqual(a0, b0) { return true }
        case .index(let a0):
            if case .index(let b0) = b, _routeEqual(a0, b0) { return true }
        case .self_: if case .self_ = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .a(let a0, let a1, let a2, let a3, let a4, let a5, let a6):
            hasher.combine(0x296230C0)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
            hasher.combine(a6)
        case .b(let a0, let a1, let a2, let a3):
            hasher.combine(0x29622EE9)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .a0(let a0, let a1):
            hasher.combine(0x3DD95173)
            hasher.combine(a0)
            hasher.combine(a1)
        case .text(let a0, let a1, let a2, let a3, let a4, let a5):
            hasher.combine(0x6391B491)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
        case .url(let a0):
            hasher.combine(0x71863567)
            hasher.combine(a0)
        case .route(let a0):
            hasher.combine(0x2E3E1098)
            hasher.combine(a0)
        case .form(let a0):
            hasher.combine(0x5132149E)
            hasher.combine(a0)
        case .winner(let a0):
            hasher.combine(0x7FFF586C)
            hasher.combine(a0)
        case .read(let a0):
            hasher.combine(0x733B851A)
            hasher.combine(a0)
        case .match(let a0, let a1):
            hasher.combine(0x3DF3F052)
            hasher.combine(a0)
            hasher.combine(a1)
        case .other(let a0):
            hasher.combine(0x48728734)
            hasher.combine(a0)
        case .node0(let a0):
            hasher.combine(0x4D6D8BB5)
            hasher.combine(a0)
        case .start:
            hasher.combine(0x2BF0B2B2)
        case .rawValue(let a0):
            hasher.combine(0x5EDD5522)
            hasher.combine(a0)
        case .hash(let a0):
            hasher.combine(0x5A27E6DD)
            hasher.combine(a0)
        case .hasher:
            hasher.combine(0x3F559A0D)
        case .code:
            hasher.combine(0x12FE5385)
        case .marks:
            hasher.combine(0x7105BA8D)
        case .pattern(let a0, let a1):
            hasher.combine(0x611341C2)
            hasher.combine(a0)
            hasher.combine(a1)
        case .isRawValue:
            hasher.combine(0x6ABCA400)
        case .element(let a0):
            hasher.combine(0x010B68C8)
            hasher.combine(a0)
        case .index(let a0):
            hasher.combine(0x134EC804)
            hasher.combine(a0)
        case .self_:
            hasher.combine(0x624D9108)
        }
    }
}

extension LocalRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> LocalRoute? {
            _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://locals", segments: 11) { match($0) }
        }

        static func match(_ url: _RouteReader) -> LocalRoute? {
            if url.isRelative { return node259025E0(url, url.path) }
            if url.hasScheme("app") {
                guard let path = url.hostPath else { return nil }
                return node48CF5796(url, path)
            }
            return nil
        }

        static func node48CF5796(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if path.segment(0).equalsIgnoringCase("locals") {
                return node259025E0(url, path.from(1))
            }
            return nil
        }

        static func node259025E0(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            switch path.word(0) {
            case 0x61:
                // "a"
                if path.hasCount(0, 1) {
                    return node1F323F68(url, path.from(1))
                }
            case 0x62:
                // "b"
                if path.hasCount(0, 1) {
                    return node1F323C35(url, path.from(1))
                }
            case 0x3061:
                // "a0"
                if path.hasCount(0, 2) {
                    return node7030B041(url, path.from(1))
                }
            case 0x6C7275:
                // "url"
                if path.hasCount(0, 3) {
                    return node79A852F9(url, path.from(1))
                }
            case 0x776172:
                // "raw"
                if path.hasCount(0, 3) {
                    return node14F4480E(url, path.from(1))
                }
            case 0x64616572:
                // "read"
                if path.hasCount(0, 4) {
                    return node1DF3B25F(url, path.from(1))
                }
            case 0x65646F63:
                // "code"
                if path.hasCount(0, 4) {
                    if path.isEnd(1) {
                        // code
                        return LocalRoute.code
                    }
                }
            case 0x65646F6E:
                // "node"
                if path.hasCount(0, 4) {
                    return node689C4CEB(url, path.from(1))
                }
            case 0x666C6573:
                // "self"
                if path.hasCount(0, 4) {
                    if path.isEnd(1) {
                        // self
                        return LocalRoute.self_
                    }
                }
            case 0x68736168:
                // "hash"
                if path.hasCount(0, 4) {
                    return node63D1E50C(url, path.from(1))
                }
            case 0x6D726F66:
                // "form"
                if path.hasCount(0, 4) {
                    return node4AF068B0(url, path.from(1))
                }
            case 0x74786574:
                // "text"
                if path.hasCount(0, 4) {
                    return node71F3DCC2(url, path.from(1))
                }
            case 0x6574756F72:
                // "route"
                if path.hasCount(0, 5) {
                    return node289EA601(url, path.from(1))
                }
            case 0x686374616D:
                // "match"
                if path.hasCount(0, 5) {
                    return node2EC06FBD(url, path.from(1))
                }
            case 0x726568746F:
                // "other"
                if path.hasCount(0, 5) {
                    if path.isEnd(1) {
                        // other?${other...}
                        if let v0 = url.otherItems() {
                            return LocalRoute.other(other: v0)
                        }
                    }
                }
            case 0x7472617473:
                // "start"
                if path.hasCount(0, 5) {
                    if path.isEnd(1) {
                        // start
                        return LocalRoute.start
                    }
                }
            case 0x7865646E69:
                // "index"
                if path.hasCount(0, 5) {
                    return node3D34D713(url, path.from(1))
                }
            case 0x726568736168:
                // "hasher"
                if path.hasCount(0, 6) {
                    if path.isEnd(1) {
                        // hasher
                        return LocalRoute.hasher
                    }
                }
            case 0x72656E6E6977:
                // "winner"
                if path.hasCount(0, 6) {
                    return node57255200(url, path.from(1))
                }
            case 0x6E726574746170:
                // "pattern"
                if path.hasCount(0, 7) {
                    if path.isEnd(1) {
                        // pattern#${text}?hasher=${hasher}
                        if url.hasFragment,
                            case let f0 = url.fragmentSegment(at: url.fragmentStart),
                            let v0 = f0.string(),
                            url.isFragmentEnd(f0.next),
                            let v1 = url.fragmentItem("hasher").string()
                        {
                            return LocalRoute.pattern(text: v0, hasher: v1)
                        }
                    }
                }
            case 0x746E656D656C65:
                // "element"
                if path.hasCount(0, 7) {
                    return node25BB6CCC(url, path.from(1))
                }
            case 0x6C61567761527369:
                // "isRawValue"
                if path.equals(0, "isRawValue") {
                    if path.isEnd(1) {
                        // isRawValue
                        return LocalRoute.isRawValue
                    }
                }
            default: break
            }
            return nil
        }

        static func node1F323F68(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if path.isPresent(0) {
                if path.isPresent(1) {
                    return node091B6278(url, path.from(2))
                }
            }
            return nil
        }

        static func node091B6278(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if path.isPresent(0) {
                if path.isPresent(1) {
                    if path.isPresent(2) {
                        if path.isPresent(3) {
                            if path.isPresent(4) {
                                if path.isEnd(5) {
                                    // a/${a0}/${b0}/${v0}/${c0}/${s0}/${f0}/${d0}
                                    if let v0 = path.string(-2),
                                        let v1 = path.string(-1),
                                        let v2 = path.string(0),
                                        let v3 = path.string(1),
                                        let v4 = path.string(2),
                                        let v5 = path.string(3),
                                        let v6 = path.string(4)
                                    {
                                        return LocalRoute.a(a0: v0, b0: v1, v0: v2, c0: v3, s0: v4, f0: v5, d0: v6)
                                    }
                                }
                            }
                        }
                    }
                }
            }
            return nil
        }

        static func node1F323C35(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if let c1 = path.integer(1, Swift.Int.self) {
                    if path.isEnd(2) {
                        // b/${c1:Int}/${c0:Int}?v1=${v1}&v0=${v0?}
                        if let v2 = url.stringItem("v1"),
                            let v3 = url.stringItemIfAny("v0")
                        {
                            return LocalRoute.b(c1: c0, c0: c1, v1: v2, v0: v3)
                        }
                    }
                }
            }
            return nil
        }

        static func node7030B041(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if path.isPresent(0) {
                if path.isPresent(1) {
                    if path.isEnd(2) {
                        // a0/${a}/${b}
                        if let v0 = path.string(0),
                            let v1 = path.string(1)
                        {
                            return LocalRoute.a0(a: v0, b: v1)
                        }
                    }
                }
            }
            return nil
        }

        static func node71F3DCC2(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if path.isPresent(0) {
                if path.isPresent(1) {
                    if path.isPresent(2) {
                        if path.isPresent(3) {
                            if path.isEnd(4) {
                                // text/${text}/${url}/${route}/${form}?winner=${winner}&other=${other:Text}
                                if let v0 = path.string(0),
                                    let v1 = path.string(1),
                                    let v2 = path.string(2),
                                    let v3 = path.string(3),
                                    let v4 = url.stringItem("winner"),
                                    let v5 = closedText(url.item("other"))
                                {
                                    return LocalRoute.text(text: v0, url: v1, route: v2, form: v3, winner: v4, other: v5)
                                }
                            }
                        }
                    }
                }
            }
            return nil
        }

        static func node79A852F9(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // url/${url:URL}
                    if let v0 = path.segment(0).url() {
                        return LocalRoute.url(url: v0)
                    }
                }
            }
            return nil
        }

        static func node289EA601(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if let c0 = closedText(path.segment(0)) {
                if path.isEnd(1) {
                    // route/${route:Text}
                    return LocalRoute.route(route: c0)
                }
            }
            return nil
        }

        static func node4AF068B0(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if path.isEnd(0) {
                // form?form=${form?}
                if let v0 = url.stringItemIfAny("form") {
                    return LocalRoute.form(form: v0)
                }
            }
            return nil
        }

        static func node57255200(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if path.equals(0, "me") {
                if path.isEnd(1) {
                    // winner/me
                    url.won(0x64D101CA)
                    return LocalRoute.marks
                }
            }
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // winner/${winner}
                    if let v0 = path.string(0) {
                        return LocalRoute.winner(winner: v0)
                    }
                }
            }
            return nil
        }

        static func node1DF3B25F(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            do {
                // read/${read...}
                if let v0 = url.rest(from: path.from(0), { $0.string() }) {
                    return LocalRoute.read(read: v0)
                }
            }
            return nil
        }

        static func node2EC06FBD(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if let c0 = split12EA3D57(path.segment(0), url) {
                if path.isEnd(1) {
                    // match/v${match}-${start:Int}
                    if let v0 = c0[0].string(),
                        let v1 = c0[1].integer(Swift.Int.self)
                    {
                        return LocalRoute.match(match: v0, start: v1)
                    }
                }
            }
            return nil
        }

        static func node689C4CEB(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if let c0 = path.segment(0).uuid() {
                if path.isEnd(1) {
                    // node/${node0:UUID}
                    return LocalRoute.node0(node0: c0)
                }
            }
            return nil
        }

        static func node14F4480E(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // raw/${rawValue}
                    if let v0 = path.string(0) {
                        return LocalRoute.rawValue(rawValue: v0)
                    }
                }
            }
            return nil
        }

        static func node63D1E50C(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // hash/${into:Int}
                    return LocalRoute.hash(into: c0)
                }
            }
            return nil
        }

        static func node25BB6CCC(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            do {
                // element/${element:Double...}
                if let v0 = url.rest(from: path.from(0), { $0.double() }) {
                    return LocalRoute.element(element: v0)
                }
            }
            return nil
        }

        static func node3D34D713(_ url: _RouteReader, _ path: _RouteReader.Path) -> LocalRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // index/${_Matching}
                    if let v0 = path.string(0) {
                        return LocalRoute.index(_Matching: v0)
                    }
                }
            }
            return nil
        }

        static func text(of route: LocalRoute, _ form: _RouteForm) -> Swift.String {
            _RouteWriter.text(form, base: "app://locals/") { text in write(route, form, &text) }
        }

        static func write(_ route: LocalRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
            switch route {
            case .a(let v0, let v1, let v2, let v3, let v4, let v5, let v6):
                text.append("a/")
                text.append(segment: v0)
                text.append("/")
                text.append(segment: v1)
                text.append("/")
                text.append(segment: v2)
                text.append("/")
                text.append(segment: v3)
                text.append("/")
                text.append(segment: v4)
                text.append("/")
                text.append(segment: v5)
                text.append("/")
                text.append(lastSegment: v6)
            case .b(let v0, let v1, let v2, let v3):
                text.append("b/")
                text.append(integer: v0)
                text.append("/")
                text.append(integer: v1)
                text.append("?v1=")
                text.append(value: v2)
                if let v3, !v3.isEmpty {
                    text.append("&v0=")
                    text.append(value: v3)
                }
            case .a0(let v0, let v1):
                text.append("a0/")
                text.append(segment: v0)
                text.append("/")
                text.append(lastSegment: v1)
            case .text(let v0, let v1, let v2, let v3, let v4, let v5):
                text.append("text/")
                text.append(segment: v0)
                text.append("/")
                text.append(segment: v1)
                text.append("/")
                text.append(segment: v2)
                text.append("/")
                text.append(lastSegment: v3)
                text.append("?winner=")
                text.append(value: v4)
                text.append("&other=")
                text.append(value: v5.rawValue)
            case .url(let v0):
                text.append("url/")
                text.append(lastSegment: _routeText(v0))
            case .route(let v0):
                text.append("route/")
                text.append(lastSegment: v0.rawValue)
            case .form(let v0):
                text.append("form")
                if let v0, !v0.isEmpty {
                    text.append("?form=")
                    text.append(value: v0)
                }
            case .winner(let v0):
                text.write(form, canonical: .url, baseCount: 1) { text, form in
                    text.begin(form, base: "app://locals", .host, isRelative: true)
                    text.literal("winner")
                    text.segment(v0)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 0x20CC3630) }
            case .read(let v0):
                text.begin(form, base: "app://locals", .host, isRelative: true)
                text.literal("read")
                for element in v0 { text.segment(element) }
                text.endSegments()
            case .match(let v0, let v1):
                text.begin(form, base: "app://locals", .host, isRelative: true)
                text.literal("match")
                text.segment(
                    affixes12EA3D57, [.string(v0), .plain(_routeText(v1))], first: "v",
                    isText: isText12EA3D57, accepts: accepts12EA3D57)
                text.endSegments()
            case .other(let v0):
                text.append("other")
                text.otherItems(v0)
            case .node0(let v0):
                text.append("node/")
                text.append(lastSegment: _routeText(v0))
            case .start:
                text.append("start")
            case .rawValue(let v0):
                text.append("raw/")
                text.append(lastSegment: v0)
            case .hash(let v0):
                text.append("hash/")
                text.append(integer: v0)
            case .hasher:
                text.append("hasher")
            case .code:
                text.append("code")
            case .marks:
                text.append("winner/me")
            case .pattern(let v0, let v1):
                text.append("pattern")
                text.beginFragment()
                text.segment(v0)
                text.endSegments()
                text.append("?hasher=")
                text.append(value: v1)
            case .isRawValue:
                text.append("isRawValue")
            case .element(let v0):
                text.begin(form, base: "app://locals", .host, isRelative: true)
                text.literal("element")
                for element in v0 { text.segment(plain: _routeText(element)) }
                text.endSegments()
            case .index(let v0):
                text.append("index/")
                text.append(lastSegment: v0)
            case .self_:
                text.append("self")
            }
        }

        /// What to know of an earlier pattern that reads a text as another value than the one that was written.
        static func winner(_ text: Swift.String, over route: LocalRoute, _ pattern: Swift.Int) -> _RouteMarks? {
            _RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 11) {
                url -> _RouteMarks? in
                guard let other = match(url), !_routeEqual(url.winner, pattern), !_routeEqual(other, route)
                else { return nil }
                return marks(of: url.winner)
            }
        }

        static func marks(of pattern: Swift.Int) -> _RouteMarks? {
            switch pattern {
            // winner/me
            case 0x64D101CA: return _RouteMarks(path: "ppp")
            default: return nil
            }
        }

        static let affixes12EA3D57 = _RouteAffixes(
            ["v", "-", ""], ignoresCase: false, longestValue: 0)
        static let isText12EA3D57 = [true, false]

        static func accepts12EA3D57(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            case 1: return text.integer(Swift.Int.self) != nil
            default: return true
            }
        }

        static func split12EA3D57(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes12EA3D57.split(segment, of: url, isText: isText12EA3D57, accepts: accepts12EA3D57)
        }

        static func closedText(_ part: _RoutePart) -> LocalRoute.Text? {
            switch part.word {
            case 0x6C7275:
                // "url"
                if part.hasCount(3) {
                    return LocalRoute.Text.url
                }
            case 0x68736168:
                // "hash"
                if part.hasCount(4) {
                    return LocalRoute.Text.hash
                }
            case 0x74786574:
                // "text"
                if part.hasCount(4) {
                    return LocalRoute.Text.text
                }
            case 0x6574756F72:
                // "route"
                if part.hasCount(5) {
                    return LocalRoute.Text.route
                }
            case 0x306465736F6C63:
                // "closed0"
                if part.hasCount(7) {
                    return LocalRoute.Text.closed0
                }
            case 0x65756C61566C6C61:
                // "allValues"
                if part.equals("allValues") {
                    return LocalRoute.Text.allValues
                }
            case 0x65756C6156776172:
                // "rawValue"
                if part.hasCount(8) {
                    return LocalRoute.Text.rawValue
                }
            case 0x7470697263736564:
                // "description"
                if part.equals("description") {
                    return LocalRoute.Text.description
                }
            default: break
            }
            return nil
        }
    }
}
