// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum SchemeRoute: URLRoute {
    /// `?next=${next:SchemeRoute?}`
    indirect case open(next: SchemeRoute? = nil)
    /// `go/${to:SchemeRoute}`
    indirect case go(to: SchemeRoute)
    /// `https://example.com/${path...}?next=${next:SchemeRoute?}`
    indirect case page(path: [String] = [], next: SchemeRoute? = nil)

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

    /// The route of a nested link.
    static subscript(_link text: String, depth depth: Int) -> Self? {
        _Matching.route(of: text, isRawValue: true, depth: depth)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension SchemeRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .open(a0): if case let .open(b0) = b, _Route.equal(a0, b0) { return true }
        case let .go(a0): if case let .go(b0) = b, _Route.equal(a0, b0) { return true }
        case let .page(a0, a1):
            if case let .page(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .open(a0):
            hasher.combine("open")
            hasher.combine(a0)
        case let .go(a0):
            hasher.combine("go")
            hasher.combine(a0)
        case let .page(a0, a1):
            hasher.combine("page")
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool, depth: Int = 1) -> SchemeRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 4, depth: depth) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> SchemeRoute? {
        if reader.hasScheme("https") { return afterHttps(reader.path) }
        return start(reader.path)
    }

    static func afterHttps(_ reader: _RouteReader) -> SchemeRoute? {
        if reader.count == 0,
            let next = reader.query["next"].optional({ reader.link($0, SchemeRoute.self) })
        {
            return .open(next: next)
        }
        if reader[0].equalsIgnoringCase("go"), let route = afterGo(reader) { return route }
        if reader[0].equalsIgnoringCase("example.com"),
            let path = reader.rest(from: 1, { $0.string() }),
            let next = reader.query["next"].optional({ reader.link($0, SchemeRoute.self) })
        {
            return .page(path: path, next: next)
        }
        return nil
    }

    static func afterGo(_ reader: _RouteReader) -> SchemeRoute? {
        if reader.count == 2, let to = reader.link(reader[1], SchemeRoute.self) {
            return .go(to: to)
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> SchemeRoute? {
        if reader.count == 0,
            let next = reader.query["next"].optional({ reader.link($0, SchemeRoute.self) })
        {
            return .open(next: next)
        }
        if reader[0].equalsIgnoringCase("go") { return afterGo(reader) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: SchemeRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: SchemeRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .open(next): if let next { writer.item("next", _Route.text(link: next)) }
        case let .go(to):
            writer.literal("go")
            writer.segment(_Route.text(link: to))
        case let .page(path, next):
            writer.begin(form, base: "https://example.com", .host, isRelative: false)
            for element in path { writer.segment(element) }
            if let next { writer.item("next", _Route.text(link: next)) }
        }
    }
}
