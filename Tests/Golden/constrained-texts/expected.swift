// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ConstrainedTextRoute: URLRoute {
    /// `color/${value:Color}?o=${o:Color?}&d=${d:Color=ff8000}&l=${l:[Color]}`
    case color(
        value: Color, o: Color? = nil, d: Color = .init(rawValue: "ff8000")!, l: [Color] = [])
    /// `initials/${value:Initials}?o=${o:Initials?}&d=${d:Initials=카페}&l=${l:[Initials]}`
    case initials(
        value: Initials, o: Initials? = nil, d: Initials = .init(rawValue: "카페")!,
        l: [Initials] = [])
    /// `shop/${value:Shop}?o=${o:Shop?}&d=${d:Shop=main}&l=${l:[Shop]}`
    case shop(value: Shop, o: Shop? = nil, d: Shop = .init(rawValue: "main")!, l: [Shop] = [])
    /// `page/${value:WebPage}?o=${o:WebPage?}&d=${d:WebPage=https://example.com/}&l=${l:[WebPage]}`
    case page(value: WebPage, o: WebPage? = nil, d: WebPage, l: [WebPage] = [])
    /// `rest/${values:Slug...}`
    case rest(values: [Slug] = [])
    /// `pages/${values:WebPage...}`
    case pages(values: [WebPage] = [])
    /// `image/${color:Color}.${initials:Initials}`
    case image(color: Color, initials: Initials)
    /// `file/${slug:Slug}.${version:Int}`
    case file(slug: Slug, version: Int)
    /// `last/shop-${shop:Shop}`
    case last(shop: Shop)
    /// `link/to-${page:WebPage}`
    case link(page: WebPage)
    case ranks(Ranks)

    nonisolated enum Ranks: Hashable, Sendable {
        /// `rank/${page:WebPage}`
        case web(page: WebPage)
        /// `rank/${slug:Slug}`
        case slug(slug: Slug)
        /// `rank/${url:URL}`
        case url(url: RouteURL)
    }

    /// A String of 6 characters of 0-9A-Fa-f.
    nonisolated struct Color:
        RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        fileprivate static let rule = _RouteTextRule(
            length: 6...6, characters: ["0"..."9", "A"..."F", "a"..."f"])

        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard Self.rule.accepts(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// A String of 2 to 3 characters.
    nonisolated struct Initials:
        RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        fileprivate static let rule = _RouteTextRule(length: 2...3)

        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard Self.rule.accepts(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// A String of the characters 0-9_a-z-.
    nonisolated struct Slug:
        RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        fileprivate static let rule = _RouteTextRule(
            length: 1 ... .max, characters: ["-"..."-", "0"..."9", "_"..."_", "a"..."z"])

        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard Self.rule.accepts(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// A String other than 'www', 'api' or 'é'.
    nonisolated struct Shop:
        RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        fileprivate static let rule = _RouteTextRule(length: 1 ... .max)

        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard
                Self.rule.accepts(rawValue), !_Route.equal(rawValue, text: "www"),
                !_Route.equal(rawValue, text: "api"), !_Route.equal(rawValue, text: "é")
            else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// A URL with the scheme https or http.
    nonisolated struct WebPage:
        RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        let rawValue: RouteURL

        /// Nil if the value does not meet the constraints.
        init?(rawValue: RouteURL) {
            guard _Route.url(rawValue, hasSchemeIn: ["https", "http"]) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { _Route.text(rawValue) }

        init(from decoder: any Swift.Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let value = Self(rawValue: try container.decode(RouteURL.self)) else {
                throw Swift.DecodingError.dataCorruptedError(
                    in: container, debugDescription: "the URL has another scheme")
            }
            self = value
        }

        func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "texts"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://texts"]

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
nonisolated extension ConstrainedTextRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .color(a0, a1, a2, a3):
            if case let .color(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .initials(a0, a1, a2, a3):
            if case let .initials(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .shop(a0, a1, a2, a3):
            if case let .shop(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .page(a0, a1, a2, a3):
            if case let .page(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .pages(a0): if case let .pages(b0) = b, _Route.equal(a0, b0) { return true }
        case let .image(a0, a1):
            if case let .image(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .file(a0, a1):
            if case let .file(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .last(a0): if case let .last(b0) = b, _Route.equal(a0, b0) { return true }
        case let .link(a0): if case let .link(b0) = b, _Route.equal(a0, b0) { return true }
        case let .ranks(a0): if case let .ranks(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .color(a0, a1, a2, a3):
            hasher.combine("color")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .initials(a0, a1, a2, a3):
            hasher.combine("initials")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .shop(a0, a1, a2, a3):
            hasher.combine("shop")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .page(a0, a1, a2, a3):
            hasher.combine("page")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .rest(a0):
            hasher.combine("rest")
            hasher.combine(a0)
        case let .pages(a0):
            hasher.combine("pages")
            hasher.combine(a0)
        case let .image(a0, a1):
            hasher.combine("image")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .file(a0, a1):
            hasher.combine("file")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .last(a0):
            hasher.combine("last")
            hasher.combine(a0)
        case let .link(a0):
            hasher.combine("link")
            hasher.combine(a0)
        case let .ranks(a0):
            hasher.combine("ranks")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> ConstrainedTextRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://texts", segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> ConstrainedTextRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> ConstrainedTextRoute? {
        if reader[0].equalsIgnoringCase("texts") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> ConstrainedTextRoute? {
        switch reader[0] {
        case "color": return afterColor(reader)
        case "initials": return afterInitials(reader)
        case "shop": return afterShop(reader)
        case "page": return afterPage(reader)
        case "rest": return afterRest(reader)
        case "pages": return afterPages(reader)
        case "image": return afterImage(reader)
        case "file": return afterFile(reader)
        case "last": return afterLast(reader)
        case "link": return afterLink(reader)
        case "rank": return afterRank(reader)
        default: break
        }
        return nil
    }

    static func afterColor(_ reader: _RouteReader) -> ConstrainedTextRoute? {
        if let value = reader[1].asColor(), reader.count == 2,
            let o = reader.query["o"].optional({ $0.asColor() }),
            let d = reader.query["d"].defaulting(
                to: ConstrainedTextRoute.Color(rawValue: "ff8000")!, { $0.asColor() }),
            let l = reader.query.values("l", as: { $0.asColor() })
        {
            return .color(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterInitials(_ reader: _RouteReader) -> ConstrainedTextRoute? {
        if let value = reader[1].asInitials(), reader.count == 2,
            let o = reader.query["o"].optional({ $0.asInitials() }),
            let d = reader.query["d"].defaulting(
                to: ConstrainedTextRoute.Initials(rawValue: "카페")!, { $0.asInitials() }),
            let l = reader.query.values("l", as: { $0.asInitials() })
        {
            return .initials(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterShop(_ reader: _RouteReader) -> ConstrainedTextRoute? {
        if let value = reader[1].asShop(), reader.count == 2,
            let o = reader.query["o"].optional({ $0.asShop() }),
            let d = reader.query["d"].defaulting(
                to: ConstrainedTextRoute.Shop(rawValue: "main")!, { $0.asShop() }),
            let l = reader.query.values("l", as: { $0.asShop() })
        {
            return .shop(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterPage(_ reader: _RouteReader) -> ConstrainedTextRoute? {
        if reader.count == 2, let value = reader[1].asWebPage(),
            let o = reader.query["o"].optional({ $0.asWebPage() }),
            let d = reader.query["d"].defaulting(
                to: _Route.value(ConstrainedTextRoute.WebPage.self, "https://example.com/"), { $0.asWebPage() }),
            let l = reader.query.values("l", as: { $0.asWebPage() })
        {
            return .page(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterRest(_ reader: _RouteReader) -> ConstrainedTextRoute? {
        if let values = reader.rest(from: 1, { $0.asSlug() }) { return .rest(values: values) }
        return nil
    }

    static func afterPages(_ reader: _RouteReader) -> ConstrainedTextRoute? {
        if let values = reader.rest(from: 1, { $0.asWebPage() }) { return .pages(values: values) }
        return nil
    }

    static func afterImage(_ reader: _RouteReader) -> ConstrainedTextRoute? {
        if let colorInitialsParts = _MixedParts.colorInitials.split(reader[1]), reader.count == 2,
            let color = colorInitialsParts[0].asColor(),
            let initials = colorInitialsParts[1].asInitials()
        {
            return .image(color: color, initials: initials)
        }
        return nil
    }

    static func afterFile(_ reader: _RouteReader) -> ConstrainedTextRoute? {
        if let slugVersionParts = _MixedParts.slugVersion.split(reader[1]), reader.count == 2,
            let slug = slugVersionParts[0].asSlug(), let version = slugVersionParts[1].integer()
        {
            return .file(slug: slug, version: version)
        }
        return nil
    }

    static func afterLast(_ reader: _RouteReader) -> ConstrainedTextRoute? {
        if let shopParts = _MixedParts.shop.split(reader[1]), reader.count == 2,
            let shop = shopParts[0].asShop()
        {
            return .last(shop: shop)
        }
        return nil
    }

    static func afterLink(_ reader: _RouteReader) -> ConstrainedTextRoute? {
        if let pageParts = _MixedParts.page.split(reader[1]), reader.count == 2,
            let page = pageParts[0].asWebPage()
        {
            return .link(page: page)
        }
        return nil
    }

    static func afterRank(_ reader: _RouteReader) -> ConstrainedTextRoute? {
        if reader.count == 2, let page = reader[1].asWebPage() { return .ranks(.web(page: page)) }
        if let slug = reader[1].asSlug(), reader.count == 2 { return .ranks(.slug(slug: slug)) }
        if reader.count == 2, let url = reader[1].url() { return .ranks(.url(url: url)) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: ConstrainedTextRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://texts", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: ConstrainedTextRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .color(value, o, d, l):
            writer.literal("color")
            writer.segment(value.rawValue)
            if let o { writer.item("o", o.rawValue) }
            if d != ConstrainedTextRoute.Color(rawValue: "ff8000")! { writer.item("d", d.rawValue) }
            for element in l { writer.item("l", element.rawValue) }
        case let .initials(value, o, d, l):
            writer.literal("initials")
            writer.segment(value.rawValue)
            if let o { writer.item("o", o.rawValue) }
            if d != ConstrainedTextRoute.Initials(rawValue: "카페")! {
                writer.item("d", d.rawValue)
            }
            for element in l { writer.item("l", element.rawValue) }
        case let .shop(value, o, d, l):
            writer.literal("shop")
            writer.segment(value.rawValue)
            if let o { writer.item("o", o.rawValue) }
            if d != ConstrainedTextRoute.Shop(rawValue: "main")! { writer.item("d", d.rawValue) }
            for element in l { writer.item("l", element.rawValue) }
        case let .page(value, o, d, l):
            writer.literal("page")
            writer.segment(_Route.text(value.rawValue))
            if let o { writer.item("o", _Route.text(o.rawValue)) }
            if d != _Route.value(ConstrainedTextRoute.WebPage.self, "https://example.com/") {
                writer.item("d", _Route.text(d.rawValue))
            }
            for element in l { writer.item("l", _Route.text(element.rawValue)) }
        case let .rest(values):
            writer.literal("rest")
            for element in values { writer.segment(element.rawValue) }
        case let .pages(values):
            writer.literal("pages")
            for element in values { writer.segment(_Route.text(element.rawValue)) }
        case let .image(color, initials):
            writer.literal("image")
            writer.segment(mixed: ["", ".", ""], [color.rawValue, initials.rawValue])
        case let .file(slug, version):
            writer.literal("file")
            writer.segment(mixed: ["", ".", ""], [slug.rawValue, _Route.text(version)])
        case let .last(shop):
            writer.literal("last")
            writer.segment(mixed: ["shop-", ""], [shop.rawValue])
        case let .link(page):
            writer.literal("link")
            writer.segment(mixed: ["to-", ""], [_Route.text(page.rawValue)])
        case let .ranks(.web(page)):
            writer.literal("rank")
            writer.segment(_Route.text(page.rawValue))
        case let .ranks(.slug(slug)):
            writer.literal("rank")
            writer.segment(slug.rawValue)
        case let .ranks(.url(url)):
            writer.literal("rank")
            writer.segment(_Route.text(url))
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let colorInitials = _RouteMixedPart(
        ["", ".", ""], [.constrained(ConstrainedTextRoute.Color.rule, { $0.asColor() != nil }),
        .constrained(ConstrainedTextRoute.Initials.rule, { $0.asInitials() != nil })])
    static let slugVersion = _RouteMixedPart(
        ["", ".", ""], [.constrained(ConstrainedTextRoute.Slug.rule, { $0.asSlug() != nil }),
        .number({ $0.integer() != nil })])
    static let shop = _RouteMixedPart(
        ["shop-", ""], [.constrained(ConstrainedTextRoute.Shop.rule, { $0.asShop() != nil })])
    static let page = _RouteMixedPart(["to-", ""], [.text(allowsEmpty: false)])
}

private nonisolated extension _RoutePart {
    func asColor() -> ConstrainedTextRoute.Color? {
        string().flatMap { ConstrainedTextRoute.Color(rawValue: $0) }
    }

    func asInitials() -> ConstrainedTextRoute.Initials? {
        string().flatMap { ConstrainedTextRoute.Initials(rawValue: $0) }
    }

    func asShop() -> ConstrainedTextRoute.Shop? {
        string().flatMap { ConstrainedTextRoute.Shop(rawValue: $0) }
    }

    func asSlug() -> ConstrainedTextRoute.Slug? {
        string().flatMap { ConstrainedTextRoute.Slug(rawValue: $0) }
    }

    func asWebPage() -> ConstrainedTextRoute.WebPage? {
        url().flatMap { ConstrainedTextRoute.WebPage(rawValue: $0) }
    }
}
