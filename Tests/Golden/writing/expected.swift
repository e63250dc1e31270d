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
        case .lastOfATypeOfItsOwn(let a0):
            if case .lastOfATypeOfItsOwn(let b0) = b, _routeEqual(a0, b0) { return true }
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
        case .fragmentItem(let a0):
            if case .fragmentItem(let b0) = b, _routeEqual(a0, b0) { return true }
        case .fragmentLiteral(let a0):
            if case .fragmentLiteral(let b0) = b, _routeEqual(a0, b0) { return true }
        case .fragmentSegments(let a0, let a1, let a2, let a3):
            if case .fragmentSegments(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .fragmentItemsAfterLiteral(let a0, let a1):
            if case .fragmentItemsAfterLiteral(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .colon(let a0):
            if case .colon(let b0) = b, _routeEqual(a0, b0) { return true }
        case .own(let a0, let a1, let a2):
            if case .own(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .ownHome:
            if case .ownHome = b { return true }
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
        case .ownHome:
            hasher.combine(0x2DABA285)
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
        if url.isRelative { return node4CC7D3BB(url, url.path) }
        if url.hasScheme("https") {
            guard let path = url.hostPath else { return nil }
            return node7F615D95(url, path)
        }
        if url.hasScheme("writing") {
            return node34E13155(url, url.path)
        }
        return nil
    }

    static func node7F615D95(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        switch path.segment(0).lowercaseWord {
        case 0x2E676E6974697277:
            // "writing.example"
            if path.segment(0).equalsIgnoringCase("writing.example") {
                if path.equals(1, "prefix") {
                    if let route = node4CC7D3BB(url, path.from(2)) { return route }
                }
            }
        case 0x6D6178652E6E776F:
            // "own.example"
            if path.segment(0).equalsIgnoringCase("own.example") {
                if path.isEnd(1) {
                    // 
                    return WritingRoute.ownHome
                }
                if path.equals(1, "own") {
                    if path.isPresent(2) {
                        if let c1 = path.integer(3, Swift.Int.self) {
                            if path.isEnd(4) {
                                // own/${a}/${b:Int}?c=${c?}
                                if let v0 = path.string(2),
                                    let v2 = url.stringItemIfAny("c")
                                {
                                    return WritingRoute.own(a: v0, b: c1, c: v2)
                                }
                            }
                        }
                    }
                }
            }
        default: break
        }
        if url.hasHostName, let c0 = split1E3E6473(path.segment(0), url) {
            if path.isPresent(1) {
                if path.isEnd(2) {
                    // https://${lang}.wiki.example/${page}?v=${version:Int?}
                    if let v0 = c0[0].string(),
                        let v1 = path.string(1),
                        let v2 = url.integerItemIfAny("v", Swift.Int.self)
                    {
                        return WritingRoute.wiki(lang: v0, page: v1, version: v2)
                    }
                }
            }
        }
        return nil
    }

    static func node4CC7D3BB(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        switch path.word(0) {
        case 0x61:
            // "a"
            if path.hasCount(0, 1) {
                if let route = node0046BE69(url, path.from(1)) { return route }
            }
        case 0x62:
            // "b"
            if path.hasCount(0, 1) {
                if let route = node683FC7E2(url, path.from(1)) { return route }
            }
        case 0x69:
            // "i"
            if path.hasCount(0, 1) {
                if let route = node3295CEA3(url, path.from(1)) { return route }
            }
        case 0x6F:
            // "o"
            if path.hasCount(0, 1) {
                if let route = node6CF141C4(url, path.from(1)) { return route }
            }
        case 0x74:
            // "t"
            if path.hasCount(0, 1) {
                if let route = node71F35771(url, path.from(1)) { return route }
            }
        case 0x75:
            // "u"
            if path.hasCount(0, 1) {
                if let route = node045B912C(url, path.from(1)) { return route }
            }
        case 0x3166:
            // "f1"
            if path.hasCount(0, 2) {
                if let route = node7A6CB399(url, path.from(1)) { return route }
            }
        case 0x3171:
            // "q1"
            if path.hasCount(0, 2) {
                if let route = node4B3B202B(url, path.from(1)) { return route }
            }
        case 0x3266:
            // "f2"
            if path.hasCount(0, 2) {
                if path.isEnd(1) {
                    // f2#only=${only?}
                    if url.hasFragment,
                        let v0 = url.fragmentItem("only", isItemsAlone: true).optional({ $0.string() })
                    {
                        return WritingRoute.fragmentItem(only: v0)
                    }
                }
            }
        case 0x3271:
            // "q2"
            if path.hasCount(0, 2) {
                if let route = node66322007(url, path.from(1)) { return route }
            }
        case 0x3366:
            // "f3"
            if path.hasCount(0, 2) {
                if let route = node6A78133F(url, path.from(1)) { return route }
            }
        case 0x3371:
            // "q3"
            if path.hasCount(0, 2) {
                if let route = node05587DFF(url, path.from(1)) { return route }
            }
        case 0x3466:
            // "f4"
            if path.hasCount(0, 2) {
                if let route = node79CBD7C8(url, path.from(1)) { return route }
            }
        case 0x3471:
            // "q4"
            if path.hasCount(0, 2) {
                if let route = node5850B997(url, path.from(1)) { return route }
            }
        case 0x3566:
            // "f5"
            if path.hasCount(0, 2) {
                if path.isEnd(1) {
                    // f5#x?c=${c?}&d=${d?}
                    if url.hasFragment,
                        case let f0 = url.fragmentSegment(at: url.fragmentStart),
                        f0.equals("x"),
                        url.isFragmentEnd(f0.next),
                        let v0 = url.fragmentItem("c").optional({ $0.string() }),
                        let v1 = url.fragmentItem("d").optional({ $0.string() })
                    {
                        return WritingRoute.fragmentItemsAfterLiteral(c: v0, d: v1)
                    }
                }
            }
        case 0x643A63:
            // "c:d"
            if path.hasCount(0, 3) {
                if let route = node40F05CAE(url, path.from(1)) { return route }
            }
        case 0x64657869666661:
            // "affixed"
            if path.hasCount(0, 7) {
                if let route = node740A6B94(url, path.from(1)) { return route }
            }
        default: break
        }
        if path.isPresent(0) {
            return node02440CFE(url, path.from(1))
        }
        return nil
    }

    static func node0046BE69(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if let c0 = path.integer(0, Swift.Int.self) {
            if path.equals(1, "bcdefgh") {
                return node40E5748B(url, path.from(2), c0)
            }
        }
        return nil
    }

    static func node40E5748B(_ url: _RouteReader, _ path: _RouteReader.Path, _ c0: Swift.Int) -> WritingRoute? {
        if let c1 = path.integer(0, Swift.Int.self) {
            if path.equals(1, "bcdefghijklmno") {
                if let c2 = path.integer(2, Swift.Int.self) {
                    if path.equals(3, "bcdefghijklmnopqrstuvwxyz") {
                        if let c3 = path.integer(4, Swift.Int.self) {
                            if path.isEnd(5) {
                                // a/${a:Int}/bcdefgh/${b:Int}/bcdefghijklmno/${c:Int}/bcdefghijklmnopqrstuvwxyz/${d:Int}
                                return WritingRoute.lengths(a: c0, b: c1, c: c2, d: c3)
                            }
                        }
                    }
                }
            }
        }
        return nil
    }

    static func node740A6B94(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if let c0 = split1B8868D4(path.segment(0), url) {
            if path.equals(1, "of") {
                if let c1 = path.integer(2, Swift.Int.self) {
                    if path.isEnd(3) {
                        // affixed/v${n:Int}.x/of/${m:Int}
                        if let v0 = c0[0].integer(Swift.Int.self) {
                            return WritingRoute.affixed(n: v0, m: c1)
                        }
                    }
                }
            }
        }
        return nil
    }

    static func node3295CEA3(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if let c0 = path.integer(0, Swift.Int8.self) {
            if let c1 = path.integer(1, Swift.UInt8.self) {
                if let c2 = path.integer(2, Swift.Int16.self) {
                    if let c3 = path.integer(3, Swift.Int64.self) {
                        if let c4 = path.integer(4, Swift.UInt64.self) {
                            if path.isEnd(5) {
                                // i/${a:Int8}/${b:UInt8}/${c:Int16}/${d:Int64}/${e:UInt64}?f=${f:UInt=10}&g=${g:Int32?}
                                if let v5 = url.integerItem("f", Swift.UInt.self, default: 10),
                                    let v6 = url.integerItemIfAny("g", Swift.Int32.self)
                                {
                                    return WritingRoute.integers(a: c0, b: c1, c: c2, d: c3, e: c4, f: v5, g: v6)
                                }
                            }
                        }
                    }
                }
            }
        }
        return nil
    }

    static func node683FC7E2(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if let c0 = path.bool(0) {
            if let c1 = path.bool(1) {
                if path.isEnd(2) {
                    // b/${a:Bool}/${b:Bool}?c=${c:Bool=true}&d=${d:Bool?}
                    if let v2 = url.boolItem("c", default: true),
                        let v3 = url.boolItemIfAny("d")
                    {
                        return WritingRoute.booleans(a: c0, b: c1, c: v2, d: v3)
                    }
                }
            }
        }
        return nil
    }

    static func node71F35771(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isPresent(0) {
            if path.isPresent(1) {
                if path.equals(2, "x") {
                    if path.equals(3, "") {
                        if path.isPresent(4) {
                            if path.isEnd(5) {
                                // t/${a}/${b}/x//${c}
                                if let v0 = path.string(0),
                                    let v1 = path.string(1),
                                    let v2 = path.string(4)
                                {
                                    return WritingRoute.texts(a: v0, b: v1, c: v2)
                                }
                            }
                        }
                    }
                }
            }
        }
        return nil
    }

    static func node6CF141C4(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if let c0 = closedOrder(path.segment(0)) {
            if path.isEnd(1) {
                // o/${order:Order}
                return WritingRoute.lastOfATypeOfItsOwn(order: c0)
            }
        }
        return nil
    }

    static func node045B912C(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if let c0 = path.segment(0).uuid() {
            if let c1 = path.segment(1).double() {
                if path.isEnd(2) {
                    // u/${id:UUID}/${x:Double}
                    return WritingRoute.lastUUID(id: c0, x: c1)
                }
            }
        }
        return nil
    }

    static func node4B3B202B(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isEnd(0) {
            // q1?first=${first?}&a-name-of-16=${second:Int?}&a-name-that-is-longer-than-16=${third?}&last=${last:Bool=false}
            if let v0 = url.stringItemIfAny("first"),
                let v1 = url.integerItemIfAny("a-name-of-16", Swift.Int.self),
                let v2 = url.stringItemIfAny("a-name-that-is-longer-than-16"),
                let v3 = url.boolItem("last", default: false)
            {
                return WritingRoute.optional(first: v0, second: v1, third: v2, last: v3)
            }
        }
        return nil
    }

    static func node66322007(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isEnd(0) {
            // q2?first=${first?}&kind=all&then=${then}&order=${order:Order=newest}&more=${more?}
            if url.item("kind").equals("all"),
                let v0 = url.stringItemIfAny("first"),
                let v1 = url.stringItem("then"),
                let v2 = url.item("order").defaulting(to: WritingRoute.Order.newest, { closedOrder($0) }),
                let v3 = url.stringItemIfAny("more")
            {
                return WritingRoute.required(first: v0, then: v1, order: v2, more: v3)
            }
        }
        return nil
    }

    static func node05587DFF(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isEnd(0) {
            // q3?a=${a}&b=${b:Int=1}&tag=${tags:[Int]}&z=${z?}
            if let v0 = url.stringItem("a"),
                let v1 = url.integerItem("b", Swift.Int.self, default: 1),
                let v2 = url.items("tag", { $0.integer(Swift.Int.self) }),
                let v3 = url.stringItemIfAny("z")
            {
                return WritingRoute.listAfter(a: v0, b: v1, tags: v2, z: v3)
            }
        }
        return nil
    }

    static func node5850B997(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isEnd(0) {
            // q4?kind=one&a=${a}&${others...}
            if url.item("kind").equals("one"),
                let v0 = url.stringItem("a"),
                let v1 = url.otherItems(than: "kind", "a")
            {
                return WritingRoute.restAfter(a: v0, others: v1)
            }
        }
        return nil
    }

    static func node7A6CB399(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isEnd(0) {
            // f1?q=${q?}#a=${a?}&b-long-name-there=${b:Int?}&c=${c?}
            if url.hasFragment,
                let v0 = url.stringItemIfAny("q"),
                let v1 = url.fragmentItem("a", isItemsAlone: true).optional({ $0.string() }),
                let v2 = url.fragmentItem("b-long-name-there", isItemsAlone: true).optional({ $0.integer(Swift.Int.self) }),
                let v3 = url.fragmentItem("c", isItemsAlone: true).optional({ $0.string() })
            {
                return WritingRoute.fragmentItems(q: v0, a: v1, b: v2, c: v3)
            }
        }
        return nil
    }

    static func node6A78133F(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isEnd(0) {
            // f3?q=${q:Int?}#section/two
            if url.hasFragment,
                let v0 = url.integerItemIfAny("q", Swift.Int.self),
                case let f0 = url.fragmentSegment(at: url.fragmentStart),
                f0.equals("section"),
                case let f1 = url.fragmentSegment(at: f0.next),
                f1.equals("two"),
                url.isFragmentEnd(f1.next)
            {
                return WritingRoute.fragmentLiteral(q: v0)
            }
        }
        return nil
    }

    static func node79CBD7C8(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // f4/${a}#/${b}?c=${c?}&d=${d?}
                if url.hasFragment,
                    let v0 = path.string(0),
                    case let f0 = url.fragmentSegment(at: url.fragmentStart),
                    f0.equals(""),
                    case let f1 = url.fragmentSegment(at: f0.next),
                    let v1 = f1.string(),
                    url.isFragmentEnd(f1.next),
                    let v2 = url.fragmentItem("c").optional({ $0.string() }),
                    let v3 = url.fragmentItem("d").optional({ $0.string() })
                {
                    return WritingRoute.fragmentSegments(a: v0, b: v1, c: v2, d: v3)
                }
            }
        }
        return nil
    }

    static func node40F05CAE(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // c:d/${a}
                if let v0 = path.string(0) {
                    return WritingRoute.colon(a: v0)
                }
            }
        }
        return nil
    }

    static func node02440CFE(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        if path.equals(0, "first") {
            if path.isPresent(1) {
                if path.isEnd(2) {
                    // ${a}/first/${b}
                    if let v0 = path.string(-1),
                        let v1 = path.string(1)
                    {
                        return WritingRoute.firstText(a: v0, b: v1)
                    }
                }
            }
        }
        return nil
    }

    static func node34E13155(_ url: _RouteReader, _ path: _RouteReader.Path) -> WritingRoute? {
        switch path.segment(0).lowercaseWord {
        case 0x61:
            // "a"
            if path.hasCount(0, 1) {
                if let route = node0046BE69(url, path.from(1)) { return route }
            }
        case 0x62:
            // "b"
            if path.hasCount(0, 1) {
                if let route = node683FC7E2(url, path.from(1)) { return route }
            }
        case 0x69:
            // "i"
            if path.hasCount(0, 1) {
                if let route = node3295CEA3(url, path.from(1)) { return route }
            }
        case 0x6F:
            // "o"
            if path.hasCount(0, 1) {
                if let route = node6CF141C4(url, path.from(1)) { return route }
            }
        case 0x74:
            // "t"
            if path.hasCount(0, 1) {
                if let route = node71F35771(url, path.from(1)) { return route }
            }
        case 0x75:
            // "u"
            if path.hasCount(0, 1) {
                if let route = node045B912C(url, path.from(1)) { return route }
            }
        case 0x3166:
            // "f1"
            if path.hasCount(0, 2) {
                if let route = node7A6CB399(url, path.from(1)) { return route }
            }
        case 0x3171:
            // "q1"
            if path.hasCount(0, 2) {
                if let route = node4B3B202B(url, path.from(1)) { return route }
            }
        case 0x3266:
            // "f2"
            if path.hasCount(0, 2) {
                if path.isEnd(1) {
                    // f2#only=${only?}
                    if url.hasFragment,
                        let v0 = url.fragmentItem("only", isItemsAlone: true).optional({ $0.string() })
                    {
                        return WritingRoute.fragmentItem(only: v0)
                    }
                }
            }
        case 0x3271:
            // "q2"
            if path.hasCount(0, 2) {
                if let route = node66322007(url, path.from(1)) { return route }
            }
        case 0x3366:
            // "f3"
            if path.hasCount(0, 2) {
                if let route = node6A78133F(url, path.from(1)) { return route }
            }
        case 0x3371:
            // "q3"
            if path.hasCount(0, 2) {
                if let route = node05587DFF(url, path.from(1)) { return route }
            }
        case 0x3466:
            // "f4"
            if path.hasCount(0, 2) {
                if let route = node79CBD7C8(url, path.from(1)) { return route }
            }
        case 0x3471:
            // "q4"
            if path.hasCount(0, 2) {
                if let route = node5850B997(url, path.from(1)) { return route }
            }
        case 0x3566:
            // "f5"
            if path.hasCount(0, 2) {
                if path.isEnd(1) {
                    // f5#x?c=${c?}&d=${d?}
                    if url.hasFragment,
                        case let f0 = url.fragmentSegment(at: url.fragmentStart),
                        f0.equals("x"),
                        url.isFragmentEnd(f0.next),
                        let v0 = url.fragmentItem("c").optional({ $0.string() }),
                        let v1 = url.fragmentItem("d").optional({ $0.string() })
                    {
                        return WritingRoute.fragmentItemsAfterLiteral(c: v0, d: v1)
                    }
                }
            }
        case 0x643A63:
            // "c:d"
            if path.hasCount(0, 3) {
                if let route = node40F05CAE(url, path.from(1)) { return route }
            }
        case 0x64657869666661:
            // "affixed"
            if path.hasCount(0, 7) {
                if let route = node740A6B94(url, path.from(1)) { return route }
            }
        default: break
        }
        if path.isPresent(0) {
            return node02440CFE(url, path.from(1))
        }
        return nil
    }

    static func text(of route: WritingRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "https://writing.example/prefix/", prefix: "/prefix") { text in write(route, form, &text) }
    }

    static func write(_ route: WritingRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .lengths(let v0, let v1, let v2, let v3):
            text.append("a/")
            text.append(integer: v0)
            text.append("/bcdefgh/")
            text.append(integer: v1)
            text.append("/bcdefghijklmno/")
            text.append(integer: v2)
            text.append("/bcdefghijklmnopqrstuvwxyz/")
            text.append(integer: v3)
        case .affixed(let v0, let v1):
            text.begin(form, base: "https://writing.example/prefix", .prefix, isRelative: true, prefix: "/prefix")
            text.literal("affixed")
            text.segment(
                affixes1B8868D4, [.plain(_routeText(v0))], first: "v",
                isText: isText1B8868D4, accepts: accepts1B8868D4)
            text.literal("of")
            text.segment(integer: v1)
            text.endSegments()
        case .integers(let v0, let v1, let v2, let v3, let v4, let v5, let v6):
            text.append("i/")
            text.append(integer: v0)
            text.append("/")
            text.append(integer: v1)
            text.append("/")
            text.append(integer: v2)
            text.append("/")
            text.append(integer: v3)
            text.append("/")
            text.append(integer: v4)
            if !_routeEqual(v5, 10) {
                text.append(item: "?f=")
                text.append(integer: v5)
            }
            if let v6 {
                text.append(item: "?g=")
                text.append(integer: v6)
            }
        case .booleans(let v0, let v1, let v2, let v3):
            text.append("b/")
            text.append(bool: v0)
            text.append("/")
            text.append(bool: v1)
            if !_routeEqual(v2, true) {
                text.append(item: "?c=")
                text.append(bool: v2)
            }
            if let v3 {
                text.append(item: "?d=")
                text.append(bool: v3)
            }
        case .texts(let v0, let v1, let v2):
            text.append("t/")
            text.append(segment: v0)
            text.append("/")
            text.append(segment: v1)
            text.append("/x//")
            text.append(lastSegment: v2)
        case .lastOfATypeOfItsOwn(let v0):
            text.append("o/")
            text.append(lastSegment: v0.rawValue)
        case .lastUUID(let v0, let v1):
            text.append("u/")
            text.append(segment: _routeText(v0))
            text.append("/")
            text.append(lastSegment: _routeText(v1))
        case .firstText(let v0, let v1):
            text.begin(form, base: "https://writing.example/prefix", .prefix, isRelative: true, prefix: "/prefix")
            text.segment(v0)
            text.append("/first/")
            text.append(lastSegment: v1)
        case .optional(let v0, let v1, let v2, let v3):
            text.append("q1")
            if let v0, !v0.isEmpty {
                text.append(item: "?first=")
                text.append(value: v0)
            }
            if let v1 {
                text.append(item: "?a-name-of-16=")
                text.append(integer: v1)
            }
            if let v2, !v2.isEmpty {
                text.append(item: "?a-name-that-is-longer-than-16=")
                text.append(value: v2)
            }
            if !_routeEqual(v3, false) {
                text.append(item: "?last=")
                text.append(bool: v3)
            }
        case .required(let v0, let v1, let v2, let v3):
            text.append("q2")
            if let v0, !v0.isEmpty {
                text.append(item: "?first=")
                text.append(value: v0)
            }
            text.append(item: "?kind=all&then=")
            text.append(value: v1)
            if !_routeEqual(v2, WritingRoute.Order.newest) {
                text.append("&order=")
                text.append(value: v2.rawValue)
            }
            if let v3, !v3.isEmpty {
                text.append("&more=")
                text.append(value: v3)
            }
        case .listAfter(let v0, let v1, let v2, let v3):
            text.append("q3")
            text.append(item: "?a=")
            text.append(value: v0)
            if !_routeEqual(v1, 1) {
                text.append("&b=")
                text.append(integer: v1)
            }
            text.items("tag", plain: v2.map { _routeText($0) })
            if let v3, !v3.isEmpty {
                text.append("&z=")
                text.append(value: v3)
            }
        case .restAfter(let v0, let v1):
            text.append("q4")
            text.append(item: "?kind=one&a=")
            text.append(value: v0)
            text.otherItems(v1, than: ["kind", "a"])
        case .fragmentItems(let v0, let v1, let v2, let v3):
            text.append("f1")
            if let v0, !v0.isEmpty {
                text.append("?q=")
                text.append(value: v0)
            }
            text.beginFragment(isItemsAlone: true)
            if let v1, !v1.isEmpty {
                text.append(item: "?a=")
                text.append(value: v1)
            }
            if let v2 {
                text.append(item: "?b-long-name-there=")
                text.append(integer: v2)
            }
            if let v3, !v3.isEmpty {
                text.append(item: "?c=")
                text.append(value: v3)
            }
        case .fragmentItem(let v0):
            text.append("f2")
            text.beginFragment(isItemsAlone: true)
            if let v0, !v0.isEmpty {
                text.append(item: "?only=")
                text.append(value: v0)
            }
        case .fragmentLiteral(let v0):
            text.append("f3")
            if let v0 {
                text.append("?q=")
                text.append(integer: v0)
            }
            text.append("#section/two")
        case .fragmentSegments(let v0, let v1, let v2, let v3):
            text.append("f4/")
            text.append(lastSegment: v0)
            text.beginFragment()
            text.literal("")
            text.segment(v1)
            text.endSegments()
            if let v2, !v2.isEmpty {
                text.append(item: "?c=")
                text.append(value: v2)
            }
            if let v3, !v3.isEmpty {
                text.append(item: "?d=")
                text.append(value: v3)
            }
        case .fragmentItemsAfterLiteral(let v0, let v1):
            text.append("f5")
            text.beginFragment()
            text.literal("x")
            text.endSegments()
            if let v0, !v0.isEmpty {
                text.append(item: "?c=")
                text.append(value: v0)
            }
            if let v1, !v1.isEmpty {
                text.append(item: "?d=")
                text.append(value: v1)
            }
        case .colon(let v0):
            text.begin(form, base: "https://writing.example/prefix", .prefix, isRelative: true, prefix: "/prefix")
            text.literal("c:d")
            text.append("/")
            text.append(lastSegment: v0)
        case .own(let v0, let v1, let v2):
            text.begin(form, base: "https://own.example", .host, isRelative: false)
            text.literal("own")
            text.append("/")
            text.append(segment: v0)
            text.append("/")
            text.append(integer: v1)
            if let v2, !v2.isEmpty {
                text.append("?c=")
                text.append(value: v2)
            }
        case .ownHome:
            text.begin(form, base: "https://own.example", .host, isRelative: false)
            text.endSegments()
        case .wiki(let v0, let v1, let v2):
            text.begin(form, base: "https://", .webHostParameter, isRelative: false)
            text.segment(
                affixes1E3E6473, [.string(v0)], first: "",
                isText: isText1E3E6473, accepts: accepts1E3E6473)
            text.segment(v1)
            text.endSegments()
            if let v2 {
                text.append("?v=")
                text.append(integer: v2)
            }
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
        case 0x74736577656E:
            // "newest"
            if part.hasCount(6) {
                return WritingRoute.Order.newest
            }
        case 0x6165722D74736F6D:
            // "most-read-of-all"
            if part.equals("most-read-of-all") {
                return WritingRoute.Order.mostReadOfAll
            }
        default: break
        }
        return nil
    }
}
