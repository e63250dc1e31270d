// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ConstrainedTextRoute: URLRoute {
  /// `color/${value:Color}?o=${o:Color?}&d=${d:Color=ff8000}&l=${l:[Color]}`
  case color(value: ConstrainedTextRoute.Color, o: ConstrainedTextRoute.Color? = nil, d: ConstrainedTextRoute.Color = .init(rawValue: "ff8000")!, l: [ConstrainedTextRoute.Color] = [])
  /// `initials/${value:Initials}?o=${o:Initials?}&d=${d:Initials=카페}&l=${l:[Initials]}`
  case initials(value: ConstrainedTextRoute.Initials, o: ConstrainedTextRoute.Initials? = nil, d: ConstrainedTextRoute.Initials = .init(rawValue: "카페")!, l: [ConstrainedTextRoute.Initials] = [])
  /// `shop/${value:Shop}?o=${o:Shop?}&d=${d:Shop=main}&l=${l:[Shop]}`
  case shop(value: ConstrainedTextRoute.Shop, o: ConstrainedTextRoute.Shop? = nil, d: ConstrainedTextRoute.Shop = .init(rawValue: "main")!, l: [ConstrainedTextRoute.Shop] = [])
  /// `page/${value:WebPage}?o=${o:WebPage?}&d=${d:WebPage=https://example.com/}&l=${l:[WebPage]}`
  case page(value: ConstrainedTextRoute.WebPage, o: ConstrainedTextRoute.WebPage? = nil, d: ConstrainedTextRoute.WebPage, l: [ConstrainedTextRoute.WebPage] = [])
  /// `rest/${values:Slug...}`
  case rest(values: [ConstrainedTextRoute.Slug] = [])
  /// `pages/${values:WebPage...}`
  case pages(values: [ConstrainedTextRoute.WebPage] = [])
  /// `image/${color:Color}.${initials:Initials}`
  case image(color: ConstrainedTextRoute.Color, initials: ConstrainedTextRoute.Initials)
  /// `file/${slug:Slug}.${version:Int}`
  case file(slug: ConstrainedTextRoute.Slug, version: Swift.Int)
  /// `last/shop-${shop:Shop}`
  case last(shop: ConstrainedTextRoute.Shop)
  /// `link/to-${page:WebPage}`
  case link(page: ConstrainedTextRoute.WebPage)
  case ranks(Ranks)

  nonisolated enum Ranks: Swift.Hashable, Swift.Sendable {
    /// `rank/${page:WebPage}`
    case web(page: ConstrainedTextRoute.WebPage)
    /// `rank/${slug:Slug}`
    case slug(slug: ConstrainedTextRoute.Slug)
    /// `rank/${url:URL}`
    case url(url: RouteURL)
  }

  /// A String of 6 characters of 0-9A-Fa-f.
  nonisolated struct Color: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    let rawValue: Swift.String

    /// Nil if the value does not meet the constraints.
    init?(rawValue: Swift.String) {
      guard _RouteTextRule(length: 6...6, characters: 0x3ff000000000000, 0x7e0000007e).accepts(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    var description: Swift.String { rawValue }
  }

  /// A String of 2...3 characters.
  nonisolated struct Initials: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    let rawValue: Swift.String

    /// Nil if the value does not meet the constraints.
    init?(rawValue: Swift.String) {
      guard _RouteTextRule(length: 2...3).accepts(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    var description: Swift.String { rawValue }
  }

  /// A String of the characters 0-9_a-z-.
  nonisolated struct Slug: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    let rawValue: Swift.String

    /// Nil if the value does not meet the constraints.
    init?(rawValue: Swift.String) {
      guard _RouteTextRule(length: 1...Swift.Int.max, characters: 0x3ff200000000000, 0x7fffffe80000000).accepts(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    var description: Swift.String { rawValue }
  }

  /// A String other than 'www', 'api' or 'é'.
  nonisolated struct Shop: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    let rawValue: Swift.String

    /// Nil if the value does not meet the constraints.
    init?(rawValue: Swift.String) {
      guard _RouteTextRule(length: 1...Swift.Int.max).accepts(rawValue), !_Route.equal(rawValue, text: "www"), !_Route.equal(rawValue, text: "api"), !_Route.equal(rawValue, text: "é") else { return nil }
      self.rawValue = rawValue
    }

    var description: Swift.String { rawValue }
  }

  /// A URL with the scheme https or http.
  nonisolated struct WebPage: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable, Swift.Codable, Swift.CustomStringConvertible {
    let rawValue: RouteURL

    /// Nil if the value does not meet the constraints.
    init?(rawValue: RouteURL) {
      guard _Route.url(rawValue, hasSchemeIn: ["https", "http"]) else { return nil }
      self.rawValue = rawValue
    }

    var description: Swift.String { _Route.text(rawValue) }

    init(from decoder: any Swift.Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let value = Self(rawValue: try container.decode(RouteURL.self)) else {
        throw Swift.DecodingError.dataCorruptedError(in: container, debugDescription: "the URL has another scheme")
      }
      self = value
    }

    func encode(to encoder: any Swift.Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "texts"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://texts"]

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

nonisolated extension ConstrainedTextRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .color(a0, a1, a2, a3):
      if case let .color(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .initials(a0, a1, a2, a3):
      if case let .initials(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .shop(a0, a1, a2, a3):
      if case let .shop(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .page(a0, a1, a2, a3):
      if case let .page(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
    case let .pages(a0): if case let .pages(b0) = b, _Route.equal(a0, b0) { return true }
    case let .image(a0, a1): if case let .image(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .file(a0, a1): if case let .file(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .last(a0): if case let .last(b0) = b, _Route.equal(a0, b0) { return true }
    case let .link(a0): if case let .link(b0) = b, _Route.equal(a0, b0) { return true }
    case let .ranks(a0): if case let .ranks(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .color(a0, a1, a2, a3):
      hasher.combine(0x6AF83727)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .initials(a0, a1, a2, a3):
      hasher.combine(0x57466044)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .shop(a0, a1, a2, a3):
      hasher.combine(0x369FA8A6)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .page(a0, a1, a2, a3):
      hasher.combine(0x254B08C1)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .rest(a0):
      hasher.combine(0x487168B7)
      hasher.combine(a0)
    case let .pages(a0):
      hasher.combine(0x358EC4CB)
      hasher.combine(a0)
    case let .image(a0, a1):
      hasher.combine(0x0A35D2DF)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .file(a0, a1):
      hasher.combine(0x2DA93926)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .last(a0):
      hasher.combine(0x01729C91)
      hasher.combine(a0)
    case let .link(a0):
      hasher.combine(0x17E4D86A)
      hasher.combine(a0)
    case let .ranks(a0):
      hasher.combine(0x4F604DF3)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: ConstrainedTextRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("texts") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x65676170:  // "page"
      if hasCount(0, 4) { return from(1).afterPage() }
    case 0x656C6966:  // "file"
      if hasCount(0, 4) { return from(1).afterFile() }
    case 0x6B6E6172:  // "rank"
      if hasCount(0, 4) { return from(1).afterRank() }
    case 0x6B6E696C:  // "link"
      if hasCount(0, 4) { return from(1).afterLink() }
    case 0x706F6873:  // "shop"
      if hasCount(0, 4) { return from(1).afterShop() }
    case 0x7473616C:  // "last"
      if hasCount(0, 4) { return from(1).afterLast() }
    case 0x74736572:  // "rest"
      if hasCount(0, 4) { return from(1).afterRest() }
    case 0x6567616D69:  // "image"
      if hasCount(0, 5) { return from(1).afterImage() }
    case 0x726F6C6F63:  // "color"
      if hasCount(0, 5) { return from(1).afterColor() }
    case 0x7365676170:  // "pages"
      if hasCount(0, 5) { return from(1).afterPages() }
    case 0x736C616974696E69:  // "initials"
      if hasCount(0, 8) { return from(1).afterInitials() }
    default: break
    }
    return false
  }

  func afterColor() -> Swift.Bool {
    if let value = _Matching.constrainedColor(segment(0)), isEnd(1),
        let o = url.item("o").optional({ _Matching.constrainedColor($0) }),
        let d = url.item("d").defaulting(to: ConstrainedTextRoute.Color(rawValue: "ff8000")!, { _Matching.constrainedColor($0) }),
        let l = url.items("l", { _Matching.constrainedColor($0) })
    {
      return found(.color(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterInitials() -> Swift.Bool {
    if let value = _Matching.constrainedInitials(segment(0)), isEnd(1),
        let o = url.item("o").optional({ _Matching.constrainedInitials($0) }),
        let d = url.item("d").defaulting(to: ConstrainedTextRoute.Initials(rawValue: "카페")!, { _Matching.constrainedInitials($0) }),
        let l = url.items("l", { _Matching.constrainedInitials($0) })
    {
      return found(.initials(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterShop() -> Swift.Bool {
    if let value = _Matching.constrainedShop(segment(0)), isEnd(1),
        let o = url.item("o").optional({ _Matching.constrainedShop($0) }),
        let d = url.item("d").defaulting(to: ConstrainedTextRoute.Shop(rawValue: "main")!, { _Matching.constrainedShop($0) }),
        let l = url.items("l", { _Matching.constrainedShop($0) })
    {
      return found(.shop(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterPage() -> Swift.Bool {
    if isLast(0), let value = _Matching.constrainedWebPage(segment(0)),
        let o = url.item("o").optional({ _Matching.constrainedWebPage($0) }),
        let d = url.item("d").defaulting(to: _Route.value(RouteURL.self, "https://example.com/").flatMap { ConstrainedTextRoute.WebPage(rawValue: $0) }, { _Matching.constrainedWebPage($0) }),
        let l = url.items("l", { _Matching.constrainedWebPage($0) })
    {
      return found(.page(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterRest() -> Swift.Bool {
    if let values = url.rest(from: from(0), { _Matching.constrainedSlug($0) }) { return found(.rest(values: values)) }
    return false
  }

  func afterPages() -> Swift.Bool {
    if let values = url.rest(from: from(0), { _Matching.constrainedWebPage($0) }) {
      return found(.pages(values: values))
    }
    return false
  }

  func afterImage() -> Swift.Bool {
    if let parts0 = _Matching.split3BBCB474(segment(0), url), isEnd(1),
        let color = _Matching.constrainedColor(parts0[0]), let initials = _Matching.constrainedInitials(parts0[1])
    {
      return found(.image(color: color, initials: initials))
    }
    return false
  }

  func afterFile() -> Swift.Bool {
    if let parts0 = _Matching.split26F5261D(segment(0), url), isEnd(1),
        let slug = _Matching.constrainedSlug(parts0[0]), let version = parts0[1].integer()
    {
      return found(.file(slug: slug, version: version))
    }
    return false
  }

  func afterLast() -> Swift.Bool {
    if let parts0 = _Matching.split3259E76A(segment(0), url), isEnd(1),
        let shop = _Matching.constrainedShop(parts0[0])
    {
      return found(.last(shop: shop))
    }
    return false
  }

  func afterLink() -> Swift.Bool {
    if let parts0 = _Matching.split47B75083(segment(0), url), isEnd(1),
        let page = _Matching.constrainedWebPage(parts0[0])
    {
      return found(.link(page: page))
    }
    return false
  }

  func afterRank() -> Swift.Bool {
    if isLast(0), let page = _Matching.constrainedWebPage(segment(0)) {
      url.won(0x7063929A)
      return found(.ranks(.web(page: page)))
    }
    if let slug = _Matching.constrainedSlug(segment(0)), isEnd(1) {
      url.won(0x573505C5)
      return found(.ranks(.slug(slug: slug)))
    }
    if isLast(0), let url_ = segment(0).url() { return found(.ranks(.url(url: url_))) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: ConstrainedTextRoute, _ form: _RouteForm) {
    switch route {
    case let .color(value, o, d, l):
      add("color/", last: value.rawValue)
      if let o { item("?o=", value: o.rawValue) }
      if !_Route.equal(d, ConstrainedTextRoute.Color(rawValue: "ff8000")!) { item("?d=", value: d.rawValue) }
      items("l", plain: l.map { $0.rawValue })
    case let .initials(value, o, d, l):
      add("initials/", last: value.rawValue)
      if let o { item("?o=", value: o.rawValue) }
      if !_Route.equal(d, ConstrainedTextRoute.Initials(rawValue: "카페")!) { item("?d=", value: d.rawValue) }
      items("l", plain: l.map { $0.rawValue })
    case let .shop(value, o, d, l):
      add("shop/", last: value.rawValue)
      if let o { item("?o=", value: o.rawValue) }
      if !_Route.equal(d, ConstrainedTextRoute.Shop(rawValue: "main")!) { item("?d=", value: d.rawValue) }
      items("l", plain: l.map { $0.rawValue })
    case let .page(value, o, d, l):
      add("page/", last: _Route.text(value.rawValue))
      if let o { item("?o=", value: _Route.text(o.rawValue)) }
      if !_Route.equal(d, _Route.value(RouteURL.self, "https://example.com/").flatMap { ConstrainedTextRoute.WebPage(rawValue: $0) }) {
        item("?d=", value: _Route.text(d.rawValue))
      }
      items("l", plain: l.map { _Route.text($0.rawValue) })
    case let .rest(values):
      begin(form, base: "app://texts", .host, isRelative: true)
      literal("rest")
      for element in values { segment(plain: element.rawValue) }
      endSegments()
    case let .pages(values):
      begin(form, base: "app://texts", .host, isRelative: true)
      literal("pages")
      for element in values { segment(plain: _Route.text(element.rawValue)) }
      endSegments()
    case let .image(color, initials):
      begin(form, base: "app://texts", .host, isRelative: true)
      literal("image")
      segment(
        _Matching.affixes3BBCB474, [.plain(color.rawValue), .plain(initials.rawValue)], first: "", isText: _Matching.isText3BBCB474,
        accepts: _Matching.accepts3BBCB474)
      endSegments()
    case let .file(slug, version):
      begin(form, base: "app://texts", .host, isRelative: true)
      literal("file")
      segment(
        _Matching.affixes26F5261D, [.plain(slug.rawValue), .plain(_Route.text(version))], first: "", isText: _Matching.isText26F5261D,
        accepts: _Matching.accepts26F5261D)
      endSegments()
    case let .last(shop):
      begin(form, base: "app://texts", .host, isRelative: true)
      literal("last")
      segment(
        _Matching.affixes3259E76A, [.plain(shop.rawValue)], first: "shop-", isText: _Matching.isText3259E76A,
        accepts: _Matching.accepts3259E76A)
      endSegments()
    case let .link(page):
      begin(form, base: "app://texts", .host, isRelative: true)
      literal("link")
      segment(
        _Matching.affixes47B75083, [.plain(_Route.text(page.rawValue))], first: "to-", isText: _Matching.isText47B75083,
        accepts: _Matching.accepts47B75083)
      endSegments()
    case let .ranks(.web(page)): add("rank/", last: _Route.text(page.rawValue))
    case let .ranks(.slug(slug)): add("rank/", last: slug.rawValue)
    case let .ranks(.url(url_)):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://texts", .host, isRelative: true)
        text.literal("rank")
        text.segment(plain: _Route.text(url_))
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x16984BDE) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> ConstrainedTextRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://texts", segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: ConstrainedTextRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://texts/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: ConstrainedTextRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: ConstrainedTextRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 5) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x7063929A:  // rank/${page:WebPage}
      return _RouteMarks(path: "ppp")
    case 0x573505C5:  // rank/${slug:Slug}
      return _RouteMarks(path: "ppp")
    default: return nil
    }
  }

  static let affixes26F5261D = _RouteAffixes(
    ["", ".", ""], ignoresCase: false, longestValue: 0, rules: [_RouteTextRule(length: 1...Swift.Int.max, characters: 0x3ff200000000000, 0x7fffffe80000000), nil])
  static let isText26F5261D = [false, false]

  static func accepts26F5261D(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return _Matching.constrainedSlug(text) != nil
    case 1: return text.integer() != nil
    default: return true
    }
  }

  static func split26F5261D(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes26F5261D.split(segment, of: url, isText: isText26F5261D, accepts: accepts26F5261D)
  }

  static let affixes3259E76A = _RouteAffixes(
    ["shop-", ""], ignoresCase: false, longestValue: 0, rules: [_RouteTextRule(length: 1...Swift.Int.max)])
  static let isText3259E76A = [false]

  static func accepts3259E76A(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return _Matching.constrainedShop(text) != nil
    default: return true
    }
  }

  static func split3259E76A(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes3259E76A.split(segment, of: url, isText: isText3259E76A, accepts: accepts3259E76A)
  }

  static let affixes3BBCB474 = _RouteAffixes(
    ["", ".", ""], ignoresCase: false, longestValue: 0, rules: [_RouteTextRule(length: 6...6, characters: 0x3ff000000000000, 0x7e0000007e), _RouteTextRule(length: 2...3)])
  static let isText3BBCB474 = [false, false]

  static func accepts3BBCB474(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return _Matching.constrainedColor(text) != nil
    case 1: return _Matching.constrainedInitials(text) != nil
    default: return true
    }
  }

  static func split3BBCB474(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes3BBCB474.split(segment, of: url, isText: isText3BBCB474, accepts: accepts3BBCB474)
  }

  static let affixes47B75083 = _RouteAffixes(
    ["to-", ""], ignoresCase: false, longestValue: 0)
  static let isText47B75083 = [true]

  static func accepts47B75083(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split47B75083(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes47B75083.split(segment, of: url, isText: isText47B75083, accepts: accepts47B75083)
  }

  static func constrainedColor(_ part: _RoutePart) -> ConstrainedTextRoute.Color? {
    part.plainString().flatMap { ConstrainedTextRoute.Color(rawValue: $0) }
  }

  static func constrainedInitials(_ part: _RoutePart) -> ConstrainedTextRoute.Initials? {
    part.plainString().flatMap { ConstrainedTextRoute.Initials(rawValue: $0) }
  }

  static func constrainedShop(_ part: _RoutePart) -> ConstrainedTextRoute.Shop? {
    part.plainString().flatMap { ConstrainedTextRoute.Shop(rawValue: $0) }
  }

  static func constrainedSlug(_ part: _RoutePart) -> ConstrainedTextRoute.Slug? {
    part.plainString().flatMap { ConstrainedTextRoute.Slug(rawValue: $0) }
  }

  static func constrainedWebPage(_ part: _RoutePart) -> ConstrainedTextRoute.WebPage? {
    part.url().flatMap { ConstrainedTextRoute.WebPage(rawValue: $0) }
  }
}
