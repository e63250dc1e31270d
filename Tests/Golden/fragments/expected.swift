// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FragmentRoute: URLRoute {
    /// `room#/${room}?via=${via?}`
    case segments(room: Swift.String, via: Swift.String? = nil)
    /// `room#${room}`
    case withoutSlash(room: Swift.String)
    /// `several#/${room}/${event}`
    case several(room: Swift.String, event: Swift.String)
    /// `literal#top`
    case literal
    /// `typed#line-${line:Int}`
    case typed(line: Swift.Int)
    /// `rest#/${path...}?page=${page:Int=1}`
    case rest(path: [Swift.String] = [], page: Swift.Int = 1)
    /// `items#key=${key}&n=${n:Int?}`
    case items(key: Swift.String, n: Swift.Int? = nil)
    /// `items-rest#key=${key}&${others...}`
    case itemsRest(key: Swift.String, others: [Swift.String: Swift.String] = [:])
    /// `equals#a%3Db`
    case equals
    /// `both?q=${q}#/${room}?q=${inner}`
    case both(q: Swift.String, room: Swift.String, inner: Swift.String)
    /// `items`
    case none
    /// `list#tag=${tags:[String]}`
    case list(tags: [Swift.String] = [])
    /// `empty#`
    case empty

    /// The scheme of the first base.
    static let scheme: Swift.String = "https"
    /// The host of the first base.
    static let host: Swift.String = "fragments.example"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["https://fragments.example"]

    /// The route that `url` opens; nil if no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    func url() -> RouteURL {
        _routeURL(_Matching.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

nonisolated extension FragmentRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .segments(let a0, let a1):
            if case .segments(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .withoutSlash(let a0):
            if case .withoutSlash(let b0) = b, _routeEqual(a0, b0) { return true }
        case .several(let a0, let a1):
            if case .several(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .literal:
            if case .literal = b { return true }
        case .typed(let a0):
            if case .typed(let b0) = b, _routeEqual(a0, b0) { return true }
        case .rest(let a0, let a1):
            if case .rest(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .items(let a0, let a1):
            if case .items(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .itemsRest(let a0, let a1):
            if case .itemsRest(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .equals:
            if case .equals = b { return true }
        case .both(let a0, let a1, let a2):
            if case .both(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .none:
            if case .none = b { return true }
        case .list(let a0):
            if case .list(let b0) = b, _routeEqual(a0, b0) { return true }
        case .empty:
            if case .empty = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .segments(let a0, let a1):
            hasher.combine(0x2F872783)
            hasher.combine(a0)
            hasher.combine(a1)
        case .withoutSlash(let a0):
            hasher.combine(0x008E8A61)
            hasher.combine(a0)
        case .several(let a0, let a1):
            hasher.combine(0x7D67E4E5)
            hasher.combine(a0)
            hasher.combine(a1)
        case .literal:
            hasher.combine(0x3AAA5985)
        case .typed(let a0):
            hasher.combine(0x027174A2)
            hasher.combine(a0)
        case .rest(let a0, let a1):
            hasher.combine(0x487168B7)
            hasher.combine(a0)
            hasher.combine(a1)
        case .items(let a0, let a1):
            hasher.combine(0x486BA123)
            hasher.combine(a0)
            hasher.combine(a1)
        case .itemsRest(let a0, let a1):
            hasher.combine(0x103707E4)
            hasher.combine(a0)
            hasher.combine(a1)
        case .equals:
            hasher.combine(0x04663873)
        case .both(let a0, let a1, let a2):
            hasher.combine(0x34D5EBF0)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .none:
            hasher.combine(0x216BA7F2)
        case .list(let a0):
            hasher.combine(0x2FA6829C)
            hasher.combine(a0)
        case .empty:
            hasher.combine(0x47EFB78D)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> FragmentRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://fragments.example", segments: 4) { match($0) }
    }

    static func match(_ url: _RouteReader) -> FragmentRoute? {
        if url.isRelative { return node106CBD92(url, url.path) }
        if url.hasScheme("https") {
            guard let path = url.hostPath else { return nil }
            return node7F615D95(url, path)
        }
        return nil
    }

    static func node7F615D95(_ url: _RouteReader, _ path: _RouteReader.Path) -> FragmentRoute? {
        if path.segment(0).equalsIgnoringCase("fragments.example") {
            return node106CBD92(url, path.from(1))
        }
        return nil
    }

    static func node106CBD92(_ url: _RouteReader, _ path: _RouteReader.Path) -> FragmentRoute? {
        switch path.word(0) {
        case 0x68746F62:
            // "both"
            if path.hasCount(0, 4) {
                return node451C5E8D(url, path.from(1))
            }
        case 0x6D6F6F72:
            // "room"
            if path.hasCount(0, 4) {
                return node3188AD99(url, path.from(1))
            }
        case 0x74736572:
            // "rest"
            if path.hasCount(0, 4) {
                if path.isEnd(1) {
                    // rest#/${path...}?page=${page:Int=1}
                    if url.hasFragment,
                        case let f0 = url.fragmentSegment(at: url.fragmentStart),
                        f0.equals(""),
                        let v0 = url.fragmentRest(from: f0.next, { $0.string() }),
                        let v1 = url.fragmentItem("page").defaulting(to: 1, { $0.integer(Swift.Int.self) })
                    {
                        return FragmentRoute.rest(path: v0, page: v1)
                    }
                }
            }
        case 0x7473696C:
            // "list"
            if path.hasCount(0, 4) {
                if path.isEnd(1) {
                    // list#tag=${tags:[String]}
                    if url.hasFragment,
                        let v0 = url.fragmentItems("tag", isItemsAlone: true, takesEmpty: true, { $0.string() })
                    {
                        return FragmentRoute.list(tags: v0)
                    }
                }
            }
        case 0x6465707974:
            // "typed"
            if path.hasCount(0, 5) {
                if path.isEnd(1) {
                    // typed#line-${line:Int}
                    if url.hasFragment,
                        case let f0 = url.fragmentSegment(at: url.fragmentStart),
                        let a0 = split1F81A624(f0, url),
                        let v0 = a0[0].integer(Swift.Int.self),
                        url.isFragmentEnd(f0.next)
                    {
                        return FragmentRoute.typed(line: v0)
                    }
                }
            }
        case 0x736D657469:
            // "items"
            if path.hasCount(0, 5) {
                return node028F052E(url, path.from(1))
            }
        case 0x7974706D65:
            // "empty"
            if path.hasCount(0, 5) {
                if path.isEnd(1) {
                    // empty#
                    if url.hasFragment,
                        url.isFragmentEnd(url.fragmentStart)
                    {
                        return FragmentRoute.empty
                    }
                }
            }
        case 0x736C61757165:
            // "equals"
            if path.hasCount(0, 6) {
                if path.isEnd(1) {
                    // equals#a%3Db
                    if url.hasFragment,
                        case let f0 = url.fragmentSegment(at: url.fragmentStart),
                        f0.equals("a=b"),
                        url.isFragmentEnd(f0.next)
                    {
                        return FragmentRoute.equals
                    }
                }
            }
        case 0x6C61726574696C:
            // "literal"
            if path.hasCount(0, 7) {
                if path.isEnd(1) {
                    // literal#top
                    if url.hasFragment,
                        case let f0 = url.fragmentSegment(at: url.fragmentStart),
                        f0.equals("top"),
                        url.isFragmentEnd(f0.next)
                    {
                        return FragmentRoute.literal
                    }
                }
            }
        case 0x6C617265766573:
            // "several"
            if path.hasCount(0, 7) {
                if path.isEnd(1) {
                    // several#/${room}/${event}
                    if url.hasFragment,
                        case let f0 = url.fragmentSegment(at: url.fragmentStart),
                        f0.equals(""),
                        case let f1 = url.fragmentSegment(at: f0.next),
                        let v0 = f1.string(),
                        case let f2 = url.fragmentSegment(at: f1.next),
                        let v1 = f2.string(),
                        url.isFragmentEnd(f2.next)
                    {
                        return FragmentRoute.several(room: v0, event: v1)
                    }
                }
            }
        case 0x65722D736D657469:
            // "items-rest"
            if path.equals(0, "items-rest") {
                if path.isEnd(1) {
                    // items-rest#key=${key}&${others...}
                    if url.hasFragment,
                        let v0 = url.fragmentItem("key", isItemsAlone: true).string(),
                        let v1 = url.otherFragmentItems(than: "key", isItemsAlone: true)
                    {
                        return FragmentRoute.itemsRest(key: v0, others: v1)
                    }
                }
            }
        default: break
        }
        return nil
    }

    static func node3188AD99(_ url: _RouteReader, _ path: _RouteReader.Path) -> FragmentRoute? {
        if path.isEnd(0) {
            // room#/${room}?via=${via?}
            if url.hasFragment,
                case let f0 = url.fragmentSegment(at: url.fragmentStart),
                f0.equals(""),
                case let f1 = url.fragmentSegment(at: f0.next),
                let v0 = f1.string(),
                url.isFragmentEnd(f1.next),
                let v1 = url.fragmentItem("via").optional({ $0.string() })
            {
                return FragmentRoute.segments(room: v0, via: v1)
            }
            // room#${room}
            if url.hasFragment,
                case let f0 = url.fragmentSegment(at: url.fragmentStart),
                let v0 = f0.string(),
                url.isFragmentEnd(f0.next)
            {
                return FragmentRoute.withoutSlash(room: v0)
            }
        }
        return nil
    }

    static func node028F052E(_ url: _RouteReader, _ path: _RouteReader.Path) -> FragmentRoute? {
        if path.isEnd(0) {
            // items#key=${key}&n=${n:Int?}
            if url.hasFragment,
                let v0 = url.fragmentItem("key", isItemsAlone: true).string(),
                let v1 = url.fragmentItem("n", isItemsAlone: true).optional({ $0.integer(Swift.Int.self) })
            {
                return FragmentRoute.items(key: v0, n: v1)
            }
            // items
            return FragmentRoute.none
        }
        return nil
    }

    static func node451C5E8D(_ url: _RouteReader, _ path: _RouteReader.Path) -> FragmentRoute? {
        if path.isEnd(0) {
            // both?q=${q}#/${room}?q=${inner}
            if url.hasFragment,
                let v0 = url.stringItem("q"),
                case let f0 = url.fragmentSegment(at: url.fragmentStart),
                f0.equals(""),
                case let f1 = url.fragmentSegment(at: f0.next),
                let v1 = f1.string(),
                url.isFragmentEnd(f1.next),
                let v2 = url.fragmentItem("q").string()
            {
                return FragmentRoute.both(q: v0, room: v1, inner: v2)
            }
        }
        return nil
    }

    static func text(of route: FragmentRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "https://fragments.example/") { text in write(route, form, &text) }
    }

    static func write(_ route: FragmentRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .segments(let v0, let v1):
            text.append("room")
            text.beginFragment()
            text.literal("")
            text.segment(v0)
            text.endSegments()
            if let v1, !v1.isEmpty {
                text.append("?via=")
                text.append(value: v1)
            }
        case .withoutSlash(let v0):
            text.append("room")
            text.beginFragment()
            text.segment(v0)
            text.endSegments()
        case .several(let v0, let v1):
            text.append("several")
            text.beginFragment()
            text.literal("")
            text.segment(v0)
            text.segment(v1)
            text.endSegments()
        case .literal:
            text.append("literal#top")
        case .typed(let v0):
            text.append("typed")
            text.beginFragment()
            text.segment(
                affixes1F81A624, [.plain(_routeText(v0))], first: "line-",
                isText: isText1F81A624, accepts: accepts1F81A624)
            text.endSegments()
        case .rest(let v0, let v1):
            text.append("rest")
            text.beginFragment()
            text.literal("")
            for element in v0 { text.segment(element) }
            text.endSegments()
            if !_routeEqual(v1, 1) {
                text.append("?page=")
                text.append(integer: v1)
            }
        case .items(let v0, let v1):
            text.append("items")
            text.beginFragment(isItemsAlone: true)
            text.append(item: "?key=")
            text.append(value: v0)
            if let v1 {
                text.append("&n=")
                text.append(integer: v1)
            }
        case .itemsRest(let v0, let v1):
            text.append("items-rest")
            text.beginFragment(isItemsAlone: true)
            text.append(item: "?key=")
            text.append(value: v0)
            text.otherItems(v1, than: ["key"])
        case .equals:
            text.append("equals#a=b")
        case .both(let v0, let v1, let v2):
            text.append("both?q=")
            text.append(value: v0)
            text.beginFragment()
            text.literal("")
            text.segment(v1)
            text.endSegments()
            text.append("?q=")
            text.append(value: v2)
        case .none:
            text.append("items")
        case .list(let v0):
            text.append("list")
            text.beginFragment(isItemsAlone: true)
            text.items("tag", v0)
        case .empty:
            text.append("empty#")
        }
    }

    static let affixes1F81A624 = _RouteAffixes(
        ["line-", ""], ignoresCase: false, longestValue: 0)
    static let isText1F81A624 = [false]

    static func accepts1F81A624(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        case 0: return text.integer(Swift.Int.self) != nil
        default: return true
        }
    }

    static func split1F81A624(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes1F81A624.split(segment, of: url, isText: isText1F81A624, accepts: accepts1F81A624)
    }
}
