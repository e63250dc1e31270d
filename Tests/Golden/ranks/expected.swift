// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum RankRoute: URLRoute {
    case ranks(Ranks)

    nonisolated enum Ranks: Hashable, Sendable {
        /// `rank/${value}`
        case text(value: String)
        /// `rank/${value:URL}/url`
        case url(value: RouteURL)
        /// `rank/${value:UUID}`
        case uuid(value: RouteUUID)
        /// `rank/${value:Double}`
        case double(value: Double)
        /// `rank/${value:Int}`
        case int(value: Int)
        /// `rank/${value:Bool}`
        case bool(value: Bool)
        /// `rank/${value:Tab}`
        case tab(value: Tab)
        /// `rank/a${value}`
        case mixed(value: String)
        /// `rank/a1`
        case literal
        /// `rank/${values...}`
        case rest(values: [String] = [])
    }

    /// The values as they appear in URLs.
    nonisolated enum Tab: String, CaseIterable, Sendable {
        case posts
        case likes
        case auctionResults = "auction-results"
        case _1st = "1st"
        case none
        case `default`
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "types"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://types"]

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
nonisolated extension RankRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .ranks(a0): if case let .ranks(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
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
    static func route(of text: String, isRawValue: Bool) -> RankRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://types", segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> RankRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> RankRoute? {
        if reader[0].equalsIgnoringCase("types") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> RankRoute? {
        if reader[0].equals("rank") {
            if reader[1].equals("a1"), reader.count == 2 { return .ranks(.literal) }
            if let valueParts = _MixedParts.value.split(reader[1]), reader.count == 2,
                let value = valueParts[0].string()
            {
                return .ranks(.mixed(value: value))
            }
            if let value = reader[1].asTab(), reader.count == 2 {
                return .ranks(.tab(value: value))
            }
            if let value = reader[1].bool(), reader.count == 2 {
                return .ranks(.bool(value: value))
            }
            if let value = reader[1].integer(), reader.count == 2 {
                return .ranks(.int(value: value))
            }
            if let value = reader[1].decimal(Double.self), reader.count == 2 {
                return .ranks(.double(value: value))
            }
            if let value = reader[1].uuid(), reader.count == 2 {
                return .ranks(.uuid(value: value))
            }
            if reader[2].equals("url"), reader.count == 3, let value = reader[1].url() {
                return .ranks(.url(value: value))
            }
            if reader.count == 2, let value = reader.string(1) {
                return .ranks(.text(value: value))
            }
            if let values = reader.rest(from: 1, { $0.string() }) {
                return .ranks(.rest(values: values))
            }
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: RankRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://types", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: RankRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .ranks(.text(value)):
            writer.literal("rank")
            writer.segment(value)
        case let .ranks(.url(value)):
            writer.literal("rank")
            writer.segment(_Route.text(value))
            writer.literal("url")
        case let .ranks(.uuid(value)):
            writer.literal("rank")
            writer.segment(_Route.text(value))
        case let .ranks(.double(value)):
            writer.literal("rank")
            writer.segment(_Route.text(value))
        case let .ranks(.int(value)):
            writer.literal("rank")
            writer.segment(value)
        case let .ranks(.bool(value)):
            writer.literal("rank")
            writer.segment(value.description)
        case let .ranks(.tab(value)):
            writer.literal("rank")
            writer.segment(value.rawValue)
        case let .ranks(.mixed(value)):
            writer.literal("rank")
            writer.segment(mixed: ["a", ""], [value])
        case .ranks(.literal): writer.literal("rank/a1")
        case let .ranks(.rest(values)):
            writer.literal("rank")
            for element in values { writer.segment(element) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let value = _RouteMixedPart(["a", ""], [.text(allowsEmpty: true)])
}

private nonisolated extension _RoutePart {
    func asTab() -> RankRoute.Tab? {
        switch self {
        case "posts": return RankRoute.Tab.posts
        case "likes": return RankRoute.Tab.likes
        case "auction-results": return RankRoute.Tab.auctionResults
        case "1st": return RankRoute.Tab._1st
        case "none": return RankRoute.Tab.none
        case "default": return RankRoute.Tab.`default`
        default: return nil
        }
    }
}
