// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum TenantRoute: URLRoute {
    /// - `https://${tenant}.example.com`
    /// - `https://${tenant}.example.org/app`
    case home(tenant: String)
    /// - `https://${tenant}.example.com/item/${id:Int}?tab=${tab?}`
    /// - `https://${tenant}.example.org/app/item/${id:Int}?tab=${tab?}`
    case item(tenant: String, id: Int, tab: String? = nil)
    /// - `https://${tenant}.example.com/feed`
    /// - `https://${tenant}.example.org/app/feed`
    /// - `https://${tenant}.example.com/feed/${page:Int?}`
    /// - `https://${tenant}.example.org/app/feed/${page:Int?}`
    case feed(tenant: String, page: Int? = nil)
    /// - `https://${tenant}.example.com?q=${query}`
    /// - `https://${tenant}.example.org/app?q=${query}`
    case search(tenant: String, query: String)
    case docs(Docs)
    /// `https://${instance}/post/${id:Int}`
    case post(instance: String, id: Int)
    /// `shop://${name}.shops/${path...}`
    case shop(name: String, path: [String] = [])
    /// `https://www.example.com/about`
    case about

    nonisolated enum Docs: Hashable, Sendable {
        /// - `https://${region:Region}.docs.example.com:8080/docs/${slug}` (`lang` is `en`)
        /// - `https://${region:Region}.docs.example.com:8080/d/${lang}/${slug}`
        case page(region: Region, slug: String, lang: String)
    }

    /// The values as they appear in URLs.
    nonisolated enum Region: String, CaseIterable, Sendable {
        case eu
        case us1 = "us-1"
    }

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = [
        "https://${tenant}.example.com", "https://${tenant}.example.org/app"]

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
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension TenantRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .home(a0): if case let .home(b0) = b, _Route.equal(a0, b0) { return true }
        case let .item(a0, a1, a2):
            if case let .item(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .feed(a0, a1):
            if case let .feed(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .search(a0, a1):
            if case let .search(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .docs(a0): if case let .docs(b0) = b, _Route.equal(a0, b0) { return true }
        case let .post(a0, a1):
            if case let .post(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .shop(a0, a1):
            if case let .shop(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case .about: if case .about = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .home(a0):
            hasher.combine("home")
            hasher.combine(a0)
        case let .item(a0, a1, a2):
            hasher.combine("item")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .feed(a0, a1):
            hasher.combine("feed")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .search(a0, a1):
            hasher.combine("search")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .docs(a0):
            hasher.combine("docs")
            hasher.combine(a0)
        case let .post(a0, a1):
            hasher.combine("post")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .shop(a0, a1):
            hasher.combine("shop")
            hasher.combine(a0)
            hasher.combine(a1)
        case .about: hasher.combine("about")
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> TenantRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> TenantRoute? {
        if reader.hasScheme("https") {
            return reader.hasHost ? afterHttps(reader.lowercasedHost) : nil
        }
        if reader.hasScheme("shop") { return reader.hasHost ? afterShop(reader) : nil }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> TenantRoute? {
        if reader[0].equalsIgnoringCase("www.example.com"), let route = afterWwwExampleCom(reader) {
            return route
        }
        if reader.hasHostName, let regionParts = _MixedParts.region.split(reader[0]),
            let route = afterRegion(reader, regionParts)
        {
            return route
        }
        if reader.hasNoPort, reader.hasHostName,
            let tenantParts = _MixedParts.tenant.split(reader[0]),
            let route = afterTenant(reader, tenantParts)
        {
            return route
        }
        if reader.hasNoPort, reader.hasHostName,
            let tenantParts = _MixedParts.tenant2.split(reader[0]),
            let route = afterTenant_2(reader, tenantParts)
        {
            return route
        }
        if reader.hasNoPort, reader.hasHostName, reader.count > 0 { return afterInstance(reader) }
        return nil
    }

    static func afterWwwExampleCom(_ reader: _RouteReader) -> TenantRoute? {
        if reader[1].equals("about"), reader.count == 2 { return .about }
        return nil
    }

    static func afterRegion(_ reader: _RouteReader, _ regionParts: _RouteTexts) -> TenantRoute? {
        switch reader[1] {
        case "docs":
            if reader.count == 3, let region = regionParts[0].asRegion(),
                let slug = reader.string(2)
            {
                return .docs(.page(region: region, slug: slug, lang: "en"))
            }
        case "d":
            if reader.count == 4, let region = regionParts[0].asRegion(),
                let lang = reader.string(2), let slug = reader.string(3)
            {
                return .docs(.page(region: region, slug: slug, lang: lang))
            }
        default: break
        }
        return nil
    }

    static func afterTenant(_ reader: _RouteReader, _ tenantParts: _RouteTexts) -> TenantRoute? {
        if reader.count == 1 {
            if let tenant = tenantParts[0].string(), let query = reader.query["q"].string() {
                return .search(tenant: tenant, query: query)
            }
            if let tenant = tenantParts[0].string() { return .home(tenant: tenant) }
        }
        switch reader[1] {
        case "item":
            if let id = reader[2].integer(), reader.count == 3,
                let tenant = tenantParts[0].string(),
                let tab = reader.query["tab"].optional({ $0.string() })
            {
                return .item(tenant: tenant, id: id, tab: tab)
            }
        case "feed":
            if reader.count == 2, let tenant = tenantParts[0].string() {
                return .feed(tenant: tenant, page: nil)
            }
            if let page = reader[2].integer(), reader.count == 3,
                let tenant = tenantParts[0].string()
            {
                return .feed(tenant: tenant, page: page)
            }
        default: break
        }
        return nil
    }

    static func afterTenant_2(_ reader: _RouteReader, _ tenantParts: _RouteTexts) -> TenantRoute? {
        if reader[1].equals("app") {
            if reader.count == 2 {
                if let tenant = tenantParts[0].string(), let query = reader.query["q"].string() {
                    return .search(tenant: tenant, query: query)
                }
                if let tenant = tenantParts[0].string() { return .home(tenant: tenant) }
            }
            switch reader[2] {
            case "item":
                if let id = reader[3].integer(), reader.count == 4,
                    let tenant = tenantParts[0].string(),
                    let tab = reader.query["tab"].optional({ $0.string() })
                {
                    return .item(tenant: tenant, id: id, tab: tab)
                }
            case "feed":
                if reader.count == 3, let tenant = tenantParts[0].string() {
                    return .feed(tenant: tenant, page: nil)
                }
                if let page = reader[3].integer(), reader.count == 4,
                    let tenant = tenantParts[0].string()
                {
                    return .feed(tenant: tenant, page: page)
                }
            default: break
            }
        }
        return nil
    }

    static func afterInstance(_ reader: _RouteReader) -> TenantRoute? {
        if reader[1].equals("post"), let id = reader[2].integer(), reader.count == 3,
            let instance = reader.string(0)
        {
            return .post(instance: instance, id: id)
        }
        return nil
    }

    static func afterShop(_ reader: _RouteReader) -> TenantRoute? {
        if reader.hasNoPort, let nameParts = _MixedParts.name.split(reader[0]),
            let name = nameParts[0].string(), let path = reader.rest(from: 1, { $0.string() })
        {
            return .shop(name: name, path: path)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: TenantRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://", .hostParameter, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: TenantRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .home(tenant):
            writer.begin(form, base: "https://", .hostParameter, isRelative: false)
            writer.segment(mixed: ["", ".example.com"], [tenant])
        case let .item(tenant, id, tab):
            writer.begin(form, base: "https://", .hostParameter, isRelative: false)
            writer.segment(mixed: ["", ".example.com"], [tenant])
            writer.literal("item")
            writer.segment(id)
            if let tab, !tab.isEmpty { writer.item("tab", tab) }
        case let .feed(tenant, page):
            writer.begin(form, base: "https://", .hostParameter, isRelative: false)
            writer.segment(mixed: ["", ".example.com"], [tenant])
            writer.literal("feed")
            if let page { writer.segment(page) }
        case let .search(tenant, query):
            writer.begin(form, base: "https://", .hostParameter, isRelative: false)
            writer.segment(mixed: ["", ".example.com"], [tenant])
            writer.item("q", query)
        case let .docs(.page(region, slug, lang)):
            writer.begin(form, base: "https://", .hostParameter, isRelative: false)
            writer.segment(mixed: ["", ".docs.example.com:8080"], [region.rawValue])
            if _Route.equal(lang, text: "en") {
                writer.literal("docs")
                writer.segment(slug)
            } else {
                writer.literal("d")
                writer.segment(lang)
                writer.segment(slug)
            }
        case let .post(instance, id):
            writer.begin(form, base: "https://", .hostParameter, isRelative: false)
            writer.segment(instance)
            writer.literal("post")
            writer.segment(id)
        case let .shop(name, path):
            writer.begin(form, base: "shop://", .hostParameter, isRelative: false)
            writer.segment(mixed: ["", ".shops"], [name])
            for element in path { writer.segment(element) }
        case .about:
            writer.begin(form, base: "https://www.example.com", .host, isRelative: false)
            writer.literal("about")
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let region = _RouteMixedPart(
        ["", ".docs.example.com:8080"], [.value(atMost: 4, { $0.asRegion() != nil })],
        ignoresCase: true, isHost: true)
    static let tenant = _RouteMixedPart(
        ["", ".example.com"], [.text(allowsEmpty: false)], ignoresCase: true, isHost: true)
    static let tenant2 = _RouteMixedPart(
        ["", ".example.org"], [.text(allowsEmpty: false)], ignoresCase: true, isHost: true)
    static let name = _RouteMixedPart(
        ["", ".shops"], [.text(allowsEmpty: false)], ignoresCase: true, isHost: true)
}

private nonisolated extension _RoutePart {
    func asRegion() -> TenantRoute.Region? {
        switch self {
        case "eu": return TenantRoute.Region.eu
        case "us-1": return TenantRoute.Region.us1
        default: return nil
        }
    }
}
