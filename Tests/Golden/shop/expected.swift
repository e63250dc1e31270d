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

nonisolated extension ShopRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .category(a0, a1, a2, a3, a4):
      if case let .category(b0, b1, b2, b3, b4) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3), _routeEqual(a4, b4) { return true }
    case let .product(a0, a1):
      if case let .product(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .search(a0, a1): if case let .search(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case .cart: if case .cart = b { return true }
    case let .checkout(a0): if case let .checkout(b0) = b, _routeEqual(a0, b0) { return true }
    case let .order(a0): if case let .order(b0) = b, _routeEqual(a0, b0) { return true }
    case let .coupon(a0): if case let .coupon(b0) = b, _routeEqual(a0, b0) { return true }
    case let .price(a0, a1): if case let .price(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> ShopRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://www.shop.example", segments: 5) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: ShopRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return afterHttps(url, path)
    }
    if url.hasScheme("shop") {
      return afterShop(url, url.path)
    }
    return false
  }

  static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.segment(0).lowercaseWord {
    case 0x6178652E706F6873:
      if path.segment(0).equalsIgnoringCase("shop.example") { return start(url, path.from(1)) }
    case 0x652E706F68732E6D:
      if path.segment(0).equalsIgnoringCase("m.shop.example") { return start(url, path.from(1)) }
    case 0x706F68732E777777:
      if path.segment(0).equalsIgnoringCase("www.shop.example") { return start(url, path.from(1)) }
    default: break
    }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .home) }
    switch path.word(0) {
    case 0x63:  // "c"
      if path.hasCount(0, 1) { return afterC(url, path.from(1)) }
    case 0x70:  // "p"
      if path.hasCount(0, 1) { return afterP(url, path.from(1)) }
    case 0x74726163:  // "cart"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .cart) }
    case 0x6563697270:  // "price"
      if path.hasCount(0, 5), path.isEnd(1), url.item("currency").equals("EUR"),
          let min = url.item("min").optional({ $0.double() }), let max = url.item("max").optional({ $0.double() })
      {
        return found(url, .price(min: min, max: max))
      }
    case 0x686372616573:  // "search"
      if path.hasCount(0, 6), path.isEnd(1), let query = url.stringItem("q"),
          let sort = url.item("sort").defaulting(to: ShopRoute.Sort.relevance, { closedSort($0) })
      {
        return found(url, .search(query: query, sort: sort))
      }
    case 0x6E6F70756F63:  // "coupon"
      if path.hasCount(0, 6), path.isEnd(1), let code = url.stringItem("code") {
        return found(url, .coupon(code: code))
      }
    case 0x73726564726F:  // "orders"
      if path.hasCount(0, 6) { return afterOrders(url, path.from(1)) }
    case 0x746375646F7270:  // "product"
      if path.hasCount(0, 7), path.isEnd(1), let sku = url.integerItem("sku"),
          let slug = url.stringItem("slug", default: "x")
      {
        return found(url, .product(slug: slug, sku: sku))
      }
    case 0x74756F6B63656863:  // "checkout"
      if path.hasCount(0, 8) { return afterCheckout(url, path.from(1)) }
    default: break
    }
    return false
  }

  static func afterC(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let path_ = url.rest(from: path.from(0), { $0.string() }),
        let sort = url.item("sort").defaulting(to: ShopRoute.Sort.relevance, { closedSort($0) }),
        let page = url.integerItem("page", default: 1), let sizes = url.items("size", { closedSize($0) }),
        let filters = url.otherItems(than: "sort", "page", "size")
    {
      return found(url, .category(path: path_, sort: sort, page: page, sizes: sizes, filters: filters))
    }
    return false
  }

  static func afterP(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let parts0 = split22674981(path.segment(0), url), path.isEnd(1), let slug = parts0[0].string(),
        let sku = parts0[1].integer()
    {
      return found(url, .product(slug: slug, sku: sku))
    }
    return false
  }

  static func afterCheckout(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .checkout(step: 1)) }
    if let step = path.integer(0), path.isEnd(1) { return found(url, .checkout(step: step)) }
    return false
  }

  static func afterOrders(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let number = path.integer(0, Swift.UInt64.self), path.isEnd(1) { return found(url, .order(number: number)) }
    return false
  }

  static func afterShop(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .home) }
    switch path.segment(0).lowercaseWord {
    case 0x63:  // "c"
      if path.hasCount(0, 1) { return afterC(url, path.from(1)) }
    case 0x70:  // "p"
      if path.hasCount(0, 1) { return afterP(url, path.from(1)) }
    case 0x74726163:  // "cart"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .cart) }
    case 0x6563697270:  // "price"
      if path.hasCount(0, 5), path.isEnd(1), url.item("currency").equals("EUR"),
          let min = url.item("min").optional({ $0.double() }), let max = url.item("max").optional({ $0.double() })
      {
        return found(url, .price(min: min, max: max))
      }
    case 0x686372616573:  // "search"
      if path.hasCount(0, 6), path.isEnd(1), let query = url.stringItem("q"),
          let sort = url.item("sort").defaulting(to: ShopRoute.Sort.relevance, { closedSort($0) })
      {
        return found(url, .search(query: query, sort: sort))
      }
    case 0x6E6F70756F63:  // "coupon"
      if path.hasCount(0, 6), path.isEnd(1), let code = url.stringItem("code") {
        return found(url, .coupon(code: code))
      }
    case 0x73726564726F:  // "orders"
      if path.hasCount(0, 6) { return afterOrders(url, path.from(1)) }
    case 0x746375646F7270:  // "product"
      if path.hasCount(0, 7), path.isEnd(1), let sku = url.integerItem("sku"),
          let slug = url.stringItem("slug", default: "x")
      {
        return found(url, .product(slug: slug, sku: sku))
      }
    case 0x74756F6B63656863:  // "checkout"
      if path.hasCount(0, 8) { return afterCheckout(url, path.from(1)) }
    default: break
    }
    return false
  }

  static func text(of route: ShopRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://www.shop.example/") { text in write(route, form, &text) }
  }

  static func write(_ route: ShopRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case .home: break
    case let .category(path_, sort, page, sizes, filters):
      text.begin(form, base: "https://www.shop.example", .host, isRelative: true)
      text.literal("c")
      for element in path_ { text.segment(element) }
      text.endSegments()
      if !_routeEqual(sort, ShopRoute.Sort.relevance) { text.append(item: "?sort=", value: sort.rawValue) }
      text.append(item: "?page=", integer: page, unless: 1)
      text.items("size", plain: sizes.map { $0.rawValue })
      text.otherItems(filters, than: ["sort", "page", "size"])
    case let .product(slug, sku):
      text.begin(form, base: "https://www.shop.example", .host, isRelative: true)
      text.literal("p")
      text.segment(
        affixes22674981, [.string(slug), .plain(_routeText(sku))], first: "",
        isText: isText22674981, accepts: accepts22674981)
      text.endSegments()
    case let .search(query, sort):
      text.append("search?q=", value: query)
      if !_routeEqual(sort, ShopRoute.Sort.relevance) { text.append("&sort=", value: sort.rawValue) }
    case .cart: text.append("cart")
    case let .checkout(step): text.append("checkout/", integer: step)
    case let .order(number): text.append("orders/", integer: number)
    case let .coupon(code): text.append("coupon?code=", value: code)
    case let .price(min, max):
      text.append("price")
      if let min { text.append(item: "?min=", value: _routeText(min)) }
      if let max { text.append(item: "?max=", value: _routeText(max)) }
      text.append(item: "?currency=EUR")
    }
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
