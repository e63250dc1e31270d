// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum SingleRoute: URLRoute {
  case only(Only)

  nonisolated enum Only: Swift.Hashable, Swift.Sendable {
    /// `${value:Sole}/${other:Sole=one}`
    case value(value: SingleRoute.Sole, other: SingleRoute.Sole = .one)
  }

  /// The values as they appear in URLs.
  nonisolated enum Sole: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case one
  }

  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = []

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

  /// The URL under a scheme, with the first segment as its host; nil if the scheme is invalid.
  func url(scheme: Swift.String) -> RouteURL? {
    _Route.url(_Matching.text(of: self, .other(scheme: scheme, host: nil)), scheme: scheme, host: nil)
  }
}

nonisolated extension SingleRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .only(a0): if case let .only(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .only(a0):
      hasher.combine(0x38173FD6)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: SingleRoute) -> Swift.Bool { url.found(route) }

  func start() -> Swift.Bool {
    if let value = _Matching.closedSole(segment(0)), let other = _Matching.closedSole(segment(1)), isEnd(2) {
      return found(.only(.value(value: value, other: other)))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: SingleRoute, _ form: _RouteForm) {
    switch route {
    case let .only(.value(value, other)):
      begin(form, base: "", .noHost, isRelative: true)
      segment(plain: value.rawValue)
      add("/", last: other.rawValue)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> SingleRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 4) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    return url.path.start()
  }

  static func text(of route: SingleRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "") { text in text.write(route, form) }
  }

  static func closedSole(_ part: _RoutePart) -> SingleRoute.Sole? {
    switch part.word {
    case 0x656E6F:  // "one"
      if part.hasCount(3) { return SingleRoute.Sole.one }
    default: break
    }
    return nil
  }
}
