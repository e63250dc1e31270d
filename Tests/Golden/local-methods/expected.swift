// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MethodRoute: URLRoute {
  /// `add/${add}/${item:Int}?bool=${bool:Bool}&string=${string}&integer=${integer:Int?}&write=${write?}`
  case add(add: Swift.String, item: Swift.Int, bool: Swift.Bool, string: Swift.String, integer: Swift.Int? = nil, write: Swift.String? = nil)
  /// `begin/${begin}-${endSegments:Int}?begin=${beginFragment}&items=${items:[String]}`
  case begin(begin: Swift.String, endSegments: Swift.Int, beginFragment: Swift.String, items: [Swift.String] = [])
  /// `isEnd/${isEnd}/${isLast}/${isPresent}/${hasCount:Int}?if=${boolIfAny:Bool?}&any=${stringIfAny}&all=${integerIfAny:Int=1}`
  case isEnd(isEnd: Swift.String, isLast: Swift.String, isPresent: Swift.String, hasCount: Swift.Int, boolIfAny: Swift.Bool? = nil, stringIfAny: Swift.String, integerIfAny: Swift.Int = 1)
  /// `literal/${literal}/${segment:Int}?from=${from?}&equals=${equals:Int=1}&word=${word}&${otherItems...}`
  case literal(literal: Swift.String, segment: Swift.Int, from: Swift.String? = nil, equals: Swift.Int = 1, word: Swift.String, otherItems: [Swift.String: Swift.String] = [:])

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "methods"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://methods"]

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

nonisolated extension MethodRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .add(a0, a1, a2, a3, a4, a5):
      if case let .add(b0, b1, b2, b3, b4, b5) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4), _Route.equal(a5, b5) { return true }
    case let .begin(a0, a1, a2, a3):
      if case let .begin(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .isEnd(a0, a1, a2, a3, a4, a5, a6):
      if case let .isEnd(b0, b1, b2, b3, b4, b5, b6) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4), _Route.equal(a5, b5), _Route.equal(a6, b6) { return true }
    case let .literal(a0, a1, a2, a3, a4, a5):
      if case let .literal(b0, b1, b2, b3, b4, b5) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4), _Route.equal(a5, b5) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .add(a0, a1, a2, a3, a4, a5):
      hasher.combine(0x6F0C5079)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
      hasher.combine(a4)
      hasher.combine(a5)
    case let .begin(a0, a1, a2, a3):
      hasher.combine(0x3EA54700)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .isEnd(a0, a1, a2, a3, a4, a5, a6):
      hasher.combine(0x7864CC00)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
      hasher.combine(a4)
      hasher.combine(a5)
      hasher.combine(a6)
    case let .literal(a0, a1, a2, a3, a4, a5):
      hasher.combine(0x3AAA5985)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
      hasher.combine(a4)
      hasher.combine(a5)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: MethodRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("methods") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if equals(0, "add") { return from(1).afterAdd() }
    if equals(0, "begin") { return from(1).afterBegin() }
    if equals(0, "isEnd") { return from(1).afterIsEnd() }
    if equals(0, "literal") { return from(1).afterLiteral() }
    return false
  }

  func afterAdd() -> Swift.Bool {
    if isPresent(0), let item_ = integer(1), isEnd(2), let add_ = string(0), let bool_ = bool("bool"),
        let string_ = string("string"), let integer_ = integerIfAny("integer"), let write_ = stringIfAny("write")
    {
      return found(.add(add: add_, item: item_, bool: bool_, string: string_, integer: integer_, write: write_))
    }
    return false
  }

  func afterBegin() -> Swift.Bool {
    if let parts0 = _Matching.split22674981(segment(0), url), isEnd(1), let begin_ = parts0[0].string(),
        let endSegments_ = parts0[1].integer(), let beginFragment_ = string("begin"),
        let items_ = url.items("items", takesEmpty: true, { $0.string() })
    {
      return found(.begin(begin: begin_, endSegments: endSegments_, beginFragment: beginFragment_, items: items_))
    }
    return false
  }

  func afterIsEnd() -> Swift.Bool {
    if isPresent(0), isPresent(1), isPresent(2), let hasCount_ = integer(3), isEnd(4), let isEnd_ = string(0),
        let isLast_ = string(1), let isPresent_ = string(2), let boolIfAny_ = boolIfAny("if"),
        let stringIfAny_ = string("any"), let integerIfAny_ = integer("all", default: 1)
    {
      return found(.isEnd(isEnd: isEnd_, isLast: isLast_, isPresent: isPresent_, hasCount: hasCount_, boolIfAny: boolIfAny_, stringIfAny: stringIfAny_, integerIfAny: integerIfAny_))
    }
    return false
  }

  func afterLiteral() -> Swift.Bool {
    if isPresent(0), let segment_ = integer(1), isEnd(2), let literal_ = string(0), let from_ = stringIfAny("from"),
        let equals_ = integer("equals", default: 1), let word_ = string("word"),
        let otherItems_ = url.otherItems(than: "from", "equals", "word")
    {
      return found(.literal(literal: literal_, segment: segment_, from: from_, equals: equals_, word: word_, otherItems: otherItems_))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: MethodRoute, _ form: _RouteForm) {
    switch route {
    case let .add(add_, item_, bool_, string_, integer_, write_):
      add("add/", segment: add_)
      add("/", item_)
      add("?bool=", bool: bool_)
      add("&string=", value: string_)
      if let integer_ { add("&integer=", integer_) }
      if let write_, !write_.isEmpty { add("&write=", value: write_) }
    case let .begin(begin_, endSegments_, beginFragment_, items_):
      begin(form, base: "app://methods", .host, isRelative: true)
      literal("begin")
      segment(
        _Matching.affixes22674981, [.string(begin_), .plain(_Route.text(endSegments_))], first: "", isText: _Matching.isText22674981,
        accepts: _Matching.accepts22674981)
      endSegments()
      item("?begin=", value: beginFragment_)
      items("items", items_)
    case let .isEnd(isEnd_, isLast_, isPresent_, hasCount_, boolIfAny_, stringIfAny_, integerIfAny_):
      add("isEnd/", segment: isEnd_)
      add("/", segment: isLast_)
      add("/", segment: isPresent_)
      add("/", hasCount_)
      item("?if=", ifAny: boolIfAny_)
      item("?any=", value: stringIfAny_)
      if !_Route.equal(integerIfAny_, 1) { add("&all=", integerIfAny_) }
    case let .literal(literal_, segment_, from_, equals_, word_, otherItems_):
      add("literal/", segment: literal_)
      add("/", segment_)
      item("?from=", ifAny: from_)
      item("?equals=", equals_, unless: 1)
      item("?word=", value: word_)
      otherItems(otherItems_, than: ["from", "equals", "word"])
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> MethodRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://methods", segments: 8) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: MethodRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://methods/") { text in text.write(route, form) }
  }

  static let affixes22674981 = _RouteAffixes(
    ["", "-", ""], ignoresCase: false, longestValue: 0)
  static let isText22674981 = [true, false]

  static func accepts22674981(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 1: return text.integer() != nil
    default: return true
    }
  }

  static func split22674981(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes22674981.split(segment, of: url, isText: isText22674981, accepts: accepts22674981)
  }
}
