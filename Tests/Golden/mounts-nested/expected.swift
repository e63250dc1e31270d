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
        case let .groupsHere(a0):
            if case let .groupsHere(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .start: hasher.combine("start")
        case let .all(a0):
            hasher.combine("all")
            hasher.combine(a0)
        case let .groupsHere(a0):
            hasher.combine("groupsHere")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool, isOnServer: Bool = false) -> NestedRoute? {
        guard isRawValue, !_Route.isURL(text) else {
            return _RouteReader.read(text, segments: 11, isOnServer: isOnServer) { route(of: $0) }
        }
        return _RouteReader.read(
            _Route.text(text, after: "https://nested.example.com/app"), segments: 11,
            isOnServer: isOnServer) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> NestedRoute? {
        if reader.hasScheme("app2") { return reader.hasHost ? afterApp2(reader) : nil }
        if reader.hasScheme("https") {
            return reader.hasHost ? afterHttps(reader.lowercasedHost) : nil
        }
        return nil
    }

    static func afterApp2(_ reader: _RouteReader) -> NestedRoute? {
        if reader[0].equalsIgnoringCase("single"), reader[1].equals("prefix") {
            return afterSinglePrefix(reader.from(2))
        }
        return nil
    }

    static func afterSinglePrefix(_ reader: _RouteReader) -> NestedRoute? {
        if reader[0].equals("all"), reader[1].equals("inner"),
            let value = reader[2].asSingleRoute_Sole(), let other = reader[3].asSingleRoute_Sole(),
            reader.count == 4
        {
            return .all(.inner(.single(.only(.value(value: value, other: other)))))
        }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> NestedRoute? {
        if reader[0].equalsIgnoringCase("nested.example.com"),
            let route = afterNestedExampleCom(reader)
        {
            return route
        }
        if reader[0].equalsIgnoringCase("settings.example.com"), let id = reader[1].integer(),
            reader.count == 3, let page = reader.string(2)
        {
            return .all(.groups(.user(.settings(.page(id: id, page: page)))))
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
        if reader[0].equalsIgnoringCase("legal.example.com"), reader[1].equals("all"),
            reader[2].equals("groups"), reader[3].equals("terms"),
            let version = reader[4].integer(), reader.count == 5
        {
            return .all(.groups(.web(.legal(.terms(version: version)))))
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

    static func afterNestedExampleCom(_ reader: _RouteReader) -> NestedRoute? {
        if reader[1].equals("app") {
            if reader.count == 2 { return .start }
            switch reader[2] {
            case "all":
                if reader.count == 3 { return .all(.home) }
                switch reader[3] {
                case "posts":
                    if let tab = reader[4].asMountRoute_Tab(), reader.count == 5 {
                        return .all(.posts(tab: tab))
                    }
                case "groups": return afterNestedExampleComAppAllGroups(reader)
                case "single":
                    if let value = reader[4].asSingleRoute_Sole(),
                        let other = reader[5].asSingleRoute_Sole(), reader.count == 6
                    {
                        return .all(.single(.only(.value(value: value, other: other))))
                    }
                default: break
                }
            case "groups":
                if let number = reader[3].integer(), reader.count == 4 {
                    return .groupsHere(number: number)
                }
            default: break
            }
        }
        return nil
    }

    static func afterNestedExampleComAppAllGroups(_ reader: _RouteReader) -> NestedRoute? {
        if reader.count == 4 { return .all(.groups(.home)) }
        switch reader[4] {
        case "sign-up":
            if reader[5].equals("apple"), reader.count == 6 { return .all(.apple) }
            if reader.count == 6, let provider = reader.string(5),
                let from = reader.query["from"].optional({ $0.string() })
            {
                return .all(.groups(.auth(.signUp(provider: provider, from: from))))
            }
        case "user":
            if let id = reader[5].integer() {
                if reader.count == 6 { return .all(.groups(.user(.profile(id: id)))) }
                switch reader[6] {
                case "posts":
                    if reader.count == 7,
                        let tab = reader.query["tab"].defaulting(
                            to: GroupRoute.Tab.posts, { $0.asGroupRoute_Tab() })
                    {
                        return .all(.groups(.user(.posts(id: id, tab: tab))))
                    }
                case "settings":
                    switch reader[7] {
                    case "general":
                        if reader.count == 8 {
                            return .all(.groups(.user(.settings(.general(id: id)))))
                        }
                    case "privacy":
                        if reader.count == 8 {
                            return .all(.groups(.user(.settings(.privacy(id: id, section: nil)))))
                        }
                        if reader.count == 9, let section = reader[8].nonempty.string() {
                            return .all(.groups(.user(.settings(.privacy(
                                id: id, section: section)))))
                        }
                    default: break
                    }
                default: break
                }
            }
        case "sign-in": if reader.count == 5 { return .all(.groups(.auth(.signIn))) }
        default: break
        }
        return nil
    }

    static func afterWwwExampleCom(_ reader: _RouteReader) -> NestedRoute? {
        if reader[0].equals("all"), reader[1].equals("groups"), reader[2].equals("page"),
            !reader.isOnServer, let path = reader.rest(from: 3, { $0.string() })
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
            writer.begin(
                form, base: "https://nested.example.com/app", .prefix, isRelative: true,
                prefix: "/app")
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: NestedRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .start: break
        case .all(.home): writer.literal("all")
        case let .all(.posts(tab)):
            writer.literal("all/posts")
            writer.segment(tab.rawValue)
        case .all(.apple): writer.literal("all/groups/sign-up/apple")
        case .all(.groups(.home)): writer.literal("all/groups")
        case let .all(.groups(.user(.profile(id)))):
            writer.literal("all/groups/user")
            writer.segment(id)
        case let .all(.groups(.user(.posts(id, tab)))):
            writer.literal("all/groups/user")
            writer.segment(id)
            writer.literal("posts")
            if tab != GroupRoute.Tab.posts { writer.item("tab", tab.rawValue) }
        case let .all(.groups(.user(.settings(.general(id))))):
            writer.literal("all/groups/user")
            writer.segment(id)
            writer.literal("settings/general")
        case let .all(.groups(.user(.settings(.privacy(id, section))))):
            writer.literal("all/groups/user")
            writer.segment(id)
            writer.literal("settings/privacy")
            if let section, !section.isEmpty { writer.segment(section) }
        case let .all(.groups(.user(.settings(.page(id, page))))):
            writer.begin(form, base: "https://settings.example.com", .host, isRelative: false)
            writer.segment(id)
            writer.segment(page)
        case .all(.groups(.auth(.signIn))): writer.literal("all/groups/sign-in")
        case let .all(.groups(.auth(.signUp(provider, from)))):
            writer.literal("all/groups/sign-up")
            writer.segment(provider)
            if let from, !from.isEmpty { writer.item("from", from) }
        case let .all(.groups(.web(.page(path)))):
            writer.begin(form, base: "https://www.example.com", .host, isRelative: false)
            writer.literal("all/groups/page")
            for element in path { writer.segment(element) }
        case let .all(.groups(.web(.legal(.terms(version))))):
            writer.begin(form, base: "https://legal.example.com", .host, isRelative: false)
            writer.literal("all/groups/terms")
            writer.segment(version)
        case let .all(.single(.only(.value(value, other)))):
            writer.literal("all/single")
            writer.segment(value.rawValue)
            writer.segment(other.rawValue)
        case let .all(.inner(.single(.only(.value(value, other))))):
            writer.begin(form, base: "https://single.example.org", .host, isRelative: false)
            writer.literal("all/inner")
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
