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
        case posts(id: Int, tab: GroupRoute.Tab = .posts)
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
        case .home: hasher.combine(0)
        case let .user(a0):
            hasher.combine(1)
            hasher.combine(a0)
        case let .auth(a0):
            hasher.combine(2)
            hasher.combine(a0)
        case let .web(a0):
            hasher.combine(3)
            hasher.combine(a0)
        }
    }
}

private typealias _Path = _RouteReader.Path

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated struct _Matching {
    let reader: _RouteReader

    static func route(of text: String, isRawValue: Bool) -> GroupRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://groups", segments: 8) { url in
            _Matching(reader: url).route()
        }
    }

    func route() -> GroupRoute? {
        if reader.isRelative { return start(reader.path) }
        if reader.hasScheme("app") { return reader.hostPath.flatMap { afterApp($0) } }
        if reader.hasScheme("https") { return reader.hostPath.flatMap { afterHttps($0) } }
        return nil
    }

    func afterApp(_ parts: _Path) -> GroupRoute? {
        if parts[0].equalsIgnoringCase("groups") { return start(parts.from(1)) }
        return nil
    }

    func start(_ parts: _Path) -> GroupRoute? {
        if parts.isEnd(0) { return .home }
        switch parts[0] {
        case "user":
            if let id = parts[1].integer() {
                if parts.isEnd(2) { return .user(.profile(id: id)) }
                switch parts[2] {
                case "posts":
                    if parts.isEnd(3),
                        let tab = reader.query["tab"].defaulting(to: GroupRoute.Tab.posts, { $0.asTab() })
                    {
                        return .user(.posts(id: id, tab: tab))
                    }
                case "settings":
                    switch parts[3] {
                    case "general": if parts.isEnd(4) { return .user(.settings(.general(id: id))) }
                    case "privacy":
                        if parts.isEnd(4) { return .user(.settings(.privacy(id: id, section: nil))) }
                        if parts[4].isPresent, parts.isEnd(5), let section = parts[4].nonemptyString() {
                            return .user(.settings(.privacy(id: id, section: section)))
                        }
                    default: break
                    }
                default: break
                }
            }
        case "sign-in": if parts.isEnd(1) { return .auth(.signIn) }
        case "sign-up":
            if parts[1].isPresent, parts.isEnd(2), let provider = parts[1].string(),
                let from = reader.query["from"].optional({ $0.string() })
            {
                return .auth(.signUp(provider: provider, from: from))
            }
        default: break
        }
        return nil
    }

    func afterHttps(_ parts: _Path) -> GroupRoute? {
        if parts[0].equalsIgnoringCase("settings.example.com"), let id = parts[1].integer(), parts[2].isPresent,
            parts.isEnd(3), let page = parts[2].string()
        {
            return .user(.settings(.page(id: id, page: page)))
        }
        if parts[0].equalsIgnoringCase("www.example.com"), let route = afterHttpsWwwExampleCom(parts.from(1)) {
            return route
        }
        if parts[0].equalsIgnoringCase("example.org"), parts[1].equals("app"),
            let route = afterHttpsWwwExampleCom(parts.from(2))
        {
            return route
        }
        if parts[0].equalsIgnoringCase("legal.example.com"), parts[1].equals("terms"),
            let version = parts[2].integer(), parts.isEnd(3)
        {
            return .web(.legal(.terms(version: version)))
        }
        if reader.hasNoPort, reader.hasHostName, _RouteAffixes.isLabel(parts[0], before: ".example.com") {
            return afterHttpsWwwExampleCom(parts.from(1))
        }
        return nil
    }

    func afterHttpsWwwExampleCom(_ parts: _Path) -> GroupRoute? {
        if parts[0].equals("page"), let path = reader.rest(from: parts.from(1), { $0.string() }) {
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
            if !_Route.equal(tab, GroupRoute.Tab.posts) { writer.item("tab", tab.rawValue) }
        case let .user(.settings(.general(id))):
            writer.literal("user")
            writer.segment(id)
            writer.literal("settings/general", count: 2)
        case let .user(.settings(.privacy(id, section))):
            if (section ?? "").isEmpty {
                writer.literal("user")
                writer.segment(id)
                writer.literal("settings/privacy", count: 2)
            } else if let section, !section.isEmpty {
                writer.literal("user")
                writer.segment(id)
                writer.literal("settings/privacy", count: 2)
                writer.segment(section)
            }
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
