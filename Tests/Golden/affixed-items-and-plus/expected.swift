// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FormItemRoute: URLRoute {
  /// `sum?of=1+${text}`
  case sum(text: Swift.String)
  /// `words?w=${first}.${second}`
  case words(first: Swift.String, second: Swift.String)
  /// `word?w|word=${word:Word}.${count:Int}`
  case word(word: FormItemRoute.Word, count: Swift.Int)
  /// `numbers?n=${numbers:[Double],}`
  case numbers(numbers: [Swift.Double] = [])

  /// A String of the characters +a-z.
  nonisolated struct Word: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    let rawValue: Swift.String

    /// Nil if the value does not meet the constraints.
    init?(rawValue: Swift.String) {
      guard _RouteTextRule(length: 1...Swift.Int.max, characters: 0x80000000000, 0x7fffffe00000000).accepts(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    var description: Swift.String { rawValue }
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "form"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://form"]

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

nonisolated extension FormItemRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .sum(a0): if case let .sum(b0) = b, _Route.equal(a0, b0) { return true }
    case let .words(a0, a1): if case let .words(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .word(a0, a1): if case let .word(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .numbers(a0): if case let .numbers(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .sum(a0):
      hasher.combine(0x1D3A7E66)
      hasher.combine(a0)
    case let .words(a0, a1):
      hasher.combine(0x02465836)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .word(a0, a1):
      hasher.combine(0x5F1DFB10)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .numbers(a0):
      hasher.combine(0x333D1241)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: FormItemRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("form") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isLast(0, "sum"), let values0 = _Matching.split649D9C73(url.item("of"), url), let text_ = values0[0].string() {
      return found(.sum(text: text_))
    }
    if isLast(0, "words"), let values0 = _Matching.split0023D87A(url.item("w"), url), let first = values0[0].string(),
        let second = values0[1].string()
    {
      return found(.words(first: first, second: second))
    }
    if isLast(0, "word"), let values0 = _Matching.split14D1CC86(url.item("w", or: "word"), url),
        let word_ = _Matching.constrainedWord(values0[0]), let count = values0[1].integer()
    {
      return found(.word(word: word_, count: count))
    }
    if isLast(0, "numbers"), let numbers = url.item("n").commaListIfAny({ $0.double() }) {
      return found(.numbers(numbers: numbers))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: FormItemRoute, _ form: _RouteForm) {
    switch route {
    case let .sum(text_):
      add("sum")
      item(
        "of", _Matching.affixes649D9C73, [.string(text_)], first: "1%2B", isText: _Matching.isText649D9C73,
        accepts: _Matching.accepts649D9C73)
    case let .words(first, second):
      add("words")
      item(
        "w", _Matching.affixes0023D87A, [.string(first), .string(second)], first: "", isText: _Matching.isText0023D87A,
        accepts: _Matching.accepts0023D87A)
    case let .word(word_, count):
      add("word")
      item(
        "w", _Matching.affixes14D1CC86, [.plain(word_.rawValue), .plain(_Route.text(count))], first: "", isText: _Matching.isText14D1CC86,
        accepts: _Matching.accepts14D1CC86)
    case let .numbers(numbers):
      add("numbers")
      item("n", commaList: numbers.map { _Route.text($0) })
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> FormItemRoute? {
    _RouteReader.route(text, plusIsSpace: true, isRawValue: isRawValue, base: "app://form", segments: 4) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: FormItemRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://form/") { text in text.write(route, form) }
  }

  static let affixes0023D87A = _RouteAffixes(
    ["", ".", ""], ignoresCase: false, longestValue: 0, plusIsSpace: true)
  static let isText0023D87A = [true, true]

  static func accepts0023D87A(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split0023D87A(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes0023D87A.split(segment, of: url, isText: isText0023D87A, accepts: accepts0023D87A)
  }

  static let affixes14D1CC86 = _RouteAffixes(
    ["", ".", ""], ignoresCase: false, longestValue: 0, plusIsSpace: true, rules: [_RouteTextRule(length: 1...Swift.Int.max, characters: 0x80000000000, 0x7fffffe00000000), nil])
  static let isText14D1CC86 = [false, false]

  static func accepts14D1CC86(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return _Matching.constrainedWord(text) != nil
    case 1: return text.integer() != nil
    default: return true
    }
  }

  static func split14D1CC86(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes14D1CC86.split(segment, of: url, isText: isText14D1CC86, accepts: accepts14D1CC86)
  }

  static let affixes649D9C73 = _RouteAffixes(
    ["1+", ""], ignoresCase: false, longestValue: 0, plusIsSpace: true)
  static let isText649D9C73 = [true]

  static func accepts649D9C73(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split649D9C73(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes649D9C73.split(segment, of: url, isText: isText649D9C73, accepts: accepts649D9C73)
  }

  static func constrainedWord(_ part: _RoutePart) -> FormItemRoute.Word? {
    part.plainString().flatMap { FormItemRoute.Word(rawValue: $0) }
  }
}
