// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum NestedRoute: URLRoute {
    /// `/`
    case start
    /// The routes of `../mounts/routes.yaml`.
    case all(MountRoute)
    /// `groups/${number:Int}`
    case groupsHere(number: Int)

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "nested.example.com"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["https://nested.example.com/app"]

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
nonisolated extension NestedRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .start: if case .start = b { return true }
        case let .all(a0): if case let .all(b0) = b, _Route.equal(a0, b0) { return true }
        case let .groupsHere(a0): if case let .groupsHere(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .start: hasher.combine(0)
        case let .all(a0):
            hasher.combine(1)
            hasher.combine(a0)
        case let .groupsHere(a0):
            hasher.combine(2)
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
    let isOnServer: Bool

    static func route(of text: String, isRawValue: Bool, isOnServer: Bool = false) -> NestedRoute? {
        var isRelative = false
        let route = _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, segments: 11) { url -> NestedRoute? in
            isRelative = url.isRelative
            return isRelative ? nil : _Matching(reader: url, isOnServer: isOnServer).route()
        }
        if !isRelative { return route }
        return _RouteReader.read(_Route.text(text, after: "https://nested.example.com/app"), plusIsSpace: false, segments: 11) { url in
            _Matching(reader: url, isOnServer: isOnServer).route()
        }
    }

    func route() -> NestedRoute? {
        if reader.hasScheme("app2") { return reader.hostPath.flatMap { afterApp2($0) } }
        if reader.hasScheme("https") { return reader.hostPath.flatMap { afterHttps($0) } }
        return nil
    }

    func afterApp2(_ parts: _Path) -> NestedRoute? {
        if parts[0].equalsIgnoringCase("single"), parts[1].equals("prefix") {
            return afterApp2SinglePrefix(parts.from(2))
        }
        return nil
    }

    func afterApp2SinglePrefix(_ parts: _Path) -> NestedRoute? {
        if parts[0].equals("all"), parts[1].equals("inner"), let value = parts[2].asSingleRoute_Sole(),
            let other = parts[3].asSingleRoute_Sole(), parts.isEnd(4)
        {
            return .all(.inner(.single(.only(.value(value: value, other: other)))))
        }
        return nil
    }

    func afterHttps(_ parts: _Path) -> NestedRoute? {
        if parts[0].equalsIgnoringCase("nested.example.com"), let route = afterHttpsNestedExampleCom(parts.from(1)) {
            return route
        }
        if parts[0].equalsIgnoringCase("settings.example.com"), let id = parts[1].integer(), parts[2].isPresent,
            parts.isEnd(3), let page = parts[2].string()
        {
            return .all(.groups(.user(.settings(.page(id: id, page: page)))))
        }
        if parts[0].equalsIgnoringCase("www.example.com"), let route = afterHttpsWwwExampleCom(parts.from(1)) {
            return route
        }
        if parts[0].equalsIgnoringCase("example.org"), parts[1].equals("app"),
            let route = afterHttpsWwwExampleCom(parts.from(2))
        {
            return route
        }
        if parts[0].equalsIgnoringCase("legal.example.com"), parts[1].equals("all"), parts[2].equals("groups"),
            parts[3].equals("terms"), let version = parts[4].integer(), parts.isEnd(5)
        {
            return .all(.groups(.web(.legal(.terms(version: version)))))
        }
        if parts[0].equalsIgnoringCase("single.example.org"), let route = afterApp2SinglePrefix(parts.from(1)) {
            return route
        }
        if reader.hasNoPort, reader.hasHostName, _RouteAffixes.isLabel(parts[0], before: ".example.com") {
            return afterHttpsWwwExampleCom(parts.from(1))
        }
        return nil
    }

    func afterHttpsNestedExampleCom(_ parts: _Path) -> NestedRoute? {
        if parts[0].equals("app") {
            if parts.isEnd(1) { return .start }
            switch parts[1] {
            case "all":
                if parts.isEnd(2) { return .all(.home) }
                switch parts[2] {
                case "posts": if let tab = parts[3].asMountRoute_Tab(), parts.isEnd(4) { return .all(.posts(tab: tab)) }
                case "groups": return afterHttpsNestedExampleComAppAllGroups(parts.from(3))
                case "single":
                    if let value = parts[3].asSingleRoute_Sole(), let other = parts[4].asSingleRoute_Sole(),
                        parts.isEnd(5)
                    {
                        return .all(.single(.only(.value(value: value, other: other))))
                    }
                default: break
                }
            case "groups": if let number = parts[2].integer(), parts.isEnd(3) { return .groupsHere(number: number) }
            default: break
            }
        }
        return nil
    }

    func afterHttpsNestedExampleComAppAllGroups(_ parts: _Path) -> NestedRoute? {
        if parts.isEnd(0) { return .all(.groups(.home)) }
        switch parts[0] {
        case "sign-up":
            if parts[1].equals("apple"), parts.isEnd(2) { return .all(.apple) }
            if parts[1].isPresent, parts.isEnd(2), let provider = parts[1].string(),
                let from = reader.query["from"].optional({ $0.string() })
            {
                return .all(.groups(.auth(.signUp(provider: provider, from: from))))
            }
        case "user":
            if let id = parts[1].integer() {
                if parts.isEnd(2) { return .all(.groups(.user(.profile(id: id)))) }
                switch parts[2] {
                case "posts":
                    if parts.isEnd(3),
                        let tab = reader.query["tab"].defaulting(to: GroupRoute.Tab.posts, { $0.asGroupRoute_Tab() })
                    {
                        return .all(.groups(.user(.posts(id: id, tab: tab))))
                    }
                case "settings":
                    switch parts[3] {
                    case "general": if parts.isEnd(4) { return .all(.groups(.user(.settings(.general(id: id))))) }
                    case "privacy":
                        if parts.isEnd(4) { return .all(.groups(.user(.settings(.privacy(id: id, section: nil))))) }
                        if parts[4].isPresent, parts.isEnd(5), let section = parts[4].nonemptyString() {
                            return .all(.groups(.user(.settings(.privacy(id: id, section: section)))))
                        }
                    default: break
                    }
                default: break
                }
            }
        case "sign-in": if parts.isEnd(1) { return .all(.groups(.auth(.signIn))) }
        default: break
        }
        return nil
    }

    func afterHttpsWwwExampleCom(_ parts: _Path) -> NestedRoute? {
        if parts[0].equals("all"), parts[1].equals("groups"), parts[2].equals("page"), !isOnServer,
            let path = reader.rest(from: parts.from(3), { $0.string() })
        {
            return .all(.groups(.web(.page(path: path))))
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: NestedRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://nested.example.com/app", .prefix, isRelative: true, prefix: "/app")
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: NestedRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .start: break
        case .all(.home): writer.literal("all")
        case let .all(.posts(tab)):
            writer.literal("all/posts", count: 2)
            writer.segment(tab.rawValue)
        case .all(.apple): writer.literal("all/groups/sign-up/apple", count: 4)
        case .all(.groups(.home)): writer.literal("all/groups", count: 2)
        case let .all(.groups(.user(.profile(id)))):
            writer.literal("all/groups/user", count: 3)
            writer.segment(id)
        case let .all(.groups(.user(.posts(id, tab)))):
            writer.literal("all/groups/user", count: 3)
            writer.segment(id)
            writer.literal("posts")
            if !_Route.equal(tab, GroupRoute.Tab.posts) { writer.item("tab", tab.rawValue) }
        case let .all(.groups(.user(.settings(.general(id))))):
            writer.literal("all/groups/user", count: 3)
            writer.segment(id)
            writer.literal("settings/general", count: 2)
        case let .all(.groups(.user(.settings(.privacy(id, section))))):
            if (section ?? "").isEmpty {
                writer.literal("all/groups/user", count: 3)
                writer.segment(id)
                writer.literal("settings/privacy", count: 2)
            } else if let section, !section.isEmpty {
                writer.literal("all/groups/user", count: 3)
                writer.segment(id)
                writer.literal("settings/privacy", count: 2)
                writer.segment(section)
            }
        case let .all(.groups(.user(.settings(.page(id, page))))):
            writer.begin(form, base: "https://settings.example.com", .host, isRelative: false)
            writer.segment(id)
            writer.segment(page)
        case .all(.groups(.auth(.signIn))): writer.literal("all/groups/sign-in", count: 3)
        case let .all(.groups(.auth(.signUp(provider, from)))):
            writer.literal("all/groups/sign-up", count: 3)
            writer.segment(provider)
            if let from, !from.isEmpty { writer.item("from", from) }
        case let .all(.groups(.web(.page(path)))):
            writer.begin(form, base: "https://www.example.com", .host, isRelative: false)
            writer.literal("all/groups/page", count: 3)
            for element in path { writer.segment(element) }
        case let .all(.groups(.web(.legal(.terms(version))))):
            writer.begin(form, base: "https://legal.example.com", .host, isRelative: false)
            writer.literal("all/groups/terms", count: 3)
            writer.segment(version)
        case let .all(.single(.only(.value(value, other)))):
            writer.literal("all/single", count: 2)
            writer.segment(value.rawValue)
            writer.segment(other.rawValue)
        case let .all(.inner(.single(.only(.value(value, other))))):
            writer.begin(form, base: "https://single.example.org", .host, isRelative: false)
            writer.literal("all/inner", count: 2)
            writer.segment(value.rawValue)
            writer.segment(other.rawValue)
        case let .groupsHere(number):
            writer.literal("groups")
            writer.segment(number)
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

    func asGroupRoute_Tab() -> GroupRoute.Tab? {
        switch self {
        case "posts": return GroupRoute.Tab.posts
        case "likes": return GroupRoute.Tab.likes
        default: return nil
        }
    }

    func asMountRoute_Tab() -> MountRoute.Tab? {
        switch self {
        case "posts": return MountRoute.Tab.posts
        case "likes": return MountRoute.Tab.likes
        default: return nil
        }
    }
}
