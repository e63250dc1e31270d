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
    guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
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
    _routeURL(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  public func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension LargeGroupRoute {
  public static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .first: if case .first = b { return true }
    case let .inner(a0): if case let .inner(b0) = b, _routeEqual(a0, b0) { return true }
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
    guard _routeEqual(number, _Matching.number(of: b)) else { return false }
    switch number &>> 32 {
    case 0x050290E2:
      if let a = _Matching.values050290E2(of: a), let b = _Matching.values050290E2(of: b), _routeEqual(a, b) { return true }
      return false
    case 0x061CD5F4:
      if let a = _Matching.values061CD5F4(of: a), let b = _Matching.values061CD5F4(of: b), _routeEqual(a, b) { return true }
      return false
    case 0x57C47914:
      if let a = _Matching.values57C47914(of: a), let b = _Matching.values57C47914(of: b), _routeEqual(a, b) { return true }
      return false
    case 0x5D234765:
      if let a = _Matching.values5D234765(of: a), let b = _Matching.values5D234765(of: b), _routeEqual(a.0, b.0), _routeEqual(a.1, b.1) { return true }
      return false
    case 0x6D9F57DA:
      if let a = _Matching.values6D9F57DA(of: a), let b = _Matching.values6D9F57DA(of: b), _routeEqual(a, b) { return true }
      return false
    case 0x72B30A12:
      if let a = _Matching.values72B30A12(of: a), let b = _Matching.values72B30A12(of: b), _routeEqual(a.0, b.0), _routeEqual(a.1, b.1) { return true }
      return false
    case 0x770862D7:
      if let a = _Matching.values770862D7(of: a), let b = _Matching.values770862D7(of: b), _routeEqual(a, b) { return true }
      return false
    default: break
    }
    return true
  }

  public func hash(into hasher: inout Swift.Hasher) {
    let number = _Matching.number(of: self)
    hasher.combine(number)
    switch number &>> 32 {
    case 0x050290E2:
      guard let values = _Matching.values050290E2(of: self) else { return }
      hasher.combine(values)
    case 0x061CD5F4:
      guard let values = _Matching.values061CD5F4(of: self) else { return }
      hasher.combine(values)
    case 0x57C47914:
      guard let values = _Matching.values57C47914(of: self) else { return }
      hasher.combine(values)
    case 0x5D234765:
      guard let values = _Matching.values5D234765(of: self) else { return }
      hasher.combine(values.0)
      hasher.combine(values.1)
    case 0x6D9F57DA:
      guard let values = _Matching.values6D9F57DA(of: self) else { return }
      hasher.combine(values)
    case 0x72B30A12:
      guard let values = _Matching.values72B30A12(of: self) else { return }
      hasher.combine(values.0)
      hasher.combine(values.1)
    case 0x770862D7:
      guard let values = _Matching.values770862D7(of: self) else { return }
      hasher.combine(values)
    default: break
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> LargeGroupRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://many", segments: 7) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: LargeGroupRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return afterApp(url, path)
    }
    return false
  }

  static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("many") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x72656E6E69:  // "inner"
      if path.hasCount(0, 5) { return afterInner(url, path.from(1)) }
    case 0x7473726966:  // "first"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .first) }
    default: break
    }
    return false
  }

  static func afterInner(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x656E6F:  // "one"
      if path.hasCount(0, 3), path.isEnd(1) { return found(url, .inner(.one)) }
    case 0x6F7774:  // "two"
      if path.hasCount(0, 3), path.isEnd(1) { return found(url, .inner(.two)) }
    case 0x616D696C:  // "lima"
      if path.hasCount(0, 4) { return afterInnerLima(url, path.from(1)) }
    case 0x61706170:  // "papa"
      if path.hasCount(0, 4) { return afterInnerPapa(url, path.from(1)) }
    case 0x656B696D:  // "mike"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .inner(.mike)) }
    case 0x65766966:  // "five"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .inner(.five)) }
    case 0x666C6F67:  // "golf"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .inner(.golf)) }
    case 0x6F686365:  // "echo"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .inner(.echo)) }
    case 0x6F6C696B:  // "kilo"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .inner(.kilo)) }
    case 0x72756F66:  // "four"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .inner(.four)) }
    case 0x756C757A:  // "zulu"
      if path.hasCount(0, 4) { return afterInnerZulu(url, path.from(1)) }
    case 0x79617278:  // "xray"
      if path.hasCount(0, 4) { return afterInnerXray(url, path.from(1)) }
    case 0x6168706C61:  // "alpha"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .inner(.alpha)) }
    case 0x6169646E69:  // "india"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .inner(.india)) }
    case 0x61746C6564:  // "delta"
      if path.hasCount(0, 5) { return afterInnerDelta(url, path.from(1)) }
    case 0x6565726874:  // "three"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .inner(.three)) }
    case 0x6C65746F68:  // "hotel"
      if path.hasCount(0, 5) { return afterInnerHotel(url, path.from(1)) }
    case 0x6F656D6F72:  // "romeo"
      if path.hasCount(0, 5) { return afterInnerRomeo(url, path.from(1)) }
    case 0x6F676E6174:  // "tango"
      if path.hasCount(0, 5) { return afterInnerTango(url, path.from(1)) }
    case 0x6F76617262:  // "bravo"
      if path.hasCount(0, 5) { return afterInnerBravo(url, path.from(1)) }
    case 0x726163736F:  // "oscar"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .inner(.oscar)) }
    case 0x726568746F:  // "other"
      if path.hasCount(0, 5) { return afterInnerOther(url, path.from(1)) }
    case 0x617272656973:  // "sierra"
      if path.hasCount(0, 6), path.isEnd(1) { return found(url, .inner(.sierra)) }
    case 0x636562657571:  // "quebec"
      if path.hasCount(0, 6), path.isEnd(1) { return found(url, .inner(.quebec)) }
    case 0x65656B6E6179:  // "yankee"
      if path.hasCount(0, 6), path.isEnd(1) { return found(url, .inner(.yankee)) }
    case 0x726F74636976:  // "victor"
      if path.hasCount(0, 6) { return afterInnerVictor(url, path.from(1)) }
    case 0x65696C72616863:  // "charlie"
      if path.hasCount(0, 7), path.isEnd(1) { return found(url, .inner(.charlie)) }
    case 0x6D726F66696E75:  // "uniform"
      if path.hasCount(0, 7), path.isEnd(1) { return found(url, .inner(.uniform)) }
    case 0x746F7274786F66:  // "foxtrot"
      if path.hasCount(0, 7) { return afterInnerFoxtrot(url, path.from(1)) }
    case 0x74736570656564:  // "deepest"
      if path.hasCount(0, 7) { return afterInnerDeepest(url, path.from(1)) }
    case 0x747465696C756A:  // "juliett"
      if path.hasCount(0, 7) { return afterInnerJuliett(url, path.from(1)) }
    case 0x79656B73696877:  // "whiskey"
      if path.hasCount(0, 7), path.isEnd(1) { return found(url, .inner(.whiskey)) }
    case 0x7265626D65766F6E:  // "november"
      if path.hasCount(0, 8) { return afterInnerNovember(url, path.from(1)) }
    default: break
    }
    return false
  }

  static func afterInnerBravo(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isEnd(1) { return found(url, .inner(.bravo(id: id))) }
    return false
  }

  static func afterInnerDelta(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return found(url, .inner(.delta(name: name))) }
    return false
  }

  static func afterInnerFoxtrot(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isPresent(1), path.isEnd(2), let name = path.string(1) {
      return found(url, .inner(.foxtrot(id: id, name: name)))
    }
    return false
  }

  static func afterInnerHotel(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let name = path.string(0), let page = url.integerItemIfAny("page") {
      return found(url, .inner(.hotel(name: name, page: page)))
    }
    return false
  }

  static func afterInnerJuliett(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let color = url.item("color").defaulting(to: LargeGroupRoute.Color.red, { closedColor($0) }) {
      return found(url, .inner(.juliett(color: color)))
    }
    return false
  }

  static func afterInnerLima(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let page = url.integerItemIfAny("page") { return found(url, .inner(.lima(page: page))) }
    return false
  }

  static func afterInnerNovember(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isEnd(1) { return found(url, .inner(.november(id: id))) }
    return false
  }

  static func afterInnerPapa(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return found(url, .inner(.papa(name: name))) }
    return false
  }

  static func afterInnerRomeo(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isPresent(1), path.isEnd(2), let name = path.string(1) {
      return found(url, .inner(.romeo(id: id, name: name)))
    }
    return false
  }

  static func afterInnerTango(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let name = path.string(0), let page = url.integerItemIfAny("page") {
      return found(url, .inner(.tango(name: name, page: page)))
    }
    return false
  }

  static func afterInnerVictor(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let color = url.item("color").defaulting(to: LargeGroupRoute.Color.red, { closedColor($0) }) {
      return found(url, .inner(.victor(color: color)))
    }
    return false
  }

  static func afterInnerXray(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let page = url.integerItemIfAny("page") { return found(url, .inner(.xray(page: page))) }
    return false
  }

  static func afterInnerZulu(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isEnd(1) { return found(url, .inner(.zulu(id: id))) }
    return false
  }

  static func afterInnerOther(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let other = path.integer(0), path.isEnd(1) { return found(url, .inner(.other(other: other))) }
    return false
  }

  static func afterInnerDeepest(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "end"), let id = path.integer(1), path.isEnd(2) {
      return found(url, .inner(.deepest(.end(id: id))))
    }
    return false
  }

  static func text(of route: LargeGroupRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://many/") { text in write(route, form, &text) }
  }

  static func write(_ route: LargeGroupRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case .first: text.append("first")
    case .inner(.alpha): text.append("inner/alpha")
    case let .inner(.bravo(id)): text.append("inner/bravo/", integer: id)
    case .inner(.charlie): text.append("inner/charlie")
    case let .inner(.delta(name)): text.append("inner/delta/", lastSegment: name)
    case .inner(.echo): text.append("inner/echo")
    case let .inner(.foxtrot(id, name)):
      text.append("inner/foxtrot/", integer: id)
      text.append("/", lastSegment: name)
    case .inner(.golf): text.append("inner/golf")
    case let .inner(.hotel(name, page)):
      text.append("inner/hotel/", lastSegment: name)
      if let page { text.append("?page=", integer: page) }
    case .inner(.india): text.append("inner/india")
    case let .inner(.juliett(color)):
      text.append("inner/juliett")
      if !_routeEqual(color, LargeGroupRoute.Color.red) { text.append("?color=", value: color.rawValue) }
    case .inner(.kilo): text.append("inner/kilo")
    case let .inner(.lima(page)):
      text.append("inner/lima")
      if let page { text.append("?page=", integer: page) }
    case .inner(.mike): text.append("inner/mike")
    case let .inner(.november(id)): text.append("inner/november/", integer: id)
    case .inner(.oscar): text.append("inner/oscar")
    case let .inner(.papa(name)): text.append("inner/papa/", lastSegment: name)
    case .inner(.quebec): text.append("inner/quebec")
    case let .inner(.romeo(id, name)):
      text.append("inner/romeo/", integer: id)
      text.append("/", lastSegment: name)
    case .inner(.sierra): text.append("inner/sierra")
    case let .inner(.tango(name, page)):
      text.append("inner/tango/", lastSegment: name)
      if let page { text.append("?page=", integer: page) }
    case .inner(.uniform): text.append("inner/uniform")
    case let .inner(.victor(color)):
      text.append("inner/victor")
      if !_routeEqual(color, LargeGroupRoute.Color.red) { text.append("?color=", value: color.rawValue) }
    case .inner(.whiskey): text.append("inner/whiskey")
    case let .inner(.xray(page)):
      text.append("inner/xray")
      if let page { text.append("?page=", integer: page) }
    case .inner(.yankee): text.append("inner/yankee")
    case let .inner(.zulu(id)): text.append("inner/zulu/", integer: id)
    case .inner(.one): text.append("inner/one")
    case .inner(.two): text.append("inner/two")
    case .inner(.three): text.append("inner/three")
    case .inner(.four): text.append("inner/four")
    case .inner(.five): text.append("inner/five")
    case let .inner(.other(other)): text.append("inner/other/", integer: other)
    case let .inner(.deepest(.end(id))): text.append("inner/deepest/end/", integer: id)
    }
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
    case .alpha: return 0x0000000037644179
    case .bravo: return 0x770862D77E3459DF
    case .charlie: return 0x000000004024FA8C
    case .delta: return 0x57C4791427962E31
    case .echo: return 0x0000000013CE3892
    case .foxtrot: return 0x72B30A1202249DA7
    case .golf: return 0x000000006D41E43E
    case .hotel: return 0x5D2347650CE41037
    case .india: return 0x000000004469F07F
    case .juliett: return 0x050290E2498F7EC0
    case .kilo: return 0x0000000008852273
    case .lima: return 0x061CD5F436836CD0
    case .mike: return 0x000000006AE8DAE5
    case .november: return 0x770862D7543E6D74
    case .oscar: return 0x000000000BFB921C
    case .papa: return 0x57C47914607F21A1
    case .quebec: return 0x000000004B3A56B3
    case .romeo: return 0x72B30A1251FB7065
    case .sierra: return 0x00000000748D7DA1
    case .tango: return 0x5D234765157AB400
    case .uniform: return 0x0000000074FDC723
    case .victor: return 0x050290E2309B2366
    case .whiskey: return 0x0000000053B4A28A
    case .xray: return 0x061CD5F43995E378
    case .yankee: return 0x0000000035D296B5
    case .zulu: return 0x770862D745474D36
    case .one: return 0x000000005852BDA4
    case .two: return 0x000000003F6545F6
    case .three: return 0x0000000059326179
    case .four: return 0x0000000047BCC1EB
    case .five: return 0x000000001A03D6CD
    case .other: return 0x770862D72D44D06F
    case .deepest: return 0x6D9F57DA21E7A477
    }
  }

  @inline(never)
  static func values050290E2(of route: LargeGroupRoute.Inner) -> (LargeGroupRoute.Color)? {
    switch route {
    case let .juliett(v0): return (v0)
    case let .victor(v0): return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values061CD5F4(of route: LargeGroupRoute.Inner) -> (Swift.Int?)? {
    switch route {
    case let .lima(v0): return (v0)
    case let .xray(v0): return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values57C47914(of route: LargeGroupRoute.Inner) -> (Swift.String)? {
    switch route {
    case let .delta(v0): return (v0)
    case let .papa(v0): return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values5D234765(of route: LargeGroupRoute.Inner) -> (Swift.String, Swift.Int?)? {
    switch route {
    case let .hotel(v0, v1): return (v0, v1)
    case let .tango(v0, v1): return (v0, v1)
    default: return nil
    }
  }

  @inline(never)
  static func values6D9F57DA(of route: LargeGroupRoute.Inner) -> (LargeGroupRoute.Inner.Deepest)? {
    switch route {
    case let .deepest(v0): return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values72B30A12(of route: LargeGroupRoute.Inner) -> (Swift.Int, Swift.String)? {
    switch route {
    case let .foxtrot(v0, v1): return (v0, v1)
    case let .romeo(v0, v1): return (v0, v1)
    default: return nil
    }
  }

  @inline(never)
  static func values770862D7(of route: LargeGroupRoute.Inner) -> (Swift.Int)? {
    switch route {
    case let .bravo(v0): return (v0)
    case let .november(v0): return (v0)
    case let .zulu(v0): return (v0)
    case let .other(v0): return (v0)
    default: return nil
    }
  }
}
