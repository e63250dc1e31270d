// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ElseRoute: URLRoute {
  /// `path/${sort:Sort}`
  case path(sort: ElseRoute.Sort)
  /// `item?sort=${sort:Sort}`
  case item(sort: ElseRoute.Sort)
  /// `optional?sort=${sort:Sort?}`
  case optional(sort: ElseRoute.Sort? = nil)
  /// `default?sort=${sort:Sort=newest}`
  case `default`(sort: ElseRoute.Sort = .newest)
  /// `list?sort=${sorts:[Sort]}`
  case list(sorts: [ElseRoute.Sort] = [])
  /// `rest/${sorts:Sort...}`
  case rest(sorts: [ElseRoute.Sort] = [])
  /// `affixed/by-${sort:Sort}`
  case affixed(sort: ElseRoute.Sort)
  /// `before/${sort:Sort}.${page:Int}`
  case before(sort: ElseRoute.Sort, page: Swift.Int)
  /// `value?order=by-${sort:Sort}`
  case value(sort: ElseRoute.Sort)
  /// `fragment#${sort:Sort}`
  case fragment(sort: ElseRoute.Sort)
  case ranks(Ranks)

  nonisolated enum Ranks: Swift.Hashable, Swift.Sendable {
    /// `rank/top`
    case top
    /// `rank/${page:Int}`
    case page(page: Swift.Int)
    /// `rank/${sort:Sort}`
    case sorted(sort: ElseRoute.Sort)
  }

  /// The values as they appear in URLs.
  nonisolated enum Sort: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case relevance
    case newest
    case priceUp = "price-up"
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "else"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://else"]

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

nonisolated extension ElseRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .path(a0): if case let .path(b0) = b, _Route.equal(a0, b0) { return true }
    case let .item(a0): if case let .item(b0) = b, _Route.equal(a0, b0) { return true }
    case let .optional(a0): if case let .optional(b0) = b, _Route.equal(a0, b0) { return true }
    case let .`default`(a0): if case let .`default`(b0) = b, _Route.equal(a0, b0) { return true }
    case let .list(a0): if case let .list(b0) = b, _Route.equal(a0, b0) { return true }
    case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
    case let .affixed(a0): if case let .affixed(b0) = b, _Route.equal(a0, b0) { return true }
    case let .before(a0, a1):
      if case let .before(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .value(a0): if case let .value(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
    case let .ranks(a0): if case let .ranks(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .path(a0):
      hasher.combine(0x25208B21)
      hasher.combine(a0)
    case let .item(a0):
      hasher.combine(0x219C6338)
      hasher.combine(a0)
    case let .optional(a0):
      hasher.combine(0x7006B5A1)
      hasher.combine(a0)
    case let .`default`(a0):
      hasher.combine(0x24ED72C0)
      hasher.combine(a0)
    case let .list(a0):
      hasher.combine(0x2FA6829C)
      hasher.combine(a0)
    case let .rest(a0):
      hasher.combine(0x487168B7)
      hasher.combine(a0)
    case let .affixed(a0):
      hasher.combine(0x2F82F79F)
      hasher.combine(a0)
    case let .before(a0, a1):
      hasher.combine(0x3CB32775)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .value(a0):
      hasher.combine(0x60E30DCC)
      hasher.combine(a0)
    case let .fragment(a0):
      hasher.combine(0x0CCC6772)
      hasher.combine(a0)
    case let .ranks(a0):
      hasher.combine(0x4F604DF3)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: ElseRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("else") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x68746170:  // "path"
      if hasCount(0, 4) { return from(1).afterPath() }
    case 0x6B6E6172:  // "rank"
      if hasCount(0, 4) { return from(1).afterRank() }
    case 0x6D657469:  // "item"
      if hasCount(0, 4) { return from(1).afterItem() }
    case 0x74736572:  // "rest"
      if hasCount(0, 4) { return from(1).afterRest() }
    case 0x7473696C:  // "list"
      if hasCount(0, 4) { return from(1).afterList() }
    case 0x65756C6176:  // "value"
      if hasCount(0, 5) { return from(1).afterValue() }
    case 0x65726F666562:  // "before"
      if hasCount(0, 6) { return from(1).afterBefore() }
    case 0x64657869666661:  // "affixed"
      if hasCount(0, 7) { return from(1).afterAffixed() }
    case 0x746C7561666564:  // "default"
      if hasCount(0, 7) { return from(1).afterDefault() }
    case 0x6C616E6F6974706F:  // "optional"
      if hasCount(0, 8) { return from(1).afterOptional() }
    case 0x746E656D67617266:  // "fragment"
      if hasCount(0, 8), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          let sort = _Matching.closedSort(part0), url.isFragmentEnd(part0.next)
      {
        return found(.fragment(sort: sort))
      }
    default: break
    }
    return false
  }

  func afterPath() -> Swift.Bool {
    if isLast(0), let sort = _Matching.closedSort(segment(0)) { return found(.path(sort: sort)) }
    return false
  }

  func afterItem() -> Swift.Bool {
    if isEnd(0), let sort = _Matching.closedSort(url.item("sort")) { return found(.item(sort: sort)) }
    return false
  }

  func afterOptional() -> Swift.Bool {
    if isEnd(0), let sort = url.item("sort").optional({ _Matching.closedSort($0) }) {
      return found(.optional(sort: sort))
    }
    return false
  }

  func afterDefault() -> Swift.Bool {
    if isEnd(0),
        let sort = url.item("sort").defaulting(to: ElseRoute.Sort.newest, takesEmpty: true, { _Matching.closedSort($0) })
    {
      return found(.`default`(sort: sort))
    }
    return false
  }

  func afterList() -> Swift.Bool {
    if isEnd(0), let sorts = url.items("sort", takesEmpty: true, { _Matching.closedSort($0) }) {
      return found(.list(sorts: sorts))
    }
    return false
  }

  func afterRest() -> Swift.Bool {
    if let sorts = url.rest(from: from(0), { _Matching.closedSort($0) }) { return found(.rest(sorts: sorts)) }
    return false
  }

  func afterAffixed() -> Swift.Bool {
    if let parts0 = _Matching.split2ED6E4F2(segment(0), url), isEnd(1), let sort = _Matching.closedSort(parts0[0]) {
      return found(.affixed(sort: sort))
    }
    return false
  }

  func afterBefore() -> Swift.Bool {
    if let parts0 = _Matching.split1BBC9C5C(segment(0), url), isEnd(1), let sort = _Matching.closedSort(parts0[0]),
        let page = parts0[1].integer()
    {
      return found(.before(sort: sort, page: page))
    }
    return false
  }

  func afterValue() -> Swift.Bool {
    if isEnd(0), let values0 = _Matching.split2ED6E4F2(url.item("order"), url),
        let sort = _Matching.closedSort(values0[0])
    {
      return found(.value(sort: sort))
    }
    return false
  }

  func afterRank() -> Swift.Bool {
    if isLast(0, "top") { return found(.ranks(.top)) }
    if let page = integer(0), isEnd(1) { return found(.ranks(.page(page: page))) }
    if isLast(0), let sort = _Matching.closedSort(segment(0)) { return found(.ranks(.sorted(sort: sort))) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: ElseRoute, _ form: _RouteForm) {
    switch route {
    case let .path(sort): add("path/", last: sort.rawValue)
    case let .item(sort): add("item?sort=", value: sort.rawValue)
    case let .optional(sort):
      add("optional")
      if let sort { add("?sort=", value: sort.rawValue) }
    case let .`default`(sort):
      add("default")
      if !_Route.equal(sort, ElseRoute.Sort.newest) { add("?sort=", value: sort.rawValue) }
    case let .list(sorts):
      add("list")
      items("sort", plain: sorts.map { $0.rawValue })
    case let .rest(sorts):
      begin(form, base: "app://else", .host, isRelative: true)
      literal("rest")
      for element in sorts { segment(plain: element.rawValue) }
      endSegments()
    case let .affixed(sort):
      begin(form, base: "app://else", .host, isRelative: true)
      literal("affixed")
      segment(
        _Matching.affixes2ED6E4F2, [.plain(sort.rawValue)], first: "by-", isText: _Matching.isText2ED6E4F2,
        accepts: _Matching.accepts2ED6E4F2)
      endSegments()
    case let .before(sort, page):
      begin(form, base: "app://else", .host, isRelative: true)
      literal("before")
      segment(
        _Matching.affixes1BBC9C5C, [.plain(sort.rawValue), .plain(_Route.text(page))], first: "", isText: _Matching.isText1BBC9C5C,
        accepts: _Matching.accepts1BBC9C5C)
      endSegments()
    case let .value(sort):
      add("value")
      item(
        "order", _Matching.affixes2ED6E4F2, [.plain(sort.rawValue)], first: "by-", isText: _Matching.isText2ED6E4F2,
        accepts: _Matching.accepts2ED6E4F2)
    case let .fragment(sort):
      add("fragment")
      beginFragment()
      segment(plain: sort.rawValue)
      endSegments()
    case .ranks(.top): add("rank/top")
    case let .ranks(.page(page)): add("rank/", page)
    case let .ranks(.sorted(sort)): add("rank/", last: sort.rawValue)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> ElseRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://else", segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: ElseRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://else/") { text in text.write(route, form) }
  }

  static let affixes1BBC9C5C = _RouteAffixes(
    ["", ".", ""], ignoresCase: false, longestValue: 9, rules: [_RouteTextRule(length: 0...Swift.Int.max), nil])
  static let isText1BBC9C5C = [false, false]

  static func accepts1BBC9C5C(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return _Matching.closedSort(text) != nil
    case 1: return text.integer() != nil
    default: return true
    }
  }

  static func split1BBC9C5C(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes1BBC9C5C.split(segment, of: url, isText: isText1BBC9C5C, accepts: accepts1BBC9C5C)
  }

  static let affixes2ED6E4F2 = _RouteAffixes(
    ["by-", ""], ignoresCase: false, longestValue: 9, rules: [_RouteTextRule(length: 0...Swift.Int.max)])
  static let isText2ED6E4F2 = [false]

  static func accepts2ED6E4F2(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return _Matching.closedSort(text) != nil
    default: return true
    }
  }

  static func split2ED6E4F2(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes2ED6E4F2.split(segment, of: url, isText: isText2ED6E4F2, accepts: accepts2ED6E4F2)
  }

  static func closedSort(_ part: _RoutePart) -> ElseRoute.Sort? {
    switch part.word {
    case 0x74736577656E:  // "newest"
      if part.hasCount(6) { return ElseRoute.Sort.newest }
    case 0x636E6176656C6572:
      if part.equals("relevance") { return ElseRoute.Sort.relevance }
    case 0x70752D6563697270:  // "price-up"
      if part.hasCount(8) { return ElseRoute.Sort.priceUp }
    default: break
    }
    return part.isPlainText ? ElseRoute.Sort.relevance : nil
  }
}
