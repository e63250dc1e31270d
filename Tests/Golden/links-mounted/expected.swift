// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum OuterRoute: URLRoute {
    /// `/`
    case home
    /// `login?next=${next:OuterRoute?}`
    indirect case login(next: OuterRoute? = nil)
    /// The routes of `../links/routes.yaml`.
    case links(LinkRoute)

    /// The scheme of the first base.
    static let scheme: String = "outer"
    /// The host of the first base.
    static let host: String = "app"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["outer://app"]

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

    /// The route of a nested link.
    static subscript(_link text: String, depth depth: Int) -> Self? {
        _Matching.route(of: text, isRawValue: true, depth: depth)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension OuterRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .login(a0): if case let .login(b0) = b, _Route.equal(a0, b0) { return true }
        case let .links(a0): if case let .links(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .home: hasher.combine("home")
        case let .login(a0):
            hasher.combine("login")
            hasher.combine(a0)
        case let .links(a0):
            hasher.combine("links")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool, depth: Int = 1) -> OuterRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "outer://app", segments: 6,
            depth: depth) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> OuterRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        if reader.hasScheme("outer") { return reader.hasHost ? afterOuter(reader) : nil }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> OuterRoute? {
        if reader[0].equalsIgnoringCase("help.example.com"), reader[1].equals("links"),
            reader[2].equals("articles"), let number = reader[3].integer(), reader.count == 4
        {
            return .links(.help(number: number))
        }
        return nil
    }

    static func afterOuter(_ reader: _RouteReader) -> OuterRoute? {
        if reader[0].equalsIgnoringCase("app") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> OuterRoute? {
        if reader.count == 0 { return .home }
        switch reader[0] {
        case "login":
            if reader.count == 1,
                let next = reader.query["next"].optional({ reader.link($0, OuterRoute.self) })
            {
                return .login(next: next)
            }
        case "links":
            if reader.count == 1 { return .links(.home) }
            switch reader[1] {
            case "user": return afterLinksUser(reader)
            case "login": return afterLinksLogin(reader)
            case "confirm": return afterLinksConfirm(reader)
            case "share": return afterLinksShare(reader)
            case "card": return afterLinksCard(reader)
            case "trail": return afterLinksTrail(reader)
            case "note":
                if reader.count == 2, reader.hasFragment, case let fragment = reader.fragment,
                    fragment[0].equals(""), let target = reader.link(fragment[1], LinkRoute.self),
                    fragment.count == 2
                {
                    return .links(.note(target: target))
                }
            case "account": return afterLinksAccount(reader)
            case "either": return afterLinksEither(reader)
            default: break
            }
        default: break
        }
        return nil
    }

    static func afterLinksUser(_ reader: _RouteReader) -> OuterRoute? {
        if let id = reader[2].integer(), reader.count == 3 { return .links(.user(id: id)) }
        return nil
    }

    static func afterLinksLogin(_ reader: _RouteReader) -> OuterRoute? {
        if reader.count == 2,
            let next = reader.query["next"].optional({ reader.link($0, LinkRoute.self) })
        {
            return .links(.login(next: next))
        }
        return nil
    }

    static func afterLinksConfirm(_ reader: _RouteReader) -> OuterRoute? {
        if reader.count == 2, let target = reader.link(reader.query["to"], LinkRoute.self) {
            return .links(.confirm(target: target))
        }
        if reader.count == 3, let target = reader.link(reader[2], LinkRoute.self) {
            return .links(.confirm(target: target))
        }
        return nil
    }

    static func afterLinksShare(_ reader: _RouteReader) -> OuterRoute? {
        if reader.count == 3, let text = reader.string(2),
            let targets = reader.query.values("with", as: { reader.link($0, LinkRoute.self) })
        {
            return .links(.share(text: text, targets: targets))
        }
        return nil
    }

    static func afterLinksCard(_ reader: _RouteReader) -> OuterRoute? {
        if let firstParts = _MixedParts.first.split(reader[2]), reader.count == 3,
            let first = reader.link(firstParts[0], LinkRoute.self),
            let then = reader.query["then"].optional({ reader.link($0, LinkRoute.self) })
        {
            return .links(.card(first: first, then: then))
        }
        return nil
    }

    static func afterLinksTrail(_ reader: _RouteReader) -> OuterRoute? {
        if let steps = reader.rest(from: 2, { reader.link($0, LinkRoute.self) }) {
            return .links(.trail(steps: steps))
        }
        return nil
    }

    static func afterLinksAccount(_ reader: _RouteReader) -> OuterRoute? {
        switch reader[2] {
        case "sign-in":
            if reader.count == 3,
                let next = reader.query["next"].optional({ reader.link($0, LinkRoute.self) }),
                let reason = reader.query["reason"].optional({ $0.string() })
            {
                return .links(.account(.signIn(next: next, reason: reason)))
            }
        case "sign-out": if reader.count == 3 { return .links(.account(.signOut)) }
        default: break
        }
        return nil
    }

    static func afterLinksEither(_ reader: _RouteReader) -> OuterRoute? {
        if reader.count == 3, let link = reader.link(reader[2], LinkRoute.self) {
            return .links(.either(link: link))
        }
        if reader.count == 3, let text = reader.string(2) { return .links(.text(text: text)) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: OuterRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "outer://app", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: OuterRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: break
        case let .login(next):
            writer.literal("login")
            if let next { writer.item("next", _Route.text(link: next)) }
        case .links(.home): writer.literal("links")
        case let .links(.user(id)):
            writer.literal("links/user")
            writer.segment(id)
        case let .links(.login(next)):
            writer.literal("links/login")
            if let next { writer.item("next", _Route.text(link: next)) }
        case let .links(.confirm(target)):
            writer.literal("links/confirm")
            writer.segment(_Route.text(link: target))
        case let .links(.share(text, targets)):
            writer.literal("links/share")
            writer.segment(text)
            for element in targets { writer.item("with", _Route.text(link: element)) }
        case let .links(.card(first, then)):
            writer.literal("links/card")
            writer.segment(mixed: ["(", ")"], [_Route.text(link: first)])
            if let then { writer.item("then", _Route.text(link: then)) }
        case let .links(.trail(steps)):
            writer.literal("links/trail")
            for element in steps { writer.segment(_Route.text(link: element)) }
        case let .links(.note(target)):
            writer.literal("links/note")
            writer.beginFragment()
            writer.literal("")
            writer.segment(_Route.text(link: target))
        case let .links(.account(.signIn(next, reason))):
            writer.literal("links/account/sign-in")
            if let next { writer.item("next", _Route.text(link: next)) }
            if let reason, !reason.isEmpty { writer.item("reason", reason) }
        case .links(.account(.signOut)): writer.literal("links/account/sign-out")
        case let .links(.help(number)):
            writer.begin(form, base: "https://help.example.com", .host, isRelative: false)
            writer.literal("links/articles")
            writer.segment(number)
        case let .links(.either(link)):
            writer.literal("links/either")
            writer.segment(_Route.text(link: link))
        case let .links(.text(text)):
            writer.literal("links/either")
            writer.segment(text)
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let first = _RouteMixedPart(["(", ")"], [.text(allowsEmpty: false)])
}
