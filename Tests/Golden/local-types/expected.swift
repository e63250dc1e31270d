// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum LocalTypeRoute: URLRoute {
  /// `element/${element:Double...}`
  case element(element: [Swift.Double] = [])
  /// `index/${_Matching}`
  case index(_Matching: Swift.String)
  /// `Swift/${Swift:Int}?URL=${URL:URL}&UUID=${UUID:UUID?}&Foundation=${Foundation:Foundation=Data}`
  case Swift(Swift: Swift.Int, URL: RouteURL, UUID: RouteUUID? = nil, Foundation: LocalTypeRoute.Foundation = .Data)
  /// `RouteURL/${RouteURL:RouteReader}?Swift=${Swift:Int=7}`
  case RouteURL(RouteURL: LocalTypeRoute.RouteReader, Swift: Swift.Int = 7)
  /// `RouteRuntime/${RouteUUID:UUID=00000000-0000-0000-0000-000000000007}`
  case RouteRuntime(RouteUUID: RouteUUID = _Route.uuid(0x0, 0x7))
  /// `Data/${Foundation:Foundation}`
  case Data(Foundation: LocalTypeRoute.Foundation)
  /// `routeText/${routeText}`
  case routeText(routeText: Swift.String)
  case group(Group)

  nonisolated enum Group: Swift.Hashable, Swift.Sendable {
    /// `group/Swift/${Swift:UInt8}`
    case Swift(Swift: Swift.UInt8)
    /// `group/RouteURL?URL=${URL:URL}`
    case RouteURL(URL: RouteURL)
  }

  /// The values as they appear in URLs.
  nonisolated enum Foundation: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case RouteReader
    case Data
  }

  /// The values as they appear in URLs.
  nonisolated enum RouteReader: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case text
    case Foundation
  }

  /// The values as they appear in URLs.
  nonisolated enum Text: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case text
    case url
    case route
    case rawValue
    case hash
    case closed0
    case allValues
    case description
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "locals"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://locals"]

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

nonisolated extension LocalTypeRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .element(a0): if case let .element(b0) = b, _Route.equal(a0, b0) { return true }
    case let .index(a0): if case let .index(b0) = b, _Route.equal(a0, b0) { return true }
    case let .Swift(a0, a1, a2, a3):
      if case let .Swift(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .RouteURL(a0, a1):
      if case let .RouteURL(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .RouteRuntime(a0): if case let .RouteRuntime(b0) = b, _Route.equal(a0, b0) { return true }
    case let .Data(a0): if case let .Data(b0) = b, _Route.equal(a0, b0) { return true }
    case let .routeText(a0): if case let .routeText(b0) = b, _Route.equal(a0, b0) { return true }
    case let .group(a0): if case let .group(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .element(a0):
      hasher.combine(0x2A9D160E)
      hasher.combine(a0)
    case let .index(a0):
      hasher.combine(0x152C0BFD)
      hasher.combine(a0)
    case let .Swift(a0, a1, a2, a3):
      hasher.combine(0x10186387)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .RouteURL(a0, a1):
      hasher.combine(0x2EB4E378)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .RouteRuntime(a0):
      hasher.combine(0x043552A6)
      hasher.combine(a0)
    case let .Data(a0):
      hasher.combine(0x320C2DD3)
      hasher.combine(a0)
    case let .routeText(a0):
      hasher.combine(0x08A324B2)
      hasher.combine(a0)
    case let .group(a0):
      hasher.combine(0x763BE532)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: LocalTypeRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("locals") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x61746144:  // "Data"
      if hasCount(0, 4) { return from(1).afterData() }
    case 0x70756F7267:  // "group"
      if hasCount(0, 5) { return from(1).afterGroup() }
    case 0x7466697753:  // "Swift"
      if hasCount(0, 5) { return from(1).afterSwift() }
    case 0x7865646E69:  // "index"
      if hasCount(0, 5) { return from(1).afterIndex() }
    case 0x746E656D656C65:  // "element"
      if hasCount(0, 7) { return from(1).afterElement() }
    case 0x4C52556574756F52:  // "RouteURL"
      if hasCount(0, 8) { return from(1).afterRouteURL() }
    case 0x6E75526574756F52:
      if equals(0, "RouteRuntime") { return from(1).afterRouteRuntime() }
    case 0x7865546574756F72:
      if equals(0, "routeText") { return from(1).afterRouteText() }
    default: break
    }
    return false
  }

  func afterElement() -> Swift.Bool {
    if let element_ = url.rest(from: from(0), { $0.double() }) { return found(.element(element: element_)) }
    return false
  }

  func afterIndex() -> Swift.Bool {
    if isLast(0), let _Matching_ = string(0) { return found(.index(_Matching: _Matching_)) }
    return false
  }

  func afterSwift() -> Swift.Bool {
    if let Swift_ = integer(0), isEnd(1), let URL = url.item("URL").url(),
        let UUID = url.item("UUID").optional({ $0.uuid() }),
        let Foundation = url.item("Foundation").defaulting(to: LocalTypeRoute.Foundation.Data, { _Matching.closedFoundation($0) })
    {
      return found(.Swift(Swift: Swift_, URL: URL, UUID: UUID, Foundation: Foundation))
    }
    return false
  }

  func afterRouteURL() -> Swift.Bool {
    if let RouteURL_ = _Matching.closedRouteReader(segment(0)), isEnd(1), let Swift_ = integer("Swift", default: 7) {
      return found(.RouteURL(RouteURL: RouteURL_, Swift: Swift_))
    }
    return false
  }

  func afterRouteRuntime() -> Swift.Bool {
    if let RouteUUID_ = segment(0).uuid(), isEnd(1) { return found(.RouteRuntime(RouteUUID: RouteUUID_)) }
    return false
  }

  func afterData() -> Swift.Bool {
    if let Foundation = _Matching.closedFoundation(segment(0)), isEnd(1) { return found(.Data(Foundation: Foundation)) }
    return false
  }

  func afterRouteText() -> Swift.Bool {
    if isLast(0), let routeText = string(0) { return found(.routeText(routeText: routeText)) }
    return false
  }

  func afterGroup() -> Swift.Bool {
    if equals(0, "Swift"), let Swift_ = integer(1, Swift.UInt8.self), isEnd(2) {
      return found(.group(.Swift(Swift: Swift_)))
    }
    if isLast(0, "RouteURL"), let URL = url.item("URL").url() { return found(.group(.RouteURL(URL: URL))) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: LocalTypeRoute, _ form: _RouteForm) {
    switch route {
    case let .element(element_):
      begin(form, base: "app://locals", .host, isRelative: true)
      literal("element")
      for element in element_ { segment(plain: _Route.text(element)) }
      endSegments()
    case let .index(_Matching_): add("index/", last: _Matching_)
    case let .Swift(Swift_, URL, UUID, Foundation):
      add("Swift/", Swift_)
      add("?URL=", value: _Route.text(URL))
      if let UUID { add("&UUID=", value: _Route.text(UUID)) }
      if !_Route.equal(Foundation, LocalTypeRoute.Foundation.Data) { add("&Foundation=", value: Foundation.rawValue) }
    case let .RouteURL(RouteURL_, Swift_):
      add("RouteURL/", last: RouteURL_.rawValue)
      if !_Route.equal(Swift_, 7) { add("?Swift=", Swift_) }
    case let .RouteRuntime(RouteUUID_): add("RouteRuntime/", last: _Route.text(RouteUUID_))
    case let .Data(Foundation): add("Data/", last: Foundation.rawValue)
    case let .routeText(routeText): add("routeText/", last: routeText)
    case let .group(.Swift(Swift_)): add("group/Swift/", Swift_)
    case let .group(.RouteURL(URL)): add("group/RouteURL?URL=", value: _Route.text(URL))
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> LocalTypeRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://locals", segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: LocalTypeRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://locals/") { text in text.write(route, form) }
  }

  static func closedFoundation(_ part: _RoutePart) -> LocalTypeRoute.Foundation? {
    switch part.word {
    case 0x61746144:  // "Data"
      if part.hasCount(4) { return LocalTypeRoute.Foundation.Data }
    case 0x6165526574756F52:
      if part.equals("RouteReader") { return LocalTypeRoute.Foundation.RouteReader }
    default: break
    }
    return nil
  }

  static func closedRouteReader(_ part: _RoutePart) -> LocalTypeRoute.RouteReader? {
    switch part.word {
    case 0x74786574:  // "text"
      if part.hasCount(4) { return LocalTypeRoute.RouteReader.text }
    case 0x697461646E756F46:
      if part.equals("Foundation") { return LocalTypeRoute.RouteReader.Foundation }
    default: break
    }
    return nil
  }
}
