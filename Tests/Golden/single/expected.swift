// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum SingleRoute: URLRoute {
    case only(Only)

    nonisolated enum Only: Hashable, Sendable {
        /// `${value:Sole}/${other:Sole=one}`
        case value(value: Sole, other: Sole = .one)
    }

    /// The values as they appear in URLs.
    nonisolated enum Sole: String, CaseIterable, Sendable {
        case one
    }

    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = []

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

    /// The URL under a scheme, with the first segment as its host; nil if the scheme is invalid.
    func url(scheme: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: nil)), scheme: scheme, host: nil)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension SingleRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .only(a0): if case let .only(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .only(a0):
            hasher.combine("only")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> SingleRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 4) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> SingleRoute? {
        return start(reader.path)
    }

    static func start(_ reader: _RouteReader) -> SingleRoute? {
        if let value = reader[0].asSole(), let other = reader[1].asSole(), reader.count == 2 {
            return .only(.value(value: value, other: other))
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: SingleRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: SingleRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .only(.value(value, other)):
            writer.segment(value.rawValue)
            writer.segment(other.rawValue)
        }
    }
}

private nonisolated extension _RoutePart {
    func asSole() -> SingleRoute.Sole? {
        switch self {
        case "one": return SingleRoute.Sole.one
        default: if !ignoresCase { return nil }
        }
        if equalsIgnoringCase("one") { return SingleRoute.Sole.one }
        return nil
    }
}
