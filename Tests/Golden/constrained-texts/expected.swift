// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ConstrainedTextRoute: URLRoute {
    /// `color/${value:Color}?o=${o:Color?}&d=${d:Color=ff8000}&l=${l:[Color]}`
    case color(
        value: ConstrainedTextRoute.Color, o: ConstrainedTextRoute.Color? = nil,
        d: ConstrainedTextRoute.Color = .init(rawValue: "ff8000")!, l: [ConstrainedTextRoute.Color] = [])
    /// `initials/${value:Initials}?o=${o:Initials?}&d=${d:Initials=카페}&l=${l:[Initials]}`
    case initials(
        value: ConstrainedTextRoute.Initials, o: ConstrainedTextRoute.Initials? = nil,
        d: ConstrainedTextRoute.Initials = .init(rawValue: "카페")!, l: [ConstrainedTextRoute.Initials] = [])
    /// `shop/${value:Shop}?o=${o:Shop?}&d=${d:Shop=main}&l=${l:[Shop]}`
    case shop(
        value: ConstrainedTextRoute.Shop, o: ConstrainedTextRoute.Shop? = nil,
        d: ConstrainedTextRoute.Shop = .init(rawValue: "main")!, l: [ConstrainedTextRoute.Shop] = [])
    /// `page/${value:WebPage}?o=${o:WebPage?}&d=${d:WebPage=https://example.com/}&l=${l:[WebPage]}`
    case page(
        value: ConstrainedTextRoute.WebPage, o: ConstrainedTextRoute.WebPage? = nil, d: ConstrainedTextRoute.WebPage,
        l: [ConstrainedTextRoute.WebPage] = [])
    /// `rest/${values:Slug...}`
    case rest(values: [ConstrainedTextRoute.Slug] = [])
    /// `pages/${values:WebPage...}`
    case pages(values: [ConstrainedTextRoute.WebPage] = [])
    /// `image/${color:Color}.${initials:Initials}`
    case image(color: ConstrainedTextRoute.Color, initials: ConstrainedTextRoute.Initials)
    /// `file/${slug:Slug}.${version:Int}`
    case file(slug: ConstrainedTextRoute.Slug, version: Int)
    /// `last/shop-${shop:Shop}`
    case last(shop: ConstrainedTextRoute.Shop)
    /// `link/to-${page:WebPage}`
    case link(page: ConstrainedTextRoute.WebPage)
    case ranks(Ranks)

    nonisolated enum Ranks: Hashable, Sendable {
        /// `rank/${page:WebPage}`
        case web(page: ConstrainedTextRoute.WebPage)
        /// `rank/${slug:Slug}`
        case slug(slug: ConstrainedTextRoute.Slug)
        /// `rank/${url:URL}`
        case url(url: RouteURL)
    }

    /// A String of 6 characters of 0-9A-Fa-f.
    nonisolated struct Color: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard
                _RouteTextRule(length: 6...6, characters: 0x3ff000000000000, 0x7e0000007e).accepts(rawValue)
            else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// A String of 2...3 characters.
    nonisolated struct Initials: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard _RouteTextRule(length: 2...3).accepts(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// A String of the characters 0-9_a-z-.
    nonisolated struct Slug: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard
                _RouteTextRule(length: 1 ... .max, characters: 0x3ff200000000000, 0x7fffffe80000000).accepts(rawValue)
            else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// A String other than 'www', 'api' or 'é'.
    nonisolated struct Shop: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard
                _RouteTextRule(length: 1 ... .max).accepts(rawValue), !_Route.equal(rawValue, text: "www"),
                !_Route.equal(rawValue, text: "api"), !_Route.equal(rawValue, text: "é")
            else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// A URL with the scheme https or http.
    nonisolated struct WebPage: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
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
            if case let .color(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2),
                _Route.equal(a3, b3)
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
            if case let .shop(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2),
                _Route.equal(a3, b3)
            {
                return true
            }
        case let .page(a0, a1, a2, a3):
            if case let .page(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2),
                _Route.equal(a3, b3)
            {
                return true
            }
        case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .pages(a0): if case let .pages(b0) = b, _Route.equal(a0, b0) { return true }
        case let .image(a0, a1):
            if case let .image(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .file(a0, a1):
            if case let .file(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .last(a0): if case let .last(b0) = b, _Route.equal(a0, b0) { return true }
        case let .link(a0): if case let .link(b0) = b, _Route.equal(a0, b0) { return true }
        case let .ranks(a0): if case let .ranks(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .color(a0, a1, a2, a3):
            hasher.combine(0)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .initials(a0, a1, a2, a3):
            hasher.combine(1)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .shop(a0, a1, a2, a3):
            hasher.combine(2)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .page(a0, a1, a2, a3):
            hasher.combine(3)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .rest(a0):
            hasher.combine(4)
            hasher.combine(a0)
        case let .pages(a0):
            hasher.combine(5)
            hasher.combine(a0)
        case let .image(a0, a1):
            hasher.combine(6)
            hasher.combine(a0)
            hasher.combine(a1)
        case let .file(a0, a1):
            hasher.combine(7)
            hasher.combine(a0)
            hasher.combine(a1)
        case let .last(a0):
            hasher.combine(8)
            hasher.combine(a0)
        case let .link(a0):
            hasher.combine(9)
            hasher.combine(a0)
        case let .ranks(a0):
            hasher.combine(10)
            hasher.combine(a0)
        }
    }
}

private typealias _Path = _RouteReader.Path

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated struct _Matching {
    let reader: _RouteReader

    static func route(of text: String, isRawValue: Bool) -> ConstrainedTextRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://texts", segments: 5) { url in
            _Matching(reader: url).route()
        }
    }

    func route() -> ConstrainedTextRoute? {
        if reader.isRelative { return start(reader.path) }
        if reader.hasScheme("app") { return reader.hostPath.flatMap { afterApp($0) } }
        return nil
    }

    func afterApp(_ parts: _Path) -> ConstrainedTextRoute? {
        if parts[0].equalsIgnoringCase("texts") { return start(parts.from(1)) }
        return nil
    }

    func start(_ parts: _Path) -> ConstrainedTextRoute? {
        switch parts[0] {
        case "color": return afterColor(parts.from(1))
        case "initials": return afterInitials(parts.from(1))
        case "shop": return afterShop(parts.from(1))
        case "page": return afterPage(parts.from(1))
        case "rest": return afterRest(parts.from(1))
        case "pages": return afterPages(parts.from(1))
        case "image": return afterImage(parts.from(1))
        case "file": return afterFile(parts.from(1))
        case "last": return afterLast(parts.from(1))
        case "link": return afterLink(parts.from(1))
        case "rank": return afterRank(parts.from(1))
        default: break
        }
        return nil
    }

    func afterColor(_ parts: _Path) -> ConstrainedTextRoute? {
        if let value = parts[0].asColor(), parts.isEnd(1), let o = reader.query["o"].optional({ $0.asColor() }),
            let d = reader.query["d"].defaulting(to: ConstrainedTextRoute.Color(rawValue: "ff8000")!, { $0.asColor() }),
            let l = reader.query.values("l", as: { $0.asColor() })
        {
            return .color(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    func afterInitials(_ parts: _Path) -> ConstrainedTextRoute? {
        if let value = parts[0].asInitials(), parts.isEnd(1), let o = reader.query["o"].optional({ $0.asInitials() }),
            let d = reader.query["d"].defaulting(to: ConstrainedTextRoute.Initials(rawValue: "카페")!, { $0.asInitials() }),
            let l = reader.query.values("l", as: { $0.asInitials() })
        {
            return .initials(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    func afterShop(_ parts: _Path) -> ConstrainedTextRoute? {
        if let value = parts[0].asShop(), parts.isEnd(1), let o = reader.query["o"].optional({ $0.asShop() }),
            let d = reader.query["d"].defaulting(to: ConstrainedTextRoute.Shop(rawValue: "main")!, { $0.asShop() }),
            let l = reader.query.values("l", as: { $0.asShop() })
        {
            return .shop(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    func afterPage(_ parts: _Path) -> ConstrainedTextRoute? {
        if parts[0].isPresent, parts.isEnd(1), let value = parts[0].asWebPage(),
            let o = reader.query["o"].optional({ $0.asWebPage() }),
            let d = reader.query["d"].defaulting(to: _Route.value(RouteURL.self, "https://example.com/").flatMap { ConstrainedTextRoute.WebPage(rawValue: $0) }, { $0.asWebPage() }),
            let l = reader.query.values("l", as: { $0.asWebPage() })
        {
            return .page(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    func afterRest(_ parts: _Path) -> ConstrainedTextRoute? {
        if let values = reader.rest(from: parts.from(0), { $0.asSlug() }) { return .rest(values: values) }
        return nil
    }

    func afterPages(_ parts: _Path) -> ConstrainedTextRoute? {
        if let values = reader.rest(from: parts.from(0), { $0.asWebPage() }) { return .pages(values: values) }
        return nil
    }

    func afterImage(_ parts: _Path) -> ConstrainedTextRoute? {
        if let pieces0 = _Affixes.colorInitials.split(parts[0]), parts.isEnd(1), let color = pieces0[0].asColor(),
            let initials = pieces0[1].asInitials()
        {
            return .image(color: color, initials: initials)
        }
        return nil
    }

    func afterFile(_ parts: _Path) -> ConstrainedTextRoute? {
        if let pieces0 = _Affixes.slugVersion.split(parts[0]), parts.isEnd(1), let slug = pieces0[0].asSlug(),
            let version = pieces0[1].integer()
        {
            return .file(slug: slug, version: version)
        }
        return nil
    }

    func afterLast(_ parts: _Path) -> ConstrainedTextRoute? {
        if let pieces0 = _Affixes.shop.split(parts[0]), parts.isEnd(1), let shop = pieces0[0].asShop() {
            return .last(shop: shop)
        }
        return nil
    }

    func afterLink(_ parts: _Path) -> ConstrainedTextRoute? {
        if let pieces0 = _Affixes.page.split(parts[0]), parts.isEnd(1), let page = pieces0[0].asWebPage() {
            return .link(page: page)
        }
        return nil
    }

    func afterRank(_ parts: _Path) -> ConstrainedTextRoute? {
        if parts[0].isPresent, parts.isEnd(1), let page = parts[0].asWebPage() { return .ranks(.web(page: page)) }
        if let slug = parts[0].asSlug(), parts.isEnd(1) { return .ranks(.slug(slug: slug)) }
        if parts[0].isPresent, parts.isEnd(1), let url = parts[0].url() { return .ranks(.url(url: url)) }
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
            if !_Route.equal(d, ConstrainedTextRoute.Color(rawValue: "ff8000")!) { writer.item("d", d.rawValue) }
            writer.items("l", l.map { $0.rawValue })
        case let .initials(value, o, d, l):
            writer.literal("initials")
            writer.segment(value.rawValue)
            if let o { writer.item("o", o.rawValue) }
            if !_Route.equal(d, ConstrainedTextRoute.Initials(rawValue: "카페")!) { writer.item("d", d.rawValue) }
            writer.items("l", l.map { $0.rawValue })
        case let .shop(value, o, d, l):
            writer.literal("shop")
            writer.segment(value.rawValue)
            if let o { writer.item("o", o.rawValue) }
            if !_Route.equal(d, ConstrainedTextRoute.Shop(rawValue: "main")!) { writer.item("d", d.rawValue) }
            writer.items("l", l.map { $0.rawValue })
        case let .page(value, o, d, l):
            writer.literal("page")
            writer.segment(_Route.text(value.rawValue))
            if let o { writer.item("o", _Route.text(o.rawValue)) }
            if !_Route.equal(d, _Route.value(RouteURL.self, "https://example.com/").flatMap { ConstrainedTextRoute.WebPage(rawValue: $0) }) {
                writer.item("d", _Route.text(d.rawValue))
            }
            writer.items("l", l.map { _Route.text($0.rawValue) })
        case let .rest(values):
            writer.literal("rest")
            for element in values { writer.segment(element.rawValue) }
        case let .pages(values):
            writer.literal("pages")
            for element in values { writer.segment(_Route.text(element.rawValue)) }
        case let .image(color, initials):
            writer.literal("image")
            writer.segment(affixed: ["", ".", ""], [color.rawValue, initials.rawValue])
        case let .file(slug, version):
            writer.literal("file")
            writer.segment(affixed: ["", ".", ""], [slug.rawValue, _Route.text(version)])
        case let .last(shop):
            writer.literal("last")
            writer.segment(affixed: ["shop-", ""], [shop.rawValue])
        case let .link(page):
            writer.literal("link")
            writer.segment(affixed: ["to-", ""], [_Route.text(page.rawValue)])
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
private nonisolated enum _Affixes {
    static let colorInitials = _RouteAffixes(
        ["", ".", ""],
        [.constrained(_RouteTextRule(length: 6...6, characters: 0x3ff000000000000, 0x7e0000007e), { $0.asColor() != nil }),
        .constrained(_RouteTextRule(length: 2...3), { $0.asInitials() != nil })])
    static let slugVersion = _RouteAffixes(
        ["", ".", ""],
        [.constrained(_RouteTextRule(length: 1 ... .max, characters: 0x3ff200000000000, 0x7fffffe80000000), { $0.asSlug() != nil }),
        .number({ $0.integer() != nil })])
    static let shop = _RouteAffixes(
        ["shop-", ""], [.constrained(_RouteTextRule(length: 1 ... .max), { $0.asShop() != nil })])
    static let page = _RouteAffixes(["to-", ""], [.text(allowsEmpty: false)])
}

private nonisolated extension _RoutePart {
    func asColor() -> ConstrainedTextRoute.Color? {
        nonemptyString().flatMap { ConstrainedTextRoute.Color(rawValue: $0) }
    }

    func asInitials() -> ConstrainedTextRoute.Initials? {
        nonemptyString().flatMap { ConstrainedTextRoute.Initials(rawValue: $0) }
    }

    func asShop() -> ConstrainedTextRoute.Shop? {
        nonemptyString().flatMap { ConstrainedTextRoute.Shop(rawValue: $0) }
    }

    func asSlug() -> ConstrainedTextRoute.Slug? {
        nonemptyString().flatMap { ConstrainedTextRoute.Slug(rawValue: $0) }
    }

    func asWebPage() -> ConstrainedTextRoute.WebPage? {
        url().flatMap { ConstrainedTextRoute.WebPage(rawValue: $0) }
    }
}
