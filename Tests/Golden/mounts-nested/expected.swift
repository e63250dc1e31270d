// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum NestedRoute: URLRoute {
  /// `/`
  case start
  case all(MountRoute)
  /// `groups/${number:Int}`
  case groupsHere(number: Swift.Int)

  /// The scheme of the first base.
  static let scheme: Swift.String = "https"
  /// The host of the first base.
  static let host: Swift.String = "nested.example.com"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["https://nested.example.com/app"]

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

nonisolated extension NestedRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .start: if case .start = b { return true }
    case let .all(a0): if case let .all(b0) = b, _routeEqual(a0, b0) { return true }
    case let .groupsHere(a0): if case let .groupsHere(b0) = b, _routeEqual(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .start: hasher.combine(0x14A578B1)
    case let .all(a0):
      hasher.combine(0x71D3D991)
      hasher.combine(a0)
    case let .groupsHere(a0):
      hasher.combine(0x35E834EC)
      hasher.combine(a0)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> NestedRoute? {
    var isRelative = false
    let route: NestedRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 11) { url in
      isRelative = url.isRelative
      return isRelative ? false : match(url)
    }
    if !isRelative { return route }
    return _RouteReader.route(_routeText(text, after: "https://nested.example.com/app"), plusIsSpace: false, segments: 11) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: NestedRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
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

  static func afterApp2(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("single"), path.equals(1, "prefix") {
      return afterApp2SinglePrefix(url, path.from(2))
    }
    return false
  }

  static func afterApp2SinglePrefix(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "all"), path.equals(1, "inner"), let value = mountedSingleRoute_Sole(path.segment(2)),
        let other = mountedSingleRoute_Sole(path.segment(3)), path.isEnd(4)
    {
      return found(url, .all(.inner(.single(.only(.value(value: value, other: other))))))
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
    case 0x652E64657473656E:
      if path.segment(0).equalsIgnoringCase("nested.example.com"), afterHttpsNestedExampleCom(url, path.from(1)) {
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
        return found(url, .all(.groups(.user(.settings(.page(id: id, page: page))))))
      }
    case 0x78652E6C6167656C:
      if path.segment(0).equalsIgnoringCase("legal.example.com"), path.equals(1, "all"), path.equals(2, "groups"),
          path.equals(3, "terms"), let version = path.integer(4), path.isEnd(5)
      {
        return found(url, .all(.groups(.web(.legal(.terms(version: version))))))
      }
    default: break
    }
    if url.hasHostName, _RouteAffixes.isLabel(path.segment(0), before: ".example.com") {
      return afterHttpsWwwExampleCom(url, path.from(1))
    }
    return false
  }

  static func afterHttpsNestedExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "app") {
      if path.isEnd(1) { return found(url, .start) }
      switch path.word(1) {
      case 0x6C6C61:  // "all"
        if path.hasCount(1, 3) {
          if path.isEnd(2) { return found(url, .all(.home)) }
          switch path.word(2) {
          case 0x7374736F70:  // "posts"
            if path.hasCount(2, 5), let tab = mountedMountRoute_Tab(path.segment(3)), path.isEnd(4) {
              return found(url, .all(.posts(tab: tab)))
            }
          case 0x656C676E6973:  // "single"
            if path.hasCount(2, 6), let value = mountedSingleRoute_Sole(path.segment(3)),
                let other = mountedSingleRoute_Sole(path.segment(4)), path.isEnd(5)
            {
              return found(url, .all(.single(.only(.value(value: value, other: other)))))
            }
          case 0x7370756F7267:  // "groups"
            if path.hasCount(2, 6) { return afterHttpsNestedExampleComAppAllGroups(url, path.from(3)) }
          default: break
          }
        }
      case 0x7370756F7267:  // "groups"
        if path.hasCount(1, 6), let number = path.integer(2), path.isEnd(3) {
          return found(url, .groupsHere(number: number))
        }
      default: break
      }
    }
    return false
  }

  static func afterHttpsNestedExampleComAppAllGroups(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .all(.groups(.home))) }
    switch path.word(0) {
    case 0x72657375:  // "user"
      if path.hasCount(0, 4), let id = path.integer(1) {
        if path.isEnd(2) { return found(url, .all(.groups(.user(.profile(id: id))))) }
        switch path.word(2) {
        case 0x7374736F70:  // "posts"
          if path.hasCount(2, 5), path.isEnd(3),
              let tab = url.item("tab").defaulting(to: GroupRoute.Tab.posts, { mountedGroupRoute_Tab($0) })
          {
            return found(url, .all(.groups(.user(.posts(id: id, tab: tab)))))
          }
        case 0x73676E6974746573:  // "settings"
          if path.hasCount(2, 8) {
            switch path.word(3) {
            case 0x6C6172656E6567:  // "general"
              if path.hasCount(3, 7), path.isEnd(4) {
                return found(url, .all(.groups(.user(.settings(.general(id: id))))))
              }
            case 0x79636176697270:  // "privacy"
              if path.hasCount(3, 7) {
                if path.isEnd(4) { return found(url, .all(.groups(.user(.settings(.privacy(id: id, section: nil)))))) }
                if path.isPresent(4), path.isEnd(5), let section = path.segment(4).nonemptyString() {
                  return found(url, .all(.groups(.user(.settings(.privacy(id: id, section: section))))))
                }
              }
            default: break
            }
          }
        default: break
        }
      }
    case 0x6E692D6E676973:  // "sign-in"
      if path.hasCount(0, 7), path.isEnd(1) { return found(url, .all(.groups(.auth(.signIn)))) }
    case 0x70752D6E676973:  // "sign-up"
      if path.hasCount(0, 7) {
        if path.equals(1, "apple"), path.isEnd(2) {
          url.won(0x688AD5BE)
          return found(url, .all(.apple))
        }
        if path.isPresent(1), path.isEnd(2), let provider = path.string(1), let from = url.stringItemIfAny("from") {
          return found(url, .all(.groups(.auth(.signUp(provider: provider, from: from)))))
        }
      }
    default: break
    }
    return false
  }

  static func afterHttpsWwwExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "all"), path.equals(1, "groups"), path.equals(2, "page"),
        let path_ = url.rest(from: path.from(3), { $0.string() })
    {
      return found(url, .all(.groups(.web(.page(path: path_)))))
    }
    return false
  }

  static func text(of route: NestedRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://nested.example.com/app/", prefix: "/app") { text in write(route, form, &text) }
  }

  static func write(_ route: NestedRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case .start:
      text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
      text.endSegments()
    case .all(.home): text.append("all")
    case let .all(.posts(tab)): text.append("all/posts/", lastSegment: tab.rawValue)
    case .all(.apple): text.append("all/groups/sign-up/apple")
    case .all(.groups(.home)): text.append("all/groups")
    case let .all(.groups(.user(.profile(id)))): text.append("all/groups/user/", integer: id)
    case let .all(.groups(.user(.posts(id, tab)))):
      text.append("all/groups/user/", integer: id)
      text.append("/posts")
      if !_routeEqual(tab, GroupRoute.Tab.posts) { text.append("?tab=", value: tab.rawValue) }
    case let .all(.groups(.user(.settings(.general(id))))):
      text.append("all/groups/user/", integer: id)
      text.append("/settings/general")
    case let .all(.groups(.user(.settings(.privacy(id, section))))):
      if (section ?? Swift.String()).isEmpty {
        text.append("all/groups/user/", integer: id)
        text.append("/settings/privacy")
      } else if let section, !section.isEmpty {
        text.append("all/groups/user/", integer: id)
        text.append("/settings/privacy/", lastSegment: section)
      }
    case let .all(.groups(.user(.settings(.page(id, page))))):
      text.begin(form, base: "https://settings.example.com", .host, isRelative: false)
      text.segment(integer: id)
      text.append("/", lastSegment: page)
    case .all(.groups(.auth(.signIn))): text.append("all/groups/sign-in")
    case let .all(.groups(.auth(.signUp(provider, from)))):
      text.write(form, canonical: .url, baseCount: 2) { text, form in
        text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
        text.literal("all/groups/sign-up", count: 3)
        text.segment(provider)
        text.endSegments()
        if let from, !from.isEmpty { text.item("from", from) }
      } unlessReadBy: { winner($0, over: route, 0x0C09693D) }
    case let .all(.groups(.web(.page(path_)))):
      text.begin(form, base: "https://www.example.com", .host, isRelative: false)
      text.literal("all/groups/page", count: 3)
      for element in path_ { text.segment(element) }
      text.endSegments()
    case let .all(.groups(.web(.legal(.terms(version))))):
      text.begin(form, base: "https://legal.example.com", .host, isRelative: false)
      text.literal("all/groups/terms", count: 3)
      text.append("/", integer: version)
    case let .all(.single(.only(.value(value, other)))):
      text.append("all/single/", segment: value.rawValue)
      text.append("/", lastSegment: other.rawValue)
    case let .all(.inner(.single(.only(.value(value, other))))):
      text.begin(form, base: "https://single.example.org", .host, isRelative: false)
      text.literal("all/inner", count: 2)
      text.append("/", segment: value.rawValue)
      text.append("/", lastSegment: other.rawValue)
    case let .groupsHere(number): text.append("groups/", integer: number)
    }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: NestedRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: NestedRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 11) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_routeEqual(winner, pattern), !_routeEqual(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x688AD5BE:  // /all/groups/sign-up/apple
      return _RouteMarks(path: "pppppp")
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

  static func mountedMountRoute_Tab(_ part: _RoutePart) -> MountRoute.Tab? {
    switch part.word {
    case 0x73656B696C:  // "likes"
      if part.hasCount(5) { return MountRoute.Tab.likes }
    case 0x7374736F70:  // "posts"
      if part.hasCount(5) { return MountRoute.Tab.posts }
    default: break
    }
    return nil
  }
}
