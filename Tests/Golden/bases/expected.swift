// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum BaseRoute: URLRoute {
    /// `/`
    case home
    /// `item/${id:Int}`
    case item(id: Int)
    /// `@${name}`
    case user(name: String)
    /// `files/${path...}`
    case files(path: [String] = [])
    /// `search?q=${q?}`
    case search(q: String? = nil)
    /// `own/${id}`
    case own(id: String)
    /// - `command/${name?}`
    /// - `command`
    case ownWithoutHost(name: String? = nil)

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "www.example.com"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = [
        "https://www.example.com/app", "https://example.com", "https://example.org/a b/c",
        "http://localhost:8080", "https://*.example.com/app", "myapp://"]

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
nonisolated extension BaseRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .item(a0): if case let .item(b0) = b, _Route.equal(a0, b0) { return true }
        case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
        case let .files(a0): if case let .files(b0) = b, _Route.equal(a0, b0) { return true }
        case let .search(a0): if case let .search(b0) = b, _Route.equal(a0, b0) { return true }
        case let .own(a0): if case let .own(b0) = b, _Route.equal(a0, b0) { return true }
        case let .ownWithoutHost(a0):
            if case let .ownWithoutHost(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .home: hasher.combine("home")
        case let .item(a0):
            hasher.combine("item")
            hasher.combine(a0)
        case let .user(a0):
            hasher.combine("user")
            hasher.combine(a0)
        case let .files(a0):
            hasher.combine("files")
            hasher.combine(a0)
        case let .search(a0):
            hasher.combine("search")
            hasher.combine(a0)
        case let .own(a0):
            hasher.combine("own")
            hasher.combine(a0)
        case let .ownWithoutHost(a0):
            hasher.combine("ownWithoutHost")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> BaseRoute? {
        guard isRawValue, !_Route.isURL(text) else {
            return _RouteReader.read(text, segments: 7) { route(of: $0) }
        }
        return _RouteReader.read(
            _Route.text(text, after: "https://www.example.com/app"), segments: 7) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> BaseRoute? {
        if reader.hasScheme("http") { return reader.hasHost ? afterHttp(reader) : nil }
        if reader.hasScheme("https") {
            return reader.hasHost ? afterHttps(reader.lowercasedHost) : nil
        }
        if reader.hasScheme("myapp") { return afterMyapp(reader.path) }
        if reader.hasScheme("other") { return reader.hasHost ? afterOther(reader) : nil }
        if reader.hasScheme("other2") { return afterOther2(reader.path) }
        return nil
    }

    static func afterHttp(_ reader: _RouteReader) -> BaseRoute? {
        if reader[0].equalsIgnoringCase("localhost:8080") {
            return afterLocalhost8080(reader.from(1))
        }
        return nil
    }

    static func afterLocalhost8080(_ reader: _RouteReader) -> BaseRoute? {
        if reader.count == 0 { return .home }
        switch reader[0] {
        case "item": if let route = afterLocalhost8080Item(reader) { return route }
        case "files": if let route = afterLocalhost8080Files(reader) { return route }
        case "search":
            if reader.count == 1, let q = reader.query["q"].optional({ $0.string() }) {
                return .search(q: q)
            }
        default: break
        }
        if let nameParts = _MixedParts.name.split(reader[0]), reader.count == 1,
            let name = nameParts[0].string()
        {
            return .user(name: name)
        }
        return nil
    }

    static func afterLocalhost8080Item(_ reader: _RouteReader) -> BaseRoute? {
        if let id = reader[1].integer(), reader.count == 2 { return .item(id: id) }
        return nil
    }

    static func afterLocalhost8080Files(_ reader: _RouteReader) -> BaseRoute? {
        if let path = reader.rest(from: 1, { $0.string() }) { return .files(path: path) }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> BaseRoute? {
        if reader[0].equalsIgnoringCase("www.example.com"), let route = afterWwwExampleCom(reader) {
            return route
        }
        if reader[0].equalsIgnoringCase("example.com"),
            let route = afterLocalhost8080(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("example.org"), reader[1].equals("a b"),
            reader[2].equals("c"), let route = afterLocalhost8080(reader.from(3))
        {
            return route
        }
        if reader.hasNoPort, reader.hasHostName,
            _RouteMixedPart.isLabel(reader[0], before: ".example.com")
        {
            return afterWwwExampleCom(reader)
        }
        return nil
    }

    static func afterWwwExampleCom(_ reader: _RouteReader) -> BaseRoute? {
        if reader[1].equals("app") { return afterLocalhost8080(reader.from(2)) }
        return nil
    }

    static func afterMyapp(_ reader: _RouteReader) -> BaseRoute? {
        if reader.count == 0 { return .home }
        if reader[0].equalsIgnoringCase("item"), let route = afterLocalhost8080Item(reader) {
            return route
        }
        if reader[0].equalsIgnoringCase("files"), let route = afterLocalhost8080Files(reader) {
            return route
        }
        if reader[0].equalsIgnoringCase("search"), reader.count == 1,
            let q = reader.query["q"].optional({ $0.string() })
        {
            return .search(q: q)
        }
        if reader[0].equalsIgnoringCase("command"), let route = afterCommand(reader) {
            return route
        }
        if let nameParts = _MixedParts.name2.split(reader[0]), reader.count == 1,
            let name = nameParts[0].string()
        {
            return .user(name: name)
        }
        return nil
    }

    static func afterCommand(_ reader: _RouteReader) -> BaseRoute? {
        if reader.count == 1 { return .ownWithoutHost(name: nil) }
        if reader.count == 2, let name = reader[1].nonempty.string() {
            return .ownWithoutHost(name: name)
        }
        return nil
    }

    static func afterOther(_ reader: _RouteReader) -> BaseRoute? {
        if reader[0].equalsIgnoringCase("host"), reader[1].equals("own"), reader.count == 3,
            let id = reader.string(2)
        {
            return .own(id: id)
        }
        return nil
    }

    static func afterOther2(_ reader: _RouteReader) -> BaseRoute? {
        if reader[0].equalsIgnoringCase("command") { return afterCommand(reader) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: BaseRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(
                form, base: "https://www.example.com/app", .prefix, isRelative: true,
                prefix: "/app")
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: BaseRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: break
        case let .item(id):
            writer.literal("item")
            writer.segment(id)
        case let .user(name): writer.segment(mixed: ["@", ""], [name])
        case let .files(path):
            writer.literal("files")
            for element in path { writer.segment(element) }
        case let .search(q):
            writer.literal("search")
            if let q, !q.isEmpty { writer.item("q", q) }
        case let .own(id):
            writer.begin(form, base: "other://host", .host, isRelative: false)
            writer.literal("own")
            writer.segment(id)
        case let .ownWithoutHost(name):
            writer.begin(form, base: "myapp://", .noHost, isRelative: false)
            writer.literal("command")
            if let name, !name.isEmpty { writer.segment(name) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let name = _RouteMixedPart(["@", ""], [.text(allowsEmpty: true)])
    static let name2 = _RouteMixedPart(["@", ""], [.text(allowsEmpty: true)], ignoresCase: true)
}
