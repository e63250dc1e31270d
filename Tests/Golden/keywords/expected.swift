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

nonisolated extension KeywordRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .`default`(a0, a1, a2, a3, a4, a5, a6, a7):
      if case let .`default`(b0, b1, b2, b3, b4, b5, b6, b7) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3), _routeEqual(a4, b4), _routeEqual(a5, b5), _routeEqual(a6, b6), _routeEqual(a7, b7) { return true }
    case .`in`: if case .`in` = b { return true }
    case let .`case`(a0): if case let .`case`(b0) = b, _routeEqual(a0, b0) { return true }
    case let .`class`(a0, a1):
      if case let .`class`(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .`func`(a0): if case let .`func`(b0) = b, _routeEqual(a0, b0) { return true }
    case .none: if case .none = b { return true }
    case let .`some`(a0): if case let .`some`(b0) = b, _routeEqual(a0, b0) { return true }
    case .Optional: if case .Optional = b { return true }
    case .`true`: if case .`true` = b { return true }
    case let .`nil`(a0): if case let .`nil`(b0) = b, _routeEqual(a0, b0) { return true }
    case let .`var`(a0): if case let .`var`(b0) = b, _routeEqual(a0, b0) { return true }
    case let .`let`(a0, a1): if case let .`let`(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .`where`(a0): if case let .`where`(b0) = b, _routeEqual(a0, b0) { return true }
    case let .`Any`(a0): if case let .`Any`(b0) = b, _routeEqual(a0, b0) { return true }
    case let .`any`(a0): if case let .`any`(b0) = b, _routeEqual(a0, b0) { return true }
    case .`super`: if case .`super` = b { return true }
    case .`operator`: if case .`operator` = b { return true }
    case let .`subscript`(a0): if case let .`subscript`(b0) = b, _routeEqual(a0, b0) { return true }
    case .get: if case .get = b { return true }
    case let .async(a0): if case let .async(b0) = b, _routeEqual(a0, b0) { return true }
    case .`await`: if case .`await` = b { return true }
    case .`throws`: if case .`throws` = b { return true }
    case .`each`: if case .`each` = b { return true }
    case .`repeat`: if case .`repeat` = b { return true }
    case let .`if`(a0): if case let .`if`(b0) = b, _routeEqual(a0, b0) { return true }
    case let .`switch`(a0): if case let .`switch`(b0) = b, _routeEqual(a0, b0) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> KeywordRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://keywords", segments: 8) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: KeywordRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return afterApp(url, path)
    }
    return false
  }

  static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("keywords") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x6669:  // "if"
      if path.hasCount(0, 2) { return afterIf(url, path.from(1)) }
    case 0x6E69:  // "in"
      if path.hasCount(0, 2), path.isEnd(1) { return found(url, .`in`) }
    case 0x6C696E:  // "nil"
      if path.hasCount(0, 3) { return afterNil(url, path.from(1)) }
    case 0x726176:  // "var"
      if path.hasCount(0, 3) { return afterVar(url, path.from(1)) }
    case 0x746567:  // "get"
      if path.hasCount(0, 3), path.isEnd(1) { return found(url, .get) }
    case 0x74656C:  // "let"
      if path.hasCount(0, 3) { return afterLet(url, path.from(1)) }
    case 0x796E61:  // "any"
      if path.hasCount(0, 3) { return afterAny(url, path.from(1)) }
    case 0x636E7566:  // "func"
      if path.hasCount(0, 4) { return afterFunc(url, path.from(1)) }
    case 0x656D6F73:  // "some"
      if path.hasCount(0, 4) { return afterSome(url, path.from(1)) }
    case 0x656E6F6E:  // "none"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .none) }
    case 0x65736163:  // "case"
      if path.hasCount(0, 4) { return afterCase(url, path.from(1)) }
    case 0x65757274:  // "true"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .`true`) }
    case 0x68636165:  // "each"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .`each`) }
    case 0x636E797361:  // "async"
      if path.hasCount(0, 5) { return afterAsync(url, path.from(1)) }
    case 0x6572656877:  // "where"
      if path.hasCount(0, 5), path.isEnd(1), let `where` = url.otherItems() {
        return found(url, .`where`(where: `where`))
      }
    case 0x7265707573:  // "super"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .`super`) }
    case 0x7373616C63:  // "class"
      if path.hasCount(0, 5) { return afterClass(url, path.from(1)) }
    case 0x7469617761:  // "await"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .`await`) }
    case 0x686374697773:  // "switch"
      if path.hasCount(0, 6) { return afterSwitch(url, path.from(1)) }
    case 0x73776F726874:  // "throws"
      if path.hasCount(0, 6), path.isEnd(1) { return found(url, .`throws`) }
    case 0x746165706572:  // "repeat"
      if path.hasCount(0, 6), path.isEnd(1) { return found(url, .`repeat`) }
    case 0x746C7561666564:  // "default"
      if path.hasCount(0, 7) { return afterDefault(url, path.from(1)) }
    case 0x6C616E6F6974706F:  // "optional"
      if path.hasCount(0, 8), path.isEnd(1) { return found(url, .Optional) }
    case 0x7069726373627573:
      if path.equals(0, "subscript") { return afterSubscript(url, path.from(1)) }
    case 0x726F74617265706F:  // "operator"
      if path.hasCount(0, 8), path.isEnd(1) { return found(url, .`operator`) }
    default: break
    }
    return false
  }

  static func afterDefault(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isPresent(1), path.isPresent(2), path.isPresent(3), path.isEnd(4),
        let `in` = path.string(0), let self_ = path.string(1), let `init` = path.string(2),
        let `Type` = path.string(3), let `inout` = url.stringItem("inout"), let `var` = url.integerItemIfAny("var"),
        let `let` = url.stringItem("let", default: "x"),
        let `is` = url.items("is", takesEmpty: true, { $0.string() })
    {
      return found(url, .`default`(in: `in`, self: self_, init: `init`, Type: `Type`, `inout`: `inout`, var: `var`, let: `let`, is: `is`))
    }
    return false
  }

  static func afterCase(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let `case` = closedWord(path.segment(0)), path.isEnd(1) { return found(url, .`case`(case: `case`)) }
    return false
  }

  static func afterClass(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let `class` = closedWord(path.segment(0)), path.isEnd(1),
        let `as` = url.item("as").optional({ closedWord($0) })
    {
      return found(url, .`class`(class: `class`, as: `as`))
    }
    return false
  }

  static func afterFunc(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let `func` = url.rest(from: path.from(0), { $0.string() }) { return found(url, .`func`(func: `func`)) }
    return false
  }

  static func afterSome(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .`some`(.none)) }
    if path.isPresent(0), path.isEnd(1), let `some` = path.string(0) {
      return found(url, .`some`(.`some`(some: `some`)))
    }
    return false
  }

  static func afterNil(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let `nil` = url.integerItemIfAny("nil") { return found(url, .`nil`(nil: `nil`)) }
    return false
  }

  static func afterVar(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let parts0 = split12B6EFE4(path.segment(0), url), path.isEnd(1), let `var` = parts0[0].string() {
      return found(url, .`var`(var: `var`))
    }
    return false
  }

  static func afterLet(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let parts0 = split1D127A26(path.segment(0), url), path.isEnd(1), let `let` = parts0[0].string(),
        let `in` = parts0[1].integer()
    {
      return found(url, .`let`(let: `let`, in: `in`))
    }
    return false
  }

  static func afterAny(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let `any` = path.integer(0), path.isEnd(1) {
      url.won(0x5165A929)
      return found(url, .`any`(any: `any`))
    }
    if path.isPresent(0), path.isEnd(1), let `Any` = path.segment(0).url() { return found(url, .`Any`(Any: `Any`)) }
    return false
  }

  static func afterSubscript(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let `subscript` = path.string(0) {
      return found(url, .`subscript`(subscript: `subscript`))
    }
    return false
  }

  static func afterAsync(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let async = path.bool(0), path.isEnd(1) { return found(url, .async(async: async)) }
    return false
  }

  static func afterIf(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x726F66:  // "for"
      if path.hasCount(0, 3) {
        switch path.word(1) {
        case 0x666C6573:  // "self"
          if path.hasCount(1, 4), path.isEnd(2) { return found(url, .`if`(.`for`(.self_))) }
        case 0x656C696877:  // "while"
          if path.hasCount(1, 5), let `do` = closedWord(path.segment(2)), path.isEnd(3) {
            return found(url, .`if`(.`for`(.`while`(do: `do`))))
          }
        default: break
        }
      }
    case 0x656E6F6E:  // "none"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .`if`(.none)) }
    case 0x65736C65:  // "else"
      if path.hasCount(0, 4), path.isPresent(1), path.isEnd(2), let `else` = path.string(1) {
        return found(url, .`if`(.`else`(else: `else`)))
      }
    default: break
    }
    return false
  }

  static func afterSwitch(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .`switch`(switch: KeywordRoute.Word.`case`)) }
    if let `switch` = closedWord(path.segment(0)), path.isEnd(1) { return found(url, .`switch`(switch: `switch`)) }
    return false
  }

  static func text(of route: KeywordRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://keywords/") { text in write(route, form, &text) }
  }

  static func write(_ route: KeywordRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case let .`default`(`in`, self_, `init`, `Type`, `inout`, `var`, `let`, `is`):
      text.append("default/", segment: `in`)
      text.append("/", segment: self_)
      text.append("/", segment: `init`)
      text.append("/", lastSegment: `Type`)
      text.append(item: "?inout=", value: `inout`)
      if let `var` { text.append("&var=", integer: `var`) }
      if !_routeEqual(`let`, text: "x") { text.append("&let=", value: `let`) }
      text.items("is", `is`)
    case .`in`: text.append("in")
    case let .`case`(`case`): text.append("case/", lastSegment: `case`.rawValue)
    case let .`class`(`class`, `as`):
      text.append("class/", lastSegment: `class`.rawValue)
      if let `as` { text.append("?as=", value: `as`.rawValue) }
    case let .`func`(`func`):
      text.begin(form, base: "app://keywords", .host, isRelative: true)
      text.literal("func")
      for element in `func` { text.segment(element) }
      text.endSegments()
    case .none: text.append("none")
    case .`some`(.none): text.append("some")
    case let .`some`(.`some`(`some`)): text.append("some/", lastSegment: `some`)
    case .Optional: text.append("optional")
    case .`true`: text.append("true")
    case let .`nil`(`nil`):
      text.append("nil")
      if let `nil` { text.append("?nil=", integer: `nil`) }
    case let .`var`(`var`):
      text.begin(form, base: "app://keywords", .host, isRelative: true)
      text.literal("var")
      text.segment(
        affixes12B6EFE4, [.string(`var`)], first: "",
        isText: isText12B6EFE4, accepts: accepts12B6EFE4)
      text.endSegments()
    case let .`let`(`let`, `in`):
      text.begin(form, base: "app://keywords", .host, isRelative: true)
      text.literal("let")
      text.segment(
        affixes1D127A26, [.string(`let`), .plain(_routeText(`in`))], first: "@",
        isText: isText1D127A26, accepts: accepts1D127A26)
      text.endSegments()
    case let .`where`(`where`):
      text.append("where")
      text.otherItems(`where`)
    case let .`Any`(`Any`):
      text.write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://keywords", .host, isRelative: true)
        text.literal("any")
        text.segment(plain: _routeText(`Any`))
        text.endSegments()
      } unlessReadBy: { winner($0, over: route, 0x237478BB) }
    case let .`any`(`any`): text.append("any/", integer: `any`)
    case .`super`: text.append("super")
    case .`operator`: text.append("operator")
    case let .`subscript`(`subscript`): text.append("subscript/", lastSegment: `subscript`)
    case .get: text.append("get")
    case let .async(async): text.append("async/", bool: async)
    case .`await`: text.append("await")
    case .`throws`: text.append("throws")
    case .`each`: text.append("each")
    case .`repeat`: text.append("repeat")
    case let .`if`(.`else`(`else`)): text.append("if/else/", lastSegment: `else`)
    case .`if`(.none): text.append("if/none")
    case let .`if`(.`for`(.`while`(`do`))): text.append("if/for/while/", lastSegment: `do`.rawValue)
    case .`if`(.`for`(.self_)): text.append("if/for/self")
    case let .`switch`(`switch`): text.append("switch/", lastSegment: `switch`.rawValue)
    }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: KeywordRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: KeywordRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 8) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_routeEqual(winner, pattern), !_routeEqual(other, route) else { return nil }
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
