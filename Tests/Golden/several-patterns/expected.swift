// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum SeveralRoute: URLRoute {
    /// - `feed`
    /// - `feed/${page:Int?}`
    case feed(page: Swift.Int? = nil)
    /// - `list/${id}/page/${page:Int=1}`
    /// - `list/${id}`
    case list(id: Swift.String, page: Swift.Int = 1)
    /// - `artist/${id}/auction-results`
    /// - `artist/${id}?tab=${tab:Tab=posts}`
    case artist(id: Swift.String, tab: SeveralRoute.Tab = .posts)
    /// - `dark`
    /// - `mode/${isDark:Bool}/${level:Int}/${name}`
    case mode(isDark: Swift.Bool, level: Swift.Int, name: Swift.String)
    /// - `tags`
    /// - `tags/${tags...}`
    case tags(tags: [Swift.String] = [])
    /// `find?q=${q?}&tag=${tags:[String]}`
    case query(q: Swift.String? = nil, tags: [Swift.String] = [])
    /// - `maybe/${a?}/${b:Int?}`
    /// - `maybe/${a?}`
    /// - `maybe-b/${b:Int?}`
    /// - `maybe`
    case optional(a: Swift.String? = nil, b: Swift.Int? = nil)
    /// - `half?x=${x:Double=0.5}`
    /// - `half/${x:Double=0.5}`
    case half(x: Swift.Double = 0.5)

    /// The values as they appear in URLs.
    nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case posts
        case likes
        case auctionResults = "auction-results"
    }

    /// The scheme of the first base.
    static let scheme: Swift.String = "app"
    /// The host of the first base.
    static let host: Swift.String = "several"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["app://several"]

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

nonisolated extension SeveralRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .feed(let a0):
            if case .feed(let b0) = b, _routeEqual(a0, b0) { return true }
        case .list(let a0, let a1):
            if case .list(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .artist(let a0, let a1):
            if case .artist(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .mode(let a0, let a1, let a2):
            if case .mode(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .tags(let a0):
            if case .tags(let b0) = b, _routeEqual(a0, b0) { return true }
        case .query(let a0, let a1):
            if case .query(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .optional(let a0, let a1):
            if case .optional(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .half(let a0):
            if case .half(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .feed(let a0):
            hasher.combine(0x1E9FE37D)
            hasher.combine(a0)
        case .list(let a0, let a1):
            hasher.combine(0x2FA6829C)
            hasher.combine(a0)
            hasher.combine(a1)
        case .artist(let a0, let a1):
            hasher.combine(0x2801D6CB)
            hasher.combine(a0)
            hasher.combine(a1)
        case .mode(let a0, let a1, let a2):
            hasher.combine(0x3CF642B6)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .tags(let a0):
            hasher.combine(0x58C57449)
            hasher.combine(a0)
        case .query(let a0, let a1):
            hasher.combine(0x2244B13C)
            hasher.combine(a0)
            hasher.combine(a1)
        case .optional(let a0, let a1):
            hasher.combine(0x7006B5A1)
            hasher.combine(a0)
            hasher.combine(a1)
        case .half(let a0):
            hasher.combine(0x1E5DE892)
            hasher.combine(a0)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> SeveralRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://several", segments: 7) { match($0) }
    }

    static func match(_ url: _RouteReader) -> SeveralRoute? {
        if url.isRelative { return node7274EE7F(url, url.path) }
        if url.hasScheme("app") {
            guard let path = url.hostPath else { return nil }
            return node15FBA5E6(url, path)
        }
        return nil
    }

    static func node15FBA5E6(_ url: _RouteReader, _ path: _RouteReader.Path) -> SeveralRoute? {
        if path.segment(0).equalsIgnoringCase("several") {
            return node7274EE7F(url, path.from(1))
        }
        return nil
    }

    static func node7274EE7F(_ url: _RouteReader, _ path: _RouteReader.Path) -> SeveralRoute? {
        switch path.word(0) {
        case 0x64656566:
            // "feed"
            if path.hasCount(0, 4) {
                return node44964959(url, path.from(1))
            }
        case 0x646E6966:
            // "find"
            if path.hasCount(0, 4) {
                return node703074B2(url, path.from(1))
            }
        case 0x65646F6D:
            // "mode"
            if path.hasCount(0, 4) {
                return node5F0D9B10(url, path.from(1))
            }
        case 0x666C6168:
            // "half"
            if path.hasCount(0, 4) {
                return node11298FEA(url, path.from(1))
            }
        case 0x6B726164:
            // "dark"
            if path.hasCount(0, 4) {
                if path.isEnd(1) {
                    // dark
                    return SeveralRoute.mode(isDark: true, level: 3, name: "night")
                }
            }
        case 0x73676174:
            // "tags"
            if path.hasCount(0, 4) {
                return node38809929(url, path.from(1))
            }
        case 0x7473696C:
            // "list"
            if path.hasCount(0, 4) {
                return node6C0B9F2E(url, path.from(1))
            }
        case 0x656279616D:
            // "maybe"
            if path.hasCount(0, 5) {
                return node676EF874(url, path.from(1))
            }
        case 0x747369747261:
            // "artist"
            if path.hasCount(0, 6) {
                return node5ABBF0BB(url, path.from(1))
            }
        case 0x622D656279616D:
            // "maybe-b"
            if path.hasCount(0, 7) {
                return node5C5F2D86(url, path.from(1))
            }
        default: break
        }
        return nil
    }

    static func node44964959(_ url: _RouteReader, _ path: _RouteReader.Path) -> SeveralRoute? {
        if path.isEnd(0) {
            // feed
            return SeveralRoute.feed(page: nil)
        }
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // feed/${page:Int?}
                return SeveralRoute.feed(page: c0)
            }
        }
        return nil
    }

    static func node6C0B9F2E(_ url: _RouteReader, _ path: _RouteReader.Path) -> SeveralRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // list/${id}
                if let v0 = path.string(0) {
                    return SeveralRoute.list(id: v0, page: 1)
                }
            }
            if path.equals(1, "page") {
                if let c1 = path.integer(2, Swift.Int.self) {
                    if path.isEnd(3) {
                        // list/${id}/page/${page:Int=1}
                        if let v0 = path.string(0) {
                            return SeveralRoute.list(id: v0, page: c1)
                        }
                    }
                }
            }
        }
        return nil
    }

    static func node5ABBF0BB(_ url: _RouteReader, _ path: _RouteReader.Path) -> SeveralRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // artist/${id}?tab=${tab:Tab=posts}
                if let v0 = path.string(0),
                    let v1 = url.item("tab").defaulting(to: SeveralRoute.Tab.posts, { closedTab($0) })
                {
                    return SeveralRoute.artist(id: v0, tab: v1)
                }
            }
            if path.equals(1, "auction-results") {
                if path.isEnd(2) {
                    // artist/${id}/auction-results
                    if let v0 = path.string(0) {
                        return SeveralRoute.artist(id: v0, tab: SeveralRoute.Tab.auctionResults)
                    }
                }
            }
        }
        return nil
    }

    static func node5F0D9B10(_ url: _RouteReader, _ path: _RouteReader.Path) -> SeveralRoute? {
        if let c0 = path.bool(0) {
            if let c1 = path.integer(1, Swift.Int.self) {
                if path.isPresent(2) {
                    if path.isEnd(3) {
                        // mode/${isDark:Bool}/${level:Int}/${name}
                        if let v2 = path.string(2) {
                            return SeveralRoute.mode(isDark: c0, level: c1, name: v2)
                        }
                    }
                }
            }
        }
        return nil
    }

    static func node38809929(_ url: _RouteReader, _ path: _RouteReader.Path) -> SeveralRoute? {
        if path.isEnd(0) {
            // tags
            return SeveralRoute.tags(tags: [])
        }
        do {
            // tags/${tags...}
            if let v0 = url.rest(from: path.from(0), { $0.string() }) {
                return SeveralRoute.tags(tags: v0)
            }
        }
        return nil
    }

    static func node703074B2(_ url: _RouteReader, _ path: _RouteReader.Path) -> SeveralRoute? {
        if path.isEnd(0) {
            // find?q=${q?}&tag=${tags:[String]}
            if let v0 = url.stringItemIfAny("q"),
                let v1 = url.items("tag", takesEmpty: true, { $0.string() })
            {
                return SeveralRoute.query(q: v0, tags: v1)
            }
        }
        return nil
    }

    static func node676EF874(_ url: _RouteReader, _ path: _RouteReader.Path) -> SeveralRoute? {
        if path.isEnd(0) {
            // maybe
            return SeveralRoute.optional(a: nil, b: nil)
        }
        if path.isPresent(0) {
            if path.isEnd(1) {
                // maybe/${a?}
                if let v0 = path.segment(0).nonemptyString() {
                    return SeveralRoute.optional(a: v0, b: nil)
                }
            }
            if let c1 = path.integer(1, Swift.Int.self) {
                if path.isEnd(2) {
                    // maybe/${a?}/${b:Int?}
                    if let v0 = path.segment(0).nonemptyString() {
                        return SeveralRoute.optional(a: v0, b: c1)
                    }
                }
            }
        }
        return nil
    }

    static func node5C5F2D86(_ url: _RouteReader, _ path: _RouteReader.Path) -> SeveralRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // maybe-b/${b:Int?}
                return SeveralRoute.optional(a: nil, b: c0)
            }
        }
        return nil
    }

    static func node11298FEA(_ url: _RouteReader, _ path: _RouteReader.Path) -> SeveralRoute? {
        if path.isEnd(0) {
            // half?x=${x:Double=0.5}
            if let v0 = url.item("x").defaulting(to: 0.5, { $0.double() }) {
                return SeveralRoute.half(x: v0)
            }
        }
        if let c0 = path.segment(0).double() {
            if path.isEnd(1) {
                // half/${x:Double=0.5}
                return SeveralRoute.half(x: c0)
            }
        }
        return nil
    }

    static func text(of route: SeveralRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "app://several/") { text in write(route, form, &text) }
    }

    static func write(_ route: SeveralRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .feed(let v0):
            if _routeIsNil(v0) {
                text.append("feed")
                return
            }
            if let v0 {
                text.append("feed/")
                text.append(integer: v0)
                return
            }
        case .list(let v0, let v1):
            text.append("list/")
            text.append(segment: v0)
            text.append("/page/")
            text.append(integer: v1)
        case .artist(let v0, let v1):
            if _routeEqual(v1, SeveralRoute.Tab.auctionResults) {
                text.append("artist/")
                text.append(segment: v0)
                text.append("/auction-results")
                return
            }
            text.append("artist/")
            text.append(lastSegment: v0)
            if !_routeEqual(v1, SeveralRoute.Tab.posts) {
                text.append("?tab=")
                text.append(value: v1.rawValue)
            }
        case .mode(let v0, let v1, let v2):
            if _routeEqual(v0, true), _routeEqual(v1, 3), _routeEqual(v2, text: "night") {
                text.append("dark")
                return
            }
            text.append("mode/")
            text.append(bool: v0)
            text.append("/")
            text.append(integer: v1)
            text.append("/")
            text.append(lastSegment: v2)
        case .tags(let v0):
            if v0.isEmpty {
                text.append("tags")
                return
            }
            text.begin(form, base: "app://several", .host, isRelative: true)
            text.literal("tags")
            for element in v0 { text.segment(element) }
            text.endSegments()
        case .query(let v0, let v1):
            text.append("find")
            if let v0, !v0.isEmpty {
                text.append(item: "?q=")
                text.append(value: v0)
            }
            text.items("tag", v1)
        case .optional(let v0, let v1):
            if let v0, !v0.isEmpty, let v1 {
                text.append("maybe/")
                text.append(segment: v0)
                text.append("/")
                text.append(integer: v1)
                return
            }
            if let v0, !v0.isEmpty, _routeIsNil(v1) {
                text.append("maybe/")
                text.append(lastSegment: v0)
                return
            }
            if (v0 ?? Swift.String()).isEmpty, let v1 {
                text.append("maybe-b/")
                text.append(integer: v1)
                return
            }
            if (v0 ?? Swift.String()).isEmpty, _routeIsNil(v1) {
                text.append("maybe")
                return
            }
        case .half(let v0):
            text.append("half")
            if !_routeEqual(v0, 0.5) {
                text.append("?x=")
                text.append(value: _routeText(v0))
            }
        }
    }

    static func closedTab(_ part: _RoutePart) -> SeveralRoute.Tab? {
        switch part.word {
        case 0x73656B696C:
            // "likes"
            if part.hasCount(5) {
                return SeveralRoute.Tab.likes
            }
        case 0x7374736F70:
            // "posts"
            if part.hasCount(5) {
                return SeveralRoute.Tab.posts
            }
        case 0x2D6E6F6974637561:
            // "auction-results"
            if part.equals("auction-results") {
                return SeveralRoute.Tab.auctionResults
            }
        default: break
        }
        return nil
    }
}
