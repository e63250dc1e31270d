// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ShopRoute: URLRoute {
  /// `/`
  case home
  /// `c/${path...}?sort=${sort:Sort=relevance}&page=${page:Int=1}&size=${sizes:[Size]}&${filters...}`
  case category(path: [Swift.String] = [], sort: ShopRoute.Sort = .relevance, page: Swift.Int = 1, sizes: [ShopRoute.Size] = [], filters: [Swift.String: Swift.String] = [:])
  /// - `p/${slug}-${sku:Int}`
  /// - `product/?sku=${sku:Int}&slug=${slug=x}`
  case product(slug: Swift.String = "x", sku: Swift.Int)
  /// `search/?q=${query}&sort=${sort:Sort=relevance}`
  case search(query: Swift.String, sort: ShopRoute.Sort = .relevance)
  /// `cart/`
  case cart
  /// - `checkout/${step:Int=1}/`
  /// - `checkout`
  case checkout(step: Swift.Int = 1)
  /// `orders/${number:UInt64}`
  case order(number: Swift.UInt64)
  /// `coupon?code=${code}`
  case coupon(code: Swift.String)
  /// `price?min=${min:Double?}&max=${max:Double?}&currency=EUR`
  case price(min: Swift.Double? = nil, max: Swift.Double? = nil)

  /// The values as they appear in URLs.
  nonisolated enum Sort: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case relevance
    case priceAsc = "price-asc"
    case priceDesc = "price-desc"
    case newest
  }

  /// The values as they appear in URLs.
  nonisolated enum Size: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case xs
    case s
    case m
    case l
    case xl
    case _2xl = "2xl"
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "https"
  /// The host of the first base.
  static let host: Swift.String = "www.shop.example"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["https://www.shop.example", "https://shop.example", "shop://", "https://m.shop.example"]

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

nonisolated extension ShopRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .category(a0, a1, a2, a3, a4):
      if case let .category(b0, b1, b2, b3, b4) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4) { return true }
    case let .product(a0, a1):
      if case let .product(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .search(a0, a1):
      if case let .search(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case .cart: if case .cart = b { return true }
    case let .checkout(a0): if case let .checkout(b0) = b, _Route.equal(a0, b0) { return true }
    case let .order(a0): if case let .order(b0) = b, _Route.equal(a0, b0) { return true }
    case let .coupon(a0): if case let .coupon(b0) = b, _Route.equal(a0, b0) { return true }
    case let .price(a0, a1): if case let .price(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .home: hasher.combine(0x68CD8980)
    case let .category(a0, a1, a2, a3, a4):
      hasher.combine(0x446ADCF3)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
      hasher.combine(a4)
    case let .product(a0, a1):
      hasher.combine(0x78B78E54)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .search(a0, a1):
      hasher.combine(0x09FED7F3)
      hasher.combine(a0)
      hasher.combine(a1)
    case .cart: hasher.combine(0x1459145F)
    case let .checkout(a0):
      hasher.combine(0x39F4EC82)
      hasher.combine(a0)
    case let .order(a0):
      hasher.combine(0x2F12C1DE)
      hasher.combine(a0)
    case let .coupon(a0):
      hasher.combine(0x5B48766F)
      hasher.combine(a0)
    case let .price(a0, a1):
      hasher.combine(0x2FEBB826)
      hasher.combine(a0)
      hasher.combine(a1)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: ShopRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("www.shop.example") { return from(1).start() }
    if segment(0).equalsIgnoringCase("shop.example") { return from(1).start() }
    if segment(0).equalsIgnoringCase("m.shop.example") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    switch word(0) {
    case 0x63:  // "c"
      if hasCount(0, 1) { return from(1).afterC() }
    case 0x70:  // "p"
      if hasCount(0, 1) { return from(1).afterP() }
    case 0x74726163:  // "cart"
      if hasCount(0, 4), isEnd(1) { return found(.cart) }
    case 0x6563697270:  // "price"
      if hasCount(0, 5), isEnd(1), url.item("currency").equals("EUR"),
          let min = url.item("min").optional({ $0.double() }), let max = url.item("max").optional({ $0.double() })
      {
        return found(.price(min: min, max: max))
      }
    case 0x686372616573:  // "search"
      if hasCount(0, 6), isEnd(1), let query = string("q"),
          let sort = url.item("sort").defaulting(to: ShopRoute.Sort.relevance, { _Matching.closedSort($0) })
      {
        return found(.search(query: query, sort: sort))
      }
    case 0x6E6F70756F63:  // "coupon"
      if hasCount(0, 6), isEnd(1), let code = string("code") { return found(.coupon(code: code)) }
    case 0x73726564726F:  // "orders"
      if hasCount(0, 6) { return from(1).afterOrders() }
    case 0x746375646F7270:  // "product"
      if hasCount(0, 7), isEnd(1), let sku = integer("sku"), let slug = string("slug", default: "x") {
        return found(.product(slug: slug, sku: sku))
      }
    case 0x74756F6B63656863:  // "checkout"
      if hasCount(0, 8) { return from(1).afterCheckout() }
    default: break
    }
    return false
  }

  func afterC() -> Swift.Bool {
    if let path_ = url.rest(from: from(0), { $0.string() }),
        let sort = url.item("sort").defaulting(to: ShopRoute.Sort.relevance, { _Matching.closedSort($0) }),
        let page = integer("page", default: 1), let sizes = url.items("size", { _Matching.closedSize($0) }),
        let filters = url.otherItems(than: "sort", "page", "size")
    {
      return found(.category(path: path_, sort: sort, page: page, sizes: sizes, filters: filters))
    }
    return false
  }

  func afterP() -> Swift.Bool {
    if let parts0 = _Matching.split22674981(segment(0), url), isEnd(1), let slug = parts0[0].string(),
        let sku = parts0[1].integer()
    {
      return found(.product(slug: slug, sku: sku))
    }
    return false
  }

  func afterCheckout() -> Swift.Bool {
    if isEnd(0) { return found(.checkout(step: 1)) }
    if let step = integer(0), isEnd(1) { return found(.checkout(step: step)) }
    return false
  }

  func afterOrders() -> Swift.Bool {
    if let number = integer(0, Swift.UInt64.self), isEnd(1) { return found(.order(number: number)) }
    return false
  }

  func afterShop() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    switch segment(0).lowercaseWord {
    case 0x63:  // "c"
      if hasCount(0, 1) { return from(1).afterC() }
    case 0x70:  // "p"
      if hasCount(0, 1) { return from(1).afterP() }
    case 0x74726163:  // "cart"
      if hasCount(0, 4), isEnd(1) { return found(.cart) }
    case 0x6563697270:  // "price"
      if hasCount(0, 5), isEnd(1), url.item("currency").equals("EUR"),
          let min = url.item("min").optional({ $0.double() }), let max = url.item("max").optional({ $0.double() })
      {
        return found(.price(min: min, max: max))
      }
    case 0x686372616573:  // "search"
      if hasCount(0, 6), isEnd(1), let query = string("q"),
          let sort = url.item("sort").defaulting(to: ShopRoute.Sort.relevance, { _Matching.closedSort($0) })
      {
        return found(.search(query: query, sort: sort))
      }
    case 0x6E6F70756F63:  // "coupon"
      if hasCount(0, 6), isEnd(1), let code = string("code") { return found(.coupon(code: code)) }
    case 0x73726564726F:  // "orders"
      if hasCount(0, 6) { return from(1).afterOrders() }
    case 0x746375646F7270:  // "product"
      if hasCount(0, 7), isEnd(1), let sku = integer("sku"), let slug = string("slug", default: "x") {
        return found(.product(slug: slug, sku: sku))
      }
    case 0x74756F6B63656863:  // "checkout"
      if hasCount(0, 8) { return from(1).afterCheckout() }
    default: break
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: ShopRoute, _ form: _RouteForm) {
    switch route {
    case .home: break
    case let .category(path_, sort, page, sizes, filters):
      begin(form, base: "https://www.shop.example", .host, isRelative: true)
      literal("c")
      for element in path_ { segment(element) }
      endSegments()
      if !_Route.equal(sort, ShopRoute.Sort.relevance) { item("?sort=", value: sort.rawValue) }
      item("?page=", page, unless: 1)
      items("size", plain: sizes.map { $0.rawValue })
      otherItems(filters, than: ["sort", "page", "size"])
    case let .product(slug, sku):
      begin(form, base: "https://www.shop.example", .host, isRelative: true)
      literal("p")
      segment(
        _Matching.affixes22674981, [.string(slug), .plain(_Route.text(sku))], first: "", isText: _Matching.isText22674981,
        accepts: _Matching.accepts22674981)
      endSegments()
    case let .search(query, sort):
      add("search?q=", value: query)
      if !_Route.equal(sort, ShopRoute.Sort.relevance) { add("&sort=", value: sort.rawValue) }
    case .cart: add("cart")
    case let .checkout(step): add("checkout/", step)
    case let .order(number): add("orders/", number)
    case let .coupon(code): add("coupon?code=", value: code)
    case let .price(min, max):
      add("price")
      if let min { item("?min=", value: _Route.text(min)) }
      if let max { item("?max=", value: _Route.text(max)) }
      item("?currency=EUR")
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> ShopRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://www.shop.example", segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("shop") {
      return url.path.afterShop()
    }
    return false
  }

  static func text(of route: ShopRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://www.shop.example/") { text in text.write(route, form) }
  }

  static let affixes22674981 = _RouteAffixes(
    ["", "-", ""], ignoresCase: false, longestValue: 0)
  static let isText22674981 = [true, false]

  static func accepts22674981(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 1: return text.integer() != nil
    default: return true
    }
  }

  static func split22674981(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes22674981.split(segment, of: url, isText: isText22674981, accepts: accepts22674981)
  }

  static func closedSize(_ part: _RoutePart) -> ShopRoute.Size? {
    switch part.word {
    case 0x6C:  // "l"
      if part.hasCount(1) { return ShopRoute.Size.l }
    case 0x6D:  // "m"
      if part.hasCount(1) { return ShopRoute.Size.m }
    case 0x73:  // "s"
      if part.hasCount(1) { return ShopRoute.Size.s }
    case 0x6C78:  // "xl"
      if part.hasCount(2) { return ShopRoute.Size.xl }
    case 0x7378:  // "xs"
      if part.hasCount(2) { return ShopRoute.Size.xs }
    case 0x6C7832:  // "2xl"
      if part.hasCount(3) { return ShopRoute.Size._2xl }
    default: break
    }
    return nil
  }

  static func closedSort(_ part: _RoutePart) -> ShopRoute.Sort? {
    switch part.word {
    case 0x74736577656E:  // "newest"
      if part.hasCount(6) { return ShopRoute.Sort.newest }
    case 0x636E6176656C6572:
      if part.equals("relevance") { return ShopRoute.Sort.relevance }
    case 0x65642D6563697270:
      if part.equals("price-desc") { return ShopRoute.Sort.priceDesc }
    case 0x73612D6563697270:
      if part.equals("price-asc") { return ShopRoute.Sort.priceAsc }
    default: break
    }
    return nil
  }
}
