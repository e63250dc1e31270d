// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import RouteRuntime
public import AppModels

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// If a type of yours doesn't conform, the first error is here and names its pattern.
private nonisolated let _appTypes: () = {
    _ = _Route.value(Slug.self, "")  // tickets/${slug:Slug}
}()

/// The URLs of the app.
public nonisolated enum MemberRoute: URLRoute {
    /// `/`
    case home
    /// `user/${id:Int}/posts?page=${page:Int=1}`
    case user(id: Int, page: Int = 1)
    /// - `feed`
    /// - `feed/${page:Int?}`
    case feed(page: Int? = nil)
    /// - `artist/${id}/likes` (`tab` is `likes`)
    /// - `artist/${id}?tab=${tab:Tab=posts}`
    case artist(id: String, tab: Tab = .posts)
    /// - `search?q=${q}&sort=up`
    /// - `search?q=${q}`
    case search(q: String)
    /// - `tags/${tag?}`
    /// - `tags`
    case tag(tag: String? = nil)
    /// `tickets/${slug:Slug}`
    case ticket(slug: Slug)
    /// `files/v${major:Int}.${minor:Int}/${path...}#L${line:Int}`
    case file(major: Int, minor: Int, path: [String] = [], line: Int)
    /// `articles/100%25/${name}`
    case help(name: String)
    /// `#/!${room}:${server}`
    case room(room: String, server: String)
    /// `http://${host}/about`
    case site(host: String)
    case auth(Auth)

    public nonisolated enum Auth: Hashable, Sendable {
        /// `auth/sign-up/${provider}`
        case signUp(provider: String)
        case legal(Legal)

        public nonisolated enum Legal: Hashable, Sendable {
            /// `auth/terms`
            case terms
        }
    }

    /// The values as they appear in URLs.
    public nonisolated enum Tab: String, CaseIterable, Sendable {
        case posts
        case likes
    }

    /// The scheme of the first base.
    public static let scheme: String = "app"
    /// The host of the first base.
    public static let host: String = "members"
    /// The bases of routes without bases of their own; `url()` writes the first.
    public static let bases: [String] = ["app://members"]

    /// The route that `url` opens; nil if no pattern matches.
    public init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    public init?(rawValue: String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    public var rawValue: String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    public func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    public func url(scheme: String, host: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }

    /// The route's name, after those of its groups: `group.route`.
    public var name: String {
        switch self {
        case .home: return "home"
        case .user: return "user"
        case .feed: return "feed"
        case .artist: return "artist"
        case .search: return "search"
        case .tag: return "tag"
        case .ticket: return "ticket"
        case .file: return "file"
        case .help: return "help"
        case .room: return "room"
        case .site: return "site"
        case .auth(.signUp): return "auth.signUp"
        case .auth(.legal(.terms)): return "auth.legal.terms"
        }
    }

    /// The path of the pattern that writes the route, with names in braces instead of values.
    public var template: String {
        switch self {
        case .home: return "/"
        case .user: return "user/{id}/posts"
        case .feed(let page):
            if page == nil { return "feed" }
            return "feed/{page}"
        case .artist(_, let tab):
            if tab == Tab.likes { return "artist/{id}/likes" }
            return "artist/{id}"
        case .search: return "search"
        case .tag(let tag):
            if !(tag ?? "").isEmpty { return "tags/{tag}" }
            return "tags"
        case .ticket: return "tickets/{slug}"
        case .file: return "files/v{major}.{minor}/{path...}#L{line}"
        case .help: return "articles/100%25/{name}"
        case .room: return "/#/!{room}:{server}"
        case .site: return "about"
        case .auth(.signUp): return "auth/sign-up/{provider}"
        case .auth(.legal(.terms)): return "auth/terms"
        }
    }

    /// The routes that the spec's examples open, except those with a value that its type rejects.
    public static let examples: [MemberRoute] = """
        app://members/user/42/posts
        app://members/user/7/posts?page=3
        app://members/artist/a%20b/likes
        app://members/artist/\"%0A%0D
        app://members/tickets/7
        app://members/tickets/x!
        app://members/auth/terms
        """.split(separator: "\n").compactMap { MemberRoute(rawValue: String($0)) }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension MemberRoute {
    public static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .user(a0, a1):
            if case let .user(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .feed(a0): if case let .feed(b0) = b, _Route.equal(a0, b0) { return true }
        case let .artist(a0, a1):
            if case let .artist(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .search(a0): if case let .search(b0) = b, _Route.equal(a0, b0) { return true }
        case let .tag(a0): if case let .tag(b0) = b, _Route.equal(a0, b0) { return true }
        case let .ticket(a0): if case let .ticket(b0) = b, _Route.equal(a0, b0) { return true }
        case let .file(a0, a1, a2, a3):
            if case let .file(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .help(a0): if case let .help(b0) = b, _Route.equal(a0, b0) { return true }
        case let .room(a0, a1):
            if case let .room(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .site(a0): if case let .site(b0) = b, _Route.equal(a0, b0) { return true }
        case let .auth(a0): if case let .auth(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .home: hasher.combine("home")
        case let .user(a0, a1):
            hasher.combine("user")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .feed(a0):
            hasher.combine("feed")
            hasher.combine(a0)
        case let .artist(a0, a1):
            hasher.combine("artist")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .search(a0):
            hasher.combine("search")
            hasher.combine(a0)
        case let .tag(a0):
            hasher.combine("tag")
            hasher.combine(a0)
        case let .ticket(a0):
            hasher.combine("ticket")
            hasher.combine(a0)
        case let .file(a0, a1, a2, a3):
            hasher.combine("file")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .help(a0):
            hasher.combine("help")
            hasher.combine(a0)
        case let .room(a0, a1):
            hasher.combine("room")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .site(a0):
            hasher.combine("site")
            hasher.combine(a0)
        case let .auth(a0):
            hasher.combine("auth")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> MemberRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://members", segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> MemberRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        if reader.hasScheme("http") {
            return reader.hasHost ? afterHttp(reader.lowercasedHost) : nil
        }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> MemberRoute? {
        if reader[0].equalsIgnoringCase("members") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> MemberRoute? {
        if reader.count == 0 {
            if reader.hasFragment, case let fragment = reader.fragment, fragment[0].equals(""),
                let roomServerParts = _MixedParts.roomServer.split(fragment[1]),
                let room = roomServerParts[0].string(), let server = roomServerParts[1].string(),
                fragment.count == 2
            {
                return .room(room: room, server: server)
            }
            return .home
        }
        switch reader[0] {
        case "user": return afterUser(reader)
        case "feed": return afterFeed(reader)
        case "artist": return afterArtist(reader)
        case "search": return afterSearch(reader)
        case "tags": return afterTags(reader)
        case "tickets": return afterTickets(reader)
        case "files": return afterFiles(reader)
        case "auth": return afterAuth(reader)
        default: break
        }
        return nil
    }

    static func afterUser(_ reader: _RouteReader) -> MemberRoute? {
        if let id = reader[1].integer(), reader[2].equals("posts"), reader.count == 3,
            let page = reader.query["page"].defaulting(to: 1, { $0.integer() })
        {
            return .user(id: id, page: page)
        }
        return nil
    }

    static func afterFeed(_ reader: _RouteReader) -> MemberRoute? {
        if reader.count == 1 { return .feed(page: nil) }
        if let page = reader[1].integer(), reader.count == 2 { return .feed(page: page) }
        return nil
    }

    static func afterArtist(_ reader: _RouteReader) -> MemberRoute? {
        if reader.count == 2, let id = reader.string(1),
            let tab = reader.query["tab"].defaulting(to: MemberRoute.Tab.posts, { $0.asTab() })
        {
            return .artist(id: id, tab: tab)
        }
        if reader[2].equals("likes"), reader.count == 3, let id = reader.string(1) {
            return .artist(id: id, tab: MemberRoute.Tab.likes)
        }
        return nil
    }

    static func afterSearch(_ reader: _RouteReader) -> MemberRoute? {
        if reader.count == 1 {
            if reader.query["sort"].equals("up"), let q = reader.query["q"].string() {
                return .search(q: q)
            }
            if let q = reader.query["q"].string() { return .search(q: q) }
        }
        return nil
    }

    static func afterTags(_ reader: _RouteReader) -> MemberRoute? {
        if reader.count == 1 { return .tag(tag: nil) }
        if reader.count == 2, let tag = reader[1].nonempty.string() { return .tag(tag: tag) }
        return nil
    }

    static func afterTickets(_ reader: _RouteReader) -> MemberRoute? {
        if reader.count == 2, let slug = reader[1].nonempty.toSlug() { return .ticket(slug: slug) }
        return nil
    }

    static func afterFiles(_ reader: _RouteReader) -> MemberRoute? {
        if let majorMinorParts = _MixedParts.majorMinor.split(reader[1]), reader.hasFragment,
            let major = majorMinorParts[0].integer(), let minor = majorMinorParts[1].integer(),
            let path = reader.rest(from: 2, { $0.string() }), case let fragment = reader.fragment,
            let lineParts = _MixedParts.line.split(fragment[0]), let line = lineParts[0].integer(),
            fragment.count == 1
        {
            return .file(major: major, minor: minor, path: path, line: line)
        }
        return nil
    }

    static func afterAuth(_ reader: _RouteReader) -> MemberRoute? {
        switch reader[1] {
        case "sign-up":
            if reader.count == 3, let provider = reader.string(2) {
                return .auth(.signUp(provider: provider))
            }
        case "terms": if reader.count == 2 { return .auth(.legal(.terms)) }
        default: break
        }
        return nil
    }

    static func afterHttp(_ reader: _RouteReader) -> MemberRoute? {
        if reader.hasNoPort, reader.hasHostName, reader[1].equals("about"), reader.count == 2,
            let host = reader.string(0)
        {
            return .site(host: host)
        }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> MemberRoute? {
        if reader[0].equalsIgnoringCase("help.example.com"), reader[1].equals("articles"),
            reader[2].equals("100%"), reader.count == 4, let name = reader.string(3)
        {
            return .help(name: name)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: MemberRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://members", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: MemberRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: break
        case let .user(id, page):
            writer.literal("user")
            writer.segment(id)
            writer.literal("posts")
            if page != 1 { writer.item("page", page) }
        case let .feed(page):
            writer.literal("feed")
            if let page { writer.segment(page) }
        case let .artist(id, tab):
            writer.literal("artist")
            writer.segment(id)
            if tab == MemberRoute.Tab.likes {
                writer.literal("likes")
            } else {
                if tab != MemberRoute.Tab.posts { writer.item("tab", tab.rawValue) }
            }
        case let .search(q):
            writer.literal("search")
            writer.item("q", q)
            writer.literalItem("sort=up")
        case let .tag(tag):
            writer.literal("tags")
            if let tag, !tag.isEmpty { writer.segment(tag) }
        case let .ticket(slug):
            writer.literal("tickets")
            writer.segment(_Route.text(slug))
        case let .file(major, minor, path, line):
            writer.literal("files")
            writer.segment(mixed: ["v", ".", ""], [_Route.text(major), _Route.text(minor)])
            for element in path { writer.segment(element) }
            writer.beginFragment()
            writer.segment(mixed: ["L", ""], [_Route.text(line)])
        case let .help(name):
            writer.begin(form, base: "https://help.example.com", .host, isRelative: false)
            writer.literal("articles/100%25")
            writer.segment(name)
        case let .room(room, server):
            writer.beginFragment()
            writer.literal("")
            writer.segment(mixed: ["!", ":", ""], [room, server])
        case let .site(host):
            writer.begin(form, base: "http://", .hostParameter, isRelative: false)
            writer.segment(host)
            writer.literal("about")
        case let .auth(.signUp(provider)):
            writer.literal("auth/sign-up")
            writer.segment(provider)
        case .auth(.legal(.terms)): writer.literal("auth/terms")
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let roomServer = _RouteMixedPart(
        ["!", ":", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)], delimiters: "!:")
    static let majorMinor = _RouteMixedPart(
        ["v", ".", ""], [.number({ $0.integer() != nil }), .number({ $0.integer() != nil })])
    static let line = _RouteMixedPart(["L", ""], [.number({ $0.integer() != nil })])
}

private nonisolated extension _RoutePart {
    func toSlug() -> Slug? {
        string().flatMap { _Route.value(Slug.self, $0) }
    }

    func asTab() -> MemberRoute.Tab? {
        switch self {
        case "posts": return MemberRoute.Tab.posts
        case "likes": return MemberRoute.Tab.likes
        default: return nil
        }
    }
}
