// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum WritingItemRoute: URLRoute {
    /// `q1?first=${first?}&a-name-of-16=${second:Int?}&a-name-that-is-longer-than-16=${third?}&last=${last:Bool=false}`
    case optional(
        first: String? = nil, second: Int? = nil, third: String? = nil, last: Bool = false)
    /// `q2?first=${first?}&kind=all&then=${then}&order=${order:Order=newest}&more=${more?}`
    case required(first: String? = nil, then: String, order: Order = .newest, more: String? = nil)
    /// `q3?a=${a}&b=${b:Int=1}&tag=${tags:[Int]}&z=${z?}`
    case listAfter(a: String, b: Int = 1, tags: [Int] = [], z: String? = nil)
    /// `q4?kind=one&a=${a}&${others...}`
    case restAfter(a: String, others: [String: String] = [:])
    /// `f1?q=${q?}#a=${a?}&b-long-name-there=${b:Int?}&c=${c?}`
    case fragmentItems(q: String? = nil, a: String? = nil, b: Int? = nil, c: String? = nil)
    /// `f2#only=${only?}`
    case fragmentItem(only: String? = nil)
    /// `f3?q=${q:Int?}#section/two`
    case fragmentLiteral(q: Int? = nil)
    /// `f4/${a}#/${b}?c=${c?}&d=${d?}`
    case fragmentSegments(a: String, b: String, c: String? = nil, d: String? = nil)
    /// `f5#x?c=${c?}&d=${d?}`
    case fragmentItemsAfterLiteral(c: String? = nil, d: String? = nil)

    /// The values as they appear in URLs.
    nonisolated enum Order: String, CaseIterable, Sendable {
        case newest
        case mostReadOfAll = "most-read-of-all"
    }

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "writing.example"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["https://writing.example/prefix", "writing://"]

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
nonisolated extension WritingItemRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .optional(a0, a1, a2, a3):
            if case let .optional(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .required(a0, a1, a2, a3):
            if case let .required(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .listAfter(a0, a1, a2, a3):
            if case let .listAfter(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .restAfter(a0, a1):
            if case let .restAfter(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .fragmentItems(a0, a1, a2, a3):
            if case let .fragmentItems(b0, b1, b2, b3) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .fragmentItem(a0):
            if case let .fragmentItem(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragmentLiteral(a0):
            if case let .fragmentLiteral(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragmentSegments(a0, a1, a2, a3):
            if case let .fragmentSegments(b0, b1, b2, b3) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .fragmentItemsAfterLiteral(a0, a1):
            if case let .fragmentItemsAfterLiteral(b0, b1) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1)
            {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .optional(a0, a1, a2, a3):
            hasher.combine("optional")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .required(a0, a1, a2, a3):
            hasher.combine("required")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .listAfter(a0, a1, a2, a3):
            hasher.combine("listAfter")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .restAfter(a0, a1):
            hasher.combine("restAfter")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .fragmentItems(a0, a1, a2, a3):
            hasher.combine("fragmentItems")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .fragmentItem(a0):
            hasher.combine("fragmentItem")
            hasher.combine(a0)
        case let .fragmentLiteral(a0):
            hasher.combine("fragmentLiteral")
            hasher.combine(a0)
        case let .fragmentSegments(a0, a1, a2, a3):
            hasher.combine("fragmentSegments")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .fragmentItemsAfterLiteral(a0, a1):
            hasher.combine("fragmentItemsAfterLiteral")
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> WritingItemRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://writing.example/prefix",
            segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> WritingItemRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        if reader.hasScheme("writing") { return afterWriting(reader.path) }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> WritingItemRoute? {
        if reader[0].equalsIgnoringCase("writing.example"), reader[1].equals("prefix") {
            return start(reader.from(2))
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> WritingItemRoute? {
        switch reader[0] {
        case "q1": return afterQ1(reader)
        case "q2": return afterQ2(reader)
        case "q3": return afterQ3(reader)
        case "q4": return afterQ4(reader)
        case "f1": return afterF1(reader)
        case "f2":
            if reader.count == 1, reader.hasFragment,
                let only = reader.fragmentItems["only"].optional({ $0.string() })
            {
                return .fragmentItem(only: only)
            }
        case "f3": return afterF3(reader)
        case "f4": return afterF4(reader)
        case "f5":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                fragment[0].equals("x"), fragment.count == 1,
                let c = reader.fragmentQuery["c"].optional({ $0.string() }),
                let d = reader.fragmentQuery["d"].optional({ $0.string() })
            {
                return .fragmentItemsAfterLiteral(c: c, d: d)
            }
        default: break
        }
        return nil
    }

    static func afterQ1(_ reader: _RouteReader) -> WritingItemRoute? {
        if reader.count == 1, let first = reader.query["first"].optional({ $0.string() }),
            let second = reader.query["a-name-of-16"].optional({ $0.integer() }),
            let third = reader.query["a-name-that-is-longer-than-16"].optional({ $0.string() }),
            let last = reader.query["last"].defaulting(to: false, takesEmpty: true, { $0.flag() })
        {
            return .optional(first: first, second: second, third: third, last: last)
        }
        return nil
    }

    static func afterQ2(_ reader: _RouteReader) -> WritingItemRoute? {
        if reader.count == 1, reader.query["kind"].equals("all"),
            let first = reader.query["first"].optional({ $0.string() }),
            let then = reader.query["then"].string(),
            let order = reader.query["order"].defaulting(
                to: WritingItemRoute.Order.newest, { $0.asOrder() }),
            let more = reader.query["more"].optional({ $0.string() })
        {
            return .required(first: first, then: then, order: order, more: more)
        }
        return nil
    }

    static func afterQ3(_ reader: _RouteReader) -> WritingItemRoute? {
        if reader.count == 1, let a = reader.query["a"].string(),
            let b = reader.query["b"].defaulting(to: 1, { $0.integer() }),
            let tags = reader.query.values("tag", as: { $0.integer() }),
            let z = reader.query["z"].optional({ $0.string() })
        {
            return .listAfter(a: a, b: b, tags: tags, z: z)
        }
        return nil
    }

    static func afterQ4(_ reader: _RouteReader) -> WritingItemRoute? {
        if reader.count == 1, reader.query["kind"].equals("one"),
            let a = reader.query["a"].string(), let others = reader.query.others(than: "kind", "a")
        {
            return .restAfter(a: a, others: others)
        }
        return nil
    }

    static func afterF1(_ reader: _RouteReader) -> WritingItemRoute? {
        if reader.count == 1, reader.hasFragment,
            let q = reader.query["q"].optional({ $0.string() }),
            let a = reader.fragmentItems["a"].optional({ $0.string() }),
            let b = reader.fragmentItems["b-long-name-there"].optional({ $0.integer() }),
            let c = reader.fragmentItems["c"].optional({ $0.string() })
        {
            return .fragmentItems(q: q, a: a, b: b, c: c)
        }
        return nil
    }

    static func afterF3(_ reader: _RouteReader) -> WritingItemRoute? {
        if reader.count == 1, reader.hasFragment,
            let q = reader.query["q"].optional({ $0.integer() }),
            case let fragment = reader.fragment, fragment[0].equals("section"),
            fragment[1].equals("two"), fragment.count == 2
        {
            return .fragmentLiteral(q: q)
        }
        return nil
    }

    static func afterF4(_ reader: _RouteReader) -> WritingItemRoute? {
        if reader.count == 2, reader.hasFragment, let a = reader.string(1),
            case let fragment = reader.fragment, fragment[0].equals(""),
            let b = fragment[1].string(), fragment.count == 2,
            let c = reader.fragmentQuery["c"].optional({ $0.string() }),
            let d = reader.fragmentQuery["d"].optional({ $0.string() })
        {
            return .fragmentSegments(a: a, b: b, c: c, d: d)
        }
        return nil
    }

    static func afterWriting(_ reader: _RouteReader) -> WritingItemRoute? {
        if reader[0].equalsIgnoringCase("q1"), let route = afterQ1(reader) { return route }
        if reader[0].equalsIgnoringCase("q2"), let route = afterQ2(reader) { return route }
        if reader[0].equalsIgnoringCase("q3"), let route = afterQ3(reader) { return route }
        if reader[0].equalsIgnoringCase("q4"), let route = afterQ4(reader) { return route }
        if reader[0].equalsIgnoringCase("f1"), let route = afterF1(reader) { return route }
        if reader[0].equalsIgnoringCase("f2"), reader.count == 1, reader.hasFragment,
            let only = reader.fragmentItems["only"].optional({ $0.string() })
        {
            return .fragmentItem(only: only)
        }
        if reader[0].equalsIgnoringCase("f3"), let route = afterF3(reader) { return route }
        if reader[0].equalsIgnoringCase("f4"), let route = afterF4(reader) { return route }
        if reader[0].equalsIgnoringCase("f5"), reader.count == 1, reader.hasFragment,
            case let fragment = reader.fragment, fragment[0].equals("x"), fragment.count == 1,
            let c = reader.fragmentQuery["c"].optional({ $0.string() }),
            let d = reader.fragmentQuery["d"].optional({ $0.string() })
        {
            return .fragmentItemsAfterLiteral(c: c, d: d)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: WritingItemRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(
                form, base: "https://writing.example/prefix", .prefix, isRelative: true,
                prefix: "/prefix")
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: WritingItemRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .optional(first, second, third, last):
            writer.literal("q1")
            if let first, !first.isEmpty { writer.item("first", first) }
            if let second { writer.item("a-name-of-16", second) }
            if let third, !third.isEmpty { writer.item("a-name-that-is-longer-than-16", third) }
            if last != false { writer.item("last", last.description) }
        case let .required(first, then, order, more):
            writer.literal("q2")
            if let first, !first.isEmpty { writer.item("first", first) }
            writer.literalItem("kind=all")
            writer.item("then", then)
            if order != WritingItemRoute.Order.newest { writer.item("order", order.rawValue) }
            if let more, !more.isEmpty { writer.item("more", more) }
        case let .listAfter(a, b, tags, z):
            writer.literal("q3")
            writer.item("a", a)
            if b != 1 { writer.item("b", b) }
            for element in tags { writer.item("tag", element) }
            if let z, !z.isEmpty { writer.item("z", z) }
        case let .restAfter(a, others):
            writer.literal("q4")
            writer.literalItem("kind=one")
            writer.item("a", a)
            for (key, value) in others.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .fragmentItems(q, a, b, c):
            writer.literal("f1")
            if let q, !q.isEmpty { writer.item("q", q) }
            writer.beginFragment(isOnlyItems: true)
            if let a, !a.isEmpty { writer.item("a", a) }
            if let b { writer.item("b-long-name-there", b) }
            if let c, !c.isEmpty { writer.item("c", c) }
        case let .fragmentItem(only):
            writer.literal("f2")
            writer.beginFragment(isOnlyItems: true)
            if let only, !only.isEmpty { writer.item("only", only) }
        case let .fragmentLiteral(q):
            writer.literal("f3")
            if let q { writer.item("q", q) }
            writer.beginFragment()
            writer.literal("section/two")
        case let .fragmentSegments(a, b, c, d):
            writer.literal("f4")
            writer.segment(a)
            writer.beginFragment()
            writer.literal("")
            writer.segment(b)
            if let c, !c.isEmpty { writer.item("c", c) }
            if let d, !d.isEmpty { writer.item("d", d) }
        case let .fragmentItemsAfterLiteral(c, d):
            writer.literal("f5")
            writer.beginFragment()
            writer.literal("x")
            if let c, !c.isEmpty { writer.item("c", c) }
            if let d, !d.isEmpty { writer.item("d", d) }
        }
    }
}

private nonisolated extension _RoutePart {
    func asOrder() -> WritingItemRoute.Order? {
        switch self {
        case "newest": return WritingItemRoute.Order.newest
        case "most-read-of-all": return WritingItemRoute.Order.mostReadOfAll
        default: return nil
        }
    }
}
