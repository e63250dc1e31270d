// Made by routegen 0.2 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MarkBaseRoute: URLRoute {
    /// `https://example.com/user/${id}`
    case web(id: Swift.String)
    /// `myapp://user/${id}`
    case app(id: Swift.String)
    /// `user/me`
    case me
    /// `user/${id:Int}`
    case number(id: Swift.Int)

    /// The scheme of the first base.
    static let scheme: Swift.String = "myapp"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["myapp://", "https://example.com"]

    /// The route that `url` opens; nil if no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    init?(rawValue: Swift.String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    var rawValue: Swift.String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }

    /// The route of what follows the URL of a server.
    static subscript(_onServer rawValue: Swift.String) -> Self? {
        _Matching.route(of: rawValue, isRawValue: true, isOnServer: true)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension MarkBaseRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case let .web(a0): if case let .web(b0) = b, _Route.equal(a0, b0) { return true }
        case let .app(a0): if case let .app(b0) = b, _Route.equal(a0, b0) { return true }
        case .me: if case .me = b { return true }
        case let .number(a0): if case let .number(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case let .web(a0):
            hasher.combine(0x4C0ABD5B)
            hasher.combine(a0)
        case let .app(a0):
            hasher.combine(0x4024F39C)
            hasher.combine(a0)
        case .me: hasher.combine(0x16137783)
        case let .number(a0):
            hasher.combine(0x24BBFC65)
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
    let isOnServer: Swift.Bool

    static func route(of text: Swift.String, isRawValue: Swift.Bool, isOnServer: Swift.Bool = false) -> MarkBaseRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, segments: 5) { url in
            _Matching(reader: url, isOnServer: isOnServer).route()
        }
    }

    func route() -> MarkBaseRoute? {
        if reader.isRelative { return start(reader.path) }
        if reader.hasScheme("https") { return reader.hostPath.flatMap { afterHttps($0) } }
        if reader.hasScheme("myapp") { return start(reader.path) }
        return nil
    }

    func afterHttps(_ parts: _Path) -> MarkBaseRoute? {
        if parts[0].equalsIgnoringCase("example.com"), parts[1].equals("user") {
            if parts[2].equals("me"), parts.isEnd(3) {
                reader.won(0x653AD333)
                return .me
            }
            if let id = parts[2].integer(), parts.isEnd(3) {
                reader.won(0x4922108B)
                return .number(id: id)
            }
            if parts[2].isPresent, parts.isEnd(3), let id = parts[2].string() { return .web(id: id) }
        }
        return nil
    }

    func start(_ parts: _Path) -> MarkBaseRoute? {
        if parts[0].equalsIgnoringCase("user") {
            if parts[1].equals("me"), parts.isEnd(2) {
                reader.won(0x653AD333)
                return .me
            }
            if let id = parts[1].integer(), parts.isEnd(2) {
                reader.won(0x4922108B)
                return .number(id: id)
            }
            if parts[1].isPresent, parts.isEnd(2), !isOnServer, let id = parts[1].string() { return .app(id: id) }
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: MarkBaseRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "myapp://", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: MarkBaseRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .web(id):
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "https://example.com", .host, isRelative: false)
                writer.literal("user")
                writer.segment(id)
            } unlessReadBy: { _Writing.winner(over: route, 0x68889724, of: $0) }
        case let .app(id):
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "myapp://user", .host, isRelative: false)
                writer.segment(id)
            } unlessReadBy: { _Writing.winner(over: route, 0x606893C5, of: $0) }
        case .me: writer.literal("user/me", count: 2)
        case let .number(id):
            writer.literal("user")
            writer.segment(id)
        }
    }

    /// What to mark so that no earlier pattern reads the URL as another value; nil if none does.
    static func winner(over route: MarkBaseRoute, _ pattern: Swift.Int, of text: Swift.String) -> _RouteMarks? {
        var winner = -1
        let other = _RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 5) { url in
            let route = _Matching(reader: url, isOnServer: false).route()
            winner = url.winner
            return route
        }
        guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
        return marks(of: winner, over: pattern)
    }

    static func marks(of pattern: Swift.Int, over writer: Swift.Int) -> _RouteMarks? {
        switch pattern {
        case 0x653AD333:  // user/me
            return _RouteMarks(path: _Route.equal(writer, 0x68889724) ? "ppp" : "pp")
        case 0x4922108B:  // user/${id:Int}
            return _RouteMarks(path: _Route.equal(writer, 0x68889724) ? "ppp" : "pp")
        default: return nil
        }
    }
}
