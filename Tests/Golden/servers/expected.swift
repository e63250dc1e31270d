// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ServerRoute: URLRoute {
  /// `${slug}`
  case page(slug: Swift.String)
  /// `https://chat.example.org/help`
  case help
  /// - `https://chat.example.org/rooms/all`
  /// - `rooms`
  case room
  /// `user/${id:Int}`
  case user(id: Swift.Int)
  /// `user/7`
  case staff
  /// `user/8`
  case account

  /// The scheme of the first base.
  static let scheme: Swift.String = "https"
  /// The host of the first base.
  static let host: Swift.String = "chat.example.org"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["https://chat.example.org", "https://*.example.org"]

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

nonisolated extension ServerRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .page(a0): if case let .page(b0) = b, _Route.equal(a0, b0) { return true }
    case .help: if case .help = b { return true }
    case .room: if case .room = b { return true }
    case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
    case .staff: if case .staff = b { return true }
    case .account: if case .account = b { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .page(a0):
      hasher.combine(0x254B08C1)
      hasher.combine(a0)
    case .help: hasher.combine(0x562A5024)
    case .room: hasher.combine(0x01F81623)
    case let .user(a0):
      hasher.combine(0x14B4EBA3)
      hasher.combine(a0)
    case .staff: hasher.combine(0x74914504)
    case .account: hasher.combine(0x7D5B6315)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: ServerRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("chat.example.org"), from(1).afterHttpsChatExampleOrg() { return true }
    if segment(0).equalsIgnoringCase("account.example.com"), from(1).afterHttpsAccountExampleCom() { return true }
    if url.hasNoPort, url.hasHostName, _RouteAffixes.isLabel(segment(0), before: ".example.org") {
      return from(1).afterHttps_()
    }
    return false
  }

  func afterHttpsChatExampleOrg() -> Swift.Bool {
    if isLast(0, "help"), !url.isOnServer {
      url.won(0x202C08F6)
      return found(.help)
    }
    if equals(0, "rooms") {
      if isEnd(1) {
        url.won(0x6FB7616D)
        return found(.room)
      }
      if isLast(1, "all"), !url.isOnServer { return found(.room) }
    }
    if equals(0, "user") {
      if isLast(1, "7"), !url.isOnServer {
        url.won(0x33B9065C)
        return found(.staff)
      }
      if let id = integer(1), isEnd(2) { return found(.user(id: id)) }
    }
    if isLast(0), let slug = string(0) { return found(.page(slug: slug)) }
    return false
  }

  func afterHttpsAccountExampleCom() -> Swift.Bool {
    if equals(0, "user"), isLast(1, "8") { return found(.account) }
    return false
  }

  func afterHttps_() -> Swift.Bool {
    if isLast(0, "rooms") {
      url.won(0x6FB7616D)
      return found(.room)
    }
    if equals(0, "user"), let id = integer(1), isEnd(2) { return found(.user(id: id)) }
    if isLast(0), let slug = string(0) { return found(.page(slug: slug)) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: ServerRoute, _ form: _RouteForm) {
    switch route {
    case let .page(slug):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "https://chat.example.org", .host, isRelative: true)
        text.segment(slug)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x655F053B) }
    case .help:
      begin(form, base: "https://chat.example.org", .host, isRelative: false)
      literal("help")
      endSegments()
    case .room:
      begin(form, base: "https://chat.example.org", .host, isRelative: false)
      literal("rooms/all", count: 2)
      endSegments()
    case let .user(id):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "https://chat.example.org", .host, isRelative: true)
        text.literal("user")
        text.segment(integer: id)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x63E97679) }
    case .staff:
      begin(form, base: "https://chat.example.org", .host, isRelative: false)
      literal("user/7", count: 2)
      endSegments()
    case .account:
      begin(form, base: "https://account.example.com", .host, isRelative: false)
      literal("user/8", count: 2)
      endSegments()
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool, isOnServer: Swift.Bool = false) -> ServerRoute? {
    var isRelative = false
    let route: ServerRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 5) { url in
      isRelative = url.isRelative
      return isRelative ? false : match(url.onServer(isOnServer))
    }
    if !isRelative { return route }
    return _RouteReader.route(_Route.text(text, after: "https://chat.example.org"), plusIsSpace: false, segments: 5) { match($0.onServer(isOnServer)) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    return false
  }

  static func text(of route: ServerRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://chat.example.org/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: ServerRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: ServerRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 5) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x202C08F6:  // https://chat.example.org/help
      return _RouteMarks(path: "pp")
    case 0x6FB7616D:  // rooms
      return _RouteMarks(path: "pp")
    case 0x33B9065C:  // user/7
      return _RouteMarks(path: "ppp")
    default: return nil
    }
  }
}
