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

nonisolated extension ElseRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .path(a0): if case let .path(b0) = b, _routeEqual(a0, b0) { return true }
    case let .item(a0): if case let .item(b0) = b, _routeEqual(a0, b0) { return true }
    case let .optional(a0): if case let .optional(b0) = b, _routeEqual(a0, b0) { return true }
    case let .`default`(a0): if case let .`default`(b0) = b, _routeEqual(a0, b0) { return true }
    case let .list(a0): if case let .list(b0) = b, _routeEqual(a0, b0) { return true }
    case let .rest(a0): if case let .rest(b0) = b, _routeEqual(a0, b0) { return true }
    case let .affixed(a0): if case let .affixed(b0) = b, _routeEqual(a0, b0) { return true }
    case let .before(a0, a1): if case let .before(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .value(a0): if case let .value(b0) = b, _routeEqual(a0, b0) { return true }
    case let .fragment(a0): if case let .fragment(b0) = b, _routeEqual(a0, b0) { return true }
    case let .ranks(a0): if case let .ranks(b0) = b, _routeEqual(a0, b0) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> ElseRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://else", segments: 5) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: ElseRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return afterApp(url, path)
    }
    return false
  }

  static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("else") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x68746170:  // "path"
      if path.hasCount(0, 4) { return afterPath(url, path.from(1)) }
    case 0x6B6E6172:  // "rank"
      if path.hasCount(0, 4) { return afterRank(url, path.from(1)) }
    case 0x6D657469:  // "item"
      if path.hasCount(0, 4) { return afterItem(url, path.from(1)) }
    case 0x74736572:  // "rest"
      if path.hasCount(0, 4) { return afterRest(url, path.from(1)) }
    case 0x7473696C:  // "list"
      if path.hasCount(0, 4) { return afterList(url, path.from(1)) }
    case 0x65756C6176:  // "value"
      if path.hasCount(0, 5) { return afterValue(url, path.from(1)) }
    case 0x65726F666562:  // "before"
      if path.hasCount(0, 6) { return afterBefore(url, path.from(1)) }
    case 0x64657869666661:  // "affixed"
      if path.hasCount(0, 7) { return afterAffixed(url, path.from(1)) }
    case 0x746C7561666564:  // "default"
      if path.hasCount(0, 7) { return afterDefault(url, path.from(1)) }
    case 0x6C616E6F6974706F:  // "optional"
      if path.hasCount(0, 8) { return afterOptional(url, path.from(1)) }
    case 0x746E656D67617266:  // "fragment"
      if path.hasCount(0, 8), path.isEnd(1), url.hasFragment,
          case let part0 = url.fragmentSegment(at: url.fragmentStart), let sort = closedSort(part0),
          url.isFragmentEnd(part0.next)
      {
        return found(url, .fragment(sort: sort))
      }
    default: break
    }
    return false
  }

  static func afterPath(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let sort = closedSort(path.segment(0)) { return found(url, .path(sort: sort)) }
    return false
  }

  static func afterItem(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let sort = closedSort(url.item("sort")) { return found(url, .item(sort: sort)) }
    return false
  }

  static func afterOptional(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let sort = url.item("sort").optional({ closedSort($0) }) {
      return found(url, .optional(sort: sort))
    }
    return false
  }

  static func afterDefault(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0),
        let sort = url.item("sort").defaulting(to: ElseRoute.Sort.newest, takesEmpty: true, { closedSort($0) })
    {
      return found(url, .`default`(sort: sort))
    }
    return false
  }

  static func afterList(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let sorts = url.items("sort", takesEmpty: true, { closedSort($0) }) {
      return found(url, .list(sorts: sorts))
    }
    return false
  }

  static func afterRest(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let sorts = url.rest(from: path.from(0), { closedSort($0) }) { return found(url, .rest(sorts: sorts)) }
    return false
  }

  static func afterAffixed(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let parts0 = split2ED6E4F2(path.segment(0), url), path.isEnd(1), let sort = closedSort(parts0[0]) {
      return found(url, .affixed(sort: sort))
    }
    return false
  }

  static func afterBefore(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let parts0 = split1BBC9C5C(path.segment(0), url), path.isEnd(1), let sort = closedSort(parts0[0]),
        let page = parts0[1].integer()
    {
      return found(url, .before(sort: sort, page: page))
    }
    return false
  }

  static func afterValue(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let values0 = split2ED6E4F2(url.item("order"), url), let sort = closedSort(values0[0]) {
      return found(url, .value(sort: sort))
    }
    return false
  }

  static func afterRank(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "top"), path.isEnd(1) { return found(url, .ranks(.top)) }
    if let page = path.integer(0), path.isEnd(1) { return found(url, .ranks(.page(page: page))) }
    if path.isPresent(0), path.isEnd(1), let sort = closedSort(path.segment(0)) {
      return found(url, .ranks(.sorted(sort: sort)))
    }
    return false
  }

  static func text(of route: ElseRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://else/") { text in write(route, form, &text) }
  }

  static func write(_ route: ElseRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case let .path(sort): text.append("path/", lastSegment: sort.rawValue)
    case let .item(sort): text.append("item?sort=", value: sort.rawValue)
    case let .optional(sort):
      text.append("optional")
      if let sort { text.append("?sort=", value: sort.rawValue) }
    case let .`default`(sort):
      text.append("default")
      if !_routeEqual(sort, ElseRoute.Sort.newest) { text.append("?sort=", value: sort.rawValue) }
    case let .list(sorts):
      text.append("list")
      text.items("sort", plain: sorts.map { $0.rawValue })
    case let .rest(sorts):
      text.begin(form, base: "app://else", .host, isRelative: true)
      text.literal("rest")
      for element in sorts { text.segment(plain: element.rawValue) }
      text.endSegments()
    case let .affixed(sort):
      text.begin(form, base: "app://else", .host, isRelative: true)
      text.literal("affixed")
      text.segment(
        affixes2ED6E4F2, [.plain(sort.rawValue)], first: "by-",
        isText: isText2ED6E4F2, accepts: accepts2ED6E4F2)
      text.endSegments()
    case let .before(sort, page):
      text.begin(form, base: "app://else", .host, isRelative: true)
      text.literal("before")
      text.segment(
        affixes1BBC9C5C, [.plain(sort.rawValue), .plain(_routeText(page))], first: "",
        isText: isText1BBC9C5C, accepts: accepts1BBC9C5C)
      text.endSegments()
    case let .value(sort):
      text.append("value")
      text.item(
        "order", affixes2ED6E4F2, [.plain(sort.rawValue)], first: "by-",
        isText: isText2ED6E4F2, accepts: accepts2ED6E4F2)
    case let .fragment(sort):
      text.append("fragment")
      text.beginFragment()
      text.segment(plain: sort.rawValue)
      text.endSegments()
    case .ranks(.top): text.append("rank/top")
    case let .ranks(.page(page)): text.append("rank/", integer: page)
    case let .ranks(.sorted(sort)): text.append("rank/", lastSegment: sort.rawValue)
    }
  }

  static let affixes1BBC9C5C = _RouteAffixes(
    ["", ".", ""], ignoresCase: false, longestValue: 9, rules: [_RouteTextRule(length: 0...Swift.Int.max), nil])
  static let isText1BBC9C5C = [false, false]

  static func accepts1BBC9C5C(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return closedSort(text) != nil
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
    case 0: return closedSort(text) != nil
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
