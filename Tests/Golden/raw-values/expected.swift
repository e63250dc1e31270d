// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum RawRoute: URLRoute {
    /// `${first}`
    case `any`(first: String)
    /// `${first}/${second}`
    case two(first: String, second: String)
    /// `x:/${a}/b`
    case schemeLike(a: String)
    /// `@${name}/c`
    case handle(name: String)
    /// `${name}:80/d`
    case port(name: String)
    /// `r/${path...}`
    case rest(path: [String] = [])
    /// `all/x/y/${path...}`
    case all(path: [String] = [])
    /// `?q=${q}`
    case query(q: String)
    /// `#${f}`
    case fragment(f: String)

    /// The scheme of the first base.
    static let scheme: String = "raw"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["raw://", "https://raw.example"]

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
nonisolated extension RawRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .`any`(a0): if case let .`any`(b0) = b, _Route.equal(a0, b0) { return true }
        case let .two(a0, a1):
            if case let .two(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .schemeLike(a0):
            if case let .schemeLike(b0) = b, _Route.equal(a0, b0) { return true }
        case let .handle(a0): if case let .handle(b0) = b, _Route.equal(a0, b0) { return true }
        case let .port(a0): if case let .port(b0) = b, _Route.equal(a0, b0) { return true }
        case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .all(a0): if case let .all(b0) = b, _Route.equal(a0, b0) { return true }
        case let .query(a0): if case let .query(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .`any`(a0):
            hasher.combine("any")
            hasher.combine(a0)
        case let .two(a0, a1):
            hasher.combine("two")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .schemeLike(a0):
            hasher.combine("schemeLike")
            hasher.combine(a0)
        case let .handle(a0):
            hasher.combine("handle")
            hasher.combine(a0)
        case let .port(a0):
            hasher.combine("port")
            hasher.combine(a0)
        case let .rest(a0):
            hasher.combine("rest")
            hasher.combine(a0)
        case let .all(a0):
            hasher.combine("all")
            hasher.combine(a0)
        case let .query(a0):
            hasher.combine("query")
            hasher.combine(a0)
        case let .fragment(a0):
            hasher.combine("fragment")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> RawRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 7) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> RawRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        if reader.hasScheme("raw") { return start(reader.path) }
        if reader.hasScheme("x") { return afterX(reader.path) }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> RawRoute? {
        if reader[0].equalsIgnoringCase("raw.example") {
            if reader.count == 1 {
                if reader.hasFragment, case let fragment = reader.fragment,
                    let f = fragment[0].string(), fragment.count == 1
                {
                    return .fragment(f: f)
                }
                if let q = reader.query["q"].string() { return .query(q: q) }
            }
            switch reader[1] {
            case "r": if let route = afterRawExampleR(reader.from(2)) { return route }
            case "all": if let route = afterRawExampleAll(reader.from(2)) { return route }
            default: break
            }
            if let nameParts = _MixedParts.name.split(reader[1]),
                let route = afterRawExampleName(reader.from(2), nameParts)
            {
                return route
            }
            if let nameParts = _MixedParts.name2.split(reader[1]),
                let route = afterRawExampleName_2(reader.from(2), nameParts)
            {
                return route
            }
            if reader.count > 1 { return afterRawExampleFirst(reader.from(1)) }
        }
        return nil
    }

    static func afterRawExampleR(_ reader: _RouteReader) -> RawRoute? {
        if let path = reader.rest(from: 0, { $0.string() }) { return .rest(path: path) }
        return nil
    }

    static func afterRawExampleAll(_ reader: _RouteReader) -> RawRoute? {
        if reader[0].equals("x"), reader[1].equals("y"),
            let path = reader.rest(from: 2, { $0.string() })
        {
            return .all(path: path)
        }
        return nil
    }

    static func afterRawExampleName(_ reader: _RouteReader, _ nameParts: _RouteTexts) -> RawRoute? {
        if reader[0].equals("d"), reader.count == 1, let name = nameParts[0].string() {
            return .port(name: name)
        }
        return nil
    }

    static func afterRawExampleName_2(_ reader: _RouteReader, _ nameParts: _RouteTexts) -> RawRoute? {
        if reader[0].equals("c"), reader.count == 1, let name = nameParts[0].string() {
            return .handle(name: name)
        }
        return nil
    }

    static func afterRawExampleFirst(_ reader: _RouteReader) -> RawRoute? {
        if reader.count == 1, let first = reader.string(0) { return .`any`(first: first) }
        if reader.count == 2, let first = reader.string(0), let second = reader.string(1) {
            return .two(first: first, second: second)
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> RawRoute? {
        if reader.count == 0 {
            if reader.hasFragment, case let fragment = reader.fragment,
                let f = fragment[0].string(), fragment.count == 1
            {
                return .fragment(f: f)
            }
            if let q = reader.query["q"].string() { return .query(q: q) }
        }
        if reader[0].equalsIgnoringCase("r"), let route = afterRawExampleR(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("all"), let route = afterRawExampleAll(reader.from(1)) {
            return route
        }
        if let nameParts = _MixedParts.name3.split(reader[0]),
            let route = afterRawExampleName(reader.from(1), nameParts)
        {
            return route
        }
        if let nameParts = _MixedParts.name4.split(reader[0]),
            let route = afterRawExampleName_2(reader.from(1), nameParts)
        {
            return route
        }
        if reader.count > 0 { return afterRawExampleFirst(reader) }
        return nil
    }

    static func afterX(_ reader: _RouteReader) -> RawRoute? {
        if reader[1].equals("b"), reader.count == 2, let a = reader.string(0) {
            return .schemeLike(a: a)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: RawRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "raw://", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: RawRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .`any`(first): writer.segment(first)
        case let .two(first, second):
            writer.segment(first)
            writer.segment(second)
        case let .schemeLike(a):
            writer.begin(form, base: "x:/", .noHost, isRelative: false, separator: ":/")
            writer.segment(a)
            writer.literal("b")
        case let .handle(name):
            writer.begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
            writer.segment(mixed: ["@", ""], [name])
            writer.literal("c")
        case let .port(name):
            writer.begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
            writer.segment(mixed: ["", ":80"], [name])
            writer.literal("d")
        case let .rest(path):
            writer.literal("r")
            for element in path { writer.segment(element) }
        case let .all(path):
            writer.literal("all/x/y")
            for element in path { writer.segment(element) }
        case let .query(q): writer.item("q", q)
        case let .fragment(f):
            writer.beginFragment()
            writer.segment(f)
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let name = _RouteMixedPart(["", ":80"], [.text(allowsEmpty: true)])
    static let name2 = _RouteMixedPart(["@", ""], [.text(allowsEmpty: true)])
    static let name3 = _RouteMixedPart(["", ":80"], [.text(allowsEmpty: true)], ignoresCase: true)
    static let name4 = _RouteMixedPart(["@", ""], [.text(allowsEmpty: true)], ignoresCase: true)
}
