// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum AliasRoute: URLRoute {
  /// `search?q|query|term|text=${text}`
  case search(text: Swift.String)
  /// `page?page|p=${page:Int?}`
  case page(page: Swift.Int? = nil)
  /// `sorted?sort|order=${sort:Sort=newest}`
  case sorted(sort: AliasRoute.Sort = .newest)
  /// `tags?tag|t=${tags:[String]}`
  case tags(tags: [Swift.String] = [])
  /// `literal?type|kind=user`
  case literal
  /// `pipe?a%7Cb=${text?}`
  case pipe(text: Swift.String? = nil)
  /// `point?ll|at=${x:Int},${y:Int}`
  case point(x: Swift.Int, y: Swift.Int)
  /// `rest?q|query=${text?}&${others...}`
  case rest(text: Swift.String? = nil, others: [Swift.String: Swift.String] = [:])
  /// `callback?code=${code}&!error`
  case success(code: Swift.String)
  /// `callback?error=${error}`
  case failure(error: Swift.String)
  /// `callback?!code&!error`
  case cancelled
  /// `bang?%21x=${text?}`
  case bang(text: Swift.String? = nil)
  /// `spaced?!%ED%95%9C&a%20b|a%2Bb=${text}`
  case spaced(text: Swift.String)
  /// `beside?!secret&${others...}`
  case absentBesideRest(others: [Swift.String: Swift.String] = [:])
  /// `fragment#key|k=${key}&!old`
  case fragment(key: Swift.String)
  /// `bare?!x`
  case bare

  /// The values as they appear in URLs.
  nonisolated enum Sort: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case relevance
    case newest
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "aliases"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://aliases"]

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

nonisolated extension AliasRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .search(a0): if case let .search(b0) = b, _Route.equal(a0, b0) { return true }
    case let .page(a0): if case let .page(b0) = b, _Route.equal(a0, b0) { return true }
    case let .sorted(a0): if case let .sorted(b0) = b, _Route.equal(a0, b0) { return true }
    case let .tags(a0): if case let .tags(b0) = b, _Route.equal(a0, b0) { return true }
    case .literal: if case .literal = b { return true }
    case let .pipe(a0): if case let .pipe(b0) = b, _Route.equal(a0, b0) { return true }
    case let .point(a0, a1): if case let .point(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .rest(a0, a1): if case let .rest(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .success(a0): if case let .success(b0) = b, _Route.equal(a0, b0) { return true }
    case let .failure(a0): if case let .failure(b0) = b, _Route.equal(a0, b0) { return true }
    case .cancelled: if case .cancelled = b { return true }
    case let .bang(a0): if case let .bang(b0) = b, _Route.equal(a0, b0) { return true }
    case let .spaced(a0): if case let .spaced(b0) = b, _Route.equal(a0, b0) { return true }
    case let .absentBesideRest(a0): if case let .absentBesideRest(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
    case .bare: if case .bare = b { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .search(a0):
      hasher.combine(0x09FED7F3)
      hasher.combine(a0)
    case let .page(a0):
      hasher.combine(0x254B08C1)
      hasher.combine(a0)
    case let .sorted(a0):
      hasher.combine(0x4F02A9DC)
      hasher.combine(a0)
    case let .tags(a0):
      hasher.combine(0x58C57449)
      hasher.combine(a0)
    case .literal: hasher.combine(0x3AAA5985)
    case let .pipe(a0):
      hasher.combine(0x1F0BB5AC)
      hasher.combine(a0)
    case let .point(a0, a1):
      hasher.combine(0x553AA25E)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .rest(a0, a1):
      hasher.combine(0x487168B7)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .success(a0):
      hasher.combine(0x3B5578C8)
      hasher.combine(a0)
    case let .failure(a0):
      hasher.combine(0x12154325)
      hasher.combine(a0)
    case .cancelled: hasher.combine(0x60D0542A)
    case let .bang(a0):
      hasher.combine(0x7CC2F08E)
      hasher.combine(a0)
    case let .spaced(a0):
      hasher.combine(0x41F4C100)
      hasher.combine(a0)
    case let .absentBesideRest(a0):
      hasher.combine(0x00EDA1D8)
      hasher.combine(a0)
    case let .fragment(a0):
      hasher.combine(0x0CCC6772)
      hasher.combine(a0)
    case .bare: hasher.combine(0x39820D2F)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: AliasRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("aliases") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x65676170:  // "page"
      if hasCount(0, 4) { return from(1).afterPage() }
    case 0x65706970:  // "pipe"
      if hasCount(0, 4) { return from(1).afterPipe() }
    case 0x65726162:  // "bare"
      if hasCount(0, 4) { return from(1).afterBare() }
    case 0x676E6162:  // "bang"
      if hasCount(0, 4) { return from(1).afterBang() }
    case 0x73676174:  // "tags"
      if hasCount(0, 4) { return from(1).afterTags() }
    case 0x74736572:  // "rest"
      if hasCount(0, 4) { return from(1).afterRest() }
    case 0x746E696F70:  // "point"
      if hasCount(0, 5) { return from(1).afterPoint() }
    case 0x646563617073:  // "spaced"
      if hasCount(0, 6) { return from(1).afterSpaced() }
    case 0x646574726F73:  // "sorted"
      if hasCount(0, 6) { return from(1).afterSorted() }
    case 0x656469736562:  // "beside"
      if hasCount(0, 6) { return from(1).afterBeside() }
    case 0x686372616573:  // "search"
      if hasCount(0, 6) { return from(1).afterSearch() }
    case 0x6C61726574696C:  // "literal"
      if hasCount(0, 7) { return from(1).afterLiteral() }
    case 0x6B6361626C6C6163:  // "callback"
      if hasCount(0, 8) { return from(1).afterCallback() }
    case 0x746E656D67617266:  // "fragment"
      if hasCount(0, 8), isEnd(1), url.hasFragment,
          let key = url.fragmentItem("key", or: "k", isItemsAlone: true).string(),
          !url.fragmentItem("old", isItemsAlone: true).isPresent
      {
        return found(.fragment(key: key))
      }
    default: break
    }
    return false
  }

  func afterSearch() -> Swift.Bool {
    if isEnd(0), let text_ = url.item("q", or: "query", "term", "text").string() { return found(.search(text: text_)) }
    return false
  }

  func afterPage() -> Swift.Bool {
    if isEnd(0), let page = url.item("page", or: "p").optional({ $0.integer() }) { return found(.page(page: page)) }
    return false
  }

  func afterSorted() -> Swift.Bool {
    if isEnd(0),
        let sort = url.item("sort", or: "order").defaulting(to: AliasRoute.Sort.newest, { _Matching.closedSort($0) })
    {
      return found(.sorted(sort: sort))
    }
    return false
  }

  func afterTags() -> Swift.Bool {
    if isEnd(0), let tags = url.items("tag", or: "t", takesEmpty: true, { $0.string() }) {
      return found(.tags(tags: tags))
    }
    return false
  }

  func afterLiteral() -> Swift.Bool {
    if isEnd(0), url.item("type", or: "kind").equals("user") { return found(.literal) }
    return false
  }

  func afterPipe() -> Swift.Bool {
    if isEnd(0), let text_ = stringIfAny("a|b") { return found(.pipe(text: text_)) }
    return false
  }

  func afterPoint() -> Swift.Bool {
    if isEnd(0), let values0 = _Matching.split265C5E24(url.item("ll", or: "at"), url), let x = values0[0].integer(),
        let y = values0[1].integer()
    {
      return found(.point(x: x, y: y))
    }
    return false
  }

  func afterRest() -> Swift.Bool {
    if isEnd(0), let text_ = url.item("q", or: "query").optional({ $0.string() }),
        let others = url.otherItems(than: "q", "query")
    {
      return found(.rest(text: text_, others: others))
    }
    return false
  }

  func afterCallback() -> Swift.Bool {
    if isEnd(0) {
      if !url.item("error").isPresent, let code = string("code") { return found(.success(code: code)) }
      if let error = string("error") { return found(.failure(error: error)) }
      if !url.item("code").isPresent, !url.item("error").isPresent { return found(.cancelled) }
    }
    return false
  }

  func afterBang() -> Swift.Bool {
    if isEnd(0), let text_ = stringIfAny("!x") { return found(.bang(text: text_)) }
    return false
  }

  func afterSpaced() -> Swift.Bool {
    if isEnd(0), !url.item("한").isPresent, let text_ = url.item("a b", or: "a+b").string() {
      return found(.spaced(text: text_))
    }
    return false
  }

  func afterBeside() -> Swift.Bool {
    if isEnd(0), !url.item("secret").isPresent, let others = url.otherItems(than: "secret") {
      return found(.absentBesideRest(others: others))
    }
    return false
  }

  func afterBare() -> Swift.Bool {
    if isEnd(0), !url.item("x").isPresent { return found(.bare) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: AliasRoute, _ form: _RouteForm) {
    switch route {
    case let .search(text_): add("search?q=", value: text_)
    case let .page(page):
      add("page")
      if let page { add("?page=", page) }
    case let .sorted(sort):
      add("sorted")
      if !_Route.equal(sort, AliasRoute.Sort.newest) { add("?sort=", value: sort.rawValue) }
    case let .tags(tags):
      add("tags")
      items("tag", tags)
    case .literal: add("literal?type=user")
    case let .pipe(text_):
      add("pipe")
      if let text_, !text_.isEmpty { add("?a%7Cb=", value: text_) }
    case let .point(x, y):
      add("point")
      item(
        "ll", _Matching.affixes265C5E24, [.plain(_Route.text(x)), .plain(_Route.text(y))], first: "", isText: _Matching.isText265C5E24,
        accepts: _Matching.accepts265C5E24)
    case let .rest(text_, others):
      add("rest")
      item("?q=", ifAny: text_)
      otherItems(others, than: ["q", "query"])
    case let .success(code): add("callback?code=", value: code)
    case let .failure(error): add("callback?error=", value: error)
    case .cancelled: add("callback")
    case let .bang(text_):
      add("bang")
      if let text_, !text_.isEmpty { add("?!x=", value: text_) }
    case let .spaced(text_): add("spaced?a%20b=", value: text_)
    case let .absentBesideRest(others):
      add("beside")
      otherItems(others, than: ["secret"])
    case let .fragment(key):
      add("fragment")
      beginFragment(isItemsAlone: true)
      item("?key=", value: key)
    case .bare: add("bare")
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> AliasRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://aliases", segments: 4) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: AliasRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://aliases/") { text in text.write(route, form) }
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

  static func closedSort(_ part: _RoutePart) -> AliasRoute.Sort? {
    switch part.word {
    case 0x74736577656E:  // "newest"
      if part.hasCount(6) { return AliasRoute.Sort.newest }
    case 0x636E6176656C6572:
      if part.equals("relevance") { return AliasRoute.Sort.relevance }
    default: break
    }
    return nil
  }
}
