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
            hasher.combine("page")
            hasher.combine(a0)
        case .help: hasher.combine("help")
        case .room: hasher.combine("room")
        case let .user(a0):
            hasher.combine("user")
            hasher.combine(a0)
        case .staff: hasher.combine("staff")
        case .account: hasher.combine("account")
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool, isOnServer: Bool = false) -> ServerRoute? {
        guard isRawValue, !_Route.isURL(text) else {
            return _RouteReader.read(text, segments: 5, isOnServer: isOnServer) { route(of: $0) }
        }
        return _RouteReader.read(
            _Route.text(text, after: "https://chat.example.org"), segments: 5,
            isOnServer: isOnServer) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> ServerRoute? {
        if reader.hasScheme("https") {
            return reader.hasHost ? afterHttps(reader.lowercasedHost) : nil
        }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> ServerRoute? {
        if reader[0].equalsIgnoringCase("chat.example.org"), let route = afterChatExampleOrg(reader)
        {
            return route
        }
        if reader[0].equalsIgnoringCase("account.example.com"),
            let route = afterAccountExampleCom(reader)
        {
            return route
        }
        if reader.hasNoPort, reader.hasHostName,
            _RouteMixedPart.isLabel(reader[0], before: ".example.org")
        {
            return afterExampleOrg(reader)
        }
        return nil
    }

    static func afterChatExampleOrg(_ reader: _RouteReader) -> ServerRoute? {
        switch reader[1] {
        case "help": if reader.count == 2, !reader.isOnServer { return .help }
        case "rooms":
            if reader.count == 2 { return .room }
            if reader[2].equals("all"), reader.count == 3, !reader.isOnServer { return .room }
        case "user":
            if reader[2].equals("7"), reader.count == 3, !reader.isOnServer { return .staff }
            if let id = reader[2].integer(), reader.count == 3 { return .user(id: id) }
        default: break
        }
        if reader.count == 2, let slug = reader.string(1) { return .page(slug: slug) }
        return nil
    }

    static func afterAccountExampleCom(_ reader: _RouteReader) -> ServerRoute? {
        if reader[1].equals("user"), reader[2].equals("8"), reader.count == 3 { return .account }
        return nil
    }

    static func afterExampleOrg(_ reader: _RouteReader) -> ServerRoute? {
        switch reader[1] {
        case "rooms": if reader.count == 2 { return .room }
        case "user": if let id = reader[2].integer(), reader.count == 3 { return .user(id: id) }
        default: break
        }
        if reader.count == 2, let slug = reader.string(1) { return .page(slug: slug) }
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
            writer.literal("rooms/all")
        case let .user(id):
            writer.literal("user")
            writer.segment(id)
        case .staff:
            writer.begin(form, base: "https://chat.example.org", .host, isRelative: false)
            writer.literal("user/7")
        case .account:
            writer.begin(form, base: "https://account.example.com", .host, isRelative: false)
            writer.literal("user/8")
        }
    }
}
