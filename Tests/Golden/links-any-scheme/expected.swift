// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum SchemeRoute: URLRoute {
  /// `?next=${next:SchemeRoute?}`
  indirect case open(next: SchemeRoute? = nil)
  /// `go/${to:SchemeRoute}`
  indirect case go(to: SchemeRoute)
  /// `https://example.com/${path...}?next=${next:SchemeRoute?}`
  indirect case page(path: [Swift.String] = [], next: SchemeRoute? = nil)

  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = []

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

  /// The URL under a scheme, with the first segment as its host; nil if the scheme is invalid.
  func url(scheme: Swift.String) -> RouteURL? {
    _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: nil)), scheme: scheme, host: nil)
  }

  /// Reads a link in a link.
  static func _read(link: Swift.String, depth: Swift.Int) -> Self? {
    _Matching.read(link, isRawValue: true, depth: depth)
  }
}

nonisolated extension SchemeRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .open(a0): if case let .open(b0) = b, _routeEqual(a0, b0) { return true }
    case let .go(a0): if case let .go(b0) = b, _routeEqual(a0, b0) { return true }
    case let .page(a0, a1): if case let .page(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .open(a0):
      hasher.combine(0x39E3BFAC)
      hasher.combine(a0)
    case let .go(a0):
      hasher.combine(0x412BB40A)
      hasher.combine(a0)
    case let .page(a0, a1):
      hasher.combine(0x254B08C1)
      hasher.combine(a0)
      hasher.combine(a1)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool, depth: Swift.Int = 1) -> SchemeRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 4) { $0.withLinks(depth: depth) { match($0) } }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: SchemeRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.hasScheme("https") {
      return afterHttps(url, url.path)
    }
    return start(url, url.path)
  }

  static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let next = url.item("next").optional({ url.link($0, SchemeRoute.self) }) {
      return found(url, .open(next: next))
    }
    switch path.segment(0).lowercaseWord {
    case 0x6F67:  // "go"
      if path.hasCount(0, 2) { return afterHttpsGo(url, path.from(1)) }
    case 0x2E656C706D617865:
      if path.segment(0).equalsIgnoringCase("example.com"), let path_ = url.rest(from: path.from(1), { $0.string() }),
          let next = url.item("next").optional({ url.link($0, SchemeRoute.self) })
      {
        return found(url, .page(path: path_, next: next))
      }
    default: break
    }
    return false
  }

  static func afterHttpsGo(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let to = url.link(path.segment(0), SchemeRoute.self) {
      return found(url, .go(to: to))
    }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let next = url.item("next").optional({ url.link($0, SchemeRoute.self) }) {
      return found(url, .open(next: next))
    }
    if path.segment(0).equalsIgnoringCase("go") { return afterHttpsGo(url, path.from(1)) }
    return false
  }

  static func text(of route: SchemeRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "") { text in write(route, form, &text) }
  }

  static func write(_ route: SchemeRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case let .open(next): if let next { text.append("?next=", value: _routeText(link: next)) }
    case let .go(to): text.append("go/", lastSegment: _routeText(link: to))
    case let .page(path_, next):
      text.begin(form, base: "https://example.com", .host, isRelative: false)
      for element in path_ { text.segment(element) }
      text.endSegments()
      if let next { text.append("?next=", value: _routeText(link: next)) }
    }
  }
}
