// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum BaselessRoute: URLRoute {
  /// `/`
  case home
  /// `user/${id:Int}`
  case user(id: Swift.Int)
  /// `user/${name}`
  case name(name: Swift.String)
  /// `@${name}`
  case handle(name: Swift.String)
  /// `a:${text}`
  case address(text: Swift.String)
  /// `${first}/x/${second}`
  case `any`(first: Swift.String, second: Swift.String)
  /// `files/${path...}`
  case files(path: [Swift.String] = [])
  /// `search?q=${q}`
  case search(q: Swift.String)
  /// `https://web.example.com/${path...}`
  case web(path: [Swift.String] = [])

  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = []

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

  /// The URL under a scheme, with the first segment as its host; nil if the scheme is invalid.
  func url(scheme: Swift.String) -> RouteURL? {
    _Route.url(_Matching.text(of: self, .other(scheme: scheme, host: nil)), scheme: scheme, host: nil)
  }
}

nonisolated extension BaselessRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
    case let .name(a0): if case let .name(b0) = b, _Route.equal(a0, b0) { return true }
    case let .handle(a0): if case let .handle(b0) = b, _Route.equal(a0, b0) { return true }
    case let .address(a0): if case let .address(b0) = b, _Route.equal(a0, b0) { return true }
    case let .`any`(a0, a1): if case let .`any`(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .files(a0): if case let .files(b0) = b, _Route.equal(a0, b0) { return true }
    case let .search(a0): if case let .search(b0) = b, _Route.equal(a0, b0) { return true }
    case let .web(a0): if case let .web(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .home: hasher.combine(0x68CD8980)
    case let .user(a0):
      hasher.combine(0x14B4EBA3)
      hasher.combine(a0)
    case let .name(a0):
      hasher.combine(0x192814FD)
      hasher.combine(a0)
    case let .handle(a0):
      hasher.combine(0x5188959C)
      hasher.combine(a0)
    case let .address(a0):
      hasher.combine(0x3C740016)
      hasher.combine(a0)
    case let .`any`(a0, a1):
      hasher.combine(0x6C9706AA)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .files(a0):
      hasher.combine(0x4A870AC6)
      hasher.combine(a0)
    case let .search(a0):
      hasher.combine(0x09FED7F3)
      hasher.combine(a0)
    case let .web(a0):
      hasher.combine(0x4C0ABD5B)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: BaselessRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    if segment(0).equalsIgnoringCase("user"), from(1).afterHttpsUser() { return true }
    if segment(0).equalsIgnoringCase("files"), from(1).afterHttpsFiles() { return true }
    if segment(0).equalsIgnoringCase("search"), isEnd(1), let q = string("q") { return found(.search(q: q)) }
    if segment(0).equalsIgnoringCase("web.example.com"), let path_ = url.rest(from: from(1), { $0.string() }) {
      return found(.web(path: path_))
    }
    if let parts0 = _Matching.split12B63480(segment(0), url), isEnd(1), let text_ = parts0[0].string() {
      return found(.address(text: text_))
    }
    if let parts0 = _Matching.split1EA25AE5(segment(0), url), isEnd(1), let name = parts0[0].string() {
      return found(.handle(name: name))
    }
    if isPresent(0) { return from(1).afterHttps_() }
    return false
  }

  func afterHttpsUser() -> Swift.Bool {
    if let id = integer(0), isEnd(1) {
      url.won(0x63E97679)
      return found(.user(id: id))
    }
    if isLast(0), let name = string(0) { return found(.name(name: name)) }
    return false
  }

  func afterHttpsFiles() -> Swift.Bool {
    if let path_ = url.rest(from: from(0), { $0.string() }) {
      url.won(0x5F8D6473)
      return found(.files(path: path_))
    }
    return false
  }

  func afterHttps_() -> Swift.Bool {
    if equals(0, "x"), isLast(1), let first = string(-1), let second = string(1) {
      return found(.`any`(first: first, second: second))
    }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    if segment(0).equalsIgnoringCase("user"), from(1).afterHttpsUser() { return true }
    if segment(0).equalsIgnoringCase("files"), from(1).afterHttpsFiles() { return true }
    if segment(0).equalsIgnoringCase("search"), isEnd(1), let q = string("q") { return found(.search(q: q)) }
    if let parts0 = _Matching.split12B63480(segment(0), url), isEnd(1), let text_ = parts0[0].string() {
      return found(.address(text: text_))
    }
    if let parts0 = _Matching.split1EA25AE5(segment(0), url), isEnd(1), let name = parts0[0].string() {
      return found(.handle(name: name))
    }
    if isPresent(0) { return from(1).afterHttps_() }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: BaselessRoute, _ form: _RouteForm) {
    switch route {
    case .home: break
    case let .user(id): add("user/", id)
    case let .name(name):
      write(form, canonical: .rawValue, baseCount: 0) { text, form in
        text.begin(form, base: "", .noHost, isRelative: true)
        text.literal("user")
        text.segment(name)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x4434E39E) }
    case let .handle(name):
      begin(form, base: "", .noHost, isRelative: true, isGuarded: true)
      segment(
        _Matching.affixes1EA25AE5, [.string(name)], first: "@", isText: _Matching.isText1EA25AE5,
        accepts: _Matching.accepts1EA25AE5)
      endSegments()
    case let .address(text_):
      begin(form, base: "", .noHost, isRelative: true, isGuarded: true)
      segment(
        _Matching.affixes12B63480, [.string(text_)], first: "a:", isText: _Matching.isText12B63480,
        accepts: _Matching.accepts12B63480)
      endSegments()
    case let .`any`(first, second):
      write(form, canonical: .rawValue, baseCount: 0) { text, form in
        text.begin(form, base: "", .noHost, isRelative: true)
        text.segment(first)
        text.literal("x")
        text.segment(second)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x713246DE) }
    case let .files(path_):
      begin(form, base: "", .noHost, isRelative: true)
      literal("files")
      for element in path_ { segment(element) }
      endSegments()
    case let .search(q): add("search?q=", value: q)
    case let .web(path_):
      begin(form, base: "https://web.example.com", .host, isRelative: false)
      for element in path_ { segment(element) }
      endSegments()
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> BaselessRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.hasScheme("https") {
      return url.path.afterHttps()
    }
    return url.path.start()
  }

  static func text(of route: BaselessRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: BaselessRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: BaselessRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 5) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x63E97679:  // user/${id:Int}
      return _RouteMarks(path: "pp")
    case 0x5F8D6473:  // files/${path...}
      return _RouteMarks(path: "ps*")
    default: return nil
    }
  }

  static let affixes12B63480 = _RouteAffixes(
    ["a:", ""], ignoresCase: true, longestValue: 0)
  static let isText12B63480 = [true]

  static func accepts12B63480(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split12B63480(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes12B63480.split(segment, of: url, isText: isText12B63480, accepts: accepts12B63480)
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
}
