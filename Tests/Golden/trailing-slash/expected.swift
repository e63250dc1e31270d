// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum SlashRoute: URLRoute {
    /// `/`
    case root
    /// `/section/`
    case section
    /// `section/${id}/`
    case article(id: String)
    /// `files/${path...}/`
    case rest(path: [String] = [])
    /// `list/?page=${page:Int=1}`
    case query(page: Int = 1)
    /// `doc/#top`
    case fragment
    /// `empty//`
    case lastEmpty
    /// `a//${b}`
    case middleEmpty(b: String)
    /// `page/${n:Int}/#/${room}/?via=${via?}`
    case fragmentSlash(n: Int, room: String, via: String? = nil)
    /// `any/#${path...}/`
    case anySegments(path: [String] = [])
    case users(Users)
    case teams(Teams)
    /// - `/`
    /// - `${page:Int?}/`
    case app(page: Int? = nil)

    nonisolated enum Users: Hashable, Sendable {
        /// `users/`
        case all
        /// `users/${id}`
        case user(id: String)
    }

    nonisolated enum Teams: Hashable, Sendable {
        /// `teams/`
        case all
        /// `teams/?q=${q}`
        case search(q: String)
    }

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "slash.example"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["https://slash.example"]

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

    /// The route of what follows the URL of a server.
    static subscript(_onServer rawValue: String) -> Self? {
        _Matching.route(of: rawValue, isRawValue: true, isOnServer: true)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension SlashRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .root: if case .root = b { return true }
        case .section: if case .section = b { return true }
        case let .article(a0): if case let .article(b0) = b, _Route.equal(a0, b0) { return true }
        case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .query(a0): if case let .query(b0) = b, _Route.equal(a0, b0) { return true }
        case .fragment: if case .fragment = b { return true }
        case .lastEmpty: if case .lastEmpty = b { return true }
        case let .middleEmpty(a0):
            if case let .middleEmpty(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragmentSlash(a0, a1, a2):
            if case let .fragmentSlash(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .anySegments(a0):
            if case let .anySegments(b0) = b, _Route.equal(a0, b0) { return true }
        case let .users(a0): if case let .users(b0) = b, _Route.equal(a0, b0) { return true }
        case let .teams(a0): if case let .teams(b0) = b, _Route.equal(a0, b0) { return true }
        case let .app(a0): if case let .app(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .root: hasher.combine("root")
        case .section: hasher.combine("section")
        case let .article(a0):
            hasher.combine("article")
            hasher.combine(a0)
        case let .rest(a0):
            hasher.combine("rest")
            hasher.combine(a0)
        case let .query(a0):
            hasher.combine("query")
            hasher.combine(a0)
        case .fragment: hasher.combine("fragment")
        case .lastEmpty: hasher.combine("lastEmpty")
        case let .middleEmpty(a0):
            hasher.combine("middleEmpty")
            hasher.combine(a0)
        case let .fragmentSlash(a0, a1, a2):
            hasher.combine("fragmentSlash")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .anySegments(a0):
            hasher.combine("anySegments")
            hasher.combine(a0)
        case let .users(a0):
            hasher.combine("users")
            hasher.combine(a0)
        case let .teams(a0):
            hasher.combine("teams")
            hasher.combine(a0)
        case let .app(a0):
            hasher.combine("app")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool, isOnServer: Bool = false) -> SlashRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://slash.example", segments: 6,
            isOnServer: isOnServer) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> SlashRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> SlashRoute? {
        if reader[0].equalsIgnoringCase("slash.example") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> SlashRoute? {
        if reader.count == 0 { return .root }
        switch reader[0] {
        case "section": return afterSection(reader)
        case "files": return afterFiles(reader)
        case "list": return afterList(reader)
        case "doc":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                fragment[0].equals("top"), fragment.count == 1
            {
                return .fragment
            }
        case "empty": return afterEmpty(reader)
        case "a": return afterA(reader)
        case "page": return afterPage(reader)
        case "any":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                let path = fragment.values(from: 0, { $0.string() })
            {
                return .anySegments(path: path)
            }
        case "users": return afterUsers(reader)
        case "teams": return afterTeams(reader)
        case "app": return afterApp(reader)
        default: break
        }
        return nil
    }

    static func afterSection(_ reader: _RouteReader) -> SlashRoute? {
        if reader.count == 1 { return .section }
        if reader.count == 2, let id = reader.string(1) { return .article(id: id) }
        return nil
    }

    static func afterFiles(_ reader: _RouteReader) -> SlashRoute? {
        if let path = reader.rest(from: 1, { $0.string() }) { return .rest(path: path) }
        return nil
    }

    static func afterList(_ reader: _RouteReader) -> SlashRoute? {
        if reader.count == 1, let page = reader.query["page"].defaulting(to: 1, { $0.integer() }) {
            return .query(page: page)
        }
        return nil
    }

    static func afterEmpty(_ reader: _RouteReader) -> SlashRoute? {
        if reader[1].equals(""), reader.count == 2 { return .lastEmpty }
        return nil
    }

    static func afterA(_ reader: _RouteReader) -> SlashRoute? {
        if reader[1].equals(""), reader.count == 3, let b = reader.string(2) {
            return .middleEmpty(b: b)
        }
        return nil
    }

    static func afterPage(_ reader: _RouteReader) -> SlashRoute? {
        if let n = reader[1].integer(), reader.count == 2, reader.hasFragment,
            case let fragment = reader.fragment, fragment[0].equals(""),
            let room = fragment[1].string(), fragment.count == 2,
            let via = reader.fragmentQuery["via"].optional({ $0.string() })
        {
            return .fragmentSlash(n: n, room: room, via: via)
        }
        return nil
    }

    static func afterUsers(_ reader: _RouteReader) -> SlashRoute? {
        if reader.count == 1 { return .users(.all) }
        if reader.count == 2, let id = reader.string(1) { return .users(.user(id: id)) }
        return nil
    }

    static func afterTeams(_ reader: _RouteReader) -> SlashRoute? {
        if reader.count == 1 {
            if let q = reader.query["q"].string() { return .teams(.search(q: q)) }
            return .teams(.all)
        }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> SlashRoute? {
        if reader.count == 1, !reader.isOnServer { return .app(page: nil) }
        if let page = reader[1].integer(), reader.count == 2, !reader.isOnServer {
            return .app(page: page)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: SlashRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://slash.example", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: SlashRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .root: break
        case .section:
            writer.literal("section")
            writer.slash()
        case let .article(id):
            writer.literal("section")
            writer.segment(id)
            writer.slash()
        case let .rest(path):
            writer.literal("files")
            for element in path { writer.segment(element) }
            writer.slash()
        case let .query(page):
            writer.literal("list")
            writer.slash()
            if page != 1 { writer.item("page", page) }
        case .fragment:
            writer.literal("doc")
            writer.slash()
            writer.beginFragment()
            writer.literal("top")
        case .lastEmpty:
            writer.literal("empty")
            writer.literal("")
            writer.slash()
        case let .middleEmpty(b):
            writer.literal("a")
            writer.literal("")
            writer.segment(b)
        case let .fragmentSlash(n, room, via):
            writer.literal("page")
            writer.segment(n)
            writer.slash()
            writer.beginFragment()
            writer.literal("")
            writer.segment(room)
            writer.slash()
            if let via, !via.isEmpty { writer.item("via", via) }
        case let .anySegments(path):
            writer.literal("any")
            writer.slash()
            writer.beginFragment()
            for element in path { writer.segment(element) }
            writer.slash()
        case .users(.all):
            writer.literal("users")
            writer.slash()
        case let .users(.user(id)):
            writer.literal("users")
            writer.segment(id)
        case .teams(.all):
            writer.literal("teams")
            writer.slash()
        case let .teams(.search(q)):
            writer.literal("teams")
            writer.slash()
            writer.item("q", q)
        case let .app(page):
            writer.begin(
                form, base: "https://slash.example/app", .prefix, isRelative: false, prefix: "/app")
            if page == nil {
                writer.slash()
            } else if let page {
                writer.segment(page)
                writer.slash()
            }
        }
    }
}
