// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MountRoute: URLRoute {
  /// `/`
  case home
  /// `posts/${tab:Tab}`
  case posts(tab: MountRoute.Tab)
  /// `groups/sign-up/apple`
  case apple
  /// The routes of another spec.
  ///
  /// The routes of `../groups/routes.yaml`.
  case groups(GroupRoute)
  /// The routes of `../single/routes.yaml`.
  case single(SingleRoute)
  case inner(Inner)

  nonisolated enum Inner: Swift.Hashable, Swift.Sendable {
    /// The routes of `../single/routes.yaml`.
    case single(SingleRoute)
  }

  /// The values as they appear in URLs.
  nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case posts
    case likes
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "mounts"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://mounts"]

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

nonisolated extension MountRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .posts(a0): if case let .posts(b0) = b, _Route.equal(a0, b0) { return true }
    case .apple: if case .apple = b { return true }
    case let .groups(a0): if case let .groups(b0) = b, _Route.equal(a0, b0) { return true }
    case let .single(a0): if case let .single(b0) = b, _Route.equal(a0, b0) { return true }
    case let .inner(a0): if case let .inner(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .home: hasher.combine(0x68CD8980)
    case let .posts(a0):
      hasher.combine(0x29A5AB7A)
      hasher.combine(a0)
    case .apple: hasher.combine(0x13C768F2)
    case let .groups(a0):
      hasher.combine(0x35EF2F44)
      hasher.combine(a0)
    case let .single(a0):
      hasher.combine(0x12794060)
      hasher.combine(a0)
    case let .inner(a0):
      hasher.combine(0x18C7BCB3)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: MountRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("mounts") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    if equals(0, "posts"), let tab = _Matching.closedTab(segment(1)), isEnd(2) { return found(.posts(tab: tab)) }
    if equals(0, "groups") { return from(1).afterGroups() }
    if equals(0, "single"), let value = _Matching.mountedSingleRoute_Sole(segment(1)),
        let other = _Matching.mountedSingleRoute_Sole(segment(2)), isEnd(3)
    {
      return found(.single(.only(.value(value: value, other: other))))
    }
    return false
  }

  func afterGroups() -> Swift.Bool {
    if isEnd(0) { return found(.groups(.home)) }
    if equals(0, "sign-up") {
      if isLast(1, "apple") {
        url.won(0x399CC724)
        return found(.apple)
      }
      if isLast(1), let provider = string(1), let from_ = stringIfAny("from") {
        return found(.groups(.auth(.signUp(provider: provider, from: from_))))
      }
    }
    if equals(0, "user"), let id = integer(1) {
      if isEnd(2) { return found(.groups(.user(.profile(id: id)))) }
      if isLast(2, "posts"),
          let tab = url.item("tab").defaulting(to: GroupRoute.Tab.posts, { _Matching.mountedGroupRoute_Tab($0) })
      {
        return found(.groups(.user(.posts(id: id, tab: tab))))
      }
      if equals(2, "settings") {
        if isLast(3, "general") { return found(.groups(.user(.settings(.general(id: id))))) }
        if equals(3, "privacy") {
          if isEnd(4) { return found(.groups(.user(.settings(.privacy(id: id, section: nil))))) }
          if isLast(4), let section = segment(4).nonemptyString() {
            return found(.groups(.user(.settings(.privacy(id: id, section: section)))))
          }
        }
      }
    }
    if isLast(0, "sign-in") { return found(.groups(.auth(.signIn))) }
    return false
  }

  func afterApp2() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("single"), equals(1, "prefix") { return from(2).afterApp2SinglePrefix() }
    return false
  }

  func afterApp2SinglePrefix() -> Swift.Bool {
    if equals(0, "inner"), let value = _Matching.mountedSingleRoute_Sole(segment(1)),
        let other = _Matching.mountedSingleRoute_Sole(segment(2)), isEnd(3)
    {
      return found(.inner(.single(.only(.value(value: value, other: other)))))
    }
    return false
  }

  func afterHttps() -> Swift.Bool {
    switch segment(0).lowercaseWord {
    case 0x2E656C706D617865:
      if segment(0).equalsIgnoringCase("example.org"), equals(1, "app"), from(2).afterHttpsWwwExampleCom() {
        return true
      }
    case 0x652E656C676E6973:
      if segment(0).equalsIgnoringCase("single.example.org"), from(1).afterApp2SinglePrefix() { return true }
    case 0x6D6178652E777777:
      if segment(0).equalsIgnoringCase("www.example.com"), from(1).afterHttpsWwwExampleCom() { return true }
    case 0x73676E6974746573:
      if segment(0).equalsIgnoringCase("settings.example.com"), let id = integer(1), isLast(2), let page = string(2) {
        return found(.groups(.user(.settings(.page(id: id, page: page)))))
      }
    case 0x78652E6C6167656C:
      if segment(0).equalsIgnoringCase("legal.example.com"), equals(1, "groups"), equals(2, "terms"),
          let version = integer(3), isEnd(4)
      {
        return found(.groups(.web(.legal(.terms(version: version)))))
      }
    default: break
    }
    if url.hasNoPort, url.hasHostName, _RouteAffixes.isLabel(segment(0), before: ".example.com") {
      return from(1).afterHttpsWwwExampleCom()
    }
    return false
  }

  func afterHttpsWwwExampleCom() -> Swift.Bool {
    if equals(0, "groups"), equals(1, "page"), let path_ = url.rest(from: from(2), { $0.string() }) {
      return found(.groups(.web(.page(path: path_))))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: MountRoute, _ form: _RouteForm) {
    switch route {
    case .home: break
    case let .posts(tab): add("posts/", last: tab.rawValue)
    case .apple: add("groups/sign-up/apple")
    case .groups(.home): add("groups")
    case let .groups(.user(.profile(id))): add("groups/user/", id)
    case let .groups(.user(.posts(id, tab))):
      add("groups/user/", id)
      add("/posts")
      if !_Route.equal(tab, GroupRoute.Tab.posts) { add("?tab=", value: tab.rawValue) }
    case let .groups(.user(.settings(.general(id)))):
      add("groups/user/", id)
      add("/settings/general")
    case let .groups(.user(.settings(.privacy(id, section)))):
      if (section ?? Swift.String()).isEmpty {
        add("groups/user/", id)
        add("/settings/privacy")
      } else if let section, !section.isEmpty {
        add("groups/user/", id)
        add("/settings/privacy/", last: section)
      }
    case let .groups(.user(.settings(.page(id, page)))):
      begin(form, base: "https://settings.example.com", .host, isRelative: false)
      segment(integer: id)
      add("/", last: page)
    case .groups(.auth(.signIn)): add("groups/sign-in")
    case let .groups(.auth(.signUp(provider, from_))):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://mounts", .host, isRelative: true)
        text.literal("groups/sign-up", count: 2)
        text.segment(provider)
        text.endSegments()
        if let from_, !from_.isEmpty { text.item("from", from_) }
      } unlessReadBy: { _Matching.winner($0, over: route, 0x66B9F974) }
    case let .groups(.web(.page(path_))):
      begin(form, base: "https://www.example.com", .host, isRelative: false)
      literal("groups/page", count: 2)
      for element in path_ { segment(element) }
      endSegments()
    case let .groups(.web(.legal(.terms(version)))):
      begin(form, base: "https://legal.example.com", .host, isRelative: false)
      literal("groups/terms", count: 2)
      add("/", version)
    case let .single(.only(.value(value, other))):
      add("single/", segment: value.rawValue)
      add("/", last: other.rawValue)
    case let .inner(.single(.only(.value(value, other)))):
      begin(form, base: "https://single.example.org", .host, isRelative: false)
      literal("inner")
      add("/", segment: value.rawValue)
      add("/", last: other.rawValue)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> MountRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://mounts", segments: 9) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    if url.hasScheme("app2") {
      guard let path = url.hostPath else { return false }
      return path.afterApp2()
    }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    return false
  }

  static func text(of route: MountRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://mounts/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: MountRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: MountRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 9) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x399CC724:  // groups/sign-up/apple
      return _RouteMarks(path: "pppp")
    default: return nil
    }
  }

  static func mountedSingleRoute_Sole(_ part: _RoutePart) -> SingleRoute.Sole? {
    switch part.word {
    case 0x656E6F:  // "one"
      if part.hasCount(3) { return SingleRoute.Sole.one }
    default: break
    }
    return nil
  }

  static func closedTab(_ part: _RoutePart) -> MountRoute.Tab? {
    switch part.word {
    case 0x73656B696C:  // "likes"
      if part.hasCount(5) { return MountRoute.Tab.likes }
    case 0x7374736F70:  // "posts"
      if part.hasCount(5) { return MountRoute.Tab.posts }
    default: break
    }
    return nil
  }

  static func mountedGroupRoute_Tab(_ part: _RoutePart) -> GroupRoute.Tab? {
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
