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
  case groups(GroupRoute)
  case single(SingleRoute)
  case inner(Inner)

  nonisolated enum Inner: Swift.Hashable, Swift.Sendable {
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

nonisolated extension MountRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .posts(a0): if case let .posts(b0) = b, _routeEqual(a0, b0) { return true }
    case .apple: if case .apple = b { return true }
    case let .groups(a0): if case let .groups(b0) = b, _routeEqual(a0, b0) { return true }
    case let .single(a0): if case let .single(b0) = b, _routeEqual(a0, b0) { return true }
    case let .inner(a0): if case let .inner(b0) = b, _routeEqual(a0, b0) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> MountRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://mounts", segments: 9) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: MountRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return afterApp(url, path)
    }
    if url.hasScheme("app2") {
      guard let path = url.hostPath else { return false }
      return afterApp2(url, path)
    }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return afterHttps(url, path)
    }
    return false
  }

  static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("mounts") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .home) }
    switch path.word(0) {
    case 0x7374736F70:  // "posts"
      if path.hasCount(0, 5), let tab = closedTab(path.segment(1)), path.isEnd(2) {
        return found(url, .posts(tab: tab))
      }
    case 0x656C676E6973:  // "single"
      if path.hasCount(0, 6), let value = mountedSingleRoute_Sole(path.segment(1)),
          let other = mountedSingleRoute_Sole(path.segment(2)), path.isEnd(3)
      {
        return found(url, .single(.only(.value(value: value, other: other))))
      }
    case 0x7370756F7267:  // "groups"
      if path.hasCount(0, 6) { return afterGroups(url, path.from(1)) }
    default: break
    }
    return false
  }

  static func afterGroups(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .groups(.home)) }
    switch path.word(0) {
    case 0x72657375:  // "user"
      if path.hasCount(0, 4), let id = path.integer(1) {
        if path.isEnd(2) { return found(url, .groups(.user(.profile(id: id)))) }
        switch path.word(2) {
        case 0x7374736F70:  // "posts"
          if path.hasCount(2, 5), path.isEnd(3),
              let tab = url.item("tab").defaulting(to: GroupRoute.Tab.posts, { mountedGroupRoute_Tab($0) })
          {
            return found(url, .groups(.user(.posts(id: id, tab: tab))))
          }
        case 0x73676E6974746573:  // "settings"
          if path.hasCount(2, 8) {
            switch path.word(3) {
            case 0x6C6172656E6567:  // "general"
              if path.hasCount(3, 7), path.isEnd(4) { return found(url, .groups(.user(.settings(.general(id: id))))) }
            case 0x79636176697270:  // "privacy"
              if path.hasCount(3, 7) {
                if path.isEnd(4) { return found(url, .groups(.user(.settings(.privacy(id: id, section: nil))))) }
                if path.isPresent(4), path.isEnd(5), let section = path.segment(4).nonemptyString() {
                  return found(url, .groups(.user(.settings(.privacy(id: id, section: section)))))
                }
              }
            default: break
            }
          }
        default: break
        }
      }
    case 0x6E692D6E676973:  // "sign-in"
      if path.hasCount(0, 7), path.isEnd(1) { return found(url, .groups(.auth(.signIn))) }
    case 0x70752D6E676973:  // "sign-up"
      if path.hasCount(0, 7) {
        if path.equals(1, "apple"), path.isEnd(2) {
          url.won(0x399CC724)
          return found(url, .apple)
        }
        if path.isPresent(1), path.isEnd(2), let provider = path.string(1), let from = url.stringItemIfAny("from") {
          return found(url, .groups(.auth(.signUp(provider: provider, from: from))))
        }
      }
    default: break
    }
    return false
  }

  static func afterApp2(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("single"), path.equals(1, "prefix") {
      return afterApp2SinglePrefix(url, path.from(2))
    }
    return false
  }

  static func afterApp2SinglePrefix(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "inner"), let value = mountedSingleRoute_Sole(path.segment(1)),
        let other = mountedSingleRoute_Sole(path.segment(2)), path.isEnd(3)
    {
      return found(url, .inner(.single(.only(.value(value: value, other: other)))))
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
    case 0x652E656C676E6973:
      if path.segment(0).equalsIgnoringCase("single.example.org"), afterApp2SinglePrefix(url, path.from(1)) {
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
        return found(url, .groups(.user(.settings(.page(id: id, page: page)))))
      }
    case 0x78652E6C6167656C:
      if path.segment(0).equalsIgnoringCase("legal.example.com"), path.equals(1, "groups"), path.equals(2, "terms"),
          let version = path.integer(3), path.isEnd(4)
      {
        return found(url, .groups(.web(.legal(.terms(version: version)))))
      }
    default: break
    }
    if url.hasHostName, _RouteAffixes.isLabel(path.segment(0), before: ".example.com") {
      return afterHttpsWwwExampleCom(url, path.from(1))
    }
    return false
  }

  static func afterHttpsWwwExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "groups"), path.equals(1, "page"), let path_ = url.rest(from: path.from(2), { $0.string() }) {
      return found(url, .groups(.web(.page(path: path_))))
    }
    return false
  }

  static func text(of route: MountRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://mounts/") { text in write(route, form, &text) }
  }

  static func write(_ route: MountRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case .home: break
    case let .posts(tab): text.append("posts/", lastSegment: tab.rawValue)
    case .apple: text.append("groups/sign-up/apple")
    case .groups(.home): text.append("groups")
    case let .groups(.user(.profile(id))): text.append("groups/user/", integer: id)
    case let .groups(.user(.posts(id, tab))):
      text.append("groups/user/", integer: id)
      text.append("/posts")
      if !_routeEqual(tab, GroupRoute.Tab.posts) { text.append("?tab=", value: tab.rawValue) }
    case let .groups(.user(.settings(.general(id)))):
      text.append("groups/user/", integer: id)
      text.append("/settings/general")
    case let .groups(.user(.settings(.privacy(id, section)))):
      if (section ?? Swift.String()).isEmpty {
        text.append("groups/user/", integer: id)
        text.append("/settings/privacy")
      } else if let section, !section.isEmpty {
        text.append("groups/user/", integer: id)
        text.append("/settings/privacy/", lastSegment: section)
      }
    case let .groups(.user(.settings(.page(id, page)))):
      text.begin(form, base: "https://settings.example.com", .host, isRelative: false)
      text.segment(integer: id)
      text.append("/", lastSegment: page)
    case .groups(.auth(.signIn)): text.append("groups/sign-in")
    case let .groups(.auth(.signUp(provider, from))):
      text.write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://mounts", .host, isRelative: true)
        text.literal("groups/sign-up", count: 2)
        text.segment(provider)
        text.endSegments()
        if let from, !from.isEmpty { text.item("from", from) }
      } unlessReadBy: { winner($0, over: route, 0x66B9F974) }
    case let .groups(.web(.page(path_))):
      text.begin(form, base: "https://www.example.com", .host, isRelative: false)
      text.literal("groups/page", count: 2)
      for element in path_ { text.segment(element) }
      text.endSegments()
    case let .groups(.web(.legal(.terms(version)))):
      text.begin(form, base: "https://legal.example.com", .host, isRelative: false)
      text.literal("groups/terms", count: 2)
      text.append("/", integer: version)
    case let .single(.only(.value(value, other))):
      text.append("single/", segment: value.rawValue)
      text.append("/", lastSegment: other.rawValue)
    case let .inner(.single(.only(.value(value, other)))):
      text.begin(form, base: "https://single.example.org", .host, isRelative: false)
      text.literal("inner")
      text.append("/", segment: value.rawValue)
      text.append("/", lastSegment: other.rawValue)
    }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: MountRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: MountRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 9) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_routeEqual(winner, pattern), !_routeEqual(other, route) else { return nil }
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
