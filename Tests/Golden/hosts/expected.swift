// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum HostRoute: URLRoute {
    /// - `https://${lang}.wikipedia.org/wiki/${title}`
    /// - `wiki/${lang}/${title}`
    case page(lang: String, title: String)
    /// `http://${host}/about`
    case site(host: String)
    /// `https://shop.${region}.example.com:8443/${item:Int}?ref=${ref?}`
    case shop(region: String, item: Int, ref: String? = nil)
    /// `gopher://${number:Int}/x`
    case number(number: Int)
    /// `https://example.com/fixed`
    case fixed
    /// `cm:///do/${what}`
    case command(what: String)
    /// `cm://`
    case commandHome
    /// `https://${tenant}.example.com/home`
    case label(tenant: String)
    /// `local/${id}`
    case local(id: String)

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "hosts"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://hosts"]

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
nonisolated extension HostRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .page(a0, a1):
            if case let .page(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .site(a0): if case let .site(b0) = b, _Route.equal(a0, b0) { return true }
        case let .shop(a0, a1, a2):
            if case let .shop(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .number(a0): if case let .number(b0) = b, _Route.equal(a0, b0) { return true }
        case .fixed: if case .fixed = b { return true }
        case let .command(a0): if case let .command(b0) = b, _Route.equal(a0, b0) { return true }
        case .commandHome: if case .commandHome = b { return true }
        case let .label(a0): if case let .label(b0) = b, _Route.equal(a0, b0) { return true }
        case let .local(a0): if case let .local(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .page(a0, a1):
            hasher.combine("page")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .site(a0):
            hasher.combine("site")
            hasher.combine(a0)
        case let .shop(a0, a1, a2):
            hasher.combine("shop")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .number(a0):
            hasher.combine("number")
            hasher.combine(a0)
        case .fixed: hasher.combine("fixed")
        case let .command(a0):
            hasher.combine("command")
            hasher.combine(a0)
        case .commandHome: hasher.combine("commandHome")
        case let .label(a0):
            hasher.combine("label")
            hasher.combine(a0)
        case let .local(a0):
            hasher.combine("local")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> HostRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://hosts", segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> HostRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        if reader.hasScheme("cm") { return afterCm(reader.path) }
        if reader.hasScheme("gopher") { return reader.hasHost ? afterGopher(reader) : nil }
        if reader.hasScheme("http") {
            return reader.hasHost ? afterHttp(reader.lowercasedHost) : nil
        }
        if reader.hasScheme("https") {
            return reader.hasHost ? afterHttps(reader.lowercasedHost) : nil
        }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> HostRoute? {
        if reader[0].equalsIgnoringCase("hosts") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> HostRoute? {
        switch reader[0] {
        case "wiki":
            if reader.count == 3, let lang = reader.string(1), let title = reader.string(2) {
                return .page(lang: lang, title: title)
            }
        case "local": if reader.count == 2, let id = reader.string(1) { return .local(id: id) }
        default: break
        }
        return nil
    }

    static func afterCm(_ reader: _RouteReader) -> HostRoute? {
        if reader.count == 0 { return .commandHome }
        if reader[0].equalsIgnoringCase("do"), reader.count == 2, let what = reader.string(1) {
            return .command(what: what)
        }
        return nil
    }

    static func afterGopher(_ reader: _RouteReader) -> HostRoute? {
        if reader.hasNoPort, let number = reader[0].integer(), reader[1].equals("x"),
            reader.count == 2
        {
            return .number(number: number)
        }
        return nil
    }

    static func afterHttp(_ reader: _RouteReader) -> HostRoute? {
        if reader.hasNoPort, reader.hasHostName, reader[1].equals("about"), reader.count == 2,
            let host = reader.string(0)
        {
            return .site(host: host)
        }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> HostRoute? {
        if reader[0].equalsIgnoringCase("example.com"), reader[1].equals("fixed"), reader.count == 2
        {
            return .fixed
        }
        if reader.hasHostName, let regionParts = _MixedParts.region.split(reader[0]),
            let item = reader[1].integer(), reader.count == 2, let region = regionParts[0].string(),
            let ref = reader.query["ref"].optional({ $0.string() })
        {
            return .shop(region: region, item: item, ref: ref)
        }
        if reader.hasNoPort, reader.hasHostName, let langParts = _MixedParts.lang.split(reader[0]),
            reader[1].equals("wiki"), reader.count == 3, let lang = langParts[0].string(),
            let title = reader.string(2)
        {
            return .page(lang: lang, title: title)
        }
        if reader.hasNoPort, reader.hasHostName,
            let tenantParts = _MixedParts.tenant.split(reader[0]), reader[1].equals("home"),
            reader.count == 2, let tenant = tenantParts[0].string()
        {
            return .label(tenant: tenant)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: HostRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://hosts", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: HostRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .page(lang, title):
            writer.begin(form, base: "https://", .hostParameter, isRelative: false)
            writer.segment(mixed: ["", ".wikipedia.org"], [lang])
            writer.literal("wiki")
            writer.segment(title)
        case let .site(host):
            writer.begin(form, base: "http://", .hostParameter, isRelative: false)
            writer.segment(host)
            writer.literal("about")
        case let .shop(region, item, ref):
            writer.begin(form, base: "https://", .hostParameter, isRelative: false)
            writer.segment(mixed: ["shop.", ".example.com:8443"], [region])
            writer.segment(item)
            if let ref, !ref.isEmpty { writer.item("ref", ref) }
        case let .number(number):
            writer.begin(form, base: "gopher://", .hostParameter, isRelative: false)
            writer.segment(number)
            writer.literal("x")
        case .fixed:
            writer.begin(form, base: "https://example.com", .host, isRelative: false)
            writer.literal("fixed")
        case let .command(what):
            writer.begin(form, base: "cm:///", .noHost, isRelative: false, separator: ":///")
            writer.literal("do")
            writer.segment(what)
        case .commandHome: writer.begin(form, base: "cm://", .noHost, isRelative: false)
        case let .label(tenant):
            writer.begin(form, base: "https://", .hostParameter, isRelative: false)
            writer.segment(mixed: ["", ".example.com"], [tenant])
            writer.literal("home")
        case let .local(id):
            writer.literal("local")
            writer.segment(id)
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let region = _RouteMixedPart(
        ["shop.", ".example.com:8443"], [.text(allowsEmpty: false)], ignoresCase: true,
        isHost: true)
    static let lang = _RouteMixedPart(
        ["", ".wikipedia.org"], [.text(allowsEmpty: false)], ignoresCase: true, isHost: true)
    static let tenant = _RouteMixedPart(
        ["", ".example.com"], [.text(allowsEmpty: false)], ignoresCase: true, isHost: true)
}
