// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum 길: URLRoute {
  /// `카페/${이름}`
  case 카페(이름: Swift.String)
  /// `카페/음료?맛=${맛:맛}`
  case 음료(맛: 길.맛)
  /// `🍕/🍕${slice:Int}`
  case emoji(slice: Swift.Int)
  case groupé(Groupé)
  /// `é/${id}`
  case composed(id: Swift.String)
  /// `é/${id}`
  case decomposed(id: Swift.String)
  /// `x/́/\u{200D}?́=${a}&\u{200B}=̈`
  case combining(a: Swift.String)
  /// `가${a}`
  case affixed(a: Swift.String)

  nonisolated enum Groupé: Swift.Hashable, Swift.Sendable {
    /// `그룹/하나#조각/${조각}`
    case 하나(조각: Swift.String)
  }

  /// The values as they appear in URLs.
  nonisolated enum 맛: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case 달다 = "달다"
    case 쓰다 = "쓰다"
    case café = "café"
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "unicode"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://unicode"]

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

nonisolated extension 길 {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .카페(a0): if case let .카페(b0) = b, _Route.equal(a0, b0) { return true }
    case let .음료(a0): if case let .음료(b0) = b, _Route.equal(a0, b0) { return true }
    case let .emoji(a0): if case let .emoji(b0) = b, _Route.equal(a0, b0) { return true }
    case let .groupé(a0): if case let .groupé(b0) = b, _Route.equal(a0, b0) { return true }
    case let .composed(a0): if case let .composed(b0) = b, _Route.equal(a0, b0) { return true }
    case let .decomposed(a0): if case let .decomposed(b0) = b, _Route.equal(a0, b0) { return true }
    case let .combining(a0): if case let .combining(b0) = b, _Route.equal(a0, b0) { return true }
    case let .affixed(a0): if case let .affixed(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .카페(a0):
      hasher.combine(0x0232A90C)
      hasher.combine(a0)
    case let .음료(a0):
      hasher.combine(0x45762998)
      hasher.combine(a0)
    case let .emoji(a0):
      hasher.combine(0x166508E6)
      hasher.combine(a0)
    case let .groupé(a0):
      hasher.combine(0x2EC5B639)
      hasher.combine(a0)
    case let .composed(a0):
      hasher.combine(0x19C67AA5)
      hasher.combine(a0)
    case let .decomposed(a0):
      hasher.combine(0x0DCCEFA7)
      hasher.combine(a0)
    case let .combining(a0):
      hasher.combine(0x70213C1B)
      hasher.combine(a0)
    case let .affixed(a0):
      hasher.combine(0x2F82F79F)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: 길) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("unicode") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x78:  // "x"
      if hasCount(0, 1), from(1).afterX() { return true }
    case 0xA9C3:  // "é"
      if hasCount(0, 2), from(1).afterÉ() { return true }
    case 0x81CC65:  // "é"
      if hasCount(0, 3), from(1).afterÉ61D8643B() { return true }
    case 0x958D9FF0:  // "🍕"
      if hasCount(0, 4), from(1).after_() { return true }
    case 0x988EEDB4B9EC:  // "카페"
      if hasCount(0, 6), from(1).after카페() { return true }
    case 0xB9A3EBB8B7EA:  // "그룹"
      if hasCount(0, 6), from(1).after그룹() { return true }
    default: break
    }
    if let parts0 = _Matching.split0D32F707(segment(0), url), isEnd(1), let a = parts0[0].string() {
      return found(.affixed(a: a))
    }
    return false
  }

  func after카페() -> Swift.Bool {
    if isLast(0, "음료"), let 맛 = _Matching.closed맛(url.item("맛")) { return found(.음료(맛: 맛)) }
    if isLast(0), let 이름 = string(0) { return found(.카페(이름: 이름)) }
    return false
  }

  func after_() -> Swift.Bool {
    if let parts0 = _Matching.split7E46936E(segment(0), url), isEnd(1), let slice = parts0[0].integer() {
      return found(.emoji(slice: slice))
    }
    return false
  }

  func after그룹() -> Swift.Bool {
    if isLast(0, "하나"), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
        part0.equals("조각"), case let part1 = url.fragmentSegment(at: part0.next), let 조각 = part1.string(),
        url.isFragmentEnd(part1.next)
    {
      return found(.groupé(.하나(조각: 조각)))
    }
    return false
  }

  func afterÉ() -> Swift.Bool {
    if isLast(0), let id = string(0) { return found(.composed(id: id)) }
    return false
  }

  func afterÉ61D8643B() -> Swift.Bool {
    if isLast(0), let id = string(0) { return found(.decomposed(id: id)) }
    return false
  }

  func afterX() -> Swift.Bool {
    if equals(0, "\u{301}"), isLast(1, "\u{200D}"), url.item("\u{200B}").equals("\u{308}"), let a = string("\u{301}") {
      return found(.combining(a: a))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: 길, _ form: _RouteForm) {
    switch route {
    case let .카페(이름): add("%EC%B9%B4%ED%8E%98/", last: 이름)
    case let .음료(맛): add("%EC%B9%B4%ED%8E%98/%EC%9D%8C%EB%A3%8C?%EB%A7%9B=", value: 맛.rawValue)
    case let .emoji(slice):
      begin(form, base: "app://unicode", .host, isRelative: true)
      literal("%F0%9F%8D%95")
      segment(
        _Matching.affixes7E46936E, [.plain(_Route.text(slice))], first: "%F0%9F%8D%95", isText: _Matching.isText7E46936E,
        accepts: _Matching.accepts7E46936E)
      endSegments()
    case let .groupé(.하나(조각)):
      add("%EA%B7%B8%EB%A3%B9/%ED%95%98%EB%82%98")
      beginFragment()
      literal("%EC%A1%B0%EA%B0%81")
      segment(조각)
      endSegments()
    case let .composed(id): add("%C3%A9/", last: id)
    case let .decomposed(id): add("e%CC%81/", last: id)
    case let .combining(a):
      add("x/%CC%81/%E2%80%8D?%CC%81=", value: a)
      add("&%E2%80%8B=%CC%88")
    case let .affixed(a):
      begin(form, base: "app://unicode", .host, isRelative: true)
      segment(
        _Matching.affixes0D32F707, [.string(a)], first: "%EA%B0%80", isText: _Matching.isText0D32F707,
        accepts: _Matching.accepts0D32F707)
      endSegments()
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> 길? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://unicode", segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: 길, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://unicode/") { text in text.write(route, form) }
  }

  static let affixes0D32F707 = _RouteAffixes(
    ["가", ""], ignoresCase: false, longestValue: 0)
  static let isText0D32F707 = [true]

  static func accepts0D32F707(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split0D32F707(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes0D32F707.split(segment, of: url, isText: isText0D32F707, accepts: accepts0D32F707)
  }

  static let affixes7E46936E = _RouteAffixes(
    ["🍕", ""], ignoresCase: false, longestValue: 0)
  static let isText7E46936E = [false]

  static func accepts7E46936E(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer() != nil
    default: return true
    }
  }

  static func split7E46936E(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes7E46936E.split(segment, of: url, isText: isText7E46936E, accepts: accepts7E46936E)
  }

  static func closed맛(_ part: _RoutePart) -> 길.맛? {
    switch part.word {
    case 0xA9C3666163:  // "café"
      if part.hasCount(5) { return 길.맛.café }
    case 0xA48BEBAC8BEB:  // "달다"
      if part.hasCount(6) { return 길.맛.달다 }
    case 0xA48BEBB093EC:  // "쓰다"
      if part.hasCount(6) { return 길.맛.쓰다 }
    default: break
    }
    return nil
  }
}
