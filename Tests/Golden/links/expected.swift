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

  /// The route of a link in a link.
  static subscript(_link text: Swift.String, in links: _RouteLinks) -> Self? {
    _Matching.read(text, isRawValue: true, links: links)
  }
}

nonisolated extension LinkRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
    case let .login(a0): if case let .login(b0) = b, _Route.equal(a0, b0) { return true }
    case let .confirm(a0): if case let .confirm(b0) = b, _Route.equal(a0, b0) { return true }
    case let .share(a0, a1): if case let .share(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .card(a0, a1): if case let .card(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .trail(a0): if case let .trail(b0) = b, _Route.equal(a0, b0) { return true }
    case let .note(a0): if case let .note(b0) = b, _Route.equal(a0, b0) { return true }
    case let .account(a0): if case let .account(b0) = b, _Route.equal(a0, b0) { return true }
    case let .help(a0): if case let .help(b0) = b, _Route.equal(a0, b0) { return true }
    case let .either(a0): if case let .either(b0) = b, _Route.equal(a0, b0) { return true }
    case let .text(a0): if case let .text(b0) = b, _Route.equal(a0, b0) { return true }
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

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: LinkRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("links") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    switch word(0) {
    case 0x64726163:  // "card"
      if hasCount(0, 4) { return from(1).afterCard() }
    case 0x65746F6E:  // "note"
      if hasCount(0, 4), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          part0.equals(""), case let part1 = url.fragmentSegment(at: part0.next),
          let target = url.link(part1, LinkRoute.self), url.isFragmentEnd(part1.next)
      {
        return found(.note(target: target))
      }
    case 0x72657375:  // "user"
      if hasCount(0, 4) { return from(1).afterUser() }
    case 0x6572616873:  // "share"
      if hasCount(0, 5) { return from(1).afterShare() }
    case 0x6C69617274:  // "trail"
      if hasCount(0, 5) { return from(1).afterTrail() }
    case 0x6E69676F6C:  // "login"
      if hasCount(0, 5) { return from(1).afterLogin() }
    case 0x726568746965:  // "either"
      if hasCount(0, 6) { return from(1).afterEither() }
    case 0x6D7269666E6F63:  // "confirm"
      if hasCount(0, 7) { return from(1).afterConfirm() }
    case 0x746E756F636361:  // "account"
      if hasCount(0, 7) { return from(1).afterAccount() }
    default: break
    }
    return false
  }

  func afterUser() -> Swift.Bool {
    if let id = integer(0), isEnd(1) { return found(.user(id: id)) }
    return false
  }

  func afterLogin() -> Swift.Bool {
    if isEnd(0), let next = url.item("next").optional({ url.link($0, LinkRoute.self) }) {
      return found(.login(next: next))
    }
    return false
  }

  func afterConfirm() -> Swift.Bool {
    if isEnd(0), let target = url.link(url.item("to"), LinkRoute.self) { return found(.confirm(target: target)) }
    if isLast(0), let target = url.link(segment(0), LinkRoute.self) { return found(.confirm(target: target)) }
    return false
  }

  func afterShare() -> Swift.Bool {
    if isLast(0), let text_ = string(0), let targets = url.items("with", { url.link($0, LinkRoute.self) }) {
      return found(.share(text: text_, targets: targets))
    }
    return false
  }

  func afterCard() -> Swift.Bool {
    if let parts0 = _Matching.split60FF5E95(segment(0), url), isEnd(1),
        let first = url.link(parts0[0], LinkRoute.self),
        let then = url.item("then").optional({ url.link($0, LinkRoute.self) })
    {
      return found(.card(first: first, then: then))
    }
    return false
  }

  func afterTrail() -> Swift.Bool {
    if let steps = url.rest(from: from(0), { url.link($0, LinkRoute.self) }) { return found(.trail(steps: steps)) }
    return false
  }

  func afterAccount() -> Swift.Bool {
    if isLast(0, "sign-in"), let next = url.item("next").optional({ url.link($0, LinkRoute.self) }),
        let reason = stringIfAny("reason")
    {
      return found(.account(.signIn(next: next, reason: reason)))
    }
    if isLast(0, "sign-out") { return found(.account(.signOut)) }
    return false
  }

  func afterEither() -> Swift.Bool {
    if isLast(0), let link = url.link(segment(0), LinkRoute.self) {
      url.won(0x729940AD)
      return found(.either(link: link))
    }
    if isLast(0), let text_ = string(0) { return found(.text(text: text_)) }
    return false
  }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("links.example.com"), equals(1, "app") { return from(2).start() }
    if segment(0).equalsIgnoringCase("help.example.com"), equals(1, "articles"), let number = integer(2), isEnd(3) {
      return found(.help(number: number))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: LinkRoute, _ form: _RouteForm) {
    switch route {
    case .home: break
    case let .user(id): add("user/", id)
    case let .login(next):
      add("login")
      if let next { add("?next=", value: _Route.text(link: next)) }
    case let .confirm(target): add("confirm/", last: _Route.text(link: target))
    case let .share(text_, targets):
      add("share/", last: text_)
      items("with", plain: targets.map { _Route.text(link: $0) })
    case let .card(first, then):
      begin(form, base: "app://links", .host, isRelative: true)
      literal("card")
      segment(
        _Matching.affixes60FF5E95, [.plain(_Route.text(link: first))], first: "(", isText: _Matching.isText60FF5E95,
        accepts: _Matching.accepts60FF5E95)
      endSegments()
      if let then { add("?then=", value: _Route.text(link: then)) }
    case let .trail(steps):
      begin(form, base: "app://links", .host, isRelative: true)
      literal("trail")
      for element in steps { segment(plain: _Route.text(link: element)) }
      endSegments()
    case let .note(target):
      add("note")
      beginFragment()
      literal("")
      segment(plain: _Route.text(link: target))
      endSegments()
    case let .account(.signIn(next, reason)):
      add("account/sign-in")
      if let next { item("?next=", value: _Route.text(link: next)) }
      item("?reason=", ifAny: reason)
    case .account(.signOut): add("account/sign-out")
    case let .help(number):
      begin(form, base: "https://help.example.com", .host, isRelative: false)
      literal("articles")
      add("/", number)
    case let .either(link): add("either/", last: _Route.text(link: link))
    case let .text(text_):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://links", .host, isRelative: true)
        text.literal("either")
        text.segment(text_)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x2BD5F7FF) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool, links: _RouteLinks? = nil) -> LinkRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://links", segments: 6) { $0.withLinks(links) { match($0) } }
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

  static func text(of route: LinkRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://links/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: LinkRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: LinkRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 6) { url in
      let isRead = url.withLinks(nil) { match($0) }
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
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
