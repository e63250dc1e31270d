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

nonisolated extension GroupRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .user(a0): if case let .user(b0) = b, _routeEqual(a0, b0) { return true }
    case let .auth(a0): if case let .auth(b0) = b, _routeEqual(a0, b0) { return true }
    case let .web(a0): if case let .web(b0) = b, _routeEqual(a0, b0) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> GroupRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://groups", segments: 8) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: GroupRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return afterApp(url, path)
    }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return afterHttps(url, path)
    }
    return false
  }

  static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("groups") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .home) }
    switch path.word(0) {
    case 0x72657375:  // "user"
      if path.hasCount(0, 4), let id = path.integer(1) {
        if path.isEnd(2) { return found(url, .user(.profile(id: id))) }
        switch path.word(2) {
        case 0x7374736F70:  // "posts"
          if path.hasCount(2, 5), path.isEnd(3),
              let tab = url.item("tab").defaulting(to: GroupRoute.Tab.posts, { closedTab($0) })
          {
            return found(url, .user(.posts(id: id, tab: tab)))
          }
        case 0x73676E6974746573:  // "settings"
          if path.hasCount(2, 8) {
            switch path.word(3) {
            case 0x6C6172656E6567:  // "general"
              if path.hasCount(3, 7), path.isEnd(4) { return found(url, .user(.settings(.general(id: id)))) }
            case 0x79636176697270:  // "privacy"
              if path.hasCount(3, 7) {
                if path.isEnd(4) { return found(url, .user(.settings(.privacy(id: id, section: nil)))) }
                if path.isPresent(4), path.isEnd(5), let section = path.segment(4).nonemptyString() {
                  return found(url, .user(.settings(.privacy(id: id, section: section))))
                }
              }
            default: break
            }
          }
        default: break
        }
      }
    case 0x6E692D6E676973:  // "sign-in"
      if path.hasCount(0, 7), path.isEnd(1) { return found(url, .auth(.signIn)) }
    case 0x70752D6E676973:  // "sign-up"
      if path.hasCount(0, 7), path.isPresent(1), path.isEnd(2), let provider = path.string(1),
          let from = url.stringItemIfAny("from")
      {
        return found(url, .auth(.signUp(provider: provider, from: from)))
      }
    default: break
    }
    return false
  }

  static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.segment(0).lowercaseWord {
    case 0x2E656C706D617865:
      if path.segment(0).equalsIgnoringCase("example.org"), path.equals(1, "app"),
          afterHttpsWwwExampleCom(url, path.from(2))
      {
        return true
      }
    case 0x6D6178652E777777:
      if path.segment(0).equalsIgnoringCase("www.example.com"), afterHttpsWwwExampleCom(url, path.from(1)) {
        return true
      }
    case 0x73676E6974746573:
      if path.segment(0).equalsIgnoringCase("settings.example.com"), let id = path.integer(1), path.isPresent(2),
          path.isEnd(3), let page = path.string(2)
      {
        return found(url, .user(.settings(.page(id: id, page: page))))
      }
    case 0x78652E6C6167656C:
      if path.segment(0).equalsIgnoringCase("legal.example.com"), path.equals(1, "terms"),
          let version = path.integer(2), path.isEnd(3)
      {
        return found(url, .web(.legal(.terms(version: version))))
      }
    default: break
    }
    if url.hasHostName, _RouteAffixes.isLabel(path.segment(0), before: ".example.com") {
      return afterHttpsWwwExampleCom(url, path.from(1))
    }
    return false
  }

  static func afterHttpsWwwExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "page"), let path_ = url.rest(from: path.from(1), { $0.string() }) {
      return found(url, .web(.page(path: path_)))
    }
    return false
  }

  static func text(of route: GroupRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://groups/") { text in write(route, form, &text) }
  }

  static func write(_ route: GroupRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case .home: break
    case let .user(.profile(id)): text.append("user/", integer: id)
    case let .user(.posts(id, tab)):
      text.append("user/", integer: id)
      text.append("/posts")
      if !_routeEqual(tab, GroupRoute.Tab.posts) { text.append("?tab=", value: tab.rawValue) }
    case let .user(.settings(.general(id))):
      text.append("user/", integer: id)
      text.append("/settings/general")
    case let .user(.settings(.privacy(id, section))):
      if (section ?? Swift.String()).isEmpty {
        text.append("user/", integer: id)
        text.append("/settings/privacy")
      } else if let section, !section.isEmpty {
        text.append("user/", integer: id)
        text.append("/settings/privacy/", lastSegment: section)
      }
    case let .user(.settings(.page(id, page))):
      text.begin(form, base: "https://settings.example.com", .host, isRelative: false)
      text.segment(integer: id)
      text.append("/", lastSegment: page)
    case .auth(.signIn): text.append("sign-in")
    case let .auth(.signUp(provider, from)):
      text.append("sign-up/", lastSegment: provider)
      if let from, !from.isEmpty { text.append("?from=", value: from) }
    case let .web(.page(path_)):
      text.begin(form, base: "https://www.example.com", .host, isRelative: false)
      text.literal("page")
      for element in path_ { text.segment(element) }
      text.endSegments()
    case let .web(.legal(.terms(version))):
      text.begin(form, base: "https://legal.example.com", .host, isRelative: false)
      text.literal("terms")
      text.append("/", integer: version)
    }
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
