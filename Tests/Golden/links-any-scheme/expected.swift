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

  /// The route of a link in a link.
  static subscript(_link text: Swift.String, in links: _RouteLinks) -> Self? {
    _Matching.read(text, isRawValue: true, links: links)
  }
}

nonisolated extension SchemeRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .open(a0): if case let .open(b0) = b, _Route.equal(a0, b0) { return true }
    case let .go(a0): if case let .go(b0) = b, _Route.equal(a0, b0) { return true }
    case let .page(a0, a1): if case let .page(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
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

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: SchemeRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if isEnd(0), let next = url.item("next").optional({ url.link($0, SchemeRoute.self) }) {
      return found(.open(next: next))
    }
    if segment(0).equalsIgnoringCase("go") { return from(1).afterHttpsGo() }
    if segment(0).equalsIgnoringCase("example.com"), let path_ = url.rest(from: from(1), { $0.string() }),
        let next = url.item("next").optional({ url.link($0, SchemeRoute.self) })
    {
      return found(.page(path: path_, next: next))
    }
    return false
  }

  func afterHttpsGo() -> Swift.Bool {
    if isLast(0), let to = url.link(segment(0), SchemeRoute.self) { return found(.go(to: to)) }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0), let next = url.item("next").optional({ url.link($0, SchemeRoute.self) }) {
      return found(.open(next: next))
    }
    if segment(0).equalsIgnoringCase("go") { return from(1).afterHttpsGo() }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: SchemeRoute, _ form: _RouteForm) {
    switch route {
    case let .open(next): if let next { add("?next=", value: _Route.text(link: next)) }
    case let .go(to): add("go/", last: _Route.text(link: to))
    case let .page(path_, next):
      begin(form, base: "https://example.com", .host, isRelative: false)
      for element in path_ { segment(element) }
      endSegments()
      if let next { add("?next=", value: _Route.text(link: next)) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool, links: _RouteLinks? = nil) -> SchemeRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 4) { $0.withLinks(links) { match($0) } }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.hasScheme("https") {
      return url.path.afterHttps()
    }
    return url.path.start()
  }

  static func text(of route: SchemeRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "") { text in text.write(route, form) }
  }
}
