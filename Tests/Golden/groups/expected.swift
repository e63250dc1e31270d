// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The app's screens.
/// Two lines.
nonisolated enum GroupRoute: URLRoute {
    /// `/`
    case home
    /// What belongs to one person.
    case user(User)
    case auth(Auth)
    case web(Web)

    /// What belongs to one person.
    nonisolated enum User: Hashable, Sendable {
        /// `user/${id:Int}`
        case profile(id: Int)
        /// `user/${id:Int}/posts?tab=${tab:Tab=posts}`
        case posts(id: Int, tab: Tab = .posts)
        case settings(Settings)

        nonisolated enum Settings: Hashable, Sendable {
            /// `user/${id:Int}/settings/general`
            case general(id: Int)
            /// - `user/${id:Int}/settings/privacy`
            /// - `user/${id:Int}/settings/privacy/${section?}`
            case privacy(id: Int, section: String? = nil)
            /// `https://settings.example.com/${id:Int}/${page}`
            case page(id: Int, page: String)
        }
    }

    nonisolated enum Auth: Hashable, Sendable {
        /// `sign-in`
        case signIn
        /// `sign-up/${provider}?from=${from?}`
        case signUp(provider: String, from: String? = nil)
    }

    nonisolated enum Web: Hashable, Sendable {
        /// `page/${path...}`
        case page(path: [String] = [])
        case legal(Legal)

        nonisolated enum Legal: Hashable, Sendable {
            /// `terms/${version:Int=1}`
            case terms(version: Int = 1)
        }
    }

    /// The values as they appear in URLs.
    nonisolated enum Tab: String, CaseIterable, Sendable {
        case posts
        case likes
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "groups"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://groups"]

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
nonisolated extension GroupRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
        case let .auth(a0): if case let .auth(b0) = b, _Route.equal(a0, b0) { return true }
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
        case let .auth(a0):
            hasher.combine("auth")
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
    static func route(of text: String, isRawValue: Bool) -> GroupRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://groups", segments: 8) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> GroupRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        if reader.hasScheme("https") {
            return reader.hasHost ? afterHttps(reader.lowercasedHost) : nil
        }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> GroupRoute? {
        if reader[0].equalsIgnoringCase("groups") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> GroupRoute? {
        if reader.count == 0 { return .home }
        switch reader[0] {
        case "user":
            if let id = reader[1].integer() {
                if reader.count == 2 { return .user(.profile(id: id)) }
                switch reader[2] {
                case "posts":
                    if reader.count == 3,
                        let tab = reader.query["tab"].defaulting(
                            to: GroupRoute.Tab.posts, { $0.asTab() })
                    {
                        return .user(.posts(id: id, tab: tab))
                    }
                case "settings":
                    switch reader[3] {
                    case "general":
                        if reader.count == 4 { return .user(.settings(.general(id: id))) }
                    case "privacy":
                        if reader.count == 4 {
                            return .user(.settings(.privacy(id: id, section: nil)))
                        }
                        if reader.count == 5, let section = reader[4].nonempty.string() {
                            return .user(.settings(.privacy(id: id, section: section)))
                        }
                    default: break
                    }
                default: break
                }
            }
        case "sign-in": if reader.count == 1 { return .auth(.signIn) }
        case "sign-up":
            if reader.count == 2, let provider = reader.string(1),
                let from = reader.query["from"].optional({ $0.string() })
            {
                return .auth(.signUp(provider: provider, from: from))
            }
        default: break
        }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> GroupRoute? {
        if reader[0].equalsIgnoringCase("settings.example.com"), let id = reader[1].integer(),
            reader.count == 3, let page = reader.string(2)
        {
            return .user(.settings(.page(id: id, page: page)))
        }
        if reader[0].equalsIgnoringCase("www.example.com"),
            let route = afterWwwExampleCom(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("example.org"), reader[1].equals("app"),
            let route = afterWwwExampleCom(reader.from(2))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("legal.example.com"), reader[1].equals("terms"),
            let version = reader[2].integer(), reader.count == 3
        {
            return .web(.legal(.terms(version: version)))
        }
        if reader.hasNoPort, reader.hasHostName,
            _RouteMixedPart.isLabel(reader[0], before: ".example.com")
        {
            return afterWwwExampleCom(reader.from(1))
        }
        return nil
    }

    static func afterWwwExampleCom(_ reader: _RouteReader) -> GroupRoute? {
        if reader[0].equals("page"), let path = reader.rest(from: 1, { $0.string() }) {
            return .web(.page(path: path))
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: GroupRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://groups", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: GroupRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: break
        case let .user(.profile(id)):
            writer.literal("user")
            writer.segment(id)
        case let .user(.posts(id, tab)):
            writer.literal("user")
            writer.segment(id)
            writer.literal("posts")
            if tab != GroupRoute.Tab.posts { writer.item("tab", tab.rawValue) }
        case let .user(.settings(.general(id))):
            writer.literal("user")
            writer.segment(id)
            writer.literal("settings/general")
        case let .user(.settings(.privacy(id, section))):
            writer.literal("user")
            writer.segment(id)
            writer.literal("settings/privacy")
            if let section, !section.isEmpty { writer.segment(section) }
        case let .user(.settings(.page(id, page))):
            writer.begin(form, base: "https://settings.example.com", .host, isRelative: false)
            writer.segment(id)
            writer.segment(page)
        case .auth(.signIn): writer.literal("sign-in")
        case let .auth(.signUp(provider, from)):
            writer.literal("sign-up")
            writer.segment(provider)
            if let from, !from.isEmpty { writer.item("from", from) }
        case let .web(.page(path)):
            writer.begin(form, base: "https://www.example.com", .host, isRelative: false)
            writer.literal("page")
            for element in path { writer.segment(element) }
        case let .web(.legal(.terms(version))):
            writer.begin(form, base: "https://legal.example.com", .host, isRelative: false)
            writer.literal("terms")
            writer.segment(version)
        }
    }
}

private nonisolated extension _RoutePart {
    func asTab() -> GroupRoute.Tab? {
        switch self {
        case "posts": return GroupRoute.Tab.posts
        case "likes": return GroupRoute.Tab.likes
        default: return nil
        }
    }
}
