// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ElseRoute: URLRoute {
    /// `path/${sort:Sort}`
    case path(sort: Sort)
    /// `item?sort=${sort:Sort}`
    case item(sort: Sort)
    /// `optional?sort=${sort:Sort?}`
    case optional(sort: Sort? = nil)
    /// `default?sort=${sort:Sort=newest}`
    case `default`(sort: Sort = .newest)
    /// `list?sort=${sorts:[Sort]}`
    case list(sorts: [Sort] = [])
    /// `rest/${sorts:Sort...}`
    case rest(sorts: [Sort] = [])
    /// `mixed/by-${sort:Sort}`
    case mixed(sort: Sort)
    /// `before/${sort:Sort}.${page:Int}`
    case before(sort: Sort, page: Int)
    /// `value?order=by-${sort:Sort}`
    case value(sort: Sort)
    /// `fragment#${sort:Sort}`
    case fragment(sort: Sort)
    case ranks(Ranks)

    nonisolated enum Ranks: Hashable, Sendable {
        /// `rank/top`
        case top
        /// `rank/${page:Int}`
        case page(page: Int)
        /// `rank/${sort:Sort}`
        case sorted(sort: Sort)
    }

    /// The values as they appear in URLs.
    nonisolated enum Sort: String, CaseIterable, Sendable {
        case relevance
        case newest
        case priceUp = "price-up"
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "else"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://else"]

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
nonisolated extension ElseRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .path(a0): if case let .path(b0) = b, _Route.equal(a0, b0) { return true }
        case let .item(a0): if case let .item(b0) = b, _Route.equal(a0, b0) { return true }
        case let .optional(a0): if case let .optional(b0) = b, _Route.equal(a0, b0) { return true }
        case let .`default`(a0):
            if case let .`default`(b0) = b, _Route.equal(a0, b0) { return true }
        case let .list(a0): if case let .list(b0) = b, _Route.equal(a0, b0) { return true }
        case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .mixed(a0): if case let .mixed(b0) = b, _Route.equal(a0, b0) { return true }
        case let .before(a0, a1):
            if case let .before(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .value(a0): if case let .value(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
        case let .ranks(a0): if case let .ranks(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .path(a0):
            hasher.combine("path")
            hasher.combine(a0)
        case let .item(a0):
            hasher.combine("item")
            hasher.combine(a0)
        case let .optional(a0):
            hasher.combine("optional")
            hasher.combine(a0)
        case let .`default`(a0):
            hasher.combine("default")
            hasher.combine(a0)
        case let .list(a0):
            hasher.combine("list")
            hasher.combine(a0)
        case let .rest(a0):
            hasher.combine("rest")
            hasher.combine(a0)
        case let .mixed(a0):
            hasher.combine("mixed")
            hasher.combine(a0)
        case let .before(a0, a1):
            hasher.combine("before")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .value(a0):
            hasher.combine("value")
            hasher.combine(a0)
        case let .fragment(a0):
            hasher.combine("fragment")
            hasher.combine(a0)
        case let .ranks(a0):
            hasher.combine("ranks")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> ElseRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://else", segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> ElseRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> ElseRoute? {
        if reader[0].equalsIgnoringCase("else") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> ElseRoute? {
        switch reader[0] {
        case "path": return afterPath(reader)
        case "item": return afterItem(reader)
        case "optional": return afterOptional(reader)
        case "default": return afterDefault(reader)
        case "list": return afterList(reader)
        case "rest": return afterRest(reader)
        case "mixed": return afterMixed(reader)
        case "before": return afterBefore(reader)
        case "value": return afterValue(reader)
        case "fragment":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                let sort = fragment[0].asSort(), fragment.count == 1
            {
                return .fragment(sort: sort)
            }
        case "rank": return afterRank(reader)
        default: break
        }
        return nil
    }

    static func afterPath(_ reader: _RouteReader) -> ElseRoute? {
        if reader.count == 2, let sort = reader[1].asSort() { return .path(sort: sort) }
        return nil
    }

    static func afterItem(_ reader: _RouteReader) -> ElseRoute? {
        if reader.count == 1, let sort = reader.query["sort"].asSort() { return .item(sort: sort) }
        return nil
    }

    static func afterOptional(_ reader: _RouteReader) -> ElseRoute? {
        if reader.count == 1, let sort = reader.query["sort"].optional({ $0.asSort() }) {
            return .optional(sort: sort)
        }
        return nil
    }

    static func afterDefault(_ reader: _RouteReader) -> ElseRoute? {
        if reader.count == 1,
            let sort = reader.query["sort"].defaulting(
                to: ElseRoute.Sort.newest, takesEmpty: true, { $0.asSort() })
        {
            return .`default`(sort: sort)
        }
        return nil
    }

    static func afterList(_ reader: _RouteReader) -> ElseRoute? {
        if reader.count == 1,
            let sorts = reader.query.values("sort", takesEmpty: true, as: { $0.asSort() })
        {
            return .list(sorts: sorts)
        }
        return nil
    }

    static func afterRest(_ reader: _RouteReader) -> ElseRoute? {
        if let sorts = reader.rest(from: 1, { $0.asSort() }) { return .rest(sorts: sorts) }
        return nil
    }

    static func afterMixed(_ reader: _RouteReader) -> ElseRoute? {
        if let sortParts = _MixedParts.sort.split(reader[1]), reader.count == 2,
            let sort = sortParts[0].asSort()
        {
            return .mixed(sort: sort)
        }
        return nil
    }

    static func afterBefore(_ reader: _RouteReader) -> ElseRoute? {
        if let sortPageParts = _MixedParts.sortPage.split(reader[1]), reader.count == 2,
            let sort = sortPageParts[0].asSort(), let page = sortPageParts[1].integer()
        {
            return .before(sort: sort, page: page)
        }
        return nil
    }

    static func afterValue(_ reader: _RouteReader) -> ElseRoute? {
        if reader.count == 1, let sortParts = _MixedParts.sort.split(reader.query["order"]),
            let sort = sortParts[0].asSort()
        {
            return .value(sort: sort)
        }
        return nil
    }

    static func afterRank(_ reader: _RouteReader) -> ElseRoute? {
        if reader[1].equals("top"), reader.count == 2 { return .ranks(.top) }
        if let page = reader[1].integer(), reader.count == 2 { return .ranks(.page(page: page)) }
        if reader.count == 2, let sort = reader[1].asSort() { return .ranks(.sorted(sort: sort)) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: ElseRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://else", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: ElseRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .path(sort):
            writer.literal("path")
            writer.segment(sort.rawValue)
        case let .item(sort):
            writer.literal("item")
            writer.item("sort", sort.rawValue)
        case let .optional(sort):
            writer.literal("optional")
            if let sort { writer.item("sort", sort.rawValue) }
        case let .`default`(sort):
            writer.literal("default")
            if sort != ElseRoute.Sort.newest { writer.item("sort", sort.rawValue) }
        case let .list(sorts):
            writer.literal("list")
            for element in sorts { writer.item("sort", element.rawValue) }
        case let .rest(sorts):
            writer.literal("rest")
            for element in sorts { writer.segment(element.rawValue) }
        case let .mixed(sort):
            writer.literal("mixed")
            writer.segment(mixed: ["by-", ""], [sort.rawValue])
        case let .before(sort, page):
            writer.literal("before")
            writer.segment(mixed: ["", ".", ""], [sort.rawValue, _Route.text(page)])
        case let .value(sort):
            writer.literal("value")
            writer.item("order", mixed: ["by-", ""], [sort.rawValue])
        case let .fragment(sort):
            writer.literal("fragment")
            writer.beginFragment()
            writer.segment(sort.rawValue)
        case .ranks(.top): writer.literal("rank/top")
        case let .ranks(.page(page)):
            writer.literal("rank")
            writer.segment(page)
        case let .ranks(.sorted(sort)):
            writer.literal("rank")
            writer.segment(sort.rawValue)
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let sort = _RouteMixedPart(["by-", ""], [.text(allowsEmpty: false)])
    static let sortPage = _RouteMixedPart(
        ["", ".", ""], [.text(allowsEmpty: false), .number({ $0.integer() != nil })])
}

private nonisolated extension _RoutePart {
    func asSort() -> ElseRoute.Sort? {
        switch self {
        case "relevance": return ElseRoute.Sort.relevance
        case "newest": return ElseRoute.Sort.newest
        case "price-up": return ElseRoute.Sort.priceUp
        default: return isText ? ElseRoute.Sort.relevance : nil
        }
    }
}
