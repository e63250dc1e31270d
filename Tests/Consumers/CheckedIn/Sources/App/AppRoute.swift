// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum AppRoute: URLRoute {
    /// `/`
    case home
    /// `user/${id:Int}`
    case user(id: Int)

    /// The scheme of the first base.
    static let scheme: String = "myapp"
    /// The host of the first base.
    static let host: String = "app"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["myapp://app"]

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
nonisolated extension AppRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .home: hasher.combine("home")
        case let .user(a0):
            hasher.combine("user")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> AppRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "myapp://app", segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> AppRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("myapp") { return reader.hasHost ? afterMyapp(reader) : nil }
        return nil
    }

    static func afterMyapp(_ reader: _RouteReader) -> AppRoute? {
        if reader[0].equalsIgnoringCase("app") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> AppRoute? {
        if reader.count == 0 { return .home }
        if reader[0].equals("user"), let id = reader[1].integer(), reader.count == 2 {
            return .user(id: id)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: AppRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "myapp://app", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: AppRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: break
        case let .user(id):
            writer.literal("user")
            writer.segment(id)
        }
    }
}
