// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MarkBaseRoute: URLRoute {
  /// `https://example.com/user/${id}`
  case web(id: Swift.String)
  /// `myapp://user/${id}`
  case app(id: Swift.String)
  /// `user/me`
  case me
  /// `user/${id:Int}`
  case number(id: Swift.Int)

  /// The scheme of the first base.
  static let scheme: Swift.String = "myapp"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["myapp://", "https://example.com"]

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

nonisolated extension MarkBaseRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .web(a0): if case let .web(b0) = b, _Route.equal(a0, b0) { return true }
    case let .app(a0): if case let .app(b0) = b, _Route.equal(a0, b0) { return true }
    case .me: if case .me = b { return true }
    case let .number(a0): if case let .number(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .web(a0):
      hasher.combine(0x4C0ABD5B)
      hasher.combine(a0)
    case let .app(a0):
      hasher.combine(0x4024F39C)
      hasher.combine(a0)
    case .me: hasher.combine(0x16137783)
    case let .number(a0):
      hasher.combine(0x24BBFC65)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: MarkBaseRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("example.com"), equals(1, "user") {
      if isLast(2, "me") {
        url.won(0x653AD333)
        return found(.me)
      }
      if let id = integer(2), isEnd(3) {
        url.won(0x4922108B)
        return found(.number(id: id))
      }
      if isLast(2), let id = string(2) { return found(.web(id: id)) }
    }
    return false
  }

  func start() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("user") {
      if isLast(1, "me") {
        url.won(0x653AD333)
        return found(.me)
      }
      if let id = integer(1), isEnd(2) {
        url.won(0x4922108B)
        return found(.number(id: id))
      }
      if isLast(1), !url.isOnServer, let id = string(1) { return found(.app(id: id)) }
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: MarkBaseRoute, _ form: _RouteForm) {
    switch route {
    case let .web(id):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "https://example.com", .host, isRelative: false)
        text.literal("user")
        text.segment(id)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x68889724) }
    case let .app(id):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "myapp://user", .host, isRelative: false)
        text.segment(id)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x606893C5) }
    case .me: add("user/me")
    case let .number(id): add("user/", id)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool, isOnServer: Swift.Bool = false) -> MarkBaseRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 5) { match($0.onServer(isOnServer)) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("myapp") {
      return url.path.start()
    }
    return false
  }

  static func text(of route: MarkBaseRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "myapp://") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: MarkBaseRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: MarkBaseRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 5) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner, over: pattern)
  }

  static func marks(of pattern: Swift.Int, over writer: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x653AD333:  // user/me
      return _RouteMarks(path: _Route.equal(writer, 0x68889724) ? "ppp" : "pp")
    case 0x4922108B:  // user/${id:Int}
      return _RouteMarks(path: _Route.equal(writer, 0x68889724) ? "ppp" : "pp")
    default: return nil
    }
  }
}
