// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum QueryRoute: URLRoute {
  /// `search?q=${q}&sort=${sort:Sort=relevance}&ids=${ids:[Int]}&${filters...}`
  case search(q: Swift.String, sort: QueryRoute.Sort = .relevance, ids: [Swift.Int] = [], filters: [Swift.String: Swift.String] = [:])
  /// - `documents/${id}?preview&language=${language?}&mark=${mark=?#&}#page/${page:Int}`
  /// - `documents/${id}?language=${language?}&mark=${mark=?#&}#${anchor=#top}?page=${page:Int}`
  case document(id: Swift.String, language: Swift.String? = nil, mark: Swift.String = "?#&", page: Swift.Int, anchor: Swift.String = "#top")
  /// - `https://help.example.com/?old&topic=${topic}`
  /// - `?topic=${topic}`
  case help(topic: Swift.String)

  /// The values as they appear in URLs.
  nonisolated enum Sort: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case relevance
    case newest
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "https"
  /// The host of the first base.
  static let host: Swift.String = "query.example.com"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["https://query.example.com"]

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

nonisolated extension QueryRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .search(a0, a1, a2, a3):
      if case let .search(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .document(a0, a1, a2, a3, a4):
      if case let .document(b0, b1, b2, b3, b4) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4) { return true }
    case let .help(a0): if case let .help(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .search(a0, a1, a2, a3):
      hasher.combine(0x09FED7F3)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .document(a0, a1, a2, a3, a4):
      hasher.combine(0x026EEC20)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
      hasher.combine(a4)
    case let .help(a0):
      hasher.combine(0x562A5024)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: QueryRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("query.example.com") { return from(1).start() }
    if segment(0).equalsIgnoringCase("help.example.com"), isEnd(1), url.item("old").isPresent,
        let topic = string("topic")
    {
      return found(.help(topic: topic))
    }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0), let topic = string("topic") { return found(.help(topic: topic)) }
    if isLast(0, "search"), let q = string("q"),
        let sort = url.item("sort").defaulting(to: QueryRoute.Sort.relevance, { _Matching.closedSort($0) }),
        let ids = url.items("ids", { $0.integer() }), let filters = url.otherItems(than: "q", "sort", "ids")
    {
      return found(.search(q: q, sort: sort, ids: ids, filters: filters))
    }
    if equals(0, "documents"), isLast(1) {
      if url.item("preview").isPresent, url.hasFragment, let id = string(1), let language = stringIfAny("language"),
          let mark = string("mark", default: "?#&"), case let part0 = url.fragmentSegment(at: url.fragmentStart),
          part0.equals("page"), case let part1 = url.fragmentSegment(at: part0.next), let page = part1.integer(),
          url.isFragmentEnd(part1.next)
      {
        return found(.document(id: id, language: language, mark: mark, page: page, anchor: "#top"))
      }
      if url.hasFragment, let id = string(1), let language = stringIfAny("language"),
          let mark = string("mark", default: "?#&"), case let part0 = url.fragmentSegment(at: url.fragmentStart),
          let anchor = part0.string(), url.isFragmentEnd(part0.next), let page = url.fragmentItem("page").integer()
      {
        return found(.document(id: id, language: language, mark: mark, page: page, anchor: anchor))
      }
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: QueryRoute, _ form: _RouteForm) {
    switch route {
    case let .search(q, sort, ids, filters):
      add("search")
      item("?q=", value: q)
      if !_Route.equal(sort, QueryRoute.Sort.relevance) { add("&sort=", value: sort.rawValue) }
      items("ids", plain: ids.map { _Route.text($0) })
      otherItems(filters, than: ["q", "sort", "ids"])
    case let .document(id, language, mark, page, anchor):
      if _Route.equal(anchor, text: "#top") {
        add("documents/", last: id)
        add("?preview")
        if let language, !language.isEmpty { add("&language=", value: language) }
        if !_Route.equal(mark, text: "?#&") { add("&mark=", value: mark) }
        beginFragment()
        literal("page")
        segment(integer: page)
        endSegments()
      } else {
        add("documents/", last: id)
        item("?language=", ifAny: language)
        item("?mark=", mark, unless: "?#&")
        beginFragment()
        segment(anchor)
        endSegments()
        add("?page=", page)
      }
    case let .help(topic):
      begin(form, base: "https://help.example.com", .host, isRelative: false)
      endSegments()
      add("?old&topic=", value: topic)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> QueryRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://query.example.com", segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    return false
  }

  static func text(of route: QueryRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://query.example.com/") { text in text.write(route, form) }
  }

  static func closedSort(_ part: _RoutePart) -> QueryRoute.Sort? {
    switch part.word {
    case 0x74736577656E:  // "newest"
      if part.hasCount(6) { return QueryRoute.Sort.newest }
    case 0x636E6176656C6572:
      if part.equals("relevance") { return QueryRoute.Sort.relevance }
    default: break
    }
    return nil
  }
}
