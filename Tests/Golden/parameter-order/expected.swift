// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum OrderRoute: URLRoute {
  /// An article, with the order of an enum that was there before.
  ///
  /// `article/${slug}?ref=${ref}`
  case article(ref: Swift.String, slug: Swift.String)
  /// `search?q=${q}&page=${page:Int=1}&tag=${tags:[String]}&${others...}`
  case search(others: [Swift.String: Swift.String] = [:], tags: [Swift.String] = [], page: Swift.Int = 1, q: Swift.String)
  /// - `artist/${id:Int}/${tab:Tab}`
  /// - `likes/${id:Int}`
  case artist(tab: OrderRoute.Tab, id: Swift.Int)
  /// `file/v${major:UInt8}.${minor:UInt8}/${path...}#/${line:Int}`
  case file(line: Swift.Int, path: [Swift.String] = [], minor: Swift.UInt8, major: Swift.UInt8)
  case localized(Localized)

  nonisolated enum Localized: Swift.Hashable, Swift.Sendable {
    /// - `${locale:Tab?}/items/${id:UUID}`
    /// - `items/${id:UUID}`
    case item(id: RouteUUID, locale: OrderRoute.Tab? = nil)
  }

  /// The values as they appear in URLs.
  nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case posts
    case likes
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "order"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://order"]

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

nonisolated extension OrderRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .article(a0, a1):
      if case let .article(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .search(a0, a1, a2, a3):
      if case let .search(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .artist(a0, a1):
      if case let .artist(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .file(a0, a1, a2, a3):
      if case let .file(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .localized(a0): if case let .localized(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .article(a0, a1):
      hasher.combine(0x21A89A9D)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .search(a0, a1, a2, a3):
      hasher.combine(0x09FED7F3)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .artist(a0, a1):
      hasher.combine(0x2801D6CB)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .file(a0, a1, a2, a3):
      hasher.combine(0x2DA93926)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .localized(a0):
      hasher.combine(0x381CF7F1)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: OrderRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("order") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x656C6966:  // "file"
      if hasCount(0, 4), from(1).afterFile() { return true }
    case 0x73656B696C:  // "likes"
      if hasCount(0, 5), from(1).afterLikes() { return true }
    case 0x736D657469:  // "items"
      if hasCount(0, 5), from(1).afterItems() { return true }
    case 0x686372616573:  // "search"
      if hasCount(0, 6), from(1).afterSearch() { return true }
    case 0x747369747261:  // "artist"
      if hasCount(0, 6), from(1).afterArtist() { return true }
    case 0x656C6369747261:  // "article"
      if hasCount(0, 7), from(1).afterArticle() { return true }
    default: break
    }
    if let locale = _Matching.closedTab(segment(0)) { return from(1).after_(locale) }
    return false
  }

  func afterArticle() -> Swift.Bool {
    if isLast(0), let slug = string(0), let ref = string("ref") { return found(.article(ref: ref, slug: slug)) }
    return false
  }

  func afterSearch() -> Swift.Bool {
    if isEnd(0), let q = string("q"), let page = integer("page", default: 1),
        let tags = url.items("tag", takesEmpty: true, { $0.string() }),
        let others = url.otherItems(than: "q", "page", "tag")
    {
      return found(.search(others: others, tags: tags, page: page, q: q))
    }
    return false
  }

  func afterArtist() -> Swift.Bool {
    if let id = integer(0), let tab = _Matching.closedTab(segment(1)), isEnd(2) {
      return found(.artist(tab: tab, id: id))
    }
    return false
  }

  func afterLikes() -> Swift.Bool {
    if let id = integer(0), isEnd(1) { return found(.artist(tab: OrderRoute.Tab.likes, id: id)) }
    return false
  }

  func afterFile() -> Swift.Bool {
    if let parts0 = _Matching.split4D30FFE1(segment(0), url), url.hasFragment,
        let major = parts0[0].integer(Swift.UInt8.self), let minor = parts0[1].integer(Swift.UInt8.self),
        let path_ = url.rest(from: from(1), { $0.string() }),
        case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
        case let part1 = url.fragmentSegment(at: part0.next), let line = part1.integer(),
        url.isFragmentEnd(part1.next)
    {
      return found(.file(line: line, path: path_, minor: minor, major: major))
    }
    return false
  }

  func afterItems() -> Swift.Bool {
    if let id = segment(0).uuid(), isEnd(1) { return found(.localized(.item(id: id, locale: nil))) }
    return false
  }

  func after_(_ locale: OrderRoute.Tab) -> Swift.Bool {
    if equals(0, "items"), let id = segment(1).uuid(), isEnd(2) {
      return found(.localized(.item(id: id, locale: locale)))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: OrderRoute, _ form: _RouteForm) {
    switch route {
    case let .article(ref, slug):
      add("article/", last: slug)
      add("?ref=", value: ref)
    case let .search(others, tags, page, q):
      add("search")
      item("?q=", value: q)
      if !_Route.equal(page, 1) { add("&page=", page) }
      items("tag", tags)
      otherItems(others, than: ["q", "page", "tag"])
    case let .artist(tab, id):
      add("artist/", id)
      add("/", last: tab.rawValue)
    case let .file(line, path_, minor, major):
      begin(form, base: "app://order", .host, isRelative: true)
      literal("file")
      segment(
        _Matching.affixes4D30FFE1, [.plain(_Route.text(major)), .plain(_Route.text(minor))], first: "v", isText: _Matching.isText4D30FFE1,
        accepts: _Matching.accepts4D30FFE1)
      for element in path_ { segment(element) }
      endSegments()
      beginFragment()
      literal("")
      segment(integer: line)
      endSegments()
    case let .localized(.item(id, locale)):
      if let locale {
        begin(form, base: "app://order", .host, isRelative: true)
        segment(plain: locale.rawValue)
        add("/items/", last: _Route.text(id))
      } else if _Route.isNil(locale) {
        add("items/", last: _Route.text(id))
      }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> OrderRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://order", segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: OrderRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://order/") { text in text.write(route, form) }
  }

  static let affixes4D30FFE1 = _RouteAffixes(
    ["v", ".", ""], ignoresCase: false, longestValue: 0)
  static let isText4D30FFE1 = [false, false]

  static func accepts4D30FFE1(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer(Swift.UInt8.self) != nil
    case 1: return text.integer(Swift.UInt8.self) != nil
    default: return true
    }
  }

  static func split4D30FFE1(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes4D30FFE1.split(segment, of: url, isText: isText4D30FFE1, accepts: accepts4D30FFE1)
  }

  static func closedTab(_ part: _RoutePart) -> OrderRoute.Tab? {
    switch part.word {
    case 0x73656B696C:  // "likes"
      if part.hasCount(5) { return OrderRoute.Tab.likes }
    case 0x7374736F70:  // "posts"
      if part.hasCount(5) { return OrderRoute.Tab.posts }
    default: break
    }
    return nil
  }
}
