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
    static subscript(_link text: String, in links: _RouteLinks) -> Self? {
        _Matching.route(of: text, isRawValue: true, links: links)
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
        case .home: hasher.combine(0)
        case let .login(a0):
            hasher.combine(1)
            hasher.combine(a0)
        case let .links(a0):
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
    let links: _RouteLinks

    static func route(of text: String, isRawValue: Bool, links: _RouteLinks? = nil) -> OuterRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "outer://app", segments: 6) { url in
            _RouteLinks.with(links) { _Matching(reader: url, links: $0).route() }
        }
    }

    func route() -> OuterRoute? {
        if reader.isRelative { return start(reader.path) }
        if reader.hasScheme("https") { return reader.hostPath.flatMap { afterHttps($0) } }
        if reader.hasScheme("outer") { return reader.hostPath.flatMap { afterOuter($0) } }
        return nil
    }

    func afterHttps(_ parts: _Path) -> OuterRoute? {
        if parts[0].equalsIgnoringCase("help.example.com"), parts[1].equals("links"), parts[2].equals("articles"),
            let number = parts[3].integer(), parts.isEnd(4)
        {
            return .links(.help(number: number))
        }
        return nil
    }

    func afterOuter(_ parts: _Path) -> OuterRoute? {
        if parts[0].equalsIgnoringCase("app") { return start(parts.from(1)) }
        return nil
    }

    func start(_ parts: _Path) -> OuterRoute? {
        if parts.isEnd(0) { return .home }
        switch parts[0] {
        case "login":
            if parts.isEnd(1), let next = reader.query["next"].optional({ links.route($0, OuterRoute.self) }) {
                return .login(next: next)
            }
        case "links":
            if parts.isEnd(1) { return .links(.home) }
            switch parts[1] {
            case "user": return afterLinksUser(parts.from(2))
            case "login": return afterLinksLogin(parts.from(2))
            case "confirm": return afterLinksConfirm(parts.from(2))
            case "share": return afterLinksShare(parts.from(2))
            case "card": return afterLinksCard(parts.from(2))
            case "trail": return afterLinksTrail(parts.from(2))
            case "note":
                if parts.isEnd(2), reader.hasFragment,
                    case let part0 = reader.fragmentSegment(at: reader.fragmentStart), part0.equals(""),
                    case let part1 = reader.fragmentSegment(at: part0.next),
                    let target = links.route(part1, LinkRoute.self), reader.isFragmentEnd(part1.next)
                {
                    return .links(.note(target: target))
                }
            case "account": return afterLinksAccount(parts.from(2))
            case "either": return afterLinksEither(parts.from(2))
            default: break
            }
        default: break
        }
        return nil
    }

    func afterLinksUser(_ parts: _Path) -> OuterRoute? {
        if let id = parts[0].integer(), parts.isEnd(1) { return .links(.user(id: id)) }
        return nil
    }

    func afterLinksLogin(_ parts: _Path) -> OuterRoute? {
        if parts.isEnd(0), let next = reader.query["next"].optional({ links.route($0, LinkRoute.self) }) {
            return .links(.login(next: next))
        }
        return nil
    }

    func afterLinksConfirm(_ parts: _Path) -> OuterRoute? {
        if parts.isEnd(0), let target = links.route(reader.query["to"], LinkRoute.self) {
            return .links(.confirm(target: target))
        }
        if parts[0].isPresent, parts.isEnd(1), let target = links.route(parts[0], LinkRoute.self) {
            return .links(.confirm(target: target))
        }
        return nil
    }

    func afterLinksShare(_ parts: _Path) -> OuterRoute? {
        if parts[0].isPresent, parts.isEnd(1), let text = parts[0].string(),
            let targets = reader.query.values("with", as: { links.route($0, LinkRoute.self) })
        {
            return .links(.share(text: text, targets: targets))
        }
        return nil
    }

    func afterLinksCard(_ parts: _Path) -> OuterRoute? {
        if let pieces0 = _Affixes.first.split(parts[0]), parts.isEnd(1),
            let first = links.route(pieces0[0], LinkRoute.self),
            let then = reader.query["then"].optional({ links.route($0, LinkRoute.self) })
        {
            return .links(.card(first: first, then: then))
        }
        return nil
    }

    func afterLinksTrail(_ parts: _Path) -> OuterRoute? {
        if let steps = reader.rest(from: parts.from(0), { links.route($0, LinkRoute.self) }) {
            return .links(.trail(steps: steps))
        }
        return nil
    }

    func afterLinksAccount(_ parts: _Path) -> OuterRoute? {
        switch parts[0] {
        case "sign-in":
            if parts.isEnd(1), let next = reader.query["next"].optional({ links.route($0, LinkRoute.self) }),
                let reason = reader.query["reason"].optional({ $0.string() })
            {
                return .links(.account(.signIn(next: next, reason: reason)))
            }
        case "sign-out": if parts.isEnd(1) { return .links(.account(.signOut)) }
        default: break
        }
        return nil
    }

    func afterLinksEither(_ parts: _Path) -> OuterRoute? {
        if parts[0].isPresent, parts.isEnd(1), let link = links.route(parts[0], LinkRoute.self) {
            return .links(.either(link: link))
        }
        if parts[0].isPresent, parts.isEnd(1), let text = parts[0].string() { return .links(.text(text: text)) }
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
            writer.literal("links/user", count: 2)
            writer.segment(id)
        case let .links(.login(next)):
            writer.literal("links/login", count: 2)
            if let next { writer.item("next", _Route.text(link: next)) }
        case let .links(.confirm(target)):
            writer.literal("links/confirm", count: 2)
            writer.segment(_Route.text(link: target))
        case let .links(.share(text, targets)):
            writer.literal("links/share", count: 2)
            writer.segment(text)
            writer.items("with", targets.map { _Route.text(link: $0) })
        case let .links(.card(first, then)):
            writer.literal("links/card", count: 2)
            writer.segment(affixed: ["(", ")"], [_Route.text(link: first)])
            if let then { writer.item("then", _Route.text(link: then)) }
        case let .links(.trail(steps)):
            writer.literal("links/trail", count: 2)
            for element in steps { writer.segment(_Route.text(link: element)) }
        case let .links(.note(target)):
            writer.literal("links/note", count: 2)
            writer.beginFragment()
            writer.literal("")
            writer.segment(_Route.text(link: target))
        case let .links(.account(.signIn(next, reason))):
            writer.literal("links/account/sign-in", count: 3)
            if let next { writer.item("next", _Route.text(link: next)) }
            if let reason, !reason.isEmpty { writer.item("reason", reason) }
        case .links(.account(.signOut)): writer.literal("links/account/sign-out", count: 3)
        case let .links(.help(number)):
            writer.begin(form, base: "https://help.example.com", .host, isRelative: false)
            writer.literal("links/articles", count: 2)
            writer.segment(number)
        case let .links(.either(link)):
            writer.literal("links/either", count: 2)
            writer.segment(_Route.text(link: link))
        case let .links(.text(text)):
            writer.literal("links/either", count: 2)
            writer.segment(text)
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _Affixes {
    static let first = _RouteAffixes(["(", ")"], [.text(allowsEmpty: false)])
}
