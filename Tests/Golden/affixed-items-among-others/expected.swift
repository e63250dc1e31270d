// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum AffixedAmongRoute: URLRoute {
  /// `sized?s|size=${width:UInt16}.${height}`
  case sized(width: Swift.UInt16, height: Swift.String)
  /// `encoded?a%26b=a%3D${text}`
  case encoded(text: Swift.String)
  /// `fragment#at=${x:Int},${y:Int}`
  case fragment(x: Swift.Int, y: Swift.Int)
  /// `beside?v=v${major:Int}&${others...}`
  case beside(major: Swift.Int, others: [Swift.String: Swift.String] = [:])
  case ranks(Ranks)

  nonisolated enum Ranks: Swift.Hashable, Swift.Sendable {
    /// `rank?v=v1`
    case exact
    /// `rank?v=v${version:Int}`
    case version(version: Swift.Int)
    /// `rank?v=${text}`
    case text(text: Swift.String)
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "among"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://among"]

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

nonisolated extension AffixedAmongRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .sized(a0, a1): if case let .sized(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .encoded(a0): if case let .encoded(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragment(a0, a1):
      if case let .fragment(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .beside(a0, a1):
      if case let .beside(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .ranks(a0): if case let .ranks(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .sized(a0, a1):
      hasher.combine(0x790FE2FE)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .encoded(a0):
      hasher.combine(0x7411E0C7)
      hasher.combine(a0)
    case let .fragment(a0, a1):
      hasher.combine(0x0CCC6772)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .beside(a0, a1):
      hasher.combine(0x10F69DD6)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .ranks(a0):
      hasher.combine(0x4F604DF3)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: AffixedAmongRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("among") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x6B6E6172:  // "rank"
      if hasCount(0, 4), isEnd(1) {
        if url.item("v").equals("v1") {
          url.won(0x174F46EA)
          return found(.ranks(.exact))
        }
        if let values0 = _Matching.split7862CC2F(url.item("v"), url), let version = values0[0].integer() {
          url.won(0x4AAC88A2)
          return found(.ranks(.version(version: version)))
        }
        if let text_ = string("v") { return found(.ranks(.text(text: text_))) }
      }
    case 0x64657A6973:  // "sized"
      if hasCount(0, 5), isEnd(1), let values0 = _Matching.split39822F64(url.item("s", or: "size"), url),
          let width = values0[0].integer(Swift.UInt16.self), let height = values0[1].string()
      {
        return found(.sized(width: width, height: height))
      }
    case 0x656469736562:  // "beside"
      if hasCount(0, 6), isEnd(1), let values0 = _Matching.split7862CC2F(url.item("v"), url),
          let major = values0[0].integer(), let others = url.otherItems(than: "v")
      {
        return found(.beside(major: major, others: others))
      }
    case 0x6465646F636E65:  // "encoded"
      if hasCount(0, 7), isEnd(1), let values0 = _Matching.split4F624D8E(url.item("a&b"), url),
          let text_ = values0[0].string()
      {
        return found(.encoded(text: text_))
      }
    case 0x746E656D67617266:  // "fragment"
      if hasCount(0, 8), isEnd(1), url.hasFragment,
          let values1 = _Matching.split265C5E24(url.fragmentItem("at", isItemsAlone: true), url),
          let x = values1[0].integer(), let y = values1[1].integer()
      {
        return found(.fragment(x: x, y: y))
      }
    default: break
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: AffixedAmongRoute, _ form: _RouteForm) {
    switch route {
    case let .sized(width, height):
      add("sized")
      item(
        "s", _Matching.affixes39822F64, [.plain(_Route.text(width)), .string(height)], first: "", isText: _Matching.isText39822F64,
        accepts: _Matching.accepts39822F64)
    case let .encoded(text_):
      add("encoded")
      item(
        "a%26b", _Matching.affixes4F624D8E, [.string(text_)], first: "a=", isText: _Matching.isText4F624D8E,
        accepts: _Matching.accepts4F624D8E)
    case let .fragment(x, y):
      add("fragment")
      beginFragment(isItemsAlone: true)
      item(
        "at", _Matching.affixes265C5E24, [.plain(_Route.text(x)), .plain(_Route.text(y))], first: "", isText: _Matching.isText265C5E24,
        accepts: _Matching.accepts265C5E24)
    case let .beside(major, others):
      add("beside")
      item(
        "v", _Matching.affixes7862CC2F, [.plain(_Route.text(major))], first: "v", isText: _Matching.isText7862CC2F,
        accepts: _Matching.accepts7862CC2F)
      otherItems(others, than: ["v"])
    case .ranks(.exact): add("rank?v=v1")
    case let .ranks(.version(version)):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://among", .host, isRelative: true)
        text.literal("rank")
        text.endSegments()
        text.item(
          "v", _Matching.affixes7862CC2F, [.plain(_Route.text(version))], first: "v", isText: _Matching.isText7862CC2F,
          accepts: _Matching.accepts7862CC2F)
      } unlessReadBy: { _Matching.winner($0, over: route, 0x4AAC88A2) }
    case let .ranks(.text(text_)):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://among", .host, isRelative: true)
        text.literal("rank")
        text.endSegments()
        text.item("v", text_)
      } unlessReadBy: { _Matching.winner($0, over: route, 0x0B049327) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> AffixedAmongRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://among", segments: 4) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: AffixedAmongRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://among/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: AffixedAmongRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: AffixedAmongRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 4) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x174F46EA:  // rank?v=v1
      return _RouteMarks(path: "pp", items: [.init("v", .first, isRequired: true)])
    case 0x4AAC88A2:  // rank?v=v${version:Int}
      return _RouteMarks(path: "pp", items: [.init("v", .first, isRequired: true)])
    default: return nil
    }
  }

  static let affixes265C5E24 = _RouteAffixes(
    ["", ",", ""], ignoresCase: false, longestValue: 0, escapable: [0])
  static let isText265C5E24 = [false, false]

  static func accepts265C5E24(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer() != nil
    case 1: return text.integer() != nil
    default: return true
    }
  }

  static func split265C5E24(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes265C5E24.split(segment, of: url, isText: isText265C5E24, accepts: accepts265C5E24)
  }

  static let affixes39822F64 = _RouteAffixes(
    ["", ".", ""], ignoresCase: false, longestValue: 0)
  static let isText39822F64 = [false, true]

  static func accepts39822F64(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer(Swift.UInt16.self) != nil
    default: return true
    }
  }

  static func split39822F64(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes39822F64.split(segment, of: url, isText: isText39822F64, accepts: accepts39822F64)
  }

  static let affixes4F624D8E = _RouteAffixes(
    ["a=", ""], ignoresCase: false, longestValue: 0)
  static let isText4F624D8E = [true]

  static func accepts4F624D8E(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split4F624D8E(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes4F624D8E.split(segment, of: url, isText: isText4F624D8E, accepts: accepts4F624D8E)
  }

  static let affixes7862CC2F = _RouteAffixes(
    ["v", ""], ignoresCase: false, longestValue: 0)
  static let isText7862CC2F = [false]

  static func accepts7862CC2F(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer() != nil
    default: return true
    }
  }

  static func split7862CC2F(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes7862CC2F.split(segment, of: url, isText: isText7862CC2F, accepts: accepts7862CC2F)
  }
}
