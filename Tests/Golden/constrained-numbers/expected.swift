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
public nonisolated enum ConstrainedNumberRoute: URLRoute {
  /// `latitude/${value:Latitude}?o=${o:Latitude?}&d=${d:Latitude=52.5}&l=${l:[Latitude]}`
  case latitude(value: ConstrainedNumberRoute.Latitude, o: ConstrainedNumberRoute.Latitude? = nil, d: ConstrainedNumberRoute.Latitude = .init(rawValue: 52.5)!, l: [ConstrainedNumberRoute.Latitude] = [])
  /// `share/${value:Share}?o=${o:Share?}&d=${d:Share=0.25}&l=${l:[Share]}`
  case share(value: ConstrainedNumberRoute.Share, o: ConstrainedNumberRoute.Share? = nil, d: ConstrainedNumberRoute.Share = .init(rawValue: 0.25)!, l: [ConstrainedNumberRoute.Share] = [])
  /// `rating/${value:Rating}?o=${o:Rating?}&d=${d:Rating=3}&l=${l:[Rating]}`
  case rating(value: ConstrainedNumberRoute.Rating, o: ConstrainedNumberRoute.Rating? = nil, d: ConstrainedNumberRoute.Rating = .init(rawValue: 3)!, l: [ConstrainedNumberRoute.Rating] = [])
  /// `large/${value:Large}?d=${d:Large=18446744073709551615}`
  case large(value: ConstrainedNumberRoute.Large, d: ConstrainedNumberRoute.Large = .init(rawValue: 18446744073709551615)!)
  /// `bounds/${port:Port}/${depth:Depth}/${positive:Positive}?below=${below:Below?}&cold=${cold:Cold?}`
  case bounds(port: ConstrainedNumberRoute.Port, depth: ConstrainedNumberRoute.Depth, positive: ConstrainedNumberRoute.Positive, below: ConstrainedNumberRoute.Below? = nil, cold: ConstrainedNumberRoute.Cold? = nil)
  /// `rest/${values:Rating...}`
  case rest(values: [ConstrainedNumberRoute.Rating] = [])
  /// `between/v${rating:Rating}.${share:Share}`
  case between(rating: ConstrainedNumberRoute.Rating, share: ConstrainedNumberRoute.Share)
  /// `around/${latitude:Latitude},${port:Port}@`
  case around(latitude: ConstrainedNumberRoute.Latitude, port: ConstrainedNumberRoute.Port)
  case ranks(Ranks)

  public nonisolated enum Ranks: Swift.Hashable, Swift.Sendable {
    /// `rank/${stars:Rating}`
    case stars(stars: ConstrainedNumberRoute.Rating)
    /// `rank/${number:Int}`
    case number(number: Swift.Int)
    /// `rank/${share:Share}`
    case share(share: ConstrainedNumberRoute.Share)
    /// `rank/${decimal:Double}`
    case decimal(decimal: Swift.Double)
  }

  /// A Double in -90...90.
  public nonisolated struct Latitude: Swift.RawRepresentable, Swift.Hashable, Swift.Comparable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    public let rawValue: Swift.Double

    /// Nil if the value does not meet the constraints.
    public init?(rawValue: Swift.Double) {
      guard (-90...90).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    public var description: Swift.String { _Route.text(rawValue) }
    public static func < (a: Self, b: Self) -> Swift.Bool { a.rawValue < b.rawValue }
  }

  /// A Double in 0.5...
  public nonisolated struct Positive: Swift.RawRepresentable, Swift.Hashable, Swift.Comparable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    public let rawValue: Swift.Double

    /// Nil if the value does not meet the constraints.
    public init?(rawValue: Swift.Double) {
      guard (0.5...).contains(rawValue), rawValue.isFinite else { return nil }
      self.rawValue = rawValue
    }

    public var description: Swift.String { _Route.text(rawValue) }
    public static func < (a: Self, b: Self) -> Swift.Bool { a.rawValue < b.rawValue }
  }

  /// A Float in 0..<1.
  public nonisolated struct Share: Swift.RawRepresentable, Swift.Hashable, Swift.Comparable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    public let rawValue: Swift.Float

    /// Nil if the value does not meet the constraints.
    public init?(rawValue: Swift.Float) {
      guard (0..<1).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    public var description: Swift.String { _Route.text(rawValue) }
    public static func < (a: Self, b: Self) -> Swift.Bool { a.rawValue < b.rawValue }
  }

  /// An Int in 1...5.
  public nonisolated struct Rating: Swift.RawRepresentable, Swift.Hashable, Swift.Comparable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    public let rawValue: Swift.Int

    /// Nil if the value does not meet the constraints.
    public init?(rawValue: Swift.Int) {
      guard (1...5).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    public var description: Swift.String { _Route.text(rawValue) }
    public static func < (a: Self, b: Self) -> Swift.Bool { a.rawValue < b.rawValue }
  }

  /// A UInt16 in 1...
  public nonisolated struct Port: Swift.RawRepresentable, Swift.Hashable, Swift.Comparable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    public let rawValue: Swift.UInt16

    /// Nil if the value does not meet the constraints.
    public init?(rawValue: Swift.UInt16) {
      guard (1...).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    public var description: Swift.String { _Route.text(rawValue) }
    public static func < (a: Self, b: Self) -> Swift.Bool { a.rawValue < b.rawValue }
  }

  /// An Int8 in -100...-1.
  public nonisolated struct Depth: Swift.RawRepresentable, Swift.Hashable, Swift.Comparable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    public let rawValue: Swift.Int8

    /// Nil if the value does not meet the constraints.
    public init?(rawValue: Swift.Int8) {
      guard (-100...(-1)).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    public var description: Swift.String { _Route.text(rawValue) }
    public static func < (a: Self, b: Self) -> Swift.Bool { a.rawValue < b.rawValue }
  }

  /// An Int16 in ...-1.
  public nonisolated struct Below: Swift.RawRepresentable, Swift.Hashable, Swift.Comparable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    public let rawValue: Swift.Int16

    /// Nil if the value does not meet the constraints.
    public init?(rawValue: Swift.Int16) {
      guard (...(-1)).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    public var description: Swift.String { _Route.text(rawValue) }
    public static func < (a: Self, b: Self) -> Swift.Bool { a.rawValue < b.rawValue }
  }

  /// A Float in -273.15..<-0.5.
  public nonisolated struct Cold: Swift.RawRepresentable, Swift.Hashable, Swift.Comparable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    public let rawValue: Swift.Float

    /// Nil if the value does not meet the constraints.
    public init?(rawValue: Swift.Float) {
      guard (-273.15..<(-0.5)).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    public var description: Swift.String { _Route.text(rawValue) }
    public static func < (a: Self, b: Self) -> Swift.Bool { a.rawValue < b.rawValue }
  }

  /// A UInt64 in 9223372036854775808...
  public nonisolated struct Large: Swift.RawRepresentable, Swift.Hashable, Swift.Comparable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    public let rawValue: Swift.UInt64

    /// Nil if the value does not meet the constraints.
    public init?(rawValue: Swift.UInt64) {
      guard (9223372036854775808...).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    public var description: Swift.String { _Route.text(rawValue) }
    public static func < (a: Self, b: Self) -> Swift.Bool { a.rawValue < b.rawValue }
  }

  /// The scheme of the first base.
  public static let scheme: Swift.String = "app"
  /// The host of the first base.
  public static let host: Swift.String = "numbers"
  /// The bases of routes without bases of their own; `url()` writes the first.
  public static let bases: [Swift.String] = ["app://numbers"]

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

nonisolated extension ConstrainedNumberRoute {
  public static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .latitude(a0, a1, a2, a3):
      if case let .latitude(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .share(a0, a1, a2, a3):
      if case let .share(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .rating(a0, a1, a2, a3):
      if case let .rating(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .large(a0, a1): if case let .large(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .bounds(a0, a1, a2, a3, a4):
      if case let .bounds(b0, b1, b2, b3, b4) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4) { return true }
    case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
    case let .between(a0, a1):
      if case let .between(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .around(a0, a1):
      if case let .around(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .ranks(a0): if case let .ranks(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  public func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .latitude(a0, a1, a2, a3):
      hasher.combine(0x637B1955)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .share(a0, a1, a2, a3):
      hasher.combine(0x76175A84)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .rating(a0, a1, a2, a3):
      hasher.combine(0x7BF21FCB)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .large(a0, a1):
      hasher.combine(0x6F95D752)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .bounds(a0, a1, a2, a3, a4):
      hasher.combine(0x3BBCDF18)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
      hasher.combine(a4)
    case let .rest(a0):
      hasher.combine(0x487168B7)
      hasher.combine(a0)
    case let .between(a0, a1):
      hasher.combine(0x7A3685A0)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .around(a0, a1):
      hasher.combine(0x2AC15C89)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .ranks(a0):
      hasher.combine(0x4F604DF3)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: ConstrainedNumberRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("numbers") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x6B6E6172:  // "rank"
      if hasCount(0, 4) { return from(1).afterRank() }
    case 0x74736572:  // "rest"
      if hasCount(0, 4) { return from(1).afterRest() }
    case 0x656772616C:  // "large"
      if hasCount(0, 5) { return from(1).afterLarge() }
    case 0x6572616873:  // "share"
      if hasCount(0, 5) { return from(1).afterShare() }
    case 0x646E756F7261:  // "around"
      if hasCount(0, 6) { return from(1).afterAround() }
    case 0x676E69746172:  // "rating"
      if hasCount(0, 6) { return from(1).afterRating() }
    case 0x73646E756F62:  // "bounds"
      if hasCount(0, 6) { return from(1).afterBounds() }
    case 0x6E656577746562:  // "between"
      if hasCount(0, 7) { return from(1).afterBetween() }
    case 0x656475746974616C:  // "latitude"
      if hasCount(0, 8) { return from(1).afterLatitude() }
    default: break
    }
    return false
  }

  func afterLatitude() -> Swift.Bool {
    if let value = _Matching.constrainedLatitude(segment(0)), isEnd(1),
        let o = url.item("o").optional({ _Matching.constrainedLatitude($0) }),
        let d = url.item("d").defaulting(to: ConstrainedNumberRoute.Latitude(rawValue: 52.5)!, { _Matching.constrainedLatitude($0) }),
        let l = url.items("l", { _Matching.constrainedLatitude($0) })
    {
      return found(.latitude(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterShare() -> Swift.Bool {
    if let value = _Matching.constrainedShare(segment(0)), isEnd(1),
        let o = url.item("o").optional({ _Matching.constrainedShare($0) }),
        let d = url.item("d").defaulting(to: ConstrainedNumberRoute.Share(rawValue: 0.25)!, { _Matching.constrainedShare($0) }),
        let l = url.items("l", { _Matching.constrainedShare($0) })
    {
      return found(.share(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterRating() -> Swift.Bool {
    if let value = _Matching.constrainedRating(segment(0)), isEnd(1),
        let o = url.item("o").optional({ _Matching.constrainedRating($0) }),
        let d = url.item("d").defaulting(to: ConstrainedNumberRoute.Rating(rawValue: 3)!, { _Matching.constrainedRating($0) }),
        let l = url.items("l", { _Matching.constrainedRating($0) })
    {
      return found(.rating(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterLarge() -> Swift.Bool {
    if let value = _Matching.constrainedLarge(segment(0)), isEnd(1),
        let d = url.item("d").defaulting(to: ConstrainedNumberRoute.Large(rawValue: 18446744073709551615)!, { _Matching.constrainedLarge($0) })
    {
      return found(.large(value: value, d: d))
    }
    return false
  }

  func afterBounds() -> Swift.Bool {
    if let port = _Matching.constrainedPort(segment(0)), let depth = _Matching.constrainedDepth(segment(1)),
        let positive = _Matching.constrainedPositive(segment(2)), isEnd(3),
        let below = url.item("below").optional({ _Matching.constrainedBelow($0) }),
        let cold = url.item("cold").optional({ _Matching.constrainedCold($0) })
    {
      return found(.bounds(port: port, depth: depth, positive: positive, below: below, cold: cold))
    }
    return false
  }

  func afterRest() -> Swift.Bool {
    if let values = url.rest(from: from(0), { _Matching.constrainedRating($0) }) { return found(.rest(values: values)) }
    return false
  }

  func afterBetween() -> Swift.Bool {
    if let parts0 = _Matching.split4913BDB5(segment(0), url), isEnd(1),
        let rating = _Matching.constrainedRating(parts0[0]), let share = _Matching.constrainedShare(parts0[1])
    {
      return found(.between(rating: rating, share: share))
    }
    return false
  }

  func afterAround() -> Swift.Bool {
    if let parts0 = _Matching.split7982B819(segment(0), url), isEnd(1),
        let latitude = _Matching.constrainedLatitude(parts0[0]), let port = _Matching.constrainedPort(parts0[1])
    {
      return found(.around(latitude: latitude, port: port))
    }
    return false
  }

  func afterRank() -> Swift.Bool {
    if let stars = _Matching.constrainedRating(segment(0)), isEnd(1) {
      url.won(0x2EA08D81)
      return found(.ranks(.stars(stars: stars)))
    }
    if let number = integer(0), isEnd(1) {
      url.won(0x1A3968AE)
      return found(.ranks(.number(number: number)))
    }
    if let share = _Matching.constrainedShare(segment(0)), isEnd(1) {
      url.won(0x7B5A2293)
      return found(.ranks(.share(share: share)))
    }
    if let decimal = segment(0).double(), isEnd(1) { return found(.ranks(.decimal(decimal: decimal))) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: ConstrainedNumberRoute, _ form: _RouteForm) {
    switch route {
    case let .latitude(value, o, d, l):
      add("latitude/", last: _Route.text(value.rawValue))
      if let o { item("?o=", value: _Route.text(o.rawValue)) }
      if !_Route.equal(d, ConstrainedNumberRoute.Latitude(rawValue: 52.5)!) {
        item("?d=", value: _Route.text(d.rawValue))
      }
      items("l", plain: l.map { _Route.text($0.rawValue) })
    case let .share(value, o, d, l):
      add("share/", last: _Route.text(value.rawValue))
      if let o { item("?o=", value: _Route.text(o.rawValue)) }
      if !_Route.equal(d, ConstrainedNumberRoute.Share(rawValue: 0.25)!) { item("?d=", value: _Route.text(d.rawValue)) }
      items("l", plain: l.map { _Route.text($0.rawValue) })
    case let .rating(value, o, d, l):
      add("rating/", last: _Route.text(value.rawValue))
      if let o { item("?o=", value: _Route.text(o.rawValue)) }
      if !_Route.equal(d, ConstrainedNumberRoute.Rating(rawValue: 3)!) { item("?d=", value: _Route.text(d.rawValue)) }
      items("l", plain: l.map { _Route.text($0.rawValue) })
    case let .large(value, d):
      add("large/", last: _Route.text(value.rawValue))
      if !_Route.equal(d, ConstrainedNumberRoute.Large(rawValue: 18446744073709551615)!) {
        add("?d=", value: _Route.text(d.rawValue))
      }
    case let .bounds(port, depth, positive, below, cold):
      add("bounds/", segment: _Route.text(port.rawValue))
      add("/", segment: _Route.text(depth.rawValue))
      add("/", last: _Route.text(positive.rawValue))
      if let below { item("?below=", value: _Route.text(below.rawValue)) }
      if let cold { item("?cold=", value: _Route.text(cold.rawValue)) }
    case let .rest(values):
      begin(form, base: "app://numbers", .host, isRelative: true)
      literal("rest")
      for element in values { segment(plain: _Route.text(element.rawValue)) }
      endSegments()
    case let .between(rating, share):
      begin(form, base: "app://numbers", .host, isRelative: true)
      literal("between")
      segment(
        _Matching.affixes4913BDB5, [.plain(_Route.text(rating.rawValue)), .plain(_Route.text(share.rawValue))], first: "v", isText: _Matching.isText4913BDB5,
        accepts: _Matching.accepts4913BDB5)
      endSegments()
    case let .around(latitude, port):
      begin(form, base: "app://numbers", .host, isRelative: true)
      literal("around")
      segment(
        _Matching.affixes7982B819, [.plain(_Route.text(latitude.rawValue)), .plain(_Route.text(port.rawValue))], first: "", isText: _Matching.isText7982B819,
        accepts: _Matching.accepts7982B819)
      endSegments()
    case let .ranks(.stars(stars)): add("rank/", last: _Route.text(stars.rawValue))
    case let .ranks(.number(number)):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://numbers", .host, isRelative: true)
        text.literal("rank")
        text.segment(integer: number)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x1A3968AE) }
    case let .ranks(.share(share)):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://numbers", .host, isRelative: true)
        text.literal("rank")
        text.segment(plain: _Route.text(share.rawValue))
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x7B5A2293) }
    case let .ranks(.decimal(decimal)):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://numbers", .host, isRelative: true)
        text.literal("rank")
        text.segment(plain: _Route.text(decimal))
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x489522DA) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> ConstrainedNumberRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://numbers", segments: 7) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: ConstrainedNumberRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://numbers/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: ConstrainedNumberRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: ConstrainedNumberRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 7) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x2EA08D81:  // rank/${stars:Rating}
      return _RouteMarks(path: "ppp")
    case 0x1A3968AE:  // rank/${number:Int}
      return _RouteMarks(path: "ppp")
    case 0x7B5A2293:  // rank/${share:Share}
      return _RouteMarks(path: "ppp")
    default: return nil
    }
  }

  static let affixes4913BDB5 = _RouteAffixes(
    ["v", ".", ""], ignoresCase: false, longestValue: 0)
  static let isText4913BDB5 = [false, false]

  static func accepts4913BDB5(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return _Matching.constrainedRating(text) != nil
    case 1: return _Matching.constrainedShare(text) != nil
    default: return true
    }
  }

  static func split4913BDB5(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes4913BDB5.split(segment, of: url, isText: isText4913BDB5, accepts: accepts4913BDB5)
  }

  static let affixes7982B819 = _RouteAffixes(
    ["", ",", "@"], ignoresCase: false, longestValue: 0, escapable: [0, 1])
  static let isText7982B819 = [false, false]

  static func accepts7982B819(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return _Matching.constrainedLatitude(text) != nil
    case 1: return _Matching.constrainedPort(text) != nil
    default: return true
    }
  }

  static func split7982B819(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes7982B819.split(segment, of: url, isText: isText7982B819, accepts: accepts7982B819)
  }

  static func constrainedBelow(_ part: _RoutePart) -> ConstrainedNumberRoute.Below? {
    part.integer(Swift.Int16.self).flatMap { ConstrainedNumberRoute.Below(rawValue: $0) }
  }

  static func constrainedCold(_ part: _RoutePart) -> ConstrainedNumberRoute.Cold? {
    part.float().flatMap { ConstrainedNumberRoute.Cold(rawValue: $0) }
  }

  static func constrainedDepth(_ part: _RoutePart) -> ConstrainedNumberRoute.Depth? {
    part.integer(Swift.Int8.self).flatMap { ConstrainedNumberRoute.Depth(rawValue: $0) }
  }

  static func constrainedLarge(_ part: _RoutePart) -> ConstrainedNumberRoute.Large? {
    part.integer(Swift.UInt64.self).flatMap { ConstrainedNumberRoute.Large(rawValue: $0) }
  }

  static func constrainedLatitude(_ part: _RoutePart) -> ConstrainedNumberRoute.Latitude? {
    part.double().flatMap { ConstrainedNumberRoute.Latitude(rawValue: $0) }
  }

  static func constrainedPort(_ part: _RoutePart) -> ConstrainedNumberRoute.Port? {
    part.integer(Swift.UInt16.self).flatMap { ConstrainedNumberRoute.Port(rawValue: $0) }
  }

  static func constrainedPositive(_ part: _RoutePart) -> ConstrainedNumberRoute.Positive? {
    part.double().flatMap { ConstrainedNumberRoute.Positive(rawValue: $0) }
  }

  static func constrainedRating(_ part: _RoutePart) -> ConstrainedNumberRoute.Rating? {
    part.integer().flatMap { ConstrainedNumberRoute.Rating(rawValue: $0) }
  }

  static func constrainedShare(_ part: _RoutePart) -> ConstrainedNumberRoute.Share? {
    part.float().flatMap { ConstrainedNumberRoute.Share(rawValue: $0) }
  }
}
