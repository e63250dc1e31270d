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

nonisolated extension RawRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .`any`(a0): if case let .`any`(b0) = b, _Route.equal(a0, b0) { return true }
    case let .two(a0, a1): if case let .two(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .schemeLike(a0): if case let .schemeLike(b0) = b, _Route.equal(a0, b0) { return true }
    case let .handle(a0): if case let .handle(b0) = b, _Route.equal(a0, b0) { return true }
    case let .port(a0): if case let .port(b0) = b, _Route.equal(a0, b0) { return true }
    case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
    case let .all(a0): if case let .all(b0) = b, _Route.equal(a0, b0) { return true }
    case let .query(a0): if case let .query(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
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

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: RawRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("raw.example") {
      if isEnd(1) {
        if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), let f = part0.string(),
            url.isFragmentEnd(part0.next)
        {
          return found(.fragment(f: f))
        }
        if let q = string("q") { return found(.query(q: q)) }
      }
      if equals(1, "x:"), from(2).afterHttpsRawExampleX() { return true }
      if equals(1, "r"), from(2).afterHttpsRawExampleR() { return true }
      if equals(1, "all"), from(2).afterHttpsRawExampleAll() { return true }
      if let parts0 = _Matching.split60DD40E5(segment(1), url), from(2).afterHttpsRawExample_(parts0) { return true }
      if let parts0 = _Matching.split1F8EBD37(segment(1), url), from(2).afterHttpsRawExample_28F13348(parts0) {
        return true
      }
      if isPresent(1) { return from(2).afterHttpsRawExample_437BA101() }
    }
    return false
  }

  func afterHttpsRawExampleX() -> Swift.Bool {
    if isPresent(0), isLast(1, "b"), let a = string(0) { return found(.schemeLike(a: a)) }
    return false
  }

  func afterHttpsRawExampleR() -> Swift.Bool {
    if let path_ = url.rest(from: from(0), { $0.string() }) {
      url.won(0x36E75188)
      return found(.rest(path: path_))
    }
    return false
  }

  func afterHttpsRawExampleAll() -> Swift.Bool {
    if equals(0, "x"), equals(1, "y"), let path_ = url.rest(from: from(2), { $0.string() }) {
      return found(.all(path: path_))
    }
    return false
  }

  func afterHttpsRawExample_(_ parts0: [_RoutePart]) -> Swift.Bool {
    if isLast(0, "d"), let name = parts0[0].string() { return found(.port(name: name)) }
    return false
  }

  func afterHttpsRawExample_28F13348(_ parts0: [_RoutePart]) -> Swift.Bool {
    if isLast(0, "c"), let name = parts0[0].string() {
      url.won(0x1804260C)
      return found(.handle(name: name))
    }
    return false
  }

  func afterHttpsRawExample_437BA101() -> Swift.Bool {
    if isEnd(0), let first = string(-1) { return found(.`any`(first: first)) }
    if isLast(0), let first = string(-1), let second = string(0) { return found(.two(first: first, second: second)) }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) {
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), let f = part0.string(),
          url.isFragmentEnd(part0.next)
      {
        return found(.fragment(f: f))
      }
      if let q = string("q") { return found(.query(q: q)) }
    }
    if segment(0).equalsIgnoringCase("x:"), from(1).afterHttpsRawExampleX() { return true }
    if segment(0).equalsIgnoringCase("r"), from(1).afterHttpsRawExampleR() { return true }
    if segment(0).equalsIgnoringCase("all"), from(1).afterHttpsRawExampleAll() { return true }
    if let parts0 = _Matching.split5F868848(segment(0), url), from(1).afterHttpsRawExample_(parts0) { return true }
    if let parts0 = _Matching.split1EA25AE5(segment(0), url), from(1).afterHttpsRawExample_28F13348(parts0) {
      return true
    }
    if isPresent(0) { return from(1).afterHttpsRawExample_437BA101() }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: RawRoute, _ form: _RouteForm) {
    switch route {
    case let .`any`(first):
      write(form, canonical: .url, baseCount: 0) { text, form in
        text.begin(form, base: "raw://", .noHost, isRelative: true)
        text.segment(first)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x1CA82875) }
    case let .two(first, second):
      write(form, canonical: .url, baseCount: 0) { text, form in
        text.begin(form, base: "raw://", .noHost, isRelative: true)
        text.segment(first)
        text.segment(second)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x5F271659) }
    case let .schemeLike(a):
      begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
      literal("x:")
      add("/", segment: a)
      add("/b")
    case let .handle(name):
      begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
      segment(
        _Matching.affixes1EA25AE5, [.string(name)], first: "@", isText: _Matching.isText1EA25AE5,
        accepts: _Matching.accepts1EA25AE5)
      literal("c")
      endSegments()
    case let .port(name):
      begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
      segment(
        _Matching.affixes5F868848, [.string(name)], first: "", isText: _Matching.isText5F868848,
        accepts: _Matching.accepts5F868848)
      literal("d")
      endSegments()
    case let .rest(path_):
      begin(form, base: "raw://", .noHost, isRelative: true)
      literal("r")
      for element in path_ { segment(element) }
      endSegments()
    case let .all(path_):
      begin(form, base: "raw://", .noHost, isRelative: true)
      literal("all/x/y", count: 3)
      for element in path_ { segment(element) }
      endSegments()
    case let .query(q): add("?q=", value: q)
    case let .fragment(f):
      beginFragment()
      segment(f)
      endSegments()
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> RawRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 7) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("raw") {
      return url.path.start()
    }
    return false
  }

  static func text(of route: RawRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "raw://") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: RawRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: RawRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 7) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
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
