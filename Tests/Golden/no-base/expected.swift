// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum BaselessRoute: URLRoute {
    /// - `/`
    case home
    /// - `user/${id:Int}`
    case user(id: Swift.Int)
    /// - `user/${name}`
    case name(name: Swift.String)
    /// - `@${name}`
    case handle(name: Swift.String)
    /// - `a:${text}`
    case address(text: Swift.String)
    /// - `${first}/x/${second}`
    case `any`(first: Swift.String, second: Swift.String)
    /// - `files/${path...}`
    case files(path: [Swift.String] = [])
    /// - `search?q=${q}`
    case search(q: Swift.String)
    /// - `https://web.example.com/${path...}`
    case web(path: [Swift.String] = [])

    /// What stands before the paths of the routes that have no base of their own; the first is written.
    static let bases: [Swift.String] = []

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

    /// The route's URL with a scheme, the first segment in the host's place; nil if it is no scheme.
    func url(scheme: Swift.String) -> RouteURL? {
        let text = _Matching.text(of: self, .other(scheme: scheme, host: nil))
        return _routeURL(text, scheme: scheme, host: nil)
    }

    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .home: if case .home = b { return true }
        case .user(let a0):
            if case .user(let b0) = b, _routeEqual(a0, b0) { return true }
        case .name(let a0):
            if case .name(let b0) = b, _routeEqual(a0, b0) { return true }
        case .handle(let a0):
            if case .handle(let b0) = b, _routeEqual(a0, b0) { return true }
        case .address(let a0):
            if case .address(let b0) = b, _routeEqual(a0, b0) { return true }
        case .`any`(let a0, let a1):
            if case .`any`(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .files(let a0):
            if case .files(let b0) = b, _routeEqual(a0, b0) { return true }
        case .search(let a0):
            if case .search(let b0) = b, _routeEqual(a0, b0) { return true }
        case .web(let a0):
            if case .web(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .home:
            hasher.combine(0x3E4286A2)
        case .user(let a0):
            hasher.combine(0x7E4CC816)
            hasher.combine(a0)
        case .name(let a0):
            hasher.combine(0x4ADFB63C)
            hasher.combine(a0)
        case .handle(let a0):
            hasher.combine(0x21AD118E)
            hasher.combine(a0)
        case .address(let a0):
            hasher.combine(0x247BE42D)
            hasher.combine(a0)
        case .`any`(let a0, let a1):
            hasher.combine(0x63D797D4)
            hasher.combine(a0)
            hasher.combine(a1)
        case .files(let a0):
            hasher.combine(0x71EAA570)
            hasher.combine(a0)
        case .search(let a0):
            hasher.combine(0x50492D0B)
            hasher.combine(a0)
        case .web(let a0):
            hasher.combine(0x16D2FFE8)
            hasher.combine(a0)
        }
    }
}

extension BaselessRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> BaselessRoute? {
            _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, segments: 5) { match($0) }
        }

        static func match(_ url: _RouteReader) -> BaselessRoute? {
            if url.hasScheme("https") {
                return node228E5960(url, url.path)
            }
            return node7C9B69BD(url, url.path)
        }

        static func node228E5960(_ url: _RouteReader, _ path: _RouteReader.Path) -> BaselessRoute? {
            if path.isEnd(0) {
                // 
                return BaselessRoute.home
            }
            switch path.segment(0).lowercaseWord {
            case 0x72657375:
                // "user"
                if path.hasCount(0, 4) {
                    if let route = node08A2206C(url, path.from(1)) { return route }
                }
            case 0x73656C6966:
                // "files"
                if path.hasCount(0, 5) {
                    if let route = node67D177C2(url, path.from(1)) { return route }
                }
            case 0x686372616573:
                // "search"
                if path.hasCount(0, 6) {
                    if path.isEnd(1) {
                        // search?q=${q}
                        if let v0 = url.stringItem("q") {
                            return BaselessRoute.search(q: v0)
                        }
                    }
                }
            case 0x6D6178652E626577:
                // "web.example.com"
                if path.segment(0).equalsIgnoringCase("web.example.com") {
                    do {
                        // https://web.example.com/${path...}
                        if let v0 = url.rest(from: path.from(1), { $0.string() }) {
                            return BaselessRoute.web(path: v0)
                        }
                    }
                }
            default: break
            }
            if let c0 = split4AFA84CD(path.segment(0), url) {
                if path.isEnd(1) {
                    // a:${text}
                    if let v0 = c0[0].string() {
                        return BaselessRoute.address(text: v0)
                    }
                }
            }
            if let c0 = split27874990(path.segment(0), url) {
                if path.isEnd(1) {
                    // @${name}
                    if let v0 = c0[0].string() {
                        return BaselessRoute.handle(name: v0)
                    }
                }
            }
            if path.isPresent(0) {
                return node4B3FA2AF(url, path.from(1))
            }
            return nil
        }

        static func node08A2206C(_ url: _RouteReader, _ path: _RouteReader.Path) -> BaselessRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // user/${id:Int}
                    url.won(0x75FD8A14)
                    return BaselessRoute.user(id: c0)
                }
            }
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // user/${name}
                    if let v0 = path.string(0) {
                        return BaselessRoute.name(name: v0)
                    }
                }
            }
            return nil
        }

        static func node67D177C2(_ url: _RouteReader, _ path: _RouteReader.Path) -> BaselessRoute? {
            do {
                // files/${path...}
                if let v0 = url.rest(from: path.from(0), { $0.string() }) {
                    url.won(0x2F1D24E6)
                    return BaselessRoute.files(path: v0)
                }
            }
            return nil
        }

        static func node4B3FA2AF(_ url: _RouteReader, _ path: _RouteReader.Path) -> BaselessRoute? {
            if path.equals(0, "x") {
                if path.isPresent(1) {
                    if path.isEnd(2) {
                        // ${first}/x/${second}
                        if let v0 = path.string(-1),
                            let v1 = path.string(1)
                        {
                            return BaselessRoute.`any`(first: v0, second: v1)
                        }
                    }
                }
            }
            return nil
        }

        static func node7C9B69BD(_ url: _RouteReader, _ path: _RouteReader.Path) -> BaselessRoute? {
            if path.isEnd(0) {
                // 
                return BaselessRoute.home
            }
            switch path.segment(0).lowercaseWord {
            case 0x72657375:
                // "user"
                if path.hasCount(0, 4) {
                    if let route = node08A2206C(url, path.from(1)) { return route }
                }
            case 0x73656C6966:
                // "files"
                if path.hasCount(0, 5) {
                    if let route = node67D177C2(url, path.from(1)) { return route }
                }
            case 0x686372616573:
                // "search"
                if path.hasCount(0, 6) {
                    if path.isEnd(1) {
                        // search?q=${q}
                        if let v0 = url.stringItem("q") {
                            return BaselessRoute.search(q: v0)
                        }
                    }
                }
            default: break
            }
            if let c0 = split4AFA84CD(path.segment(0), url) {
                if path.isEnd(1) {
                    // a:${text}
                    if let v0 = c0[0].string() {
                        return BaselessRoute.address(text: v0)
                    }
                }
            }
            if let c0 = split27874990(path.segment(0), url) {
                if path.isEnd(1) {
                    // @${name}
                    if let v0 = c0[0].string() {
                        return BaselessRoute.handle(name: v0)
                    }
                }
            }
            if path.isPresent(0) {
                return node4B3FA2AF(url, path.from(1))
            }
            return nil
        }

        static func text(of route: BaselessRoute, _ form: _RouteForm) -> Swift.String {
            _RouteWriter.text(form, base: "") { text in write(route, form, &text) }
        }

        static func write(_ route: BaselessRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
            switch route {
            case .home:
                break
            case .user(let v0):
                text.append("user/")
                text.append(integer: v0)
            case .name(let v0):
                text.write(form, canonical: .rawValue, baseCount: 0) { text, form in
                    text.begin(form, base: "", .noHost, isRelative: true)
                    text.literal("user")
                    text.segment(v0)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 0x7403F5E8) }
            case .handle(let v0):
                text.begin(form, base: "", .noHost, isRelative: true, isGuarded: true)
                text.segment(
                    affixes27874990, [.string(v0)], first: "@",
                    isText: isText27874990, accepts: accepts27874990)
                text.endSegments()
            case .address(let v0):
                text.begin(form, base: "", .noHost, isRelative: true, isGuarded: true)
                text.segment(
                    affixes4AFA84CD, [.string(v0)], first: "a:",
                    isText: isText4AFA84CD, accepts: accepts4AFA84CD)
                text.endSegments()
            case .`any`(let v0, let v1):
                text.write(form, canonical: .rawValue, baseCount: 0) { text, form in
                    text.begin(form, base: "", .noHost, isRelative: true)
                    text.segment(v0)
                    text.literal("x")
                    text.segment(v1)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 0x395245C1) }
            case .files(let v0):
                text.begin(form, base: "", .noHost, isRelative: true)
                text.literal("files")
                for element in v0 { text.segment(element) }
                text.endSegments()
            case .search(let v0):
                text.append("search?q=")
                text.append(value: v0)
            case .web(let v0):
                text.begin(form, base: "https://web.example.com", .host, isRelative: false)
                for element in v0 { text.segment(element) }
                text.endSegments()
            }
        }

        /// What to know of an earlier pattern that reads a text as another value than the one that was written.
        static func winner(_ text: Swift.String, over route: BaselessRoute, _ pattern: Swift.Int) -> _RouteMarks? {
            _RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 5) {
                url -> _RouteMarks? in
                guard let other = match(url), !_routeEqual(url.winner, pattern), !_routeEqual(other, route)
                else { return nil }
                return marks(of: url.winner)
            }
        }

        static func marks(of pattern: Swift.Int) -> _RouteMarks? {
            switch pattern {
            // user/${id:Int}
            case 0x75FD8A14: return _RouteMarks(path: "pp")
            // files/${path...}
            case 0x2F1D24E6: return _RouteMarks(path: "ps*")
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

        static let affixes4AFA84CD = _RouteAffixes(
            ["a:", ""], ignoresCase: true, longestValue: 0)
        static let isText4AFA84CD = [true]

        static func accepts4AFA84CD(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split4AFA84CD(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes4AFA84CD.split(segment, of: url, isText: isText4AFA84CD, accepts: accepts4AFA84CD)
        }
    }
}
