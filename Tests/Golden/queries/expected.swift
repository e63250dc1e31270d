// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum QueryRoute: URLRoute {
    /// `search?q=${q}&sort=${sort:Sort=relevance}&ids=${ids:[Int]}&${filters...}`
    case search(
        q: String, sort: Sort = .relevance, ids: [Int] = [], filters: [String: String] = [:])
    /// - `documents/${id}?preview&language=${language?}&mark=${mark=?#&}#page/${page:Int}`
    /// - `documents/${id}?language=${language?}&mark=${mark=?#&}#${anchor=#top}?page=${page:Int}`
    case document(
        id: String, language: String? = nil, mark: String = "?#&", page: Int,
        anchor: String = "#top")
    /// - `https://help.example.com/?old&topic=${topic}`
    /// - `?topic=${topic}`
    case help(topic: String)

    /// The values as they appear in URLs.
    nonisolated enum Sort: String, CaseIterable, Sendable {
        case relevance
        case newest
    }

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "query.example.com"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["https://query.example.com"]

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
nonisolated extension QueryRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .search(a0, a1, a2, a3):
            if case let .search(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .document(a0, a1, a2, a3, a4):
            if case let .document(b0, b1, b2, b3, b4) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3),
                _Route.equal(a4, b4)
            {
                return true
            }
        case let .help(a0): if case let .help(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .search(a0, a1, a2, a3):
            hasher.combine("search")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .document(a0, a1, a2, a3, a4):
            hasher.combine("document")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
        case let .help(a0):
            hasher.combine("help")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> QueryRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://query.example.com",
            segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> QueryRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> QueryRoute? {
        if reader[0].equalsIgnoringCase("query.example.com"), let route = start(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("help.example.com"), reader.count == 1,
            reader.query["old"].isPresent, let topic = reader.query["topic"].string()
        {
            return .help(topic: topic)
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> QueryRoute? {
        if reader.count == 0, let topic = reader.query["topic"].string() {
            return .help(topic: topic)
        }
        switch reader[0] {
        case "search":
            if reader.count == 1, let q = reader.query["q"].string(),
                let sort = reader.query["sort"].defaulting(
                    to: QueryRoute.Sort.relevance, { $0.asSort() }),
                let ids = reader.query.values("ids", as: { $0.integer() }),
                let filters = reader.query.others(than: "q", "sort", "ids")
            {
                return .search(q: q, sort: sort, ids: ids, filters: filters)
            }
        case "documents":
            if reader.count == 2 {
                if reader.query["preview"].isPresent, reader.hasFragment, let id = reader.string(1),
                    let language = reader.query["language"].optional({ $0.string() }),
                    let mark = reader.query["mark"].defaulting(
                        to: "?#&", takesEmpty: true, { $0.string() }),
                    case let fragment = reader.fragment, fragment[0].equals("page"),
                    let page = fragment[1].integer(), fragment.count == 2
                {
                    return .document(
                        id: id, language: language, mark: mark, page: page, anchor: "#top")
                }
                if reader.hasFragment, let id = reader.string(1),
                    let language = reader.query["language"].optional({ $0.string() }),
                    let mark = reader.query["mark"].defaulting(
                        to: "?#&", takesEmpty: true, { $0.string() }),
                    case let fragment = reader.fragment, let anchor = fragment[0].string(),
                    fragment.count == 1, let page = reader.fragmentQuery["page"].integer()
                {
                    return .document(
                        id: id, language: language, mark: mark, page: page, anchor: anchor)
                }
            }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: QueryRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://query.example.com", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: QueryRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .search(q, sort, ids, filters):
            writer.literal("search")
            writer.item("q", q)
            if sort != QueryRoute.Sort.relevance { writer.item("sort", sort.rawValue) }
            for element in ids { writer.item("ids", element) }
            for (key, value) in filters.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .document(id, language, mark, page, anchor):
            writer.literal("documents")
            writer.segment(id)
            if _Route.equal(anchor, text: "#top") {
                writer.literalItem("preview")
                if let language, !language.isEmpty { writer.item("language", language) }
                if !_Route.equal(mark, text: "?#&") { writer.item("mark", mark) }
                writer.beginFragment()
                writer.literal("page")
                writer.segment(page)
            } else {
                if let language, !language.isEmpty { writer.item("language", language) }
                if !_Route.equal(mark, text: "?#&") { writer.item("mark", mark) }
                writer.beginFragment()
                writer.segment(anchor)
                writer.item("page", page)
            }
        case let .help(topic):
            writer.begin(form, base: "https://help.example.com", .host, isRelative: false)
            writer.literalItem("old")
            writer.item("topic", topic)
        }
    }
}

private nonisolated extension _RoutePart {
    func asSort() -> QueryRoute.Sort? {
        switch self {
        case "relevance": return QueryRoute.Sort.relevance
        case "newest": return QueryRoute.Sort.newest
        default: return nil
        }
    }
}
