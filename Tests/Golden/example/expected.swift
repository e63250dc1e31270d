// Made by routegen from routes.yaml. Do not edit: edit the spec.
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
    case userProfile(id: Swift.String)
    /// `article/${slug}?ref=${ref}`
    case article(slug: Swift.String, ref: Swift.String)
    /// `user/${id:Int}/posts?page=${page:Int}&premium=${premium:Bool}`
    case userPosts(id: Swift.Int, page: Swift.Int, premium: Swift.Bool)
    /// `product/${productId}?discount=${discount:Double?}&quantity=${quantity:Int?}`
    case product(productId: Swift.String, discount: Swift.Double? = nil, quantity: Swift.Int? = nil)
    /// The feed, from the top or from one page.
    ///
    /// - `feed`
    /// - `feed/${page:Int?}`
    case feed(page: Swift.Int? = nil)
    /// - `artist/${id}?tab=${tab:ProfileTab=posts}`
    /// - `artist/${id}/auction-results`
    case artist(id: Swift.String, tab: AppRoute.ProfileTab = .posts)
    case auth(Auth)
    /// `articles/${number:Int}`
    case help(number: Swift.Int)

    public nonisolated enum Auth: Swift.Hashable, Swift.Sendable {
        /// `auth/sign-up/${provider}`
        case signUp(provider: Swift.String)
        /// `auth/delete-account`
        case deleteAccount
    }

    /// The values as they appear in URLs.
    public nonisolated enum ProfileTab: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case posts
        case likes
        case auctionResults = "auction-results"
    }

    /// The scheme of the first base.
    public static let scheme: Swift.String = "myapp"
    /// The host of the first base.
    public static let host: Swift.String = "app"
    /// The bases of routes without bases of their own; `url()` writes the first.
    public static let bases: [Swift.String] = ["myapp://app"]

    /// The route that `url` opens; nil if no pattern matches.
    public init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    public init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    public var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    public func url() -> RouteURL {
        _routeURL(_Matching.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    public func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

nonisolated extension AppRoute {
    public static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .home:
            if case .home = b { return true }
        case .userProfile(let a0):
            if case .userProfile(let b0) = b, _routeEqual(a0, b0) { return true }
        case .article(let a0, let a1):
            if case .article(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .userPosts(let a0, let a1, let a2):
            if case .userPosts(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .product(let a0, let a1, let a2):
            if case .product(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .feed(let a0):
            if case .feed(let b0) = b, _routeEqual(a0, b0) { return true }
        case .artist(let a0, let a1):
            if case .artist(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .auth(let a0):
            if case .auth(let b0) = b, _routeEqual(a0, b0) { return true }
        case .help(let a0):
            if case .help(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    public func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .home:
            hasher.combine(0x68CD8980)
        case .userProfile(let a0):
            hasher.combine(0x0F8A47B6)
            hasher.combine(a0)
        case .article(let a0, let a1):
            hasher.combine(0x21A89A9D)
            hasher.combine(a0)
            hasher.combine(a1)
        case .userPosts(let a0, let a1, let a2):
            hasher.combine(0x76A9E4DA)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .product(let a0, let a1, let a2):
            hasher.combine(0x78B78E54)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .feed(let a0):
            hasher.combine(0x1E9FE37D)
            hasher.combine(a0)
        case .artist(let a0, let a1):
            hasher.combine(0x2801D6CB)
            hasher.combine(a0)
            hasher.combine(a1)
        case .auth(let a0):
            hasher.combine(0x0BDE5353)
            hasher.combine(a0)
        case .help(let a0):
            hasher.combine(0x562A5024)
            hasher.combine(a0)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> AppRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "myapp://app", segments: 6) { match($0) }
    }

    static func match(_ url: _RouteReader) -> AppRoute? {
        if url.isRelative { return node6E51B734(url, url.path) }
        if url.hasScheme("https") {
            guard let path = url.hostPath else { return nil }
            return node7F615D95(url, path)
        }
        if url.hasScheme("myapp") {
            guard let path = url.hostPath else { return nil }
            return node386CA8AB(url, path)
        }
        return nil
    }

    static func node7F615D95(_ url: _RouteReader, _ path: _RouteReader.Path) -> AppRoute? {
        if path.segment(0).equalsIgnoringCase("help.example.com") {
            if path.equals(1, "articles") {
                if let c0 = path.integer(2, Swift.Int.self) {
                    if path.isEnd(3) {
                        // articles/${number:Int}
                        return AppRoute.help(number: c0)
                    }
                }
            }
        }
        return nil
    }

    static func node386CA8AB(_ url: _RouteReader, _ path: _RouteReader.Path) -> AppRoute? {
        if path.segment(0).equalsIgnoringCase("app") {
            return node6E51B734(url, path.from(1))
        }
        return nil
    }

    static func node6E51B734(_ url: _RouteReader, _ path: _RouteReader.Path) -> AppRoute? {
        if path.isEnd(0) {
            // 
            return AppRoute.home
        }
        switch path.word(0) {
        case 0x64656566:
            // "feed"
            if path.hasCount(0, 4) {
                return node060FDEDC(url, path.from(1))
            }
        case 0x68747561:
            // "auth"
            if path.hasCount(0, 4) {
                return node5BE710C6(url, path.from(1))
            }
        case 0x72657375:
            // "user"
            if path.hasCount(0, 4) {
                return node4BA10150(url, path.from(1))
            }
        case 0x747369747261:
            // "artist"
            if path.hasCount(0, 6) {
                return node3E540E4A(url, path.from(1))
            }
        case 0x656C6369747261:
            // "article"
            if path.hasCount(0, 7) {
                return node37DE4848(url, path.from(1))
            }
        case 0x746375646F7270:
            // "product"
            if path.hasCount(0, 7) {
                return node55733B54(url, path.from(1))
            }
        default: break
        }
        return nil
    }

    static func node4BA10150(_ url: _RouteReader, _ path: _RouteReader.Path) -> AppRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.equals(1, "posts") {
                if path.isEnd(2) {
                    // user/${id:Int}/posts?page=${page:Int}&premium=${premium:Bool}
                    if let v1 = url.integerItem("page", Swift.Int.self),
                        let v2 = url.boolItem("premium")
                    {
                        return AppRoute.userPosts(id: c0, page: v1, premium: v2)
                    }
                }
            }
        }
        if path.isPresent(0) {
            if path.equals(1, "profile") {
                if path.isEnd(2) {
                    // user/${id}/profile
                    if let v0 = path.string(0) {
                        return AppRoute.userProfile(id: v0)
                    }
                }
            }
        }
        return nil
    }

    static func node37DE4848(_ url: _RouteReader, _ path: _RouteReader.Path) -> AppRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // article/${slug}?ref=${ref}
                if let v0 = path.string(0),
                    let v1 = url.stringItem("ref")
                {
                    return AppRoute.article(slug: v0, ref: v1)
                }
            }
        }
        return nil
    }

    static func node55733B54(_ url: _RouteReader, _ path: _RouteReader.Path) -> AppRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // product/${productId}?discount=${discount:Double?}&quantity=${quantity:Int?}
                if let v0 = path.string(0),
                    let v1 = url.item("discount").optional({ $0.double() }),
                    let v2 = url.integerItemIfAny("quantity", Swift.Int.self)
                {
                    return AppRoute.product(productId: v0, discount: v1, quantity: v2)
                }
            }
        }
        return nil
    }

    static func node060FDEDC(_ url: _RouteReader, _ path: _RouteReader.Path) -> AppRoute? {
        if path.isEnd(0) {
            // feed
            return AppRoute.feed(page: nil)
        }
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // feed/${page:Int?}
                return AppRoute.feed(page: c0)
            }
        }
        return nil
    }

    static func node3E540E4A(_ url: _RouteReader, _ path: _RouteReader.Path) -> AppRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // artist/${id}?tab=${tab:ProfileTab=posts}
                if let v0 = path.string(0),
                    let v1 = url.item("tab").defaulting(to: AppRoute.ProfileTab.posts, { closedProfileTab($0) })
                {
                    return AppRoute.artist(id: v0, tab: v1)
                }
            }
            if path.equals(1, "auction-results") {
                if path.isEnd(2) {
                    // artist/${id}/auction-results
                    if let v0 = path.string(0) {
                        return AppRoute.artist(id: v0, tab: AppRoute.ProfileTab.auctionResults)
                    }
                }
            }
        }
        return nil
    }

    static func node5BE710C6(_ url: _RouteReader, _ path: _RouteReader.Path) -> AppRoute? {
        switch path.word(0) {
        case 0x70752D6E676973:
            // "sign-up"
            if path.hasCount(0, 7) {
                if path.isPresent(1) {
                    if path.isEnd(2) {
                        // auth/sign-up/${provider}
                        if let v0 = path.string(1) {
                            return AppRoute.auth(.signUp(provider: v0))
                        }
                    }
                }
            }
        case 0x612D6574656C6564:
            // "delete-account"
            if path.equals(0, "delete-account") {
                if path.isEnd(1) {
                    // auth/delete-account
                    return AppRoute.auth(.deleteAccount)
                }
            }
        default: break
        }
        return nil
    }

    static func text(of route: AppRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "myapp://app/") { text in write(route, form, &text) }
    }

    static func write(_ route: AppRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .home:
            break
        case .userProfile(let v0):
            text.append("user/")
            text.append(segment: v0)
            text.append("/profile")
        case .article(let v0, let v1):
            text.append("article/")
            text.append(lastSegment: v0)
            text.append("?ref=")
            text.append(value: v1)
        case .userPosts(let v0, let v1, let v2):
            text.append("user/")
            text.append(integer: v0)
            text.append("/posts?page=")
            text.append(integer: v1)
            text.append("&premium=")
            text.append(bool: v2)
        case .product(let v0, let v1, let v2):
            text.append("product/")
            text.append(lastSegment: v0)
            if let v1 {
                text.append(item: "?discount=")
                text.append(value: _routeText(v1))
            }
            if let v2 {
                text.append(item: "?quantity=")
                text.append(integer: v2)
            }
        case .feed(let v0):
            if _routeIsNil(v0) {
                text.append("feed")
                return
            }
            if let v0 {
                text.append("feed/")
                text.append(integer: v0)
                return
            }
        case .artist(let v0, let v1):
            text.append("artist/")
            text.append(lastSegment: v0)
            if !_routeEqual(v1, AppRoute.ProfileTab.posts) {
                text.append("?tab=")
                text.append(value: v1.rawValue)
            }
        case .auth(.signUp(let v0)):
            text.append("auth/sign-up/")
            text.append(lastSegment: v0)
        case .auth(.deleteAccount):
            text.append("auth/delete-account")
        case .help(let v0):
            text.begin(form, base: "https://help.example.com", .host, isRelative: false)
            text.literal("articles")
            text.append("/")
            text.append(integer: v0)
        }
    }

    static func closedProfileTab(_ part: _RoutePart) -> AppRoute.ProfileTab? {
        switch part.word {
        case 0x73656B696C:
            // "likes"
            if part.hasCount(5) {
                return AppRoute.ProfileTab.likes
            }
        case 0x7374736F70:
            // "posts"
            if part.hasCount(5) {
                return AppRoute.ProfileTab.posts
            }
        case 0x2D6E6F6974637561:
            // "auction-results"
            if part.equals("auction-results") {
                return AppRoute.ProfileTab.auctionResults
            }
        default: break
        }
        return nil
    }
}
