// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The app's screens.
/// Two lines.
nonisolated enum GroupRoute: URLRoute {
  /// `/`
  case home
  /// What belongs to one person.
  case user(User)
  case auth(Auth)
  case web(Web)

  /// What belongs to one person.
  nonisolated enum User: Swift.Hashable, Swift.Sendable {
    /// `user/${id:Int}`
    case profile(id: Swift.Int)
    /// `user/${id:Int}/posts?tab=${tab:Tab=posts}`
    case posts(id: Swift.Int, tab: GroupRoute.Tab = .posts)
    case settings(Settings)

    nonisolated enum Settings: Swift.Hashable, Swift.Sendable {
      /// `user/${id:Int}/settings/general`
      case general(id: Swift.Int)
      /// - `user/${id:Int}/settings/privacy`
      /// - `user/${id:Int}/settings/privacy/${section?}`
      case privacy(id: Swift.Int, section: Swift.String? = nil)
      /// `https://settings.example.com/${id:Int}/${page}`
      case page(id: Swift.Int, page: Swift.String)
    }
  }

  nonisolated enum Auth: Swift.Hashable, Swift.Sendable {
    /// `sign-in`
    case signIn
    /// `sign-up/${provider}?from=${from?}`
    case signUp(provider: Swift.String, from: Swift.String? = nil)
  }

  nonisolated enum Web: Swift.Hashable, Swift.Sendable {
    /// `page/${path...}`
    case page(path: [Swift.String] = [])
    case legal(Legal)

    nonisolated enum Legal: Swift.Hashable, Swift.Sendable {
      /// `terms/${version:Int=1}`
      case terms(version: Swift.Int = 1)
    }
  }

  /// The values as they appear in URLs.
  nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case posts
    case likes
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "groups"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://groups"]

  /// The route that `url` opens; nil if no pattern matches.
  init?(url: RouteURL?) {
    guard let url, let route = _Matching.read(_Route.text(url), isRawValue: false) else { return nil }
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
    _Route.url(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _Route.url(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension GroupRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
    case let .auth(a0): if case let .auth(b0) = b, _Route.equal(a0, b0) { return true }
    case let .web(a0): if case let .web(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .home: hasher.combine(0x68CD8980)
    case let .user(a0):
      hasher.combine(0x14B4EBA3)
      hasher.combine(a0)
    case let .auth(a0):
      hasher.combine(0x0BDE5353)
      hasher.combine(a0)
    case let .web(a0):
      hasher.combine(0x4C0ABD5B)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: GroupRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("groups") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    if equals(0, "user"), let id = integer(1) {
      if isEnd(2) { return found(.user(.profile(id: id))) }
      if isLast(2, "posts"),
          let tab = url.item("tab").defaulting(to: GroupRoute.Tab.posts, { _Matching.closedTab($0) })
      {
        return found(.user(.posts(id: id, tab: tab)))
      }
      if equals(2, "settings") {
        if isLast(3, "general") { return found(.user(.settings(.general(id: id)))) }
        if equals(3, "privacy") {
          if isEnd(4) { return found(.user(.settings(.privacy(id: id, section: nil)))) }
          if isLast(4), let section = segment(4).nonemptyString() {
            return found(.user(.settings(.privacy(id: id, section: section))))
          }
        }
      }
    }
    if isLast(0, "sign-in") { return found(.auth(.signIn)) }
    if equals(0, "sign-up"), isLast(1), let provider = string(1), let from_ = stringIfAny("from") {
      return found(.auth(.signUp(provider: provider, from: from_)))
    }
    return false
  }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("settings.example.com"), let id = integer(1), isLast(2), let page = string(2) {
      return found(.user(.settings(.page(id: id, page: page))))
    }
    if segment(0).equalsIgnoringCase("www.example.com"), from(1).afterHttpsWwwExampleCom() { return true }
    if segment(0).equalsIgnoringCase("example.org"), equals(1, "app"), from(2).afterHttpsWwwExampleCom() { return true }
    if segment(0).equalsIgnoringCase("legal.example.com"), equals(1, "terms"), let version = integer(2), isEnd(3) {
      return found(.web(.legal(.terms(version: version))))
    }
    if url.hasNoPort, url.hasHostName, _RouteAffixes.isLabel(segment(0), before: ".example.com") {
      return from(1).afterHttpsWwwExampleCom()
    }
    return false
  }

  func afterHttpsWwwExampleCom() -> Swift.Bool {
    if equals(0, "page"), let path_ = url.rest(from: from(1), { $0.string() }) {
      return found(.web(.page(path: path_)))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: GroupRoute, _ form: _RouteForm) {
    switch route {
    case .home: break
    case let .user(.profile(id)): add("user/", id)
    case let .user(.posts(id, tab)):
      add("user/", id)
      add("/posts")
      if !_Route.equal(tab, GroupRoute.Tab.posts) { add("?tab=", value: tab.rawValue) }
    case let .user(.settings(.general(id))):
      add("user/", id)
      add("/settings/general")
    case let .user(.settings(.privacy(id, section))):
      if (section ?? Swift.String()).isEmpty {
        add("user/", id)
        add("/settings/privacy")
      } else if let section, !section.isEmpty {
        add("user/", id)
        add("/settings/privacy/", last: section)
      }
    case let .user(.settings(.page(id, page))):
      begin(form, base: "https://settings.example.com", .host, isRelative: false)
      segment(integer: id)
      add("/", last: page)
    case .auth(.signIn): add("sign-in")
    case let .auth(.signUp(provider, from_)):
      add("sign-up/", last: provider)
      if let from_, !from_.isEmpty { add("?from=", value: from_) }
    case let .web(.page(path_)):
      begin(form, base: "https://www.example.com", .host, isRelative: false)
      literal("page")
      for element in path_ { segment(element) }
      endSegments()
    case let .web(.legal(.terms(version))):
      begin(form, base: "https://legal.example.com", .host, isRelative: false)
      literal("terms")
      add("/", version)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> GroupRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://groups", segments: 8) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    return false
  }

  static func text(of route: GroupRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://groups/") { text in text.write(route, form) }
  }

  static func closedTab(_ part: _RoutePart) -> GroupRoute.Tab? {
    switch part.word {
    case 0x73656B696C:  // "likes"
      if part.hasCount(5) { return GroupRoute.Tab.likes }
    case 0x7374736F70:  // "posts"
      if part.hasCount(5) { return GroupRoute.Tab.posts }
    default: break
    }
    return nil
  }
}
