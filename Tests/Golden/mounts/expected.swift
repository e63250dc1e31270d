// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MountRoute: URLRoute {
    /// `/`
    case home
    /// `posts/${tab:Tab}`
    case posts(tab: Tab)
    /// `groups/sign-up/apple`
    case apple
    /// The routes of another spec.
    ///
    /// The routes of `../groups/routes.yaml`.
    case groups(GroupRoute)
    /// The routes of `../single/routes.yaml`.
    case single(SingleRoute)
    case inner(Inner)

    nonisolated enum Inner: Hashable, Sendable {
        /// The routes of `../single/routes.yaml`.
        case single(SingleRoute)
    }

    /// The values as they appear in URLs.
    nonisolated enum Tab: String, CaseIterable, Sendable {
        case posts
        case likes
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "mounts"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://mounts"]

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

    /// The routes that the spec's examples open, except those with a value that its type rejects.
    static let examples: [MountRoute] = """
        app://mounts/posts/likes
        app://mounts/groups/sign-in
        """.split(separator: "\n").compactMap { MountRoute(rawValue: String($0)) }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension MountRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .posts(a0): if case let .posts(b0) = b, _Route.equal(a0, b0) { return true }
        case .apple: if case .apple = b { return true }
        case let .groups(a0): if case let .groups(b0) = b, _Route.equal(a0, b0) { return true }
        case let .single(a0): if case let .single(b0) = b, _Route.equal(a0, b0) { return true }
        case let .inner(a0): if case let .inner(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .home: hasher.combine("home")
        case let .posts(a0):
            hasher.combine("posts")
            hasher.combine(a0)
        case .apple: hasher.combine("apple")
        case let .groups(a0):
            hasher.combine("groups")
            hasher.combine(a0)
        case let .single(a0):
            hasher.combine("single")
            hasher.combine(a0)
        case let .inner(a0):
            hasher.combine("inner")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> MountRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://mounts", segments: 9) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> MountRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        if reader.hasScheme("app2") { return reader.hasHost ? afterApp2(reader) : nil }
        if reader.hasScheme("https") {
            return reader.hasHost ? afterHttps(reader.lowercasedHost) : nil
        }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> MountRoute? {
        if reader[0].equalsIgnoringCase("mounts") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> MountRoute? {
        if reader.count == 0 { return .home }
        switch reader[0] {
        case "posts": if let tab = reader[1].asTab(), reader.count == 2 { return .posts(tab: tab) }
        case "groups": return afterGroups(reader)
        case "single":
            if let value = reader[1].asSingleRoute_Sole(),
                let other = reader[2].asSingleRoute_Sole(), reader.count == 3
            {
                return .single(.only(.value(value: value, other: other)))
            }
        default: break
        }
        return nil
    }

    static func afterGroups(_ reader: _RouteReader) -> MountRoute? {
        if reader.count == 1 { return .groups(.home) }
        switch reader[1] {
        case "sign-up":
            if reader[2].equals("apple"), reader.count == 3 { return .apple }
            if reader.count == 3, let provider = reader.string(2),
                let from = reader.query["from"].optional({ $0.string() })
            {
                return .groups(.auth(.signUp(provider: provider, from: from)))
            }
        case "user":
            if let id = reader[2].integer() {
                if reader.count == 3 { return .groups(.user(.profile(id: id))) }
                switch reader[3] {
                case "posts":
                    if reader.count == 4,
                        let tab = reader.query["tab"].defaulting(
                            to: GroupRoute.Tab.posts, { $0.asGroupRoute_Tab() })
                    {
                        return .groups(.user(.posts(id: id, tab: tab)))
                    }
                case "settings":
                    switch reader[4] {
                    case "general":
                        if reader.count == 5 { return .groups(.user(.settings(.general(id: id)))) }
                    case "privacy":
                        if reader.count == 5 {
                            return .groups(.user(.settings(.privacy(id: id, section: nil))))
                        }
                        if reader.count == 6, let section = reader[5].nonempty.string() {
                            return .groups(.user(.settings(.privacy(id: id, section: section))))
                        }
                    default: break
                    }
                default: break
                }
            }
        case "sign-in": if reader.count == 2 { return .groups(.auth(.signIn)) }
        default: break
        }
        return nil
    }

    static func afterApp2(_ reader: _RouteReader) -> MountRoute? {
        if reader[0].equalsIgnoringCase("single"), reader[1].equals("prefix") {
            return afterSinglePrefix(reader.from(2))
        }
        return nil
    }

    static func afterSinglePrefix(_ reader: _RouteReader) -> MountRoute? {
        if reader[0].equals("inner"), let value = reader[1].asSingleRoute_Sole(),
            let other = reader[2].asSingleRoute_Sole(), reader.count == 3
        {
            return .inner(.single(.only(.value(value: value, other: other))))
        }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> MountRoute? {
        if reader[0].equalsIgnoringCase("settings.example.com"), let id = reader[1].integer(),
            reader.count == 3, let page = reader.string(2)
        {
            return .groups(.user(.settings(.page(id: id, page: page))))
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
        if reader[0].equalsIgnoringCase("legal.example.com"), reader[1].equals("groups"),
            reader[2].equals("terms"), let version = reader[3].integer(), reader.count == 4
        {
            return .groups(.web(.legal(.terms(version: version))))
        }
        if reader[0].equalsIgnoringCase("single.example.org"),
            let route = afterSinglePrefix(reader.from(1))
        {
            return route
        }
        if reader.hasNoPort, reader.hasHostName,
            _RouteMixedPart.isLabel(reader[0], before: ".example.com")
        {
            return afterWwwExampleCom(reader.from(1))
        }
        return nil
    }

    static func afterWwwExampleCom(_ reader: _RouteReader) -> MountRoute? {
        if reader[0].equals("groups"), reader[1].equals("page"),
            let path = reader.rest(from: 2, { $0.string() })
        {
            return .groups(.web(.page(path: path)))
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: MountRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://mounts", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: MountRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: break
        case let .posts(tab):
            writer.literal("posts")
            writer.segment(tab.rawValue)
        case .apple: writer.literal("groups/sign-up/apple")
        case .groups(.home): writer.literal("groups")
        case let .groups(.user(.profile(id))):
            writer.literal("groups/user")
            writer.segment(id)
        case let .groups(.user(.posts(id, tab))):
            writer.literal("groups/user")
            writer.segment(id)
            writer.literal("posts")
            if tab != GroupRoute.Tab.posts { writer.item("tab", tab.rawValue) }
        case let .groups(.user(.settings(.general(id)))):
            writer.literal("groups/user")
            writer.segment(id)
            writer.literal("settings/general")
        case let .groups(.user(.settings(.privacy(id, section)))):
            writer.literal("groups/user")
            writer.segment(id)
            writer.literal("settings/privacy")
            if let section, !section.isEmpty { writer.segment(section) }
        case let .groups(.user(.settings(.page(id, page)))):
            writer.begin(form, base: "https://settings.example.com", .host, isRelative: false)
            writer.segment(id)
            writer.segment(page)
        case .groups(.auth(.signIn)): writer.literal("groups/sign-in")
        case let .groups(.auth(.signUp(provider, from))):
            writer.literal("groups/sign-up")
            writer.segment(provider)
            if let from, !from.isEmpty { writer.item("from", from) }
        case let .groups(.web(.page(path))):
            writer.begin(form, base: "https://www.example.com", .host, isRelative: false)
            writer.literal("groups/page")
            for element in path { writer.segment(element) }
        case let .groups(.web(.legal(.terms(version)))):
            writer.begin(form, base: "https://legal.example.com", .host, isRelative: false)
            writer.literal("groups/terms")
            writer.segment(version)
        case let .single(.only(.value(value, other))):
            writer.literal("single")
            writer.segment(value.rawValue)
            writer.segment(other.rawValue)
        case let .inner(.single(.only(.value(value, other)))):
            writer.begin(form, base: "https://single.example.org", .host, isRelative: false)
            writer.literal("inner")
            writer.segment(value.rawValue)
            writer.segment(other.rawValue)
        }
    }
}

private nonisolated extension _RoutePart {
    func asSingleRoute_Sole() -> SingleRoute.Sole? {
        switch self {
        case "one": return SingleRoute.Sole.one
        default: return nil
        }
    }

    func asTab() -> MountRoute.Tab? {
        switch self {
        case "posts": return MountRoute.Tab.posts
        case "likes": return MountRoute.Tab.likes
        default: return nil
        }
    }

    func asGroupRoute_Tab() -> GroupRoute.Tab? {
        switch self {
        case "posts": return GroupRoute.Tab.posts
        case "likes": return GroupRoute.Tab.likes
        default: return nil
        }
    }
}
