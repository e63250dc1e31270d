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
public nonisolated enum ManyRoute: URLRoute {
  /// `alpha`
  case alpha
  /// `bravo/${id:Int}`
  case bravo(id: Swift.Int)
  /// `charlie`
  case charlie
  /// `delta/${name}`
  case delta(name: Swift.String)
  /// `echo`
  case echo
  /// `foxtrot/${id:Int}/${name}`
  case foxtrot(id: Swift.Int, name: Swift.String)
  /// `golf`
  case golf
  /// `hotel/${name}?page=${page:Int?}`
  case hotel(name: Swift.String, page: Swift.Int? = nil)
  /// `india`
  case india
  /// `juliett?color=${color:Color=red}`
  case juliett(color: ManyRoute.Color = .red)
  /// `kilo`
  case kilo
  /// `lima?page=${page:Int?}`
  case lima(page: Swift.Int? = nil)
  /// `mike`
  case mike
  /// `november/${id:Int}`
  case november(id: Swift.Int)
  /// `oscar`
  case oscar
  /// `papa/${name}`
  case papa(name: Swift.String)
  /// `quebec`
  case quebec
  /// `romeo/${id:Int}/${name}`
  case romeo(id: Swift.Int, name: Swift.String)
  /// `sierra`
  case sierra
  /// `tango/${name}?page=${page:Int?}`
  case tango(name: Swift.String, page: Swift.Int? = nil)
  /// `uniform`
  case uniform
  /// `victor?color=${color:Color=red}`
  case victor(color: ManyRoute.Color = .red)
  /// `whiskey`
  case whiskey
  /// `xray?page=${page:Int?}`
  case xray(page: Swift.Int? = nil)
  /// `yankee`
  case yankee
  /// `zulu/${id:Int}`
  case zulu(id: Swift.Int)
  /// `one`
  case one
  /// `two/${name}`
  case two(name: Swift.String)
  /// `three`
  case three
  /// `four/${id:Int}/${name}`
  case four(id: Swift.Int, name: Swift.String)
  /// `other/${other:Int}`
  case other(other: Swift.Int)
  /// `list/${path...}`
  case list(path: [Swift.String] = [])
  /// `rest?${items...}`
  case rest(items: [Swift.String: Swift.String] = [:])

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

nonisolated extension ManyRoute {
  public static func == (a: Self, b: Self) -> Swift.Bool {
    let number = _Matching.number(of: a)
    guard _routeEqual(number, _Matching.number(of: b)) else { return false }
    switch number &>> 32 {
    case 0x01E055A8:
      if let a = _Matching.values01E055A8(of: a), let b = _Matching.values01E055A8(of: b), _routeEqual(a, b) { return true }
      return false
    case 0x061CD5F4:
      if let a = _Matching.values061CD5F4(of: a), let b = _Matching.values061CD5F4(of: b), _routeEqual(a, b) { return true }
      return false
    case 0x0D535E0B:
      if let a = _Matching.values0D535E0B(of: a), let b = _Matching.values0D535E0B(of: b), _routeEqual(a, b) { return true }
      return false
    case 0x52509C09:
      if let a = _Matching.values52509C09(of: a), let b = _Matching.values52509C09(of: b), _routeEqual(a, b) { return true }
      return false
    case 0x57C47914:
      if let a = _Matching.values57C47914(of: a), let b = _Matching.values57C47914(of: b), _routeEqual(a, b) { return true }
      return false
    case 0x5D234765:
      if let a = _Matching.values5D234765(of: a), let b = _Matching.values5D234765(of: b), _routeEqual(a.0, b.0), _routeEqual(a.1, b.1) { return true }
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
    case 0x01E055A8:
      guard let values = _Matching.values01E055A8(of: self) else { return }
      hasher.combine(values)
    case 0x061CD5F4:
      guard let values = _Matching.values061CD5F4(of: self) else { return }
      hasher.combine(values)
    case 0x0D535E0B:
      guard let values = _Matching.values0D535E0B(of: self) else { return }
      hasher.combine(values)
    case 0x52509C09:
      guard let values = _Matching.values52509C09(of: self) else { return }
      hasher.combine(values)
    case 0x57C47914:
      guard let values = _Matching.values57C47914(of: self) else { return }
      hasher.combine(values)
    case 0x5D234765:
      guard let values = _Matching.values5D234765(of: self) else { return }
      hasher.combine(values.0)
      hasher.combine(values.1)
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
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> ManyRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://many", segments: 6) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: ManyRoute) -> Swift.Bool { url.found(route) }

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
    case 0x656E6F:  // "one"
      if path.hasCount(0, 3), path.isEnd(1) { return found(url, .one) }
    case 0x6F7774:  // "two"
      if path.hasCount(0, 3) { return afterTwo(url, path.from(1)) }
    case 0x616D696C:  // "lima"
      if path.hasCount(0, 4) { return afterLima(url, path.from(1)) }
    case 0x61706170:  // "papa"
      if path.hasCount(0, 4) { return afterPapa(url, path.from(1)) }
    case 0x656B696D:  // "mike"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .mike) }
    case 0x666C6F67:  // "golf"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .golf) }
    case 0x6F686365:  // "echo"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .echo) }
    case 0x6F6C696B:  // "kilo"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .kilo) }
    case 0x72756F66:  // "four"
      if path.hasCount(0, 4) { return afterFour(url, path.from(1)) }
    case 0x74736572:  // "rest"
      if path.hasCount(0, 4), path.isEnd(1), let items = url.otherItems() { return found(url, .rest(items: items)) }
    case 0x7473696C:  // "list"
      if path.hasCount(0, 4) { return afterList(url, path.from(1)) }
    case 0x756C757A:  // "zulu"
      if path.hasCount(0, 4) { return afterZulu(url, path.from(1)) }
    case 0x79617278:  // "xray"
      if path.hasCount(0, 4) { return afterXray(url, path.from(1)) }
    case 0x6168706C61:  // "alpha"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .alpha) }
    case 0x6169646E69:  // "india"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .india) }
    case 0x61746C6564:  // "delta"
      if path.hasCount(0, 5) { return afterDelta(url, path.from(1)) }
    case 0x6565726874:  // "three"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .three) }
    case 0x6C65746F68:  // "hotel"
      if path.hasCount(0, 5) { return afterHotel(url, path.from(1)) }
    case 0x6F656D6F72:  // "romeo"
      if path.hasCount(0, 5) { return afterRomeo(url, path.from(1)) }
    case 0x6F676E6174:  // "tango"
      if path.hasCount(0, 5) { return afterTango(url, path.from(1)) }
    case 0x6F76617262:  // "bravo"
      if path.hasCount(0, 5) { return afterBravo(url, path.from(1)) }
    case 0x726163736F:  // "oscar"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .oscar) }
    case 0x726568746F:  // "other"
      if path.hasCount(0, 5) { return afterOther(url, path.from(1)) }
    case 0x617272656973:  // "sierra"
      if path.hasCount(0, 6), path.isEnd(1) { return found(url, .sierra) }
    case 0x636562657571:  // "quebec"
      if path.hasCount(0, 6), path.isEnd(1) { return found(url, .quebec) }
    case 0x65656B6E6179:  // "yankee"
      if path.hasCount(0, 6), path.isEnd(1) { return found(url, .yankee) }
    case 0x726F74636976:  // "victor"
      if path.hasCount(0, 6) { return afterVictor(url, path.from(1)) }
    case 0x65696C72616863:  // "charlie"
      if path.hasCount(0, 7), path.isEnd(1) { return found(url, .charlie) }
    case 0x6D726F66696E75:  // "uniform"
      if path.hasCount(0, 7), path.isEnd(1) { return found(url, .uniform) }
    case 0x746F7274786F66:  // "foxtrot"
      if path.hasCount(0, 7) { return afterFoxtrot(url, path.from(1)) }
    case 0x747465696C756A:  // "juliett"
      if path.hasCount(0, 7) { return afterJuliett(url, path.from(1)) }
    case 0x79656B73696877:  // "whiskey"
      if path.hasCount(0, 7), path.isEnd(1) { return found(url, .whiskey) }
    case 0x7265626D65766F6E:  // "november"
      if path.hasCount(0, 8) { return afterNovember(url, path.from(1)) }
    default: break
    }
    return false
  }

  static func afterBravo(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isEnd(1) { return found(url, .bravo(id: id)) }
    return false
  }

  static func afterDelta(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return found(url, .delta(name: name)) }
    return false
  }

  static func afterFoxtrot(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isPresent(1), path.isEnd(2), let name = path.string(1) {
      return found(url, .foxtrot(id: id, name: name))
    }
    return false
  }

  static func afterHotel(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let name = path.string(0), let page = url.integerItemIfAny("page") {
      return found(url, .hotel(name: name, page: page))
    }
    return false
  }

  static func afterJuliett(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let color = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
      return found(url, .juliett(color: color))
    }
    return false
  }

  static func afterLima(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let page = url.integerItemIfAny("page") { return found(url, .lima(page: page)) }
    return false
  }

  static func afterNovember(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isEnd(1) { return found(url, .november(id: id)) }
    return false
  }

  static func afterPapa(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return found(url, .papa(name: name)) }
    return false
  }

  static func afterRomeo(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isPresent(1), path.isEnd(2), let name = path.string(1) {
      return found(url, .romeo(id: id, name: name))
    }
    return false
  }

  static func afterTango(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let name = path.string(0), let page = url.integerItemIfAny("page") {
      return found(url, .tango(name: name, page: page))
    }
    return false
  }

  static func afterVictor(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let color = url.item("color").defaulting(to: ManyRoute.Color.red, { closedColor($0) }) {
      return found(url, .victor(color: color))
    }
    return false
  }

  static func afterXray(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let page = url.integerItemIfAny("page") { return found(url, .xray(page: page)) }
    return false
  }

  static func afterZulu(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isEnd(1) { return found(url, .zulu(id: id)) }
    return false
  }

  static func afterTwo(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let name = path.string(0) { return found(url, .two(name: name)) }
    return false
  }

  static func afterFour(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isPresent(1), path.isEnd(2), let name = path.string(1) {
      return found(url, .four(id: id, name: name))
    }
    return false
  }

  static func afterOther(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let other = path.integer(0), path.isEnd(1) { return found(url, .other(other: other)) }
    return false
  }

  static func afterList(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let path_ = url.rest(from: path.from(0), { $0.string() }) { return found(url, .list(path: path_)) }
    return false
  }

  static func text(of route: ManyRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://many/") { text in write(route, form, &text) }
  }

  static func write(_ route: ManyRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case .alpha: text.append("alpha")
    case let .bravo(id): text.append("bravo/", integer: id)
    case .charlie: text.append("charlie")
    case let .delta(name): text.append("delta/", lastSegment: name)
    case .echo: text.append("echo")
    case let .foxtrot(id, name):
      text.append("foxtrot/", integer: id)
      text.append("/", lastSegment: name)
    case .golf: text.append("golf")
    case let .hotel(name, page):
      text.append("hotel/", lastSegment: name)
      if let page { text.append("?page=", integer: page) }
    case .india: text.append("india")
    case let .juliett(color):
      text.append("juliett")
      if !_routeEqual(color, ManyRoute.Color.red) { text.append("?color=", value: color.rawValue) }
    case .kilo: text.append("kilo")
    case let .lima(page):
      text.append("lima")
      if let page { text.append("?page=", integer: page) }
    case .mike: text.append("mike")
    case let .november(id): text.append("november/", integer: id)
    case .oscar: text.append("oscar")
    case let .papa(name): text.append("papa/", lastSegment: name)
    case .quebec: text.append("quebec")
    case let .romeo(id, name):
      text.append("romeo/", integer: id)
      text.append("/", lastSegment: name)
    case .sierra: text.append("sierra")
    case let .tango(name, page):
      text.append("tango/", lastSegment: name)
      if let page { text.append("?page=", integer: page) }
    case .uniform: text.append("uniform")
    case let .victor(color):
      text.append("victor")
      if !_routeEqual(color, ManyRoute.Color.red) { text.append("?color=", value: color.rawValue) }
    case .whiskey: text.append("whiskey")
    case let .xray(page):
      text.append("xray")
      if let page { text.append("?page=", integer: page) }
    case .yankee: text.append("yankee")
    case let .zulu(id): text.append("zulu/", integer: id)
    case .one: text.append("one")
    case let .two(name): text.append("two/", lastSegment: name)
    case .three: text.append("three")
    case let .four(id, name):
      text.append("four/", integer: id)
      text.append("/", lastSegment: name)
    case let .other(other): text.append("other/", integer: other)
    case let .list(path_):
      text.begin(form, base: "app://many", .host, isRelative: true)
      text.literal("list")
      for element in path_ { text.segment(element) }
      text.endSegments()
    case let .rest(items):
      text.append("rest")
      text.otherItems(items)
    }
  }

  static func closedColor(_ part: _RoutePart) -> ManyRoute.Color? {
    switch part.word {
    case 0x646572:  // "red"
      if part.hasCount(3) { return ManyRoute.Color.red }
    case 0x6E65657267:  // "green"
      if part.hasCount(5) { return ManyRoute.Color.green }
    default: break
    }
    return nil
  }

  @inline(never)
  static func number(of route: ManyRoute) -> Swift.UInt64 {
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
    case .juliett: return 0x52509C09498F7EC0
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
    case .victor: return 0x52509C09309B2366
    case .whiskey: return 0x0000000053B4A28A
    case .xray: return 0x061CD5F43995E378
    case .yankee: return 0x0000000035D296B5
    case .zulu: return 0x770862D745474D36
    case .one: return 0x000000005852BDA4
    case .two: return 0x57C479143F6545F6
    case .three: return 0x0000000059326179
    case .four: return 0x72B30A1247BCC1EB
    case .other: return 0x770862D72D44D06F
    case .list: return 0x01E055A82FA6829C
    case .rest: return 0x0D535E0B487168B7
    }
  }

  @inline(never)
  static func values01E055A8(of route: ManyRoute) -> ([Swift.String])? {
    switch route {
    case let .list(v0): return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values061CD5F4(of route: ManyRoute) -> (Swift.Int?)? {
    switch route {
    case let .lima(v0): return (v0)
    case let .xray(v0): return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values0D535E0B(of route: ManyRoute) -> ([Swift.String: Swift.String])? {
    switch route {
    case let .rest(v0): return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values52509C09(of route: ManyRoute) -> (ManyRoute.Color)? {
    switch route {
    case let .juliett(v0): return (v0)
    case let .victor(v0): return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values57C47914(of route: ManyRoute) -> (Swift.String)? {
    switch route {
    case let .delta(v0): return (v0)
    case let .papa(v0): return (v0)
    case let .two(v0): return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values5D234765(of route: ManyRoute) -> (Swift.String, Swift.Int?)? {
    switch route {
    case let .hotel(v0, v1): return (v0, v1)
    case let .tango(v0, v1): return (v0, v1)
    default: return nil
    }
  }

  @inline(never)
  static func values72B30A12(of route: ManyRoute) -> (Swift.Int, Swift.String)? {
    switch route {
    case let .foxtrot(v0, v1): return (v0, v1)
    case let .romeo(v0, v1): return (v0, v1)
    case let .four(v0, v1): return (v0, v1)
    default: return nil
    }
  }

  @inline(never)
  static func values770862D7(of route: ManyRoute) -> (Swift.Int)? {
    switch route {
    case let .bravo(v0): return (v0)
    case let .november(v0): return (v0)
    case let .zulu(v0): return (v0)
    case let .other(v0): return (v0)
    default: return nil
    }
  }
}
