// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum RawRoute: URLRoute {
    /// - `${first}`
    case `any`(first: Swift.String)
    /// - `${first}/${second}`
    case two(first: Swift.String, second: Swift.String)
    /// - `x:/${a}/b`
    case schemeLike(a: Swift.String)
    /// - `@${name}/c`
    case handle(name: Swift.String)
    /// - `${name}:80/d`
    case port(name: Swift.String)
    /// - `r/${path...}`
    case rest(path: [Swift.String] = [])
    /// - `all/x/y/${path...}`
    case all(path: [Swift.String] = [])
    /// - `?q=${q}`
    case query(q: Swift.String)
    /// - `#${f}`
    case fragment(f: Swift.String)

    /// The scheme of the first base.
    static let scheme: Swift.String = "raw"

    /// What stands before the paths of the routes that have no base of their own; the first is written.
    static let bases: [Swift.String] = ["raw://", "https://raw.example"]

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
        case .`any`(let a0):
            if case .`any`(let b0) = b, _routeEqual(a0, b0) { return true }
        case .two(let a0, let a1):
            if case .two(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .schemeLike(let a0):
            if case .schemeLike(let b0) = b, _routeEqual(a0, b0) { return true }
        case .handle(let a0):
            if case .handle(let b0) = b, _routeEqual(a0, b0) { return true }
        case .port(let a0):
            if case .port(let b0) = b, _routeEqual(a0, b0) { return true }
        case .rest(let a0):
            if case .rest(let b0) = b, _routeEqual(a0, b0) { return true }
        case .all(let a0):
            if case .all(let b0) = b, _routeEqual(a0, b0) { return true }
        case .query(let a0):
            if case .query(let b0) = b, _routeEqual(a0, b0) { return true }
        case .fragment(let a0):
            if case .fragment(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .`any`(let a0):
            hasher.combine(0x63D797D4)
            hasher.combine(a0)
        case .two(let a0, let a1):
            hasher.combine(0x13684410)
            hasher.combine(a0)
            hasher.combine(a1)
        case .schemeLike(let a0):
            hasher.combine(0x12F79764)
            hasher.combine(a0)
        case .handle(let a0):
            hasher.combine(0x21AD118E)
            hasher.combine(a0)
        case .port(let a0):
            hasher.combine(0x24BFE4AB)
            hasher.combine(a0)
        case .rest(let a0):
            hasher.combine(0x73028EC8)
            hasher.combine(a0)
        case .all(let a0):
            hasher.combine(0x63E941BD)
            hasher.combine(a0)
        case .query(let a0):
            hasher.combine(0x5D4319D7)
            hasher.combine(a0)
        case .fragment(let a0):
            hasher.combine(0x1E1D7463)
            hasher.combine(a0)
        }
    }
}

extension RawRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> RawRoute? {
            _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, segments: 7) { match($0) }
        }

        static func match(_ url: _RouteReader) -> RawRoute? {
            if url.isRelative { return node08B1E8EB(url, url.path) }
            if url.hasScheme("https") {
                guard let path = url.hostPath else { return nil }
                return node228E5960(url, path)
            }
            if url.hasScheme("raw") {
                return node08B1E8EB(url, url.path)
            }
            return nil
        }

        static func node228E5960(_ url: _RouteReader, _ path: _RouteReader.Path) -> RawRoute? {
            if path.segment(0).equalsIgnoringCase("raw.example") {
                if path.isEnd(1) {
                    // #${f}
                    if url.hasFragment,
                        case let f0 = url.fragmentSegment(at: url.fragmentStart),
                        let v0 = f0.string(),
                        url.isFragmentEnd(f0.next)
                    {
                        return RawRoute.fragment(f: v0)
                    }
                    // ?q=${q}
                    if let v0 = url.stringItem("q") {
                        return RawRoute.query(q: v0)
                    }
                }
                switch path.word(1) {
                case 0x72:
                    // "r"
                    if path.hasCount(1, 1) {
                        if let route = node05D3674E(url, path.from(2)) { return route }
                    }
                case 0x3A78:
                    // "x:"
                    if path.hasCount(1, 2) {
                        if let route = node2683D5A9(url, path.from(2)) { return route }
                    }
                case 0x6C6C61:
                    // "all"
                    if path.hasCount(1, 3) {
                        if let route = node1780F306(url, path.from(2)) { return route }
                    }
                default: break
                }
                if let c0 = split4254DD9F(path.segment(1), url) {
                    if let route = node252341D6(url, path.from(2), c0) { return route }
                }
                if let c0 = split3CBCB239(path.segment(1), url) {
                    if let route = node27049888(url, path.from(2), c0) { return route }
                }
                if path.isPresent(1) {
                    return node19DFA7F0(url, path.from(2))
                }
            }
            return nil
        }

        static func node2683D5A9(_ url: _RouteReader, _ path: _RouteReader.Path) -> RawRoute? {
            if path.isPresent(0) {
                if path.equals(1, "b") {
                    if path.isEnd(2) {
                        // x:/${a}/b
                        if let v0 = path.string(0) {
                            return RawRoute.schemeLike(a: v0)
                        }
                    }
                }
            }
            return nil
        }

        static func node05D3674E(_ url: _RouteReader, _ path: _RouteReader.Path) -> RawRoute? {
            do {
                // r/${path...}
                if let v0 = url.rest(from: path.from(0), { $0.string() }) {
                    url.won(0x6EE69FC5)
                    return RawRoute.rest(path: v0)
                }
            }
            return nil
        }

        static func node1780F306(_ url: _RouteReader, _ path: _RouteReader.Path) -> RawRoute? {
            if path.equals(0, "x") {
                if path.equals(1, "y") {
                    do {
                        // all/x/y/${path...}
                        if let v0 = url.rest(from: path.from(2), { $0.string() }) {
                            return RawRoute.all(path: v0)
                        }
                    }
                }
            }
            return nil
        }

        static func node252341D6(_ url: _RouteReader, _ path: _RouteReader.Path, _ c0: [_RoutePart]) -> RawRoute? {
            if path.equals(0, "d") {
                if path.isEnd(1) {
                    // ${name}:80/d
                    if let v0 = c0[0].string() {
                        return RawRoute.port(name: v0)
                    }
                }
            }
            return nil
        }

        static func node27049888(_ url: _RouteReader, _ path: _RouteReader.Path, _ c0: [_RoutePart]) -> RawRoute? {
            if path.equals(0, "c") {
                if path.isEnd(1) {
                    // @${name}/c
                    if let v0 = c0[0].string() {
                        url.won(0x5F4344A2)
                        return RawRoute.handle(name: v0)
                    }
                }
            }
            return nil
        }

        static func node19DFA7F0(_ url: _RouteReader, _ path: _RouteReader.Path) -> RawRoute? {
            if path.isEnd(0) {
                // ${first}
                if let v0 = path.string(-1) {
                    return RawRoute.`any`(first: v0)
                }
            }
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // ${first}/${second}
                    if let v0 = path.string(-1),
                        let v1 = path.string(0)
                    {
                        return RawRoute.two(first: v0, second: v1)
                    }
                }
            }
            return nil
        }

        static func node08B1E8EB(_ url: _RouteReader, _ path: _RouteReader.Path) -> RawRoute? {
            if path.isEnd(0) {
                // #${f}
                if url.hasFragment,
                    case let f0 = url.fragmentSegment(at: url.fragmentStart),
                    let v0 = f0.string(),
                    url.isFragmentEnd(f0.next)
                {
                    return RawRoute.fragment(f: v0)
                }
                // ?q=${q}
                if let v0 = url.stringItem("q") {
                    return RawRoute.query(q: v0)
                }
            }
            switch path.segment(0).lowercaseWord {
            case 0x72:
                // "r"
                if path.hasCount(0, 1) {
                    if let route = node05D3674E(url, path.from(1)) { return route }
                }
            case 0x3A78:
                // "x:"
                if path.hasCount(0, 2) {
                    if let route = node2683D5A9(url, path.from(1)) { return route }
                }
            case 0x6C6C61:
                // "all"
                if path.hasCount(0, 3) {
                    if let route = node1780F306(url, path.from(1)) { return route }
                }
            default: break
            }
            if let c0 = split316BE84C(path.segment(0), url) {
                if let route = node252341D6(url, path.from(1), c0) { return route }
            }
            if let c0 = split27874990(path.segment(0), url) {
                if let route = node27049888(url, path.from(1), c0) { return route }
            }
            if path.isPresent(0) {
                return node19DFA7F0(url, path.from(1))
            }
            return nil
        }

        static func text(of route: RawRoute, _ form: _RouteForm) -> Swift.String {
            _RouteWriter.text(form, base: "raw://") { text in write(route, form, &text) }
        }

        static func write(_ route: RawRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
            switch route {
            case .`any`(let v0):
                text.write(form, canonical: .url, baseCount: 0) { text, form in
                    text.begin(form, base: "raw://", .noHost, isRelative: true)
                    text.segment(v0)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 0x6772FC28) }
            case .two(let v0, let v1):
                text.write(form, canonical: .url, baseCount: 0) { text, form in
                    text.begin(form, base: "raw://", .noHost, isRelative: true)
                    text.segment(v0)
                    text.segment(v1)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 0x44267180) }
            case .schemeLike(let v0):
                text.begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
                text.literal("x:")
                text.append("/")
                text.append(segment: v0)
                text.append("/b")
            case .handle(let v0):
                text.begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
                text.segment(
                    affixes27874990, [.string(v0)], first: "@",
                    isText: isText27874990, accepts: accepts27874990)
                text.literal("c")
                text.endSegments()
            case .port(let v0):
                text.begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
                text.segment(
                    affixes316BE84C, [.string(v0)], first: "",
                    isText: isText316BE84C, accepts: accepts316BE84C)
                text.literal("d")
                text.endSegments()
            case .rest(let v0):
                text.begin(form, base: "raw://", .noHost, isRelative: true)
                text.literal("r")
                for element in v0 { text.segment(element) }
                text.endSegments()
            case .all(let v0):
                text.begin(form, base: "raw://", .noHost, isRelative: true)
                text.literal("all/x/y", count: 3)
                for element in v0 { text.segment(element) }
                text.endSegments()
            case .query(let v0):
                text.append("?q=")
                text.append(value: v0)
            case .fragment(let v0):
                text.beginFragment()
                text.segment(v0)
                text.endSegments()
            }
        }

        /// What to know of an earlier pattern that reads a text as another value than the one that was written.
        static func winner(_ text: Swift.String, over route: RawRoute, _ pattern: Swift.Int) -> _RouteMarks? {
            _RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 7) {
                url -> _RouteMarks? in
                guard let other = match(url), !_routeEqual(url.winner, pattern), !_routeEqual(other, route)
                else { return nil }
                return marks(of: url.winner)
            }
        }

        static func marks(of pattern: Swift.Int) -> _RouteMarks? {
            switch pattern {
            // @${name}/c
            case 0x5F4344A2: return _RouteMarks(path: "pp")
            // r/${path...}
            case 0x6EE69FC5: return _RouteMarks(path: "ps*")
            default: return nil
            }
        }

        static let affixes27874990 = _RouteAffixes(
            ["@", ""], ignoresCase: true, longestValue: 0)
        static let isText27874990 = [true]

        static func accepts27874990(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split27874990(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes27874990.split(segment, of: url, isText: isText27874990, accepts: accepts27874990)
        }

        static let affixes316BE84C = _RouteAffixes(
            ["", ":80"], ignoresCase: true, longestValue: 0)
        static let isText316BE84C = [true]

        static func accepts316BE84C(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split316BE84C(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes316BE84C.split(segment, of: url, isText: isText316BE84C, accepts: accepts316BE84C)
        }

        static let affixes3CBCB239 = _RouteAffixes(
            ["@", ""], ignoresCase: false, longestValue: 0)
        static let isText3CBCB239 = [true]

        static func accepts3CBCB239(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split3CBCB239(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes3CBCB239.split(segment, of: url, isText: isText3CBCB239, accepts: accepts3CBCB239)
        }

        static let affixes4254DD9F = _RouteAffixes(
            ["", ":80"], ignoresCase: false, longestValue: 0)
        static let isText4254DD9F = [true]

        static func accepts4254DD9F(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split4254DD9F(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes4254DD9F.split(segment, of: url, isText: isText4254DD9F, accepts: accepts4254DD9F)
        }
    }
}
