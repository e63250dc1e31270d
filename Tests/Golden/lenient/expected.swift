// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime
import AppModels

// If a type of yours doesn't conform, the first error is here and names its pattern.
private nonisolated let _appTypes: () = {
    _ = _Route.value(Level.self, "")  // values?sort=${sort:Sort?}&order=${order:Sort=newest}&side=${side:Side?}&other=${other:Side=right}&ids=${ids:[UInt8],}&slugs|slug=${slugs:[Slug]}&link=${link:URL=https://example.com/the-links/of-this-app/by-default}&next=${next:LenientRoute?}&on=${isOn:Bool?}&level=${level:Level=2}&levels=${levels:[Level]}&color=${color:Color?}
    _ = _Route.value(Color.self, "")  // values?sort=${sort:Sort?}&order=${order:Sort=newest}&side=${side:Side?}&other=${other:Side=right}&ids=${ids:[UInt8],}&slugs|slug=${slugs:[Slug]}&link=${link:URL=https://example.com/the-links/of-this-app/by-default}&next=${next:LenientRoute?}&on=${isOn:Bool?}&level=${level:Level=2}&levels=${levels:[Level]}&color=${color:Color?}
}()

/// The URLs of the app.
nonisolated enum LenientRoute: URLRoute {
    /// `list?page=${page:Int=1}&tag=${tags:[Int]}&q=${query?}&text=${text=none}`
    case list(page: Int = 1, tags: [Int] = [], query: String? = nil, text: String = "none")
    /// `values?sort=${sort:Sort?}&order=${order:Sort=newest}&side=${side:Side?}&other=${other:Side=right}&ids=${ids:[UInt8],}&slugs|slug=${slugs:[Slug]}&link=${link:URL=https://example.com/the-links/of-this-app/by-default}&next=${next:LenientRoute?}&on=${isOn:Bool?}&level=${level:Level=2}&levels=${levels:[Level]}&color=${color:Color?}`
    indirect case values(
        sort: Sort? = nil, order: Sort = .newest, side: Side? = nil, other: Side = .right,
        ids: [UInt8] = [], slugs: [Slug] = [], link: RouteURL, next: LenientRoute? = nil,
        isOn: Bool? = nil, level: Level, levels: [Level] = [], color: Color? = nil)
    /// `read?chapter=${chapter:Int}`
    case chapter(chapter: Int)
    /// `read?page=${page:Int?}`
    case read(page: Int? = nil)
    /// `required?id=${id:Int}&near=${near:Double?}`
    case required(id: Int, near: Double? = nil)
    /// `doc#line=${line:Int=1}`
    case fragment(line: Int = 1)
    /// `strict?page=${page:Int=1}`
    case strict(page: Int = 1)
    case group(Group)

    nonisolated enum Group: Hashable, Sendable {
        /// `group?page=${page:Int?}`
        case strict(page: Int? = nil)
        /// `group/lenient?page=${page:Int?}`
        case lenient(page: Int? = nil)
    }

    /// The values as they appear in URLs.
    nonisolated enum Sort: String, CaseIterable, Sendable {
        case relevance
        case newest
    }

    /// The values as they appear in URLs.
    nonisolated enum Side: String, CaseIterable, Sendable {
        case left
        case right
    }

    /// A String of the characters 0-9a-z.
    nonisolated struct Slug:
        RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        fileprivate static let rule = _RouteTextRule(
            length: 1 ... .max, characters: ["0"..."9", "a"..."z"])

        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard Self.rule.accepts(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// The scheme of the first base.
    static let scheme: String = "myapp"
    /// The host of the first base.
    static let host: String = "app"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["myapp://app"]

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

    /// The route of a nested link.
    static subscript(_link text: String, depth depth: Int) -> Self? {
        _Matching.route(of: text, isRawValue: true, depth: depth)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension LenientRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .list(a0, a1, a2, a3):
            if case let .list(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .values(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11):
            if case let .values(b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11) = b,
                _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2),
                _Route.equal(a3, b3), _Route.equal(a4, b4), _Route.equal(a5, b5),
                _Route.equal(a6, b6), _Route.equal(a7, b7), _Route.equal(a8, b8),
                _Route.equal(a9, b9), _Route.equal(a10, b10), _Route.equal(a11, b11)
            {
                return true
            }
        case let .chapter(a0): if case let .chapter(b0) = b, _Route.equal(a0, b0) { return true }
        case let .read(a0): if case let .read(b0) = b, _Route.equal(a0, b0) { return true }
        case let .required(a0, a1):
            if case let .required(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
        case let .strict(a0): if case let .strict(b0) = b, _Route.equal(a0, b0) { return true }
        case let .group(a0): if case let .group(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .list(a0, a1, a2, a3):
            hasher.combine("list")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .values(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11):
            hasher.combine("values")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
            hasher.combine(a6)
            hasher.combine(a7)
            hasher.combine(a8)
            hasher.combine(a9)
            hasher.combine(a10)
            hasher.combine(a11)
        case let .chapter(a0):
            hasher.combine("chapter")
            hasher.combine(a0)
        case let .read(a0):
            hasher.combine("read")
            hasher.combine(a0)
        case let .required(a0, a1):
            hasher.combine("required")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .fragment(a0):
            hasher.combine("fragment")
            hasher.combine(a0)
        case let .strict(a0):
            hasher.combine("strict")
            hasher.combine(a0)
        case let .group(a0):
            hasher.combine("group")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool, depth: Int = 1) -> LenientRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "myapp://app", segments: 5,
            depth: depth) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> LenientRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("myapp") { return reader.hasHost ? afterMyapp(reader) : nil }
        return nil
    }

    static func afterMyapp(_ reader: _RouteReader) -> LenientRoute? {
        if reader[0].equalsIgnoringCase("app") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> LenientRoute? {
        switch reader[0] {
        case "list": return afterList(reader)
        case "values": return afterValues(reader)
        case "read": return afterRead(reader)
        case "required": return afterRequired(reader)
        case "doc":
            if reader.count == 1, reader.hasFragment,
                case let line = reader.fragmentItems["line"].integer() ?? 1
            {
                return .fragment(line: line)
            }
        case "strict": return afterStrict(reader)
        case "group": return afterGroup(reader)
        default: break
        }
        return nil
    }

    static func afterList(_ reader: _RouteReader) -> LenientRoute? {
        if reader.count == 1, case let page = reader.query["page"].integer() ?? 1,
            let tags = reader.query.values("tag", isLenient: true, as: { $0.integer() }),
            case let query = reader.query["q"].nonempty.string(),
            case let text = reader.query["text"].string() ?? "none"
        {
            return .list(page: page, tags: tags, query: query, text: text)
        }
        return nil
    }

    static func afterValues(_ reader: _RouteReader) -> LenientRoute? {
        if reader.count == 1, case let sort = reader.query["sort"].asSort(),
            case let order = reader.query["order"].asSort() ?? LenientRoute.Sort.newest,
            case let side = reader.query["side"].nonempty.asSide(),
            case let other = reader.query["other"].asSide() ?? LenientRoute.Side.right,
            case let ids = reader.query["ids"].list(
                separatedBy: ",", isOptional: true, isLenient: true, { $0.integer(UInt8.self) }) ?? [],
            let slugs = reader.query.values("slugs", "slug", isLenient: true, as: { $0.asSlug() }),
            let link = reader.query["link"].url()
                ?? _Route.value(RouteURL.self, "https://example.com/the-links/of-this-app/by-default"),
            case let next = reader.link(reader.query["next"], LenientRoute.self),
            case let isOn = reader.query["on"].flag(),
            let level = reader.query["level"].toLevel() ?? _Route.value(Level.self, "2"),
            let levels = reader.query.values(
                "levels", takesEmpty: true, isLenient: true, as: { $0.toLevel() }),
            case let color = reader.query["color"].nonempty.toColor()
        {
            return .values(
                sort: sort, order: order, side: side, other: other, ids: ids, slugs: slugs,
                link: link, next: next, isOn: isOn, level: level, levels: levels, color: color)
        }
        return nil
    }

    static func afterRead(_ reader: _RouteReader) -> LenientRoute? {
        if reader.count == 1 {
            if let chapter = reader.query["chapter"].integer() { return .chapter(chapter: chapter) }
            let page = reader.query["page"].integer()
            return .read(page: page)
        }
        return nil
    }

    static func afterRequired(_ reader: _RouteReader) -> LenientRoute? {
        if reader.count == 1, let id = reader.query["id"].integer(),
            case let near = reader.query["near"].decimal(Double.self)
        {
            return .required(id: id, near: near)
        }
        return nil
    }

    static func afterStrict(_ reader: _RouteReader) -> LenientRoute? {
        if reader.count == 1, let page = reader.query["page"].defaulting(to: 1, { $0.integer() }) {
            return .strict(page: page)
        }
        return nil
    }

    static func afterGroup(_ reader: _RouteReader) -> LenientRoute? {
        if reader.count == 1, let page = reader.query["page"].optional({ $0.integer() }) {
            return .group(.strict(page: page))
        }
        if reader[1].equals("lenient"), reader.count == 2,
            case let page = reader.query["page"].integer()
        {
            return .group(.lenient(page: page))
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: LenientRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "myapp://app", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: LenientRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .list(page, tags, query, text):
            writer.literal("list")
            if page != 1 { writer.item("page", page) }
            for element in tags { writer.item("tag", element) }
            if let query, !query.isEmpty { writer.item("q", query) }
            if !_Route.equal(text, text: "none") { writer.item("text", text) }
        case let .values(sort, order, side, other, ids, slugs, link, next, isOn, level, levels, color):
            writer.literal("values")
            if let sort { writer.item("sort", sort.rawValue) }
            if order != LenientRoute.Sort.newest { writer.item("order", order.rawValue) }
            if let side { writer.item("side", side.rawValue) }
            if other != LenientRoute.Side.right { writer.item("other", other.rawValue) }
            writer.item("ids", list: ids.map { _Route.text($0) }, separatedBy: ",")
            for element in slugs { writer.item("slugs", element.rawValue) }
                if link != _Route.value(
                    RouteURL.self, "https://example.com/the-links/of-this-app/by-default")
            {
                writer.item("link", _Route.text(link))
            }
            if let next { writer.item("next", _Route.text(link: next)) }
            if let isOn { writer.item("on", isOn.description) }
            if level != _Route.value(Level.self, "2") { writer.item("level", _Route.text(level)) }
            for element in levels { writer.item("levels", _Route.text(element)) }
            if let color { writer.item("color", _Route.text(color)) }
        case let .chapter(chapter):
            writer.literal("read")
            writer.item("chapter", chapter)
        case let .read(page):
            writer.literal("read")
            if let page { writer.item("page", page) }
        case let .required(id, near):
            writer.literal("required")
            writer.item("id", id)
            if let near { writer.item("near", _Route.text(near)) }
        case let .fragment(line):
            writer.literal("doc")
            writer.beginFragment(isOnlyItems: true)
            if line != 1 { writer.item("line", line) }
        case let .strict(page):
            writer.literal("strict")
            if page != 1 { writer.item("page", page) }
        case let .group(.strict(page)):
            writer.literal("group")
            if let page { writer.item("page", page) }
        case let .group(.lenient(page)):
            writer.literal("group/lenient")
            if let page { writer.item("page", page) }
        }
    }
}

private nonisolated extension _RoutePart {
    func toColor() -> Color? {
        string().flatMap { _Route.value(Color.self, $0) }
    }

    func toLevel() -> Level? {
        string().flatMap { _Route.value(Level.self, $0) }
    }

    func asSide() -> LenientRoute.Side? {
        switch self {
        case "left": return LenientRoute.Side.left
        case "right": return LenientRoute.Side.right
        default: return isText ? LenientRoute.Side.left : nil
        }
    }

    func asSlug() -> LenientRoute.Slug? {
        string().flatMap { LenientRoute.Slug(rawValue: $0) }
    }

    func asSort() -> LenientRoute.Sort? {
        switch self {
        case "relevance": return LenientRoute.Sort.relevance
        case "newest": return LenientRoute.Sort.newest
        default: return nil
        }
    }
}
