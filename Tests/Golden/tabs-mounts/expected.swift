// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime
import RouteNavigation

/// The URLs of the app.
nonisolated enum StoreRoute: URLRoute {
    /// `home`
    case home
    /// The routes of `../mounted-places/routes.yaml`.
    case shop(PlaceRoute)
    /// The routes of `../mounted-places/routes.yaml`.
    case gifts(PlaceRoute)
    case account(Account)

    nonisolated enum Account: Hashable, Sendable {
        /// `profile`
        case profile
        /// `profile/edit`
        case edit
    }

    /// The scheme of the first base.
    static let scheme: String = "store"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["store://"]

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

/// The place of each route on the screen.
nonisolated extension StoreRoute: RouteNavigation.NavigableRoute {
    /// The tabs, in the order of the tab bar; the first is selected at start.
    nonisolated enum Tab: String, CaseIterable, Sendable {
        case home
        case shop
        case profile
    }

    /// The route at the bottom of a tab's stack.
    static func root(of tab: Tab) -> Self {
        switch tab {
        case .home: return Self.home
        case .shop: return Self.shop(.start)
        case .profile: return Self.account(.profile)
        }
    }

    /// The route's place on the screen.
    var place: RouteNavigation.RoutePlace<Self> {
        switch self {
        case .shop(.start): return .init(.root, in: Tab.shop)
        case .shop(.product): return .init(.push, in: Tab.shop, over: Self.shop(.start))
        case .shop(.review(let product, _)):
            return .init(.push, in: Tab.shop, over: Self.shop(.product(id: product)))
        case .shop(.cart):
            return .init(.sheet, in: Tab.shop, over: Self.shop(.start), isRestorable: false)
        case .shop(.checkout(.address)): return .init(.push, in: Tab.shop, over: Self.shop(.cart))
        case .shop(.checkout(.payment)):
            return .init(.cover, in: Tab.shop, over: Self.shop(.cart), isInterruptible: false)
        case .shop(.photo):
            return .init(.cover, in: Tab.shop, over: Self.shop(.start), opensInPlace: false)
        case .gifts(.start): return .init(.push, in: Tab.home, over: Self.home)
        case .gifts(.product): return .init(.push, in: Tab.home, over: Self.gifts(.start))
        case .gifts(.review(let product, _)):
            return .init(.push, in: Tab.home, over: Self.gifts(.product(id: product)))
        case .gifts(.cart): return .init(.sheet, in: Tab.home, over: Self.home, isRestorable: false)
        case .gifts(.checkout(.address)): return .init(.push, in: Tab.home, over: Self.gifts(.cart))
        case .gifts(.checkout(.payment)):
            return .init(.cover, in: Tab.home, over: Self.gifts(.cart), isInterruptible: false)
        case .gifts(.photo):
            return .init(.cover, in: Tab.home, over: Self.home, opensInPlace: false)
        case .account(.profile): return .init(.root, in: Tab.profile)
        case .account(.edit): return .init(.sheet, in: Tab.profile, over: Self.account(.profile))
        default: return .init(.root, in: Tab.home)
        }
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension StoreRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .shop(a0): if case let .shop(b0) = b, _Route.equal(a0, b0) { return true }
        case let .gifts(a0): if case let .gifts(b0) = b, _Route.equal(a0, b0) { return true }
        case let .account(a0): if case let .account(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .home: hasher.combine("home")
        case let .shop(a0):
            hasher.combine("shop")
            hasher.combine(a0)
        case let .gifts(a0):
            hasher.combine("gifts")
            hasher.combine(a0)
        case let .account(a0):
            hasher.combine("account")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> StoreRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 7) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> StoreRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("store") { return start(reader.path) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> StoreRoute? {
        if reader[0].equalsIgnoringCase("home"), reader.count == 1 { return .home }
        if reader[0].equalsIgnoringCase("shop"), let route = afterShop(reader) { return route }
        if reader[0].equalsIgnoringCase("gifts"), let route = afterGifts(reader) { return route }
        if reader[0].equalsIgnoringCase("profile"), let route = afterProfile(reader) {
            return route
        }
        return nil
    }

    static func afterShop(_ reader: _RouteReader) -> StoreRoute? {
        if reader.count == 1 { return .shop(.start) }
        switch reader[1] {
        case "products":
            if let value0 = reader[2].integer() {
                if reader.count == 3 { return .shop(.product(id: value0)) }
                if reader[3].equals("reviews"), let number = reader[4].integer(), reader.count == 5
                {
                    return .shop(.review(product: value0, number: number))
                }
            }
        case "cart":
            if reader.count == 2 { return .shop(.cart) }
            switch reader[2] {
            case "address": if reader.count == 3 { return .shop(.checkout(.address)) }
            case "payment": if reader.count == 3 { return .shop(.checkout(.payment)) }
            default: break
            }
        case "photos":
            if reader.count == 3, let url = reader[2].url() { return .shop(.photo(url: url)) }
        default: break
        }
        return nil
    }

    static func afterGifts(_ reader: _RouteReader) -> StoreRoute? {
        if reader.count == 1 { return .gifts(.start) }
        switch reader[1] {
        case "products":
            if let value0 = reader[2].integer() {
                if reader.count == 3 { return .gifts(.product(id: value0)) }
                if reader[3].equals("reviews"), let number = reader[4].integer(), reader.count == 5
                {
                    return .gifts(.review(product: value0, number: number))
                }
            }
        case "cart":
            if reader.count == 2 { return .gifts(.cart) }
            switch reader[2] {
            case "address": if reader.count == 3 { return .gifts(.checkout(.address)) }
            case "payment": if reader.count == 3 { return .gifts(.checkout(.payment)) }
            default: break
            }
        case "photos":
            if reader.count == 3, let url = reader[2].url() { return .gifts(.photo(url: url)) }
        default: break
        }
        return nil
    }

    static func afterProfile(_ reader: _RouteReader) -> StoreRoute? {
        if reader.count == 1 { return .account(.profile) }
        if reader[1].equals("edit"), reader.count == 2 { return .account(.edit) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: StoreRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "store://", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: StoreRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: writer.literal("home")
        case .shop(.start): writer.literal("shop")
        case let .shop(.product(id)):
            writer.literal("shop/products")
            writer.segment(id)
        case let .shop(.review(product, number)):
            writer.literal("shop/products")
            writer.segment(product)
            writer.literal("reviews")
            writer.segment(number)
        case .shop(.cart): writer.literal("shop/cart")
        case .shop(.checkout(.address)): writer.literal("shop/cart/address")
        case .shop(.checkout(.payment)): writer.literal("shop/cart/payment")
        case let .shop(.photo(url)):
            writer.literal("shop/photos")
            writer.segment(_Route.text(url))
        case .gifts(.start): writer.literal("gifts")
        case let .gifts(.product(id)):
            writer.literal("gifts/products")
            writer.segment(id)
        case let .gifts(.review(product, number)):
            writer.literal("gifts/products")
            writer.segment(product)
            writer.literal("reviews")
            writer.segment(number)
        case .gifts(.cart): writer.literal("gifts/cart")
        case .gifts(.checkout(.address)): writer.literal("gifts/cart/address")
        case .gifts(.checkout(.payment)): writer.literal("gifts/cart/payment")
        case let .gifts(.photo(url)):
            writer.literal("gifts/photos")
            writer.segment(_Route.text(url))
        case .account(.profile): writer.literal("profile")
        case .account(.edit): writer.literal("profile/edit")
        }
    }
}
