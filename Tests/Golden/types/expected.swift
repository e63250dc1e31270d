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
  case uuid(value: RouteUUID, o: RouteUUID? = nil, d: RouteUUID = _routeUUID(0x6BA7B8109DAD11D1, 0x80B400C04FD430C8), l: [RouteUUID] = [])
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

  /// The route's canonical URL.
  func url() -> RouteURL {
    _routeURL(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension TypeRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .text(a0, a1, a2, a3):
      if case let .text(b0, b1, b2, b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
    case let .bool(a0, a1, a2, a3):
      if case let .bool(b0, b1, b2, b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
    case let .float(a0, a1, a2, a3):
      if case let .float(b0, b1, b2, b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
    case let .double(a0, a1, a2, a3):
      if case let .double(b0, b1, b2, b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
    case let .largest(a0): if case let .largest(b0) = b, _routeEqual(a0, b0) { return true }
    case let .uuid(a0, a1, a2, a3):
      if case let .uuid(b0, b1, b2, b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
    case let .url(a0, a1, a2, a3):
      if case let .url(b0, b1, b2, b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
    case let .tab(a0, a1, a2, a3):
      if case let .tab(b0, b1, b2, b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
    case let .rests(a0): if case let .rests(b0) = b, _routeEqual(a0, b0) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> TypeRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://types", segments: 5) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: TypeRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return afterApp(url, path)
    }
    return false
  }

  static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("types") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x626174:  // "tab"
      if path.hasCount(0, 3) { return afterTab(url, path.from(1)) }
    case 0x6C7275:  // "url"
      if path.hasCount(0, 3) { return afterUrl(url, path.from(1)) }
    case 0x64697575:  // "uuid"
      if path.hasCount(0, 4) { return afterUuid(url, path.from(1)) }
    case 0x6C6F6F62:  // "bool"
      if path.hasCount(0, 4) { return afterBool(url, path.from(1)) }
    case 0x74616F6C66:  // "float"
      if path.hasCount(0, 5) { return afterFloat(url, path.from(1)) }
    case 0x656C62756F64:  // "double"
      if path.hasCount(0, 6) { return afterDouble(url, path.from(1)) }
    case 0x676E69727473:  // "string"
      if path.hasCount(0, 6) { return afterString(url, path.from(1)) }
    case 0x7473656772616C:  // "largest"
      if path.hasCount(0, 7) { return afterLargest(url, path.from(1)) }
    case 0x6261742D74736572:  // "rest-tab"
      if path.hasCount(0, 8) { return afterRestTab(url, path.from(1)) }
    case 0x6975752D74736572:
      if path.equals(0, "rest-uuid") { return afterRestUuid(url, path.from(1)) }
    case 0x6C72752D74736572:  // "rest-url"
      if path.hasCount(0, 8) { return afterRestUrl(url, path.from(1)) }
    case 0x6F6F622D74736572:
      if path.equals(0, "rest-bool") { return afterRestBool(url, path.from(1)) }
    case 0x756F642D74736572:
      if path.equals(0, "rest-double") { return afterRestDouble(url, path.from(1)) }
    default: break
    }
    return false
  }

  static func afterString(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let value = path.string(0), let o = url.stringItemIfAny("o"),
        let d = url.stringItem("d", default: "text"), let l = url.items("l", takesEmpty: true, { $0.string() })
    {
      return found(url, .text(value: value, o: o, d: d, l: l))
    }
    return false
  }

  static func afterBool(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let value = path.bool(0), path.isEnd(1), let o = url.boolItemIfAny("o"),
        let d = url.boolItem("d", default: true), let l = url.items("l", { $0.bool() })
    {
      return found(url, .bool(value: value, o: o, d: d, l: l))
    }
    return false
  }

  static func afterFloat(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let value = path.segment(0).float(), path.isEnd(1), let o = url.item("o").optional({ $0.float() }),
        let d = url.item("d").defaulting(to: 1.5, { $0.float() }), let l = url.items("l", { $0.float() })
    {
      return found(url, .float(value: value, o: o, d: d, l: l))
    }
    return false
  }

  static func afterDouble(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let value = path.segment(0).double(), path.isEnd(1), let o = url.item("o").optional({ $0.double() }),
        let d = url.item("d").defaulting(to: -1e+300, { $0.double() }), let l = url.items("l", { $0.double() })
    {
      return found(url, .double(value: value, o: o, d: d, l: l))
    }
    return false
  }

  static func afterLargest(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let value = path.segment(0).double(), path.isEnd(1) { return found(url, .largest(value: value)) }
    return false
  }

  static func afterUuid(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let value = path.segment(0).uuid(), path.isEnd(1), let o = url.item("o").optional({ $0.uuid() }),
        let d = url.item("d").defaulting(to: _routeUUID(0x6BA7B8109DAD11D1, 0x80B400C04FD430C8), { $0.uuid() }),
        let l = url.items("l", { $0.uuid() })
    {
      return found(url, .uuid(value: value, o: o, d: d, l: l))
    }
    return false
  }

  static func afterUrl(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let value = path.segment(0).url(),
        let o = url.item("o").optional({ $0.url() }),
        let d = url.item("d").defaulting(to: _routeValue(RouteURL.self, "https://example.com/a?b=c"), { $0.url() }),
        let l = url.items("l", { $0.url() })
    {
      return found(url, .url(value: value, o: o, d: d, l: l))
    }
    return false
  }

  static func afterTab(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let value = closedTab(path.segment(0)), path.isEnd(1), let o = url.item("o").optional({ closedTab($0) }),
        let d = url.item("d").defaulting(to: TypeRoute.Tab.none, { closedTab($0) }),
        let l = url.items("l", { closedTab($0) })
    {
      return found(url, .tab(value: value, o: o, d: d, l: l))
    }
    return false
  }

  static func afterRestBool(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let values = url.rest(from: path.from(0), { $0.bool() }) { return found(url, .rests(.bool(values: values))) }
    return false
  }

  static func afterRestDouble(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let values = url.rest(from: path.from(0), { $0.double() }) { return found(url, .rests(.double(values: values))) }
    return false
  }

  static func afterRestUuid(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let values = url.rest(from: path.from(0), { $0.uuid() }) { return found(url, .rests(.uuid(values: values))) }
    return false
  }

  static func afterRestUrl(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let values = url.rest(from: path.from(0), { $0.url() }) { return found(url, .rests(.url(values: values))) }
    return false
  }

  static func afterRestTab(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let values = url.rest(from: path.from(0), { closedTab($0) }) { return found(url, .rests(.tab(values: values))) }
    return false
  }

  static func text(of route: TypeRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://types/") { text in write(route, form, &text) }
  }

  static func write(_ route: TypeRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case let .text(value, o, d, l):
      text.append("string/", lastSegment: value)
      text.append(item: "?o=", valueIfAny: o)
      text.append(item: "?d=", value: d, unless: "text")
      text.items("l", l)
    case let .bool(value, o, d, l):
      text.append("bool/", bool: value)
      text.append(item: "?o=", boolIfAny: o)
      text.append(item: "?d=", bool: d, unless: true)
      text.items("l", plain: l.map { _routeText($0) })
    case let .float(value, o, d, l):
      text.append("float/", lastSegment: _routeText(value))
      if let o { text.append(item: "?o=", value: _routeText(o)) }
      if !_routeEqual(d, 1.5) { text.append(item: "?d=", value: _routeText(d)) }
      text.items("l", plain: l.map { _routeText($0) })
    case let .double(value, o, d, l):
      text.append("double/", lastSegment: _routeText(value))
      if let o { text.append(item: "?o=", value: _routeText(o)) }
      if !_routeEqual(d, -1e+300) { text.append(item: "?d=", value: _routeText(d)) }
      text.items("l", plain: l.map { _routeText($0) })
    case let .largest(value): text.append("largest/", lastSegment: _routeText(value))
    case let .uuid(value, o, d, l):
      text.append("uuid/", lastSegment: _routeText(value))
      if let o { text.append(item: "?o=", value: _routeText(o)) }
      if !_routeEqual(d, _routeUUID(0x6BA7B8109DAD11D1, 0x80B400C04FD430C8)) {
        text.append(item: "?d=", value: _routeText(d))
      }
      text.items("l", plain: l.map { _routeText($0) })
    case let .url(value, o, d, l):
      text.append("url/", lastSegment: _routeText(value))
      if let o { text.append(item: "?o=", value: _routeText(o)) }
      if !_routeEqual(d, _routeValue(RouteURL.self, "https://example.com/a?b=c")) {
        text.append(item: "?d=", value: _routeText(d))
      }
      text.items("l", plain: l.map { _routeText($0) })
    case let .tab(value, o, d, l):
      text.append("tab/", lastSegment: value.rawValue)
      if let o { text.append(item: "?o=", value: o.rawValue) }
      if !_routeEqual(d, TypeRoute.Tab.none) { text.append(item: "?d=", value: d.rawValue) }
      text.items("l", plain: l.map { $0.rawValue })
    case let .rests(.bool(values)):
      text.begin(form, base: "app://types", .host, isRelative: true)
      text.literal("rest-bool")
      for element in values { text.segment(bool: element) }
      text.endSegments()
    case let .rests(.double(values)):
      text.begin(form, base: "app://types", .host, isRelative: true)
      text.literal("rest-double")
      for element in values { text.segment(plain: _routeText(element)) }
      text.endSegments()
    case let .rests(.uuid(values)):
      text.begin(form, base: "app://types", .host, isRelative: true)
      text.literal("rest-uuid")
      for element in values { text.segment(plain: _routeText(element)) }
      text.endSegments()
    case let .rests(.url(values)):
      text.begin(form, base: "app://types", .host, isRelative: true)
      text.literal("rest-url")
      for element in values { text.segment(plain: _routeText(element)) }
      text.endSegments()
    case let .rests(.tab(values)):
      text.begin(form, base: "app://types", .host, isRelative: true)
      text.literal("rest-tab")
      for element in values { text.segment(plain: element.rawValue) }
      text.endSegments()
    }
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
