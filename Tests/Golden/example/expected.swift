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
    guard let url, let route = _Matching.read(_Route.text(url), isRawValue: false) else { return nil }
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
    _Route.url(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  public func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _Route.url(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension AppRoute {
  public static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .userProfile(a0): if case let .userProfile(b0) = b, _Route.equal(a0, b0) { return true }
    case let .article(a0, a1):
      if case let .article(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .userPosts(a0, a1, a2):
      if case let .userPosts(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .product(a0, a1, a2):
      if case let .product(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .feed(a0): if case let .feed(b0) = b, _Route.equal(a0, b0) { return true }
    case let .artist(a0, a1):
      if case let .artist(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .auth(a0): if case let .auth(b0) = b, _Route.equal(a0, b0) { return true }
    case let .help(a0): if case let .help(b0) = b, _Route.equal(a0, b0) { return true }
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

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: AppRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("help.example.com"), equals(1, "articles"), let number = integer(2), isEnd(3) {
      return found(.help(number: number))
    }
    return false
  }

  func afterMyapp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("app") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    switch word(0) {
    case 0x64656566:  // "feed"
      if hasCount(0, 4) { return from(1).afterFeed() }
    case 0x68747561:  // "auth"
      if hasCount(0, 4) { return from(1).afterAuth() }
    case 0x72657375:  // "user"
      if hasCount(0, 4) { return from(1).afterUser() }
    case 0x747369747261:  // "artist"
      if hasCount(0, 6) { return from(1).afterArtist() }
    case 0x656C6369747261:  // "article"
      if hasCount(0, 7) { return from(1).afterArticle() }
    case 0x746375646F7270:  // "product"
      if hasCount(0, 7) { return from(1).afterProduct() }
    default: break
    }
    return false
  }

  func afterUser() -> Swift.Bool {
    if let id = integer(0), isLast(1, "posts"), let page = integer("page"), let premium = bool("premium") {
      return found(.userPosts(id: id, page: page, premium: premium))
    }
    if isPresent(0), isLast(1, "profile"), let id = string(0) { return found(.userProfile(id: id)) }
    return false
  }

  func afterArticle() -> Swift.Bool {
    if isLast(0), let slug = string(0), let ref = string("ref") { return found(.article(slug: slug, ref: ref)) }
    return false
  }

  func afterProduct() -> Swift.Bool {
    if isLast(0), let productId = string(0), let discount = url.item("discount").optional({ $0.double() }),
        let quantity = integerIfAny("quantity")
    {
      return found(.product(productId: productId, discount: discount, quantity: quantity))
    }
    return false
  }

  func afterFeed() -> Swift.Bool {
    if isEnd(0) { return found(.feed(page: nil)) }
    if let page = integer(0), isEnd(1) { return found(.feed(page: page)) }
    return false
  }

  func afterArtist() -> Swift.Bool {
    if isPresent(0) {
      if isEnd(1), let id = string(0),
          let tab = url.item("tab").defaulting(to: AppRoute.ProfileTab.posts, { _Matching.closedProfileTab($0) })
      {
        return found(.artist(id: id, tab: tab))
      }
      if isLast(1, "auction-results"), let id = string(0) {
        return found(.artist(id: id, tab: AppRoute.ProfileTab.auctionResults))
      }
    }
    return false
  }

  func afterAuth() -> Swift.Bool {
    if equals(0, "sign-up"), isLast(1), let provider = string(1) { return found(.auth(.signUp(provider: provider))) }
    if isLast(0, "delete-account") { return found(.auth(.deleteAccount)) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: AppRoute, _ form: _RouteForm) {
    switch route {
    case .home: break
    case let .userProfile(id):
      add("user/", segment: id)
      add("/profile")
    case let .article(slug, ref):
      add("article/", last: slug)
      add("?ref=", value: ref)
    case let .userPosts(id, page, premium):
      add("user/", id)
      add("/posts?page=", page)
      add("&premium=", bool: premium)
    case let .product(productId, discount, quantity):
      add("product/", last: productId)
      if let discount { item("?discount=", value: _Route.text(discount)) }
      item("?quantity=", ifAny: quantity)
    case let .feed(page):
      if _Route.isNil(page) {
        add("feed")
      } else if let page {
        add("feed/", page)
      }
    case let .artist(id, tab):
      add("artist/", last: id)
      if !_Route.equal(tab, AppRoute.ProfileTab.posts) { add("?tab=", value: tab.rawValue) }
    case let .auth(.signUp(provider)): add("auth/sign-up/", last: provider)
    case .auth(.deleteAccount): add("auth/delete-account")
    case let .help(number):
      begin(form, base: "https://help.example.com", .host, isRelative: false)
      literal("articles")
      add("/", number)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> AppRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "myapp://app", segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("myapp") {
      guard let path = url.hostPath else { return false }
      return path.afterMyapp()
    }
    return false
  }

  static func text(of route: AppRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "myapp://app/") { text in text.write(route, form) }
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
