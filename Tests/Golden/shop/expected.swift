// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ShopRoute: URLRoute {
    /// `/`
    case home
    /// `c/${path...}?sort=${sort:Sort=relevance}&page=${page:Int=1}&size=${sizes:[Size]}&${filters...}`
    case category(
        path: [String] = [], sort: Sort = .relevance, page: Int = 1, sizes: [Size] = [],
        filters: [String: String] = [:])
    /// - `p/${slug}-${sku:Int}`
    /// - `product/?sku=${sku:Int}&slug=${slug=x}`
    case product(slug: String = "x", sku: Int)
    /// `search/?q=${query}&sort=${sort:Sort=relevance}`
    case search(query: String, sort: Sort = .relevance)
    /// `cart/`
    case cart
    /// - `checkout/${step:Int=1}/`
    /// - `checkout`
    case checkout(step: Int = 1)
    /// `orders/${number:UInt64}`
    case order(number: UInt64)
    /// `coupon?code=${code}`
    case coupon(code: String)
    /// `price?min=${min:Double?}&max=${max:Double?}&currency=EUR`
    case price(min: Double? = nil, max: Double? = nil)

    /// The values as they appear in URLs.
    nonisolated enum Sort: String, CaseIterable, Sendable {
        case relevance
        case priceAsc = "price-asc"
        case priceDesc = "price-desc"
        case newest
    }

    /// The values as they appear in URLs.
    nonisolated enum Size: String, CaseIterable, Sendable {
        case xs
        case s
        case m
        case l
        case xl
        case _2xl = "2xl"
    }

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "www.shop.example"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = [
        "https://www.shop.example", "https://shop.example", "shop://", "https://m.shop.example"]

    /// The route that `url` opens; nil if no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    init?(rawValue: String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    var rawValue: String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    func url(scheme: String, host: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension ShopRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .category(a0, a1, a2, a3, a4):
            if case let .category(b0, b1, b2, b3, b4) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3),
                _Route.equal(a4, b4)
            {
                return true
            }
        case let .product(a0, a1):
            if case let .product(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .search(a0, a1):
            if case let .search(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case .cart: if case .cart = b { return true }
        case let .checkout(a0): if case let .checkout(b0) = b, _Route.equal(a0, b0) { return true }
        case let .order(a0): if case let .order(b0) = b, _Route.equal(a0, b0) { return true }
        case let .coupon(a0): if case let .coupon(b0) = b, _Route.equal(a0, b0) { return true }
        case let .price(a0, a1):
            if case let .price(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .home: hasher.combine("home")
        case let .category(a0, a1, a2, a3, a4):
            hasher.combine("category")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
        case let .product(a0, a1):
            hasher.combine("product")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .search(a0, a1):
            hasher.combine("search")
            hasher.combine(a0)
            hasher.combine(a1)
        case .cart: hasher.combine("cart")
        case let .checkout(a0):
            hasher.combine("checkout")
            hasher.combine(a0)
        case let .order(a0):
            hasher.combine("order")
            hasher.combine(a0)
        case let .coupon(a0):
            hasher.combine("coupon")
            hasher.combine(a0)
        case let .price(a0, a1):
            hasher.combine("price")
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> ShopRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://www.shop.example",
            segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> ShopRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        if reader.hasScheme("shop") { return afterShop(reader.path) }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> ShopRoute? {
        if reader[0].equalsIgnoringCase("www.shop.example"), let route = start(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("shop.example"), let route = start(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("m.shop.example"), let route = start(reader.from(1)) {
            return route
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> ShopRoute? {
        if reader.count == 0 { return .home }
        switch reader[0] {
        case "c": return afterC(reader)
        case "p": return afterP(reader)
        case "product":
            if reader.count == 1, let sku = reader.query["sku"].integer(),
                let slug = reader.query["slug"].defaulting(
                    to: "x", takesEmpty: true, { $0.string() })
            {
                return .product(slug: slug, sku: sku)
            }
        case "search":
            if reader.count == 1, let query = reader.query["q"].string(),
                let sort = reader.query["sort"].defaulting(
                    to: ShopRoute.Sort.relevance, { $0.asSort() })
            {
                return .search(query: query, sort: sort)
            }
        case "cart": if reader.count == 1 { return .cart }
        case "checkout": return afterCheckout(reader)
        case "orders": return afterOrders(reader)
        case "coupon":
            if reader.count == 1, let code = reader.query["code"].string() {
                return .coupon(code: code)
            }
        case "price":
            if reader.count == 1, reader.query["currency"].equals("EUR"),
                let min = reader.query["min"].optional({ $0.decimal(Double.self) }),
                let max = reader.query["max"].optional({ $0.decimal(Double.self) })
            {
                return .price(min: min, max: max)
            }
        default: break
        }
        return nil
    }

    static func afterC(_ reader: _RouteReader) -> ShopRoute? {
        if let path = reader.rest(from: 1, { $0.string() }),
            let sort = reader.query["sort"].defaulting(
                to: ShopRoute.Sort.relevance, { $0.asSort() }),
            let page = reader.query["page"].defaulting(to: 1, { $0.integer() }),
            let sizes = reader.query.values("size", as: { $0.asSize() }),
            let filters = reader.query.others(than: "sort", "page", "size")
        {
            return .category(path: path, sort: sort, page: page, sizes: sizes, filters: filters)
        }
        return nil
    }

    static func afterP(_ reader: _RouteReader) -> ShopRoute? {
        if let slugSkuParts = _MixedParts.slugSku.split(reader[1]), reader.count == 2,
            let slug = slugSkuParts[0].string(), let sku = slugSkuParts[1].integer()
        {
            return .product(slug: slug, sku: sku)
        }
        return nil
    }

    static func afterCheckout(_ reader: _RouteReader) -> ShopRoute? {
        if reader.count == 1 { return .checkout(step: 1) }
        if let step = reader[1].integer(), reader.count == 2 { return .checkout(step: step) }
        return nil
    }

    static func afterOrders(_ reader: _RouteReader) -> ShopRoute? {
        if let number = reader[1].integer(UInt64.self), reader.count == 2 {
            return .order(number: number)
        }
        return nil
    }

    static func afterShop(_ reader: _RouteReader) -> ShopRoute? {
        if reader.count == 0 { return .home }
        if reader[0].equalsIgnoringCase("c"), let route = afterC(reader) { return route }
        if reader[0].equalsIgnoringCase("p"), let route = afterP(reader) { return route }
        if reader[0].equalsIgnoringCase("product"), reader.count == 1,
            let sku = reader.query["sku"].integer(),
            let slug = reader.query["slug"].defaulting(to: "x", takesEmpty: true, { $0.string() })
        {
            return .product(slug: slug, sku: sku)
        }
        if reader[0].equalsIgnoringCase("search"), reader.count == 1,
            let query = reader.query["q"].string(),
            let sort = reader.query["sort"].defaulting(
                to: ShopRoute.Sort.relevance, { $0.asSort() })
        {
            return .search(query: query, sort: sort)
        }
        if reader[0].equalsIgnoringCase("cart"), reader.count == 1 { return .cart }
        if reader[0].equalsIgnoringCase("checkout"), let route = afterCheckout(reader) {
            return route
        }
        if reader[0].equalsIgnoringCase("orders"), let route = afterOrders(reader) { return route }
        if reader[0].equalsIgnoringCase("coupon"), reader.count == 1,
            let code = reader.query["code"].string()
        {
            return .coupon(code: code)
        }
        if reader[0].equalsIgnoringCase("price"), reader.count == 1,
            reader.query["currency"].equals("EUR"),
            let min = reader.query["min"].optional({ $0.decimal(Double.self) }),
            let max = reader.query["max"].optional({ $0.decimal(Double.self) })
        {
            return .price(min: min, max: max)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: ShopRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://www.shop.example", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: ShopRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: break
        case let .category(path, sort, page, sizes, filters):
            writer.literal("c")
            for element in path { writer.segment(element) }
            if sort != ShopRoute.Sort.relevance { writer.item("sort", sort.rawValue) }
            if page != 1 { writer.item("page", page) }
            for element in sizes { writer.item("size", element.rawValue) }
            for (key, value) in filters.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .product(slug, sku):
            writer.literal("p")
            writer.segment(mixed: ["", "-", ""], [slug, _Route.text(sku)])
        case let .search(query, sort):
            writer.literal("search")
            writer.slash()
            writer.item("q", query)
            if sort != ShopRoute.Sort.relevance { writer.item("sort", sort.rawValue) }
        case .cart:
            writer.literal("cart")
            writer.slash()
        case let .checkout(step):
            writer.literal("checkout")
            writer.segment(step)
            writer.slash()
        case let .order(number):
            writer.literal("orders")
            writer.segment(_Route.text(number))
        case let .coupon(code):
            writer.literal("coupon")
            writer.item("code", code)
        case let .price(min, max):
            writer.literal("price")
            if let min { writer.item("min", _Route.text(min)) }
            if let max { writer.item("max", _Route.text(max)) }
            writer.literalItem("currency=EUR")
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let slugSku = _RouteMixedPart(
        ["", "-", ""], [.text(allowsEmpty: true), .number({ $0.integer() != nil })])
}

private nonisolated extension _RoutePart {
    func asSize() -> ShopRoute.Size? {
        switch self {
        case "xs": return ShopRoute.Size.xs
        case "s": return ShopRoute.Size.s
        case "m": return ShopRoute.Size.m
        case "l": return ShopRoute.Size.l
        case "xl": return ShopRoute.Size.xl
        case "2xl": return ShopRoute.Size._2xl
        default: return nil
        }
    }

    func asSort() -> ShopRoute.Sort? {
        switch self {
        case "relevance": return ShopRoute.Sort.relevance
        case "price-asc": return ShopRoute.Sort.priceAsc
        case "price-desc": return ShopRoute.Sort.priceDesc
        case "newest": return ShopRoute.Sort.newest
        default: return nil
        }
    }
}
