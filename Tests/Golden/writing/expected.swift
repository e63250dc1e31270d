// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum WritingRoute: URLRoute {
    /// `a/${a:Int}/bcdefgh/${b:Int}/bcdefghijklmno/${c:Int}/bcdefghijklmnopqrstuvwxyz/${d:Int}`
    case lengths(a: Swift.Int, b: Swift.Int, c: Swift.Int, d: Swift.Int)
    /// `affixed/v${n:Int}.x/of/${m:Int}`
    case affixed(n: Swift.Int, m: Swift.Int)
    /// `i/${a:Int8}/${b:UInt8}/${c:Int16}/${d:Int64}/${e:UInt64}?f=${f:UInt=10}&g=${g:Int32?}`
    case integers(a: Swift.Int8, b: Swift.UInt8, c: Swift.Int16, d: Swift.Int64, e: Swift.UInt64, f: Swift.UInt = 10, g: Swift.Int32? = nil)
    /// `b/${a:Bool}/${b:Bool}?c=${c:Bool=true}&d=${d:Bool?}`
    case booleans(a: Swift.Bool, b: Swift.Bool, c: Swift.Bool = true, d: Swift.Bool? = nil)
    /// `t/${a}/${b}/x//${c}`
    case texts(a: Swift.String, b: Swift.String, c: Swift.String)
    /// `o/${order:Order}`
    case lastOfATypeOfItsOwn(order: WritingRoute.Order)
    /// `u/${id:UUID}/${x:Double}`
    case lastUUID(id: RouteUUID, x: Swift.Double)
    /// `${a}/first/${b}`
    case firstText(a: Swift.String, b: Swift.String)
    /// `q1?first=${first?}&a-name-of-16=${second:Int?}&a-name-that-is-longer-than-16=${third?}&last=${last:Bool=false}`
    case optional(first: Swift.String? = nil, second: Swift.Int? = nil, third: Swift.String? = nil, last: Swift.Bool = false)
    /// `q2?first=${first?}&kind=all&then=${then}&order=${order:Order=newest}&more=${more?}`
    case required(first: Swift.String? = nil, then: Swift.String, order: WritingRoute.Order = .newest, more: Swift.String? = nil)
    /// `q3?a=${a}&b=${b:Int=1}&tag=${tags:[Int]}&z=${z?}`
    case listAfter(a: Swift.String, b: Swift.Int = 1, tags: [Swift.Int] = [], z: Swift.String? = nil)
    /// `q4?kind=one&a=${a}&${others...}`
    case restAfter(a: Swift.String, others: [Swift.String: Swift.String] = [:])
    /// `f1?q=${q?}#a=${a?}&b-long-name-there=${b:Int?}&c=${c?}`
    case fragmentItems(q: Swift.String? = nil, a: Swift.String? = nil, b: Swift.Int? = nil, c: Swift.String? = nil)
    /// `f2#only=${only?}`
    case fragmentItem(only: Swift.String? = nil)
    /// `f3?q=${q:Int?}#section/two`
    case fragmentLiteral(q: Swift.Int? = nil)
    /// `f4/${a}#/${b}?c=${c?}&d=${d?}`
    case fragmentSegments(a: Swift.String, b: Swift.String, c: Swift.String? = nil, d: Swift.String? = nil)
    /// `f5#x?c=${c?}&d=${d?}`
    case fragmentItemsAfterLiteral(c: Swift.String? = nil, d: Swift.String? = nil)
    /// `c:d/${a}`
    case colon(a: Swift.String)
    /// `own/${a}/${b:Int}?c=${c?}`
    case own(a: Swift.String, b: Swift.Int, c: Swift.String? = nil)
    /// `/`
    case ownHome
    /// `https://${lang}.wiki.example/${page}?v=${version:Int?}`
    case wiki(lang: Swift.String, page: Swift.String, version: Swift.Int? = nil)

    /// The values as they appear in URLs.
    nonisolated enum Order: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case newest
        case mostReadOfAll = "most-read-of-all"
    }

    /// The scheme of the first base.
    static let scheme: Swift.String = "https"
    /// The host of the first base.
    static let host: Swift.String = "writing.example"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["https://writing.example/prefix", "writing://"]

    /// The route that `url` opens; nil if no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    func url() -> RouteURL {
        _routeURL(_Matching.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

nonisolated extension WritingRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .lengths(let a0, let a1, let a2, let a3):
            if case .lengths(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .affixed(let a0, let a1):
            if case .affixed(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .integers(let a0, let a1, let a2, let a3, let a4, let a5, let a6):
            if case .integers(let b0, let b1, let b2, let b3, let b4, let b5, let b6) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3), _routeEqual(a4, b4), _routeEqual(a5, b5), _routeEqual(a6, b6) { return true }
        case .booleans(let a0, let a1, let a2, let a3):
            if case .booleans(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .texts(let a0, let a1, let a2):
            if case .texts(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .lastOfATypeOfItsOwn(let a0): if case .lastOfATypeOfItsOwn(let b0) = b, _routeEqual(a0, b0) { return true }
        case .lastUUID(let a0, let a1):
            if case .lastUUID(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .firstText(let a0, let a1):
            if case .firstText(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .optional(let a0, let a1, let a2, let a3):
            if case .optional(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .required(let a0, let a1, let a2, let a3):
            if case .required(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .listAfter(let a0, let a1, let a2, let a3):
            if case .listAfter(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .restAfter(let a0, let a1):
            if case .restAfter(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .fragmentItems(let a0, let a1, let a2, let a3):
            if case .fragmentItems(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .fragmentItem(let a0): if case .fragmentItem(let b0) = b, _routeEqual(a0, b0) { return true }
        case .fragmentLiteral(let a0): if case .fragmentLiteral(let b0) = b, _routeEqual(a0, b0) { return true }
        case .fragmentSegments(let a0, let a1, let a2, let a3):
            if case .fragmentSegments(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .fragmentItemsAfterLiteral(let a0, let a1):
            if case .fragmentItemsAfterLiteral(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .colon(let a0): if case .colon(let b0) = b, _routeEqual(a0, b0) { return true }
        case .own(let a0, let a1, let a2):
            if case .own(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .ownHome: if case .ownHome = b { return true }
        case .wiki(let a0, let a1, let a2):
            if case .wiki(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .lengths(let a0, let a1, let a2, let a3):
            hasher.combine(0x7ABB0E7B)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .affixed(let a0, let a1):
            hasher.combine(0x2F82F79F)
            hasher.combine(a0)
            hasher.combine(a1)
        case .integers(let a0, let a1, let a2, let a3, let a4, let a5, let a6):
            hasher.combine(0x700AE800)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
            hasher.combine(a6)
        case .booleans(let a0, let a1, let a2, let a3):
            hasher.combine(0x11DECD74)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .texts(let a0, let a1, let a2):
            hasher.combine(0x332278E7)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .lastOfATypeOfItsOwn(let a0):
            hasher.combine(0x2725D033)
            hasher.combine(a0)
        case .lastUUID(let a0, let a1):
            hasher.combine(0x5EACB4BF)
            hasher.combine(a0)
            hasher.combine(a1)
        case .firstText(let a0, let a1):
            hasher.combine(0x587C7CCD)
            hasher.combine(a0)
            hasher.combine(a1)
        case .optional(let a0, let a1, let a2, let a3):
            hasher.combine(0x7006B5A1)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .required(let a0, let a1, let a2, let a3):
            hasher.combine(0x65F21105)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .listAfter(let a0, let a1, let a2, let a3):
            hasher.combine(0x2E489BFF)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .restAfter(let a0, let a1):
            hasher.combine(0x5AAF4957)
            hasher.combine(a0)
            hasher.combine(a1)
        case .fragmentItems(let a0, let a1, let a2, let a3):
            hasher.combine(0x35C8DEC2)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .fragmentItem(let a0):
            hasher.combine(0x63732BCE)
            hasher.combine(a0)
        case .fragmentLiteral(let a0):
            hasher.combine(0x648FD465)
            hasher.combine(a0)
        case .fragmentSegments(let a0, let a1, let a2, let a3):
            hasher.combine(0x203861FF)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .fragmentItemsAfterLiteral(let a0, let a1):
            hasher.combine(0x5832DCD2)
            hasher.combine(a0)
            hasher.combine(a1)
        case .colon(let a0):
            hasher.combine(0x37E983B7)
            hasher.combine(a0)
        case .own(let a0, let a1, let a2):
            hasher.combine(0x0947246A)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .ownHome: hasher.combine(0x2DABA285)
        case .wiki(let a0, let a1, let a2):
            hasher.combine(0x7BE95DB6)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> WritingRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://writing.example/prefix", segments: 12) { match($0) }
    }

    static func match(_ url: _RouteReader) -> WritingRoute? {
        if url.isRelative { return start(url, url.path) }
        if url.hasScheme("https") {
            guard let path = url.hostPath else { return nil }
            return afterHttps(url, path)
        }
        if url.hasScheme("writing") {
            return afterWriting(url, url.path)
        }
        return nil
    }

    static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        switch path.segment(0).lowercaseWord {
        case 0x2E676E6974697277:
            if path.segment(0).equalsIgnoringCase("writing.example"), path.equals(1, "prefix"),
                let route = start(url, path.from(2))
            {
                return route
            }
        case 0x6D6178652E6E776F:
            if path.segment(0).equalsIgnoringCase("own.example") {
                if path.isEnd(1) { return WritingRoute.ownHome }
                if path.equals(1, "own"), path.isPresent(2), let b = path.integer(3, Swift.Int.self), path.isEnd(4),
                    let a = path.string(2), let c = url.stringItemIfAny("c")
                {
                    return WritingRoute.own(a: a, b: b, c: c)
                }
            }
        default: break
        }
        if url.hasHostName, let parts0 = split1E3E6473(path.segment(0), url), path.isPresent(1), path.isEnd(2),
            let lang = parts0[0].string(), let page = path.string(1),
            let version = url.integerItemIfAny("v", Swift.Int.self)
        {
            return WritingRoute.wiki(lang: lang, page: page, version: version)
        }
        return nil
    }

    static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        switch path.word(0) {
        case 0x61:  // "a"
            if path.hasCount(0, 1), let route = afterA(url, path.from(1)) { return route }
        case 0x62:  // "b"
            if path.hasCount(0, 1), let route = afterB(url, path.from(1)) { return route }
        case 0x69:  // "i"
            if path.hasCount(0, 1), let route = afterI(url, path.from(1)) { return route }
        case 0x6F:  // "o"
            if path.hasCount(0, 1), let route = afterO(url, path.from(1)) { return route }
        case 0x74:  // "t"
            if path.hasCount(0, 1), let route = afterT(url, path.from(1)) { return route }
        case 0x75:  // "u"
            if path.hasCount(0, 1), let route = afterU(url, path.from(1)) { return route }
        case 0x3166:  // "f1"
            if path.hasCount(0, 2), let route = afterF1(url, path.from(1)) { return route }
        case 0x3171:  // "q1"
            if path.hasCount(0, 2), let route = afterQ1(url, path.from(1)) { return route }
        case 0x3266:  // "f2"
            if path.hasCount(0, 2), path.isEnd(1), url.hasFragment,
                let only = url.fragmentItem("only", isItemsAlone: true).optional({ $0.string() })
            {
                return WritingRoute.fragmentItem(only: only)
            }
        case 0x3271:  // "q2"
            if path.hasCount(0, 2), let route = afterQ2(url, path.from(1)) { return route }
        case 0x3366:  // "f3"
            if path.hasCount(0, 2), let route = afterF3(url, path.from(1)) { return route }
        case 0x3371:  // "q3"
            if path.hasCount(0, 2), let route = afterQ3(url, path.from(1)) { return route }
        case 0x3466:  // "f4"
            if path.hasCount(0, 2), let route = afterF4(url, path.from(1)) { return route }
        case 0x3471:  // "q4"
            if path.hasCount(0, 2), let route = afterQ4(url, path.from(1)) { return route }
        case 0x3566:  // "f5"
            if path.hasCount(0, 2), path.isEnd(1), url.hasFragment,
                case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("x"),
                url.isFragmentEnd(part0.next), let c = url.fragmentItem("c").optional({ $0.string() }),
                let d = url.fragmentItem("d").optional({ $0.string() })
            {
                return WritingRoute.fragmentItemsAfterLiteral(c: c, d: d)
            }
        case 0x643A63:  // "c:d"
            if path.hasCount(0, 3), let route = afterCD(url, path.from(1)) { return route }
        case 0x64657869666661:  // "affixed"
            if path.hasCount(0, 7), let route = afterAffixed(url, path.from(1)) { return route }
        default: break
        }
        if path.isPresent(0) { return after_(url, path.from(1)) }
        return nil
    }

    static func afterA(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if let a = path.integer(0, Swift.Int.self), path.equals(1, "bcdefgh") {
            return afterA_Bcdefgh(url, path.from(2), a)
        }
        return nil
    }

    static func afterA_Bcdefgh(_ url: _RouteReader, _ path: _RouteReader.Path, _ a: Swift.Int) -> WritingRoute? {
        if let b = path.integer(0, Swift.Int.self), path.equals(1, "bcdefghijklmno"),
            let c = path.integer(2, Swift.Int.self), path.equals(3, "bcdefghijklmnopqrstuvwxyz"),
            let d = path.integer(4, Swift.Int.self), path.isEnd(5)
        {
            return WritingRoute.lengths(a: a, b: b, c: c, d: d)
        }
        return nil
    }

    static func afterAffixed(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if let parts0 = split1B8868D4(path.segment(0), url), path.equals(1, "of"),
            let m = path.integer(2, Swift.Int.self), path.isEnd(3), let n = parts0[0].integer(Swift.Int.self)
        {
            return WritingRoute.affixed(n: n, m: m)
        }
        return nil
    }

    static func afterI(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if let a = path.integer(0, Swift.Int8.self), let b = path.integer(1, Swift.UInt8.self),
            let c = path.integer(2, Swift.Int16.self), let d = path.integer(3, Swift.Int64.self),
            let e = path.integer(4, Swift.UInt64.self), path.isEnd(5),
            let f = url.integerItem("f", Swift.UInt.self, default: 10),
            let g = url.integerItemIfAny("g", Swift.Int32.self)
        {
            return WritingRoute.integers(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
        return nil
    }

    static func afterB(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if let a = path.bool(0), let b = path.bool(1), path.isEnd(2), let c = url.boolItem("c", default: true),
            let d = url.boolItemIfAny("d")
        {
            return WritingRoute.booleans(a: a, b: b, c: c, d: d)
        }
        return nil
    }

    static func afterT(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isPresent(0), path.isPresent(1), path.equals(2, "x"), path.equals(3, ""), path.isPresent(4),
            path.isEnd(5), let a = path.string(0), let b = path.string(1), let c = path.string(4)
        {
            return WritingRoute.texts(a: a, b: b, c: c)
        }
        return nil
    }

    static func afterO(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if let order = closedOrder(path.segment(0)), path.isEnd(1) {
            return WritingRoute.lastOfATypeOfItsOwn(order: order)
        }
        return nil
    }

    static func afterU(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if let id = path.segment(0).uuid(), let x = path.segment(1).double(), path.isEnd(2) {
            return WritingRoute.lastUUID(id: id, x: x)
        }
        return nil
    }

    static func afterQ1(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isEnd(0), let first = url.stringItemIfAny("first"),
            let second = url.integerItemIfAny("a-name-of-16", Swift.Int.self),
            let third = url.stringItemIfAny("a-name-that-is-longer-than-16"),
            let last = url.boolItem("last", default: false)
        {
            return WritingRoute.optional(first: first, second: second, third: third, last: last)
        }
        return nil
    }

    static func afterQ2(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isEnd(0), url.item("kind").equals("all"), let first = url.stringItemIfAny("first"),
            let then = url.stringItem("then"),
            let order = url.item("order").defaulting(to: WritingRoute.Order.newest, { closedOrder($0) }),
            let more = url.stringItemIfAny("more")
        {
            return WritingRoute.required(first: first, then: then, order: order, more: more)
        }
        return nil
    }

    static func afterQ3(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isEnd(0), let a = url.stringItem("a"), let b = url.integerItem("b", Swift.Int.self, default: 1),
            let tags = url.items("tag", { $0.integer(Swift.Int.self) }), let z = url.stringItemIfAny("z")
        {
            return WritingRoute.listAfter(a: a, b: b, tags: tags, z: z)
        }
        return nil
    }

    static func afterQ4(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isEnd(0), url.item("kind").equals("one"), let a = url.stringItem("a"),
            let others = url.otherItems(than: "kind", "a")
        {
            return WritingRoute.restAfter(a: a, others: others)
        }
        return nil
    }

    static func afterF1(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isEnd(0), url.hasFragment, let q = url.stringItemIfAny("q"),
            let a = url.fragmentItem("a", isItemsAlone: true).optional({ $0.string() }),
            let b = url.fragmentItem("b-long-name-there", isItemsAlone: true).optional({ $0.integer(Swift.Int.self) }),
            let c = url.fragmentItem("c", isItemsAlone: true).optional({ $0.string() })
        {
            return WritingRoute.fragmentItems(q: q, a: a, b: b, c: c)
        }
        return nil
    }

    static func afterF3(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isEnd(0), url.hasFragment, let q = url.integerItemIfAny("q", Swift.Int.self),
            case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("section"),
            case let part1 = url.fragmentSegment(at: part0.next), part1.equals("two"), url.isFragmentEnd(part1.next)
        {
            return WritingRoute.fragmentLiteral(q: q)
        }
        return nil
    }

    static func afterF4(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isPresent(0), path.isEnd(1), url.hasFragment, let a = path.string(0),
            case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
            case let part1 = url.fragmentSegment(at: part0.next), let b = part1.string(),
            url.isFragmentEnd(part1.next), let c = url.fragmentItem("c").optional({ $0.string() }),
            let d = url.fragmentItem("d").optional({ $0.string() })
        {
            return WritingRoute.fragmentSegments(a: a, b: b, c: c, d: d)
        }
        return nil
    }

    static func afterCD(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isPresent(0), path.isEnd(1), let a = path.string(0) { return WritingRoute.colon(a: a) }
        return nil
    }

    static func after_(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.equals(0, "first"), path.isPresent(1), path.isEnd(2), let a = path.string(-1), let b = path.string(1) {
            return WritingRoute.firstText(a: a, b: b)
        }
        return nil
    }

    static func afterWriting(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        switch path.segment(0).lowercaseWord {
        case 0x61:  // "a"
            if path.hasCount(0, 1), let route = afterA(url, path.from(1)) { return route }
        case 0x62:  // "b"
            if path.hasCount(0, 1), let route = afterB(url, path.from(1)) { return route }
        case 0x69:  // "i"
            if path.hasCount(0, 1), let route = afterI(url, path.from(1)) { return route }
        case 0x6F:  // "o"
            if path.hasCount(0, 1), let route = afterO(url, path.from(1)) { return route }
        case 0x74:  // "t"
            if path.hasCount(0, 1), let route = afterT(url, path.from(1)) { return route }
        case 0x75:  // "u"
            if path.hasCount(0, 1), let route = afterU(url, path.from(1)) { return route }
        case 0x3166:  // "f1"
            if path.hasCount(0, 2), let route = afterF1(url, path.from(1)) { return route }
        case 0x3171:  // "q1"
            if path.hasCount(0, 2), let route = afterQ1(url, path.from(1)) { return route }
        case 0x3266:  // "f2"
            if path.hasCount(0, 2), path.isEnd(1), url.hasFragment,
                let only = url.fragmentItem("only", isItemsAlone: true).optional({ $0.string() })
            {
                return WritingRoute.fragmentItem(only: only)
            }
        case 0x3271:  // "q2"
            if path.hasCount(0, 2), let route = afterQ2(url, path.from(1)) { return route }
        case 0x3366:  // "f3"
            if path.hasCount(0, 2), let route = afterF3(url, path.from(1)) { return route }
        case 0x3371:  // "q3"
            if path.hasCount(0, 2), let route = afterQ3(url, path.from(1)) { return route }
        case 0x3466:  // "f4"
            if path.hasCount(0, 2), let route = afterF4(url, path.from(1)) { return route }
        case 0x3471:  // "q4"
            if path.hasCount(0, 2), let route = afterQ4(url, path.from(1)) { return route }
        case 0x3566:  // "f5"
            if path.hasCount(0, 2), path.isEnd(1), url.hasFragment,
                case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("x"),
                url.isFragmentEnd(part0.next), let c = url.fragmentItem("c").optional({ $0.string() }),
                let d = url.fragmentItem("d").optional({ $0.string() })
            {
                return WritingRoute.fragmentItemsAfterLiteral(c: c, d: d)
            }
        case 0x643A63:  // "c:d"
            if path.hasCount(0, 3), let route = afterCD(url, path.from(1)) { return route }
        case 0x64657869666661:  // "affixed"
            if path.hasCount(0, 7), let route = afterAffixed(url, path.from(1)) { return route }
        default: break
        }
        if path.isPresent(0) { return after_(url, path.from(1)) }
        return nil
    }

    static func text(of route: WritingRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "https://writing.example/prefix/", prefix: "/prefix") { text in write(route, form, &text) }
    }

    static func write(_ route: WritingRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .lengths(let a, let b, let c, let d):
            text.append("a/", integer: a)
            text.append("/bcdefgh/", integer: b)
            text.append("/bcdefghijklmno/", integer: c)
            text.append("/bcdefghijklmnopqrstuvwxyz/", integer: d)
        case .affixed(let n, let m):
            text.begin(form, base: "https://writing.example/prefix", .prefix, isRelative: true, prefix: "/prefix")
            text.literal("affixed")
            text.segment(
                affixes1B8868D4, [.plain(_routeText(n))], first: "v",
                isText: isText1B8868D4, accepts: accepts1B8868D4)
            text.literal("of")
            text.segment(integer: m)
            text.endSegments()
        case .integers(let a, let b, let c, let d, let e, let f, let g):
            text.append("i/", integer: a)
            text.append("/", integer: b)
            text.append("/", integer: c)
            text.append("/", integer: d)
            text.append("/", integer: e)
            if !_routeEqual(f, 10) { text.append(item: "?f=", integer: f) }
            if let g { text.append(item: "?g=", integer: g) }
        case .booleans(let a, let b, let c, let d):
            text.append("b/", bool: a)
            text.append("/", bool: b)
            if !_routeEqual(c, true) { text.append(item: "?c=", bool: c) }
            if let d { text.append(item: "?d=", bool: d) }
        case .texts(let a, let b, let c):
            text.append("t/", segment: a)
            text.append("/", segment: b)
            text.append("/x//", lastSegment: c)
        case .lastOfATypeOfItsOwn(let order): text.append("o/", lastSegment: order.rawValue)
        case .lastUUID(let id, let x):
            text.append("u/", segment: _routeText(id))
            text.append("/", lastSegment: _routeText(x))
        case .firstText(let a, let b):
            text.begin(form, base: "https://writing.example/prefix", .prefix, isRelative: true, prefix: "/prefix")
            text.segment(a)
            text.append("/first/", lastSegment: b)
        case .optional(let first, let second, let third, let last):
            text.append("q1")
            if let first, !first.isEmpty { text.append(item: "?first=", value: first) }
            if let second { text.append(item: "?a-name-of-16=", integer: second) }
            if let third, !third.isEmpty { text.append(item: "?a-name-that-is-longer-than-16=", value: third) }
            if !_routeEqual(last, false) { text.append(item: "?last=", bool: last) }
        case .required(let first, let then, let order, let more):
            text.append("q2")
            if let first, !first.isEmpty { text.append(item: "?first=", value: first) }
            text.append(item: "?kind=all&then=", value: then)
            if !_routeEqual(order, WritingRoute.Order.newest) { text.append("&order=", value: order.rawValue) }
            if let more, !more.isEmpty { text.append("&more=", value: more) }
        case .listAfter(let a, let b, let tags, let z):
            text.append("q3")
            text.append(item: "?a=", value: a)
            if !_routeEqual(b, 1) { text.append("&b=", integer: b) }
            text.items("tag", plain: tags.map { _routeText($0) })
            if let z, !z.isEmpty { text.append("&z=", value: z) }
        case .restAfter(let a, let others):
            text.append("q4")
            text.append(item: "?kind=one&a=", value: a)
            text.otherItems(others, than: ["kind", "a"])
        case .fragmentItems(let q, let a, let b, let c):
            text.append("f1")
            if let q, !q.isEmpty { text.append("?q=", value: q) }
            text.beginFragment(isItemsAlone: true)
            if let a, !a.isEmpty { text.append(item: "?a=", value: a) }
            if let b { text.append(item: "?b-long-name-there=", integer: b) }
            if let c, !c.isEmpty { text.append(item: "?c=", value: c) }
        case .fragmentItem(let only):
            text.append("f2")
            text.beginFragment(isItemsAlone: true)
            if let only, !only.isEmpty { text.append(item: "?only=", value: only) }
        case .fragmentLiteral(let q):
            text.append("f3")
            if let q { text.append("?q=", integer: q) }
            text.append("#section/two")
        case .fragmentSegments(let a, let b, let c, let d):
            text.append("f4/", lastSegment: a)
            text.beginFragment()
            text.literal("")
            text.segment(b)
            text.endSegments()
            if let c, !c.isEmpty { text.append(item: "?c=", value: c) }
            if let d, !d.isEmpty { text.append(item: "?d=", value: d) }
        case .fragmentItemsAfterLiteral(let c, let d):
            text.append("f5")
            text.beginFragment()
            text.literal("x")
            text.endSegments()
            if let c, !c.isEmpty { text.append(item: "?c=", value: c) }
            if let d, !d.isEmpty { text.append(item: "?d=", value: d) }
        case .colon(let a):
            text.begin(form, base: "https://writing.example/prefix", .prefix, isRelative: true, prefix: "/prefix")
            text.literal("c:d")
            text.append("/", lastSegment: a)
        case .own(let a, let b, let c):
            text.begin(form, base: "https://own.example", .host, isRelative: false)
            text.literal("own")
            text.append("/", segment: a)
            text.append("/", integer: b)
            if let c, !c.isEmpty { text.append("?c=", value: c) }
        case .ownHome:
            text.begin(form, base: "https://own.example", .host, isRelative: false)
            text.endSegments()
        case .wiki(let lang, let page, let version):
            text.begin(form, base: "https://", .webHostParameter, isRelative: false)
            text.segment(
                affixes1E3E6473, [.string(lang)], first: "",
                isText: isText1E3E6473, accepts: accepts1E3E6473)
            text.segment(page)
            text.endSegments()
            if let version { text.append("?v=", integer: version) }
        }
    }

    static let affixes1B8868D4 = _RouteAffixes(
        ["v", ".x"], ignoresCase: false, longestValue: 0)
    static let isText1B8868D4 = [false]

    static func accepts1B8868D4(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        case 0: return text.integer(Swift.Int.self) != nil
        default: return true
        }
    }

    static func split1B8868D4(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes1B8868D4.split(segment, of: url, isText: isText1B8868D4, accepts: accepts1B8868D4)
    }

    static let affixes1E3E6473 = _RouteAffixes(
        ["", ".wiki.example"], ignoresCase: true, longestValue: 0, isHost: true)
    static let isText1E3E6473 = [true]

    static func accepts1E3E6473(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split1E3E6473(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes1E3E6473.split(segment, of: url, isText: isText1E3E6473, accepts: accepts1E3E6473)
    }

    static func closedOrder(_ part: _RoutePart) -> WritingRoute.Order? {
        switch part.word {
        case 0x74736577656E:  // "newest"
            if part.hasCount(6) { return WritingRoute.Order.newest }
        case 0x6165722D74736F6D:
            if part.equals("most-read-of-all") { return WritingRoute.Order.mostReadOfAll }
        default: break
        }
        return nil
    }
}
