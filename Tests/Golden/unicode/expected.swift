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

nonisolated extension 길 {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .카페(a0): if case let .카페(b0) = b, _routeEqual(a0, b0) { return true }
    case let .음료(a0): if case let .음료(b0) = b, _routeEqual(a0, b0) { return true }
    case let .emoji(a0): if case let .emoji(b0) = b, _routeEqual(a0, b0) { return true }
    case let .groupé(a0): if case let .groupé(b0) = b, _routeEqual(a0, b0) { return true }
    case let .composed(a0): if case let .composed(b0) = b, _routeEqual(a0, b0) { return true }
    case let .decomposed(a0): if case let .decomposed(b0) = b, _routeEqual(a0, b0) { return true }
    case let .combining(a0): if case let .combining(b0) = b, _routeEqual(a0, b0) { return true }
    case let .affixed(a0): if case let .affixed(b0) = b, _routeEqual(a0, b0) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> 길? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://unicode", segments: 6) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: 길) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return afterApp(url, path)
    }
    return false
  }

  static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("unicode") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x78:  // "x"
      if path.hasCount(0, 1), afterX(url, path.from(1)) { return true }
    case 0xA9C3:  // "é"
      if path.hasCount(0, 2), afterÉ(url, path.from(1)) { return true }
    case 0x81CC65:  // "é"
      if path.hasCount(0, 3), afterÉ61D8643B(url, path.from(1)) { return true }
    case 0x958D9FF0:  // "🍕"
      if path.hasCount(0, 4), after_(url, path.from(1)) { return true }
    case 0x988EEDB4B9EC:  // "카페"
      if path.hasCount(0, 6), after카페(url, path.from(1)) { return true }
    case 0xB9A3EBB8B7EA:  // "그룹"
      if path.hasCount(0, 6), after그룹(url, path.from(1)) { return true }
    default: break
    }
    if let parts0 = split0D32F707(path.segment(0), url), path.isEnd(1), let a = parts0[0].string() {
      return found(url, .affixed(a: a))
    }
    return false
  }

  static func after카페(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "음료"), path.isEnd(1), let 맛 = closed맛(url.item("맛")) {
      return found(url, .음료(맛: 맛))
    }
    if path.isPresent(0), path.isEnd(1), let 이름 = path.string(0) { return found(url, .카페(이름: 이름)) }
    return false
  }

  static func after_(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let parts0 = split7E46936E(path.segment(0), url), path.isEnd(1), let slice = parts0[0].integer() {
      return found(url, .emoji(slice: slice))
    }
    return false
  }

  static func after그룹(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "하나"), path.isEnd(1), url.hasFragment,
        case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("조각"),
        case let part1 = url.fragmentSegment(at: part0.next), let 조각 = part1.string(),
        url.isFragmentEnd(part1.next)
    {
      return found(url, .groupé(.하나(조각: 조각)))
    }
    return false
  }

  static func afterÉ(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let id = path.string(0) { return found(url, .composed(id: id)) }
    return false
  }

  static func afterÉ61D8643B(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let id = path.string(0) { return found(url, .decomposed(id: id)) }
    return false
  }

  static func afterX(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "\u{301}"), path.equals(1, "\u{200D}"), path.isEnd(2), url.item("\u{200B}").equals("\u{308}"),
        let a = url.stringItem("\u{301}")
    {
      return found(url, .combining(a: a))
    }
    return false
  }

  static func text(of route: 길, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://unicode/") { text in write(route, form, &text) }
  }

  static func write(_ route: 길, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case let .카페(이름): text.append("%EC%B9%B4%ED%8E%98/", lastSegment: 이름)
    case let .음료(맛): text.append("%EC%B9%B4%ED%8E%98/%EC%9D%8C%EB%A3%8C?%EB%A7%9B=", value: 맛.rawValue)
    case let .emoji(slice):
      text.begin(form, base: "app://unicode", .host, isRelative: true)
      text.literal("%F0%9F%8D%95")
      text.segment(
        affixes7E46936E, [.plain(_routeText(slice))], first: "%F0%9F%8D%95",
        isText: isText7E46936E, accepts: accepts7E46936E)
      text.endSegments()
    case let .groupé(.하나(조각)):
      text.append("%EA%B7%B8%EB%A3%B9/%ED%95%98%EB%82%98")
      text.beginFragment()
      text.literal("%EC%A1%B0%EA%B0%81")
      text.segment(조각)
      text.endSegments()
    case let .composed(id): text.append("%C3%A9/", lastSegment: id)
    case let .decomposed(id): text.append("e%CC%81/", lastSegment: id)
    case let .combining(a):
      text.append("x/%CC%81/%E2%80%8D?%CC%81=", value: a)
      text.append("&%E2%80%8B=%CC%88")
    case let .affixed(a):
      text.begin(form, base: "app://unicode", .host, isRelative: true)
      text.segment(
        affixes0D32F707, [.string(a)], first: "%EA%B0%80",
        isText: isText0D32F707, accepts: accepts0D32F707)
      text.endSegments()
    }
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
