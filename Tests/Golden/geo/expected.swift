// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum GeoRoute: URLRoute {
  /// `0,0?q=${query}`
  case search(query: Swift.String)
  /// `${latitude:Double},${longitude:Double}?z=${zoom:Int?}`
  case place(latitude: Swift.Double, longitude: Swift.Double, zoom: Swift.Int? = nil)
  /// `labelled/${latitude:Double},${longitude:Double}?q=${label}`
  case labelled(latitude: Swift.Double, longitude: Swift.Double, label: Swift.String)
  /// `dir/?daddr=${to}&saddr=${from?}&dirflg=${mode=d}`
  case directions(to: Swift.String, from: Swift.String? = nil, mode: Swift.String = "d")

  /// The scheme of the first base.
  static let scheme: Swift.String = "geo"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["geo://"]

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

nonisolated extension GeoRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .search(a0): if case let .search(b0) = b, _Route.equal(a0, b0) { return true }
    case let .place(a0, a1, a2):
      if case let .place(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .labelled(a0, a1, a2):
      if case let .labelled(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .directions(a0, a1, a2):
      if case let .directions(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .search(a0):
      hasher.combine(0x09FED7F3)
      hasher.combine(a0)
    case let .place(a0, a1, a2):
      hasher.combine(0x307C0EE2)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .labelled(a0, a1, a2):
      hasher.combine(0x630CCDA3)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .directions(a0, a1, a2):
      hasher.combine(0x2726170F)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: GeoRoute) -> Swift.Bool { url.found(route) }

  func start() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("0,0"), isEnd(1), let query = string("q") { return found(.search(query: query)) }
    if segment(0).equalsIgnoringCase("labelled"), let parts0 = _Matching.split6E1C124F(segment(1), url), isEnd(2),
        let latitude = parts0[0].double(), let longitude = parts0[1].double(), let label = string("q")
    {
      return found(.labelled(latitude: latitude, longitude: longitude, label: label))
    }
    if let parts0 = _Matching.split3D3A59DF(segment(0), url), isEnd(1), let latitude = parts0[0].double(),
        let longitude = parts0[1].double(), let zoom = integerIfAny("z")
    {
      return found(.place(latitude: latitude, longitude: longitude, zoom: zoom))
    }
    return false
  }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("maps.example.com"), isLast(1, "dir"), let to = string("daddr"),
        let from_ = stringIfAny("saddr"), let mode = string("dirflg", default: "d")
    {
      return found(.directions(to: to, from: from_, mode: mode))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: GeoRoute, _ form: _RouteForm) {
    switch route {
    case let .search(query): add("0,0?q=", value: query)
    case let .place(latitude, longitude, zoom):
      begin(form, base: "geo://", .noHost, isRelative: true)
      segment(
        _Matching.affixes3D3A59DF, [.plain(_Route.text(latitude)), .plain(_Route.text(longitude))], first: "", isText: _Matching.isText3D3A59DF,
        accepts: _Matching.accepts3D3A59DF)
      endSegments()
      if let zoom { add("?z=", zoom) }
    case let .labelled(latitude, longitude, label):
      begin(form, base: "geo://", .noHost, isRelative: true)
      literal("labelled")
      segment(
        _Matching.affixes6E1C124F, [.plain(_Route.text(latitude)), .plain(_Route.text(longitude))], first: "", isText: _Matching.isText6E1C124F,
        accepts: _Matching.accepts6E1C124F)
      endSegments()
      add("?q=", value: label)
    case let .directions(to, from_, mode):
      begin(form, base: "https://maps.example.com", .host, isRelative: false)
      literal("dir")
      endSegments()
      add("?daddr=", value: to)
      if let from_, !from_.isEmpty { add("&saddr=", value: from_) }
      if !_Route.equal(mode, text: "d") { add("&dirflg=", value: mode) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> GeoRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 4) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("geo") {
      return url.path.start()
    }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    return false
  }

  static func text(of route: GeoRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "geo://") { text in text.write(route, form) }
  }

  static let affixes3D3A59DF = _RouteAffixes(
    ["", ",", ""], ignoresCase: true, longestValue: 0, escapable: [0])
  static let isText3D3A59DF = [false, false]

  static func accepts3D3A59DF(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.double() != nil
    case 1: return text.double() != nil
    default: return true
    }
  }

  static func split3D3A59DF(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes3D3A59DF.split(segment, of: url, isText: isText3D3A59DF, accepts: accepts3D3A59DF)
  }

  static let affixes6E1C124F = _RouteAffixes(
    ["", ",", ""], ignoresCase: false, longestValue: 0, escapable: [0])
  static let isText6E1C124F = [false, false]

  static func accepts6E1C124F(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.double() != nil
    case 1: return text.double() != nil
    default: return true
    }
  }

  static func split6E1C124F(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes6E1C124F.split(segment, of: url, isText: isText6E1C124F, accepts: accepts6E1C124F)
  }
}
