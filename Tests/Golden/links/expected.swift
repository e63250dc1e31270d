// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum LinkRoute: URLRoute {
    /// `/`
    case home
    /// `user/${id:Int}`
    case user(id: Int)
    /// `login?next=${next:LinkRoute?}`
    indirect case login(next: LinkRoute? = nil)
    /// - `confirm/${target:LinkRoute}`
    /// - `confirm?to=${target:LinkRoute}`
    indirect case confirm(target: LinkRoute)
    /// `share/${text}?with=${targets:[LinkRoute]}`
    indirect case share(text: String, targets: [LinkRoute] = [])
    /// `card/(${first:LinkRoute})?then=${then:LinkRoute?}`
    indirect case card(first: LinkRoute, then: LinkRoute? = nil)
    /// `trail/${steps:LinkRoute...}`
    indirect case trail(steps: [LinkRoute] = [])
    /// `note#/${target:LinkRoute}`
    indirect case note(target: LinkRoute)
    case account(Account)
    /// `articles/${number:Int}`
    case help(number: Int)
    /// `either/${link:LinkRoute}`
    indirect case either(link: LinkRoute)
    /// `either/${text}`
    case text(text: String)

    nonisolated enum Account: Hashable, Sendable {
        /// `account/sign-in?next=${next:LinkRoute?}&reason=${reason?}`
        indirect case signIn(next: LinkRoute? = nil, reason: String? = nil)
        /// `account/sign-out`
        case signOut
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "links"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://links", "https://links.example.com/app"]

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
nonisolated extension LinkRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
        case let .login(a0): if case let .login(b0) = b, _Route.equal(a0, b0) { return true }
        case let .confirm(a0): if case let .confirm(b0) = b, _Route.equal(a0, b0) { return true }
        case let .share(a0, a1):
            if case let .share(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .card(a0, a1):
            if case let .card(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .trail(a0): if case let .trail(b0) = b, _Route.equal(a0, b0) { return true }
        case let .note(a0): if case let .note(b0) = b, _Route.equal(a0, b0) { return true }
        case let .account(a0): if case let .account(b0) = b, _Route.equal(a0, b0) { return true }
        case let .help(a0): if case let .help(b0) = b, _Route.equal(a0, b0) { return true }
        case let .either(a0): if case let .either(b0) = b, _Route.equal(a0, b0) { return true }
        case let .text(a0): if case let .text(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .home: hasher.combine("home")
        case let .user(a0):
            hasher.combine("user")
            hasher.combine(a0)
        case let .login(a0):
            hasher.combine("login")
            hasher.combine(a0)
        case let .confirm(a0):
            hasher.combine("confirm")
            hasher.combine(a0)
        case let .share(a0, a1):
            hasher.combine("share")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .card(a0, a1):
            hasher.combine("card")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .trail(a0):
            hasher.combine("trail")
            hasher.combine(a0)
        case let .note(a0):
            hasher.combine("note")
            hasher.combine(a0)
        case let .account(a0):
            hasher.combine("account")
            hasher.combine(a0)
        case let .help(a0):
            hasher.combine("help")
            hasher.combine(a0)
        case let .either(a0):
            hasher.combine("either")
            hasher.combine(a0)
        case let .text(a0):
            hasher.combine("text")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool, depth: Int = 1) -> LinkRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://links", segments: 6,
            depth: depth) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> LinkRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> LinkRoute? {
        if reader[0].equalsIgnoringCase("links") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> LinkRoute? {
        if reader.count == 0 { return .home }
        switch reader[0] {
        case "user": return afterUser(reader)
        case "login": return afterLogin(reader)
        case "confirm": return afterConfirm(reader)
        case "share": return afterShare(reader)
        case "card": return afterCard(reader)
        case "trail": return afterTrail(reader)
        case "note":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                fragment[0].equals(""), let target = reader.link(fragment[1], LinkRoute.self),
                fragment.count == 2
            {
                return .note(target: target)
            }
        case "account": return afterAccount(reader)
        case "either": return afterEither(reader)
        default: break
        }
        return nil
    }

    static func afterUser(_ reader: _RouteReader) -> LinkRoute? {
        if let id = reader[1].integer(), reader.count == 2 { return .user(id: id) }
        return nil
    }

    static func afterLogin(_ reader: _RouteReader) -> LinkRoute? {
        if reader.count == 1,
            let next = reader.query["next"].optional({ reader.link($0, LinkRoute.self) })
        {
            return .login(next: next)
        }
        return nil
    }

    static func afterConfirm(_ reader: _RouteReader) -> LinkRoute? {
        if reader.count == 1, let target = reader.link(reader.query["to"], LinkRoute.self) {
            return .confirm(target: target)
        }
        if reader.count == 2, let target = reader.link(reader[1], LinkRoute.self) {
            return .confirm(target: target)
        }
        return nil
    }

    static func afterShare(_ reader: _RouteReader) -> LinkRoute? {
        if reader.count == 2, let text = reader.string(1),
            let targets = reader.query.values("with", as: { reader.link($0, LinkRoute.self) })
        {
            return .share(text: text, targets: targets)
        }
        return nil
    }

    static func afterCard(_ reader: _RouteReader) -> LinkRoute? {
        if let firstParts = _MixedParts.first.split(reader[1]), reader.count == 2,
            let first = reader.link(firstParts[0], LinkRoute.self),
            let then = reader.query["then"].optional({ reader.link($0, LinkRoute.self) })
        {
            return .card(first: first, then: then)
        }
        return nil
    }

    static func afterTrail(_ reader: _RouteReader) -> LinkRoute? {
        if let steps = reader.rest(from: 1, { reader.link($0, LinkRoute.self) }) {
            return .trail(steps: steps)
        }
        return nil
    }

    static func afterAccount(_ reader: _RouteReader) -> LinkRoute? {
        switch reader[1] {
        case "sign-in":
            if reader.count == 2,
                let next = reader.query["next"].optional({ reader.link($0, LinkRoute.self) }),
                let reason = reader.query["reason"].optional({ $0.string() })
            {
                return .account(.signIn(next: next, reason: reason))
            }
        case "sign-out": if reader.count == 2 { return .account(.signOut) }
        default: break
        }
        return nil
    }

    static func afterEither(_ reader: _RouteReader) -> LinkRoute? {
        if reader.count == 2, let link = reader.link(reader[1], LinkRoute.self) {
            return .either(link: link)
        }
        if reader.count == 2, let text = reader.string(1) { return .text(text: text) }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> LinkRoute? {
        if reader[0].equalsIgnoringCase("links.example.com"), reader[1].equals("app"),
            let route = start(reader.from(2))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("help.example.com"), reader[1].equals("articles"),
            let number = reader[2].integer(), reader.count == 3
        {
            return .help(number: number)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: LinkRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://links", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: LinkRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: break
        case let .user(id):
            writer.literal("user")
            writer.segment(id)
        case let .login(next):
            writer.literal("login")
            if let next { writer.item("next", _Route.text(link: next)) }
        case let .confirm(target):
            writer.literal("confirm")
            writer.segment(_Route.text(link: target))
        case let .share(text, targets):
            writer.literal("share")
            writer.segment(text)
            for element in targets { writer.item("with", _Route.text(link: element)) }
        case let .card(first, then):
            writer.literal("card")
            writer.segment(mixed: ["(", ")"], [_Route.text(link: first)])
            if let then { writer.item("then", _Route.text(link: then)) }
        case let .trail(steps):
            writer.literal("trail")
            for element in steps { writer.segment(_Route.text(link: element)) }
        case let .note(target):
            writer.literal("note")
            writer.beginFragment()
            writer.literal("")
            writer.segment(_Route.text(link: target))
        case let .account(.signIn(next, reason)):
            writer.literal("account/sign-in")
            if let next { writer.item("next", _Route.text(link: next)) }
            if let reason, !reason.isEmpty { writer.item("reason", reason) }
        case .account(.signOut): writer.literal("account/sign-out")
        case let .help(number):
            writer.begin(form, base: "https://help.example.com", .host, isRelative: false)
            writer.literal("articles")
            writer.segment(number)
        case let .either(link):
            writer.literal("either")
            writer.segment(_Route.text(link: link))
        case let .text(text):
            writer.literal("either")
            writer.segment(text)
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let first = _RouteMixedPart(["(", ")"], [.text(allowsEmpty: false)])
}
