// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum PlaceRoute: URLRoute {
    /// `/`
    case start
    /// `products/${id:Int}`
    case product(id: Int)
    /// `products/${product:Int}/reviews/${number:Int}`
    case review(product: Int, number: Int)
    /// `cart`
    case cart
    case checkout(Checkout)
    /// `photos/${url:URL}`
    case photo(url: RouteURL)

    nonisolated enum Checkout: Hashable, Sendable {
        /// `cart/address`
        case address
        /// `cart/payment`
        case payment
    }

    /// The scheme of the first base.
    static let scheme: String = "store"
    /// The host of the first base.
    static let host: String = "shop"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["store://shop"]

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
nonisolated extension PlaceRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .start: if case .start = b { return true }
        case let .product(a0): if case let .product(b0) = b, _Route.equal(a0, b0) { return true }
        case let .review(a0, a1):
            if case let .review(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case .cart: if case .cart = b { return true }
        case let .checkout(a0): if case let .checkout(b0) = b, _Route.equal(a0, b0) { return true }
        case let .photo(a0): if case let .photo(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .start: hasher.combine("start")
        case let .product(a0):
            hasher.combine("product")
            hasher.combine(a0)
        case let .review(a0, a1):
            hasher.combine("review")
            hasher.combine(a0)
            hasher.combine(a1)
        case .cart: hasher.combine("cart")
        case let .checkout(a0):
            hasher.combine("checkout")
            hasher.combine(a0)
        case let .photo(a0):
            hasher.combine("photo")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> PlaceRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "store://shop", segments: 7) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> PlaceRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("store") { return reader.hasHost ? afterStore(reader) : nil }
        return nil
    }

    static func afterStore(_ reader: _RouteReader) -> PlaceRoute? {
        if reader[0].equalsIgnoringCase("shop") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> PlaceRoute? {
        if reader.count == 0 { return .start }
        switch reader[0] {
        case "products":
            if let value0 = reader[1].integer() {
                if reader.count == 2 { return .product(id: value0) }
                if reader[2].equals("reviews"), let number = reader[3].integer(), reader.count == 4
                {
                    return .review(product: value0, number: number)
                }
            }
        case "cart":
            if reader.count == 1 { return .cart }
            switch reader[1] {
            case "address": if reader.count == 2 { return .checkout(.address) }
            case "payment": if reader.count == 2 { return .checkout(.payment) }
            default: break
            }
        case "photos": if reader.count == 2, let url = reader[1].url() { return .photo(url: url) }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: PlaceRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "store://shop", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: PlaceRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .start: break
        case let .product(id):
            writer.literal("products")
            writer.segment(id)
        case let .review(product, number):
            writer.literal("products")
            writer.segment(product)
            writer.literal("reviews")
            writer.segment(number)
        case .cart: writer.literal("cart")
        case .checkout(.address): writer.literal("cart/address")
        case .checkout(.payment): writer.literal("cart/payment")
        case let .photo(url):
            writer.literal("photos")
            writer.segment(_Route.text(url))
        }
    }
}
