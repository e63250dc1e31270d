// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import RouteRuntime

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The URLs of the app.
public nonisolated enum LargeGroupRoute: URLRoute {
  /// `first`
  case first
  case inner(Inner)

  public nonisolated enum Inner: Swift.Hashable, Swift.Sendable {
    /// `inner/alpha`
    case alpha
    /// `inner/bravo/${id:Int}`
    case bravo(id: Swift.Int)
    /// `inner/charlie`
    case charlie
    /// `inner/delta/${name}`
    case delta(name: Swift.String)
    /// `inner/echo`
    case echo
    /// `inner/foxtrot/${id:Int}/${name}`
    case foxtrot(id: Swift.Int, name: Swift.String)
    /// `inner/golf`
    case golf
    /// `inner/hotel/${name}?page=${page:Int?}`
    case hotel(name: Swift.String, page: Swift.Int? = nil)
    /// `inner/india`
    case india
    /// `inner/juliett?color=${color:Color=red}`
    case juliett(color: LargeGroupRoute.Color = .red)
    /// `inner/kilo`
    case kilo
    /// `inner/lima?page=${page:Int?}`
    case lima(page: Swift.Int? = nil)
    /// `inner/mike`
    case mike
    /// `inner/november/${id:Int}`
    case november(id: Swift.Int)
    /// `inner/oscar`
    case oscar
    /// `inner/papa/${name}`
    case papa(name: Swift.String)
    /// `inner/quebec`
    case quebec
    /// `inner/romeo/${id:Int}/${name}`
    case romeo(id: Swift.Int, name: Swift.String)
    /// `inner/sierra`
    case sierra
    /// `inner/tango/${name}?page=${page:Int?}`
    case tango(name: Swift.String, page: Swift.Int? = nil)
    /// `inner/uniform`
    case uniform
    /// `inner/victor?color=${color:Color=red}`
    case victor(color: LargeGroupRoute.Color = .red)
    /// `inner/whiskey`
    case whiskey
    /// `inner/xray?page=${page:Int?}`
    case xray(page: Swift.Int? = nil)
    /// `inner/yankee`
    case yankee
    /// `inner/zulu/${id:Int}`
    case zulu(id: Swift.Int)
    /// `inner/one`
    case one
    /// `inner/two`
    case two
    /// `inner/three`
    case three
    /// `inner/four`
    case four
    /// `inner/five`
    case five
    /// `inner/other/${other:Int}`
    case other(other: Swift.Int)
    case deepest(Deepest)

    public nonisolated enum Deepest: Swift.Hashable, Swift.Sendable {
      /// `inner/deepest/end/${id:Int}`
      case end(id: Swift.Int)
    }
  }

  /// The values as they appear in URLs.
  public nonisolated enum Color: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case red
    case green
  }

  /// The scheme of the first base.
  public static let scheme: Swift.String = "app"
  /// The host of the first base.
  public static let host: Swift.String = "many"
  /// The bases of routes without bases of their own; `url()` writes the first.
  public static let bases: [Swift.String] = ["app://many"]

  /// The route that `url` opens; nil if no pattern matches.
  public init?(url: RouteURL?) {
    guard let url, let route = _Matching.read(_Route.text(url), isRawValue: false) else { return nil }
    self = route
  }

  /// The route of a URL's text, or of what follows the first base.
  public init?(rawValue: Swift.String) {
    guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
    self = route
  }

  /// The text of the URL without the first base.
  public var rawValue: Swift.String {
    _Matching.text(of: self, .rawValue)
  }

  /// The route's canonical URL.
  public func url() -> RouteURL {
    _Route.url(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  public func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _Route.url(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension LargeGroupRoute {
  public static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .first: if case .first = b { return true }
    case let .inner(a0): if case let .inner(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  public func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .first: hasher.combine(0x7B25C37C)
    case let .inner(a0):
      hasher.combine(0x18C7BCB3)
      hasher.combine(a0)
    }
  }
}

nonisolated extension LargeGroupRoute.Inner {
  public static func == (a: Self, b: Self) -> Swift.Bool {
    let number = _Matching.number(of: a)
    guard _Route.equal(number, _Matching.number(of: b)) else { return false }
    switch number &>> 24 {
    case 0x0A12:
      if let a = _Matching.values0A12(of: a), let b = _Matching.values0A12(of: b), _Route.equal(a.0, b.0), _Route.equal(a.1, b.1) { return true }
      return false
    case 0x4765:
      if let a = _Matching.values4765(of: a), let b = _Matching.values4765(of: b), _Route.equal(a.0, b.0), _Route.equal(a.1, b.1) { return true }
      return false
    case 0x57DA:
      if let a = _Matching.values57DA(of: a), let b = _Matching.values57DA(of: b), _Route.equal(a, b) { return true }
      return false
    case 0x62D7:
      if let a = _Matching.values62D7(of: a), let b = _Matching.values62D7(of: b), _Route.equal(a, b) { return true }
      return false
    case 0x7914:
      if let a = _Matching.values7914(of: a), let b = _Matching.values7914(of: b), _Route.equal(a, b) { return true }
      return false
    case 0x90E2:
      if let a = _Matching.values90E2(of: a), let b = _Matching.values90E2(of: b), _Route.equal(a, b) { return true }
      return false
    case 0xD5F4:
      if let a = _Matching.valuesD5F4(of: a), let b = _Matching.valuesD5F4(of: b), _Route.equal(a, b) { return true }
      return false
    default: break
    }
    return true
  }

  public func hash(into hasher: inout Swift.Hasher) {
    let number = _Matching.number(of: self)
    hasher.combine(number)
    switch number &>> 24 {
    case 0x0A12:
      guard let values = _Matching.values0A12(of: self) else { return }
      hasher.combine(values.0)
      hasher.combine(values.1)
    case 0x4765:
      guard let values = _Matching.values4765(of: self) else { return }
      hasher.combine(values.0)
      hasher.combine(values.1)
    case 0x57DA:
      guard let values = _Matching.values57DA(of: self) else { return }
      hasher.combine(values)
    case 0x62D7:
      guard let values = _Matching.values62D7(of: self) else { return }
      hasher.combine(values)
    case 0x7914:
      guard let values = _Matching.values7914(of: self) else { return }
      hasher.combine(values)
    case 0x90E2:
      guard let values = _Matching.values90E2(of: self) else { return }
      hasher.combine(values)
    case 0xD5F4:
      guard let values = _Matching.valuesD5F4(of: self) else { return }
      hasher.combine(values)
    default: break
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: LargeGroupRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("many") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isLast(0, "first") { return found(.first) }
    if equals(0, "inner") { return from(1).afterInner() }
    return false
  }

  func afterInner() -> Swift.Bool {
    switch word(0) {
    case 0x656E6F:  // "one"
      if hasCount(0, 3), isEnd(1) { return found(.inner(.one)) }
    case 0x6F7774:  // "two"
      if hasCount(0, 3), isEnd(1) { return found(.inner(.two)) }
    case 0x616D696C:  // "lima"
      if hasCount(0, 4) { return from(1).afterInnerLima() }
    case 0x61706170:  // "papa"
      if hasCount(0, 4) { return from(1).afterInnerPapa() }
    case 0x656B696D:  // "mike"
      if hasCount(0, 4), isEnd(1) { return found(.inner(.mike)) }
    case 0x65766966:  // "five"
      if hasCount(0, 4), isEnd(1) { return found(.inner(.five)) }
    case 0x666C6F67:  // "golf"
      if hasCount(0, 4), isEnd(1) { return found(.inner(.golf)) }
    case 0x6F686365:  // "echo"
      if hasCount(0, 4), isEnd(1) { return found(.inner(.echo)) }
    case 0x6F6C696B:  // "kilo"
      if hasCount(0, 4), isEnd(1) { return found(.inner(.kilo)) }
    case 0x72756F66:  // "four"
      if hasCount(0, 4), isEnd(1) { return found(.inner(.four)) }
    case 0x756C757A:  // "zulu"
      if hasCount(0, 4) { return from(1).afterInnerZulu() }
    case 0x79617278:  // "xray"
      if hasCount(0, 4) { return from(1).afterInnerXray() }
    case 0x6168706C61:  // "alpha"
      if hasCount(0, 5), isEnd(1) { return found(.inner(.alpha)) }
    case 0x6169646E69:  // "india"
      if hasCount(0, 5), isEnd(1) { return found(.inner(.india)) }
    case 0x61746C6564:  // "delta"
      if hasCount(0, 5) { return from(1).afterInnerDelta() }
    case 0x6565726874:  // "three"
      if hasCount(0, 5), isEnd(1) { return found(.inner(.three)) }
    case 0x6C65746F68:  // "hotel"
      if hasCount(0, 5) { return from(1).afterInnerHotel() }
    case 0x6F656D6F72:  // "romeo"
      if hasCount(0, 5) { return from(1).afterInnerRomeo() }
    case 0x6F676E6174:  // "tango"
      if hasCount(0, 5) { return from(1).afterInnerTango() }
    case 0x6F76617262:  // "bravo"
      if hasCount(0, 5) { return from(1).afterInnerBravo() }
    case 0x726163736F:  // "oscar"
      if hasCount(0, 5), isEnd(1) { return found(.inner(.oscar)) }
    case 0x726568746F:  // "other"
      if hasCount(0, 5) { return from(1).afterInnerOther() }
    case 0x617272656973:  // "sierra"
      if hasCount(0, 6), isEnd(1) { return found(.inner(.sierra)) }
    case 0x636562657571:  // "quebec"
      if hasCount(0, 6), isEnd(1) { return found(.inner(.quebec)) }
    case 0x65656B6E6179:  // "yankee"
      if hasCount(0, 6), isEnd(1) { return found(.inner(.yankee)) }
    case 0x726F74636976:  // "victor"
      if hasCount(0, 6) { return from(1).afterInnerVictor() }
    case 0x65696C72616863:  // "charlie"
      if hasCount(0, 7), isEnd(1) { return found(.inner(.charlie)) }
    case 0x6D726F66696E75:  // "uniform"
      if hasCount(0, 7), isEnd(1) { return found(.inner(.uniform)) }
    case 0x746F7274786F66:  // "foxtrot"
      if hasCount(0, 7) { return from(1).afterInnerFoxtrot() }
    case 0x74736570656564:  // "deepest"
      if hasCount(0, 7) { return from(1).afterInnerDeepest() }
    case 0x747465696C756A:  // "juliett"
      if hasCount(0, 7) { return from(1).afterInnerJuliett() }
    case 0x79656B73696877:  // "whiskey"
      if hasCount(0, 7), isEnd(1) { return found(.inner(.whiskey)) }
    case 0x7265626D65766F6E:  // "november"
      if hasCount(0, 8) { return from(1).afterInnerNovember() }
    default: break
    }
    return false
  }

  func afterInnerBravo() -> Swift.Bool {
    if let id = integer(0), isEnd(1) { return found(.inner(.bravo(id: id))) }
    return false
  }

  func afterInnerDelta() -> Swift.Bool {
    if isLast(0), let name = string(0) { return found(.inner(.delta(name: name))) }
    return false
  }

  func afterInnerFoxtrot() -> Swift.Bool {
    if let id = integer(0), isLast(1), let name = string(1) { return found(.inner(.foxtrot(id: id, name: name))) }
    return false
  }

  func afterInnerHotel() -> Swift.Bool {
    if isLast(0), let name = string(0), let page = integerIfAny("page") {
      return found(.inner(.hotel(name: name, page: page)))
    }
    return false
  }

  func afterInnerJuliett() -> Swift.Bool {
    if isEnd(0),
        let color = url.item("color").defaulting(to: LargeGroupRoute.Color.red, { _Matching.closedColor($0) })
    {
      return found(.inner(.juliett(color: color)))
    }
    return false
  }

  func afterInnerLima() -> Swift.Bool {
    if isEnd(0), let page = integerIfAny("page") { return found(.inner(.lima(page: page))) }
    return false
  }

  func afterInnerNovember() -> Swift.Bool {
    if let id = integer(0), isEnd(1) { return found(.inner(.november(id: id))) }
    return false
  }

  func afterInnerPapa() -> Swift.Bool {
    if isLast(0), let name = string(0) { return found(.inner(.papa(name: name))) }
    return false
  }

  func afterInnerRomeo() -> Swift.Bool {
    if let id = integer(0), isLast(1), let name = string(1) { return found(.inner(.romeo(id: id, name: name))) }
    return false
  }

  func afterInnerTango() -> Swift.Bool {
    if isLast(0), let name = string(0), let page = integerIfAny("page") {
      return found(.inner(.tango(name: name, page: page)))
    }
    return false
  }

  func afterInnerVictor() -> Swift.Bool {
    if isEnd(0),
        let color = url.item("color").defaulting(to: LargeGroupRoute.Color.red, { _Matching.closedColor($0) })
    {
      return found(.inner(.victor(color: color)))
    }
    return false
  }

  func afterInnerXray() -> Swift.Bool {
    if isEnd(0), let page = integerIfAny("page") { return found(.inner(.xray(page: page))) }
    return false
  }

  func afterInnerZulu() -> Swift.Bool {
    if let id = integer(0), isEnd(1) { return found(.inner(.zulu(id: id))) }
    return false
  }

  func afterInnerOther() -> Swift.Bool {
    if let other = integer(0), isEnd(1) { return found(.inner(.other(other: other))) }
    return false
  }

  func afterInnerDeepest() -> Swift.Bool {
    if equals(0, "end"), let id = integer(1), isEnd(2) { return found(.inner(.deepest(.end(id: id)))) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: LargeGroupRoute, _ form: _RouteForm) {
    switch route {
    case .first: add("first")
    case .inner(.alpha): add("inner/alpha")
    case let .inner(.bravo(id)): add("inner/bravo/", id)
    case .inner(.charlie): add("inner/charlie")
    case let .inner(.delta(name)): add("inner/delta/", last: name)
    case .inner(.echo): add("inner/echo")
    case let .inner(.foxtrot(id, name)):
      add("inner/foxtrot/", id)
      add("/", last: name)
    case .inner(.golf): add("inner/golf")
    case let .inner(.hotel(name, page)):
      add("inner/hotel/", last: name)
      if let page { add("?page=", page) }
    case .inner(.india): add("inner/india")
    case let .inner(.juliett(color)):
      add("inner/juliett")
      if !_Route.equal(color, LargeGroupRoute.Color.red) { add("?color=", value: color.rawValue) }
    case .inner(.kilo): add("inner/kilo")
    case let .inner(.lima(page)):
      add("inner/lima")
      if let page { add("?page=", page) }
    case .inner(.mike): add("inner/mike")
    case let .inner(.november(id)): add("inner/november/", id)
    case .inner(.oscar): add("inner/oscar")
    case let .inner(.papa(name)): add("inner/papa/", last: name)
    case .inner(.quebec): add("inner/quebec")
    case let .inner(.romeo(id, name)):
      add("inner/romeo/", id)
      add("/", last: name)
    case .inner(.sierra): add("inner/sierra")
    case let .inner(.tango(name, page)):
      add("inner/tango/", last: name)
      if let page { add("?page=", page) }
    case .inner(.uniform): add("inner/uniform")
    case let .inner(.victor(color)):
      add("inner/victor")
      if !_Route.equal(color, LargeGroupRoute.Color.red) { add("?color=", value: color.rawValue) }
    case .inner(.whiskey): add("inner/whiskey")
    case let .inner(.xray(page)):
      add("inner/xray")
      if let page { add("?page=", page) }
    case .inner(.yankee): add("inner/yankee")
    case let .inner(.zulu(id)): add("inner/zulu/", id)
    case .inner(.one): add("inner/one")
    case .inner(.two): add("inner/two")
    case .inner(.three): add("inner/three")
    case .inner(.four): add("inner/four")
    case .inner(.five): add("inner/five")
    case let .inner(.other(other)): add("inner/other/", other)
    case let .inner(.deepest(.end(id))): add("inner/deepest/end/", id)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> LargeGroupRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://many", segments: 7) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: LargeGroupRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://many/") { text in text.write(route, form) }
  }

  static func closedColor(_ part: _RoutePart) -> LargeGroupRoute.Color? {
    switch part.word {
    case 0x646572:  // "red"
      if part.hasCount(3) { return LargeGroupRoute.Color.red }
    case 0x6E65657267:  // "green"
      if part.hasCount(5) { return LargeGroupRoute.Color.green }
    default: break
    }
    return nil
  }

  @inline(never)
  static func number(of route: LargeGroupRoute.Inner) -> Swift.UInt64 {
    switch route {
    case .alpha: return 0x644179
    case .bravo: return 0x62D73459DF
    case .charlie: return 0x24FA8C
    case .delta: return 0x7914962E31
    case .echo: return 0xCE3892
    case .foxtrot: return 0x0A12249DA7
    case .golf: return 0x41E43E
    case .hotel: return 0x4765E41037
    case .india: return 0x69F07F
    case .juliett: return 0x90E28F7EC0
    case .kilo: return 0x852273
    case .lima: return 0xD5F4836CD0
    case .mike: return 0xE8DAE5
    case .november: return 0x62D73E6D74
    case .oscar: return 0xFB921C
    case .papa: return 0x79147F21A1
    case .quebec: return 0x3A56B3
    case .romeo: return 0x0A12FB7065
    case .sierra: return 0x8D7DA1
    case .tango: return 0x47657AB400
    case .uniform: return 0xFDC723
    case .victor: return 0x90E29B2366
    case .whiskey: return 0xB4A28A
    case .xray: return 0xD5F495E378
    case .yankee: return 0xD296B5
    case .zulu: return 0x62D7474D36
    case .one: return 0x52BDA4
    case .two: return 0x6545F6
    case .three: return 0x326179
    case .four: return 0xBCC1EB
    case .five: return 0x03D6CD
    case .other: return 0x62D744D06F
    case .deepest: return 0x57DAE7A477
    }
  }

  @inline(never)
  static func values0A12(of route: LargeGroupRoute.Inner) -> (Swift.Int, Swift.String)? {
    switch route {
    case
      let .foxtrot(v0, v1),
      let .romeo(v0, v1):
      return (v0, v1)
    default: return nil
    }
  }

  @inline(never)
  static func values4765(of route: LargeGroupRoute.Inner) -> (Swift.String, Swift.Int?)? {
    switch route {
    case
      let .hotel(v0, v1),
      let .tango(v0, v1):
      return (v0, v1)
    default: return nil
    }
  }

  @inline(never)
  static func values57DA(of route: LargeGroupRoute.Inner) -> (LargeGroupRoute.Inner.Deepest)? {
    switch route {
    case
      let .deepest(v0):
      return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values62D7(of route: LargeGroupRoute.Inner) -> (Swift.Int)? {
    switch route {
    case
      let .bravo(v0),
      let .november(v0),
      let .zulu(v0),
      let .other(v0):
      return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values7914(of route: LargeGroupRoute.Inner) -> (Swift.String)? {
    switch route {
    case
      let .delta(v0),
      let .papa(v0):
      return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values90E2(of route: LargeGroupRoute.Inner) -> (LargeGroupRoute.Color)? {
    switch route {
    case
      let .juliett(v0),
      let .victor(v0):
      return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func valuesD5F4(of route: LargeGroupRoute.Inner) -> (Swift.Int?)? {
    switch route {
    case
      let .lima(v0),
      let .xray(v0):
      return (v0)
    default: return nil
    }
  }
}
