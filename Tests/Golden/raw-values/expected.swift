// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum RawRoute: URLRoute {
  /// `${first}`
  case `any`(first: Swift.String)
  /// `${first}/${second}`
  case two(first: Swift.String, second: Swift.String)
  /// `x:/${a}/b`
  case schemeLike(a: Swift.String)
  /// `@${name}/c`
  case handle(name: Swift.String)
  /// `${name}:80/d`
  case port(name: Swift.String)
  /// `r/${path...}`
  case rest(path: [Swift.String] = [])
  /// `all/x/y/${path...}`
  case all(path: [Swift.String] = [])
  /// `?q=${q}`
  case query(q: Swift.String)
  /// `#${f}`
  case fragment(f: Swift.String)

  /// The scheme of the first base.
  static let scheme: Swift.String = "raw"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["raw://", "https://raw.example"]

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

nonisolated extension RawRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .`any`(a0): if case let .`any`(b0) = b, _routeEqual(a0, b0) { return true }
    case let .two(a0, a1): if case let .two(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .schemeLike(a0): if case let .schemeLike(b0) = b, _routeEqual(a0, b0) { return true }
    case let .handle(a0): if case let .handle(b0) = b, _routeEqual(a0, b0) { return true }
    case let .port(a0): if case let .port(b0) = b, _routeEqual(a0, b0) { return true }
    case let .rest(a0): if case let .rest(b0) = b, _routeEqual(a0, b0) { return true }
    case let .all(a0): if case let .all(b0) = b, _routeEqual(a0, b0) { return true }
    case let .query(a0): if case let .query(b0) = b, _routeEqual(a0, b0) { return true }
    case let .fragment(a0): if case let .fragment(b0) = b, _routeEqual(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .`any`(a0):
      hasher.combine(0x6C9706AA)
      hasher.combine(a0)
    case let .two(a0, a1):
      hasher.combine(0x3F6545F6)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .schemeLike(a0):
      hasher.combine(0x679B777E)
      hasher.combine(a0)
    case let .handle(a0):
      hasher.combine(0x5188959C)
      hasher.combine(a0)
    case let .port(a0):
      hasher.combine(0x7EA71D2E)
      hasher.combine(a0)
    case let .rest(a0):
      hasher.combine(0x487168B7)
      hasher.combine(a0)
    case let .all(a0):
      hasher.combine(0x71D3D991)
      hasher.combine(a0)
    case let .query(a0):
      hasher.combine(0x2244B13C)
      hasher.combine(a0)
    case let .fragment(a0):
      hasher.combine(0x0CCC6772)
      hasher.combine(a0)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> RawRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 7) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: RawRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return afterHttps(url, path)
    }
    if url.hasScheme("raw") {
      return start(url, url.path)
    }
    return false
  }

  static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("raw.example") {
      if path.isEnd(1) {
        if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), let f = part0.string(),
            url.isFragmentEnd(part0.next)
        {
          return found(url, .fragment(f: f))
        }
        if let q = url.stringItem("q") { return found(url, .query(q: q)) }
      }
      switch path.word(1) {
      case 0x72:  // "r"
        if path.hasCount(1, 1), afterHttpsRawExampleR(url, path.from(2)) { return true }
      case 0x3A78:  // "x:"
        if path.hasCount(1, 2), afterHttpsRawExampleX(url, path.from(2)) { return true }
      case 0x6C6C61:  // "all"
        if path.hasCount(1, 3), afterHttpsRawExampleAll(url, path.from(2)) { return true }
      default: break
      }
      if let parts0 = split60DD40E5(path.segment(1), url), afterHttpsRawExample_(url, path.from(2), parts0) {
        return true
      }
      if let parts0 = split1F8EBD37(path.segment(1), url), afterHttpsRawExample_28F13348(url, path.from(2), parts0) {
        return true
      }
      if path.isPresent(1) { return afterHttpsRawExample_437BA101(url, path.from(2)) }
    }
    return false
  }

  static func afterHttpsRawExampleX(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.equals(1, "b"), path.isEnd(2), let a = path.string(0) {
      return found(url, .schemeLike(a: a))
    }
    return false
  }

  static func afterHttpsRawExampleR(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let path_ = url.rest(from: path.from(0), { $0.string() }) {
      url.won(0x36E75188)
      return found(url, .rest(path: path_))
    }
    return false
  }

  static func afterHttpsRawExampleAll(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "x"), path.equals(1, "y"), let path_ = url.rest(from: path.from(2), { $0.string() }) {
      return found(url, .all(path: path_))
    }
    return false
  }

  static func afterHttpsRawExample_(_ url: _RouteReader, _ path: _RouteReader.Path, _ parts0: [_RoutePart]) -> Swift.Bool {
    if path.equals(0, "d"), path.isEnd(1), let name = parts0[0].string() { return found(url, .port(name: name)) }
    return false
  }

  static func afterHttpsRawExample_28F13348(_ url: _RouteReader, _ path: _RouteReader.Path, _ parts0: [_RoutePart]) -> Swift.Bool {
    if path.equals(0, "c"), path.isEnd(1), let name = parts0[0].string() {
      url.won(0x1804260C)
      return found(url, .handle(name: name))
    }
    return false
  }

  static func afterHttpsRawExample_437BA101(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let first = path.string(-1) { return found(url, .`any`(first: first)) }
    if path.isPresent(0), path.isEnd(1), let first = path.string(-1), let second = path.string(0) {
      return found(url, .two(first: first, second: second))
    }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) {
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), let f = part0.string(),
          url.isFragmentEnd(part0.next)
      {
        return found(url, .fragment(f: f))
      }
      if let q = url.stringItem("q") { return found(url, .query(q: q)) }
    }
    switch path.segment(0).lowercaseWord {
    case 0x72:  // "r"
      if path.hasCount(0, 1), afterHttpsRawExampleR(url, path.from(1)) { return true }
    case 0x3A78:  // "x:"
      if path.hasCount(0, 2), afterHttpsRawExampleX(url, path.from(1)) { return true }
    case 0x6C6C61:  // "all"
      if path.hasCount(0, 3), afterHttpsRawExampleAll(url, path.from(1)) { return true }
    default: break
    }
    if let parts0 = split5F868848(path.segment(0), url), afterHttpsRawExample_(url, path.from(1), parts0) {
      return true
    }
    if let parts0 = split1EA25AE5(path.segment(0), url), afterHttpsRawExample_28F13348(url, path.from(1), parts0) {
      return true
    }
    if path.isPresent(0) { return afterHttpsRawExample_437BA101(url, path.from(1)) }
    return false
  }

  static func text(of route: RawRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "raw://") { text in write(route, form, &text) }
  }

  static func write(_ route: RawRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case let .`any`(first):
      text.write(form, canonical: .url, baseCount: 0) { text, form in
        text.begin(form, base: "raw://", .noHost, isRelative: true)
        text.segment(first)
        text.endSegments()
      } unlessReadBy: { winner($0, over: route, 0x1CA82875) }
    case let .two(first, second):
      text.write(form, canonical: .url, baseCount: 0) { text, form in
        text.begin(form, base: "raw://", .noHost, isRelative: true)
        text.segment(first)
        text.segment(second)
        text.endSegments()
      } unlessReadBy: { winner($0, over: route, 0x5F271659) }
    case let .schemeLike(a):
      text.begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
      text.literal("x:")
      text.append("/", segment: a)
      text.append("/b")
    case let .handle(name):
      text.begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
      text.segment(
        affixes1EA25AE5, [.string(name)], first: "@",
        isText: isText1EA25AE5, accepts: accepts1EA25AE5)
      text.literal("c")
      text.endSegments()
    case let .port(name):
      text.begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
      text.segment(
        affixes5F868848, [.string(name)], first: "",
        isText: isText5F868848, accepts: accepts5F868848)
      text.literal("d")
      text.endSegments()
    case let .rest(path_):
      text.begin(form, base: "raw://", .noHost, isRelative: true)
      text.literal("r")
      for element in path_ { text.segment(element) }
      text.endSegments()
    case let .all(path_):
      text.begin(form, base: "raw://", .noHost, isRelative: true)
      text.literal("all/x/y", count: 3)
      for element in path_ { text.segment(element) }
      text.endSegments()
    case let .query(q): text.append("?q=", value: q)
    case let .fragment(f):
      text.beginFragment()
      text.segment(f)
      text.endSegments()
    }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: RawRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: RawRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 7) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_routeEqual(winner, pattern), !_routeEqual(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x1804260C:  // @${name}/c
      return _RouteMarks(path: "pp")
    case 0x36E75188:  // r/${path...}
      return _RouteMarks(path: "ps*")
    default: return nil
    }
  }

  static let affixes1EA25AE5 = _RouteAffixes(
    ["@", ""], ignoresCase: true, longestValue: 0)
  static let isText1EA25AE5 = [true]

  static func accepts1EA25AE5(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split1EA25AE5(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes1EA25AE5.split(segment, of: url, isText: isText1EA25AE5, accepts: accepts1EA25AE5)
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

  static let affixes5F868848 = _RouteAffixes(
    ["", ":80"], ignoresCase: true, longestValue: 0)
  static let isText5F868848 = [true]

  static func accepts5F868848(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split5F868848(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes5F868848.split(segment, of: url, isText: isText5F868848, accepts: accepts5F868848)
  }

  static let affixes60DD40E5 = _RouteAffixes(
    ["", ":80"], ignoresCase: false, longestValue: 0)
  static let isText60DD40E5 = [true]

  static func accepts60DD40E5(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split60DD40E5(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes60DD40E5.split(segment, of: url, isText: isText60DD40E5, accepts: accepts60DD40E5)
  }
}
