// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum LinkRoute: URLRoute {
  /// `/`
  case home
  /// `user/${id:Int}`
  case user(id: Swift.Int)
  /// `login?next=${next:LinkRoute?}`
  indirect case login(next: LinkRoute? = nil)
  /// - `confirm/${target:LinkRoute}`
  /// - `confirm?to=${target:LinkRoute}`
  indirect case confirm(target: LinkRoute)
  /// `share/${text}?with=${targets:[LinkRoute]}`
  indirect case share(text: Swift.String, targets: [LinkRoute] = [])
  /// `card/(${first:LinkRoute})?then=${then:LinkRoute?}`
  indirect case card(first: LinkRoute, then: LinkRoute? = nil)
  /// `trail/${steps:LinkRoute...}`
  indirect case trail(steps: [LinkRoute] = [])
  /// `note#/${target:LinkRoute}`
  indirect case note(target: LinkRoute)
  case account(Account)
  /// `articles/${number:Int}`
  case help(number: Swift.Int)
  /// `either/${link:LinkRoute}`
  indirect case either(link: LinkRoute)
  /// `either/${text}`
  case text(text: Swift.String)

  nonisolated enum Account: Swift.Hashable, Swift.Sendable {
    /// `account/sign-in?next=${next:LinkRoute?}&reason=${reason?}`
    indirect case signIn(next: LinkRoute? = nil, reason: Swift.String? = nil)
    /// `account/sign-out`
    case signOut
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "links"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://links", "https://links.example.com/app"]

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

  /// Reads a link in a link.
  static func _read(link: Swift.String, depth: Swift.Int) -> Self? {
    _Matching.read(link, isRawValue: true, depth: depth)
  }
}

nonisolated extension LinkRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .user(a0): if case let .user(b0) = b, _routeEqual(a0, b0) { return true }
    case let .login(a0): if case let .login(b0) = b, _routeEqual(a0, b0) { return true }
    case let .confirm(a0): if case let .confirm(b0) = b, _routeEqual(a0, b0) { return true }
    case let .share(a0, a1): if case let .share(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .card(a0, a1): if case let .card(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .trail(a0): if case let .trail(b0) = b, _routeEqual(a0, b0) { return true }
    case let .note(a0): if case let .note(b0) = b, _routeEqual(a0, b0) { return true }
    case let .account(a0): if case let .account(b0) = b, _routeEqual(a0, b0) { return true }
    case let .help(a0): if case let .help(b0) = b, _routeEqual(a0, b0) { return true }
    case let .either(a0): if case let .either(b0) = b, _routeEqual(a0, b0) { return true }
    case let .text(a0): if case let .text(b0) = b, _routeEqual(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .home: hasher.combine(0x68CD8980)
    case let .user(a0):
      hasher.combine(0x14B4EBA3)
      hasher.combine(a0)
    case let .login(a0):
      hasher.combine(0x185D0047)
      hasher.combine(a0)
    case let .confirm(a0):
      hasher.combine(0x40151436)
      hasher.combine(a0)
    case let .share(a0, a1):
      hasher.combine(0x76175A84)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .card(a0, a1):
      hasher.combine(0x1CEA49F5)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .trail(a0):
      hasher.combine(0x4DBDF4D5)
      hasher.combine(a0)
    case let .note(a0):
      hasher.combine(0x0D7596FE)
      hasher.combine(a0)
    case let .account(a0):
      hasher.combine(0x7D5B6315)
      hasher.combine(a0)
    case let .help(a0):
      hasher.combine(0x562A5024)
      hasher.combine(a0)
    case let .either(a0):
      hasher.combine(0x439AEB31)
      hasher.combine(a0)
    case let .text(a0):
      hasher.combine(0x2A0A3031)
      hasher.combine(a0)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool, depth: Swift.Int = 1) -> LinkRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://links", segments: 6) { $0.withLinks(depth: depth) { match($0) } }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: LinkRoute) -> Swift.Bool { url.found(route) }

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
    if path.segment(0).equalsIgnoringCase("links") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .home) }
    switch path.word(0) {
    case 0x64726163:  // "card"
      if path.hasCount(0, 4) { return afterCard(url, path.from(1)) }
    case 0x65746F6E:  // "note"
      if path.hasCount(0, 4), path.isEnd(1), url.hasFragment,
          case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
          case let part1 = url.fragmentSegment(at: part0.next), let target = url.link(part1, LinkRoute.self),
          url.isFragmentEnd(part1.next)
      {
        return found(url, .note(target: target))
      }
    case 0x72657375:  // "user"
      if path.hasCount(0, 4) { return afterUser(url, path.from(1)) }
    case 0x6572616873:  // "share"
      if path.hasCount(0, 5) { return afterShare(url, path.from(1)) }
    case 0x6C69617274:  // "trail"
      if path.hasCount(0, 5) { return afterTrail(url, path.from(1)) }
    case 0x6E69676F6C:  // "login"
      if path.hasCount(0, 5) { return afterLogin(url, path.from(1)) }
    case 0x726568746965:  // "either"
      if path.hasCount(0, 6) { return afterEither(url, path.from(1)) }
    case 0x6D7269666E6F63:  // "confirm"
      if path.hasCount(0, 7) { return afterConfirm(url, path.from(1)) }
    case 0x746E756F636361:  // "account"
      if path.hasCount(0, 7) { return afterAccount(url, path.from(1)) }
    default: break
    }
    return false
  }

  static func afterUser(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isEnd(1) { return found(url, .user(id: id)) }
    return false
  }

  static func afterLogin(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let next = url.item("next").optional({ url.link($0, LinkRoute.self) }) {
      return found(url, .login(next: next))
    }
    return false
  }

  static func afterConfirm(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let target = url.link(url.item("to"), LinkRoute.self) {
      return found(url, .confirm(target: target))
    }
    if path.isPresent(0), path.isEnd(1), let target = url.link(path.segment(0), LinkRoute.self) {
      return found(url, .confirm(target: target))
    }
    return false
  }

  static func afterShare(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let text_ = path.string(0),
        let targets = url.items("with", { url.link($0, LinkRoute.self) })
    {
      return found(url, .share(text: text_, targets: targets))
    }
    return false
  }

  static func afterCard(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let parts0 = split60FF5E95(path.segment(0), url), path.isEnd(1),
        let first = url.link(parts0[0], LinkRoute.self),
        let then = url.item("then").optional({ url.link($0, LinkRoute.self) })
    {
      return found(url, .card(first: first, then: then))
    }
    return false
  }

  static func afterTrail(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let steps = url.rest(from: path.from(0), { url.link($0, LinkRoute.self) }) {
      return found(url, .trail(steps: steps))
    }
    return false
  }

  static func afterAccount(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x6E692D6E676973:  // "sign-in"
      if path.hasCount(0, 7), path.isEnd(1), let next = url.item("next").optional({ url.link($0, LinkRoute.self) }),
          let reason = url.stringItemIfAny("reason")
      {
        return found(url, .account(.signIn(next: next, reason: reason)))
      }
    case 0x74756F2D6E676973:  // "sign-out"
      if path.hasCount(0, 8), path.isEnd(1) { return found(url, .account(.signOut)) }
    default: break
    }
    return false
  }

  static func afterEither(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let link = url.link(path.segment(0), LinkRoute.self) {
      url.won(0x729940AD)
      return found(url, .either(link: link))
    }
    if path.isPresent(0), path.isEnd(1), let text_ = path.string(0) { return found(url, .text(text: text_)) }
    return false
  }

  static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.segment(0).lowercaseWord {
    case 0x6178652E706C6568:
      if path.segment(0).equalsIgnoringCase("help.example.com"), path.equals(1, "articles"),
          let number = path.integer(2), path.isEnd(3)
      {
        return found(url, .help(number: number))
      }
    case 0x78652E736B6E696C:
      if path.segment(0).equalsIgnoringCase("links.example.com"), path.equals(1, "app") {
        return start(url, path.from(2))
      }
    default: break
    }
    return false
  }

  static func text(of route: LinkRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://links/") { text in write(route, form, &text) }
  }

  static func write(_ route: LinkRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case .home: break
    case let .user(id): text.append("user/", integer: id)
    case let .login(next):
      text.append("login")
      if let next { text.append("?next=", value: _routeText(link: next)) }
    case let .confirm(target): text.append("confirm/", lastSegment: _routeText(link: target))
    case let .share(text_, targets):
      text.append("share/", lastSegment: text_)
      text.items("with", plain: targets.map { _routeText(link: $0) })
    case let .card(first, then):
      text.begin(form, base: "app://links", .host, isRelative: true)
      text.literal("card")
      text.segment(
        affixes60FF5E95, [.plain(_routeText(link: first))], first: "(",
        isText: isText60FF5E95, accepts: accepts60FF5E95)
      text.endSegments()
      if let then { text.append("?then=", value: _routeText(link: then)) }
    case let .trail(steps):
      text.begin(form, base: "app://links", .host, isRelative: true)
      text.literal("trail")
      for element in steps { text.segment(plain: _routeText(link: element)) }
      text.endSegments()
    case let .note(target):
      text.append("note")
      text.beginFragment()
      text.literal("")
      text.segment(plain: _routeText(link: target))
      text.endSegments()
    case let .account(.signIn(next, reason)):
      text.append("account/sign-in")
      if let next { text.append(item: "?next=", value: _routeText(link: next)) }
      text.append(item: "?reason=", valueIfAny: reason)
    case .account(.signOut): text.append("account/sign-out")
    case let .help(number):
      text.begin(form, base: "https://help.example.com", .host, isRelative: false)
      text.literal("articles")
      text.append("/", integer: number)
    case let .either(link): text.append("either/", lastSegment: _routeText(link: link))
    case let .text(text_):
      text.write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://links", .host, isRelative: true)
        text.literal("either")
        text.segment(text_)
        text.endSegments()
      } unlessReadBy: { winner($0, over: route, 0x2BD5F7FF) }
    }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: LinkRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: LinkRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 6) { url in
      let isRead = url.withLinks(depth: 1) { match($0) }
      winner = url.winner
      return isRead
    }
    guard let other, !_routeEqual(winner, pattern), !_routeEqual(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x729940AD:  // either/${link:LinkRoute}
      return _RouteMarks(path: "ppp")
    default: return nil
    }
  }

  static let affixes60FF5E95 = _RouteAffixes(
    ["(", ")"], ignoresCase: false, longestValue: 0)
  static let isText60FF5E95 = [true]

  static func accepts60FF5E95(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split60FF5E95(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes60FF5E95.split(segment, of: url, isText: isText60FF5E95, accepts: accepts60FF5E95)
  }
}
