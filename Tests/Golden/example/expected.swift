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
    case .home: if case .home = b { return true }
    case let .userProfile(a0): if case let .userProfile(b0) = b, _routeEqual(a0, b0) { return true }
    case let .article(a0, a1):
      if case let .article(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .userPosts(a0, a1, a2):
      if case let .userPosts(b0, b1, b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
    case let .product(a0, a1, a2):
      if case let .product(b0, b1, b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
    case let .feed(a0): if case let .feed(b0) = b, _routeEqual(a0, b0) { return true }
    case let .artist(a0, a1): if case let .artist(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .auth(a0): if case let .auth(b0) = b, _routeEqual(a0, b0) { return true }
    case let .help(a0): if case let .help(b0) = b, _routeEqual(a0, b0) { return true }
    }
    return false
  }

  public func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .home: hasher.combine(0x68CD8980)
    case let .userProfile(a0):
      hasher.combine(0x0F8A47B6)
      hasher.combine(a0)
    case let .article(a0, a1):
      hasher.combine(0x21A89A9D)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .userPosts(a0, a1, a2):
      hasher.combine(0x76A9E4DA)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .product(a0, a1, a2):
      hasher.combine(0x78B78E54)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .feed(a0):
      hasher.combine(0x1E9FE37D)
      hasher.combine(a0)
    case let .artist(a0, a1):
      hasher.combine(0x2801D6CB)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .auth(a0):
      hasher.combine(0x0BDE5353)
      hasher.combine(a0)
    case let .help(a0):
      hasher.combine(0x562A5024)
      hasher.combine(a0)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> AppRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "myapp://app", segments: 6) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: AppRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return afterHttps(url, path)
    }
    if url.hasScheme("myapp") {
      guard let path = url.hostPath else { return false }
      return afterMyapp(url, path)
    }
    return false
  }

  static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("help.example.com"), path.equals(1, "articles"),
        let number = path.integer(2), path.isEnd(3)
    {
      return found(url, .help(number: number))
    }
    return false
  }

  static func afterMyapp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("app") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .home) }
    switch path.word(0) {
    case 0x64656566:  // "feed"
      if path.hasCount(0, 4) { return afterFeed(url, path.from(1)) }
    case 0x68747561:  // "auth"
      if path.hasCount(0, 4) { return afterAuth(url, path.from(1)) }
    case 0x72657375:  // "user"
      if path.hasCount(0, 4) { return afterUser(url, path.from(1)) }
    case 0x747369747261:  // "artist"
      if path.hasCount(0, 6) { return afterArtist(url, path.from(1)) }
    case 0x656C6369747261:  // "article"
      if path.hasCount(0, 7) { return afterArticle(url, path.from(1)) }
    case 0x746375646F7270:  // "product"
      if path.hasCount(0, 7) { return afterProduct(url, path.from(1)) }
    default: break
    }
    return false
  }

  static func afterUser(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.equals(1, "posts"), path.isEnd(2), let page = url.integerItem("page"),
        let premium = url.boolItem("premium")
    {
      return found(url, .userPosts(id: id, page: page, premium: premium))
    }
    if path.isPresent(0), path.equals(1, "profile"), path.isEnd(2), let id = path.string(0) {
      return found(url, .userProfile(id: id))
    }
    return false
  }

  static func afterArticle(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let slug = path.string(0), let ref = url.stringItem("ref") {
      return found(url, .article(slug: slug, ref: ref))
    }
    return false
  }

  static func afterProduct(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let productId = path.string(0),
        let discount = url.item("discount").optional({ $0.double() }),
        let quantity = url.integerItemIfAny("quantity")
    {
      return found(url, .product(productId: productId, discount: discount, quantity: quantity))
    }
    return false
  }

  static func afterFeed(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .feed(page: nil)) }
    if let page = path.integer(0), path.isEnd(1) { return found(url, .feed(page: page)) }
    return false
  }

  static func afterArtist(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0) {
      if path.isEnd(1), let id = path.string(0),
          let tab = url.item("tab").defaulting(to: AppRoute.ProfileTab.posts, { closedProfileTab($0) })
      {
        return found(url, .artist(id: id, tab: tab))
      }
      if path.equals(1, "auction-results"), path.isEnd(2), let id = path.string(0) {
        return found(url, .artist(id: id, tab: AppRoute.ProfileTab.auctionResults))
      }
    }
    return false
  }

  static func afterAuth(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x70752D6E676973:  // "sign-up"
      if path.hasCount(0, 7), path.isPresent(1), path.isEnd(2), let provider = path.string(1) {
        return found(url, .auth(.signUp(provider: provider)))
      }
    case 0x612D6574656C6564:
      if path.equals(0, "delete-account"), path.isEnd(1) { return found(url, .auth(.deleteAccount)) }
    default: break
    }
    return false
  }

  static func text(of route: AppRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "myapp://app/") { text in write(route, form, &text) }
  }

  static func write(_ route: AppRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case .home: break
    case let .userProfile(id):
      text.append("user/", segment: id)
      text.append("/profile")
    case let .article(slug, ref):
      text.append("article/", lastSegment: slug)
      text.append("?ref=", value: ref)
    case let .userPosts(id, page, premium):
      text.append("user/", integer: id)
      text.append("/posts?page=", integer: page)
      text.append("&premium=", bool: premium)
    case let .product(productId, discount, quantity):
      text.append("product/", lastSegment: productId)
      if let discount { text.append(item: "?discount=", value: _routeText(discount)) }
      text.append(item: "?quantity=", integerIfAny: quantity)
    case let .feed(page):
      if _routeIsNil(page) {
        text.append("feed")
      } else if let page {
        text.append("feed/", integer: page)
      }
    case let .artist(id, tab):
      text.append("artist/", lastSegment: id)
      if !_routeEqual(tab, AppRoute.ProfileTab.posts) { text.append("?tab=", value: tab.rawValue) }
    case let .auth(.signUp(provider)): text.append("auth/sign-up/", lastSegment: provider)
    case .auth(.deleteAccount): text.append("auth/delete-account")
    case let .help(number):
      text.begin(form, base: "https://help.example.com", .host, isRelative: false)
      text.literal("articles")
      text.append("/", integer: number)
    }
  }

  static func closedProfileTab(_ part: _RoutePart) -> AppRoute.ProfileTab? {
    switch part.word {
    case 0x73656B696C:  // "likes"
      if part.hasCount(5) { return AppRoute.ProfileTab.likes }
    case 0x7374736F70:  // "posts"
      if part.hasCount(5) { return AppRoute.ProfileTab.posts }
    case 0x2D6E6F6974637561:
      if part.equals("auction-results") { return AppRoute.ProfileTab.auctionResults }
    default: break
    }
    return nil
  }
}
