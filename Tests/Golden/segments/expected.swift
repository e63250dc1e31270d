// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum SegmentRoute: URLRoute {
  /// `profile`
  case literal
  /// `/profile/settings/`
  case literals
  /// `parameter/${id}`
  case parameter(id: Swift.String)
  /// `typed/${id:Int}`
  case typed(id: Swift.Int)
  /// `affixed/@${user}`
  case affixed(user: Swift.String)
  /// `affixed/v${major:Int}.${minor:Int}`
  case severalAffixed(major: Swift.Int, minor: Swift.Int)
  /// `rest/${path...}`
  case rest(path: [Swift.String] = [])
  /// `numbers/${numbers:Int...}`
  case typedRest(numbers: [Swift.Int] = [])
  /// `caf%C3%A9/a%2Fb`
  case escapedLiteral
  /// `price/$${amount}`
  case notAParameter

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "segments"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://segments"]

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

nonisolated extension SegmentRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .literal: if case .literal = b { return true }
    case .literals: if case .literals = b { return true }
    case let .parameter(a0): if case let .parameter(b0) = b, _Route.equal(a0, b0) { return true }
    case let .typed(a0): if case let .typed(b0) = b, _Route.equal(a0, b0) { return true }
    case let .affixed(a0): if case let .affixed(b0) = b, _Route.equal(a0, b0) { return true }
    case let .severalAffixed(a0, a1):
      if case let .severalAffixed(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
    case let .typedRest(a0): if case let .typedRest(b0) = b, _Route.equal(a0, b0) { return true }
    case .escapedLiteral: if case .escapedLiteral = b { return true }
    case .notAParameter: if case .notAParameter = b { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .literal: hasher.combine(0x3AAA5985)
    case .literals: hasher.combine(0x57F797B1)
    case let .parameter(a0):
      hasher.combine(0x27A6382E)
      hasher.combine(a0)
    case let .typed(a0):
      hasher.combine(0x027174A2)
      hasher.combine(a0)
    case let .affixed(a0):
      hasher.combine(0x2F82F79F)
      hasher.combine(a0)
    case let .severalAffixed(a0, a1):
      hasher.combine(0x24ED30F8)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .rest(a0):
      hasher.combine(0x487168B7)
      hasher.combine(a0)
    case let .typedRest(a0):
      hasher.combine(0x4F7BACC3)
      hasher.combine(a0)
    case .escapedLiteral: hasher.combine(0x40C557A8)
    case .notAParameter: hasher.combine(0x1183753A)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: SegmentRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("segments") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x74736572:  // "rest"
      if hasCount(0, 4) { return from(1).afterRest() }
    case 0x6465707974:  // "typed"
      if hasCount(0, 5) { return from(1).afterTyped() }
    case 0x6563697270:  // "price"
      if hasCount(0, 5) { return from(1).afterPrice() }
    case 0xA9C3666163:  // "café"
      if hasCount(0, 5) { return from(1).afterCafé() }
    case 0x64657869666661:  // "affixed"
      if hasCount(0, 7) { return from(1).afterAffixed() }
    case 0x656C69666F7270:  // "profile"
      if hasCount(0, 7) { return from(1).afterProfile() }
    case 0x737265626D756E:  // "numbers"
      if hasCount(0, 7) { return from(1).afterNumbers() }
    case 0x6574656D61726170:
      if equals(0, "parameter") { return from(1).afterParameter() }
    default: break
    }
    return false
  }

  func afterProfile() -> Swift.Bool {
    if isEnd(0) { return found(.literal) }
    if isLast(0, "settings") { return found(.literals) }
    return false
  }

  func afterParameter() -> Swift.Bool {
    if isLast(0), let id = string(0) { return found(.parameter(id: id)) }
    return false
  }

  func afterTyped() -> Swift.Bool {
    if let id = integer(0), isEnd(1) { return found(.typed(id: id)) }
    return false
  }

  func afterAffixed() -> Swift.Bool {
    if let parts0 = _Matching.split37658404(segment(0), url), isEnd(1), let major = parts0[0].integer(),
        let minor = parts0[1].integer()
    {
      return found(.severalAffixed(major: major, minor: minor))
    }
    if let parts0 = _Matching.split1F8EBD37(segment(0), url), isEnd(1), let user = parts0[0].string() {
      return found(.affixed(user: user))
    }
    return false
  }

  func afterRest() -> Swift.Bool {
    if let path_ = url.rest(from: from(0), { $0.string() }) { return found(.rest(path: path_)) }
    return false
  }

  func afterNumbers() -> Swift.Bool {
    if let numbers = url.rest(from: from(0), { $0.integer() }) { return found(.typedRest(numbers: numbers)) }
    return false
  }

  func afterCafé() -> Swift.Bool {
    if isLast(0, "a/b") { return found(.escapedLiteral) }
    return false
  }

  func afterPrice() -> Swift.Bool {
    if isLast(0, "${amount}") { return found(.notAParameter) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: SegmentRoute, _ form: _RouteForm) {
    switch route {
    case .literal: add("profile")
    case .literals: add("profile/settings")
    case let .parameter(id): add("parameter/", last: id)
    case let .typed(id): add("typed/", id)
    case let .affixed(user):
      begin(form, base: "app://segments", .host, isRelative: true)
      literal("affixed")
      segment(
        _Matching.affixes1F8EBD37, [.string(user)], first: "@", isText: _Matching.isText1F8EBD37,
        accepts: _Matching.accepts1F8EBD37)
      endSegments()
    case let .severalAffixed(major, minor):
      begin(form, base: "app://segments", .host, isRelative: true)
      literal("affixed")
      segment(
        _Matching.affixes37658404, [.plain(_Route.text(major)), .plain(_Route.text(minor))], first: "v", isText: _Matching.isText37658404,
        accepts: _Matching.accepts37658404)
      endSegments()
    case let .rest(path_):
      begin(form, base: "app://segments", .host, isRelative: true)
      literal("rest")
      for element in path_ { segment(element) }
      endSegments()
    case let .typedRest(numbers):
      begin(form, base: "app://segments", .host, isRelative: true)
      literal("numbers")
      for element in numbers { segment(integer: element) }
      endSegments()
    case .escapedLiteral: add("caf%C3%A9/a%2Fb")
    case .notAParameter: add("price/$%7Bamount%7D")
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> SegmentRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://segments", segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: SegmentRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://segments/") { text in text.write(route, form) }
  }

  static let affixes1F8EBD37 = _RouteAffixes(
    ["@", ""], ignoresCase: false, longestValue: 0)
  static let isText1F8EBD37 = [true]

  static func accepts1F8EBD37(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split1F8EBD37(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes1F8EBD37.split(segment, of: url, isText: isText1F8EBD37, accepts: accepts1F8EBD37)
  }

  static let affixes37658404 = _RouteAffixes(
    ["v", ".", ""], ignoresCase: false, longestValue: 0)
  static let isText37658404 = [false, false]

  static func accepts37658404(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer() != nil
    case 1: return text.integer() != nil
    default: return true
    }
  }

  static func split37658404(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes37658404.split(segment, of: url, isText: isText37658404, accepts: accepts37658404)
  }
}
