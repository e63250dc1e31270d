// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ItemRoute: URLRoute {
    /// `required?page=${page:Int}`
    case required(page: Int)
    /// `required-text?page=${page}`
    case requiredText(page: String)
    /// `optional?page=${page:Int?}`
    case optional(page: Int? = nil)
    /// `optional-text?page=${page?}`
    case optionalText(page: String? = nil)
    /// `default?page=${page:Int=1}`
    case defaulting(page: Int = 1)
    /// `default-text?sort=${sort=new}&order=${order=}`
    case defaultingText(sort: String = "new", order: String = "")
    /// `list?tag=${tags:[String]}`
    case list(tags: [String] = [])
    /// `typed-list?id=${ids:[Int]}`
    case typedList(ids: [Int] = [])
    /// `literal?type=user`
    case literalItem
    /// `literal?type=`
    case emptyLiteralItem
    /// `literal?preview`
    case literalName
    /// `rest?${filters...}`
    case rest(filters: [String: String] = [:])
    /// `rest-beside?page=${page:Int}&kind=all&sort=${sort=new}&${filters...}`
    case restBesideItems(page: Int, sort: String = "new", filters: [String: String] = [:])
    /// `rest-first?${filters...}&page=${page:Int}#k=${k?}&${more...}`
    case restFirst(
        page: Int, k: String? = nil, filters: [String: String] = [:], more: [String: String] = [:])
    /// `everything?a=${a}&b=${b:Int?}&c=${c=x}&d=${d:[String]}&e=f&g`
    case everything(a: String, b: Int? = nil, c: String = "x", d: [String] = [])

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "items"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://items"]

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
nonisolated extension ItemRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .required(a0): if case let .required(b0) = b, _Route.equal(a0, b0) { return true }
        case let .requiredText(a0):
            if case let .requiredText(b0) = b, _Route.equal(a0, b0) { return true }
        case let .optional(a0): if case let .optional(b0) = b, _Route.equal(a0, b0) { return true }
        case let .optionalText(a0):
            if case let .optionalText(b0) = b, _Route.equal(a0, b0) { return true }
        case let .defaulting(a0):
            if case let .defaulting(b0) = b, _Route.equal(a0, b0) { return true }
        case let .defaultingText(a0, a1):
            if case let .defaultingText(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .list(a0): if case let .list(b0) = b, _Route.equal(a0, b0) { return true }
        case let .typedList(a0):
            if case let .typedList(b0) = b, _Route.equal(a0, b0) { return true }
        case .literalItem: if case .literalItem = b { return true }
        case .emptyLiteralItem: if case .emptyLiteralItem = b { return true }
        case .literalName: if case .literalName = b { return true }
        case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .restBesideItems(a0, a1, a2):
            if case let .restBesideItems(b0, b1, b2) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2)
            {
                return true
            }
        case let .restFirst(a0, a1, a2, a3):
            if case let .restFirst(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .everything(a0, a1, a2, a3):
            if case let .everything(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .required(a0):
            hasher.combine("required")
            hasher.combine(a0)
        case let .requiredText(a0):
            hasher.combine("requiredText")
            hasher.combine(a0)
        case let .optional(a0):
            hasher.combine("optional")
            hasher.combine(a0)
        case let .optionalText(a0):
            hasher.combine("optionalText")
            hasher.combine(a0)
        case let .defaulting(a0):
            hasher.combine("defaulting")
            hasher.combine(a0)
        case let .defaultingText(a0, a1):
            hasher.combine("defaultingText")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .list(a0):
            hasher.combine("list")
            hasher.combine(a0)
        case let .typedList(a0):
            hasher.combine("typedList")
            hasher.combine(a0)
        case .literalItem: hasher.combine("literalItem")
        case .emptyLiteralItem: hasher.combine("emptyLiteralItem")
        case .literalName: hasher.combine("literalName")
        case let .rest(a0):
            hasher.combine("rest")
            hasher.combine(a0)
        case let .restBesideItems(a0, a1, a2):
            hasher.combine("restBesideItems")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .restFirst(a0, a1, a2, a3):
            hasher.combine("restFirst")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .everything(a0, a1, a2, a3):
            hasher.combine("everything")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> ItemRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://items", segments: 4) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> ItemRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> ItemRoute? {
        if reader[0].equalsIgnoringCase("items") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> ItemRoute? {
        switch reader[0] {
        case "required": return afterRequired(reader)
        case "required-text": return afterRequiredText(reader)
        case "optional": return afterOptional(reader)
        case "optional-text": return afterOptionalText(reader)
        case "default": return afterDefault(reader)
        case "default-text": return afterDefaultText(reader)
        case "list": return afterList(reader)
        case "typed-list": return afterTypedList(reader)
        case "literal": return afterLiteral(reader)
        case "rest":
            if reader.count == 1, let filters = reader.query.others() {
                return .rest(filters: filters)
            }
        case "rest-beside": return afterRestBeside(reader)
        case "rest-first": return afterRestFirst(reader)
        case "everything": return afterEverything(reader)
        default: break
        }
        return nil
    }

    static func afterRequired(_ reader: _RouteReader) -> ItemRoute? {
        if reader.count == 1, let page = reader.query["page"].integer() {
            return .required(page: page)
        }
        return nil
    }

    static func afterRequiredText(_ reader: _RouteReader) -> ItemRoute? {
        if reader.count == 1, let page = reader.query["page"].string() {
            return .requiredText(page: page)
        }
        return nil
    }

    static func afterOptional(_ reader: _RouteReader) -> ItemRoute? {
        if reader.count == 1, let page = reader.query["page"].optional({ $0.integer() }) {
            return .optional(page: page)
        }
        return nil
    }

    static func afterOptionalText(_ reader: _RouteReader) -> ItemRoute? {
        if reader.count == 1, let page = reader.query["page"].optional({ $0.string() }) {
            return .optionalText(page: page)
        }
        return nil
    }

    static func afterDefault(_ reader: _RouteReader) -> ItemRoute? {
        if reader.count == 1, let page = reader.query["page"].defaulting(to: 1, { $0.integer() }) {
            return .defaulting(page: page)
        }
        return nil
    }

    static func afterDefaultText(_ reader: _RouteReader) -> ItemRoute? {
        if reader.count == 1,
            let sort = reader.query["sort"].defaulting(
                to: "new", takesEmpty: true, { $0.string() }),
            let order = reader.query["order"].defaulting(to: "", takesEmpty: true, { $0.string() })
        {
            return .defaultingText(sort: sort, order: order)
        }
        return nil
    }

    static func afterList(_ reader: _RouteReader) -> ItemRoute? {
        if reader.count == 1,
            let tags = reader.query.values("tag", takesEmpty: true, as: { $0.string() })
        {
            return .list(tags: tags)
        }
        return nil
    }

    static func afterTypedList(_ reader: _RouteReader) -> ItemRoute? {
        if reader.count == 1, let ids = reader.query.values("id", as: { $0.integer() }) {
            return .typedList(ids: ids)
        }
        return nil
    }

    static func afterLiteral(_ reader: _RouteReader) -> ItemRoute? {
        if reader.count == 1 {
            if reader.query["type"].equals("user") { return .literalItem }
            if reader.query["type"].equals("") { return .emptyLiteralItem }
            if reader.query["preview"].isPresent { return .literalName }
        }
        return nil
    }

    static func afterRestBeside(_ reader: _RouteReader) -> ItemRoute? {
        if reader.count == 1, reader.query["kind"].equals("all"),
            let page = reader.query["page"].integer(),
            let sort = reader.query["sort"].defaulting(
                to: "new", takesEmpty: true, { $0.string() }),
            let filters = reader.query.others(than: "page", "kind", "sort")
        {
            return .restBesideItems(page: page, sort: sort, filters: filters)
        }
        return nil
    }

    static func afterRestFirst(_ reader: _RouteReader) -> ItemRoute? {
        if reader.count == 1, reader.hasFragment, let page = reader.query["page"].integer(),
            let filters = reader.query.others(than: "page"),
            let k = reader.fragmentItems["k"].optional({ $0.string() }),
            let more = reader.fragmentItems.others(than: "k")
        {
            return .restFirst(page: page, k: k, filters: filters, more: more)
        }
        return nil
    }

    static func afterEverything(_ reader: _RouteReader) -> ItemRoute? {
        if reader.count == 1, reader.query["e"].equals("f"), reader.query["g"].isPresent,
            let a = reader.query["a"].string(),
            let b = reader.query["b"].optional({ $0.integer() }),
            let c = reader.query["c"].defaulting(to: "x", takesEmpty: true, { $0.string() }),
            let d = reader.query.values("d", takesEmpty: true, as: { $0.string() })
        {
            return .everything(a: a, b: b, c: c, d: d)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: ItemRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://items", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: ItemRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .required(page):
            writer.literal("required")
            writer.item("page", page)
        case let .requiredText(page):
            writer.literal("required-text")
            writer.item("page", page)
        case let .optional(page):
            writer.literal("optional")
            if let page { writer.item("page", page) }
        case let .optionalText(page):
            writer.literal("optional-text")
            if let page, !page.isEmpty { writer.item("page", page) }
        case let .defaulting(page):
            writer.literal("default")
            if page != 1 { writer.item("page", page) }
        case let .defaultingText(sort, order):
            writer.literal("default-text")
            if !_Route.equal(sort, text: "new") { writer.item("sort", sort) }
            if !_Route.equal(order, text: "") { writer.item("order", order) }
        case let .list(tags):
            writer.literal("list")
            for element in tags { writer.item("tag", element) }
        case let .typedList(ids):
            writer.literal("typed-list")
            for element in ids { writer.item("id", element) }
        case .literalItem:
            writer.literal("literal")
            writer.literalItem("type=user")
        case .emptyLiteralItem:
            writer.literal("literal")
            writer.literalItem("type=")
        case .literalName:
            writer.literal("literal")
            writer.literalItem("preview")
        case let .rest(filters):
            writer.literal("rest")
            for (key, value) in filters.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .restBesideItems(page, sort, filters):
            writer.literal("rest-beside")
            writer.item("page", page)
            writer.literalItem("kind=all")
            if !_Route.equal(sort, text: "new") { writer.item("sort", sort) }
            for (key, value) in filters.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .restFirst(page, k, filters, more):
            writer.literal("rest-first")
            writer.item("page", page)
            for (key, value) in filters.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
            writer.beginFragment(isOnlyItems: true)
            if let k, !k.isEmpty { writer.item("k", k) }
            for (key, value) in more.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .everything(a, b, c, d):
            writer.literal("everything")
            writer.item("a", a)
            if let b { writer.item("b", b) }
            if !_Route.equal(c, text: "x") { writer.item("c", c) }
            for element in d { writer.item("d", element) }
            writer.literalItem("e=f")
            writer.literalItem("g")
        }
    }
}
