// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import RouteRuntime
#else
    import RouteRuntime
#endif

/// The URLs of the app.
package nonisolated enum DeprecatedRoute: URLRoute {
    /// `users/${id:Int}?tab=${tab:Tab?}`
    case user(id: Int, tab: Tab? = nil)
    /// A user, by an old address.
    ///
    /// `members/${in:Int}?tab=${route:Tab?}`
    @available(*, deprecated, message: "use 'user'")
    case member(`in`: Int, route: Tab? = nil)
    case shop(Shop)
    /// `next?link=${link:DeprecatedRoute}`
    @available(*, deprecated, message: "there is no next")
    indirect case next(link: DeprecatedRoute)
    case accountAndSubscriptionSettings(AccountAndSubscriptionSettings)

    package nonisolated enum Shop: Hashable, Sendable {
        /// `shop/${id}`
        case item(id: String)
        /// `sale`
        @available(*, deprecated, message: "say \"item\"")
        case sale
    }

    package nonisolated enum AccountAndSubscriptionSettings: Hashable, Sendable {
        case allPaymentMethodsAndBillingHistory(AllPaymentMethodsAndBillingHistory)

        package nonisolated enum AllPaymentMethodsAndBillingHistory: Hashable, Sendable {
            /// `account/payment/confirm`
            case confirmationOfTheNextRenewal
            /// `account/payment/confirmation`
            @available(*, deprecated, message: "use confirmationOfTheNextRenewal")
            case confirmationOfTheLastRenewal
        }
    }

    /// The values as they appear in URLs.
    package nonisolated enum Tab: String, CaseIterable, Sendable {
        case posts
        case likes
    }

    /// The scheme of the first base.
    package static let scheme: String = "app"
    /// The host of the first base.
    package static let host: String = "deprecated"
    /// The bases of routes without bases of their own; `url()` writes the first.
    package static let bases: [String] = ["app://deprecated"]

    /// The route that `url` opens; nil if no pattern matches.
    package init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    package init?(rawValue: String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    package var rawValue: String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    package func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    package func url(scheme: String, host: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }

    /// The route of a nested link.
    package static subscript(_link text: String, depth depth: Int) -> Self? {
        _Matching.route(of: text, isRawValue: true, depth: depth)
    }
}

// Links still open the deprecated cases. Making one through a protocol gives no warning.
nonisolated extension DeprecatedRoute {
    package nonisolated protocol _Deprecated {
        static func member(in: Int, route route_: DeprecatedRoute.Tab?) -> Self
        static func next(link: DeprecatedRoute) -> Self
    }
}
nonisolated extension DeprecatedRoute: DeprecatedRoute._Deprecated {}
nonisolated extension DeprecatedRoute._Deprecated {
    package static func _deprecatedMember(in: Int, route route_: DeprecatedRoute.Tab?) -> Self {
        Self.member(in: `in`, route: route_)
    }
    package static func _deprecatedNext(link: DeprecatedRoute) -> Self {
        Self.next(link: link)
    }
}

// Links still open the deprecated cases. Making one through a protocol gives no warning.
nonisolated extension DeprecatedRoute.Shop {
    package nonisolated protocol _Deprecated {
        static var sale: Self { get }
    }
}
nonisolated extension DeprecatedRoute.Shop: DeprecatedRoute.Shop._Deprecated {}
nonisolated extension DeprecatedRoute.Shop._Deprecated {
    package static func _deprecatedSale() -> Self {
        Self.sale
    }
}

// Links still open the deprecated cases. Making one through a protocol gives no warning.
nonisolated extension DeprecatedRoute.AccountAndSubscriptionSettings.AllPaymentMethodsAndBillingHistory {
    package nonisolated protocol _Deprecated {
        static var confirmationOfTheLastRenewal: Self { get }
    }
}
nonisolated extension DeprecatedRoute.AccountAndSubscriptionSettings.AllPaymentMethodsAndBillingHistory: DeprecatedRoute.AccountAndSubscriptionSettings.AllPaymentMethodsAndBillingHistory._Deprecated {}
nonisolated extension DeprecatedRoute.AccountAndSubscriptionSettings.AllPaymentMethodsAndBillingHistory._Deprecated {
    package static func _deprecatedConfirmationOfTheLastRenewal() -> Self {
        Self.confirmationOfTheLastRenewal
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension DeprecatedRoute {
    package static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .user(a0, a1):
            if case let .user(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .member(a0, a1):
            if case let .member(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .shop(a0): if case let .shop(b0) = b, _Route.equal(a0, b0) { return true }
        case let .next(a0): if case let .next(b0) = b, _Route.equal(a0, b0) { return true }
        case let .accountAndSubscriptionSettings(a0):
            if case let .accountAndSubscriptionSettings(b0) = b, _Route.equal(a0, b0) {
                return true
            }
        }
        return false
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case let .user(a0, a1):
            hasher.combine("user")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .member(a0, a1):
            hasher.combine("member")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .shop(a0):
            hasher.combine("shop")
            hasher.combine(a0)
        case let .next(a0):
            hasher.combine("next")
            hasher.combine(a0)
        case let .accountAndSubscriptionSettings(a0):
            hasher.combine("accountAndSubscriptionSettings")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool, depth: Int = 1) -> DeprecatedRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://deprecated", segments: 6,
            depth: depth) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> DeprecatedRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> DeprecatedRoute? {
        if reader[0].equalsIgnoringCase("deprecated") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> DeprecatedRoute? {
        switch reader[0] {
        case "users":
            if let id = reader[1].integer(), reader.count == 2,
                let tab = reader.query["tab"].optional({ $0.asTab() })
            {
                return .user(id: id, tab: tab)
            }
        case "members":
            if let `in` = reader[1].integer(), reader.count == 2,
                let route_ = reader.query["tab"].optional({ $0.asTab() })
            {
                return ._deprecatedMember(in: `in`, route: route_)
            }
        case "shop": if reader.count == 2, let id = reader.string(1) { return .shop(.item(id: id)) }
        case "sale": if reader.count == 1 { return .shop(._deprecatedSale()) }
        case "next":
            if reader.count == 1, let link = reader.link(reader.query["link"], DeprecatedRoute.self)
            {
                return ._deprecatedNext(link: link)
            }
        case "account":
            if reader[1].equals("payment") {
                switch reader[2] {
                case "confirm":
                    if reader.count == 3 {
                        return .accountAndSubscriptionSettings(
                            .allPaymentMethodsAndBillingHistory(.confirmationOfTheNextRenewal))
                    }
                case "confirmation":
                    if reader.count == 3 {
                        return .accountAndSubscriptionSettings(
                            .allPaymentMethodsAndBillingHistory(._deprecatedConfirmationOfTheLastRenewal()))
                    }
                default: break
                }
            }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: DeprecatedRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://deprecated", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: DeprecatedRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .user(id, tab):
            writer.literal("users")
            writer.segment(id)
            if let tab { writer.item("tab", tab.rawValue) }
        case let .member(`in`, route_):
            writer.literal("members")
            writer.segment(`in`)
            if let route_ { writer.item("tab", route_.rawValue) }
        case let .shop(.item(id)):
            writer.literal("shop")
            writer.segment(id)
        case .shop(.sale): writer.literal("sale")
        case let .next(link):
            writer.literal("next")
            writer.item("link", _Route.text(link: link))
        case .accountAndSubscriptionSettings(.allPaymentMethodsAndBillingHistory(.confirmationOfTheNextRenewal)):
            writer.literal("account/payment/confirm")
        case .accountAndSubscriptionSettings(.allPaymentMethodsAndBillingHistory(.confirmationOfTheLastRenewal)):
            writer.literal("account/payment/confirmation")
        }
    }
}

private nonisolated extension _RoutePart {
    func asTab() -> DeprecatedRoute.Tab? {
        switch self {
        case "posts": return DeprecatedRoute.Tab.posts
        case "likes": return DeprecatedRoute.Tab.likes
        default: return nil
        }
    }
}
