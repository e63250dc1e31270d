// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime
import RouteNavigation
import AppModels

// If a type of yours doesn't conform, the first error is here and names its pattern.
private nonisolated let _appTypes: Swift.Void = {
    _routeType(Slug.self)  // parent/${inout}?page=${page:Int?}&n=${n:Int=7}&x=${x:Double=-1.5}&limit=${limit:Double=1e300}&order=${order:Order=in}&id=${id:UUID=0D2B6B1C-5B4E-4F6B-8F0A-3B1E7F3C9A11}&slug=${slug:Slug=home}&tag=${tags:[String]}&${rest...}
    _routeType(Level.self)  // restorable/${level:Level}
}()
@available(*, unavailable, message: "'Slug' in 'parent/${inout}?page=${page:Int?}&n=${n:Int=7}&x=${x:Double=-1.5}&limit=${limit:Double=1e300}&order=${order:Order=in}&id=${id:UUID=0D2B6B1C-5B4E-4F6B-8F0A-3B1E7F3C9A11}&slug=${slug:Slug=home}&tag=${tags:[String]}&${rest...}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
private nonisolated func _routeType(_ type: Slug.Type, _: (Slug: Swift.Void, Swift.Void)? = nil) {}
@available(*, unavailable, message: "'Level' in 'restorable/${level:Level}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
private nonisolated func _routeType(_ type: Level.Type, _: (Level: Swift.Void, Swift.Void)? = nil) {}

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
    case parent(`inout`: Swift.String, page: Swift.Int? = nil, n: Swift.Int = 7, x: Swift.Double = -1.5, limit: Swift.Double = 1e+300, order: NameRoute.Order = .`in`, id: RouteUUID = _routeUUID(0xD2B6B1C5B4E4F6B, 0x8F0A3B1E7F3C9A11), slug: Slug, tags: [Swift.String] = [], rest: [Swift.String: Swift.String] = [:])
    /// `presentation/${inout}/${number:Int}`
    case presentation(`inout`: Swift.String, number: Swift.Int)
    /// `opening/${inout}?limit=${limit:Double}&id=${id:UUID}&slug=${slug:Slug}&order=${order:Order}&tag=${tags:[String]}`
    case opening(`inout`: Swift.String, limit: Swift.Double, id: RouteUUID, slug: Slug, order: NameRoute.Order, tags: [Swift.String] = [])
    /// - `restorable/${level:Level}`
    /// - `restorable/${level:Level}/${slugs:Slug...}`
    case isRestorable(level: Level, slugs: [Slug] = [])
    case tabs(Tabs)

    nonisolated enum Tabs: Swift.Hashable, Swift.Sendable {
        /// `path/${level:Level}/${slugs:Slug...}`
        case path(level: Level, slugs: [Slug] = [])
        /// `under/${self:Level}`
        case parent(`self`: Level)
    }

    /// The values as they appear in URLs.
    nonisolated enum Order: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case newest
        case `in`
    }

    /// The scheme of the first base.
    static let scheme: Swift.String = "names"
    /// The host of the first base.
    static let host: Swift.String = "app"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["names://app"]

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

/// The place of each route on the screen.
nonisolated extension NameRoute: RouteNavigation.NavigableRoute {
    /// The tabs, in the order of the tab bar; the first is selected at start.
    nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
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

    /// The tab that the route belongs to; nil for a modal over the current screen.
    var tab: Tab? {
        switch self {
        case .tab: return Tab.none
        case .`default`: return Tab.`Any`
        case .`some`: return Tab.`some`
        case .root: return Tab.root
        case .parent: return Tab.none
        case .presentation: return Tab.none
        case .opening: return Tab.none
        default: return Tab.`default`
        }
    }

    /// How the route's screen is presented.
    var presentation: RouteNavigation.RoutePresentation {
        switch self {
        case .tab: return .root
        case .none: return .root
        case .`default`: return .root
        case .`some`: return .root
        case .root: return .root
        default: return .push
        }
    }

    /// The route that Back leads to after a link; nil for a root and for a modal over the current screen.
    var parent: Self? {
        switch self {
        case .parent:
            return Self.tab
        case .presentation(let v0, let v1):
            guard let d0 = _routeValue(Slug.self, "home") else { return nil }
            return Self.parent(`inout`: v0, page: v1, n: 7, x: -1.5, limit: 1e+300, order: NameRoute.Order.`in`, id: _routeUUID(0xD2B6B1C5B4E4F6B, 0x8F0A3B1E7F3C9A11), slug: d0, tags: [], rest: [:])
        case .opening(let v0, let v1, let v2, let v3, let v4, let v5):
            return Self.parent(`inout`: v0, page: nil, n: 7, x: -1.5, limit: v1, order: v4, id: v2, slug: v3, tags: v5, rest: [:])
        case .isRestorable:
            return Self.none
        case .tabs(.path(let v0, let v1)):
            return Self.isRestorable(level: v0, slugs: v1)
        case .tabs(.parent(let v0)):
            return Self.isRestorable(level: v0, slugs: [])
        default: return nil
        }
    }

    /// Whether restoring a saved state shows the route again.
    var isRestorable: Swift.Bool {
        true
    }

    /// What a link to the route does.
    var opening: RouteNavigation.RouteOpening {
        .place
    }
}

nonisolated extension NameRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .tab:
            if case .tab = b { return true }
        case .none:
            if case .none = b { return true }
        case .`default`:
            if case .`default` = b { return true }
        case .`some`:
            if case .`some` = b { return true }
        case .root:
            if case .root = b { return true }
        case .parent(let a0, let a1, let a2, let a3, let a4, let a5, let a6, let a7, let a8, let a9):
            if case .parent(let b0, let b1, let b2, let b3, let b4, let b5, let b6, let b7, let b8, let b9) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3), _routeEqual(a4, b4), _routeEqual(a5, b5), _routeEqual(a6, b6), _routeEqual(a7, b7), _routeEqual(a8, b8), _routeEqual(a9, b9) { return true }
        case .presentation(let a0, let a1):
            if case .presentation(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .opening(let a0, let a1, let a2, let a3, let a4, let a5):
            if case .opening(let b0, let b1, let b2, let b3, let b4, let b5) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3), _routeEqual(a4, b4), _routeEqual(a5, b5) { return true }
        case .isRestorable(let a0, let a1):
            if case .isRestorable(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .tabs(let a0):
            if case .tabs(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .tab:
            hasher.combine(0x67EE491F)
        case .none:
            hasher.combine(0x216BA7F2)
        case .`default`:
            hasher.combine(0x24ED72C0)
        case .`some`:
            hasher.combine(0x29E8C6D9)
        case .root:
            hasher.combine(0x69CEE31A)
        case .parent(let a0, let a1, let a2, let a3, let a4, let a5, let a6, let a7, let a8, let a9):
            hasher.combine(0x1DE81355)
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
        case .presentation(let a0, let a1):
            hasher.combine(0x56DB7A98)
            hasher.combine(a0)
            hasher.combine(a1)
        case .opening(let a0, let a1, let a2, let a3, let a4, let a5):
            hasher.combine(0x39EF10E8)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
        case .isRestorable(let a0, let a1):
            hasher.combine(0x71F4343C)
            hasher.combine(a0)
            hasher.combine(a1)
        case .tabs(let a0):
            hasher.combine(0x0D18E747)
            hasher.combine(a0)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> NameRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "names://app", segments: 6) { match($0) }
    }

    static func match(_ url: _RouteReader) -> NameRoute? {
        if url.isRelative { return node3A8BAA1D(url, url.path) }
        if url.hasScheme("names") {
            guard let path = url.hostPath else { return nil }
            return node234F276B(url, path)
        }
        return nil
    }

    static func node234F276B(_ url: _RouteReader, _ path: _RouteReader.Path) -> NameRoute? {
        if path.segment(0).equalsIgnoringCase("app") {
            return node3A8BAA1D(url, path.from(1))
        }
        return nil
    }

    static func node3A8BAA1D(_ url: _RouteReader, _ path: _RouteReader.Path) -> NameRoute? {
        switch path.word(0) {
        case 0x626174:
            // "tab"
            if path.hasCount(0, 3) {
                if path.isEnd(1) {
                    // tab
                    return NameRoute.tab
                }
            }
        case 0x656D6F73:
            // "some"
            if path.hasCount(0, 4) {
                if path.isEnd(1) {
                    // some
                    return NameRoute.`some`
                }
            }
        case 0x656E6F6E:
            // "none"
            if path.hasCount(0, 4) {
                if path.isEnd(1) {
                    // none
                    return NameRoute.none
                }
            }
        case 0x68746170:
            // "path"
            if path.hasCount(0, 4) {
                return node1AAADD97(url, path.from(1))
            }
        case 0x746F6F72:
            // "root"
            if path.hasCount(0, 4) {
                if path.isEnd(1) {
                    // root
                    return NameRoute.root
                }
            }
        case 0x7265646E75:
            // "under"
            if path.hasCount(0, 5) {
                return node01BDC713(url, path.from(1))
            }
        case 0x746E65726170:
            // "parent"
            if path.hasCount(0, 6) {
                return node575AF5C1(url, path.from(1))
            }
        case 0x676E696E65706F:
            // "opening"
            if path.hasCount(0, 7) {
                return node77BB73B7(url, path.from(1))
            }
        case 0x746C7561666564:
            // "default"
            if path.hasCount(0, 7) {
                if path.isEnd(1) {
                    // default
                    return NameRoute.`default`
                }
            }
        case 0x61746E6573657270:
            // "presentation"
            if path.equals(0, "presentation") {
                return node28F1E5A0(url, path.from(1))
            }
        case 0x6261726F74736572:
            // "restorable"
            if path.equals(0, "restorable") {
                return node6A92DCF4(url, path.from(1))
            }
        default: break
        }
        return nil
    }

    static func node575AF5C1(_ url: _RouteReader, _ path: _RouteReader.Path) -> NameRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // parent/${inout}?page=${page:Int?}&n=${n:Int=7}&x=${x:Double=-1.5}&limit=${limit:Double=1e300}&order=${order:Order=in}&id=${id:UUID=0D2B6B1C-5B4E-4F6B-8F0A-3B1E7F3C9A11}&slug=${slug:Slug=home}&tag=${tags:[String]}&${rest...}
                if let v0 = path.string(0),
                    let v1 = url.integerItemIfAny("page", Swift.Int.self),
                    let v2 = url.integerItem("n", Swift.Int.self, default: 7),
                    let v3 = url.item("x").defaulting(to: -1.5, { $0.double() }),
                    let v4 = url.item("limit").defaulting(to: 1e+300, { $0.double() }),
                    let v5 = url.item("order").defaulting(to: NameRoute.Order.`in`, { closedOrder($0) }),
                    let v6 = url.item("id").defaulting(to: _routeUUID(0xD2B6B1C5B4E4F6B, 0x8F0A3B1E7F3C9A11), { $0.uuid() }),
                    let v7 = url.item("slug").defaulting(to: _routeValue(Slug.self, "home"), takesEmpty: true, { $0.value(Slug.self) }),
                    let v8 = url.items("tag", takesEmpty: true, { $0.string() }),
                    let v9 = url.otherItems(than: "page", "n", "x", "limit", "order", "id", "slug", "tag")
                {
                    return NameRoute.parent(`inout`: v0, page: v1, n: v2, x: v3, limit: v4, order: v5, id: v6, slug: v7, tags: v8, rest: v9)
                }
            }
        }
        return nil
    }

    static func node28F1E5A0(_ url: _RouteReader, _ path: _RouteReader.Path) -> NameRoute? {
        if path.isPresent(0) {
            if let c1 = path.integer(1, Swift.Int.self) {
                if path.isEnd(2) {
                    // presentation/${inout}/${number:Int}
                    if let v0 = path.string(0) {
                        return NameRoute.presentation(`inout`: v0, number: c1)
                    }
                }
            }
        }
        return nil
    }

    static func node77BB73B7(_ url: _RouteReader, _ path: _RouteReader.Path) -> NameRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // opening/${inout}?limit=${limit:Double}&id=${id:UUID}&slug=${slug:Slug}&order=${order:Order}&tag=${tags:[String]}
                if let v0 = path.string(0),
                    let v1 = url.item("limit").double(),
                    let v2 = url.item("id").uuid(),
                    let v3 = url.item("slug").value(Slug.self),
                    let v4 = closedOrder(url.item("order")),
                    let v5 = url.items("tag", takesEmpty: true, { $0.string() })
                {
                    return NameRoute.opening(`inout`: v0, limit: v1, id: v2, slug: v3, order: v4, tags: v5)
                }
            }
        }
        return nil
    }

    static func node6A92DCF4(_ url: _RouteReader, _ path: _RouteReader.Path) -> NameRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // restorable/${level:Level}
                if let v0 = path.segment(0).value(Level.self) {
                    return NameRoute.isRestorable(level: v0, slugs: [])
                }
            }
            do {
                // restorable/${level:Level}/${slugs:Slug...}
                if let v0 = path.segment(0).value(Level.self),
                    let v1 = url.rest(from: path.from(1), { $0.value(Slug.self) })
                {
                    return NameRoute.isRestorable(level: v0, slugs: v1)
                }
            }
        }
        return nil
    }

    static func node1AAADD97(_ url: _RouteReader, _ path: _RouteReader.Path) -> NameRoute? {
        if path.isPresent(0) {
            do {
                // path/${level:Level}/${slugs:Slug...}
                if let v0 = path.segment(0).value(Level.self),
                    let v1 = url.rest(from: path.from(1), { $0.value(Slug.self) })
                {
                    return NameRoute.tabs(.path(level: v0, slugs: v1))
                }
            }
        }
        return nil
    }

    static func node01BDC713(_ url: _RouteReader, _ path: _RouteReader.Path) -> NameRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // under/${self:Level}
                if let v0 = path.segment(0).value(Level.self) {
                    return NameRoute.tabs(.parent(self: v0))
                }
            }
        }
        return nil
    }

    static func text(of route: NameRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "names://app/") { text in write(route, form, &text) }
    }

    static func write(_ route: NameRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .tab:
            text.append("tab")
        case .none:
            text.append("none")
        case .`default`:
            text.append("default")
        case .`some`:
            text.append("some")
        case .root:
            text.append("root")
        case .parent(let v0, let v1, let v2, let v3, let v4, let v5, let v6, let v7, let v8, let v9):
            text.append("parent/")
            text.append(lastSegment: v0)
            if let v1 {
                text.append(item: "?page=")
                text.append(integer: v1)
            }
            if !_routeEqual(v2, 7) {
                text.append(item: "?n=")
                text.append(integer: v2)
            }
            if !_routeEqual(v3, -1.5) {
                text.append(item: "?x=")
                text.append(value: _routeText(v3))
            }
            if !_routeEqual(v4, 1e+300) {
                text.append(item: "?limit=")
                text.append(value: _routeText(v4))
            }
            if !_routeEqual(v5, NameRoute.Order.`in`) {
                text.append(item: "?order=")
                text.append(value: v5.rawValue)
            }
            if !_routeEqual(v6, _routeUUID(0xD2B6B1C5B4E4F6B, 0x8F0A3B1E7F3C9A11)) {
                text.append(item: "?id=")
                text.append(value: _routeText(v6))
            }
            if !_routeEqual(v7, _routeValue(Slug.self, "home")) {
                text.append(item: "?slug=")
                text.append(value: _routeText(v7))
            }
            text.items("tag", v8)
            text.otherItems(v9, than: ["page", "n", "x", "limit", "order", "id", "slug", "tag"])
        case .presentation(let v0, let v1):
            text.append("presentation/")
            text.append(segment: v0)
            text.append("/")
            text.append(integer: v1)
        case .opening(let v0, let v1, let v2, let v3, let v4, let v5):
            text.append("opening/")
            text.append(lastSegment: v0)
            text.append(item: "?limit=")
            text.append(value: _routeText(v1))
            text.append("&id=")
            text.append(value: _routeText(v2))
            text.append("&slug=")
            text.append(value: _routeText(v3))
            text.append("&order=")
            text.append(value: v4.rawValue)
            text.items("tag", v5)
        case .isRestorable(let v0, let v1):
            if v1.isEmpty {
                text.append("restorable/")
                text.append(lastSegment: _routeText(v0))
                return
            }
            text.begin(form, base: "names://app", .host, isRelative: true)
            text.literal("restorable")
            text.segment(plain: _routeText(v0))
            for element in v1 { text.segment(plain: _routeText(element)) }
            text.endSegments()
        case .tabs(.path(let v0, let v1)):
            text.begin(form, base: "names://app", .host, isRelative: true)
            text.literal("path")
            text.segment(plain: _routeText(v0))
            for element in v1 { text.segment(plain: _routeText(element)) }
            text.endSegments()
        case .tabs(.parent(let v0)):
            text.append("under/")
            text.append(lastSegment: _routeText(v0))
        }
    }

    static func closedOrder(_ part: _RoutePart) -> NameRoute.Order? {
        switch part.word {
        case 0x6E69:
            // "in"
            if part.hasCount(2) {
                return NameRoute.Order.`in`
            }
        case 0x74736577656E:
            // "newest"
            if part.hasCount(6) {
                return NameRoute.Order.newest
            }
        default: break
        }
        return nil
    }
}
