// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum LocalizedRoute: URLRoute {
    case pages(Pages)
    case shop(Shop)

    nonisolated enum Pages: Hashable, Sendable {
        /// - `${locale:Locale?}`
        /// - `/`
        case home(locale: Locale? = nil)
        /// - `${locale:Locale?}/about`
        /// - `about`
        case about(locale: Locale? = nil)
        /// - `${locale:Locale?}/articles/${id:Int}?page=${page:Int=1}`
        /// - `${locale:Locale?}/a/${id:Int}`
        /// - `articles/${id:Int}?page=${page:Int=1}`
        /// - `a/${id:Int}`
        case article(locale: Locale? = nil, id: Int, page: Int = 1)
        /// - `https://help.example.com/?lang=${locale:Locale?}&topic=${topic?}`
        /// - `${locale:Locale?}/support`
        /// - `support`
        case support(locale: Locale? = nil, topic: String? = nil)
    }

    nonisolated enum Shop: Hashable, Sendable {
        /// - `shop/cart` (`locale` is `en`)
        /// - `${locale:Locale}/shop/cart`
        case cart(locale: Locale)
        case items(Items)

        nonisolated enum Items: Hashable, Sendable {
            /// - `shop/items/${sku}` (`locale` is `en`)
            /// - `shop/i/${sku}` (`locale` is `en`)
            /// - `${locale:Locale}/shop/items/${sku}`
            /// - `${locale:Locale}/shop/i/${sku}`
            case item(sku: String, locale: Locale)
            /// - `shop/items?q=${q?}` (`sort` is `newest`, `locale` is `en`)
            /// - `shop/items/sorted/${sort}?q=${q?}` (`locale` is `en`)
            /// - `shop/i?q=${q?}` (`sort` is `newest`, `locale` is `en`)
            /// - `shop/i/sorted/${sort}?q=${q?}` (`locale` is `en`)
            /// - `${locale:Locale}/shop/items?q=${q?}` (`sort` is `newest`)
            /// - `${locale:Locale}/shop/items/sorted/${sort}?q=${q?}`
            /// - `${locale:Locale}/shop/i?q=${q?}` (`sort` is `newest`)
            /// - `${locale:Locale}/shop/i/sorted/${sort}?q=${q?}`
            case list(q: String? = nil, sort: String, locale: Locale)
        }
    }

    /// The values as they appear in URLs.
    nonisolated enum Locale: String, CaseIterable, Sendable {
        case en
        case de
        case ptBr = "pt-br"
    }

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "www.example.com"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["https://www.example.com"]

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
nonisolated extension LocalizedRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .pages(a0): if case let .pages(b0) = b, _Route.equal(a0, b0) { return true }
        case let .shop(a0): if case let .shop(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .pages(a0):
            hasher.combine("pages")
            hasher.combine(a0)
        case let .shop(a0):
            hasher.combine("shop")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> LocalizedRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://www.example.com",
            segments: 8) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> LocalizedRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> LocalizedRoute? {
        if reader[0].equalsIgnoringCase("www.example.com"), let route = start(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("help.example.com"), reader.count == 1,
            let locale = reader.query["lang"].optional({ $0.asLocale() }),
            let topic = reader.query["topic"].optional({ $0.string() })
        {
            return .pages(.support(locale: locale, topic: topic))
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> LocalizedRoute? {
        if reader.count == 0 { return .pages(.home(locale: nil)) }
        switch reader[0] {
        case "about": if reader.count == 1 { return .pages(.about(locale: nil)) }
        case "articles": if let route = afterArticles(reader) { return route }
        case "a": if let route = afterA(reader) { return route }
        case "support": if reader.count == 1 { return .pages(.support(locale: nil, topic: nil)) }
        case "shop": if let route = afterShop(reader) { return route }
        default: break
        }
        if let locale = reader[0].asLocale() { return afterLocale(reader, locale) }
        return nil
    }

    static func afterArticles(_ reader: _RouteReader) -> LocalizedRoute? {
        if let id = reader[1].integer(), reader.count == 2,
            let page = reader.query["page"].defaulting(to: 1, { $0.integer() })
        {
            return .pages(.article(locale: nil, id: id, page: page))
        }
        return nil
    }

    static func afterA(_ reader: _RouteReader) -> LocalizedRoute? {
        if let id = reader[1].integer(), reader.count == 2 {
            return .pages(.article(locale: nil, id: id, page: 1))
        }
        return nil
    }

    static func afterShop(_ reader: _RouteReader) -> LocalizedRoute? {
        switch reader[1] {
        case "cart": if reader.count == 2 { return .shop(.cart(locale: LocalizedRoute.Locale.en)) }
        case "items":
            if reader.count == 2, let q = reader.query["q"].optional({ $0.string() }) {
                return .shop(.items(.list(q: q, sort: "newest", locale: LocalizedRoute.Locale.en)))
            }
            if reader[2].equals("sorted"), reader.count == 4, let sort = reader.string(3),
                let q = reader.query["q"].optional({ $0.string() })
            {
                return .shop(.items(.list(q: q, sort: sort, locale: LocalizedRoute.Locale.en)))
            }
            if reader.count == 3, let sku = reader.string(2) {
                return .shop(.items(.item(sku: sku, locale: LocalizedRoute.Locale.en)))
            }
        case "i":
            if reader.count == 2, let q = reader.query["q"].optional({ $0.string() }) {
                return .shop(.items(.list(q: q, sort: "newest", locale: LocalizedRoute.Locale.en)))
            }
            if reader[2].equals("sorted"), reader.count == 4, let sort = reader.string(3),
                let q = reader.query["q"].optional({ $0.string() })
            {
                return .shop(.items(.list(q: q, sort: sort, locale: LocalizedRoute.Locale.en)))
            }
            if reader.count == 3, let sku = reader.string(2) {
                return .shop(.items(.item(sku: sku, locale: LocalizedRoute.Locale.en)))
            }
        default: break
        }
        return nil
    }

    static func afterLocale(_ reader: _RouteReader, _ locale: LocalizedRoute.Locale) -> LocalizedRoute? {
        if reader.count == 1 { return .pages(.home(locale: locale)) }
        switch reader[1] {
        case "about": if reader.count == 2 { return .pages(.about(locale: locale)) }
        case "articles": return afterLocaleArticles(reader, locale)
        case "a": return afterLocaleA(reader, locale)
        case "support": if reader.count == 2 { return .pages(.support(locale: locale, topic: nil)) }
        case "shop": return afterLocaleShop(reader, locale)
        default: break
        }
        return nil
    }

    static func afterLocaleArticles(_ reader: _RouteReader, _ locale: LocalizedRoute.Locale) -> LocalizedRoute? {
        if let id = reader[2].integer(), reader.count == 3,
            let page = reader.query["page"].defaulting(to: 1, { $0.integer() })
        {
            return .pages(.article(locale: locale, id: id, page: page))
        }
        return nil
    }

    static func afterLocaleA(_ reader: _RouteReader, _ locale: LocalizedRoute.Locale) -> LocalizedRoute? {
        if let id = reader[2].integer(), reader.count == 3 {
            return .pages(.article(locale: locale, id: id, page: 1))
        }
        return nil
    }

    static func afterLocaleShop(_ reader: _RouteReader, _ locale: LocalizedRoute.Locale) -> LocalizedRoute? {
        switch reader[2] {
        case "cart": if reader.count == 3 { return .shop(.cart(locale: locale)) }
        case "items":
            if reader.count == 3, let q = reader.query["q"].optional({ $0.string() }) {
                return .shop(.items(.list(q: q, sort: "newest", locale: locale)))
            }
            if reader[3].equals("sorted"), reader.count == 5, let sort = reader.string(4),
                let q = reader.query["q"].optional({ $0.string() })
            {
                return .shop(.items(.list(q: q, sort: sort, locale: locale)))
            }
            if reader.count == 4, let sku = reader.string(3) {
                return .shop(.items(.item(sku: sku, locale: locale)))
            }
        case "i":
            if reader.count == 3, let q = reader.query["q"].optional({ $0.string() }) {
                return .shop(.items(.list(q: q, sort: "newest", locale: locale)))
            }
            if reader[3].equals("sorted"), reader.count == 5, let sort = reader.string(4),
                let q = reader.query["q"].optional({ $0.string() })
            {
                return .shop(.items(.list(q: q, sort: sort, locale: locale)))
            }
            if reader.count == 4, let sku = reader.string(3) {
                return .shop(.items(.item(sku: sku, locale: locale)))
            }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: LocalizedRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://www.example.com", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: LocalizedRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .pages(.home(locale)): if let locale { writer.segment(locale.rawValue) }
        case let .pages(.about(locale)):
            if let locale {
                writer.segment(locale.rawValue)
                writer.literal("about")
            } else {
                writer.literal("about")
            }
        case let .pages(.article(locale, id, page)):
            if let locale {
                writer.segment(locale.rawValue)
                writer.literal("articles")
                writer.segment(id)
                if page != 1 { writer.item("page", page) }
            } else {
                writer.literal("articles")
                writer.segment(id)
                if page != 1 { writer.item("page", page) }
            }
        case let .pages(.support(locale, topic)):
            writer.begin(form, base: "https://help.example.com", .host, isRelative: false)
            if let locale { writer.item("lang", locale.rawValue) }
            if let topic, !topic.isEmpty { writer.item("topic", topic) }
        case let .shop(.cart(locale)):
            if locale == LocalizedRoute.Locale.en {
                writer.literal("shop/cart")
            } else {
                writer.segment(locale.rawValue)
                writer.literal("shop/cart")
            }
        case let .shop(.items(.item(sku, locale))):
            if locale == LocalizedRoute.Locale.en {
                writer.literal("shop/items")
                writer.segment(sku)
            } else {
                writer.segment(locale.rawValue)
                writer.literal("shop/items")
                writer.segment(sku)
            }
        case let .shop(.items(.list(q, sort, locale))):
            if _Route.equal(sort, text: "newest"), locale == LocalizedRoute.Locale.en {
                writer.literal("shop/items")
                if let q, !q.isEmpty { writer.item("q", q) }
            } else if locale == LocalizedRoute.Locale.en {
                writer.literal("shop/items/sorted")
                writer.segment(sort)
                if let q, !q.isEmpty { writer.item("q", q) }
            } else if _Route.equal(sort, text: "newest") {
                writer.segment(locale.rawValue)
                writer.literal("shop/items")
                if let q, !q.isEmpty { writer.item("q", q) }
            } else {
                writer.segment(locale.rawValue)
                writer.literal("shop/items/sorted")
                writer.segment(sort)
                if let q, !q.isEmpty { writer.item("q", q) }
            }
        }
    }
}

private nonisolated extension _RoutePart {
    func asLocale() -> LocalizedRoute.Locale? {
        switch self {
        case "en": return LocalizedRoute.Locale.en
        case "de": return LocalizedRoute.Locale.de
        case "pt-br": return LocalizedRoute.Locale.ptBr
        default: return nil
        }
    }
}
