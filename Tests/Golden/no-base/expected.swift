// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum BaselessRoute: URLRoute {
    /// `/`
    case home
    /// `user/${id:Int}`
    case user(id: Int)
    /// `user/${name}`
    case name(name: String)
    /// `@${name}`
    case handle(name: String)
    /// `/a:${text}`
    case address(text: String)
    /// `${first}/x/${second}`
    case `any`(first: String, second: String)
    /// `files/${path...}`
    case files(path: [String] = [])
    /// `search?q=${q}`
    case search(q: String)
    /// `https://web.example.com/${path...}`
    case web(path: [String] = [])

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
nonisolated extension BaselessRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
        case let .name(a0): if case let .name(b0) = b, _Route.equal(a0, b0) { return true }
        case let .handle(a0): if case let .handle(b0) = b, _Route.equal(a0, b0) { return true }
        case let .address(a0): if case let .address(b0) = b, _Route.equal(a0, b0) { return true }
        case let .`any`(a0, a1):
            if case let .`any`(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .files(a0): if case let .files(b0) = b, _Route.equal(a0, b0) { return true }
        case let .search(a0): if case let .search(b0) = b, _Route.equal(a0, b0) { return true }
        case let .web(a0): if case let .web(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .home: hasher.combine("home")
        case let .user(a0):
            hasher.combine("user")
            hasher.combine(a0)
        case let .name(a0):
            hasher.combine("name")
            hasher.combine(a0)
        case let .handle(a0):
            hasher.combine("handle")
            hasher.combine(a0)
        case let .address(a0):
            hasher.combine("address")
            hasher.combine(a0)
        case let .`any`(a0, a1):
            hasher.combine("any")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .files(a0):
            hasher.combine("files")
            hasher.combine(a0)
        case let .search(a0):
            hasher.combine("search")
            hasher.combine(a0)
        case let .web(a0):
            hasher.combine("web")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> BaselessRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> BaselessRoute? {
        if reader.hasScheme("https") { return afterHttps(reader.path) }
        return start(reader.path)
    }

    static func afterHttps(_ reader: _RouteReader) -> BaselessRoute? {
        if reader.count == 0 { return .home }
        if reader[0].equalsIgnoringCase("user"), let route = afterUser(reader) { return route }
        if reader[0].equalsIgnoringCase("files"), let route = afterFiles(reader) { return route }
        if reader[0].equalsIgnoringCase("search"), reader.count == 1,
            let q = reader.query["q"].string()
        {
            return .search(q: q)
        }
        if reader[0].equalsIgnoringCase("web.example.com"),
            let path = reader.rest(from: 1, { $0.string() })
        {
            return .web(path: path)
        }
        if let textParts = _MixedParts.text.split(reader[0]), reader.count == 1,
            let text = textParts[0].string()
        {
            return .address(text: text)
        }
        if let nameParts = _MixedParts.name.split(reader[0]), reader.count == 1,
            let name = nameParts[0].string()
        {
            return .handle(name: name)
        }
        if reader.count > 0 { return afterFirst(reader) }
        return nil
    }

    static func afterUser(_ reader: _RouteReader) -> BaselessRoute? {
        if let id = reader[1].integer(), reader.count == 2 { return .user(id: id) }
        if reader.count == 2, let name = reader.string(1) { return .name(name: name) }
        return nil
    }

    static func afterFiles(_ reader: _RouteReader) -> BaselessRoute? {
        if let path = reader.rest(from: 1, { $0.string() }) { return .files(path: path) }
        return nil
    }

    static func afterFirst(_ reader: _RouteReader) -> BaselessRoute? {
        if reader[1].equals("x"), reader.count == 3, let first = reader.string(0),
            let second = reader.string(2)
        {
            return .`any`(first: first, second: second)
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> BaselessRoute? {
        if reader.count == 0 { return .home }
        if reader[0].equalsIgnoringCase("user"), let route = afterUser(reader) { return route }
        if reader[0].equalsIgnoringCase("files"), let route = afterFiles(reader) { return route }
        if reader[0].equalsIgnoringCase("search"), reader.count == 1,
            let q = reader.query["q"].string()
        {
            return .search(q: q)
        }
        if let textParts = _MixedParts.text.split(reader[0]), reader.count == 1,
            let text = textParts[0].string()
        {
            return .address(text: text)
        }
        if let nameParts = _MixedParts.name.split(reader[0]), reader.count == 1,
            let name = nameParts[0].string()
        {
            return .handle(name: name)
        }
        if reader.count > 0 { return afterFirst(reader) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: BaselessRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: BaselessRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: break
        case let .user(id):
            writer.literal("user")
            writer.segment(id)
        case let .name(name):
            writer.literal("user")
            writer.segment(name)
        case let .handle(name):
            writer.begin(form, base: "", .noHost, isRelative: true, isGuarded: true)
            writer.segment(mixed: ["@", ""], [name])
        case let .address(text):
            writer.begin(form, base: "", .noHost, isRelative: true, isGuarded: true)
            writer.segment(mixed: ["a:", ""], [text])
        case let .`any`(first, second):
            writer.segment(first)
            writer.literal("x")
            writer.segment(second)
        case let .files(path):
            writer.literal("files")
            for element in path { writer.segment(element) }
        case let .search(q):
            writer.literal("search")
            writer.item("q", q)
        case let .web(path):
            writer.begin(form, base: "https://web.example.com", .host, isRelative: false)
            for element in path { writer.segment(element) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let text = _RouteMixedPart(["a:", ""], [.text(allowsEmpty: true)], ignoresCase: true)
    static let name = _RouteMixedPart(["@", ""], [.text(allowsEmpty: true)], ignoresCase: true)
}
