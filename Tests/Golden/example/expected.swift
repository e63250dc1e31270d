// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import RouteRuntime
import AppModels

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The URLs of the app.
public nonisolated enum AppRoute: URLRoute {
    /// `/`
    case home
    /// `user/${id}/profile`
    case userProfile(id: String)
    /// `article/${slug}?ref=${ref}`
    case article(slug: String, ref: String)
    /// `user/${id:Int}/posts?page=${page:Int}&premium=${premium:Bool}`
    case userPosts(id: Int, page: Int, premium: Bool)
    /// `product/${productId}?discount=${discount:Double?}&quantity=${quantity:Int?}`
    case product(productId: String, discount: Double? = nil, quantity: Int? = nil)
    /// The feed, from the top or from one page.
    ///
    /// - `feed`
    /// - `feed/${page:Int?}`
    case feed(page: Int? = nil)
    /// - `artist/${id}?tab=${tab:ProfileTab=posts}`
    /// - `artist/${id}/auction-results` (`tab` is `auction-results`)
    case artist(id: String, tab: ProfileTab = .posts)
    case auth(Auth)
    /// `articles/${number:Int}`
    case help(number: Int)

    public nonisolated enum Auth: Hashable, Sendable {
        /// `auth/sign-up/${provider}`
        case signUp(provider: String)
        /// `auth/delete-account`
        case deleteAccount
    }

    /// The values as they appear in URLs.
    public nonisolated enum ProfileTab: String, CaseIterable, Sendable {
        case posts
        case likes
        case auctionResults = "auction-results"
    }

    /// The scheme of the first base.
    public static let scheme: String = "myapp"
    /// The host of the first base.
    public static let host: String = "app"
    /// The bases of routes without bases of their own; `url()` writes the first.
    public static let bases: [String] = ["myapp://app"]

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

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension AppRoute {
    public static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .userProfile(a0):
            if case let .userProfile(b0) = b, _Route.equal(a0, b0) { return true }
        case let .article(a0, a1):
            if case let .article(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .userPosts(a0, a1, a2):
            if case let .userPosts(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .product(a0, a1, a2):
            if case let .product(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .feed(a0): if case let .feed(b0) = b, _Route.equal(a0, b0) { return true }
        case let .artist(a0, a1):
            if case let .artist(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .auth(a0): if case let .auth(b0) = b, _Route.equal(a0, b0) { return true }
        case let .help(a0): if case let .help(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .home: hasher.combine("home")
        case let .userProfile(a0):
            hasher.combine("userProfile")
            hasher.combine(a0)
        case let .article(a0, a1):
            hasher.combine("article")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .userPosts(a0, a1, a2):
            hasher.combine("userPosts")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .product(a0, a1, a2):
            hasher.combine("product")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .feed(a0):
            hasher.combine("feed")
            hasher.combine(a0)
        case let .artist(a0, a1):
            hasher.combine("artist")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .auth(a0):
            hasher.combine("auth")
            hasher.combine(a0)
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
    static func route(of text: String, isRawValue: Bool) -> AppRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "myapp://app", segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> AppRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        if reader.hasScheme("myapp") { return reader.hasHost ? afterMyapp(reader) : nil }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> AppRoute? {
        if reader[0].equalsIgnoringCase("help.example.com"), reader[1].equals("articles"),
            let number = reader[2].integer(), reader.count == 3
        {
            return .help(number: number)
        }
        return nil
    }

    static func afterMyapp(_ reader: _RouteReader) -> AppRoute? {
        if reader[0].equalsIgnoringCase("app") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> AppRoute? {
        if reader.count == 0 { return .home }
        switch reader[0] {
        case "user": return afterUser(reader)
        case "article": return afterArticle(reader)
        case "product": return afterProduct(reader)
        case "feed": return afterFeed(reader)
        case "artist": return afterArtist(reader)
        case "auth": return afterAuth(reader)
        default: break
        }
        return nil
    }

    static func afterUser(_ reader: _RouteReader) -> AppRoute? {
        if let id = reader[1].integer(), reader[2].equals("posts"), reader.count == 3,
            let page = reader.query["page"].integer(), let premium = reader.query["premium"].flag()
        {
            return .userPosts(id: id, page: page, premium: premium)
        }
        if reader[2].equals("profile"), reader.count == 3, let id = reader.string(1) {
            return .userProfile(id: id)
        }
        return nil
    }

    static func afterArticle(_ reader: _RouteReader) -> AppRoute? {
        if reader.count == 2, let slug = reader.string(1), let ref = reader.query["ref"].string() {
            return .article(slug: slug, ref: ref)
        }
        return nil
    }

    static func afterProduct(_ reader: _RouteReader) -> AppRoute? {
        if reader.count == 2, let productId = reader.string(1),
            let discount = reader.query["discount"].optional({ $0.decimal(Double.self) }),
            let quantity = reader.query["quantity"].optional({ $0.integer() })
        {
            return .product(productId: productId, discount: discount, quantity: quantity)
        }
        return nil
    }

    static func afterFeed(_ reader: _RouteReader) -> AppRoute? {
        if reader.count == 1 { return .feed(page: nil) }
        if let page = reader[1].integer(), reader.count == 2 { return .feed(page: page) }
        return nil
    }

    static func afterArtist(_ reader: _RouteReader) -> AppRoute? {
        if reader.count == 2, let id = reader.string(1),
            let tab = reader.query["tab"].defaulting(
                to: AppRoute.ProfileTab.posts, { $0.asProfileTab() })
        {
            return .artist(id: id, tab: tab)
        }
        if reader[2].equals("auction-results"), reader.count == 3, let id = reader.string(1) {
            return .artist(id: id, tab: AppRoute.ProfileTab.auctionResults)
        }
        return nil
    }

    static func afterAuth(_ reader: _RouteReader) -> AppRoute? {
        switch reader[1] {
        case "sign-up":
            if reader.count == 3, let provider = reader.string(2) {
                return .auth(.signUp(provider: provider))
            }
        case "delete-account": if reader.count == 2 { return .auth(.deleteAccount) }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: AppRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "myapp://app", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: AppRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: break
        case let .userProfile(id):
            writer.literal("user")
            writer.segment(id)
            writer.literal("profile")
        case let .article(slug, ref):
            writer.literal("article")
            writer.segment(slug)
            writer.item("ref", ref)
        case let .userPosts(id, page, premium):
            writer.literal("user")
            writer.segment(id)
            writer.literal("posts")
            writer.item("page", page)
            writer.item("premium", premium.description)
        case let .product(productId, discount, quantity):
            writer.literal("product")
            writer.segment(productId)
            if let discount { writer.item("discount", _Route.text(discount)) }
            if let quantity { writer.item("quantity", quantity) }
        case let .feed(page):
            writer.literal("feed")
            if let page { writer.segment(page) }
        case let .artist(id, tab):
            writer.literal("artist")
            writer.segment(id)
            if tab != AppRoute.ProfileTab.posts { writer.item("tab", tab.rawValue) }
        case let .auth(.signUp(provider)):
            writer.literal("auth/sign-up")
            writer.segment(provider)
        case .auth(.deleteAccount): writer.literal("auth/delete-account")
        case let .help(number):
            writer.begin(form, base: "https://help.example.com", .host, isRelative: false)
            writer.literal("articles")
            writer.segment(number)
        }
    }
}

private nonisolated extension _RoutePart {
    func asProfileTab() -> AppRoute.ProfileTab? {
        switch self {
        case "posts": return AppRoute.ProfileTab.posts
        case "likes": return AppRoute.ProfileTab.likes
        case "auction-results": return AppRoute.ProfileTab.auctionResults
        default: return nil
        }
    }
}
