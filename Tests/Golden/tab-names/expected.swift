// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime
import RouteNavigation
import AppModels

// If a type of yours doesn't conform, the first error is here and names its pattern.
private nonisolated let _appTypes: () = {
    _ = _Route.value(Slug.self, "")  // parent/${inout}?page=${page:Int?}&n=${n:Int=7}&x=${x:Double=-1.5}&limit=${limit:Double=1e300}&order=${order:Order=in}&id=${id:UUID=0D2B6B1C-5B4E-4F6B-8F0A-3B1E7F3C9A11}&slug=${slug:Slug=home}&tag=${tags:[String]}&${rest...}
    _ = _Route.value(Level.self, "")  // restorable/${level:Level}
}()

/// The URLs of the app.
nonisolated enum NameRoute: URLRoute {
    /// `tab`
    case tab
    /// `none`
    case none
    /// `default`
    case `default`
    /// `some`
    case `some`
    /// `root`
    case root
    /// `parent/${inout}?page=${page:Int?}&n=${n:Int=7}&x=${x:Double=-1.5}&limit=${limit:Double=1e300}&order=${order:Order=in}&id=${id:UUID=0D2B6B1C-5B4E-4F6B-8F0A-3B1E7F3C9A11}&slug=${slug:Slug=home}&tag=${tags:[String]}&${rest...}`
    case parent(
        `inout`: String, page: Int? = nil, n: Int = 7, x: Double = -1.5, limit: Double = 1e+300,
        order: Order = .`in`,
        id: RouteUUID = _Route.value(RouteUUID.self, "0D2B6B1C-5B4E-4F6B-8F0A-3B1E7F3C9A11")!,
        slug: Slug, tags: [String] = [], rest: [String: String] = [:])
    /// `presentation/${inout}/${number:Int}`
    case presentation(`inout`: String, number: Int)
    /// `opening/${inout}?limit=${limit:Double}&id=${id:UUID}&slug=${slug:Slug}&order=${order:Order}&tag=${tags:[String]}`
    case opening(
        `inout`: String, limit: Double, id: RouteUUID, slug: Slug, order: Order,
        tags: [String] = [])
    /// - `restorable/${level:Level}`
    /// - `restorable/${level:Level}/${slugs:Slug...}`
    case isRestorable(level: Level, slugs: [Slug] = [])
    /// `place`
    case place
    case tabs(Tabs)

    nonisolated enum Tabs: Hashable, Sendable {
        /// `path/${level:Level}/${slugs:Slug...}`
        case path(level: Level, slugs: [Slug] = [])
        /// `under/${self:Level}`
        case parent(`self`: Level)
    }

    /// The values as they appear in URLs.
    nonisolated enum Order: String, CaseIterable, Sendable {
        case newest
        case `in`
    }

    /// The scheme of the first base.
    static let scheme: String = "names"
    /// The host of the first base.
    static let host: String = "app"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["names://app"]

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

/// The place of each route on the screen.
nonisolated extension NameRoute: RouteNavigation.NavigableRoute {
    /// The tabs, in the order of the tab bar; the first is selected at start.
    nonisolated enum Tab: String, CaseIterable, Sendable {
        case none
        case `default`
        case `Any`
        case `some`
        case root
    }

    /// The route at the bottom of a tab's stack.
    static func root(of tab: Tab) -> Self {
        switch tab {
        case .none: return Self.tab
        case .`default`: return Self.none
        case .`Any`: return Self.`default`
        case .`some`: return Self.`some`
        case .root: return Self.root
        }
    }

    /// The route's place on the screen.
    var place: RouteNavigation.RoutePlace<Self> {
        switch self {
        case .none: return .init(.root, in: Tab.`default`)
        case .`default`: return .init(.root, in: Tab.`Any`)
        case .`some`: return .init(.root, in: Tab.`some`)
        case .root: return .init(.root, in: Tab.root)
        case .parent: return .init(.push, in: Tab.none, over: Self.tab)
        case .presentation(let `inout`, let number):
            guard let default0 = _Route.value(Slug.self, "home") else { return .init(.push, in: Tab.none) }
            let parent0 = Self.parent(
                `inout`: `inout`, page: number, n: 7, x: -1.5, limit: 1e+300,
                order: NameRoute.Order.`in`,
                id: _Route.value(RouteUUID.self, "0D2B6B1C-5B4E-4F6B-8F0A-3B1E7F3C9A11")!,
                slug: default0, tags: [], rest: [:])
            return .init(.push, in: Tab.none, over: parent0)
        case .opening(let `inout`, let limit, let id, let slug, let order, let tags):
            let parent0 = Self.parent(
                `inout`: `inout`, page: nil, n: 7, x: -1.5, limit: limit, order: order, id: id,
                slug: slug, tags: tags, rest: [:])
            return .init(.push, in: Tab.none, over: parent0)
        case .isRestorable: return .init(.push, in: Tab.`default`, over: Self.none)
        case .place: return .init(.push, in: Tab.none, over: Self.tab)
        case .tabs(.path(let level, let slugs)):
            let parent0 = Self.isRestorable(level: level, slugs: slugs)
            return .init(.push, in: Tab.`default`, over: parent0)
        case .tabs(.parent(let self_)):
            return .init(.push, in: Tab.`default`, over: Self.isRestorable(level: self_, slugs: []))
        default: return .init(.root, in: Tab.none)
        }
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension NameRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .tab: if case .tab = b { return true }
        case .none: if case .none = b { return true }
        case .`default`: if case .`default` = b { return true }
        case .`some`: if case .`some` = b { return true }
        case .root: if case .root = b { return true }
        case let .parent(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9):
            if case let .parent(b0, b1, b2, b3, b4, b5, b6, b7, b8, b9) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3),
                _Route.equal(a4, b4), _Route.equal(a5, b5), _Route.equal(a6, b6),
                _Route.equal(a7, b7), _Route.equal(a8, b8), _Route.equal(a9, b9)
            {
                return true
            }
        case let .presentation(a0, a1):
            if case let .presentation(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .opening(a0, a1, a2, a3, a4, a5):
            if case let .opening(b0, b1, b2, b3, b4, b5) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3),
                _Route.equal(a4, b4), _Route.equal(a5, b5)
            {
                return true
            }
        case let .isRestorable(a0, a1):
            if case let .isRestorable(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case .place: if case .place = b { return true }
        case let .tabs(a0): if case let .tabs(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .tab: hasher.combine("tab")
        case .none: hasher.combine("none")
        case .`default`: hasher.combine("default")
        case .`some`: hasher.combine("some")
        case .root: hasher.combine("root")
        case let .parent(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9):
            hasher.combine("parent")
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
        case let .presentation(a0, a1):
            hasher.combine("presentation")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .opening(a0, a1, a2, a3, a4, a5):
            hasher.combine("opening")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
        case let .isRestorable(a0, a1):
            hasher.combine("isRestorable")
            hasher.combine(a0)
            hasher.combine(a1)
        case .place: hasher.combine("place")
        case let .tabs(a0):
            hasher.combine("tabs")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> NameRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "names://app", segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> NameRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("names") { return reader.hasHost ? afterNames(reader) : nil }
        return nil
    }

    static func afterNames(_ reader: _RouteReader) -> NameRoute? {
        if reader[0].equalsIgnoringCase("app") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> NameRoute? {
        switch reader[0] {
        case "tab": if reader.count == 1 { return .tab }
        case "none": if reader.count == 1 { return NameRoute.none }
        case "default": if reader.count == 1 { return .`default` }
        case "some": if reader.count == 1 { return NameRoute.`some` }
        case "root": if reader.count == 1 { return .root }
        case "parent": return afterParent(reader)
        case "presentation": return afterPresentation(reader)
        case "opening": return afterOpening(reader)
        case "restorable": return afterRestorable(reader)
        case "place": if reader.count == 1 { return .place }
        case "path": return afterPath(reader)
        case "under": return afterUnder(reader)
        default: break
        }
        return nil
    }

    static func afterParent(_ reader: _RouteReader) -> NameRoute? {
        if reader.count == 2, let `inout` = reader.string(1),
            let page = reader.query["page"].optional({ $0.integer() }),
            let n = reader.query["n"].defaulting(to: 7, { $0.integer() }),
            let x = reader.query["x"].defaulting(to: -1.5, { $0.decimal(Double.self) }),
            let limit = reader.query["limit"].defaulting(to: 1e+300, { $0.decimal(Double.self) }),
            let order = reader.query["order"].defaulting(
                to: NameRoute.Order.`in`, { $0.asOrder() }),
            let id = reader.query["id"].defaulting(
                to: _Route.value(RouteUUID.self, "0D2B6B1C-5B4E-4F6B-8F0A-3B1E7F3C9A11")!, { $0.uuid() }),
            let slug = reader.query["slug"].defaulting(
                to: _Route.value(Slug.self, "home"), takesEmpty: true, { $0.toSlug() }),
            let tags = reader.query.values("tag", takesEmpty: true, as: { $0.string() }),
            let rest = reader.query.others(
                than: "page", "n", "x", "limit", "order", "id", "slug", "tag")
        {
            return .parent(
                `inout`: `inout`, page: page, n: n, x: x, limit: limit, order: order, id: id,
                slug: slug, tags: tags, rest: rest)
        }
        return nil
    }

    static func afterPresentation(_ reader: _RouteReader) -> NameRoute? {
        if let number = reader[2].integer(), reader.count == 3, let `inout` = reader.string(1) {
            return .presentation(`inout`: `inout`, number: number)
        }
        return nil
    }

    static func afterOpening(_ reader: _RouteReader) -> NameRoute? {
        if reader.count == 2, let `inout` = reader.string(1),
            let limit = reader.query["limit"].decimal(Double.self),
            let id = reader.query["id"].uuid(), let slug = reader.query["slug"].toSlug(),
            let order = reader.query["order"].asOrder(),
            let tags = reader.query.values("tag", takesEmpty: true, as: { $0.string() })
        {
            return .opening(
                `inout`: `inout`, limit: limit, id: id, slug: slug, order: order, tags: tags)
        }
        return nil
    }

    static func afterRestorable(_ reader: _RouteReader) -> NameRoute? {
        if reader.count == 2, let level = reader[1].nonempty.toLevel() {
            return .isRestorable(level: level, slugs: [])
        }
        if let level = reader[1].nonempty.toLevel(),
            let slugs = reader.rest(from: 2, { $0.nonempty.toSlug() })
        {
            return .isRestorable(level: level, slugs: slugs)
        }
        return nil
    }

    static func afterPath(_ reader: _RouteReader) -> NameRoute? {
        if let level = reader[1].nonempty.toLevel(),
            let slugs = reader.rest(from: 2, { $0.nonempty.toSlug() })
        {
            return .tabs(.path(level: level, slugs: slugs))
        }
        return nil
    }

    static func afterUnder(_ reader: _RouteReader) -> NameRoute? {
        if reader.count == 2, let self_ = reader[1].nonempty.toLevel() {
            return .tabs(.parent(self: self_))
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: NameRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "names://app", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: NameRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .tab: writer.literal("tab")
        case .none: writer.literal("none")
        case .`default`: writer.literal("default")
        case .`some`: writer.literal("some")
        case .root: writer.literal("root")
        case let .parent(`inout`, page, n, x, limit, order, id, slug, tags, rest):
            writer.literal("parent")
            writer.segment(`inout`)
            if let page { writer.item("page", page) }
            if n != 7 { writer.item("n", n) }
            if x != -1.5 { writer.item("x", _Route.text(x)) }
            if limit != 1e+300 { writer.item("limit", _Route.text(limit)) }
            if order != NameRoute.Order.`in` { writer.item("order", order.rawValue) }
            if id != _Route.value(RouteUUID.self, "0D2B6B1C-5B4E-4F6B-8F0A-3B1E7F3C9A11")! {
                writer.item("id", _Route.text(id))
            }
            if slug != _Route.value(Slug.self, "home") { writer.item("slug", _Route.text(slug)) }
            for element in tags { writer.item("tag", element) }
            for (key, value) in rest.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .presentation(`inout`, number):
            writer.literal("presentation")
            writer.segment(`inout`)
            writer.segment(number)
        case let .opening(`inout`, limit, id, slug, order, tags):
            writer.literal("opening")
            writer.segment(`inout`)
            writer.item("limit", _Route.text(limit))
            writer.item("id", _Route.text(id))
            writer.item("slug", _Route.text(slug))
            writer.item("order", order.rawValue)
            for element in tags { writer.item("tag", element) }
        case let .isRestorable(level, slugs):
            writer.literal("restorable")
            writer.segment(_Route.text(level))
            if slugs.isEmpty {
            } else {
                for element in slugs { writer.segment(_Route.text(element)) }
            }
        case .place: writer.literal("place")
        case let .tabs(.path(level, slugs)):
            writer.literal("path")
            writer.segment(_Route.text(level))
            for element in slugs { writer.segment(_Route.text(element)) }
        case let .tabs(.parent(self_)):
            writer.literal("under")
            writer.segment(_Route.text(self_))
        }
    }
}

private nonisolated extension _RoutePart {
    func toLevel() -> Level? {
        string().flatMap { _Route.value(Level.self, $0) }
    }

    func asOrder() -> NameRoute.Order? {
        switch self {
        case "newest": return NameRoute.Order.newest
        case "in": return NameRoute.Order.`in`
        default: return nil
        }
    }

    func toSlug() -> Slug? {
        string().flatMap { _Route.value(Slug.self, $0) }
    }
}
