// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MatrixRoute: URLRoute {
    /// `#/@${user}:${server}`
    case user(user: String, server: String)
    /// `#/!${room}/%24${event}?via=${via:[String]}`
    case event(room: String, event: String, via: [String] = [])
    /// `#/!${room}?via=${via:[String]}`
    case room(room: String, via: [String] = [])
    /// `#/%23${alias}:${server}`
    case alias(alias: String, server: String)
    /// `#/+${group}`
    case group(group: String)
    /// `matrix:///u/${user}`
    case uri(user: String)
    /// `matrix:///roomid/${room}?action=${action?}&via=${via:[String]}`
    case roomURI(room: String, action: String? = nil, via: [String] = [])

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "matrix.to"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["https://matrix.to"]

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
nonisolated extension MatrixRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .user(a0, a1):
            if case let .user(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .event(a0, a1, a2):
            if case let .event(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .room(a0, a1):
            if case let .room(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .alias(a0, a1):
            if case let .alias(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .group(a0): if case let .group(b0) = b, _Route.equal(a0, b0) { return true }
        case let .uri(a0): if case let .uri(b0) = b, _Route.equal(a0, b0) { return true }
        case let .roomURI(a0, a1, a2):
            if case let .roomURI(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .user(a0, a1):
            hasher.combine("user")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .event(a0, a1, a2):
            hasher.combine("event")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .room(a0, a1):
            hasher.combine("room")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .alias(a0, a1):
            hasher.combine("alias")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .group(a0):
            hasher.combine("group")
            hasher.combine(a0)
        case let .uri(a0):
            hasher.combine("uri")
            hasher.combine(a0)
        case let .roomURI(a0, a1, a2):
            hasher.combine("roomURI")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> MatrixRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://matrix.to", segments: 4) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> MatrixRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        if reader.hasScheme("matrix") { return afterMatrix(reader.path) }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> MatrixRoute? {
        if reader[0].equalsIgnoringCase("matrix.to") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> MatrixRoute? {
        if reader.count == 0 {
            if reader.hasFragment, case let fragment = reader.fragment, fragment[0].equals(""),
                let userServerParts = _MixedParts.userServer.split(fragment[1]),
                let user = userServerParts[0].string(), let server = userServerParts[1].string(),
                fragment.count == 2
            {
                return .user(user: user, server: server)
            }
            if reader.hasFragment, case let fragment = reader.fragment, fragment[0].equals(""),
                let aliasServerParts = _MixedParts.aliasServer.split(fragment[1]),
                let alias = aliasServerParts[0].string(), let server = aliasServerParts[1].string(),
                fragment.count == 2
            {
                return .alias(alias: alias, server: server)
            }
            if reader.hasFragment, case let fragment = reader.fragment, fragment[0].equals(""),
                let roomParts = _MixedParts.room.split(fragment[1]),
                let room = roomParts[0].string(), fragment.count == 2,
                let via = reader.fragmentQuery.values("via", takesEmpty: true, as: { $0.string() })
            {
                return .room(room: room, via: via)
            }
            if reader.hasFragment, case let fragment = reader.fragment, fragment[0].equals(""),
                let roomParts = _MixedParts.room.split(fragment[1]),
                let room = roomParts[0].string(),
                let eventParts = _MixedParts.event.split(fragment[2]),
                let event = eventParts[0].string(), fragment.count == 3,
                let via = reader.fragmentQuery.values("via", takesEmpty: true, as: { $0.string() })
            {
                return .event(room: room, event: event, via: via)
            }
            if reader.hasFragment, case let fragment = reader.fragment, fragment[0].equals(""),
                let groupParts = _MixedParts.group.split(fragment[1]),
                let group = groupParts[0].string(), fragment.count == 2
            {
                return .group(group: group)
            }
        }
        return nil
    }

    static func afterMatrix(_ reader: _RouteReader) -> MatrixRoute? {
        if reader[0].equalsIgnoringCase("u"), reader.count == 2, let user = reader.string(1) {
            return .uri(user: user)
        }
        if reader[0].equalsIgnoringCase("roomid"), reader.count == 2, let room = reader.string(1),
            let action = reader.query["action"].optional({ $0.string() }),
            let via = reader.query.values("via", takesEmpty: true, as: { $0.string() })
        {
            return .roomURI(room: room, action: action, via: via)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: MatrixRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://matrix.to", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: MatrixRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .user(user, server):
            writer.beginFragment()
            writer.literal("")
            writer.segment(mixed: ["@", ":", ""], [user, server])
        case let .event(room, event, via):
            writer.beginFragment()
            writer.literal("")
            writer.segment(mixed: ["!", ""], [room])
            writer.segment(mixed: ["$", ""], [event])
            for element in via { writer.item("via", element) }
        case let .room(room, via):
            writer.beginFragment()
            writer.literal("")
            writer.segment(mixed: ["!", ""], [room])
            for element in via { writer.item("via", element) }
        case let .alias(alias, server):
            writer.beginFragment()
            writer.literal("")
            writer.segment(mixed: ["%23", ":", ""], [alias, server])
        case let .group(group):
            writer.beginFragment()
            writer.literal("")
            writer.segment(mixed: ["+", ""], [group])
        case let .uri(user):
            writer.begin(form, base: "matrix:///", .noHost, isRelative: false, separator: ":///")
            writer.literal("u")
            writer.segment(user)
        case let .roomURI(room, action, via):
            writer.begin(form, base: "matrix:///", .noHost, isRelative: false, separator: ":///")
            writer.literal("roomid")
            writer.segment(room)
            if let action, !action.isEmpty { writer.item("action", action) }
            for element in via { writer.item("via", element) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let userServer = _RouteMixedPart(
        ["@", ":", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)], delimiters: ":@")
    static let aliasServer = _RouteMixedPart(
        ["#", ":", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)], delimiters: ":")
    static let room = _RouteMixedPart(["!", ""], [.text(allowsEmpty: true)])
    static let event = _RouteMixedPart(["$", ""], [.text(allowsEmpty: true)])
    static let group = _RouteMixedPart(["+", ""], [.text(allowsEmpty: true)])
}
