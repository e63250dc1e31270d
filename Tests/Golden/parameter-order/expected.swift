// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum OrderRoute: URLRoute {
    /// An article, with the order of an enum that was there before.
    ///
    /// `article/${slug}?ref=${ref}`
    case article(ref: String, slug: String)
    /// `search?q=${q}&page=${page:Int=1}&tag=${tags:[String]}&${others...}`
    case search(others: [String: String] = [:], tags: [String] = [], page: Int = 1, q: String)
    /// - `artist/${id:Int}/${tab:Tab}`
    /// - `likes/${id:Int}` (`tab` is `likes`)
    case artist(tab: Tab, id: Int)
    /// `file/v${major:UInt8}.${minor:UInt8}/${path...}#/${line:Int}`
    case file(line: Int, path: [String] = [], minor: UInt8, major: UInt8)
    case localized(Localized)

    nonisolated enum Localized: Hashable, Sendable {
        /// - `${locale:Tab?}/items/${id:UUID}`
        /// - `items/${id:UUID}`
        case item(id: RouteUUID, locale: Tab? = nil)
    }

    /// The values as they appear in URLs.
    nonisolated enum Tab: String, CaseIterable, Sendable {
        case posts
        case likes
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "order"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://order"]

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
nonisolated extension OrderRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .article(a0, a1):
            if case let .article(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .search(a0, a1, a2, a3):
            if case let .search(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .artist(a0, a1):
            if case let .artist(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .file(a0, a1, a2, a3):
            if case let .file(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .localized(a0):
            if case let .localized(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .article(a0, a1):
            hasher.combine("article")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .search(a0, a1, a2, a3):
            hasher.combine("search")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .artist(a0, a1):
            hasher.combine("artist")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .file(a0, a1, a2, a3):
            hasher.combine("file")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .localized(a0):
            hasher.combine("localized")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> OrderRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://order", segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> OrderRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> OrderRoute? {
        if reader[0].equalsIgnoringCase("order") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> OrderRoute? {
        switch reader[0] {
        case "article": if let route = afterArticle(reader) { return route }
        case "search": if let route = afterSearch(reader) { return route }
        case "artist": if let route = afterArtist(reader) { return route }
        case "likes": if let route = afterLikes(reader) { return route }
        case "file": if let route = afterFile(reader) { return route }
        case "items": if let route = afterItems(reader) { return route }
        default: break
        }
        if let locale = reader[0].asTab() { return afterLocale(reader, locale) }
        return nil
    }

    static func afterArticle(_ reader: _RouteReader) -> OrderRoute? {
        if reader.count == 2, let slug = reader.string(1), let ref = reader.query["ref"].string() {
            return .article(ref: ref, slug: slug)
        }
        return nil
    }

    static func afterSearch(_ reader: _RouteReader) -> OrderRoute? {
        if reader.count == 1, let q = reader.query["q"].string(),
            let page = reader.query["page"].defaulting(to: 1, { $0.integer() }),
            let tags = reader.query.values("tag", takesEmpty: true, as: { $0.string() }),
            let others = reader.query.others(than: "q", "page", "tag")
        {
            return .search(others: others, tags: tags, page: page, q: q)
        }
        return nil
    }

    static func afterArtist(_ reader: _RouteReader) -> OrderRoute? {
        if let id = reader[1].integer(), let tab = reader[2].asTab(), reader.count == 3 {
            return .artist(tab: tab, id: id)
        }
        return nil
    }

    static func afterLikes(_ reader: _RouteReader) -> OrderRoute? {
        if let id = reader[1].integer(), reader.count == 2 {
            return .artist(tab: OrderRoute.Tab.likes, id: id)
        }
        return nil
    }

    static func afterFile(_ reader: _RouteReader) -> OrderRoute? {
        if let majorMinorParts = _MixedParts.majorMinor.split(reader[1]), reader.hasFragment,
            let major = majorMinorParts[0].integer(UInt8.self),
            let minor = majorMinorParts[1].integer(UInt8.self),
            let path = reader.rest(from: 2, { $0.string() }), case let fragment = reader.fragment,
            fragment[0].equals(""), let line = fragment[1].integer(), fragment.count == 2
        {
            return .file(line: line, path: path, minor: minor, major: major)
        }
        return nil
    }

    static func afterItems(_ reader: _RouteReader) -> OrderRoute? {
        if let id = reader[1].uuid(), reader.count == 2 {
            return .localized(.item(id: id, locale: nil))
        }
        return nil
    }

    static func afterLocale(_ reader: _RouteReader, _ locale: OrderRoute.Tab) -> OrderRoute? {
        if reader[1].equals("items"), let id = reader[2].uuid(), reader.count == 3 {
            return .localized(.item(id: id, locale: locale))
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: OrderRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://order", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: OrderRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .article(ref, slug):
            writer.literal("article")
            writer.segment(slug)
            writer.item("ref", ref)
        case let .search(others, tags, page, q):
            writer.literal("search")
            writer.item("q", q)
            if page != 1 { writer.item("page", page) }
            for element in tags { writer.item("tag", element) }
            for (key, value) in others.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .artist(tab, id):
            writer.literal("artist")
            writer.segment(id)
            writer.segment(tab.rawValue)
        case let .file(line, path, minor, major):
            writer.literal("file")
            writer.segment(mixed: ["v", ".", ""], [_Route.text(major), _Route.text(minor)])
            for element in path { writer.segment(element) }
            writer.beginFragment()
            writer.literal("")
            writer.segment(line)
        case let .localized(.item(id, locale)):
            if let locale {
                writer.segment(locale.rawValue)
                writer.literal("items")
                writer.segment(_Route.text(id))
            } else {
                writer.literal("items")
                writer.segment(_Route.text(id))
            }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let majorMinor = _RouteMixedPart(
        ["v", ".", ""], [.number({ $0.integer(UInt8.self) != nil }),
        .number({ $0.integer(UInt8.self) != nil })])
}

private nonisolated extension _RoutePart {
    func asTab() -> OrderRoute.Tab? {
        switch self {
        case "posts": return OrderRoute.Tab.posts
        case "likes": return OrderRoute.Tab.likes
        default: return nil
        }
    }
}
