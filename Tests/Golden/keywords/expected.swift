// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum KeywordRoute: URLRoute {
  /// `default/${in}/${self}/${init}/${Type}?inout=${inout}&var=${var:Int?}&let=${let=x}&is=${is:[String]}`
  case `default`(`in`: Swift.String, `self`: Swift.String, `init`: Swift.String, `Type`: Swift.String, `inout`: Swift.String, `var`: Swift.Int? = nil, `let`: Swift.String = "x", `is`: [Swift.String] = [])
  /// `in`
  case `in`
  /// `case/${case:Word}`
  case `case`(`case`: KeywordRoute.Word)
  /// `class/${class:Word=default}?as=${as:Word?}`
  case `class`(`class`: KeywordRoute.Word = .`default`, `as`: KeywordRoute.Word? = nil)
  /// `func/${func...}`
  case `func`(`func`: [Swift.String] = [])
  /// `none`
  case none
  case `some`(Some)
  /// `optional`
  case Optional
  /// `true`
  case `true`
  /// `nil?nil=${nil:Int?}`
  case `nil`(`nil`: Swift.Int? = nil)
  /// `var/${var}.x`
  case `var`(`var`: Swift.String)
  /// `let/@${let}.${in:Int}`
  case `let`(`let`: Swift.String, `in`: Swift.Int)
  /// `where?${where...}`
  case `where`(`where`: [Swift.String: Swift.String] = [:])
  /// `any/${Any:URL}`
  case `Any`(`Any`: RouteURL)
  /// `any/${any:Int}`
  case `any`(`any`: Swift.Int)
  /// `super`
  case `super`
  /// `operator`
  case `operator`
  /// `subscript/${subscript}`
  case `subscript`(`subscript`: Swift.String)
  /// `get`
  case get
  /// `async/${async:Bool}`
  case async(async: Swift.Bool)
  /// `await`
  case `await`
  /// `throws`
  case `throws`
  /// `each`
  case `each`
  /// `repeat`
  case `repeat`
  case `if`(If)
  /// - `switch/${switch:Word}`
  /// - `switch`
  case `switch`(`switch`: KeywordRoute.Word)

  nonisolated enum Some: Swift.Hashable, Swift.Sendable {
    /// `some`
    case none
    /// `some/${some}`
    case `some`(`some`: Swift.String)
  }

  nonisolated enum If: Swift.Hashable, Swift.Sendable {
    /// `if/else/${else}`
    case `else`(`else`: Swift.String)
    /// `if/none`
    case none
    case `for`(For)

    nonisolated enum For: Swift.Hashable, Swift.Sendable {
      /// `if/for/while/${do:Word}`
      case `while`(`do`: KeywordRoute.Word)
      /// `if/for/self`
      case self_
    }
  }

  /// The values as they appear in URLs.
  nonisolated enum Word: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case `default`
    case `in`
    case `case`
    case `let`
    case none
    case `some`
    case `true`
    case `func`
    case `associatedtype`
    case async
    case `Any`
    case `any`
    case get
    case `sending`
    case __FILE__
    case line = "#line"
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "keywords"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://keywords"]

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

nonisolated extension KeywordRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .`default`(a0, a1, a2, a3, a4, a5, a6, a7):
      if case let .`default`(b0, b1, b2, b3, b4, b5, b6, b7) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4), _Route.equal(a5, b5), _Route.equal(a6, b6), _Route.equal(a7, b7) { return true }
    case .`in`: if case .`in` = b { return true }
    case let .`case`(a0): if case let .`case`(b0) = b, _Route.equal(a0, b0) { return true }
    case let .`class`(a0, a1):
      if case let .`class`(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .`func`(a0): if case let .`func`(b0) = b, _Route.equal(a0, b0) { return true }
    case .none: if case .none = b { return true }
    case let .`some`(a0): if case let .`some`(b0) = b, _Route.equal(a0, b0) { return true }
    case .Optional: if case .Optional = b { return true }
    case .`true`: if case .`true` = b { return true }
    case let .`nil`(a0): if case let .`nil`(b0) = b, _Route.equal(a0, b0) { return true }
    case let .`var`(a0): if case let .`var`(b0) = b, _Route.equal(a0, b0) { return true }
    case let .`let`(a0, a1): if case let .`let`(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .`where`(a0): if case let .`where`(b0) = b, _Route.equal(a0, b0) { return true }
    case let .`Any`(a0): if case let .`Any`(b0) = b, _Route.equal(a0, b0) { return true }
    case let .`any`(a0): if case let .`any`(b0) = b, _Route.equal(a0, b0) { return true }
    case .`super`: if case .`super` = b { return true }
    case .`operator`: if case .`operator` = b { return true }
    case let .`subscript`(a0): if case let .`subscript`(b0) = b, _Route.equal(a0, b0) { return true }
    case .get: if case .get = b { return true }
    case let .async(a0): if case let .async(b0) = b, _Route.equal(a0, b0) { return true }
    case .`await`: if case .`await` = b { return true }
    case .`throws`: if case .`throws` = b { return true }
    case .`each`: if case .`each` = b { return true }
    case .`repeat`: if case .`repeat` = b { return true }
    case let .`if`(a0): if case let .`if`(b0) = b, _Route.equal(a0, b0) { return true }
    case let .`switch`(a0): if case let .`switch`(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .`default`(a0, a1, a2, a3, a4, a5, a6, a7):
      hasher.combine(0x24ED72C0)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
      hasher.combine(a4)
      hasher.combine(a5)
      hasher.combine(a6)
      hasher.combine(a7)
    case .`in`: hasher.combine(0x099C0F64)
    case let .`case`(a0):
      hasher.combine(0x1EA6508F)
      hasher.combine(a0)
    case let .`class`(a0, a1):
      hasher.combine(0x7D5D6496)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .`func`(a0):
      hasher.combine(0x43ECFDFA)
      hasher.combine(a0)
    case .none: hasher.combine(0x216BA7F2)
    case let .`some`(a0):
      hasher.combine(0x29E8C6D9)
      hasher.combine(a0)
    case .Optional: hasher.combine(0x38943B37)
    case .`true`: hasher.combine(0x51508F34)
    case let .`nil`(a0):
      hasher.combine(0x6F8BE4FB)
      hasher.combine(a0)
    case let .`var`(a0):
      hasher.combine(0x479CF13F)
      hasher.combine(a0)
    case let .`let`(a0, a1):
      hasher.combine(0x58425FA0)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .`where`(a0):
      hasher.combine(0x70B88F56)
      hasher.combine(a0)
    case let .`Any`(a0):
      hasher.combine(0x27B46DC3)
      hasher.combine(a0)
    case let .`any`(a0):
      hasher.combine(0x6C9706AA)
      hasher.combine(a0)
    case .`super`: hasher.combine(0x60DF3C7C)
    case .`operator`: hasher.combine(0x74C2CCC2)
    case let .`subscript`(a0):
      hasher.combine(0x45DB5595)
      hasher.combine(a0)
    case .get: hasher.combine(0x4A5A35A9)
    case let .async(a0):
      hasher.combine(0x71952C9C)
      hasher.combine(a0)
    case .`await`: hasher.combine(0x37EF1666)
    case .`throws`: hasher.combine(0x68240C8A)
    case .`each`: hasher.combine(0x3A03B3A7)
    case .`repeat`: hasher.combine(0x5F77017A)
    case let .`if`(a0):
      hasher.combine(0x75B080B6)
      hasher.combine(a0)
    case let .`switch`(a0):
      hasher.combine(0x67E6ADDE)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: KeywordRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("keywords") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x6669:  // "if"
      if hasCount(0, 2) { return from(1).afterIf() }
    case 0x6E69:  // "in"
      if hasCount(0, 2), isEnd(1) { return found(.`in`) }
    case 0x6C696E:  // "nil"
      if hasCount(0, 3) { return from(1).afterNil() }
    case 0x726176:  // "var"
      if hasCount(0, 3) { return from(1).afterVar() }
    case 0x746567:  // "get"
      if hasCount(0, 3), isEnd(1) { return found(.get) }
    case 0x74656C:  // "let"
      if hasCount(0, 3) { return from(1).afterLet() }
    case 0x796E61:  // "any"
      if hasCount(0, 3) { return from(1).afterAny() }
    case 0x636E7566:  // "func"
      if hasCount(0, 4) { return from(1).afterFunc() }
    case 0x656D6F73:  // "some"
      if hasCount(0, 4) { return from(1).afterSome() }
    case 0x656E6F6E:  // "none"
      if hasCount(0, 4), isEnd(1) { return found(.none) }
    case 0x65736163:  // "case"
      if hasCount(0, 4) { return from(1).afterCase() }
    case 0x65757274:  // "true"
      if hasCount(0, 4), isEnd(1) { return found(.`true`) }
    case 0x68636165:  // "each"
      if hasCount(0, 4), isEnd(1) { return found(.`each`) }
    case 0x636E797361:  // "async"
      if hasCount(0, 5) { return from(1).afterAsync() }
    case 0x6572656877:  // "where"
      if hasCount(0, 5), isEnd(1), let `where` = url.otherItems() { return found(.`where`(where: `where`)) }
    case 0x7265707573:  // "super"
      if hasCount(0, 5), isEnd(1) { return found(.`super`) }
    case 0x7373616C63:  // "class"
      if hasCount(0, 5) { return from(1).afterClass() }
    case 0x7469617761:  // "await"
      if hasCount(0, 5), isEnd(1) { return found(.`await`) }
    case 0x686374697773:  // "switch"
      if hasCount(0, 6) { return from(1).afterSwitch() }
    case 0x73776F726874:  // "throws"
      if hasCount(0, 6), isEnd(1) { return found(.`throws`) }
    case 0x746165706572:  // "repeat"
      if hasCount(0, 6), isEnd(1) { return found(.`repeat`) }
    case 0x746C7561666564:  // "default"
      if hasCount(0, 7) { return from(1).afterDefault() }
    case 0x6C616E6F6974706F:  // "optional"
      if hasCount(0, 8), isEnd(1) { return found(.Optional) }
    case 0x7069726373627573:
      if equals(0, "subscript") { return from(1).afterSubscript() }
    case 0x726F74617265706F:  // "operator"
      if hasCount(0, 8), isEnd(1) { return found(.`operator`) }
    default: break
    }
    return false
  }

  func afterDefault() -> Swift.Bool {
    if isPresent(0), isPresent(1), isPresent(2), isLast(3), let `in` = string(0), let self_ = string(1),
        let `init` = string(2), let `Type` = string(3), let `inout` = string("inout"),
        let `var` = integerIfAny("var"), let `let` = string("let", default: "x"),
        let `is` = url.items("is", takesEmpty: true, { $0.string() })
    {
      return found(.`default`(in: `in`, self: self_, init: `init`, Type: `Type`, `inout`: `inout`, var: `var`, let: `let`, is: `is`))
    }
    return false
  }

  func afterCase() -> Swift.Bool {
    if let `case` = _Matching.closedWord(segment(0)), isEnd(1) { return found(.`case`(case: `case`)) }
    return false
  }

  func afterClass() -> Swift.Bool {
    if let `class` = _Matching.closedWord(segment(0)), isEnd(1),
        let `as` = url.item("as").optional({ _Matching.closedWord($0) })
    {
      return found(.`class`(class: `class`, as: `as`))
    }
    return false
  }

  func afterFunc() -> Swift.Bool {
    if let `func` = url.rest(from: from(0), { $0.string() }) { return found(.`func`(func: `func`)) }
    return false
  }

  func afterSome() -> Swift.Bool {
    if isEnd(0) { return found(.`some`(.none)) }
    if isLast(0), let `some` = string(0) { return found(.`some`(.`some`(some: `some`))) }
    return false
  }

  func afterNil() -> Swift.Bool {
    if isEnd(0), let `nil` = integerIfAny("nil") { return found(.`nil`(nil: `nil`)) }
    return false
  }

  func afterVar() -> Swift.Bool {
    if let parts0 = _Matching.split12B6EFE4(segment(0), url), isEnd(1), let `var` = parts0[0].string() {
      return found(.`var`(var: `var`))
    }
    return false
  }

  func afterLet() -> Swift.Bool {
    if let parts0 = _Matching.split1D127A26(segment(0), url), isEnd(1), let `let` = parts0[0].string(),
        let `in` = parts0[1].integer()
    {
      return found(.`let`(let: `let`, in: `in`))
    }
    return false
  }

  func afterAny() -> Swift.Bool {
    if let `any` = integer(0), isEnd(1) {
      url.won(0x5165A929)
      return found(.`any`(any: `any`))
    }
    if isLast(0), let `Any` = segment(0).url() { return found(.`Any`(Any: `Any`)) }
    return false
  }

  func afterSubscript() -> Swift.Bool {
    if isLast(0), let `subscript` = string(0) { return found(.`subscript`(subscript: `subscript`)) }
    return false
  }

  func afterAsync() -> Swift.Bool {
    if let async = bool(0), isEnd(1) { return found(.async(async: async)) }
    return false
  }

  func afterIf() -> Swift.Bool {
    if equals(0, "else"), isLast(1), let `else` = string(1) { return found(.`if`(.`else`(else: `else`))) }
    if isLast(0, "none") { return found(.`if`(.none)) }
    if equals(0, "for") {
      if equals(1, "while"), let `do` = _Matching.closedWord(segment(2)), isEnd(3) {
        return found(.`if`(.`for`(.`while`(do: `do`))))
      }
      if isLast(1, "self") { return found(.`if`(.`for`(.self_))) }
    }
    return false
  }

  func afterSwitch() -> Swift.Bool {
    if isEnd(0) { return found(.`switch`(switch: KeywordRoute.Word.`case`)) }
    if let `switch` = _Matching.closedWord(segment(0)), isEnd(1) { return found(.`switch`(switch: `switch`)) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: KeywordRoute, _ form: _RouteForm) {
    switch route {
    case let .`default`(`in`, self_, `init`, `Type`, `inout`, `var`, `let`, `is`):
      add("default/", segment: `in`)
      add("/", segment: self_)
      add("/", segment: `init`)
      add("/", last: `Type`)
      item("?inout=", value: `inout`)
      if let `var` { add("&var=", `var`) }
      if !_Route.equal(`let`, text: "x") { add("&let=", value: `let`) }
      items("is", `is`)
    case .`in`: add("in")
    case let .`case`(`case`): add("case/", last: `case`.rawValue)
    case let .`class`(`class`, `as`):
      add("class/", last: `class`.rawValue)
      if let `as` { add("?as=", value: `as`.rawValue) }
    case let .`func`(`func`):
      begin(form, base: "app://keywords", .host, isRelative: true)
      literal("func")
      for element in `func` { segment(element) }
      endSegments()
    case .none: add("none")
    case .`some`(.none): add("some")
    case let .`some`(.`some`(`some`)): add("some/", last: `some`)
    case .Optional: add("optional")
    case .`true`: add("true")
    case let .`nil`(`nil`):
      add("nil")
      if let `nil` { add("?nil=", `nil`) }
    case let .`var`(`var`):
      begin(form, base: "app://keywords", .host, isRelative: true)
      literal("var")
      segment(
        _Matching.affixes12B6EFE4, [.string(`var`)], first: "", isText: _Matching.isText12B6EFE4,
        accepts: _Matching.accepts12B6EFE4)
      endSegments()
    case let .`let`(`let`, `in`):
      begin(form, base: "app://keywords", .host, isRelative: true)
      literal("let")
      segment(
        _Matching.affixes1D127A26, [.string(`let`), .plain(_Route.text(`in`))], first: "@", isText: _Matching.isText1D127A26,
        accepts: _Matching.accepts1D127A26)
      endSegments()
    case let .`where`(`where`):
      add("where")
      otherItems(`where`)
    case let .`Any`(`Any`):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://keywords", .host, isRelative: true)
        text.literal("any")
        text.segment(plain: _Route.text(`Any`))
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x237478BB) }
    case let .`any`(`any`): add("any/", `any`)
    case .`super`: add("super")
    case .`operator`: add("operator")
    case let .`subscript`(`subscript`): add("subscript/", last: `subscript`)
    case .get: add("get")
    case let .async(async): add("async/", bool: async)
    case .`await`: add("await")
    case .`throws`: add("throws")
    case .`each`: add("each")
    case .`repeat`: add("repeat")
    case let .`if`(.`else`(`else`)): add("if/else/", last: `else`)
    case .`if`(.none): add("if/none")
    case let .`if`(.`for`(.`while`(`do`))): add("if/for/while/", last: `do`.rawValue)
    case .`if`(.`for`(.self_)): add("if/for/self")
    case let .`switch`(`switch`): add("switch/", last: `switch`.rawValue)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> KeywordRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://keywords", segments: 8) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: KeywordRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://keywords/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: KeywordRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: KeywordRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 8) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x5165A929:  // any/${any:Int}
      return _RouteMarks(path: "ppp")
    default: return nil
    }
  }

  static let affixes12B6EFE4 = _RouteAffixes(
    ["", ".x"], ignoresCase: false, longestValue: 0)
  static let isText12B6EFE4 = [true]

  static func accepts12B6EFE4(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split12B6EFE4(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes12B6EFE4.split(segment, of: url, isText: isText12B6EFE4, accepts: accepts12B6EFE4)
  }

  static let affixes1D127A26 = _RouteAffixes(
    ["@", ".", ""], ignoresCase: false, longestValue: 0)
  static let isText1D127A26 = [true, false]

  static func accepts1D127A26(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 1: return text.integer() != nil
    default: return true
    }
  }

  static func split1D127A26(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes1D127A26.split(segment, of: url, isText: isText1D127A26, accepts: accepts1D127A26)
  }

  static func closedWord(_ part: _RoutePart) -> KeywordRoute.Word? {
    switch part.word {
    case 0x6E69:  // "in"
      if part.hasCount(2) { return KeywordRoute.Word.`in` }
    case 0x746567:  // "get"
      if part.hasCount(3) { return KeywordRoute.Word.get }
    case 0x74656C:  // "let"
      if part.hasCount(3) { return KeywordRoute.Word.`let` }
    case 0x796E41:  // "Any"
      if part.hasCount(3) { return KeywordRoute.Word.`Any` }
    case 0x796E61:  // "any"
      if part.hasCount(3) { return KeywordRoute.Word.`any` }
    case 0x636E7566:  // "func"
      if part.hasCount(4) { return KeywordRoute.Word.`func` }
    case 0x656D6F73:  // "some"
      if part.hasCount(4) { return KeywordRoute.Word.`some` }
    case 0x656E6F6E:  // "none"
      if part.hasCount(4) { return KeywordRoute.Word.none }
    case 0x65736163:  // "case"
      if part.hasCount(4) { return KeywordRoute.Word.`case` }
    case 0x65757274:  // "true"
      if part.hasCount(4) { return KeywordRoute.Word.`true` }
    case 0x636E797361:  // "async"
      if part.hasCount(5) { return KeywordRoute.Word.async }
    case 0x656E696C23:  // "#line"
      if part.hasCount(5) { return KeywordRoute.Word.line }
    case 0x676E69646E6573:  // "sending"
      if part.hasCount(7) { return KeywordRoute.Word.`sending` }
    case 0x746C7561666564:  // "default"
      if part.hasCount(7) { return KeywordRoute.Word.`default` }
    case 0x5F5F454C49465F5F:  // "__FILE__"
      if part.hasCount(8) { return KeywordRoute.Word.__FILE__ }
    case 0x746169636F737361:
      if part.equals("associatedtype") { return KeywordRoute.Word.`associatedtype` }
    default: break
    }
    return nil
  }
}
