// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import RouteRuntime
public import RouteNavigation

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The URLs of the app.
public nonisolated enum ScreenRoute: URLRoute {
    /// `home`
    case home
    /// `items/${id}`
    case itemDetail(id: String)
    /// `items/${itemId}/comments`
    case comments(itemId: String)
    /// `items/${itemId}/comments/${comment:Int}`
    case reply(itemId: String, comment: Int)
    /// `image?url=${url:URL}`
    case imageViewer(url: RouteURL)
    /// `image/caption?url=${url:URL}`
    case caption(url: RouteURL)
    /// `onboarding`
    case onboarding
    /// `checkout/${cart}`
    case checkout(cart: String)
    /// `articles/${id}`
    case article(id: String)
    /// `articles/${id}/source`
    case source(id: String)
    /// `report`
    case report
    /// The feature of one tab. Routes without a parent open over its root.
    case profile(Profile)
    /// A group's parent holds for its routes.
    case preferences(Preferences)

    /// The feature of one tab. Routes without a parent open over its root.
    public nonisolated enum Profile: Hashable, Sendable {
        /// `profile`
        case overview
        /// `profile/followers?page=${page:Int?}`
        case followers(page: Int? = nil)
        /// `profile/edit`
        case edit
        /// `profile/edit/name`
        case name
    }

    /// A group's parent holds for its routes.
    public nonisolated enum Preferences: Hashable, Sendable {
        /// `settings`
        case all
        /// `settings/advanced`
        case advanced
        case sounds(Sounds)

        public nonisolated enum Sounds: Hashable, Sendable {
            /// `settings/sounds`
            case list
            /// `settings/sounds/${name}`
            case sound(name: String)
        }
    }

    /// The scheme of the first base.
    public static let scheme: String = "screens"
    /// The bases of routes without bases of their own; `url()` writes the first.
    public static let bases: [String] = ["screens://", "https://www.example.com"]

    /// The route that `url` opens; nil if no pattern matches.
    public init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    public init?(rawValue: String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    public var rawValue: String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    public func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    public func url(scheme: String, host: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

/// The place of each route on the screen.
nonisolated extension ScreenRoute: RouteNavigation.NavigableRoute {
    /// The tabs, in the order of the tab bar; the first is selected at start.
    public nonisolated enum Tab: String, CaseIterable, Sendable {
        case home
        case profile
        case settings
    }

    /// The route at the bottom of a tab's stack.
    public static func root(of tab: Tab) -> Self {
        switch tab {
        case .home: return Self.home
        case .profile: return Self.profile(.overview)
        case .settings: return Self.preferences(.all)
        }
    }

    /// The route's place on the screen.
    public var place: RouteNavigation.RoutePlace<Self> {
        switch self {
        case .itemDetail: return .init(.push, in: Tab.home, over: Self.home)
        case .comments(let itemId):
            return .init(.push, in: Tab.home, over: Self.itemDetail(id: itemId))
        case .reply(let itemId, _):
            let parent0 = Self.comments(itemId: itemId)
            return .init(.push, in: Tab.home, over: parent0, opensInPlace: false)
        case .imageViewer: return .init(.cover)
        case .caption(let url): return .init(.push, over: Self.imageViewer(url: url))
        case .onboarding: return .init(.cover, isRestorable: false, isInterruptible: false)
        case .checkout: return .init(.sheet, opensInPlace: false)
        case .article: return .init(.push, in: Tab.settings, Tab.home)
        case .source(let id):
            return .init(.push, in: Tab.settings, Tab.home, over: Self.article(id: id))
        case .report: return .init(.sheet, in: Tab.home, Tab.profile)
        case .profile(.overview): return .init(.root, in: Tab.profile)
        case .profile(.followers):
            return .init(.push, in: Tab.profile, over: Self.profile(.overview))
        case .profile(.edit):
            let parent0 = Self.profile(.overview)
            return .init(.sheet, in: Tab.profile, over: parent0, isRestorable: false)
        case .profile(.name): return .init(.push, in: Tab.profile, over: Self.profile(.edit))
        case .preferences(.all): return .init(.root, in: Tab.settings)
        case .preferences(.advanced):
            return .init(.sheet, in: Tab.settings, over: Self.preferences(.all))
        case .preferences(.sounds(.list)):
            return .init(.cover, in: Tab.settings, over: Self.preferences(.all))
        case .preferences(.sounds(.sound)):
            return .init(.push, in: Tab.settings, over: Self.preferences(.sounds(.list)))
        default: return .init(.root, in: Tab.home)
        }
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension ScreenRoute {
    public static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .itemDetail(a0):
            if case let .itemDetail(b0) = b, _Route.equal(a0, b0) { return true }
        case let .comments(a0): if case let .comments(b0) = b, _Route.equal(a0, b0) { return true }
        case let .reply(a0, a1):
            if case let .reply(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .imageViewer(a0):
            if case let .imageViewer(b0) = b, _Route.equal(a0, b0) { return true }
        case let .caption(a0): if case let .caption(b0) = b, _Route.equal(a0, b0) { return true }
        case .onboarding: if case .onboarding = b { return true }
        case let .checkout(a0): if case let .checkout(b0) = b, _Route.equal(a0, b0) { return true }
        case let .article(a0): if case let .article(b0) = b, _Route.equal(a0, b0) { return true }
        case let .source(a0): if case let .source(b0) = b, _Route.equal(a0, b0) { return true }
        case .report: if case .report = b { return true }
        case let .profile(a0): if case let .profile(b0) = b, _Route.equal(a0, b0) { return true }
        case let .preferences(a0):
            if case let .preferences(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .home: hasher.combine("home")
        case let .itemDetail(a0):
            hasher.combine("itemDetail")
            hasher.combine(a0)
        case let .comments(a0):
            hasher.combine("comments")
            hasher.combine(a0)
        case let .reply(a0, a1):
            hasher.combine("reply")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .imageViewer(a0):
            hasher.combine("imageViewer")
            hasher.combine(a0)
        case let .caption(a0):
            hasher.combine("caption")
            hasher.combine(a0)
        case .onboarding: hasher.combine("onboarding")
        case let .checkout(a0):
            hasher.combine("checkout")
            hasher.combine(a0)
        case let .article(a0):
            hasher.combine("article")
            hasher.combine(a0)
        case let .source(a0):
            hasher.combine("source")
            hasher.combine(a0)
        case .report: hasher.combine("report")
        case let .profile(a0):
            hasher.combine("profile")
            hasher.combine(a0)
        case let .preferences(a0):
            hasher.combine("preferences")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> ScreenRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 7) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> ScreenRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        if reader.hasScheme("screens") { return start(reader.path) }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> ScreenRoute? {
        if reader[0].equalsIgnoringCase("www.example.com") {
            switch reader[1] {
            case "home": if reader.count == 2 { return .home }
            case "items": return afterWwwExampleComItems(reader.from(2))
            case "image": return afterWwwExampleComImage(reader.from(2))
            case "onboarding": if reader.count == 2 { return .onboarding }
            case "checkout": return afterWwwExampleComCheckout(reader.from(2))
            case "articles": return afterWwwExampleComArticles(reader.from(2))
            case "report": if reader.count == 2 { return .report }
            case "profile": return afterWwwExampleComProfile(reader.from(2))
            case "settings": return afterWwwExampleComSettings(reader.from(2))
            default: break
            }
        }
        return nil
    }

    static func afterWwwExampleComItems(_ reader: _RouteReader) -> ScreenRoute? {
        if reader.count == 1, let id = reader.string(0) { return .itemDetail(id: id) }
        if reader[1].equals("comments") {
            if reader.count == 2, let itemId = reader.string(0) { return .comments(itemId: itemId) }
            if let comment = reader[2].integer(), reader.count == 3, let itemId = reader.string(0) {
                return .reply(itemId: itemId, comment: comment)
            }
        }
        return nil
    }

    static func afterWwwExampleComImage(_ reader: _RouteReader) -> ScreenRoute? {
        if reader.count == 0, let url = reader.query["url"].url() { return .imageViewer(url: url) }
        if reader[0].equals("caption"), reader.count == 1, let url = reader.query["url"].url() {
            return .caption(url: url)
        }
        return nil
    }

    static func afterWwwExampleComCheckout(_ reader: _RouteReader) -> ScreenRoute? {
        if reader.count == 1, let cart = reader.string(0) { return .checkout(cart: cart) }
        return nil
    }

    static func afterWwwExampleComArticles(_ reader: _RouteReader) -> ScreenRoute? {
        if reader.count == 1, let id = reader.string(0) { return .article(id: id) }
        if reader[1].equals("source"), reader.count == 2, let id = reader.string(0) {
            return .source(id: id)
        }
        return nil
    }

    static func afterWwwExampleComProfile(_ reader: _RouteReader) -> ScreenRoute? {
        if reader.count == 0 { return .profile(.overview) }
        switch reader[0] {
        case "followers":
            if reader.count == 1, let page = reader.query["page"].optional({ $0.integer() }) {
                return .profile(.followers(page: page))
            }
        case "edit":
            if reader.count == 1 { return .profile(.edit) }
            if reader[1].equals("name"), reader.count == 2 { return .profile(.name) }
        default: break
        }
        return nil
    }

    static func afterWwwExampleComSettings(_ reader: _RouteReader) -> ScreenRoute? {
        if reader.count == 0 { return .preferences(.all) }
        switch reader[0] {
        case "advanced": if reader.count == 1 { return .preferences(.advanced) }
        case "sounds":
            if reader.count == 1 { return .preferences(.sounds(.list)) }
            if reader.count == 2, let name = reader.string(1) {
                return .preferences(.sounds(.sound(name: name)))
            }
        default: break
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> ScreenRoute? {
        if reader[0].equalsIgnoringCase("home"), reader.count == 1 { return .home }
        if reader[0].equalsIgnoringCase("items"),
            let route = afterWwwExampleComItems(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("image"),
            let route = afterWwwExampleComImage(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("onboarding"), reader.count == 1 { return .onboarding }
        if reader[0].equalsIgnoringCase("checkout"),
            let route = afterWwwExampleComCheckout(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("articles"),
            let route = afterWwwExampleComArticles(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("report"), reader.count == 1 { return .report }
        if reader[0].equalsIgnoringCase("profile"),
            let route = afterWwwExampleComProfile(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("settings"),
            let route = afterWwwExampleComSettings(reader.from(1))
        {
            return route
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: ScreenRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "screens://", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: ScreenRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: writer.literal("home")
        case let .itemDetail(id):
            writer.literal("items")
            writer.segment(id)
        case let .comments(itemId):
            writer.literal("items")
            writer.segment(itemId)
            writer.literal("comments")
        case let .reply(itemId, comment):
            writer.literal("items")
            writer.segment(itemId)
            writer.literal("comments")
            writer.segment(comment)
        case let .imageViewer(url):
            writer.literal("image")
            writer.item("url", _Route.text(url))
        case let .caption(url):
            writer.literal("image/caption")
            writer.item("url", _Route.text(url))
        case .onboarding: writer.literal("onboarding")
        case let .checkout(cart):
            writer.literal("checkout")
            writer.segment(cart)
        case let .article(id):
            writer.literal("articles")
            writer.segment(id)
        case let .source(id):
            writer.literal("articles")
            writer.segment(id)
            writer.literal("source")
        case .report: writer.literal("report")
        case .profile(.overview): writer.literal("profile")
        case let .profile(.followers(page)):
            writer.literal("profile/followers")
            if let page { writer.item("page", page) }
        case .profile(.edit): writer.literal("profile/edit")
        case .profile(.name): writer.literal("profile/edit/name")
        case .preferences(.all): writer.literal("settings")
        case .preferences(.advanced): writer.literal("settings/advanced")
        case .preferences(.sounds(.list)): writer.literal("settings/sounds")
        case let .preferences(.sounds(.sound(name))):
            writer.literal("settings/sounds")
            writer.segment(name)
        }
    }
}
