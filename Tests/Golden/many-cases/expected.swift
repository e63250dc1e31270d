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

nonisolated extension ManyRoute {
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
    case 0x55A8:
      if let a = _Matching.values55A8(of: a), let b = _Matching.values55A8(of: b), _Route.equal(a, b) { return true }
      return false
    case 0x5E0B:
      if let a = _Matching.values5E0B(of: a), let b = _Matching.values5E0B(of: b), _Route.equal(a, b) { return true }
      return false
    case 0x62D7:
      if let a = _Matching.values62D7(of: a), let b = _Matching.values62D7(of: b), _Route.equal(a, b) { return true }
      return false
    case 0x7914:
      if let a = _Matching.values7914(of: a), let b = _Matching.values7914(of: b), _Route.equal(a, b) { return true }
      return false
    case 0x9C09:
      if let a = _Matching.values9C09(of: a), let b = _Matching.values9C09(of: b), _Route.equal(a, b) { return true }
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
    case 0x55A8:
      guard let values = _Matching.values55A8(of: self) else { return }
      hasher.combine(values)
    case 0x5E0B:
      guard let values = _Matching.values5E0B(of: self) else { return }
      hasher.combine(values)
    case 0x62D7:
      guard let values = _Matching.values62D7(of: self) else { return }
      hasher.combine(values)
    case 0x7914:
      guard let values = _Matching.values7914(of: self) else { return }
      hasher.combine(values)
    case 0x9C09:
      guard let values = _Matching.values9C09(of: self) else { return }
      hasher.combine(values)
    case 0xD5F4:
      guard let values = _Matching.valuesD5F4(of: self) else { return }
      hasher.combine(values)
    default: break
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: ManyRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("many") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x656E6F:  // "one"
      if hasCount(0, 3), isEnd(1) { return found(.one) }
    case 0x6F7774:  // "two"
      if hasCount(0, 3) { return from(1).afterTwo() }
    case 0x616D696C:  // "lima"
      if hasCount(0, 4) { return from(1).afterLima() }
    case 0x61706170:  // "papa"
      if hasCount(0, 4) { return from(1).afterPapa() }
    case 0x656B696D:  // "mike"
      if hasCount(0, 4), isEnd(1) { return found(.mike) }
    case 0x666C6F67:  // "golf"
      if hasCount(0, 4), isEnd(1) { return found(.golf) }
    case 0x6F686365:  // "echo"
      if hasCount(0, 4), isEnd(1) { return found(.echo) }
    case 0x6F6C696B:  // "kilo"
      if hasCount(0, 4), isEnd(1) { return found(.kilo) }
    case 0x72756F66:  // "four"
      if hasCount(0, 4) { return from(1).afterFour() }
    case 0x74736572:  // "rest"
      if hasCount(0, 4), isEnd(1), let items_ = url.otherItems() { return found(.rest(items: items_)) }
    case 0x7473696C:  // "list"
      if hasCount(0, 4) { return from(1).afterList() }
    case 0x756C757A:  // "zulu"
      if hasCount(0, 4) { return from(1).afterZulu() }
    case 0x79617278:  // "xray"
      if hasCount(0, 4) { return from(1).afterXray() }
    case 0x6168706C61:  // "alpha"
      if hasCount(0, 5), isEnd(1) { return found(.alpha) }
    case 0x6169646E69:  // "india"
      if hasCount(0, 5), isEnd(1) { return found(.india) }
    case 0x61746C6564:  // "delta"
      if hasCount(0, 5) { return from(1).afterDelta() }
    case 0x6565726874:  // "three"
      if hasCount(0, 5), isEnd(1) { return found(.three) }
    case 0x6C65746F68:  // "hotel"
      if hasCount(0, 5) { return from(1).afterHotel() }
    case 0x6F656D6F72:  // "romeo"
      if hasCount(0, 5) { return from(1).afterRomeo() }
    case 0x6F676E6174:  // "tango"
      if hasCount(0, 5) { return from(1).afterTango() }
    case 0x6F76617262:  // "bravo"
      if hasCount(0, 5) { return from(1).afterBravo() }
    case 0x726163736F:  // "oscar"
      if hasCount(0, 5), isEnd(1) { return found(.oscar) }
    case 0x726568746F:  // "other"
      if hasCount(0, 5) { return from(1).afterOther() }
    case 0x617272656973:  // "sierra"
      if hasCount(0, 6), isEnd(1) { return found(.sierra) }
    case 0x636562657571:  // "quebec"
      if hasCount(0, 6), isEnd(1) { return found(.quebec) }
    case 0x65656B6E6179:  // "yankee"
      if hasCount(0, 6), isEnd(1) { return found(.yankee) }
    case 0x726F74636976:  // "victor"
      if hasCount(0, 6) { return from(1).afterVictor() }
    case 0x65696C72616863:  // "charlie"
      if hasCount(0, 7), isEnd(1) { return found(.charlie) }
    case 0x6D726F66696E75:  // "uniform"
      if hasCount(0, 7), isEnd(1) { return found(.uniform) }
    case 0x746F7274786F66:  // "foxtrot"
      if hasCount(0, 7) { return from(1).afterFoxtrot() }
    case 0x747465696C756A:  // "juliett"
      if hasCount(0, 7) { return from(1).afterJuliett() }
    case 0x79656B73696877:  // "whiskey"
      if hasCount(0, 7), isEnd(1) { return found(.whiskey) }
    case 0x7265626D65766F6E:  // "november"
      if hasCount(0, 8) { return from(1).afterNovember() }
    default: break
    }
    return false
  }

  func afterBravo() -> Swift.Bool {
    if let id = integer(0), isEnd(1) { return found(.bravo(id: id)) }
    return false
  }

  func afterDelta() -> Swift.Bool {
    if isLast(0), let name = string(0) { return found(.delta(name: name)) }
    return false
  }

  func afterFoxtrot() -> Swift.Bool {
    if let id = integer(0), isLast(1), let name = string(1) { return found(.foxtrot(id: id, name: name)) }
    return false
  }

  func afterHotel() -> Swift.Bool {
    if isLast(0), let name = string(0), let page = integerIfAny("page") { return found(.hotel(name: name, page: page)) }
    return false
  }

  func afterJuliett() -> Swift.Bool {
    if isEnd(0), let color = url.item("color").defaulting(to: ManyRoute.Color.red, { _Matching.closedColor($0) }) {
      return found(.juliett(color: color))
    }
    return false
  }

  func afterLima() -> Swift.Bool {
    if isEnd(0), let page = integerIfAny("page") { return found(.lima(page: page)) }
    return false
  }

  func afterNovember() -> Swift.Bool {
    if let id = integer(0), isEnd(1) { return found(.november(id: id)) }
    return false
  }

  func afterPapa() -> Swift.Bool {
    if isLast(0), let name = string(0) { return found(.papa(name: name)) }
    return false
  }

  func afterRomeo() -> Swift.Bool {
    if let id = integer(0), isLast(1), let name = string(1) { return found(.romeo(id: id, name: name)) }
    return false
  }

  func afterTango() -> Swift.Bool {
    if isLast(0), let name = string(0), let page = integerIfAny("page") { return found(.tango(name: name, page: page)) }
    return false
  }

  func afterVictor() -> Swift.Bool {
    if isEnd(0), let color = url.item("color").defaulting(to: ManyRoute.Color.red, { _Matching.closedColor($0) }) {
      return found(.victor(color: color))
    }
    return false
  }

  func afterXray() -> Swift.Bool {
    if isEnd(0), let page = integerIfAny("page") { return found(.xray(page: page)) }
    return false
  }

  func afterZulu() -> Swift.Bool {
    if let id = integer(0), isEnd(1) { return found(.zulu(id: id)) }
    return false
  }

  func afterTwo() -> Swift.Bool {
    if isLast(0), let name = string(0) { return found(.two(name: name)) }
    return false
  }

  func afterFour() -> Swift.Bool {
    if let id = integer(0), isLast(1), let name = string(1) { return found(.four(id: id, name: name)) }
    return false
  }

  func afterOther() -> Swift.Bool {
    if let other = integer(0), isEnd(1) { return found(.other(other: other)) }
    return false
  }

  func afterList() -> Swift.Bool {
    if let path_ = url.rest(from: from(0), { $0.string() }) { return found(.list(path: path_)) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: ManyRoute, _ form: _RouteForm) {
    switch route {
    case .alpha: add("alpha")
    case let .bravo(id): add("bravo/", id)
    case .charlie: add("charlie")
    case let .delta(name): add("delta/", last: name)
    case .echo: add("echo")
    case let .foxtrot(id, name):
      add("foxtrot/", id)
      add("/", last: name)
    case .golf: add("golf")
    case let .hotel(name, page):
      add("hotel/", last: name)
      if let page { add("?page=", page) }
    case .india: add("india")
    case let .juliett(color):
      add("juliett")
      if !_Route.equal(color, ManyRoute.Color.red) { add("?color=", value: color.rawValue) }
    case .kilo: add("kilo")
    case let .lima(page):
      add("lima")
      if let page { add("?page=", page) }
    case .mike: add("mike")
    case let .november(id): add("november/", id)
    case .oscar: add("oscar")
    case let .papa(name): add("papa/", last: name)
    case .quebec: add("quebec")
    case let .romeo(id, name):
      add("romeo/", id)
      add("/", last: name)
    case .sierra: add("sierra")
    case let .tango(name, page):
      add("tango/", last: name)
      if let page { add("?page=", page) }
    case .uniform: add("uniform")
    case let .victor(color):
      add("victor")
      if !_Route.equal(color, ManyRoute.Color.red) { add("?color=", value: color.rawValue) }
    case .whiskey: add("whiskey")
    case let .xray(page):
      add("xray")
      if let page { add("?page=", page) }
    case .yankee: add("yankee")
    case let .zulu(id): add("zulu/", id)
    case .one: add("one")
    case let .two(name): add("two/", last: name)
    case .three: add("three")
    case let .four(id, name):
      add("four/", id)
      add("/", last: name)
    case let .other(other): add("other/", other)
    case let .list(path_):
      begin(form, base: "app://many", .host, isRelative: true)
      literal("list")
      for element in path_ { segment(element) }
      endSegments()
    case let .rest(items_):
      add("rest")
      otherItems(items_)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> ManyRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://many", segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: ManyRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://many/") { text in text.write(route, form) }
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
    case .alpha: return 0x644179
    case .bravo: return 0x62D73459DF
    case .charlie: return 0x24FA8C
    case .delta: return 0x7914962E31
    case .echo: return 0xCE3892
    case .foxtrot: return 0x0A12249DA7
    case .golf: return 0x41E43E
    case .hotel: return 0x4765E41037
    case .india: return 0x69F07F
    case .juliett: return 0x9C098F7EC0
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
    case .victor: return 0x9C099B2366
    case .whiskey: return 0xB4A28A
    case .xray: return 0xD5F495E378
    case .yankee: return 0xD296B5
    case .zulu: return 0x62D7474D36
    case .one: return 0x52BDA4
    case .two: return 0x79146545F6
    case .three: return 0x326179
    case .four: return 0x0A12BCC1EB
    case .other: return 0x62D744D06F
    case .list: return 0x55A8A6829C
    case .rest: return 0x5E0B7168B7
    }
  }

  @inline(never)
  static func values0A12(of route: ManyRoute) -> (Swift.Int, Swift.String)? {
    switch route {
    case
      let .foxtrot(v0, v1),
      let .romeo(v0, v1),
      let .four(v0, v1):
      return (v0, v1)
    default: return nil
    }
  }

  @inline(never)
  static func values4765(of route: ManyRoute) -> (Swift.String, Swift.Int?)? {
    switch route {
    case
      let .hotel(v0, v1),
      let .tango(v0, v1):
      return (v0, v1)
    default: return nil
    }
  }

  @inline(never)
  static func values55A8(of route: ManyRoute) -> ([Swift.String])? {
    switch route {
    case
      let .list(v0):
      return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values5E0B(of route: ManyRoute) -> ([Swift.String: Swift.String])? {
    switch route {
    case
      let .rest(v0):
      return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values62D7(of route: ManyRoute) -> (Swift.Int)? {
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
  static func values7914(of route: ManyRoute) -> (Swift.String)? {
    switch route {
    case
      let .delta(v0),
      let .papa(v0),
      let .two(v0):
      return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func values9C09(of route: ManyRoute) -> (ManyRoute.Color)? {
    switch route {
    case
      let .juliett(v0),
      let .victor(v0):
      return (v0)
    default: return nil
    }
  }

  @inline(never)
  static func valuesD5F4(of route: ManyRoute) -> (Swift.Int?)? {
    switch route {
    case
      let .lima(v0),
      let .xray(v0):
      return (v0)
    default: return nil
    }
  }
}
