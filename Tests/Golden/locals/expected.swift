// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum LocalRoute: URLRoute {
    /// `a/${a0}/${b0}/${v0}/${c0}/${s0}/${f0}/${d0}`
    case a(a0: String, b0: String, v0: String, c0: String, s0: String, f0: String, d0: String)
    /// `b/${c1:Int}/${c0:Int}?v1=${v1}&v0=${v0?}`
    case b(c1: Int, c0: Int, v1: String, v0: String? = nil)
    /// `a0/${a}/${b}`
    case a0(a: String, b: String)
    /// `text/${text}/${url}/${route}/${form}?winner=${winner}&other=${other:Text}`
    case text(text: String, url: String, route: String, form: String, winner: String, other: Text)
    /// `url/${url:URL}`
    case url(url: RouteURL)
    /// `route/${route:Text}`
    case route(route: Text)
    /// `form?form=${form?}`
    case form(form: String? = nil)
    /// `found/${found}`
    case found(found: String)
    /// `winner/${winner}`
    case winner(winner: String)
    /// `read/${read...}`
    case read(read: [String] = [])
    /// `match/v${match}-${start:Int}`
    case match(match: String, start: Int)
    /// `other?${other...}`
    case other(other: [String: String] = [:])
    /// `node/${node0:UUID}`
    case node0(node0: RouteUUID)
    /// `start`
    case start
    /// `raw/${rawValue}`
    case rawValue(rawValue: String)
    /// `hash/${into:Int}`
    case hash(into: Int)
    /// `hasher`
    case hasher
    /// `code`
    case code
    /// `winner/me`
    case marks
    /// `pattern#${text}?hasher=${hasher}`
    case pattern(text: String, hasher: String)
    /// `isRawValue`
    case isRawValue
    /// `self`
    case self_

    /// The values as they appear in URLs.
    nonisolated enum Text: String, CaseIterable, Sendable {
        case text
        case url
        case route
        case rawValue
        case hash
        case closed0
        case allValues
        case description
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "locals"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://locals"]

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
nonisolated extension LocalRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .a(a0, a1, a2, a3, a4, a5, a6):
            if case let .a(b0, b1, b2, b3, b4, b5, b6) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3),
                _Route.equal(a4, b4), _Route.equal(a5, b5), _Route.equal(a6, b6)
            {
                return true
            }
        case let .b(a0, a1, a2, a3):
            if case let .b(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .a0(a0, a1):
            if case let .a0(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .text(a0, a1, a2, a3, a4, a5):
            if case let .text(b0, b1, b2, b3, b4, b5) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3),
                _Route.equal(a4, b4), _Route.equal(a5, b5)
            {
                return true
            }
        case let .url(a0): if case let .url(b0) = b, _Route.equal(a0, b0) { return true }
        case let .route(a0): if case let .route(b0) = b, _Route.equal(a0, b0) { return true }
        case let .form(a0): if case let .form(b0) = b, _Route.equal(a0, b0) { return true }
        case let .found(a0): if case let .found(b0) = b, _Route.equal(a0, b0) { return true }
        case let .winner(a0): if case let .winner(b0) = b, _Route.equal(a0, b0) { return true }
        case let .read(a0): if case let .read(b0) = b, _Route.equal(a0, b0) { return true }
        case let .match(a0, a1):
            if case let .match(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .other(a0): if case let .other(b0) = b, _Route.equal(a0, b0) { return true }
        case let .node0(a0): if case let .node0(b0) = b, _Route.equal(a0, b0) { return true }
        case .start: if case .start = b { return true }
        case let .rawValue(a0): if case let .rawValue(b0) = b, _Route.equal(a0, b0) { return true }
        case let .hash(a0): if case let .hash(b0) = b, _Route.equal(a0, b0) { return true }
        case .hasher: if case .hasher = b { return true }
        case .code: if case .code = b { return true }
        case .marks: if case .marks = b { return true }
        case let .pattern(a0, a1):
            if case let .pattern(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case .isRawValue: if case .isRawValue = b { return true }
        case .self_: if case .self_ = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .a(a0, a1, a2, a3, a4, a5, a6):
            hasher.combine("a")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
            hasher.combine(a6)
        case let .b(a0, a1, a2, a3):
            hasher.combine("b")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .a0(a0, a1):
            hasher.combine("a0")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .text(a0, a1, a2, a3, a4, a5):
            hasher.combine("text")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
        case let .url(a0):
            hasher.combine("url")
            hasher.combine(a0)
        case let .route(a0):
            hasher.combine("route")
            hasher.combine(a0)
        case let .form(a0):
            hasher.combine("form")
            hasher.combine(a0)
        case let .found(a0):
            hasher.combine("found")
            hasher.combine(a0)
        case let .winner(a0):
            hasher.combine("winner")
            hasher.combine(a0)
        case let .read(a0):
            hasher.combine("read")
            hasher.combine(a0)
        case let .match(a0, a1):
            hasher.combine("match")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .other(a0):
            hasher.combine("other")
            hasher.combine(a0)
        case let .node0(a0):
            hasher.combine("node0")
            hasher.combine(a0)
        case .start: hasher.combine("start")
        case let .rawValue(a0):
            hasher.combine("rawValue")
            hasher.combine(a0)
        case let .hash(a0):
            hasher.combine("hash")
            hasher.combine(a0)
        case .hasher: hasher.combine("hasher")
        case .code: hasher.combine("code")
        case .marks: hasher.combine("marks")
        case let .pattern(a0, a1):
            hasher.combine("pattern")
            hasher.combine(a0)
            hasher.combine(a1)
        case .isRawValue: hasher.combine("isRawValue")
        case .self_: hasher.combine("self_")
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> LocalRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://locals", segments: 11) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> LocalRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> LocalRoute? {
        if reader[0].equalsIgnoringCase("locals") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> LocalRoute? {
        switch reader[0] {
        case "a": return afterA(reader)
        case "b": return afterB(reader)
        case "a0": return afterA0(reader)
        case "text": return afterText(reader)
        case "url": return afterUrl(reader)
        case "route": return afterRoute(reader)
        case "form": return afterForm(reader)
        case "found": return afterFound(reader)
        case "winner": return afterWinner(reader)
        case "read": return afterRead(reader)
        case "match": return afterMatch(reader)
        case "other":
            if reader.count == 1, let other = reader.query.others() { return .other(other: other) }
        case "node": return afterNode(reader)
        case "start": if reader.count == 1 { return .start }
        case "raw": return afterRaw(reader)
        case "hash": return afterHash(reader)
        case "hasher": if reader.count == 1 { return .hasher }
        case "code": if reader.count == 1 { return .code }
        case "pattern":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                let text = fragment[0].string(), fragment.count == 1,
                let hasher = reader.fragmentQuery["hasher"].string()
            {
                return .pattern(text: text, hasher: hasher)
            }
        case "isRawValue": if reader.count == 1 { return .isRawValue }
        case "self": if reader.count == 1 { return .self_ }
        default: break
        }
        return nil
    }

    static func afterA(_ reader: _RouteReader) -> LocalRoute? {
        if reader.count > 2 { return afterAA0B0(reader) }
        return nil
    }

    static func afterAA0B0(_ reader: _RouteReader) -> LocalRoute? {
        if reader.count == 8, let a0 = reader.string(1), let b0 = reader.string(2),
            let v0 = reader.string(3), let c0 = reader.string(4), let s0 = reader.string(5),
            let f0 = reader.string(6), let d0 = reader.string(7)
        {
            return .a(a0: a0, b0: b0, v0: v0, c0: c0, s0: s0, f0: f0, d0: d0)
        }
        return nil
    }

    static func afterB(_ reader: _RouteReader) -> LocalRoute? {
        if let c1 = reader[1].integer(), let c0 = reader[2].integer(), reader.count == 3,
            let v1 = reader.query["v1"].string(),
            let v0 = reader.query["v0"].optional({ $0.string() })
        {
            return .b(c1: c1, c0: c0, v1: v1, v0: v0)
        }
        return nil
    }

    static func afterA0(_ reader: _RouteReader) -> LocalRoute? {
        if reader.count == 3, let a = reader.string(1), let b = reader.string(2) {
            return .a0(a: a, b: b)
        }
        return nil
    }

    static func afterText(_ reader: _RouteReader) -> LocalRoute? {
        if reader.count == 5, let text = reader.string(1), let url = reader.string(2),
            let route_ = reader.string(3), let form_ = reader.string(4),
            let winner = reader.query["winner"].string(), let other = reader.query["other"].asText()
        {
            return .text(
                text: text, url: url, route: route_, form: form_, winner: winner, other: other)
        }
        return nil
    }

    static func afterUrl(_ reader: _RouteReader) -> LocalRoute? {
        if reader.count == 2, let url = reader[1].url() { return .url(url: url) }
        return nil
    }

    static func afterRoute(_ reader: _RouteReader) -> LocalRoute? {
        if let route_ = reader[1].asText(), reader.count == 2 { return .route(route: route_) }
        return nil
    }

    static func afterForm(_ reader: _RouteReader) -> LocalRoute? {
        if reader.count == 1, let form_ = reader.query["form"].optional({ $0.string() }) {
            return .form(form: form_)
        }
        return nil
    }

    static func afterFound(_ reader: _RouteReader) -> LocalRoute? {
        if reader.count == 2, let found = reader.string(1) { return .found(found: found) }
        return nil
    }

    static func afterWinner(_ reader: _RouteReader) -> LocalRoute? {
        if reader[1].equals("me"), reader.count == 2 { return .marks }
        if reader.count == 2, let winner = reader.string(1) { return .winner(winner: winner) }
        return nil
    }

    static func afterRead(_ reader: _RouteReader) -> LocalRoute? {
        if let read = reader.rest(from: 1, { $0.string() }) { return .read(read: read) }
        return nil
    }

    static func afterMatch(_ reader: _RouteReader) -> LocalRoute? {
        if let matchStartParts = _MixedParts.matchStart.split(reader[1]), reader.count == 2,
            let match = matchStartParts[0].string(), let start_ = matchStartParts[1].integer()
        {
            return .match(match: match, start: start_)
        }
        return nil
    }

    static func afterNode(_ reader: _RouteReader) -> LocalRoute? {
        if let node0 = reader[1].uuid(), reader.count == 2 { return .node0(node0: node0) }
        return nil
    }

    static func afterRaw(_ reader: _RouteReader) -> LocalRoute? {
        if reader.count == 2, let rawValue = reader.string(1) {
            return .rawValue(rawValue: rawValue)
        }
        return nil
    }

    static func afterHash(_ reader: _RouteReader) -> LocalRoute? {
        if let into = reader[1].integer(), reader.count == 2 { return .hash(into: into) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: LocalRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://locals", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: LocalRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .a(a0, b0, v0, c0, s0, f0, d0):
            writer.literal("a")
            writer.segment(a0)
            writer.segment(b0)
            writer.segment(v0)
            writer.segment(c0)
            writer.segment(s0)
            writer.segment(f0)
            writer.segment(d0)
        case let .b(c1, c0, v1, v0):
            writer.literal("b")
            writer.segment(c1)
            writer.segment(c0)
            writer.item("v1", v1)
            if let v0, !v0.isEmpty { writer.item("v0", v0) }
        case let .a0(a, b):
            writer.literal("a0")
            writer.segment(a)
            writer.segment(b)
        case let .text(text, url, route_, form_, winner, other):
            writer.literal("text")
            writer.segment(text)
            writer.segment(url)
            writer.segment(route_)
            writer.segment(form_)
            writer.item("winner", winner)
            writer.item("other", other.rawValue)
        case let .url(url):
            writer.literal("url")
            writer.segment(_Route.text(url))
        case let .route(route_):
            writer.literal("route")
            writer.segment(route_.rawValue)
        case let .form(form_):
            writer.literal("form")
            if let form_, !form_.isEmpty { writer.item("form", form_) }
        case let .found(found):
            writer.literal("found")
            writer.segment(found)
        case let .winner(winner):
            writer.literal("winner")
            writer.segment(winner)
        case let .read(read):
            writer.literal("read")
            for element in read { writer.segment(element) }
        case let .match(match, start_):
            writer.literal("match")
            writer.segment(mixed: ["v", "-", ""], [match, _Route.text(start_)])
        case let .other(other):
            writer.literal("other")
            for (key, value) in other.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .node0(node0):
            writer.literal("node")
            writer.segment(_Route.text(node0))
        case .start: writer.literal("start")
        case let .rawValue(rawValue):
            writer.literal("raw")
            writer.segment(rawValue)
        case let .hash(into):
            writer.literal("hash")
            writer.segment(into)
        case .hasher: writer.literal("hasher")
        case .code: writer.literal("code")
        case .marks: writer.literal("winner/me")
        case let .pattern(text, hasher):
            writer.literal("pattern")
            writer.beginFragment()
            writer.segment(text)
            writer.item("hasher", hasher)
        case .isRawValue: writer.literal("isRawValue")
        case .self_: writer.literal("self")
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let matchStart = _RouteMixedPart(
        ["v", "-", ""], [.text(allowsEmpty: true), .number({ $0.integer() != nil })])
}

private nonisolated extension _RoutePart {
    func asText() -> LocalRoute.Text? {
        switch self {
        case "text": return LocalRoute.Text.text
        case "url": return LocalRoute.Text.url
        case "route": return LocalRoute.Text.route
        case "rawValue": return LocalRoute.Text.rawValue
        case "hash": return LocalRoute.Text.hash
        case "closed0": return LocalRoute.Text.closed0
        case "allValues": return LocalRoute.Text.allValues
        case "description": return LocalRoute.Text.description
        default: return nil
        }
    }
}
