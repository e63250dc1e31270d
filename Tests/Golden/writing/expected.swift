// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum WritingRoute: URLRoute {
    /// `a/${a:Int}/bcdefgh/${b:Int}/bcdefghijklmno/${c:Int}/bcdefghijklmnopqrstuvwxyz/${d:Int}`
    case lengths(a: Int, b: Int, c: Int, d: Int)
    /// `mixed/v${n:Int}.x/of/${m:Int}`
    case mixed(n: Int, m: Int)
    /// `i/${a:Int8}/${b:UInt8}/${c:Int16}/${d:Int64}/${e:UInt64}?f=${f:UInt=10}&g=${g:Int32?}`
    case integers(a: Int8, b: UInt8, c: Int16, d: Int64, e: UInt64, f: UInt = 10, g: Int32? = nil)
    /// `b/${a:Bool}/${b:Bool}?c=${c:Bool=true}&d=${d:Bool?}`
    case booleans(a: Bool, b: Bool, c: Bool = true, d: Bool? = nil)
    /// `t/${a}/${b}/x//${c}`
    case texts(a: String, b: String, c: String)
    /// `o/${order:Order}`
    case lastOfATypeOfItsOwn(order: Order)
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
        case let .mixed(a0, a1):
            if case let .mixed(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .integers(a0, a1, a2, a3, a4, a5, a6):
            if case let .integers(b0, b1, b2, b3, b4, b5, b6) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3),
                _Route.equal(a4, b4), _Route.equal(a5, b5), _Route.equal(a6, b6)
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
            if case let .texts(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .lastOfATypeOfItsOwn(a0):
            if case let .lastOfATypeOfItsOwn(b0) = b, _Route.equal(a0, b0) { return true }
        case let .lastUUID(a0, a1):
            if case let .lastUUID(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .firstText(a0, a1):
            if case let .firstText(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .colon(a0): if case let .colon(b0) = b, _Route.equal(a0, b0) { return true }
        case let .own(a0, a1, a2):
            if case let .own(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case .ownHome: if case .ownHome = b { return true }
        case let .wiki(a0, a1, a2):
            if case let .wiki(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .lengths(a0, a1, a2, a3):
            hasher.combine("lengths")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .mixed(a0, a1):
            hasher.combine("mixed")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .integers(a0, a1, a2, a3, a4, a5, a6):
            hasher.combine("integers")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
            hasher.combine(a6)
        case let .booleans(a0, a1, a2, a3):
            hasher.combine("booleans")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .texts(a0, a1, a2):
            hasher.combine("texts")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .lastOfATypeOfItsOwn(a0):
            hasher.combine("lastOfATypeOfItsOwn")
            hasher.combine(a0)
        case let .lastUUID(a0, a1):
            hasher.combine("lastUUID")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .firstText(a0, a1):
            hasher.combine("firstText")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .colon(a0):
            hasher.combine("colon")
            hasher.combine(a0)
        case let .own(a0, a1, a2):
            hasher.combine("own")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .ownHome: hasher.combine("ownHome")
        case let .wiki(a0, a1, a2):
            hasher.combine("wiki")
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
    static func route(of text: String, isRawValue: Bool) -> WritingRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://writing.example/prefix",
            segments: 12) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> WritingRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") {
            return reader.hasHost ? afterHttps(reader.lowercasedHost) : nil
        }
        if reader.hasScheme("writing") { return afterWriting(reader.path) }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> WritingRoute? {
        if reader[0].equalsIgnoringCase("writing.example"), reader[1].equals("prefix"),
            let route = start(reader.from(2))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("own.example") {
            if reader.count == 1 { return .ownHome }
            if reader[1].equals("own"), let b = reader[3].integer(), reader.count == 4,
                let a = reader.string(2), let c = reader.query["c"].optional({ $0.string() })
            {
                return .own(a: a, b: b, c: c)
            }
        }
        if reader.hasNoPort, reader.hasHostName, let langParts = _MixedParts.lang.split(reader[0]),
            reader.count == 2, let lang = langParts[0].string(), let page = reader.string(1),
            let version = reader.query["v"].optional({ $0.integer() })
        {
            return .wiki(lang: lang, page: page, version: version)
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> WritingRoute? {
        switch reader[0] {
        case "a": if let route = afterA(reader) { return route }
        case "mixed": if let route = afterMixed(reader) { return route }
        case "i": if let route = afterI(reader) { return route }
        case "b": if let route = afterB(reader) { return route }
        case "t": if let route = afterT(reader) { return route }
        case "o": if let route = afterO(reader) { return route }
        case "u": if let route = afterU(reader) { return route }
        case "c:d": if let route = afterCD(reader) { return route }
        default: break
        }
        if reader.count > 0 { return afterA_2(reader) }
        return nil
    }

    static func afterA(_ reader: _RouteReader) -> WritingRoute? {
        if let a = reader[1].integer(), reader[2].equals("bcdefgh") {
            return afterAABcdefgh(reader, a)
        }
        return nil
    }

    static func afterAABcdefgh(_ reader: _RouteReader, _ a: Int) -> WritingRoute? {
        if let b = reader[3].integer(), reader[4].equals("bcdefghijklmno"),
            let c = reader[5].integer(), reader[6].equals("bcdefghijklmnopqrstuvwxyz"),
            let d = reader[7].integer(), reader.count == 8
        {
            return .lengths(a: a, b: b, c: c, d: d)
        }
        return nil
    }

    static func afterMixed(_ reader: _RouteReader) -> WritingRoute? {
        if let nParts = _MixedParts.n.split(reader[1]), reader[2].equals("of"),
            let m = reader[3].integer(), reader.count == 4, let n = nParts[0].integer()
        {
            return .mixed(n: n, m: m)
        }
        return nil
    }

    static func afterI(_ reader: _RouteReader) -> WritingRoute? {
        if let a = reader[1].integer(Int8.self), let b = reader[2].integer(UInt8.self),
            let c = reader[3].integer(Int16.self), let d = reader[4].integer(Int64.self),
            let e = reader[5].integer(UInt64.self), reader.count == 6,
            let f = reader.query["f"].defaulting(to: 10, { $0.integer(UInt.self) }),
            let g = reader.query["g"].optional({ $0.integer(Int32.self) })
        {
            return .integers(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
        return nil
    }

    static func afterB(_ reader: _RouteReader) -> WritingRoute? {
        if let a = reader[1].bool(), let b = reader[2].bool(), reader.count == 3,
            let c = reader.query["c"].defaulting(to: true, takesEmpty: true, { $0.flag() }),
            let d = reader.query["d"].optional(takesEmpty: true, { $0.flag() })
        {
            return .booleans(a: a, b: b, c: c, d: d)
        }
        return nil
    }

    static func afterT(_ reader: _RouteReader) -> WritingRoute? {
        if reader[3].equals("x"), reader[4].equals(""), reader.count == 6, let a = reader.string(1),
            let b = reader.string(2), let c = reader.string(5)
        {
            return .texts(a: a, b: b, c: c)
        }
        return nil
    }

    static func afterO(_ reader: _RouteReader) -> WritingRoute? {
        if let order = reader[1].asOrder(), reader.count == 2 {
            return .lastOfATypeOfItsOwn(order: order)
        }
        return nil
    }

    static func afterU(_ reader: _RouteReader) -> WritingRoute? {
        if let id = reader[1].uuid(), let x = reader[2].decimal(Double.self), reader.count == 3 {
            return .lastUUID(id: id, x: x)
        }
        return nil
    }

    static func afterCD(_ reader: _RouteReader) -> WritingRoute? {
        if reader.count == 2, let a = reader.string(1) { return .colon(a: a) }
        return nil
    }

    static func afterA_2(_ reader: _RouteReader) -> WritingRoute? {
        if reader[1].equals("first"), reader.count == 3, let a = reader.string(0),
            let b = reader.string(2)
        {
            return .firstText(a: a, b: b)
        }
        return nil
    }

    static func afterWriting(_ reader: _RouteReader) -> WritingRoute? {
        if reader[0].equalsIgnoringCase("a"), let route = afterA(reader) { return route }
        if reader[0].equalsIgnoringCase("mixed"), let route = afterMixed(reader) { return route }
        if reader[0].equalsIgnoringCase("i"), let route = afterI(reader) { return route }
        if reader[0].equalsIgnoringCase("b"), let route = afterB(reader) { return route }
        if reader[0].equalsIgnoringCase("t"), let route = afterT(reader) { return route }
        if reader[0].equalsIgnoringCase("o"), let route = afterO(reader) { return route }
        if reader[0].equalsIgnoringCase("u"), let route = afterU(reader) { return route }
        if reader[0].equalsIgnoringCase("c:d"), let route = afterCD(reader) { return route }
        if reader.count > 0 { return afterA_2(reader) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: WritingRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(
                form, base: "https://writing.example/prefix", .prefix, isRelative: true,
                prefix: "/prefix")
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
        case let .mixed(n, m):
            writer.literal("mixed")
            writer.segment(mixed: ["v", ".x"], [_Route.text(n)])
            writer.literal("of")
            writer.segment(m)
        case let .integers(a, b, c, d, e, f, g):
            writer.literal("i")
            writer.segment(_Route.text(a))
            writer.segment(_Route.text(b))
            writer.segment(_Route.text(c))
            writer.segment(_Route.text(d))
            writer.segment(_Route.text(e))
            if f != 10 { writer.item("f", _Route.text(f)) }
            if let g { writer.item("g", _Route.text(g)) }
        case let .booleans(a, b, c, d):
            writer.literal("b")
            writer.segment(a.description)
            writer.segment(b.description)
            if c != true { writer.item("c", c.description) }
            if let d { writer.item("d", d.description) }
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
            writer.segment(mixed: ["", ".wiki.example"], [lang])
            writer.segment(page)
            if let version { writer.item("v", version) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let lang = _RouteMixedPart(
        ["", ".wiki.example"], [.text(allowsEmpty: false)], ignoresCase: true, isHost: true)
    static let n = _RouteMixedPart(["v", ".x"], [.number({ $0.integer() != nil })])
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
