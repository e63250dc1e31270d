// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum NestedRoute: URLRoute {
  /// `/`
  case start
  /// The routes of `../mounts/routes.yaml`.
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

  /// The route of what follows the URL of a server.
  static subscript(_onServer rawValue: Swift.String) -> Self? {
    _Matching.read(rawValue, isRawValue: true, isOnServer: true)
  }
}

nonisolated extension NestedRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .start: if case .start = b { return true }
    case let .all(a0): if case let .all(b0) = b, _Route.equal(a0, b0) { return true }
    case let .groupsHere(a0): if case let .groupsHere(b0) = b, _Route.equal(a0, b0) { return true }
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

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: NestedRoute) -> Swift.Bool { url.found(route) }

  func afterApp2() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("single"), equals(1, "prefix") { return from(2).afterApp2SinglePrefix() }
    return false
  }

  func afterApp2SinglePrefix() -> Swift.Bool {
    if equals(0, "all"), equals(1, "inner"), let value = _Matching.mountedSingleRoute_Sole(segment(2)),
        let other = _Matching.mountedSingleRoute_Sole(segment(3)), isEnd(4)
    {
      return found(.all(.inner(.single(.only(.value(value: value, other: other))))))
    }
    return false
  }

  func afterHttps() -> Swift.Bool {
    switch segment(0).lowercaseWord {
    case 0x2E656C706D617865:
      if segment(0).equalsIgnoringCase("example.org"), equals(1, "app"), from(2).afterHttpsWwwExampleCom() {
        return true
      }
    case 0x652E64657473656E:
      if segment(0).equalsIgnoringCase("nested.example.com"), from(1).afterHttpsNestedExampleCom() { return true }
    case 0x652E656C676E6973:
      if segment(0).equalsIgnoringCase("single.example.org"), from(1).afterApp2SinglePrefix() { return true }
    case 0x6D6178652E777777:
      if segment(0).equalsIgnoringCase("www.example.com"), from(1).afterHttpsWwwExampleCom() { return true }
    case 0x73676E6974746573:
      if segment(0).equalsIgnoringCase("settings.example.com"), let id = integer(1), isLast(2), let page = string(2) {
        return found(.all(.groups(.user(.settings(.page(id: id, page: page))))))
      }
    case 0x78652E6C6167656C:
      if segment(0).equalsIgnoringCase("legal.example.com"), equals(1, "all"), equals(2, "groups"),
          equals(3, "terms"), let version = integer(4), isEnd(5)
      {
        return found(.all(.groups(.web(.legal(.terms(version: version))))))
      }
    default: break
    }
    if url.hasNoPort, url.hasHostName, _RouteAffixes.isLabel(segment(0), before: ".example.com") {
      return from(1).afterHttpsWwwExampleCom()
    }
    return false
  }

  func afterHttpsNestedExampleCom() -> Swift.Bool {
    if equals(0, "app") {
      if isEnd(1) { return found(.start) }
      if equals(1, "all") {
        if isEnd(2) { return found(.all(.home)) }
        if equals(2, "posts"), let tab = _Matching.mountedMountRoute_Tab(segment(3)), isEnd(4) {
          return found(.all(.posts(tab: tab)))
        }
        if equals(2, "groups") { return from(3).afterHttpsNestedExampleComAppAllGroups() }
        if equals(2, "single"), let value = _Matching.mountedSingleRoute_Sole(segment(3)),
            let other = _Matching.mountedSingleRoute_Sole(segment(4)), isEnd(5)
        {
          return found(.all(.single(.only(.value(value: value, other: other)))))
        }
      }
      if equals(1, "groups"), let number = integer(2), isEnd(3) { return found(.groupsHere(number: number)) }
    }
    return false
  }

  func afterHttpsNestedExampleComAppAllGroups() -> Swift.Bool {
    if isEnd(0) { return found(.all(.groups(.home))) }
    if equals(0, "sign-up") {
      if isLast(1, "apple") {
        url.won(0x688AD5BE)
        return found(.all(.apple))
      }
      if isLast(1), let provider = string(1), let from_ = stringIfAny("from") {
        return found(.all(.groups(.auth(.signUp(provider: provider, from: from_)))))
      }
    }
    if equals(0, "user"), let id = integer(1) {
      if isEnd(2) { return found(.all(.groups(.user(.profile(id: id))))) }
      if isLast(2, "posts"),
          let tab = url.item("tab").defaulting(to: GroupRoute.Tab.posts, { _Matching.mountedGroupRoute_Tab($0) })
      {
        return found(.all(.groups(.user(.posts(id: id, tab: tab)))))
      }
      if equals(2, "settings") {
        if isLast(3, "general") { return found(.all(.groups(.user(.settings(.general(id: id)))))) }
        if equals(3, "privacy") {
          if isEnd(4) { return found(.all(.groups(.user(.settings(.privacy(id: id, section: nil)))))) }
          if isLast(4), let section = segment(4).nonemptyString() {
            return found(.all(.groups(.user(.settings(.privacy(id: id, section: section))))))
          }
        }
      }
    }
    if isLast(0, "sign-in") { return found(.all(.groups(.auth(.signIn)))) }
    return false
  }

  func afterHttpsWwwExampleCom() -> Swift.Bool {
    if equals(0, "all"), equals(1, "groups"), equals(2, "page"), !url.isOnServer,
        let path_ = url.rest(from: from(3), { $0.string() })
    {
      return found(.all(.groups(.web(.page(path: path_)))))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: NestedRoute, _ form: _RouteForm) {
    switch route {
    case .start:
      begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
      endSegments()
    case .all(.home): add("all")
    case let .all(.posts(tab)): add("all/posts/", last: tab.rawValue)
    case .all(.apple): add("all/groups/sign-up/apple")
    case .all(.groups(.home)): add("all/groups")
    case let .all(.groups(.user(.profile(id)))): add("all/groups/user/", id)
    case let .all(.groups(.user(.posts(id, tab)))):
      add("all/groups/user/", id)
      add("/posts")
      if !_Route.equal(tab, GroupRoute.Tab.posts) { add("?tab=", value: tab.rawValue) }
    case let .all(.groups(.user(.settings(.general(id))))):
      add("all/groups/user/", id)
      add("/settings/general")
    case let .all(.groups(.user(.settings(.privacy(id, section))))):
      if (section ?? Swift.String()).isEmpty {
        add("all/groups/user/", id)
        add("/settings/privacy")
      } else if let section, !section.isEmpty {
        add("all/groups/user/", id)
        add("/settings/privacy/", last: section)
      }
    case let .all(.groups(.user(.settings(.page(id, page))))):
      begin(form, base: "https://settings.example.com", .host, isRelative: false)
      segment(integer: id)
      add("/", last: page)
    case .all(.groups(.auth(.signIn))): add("all/groups/sign-in")
    case let .all(.groups(.auth(.signUp(provider, from_)))):
      write(form, canonical: .url, baseCount: 2) { text, form in
        text.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
        text.literal("all/groups/sign-up", count: 3)
        text.segment(provider)
        text.endSegments()
        if let from_, !from_.isEmpty { text.item("from", from_) }
      } unlessReadBy: { _Matching.winner($0, over: route, 0x0C09693D) }
    case let .all(.groups(.web(.page(path_)))):
      begin(form, base: "https://www.example.com", .host, isRelative: false)
      literal("all/groups/page", count: 3)
      for element in path_ { segment(element) }
      endSegments()
    case let .all(.groups(.web(.legal(.terms(version))))):
      begin(form, base: "https://legal.example.com", .host, isRelative: false)
      literal("all/groups/terms", count: 3)
      add("/", version)
    case let .all(.single(.only(.value(value, other)))):
      add("all/single/", segment: value.rawValue)
      add("/", last: other.rawValue)
    case let .all(.inner(.single(.only(.value(value, other))))):
      begin(form, base: "https://single.example.org", .host, isRelative: false)
      literal("all/inner", count: 2)
      add("/", segment: value.rawValue)
      add("/", last: other.rawValue)
    case let .groupsHere(number): add("groups/", number)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool, isOnServer: Swift.Bool = false) -> NestedRoute? {
    var isRelative = false
    let route: NestedRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 11) { url in
      isRelative = url.isRelative
      return isRelative ? false : match(url.onServer(isOnServer))
    }
    if !isRelative { return route }
    return _RouteReader.route(_Route.text(text, after: "https://nested.example.com/app"), plusIsSpace: false, segments: 11) { match($0.onServer(isOnServer)) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
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

  static func text(of route: NestedRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://nested.example.com/app/", prefix: "/app") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: NestedRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: NestedRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 11) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
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
