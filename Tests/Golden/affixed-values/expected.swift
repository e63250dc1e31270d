// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum AffixedValueRoute: URLRoute {
  /// `length/${value:Double}_${unit:Unit}`
  case length(value: Swift.Double, unit: AffixedValueRoute.Unit)
  /// `date/${year:Int}-${month:Int}-${day:Int}`
  case date(year: Swift.Int, month: Swift.Int, day: Swift.Int)
  /// `wrapped/(${a})`
  case wrapped(a: Swift.String)
  /// `uuid/x-${id:UUID}.png`
  case uuid(id: RouteUUID)
  /// `bool/is-${flag:Bool}!`
  case bool(flag: Swift.Bool)
  /// `percent/100%25${x}`
  case percent(x: Swift.String)
  /// `url/u:${link:URL}`
  case url(link: RouteURL)

  /// The values as they appear in URLs.
  nonisolated enum Unit: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case m
    case km
    case k
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "affixes"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://affixes"]

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

nonisolated extension AffixedValueRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .length(a0, a1):
      if case let .length(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .date(a0, a1, a2):
      if case let .date(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .wrapped(a0): if case let .wrapped(b0) = b, _Route.equal(a0, b0) { return true }
    case let .uuid(a0): if case let .uuid(b0) = b, _Route.equal(a0, b0) { return true }
    case let .bool(a0): if case let .bool(b0) = b, _Route.equal(a0, b0) { return true }
    case let .percent(a0): if case let .percent(b0) = b, _Route.equal(a0, b0) { return true }
    case let .url(a0): if case let .url(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .length(a0, a1):
      hasher.combine(0x1DF510E2)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .date(a0, a1, a2):
      hasher.combine(0x6F292433)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .wrapped(a0):
      hasher.combine(0x03F105F2)
      hasher.combine(a0)
    case let .uuid(a0):
      hasher.combine(0x36DDF279)
      hasher.combine(a0)
    case let .bool(a0):
      hasher.combine(0x01F57C27)
      hasher.combine(a0)
    case let .percent(a0):
      hasher.combine(0x756D1FDF)
      hasher.combine(a0)
    case let .url(a0):
      hasher.combine(0x536CB3E5)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: AffixedValueRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("affixes") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x6C7275:  // "url"
      if hasCount(0, 3), let parts0 = _Matching.split7BAAA60C(segment(1), url), isEnd(2), let link = parts0[0].url() {
        return found(.url(link: link))
      }
    case 0x64697575:  // "uuid"
      if hasCount(0, 4), let parts0 = _Matching.split6FF04D46(segment(1), url), isEnd(2), let id = parts0[0].uuid() {
        return found(.uuid(id: id))
      }
    case 0x65746164:  // "date"
      if hasCount(0, 4), let parts0 = _Matching.split55204A1E(segment(1), url), isEnd(2),
          let year = parts0[0].integer(), let month = parts0[1].integer(), let day = parts0[2].integer()
      {
        return found(.date(year: year, month: month, day: day))
      }
    case 0x6C6F6F62:  // "bool"
      if hasCount(0, 4), let parts0 = _Matching.split44FAE9BC(segment(1), url), isEnd(2), let flag = parts0[0].bool() {
        return found(.bool(flag: flag))
      }
    case 0x6874676E656C:  // "length"
      if hasCount(0, 6), let parts0 = _Matching.split49A2BBBA(segment(1), url), isEnd(2),
          let value = parts0[0].double(), let unit = _Matching.closedUnit(parts0[1])
      {
        return found(.length(value: value, unit: unit))
      }
    case 0x64657070617277:  // "wrapped"
      if hasCount(0, 7), let parts0 = _Matching.split7278C5E9(segment(1), url), isEnd(2), let a = parts0[0].string() {
        return found(.wrapped(a: a))
      }
    case 0x746E6563726570:  // "percent"
      if hasCount(0, 7), let parts0 = _Matching.split12EA6D3E(segment(1), url), isEnd(2), let x = parts0[0].string() {
        return found(.percent(x: x))
      }
    default: break
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: AffixedValueRoute, _ form: _RouteForm) {
    switch route {
    case let .length(value, unit):
      begin(form, base: "app://affixes", .host, isRelative: true)
      literal("length")
      segment(
        _Matching.affixes49A2BBBA, [.plain(_Route.text(value)), .plain(unit.rawValue)], first: "", isText: _Matching.isText49A2BBBA,
        accepts: _Matching.accepts49A2BBBA)
      endSegments()
    case let .date(year, month, day):
      begin(form, base: "app://affixes", .host, isRelative: true)
      literal("date")
      segment(
        _Matching.affixes55204A1E, [.plain(_Route.text(year)), .plain(_Route.text(month)), .plain(_Route.text(day))], first: "", isText: _Matching.isText55204A1E,
        accepts: _Matching.accepts55204A1E)
      endSegments()
    case let .wrapped(a):
      begin(form, base: "app://affixes", .host, isRelative: true)
      literal("wrapped")
      segment(
        _Matching.affixes7278C5E9, [.string(a)], first: "(", isText: _Matching.isText7278C5E9,
        accepts: _Matching.accepts7278C5E9)
      endSegments()
    case let .uuid(id):
      begin(form, base: "app://affixes", .host, isRelative: true)
      literal("uuid")
      segment(
        _Matching.affixes6FF04D46, [.plain(_Route.text(id))], first: "x-", isText: _Matching.isText6FF04D46,
        accepts: _Matching.accepts6FF04D46)
      endSegments()
    case let .bool(flag):
      begin(form, base: "app://affixes", .host, isRelative: true)
      literal("bool")
      segment(
        _Matching.affixes44FAE9BC, [.plain(_Route.text(flag))], first: "is-", isText: _Matching.isText44FAE9BC,
        accepts: _Matching.accepts44FAE9BC)
      endSegments()
    case let .percent(x):
      begin(form, base: "app://affixes", .host, isRelative: true)
      literal("percent")
      segment(
        _Matching.affixes12EA6D3E, [.string(x)], first: "100%25", isText: _Matching.isText12EA6D3E,
        accepts: _Matching.accepts12EA6D3E)
      endSegments()
    case let .url(link):
      begin(form, base: "app://affixes", .host, isRelative: true)
      literal("url")
      segment(
        _Matching.affixes7BAAA60C, [.plain(_Route.text(link))], first: "u:", isText: _Matching.isText7BAAA60C,
        accepts: _Matching.accepts7BAAA60C)
      endSegments()
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> AffixedValueRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://affixes", segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: AffixedValueRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://affixes/") { text in text.write(route, form) }
  }

  static let affixes12EA6D3E = _RouteAffixes(
    ["100%", ""], ignoresCase: false, longestValue: 0)
  static let isText12EA6D3E = [true]

  static func accepts12EA6D3E(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split12EA6D3E(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes12EA6D3E.split(segment, of: url, isText: isText12EA6D3E, accepts: accepts12EA6D3E)
  }

  static let affixes44FAE9BC = _RouteAffixes(
    ["is-", "!"], ignoresCase: false, longestValue: 0, escapable: [0])
  static let isText44FAE9BC = [false]

  static func accepts44FAE9BC(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.bool() != nil
    default: return true
    }
  }

  static func split44FAE9BC(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes44FAE9BC.split(segment, of: url, isText: isText44FAE9BC, accepts: accepts44FAE9BC)
  }

  static let affixes49A2BBBA = _RouteAffixes(
    ["", "_", ""], ignoresCase: false, longestValue: 2, escapable: [0])
  static let isText49A2BBBA = [false, false]

  static func accepts49A2BBBA(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.double() != nil
    case 1: return _Matching.closedUnit(text) != nil
    default: return true
    }
  }

  static func split49A2BBBA(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes49A2BBBA.split(segment, of: url, isText: isText49A2BBBA, accepts: accepts49A2BBBA)
  }

  static let affixes55204A1E = _RouteAffixes(
    ["", "-", "-", ""], ignoresCase: false, longestValue: 0)
  static let isText55204A1E = [false, false, false]

  static func accepts55204A1E(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer() != nil
    case 1: return text.integer() != nil
    case 2: return text.integer() != nil
    default: return true
    }
  }

  static func split55204A1E(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes55204A1E.split(segment, of: url, isText: isText55204A1E, accepts: accepts55204A1E)
  }

  static let affixes6FF04D46 = _RouteAffixes(
    ["x-", ".png"], ignoresCase: false, longestValue: 0)
  static let isText6FF04D46 = [false]

  static func accepts6FF04D46(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.uuid() != nil
    default: return true
    }
  }

  static func split6FF04D46(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes6FF04D46.split(segment, of: url, isText: isText6FF04D46, accepts: accepts6FF04D46)
  }

  static let affixes7278C5E9 = _RouteAffixes(
    ["(", ")"], ignoresCase: false, longestValue: 0)
  static let isText7278C5E9 = [true]

  static func accepts7278C5E9(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split7278C5E9(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes7278C5E9.split(segment, of: url, isText: isText7278C5E9, accepts: accepts7278C5E9)
  }

  static let affixes7BAAA60C = _RouteAffixes(
    ["u:", ""], ignoresCase: false, longestValue: 0)
  static let isText7BAAA60C = [true]

  static func accepts7BAAA60C(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split7BAAA60C(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes7BAAA60C.split(segment, of: url, isText: isText7BAAA60C, accepts: accepts7BAAA60C)
  }

  static func closedUnit(_ part: _RoutePart) -> AffixedValueRoute.Unit? {
    switch part.word {
    case 0x6B:  // "k"
      if part.hasCount(1) { return AffixedValueRoute.Unit.k }
    case 0x6D:  // "m"
      if part.hasCount(1) { return AffixedValueRoute.Unit.m }
    case 0x6D6B:  // "km"
      if part.hasCount(2) { return AffixedValueRoute.Unit.km }
    default: break
    }
    return nil
  }
}
