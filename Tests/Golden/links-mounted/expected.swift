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
  case links(LinkRoute)

  /// The scheme of the first base.
  static let scheme: Swift.String = "outer"
  /// The host of the first base.
  static let host: Swift.String = "app"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["outer://app"]

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

nonisolated extension OuterRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .login(a0): if case let .login(b0) = b, _routeEqual(a0, b0) { return true }
    case let .links(a0): if case let .links(b0) = b, _routeEqual(a0, b0) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool, depth: Swift.Int = 1) -> OuterRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "outer://app", segments: 6) { $0.withLinks(depth: depth) { match($0) } }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: OuterRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return afterHttps(url, path)
    }
    if url.hasScheme("outer") {
      guard let path = url.hostPath else { return false }
      return afterOuter(url, path)
    }
    return false
  }

  static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("help.example.com"), path.equals(1, "links"), path.equals(2, "articles"),
        let number = path.integer(3), path.isEnd(4)
    {
      return found(url, .links(.help(number: number)))
    }
    return false
  }

  static func afterOuter(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("app") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .home) }
    switch path.word(0) {
    case 0x6E69676F6C:  // "login"
      if path.hasCount(0, 5), path.isEnd(1), let next = url.item("next").optional({ url.link($0, OuterRoute.self) }) {
        return found(url, .login(next: next))
      }
    case 0x736B6E696C:  // "links"
      if path.hasCount(0, 5) {
        if path.isEnd(1) { return found(url, .links(.home)) }
        switch path.word(1) {
        case 0x64726163:  // "card"
          if path.hasCount(1, 4) { return afterLinksCard(url, path.from(2)) }
        case 0x65746F6E:  // "note"
          if path.hasCount(1, 4), path.isEnd(2), url.hasFragment,
              case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
              case let part1 = url.fragmentSegment(at: part0.next), let target = url.link(part1, LinkRoute.self),
              url.isFragmentEnd(part1.next)
          {
            return found(url, .links(.note(target: target)))
          }
        case 0x72657375:  // "user"
          if path.hasCount(1, 4) { return afterLinksUser(url, path.from(2)) }
        case 0x6572616873:  // "share"
          if path.hasCount(1, 5) { return afterLinksShare(url, path.from(2)) }
        case 0x6C69617274:  // "trail"
          if path.hasCount(1, 5) { return afterLinksTrail(url, path.from(2)) }
        case 0x6E69676F6C:  // "login"
          if path.hasCount(1, 5) { return afterLinksLogin(url, path.from(2)) }
        case 0x726568746965:  // "either"
          if path.hasCount(1, 6) { return afterLinksEither(url, path.from(2)) }
        case 0x6D7269666E6F63:  // "confirm"
          if path.hasCount(1, 7) { return afterLinksConfirm(url, path.from(2)) }
        case 0x746E756F636361:  // "account"
          if path.hasCount(1, 7) { return afterLinksAccount(url, path.from(2)) }
        default: break
        }
      }
    default: break
    }
    return false
  }

  static func afterLinksUser(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isEnd(1) { return found(url, .links(.user(id: id))) }
    return false
  }

  static func afterLinksLogin(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let next = url.item("next").optional({ url.link($0, LinkRoute.self) }) {
      return found(url, .links(.login(next: next)))
    }
    return false
  }

  static func afterLinksConfirm(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let target = url.link(url.item("to"), LinkRoute.self) {
      return found(url, .links(.confirm(target: target)))
    }
    if path.isPresent(0), path.isEnd(1), let target = url.link(path.segment(0), LinkRoute.self) {
      return found(url, .links(.confirm(target: target)))
    }
    return false
  }

  static func afterLinksShare(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let text_ = path.string(0),
        let targets = url.items("with", { url.link($0, LinkRoute.self) })
    {
      return found(url, .links(.share(text: text_, targets: targets)))
    }
    return false
  }

  static func afterLinksCard(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let parts0 = split7D0CAADF(path.segment(0), url), path.isEnd(1),
        let first = url.link(parts0[0], LinkRoute.self),
        let then = url.item("then").optional({ url.link($0, LinkRoute.self) })
    {
      return found(url, .links(.card(first: first, then: then)))
    }
    return false
  }

  static func afterLinksTrail(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let steps = url.rest(from: path.from(0), { url.link($0, LinkRoute.self) }) {
      return found(url, .links(.trail(steps: steps)))
    }
    return false
  }

  static func afterLinksAccount(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x6E692D6E676973:  // "sign-in"
      if path.hasCount(0, 7), path.isEnd(1), let next = url.item("next").optional({ url.link($0, LinkRoute.self) }),
          let reason = url.stringItemIfAny("reason")
      {
        return found(url, .links(.account(.signIn(next: next, reason: reason))))
      }
    case 0x74756F2D6E676973:  // "sign-out"
      if path.hasCount(0, 8), path.isEnd(1) { return found(url, .links(.account(.signOut))) }
    default: break
    }
    return false
  }

  static func afterLinksEither(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let link = url.link(path.segment(0), LinkRoute.self) {
      url.won(0x64D76E24)
      return found(url, .links(.either(link: link)))
    }
    if path.isPresent(0), path.isEnd(1), let text_ = path.string(0) { return found(url, .links(.text(text: text_))) }
    return false
  }

  static func text(of route: OuterRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "outer://app/") { text in write(route, form, &text) }
  }

  static func write(_ route: OuterRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case .home: break
    case let .login(next):
      text.append("login")
      if let next { text.append("?next=", value: _routeText(link: next)) }
    case .links(.home): text.append("links")
    case let .links(.user(id)): text.append("links/user/", integer: id)
    case let .links(.login(next)):
      text.append("links/login")
      if let next { text.append("?next=", value: _routeText(link: next)) }
    case let .links(.confirm(target)): text.append("links/confirm/", lastSegment: _routeText(link: target))
    case let .links(.share(text_, targets)):
      text.append("links/share/", lastSegment: text_)
      text.items("with", plain: targets.map { _routeText(link: $0) })
    case let .links(.card(first, then)):
      text.begin(form, base: "outer://app", .host, isRelative: true)
      text.literal("links/card", count: 2)
      text.segment(
        affixes7D0CAADF, [.plain(_routeText(link: first))], first: "(",
        isText: isText7D0CAADF, accepts: accepts7D0CAADF)
      text.endSegments()
      if let then { text.append("?then=", value: _routeText(link: then)) }
    case let .links(.trail(steps)):
      text.begin(form, base: "outer://app", .host, isRelative: true)
      text.literal("links/trail", count: 2)
      for element in steps { text.segment(plain: _routeText(link: element)) }
      text.endSegments()
    case let .links(.note(target)):
      text.append("links/note")
      text.beginFragment()
      text.literal("")
      text.segment(plain: _routeText(link: target))
      text.endSegments()
    case let .links(.account(.signIn(next, reason))):
      text.append("links/account/sign-in")
      if let next { text.append(item: "?next=", value: _routeText(link: next)) }
      text.append(item: "?reason=", valueIfAny: reason)
    case .links(.account(.signOut)): text.append("links/account/sign-out")
    case let .links(.help(number)):
      text.begin(form, base: "https://help.example.com", .host, isRelative: false)
      text.literal("links/articles", count: 2)
      text.append("/", integer: number)
    case let .links(.either(link)): text.append("links/either/", lastSegment: _routeText(link: link))
    case let .links(.text(text_)):
      text.write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "outer://app", .host, isRelative: true)
        text.literal("links/either", count: 2)
        text.segment(text_)
        text.endSegments()
      } unlessReadBy: { winner($0, over: route, 0x550C13C2) }
    }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: OuterRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: OuterRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 6) { url in
      let isRead = url.withLinks(depth: 1) { match($0) }
      winner = url.winner
      return isRead
    }
    guard let other, !_routeEqual(winner, pattern), !_routeEqual(other, route) else { return nil }
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
