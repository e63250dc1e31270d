// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum SeveralRoute: URLRoute {
    /// - `feed`
    /// - `feed/${page:Int?}`
    case feed(page: Int? = nil)
    /// - `list/${id}/page/${page:Int=1}`
    /// - `list/${id}`
    case list(id: String, page: Int = 1)
    /// - `artist/${id}/auction-results` (`tab` is `auction-results`)
    /// - `artist/${id}?tab=${tab:Tab=posts}`
    case artist(id: String, tab: Tab = .posts)
    /// - `dark` (`isDark` is `true`, `level` is `3`, `name` is `night`)
    /// - `mode/${isDark:Bool}/${level:Int}/${name}`
    case mode(isDark: Bool, level: Int, name: String)
    /// - `tags`
    /// - `tags/${tags...}`
    case tags(tags: [String] = [])
    /// `find?q=${q?}&tag=${tags:[String]}`
    case query(q: String? = nil, tags: [String] = [])
    /// - `maybe/${a?}/${b:Int?}`
    /// - `maybe/${a?}`
    /// - `maybe-b/${b:Int?}`
    /// - `maybe`
    case optional(a: String? = nil, b: Int? = nil)
    /// - `half?x=${x:Double=0.5}`
    /// - `half/${x:Double=0.5}`
    case half(x: Double = 0.5)

    /// The values as they appear in URLs.
    nonisolated enum Tab: String, CaseIterable, Sendable {
        case posts
        case likes
        case auctionResults = "auction-results"
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "several"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://several"]

    /// The route that `url` opens; nil if no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    init?(rawValue: String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    var rawValue: String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    func url(scheme: String, host: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension SeveralRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .feed(a0): if case let .feed(b0) = b, _Route.equal(a0, b0) { return true }
        case let .list(a0, a1):
            if case let .list(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .artist(a0, a1):
            if case let .artist(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .mode(a0, a1, a2):
            if case let .mode(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .tags(a0): if case let .tags(b0) = b, _Route.equal(a0, b0) { return true }
        case let .query(a0, a1):
            if case let .query(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .optional(a0, a1):
            if case let .optional(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .half(a0): if case let .half(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .feed(a0):
            hasher.combine("feed")
            hasher.combine(a0)
        case let .list(a0, a1):
            hasher.combine("list")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .artist(a0, a1):
            hasher.combine("artist")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .mode(a0, a1, a2):
            hasher.combine("mode")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .tags(a0):
            hasher.combine("tags")
            hasher.combine(a0)
        case let .query(a0, a1):
            hasher.combine("query")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .optional(a0, a1):
            hasher.combine("optional")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .half(a0):
            hasher.combine("half")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> SeveralRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://several", segments: 7) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> SeveralRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> SeveralRoute? {
        if reader[0].equalsIgnoringCase("several") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> SeveralRoute? {
        switch reader[0] {
        case "feed": return afterFeed(reader)
        case "list": return afterList(reader)
        case "artist": return afterArtist(reader)
        case "dark": if reader.count == 1 { return .mode(isDark: true, level: 3, name: "night") }
        case "mode": return afterMode(reader)
        case "tags": return afterTags(reader)
        case "find": return afterFind(reader)
        case "maybe": return afterMaybe(reader)
        case "maybe-b": return afterMaybeB(reader)
        case "half": return afterHalf(reader)
        default: break
        }
        return nil
    }

    static func afterFeed(_ reader: _RouteReader) -> SeveralRoute? {
        if reader.count == 1 { return .feed(page: nil) }
        if let page = reader[1].integer(), reader.count == 2 { return .feed(page: page) }
        return nil
    }

    static func afterList(_ reader: _RouteReader) -> SeveralRoute? {
        if reader.count == 2, let id = reader.string(1) { return .list(id: id, page: 1) }
        if reader[2].equals("page"), let page = reader[3].integer(), reader.count == 4,
            let id = reader.string(1)
        {
            return .list(id: id, page: page)
        }
        return nil
    }

    static func afterArtist(_ reader: _RouteReader) -> SeveralRoute? {
        if reader.count == 2, let id = reader.string(1),
            let tab = reader.query["tab"].defaulting(to: SeveralRoute.Tab.posts, { $0.asTab() })
        {
            return .artist(id: id, tab: tab)
        }
        if reader[2].equals("auction-results"), reader.count == 3, let id = reader.string(1) {
            return .artist(id: id, tab: SeveralRoute.Tab.auctionResults)
        }
        return nil
    }

    static func afterMode(_ reader: _RouteReader) -> SeveralRoute? {
        if let isDark = reader[1].bool(), let level = reader[2].integer(), reader.count == 4,
            let name = reader.string(3)
        {
            return .mode(isDark: isDark, level: level, name: name)
        }
        return nil
    }

    static func afterTags(_ reader: _RouteReader) -> SeveralRoute? {
        if reader.count == 1 { return .tags(tags: []) }
        if let tags = reader.rest(from: 1, { $0.string() }) { return .tags(tags: tags) }
        return nil
    }

    static func afterFind(_ reader: _RouteReader) -> SeveralRoute? {
        if reader.count == 1, let q = reader.query["q"].optional({ $0.string() }),
            let tags = reader.query.values("tag", takesEmpty: true, as: { $0.string() })
        {
            return .query(q: q, tags: tags)
        }
        return nil
    }

    static func afterMaybe(_ reader: _RouteReader) -> SeveralRoute? {
        if reader.count == 1 { return .optional(a: nil, b: nil) }
        if reader.count == 2, let a = reader[1].nonempty.string() { return .optional(a: a, b: nil) }
        if let b = reader[2].integer(), reader.count == 3, let a = reader[1].nonempty.string() {
            return .optional(a: a, b: b)
        }
        return nil
    }

    static func afterMaybeB(_ reader: _RouteReader) -> SeveralRoute? {
        if let b = reader[1].integer(), reader.count == 2 { return .optional(a: nil, b: b) }
        return nil
    }

    static func afterHalf(_ reader: _RouteReader) -> SeveralRoute? {
        if reader.count == 1,
            let x = reader.query["x"].defaulting(to: 0.5, { $0.decimal(Double.self) })
        {
            return .half(x: x)
        }
        if let x = reader[1].decimal(Double.self), reader.count == 2 { return .half(x: x) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: SeveralRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://several", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: SeveralRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .feed(page):
            writer.literal("feed")
            if let page { writer.segment(page) }
        case let .list(id, page):
            writer.literal("list")
            writer.segment(id)
            writer.literal("page")
            writer.segment(page)
        case let .artist(id, tab):
            writer.literal("artist")
            writer.segment(id)
            if tab == SeveralRoute.Tab.auctionResults {
                writer.literal("auction-results")
            } else {
                if tab != SeveralRoute.Tab.posts { writer.item("tab", tab.rawValue) }
            }
        case let .mode(isDark, level, name):
            if isDark == true, level == 3, _Route.equal(name, text: "night") {
                writer.literal("dark")
            } else {
                writer.literal("mode")
                writer.segment(isDark.description)
                writer.segment(level)
                writer.segment(name)
            }
        case let .tags(tags):
            writer.literal("tags")
            if tags.isEmpty {
            } else {
                for element in tags { writer.segment(element) }
            }
        case let .query(q, tags):
            writer.literal("find")
            if let q, !q.isEmpty { writer.item("q", q) }
            for element in tags { writer.item("tag", element) }
        case let .optional(a, b):
            if let a, !a.isEmpty, let b {
                writer.literal("maybe")
                writer.segment(a)
                writer.segment(b)
            } else if let a, !a.isEmpty, b == nil {
                writer.literal("maybe")
                writer.segment(a)
            } else if (a ?? "").isEmpty, let b {
                writer.literal("maybe-b")
                writer.segment(b)
            } else {
                writer.literal("maybe")
            }
        case let .half(x):
            writer.literal("half")
            if x != 0.5 { writer.item("x", _Route.text(x)) }
        }
    }
}

private nonisolated extension _RoutePart {
    func asTab() -> SeveralRoute.Tab? {
        switch self {
        case "posts": return SeveralRoute.Tab.posts
        case "likes": return SeveralRoute.Tab.likes
        case "auction-results": return SeveralRoute.Tab.auctionResults
        default: return nil
        }
    }
}
