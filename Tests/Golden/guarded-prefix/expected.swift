// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum GuardedRoute: URLRoute {
  /// `/`
  case home
  /// `user/${id}`
  case user(id: Swift.String)

  /// The scheme of the first base.
  static let scheme: Swift.String = "myapp"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["myapp:///a@b:1"]

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

nonisolated extension GuardedRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .home: hasher.combine(0x68CD8980)
    case let .user(a0):
      hasher.combine(0x14B4EBA3)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: GuardedRoute) -> Swift.Bool { url.found(route) }

  func afterMyapp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("a@b:1") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    if equals(0, "user"), isLast(1), let id = string(1) { return found(.user(id: id)) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: GuardedRoute, _ form: _RouteForm) {
    switch route {
    case .home:
      begin(form, base: "myapp:///a@b:1", .prefix, isRelative: true, isGuarded: true, prefix: "/a@b:1")
      endSegments()
    case let .user(id):
      begin(form, base: "myapp:///a@b:1", .prefix, isRelative: true, isGuarded: true, prefix: "/a@b:1")
      literal("user")
      add("/", last: id)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> GuardedRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("myapp") {
      return url.path.afterMyapp()
    }
    return false
  }

  static func text(of route: GuardedRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "myapp:///a@b:1/", prefix: "/a@b:1") { text in text.write(route, form) }
  }
}
