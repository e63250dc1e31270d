// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum AffixedItemRoute: URLRoute {
  /// `place?ll=${latitude:Latitude},${longitude:Longitude}`
  case place(latitude: AffixedItemRoute.Latitude, longitude: AffixedItemRoute.Longitude)
  /// `user?name=@${name}`
  case user(name: Swift.String)
  /// `file?name=${name}.${type}`
  case file(name: Swift.String, type: Swift.String)
  /// `pair?of=${first}-${second}&page=${page:Int?}`
  case pair(first: Swift.String, second: Swift.String, page: Swift.Int? = nil)
  /// `side?at=${side:Side}:${offset:Int}`
  case side(side: AffixedItemRoute.Side, offset: Swift.Int)
  /// `code?c=${code:Code}-${rest}`
  case code(code: AffixedItemRoute.Code, rest: Swift.String)
  /// `link?to=(${link:URL})`
  case link(link: RouteURL)
  /// `flag?is=is-${flag:Bool}`
  case flag(flag: Swift.Bool)

  /// The values as they appear in URLs.
  nonisolated enum Side: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case left
    case right
  }

  /// A Double in -90...90.
  nonisolated struct Latitude: Swift.RawRepresentable, Swift.Hashable, Swift.Comparable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    let rawValue: Swift.Double

    /// Nil if the value does not meet the constraints.
    init?(rawValue: Swift.Double) {
      guard (-90...90).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    var description: Swift.String { _Route.text(rawValue) }
    static func < (a: Self, b: Self) -> Swift.Bool { a.rawValue < b.rawValue }
  }

  /// A Double in -180...180.
  nonisolated struct Longitude: Swift.RawRepresentable, Swift.Hashable, Swift.Comparable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    let rawValue: Swift.Double

    /// Nil if the value does not meet the constraints.
    init?(rawValue: Swift.Double) {
      guard (-180...180).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    var description: Swift.String { _Route.text(rawValue) }
    static func < (a: Self, b: Self) -> Swift.Bool { a.rawValue < b.rawValue }
  }

  /// A String of 2 characters.
  nonisolated struct Code: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    let rawValue: Swift.String

    /// Nil if the value does not meet the constraints.
    init?(rawValue: Swift.String) {
      guard _RouteTextRule(length: 2...2).accepts(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    var description: Swift.String { rawValue }
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "items"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://items"]

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

nonisolated extension AffixedItemRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .place(a0, a1): if case let .place(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
    case let .file(a0, a1): if case let .file(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .pair(a0, a1, a2):
      if case let .pair(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .side(a0, a1): if case let .side(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .code(a0, a1): if case let .code(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .link(a0): if case let .link(b0) = b, _Route.equal(a0, b0) { return true }
    case let .flag(a0): if case let .flag(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .place(a0, a1):
      hasher.combine(0x307C0EE2)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .user(a0):
      hasher.combine(0x14B4EBA3)
      hasher.combine(a0)
    case let .file(a0, a1):
      hasher.combine(0x2DA93926)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .pair(a0, a1, a2):
      hasher.combine(0x77455236)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .side(a0, a1):
      hasher.combine(0x64D73EBE)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .code(a0, a1):
      hasher.combine(0x363C0A94)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .link(a0):
      hasher.combine(0x17E4D86A)
      hasher.combine(a0)
    case let .flag(a0):
      hasher.combine(0x7883D3A6)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: AffixedItemRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("items") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x65646973:  // "side"
      if hasCount(0, 4) { return from(1).afterSide() }
    case 0x65646F63:  // "code"
      if hasCount(0, 4) { return from(1).afterCode() }
    case 0x656C6966:  // "file"
      if hasCount(0, 4) { return from(1).afterFile() }
    case 0x67616C66:  // "flag"
      if hasCount(0, 4) { return from(1).afterFlag() }
    case 0x6B6E696C:  // "link"
      if hasCount(0, 4) { return from(1).afterLink() }
    case 0x72657375:  // "user"
      if hasCount(0, 4) { return from(1).afterUser() }
    case 0x72696170:  // "pair"
      if hasCount(0, 4) { return from(1).afterPair() }
    case 0x6563616C70:  // "place"
      if hasCount(0, 5) { return from(1).afterPlace() }
    default: break
    }
    return false
  }

  func afterPlace() -> Swift.Bool {
    if isEnd(0), let values0 = _Matching.split5C4AD26B(url.item("ll"), url),
        let latitude = _Matching.constrainedLatitude(values0[0]),
        let longitude = _Matching.constrainedLongitude(values0[1])
    {
      return found(.place(latitude: latitude, longitude: longitude))
    }
    return false
  }

  func afterUser() -> Swift.Bool {
    if isEnd(0), let values0 = _Matching.split1F8EBD37(url.item("name"), url), let name = values0[0].string() {
      return found(.user(name: name))
    }
    return false
  }

  func afterFile() -> Swift.Bool {
    if isEnd(0), let values0 = _Matching.split6F05A11C(url.item("name"), url), let name = values0[0].string(),
        let type = values0[1].string()
    {
      return found(.file(name: name, type: type))
    }
    return false
  }

  func afterPair() -> Swift.Bool {
    if isEnd(0), let values0 = _Matching.split46077298(url.item("of"), url), let first = values0[0].string(),
        let second = values0[1].string(), let page = integerIfAny("page")
    {
      return found(.pair(first: first, second: second, page: page))
    }
    return false
  }

  func afterSide() -> Swift.Bool {
    if isEnd(0), let values0 = _Matching.split59DA6F30(url.item("at"), url),
        let side = _Matching.closedSide(values0[0]), let offset = values0[1].integer()
    {
      return found(.side(side: side, offset: offset))
    }
    return false
  }

  func afterCode() -> Swift.Bool {
    if isEnd(0), let values0 = _Matching.split4869142A(url.item("c"), url),
        let code = _Matching.constrainedCode(values0[0]), let rest = values0[1].string()
    {
      return found(.code(code: code, rest: rest))
    }
    return false
  }

  func afterLink() -> Swift.Bool {
    if isEnd(0), let values0 = _Matching.split3603A345(url.item("to"), url), let link = values0[0].url() {
      return found(.link(link: link))
    }
    return false
  }

  func afterFlag() -> Swift.Bool {
    if isEnd(0), let values0 = _Matching.split160B3A03(url.item("is"), url), let flag = values0[0].bool() {
      return found(.flag(flag: flag))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: AffixedItemRoute, _ form: _RouteForm) {
    switch route {
    case let .place(latitude, longitude):
      add("place")
      item(
        "ll", _Matching.affixes5C4AD26B, [.plain(_Route.text(latitude.rawValue)), .plain(_Route.text(longitude.rawValue))], first: "", isText: _Matching.isText5C4AD26B,
        accepts: _Matching.accepts5C4AD26B)
    case let .user(name):
      add("user")
      item(
        "name", _Matching.affixes1F8EBD37, [.string(name)], first: "@", isText: _Matching.isText1F8EBD37,
        accepts: _Matching.accepts1F8EBD37)
    case let .file(name, type):
      add("file")
      item(
        "name", _Matching.affixes6F05A11C, [.string(name), .string(type)], first: "", isText: _Matching.isText6F05A11C,
        accepts: _Matching.accepts6F05A11C)
    case let .pair(first, second, page):
      add("pair")
      item(
        "of", _Matching.affixes46077298, [.string(first), .string(second)], first: "", isText: _Matching.isText46077298,
        accepts: _Matching.accepts46077298)
      item("?page=", ifAny: page)
    case let .side(side, offset):
      add("side")
      item(
        "at", _Matching.affixes59DA6F30, [.plain(side.rawValue), .plain(_Route.text(offset))], first: "", isText: _Matching.isText59DA6F30,
        accepts: _Matching.accepts59DA6F30)
    case let .code(code, rest):
      add("code")
      item(
        "c", _Matching.affixes4869142A, [.plain(code.rawValue), .string(rest)], first: "", isText: _Matching.isText4869142A,
        accepts: _Matching.accepts4869142A)
    case let .link(link):
      add("link")
      item(
        "to", _Matching.affixes3603A345, [.plain(_Route.text(link))], first: "(", isText: _Matching.isText3603A345,
        accepts: _Matching.accepts3603A345)
    case let .flag(flag):
      add("flag")
      item(
        "is", _Matching.affixes160B3A03, [.plain(_Route.text(flag))], first: "is-", isText: _Matching.isText160B3A03,
        accepts: _Matching.accepts160B3A03)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> AffixedItemRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://items", segments: 4) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: AffixedItemRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://items/") { text in text.write(route, form) }
  }

  static let affixes160B3A03 = _RouteAffixes(
    ["is-", ""], ignoresCase: false, longestValue: 0)
  static let isText160B3A03 = [false]

  static func accepts160B3A03(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.bool() != nil
    default: return true
    }
  }

  static func split160B3A03(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes160B3A03.split(segment, of: url, isText: isText160B3A03, accepts: accepts160B3A03)
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

  static let affixes3603A345 = _RouteAffixes(
    ["(", ")"], ignoresCase: false, longestValue: 0)
  static let isText3603A345 = [true]

  static func accepts3603A345(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split3603A345(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes3603A345.split(segment, of: url, isText: isText3603A345, accepts: accepts3603A345)
  }

  static let affixes46077298 = _RouteAffixes(
    ["", "-", ""], ignoresCase: false, longestValue: 0)
  static let isText46077298 = [true, true]

  static func accepts46077298(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split46077298(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes46077298.split(segment, of: url, isText: isText46077298, accepts: accepts46077298)
  }

  static let affixes4869142A = _RouteAffixes(
    ["", "-", ""], ignoresCase: false, longestValue: 0, rules: [_RouteTextRule(length: 2...2), nil])
  static let isText4869142A = [false, true]

  static func accepts4869142A(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return _Matching.constrainedCode(text) != nil
    default: return true
    }
  }

  static func split4869142A(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes4869142A.split(segment, of: url, isText: isText4869142A, accepts: accepts4869142A)
  }

  static let affixes59DA6F30 = _RouteAffixes(
    ["", ":", ""], ignoresCase: false, longestValue: 5)
  static let isText59DA6F30 = [false, false]

  static func accepts59DA6F30(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return _Matching.closedSide(text) != nil
    case 1: return text.integer() != nil
    default: return true
    }
  }

  static func split59DA6F30(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes59DA6F30.split(segment, of: url, isText: isText59DA6F30, accepts: accepts59DA6F30)
  }

  static let affixes5C4AD26B = _RouteAffixes(
    ["", ",", ""], ignoresCase: false, longestValue: 0, escapable: [0])
  static let isText5C4AD26B = [false, false]

  static func accepts5C4AD26B(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return _Matching.constrainedLatitude(text) != nil
    case 1: return _Matching.constrainedLongitude(text) != nil
    default: return true
    }
  }

  static func split5C4AD26B(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes5C4AD26B.split(segment, of: url, isText: isText5C4AD26B, accepts: accepts5C4AD26B)
  }

  static let affixes6F05A11C = _RouteAffixes(
    ["", ".", ""], ignoresCase: false, longestValue: 0)
  static let isText6F05A11C = [true, true]

  static func accepts6F05A11C(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split6F05A11C(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes6F05A11C.split(segment, of: url, isText: isText6F05A11C, accepts: accepts6F05A11C)
  }

  static func constrainedCode(_ part: _RoutePart) -> AffixedItemRoute.Code? {
    part.plainString().flatMap { AffixedItemRoute.Code(rawValue: $0) }
  }

  static func constrainedLatitude(_ part: _RoutePart) -> AffixedItemRoute.Latitude? {
    part.double().flatMap { AffixedItemRoute.Latitude(rawValue: $0) }
  }

  static func constrainedLongitude(_ part: _RoutePart) -> AffixedItemRoute.Longitude? {
    part.double().flatMap { AffixedItemRoute.Longitude(rawValue: $0) }
  }

  static func closedSide(_ part: _RoutePart) -> AffixedItemRoute.Side? {
    switch part.word {
    case 0x7466656C:  // "left"
      if part.hasCount(4) { return AffixedItemRoute.Side.left }
    case 0x7468676972:  // "right"
      if part.hasCount(5) { return AffixedItemRoute.Side.right }
    default: break
    }
    return nil
  }
}
