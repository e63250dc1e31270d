// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum SeveralRoute: URLRoute {
  /// - `feed`
  /// - `feed/${page:Int?}`
  case feed(page: Swift.Int? = nil)
  /// - `list/${id}/page/${page:Int=1}`
  /// - `list/${id}`
  case list(id: Swift.String, page: Swift.Int = 1)
  /// - `artist/${id}/auction-results`
  /// - `artist/${id}?tab=${tab:Tab=posts}`
  case artist(id: Swift.String, tab: SeveralRoute.Tab = .posts)
  /// - `dark`
  /// - `mode/${isDark:Bool}/${level:Int}/${name}`
  case mode(isDark: Swift.Bool, level: Swift.Int, name: Swift.String)
  /// - `tags`
  /// - `tags/${tags...}`
  case tags(tags: [Swift.String] = [])
  /// `find?q=${q?}&tag=${tags:[String]}`
  case query(q: Swift.String? = nil, tags: [Swift.String] = [])
  /// - `maybe/${a?}/${b:Int?}`
  /// - `maybe/${a?}`
  /// - `maybe-b/${b:Int?}`
  /// - `maybe`
  case optional(a: Swift.String? = nil, b: Swift.Int? = nil)
  /// - `half?x=${x:Double=0.5}`
  /// - `half/${x:Double=0.5}`
  case half(x: Swift.Double = 0.5)

  /// The values as they appear in URLs.
  nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case posts
    case likes
    case auctionResults = "auction-results"
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "several"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://several"]

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

nonisolated extension SeveralRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .feed(a0): if case let .feed(b0) = b, _Route.equal(a0, b0) { return true }
    case let .list(a0, a1): if case let .list(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .artist(a0, a1):
      if case let .artist(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .mode(a0, a1, a2):
      if case let .mode(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .tags(a0): if case let .tags(b0) = b, _Route.equal(a0, b0) { return true }
    case let .query(a0, a1): if case let .query(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .optional(a0, a1):
      if case let .optional(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .half(a0): if case let .half(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .feed(a0):
      hasher.combine(0x1E9FE37D)
      hasher.combine(a0)
    case let .list(a0, a1):
      hasher.combine(0x2FA6829C)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .artist(a0, a1):
      hasher.combine(0x2801D6CB)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .mode(a0, a1, a2):
      hasher.combine(0x3CF642B6)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .tags(a0):
      hasher.combine(0x58C57449)
      hasher.combine(a0)
    case let .query(a0, a1):
      hasher.combine(0x2244B13C)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .optional(a0, a1):
      hasher.combine(0x7006B5A1)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .half(a0):
      hasher.combine(0x1E5DE892)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: SeveralRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("several") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x64656566:  // "feed"
      if hasCount(0, 4) { return from(1).afterFeed() }
    case 0x646E6966:  // "find"
      if hasCount(0, 4) { return from(1).afterFind() }
    case 0x65646F6D:  // "mode"
      if hasCount(0, 4) { return from(1).afterMode() }
    case 0x666C6168:  // "half"
      if hasCount(0, 4) { return from(1).afterHalf() }
    case 0x6B726164:  // "dark"
      if hasCount(0, 4), isEnd(1) { return found(.mode(isDark: true, level: 3, name: "night")) }
    case 0x73676174:  // "tags"
      if hasCount(0, 4) { return from(1).afterTags() }
    case 0x7473696C:  // "list"
      if hasCount(0, 4) { return from(1).afterList() }
    case 0x656279616D:  // "maybe"
      if hasCount(0, 5) { return from(1).afterMaybe() }
    case 0x747369747261:  // "artist"
      if hasCount(0, 6) { return from(1).afterArtist() }
    case 0x622D656279616D:  // "maybe-b"
      if hasCount(0, 7) { return from(1).afterMaybeB() }
    default: break
    }
    return false
  }

  func afterFeed() -> Swift.Bool {
    if isEnd(0) { return found(.feed(page: nil)) }
    if let page = integer(0), isEnd(1) { return found(.feed(page: page)) }
    return false
  }

  func afterList() -> Swift.Bool {
    if isPresent(0) {
      if isEnd(1), let id = string(0) { return found(.list(id: id, page: 1)) }
      if equals(1, "page"), let page = integer(2), isEnd(3), let id = string(0) {
        return found(.list(id: id, page: page))
      }
    }
    return false
  }

  func afterArtist() -> Swift.Bool {
    if isPresent(0) {
      if isEnd(1), let id = string(0),
          let tab = url.item("tab").defaulting(to: SeveralRoute.Tab.posts, { _Matching.closedTab($0) })
      {
        return found(.artist(id: id, tab: tab))
      }
      if isLast(1, "auction-results"), let id = string(0) {
        return found(.artist(id: id, tab: SeveralRoute.Tab.auctionResults))
      }
    }
    return false
  }

  func afterMode() -> Swift.Bool {
    if let isDark = bool(0), let level = integer(1), isLast(2), let name = string(2) {
      return found(.mode(isDark: isDark, level: level, name: name))
    }
    return false
  }

  func afterTags() -> Swift.Bool {
    if isEnd(0) { return found(.tags(tags: [])) }
    if let tags = url.rest(from: from(0), { $0.string() }) { return found(.tags(tags: tags)) }
    return false
  }

  func afterFind() -> Swift.Bool {
    if isEnd(0), let q = stringIfAny("q"), let tags = url.items("tag", takesEmpty: true, { $0.string() }) {
      return found(.query(q: q, tags: tags))
    }
    return false
  }

  func afterMaybe() -> Swift.Bool {
    if isEnd(0) { return found(.optional(a: nil, b: nil)) }
    if isPresent(0) {
      if isEnd(1), let a = segment(0).nonemptyString() { return found(.optional(a: a, b: nil)) }
      if let b = integer(1), isEnd(2), let a = segment(0).nonemptyString() { return found(.optional(a: a, b: b)) }
    }
    return false
  }

  func afterMaybeB() -> Swift.Bool {
    if let b = integer(0), isEnd(1) { return found(.optional(a: nil, b: b)) }
    return false
  }

  func afterHalf() -> Swift.Bool {
    if isEnd(0), let x = url.item("x").defaulting(to: 0.5, { $0.double() }) { return found(.half(x: x)) }
    if let x = segment(0).double(), isEnd(1) { return found(.half(x: x)) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: SeveralRoute, _ form: _RouteForm) {
    switch route {
    case let .feed(page):
      if _Route.isNil(page) {
        add("feed")
      } else if let page {
        add("feed/", page)
      }
    case let .list(id, page):
      add("list/", segment: id)
      add("/page/", page)
    case let .artist(id, tab):
      if _Route.equal(tab, SeveralRoute.Tab.auctionResults) {
        add("artist/", segment: id)
        add("/auction-results")
      } else {
        add("artist/", last: id)
        if !_Route.equal(tab, SeveralRoute.Tab.posts) { add("?tab=", value: tab.rawValue) }
      }
    case let .mode(isDark, level, name):
      if _Route.equal(isDark, true), _Route.equal(level, 3), _Route.equal(name, text: "night") {
        add("dark")
      } else {
        add("mode/", bool: isDark)
        add("/", level)
        add("/", last: name)
      }
    case let .tags(tags):
      if tags.isEmpty {
        add("tags")
      } else {
        begin(form, base: "app://several", .host, isRelative: true)
        literal("tags")
        for element in tags { segment(element) }
        endSegments()
      }
    case let .query(q, tags):
      add("find")
      item("?q=", ifAny: q)
      items("tag", tags)
    case let .optional(a, b):
      if let a, !a.isEmpty, let b {
        add("maybe/", segment: a)
        add("/", b)
      } else if let a, !a.isEmpty, _Route.isNil(b) {
        add("maybe/", last: a)
      } else if (a ?? Swift.String()).isEmpty, let b {
        add("maybe-b/", b)
      } else if (a ?? Swift.String()).isEmpty, _Route.isNil(b) {
        add("maybe")
      }
    case let .half(x):
      add("half")
      if !_Route.equal(x, 0.5) { add("?x=", value: _Route.text(x)) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> SeveralRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://several", segments: 7) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: SeveralRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://several/") { text in text.write(route, form) }
  }

  static func closedTab(_ part: _RoutePart) -> SeveralRoute.Tab? {
    switch part.word {
    case 0x73656B696C:  // "likes"
      if part.hasCount(5) { return SeveralRoute.Tab.likes }
    case 0x7374736F70:  // "posts"
      if part.hasCount(5) { return SeveralRoute.Tab.posts }
    case 0x2D6E6F6974637561:
      if part.equals("auction-results") { return SeveralRoute.Tab.auctionResults }
    default: break
    }
    return nil
  }
}
