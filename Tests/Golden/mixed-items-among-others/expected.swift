// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MixedAmongRoute: URLRoute {
    /// `sized?s|size=${width:UInt16}.${height}`
    case sized(width: UInt16, height: String)
    /// `encoded?a%26b=a%3D${text}`
    case encoded(text: String)
    /// `fragment#at=${x:Int},${y:Int}`
    case fragment(x: Int, y: Int)
    /// `beside?v=v${major:Int}&${others...}`
    case beside(major: Int, others: [String: String] = [:])
    case ranks(Ranks)

    nonisolated enum Ranks: Hashable, Sendable {
        /// `rank?v=v1`
        case exact
        /// `rank?v=v${version:Int}`
        case version(version: Int)
        /// `rank?v=${text}`
        case text(text: String)
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "among"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://among"]

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
nonisolated extension MixedAmongRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .sized(a0, a1):
            if case let .sized(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .encoded(a0): if case let .encoded(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragment(a0, a1):
            if case let .fragment(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .beside(a0, a1):
            if case let .beside(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .ranks(a0): if case let .ranks(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .sized(a0, a1):
            hasher.combine("sized")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .encoded(a0):
            hasher.combine("encoded")
            hasher.combine(a0)
        case let .fragment(a0, a1):
            hasher.combine("fragment")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .beside(a0, a1):
            hasher.combine("beside")
            hasher.combine(a0)
            hasher.combine(a1)
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
    static func route(of text: String, isRawValue: Bool) -> MixedAmongRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://among", segments: 4) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> MixedAmongRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> MixedAmongRoute? {
        if reader[0].equalsIgnoringCase("among") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> MixedAmongRoute? {
        switch reader[0] {
        case "sized":
            if reader.count == 1,
                let widthHeightParts = _MixedParts.widthHeight.split(reader.query["s", "size"]),
                let width = widthHeightParts[0].integer(UInt16.self),
                let height = widthHeightParts[1].string()
            {
                return .sized(width: width, height: height)
            }
        case "encoded":
            if reader.count == 1, let textParts = _MixedParts.text.split(reader.query["a&b"]),
                let text = textParts[0].string()
            {
                return .encoded(text: text)
            }
        case "fragment":
            if reader.count == 1, reader.hasFragment,
                let xYParts = _MixedParts.xY.split(reader.fragmentItems["at"]),
                let x = xYParts[0].integer(), let y = xYParts[1].integer()
            {
                return .fragment(x: x, y: y)
            }
        case "beside":
            if reader.count == 1, let majorParts = _MixedParts.major.split(reader.query["v"]),
                let major = majorParts[0].integer(), let others = reader.query.others(than: "v")
            {
                return .beside(major: major, others: others)
            }
        case "rank":
            if reader.count == 1 {
                if reader.query["v"].equals("v1") { return .ranks(.exact) }
                if let versionParts = _MixedParts.major.split(reader.query["v"]),
                    let version = versionParts[0].integer()
                {
                    return .ranks(.version(version: version))
                }
                if let text = reader.query["v"].string() { return .ranks(.text(text: text)) }
            }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: MixedAmongRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://among", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: MixedAmongRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .sized(width, height):
            writer.literal("sized")
            writer.item("s", mixed: ["", ".", ""], [_Route.text(width), height])
        case let .encoded(text):
            writer.literal("encoded")
            writer.item("a%26b", mixed: ["a=", ""], [text])
        case let .fragment(x, y):
            writer.literal("fragment")
            writer.beginFragment(isOnlyItems: true)
            writer.item("at", mixed: ["", ",", ""], [_Route.text(x), _Route.text(y)])
        case let .beside(major, others):
            writer.literal("beside")
            writer.item("v", mixed: ["v", ""], [_Route.text(major)])
            for (key, value) in others.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case .ranks(.exact):
            writer.literal("rank")
            writer.literalItem("v=v1")
        case let .ranks(.version(version)):
            writer.literal("rank")
            writer.item("v", mixed: ["v", ""], [_Route.text(version)])
        case let .ranks(.text(text)):
            writer.literal("rank")
            writer.item("v", text)
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let widthHeight = _RouteMixedPart(
        ["", ".", ""], [.number({ $0.integer(UInt16.self) != nil }), .text(allowsEmpty: true)])
    static let text = _RouteMixedPart(["a=", ""], [.text(allowsEmpty: true)])
    static let xY = _RouteMixedPart(
        ["", ",", ""], [.number({ $0.integer() != nil }), .number({ $0.integer() != nil })],
        delimiters: ",")
    static let major = _RouteMixedPart(["v", ""], [.number({ $0.integer() != nil })])
}
