// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FormRoute: URLRoute {
    /// - `search?q=${q}&c%2B%2B=${c?}&exact=a+b&${others...}`
    case search(q: Swift.String, c: Swift.String? = nil, others: [Swift.String: Swift.String] = [:])
    /// - `a+b/${c}`
    case path(c: Swift.String)
    /// - `list?tag=${tags:[String]}`
    case list(tags: [Swift.String] = [])
    /// - `fragment#q=${q}`
    case fragment(q: Swift.String)
    /// - `literal?sum=1%2B1&name+x=${x}`
    case literalPlus(x: Swift.String)

    /// The scheme of the first base.
    static let scheme: Swift.String = "app"
    /// The host of the first base.
    static let host: Swift.String = "forms"

    /// What stands before the paths of the routes that have no base of their own; the first is written.
    static let bases: [Swift.String] = ["app://forms"]

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
        case .search(let a0, let a1, let a2):
            if case .search(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .path(let a0):
            if case .path(let b0) = b, _routeEqual(a0, b0) { return true }
        case .list(let a0):
            if case .list(let b0) = b, _routeEqual(a0, b0) { return true }
        case .fragment(let a0):
            if case .fragment(let b0) = b, _routeEqual(a0, b0) { return true }
        case .literalPlus(let a0):
            if case .literalPlus(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .search(let a0, let a1, let a2):
            hasher.combine(0x50492D0B)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .path(let a0):
            hasher.combine(0x68122B7B)
            hasher.combine(a0)
        case .list(let a0):
            hasher.combine(0x56031BEC)
            hasher.combine(a0)
        case .fragment(let a0):
            hasher.combine(0x1E1D7463)
            hasher.combine(a0)
        case .literalPlus(let a0):
            hasher.combine(0x7C928D98)
            hasher.combine(a0)
        }
    }
}

extension FormRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> FormRoute? {
            _RouteReader.read(text, plusIsSpace: true, isRawValue: isRawValue, base: "app://forms", segments: 5) { match($0) }
        }

        static func match(_ url: _RouteReader) -> FormRoute? {
            if url.isRelative { return node0820A26D(url, url.path) }
            if url.hasScheme("app") {
                guard let path = url.hostPath else { return nil }
                return node48CF5796(url, path)
            }
            return nil
        }

        static func node48CF5796(_ url: _RouteReader, _ path: _RouteReader.Path) -> FormRoute? {
            if path.segment(0).equalsIgnoringCase("forms") {
                return node0820A26D(url, path.from(1))
            }
            return nil
        }

        static func node0820A26D(_ url: _RouteReader, _ path: _RouteReader.Path) -> FormRoute? {
            switch path.word(0) {
            case 0x622B61:
                // "a+b"
                if path.hasCount(0, 3) {
                    if path.isPresent(1) {
                        if path.isEnd(2) {
                            // a+b/${c}
                            if let v0 = path.string(1) {
                                return FormRoute.path(c: v0)
                            }
                        }
                    }
                }
            case 0x7473696C:
                // "list"
                if path.hasCount(0, 4) {
                    if path.isEnd(1) {
                        // list?tag=${tags:[String]}
                        if let v0 = url.items("tag", takesEmpty: true, { $0.string() }) {
                            return FormRoute.list(tags: v0)
                        }
                    }
                }
            case 0x686372616573:
                // "search"
                if path.hasCount(0, 6) {
                    if path.isEnd(1) {
                        // search?q=${q}&c%2B%2B=${c?}&exact=a+b&${others...}
                        if url.item("exact").equals("a+b"),
                            let v0 = url.stringItem("q"),
                            let v1 = url.stringItemIfAny("c++"),
                            let v2 = url.otherItems(than: "q", "c++", "exact")
                        {
                            return FormRoute.search(q: v0, c: v1, others: v2)
                        }
                    }
                }
            case 0x6C61726574696C:
                // "literal"
                if path.hasCount(0, 7) {
                    if path.isEnd(1) {
                        // literal?sum=1%2B1&name+x=${x}
                        if url.item("sum").equals("1+1"),
                            let v0 = url.stringItem("name+x")
                        {
                            return FormRoute.literalPlus(x: v0)
                        }
                    }
                }
            case 0x746E656D67617266:
                // "fragment"
                if path.hasCount(0, 8) {
                    if path.isEnd(1) {
                        // fragment#q=${q}
                        if url.hasFragment,
                            let v0 = url.fragmentItem("q", isItemsAlone: true).string()
                        {
                            return FormRoute.fragment(q: v0)
                        }
                    }
                }
            default: break
            }
            return nil
        }

        static func text(of route: FormRoute, _ form: _RouteForm) -> Swift.String {
            _RouteWriter.text(form, base: "app://forms/") { text in write(route, form, &text) }
        }

        static func write(_ route: FormRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
            switch route {
            case .search(let v0, let v1, let v2):
                text.append("search")
                text.append(item: "?q=")
                text.append(value: v0)
                if let v1, !v1.isEmpty {
                    text.append("&c%2B%2B=")
                    text.append(value: v1)
                }
                text.append("&exact=a%2Bb")
                text.otherItems(v2, than: ["q", "c++", "exact"])
            case .path(let v0):
                text.append("a+b/")
                text.append(lastSegment: v0)
            case .list(let v0):
                text.append("list")
                text.items("tag", v0)
            case .fragment(let v0):
                text.append("fragment")
                text.beginFragment(isItemsAlone: true)
                text.append(item: "?q=")
                text.append(value: v0)
            case .literalPlus(let v0):
                text.append("literal?sum=1%2B1&name%2Bx=")
                text.append(value: v0)
            }
        }
    }
}
