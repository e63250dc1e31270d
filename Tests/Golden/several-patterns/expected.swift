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

nonisolated extension SeveralRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .feed(a0): if case let .feed(b0) = b, _routeEqual(a0, b0) { return true }
    case let .list(a0, a1): if case let .list(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .artist(a0, a1): if case let .artist(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .mode(a0, a1, a2):
      if case let .mode(b0, b1, b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
    case let .tags(a0): if case let .tags(b0) = b, _routeEqual(a0, b0) { return true }
    case let .query(a0, a1): if case let .query(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .optional(a0, a1):
      if case let .optional(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .half(a0): if case let .half(b0) = b, _routeEqual(a0, b0) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> SeveralRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://several", segments: 7) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: SeveralRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return afterApp(url, path)
    }
    return false
  }

  static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("several") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x64656566:  // "feed"
      if path.hasCount(0, 4) { return afterFeed(url, path.from(1)) }
    case 0x646E6966:  // "find"
      if path.hasCount(0, 4) { return afterFind(url, path.from(1)) }
    case 0x65646F6D:  // "mode"
      if path.hasCount(0, 4) { return afterMode(url, path.from(1)) }
    case 0x666C6168:  // "half"
      if path.hasCount(0, 4) { return afterHalf(url, path.from(1)) }
    case 0x6B726164:  // "dark"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .mode(isDark: true, level: 3, name: "night")) }
    case 0x73676174:  // "tags"
      if path.hasCount(0, 4) { return afterTags(url, path.from(1)) }
    case 0x7473696C:  // "list"
      if path.hasCount(0, 4) { return afterList(url, path.from(1)) }
    case 0x656279616D:  // "maybe"
      if path.hasCount(0, 5) { return afterMaybe(url, path.from(1)) }
    case 0x747369747261:  // "artist"
      if path.hasCount(0, 6) { return afterArtist(url, path.from(1)) }
    case 0x622D656279616D:  // "maybe-b"
      if path.hasCount(0, 7) { return afterMaybeB(url, path.from(1)) }
    default: break
    }
    return false
  }

  static func afterFeed(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .feed(page: nil)) }
    if let page = path.integer(0), path.isEnd(1) { return found(url, .feed(page: page)) }
    return false
  }

  static func afterList(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0) {
      if path.isEnd(1), let id = path.string(0) { return found(url, .list(id: id, page: 1)) }
      if path.equals(1, "page"), let page = path.integer(2), path.isEnd(3), let id = path.string(0) {
        return found(url, .list(id: id, page: page))
      }
    }
    return false
  }

  static func afterArtist(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0) {
      if path.isEnd(1), let id = path.string(0),
          let tab = url.item("tab").defaulting(to: SeveralRoute.Tab.posts, { closedTab($0) })
      {
        return found(url, .artist(id: id, tab: tab))
      }
      if path.equals(1, "auction-results"), path.isEnd(2), let id = path.string(0) {
        return found(url, .artist(id: id, tab: SeveralRoute.Tab.auctionResults))
      }
    }
    return false
  }

  static func afterMode(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let isDark = path.bool(0), let level = path.integer(1), path.isPresent(2), path.isEnd(3),
        let name = path.string(2)
    {
      return found(url, .mode(isDark: isDark, level: level, name: name))
    }
    return false
  }

  static func afterTags(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .tags(tags: [])) }
    if let tags = url.rest(from: path.from(0), { $0.string() }) { return found(url, .tags(tags: tags)) }
    return false
  }

  static func afterFind(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let q = url.stringItemIfAny("q"),
        let tags = url.items("tag", takesEmpty: true, { $0.string() })
    {
      return found(url, .query(q: q, tags: tags))
    }
    return false
  }

  static func afterMaybe(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .optional(a: nil, b: nil)) }
    if path.isPresent(0) {
      if path.isEnd(1), let a = path.segment(0).nonemptyString() { return found(url, .optional(a: a, b: nil)) }
      if let b = path.integer(1), path.isEnd(2), let a = path.segment(0).nonemptyString() {
        return found(url, .optional(a: a, b: b))
      }
    }
    return false
  }

  static func afterMaybeB(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let b = path.integer(0), path.isEnd(1) { return found(url, .optional(a: nil, b: b)) }
    return false
  }

  static func afterHalf(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let x = url.item("x").defaulting(to: 0.5, { $0.double() }) { return found(url, .half(x: x)) }
    if let x = path.segment(0).double(), path.isEnd(1) { return found(url, .half(x: x)) }
    return false
  }

  static func text(of route: SeveralRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://several/") { text in write(route, form, &text) }
  }

  static func write(_ route: SeveralRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case let .feed(page):
      if _routeIsNil(page) {
        text.append("feed")
      } else if let page {
        text.append("feed/", integer: page)
      }
    case let .list(id, page):
      text.append("list/", segment: id)
      text.append("/page/", integer: page)
    case let .artist(id, tab):
      if _routeEqual(tab, SeveralRoute.Tab.auctionResults) {
        text.append("artist/", segment: id)
        text.append("/auction-results")
      } else {
        text.append("artist/", lastSegment: id)
        if !_routeEqual(tab, SeveralRoute.Tab.posts) { text.append("?tab=", value: tab.rawValue) }
      }
    case let .mode(isDark, level, name):
      if _routeEqual(isDark, true), _routeEqual(level, 3), _routeEqual(name, text: "night") {
        text.append("dark")
      } else {
        text.append("mode/", bool: isDark)
        text.append("/", integer: level)
        text.append("/", lastSegment: name)
      }
    case let .tags(tags):
      if tags.isEmpty {
        text.append("tags")
      } else {
        text.begin(form, base: "app://several", .host, isRelative: true)
        text.literal("tags")
        for element in tags { text.segment(element) }
        text.endSegments()
      }
    case let .query(q, tags):
      text.append("find")
      text.append(item: "?q=", valueIfAny: q)
      text.items("tag", tags)
    case let .optional(a, b):
      if let a, !a.isEmpty, let b {
        text.append("maybe/", segment: a)
        text.append("/", integer: b)
      } else if let a, !a.isEmpty, _routeIsNil(b) {
        text.append("maybe/", lastSegment: a)
      } else if (a ?? Swift.String()).isEmpty, let b {
        text.append("maybe-b/", integer: b)
      } else if (a ?? Swift.String()).isEmpty, _routeIsNil(b) {
        text.append("maybe")
      }
    case let .half(x):
      text.append("half")
      if !_routeEqual(x, 0.5) { text.append("?x=", value: _routeText(x)) }
    }
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
