// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FirstRoute: URLRoute {
    /// `app://${name}/open`
    case open(name: String)
    /// `app://at-${place}/${id:Int}`
    case at(place: String, id: Int)
    /// `user/${id}`
    case user(id: String)
    /// `User/Name`
    case upper

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "site"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://site"]

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
nonisolated extension FirstRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .open(a0): if case let .open(b0) = b, _Route.equal(a0, b0) { return true }
        case let .at(a0, a1):
            if case let .at(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
        case .upper: if case .upper = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .open(a0):
            hasher.combine("open")
            hasher.combine(a0)
        case let .at(a0, a1):
            hasher.combine("at")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .user(a0):
            hasher.combine("user")
            hasher.combine(a0)
        case .upper: hasher.combine("upper")
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool, isOnServer: Bool = false) -> FirstRoute? {
        guard isRawValue, !_Route.isURL(text) else {
            return _RouteReader.read(text, segments: 5, isOnServer: isOnServer) { route(of: $0) }
        }
        return _RouteReader.read(
            _Route.text(text, after: "app://site"), segments: 5,
            isOnServer: isOnServer) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> FirstRoute? {
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> FirstRoute? {
        if reader[0].equalsIgnoringCase("site") {
            switch reader[1] {
            case "user": if reader.count == 3, let id = reader.string(2) { return .user(id: id) }
            case "User": if reader[2].equals("Name"), reader.count == 3 { return .upper }
            default: break
            }
        }
        if reader.hasNoPort, let placeParts = _MixedParts.place.split(reader[0]),
            let id = reader[1].integer(), reader.count == 2, let place = placeParts[0].string()
        {
            return .at(place: place, id: id)
        }
        if reader.hasNoPort, reader[1].equals("open"), reader.count == 2, !reader.isOnServer,
            let name = reader.string(0)
        {
            return .open(name: name)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: FirstRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://site", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: FirstRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .open(name):
            writer.begin(form, base: "app://", .hostParameter, isRelative: false)
            writer.segment(name)
            writer.literal("open")
        case let .at(place, id):
            writer.begin(form, base: "app://", .hostParameter, isRelative: false)
            writer.segment(mixed: ["at-", ""], [place])
            writer.segment(id)
        case let .user(id):
            writer.literal("user")
            writer.segment(id)
        case .upper: writer.literal("User/Name")
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let place = _RouteMixedPart(
        ["at-", ""], [.text(allowsEmpty: false)], ignoresCase: true, isHost: true)
}
