// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum PrefixRoute: URLRoute {
  /// `/`
  case home
  /// `user/${id}`
  case user(id: Swift.String)
  /// `${first}`
  case `any`(first: Swift.String)
  /// `files/${path...}`
  case files(path: [Swift.String] = [])

  /// The scheme of the first base.
  static let scheme: Swift.String = "myapp"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["myapp:///v1/app"]

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

nonisolated extension PrefixRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
    case let .`any`(a0): if case let .`any`(b0) = b, _Route.equal(a0, b0) { return true }
    case let .files(a0): if case let .files(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .home: hasher.combine(0x68CD8980)
    case let .user(a0):
      hasher.combine(0x14B4EBA3)
      hasher.combine(a0)
    case let .`any`(a0):
      hasher.combine(0x6C9706AA)
      hasher.combine(a0)
    case let .files(a0):
      hasher.combine(0x4A870AC6)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: PrefixRoute) -> Swift.Bool { url.found(route) }

  func afterMyapp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("v1"), equals(1, "app") { return from(2).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    if equals(0, "user"), isLast(1), let id = string(1) { return found(.user(id: id)) }
    if equals(0, "files"), let path_ = url.rest(from: from(1), { $0.string() }) {
      url.won(0x5F8D6473)
      return found(.files(path: path_))
    }
    if isLast(0), let first = string(0) { return found(.`any`(first: first)) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: PrefixRoute, _ form: _RouteForm) {
    switch route {
    case .home:
      begin(form, base: "myapp://v1/app", .prefix, isRelative: true, prefix: "/v1/app")
      endSegments()
    case let .user(id): add("user/", last: id)
    case let .`any`(first):
      write(form, canonical: .url, baseCount: 2) { text, form in
        text.begin(form, base: "myapp://v1/app", .prefix, isRelative: true, prefix: "/v1/app")
        text.segment(first)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x1CA82875) }
    case let .files(path_):
      begin(form, base: "myapp://v1/app", .prefix, isRelative: true, prefix: "/v1/app")
      literal("files")
      for element in path_ { segment(element) }
      endSegments()
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> PrefixRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("myapp") {
      return url.path.afterMyapp()
    }
    return false
  }

  static func text(of route: PrefixRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "myapp://v1/app/", prefix: "/v1/app") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: PrefixRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: PrefixRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 6) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x5F8D6473:  // files/${path...}
      return _RouteMarks(path: "ppps*")
    default: return nil
    }
  }
}
