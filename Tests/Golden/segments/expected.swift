// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum SegmentRoute: URLRoute {
    /// `profile`
    case literal
    /// `/profile/settings/`
    case literals
    /// `parameter/${id}`
    case parameter(id: String)
    /// `typed/${id:Int}`
    case typed(id: Int)
    /// `mixed/@${user}`
    case mixed(user: String)
    /// `mixed/v${major:Int}.${minor:Int}`
    case severalMixed(major: Int, minor: Int)
    /// `rest/${path...}`
    case rest(path: [String] = [])
    /// `numbers/${numbers:Int...}`
    case typedRest(numbers: [Int] = [])
    /// `caf%C3%A9/a%2Fb`
    case escapedLiteral
    /// `price/$${amount}`
    case notAParameter

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "segments"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://segments"]

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
nonisolated extension SegmentRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .literal: if case .literal = b { return true }
        case .literals: if case .literals = b { return true }
        case let .parameter(a0):
            if case let .parameter(b0) = b, _Route.equal(a0, b0) { return true }
        case let .typed(a0): if case let .typed(b0) = b, _Route.equal(a0, b0) { return true }
        case let .mixed(a0): if case let .mixed(b0) = b, _Route.equal(a0, b0) { return true }
        case let .severalMixed(a0, a1):
            if case let .severalMixed(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .typedRest(a0):
            if case let .typedRest(b0) = b, _Route.equal(a0, b0) { return true }
        case .escapedLiteral: if case .escapedLiteral = b { return true }
        case .notAParameter: if case .notAParameter = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .literal: hasher.combine("literal")
        case .literals: hasher.combine("literals")
        case let .parameter(a0):
            hasher.combine("parameter")
            hasher.combine(a0)
        case let .typed(a0):
            hasher.combine("typed")
            hasher.combine(a0)
        case let .mixed(a0):
            hasher.combine("mixed")
            hasher.combine(a0)
        case let .severalMixed(a0, a1):
            hasher.combine("severalMixed")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .rest(a0):
            hasher.combine("rest")
            hasher.combine(a0)
        case let .typedRest(a0):
            hasher.combine("typedRest")
            hasher.combine(a0)
        case .escapedLiteral: hasher.combine("escapedLiteral")
        case .notAParameter: hasher.combine("notAParameter")
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> SegmentRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://segments", segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> SegmentRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> SegmentRoute? {
        if reader[0].equalsIgnoringCase("segments") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> SegmentRoute? {
        switch reader[0] {
        case "profile": return afterProfile(reader)
        case "parameter": return afterParameter(reader)
        case "typed": return afterTyped(reader)
        case "mixed": return afterMixed(reader)
        case "rest": return afterRest(reader)
        case "numbers": return afterNumbers(reader)
        case "café": return afterCafé(reader)
        case "price": return afterPrice(reader)
        default: break
        }
        return nil
    }

    static func afterProfile(_ reader: _RouteReader) -> SegmentRoute? {
        if reader.count == 1 { return .literal }
        if reader[1].equals("settings"), reader.count == 2 { return .literals }
        return nil
    }

    static func afterParameter(_ reader: _RouteReader) -> SegmentRoute? {
        if reader.count == 2, let id = reader.string(1) { return .parameter(id: id) }
        return nil
    }

    static func afterTyped(_ reader: _RouteReader) -> SegmentRoute? {
        if let id = reader[1].integer(), reader.count == 2 { return .typed(id: id) }
        return nil
    }

    static func afterMixed(_ reader: _RouteReader) -> SegmentRoute? {
        if let majorMinorParts = _MixedParts.majorMinor.split(reader[1]), reader.count == 2,
            let major = majorMinorParts[0].integer(), let minor = majorMinorParts[1].integer()
        {
            return .severalMixed(major: major, minor: minor)
        }
        if let userParts = _MixedParts.user.split(reader[1]), reader.count == 2,
            let user = userParts[0].string()
        {
            return .mixed(user: user)
        }
        return nil
    }

    static func afterRest(_ reader: _RouteReader) -> SegmentRoute? {
        if let path = reader.rest(from: 1, { $0.string() }) { return .rest(path: path) }
        return nil
    }

    static func afterNumbers(_ reader: _RouteReader) -> SegmentRoute? {
        if let numbers = reader.rest(from: 1, { $0.integer() }) {
            return .typedRest(numbers: numbers)
        }
        return nil
    }

    static func afterCafé(_ reader: _RouteReader) -> SegmentRoute? {
        if reader[1].equals("a/b"), reader.count == 2 { return .escapedLiteral }
        return nil
    }

    static func afterPrice(_ reader: _RouteReader) -> SegmentRoute? {
        if reader[1].equals("${amount}"), reader.count == 2 { return .notAParameter }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: SegmentRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://segments", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: SegmentRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .literal: writer.literal("profile")
        case .literals:
            writer.literal("profile/settings")
            writer.slash()
        case let .parameter(id):
            writer.literal("parameter")
            writer.segment(id)
        case let .typed(id):
            writer.literal("typed")
            writer.segment(id)
        case let .mixed(user):
            writer.literal("mixed")
            writer.segment(mixed: ["@", ""], [user])
        case let .severalMixed(major, minor):
            writer.literal("mixed")
            writer.segment(mixed: ["v", ".", ""], [_Route.text(major), _Route.text(minor)])
        case let .rest(path):
            writer.literal("rest")
            for element in path { writer.segment(element) }
        case let .typedRest(numbers):
            writer.literal("numbers")
            for element in numbers { writer.segment(element) }
        case .escapedLiteral: writer.literal("caf%C3%A9/a%2Fb")
        case .notAParameter: writer.literal("price/$%7Bamount%7D")
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let majorMinor = _RouteMixedPart(
        ["v", ".", ""], [.number({ $0.integer() != nil }), .number({ $0.integer() != nil })])
    static let user = _RouteMixedPart(["@", ""], [.text(allowsEmpty: true)])
}
