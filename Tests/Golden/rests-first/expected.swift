// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FirstRestRoute: URLRoute {
    /// `${...}/Track/${id:Int}`
    case track(id: Int)
    /// `${...}/Trace/${id:Int}`
    case trace(id: Int)
    /// `${path...}/@${name}`
    case handle(path: [String] = [], name: String)
    /// `${path...}/V${major:Int}.${minor:Int}`
    case version(path: [String] = [], major: Int, minor: Int)
    /// `${path...}/${tab:Tab}`
    case tab(path: [String] = [], tab: Tab)
    /// `at/${...}/Now`
    case time
    /// `${path...}/Now`
    case now(path: [String] = [])
    /// `${path...}/open:link?q=${q?}`
    case open(path: [String] = [], q: String? = nil)
    /// `${path...}/${number:Int}/Last`
    case last(path: [String] = [], number: Int)
    /// `${numbers:Int...}/End`
    case call(numbers: [Int] = [])

    /// The values as they appear in URLs.
    nonisolated enum Tab: String, CaseIterable, Sendable {
        case Posts
        case likes
    }

    /// The scheme of the first base.
    static let scheme: String = "rests"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["rests://", "https://rests.example/app"]

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
nonisolated extension FirstRestRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .track(a0): if case let .track(b0) = b, _Route.equal(a0, b0) { return true }
        case let .trace(a0): if case let .trace(b0) = b, _Route.equal(a0, b0) { return true }
        case let .handle(a0, a1):
            if case let .handle(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .version(a0, a1, a2):
            if case let .version(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .tab(a0, a1):
            if case let .tab(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case .time: if case .time = b { return true }
        case let .now(a0): if case let .now(b0) = b, _Route.equal(a0, b0) { return true }
        case let .open(a0, a1):
            if case let .open(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .last(a0, a1):
            if case let .last(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .call(a0): if case let .call(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .track(a0):
            hasher.combine("track")
            hasher.combine(a0)
        case let .trace(a0):
            hasher.combine("trace")
            hasher.combine(a0)
        case let .handle(a0, a1):
            hasher.combine("handle")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .version(a0, a1, a2):
            hasher.combine("version")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .tab(a0, a1):
            hasher.combine("tab")
            hasher.combine(a0)
            hasher.combine(a1)
        case .time: hasher.combine("time")
        case let .now(a0):
            hasher.combine("now")
            hasher.combine(a0)
        case let .open(a0, a1):
            hasher.combine("open")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .last(a0, a1):
            hasher.combine("last")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .call(a0):
            hasher.combine("call")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> FirstRestRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 7) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> FirstRestRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("call") { return afterCall(reader.path) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        if reader.hasScheme("rests") { return start(reader.path) }
        return nil
    }

    static func afterCall(_ reader: _RouteReader) -> FirstRestRoute? {
        if reader.last(1, after: 0).equalsAsFirst("End"),
            let numbers = reader.rest(from: 0, before: 1, { $0.integer() })
        {
            return .call(numbers: numbers)
        }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> FirstRestRoute? {
        if reader[0].equalsIgnoringCase("rests.example"), reader[1].equals("app") {
            if reader[2].equals("at"), let route = afterRestsExampleAppAt(reader.from(3)) {
                return route
            }
            if let route = afterRestsExampleAppRest(reader.from(2)) { return route }
            if reader.count >= 2 { return afterRestsExampleAppPath(reader.from(2)) }
        }
        return nil
    }

    static func afterRestsExampleAppAt(_ reader: _RouteReader) -> FirstRestRoute? {
        if reader.last(1, after: 0).equals("Now") { return .time }
        return nil
    }

    static func afterRestsExampleAppRest(_ reader: _RouteReader) -> FirstRestRoute? {
        if let id = reader.last(1, after: 0).integer() {
            if reader.last(2, after: 0).equalsAsFirst("Track") { return .track(id: id) }
            if reader.last(2, after: 0).equalsAsFirst("Trace") { return .trace(id: id) }
        }
        return nil
    }

    static func afterRestsExampleAppPath(_ reader: _RouteReader) -> FirstRestRoute? {
        if reader.last(1, after: 0).equalsAsFirst("Now"),
            let path = reader.rest(from: 0, before: 1, { $0.string() })
        {
            return .now(path: path)
        }
        if reader.last(1, after: 0).equalsAsFirst("open:link"),
            let path = reader.rest(from: 0, before: 1, { $0.string() }),
            let q = reader.query["q"].optional({ $0.string() })
        {
            return .open(path: path, q: q)
        }
        if reader.last(1, after: 0).equals("Last"), let number = reader.last(2, after: 0).integer(),
            let path = reader.rest(from: 0, before: 2, { $0.string() })
        {
            return .last(path: path, number: number)
        }
        if let majorMinorParts = _MixedParts.majorMinor.split(reader.last(1, after: 0)),
            let path = reader.rest(from: 0, before: 1, { $0.string() }),
            let major = majorMinorParts[0].integer(), let minor = majorMinorParts[1].integer()
        {
            return .version(path: path, major: major, minor: minor)
        }
        if let nameParts = _MixedParts.name.split(reader.last(1, after: 0)),
            let path = reader.rest(from: 0, before: 1, { $0.string() }),
            let name = nameParts[0].string()
        {
            return .handle(path: path, name: name)
        }
        if let tab = reader.last(1, after: 0).asTab(),
            let path = reader.rest(from: 0, before: 1, { $0.string() })
        {
            return .tab(path: path, tab: tab)
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> FirstRestRoute? {
        if reader[0].equalsIgnoringCase("at"), let route = afterRestsExampleAppAt(reader.from(1)) {
            return route
        }
        if let route = afterRestsExampleAppRest(reader) { return route }
        if reader.count >= 0 { return afterRestsExampleAppPath(reader) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: FirstRestRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "rests://", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: FirstRestRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .track(id):
            writer.literal("Track")
            writer.segment(id)
        case let .trace(id):
            writer.literal("Trace")
            writer.segment(id)
        case let .handle(path, name):
            writer.begin(form, base: "rests://", .noHost, isRelative: true, isGuarded: path.isEmpty)
            for element in path { writer.segment(element) }
            writer.segment(mixed: ["@", ""], [name])
        case let .version(path, major, minor):
            for element in path { writer.segment(element) }
            writer.segment(mixed: ["V", ".", ""], [_Route.text(major), _Route.text(minor)])
        case let .tab(path, tab):
            for element in path { writer.segment(element) }
            writer.segment(tab.rawValue)
        case .time: writer.literal("at/Now")
        case let .now(path):
            for element in path { writer.segment(element) }
            writer.literal("Now")
        case let .open(path, q):
            writer.begin(form, base: "rests://", .noHost, isRelative: true, isGuarded: path.isEmpty)
            for element in path { writer.segment(element) }
            writer.literal("open:link")
            if let q, !q.isEmpty { writer.item("q", q) }
        case let .last(path, number):
            for element in path { writer.segment(element) }
            writer.segment(number)
            writer.literal("Last")
        case let .call(numbers):
            writer.begin(form, base: "call:", .noHost, isRelative: false, separator: ":")
            for element in numbers { writer.segment(element) }
            writer.literal("End")
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let majorMinor = _RouteMixedPart(
        ["V", ".", ""], [.number({ $0.integer() != nil }), .number({ $0.integer() != nil })])
    static let name = _RouteMixedPart(["@", ""], [.text(allowsEmpty: true)])
}

private nonisolated extension _RoutePart {
    func asTab() -> FirstRestRoute.Tab? {
        switch self {
        case "Posts": return FirstRestRoute.Tab.Posts
        case "likes": return FirstRestRoute.Tab.likes
        default: if !ignoresCase { return nil }
        }
        if equalsIgnoringCase("posts") { return FirstRestRoute.Tab.Posts }
        if equalsIgnoringCase("likes") { return FirstRestRoute.Tab.likes }
        return nil
    }
}
