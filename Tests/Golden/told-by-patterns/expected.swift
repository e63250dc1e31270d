// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ToldRoute: URLRoute {
    /// - `post/${id:Int}?utm=${utm?}`
    /// - `post/${id:Int}/edit?utm=${utm?}` (`edit` is `true`)
    case post(id: Int, edit: Bool = false, utm: String? = nil)
    /// - `note/${id:Int}?utm=${utm?}`
    /// - `note/${id:Int}/raw?utm=${utm?}` (`mode` is `raw`)
    case note(mode: Mode? = nil, id: Int, utm: String? = nil)
    /// `list?sort=${sort:Sort=-created}&flags=${flags:[Bool]}&all=${all:Bool?}&on=${on:Bool=true}&utm=${utm?}`
    case list(
        sort: Sort = .newest, flags: [Bool] = [], all: Bool? = nil, on: Bool = true,
        utm: String? = nil)
    case people(People)
    /// `${user}@${host}?utm=${utm?}`
    case account(user: String, host: String, utm: String? = nil)
    /// `${number}?utm=${utm?}`
    case call(number: String, utm: String? = nil)

    nonisolated enum People: Hashable, Sendable {
        /// `person/${name}?team=${team?}&utm=${utm?}`
        case person(name: String, team: String? = nil, utm: String? = nil)
    }

    /// The values as they appear in URLs.
    nonisolated enum Sort: String, CaseIterable, Sendable {
        case newest = "-created"
        case oldest = "created"
    }

    /// The values as they appear in URLs.
    nonisolated enum Mode: String, CaseIterable, Sendable {
        case raw
    }

    /// The scheme of the first base.
    static let scheme: String = "things"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["things:///app", "tel:"]

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
nonisolated extension ToldRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .post(a0, a1, a2):
            if case let .post(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .note(a0, a1, a2):
            if case let .note(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .list(a0, a1, a2, a3, a4):
            if case let .list(b0, b1, b2, b3, b4) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4)
            {
                return true
            }
        case let .people(a0): if case let .people(b0) = b, _Route.equal(a0, b0) { return true }
        case let .account(a0, a1, a2):
            if case let .account(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .call(a0, a1):
            if case let .call(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .post(a0, a1, a2):
            hasher.combine("post")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .note(a0, a1, a2):
            hasher.combine("note")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .list(a0, a1, a2, a3, a4):
            hasher.combine("list")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
        case let .people(a0):
            hasher.combine("people")
            hasher.combine(a0)
        case let .account(a0, a1, a2):
            hasher.combine("account")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .call(a0, a1):
            hasher.combine("call")
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> ToldRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "things:///app", segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> ToldRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("acct") { return afterAcct(reader.path) }
        if reader.hasScheme("call") { return afterCall(reader.path) }
        if reader.hasScheme("tel") { return afterTel(reader.path) }
        if reader.hasScheme("things") { return afterThings(reader.path) }
        return nil
    }

    static func afterAcct(_ reader: _RouteReader) -> ToldRoute? {
        if let userHostParts = _MixedParts.userHost.split(reader[0]), reader.count == 1,
            let user = userHostParts[0].string(), let host = userHostParts[1].string(),
            let utm = reader.query["utm"].optional({ $0.string() })
        {
            return .account(user: user, host: host, utm: utm)
        }
        return nil
    }

    static func afterCall(_ reader: _RouteReader) -> ToldRoute? {
        if reader.count == 1, let number = reader.string(0),
            let utm = reader.query["utm"].optional({ $0.string() })
        {
            return .call(number: number, utm: utm)
        }
        return nil
    }

    static func afterTel(_ reader: _RouteReader) -> ToldRoute? {
        if reader[0].equalsIgnoringCase("post"), let route = afterPost(reader) { return route }
        if reader[0].equalsIgnoringCase("note"), let route = afterNote(reader) { return route }
        if reader[0].equalsIgnoringCase("list"), reader.count == 1,
            let sort = reader.query["sort"].defaulting(
                to: ToldRoute.Sort.newest, takesEmpty: true, { $0.asSort() }),
            let flags = reader.query.values("flags", takesEmpty: true, as: { $0.flag() }),
            let all = reader.query["all"].optional(takesEmpty: true, { $0.flag() }),
            let on = reader.query["on"].defaulting(to: true, takesEmpty: true, { $0.flag() }),
            let utm = reader.query["utm"].optional({ $0.string() })
        {
            return .list(sort: sort, flags: flags, all: all, on: on, utm: utm)
        }
        if reader[0].equalsIgnoringCase("person"), let route = afterPerson(reader) { return route }
        return nil
    }

    static func afterPost(_ reader: _RouteReader) -> ToldRoute? {
        if let id = reader[1].integer() {
            if reader.count == 2, let utm = reader.query["utm"].optional({ $0.string() }) {
                return .post(id: id, edit: false, utm: utm)
            }
            if reader[2].equals("edit"), reader.count == 3,
                let utm = reader.query["utm"].optional({ $0.string() })
            {
                return .post(id: id, edit: true, utm: utm)
            }
        }
        return nil
    }

    static func afterNote(_ reader: _RouteReader) -> ToldRoute? {
        if let id = reader[1].integer() {
            if reader.count == 2, let utm = reader.query["utm"].optional({ $0.string() }) {
                return .note(mode: nil, id: id, utm: utm)
            }
            if reader[2].equals("raw"), reader.count == 3,
                let utm = reader.query["utm"].optional({ $0.string() })
            {
                return .note(mode: ToldRoute.Mode.raw, id: id, utm: utm)
            }
        }
        return nil
    }

    static func afterPerson(_ reader: _RouteReader) -> ToldRoute? {
        if reader.count == 2, let name = reader.string(1),
            let team = reader.query["team"].optional({ $0.string() }),
            let utm = reader.query["utm"].optional({ $0.string() })
        {
            return .people(.person(name: name, team: team, utm: utm))
        }
        return nil
    }

    static func afterThings(_ reader: _RouteReader) -> ToldRoute? {
        if reader[0].equalsIgnoringCase("app") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> ToldRoute? {
        switch reader[0] {
        case "post": return afterPost(reader)
        case "note": return afterNote(reader)
        case "list":
            if reader.count == 1,
                let sort = reader.query["sort"].defaulting(
                    to: ToldRoute.Sort.newest, takesEmpty: true, { $0.asSort() }),
                let flags = reader.query.values("flags", takesEmpty: true, as: { $0.flag() }),
                let all = reader.query["all"].optional(takesEmpty: true, { $0.flag() }),
                let on = reader.query["on"].defaulting(to: true, takesEmpty: true, { $0.flag() }),
                let utm = reader.query["utm"].optional({ $0.string() })
            {
                return .list(sort: sort, flags: flags, all: all, on: on, utm: utm)
            }
        case "person": return afterPerson(reader)
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: ToldRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(
                form, base: "things:///app", .prefix, isRelative: true, prefix: "/app",
                separator: ":///")
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: ToldRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .post(id, edit, utm):
            writer.literal("post")
            writer.segment(id)
            if edit == false {
                if let utm, !utm.isEmpty { writer.item("utm", utm) }
            } else {
                writer.literal("edit")
                if let utm, !utm.isEmpty { writer.item("utm", utm) }
            }
        case let .note(mode, id, utm):
            writer.literal("note")
            writer.segment(id)
            if mode == nil {
                if let utm, !utm.isEmpty { writer.item("utm", utm) }
            } else {
                writer.literal("raw")
                if let utm, !utm.isEmpty { writer.item("utm", utm) }
            }
        case let .list(sort, flags, all, on, utm):
            writer.literal("list")
            if sort != ToldRoute.Sort.newest { writer.item("sort", sort.rawValue) }
            for element in flags { writer.item("flags", element.description) }
            if let all { writer.item("all", all.description) }
            if on != true { writer.item("on", on.description) }
            if let utm, !utm.isEmpty { writer.item("utm", utm) }
        case let .people(.person(name, team, utm)):
            writer.literal("person")
            writer.segment(name)
            if let team, !team.isEmpty { writer.item("team", team) }
            if let utm, !utm.isEmpty { writer.item("utm", utm) }
        case let .account(user, host, utm):
            writer.begin(form, base: "acct:", .noHost, isRelative: false, separator: ":")
            writer.segment(mixed: ["", "@", ""], [user, host])
            if let utm, !utm.isEmpty { writer.item("utm", utm) }
        case let .call(number, utm):
            writer.begin(form, base: "call:", .noHost, isRelative: false, separator: ":")
            writer.segment(number)
            if let utm, !utm.isEmpty { writer.item("utm", utm) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let userHost = _RouteMixedPart(
        ["", "@", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)], delimiters: "@",
        ignoresCase: true)
}

private nonisolated extension _RoutePart {
    func asSort() -> ToldRoute.Sort? {
        switch self {
        case "-created": return ToldRoute.Sort.newest
        case "created": return ToldRoute.Sort.oldest
        default: return isText ? ToldRoute.Sort.newest : nil
        }
    }
}
