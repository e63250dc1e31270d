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

nonisolated extension WritingRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .lengths(a0, a1, a2, a3):
      if case let .lengths(b0, b1, b2, b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
    case let .affixed(a0, a1):
      if case let .affixed(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .integers(a0, a1, a2, a3, a4, a5, a6):
      if case let .integers(b0, b1, b2, b3, b4, b5, b6) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3), _routeEqual(a4, b4), _routeEqual(a5, b5), _routeEqual(a6, b6) { return true }
    case let .booleans(a0, a1, a2, a3):
      if case let .booleans(b0, b1, b2, b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
    case let .texts(a0, a1, a2):
      if case let .texts(b0, b1, b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
    case let .lastOfATypeOfItsOwn(a0): if case let .lastOfATypeOfItsOwn(b0) = b, _routeEqual(a0, b0) { return true }
    case let .lastUUID(a0, a1):
      if case let .lastUUID(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .firstText(a0, a1):
      if case let .firstText(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .colon(a0): if case let .colon(b0) = b, _routeEqual(a0, b0) { return true }
    case let .own(a0, a1, a2):
      if case let .own(b0, b1, b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
    case .ownHome: if case .ownHome = b { return true }
    case let .wiki(a0, a1, a2):
      if case let .wiki(b0, b1, b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> WritingRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://writing.example/prefix", segments: 12) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: WritingRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return afterHttps(url, path)
    }
    if url.hasScheme("writing") {
      return afterWriting(url, url.path)
    }
    return false
  }

  static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.segment(0).lowercaseWord {
    case 0x2E676E6974697277:
      if path.segment(0).equalsIgnoringCase("writing.example"), path.equals(1, "prefix"), start(url, path.from(2)) {
        return true
      }
    case 0x6D6178652E6E776F:
      if path.segment(0).equalsIgnoringCase("own.example") {
        if path.isEnd(1) { return found(url, .ownHome) }
        if path.equals(1, "own"), path.isPresent(2), let b = path.integer(3), path.isEnd(4), let a = path.string(2),
            let c = url.stringItemIfAny("c")
        {
          return found(url, .own(a: a, b: b, c: c))
        }
      }
    default: break
    }
    if url.hasHostName, let parts0 = split1E3E6473(path.segment(0), url), path.isPresent(1), path.isEnd(2),
        let lang = parts0[0].string(), let page = path.string(1), let version = url.integerItemIfAny("v")
    {
      return found(url, .wiki(lang: lang, page: page, version: version))
    }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x61:  // "a"
      if path.hasCount(0, 1), afterA(url, path.from(1)) { return true }
    case 0x62:  // "b"
      if path.hasCount(0, 1), afterB(url, path.from(1)) { return true }
    case 0x69:  // "i"
      if path.hasCount(0, 1), afterI(url, path.from(1)) { return true }
    case 0x6F:  // "o"
      if path.hasCount(0, 1), afterO(url, path.from(1)) { return true }
    case 0x74:  // "t"
      if path.hasCount(0, 1), afterT(url, path.from(1)) { return true }
    case 0x75:  // "u"
      if path.hasCount(0, 1), afterU(url, path.from(1)) { return true }
    case 0x643A63:  // "c:d"
      if path.hasCount(0, 3), afterCD(url, path.from(1)) { return true }
    case 0x64657869666661:  // "affixed"
      if path.hasCount(0, 7), afterAffixed(url, path.from(1)) { return true }
    default: break
    }
    if path.isPresent(0) { return after_(url, path.from(1)) }
    return false
  }

  static func afterA(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let a = path.integer(0), path.equals(1, "bcdefgh") { return afterA_Bcdefgh(url, path.from(2), a) }
    return false
  }

  static func afterA_Bcdefgh(_ url: _RouteReader, _ path: _RouteReader.Path, _ a: Swift.Int) -> Swift.Bool {
    if let b = path.integer(0), path.equals(1, "bcdefghijklmno"), let c = path.integer(2),
        path.equals(3, "bcdefghijklmnopqrstuvwxyz"), let d = path.integer(4), path.isEnd(5)
    {
      return found(url, .lengths(a: a, b: b, c: c, d: d))
    }
    return false
  }

  static func afterAffixed(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let parts0 = split1B8868D4(path.segment(0), url), path.equals(1, "of"), let m = path.integer(2), path.isEnd(3),
        let n = parts0[0].integer()
    {
      return found(url, .affixed(n: n, m: m))
    }
    return false
  }

  static func afterI(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let a = path.integer(0, Swift.Int8.self), let b = path.integer(1, Swift.UInt8.self),
        let c = path.integer(2, Swift.Int16.self), let d = path.integer(3, Swift.Int64.self),
        let e = path.integer(4, Swift.UInt64.self), path.isEnd(5),
        let f = url.integerItem("f", Swift.UInt.self, default: 10),
        let g = url.integerItemIfAny("g", Swift.Int32.self)
    {
      return found(url, .integers(a: a, b: b, c: c, d: d, e: e, f: f, g: g))
    }
    return false
  }

  static func afterB(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let a = path.bool(0), let b = path.bool(1), path.isEnd(2), let c = url.boolItem("c", default: true),
        let d = url.boolItemIfAny("d")
    {
      return found(url, .booleans(a: a, b: b, c: c, d: d))
    }
    return false
  }

  static func afterT(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isPresent(1), path.equals(2, "x"), path.equals(3, ""), path.isPresent(4),
        path.isEnd(5), let a = path.string(0), let b = path.string(1), let c = path.string(4)
    {
      return found(url, .texts(a: a, b: b, c: c))
    }
    return false
  }

  static func afterO(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let order = closedOrder(path.segment(0)), path.isEnd(1) { return found(url, .lastOfATypeOfItsOwn(order: order)) }
    return false
  }

  static func afterU(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.segment(0).uuid(), let x = path.segment(1).double(), path.isEnd(2) {
      return found(url, .lastUUID(id: id, x: x))
    }
    return false
  }

  static func afterCD(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let a = path.string(0) { return found(url, .colon(a: a)) }
    return false
  }

  static func after_(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "first"), path.isPresent(1), path.isEnd(2), let a = path.string(-1), let b = path.string(1) {
      return found(url, .firstText(a: a, b: b))
    }
    return false
  }

  static func afterWriting(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.segment(0).lowercaseWord {
    case 0x61:  // "a"
      if path.hasCount(0, 1), afterA(url, path.from(1)) { return true }
    case 0x62:  // "b"
      if path.hasCount(0, 1), afterB(url, path.from(1)) { return true }
    case 0x69:  // "i"
      if path.hasCount(0, 1), afterI(url, path.from(1)) { return true }
    case 0x6F:  // "o"
      if path.hasCount(0, 1), afterO(url, path.from(1)) { return true }
    case 0x74:  // "t"
      if path.hasCount(0, 1), afterT(url, path.from(1)) { return true }
    case 0x75:  // "u"
      if path.hasCount(0, 1), afterU(url, path.from(1)) { return true }
    case 0x643A63:  // "c:d"
      if path.hasCount(0, 3), afterCD(url, path.from(1)) { return true }
    case 0x64657869666661:  // "affixed"
      if path.hasCount(0, 7), afterAffixed(url, path.from(1)) { return true }
    default: break
    }
    if path.isPresent(0) { return after_(url, path.from(1)) }
    return false
  }

  static func text(of route: WritingRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://writing.example/prefix/", prefix: "/prefix") { text in write(route, form, &text) }
  }

  static func write(_ route: WritingRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case let .lengths(a, b, c, d):
      text.append("a/", integer: a)
      text.append("/bcdefgh/", integer: b)
      text.append("/bcdefghijklmno/", integer: c)
      text.append("/bcdefghijklmnopqrstuvwxyz/", integer: d)
    case let .affixed(n, m):
      text.begin(form, base: "https://writing.example/prefix", .prefix, isRelative: true, prefix: "/prefix")
      text.literal("affixed")
      text.segment(
        affixes1B8868D4, [.plain(_routeText(n))], first: "v",
        isText: isText1B8868D4, accepts: accepts1B8868D4)
      text.literal("of")
      text.segment(integer: m)
      text.endSegments()
    case let .integers(a, b, c, d, e, f, g):
      text.append("i/", integer: a)
      text.append("/", integer: b)
      text.append("/", integer: c)
      text.append("/", integer: d)
      text.append("/", integer: e)
      text.append(item: "?f=", integer: f, unless: 10)
      text.append(item: "?g=", integerIfAny: g)
    case let .booleans(a, b, c, d):
      text.append("b/", bool: a)
      text.append("/", bool: b)
      text.append(item: "?c=", bool: c, unless: true)
      text.append(item: "?d=", boolIfAny: d)
    case let .texts(a, b, c):
      text.append("t/", segment: a)
      text.append("/", segment: b)
      text.append("/x//", lastSegment: c)
    case let .lastOfATypeOfItsOwn(order): text.append("o/", lastSegment: order.rawValue)
    case let .lastUUID(id, x):
      text.append("u/", segment: _routeText(id))
      text.append("/", lastSegment: _routeText(x))
    case let .firstText(a, b):
      text.begin(form, base: "https://writing.example/prefix", .prefix, isRelative: true, prefix: "/prefix")
      text.segment(a)
      text.append("/first/", lastSegment: b)
    case let .colon(a):
      text.begin(form, base: "https://writing.example/prefix", .prefix, isRelative: true, prefix: "/prefix")
      text.literal("c:d")
      text.append("/", lastSegment: a)
    case let .own(a, b, c):
      text.begin(form, base: "https://own.example", .host, isRelative: false)
      text.literal("own")
      text.append("/", segment: a)
      text.append("/", integer: b)
      if let c, !c.isEmpty { text.append("?c=", value: c) }
    case .ownHome:
      text.begin(form, base: "https://own.example", .host, isRelative: false)
      text.endSegments()
    case let .wiki(lang, page, version):
      text.begin(form, base: "https://", .webHostParameter, isRelative: false)
      text.segment(
        affixes1E3E6473, [.string(lang)], first: "",
        isText: isText1E3E6473, accepts: accepts1E3E6473)
      text.segment(page)
      text.endSegments()
      if let version { text.append("?v=", integer: version) }
    }
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
