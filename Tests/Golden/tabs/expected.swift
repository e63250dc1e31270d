// Made by routegen from routes.yaml. Do not edit: edit the spec.
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
  case itemDetail(id: Swift.String)
  /// `items/${itemId}/comments`
  case comments(itemId: Swift.String)
  /// `items/${itemId}/comments/${comment:Int}`
  case reply(itemId: Swift.String, comment: Swift.Int)
  /// `image?url=${url:URL}`
  case imageViewer(url: RouteURL)
  /// `image/caption?url=${url:URL}`
  case caption(url: RouteURL)
  /// `onboarding`
  case onboarding
  /// `checkout/${cart}`
  case checkout(cart: Swift.String)
  /// The feature of one tab. Routes without a parent open over its root.
  case profile(Profile)
  /// A group's parent holds for its routes.
  case preferences(Preferences)

  /// The feature of one tab. Routes without a parent open over its root.
  public nonisolated enum Profile: Swift.Hashable, Swift.Sendable {
    /// `profile`
    case overview
    /// `profile/followers?page=${page:Int?}`
    case followers(page: Swift.Int? = nil)
    /// `profile/edit`
    case edit
    /// `profile/edit/name`
    case name
  }

  /// A group's parent holds for its routes.
  public nonisolated enum Preferences: Swift.Hashable, Swift.Sendable {
    /// `settings`
    case all
    /// `settings/advanced`
    case advanced
    case sounds(Sounds)

    public nonisolated enum Sounds: Swift.Hashable, Swift.Sendable {
      /// `settings/sounds`
      case list
      /// `settings/sounds/${name}`
      case sound(name: Swift.String)
    }
  }

  /// The scheme of the first base.
  public static let scheme: Swift.String = "screens"
  /// The bases of routes without bases of their own; `url()` writes the first.
  public static let bases: [Swift.String] = ["screens://", "https://www.example.com"]

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

/// The place of each route on the screen.
nonisolated extension ScreenRoute: RouteNavigation.NavigableRoute {
  /// The tabs, in the order of the tab bar; the first is selected at start.
  public nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
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

  /// The tab that the route belongs to; nil for a modal over the current screen.
  public var tab: Tab? {
    switch self {
    case .home: return Tab.home
    case .itemDetail: return Tab.home
    case .comments: return Tab.home
    case .reply: return Tab.home
    case .profile(.overview): return Tab.profile
    case .profile(.followers): return Tab.profile
    case .profile(.edit): return Tab.profile
    case .profile(.name): return Tab.profile
    case .preferences(.all): return Tab.settings
    case .preferences(.advanced): return Tab.settings
    case .preferences(.sounds(.list)): return Tab.settings
    case .preferences(.sounds(.sound)): return Tab.settings
    default: return nil
    }
  }

  /// How the route's screen is presented.
  public var presentation: RouteNavigation.RoutePresentation {
    switch self {
    case .home: return .root
    case .imageViewer: return .cover
    case .onboarding: return .cover
    case .checkout: return .sheet
    case .profile(.overview): return .root
    case .profile(.edit): return .sheet
    case .preferences(.all): return .root
    case .preferences(.advanced): return .sheet
    case .preferences(.sounds(.list)): return .cover
    default: return .push
    }
  }

  /// The route that Back leads to after a link; nil for a root and for a modal over the current screen.
  public var parent: Self? {
    switch self {
    case .itemDetail: return Self.home
    case .comments(let itemId): return Self.itemDetail(id: itemId)
    case .reply(let itemId, _): return Self.comments(itemId: itemId)
    case .caption(let url_): return Self.imageViewer(url: url_)
    case .profile(.followers): return Self.profile(.overview)
    case .profile(.edit): return Self.profile(.overview)
    case .profile(.name): return Self.profile(.edit)
    case .preferences(.advanced): return Self.preferences(.all)
    case .preferences(.sounds(.list)): return Self.preferences(.all)
    case .preferences(.sounds(.sound)): return Self.preferences(.sounds(.list))
    default: return nil
    }
  }

  /// Whether restoring a saved state shows the route again.
  public var isRestorable: Swift.Bool {
    switch self {
    case .onboarding: return false
    case .profile(.edit): return false
    default: return true
    }
  }

  /// What a link to the route does.
  public var opening: RouteNavigation.RouteOpening {
    switch self {
    case .reply: return .show
    case .checkout: return .show
    default: return .place
    }
  }

  /// Whether links can close the route's screen.
  public var isInterruptible: Swift.Bool {
    switch self {
    case .onboarding: return false
    default: return true
    }
  }
}

nonisolated extension ScreenRoute {
  public static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .itemDetail(a0): if case let .itemDetail(b0) = b, _Route.equal(a0, b0) { return true }
    case let .comments(a0): if case let .comments(b0) = b, _Route.equal(a0, b0) { return true }
    case let .reply(a0, a1): if case let .reply(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .imageViewer(a0): if case let .imageViewer(b0) = b, _Route.equal(a0, b0) { return true }
    case let .caption(a0): if case let .caption(b0) = b, _Route.equal(a0, b0) { return true }
    case .onboarding: if case .onboarding = b { return true }
    case let .checkout(a0): if case let .checkout(b0) = b, _Route.equal(a0, b0) { return true }
    case let .profile(a0): if case let .profile(b0) = b, _Route.equal(a0, b0) { return true }
    case let .preferences(a0): if case let .preferences(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  public func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .home: hasher.combine(0x68CD8980)
    case let .itemDetail(a0):
      hasher.combine(0x7B2DA432)
      hasher.combine(a0)
    case let .comments(a0):
      hasher.combine(0x3BBA1249)
      hasher.combine(a0)
    case let .reply(a0, a1):
      hasher.combine(0x7188D8F4)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .imageViewer(a0):
      hasher.combine(0x0348047D)
      hasher.combine(a0)
    case let .caption(a0):
      hasher.combine(0x6F90E4DF)
      hasher.combine(a0)
    case .onboarding: hasher.combine(0x3DDF6443)
    case let .checkout(a0):
      hasher.combine(0x39F4EC82)
      hasher.combine(a0)
    case let .profile(a0):
      hasher.combine(0x4B42B5A8)
      hasher.combine(a0)
    case let .preferences(a0):
      hasher.combine(0x04FD34C4)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: ScreenRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("www.example.com") {
      switch word(1) {
      case 0x656D6F68:  // "home"
        if hasCount(1, 4), isEnd(2) { return found(.home) }
      case 0x6567616D69:  // "image"
        if hasCount(1, 5) { return from(2).afterHttpsWwwExampleComImage() }
      case 0x736D657469:  // "items"
        if hasCount(1, 5) { return from(2).afterHttpsWwwExampleComItems() }
      case 0x656C69666F7270:  // "profile"
        if hasCount(1, 7) { return from(2).afterHttpsWwwExampleComProfile() }
      case 0x696472616F626E6F:
        if isLast(1, "onboarding") { return found(.onboarding) }
      case 0x73676E6974746573:  // "settings"
        if hasCount(1, 8) { return from(2).afterHttpsWwwExampleComSettings() }
      case 0x74756F6B63656863:  // "checkout"
        if hasCount(1, 8) { return from(2).afterHttpsWwwExampleComCheckout() }
      default: break
      }
    }
    return false
  }

  func afterHttpsWwwExampleComItems() -> Swift.Bool {
    if isPresent(0) {
      if isEnd(1), let id = string(0) { return found(.itemDetail(id: id)) }
      if equals(1, "comments") {
        if isEnd(2), let itemId = string(0) { return found(.comments(itemId: itemId)) }
        if let comment = integer(2), isEnd(3), let itemId = string(0) {
          return found(.reply(itemId: itemId, comment: comment))
        }
      }
    }
    return false
  }

  func afterHttpsWwwExampleComImage() -> Swift.Bool {
    if isEnd(0), let url_ = url.item("url").url() { return found(.imageViewer(url: url_)) }
    if isLast(0, "caption"), let url_ = url.item("url").url() { return found(.caption(url: url_)) }
    return false
  }

  func afterHttpsWwwExampleComCheckout() -> Swift.Bool {
    if isLast(0), let cart = string(0) { return found(.checkout(cart: cart)) }
    return false
  }

  func afterHttpsWwwExampleComProfile() -> Swift.Bool {
    if isEnd(0) { return found(.profile(.overview)) }
    if isLast(0, "followers"), let page = integerIfAny("page") { return found(.profile(.followers(page: page))) }
    if equals(0, "edit") {
      if isEnd(1) { return found(.profile(.edit)) }
      if isLast(1, "name") { return found(.profile(.name)) }
    }
    return false
  }

  func afterHttpsWwwExampleComSettings() -> Swift.Bool {
    if isEnd(0) { return found(.preferences(.all)) }
    if isLast(0, "advanced") { return found(.preferences(.advanced)) }
    if equals(0, "sounds") {
      if isEnd(1) { return found(.preferences(.sounds(.list))) }
      if isLast(1), let name = string(1) { return found(.preferences(.sounds(.sound(name: name)))) }
    }
    return false
  }

  func start() -> Swift.Bool {
    switch segment(0).lowercaseWord {
    case 0x656D6F68:  // "home"
      if hasCount(0, 4), isEnd(1) { return found(.home) }
    case 0x6567616D69:  // "image"
      if hasCount(0, 5) { return from(1).afterHttpsWwwExampleComImage() }
    case 0x736D657469:  // "items"
      if hasCount(0, 5) { return from(1).afterHttpsWwwExampleComItems() }
    case 0x656C69666F7270:  // "profile"
      if hasCount(0, 7) { return from(1).afterHttpsWwwExampleComProfile() }
    case 0x696472616F626E6F:
      if segment(0).equalsIgnoringCase("onboarding"), isEnd(1) { return found(.onboarding) }
    case 0x73676E6974746573:  // "settings"
      if hasCount(0, 8) { return from(1).afterHttpsWwwExampleComSettings() }
    case 0x74756F6B63656863:  // "checkout"
      if hasCount(0, 8) { return from(1).afterHttpsWwwExampleComCheckout() }
    default: break
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: ScreenRoute, _ form: _RouteForm) {
    switch route {
    case .home: add("home")
    case let .itemDetail(id): add("items/", last: id)
    case let .comments(itemId):
      add("items/", segment: itemId)
      add("/comments")
    case let .reply(itemId, comment):
      add("items/", segment: itemId)
      add("/comments/", comment)
    case let .imageViewer(url_): add("image?url=", value: _Route.text(url_))
    case let .caption(url_): add("image/caption?url=", value: _Route.text(url_))
    case .onboarding: add("onboarding")
    case let .checkout(cart): add("checkout/", last: cart)
    case .profile(.overview): add("profile")
    case let .profile(.followers(page)):
      add("profile/followers")
      if let page { add("?page=", page) }
    case .profile(.edit): add("profile/edit")
    case .profile(.name): add("profile/edit/name")
    case .preferences(.all): add("settings")
    case .preferences(.advanced): add("settings/advanced")
    case .preferences(.sounds(.list)): add("settings/sounds")
    case let .preferences(.sounds(.sound(name))): add("settings/sounds/", last: name)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> ScreenRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 7) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("screens") {
      return url.path.start()
    }
    return false
  }

  static func text(of route: ScreenRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "screens://") { text in text.write(route, form) }
  }
}
