// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum WritingRoute: URLRoute {
  /// `a/${a:Int}/bcdefgh/${b:Int}/bcdefghijklmno/${c:Int}/bcdefghijklmnopqrstuvwxyz/${d:Int}`
  case lengths(a: Swift.Int, b: Swift.Int, c: Swift.Int, d: Swift.Int)
  /// `affixed/v${n:Int}.x/of/${m:Int}`
  case affixed(n: Swift.Int, m: Swift.Int)
  /// `i/${a:Int8}/${b:UInt8}/${c:Int16}/${d:Int64}/${e:UInt64}?f=${f:UInt=10}&g=${g:Int32?}`
  case integers(a: Swift.Int8, b: Swift.UInt8, c: Swift.Int16, d: Swift.Int64, e: Swift.UInt64, f: Swift.UInt = 10, g: Swift.Int32? = nil)
  /// `b/${a:Bool}/${b:Bool}?c=${c:Bool=true}&d=${d:Bool?}`
  case booleans(a: Swift.Bool, b: Swift.Bool, c: Swift.Bool = true, d: Swift.Bool? = nil)
  /// `t/${a}/${b}/x//${c}`
  case texts(a: Swift.String, b: Swift.String, c: Swift.String)
  /// `o/${order:Order}`
  case lastOfATypeOfItsOwn(order: WritingRoute.Order)
  /// `u/${id:UUID}/${x:Double}`
  case lastUUID(id: RouteUUID, x: Swift.Double)
  /// `${a}/first/${b}`
  case firstText(a: Swift.String, b: Swift.String)
  /// `c:d/${a}`
  case colon(a: Swift.String)
  /// `own/${a}/${b:Int}?c=${c?}`
  case own(a: Swift.String, b: Swift.Int, c: Swift.String? = nil)
  /// `/`
  case ownHome
  /// `https://${lang}.wiki.example/${page}?v=${version:Int?}`
  case wiki(lang: Swift.String, page: Swift.String, version: Swift.Int? = nil)

  /// The values as they appear in URLs.
  nonisolated enum Order: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case newest
    case mostReadOfAll = "most-read-of-all"
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "https"
  /// The host of the first base.
  static let host: Swift.String = "writing.example"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["https://writing.example/prefix", "writing://"]

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

nonisolated extension WritingRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .lengths(a0, a1, a2, a3):
      if case let .lengths(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .affixed(a0, a1):
      if case let .affixed(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .integers(a0, a1, a2, a3, a4, a5, a6):
      if case let .integers(b0, b1, b2, b3, b4, b5, b6) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4), _Route.equal(a5, b5), _Route.equal(a6, b6) { return true }
    case let .booleans(a0, a1, a2, a3):
      if case let .booleans(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .texts(a0, a1, a2):
      if case let .texts(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .lastOfATypeOfItsOwn(a0): if case let .lastOfATypeOfItsOwn(b0) = b, _Route.equal(a0, b0) { return true }
    case let .lastUUID(a0, a1):
      if case let .lastUUID(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .firstText(a0, a1):
      if case let .firstText(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .colon(a0): if case let .colon(b0) = b, _Route.equal(a0, b0) { return true }
    case let .own(a0, a1, a2):
      if case let .own(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case .ownHome: if case .ownHome = b { return true }
    case let .wiki(a0, a1, a2):
      if case let .wiki(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .lengths(a0, a1, a2, a3):
      hasher.combine(0x7ABB0E7B)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .affixed(a0, a1):
      hasher.combine(0x2F82F79F)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .integers(a0, a1, a2, a3, a4, a5, a6):
      hasher.combine(0x700AE800)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
      hasher.combine(a4)
      hasher.combine(a5)
      hasher.combine(a6)
    case let .booleans(a0, a1, a2, a3):
      hasher.combine(0x11DECD74)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .texts(a0, a1, a2):
      hasher.combine(0x332278E7)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .lastOfATypeOfItsOwn(a0):
      hasher.combine(0x2725D033)
      hasher.combine(a0)
    case let .lastUUID(a0, a1):
      hasher.combine(0x5EACB4BF)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .firstText(a0, a1):
      hasher.combine(0x587C7CCD)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .colon(a0):
      hasher.combine(0x37E983B7)
      hasher.combine(a0)
    case let .own(a0, a1, a2):
      hasher.combine(0x0947246A)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case .ownHome: hasher.combine(0x2DABA285)
    case let .wiki(a0, a1, a2):
      hasher.combine(0x7BE95DB6)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: WritingRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("writing.example"), equals(1, "prefix"), from(2).start() { return true }
    if segment(0).equalsIgnoringCase("own.example") {
      if isEnd(1) { return found(.ownHome) }
      if equals(1, "own"), isPresent(2), let b = integer(3), isEnd(4), let a = string(2), let c = stringIfAny("c") {
        return found(.own(a: a, b: b, c: c))
      }
    }
    if url.hasHostName, let parts0 = _Matching.split1E3E6473(segment(0), url), isLast(1),
        let lang = parts0[0].string(), let page = string(1), let version = integerIfAny("v")
    {
      return found(.wiki(lang: lang, page: page, version: version))
    }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x61:  // "a"
      if hasCount(0, 1), from(1).afterA() { return true }
    case 0x62:  // "b"
      if hasCount(0, 1), from(1).afterB() { return true }
    case 0x69:  // "i"
      if hasCount(0, 1), from(1).afterI() { return true }
    case 0x6F:  // "o"
      if hasCount(0, 1), from(1).afterO() { return true }
    case 0x74:  // "t"
      if hasCount(0, 1), from(1).afterT() { return true }
    case 0x75:  // "u"
      if hasCount(0, 1), from(1).afterU() { return true }
    case 0x643A63:  // "c:d"
      if hasCount(0, 3), from(1).afterCD() { return true }
    case 0x64657869666661:  // "affixed"
      if hasCount(0, 7), from(1).afterAffixed() { return true }
    default: break
    }
    if isPresent(0) { return from(1).after_() }
    return false
  }

  func afterA() -> Swift.Bool {
    if let a = integer(0), equals(1, "bcdefgh") { return from(2).afterA_Bcdefgh(a) }
    return false
  }

  func afterA_Bcdefgh(_ a: Swift.Int) -> Swift.Bool {
    if let b = integer(0), equals(1, "bcdefghijklmno"), let c = integer(2), equals(3, "bcdefghijklmnopqrstuvwxyz"),
        let d = integer(4), isEnd(5)
    {
      return found(.lengths(a: a, b: b, c: c, d: d))
    }
    return false
  }

  func afterAffixed() -> Swift.Bool {
    if let parts0 = _Matching.split1B8868D4(segment(0), url), equals(1, "of"), let m = integer(2), isEnd(3),
        let n = parts0[0].integer()
    {
      return found(.affixed(n: n, m: m))
    }
    return false
  }

  func afterI() -> Swift.Bool {
    if let a = integer(0, Swift.Int8.self), let b = integer(1, Swift.UInt8.self),
        let c = integer(2, Swift.Int16.self), let d = integer(3, Swift.Int64.self),
        let e = integer(4, Swift.UInt64.self), isEnd(5), let f = integer("f", Swift.UInt.self, default: 10),
        let g = integerIfAny("g", Swift.Int32.self)
    {
      return found(.integers(a: a, b: b, c: c, d: d, e: e, f: f, g: g))
    }
    return false
  }

  func afterB() -> Swift.Bool {
    if let a = bool(0), let b = bool(1), isEnd(2), let c = bool("c", default: true), let d = boolIfAny("d") {
      return found(.booleans(a: a, b: b, c: c, d: d))
    }
    return false
  }

  func afterT() -> Swift.Bool {
    if isPresent(0), isPresent(1), equals(2, "x"), equals(3, ""), isLast(4), let a = string(0), let b = string(1),
        let c = string(4)
    {
      return found(.texts(a: a, b: b, c: c))
    }
    return false
  }

  func afterO() -> Swift.Bool {
    if let order = _Matching.closedOrder(segment(0)), isEnd(1) { return found(.lastOfATypeOfItsOwn(order: order)) }
    return false
  }

  func afterU() -> Swift.Bool {
    if let id = segment(0).uuid(), let x = segment(1).double(), isEnd(2) { return found(.lastUUID(id: id, x: x)) }
    return false
  }

  func afterCD() -> Swift.Bool {
    if isLast(0), let a = string(0) { return found(.colon(a: a)) }
    return false
  }

  func after_() -> Swift.Bool {
    if equals(0, "first"), isLast(1), let a = string(-1), let b = string(1) { return found(.firstText(a: a, b: b)) }
    return false
  }

  func afterWriting() -> Swift.Bool {
    switch segment(0).lowercaseWord {
    case 0x61:  // "a"
      if hasCount(0, 1), from(1).afterA() { return true }
    case 0x62:  // "b"
      if hasCount(0, 1), from(1).afterB() { return true }
    case 0x69:  // "i"
      if hasCount(0, 1), from(1).afterI() { return true }
    case 0x6F:  // "o"
      if hasCount(0, 1), from(1).afterO() { return true }
    case 0x74:  // "t"
      if hasCount(0, 1), from(1).afterT() { return true }
    case 0x75:  // "u"
      if hasCount(0, 1), from(1).afterU() { return true }
    case 0x643A63:  // "c:d"
      if hasCount(0, 3), from(1).afterCD() { return true }
    case 0x64657869666661:  // "affixed"
      if hasCount(0, 7), from(1).afterAffixed() { return true }
    default: break
    }
    if isPresent(0) { return from(1).after_() }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: WritingRoute, _ form: _RouteForm) {
    switch route {
    case let .lengths(a, b, c, d):
      add("a/", a)
      add("/bcdefgh/", b)
      add("/bcdefghijklmno/", c)
      add("/bcdefghijklmnopqrstuvwxyz/", d)
    case let .affixed(n, m):
      begin(form, base: "https://writing.example/prefix", .prefix, isRelative: true, prefix: "/prefix")
      literal("affixed")
      segment(
        _Matching.affixes1B8868D4, [.plain(_Route.text(n))], first: "v", isText: _Matching.isText1B8868D4,
        accepts: _Matching.accepts1B8868D4)
      literal("of")
      segment(integer: m)
      endSegments()
    case let .integers(a, b, c, d, e, f, g):
      add("i/", a)
      add("/", b)
      add("/", c)
      add("/", d)
      add("/", e)
      item("?f=", f, unless: 10)
      item("?g=", ifAny: g)
    case let .booleans(a, b, c, d):
      add("b/", bool: a)
      add("/", bool: b)
      item("?c=", c, unless: true)
      item("?d=", ifAny: d)
    case let .texts(a, b, c):
      add("t/", segment: a)
      add("/", segment: b)
      add("/x//", last: c)
    case let .lastOfATypeOfItsOwn(order): add("o/", last: order.rawValue)
    case let .lastUUID(id, x):
      add("u/", segment: _Route.text(id))
      add("/", last: _Route.text(x))
    case let .firstText(a, b):
      begin(form, base: "https://writing.example/prefix", .prefix, isRelative: true, prefix: "/prefix")
      segment(a)
      add("/first/", last: b)
    case let .colon(a):
      begin(form, base: "https://writing.example/prefix", .prefix, isRelative: true, prefix: "/prefix")
      literal("c:d")
      add("/", last: a)
    case let .own(a, b, c):
      begin(form, base: "https://own.example", .host, isRelative: false)
      literal("own")
      add("/", segment: a)
      add("/", b)
      if let c, !c.isEmpty { add("?c=", value: c) }
    case .ownHome:
      begin(form, base: "https://own.example", .host, isRelative: false)
      endSegments()
    case let .wiki(lang, page, version):
      begin(form, base: "https://", .webHostParameter, isRelative: false)
      segment(
        _Matching.affixes1E3E6473, [.string(lang)], first: "", isText: _Matching.isText1E3E6473,
        accepts: _Matching.accepts1E3E6473)
      segment(page)
      endSegments()
      if let version { add("?v=", version) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> WritingRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://writing.example/prefix", segments: 12) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("writing") {
      return url.path.afterWriting()
    }
    return false
  }

  static func text(of route: WritingRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://writing.example/prefix/", prefix: "/prefix") { text in text.write(route, form) }
  }

  static let affixes1B8868D4 = _RouteAffixes(
    ["v", ".x"], ignoresCase: false, longestValue: 0)
  static let isText1B8868D4 = [false]

  static func accepts1B8868D4(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer() != nil
    default: return true
    }
  }

  static func split1B8868D4(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes1B8868D4.split(segment, of: url, isText: isText1B8868D4, accepts: accepts1B8868D4)
  }

  static let affixes1E3E6473 = _RouteAffixes(
    ["", ".wiki.example"], ignoresCase: true, longestValue: 0, isHost: true)
  static let isText1E3E6473 = [true]

  static func accepts1E3E6473(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split1E3E6473(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes1E3E6473.split(segment, of: url, isText: isText1E3E6473, accepts: accepts1E3E6473)
  }

  static func closedOrder(_ part: _RoutePart) -> WritingRoute.Order? {
    switch part.word {
    case 0x74736577656E:  // "newest"
      if part.hasCount(6) { return WritingRoute.Order.newest }
    case 0x6165722D74736F6D:
      if part.equals("most-read-of-all") { return WritingRoute.Order.mostReadOfAll }
    default: break
    }
    return nil
  }
}
