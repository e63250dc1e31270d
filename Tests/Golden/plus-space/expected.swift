// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FormRoute: URLRoute {
    /// `search?q=${q}&c%2B%2B=${c?}&exact=a+b&${others...}`
    case search(q: String, c: String? = nil, others: [String: String] = [:])
    /// `a+b/${c}`
    case path(c: String)
    /// `list?tag=${tags:[String]}`
    case list(tags: [String] = [])
    /// `fragment#q=${q}`
    case fragment(q: String)
    /// `literal?sum=1%2B1&name+x=${x}`
    case literalPlus(x: String)

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "forms"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://forms"]

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
nonisolated extension FormRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .search(a0, a1, a2):
            if case let .search(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .path(a0): if case let .path(b0) = b, _Route.equal(a0, b0) { return true }
        case let .list(a0): if case let .list(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
        case let .literalPlus(a0):
            if case let .literalPlus(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .search(a0, a1, a2):
            hasher.combine("search")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .path(a0):
            hasher.combine("path")
            hasher.combine(a0)
        case let .list(a0):
            hasher.combine("list")
            hasher.combine(a0)
        case let .fragment(a0):
            hasher.combine("fragment")
            hasher.combine(a0)
        case let .literalPlus(a0):
            hasher.combine("literalPlus")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> FormRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://forms", plusIsSpace: true,
            segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> FormRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> FormRoute? {
        if reader[0].equalsIgnoringCase("forms") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> FormRoute? {
        switch reader[0] {
        case "search":
            if reader.count == 1, reader.query["exact"].equals("a+b"),
                let q = reader.query["q"].string(),
                let c = reader.query["c++"].optional({ $0.string() }),
                let others = reader.query.others(than: "q", "c++", "exact")
            {
                return .search(q: q, c: c, others: others)
            }
        case "a+b": if reader.count == 2, let c = reader.string(1) { return .path(c: c) }
        case "list":
            if reader.count == 1,
                let tags = reader.query.values("tag", takesEmpty: true, as: { $0.string() })
            {
                return .list(tags: tags)
            }
        case "fragment":
            if reader.count == 1, reader.hasFragment, let q = reader.fragmentItems["q"].string() {
                return .fragment(q: q)
            }
        case "literal":
            if reader.count == 1, reader.query["sum"].equals("1+1"),
                let x = reader.query["name+x"].string()
            {
                return .literalPlus(x: x)
            }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: FormRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://forms", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: FormRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .search(q, c, others):
            writer.literal("search")
            writer.item("q", q)
            if let c, !c.isEmpty { writer.item("c%2B%2B", c) }
            writer.literalItem("exact=a%2Bb")
            for (key, value) in others.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .path(c):
            writer.literal("a+b")
            writer.segment(c)
        case let .list(tags):
            writer.literal("list")
            for element in tags { writer.item("tag", element) }
        case let .fragment(q):
            writer.literal("fragment")
            writer.beginFragment(isOnlyItems: true)
            writer.item("q", q)
        case let .literalPlus(x):
            writer.literal("literal")
            writer.literalItem("sum=1%2B1")
            writer.item("name%2Bx", x)
        }
    }
}
