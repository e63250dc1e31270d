// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum WritingRoute: URLRoute {
    /// `a/${a:Int}/bcdefgh/${b:Int}/bcdefghijklmno/${c:Int}/bcdefghijklmnopqrstuvwxyz/${d:Int}`
    case lengths(a: Int, b: Int, c: Int, d: Int)
    /// `affixed/v${n:Int}.x/of/${m:Int}`
    case affixed(n: Int, m: Int)
    /// `i/${a:Int8}/${b:UInt8}/${c:Int16}/${d:Int64}/${e:UInt64}?f=${f:UInt=10}&g=${g:Int32?}`
    case integers(a: Int8, b: UInt8, c: Int16, d: Int64, e: UInt64, f: UInt = 10, g: Int32? = nil)
    /// `b/${a:Bool}/${b:Bool}?c=${c:Bool=true}&d=${d:Bool?}`
    case booleans(a: Bool, b: Bool, c: Bool = true, d: Bool? = nil)
    /// `t/${a}/${b}/x//${c}`
    case texts(a: String, b: String, c: String)
    /// `o/${order:Order}`
    case lastOfATypeOfItsOwn(order: WritingRoute.Order)
    /// `u/${id:UUID}/${x:Double}`
    case lastUUID(id: RouteUUID, x: Double)
    /// `${a}/first/${b}`
    case firstText(a: String, b: String)
    /// `/c:d/${a}`
    case colon(a: String)
    /// `own/${a}/${b:Int}?c=${c?}`
    case own(a: String, b: Int, c: String? = nil)
    /// `/`
    case ownHome
    /// `https://${lang}.wiki.example/${page}?v=${version:Int?}`
    case wiki(lang: String, page: String, version: Int? = nil)

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
nonisolated extension WritingRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .lengths(a0, a1, a2, a3):
            if case let .lengths(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .affixed(a0, a1):
            if case let .affixed(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .integers(a0, a1, a2, a3, a4, a5, a6):
            if case let .integers(b0, b1, b2, b3, b4, b5, b6) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4), _Route.equal(a5, b5),
                _Route.equal(a6, b6)
            {
                return true
            }
        case let .booleans(a0, a1, a2, a3):
            if case let .booleans(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .texts(a0, a1, a2):
            if case let .texts(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) {
                return true
            }
        case let .lastOfATypeOfItsOwn(a0):
            if case let .lastOfATypeOfItsOwn(b0) = b, _Route.equal(a0, b0) { return true }
        case let .lastUUID(a0, a1):
            if case let .lastUUID(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .firstText(a0, a1):
            if case let .firstText(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .colon(a0): if case let .colon(b0) = b, _Route.equal(a0, b0) { return true }
        case let .own(a0, a1, a2):
            if case let .own(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) {
                return true
            }
        case .ownHome: if case .ownHome = b { return true }
        case let .wiki(a0, a1, a2):
            if case let .wiki(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .lengths(a0, a1, a2, a3):
            hasher.combine(0)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .affixed(a0, a1):
            hasher.combine(1)
            hasher.combine(a0)
            hasher.combine(a1)
        case let .integers(a0, a1, a2, a3, a4, a5, a6):
            hasher.combine(2)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
            hasher.combine(a6)
        case let .booleans(a0, a1, a2, a3):
            hasher.combine(3)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .texts(a0, a1, a2):
            hasher.combine(4)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .lastOfATypeOfItsOwn(a0):
            hasher.combine(5)
            hasher.combine(a0)
        case let .lastUUID(a0, a1):
            hasher.combine(6)
            hasher.combine(a0)
            hasher.combine(a1)
        case let .firstText(a0, a1):
            hasher.combine(7)
            hasher.combine(a0)
            hasher.combine(a1)
        case let .colon(a0):
            hasher.combine(8)
            hasher.combine(a0)
        case let .own(a0, a1, a2):
            hasher.combine(9)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .ownHome: hasher.combine(10)
        case let .wiki(a0, a1, a2):
            hasher.combine(11)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        }
    }
}

private typealias _Path = _RouteReader.Path

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated struct _Matching {
    let reader: _RouteReader

    static func route(of text: String, isRawValue: Bool) -> WritingRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://writing.example/prefix", segments: 12) { url in
            _Matching(reader: url).route()
        }
    }

    func route() -> WritingRoute? {
        if reader.isRelative { return start(reader.path) }
        if reader.hasScheme("https") { return reader.hostPath.flatMap { afterHttps($0) } }
        if reader.hasScheme("writing") { return afterWriting(reader.path) }
        return nil
    }

    func afterHttps(_ parts: _Path) -> WritingRoute? {
        if parts[0].equalsIgnoringCase("writing.example"), parts[1].equals("prefix"),
            let route = start(parts.from(2))
        {
            return route
        }
        if parts[0].equalsIgnoringCase("own.example") {
            if parts.isEnd(1) { return .ownHome }
            if parts[1].equals("own"), parts[2].isPresent, let b = parts[3].integer(), parts.isEnd(4),
                let a = parts[2].string(), let c = reader.query["c"].optional({ $0.string() })
            {
                return .own(a: a, b: b, c: c)
            }
        }
        if reader.hasNoPort, reader.hasHostName, let pieces0 = _Affixes.lang.split(parts[0]), parts[1].isPresent,
            parts.isEnd(2), let lang = pieces0[0].string(), let page = parts[1].string(),
            let version = reader.query["v"].optional({ $0.integer() })
        {
            return .wiki(lang: lang, page: page, version: version)
        }
        return nil
    }

    func start(_ parts: _Path) -> WritingRoute? {
        switch parts[0] {
        case "a": if let route = afterA(parts.from(1)) { return route }
        case "affixed": if let route = afterAffixed(parts.from(1)) { return route }
        case "i": if let route = afterI(parts.from(1)) { return route }
        case "b": if let route = afterB(parts.from(1)) { return route }
        case "t": if let route = afterT(parts.from(1)) { return route }
        case "o": if let route = afterO(parts.from(1)) { return route }
        case "u": if let route = afterU(parts.from(1)) { return route }
        case "c:d": if let route = afterCD(parts.from(1)) { return route }
        default: break
        }
        if parts[0].isPresent { return after_(parts.from(1)) }
        return nil
    }

    func afterA(_ parts: _Path) -> WritingRoute? {
        if let a = parts[0].integer(), parts[1].equals("bcdefgh") { return afterA_Bcdefgh(parts.from(2), a) }
        return nil
    }

    func afterA_Bcdefgh(_ parts: _Path, _ a: Int) -> WritingRoute? {
        if let b = parts[0].integer(), parts[1].equals("bcdefghijklmno"), let c = parts[2].integer(),
            parts[3].equals("bcdefghijklmnopqrstuvwxyz"), let d = parts[4].integer(), parts.isEnd(5)
        {
            return .lengths(a: a, b: b, c: c, d: d)
        }
        return nil
    }

    func afterAffixed(_ parts: _Path) -> WritingRoute? {
        if let pieces0 = _Affixes.n.split(parts[0]), parts[1].equals("of"), let m = parts[2].integer(),
            parts.isEnd(3), let n = pieces0[0].integer()
        {
            return .affixed(n: n, m: m)
        }
        return nil
    }

    func afterI(_ parts: _Path) -> WritingRoute? {
        if let a = parts[0].integer(Int8.self), let b = parts[1].integer(UInt8.self),
            let c = parts[2].integer(Int16.self), let d = parts[3].integer(Int64.self),
            let e = parts[4].integer(UInt64.self), parts.isEnd(5),
            let f = reader.query["f"].defaulting(to: 10, { $0.integer(UInt.self) }),
            let g = reader.query["g"].optional({ $0.integer(Int32.self) })
        {
            return .integers(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
        return nil
    }

    func afterB(_ parts: _Path) -> WritingRoute? {
        if let a = parts[0].bool(), let b = parts[1].bool(), parts.isEnd(2),
            let c = reader.query["c"].defaulting(to: true, { $0.bool() }),
            let d = reader.query["d"].optional({ $0.bool() })
        {
            return .booleans(a: a, b: b, c: c, d: d)
        }
        return nil
    }

    func afterT(_ parts: _Path) -> WritingRoute? {
        if parts[0].isPresent, parts[1].isPresent, parts[2].equals("x"), parts[3].equals(""), parts[4].isPresent,
            parts.isEnd(5), let a = parts[0].string(), let b = parts[1].string(), let c = parts[4].string()
        {
            return .texts(a: a, b: b, c: c)
        }
        return nil
    }

    func afterO(_ parts: _Path) -> WritingRoute? {
        if let order = parts[0].asOrder(), parts.isEnd(1) { return .lastOfATypeOfItsOwn(order: order) }
        return nil
    }

    func afterU(_ parts: _Path) -> WritingRoute? {
        if let id = parts[0].uuid(), let x = parts[1].double(), parts.isEnd(2) { return .lastUUID(id: id, x: x) }
        return nil
    }

    func afterCD(_ parts: _Path) -> WritingRoute? {
        if parts[0].isPresent, parts.isEnd(1), let a = parts[0].string() { return .colon(a: a) }
        return nil
    }

    func after_(_ parts: _Path) -> WritingRoute? {
        if parts[0].equals("first"), parts[1].isPresent, parts.isEnd(2), let a = parts[-1].string(),
            let b = parts[1].string()
        {
            return .firstText(a: a, b: b)
        }
        return nil
    }

    func afterWriting(_ parts: _Path) -> WritingRoute? {
        if parts[0].equalsIgnoringCase("a"), let route = afterA(parts.from(1)) { return route }
        if parts[0].equalsIgnoringCase("affixed"), let route = afterAffixed(parts.from(1)) { return route }
        if parts[0].equalsIgnoringCase("i"), let route = afterI(parts.from(1)) { return route }
        if parts[0].equalsIgnoringCase("b"), let route = afterB(parts.from(1)) { return route }
        if parts[0].equalsIgnoringCase("t"), let route = afterT(parts.from(1)) { return route }
        if parts[0].equalsIgnoringCase("o"), let route = afterO(parts.from(1)) { return route }
        if parts[0].equalsIgnoringCase("u"), let route = afterU(parts.from(1)) { return route }
        if parts[0].equalsIgnoringCase("c:d"), let route = afterCD(parts.from(1)) { return route }
        if parts[0].isPresent { return after_(parts.from(1)) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: WritingRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://writing.example/prefix", .prefix, isRelative: true, prefix: "/prefix")
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: WritingRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .lengths(a, b, c, d):
            writer.literal("a")
            writer.segment(a)
            writer.literal("bcdefgh")
            writer.segment(b)
            writer.literal("bcdefghijklmno")
            writer.segment(c)
            writer.literal("bcdefghijklmnopqrstuvwxyz")
            writer.segment(d)
        case let .affixed(n, m):
            writer.literal("affixed")
            writer.segment(affixed: ["v", ".x"], [_Route.text(n)])
            writer.literal("of")
            writer.segment(m)
        case let .integers(a, b, c, d, e, f, g):
            writer.literal("i")
            writer.segment(a)
            writer.segment(b)
            writer.segment(c)
            writer.segment(d)
            writer.segment(e)
            if !_Route.equal(f, 10) { writer.item("f", f) }
            if let g { writer.item("g", g) }
        case let .booleans(a, b, c, d):
            writer.literal("b")
            writer.segment(a)
            writer.segment(b)
            if !_Route.equal(c, true) { writer.item("c", c) }
            if let d { writer.item("d", d) }
        case let .texts(a, b, c):
            writer.literal("t")
            writer.segment(a)
            writer.segment(b)
            writer.literal("x")
            writer.literal("")
            writer.segment(c)
        case let .lastOfATypeOfItsOwn(order):
            writer.literal("o")
            writer.segment(order.rawValue)
        case let .lastUUID(id, x):
            writer.literal("u")
            writer.segment(_Route.text(id))
            writer.segment(_Route.text(x))
        case let .firstText(a, b):
            writer.segment(a)
            writer.literal("first")
            writer.segment(b)
        case let .colon(a):
            writer.literal("c:d")
            writer.segment(a)
        case let .own(a, b, c):
            writer.begin(form, base: "https://own.example", .host, isRelative: false)
            writer.literal("own")
            writer.segment(a)
            writer.segment(b)
            if let c, !c.isEmpty { writer.item("c", c) }
        case .ownHome: writer.begin(form, base: "https://own.example", .host, isRelative: false)
        case let .wiki(lang, page, version):
            writer.begin(form, base: "https://", .hostParameter, isRelative: false)
            writer.segment(affixed: ["", ".wiki.example"], [lang])
            writer.segment(page)
            if let version { writer.item("v", version) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _Affixes {
    static let lang = _RouteAffixes(["", ".wiki.example"], [.text(allowsEmpty: false)], ignoresCase: true, isHost: true)
    static let n = _RouteAffixes(["v", ".x"], [.number({ $0.integer() != nil })])
}

private nonisolated extension _RoutePart {
    func asOrder() -> WritingRoute.Order? {
        switch self {
        case "newest": return WritingRoute.Order.newest
        case "most-read-of-all": return WritingRoute.Order.mostReadOfAll
        default: return nil
        }
    }
}
