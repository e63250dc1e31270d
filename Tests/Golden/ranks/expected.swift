// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum RankRoute: URLRoute {
  case ranks(Ranks)

  nonisolated enum Ranks: Swift.Hashable, Swift.Sendable {
    /// `rank/${value}`
    case text(value: Swift.String)
    /// `rank/${value:URL}/url`
    case url(value: RouteURL)
    /// `rank/${value:UUID}`
    case uuid(value: RouteUUID)
    /// `rank/${value:Double}`
    case double(value: Swift.Double)
    /// `rank/${value:Int}`
    case int(value: Swift.Int)
    /// `rank/${value:Bool}`
    case bool(value: Swift.Bool)
    /// `rank/${value:Tab}`
    case tab(value: RankRoute.Tab)
    /// `rank/a${value}`
    case affixed(value: Swift.String)
    /// `rank/a1`
    case literal
    /// `rank/${values...}`
    case rest(values: [Swift.String] = [])
  }

  /// The values as they appear in URLs.
  nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case posts
    case likes
    case auctionResults = "auction-results"
    case _1st = "1st"
    case none
    case `default`
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "types"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://types"]

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

nonisolated extension RankRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .ranks(a0): if case let .ranks(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .ranks(a0):
      hasher.combine(0x4F604DF3)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: RankRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("types") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if equals(0, "rank") {
      if isLast(1, "a1") {
        url.won(0x5F4A6D1E)
        return found(.ranks(.literal))
      }
      if let parts0 = _Matching.split0C4D6015(segment(1), url), isEnd(2), let value = parts0[0].string() {
        url.won(0x52DD827F)
        return found(.ranks(.affixed(value: value)))
      }
      if let value = _Matching.closedTab(segment(1)), isEnd(2) {
        url.won(0x0D739987)
        return found(.ranks(.tab(value: value)))
      }
      if let value = bool(1), isEnd(2) {
        url.won(0x09D4A544)
        return found(.ranks(.bool(value: value)))
      }
      if let value = integer(1), isEnd(2) {
        url.won(0x4E8E4433)
        return found(.ranks(.int(value: value)))
      }
      if let value = segment(1).double(), isEnd(2) {
        url.won(0x379DF900)
        return found(.ranks(.double(value: value)))
      }
      if let value = segment(1).uuid(), isEnd(2) {
        url.won(0x5C68E0BE)
        return found(.ranks(.uuid(value: value)))
      }
      if isPresent(1), isLast(2, "url"), let value = segment(1).url() {
        url.won(0x329695F7)
        return found(.ranks(.url(value: value)))
      }
      if isLast(1), let value = string(1) {
        url.won(0x5FEADE3E)
        return found(.ranks(.text(value: value)))
      }
      if let values = url.rest(from: from(1), { $0.string() }) { return found(.ranks(.rest(values: values))) }
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: RankRoute, _ form: _RouteForm) {
    switch route {
    case let .ranks(.text(value)):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://types", .host, isRelative: true)
        text.literal("rank")
        text.segment(value)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x5FEADE3E) }
    case let .ranks(.url(value)):
      add("rank/", segment: _Route.text(value))
      add("/url")
    case let .ranks(.uuid(value)): add("rank/", last: _Route.text(value))
    case let .ranks(.double(value)):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://types", .host, isRelative: true)
        text.literal("rank")
        text.segment(plain: _Route.text(value))
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x379DF900) }
    case let .ranks(.int(value)): add("rank/", value)
    case let .ranks(.bool(value)): add("rank/", bool: value)
    case let .ranks(.tab(value)):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://types", .host, isRelative: true)
        text.literal("rank")
        text.segment(plain: value.rawValue)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x0D739987) }
    case let .ranks(.affixed(value)):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://types", .host, isRelative: true)
        text.literal("rank")
        text.segment(
          _Matching.affixes0C4D6015, [.string(value)], first: "a", isText: _Matching.isText0C4D6015,
          accepts: _Matching.accepts0C4D6015)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x52DD827F) }
    case .ranks(.literal): add("rank/a1")
    case let .ranks(.rest(values)):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://types", .host, isRelative: true)
        text.literal("rank")
        for element in values { text.segment(element) }
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x7B5ACECA) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> RankRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://types", segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: RankRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://types/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: RankRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: RankRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 6) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x5FEADE3E:  // rank/${value}
      return _RouteMarks(path: "pps")
    case 0x329695F7:  // rank/${value:URL}/url
      return _RouteMarks(path: "pppp")
    case 0x5C68E0BE:  // rank/${value:UUID}
      return _RouteMarks(path: "ppp")
    case 0x379DF900:  // rank/${value:Double}
      return _RouteMarks(path: "ppp")
    case 0x4E8E4433:  // rank/${value:Int}
      return _RouteMarks(path: "ppp")
    case 0x09D4A544:  // rank/${value:Bool}
      return _RouteMarks(path: "ppp")
    case 0x0D739987:  // rank/${value:Tab}
      return _RouteMarks(path: "ppp")
    case 0x52DD827F:  // rank/a${value}
      return _RouteMarks(path: "ppp")
    case 0x5F4A6D1E:  // rank/a1
      return _RouteMarks(path: "ppp")
    default: return nil
    }
  }

  static let affixes0C4D6015 = _RouteAffixes(
    ["a", ""], ignoresCase: false, longestValue: 0)
  static let isText0C4D6015 = [true]

  static func accepts0C4D6015(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split0C4D6015(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes0C4D6015.split(segment, of: url, isText: isText0C4D6015, accepts: accepts0C4D6015)
  }

  static func closedTab(_ part: _RoutePart) -> RankRoute.Tab? {
    switch part.word {
    case 0x747331:  // "1st"
      if part.hasCount(3) { return RankRoute.Tab._1st }
    case 0x656E6F6E:  // "none"
      if part.hasCount(4) { return RankRoute.Tab.none }
    case 0x73656B696C:  // "likes"
      if part.hasCount(5) { return RankRoute.Tab.likes }
    case 0x7374736F70:  // "posts"
      if part.hasCount(5) { return RankRoute.Tab.posts }
    case 0x746C7561666564:  // "default"
      if part.hasCount(7) { return RankRoute.Tab.`default` }
    case 0x2D6E6F6974637561:
      if part.equals("auction-results") { return RankRoute.Tab.auctionResults }
    default: break
    }
    return nil
  }
}
