// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum RawDelimiterRoute: URLRoute {
    /// `account/${user}@${server}`
    case account(user: String, server: String)
    /// `key/${issuer}:${name}?at=${latitude:Double},${longitude:Double}`
    case key(issuer: String, name: String, latitude: Double, longitude: Double)
    /// `time?at=${hour:Int}:${minute:Int}&by=${user}/${role}`
    case time(hour: Int, minute: Int, user: String, role: String)
    /// `kind/(${kind:Kind}),${count:Int}`
    case kind(kind: Kind, count: Int)
    /// `page/${title}:${target:URL}`
    case page(title: String, target: RouteURL)
    /// `share?what=${title}:${target:URL}`
    case share(title: String, target: RouteURL)
    /// `next/${title};${link:RawDelimiterRoute}`
    indirect case next(title: String, link: RawDelimiterRoute)
    /// `top#${chapter}:${section}`
    case top(chapter: String, section: String)

    /// The values as they appear in URLs.
    nonisolated enum Kind: String, CaseIterable, Sendable {
        case a
        case bC = "b,c"
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "raw"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://raw"]

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
nonisolated extension RawDelimiterRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .account(a0, a1):
            if case let .account(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .key(a0, a1, a2, a3):
            if case let .key(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .time(a0, a1, a2, a3):
            if case let .time(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .kind(a0, a1):
            if case let .kind(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .page(a0, a1):
            if case let .page(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .share(a0, a1):
            if case let .share(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .next(a0, a1):
            if case let .next(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .top(a0, a1):
            if case let .top(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .account(a0, a1):
            hasher.combine("account")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .key(a0, a1, a2, a3):
            hasher.combine("key")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .time(a0, a1, a2, a3):
            hasher.combine("time")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .kind(a0, a1):
            hasher.combine("kind")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .page(a0, a1):
            hasher.combine("page")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .share(a0, a1):
            hasher.combine("share")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .next(a0, a1):
            hasher.combine("next")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .top(a0, a1):
            hasher.combine("top")
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool, depth: Int = 1) -> RawDelimiterRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://raw", segments: 5,
            depth: depth) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> RawDelimiterRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> RawDelimiterRoute? {
        if reader[0].equalsIgnoringCase("raw") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> RawDelimiterRoute? {
        switch reader[0] {
        case "account": return afterAccount(reader)
        case "key": return afterKey(reader)
        case "time": return afterTime(reader)
        case "kind": return afterKind(reader)
        case "page": return afterPage(reader)
        case "share": return afterShare(reader)
        case "next": return afterNext(reader)
        case "top":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                let chapterSectionParts = _MixedParts.chapterSection.split(fragment[0]),
                let chapter = chapterSectionParts[0].string(),
                let section = chapterSectionParts[1].string(), fragment.count == 1
            {
                return .top(chapter: chapter, section: section)
            }
        default: break
        }
        return nil
    }

    static func afterAccount(_ reader: _RouteReader) -> RawDelimiterRoute? {
        if let userServerParts = _MixedParts.userServer.split(reader[1]), reader.count == 2,
            let user = userServerParts[0].string(), let server = userServerParts[1].string()
        {
            return .account(user: user, server: server)
        }
        return nil
    }

    static func afterKey(_ reader: _RouteReader) -> RawDelimiterRoute? {
        if let issuerNameParts = _MixedParts.chapterSection.split(reader[1]), reader.count == 2,
            let issuer = issuerNameParts[0].string(), let name = issuerNameParts[1].string(),
            let latitudeLongitudeParts = _MixedParts.latitudeLongitude.split(reader.query["at"]),
            let latitude = latitudeLongitudeParts[0].decimal(Double.self),
            let longitude = latitudeLongitudeParts[1].decimal(Double.self)
        {
            return .key(issuer: issuer, name: name, latitude: latitude, longitude: longitude)
        }
        return nil
    }

    static func afterTime(_ reader: _RouteReader) -> RawDelimiterRoute? {
        if reader.count == 1,
            let hourMinuteParts = _MixedParts.hourMinute.split(reader.query["at"]),
            let hour = hourMinuteParts[0].integer(), let minute = hourMinuteParts[1].integer(),
            let userRoleParts = _MixedParts.userRole.split(reader.query["by"]),
            let user = userRoleParts[0].string(), let role = userRoleParts[1].string()
        {
            return .time(hour: hour, minute: minute, user: user, role: role)
        }
        return nil
    }

    static func afterKind(_ reader: _RouteReader) -> RawDelimiterRoute? {
        if let kindCountParts = _MixedParts.kindCount.split(reader[1]), reader.count == 2,
            let kind = kindCountParts[0].asKind(), let count = kindCountParts[1].integer()
        {
            return .kind(kind: kind, count: count)
        }
        return nil
    }

    static func afterPage(_ reader: _RouteReader) -> RawDelimiterRoute? {
        if let titleTargetParts = _MixedParts.titleTarget.split(reader[1]), reader.count == 2,
            let title = titleTargetParts[0].string(), let target = titleTargetParts[1].url()
        {
            return .page(title: title, target: target)
        }
        return nil
    }

    static func afterShare(_ reader: _RouteReader) -> RawDelimiterRoute? {
        if reader.count == 1,
            let titleTargetParts = _MixedParts.titleTarget.split(reader.query["what"]),
            let title = titleTargetParts[0].string(), let target = titleTargetParts[1].url()
        {
            return .share(title: title, target: target)
        }
        return nil
    }

    static func afterNext(_ reader: _RouteReader) -> RawDelimiterRoute? {
        if let titleLinkParts = _MixedParts.titleLink.split(reader[1], depth: reader.depth),
            reader.count == 2, let title = titleLinkParts[0].string(),
            let link = reader.link(titleLinkParts[1], RawDelimiterRoute.self)
        {
            return .next(title: title, link: link)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: RawDelimiterRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://raw", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: RawDelimiterRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .account(user, server):
            writer.literal("account")
            writer.segment(mixed: ["", "@", ""], [user, server])
        case let .key(issuer, name, latitude, longitude):
            writer.literal("key")
            writer.segment(mixed: ["", ":", ""], [issuer, name])
            writer.item("at", mixed: ["", ",", ""], [_Route.text(latitude), _Route.text(longitude)])
        case let .time(hour, minute, user, role):
            writer.literal("time")
            writer.item("at", mixed: ["", ":", ""], [_Route.text(hour), _Route.text(minute)])
            writer.item("by", mixed: ["", "/", ""], [user, role])
        case let .kind(kind, count):
            writer.literal("kind")
            writer.segment(mixed: ["(", "),", ""], [kind.rawValue, _Route.text(count)])
        case let .page(title, target):
            writer.literal("page")
            writer.segment(mixed: ["", ":", ""], [title, _Route.text(target)])
        case let .share(title, target):
            writer.literal("share")
            writer.item("what", mixed: ["", ":", ""], [title, _Route.text(target)])
        case let .next(title, link):
            writer.literal("next")
            writer.segment(mixed: ["", ";", ""], [title, _Route.text(link: link)])
        case let .top(chapter, section):
            writer.literal("top")
            writer.beginFragment()
            writer.segment(mixed: ["", ":", ""], [chapter, section])
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let chapterSection = _RouteMixedPart(
        ["", ":", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)], delimiters: ":")
    static let userServer = _RouteMixedPart(
        ["", "@", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)], delimiters: "@")
    static let latitudeLongitude = _RouteMixedPart(
        ["", ",", ""], [.number({ $0.decimal(Double.self) != nil }),
        .number({ $0.decimal(Double.self) != nil })], delimiters: ",")
    static let hourMinute = _RouteMixedPart(
        ["", ":", ""], [.number({ $0.integer() != nil }), .number({ $0.integer() != nil })],
        delimiters: ":")
    static let userRole = _RouteMixedPart(
        ["", "/", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)], delimiters: "/")
    static let kindCount = _RouteMixedPart(
        ["(", "),", ""], [.text(allowsEmpty: false), .number({ $0.integer() != nil })],
        delimiters: "(),")
    static let titleTarget = _RouteMixedPart(
        ["", ":", ""], [.text(allowsEmpty: true), .text(allowsEmpty: false, { $0.url() != nil })],
        delimiters: ":")
    static let titleLink = _RouteMixedPart(
        ["", ";", ""], [.text(allowsEmpty: true), .link(RawDelimiterRoute.self)], delimiters: ";")
}

private nonisolated extension _RoutePart {
    func asKind() -> RawDelimiterRoute.Kind? {
        switch self {
        case "a": return RawDelimiterRoute.Kind.a
        case "b,c": return RawDelimiterRoute.Kind.bC
        default: return isText ? RawDelimiterRoute.Kind.a : nil
        }
    }
}
