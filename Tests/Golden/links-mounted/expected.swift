// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum OuterRoute: URLRoute {
  /// `/`
  case home
  /// `login?next=${next:OuterRoute?}`
  indirect case login(next: OuterRoute? = nil)
  /// The routes of `../links/routes.yaml`.
  case links(LinkRoute)

  /// The scheme of the first base.
  static let scheme: Swift.String = "outer"
  /// The host of the first base.
  static let host: Swift.String = "app"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["outer://app"]

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

nonisolated extension OuterRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .login(a0): if case let .login(b0) = b, _Route.equal(a0, b0) { return true }
    case let .links(a0): if case let .links(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .home: hasher.combine(0x68CD8980)
    case let .login(a0):
      hasher.combine(0x185D0047)
      hasher.combine(a0)
    case let .links(a0):
      hasher.combine(0x220F2EBE)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: OuterRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("help.example.com"), equals(1, "links"), equals(2, "articles"),
        let number = integer(3), isEnd(4)
    {
      return found(.links(.help(number: number)))
    }
    return false
  }

  func afterOuter() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("app") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    if isLast(0, "login"), let next = url.item("next").optional({ url.link($0, OuterRoute.self) }) {
      return found(.login(next: next))
    }
    if equals(0, "links") {
      if isEnd(1) { return found(.links(.home)) }
      switch word(1) {
      case 0x64726163:  // "card"
        if hasCount(1, 4) { return from(2).afterLinksCard() }
      case 0x65746F6E:  // "note"
        if hasCount(1, 4), isEnd(2), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
            part0.equals(""), case let part1 = url.fragmentSegment(at: part0.next),
            let target = url.link(part1, LinkRoute.self), url.isFragmentEnd(part1.next)
        {
          return found(.links(.note(target: target)))
        }
      case 0x72657375:  // "user"
        if hasCount(1, 4) { return from(2).afterLinksUser() }
      case 0x6572616873:  // "share"
        if hasCount(1, 5) { return from(2).afterLinksShare() }
      case 0x6C69617274:  // "trail"
        if hasCount(1, 5) { return from(2).afterLinksTrail() }
      case 0x6E69676F6C:  // "login"
        if hasCount(1, 5) { return from(2).afterLinksLogin() }
      case 0x726568746965:  // "either"
        if hasCount(1, 6) { return from(2).afterLinksEither() }
      case 0x6D7269666E6F63:  // "confirm"
        if hasCount(1, 7) { return from(2).afterLinksConfirm() }
      case 0x746E756F636361:  // "account"
        if hasCount(1, 7) { return from(2).afterLinksAccount() }
      default: break
      }
    }
    return false
  }

  func afterLinksUser() -> Swift.Bool {
    if let id = integer(0), isEnd(1) { return found(.links(.user(id: id))) }
    return false
  }

  func afterLinksLogin() -> Swift.Bool {
    if isEnd(0), let next = url.item("next").optional({ url.link($0, LinkRoute.self) }) {
      return found(.links(.login(next: next)))
    }
    return false
  }

  func afterLinksConfirm() -> Swift.Bool {
    if isEnd(0), let target = url.link(url.item("to"), LinkRoute.self) {
      return found(.links(.confirm(target: target)))
    }
    if isLast(0), let target = url.link(segment(0), LinkRoute.self) { return found(.links(.confirm(target: target))) }
    return false
  }

  func afterLinksShare() -> Swift.Bool {
    if isLast(0), let text_ = string(0), let targets = url.items("with", { url.link($0, LinkRoute.self) }) {
      return found(.links(.share(text: text_, targets: targets)))
    }
    return false
  }

  func afterLinksCard() -> Swift.Bool {
    if let parts0 = _Matching.split7D0CAADF(segment(0), url), isEnd(1),
        let first = url.link(parts0[0], LinkRoute.self),
        let then = url.item("then").optional({ url.link($0, LinkRoute.self) })
    {
      return found(.links(.card(first: first, then: then)))
    }
    return false
  }

  func afterLinksTrail() -> Swift.Bool {
    if let steps = url.rest(from: from(0), { url.link($0, LinkRoute.self) }) {
      return found(.links(.trail(steps: steps)))
    }
    return false
  }

  func afterLinksAccount() -> Swift.Bool {
    if isLast(0, "sign-in"), let next = url.item("next").optional({ url.link($0, LinkRoute.self) }),
        let reason = stringIfAny("reason")
    {
      return found(.links(.account(.signIn(next: next, reason: reason))))
    }
    if isLast(0, "sign-out") { return found(.links(.account(.signOut))) }
    return false
  }

  func afterLinksEither() -> Swift.Bool {
    if isLast(0), let link = url.link(segment(0), LinkRoute.self) {
      url.won(0x64D76E24)
      return found(.links(.either(link: link)))
    }
    if isLast(0), let text_ = string(0) { return found(.links(.text(text: text_))) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: OuterRoute, _ form: _RouteForm) {
    switch route {
    case .home: break
    case let .login(next):
      add("login")
      if let next { add("?next=", value: _Route.text(link: next)) }
    case .links(.home): add("links")
    case let .links(.user(id)): add("links/user/", id)
    case let .links(.login(next)):
      add("links/login")
      if let next { add("?next=", value: _Route.text(link: next)) }
    case let .links(.confirm(target)): add("links/confirm/", last: _Route.text(link: target))
    case let .links(.share(text_, targets)):
      add("links/share/", last: text_)
      items("with", plain: targets.map { _Route.text(link: $0) })
    case let .links(.card(first, then)):
      begin(form, base: "outer://app", .host, isRelative: true)
      literal("links/card", count: 2)
      segment(
        _Matching.affixes7D0CAADF, [.plain(_Route.text(link: first))], first: "(", isText: _Matching.isText7D0CAADF,
        accepts: _Matching.accepts7D0CAADF)
      endSegments()
      if let then { add("?then=", value: _Route.text(link: then)) }
    case let .links(.trail(steps)):
      begin(form, base: "outer://app", .host, isRelative: true)
      literal("links/trail", count: 2)
      for element in steps { segment(plain: _Route.text(link: element)) }
      endSegments()
    case let .links(.note(target)):
      add("links/note")
      beginFragment()
      literal("")
      segment(plain: _Route.text(link: target))
      endSegments()
    case let .links(.account(.signIn(next, reason))):
      add("links/account/sign-in")
      if let next { item("?next=", value: _Route.text(link: next)) }
      item("?reason=", ifAny: reason)
    case .links(.account(.signOut)): add("links/account/sign-out")
    case let .links(.help(number)):
      begin(form, base: "https://help.example.com", .host, isRelative: false)
      literal("links/articles", count: 2)
      add("/", number)
    case let .links(.either(link)): add("links/either/", last: _Route.text(link: link))
    case let .links(.text(text_)):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "outer://app", .host, isRelative: true)
        text.literal("links/either", count: 2)
        text.segment(text_)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x550C13C2) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool, links: _RouteLinks? = nil) -> OuterRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "outer://app", segments: 6) { $0.withLinks(links) { match($0) } }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("outer") {
      guard let path = url.hostPath else { return false }
      return path.afterOuter()
    }
    return false
  }

  static func text(of route: OuterRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "outer://app/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: OuterRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: OuterRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 6) { url in
      let isRead = url.withLinks(nil) { match($0) }
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x64D76E24:  // links/either/${link:LinkRoute}
      return _RouteMarks(path: "pppp")
    default: return nil
    }
  }

  static let affixes7D0CAADF = _RouteAffixes(
    ["(", ")"], ignoresCase: false, longestValue: 0)
  static let isText7D0CAADF = [true]

  static func accepts7D0CAADF(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split7D0CAADF(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes7D0CAADF.split(segment, of: url, isText: isText7D0CAADF, accepts: accepts7D0CAADF)
  }
}
