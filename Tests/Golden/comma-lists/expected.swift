// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum CommaRoute: URLRoute {
  /// `integers?ids=${ids:[Int],}`
  case integers(ids: [Swift.Int] = [])
  /// `bytes?ids=${ids:[UInt8],}`
  case bytes(ids: [Swift.UInt8] = [])
  /// `numbers?n=${numbers:[Double],}`
  case numbers(numbers: [Swift.Double] = [])
  /// `floats?n=${numbers:[Float],}`
  case floats(numbers: [Swift.Float] = [])
  /// `flags?f=${flags:[Bool],}`
  case flags(flags: [Swift.Bool] = [])
  /// `uuids?id=${ids:[UUID],}`
  case uuids(ids: [RouteUUID] = [])
  /// `sizes?size=${sizes:[Size],}`
  case sizes(sizes: [CommaRoute.Size] = [])
  /// `ratings?stars=${ratings:[Rating],}`
  case ratings(ratings: [CommaRoute.Rating] = [])
  /// `codes?code|codes=${codes:[Code],}`
  case codes(codes: [CommaRoute.Code] = [])
  /// - `path/${ids:[Int],}`
  /// - `path`
  case path(ids: [Swift.Int] = [])
  /// - `two/${sizes:[Size],}/${codes:[Code],}`
  /// - `two/${sizes:[Size],}`
  /// - `two?codes=${codes:[Code],}`
  case two(sizes: [CommaRoute.Size] = [], codes: [CommaRoute.Code] = [])
  /// - `fragment#/${ids:[Int],}`
  /// - `fragments`
  case fragment(ids: [Swift.Int] = [])
  case ranks(Ranks)

  nonisolated enum Ranks: Swift.Hashable, Swift.Sendable {
    /// - `rank/${ids:[Int],}`
    /// - `ranks`
    case several(ids: [Swift.Int] = [])
    /// `rank/${text}`
    case other(text: Swift.String)
  }

  /// The values as they appear in URLs.
  nonisolated enum Size: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case s
    case m
    case l
  }

  /// An Int in 1...5.
  nonisolated struct Rating: Swift.RawRepresentable, Swift.Hashable, Swift.Comparable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    let rawValue: Swift.Int

    /// Nil if the value does not meet the constraints.
    init?(rawValue: Swift.Int) {
      guard (1...5).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    var description: Swift.String { _Route.text(rawValue) }
    static func < (a: Self, b: Self) -> Swift.Bool { a.rawValue < b.rawValue }
  }

  /// A String of 2...4 characters of a-z-.
  nonisolated struct Code: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    let rawValue: Swift.String

    /// Nil if the value does not meet the constraints.
    init?(rawValue: Swift.String) {
      guard _RouteTextRule(length: 2...4, characters: 0x200000000000, 0x7fffffe00000000).accepts(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    var description: Swift.String { rawValue }
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "commas"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://commas"]

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

nonisolated extension CommaRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .integers(a0): if case let .integers(b0) = b, _Route.equal(a0, b0) { return true }
    case let .bytes(a0): if case let .bytes(b0) = b, _Route.equal(a0, b0) { return true }
    case let .numbers(a0): if case let .numbers(b0) = b, _Route.equal(a0, b0) { return true }
    case let .floats(a0): if case let .floats(b0) = b, _Route.equal(a0, b0) { return true }
    case let .flags(a0): if case let .flags(b0) = b, _Route.equal(a0, b0) { return true }
    case let .uuids(a0): if case let .uuids(b0) = b, _Route.equal(a0, b0) { return true }
    case let .sizes(a0): if case let .sizes(b0) = b, _Route.equal(a0, b0) { return true }
    case let .ratings(a0): if case let .ratings(b0) = b, _Route.equal(a0, b0) { return true }
    case let .codes(a0): if case let .codes(b0) = b, _Route.equal(a0, b0) { return true }
    case let .path(a0): if case let .path(b0) = b, _Route.equal(a0, b0) { return true }
    case let .two(a0, a1): if case let .two(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
    case let .ranks(a0): if case let .ranks(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .integers(a0):
      hasher.combine(0x700AE800)
      hasher.combine(a0)
    case let .bytes(a0):
      hasher.combine(0x30E30A0E)
      hasher.combine(a0)
    case let .numbers(a0):
      hasher.combine(0x333D1241)
      hasher.combine(a0)
    case let .floats(a0):
      hasher.combine(0x4C021FCC)
      hasher.combine(a0)
    case let .flags(a0):
      hasher.combine(0x44AB866F)
      hasher.combine(a0)
    case let .uuids(a0):
      hasher.combine(0x2B2B6A16)
      hasher.combine(a0)
    case let .sizes(a0):
      hasher.combine(0x3FB114E6)
      hasher.combine(a0)
    case let .ratings(a0):
      hasher.combine(0x0018C87C)
      hasher.combine(a0)
    case let .codes(a0):
      hasher.combine(0x225992B0)
      hasher.combine(a0)
    case let .path(a0):
      hasher.combine(0x25208B21)
      hasher.combine(a0)
    case let .two(a0, a1):
      hasher.combine(0x3F6545F6)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .fragment(a0):
      hasher.combine(0x0CCC6772)
      hasher.combine(a0)
    case let .ranks(a0):
      hasher.combine(0x4F604DF3)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: CommaRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("commas") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x6F7774:  // "two"
      if hasCount(0, 3) { return from(1).afterTwo() }
    case 0x68746170:  // "path"
      if hasCount(0, 4) { return from(1).afterPath() }
    case 0x6B6E6172:  // "rank"
      if hasCount(0, 4) { return from(1).afterRank() }
    case 0x7364697575:  // "uuids"
      if hasCount(0, 5) { return from(1).afterUuids() }
    case 0x7365646F63:  // "codes"
      if hasCount(0, 5) { return from(1).afterCodes() }
    case 0x7365747962:  // "bytes"
      if hasCount(0, 5) { return from(1).afterBytes() }
    case 0x73657A6973:  // "sizes"
      if hasCount(0, 5) { return from(1).afterSizes() }
    case 0x7367616C66:  // "flags"
      if hasCount(0, 5) { return from(1).afterFlags() }
    case 0x736B6E6172:  // "ranks"
      if hasCount(0, 5), isEnd(1) { return found(.ranks(.several(ids: []))) }
    case 0x7374616F6C66:  // "floats"
      if hasCount(0, 6) { return from(1).afterFloats() }
    case 0x73676E69746172:  // "ratings"
      if hasCount(0, 7) { return from(1).afterRatings() }
    case 0x737265626D756E:  // "numbers"
      if hasCount(0, 7) { return from(1).afterNumbers() }
    case 0x7372656765746E69:  // "integers"
      if hasCount(0, 8) { return from(1).afterIntegers() }
    case 0x746E656D67617266:  // "fragment"
      if hasCount(0, 8), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          part0.equals(""), case let part1 = url.fragmentSegment(at: part0.next),
          let ids = part1.commaList({ $0.integer() }), url.isFragmentEnd(part1.next)
      {
        return found(.fragment(ids: ids))
      }
      if isLast(0, "fragments") { return found(.fragment(ids: [])) }
    default: break
    }
    return false
  }

  func afterIntegers() -> Swift.Bool {
    if isEnd(0), let ids = url.item("ids").commaListIfAny({ $0.integer() }) { return found(.integers(ids: ids)) }
    return false
  }

  func afterBytes() -> Swift.Bool {
    if isEnd(0), let ids = url.item("ids").commaListIfAny({ $0.integer(Swift.UInt8.self) }) {
      return found(.bytes(ids: ids))
    }
    return false
  }

  func afterNumbers() -> Swift.Bool {
    if isEnd(0), let numbers = url.item("n").commaListIfAny({ $0.double() }) {
      return found(.numbers(numbers: numbers))
    }
    return false
  }

  func afterFloats() -> Swift.Bool {
    if isEnd(0), let numbers = url.item("n").commaListIfAny({ $0.float() }) { return found(.floats(numbers: numbers)) }
    return false
  }

  func afterFlags() -> Swift.Bool {
    if isEnd(0), let flags = url.item("f").commaListIfAny({ $0.bool() }) { return found(.flags(flags: flags)) }
    return false
  }

  func afterUuids() -> Swift.Bool {
    if isEnd(0), let ids = url.item("id").commaListIfAny({ $0.uuid() }) { return found(.uuids(ids: ids)) }
    return false
  }

  func afterSizes() -> Swift.Bool {
    if isEnd(0), let sizes = url.item("size").commaListIfAny({ _Matching.closedSize($0) }) {
      return found(.sizes(sizes: sizes))
    }
    return false
  }

  func afterRatings() -> Swift.Bool {
    if isEnd(0), let ratings = url.item("stars").commaListIfAny({ _Matching.constrainedRating($0) }) {
      return found(.ratings(ratings: ratings))
    }
    return false
  }

  func afterCodes() -> Swift.Bool {
    if isEnd(0), let codes = url.item("code", or: "codes").commaListIfAny({ _Matching.constrainedCode($0) }) {
      return found(.codes(codes: codes))
    }
    return false
  }

  func afterPath() -> Swift.Bool {
    if isEnd(0) { return found(.path(ids: [])) }
    if let ids = segment(0).commaList({ $0.integer() }), isEnd(1) { return found(.path(ids: ids)) }
    return false
  }

  func afterTwo() -> Swift.Bool {
    if isEnd(0), let codes = url.item("codes").commaListIfAny({ _Matching.constrainedCode($0) }) {
      return found(.two(sizes: [], codes: codes))
    }
    if let sizes = segment(0).commaList({ _Matching.closedSize($0) }) {
      if isEnd(1) { return found(.two(sizes: sizes, codes: [])) }
      if let codes = segment(1).commaList({ _Matching.constrainedCode($0) }), isEnd(2) {
        return found(.two(sizes: sizes, codes: codes))
      }
    }
    return false
  }

  func afterRank() -> Swift.Bool {
    if let ids = segment(0).commaList({ $0.integer() }), isEnd(1) {
      url.won(0x6DE77EF2)
      return found(.ranks(.several(ids: ids)))
    }
    if isLast(0), let text_ = string(0) { return found(.ranks(.other(text: text_))) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: CommaRoute, _ form: _RouteForm) {
    switch route {
    case let .integers(ids):
      add("integers")
      item("ids", commaList: ids.map { _Route.text($0) })
    case let .bytes(ids):
      add("bytes")
      item("ids", commaList: ids.map { _Route.text($0) })
    case let .numbers(numbers):
      add("numbers")
      item("n", commaList: numbers.map { _Route.text($0) })
    case let .floats(numbers):
      add("floats")
      item("n", commaList: numbers.map { _Route.text($0) })
    case let .flags(flags):
      add("flags")
      item("f", commaList: flags.map { _Route.text($0) })
    case let .uuids(ids):
      add("uuids")
      item("id", commaList: ids.map { _Route.text($0) })
    case let .sizes(sizes):
      add("sizes")
      item("size", commaList: sizes.map { $0.rawValue })
    case let .ratings(ratings):
      add("ratings")
      item("stars", commaList: ratings.map { _Route.text($0.rawValue) })
    case let .codes(codes):
      add("codes")
      item("code", commaList: codes.map { $0.rawValue })
    case let .path(ids):
      if !ids.isEmpty {
        begin(form, base: "app://commas", .host, isRelative: true)
        literal("path")
        segment(commaList: ids.map { _Route.text($0) })
        endSegments()
      } else if ids.isEmpty {
        add("path")
      }
    case let .two(sizes, codes):
      if !sizes.isEmpty, !codes.isEmpty {
        begin(form, base: "app://commas", .host, isRelative: true)
        literal("two")
        segment(commaList: sizes.map { $0.rawValue })
        segment(commaList: codes.map { $0.rawValue })
        endSegments()
      } else if !sizes.isEmpty, codes.isEmpty {
        begin(form, base: "app://commas", .host, isRelative: true)
        literal("two")
        segment(commaList: sizes.map { $0.rawValue })
        endSegments()
      } else if sizes.isEmpty {
        add("two")
        item("codes", commaList: codes.map { $0.rawValue })
      }
    case let .fragment(ids):
      if !ids.isEmpty {
        add("fragment")
        beginFragment()
        literal("")
        segment(commaList: ids.map { _Route.text($0) })
        endSegments()
      } else if ids.isEmpty {
        add("fragments")
      }
    case let .ranks(.several(ids)):
      if !ids.isEmpty {
        begin(form, base: "app://commas", .host, isRelative: true)
        literal("rank")
        segment(commaList: ids.map { _Route.text($0) })
        endSegments()
      } else if ids.isEmpty {
        add("ranks")
      }
    case let .ranks(.other(text_)):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://commas", .host, isRelative: true)
        text.literal("rank")
        text.segment(text_)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x6004229E) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> CommaRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://commas", segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: CommaRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://commas/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: CommaRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: CommaRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 6) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x6DE77EF2:  // rank/${ids:[Int],}
      return _RouteMarks(path: "ppp")
    default: return nil
    }
  }

  static func constrainedCode(_ part: _RoutePart) -> CommaRoute.Code? {
    part.plainString().flatMap { CommaRoute.Code(rawValue: $0) }
  }

  static func constrainedRating(_ part: _RoutePart) -> CommaRoute.Rating? {
    part.integer().flatMap { CommaRoute.Rating(rawValue: $0) }
  }

  static func closedSize(_ part: _RoutePart) -> CommaRoute.Size? {
    switch part.word {
    case 0x6C:  // "l"
      if part.hasCount(1) { return CommaRoute.Size.l }
    case 0x6D:  // "m"
      if part.hasCount(1) { return CommaRoute.Size.m }
    case 0x73:  // "s"
      if part.hasCount(1) { return CommaRoute.Size.s }
    default: break
    }
    return nil
  }
}
