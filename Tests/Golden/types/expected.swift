// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum TypeRoute: URLRoute {
  /// `string/${value}?o=${o?}&d=${d=text}&l=${l:[String]}`
  case text(value: Swift.String, o: Swift.String? = nil, d: Swift.String = "text", l: [Swift.String] = [])
  /// `bool/${value:Bool}?o=${o:Bool?}&d=${d:Bool=true}&l=${l:[Bool]}`
  case bool(value: Swift.Bool, o: Swift.Bool? = nil, d: Swift.Bool = true, l: [Swift.Bool] = [])
  /// `float/${value:Float}?o=${o:Float?}&d=${d:Float=1.5}&l=${l:[Float]}`
  case float(value: Swift.Float, o: Swift.Float? = nil, d: Swift.Float = 1.5, l: [Swift.Float] = [])
  /// `double/${value:Double}?o=${o:Double?}&d=${d:Double=-1e300}&l=${l:[Double]}`
  case double(value: Swift.Double, o: Swift.Double? = nil, d: Swift.Double = -1e+300, l: [Swift.Double] = [])
  /// `largest/${value:Double=1.7976931348623157e308}`
  case largest(value: Swift.Double = 1.7976931348623157e+308)
  /// `uuid/${value:UUID}?o=${o:UUID?}&d=${d:UUID=6ba7b810-9dad-11d1-80b4-00c04fd430c8}&l=${l:[UUID]}`
  case uuid(value: RouteUUID, o: RouteUUID? = nil, d: RouteUUID = _Route.uuid(0x6BA7B8109DAD11D1, 0x80B400C04FD430C8), l: [RouteUUID] = [])
  /// `url/${value:URL}?o=${o:URL?}&d=${d:URL=https://example.com/a?b=c}&l=${l:[URL]}`
  case url(value: RouteURL, o: RouteURL? = nil, d: RouteURL, l: [RouteURL] = [])
  /// `tab/${value:Tab}?o=${o:Tab?}&d=${d:Tab=none}&l=${l:[Tab]}`
  case tab(value: TypeRoute.Tab, o: TypeRoute.Tab? = nil, d: TypeRoute.Tab = .none, l: [TypeRoute.Tab] = [])
  case rests(Rests)

  nonisolated enum Rests: Swift.Hashable, Swift.Sendable {
    /// `rest-bool/${values:Bool...}`
    case bool(values: [Swift.Bool] = [])
    /// `rest-double/${values:Double...}`
    case double(values: [Swift.Double] = [])
    /// `rest-uuid/${values:UUID...}`
    case uuid(values: [RouteUUID] = [])
    /// `rest-url/${values:URL...}`
    case url(values: [RouteURL] = [])
    /// `rest-tab/${values:Tab...}`
    case tab(values: [TypeRoute.Tab] = [])
  }

  /// The values as they appear in URLs.
  nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case posts
    case likes
    case auctionResults = "auction-results"
    case _1st = "1st"
    case none
    case `default`
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "types"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://types"]

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

nonisolated extension TypeRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .text(a0, a1, a2, a3):
      if case let .text(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .bool(a0, a1, a2, a3):
      if case let .bool(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .float(a0, a1, a2, a3):
      if case let .float(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .double(a0, a1, a2, a3):
      if case let .double(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .largest(a0): if case let .largest(b0) = b, _Route.equal(a0, b0) { return true }
    case let .uuid(a0, a1, a2, a3):
      if case let .uuid(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .url(a0, a1, a2, a3):
      if case let .url(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .tab(a0, a1, a2, a3):
      if case let .tab(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .rests(a0): if case let .rests(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .text(a0, a1, a2, a3):
      hasher.combine(0x2A0A3031)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .bool(a0, a1, a2, a3):
      hasher.combine(0x01F57C27)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .float(a0, a1, a2, a3):
      hasher.combine(0x263C777D)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .double(a0, a1, a2, a3):
      hasher.combine(0x54EAD61C)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .largest(a0):
      hasher.combine(0x263256A3)
      hasher.combine(a0)
    case let .uuid(a0, a1, a2, a3):
      hasher.combine(0x36DDF279)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .url(a0, a1, a2, a3):
      hasher.combine(0x536CB3E5)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .tab(a0, a1, a2, a3):
      hasher.combine(0x67EE491F)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .rests(a0):
      hasher.combine(0x308286D1)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: TypeRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("types") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x626174:  // "tab"
      if hasCount(0, 3) { return from(1).afterTab() }
    case 0x6C7275:  // "url"
      if hasCount(0, 3) { return from(1).afterUrl() }
    case 0x64697575:  // "uuid"
      if hasCount(0, 4) { return from(1).afterUuid() }
    case 0x6C6F6F62:  // "bool"
      if hasCount(0, 4) { return from(1).afterBool() }
    case 0x74616F6C66:  // "float"
      if hasCount(0, 5) { return from(1).afterFloat() }
    case 0x656C62756F64:  // "double"
      if hasCount(0, 6) { return from(1).afterDouble() }
    case 0x676E69727473:  // "string"
      if hasCount(0, 6) { return from(1).afterString() }
    case 0x7473656772616C:  // "largest"
      if hasCount(0, 7) { return from(1).afterLargest() }
    case 0x6261742D74736572:  // "rest-tab"
      if hasCount(0, 8) { return from(1).afterRestTab() }
    case 0x6975752D74736572:
      if equals(0, "rest-uuid") { return from(1).afterRestUuid() }
    case 0x6C72752D74736572:  // "rest-url"
      if hasCount(0, 8) { return from(1).afterRestUrl() }
    case 0x6F6F622D74736572:
      if equals(0, "rest-bool") { return from(1).afterRestBool() }
    case 0x756F642D74736572:
      if equals(0, "rest-double") { return from(1).afterRestDouble() }
    default: break
    }
    return false
  }

  func afterString() -> Swift.Bool {
    if isLast(0), let value = string(0), let o = stringIfAny("o"), let d = string("d", default: "text"),
        let l = url.items("l", takesEmpty: true, { $0.string() })
    {
      return found(.text(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterBool() -> Swift.Bool {
    if let value = bool(0), isEnd(1), let o = boolIfAny("o"), let d = bool("d", default: true),
        let l = url.items("l", { $0.bool() })
    {
      return found(.bool(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterFloat() -> Swift.Bool {
    if let value = segment(0).float(), isEnd(1), let o = url.item("o").optional({ $0.float() }),
        let d = url.item("d").defaulting(to: 1.5, { $0.float() }), let l = url.items("l", { $0.float() })
    {
      return found(.float(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterDouble() -> Swift.Bool {
    if let value = segment(0).double(), isEnd(1), let o = url.item("o").optional({ $0.double() }),
        let d = url.item("d").defaulting(to: -1e+300, { $0.double() }), let l = url.items("l", { $0.double() })
    {
      return found(.double(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterLargest() -> Swift.Bool {
    if let value = segment(0).double(), isEnd(1) { return found(.largest(value: value)) }
    return false
  }

  func afterUuid() -> Swift.Bool {
    if let value = segment(0).uuid(), isEnd(1), let o = url.item("o").optional({ $0.uuid() }),
        let d = url.item("d").defaulting(to: _Route.uuid(0x6BA7B8109DAD11D1, 0x80B400C04FD430C8), { $0.uuid() }),
        let l = url.items("l", { $0.uuid() })
    {
      return found(.uuid(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterUrl() -> Swift.Bool {
    if isLast(0), let value = segment(0).url(), let o = url.item("o").optional({ $0.url() }),
        let d = url.item("d").defaulting(to: _Route.value(RouteURL.self, "https://example.com/a?b=c"), { $0.url() }),
        let l = url.items("l", { $0.url() })
    {
      return found(.url(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterTab() -> Swift.Bool {
    if let value = _Matching.closedTab(segment(0)), isEnd(1),
        let o = url.item("o").optional({ _Matching.closedTab($0) }),
        let d = url.item("d").defaulting(to: TypeRoute.Tab.none, { _Matching.closedTab($0) }),
        let l = url.items("l", { _Matching.closedTab($0) })
    {
      return found(.tab(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterRestBool() -> Swift.Bool {
    if let values = url.rest(from: from(0), { $0.bool() }) { return found(.rests(.bool(values: values))) }
    return false
  }

  func afterRestDouble() -> Swift.Bool {
    if let values = url.rest(from: from(0), { $0.double() }) { return found(.rests(.double(values: values))) }
    return false
  }

  func afterRestUuid() -> Swift.Bool {
    if let values = url.rest(from: from(0), { $0.uuid() }) { return found(.rests(.uuid(values: values))) }
    return false
  }

  func afterRestUrl() -> Swift.Bool {
    if let values = url.rest(from: from(0), { $0.url() }) { return found(.rests(.url(values: values))) }
    return false
  }

  func afterRestTab() -> Swift.Bool {
    if let values = url.rest(from: from(0), { _Matching.closedTab($0) }) { return found(.rests(.tab(values: values))) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: TypeRoute, _ form: _RouteForm) {
    switch route {
    case let .text(value, o, d, l):
      add("string/", last: value)
      item("?o=", ifAny: o)
      item("?d=", d, unless: "text")
      items("l", l)
    case let .bool(value, o, d, l):
      add("bool/", bool: value)
      item("?o=", ifAny: o)
      item("?d=", d, unless: true)
      items("l", plain: l.map { _Route.text($0) })
    case let .float(value, o, d, l):
      add("float/", last: _Route.text(value))
      if let o { item("?o=", value: _Route.text(o)) }
      if !_Route.equal(d, 1.5) { item("?d=", value: _Route.text(d)) }
      items("l", plain: l.map { _Route.text($0) })
    case let .double(value, o, d, l):
      add("double/", last: _Route.text(value))
      if let o { item("?o=", value: _Route.text(o)) }
      if !_Route.equal(d, -1e+300) { item("?d=", value: _Route.text(d)) }
      items("l", plain: l.map { _Route.text($0) })
    case let .largest(value): add("largest/", last: _Route.text(value))
    case let .uuid(value, o, d, l):
      add("uuid/", last: _Route.text(value))
      if let o { item("?o=", value: _Route.text(o)) }
      if !_Route.equal(d, _Route.uuid(0x6BA7B8109DAD11D1, 0x80B400C04FD430C8)) { item("?d=", value: _Route.text(d)) }
      items("l", plain: l.map { _Route.text($0) })
    case let .url(value, o, d, l):
      add("url/", last: _Route.text(value))
      if let o { item("?o=", value: _Route.text(o)) }
      if !_Route.equal(d, _Route.value(RouteURL.self, "https://example.com/a?b=c")) {
        item("?d=", value: _Route.text(d))
      }
      items("l", plain: l.map { _Route.text($0) })
    case let .tab(value, o, d, l):
      add("tab/", last: value.rawValue)
      if let o { item("?o=", value: o.rawValue) }
      if !_Route.equal(d, TypeRoute.Tab.none) { item("?d=", value: d.rawValue) }
      items("l", plain: l.map { $0.rawValue })
    case let .rests(.bool(values)):
      begin(form, base: "app://types", .host, isRelative: true)
      literal("rest-bool")
      for element in values { segment(bool: element) }
      endSegments()
    case let .rests(.double(values)):
      begin(form, base: "app://types", .host, isRelative: true)
      literal("rest-double")
      for element in values { segment(plain: _Route.text(element)) }
      endSegments()
    case let .rests(.uuid(values)):
      begin(form, base: "app://types", .host, isRelative: true)
      literal("rest-uuid")
      for element in values { segment(plain: _Route.text(element)) }
      endSegments()
    case let .rests(.url(values)):
      begin(form, base: "app://types", .host, isRelative: true)
      literal("rest-url")
      for element in values { segment(plain: _Route.text(element)) }
      endSegments()
    case let .rests(.tab(values)):
      begin(form, base: "app://types", .host, isRelative: true)
      literal("rest-tab")
      for element in values { segment(plain: element.rawValue) }
      endSegments()
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> TypeRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://types", segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: TypeRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://types/") { text in text.write(route, form) }
  }

  static func closedTab(_ part: _RoutePart) -> TypeRoute.Tab? {
    switch part.word {
    case 0x747331:  // "1st"
      if part.hasCount(3) { return TypeRoute.Tab._1st }
    case 0x656E6F6E:  // "none"
      if part.hasCount(4) { return TypeRoute.Tab.none }
    case 0x73656B696C:  // "likes"
      if part.hasCount(5) { return TypeRoute.Tab.likes }
    case 0x7374736F70:  // "posts"
      if part.hasCount(5) { return TypeRoute.Tab.posts }
    case 0x746C7561666564:  // "default"
      if part.hasCount(7) { return TypeRoute.Tab.`default` }
    case 0x2D6E6F6974637561:
      if part.equals("auction-results") { return TypeRoute.Tab.auctionResults }
    default: break
    }
    return nil
  }
}
