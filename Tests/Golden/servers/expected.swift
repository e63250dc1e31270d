// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ServerRoute: URLRoute {
    /// `${slug}`
    case page(slug: String)
    /// `https://chat.example.org/help`
    case help
    /// - `https://chat.example.org/rooms/all`
    /// - `rooms`
    case room
    /// `user/${id:Int}`
    case user(id: Int)
    /// `user/7`
    case staff
    /// `user/8`
    case account

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "chat.example.org"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["https://chat.example.org", "https://*.example.org"]

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

    /// The route of what follows the URL of a server.
    static subscript(_onServer rawValue: String) -> Self? {
        _Matching.route(of: rawValue, isRawValue: true, isOnServer: true)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension ServerRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .page(a0): if case let .page(b0) = b, _Route.equal(a0, b0) { return true }
        case .help: if case .help = b { return true }
        case .room: if case .room = b { return true }
        case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
        case .staff: if case .staff = b { return true }
        case .account: if case .account = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .page(a0):
            hasher.combine(0)
            hasher.combine(a0)
        case .help: hasher.combine(1)
        case .room: hasher.combine(2)
        case let .user(a0):
            hasher.combine(3)
            hasher.combine(a0)
        case .staff: hasher.combine(4)
        case .account: hasher.combine(5)
        }
    }
}

private typealias _Path = _RouteReader.Path

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated struct _Matching {
    let reader: _RouteReader
    let isOnServer: Bool

    static func route(of text: String, isRawValue: Bool, isOnServer: Bool = false) -> ServerRoute? {
        var isRelative = false
        let route = _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, segments: 5) { url -> ServerRoute? in
            isRelative = url.isRelative
            return isRelative ? nil : _Matching(reader: url, isOnServer: isOnServer).route()
        }
        if !isRelative { return route }
        return _RouteReader.read(_Route.text(text, after: "https://chat.example.org"), plusIsSpace: false, segments: 5) { url in
            _Matching(reader: url, isOnServer: isOnServer).route()
        }
    }

    func route() -> ServerRoute? {
        if reader.hasScheme("https") { return reader.hostPath.flatMap { afterHttps($0) } }
        return nil
    }

    func afterHttps(_ parts: _Path) -> ServerRoute? {
        if parts[0].equalsIgnoringCase("chat.example.org"), let route = afterHttpsChatExampleOrg(parts.from(1)) {
            return route
        }
        if parts[0].equalsIgnoringCase("account.example.com"), let route = afterHttpsAccountExampleCom(parts.from(1)) {
            return route
        }
        if reader.hasNoPort, reader.hasHostName, _RouteAffixes.isLabel(parts[0], before: ".example.org") {
            return afterHttps_(parts.from(1))
        }
        return nil
    }

    func afterHttpsChatExampleOrg(_ parts: _Path) -> ServerRoute? {
        switch parts[0] {
        case "help": if parts.isEnd(1), !isOnServer { return .help }
        case "rooms":
            if parts.isEnd(1) { return .room }
            if parts[1].equals("all"), parts.isEnd(2), !isOnServer { return .room }
        case "user":
            if parts[1].equals("7"), parts.isEnd(2), !isOnServer { return .staff }
            if let id = parts[1].integer(), parts.isEnd(2) { return .user(id: id) }
        default: break
        }
        if parts[0].isPresent, parts.isEnd(1), let slug = parts[0].string() { return .page(slug: slug) }
        return nil
    }

    func afterHttpsAccountExampleCom(_ parts: _Path) -> ServerRoute? {
        if parts[0].equals("user"), parts[1].equals("8"), parts.isEnd(2) { return .account }
        return nil
    }

    func afterHttps_(_ parts: _Path) -> ServerRoute? {
        switch parts[0] {
        case "rooms": if parts.isEnd(1) { return .room }
        case "user": if let id = parts[1].integer(), parts.isEnd(2) { return .user(id: id) }
        default: break
        }
        if parts[0].isPresent, parts.isEnd(1), let slug = parts[0].string() { return .page(slug: slug) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: ServerRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://chat.example.org", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: ServerRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .page(slug): writer.segment(slug)
        case .help:
            writer.begin(form, base: "https://chat.example.org", .host, isRelative: false)
            writer.literal("help")
        case .room:
            writer.begin(form, base: "https://chat.example.org", .host, isRelative: false)
            writer.literal("rooms/all", count: 2)
        case let .user(id):
            writer.literal("user")
            writer.segment(id)
        case .staff:
            writer.begin(form, base: "https://chat.example.org", .host, isRelative: false)
            writer.literal("user/7", count: 2)
        case .account:
            writer.begin(form, base: "https://account.example.com", .host, isRelative: false)
            writer.literal("user/8", count: 2)
        }
    }
}
