// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum LiteralRoute: URLRoute {
  /// `%5C(1 + 1)/${a}`
  case interpolation(a: Swift.String)
  /// `"/"""/x`
  case quotes
  /// `%5C%5C/%5Cn/%5C`
  case backslashes
  /// `a%0Ab/%0D/%09`
  case newlines
  /// `raw line/${a}`
  case rawNewline(a: Swift.String)
  /// `nul/%00/${a}`
  case nul(a: Swift.String)
  /// `raw-nul/\u{0}/\u{1F}\u{7F}`
  case rawNUL
  /// `/*x/*y*/`
  case comment
  /// `%60x%60/${a}`
  case lineComment(a: Swift.String)
  /// `hash/"%23`
  case hashes
  /// `100%25/%2525`
  case percent
  /// `a b/%20c d`
  case space
  /// `query?"=${a}&\(b)="&%26%3D=%26%3D%23&*/='`
  case query(a: Swift.String)
  /// `fragment#"/\(c)c?x=${x}`
  case fragment(x: Swift.String)
  /// `a-literal-that-is-longer-than-eight-bytes/a-literal-that-is-longer-than-nine-bytes/x`
  case longLiteral
  /// `a-literal-that-is-longer-than-eight-bytes/a-literal-that-is-longer-than-nine-bites/x`
  case longSibling
  /// `eightbyt/${a}`
  case eight(a: Swift.String)
  /// `eightbytes/${a}`
  case eightMore(a: Swift.String)
  /// `./../${a}`
  case dots(a: Swift.String)
  /// `a;b,c=d:e@f!g$h&i'j(k)l*m+n/${a}`
  case delimiters(a: Swift.String)
  /// `MiXeD/CaSe`
  case caseOfText
  /// `text/${text:Text}`
  case text(text: LiteralRoute.Text)
  /// `$/$$/$${a}/$${`
  case dollar

  /// The values as they appear in URLs.
  nonisolated enum Text: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case x = "\\(x)"
    case aB = "a\"b"
    case cD = "c\nd"
    case a = "\u{0}a"
    case y = "#\"y\"#"
    case eF = "e\\f"
    case ǵh = "ǵh"
    case i = "/*i"
    case j = "*/j"
    case kL = "k`l"
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "literals"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://literals"]

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

nonisolated extension LiteralRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .interpolation(a0): if case let .interpolation(b0) = b, _Route.equal(a0, b0) { return true }
    case .quotes: if case .quotes = b { return true }
    case .backslashes: if case .backslashes = b { return true }
    case .newlines: if case .newlines = b { return true }
    case let .rawNewline(a0): if case let .rawNewline(b0) = b, _Route.equal(a0, b0) { return true }
    case let .nul(a0): if case let .nul(b0) = b, _Route.equal(a0, b0) { return true }
    case .rawNUL: if case .rawNUL = b { return true }
    case .comment: if case .comment = b { return true }
    case let .lineComment(a0): if case let .lineComment(b0) = b, _Route.equal(a0, b0) { return true }
    case .hashes: if case .hashes = b { return true }
    case .percent: if case .percent = b { return true }
    case .space: if case .space = b { return true }
    case let .query(a0): if case let .query(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
    case .longLiteral: if case .longLiteral = b { return true }
    case .longSibling: if case .longSibling = b { return true }
    case let .eight(a0): if case let .eight(b0) = b, _Route.equal(a0, b0) { return true }
    case let .eightMore(a0): if case let .eightMore(b0) = b, _Route.equal(a0, b0) { return true }
    case let .dots(a0): if case let .dots(b0) = b, _Route.equal(a0, b0) { return true }
    case let .delimiters(a0): if case let .delimiters(b0) = b, _Route.equal(a0, b0) { return true }
    case .caseOfText: if case .caseOfText = b { return true }
    case let .text(a0): if case let .text(b0) = b, _Route.equal(a0, b0) { return true }
    case .dollar: if case .dollar = b { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .interpolation(a0):
      hasher.combine(0x4B275943)
      hasher.combine(a0)
    case .quotes: hasher.combine(0x62BCF2D9)
    case .backslashes: hasher.combine(0x4FE09D78)
    case .newlines: hasher.combine(0x06B2ED20)
    case let .rawNewline(a0):
      hasher.combine(0x3FE27156)
      hasher.combine(a0)
    case let .nul(a0):
      hasher.combine(0x383F66D2)
      hasher.combine(a0)
    case .rawNUL: hasher.combine(0x52D81D46)
    case .comment: hasher.combine(0x691A8C02)
    case let .lineComment(a0):
      hasher.combine(0x08373CAB)
      hasher.combine(a0)
    case .hashes: hasher.combine(0x5A59B1D6)
    case .percent: hasher.combine(0x756D1FDF)
    case .space: hasher.combine(0x1DB7AB43)
    case let .query(a0):
      hasher.combine(0x2244B13C)
      hasher.combine(a0)
    case let .fragment(a0):
      hasher.combine(0x0CCC6772)
      hasher.combine(a0)
    case .longLiteral: hasher.combine(0x42CAE43F)
    case .longSibling: hasher.combine(0x31AC6351)
    case let .eight(a0):
      hasher.combine(0x4AC16E0C)
      hasher.combine(a0)
    case let .eightMore(a0):
      hasher.combine(0x0528D90E)
      hasher.combine(a0)
    case let .dots(a0):
      hasher.combine(0x443194A6)
      hasher.combine(a0)
    case let .delimiters(a0):
      hasher.combine(0x54205F42)
      hasher.combine(a0)
    case .caseOfText: hasher.combine(0x54A2915E)
    case let .text(a0):
      hasher.combine(0x2A0A3031)
      hasher.combine(a0)
    case .dollar: hasher.combine(0x4C2ADC7B)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: LiteralRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("literals") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x22:  // "\""
      if hasCount(0, 1) { return from(1).after_() }
    case 0x24:  // "$"
      if hasCount(0, 1) { return from(1).after_2ECE77D0() }
    case 0x2E:  // "."
      if hasCount(0, 1) { return from(1).after_1F17A442() }
    case 0x5C5C:  // "\\\\"
      if hasCount(0, 2) { return from(1).after_6FAAD65C() }
    case 0x782A:  // "*x"
      if hasCount(0, 2) { return from(1).afterX() }
    case 0x607860:  // "`x`"
      if hasCount(0, 3) { return from(1).afterX443AE148() }
    case 0x620A61:  // "a\nb"
      if hasCount(0, 3) { return from(1).afterAB() }
    case 0x622061:  // "a b"
      if hasCount(0, 3) { return from(1).afterAB71786C3B() }
    case 0x6C756E:  // "nul"
      if hasCount(0, 3) { return from(1).afterNul() }
    case 0x25303031:  // "100%"
      if hasCount(0, 4) { return from(1).after_100() }
    case 0x68736168:  // "hash"
      if hasCount(0, 4) { return from(1).afterHash() }
    case 0x74786574:  // "text"
      if hasCount(0, 4) { return from(1).afterText() }
    case 0x446558694D:  // "MiXeD"
      if hasCount(0, 5) { return from(1).afterMiXeD() }
    case 0x7972657571:  // "query"
      if hasCount(0, 5) { return from(1).afterQuery() }
    case 0x6C756E2D776172:  // "raw-nul"
      if hasCount(0, 7) { return from(1).afterRawNul() }
    case 0x2931202B2031285C:  // "\\(1 + 1)"
      if hasCount(0, 8) { return from(1).after_1_1() }
    case 0x3A643D632C623B61:
      if equals(0, "a;b,c=d:e@f!g$h&i'j(k)l*m+n") { return from(1).afterABCDEFGHIJKLMN() }
    case 0x61726574696C2D61:
      if equals(0, "a-literal-that-is-longer-than-eight-bytes") {
        return from(1).afterALiteralThatIsLongerThanEightBytes()
      }
    case 0x656E696C0A776172:  // "raw\nline"
      if hasCount(0, 8) { return from(1).afterRawLine() }
    case 0x746E656D67617266:  // "fragment"
      if hasCount(0, 8), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          part0.equals("\""), case let part1 = url.fragmentSegment(at: part0.next), part1.equals("\\(c)c"),
          url.isFragmentEnd(part1.next), let x = url.fragmentItem("x").string()
      {
        return found(.fragment(x: x))
      }
    case 0x7479627468676965:  // "eightbyt"
      if hasCount(0, 8) { return from(1).afterEightbyt() }
      if equals(0, "eightbytes") { return from(1).afterEightbytes() }
    default: break
    }
    return false
  }

  func after_1_1() -> Swift.Bool {
    if isLast(0), let a = string(0) { return found(.interpolation(a: a)) }
    return false
  }

  func after_() -> Swift.Bool {
    if equals(0, "\"\"\""), isLast(1, "x") { return found(.quotes) }
    return false
  }

  func after_6FAAD65C() -> Swift.Bool {
    if equals(0, "\\n"), isLast(1, "\\") { return found(.backslashes) }
    return false
  }

  func afterAB() -> Swift.Bool {
    if equals(0, "\r"), isLast(1, "\t") { return found(.newlines) }
    return false
  }

  func afterRawLine() -> Swift.Bool {
    if isLast(0), let a = string(0) { return found(.rawNewline(a: a)) }
    return false
  }

  func afterNul() -> Swift.Bool {
    if equals(0, "\u{0}"), isLast(1), let a = string(1) { return found(.nul(a: a)) }
    return false
  }

  func afterRawNul() -> Swift.Bool {
    if equals(0, "\u{0}"), isLast(1, "\u{1F}\u{7F}") { return found(.rawNUL) }
    return false
  }

  func afterX() -> Swift.Bool {
    if isLast(0, "*y*") { return found(.comment) }
    return false
  }

  func afterX443AE148() -> Swift.Bool {
    if isLast(0), let a = string(0) { return found(.lineComment(a: a)) }
    return false
  }

  func afterHash() -> Swift.Bool {
    if isLast(0, "\"#") { return found(.hashes) }
    return false
  }

  func after_100() -> Swift.Bool {
    if isLast(0, "%25") { return found(.percent) }
    return false
  }

  func afterAB71786C3B() -> Swift.Bool {
    if isLast(0, " c d") { return found(.space) }
    return false
  }

  func afterQuery() -> Swift.Bool {
    if isEnd(0), url.item("\\(b)").equals("\""), url.item("&=").equals("&=#"), url.item("*/").equals("`"),
        let a = string("\"")
    {
      return found(.query(a: a))
    }
    return false
  }

  func afterALiteralThatIsLongerThanEightBytes() -> Swift.Bool {
    if equals(0, "a-literal-that-is-longer-than-nine-bytes"), isLast(1, "x") { return found(.longLiteral) }
    if equals(0, "a-literal-that-is-longer-than-nine-bites"), isLast(1, "x") { return found(.longSibling) }
    return false
  }

  func afterEightbyt() -> Swift.Bool {
    if isLast(0), let a = string(0) { return found(.eight(a: a)) }
    return false
  }

  func afterEightbytes() -> Swift.Bool {
    if isLast(0), let a = string(0) { return found(.eightMore(a: a)) }
    return false
  }

  func after_1F17A442() -> Swift.Bool {
    if equals(0, ".."), isLast(1), let a = string(1) { return found(.dots(a: a)) }
    return false
  }

  func afterABCDEFGHIJKLMN() -> Swift.Bool {
    if isLast(0), let a = string(0) { return found(.delimiters(a: a)) }
    return false
  }

  func afterMiXeD() -> Swift.Bool {
    if isLast(0, "CaSe") { return found(.caseOfText) }
    return false
  }

  func afterText() -> Swift.Bool {
    if let text_ = _Matching.closedText(segment(0)), isEnd(1) { return found(.text(text: text_)) }
    return false
  }

  func after_2ECE77D0() -> Swift.Bool {
    if equals(0, "$$"), equals(1, "${a}"), isLast(2, "${") { return found(.dollar) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: LiteralRoute, _ form: _RouteForm) {
    switch route {
    case let .interpolation(a): add("%5C(1%20+%201)/", last: a)
    case .quotes: add("%22/%22%22%22/x")
    case .backslashes: add("%5C%5C/%5Cn/%5C")
    case .newlines: add("a%0Ab/%0D/%09")
    case let .rawNewline(a): add("raw%0Aline/", last: a)
    case let .nul(a): add("nul/%00/", last: a)
    case .rawNUL: add("raw-nul/%00/%1F%7F")
    case .comment: add("*x/*y*")
    case let .lineComment(a): add("%60x%60/", last: a)
    case .hashes: add("hash/%22%23")
    case .percent: add("100%25/%2525")
    case .space: add("a%20b/%20c%20d")
    case let .query(a):
      add("query?%22=", value: a)
      add("&%5C(b)=%22&%26%3D=%26=%23&*/=%60")
    case let .fragment(x):
      add("fragment")
      beginFragment()
      literal("%22/%5C(c)c", count: 2)
      endSegments()
      add("?x=", value: x)
    case .longLiteral: add("a-literal-that-is-longer-than-eight-bytes/a-literal-that-is-longer-than-nine-bytes/x")
    case .longSibling: add("a-literal-that-is-longer-than-eight-bytes/a-literal-that-is-longer-than-nine-bites/x")
    case let .eight(a): add("eightbyt/", last: a)
    case let .eightMore(a): add("eightbytes/", last: a)
    case let .dots(a): add("%2E/%2E%2E/", last: a)
    case let .delimiters(a):
      begin(form, base: "app://literals", .host, isRelative: true)
      literal("a;b,c=d:e@f!g$h&i'j(k)l*m+n")
      add("/", last: a)
    case .caseOfText: add("MiXeD/CaSe")
    case let .text(text_): add("text/", last: text_.rawValue)
    case .dollar: add("$/$$/$%7Ba%7D/$%7B")
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> LiteralRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://literals", segments: 7) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: LiteralRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://literals/") { text in text.write(route, form) }
  }

  static func closedText(_ part: _RoutePart) -> LiteralRoute.Text? {
    switch part.word {
    case 0x6100:  // "\u{0}a"
      if part.hasCount(2) { return LiteralRoute.Text.a }
    case 0x622261:  // "a\"b"
      if part.hasCount(3) { return LiteralRoute.Text.aB }
    case 0x640A63:  // "c\nd"
      if part.hasCount(3) { return LiteralRoute.Text.cD }
    case 0x665C65:  // "e\\f"
      if part.hasCount(3) { return LiteralRoute.Text.eF }
    case 0x692A2F:  // "/*i"
      if part.hasCount(3) { return LiteralRoute.Text.i }
    case 0x6A2F2A:  // "*/j"
      if part.hasCount(3) { return LiteralRoute.Text.j }
    case 0x6C606B:  // "k`l"
      if part.hasCount(3) { return LiteralRoute.Text.kL }
    case 0x2978285C:  // "\\(x)"
      if part.hasCount(4) { return LiteralRoute.Text.x }
    case 0x6881CC67:  // "ǵh"
      if part.hasCount(4) { return LiteralRoute.Text.ǵh }
    case 0x2322792223:  // "#\"y\"#"
      if part.hasCount(5) { return LiteralRoute.Text.y }
    default: break
    }
    return nil
  }
}
