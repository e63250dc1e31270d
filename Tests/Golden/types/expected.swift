// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum TypeRoute: URLRoute {
    /// - `string/${value}?o=${o?}&d=${d=text}&l=${l:[String]}`
    case text(value: Swift.String, o: Swift.String?, d: Swift.String, l: [Swift.String])
    /// - `bool/${value:Bool}?o=${o:Bool?}&d=${d:Bool=true}&l=${l:[Bool]}`
    case bool(value: Swift.Bool, o: Swift.Bool?, d: Swift.Bool, l: [Swift.Bool])
    /// - `int/${value:Int}?o=${o:Int?}&d=${d:Int=-5}&l=${l:[Int]}`
    case int(value: Swift.Int, o: Swift.Int?, d: Swift.Int, l: [Swift.Int])
    /// - `int8/${value:Int8}?o=${o:Int8?}&d=${d:Int8=-128}&l=${l:[Int8]}`
    case int8(value: Swift.Int8, o: Swift.Int8?, d: Swift.Int8, l: [Swift.Int8])
    /// - `int16/${value:Int16}?o=${o:Int16?}&d=${d:Int16=16}&l=${l:[Int16]}`
    case int16(value: Swift.Int16, o: Swift.Int16?, d: Swift.Int16, l: [Swift.Int16])
    /// - `int32/${value:Int32}?o=${o:Int32?}&d=${d:Int32=32}&l=${l:[Int32]}`
    case int32(value: Swift.Int32, o: Swift.Int32?, d: Swift.Int32, l: [Swift.Int32])
    /// - `int64/${value:Int64}?o=${o:Int64?}&d=${d:Int64=-9223372036854775808}&l=${l:[Int64]}`
    case int64(value: Swift.Int64, o: Swift.Int64?, d: Swift.Int64, l: [Swift.Int64])
    /// - `uint/${value:UInt}?o=${o:UInt?}&d=${d:UInt=+7}&l=${l:[UInt]}`
    case uint(value: Swift.UInt, o: Swift.UInt?, d: Swift.UInt, l: [Swift.UInt])
    /// - `uint8/${value:UInt8}?o=${o:UInt8?}&d=${d:UInt8=255}&l=${l:[UInt8]}`
    case uint8(value: Swift.UInt8, o: Swift.UInt8?, d: Swift.UInt8, l: [Swift.UInt8])
    /// - `uint16/${value:UInt16}?o=${o:UInt16?}&d=${d:UInt16=16}&l=${l:[UInt16]}`
    case uint16(value: Swift.UInt16, o: Swift.UInt16?, d: Swift.UInt16, l: [Swift.UInt16])
    /// - `uint32/${value:UInt32}?o=${o:UInt32?}&d=${d:UInt32=32}&l=${l:[UInt32]}`
    case uint32(value: Swift.UInt32, o: Swift.UInt32?, d: Swift.UInt32, l: [Swift.UInt32])
    /// - `uint64/${value:UInt64}?o=${o:UInt64?}&d=${d:UInt64=18446744073709551615}&l=${l:[UInt64]}`
    case uint64(value: Swift.UInt64, o: Swift.UInt64?, d: Swift.UInt64, l: [Swift.UInt64])
    /// - `float/${value:Float}?o=${o:Float?}&d=${d:Float=1.5}&l=${l:[Float]}`
    case float(value: Swift.Float, o: Swift.Float?, d: Swift.Float, l: [Swift.Float])
    /// - `double/${value:Double}?o=${o:Double?}&d=${d:Double=-1e300}&l=${l:[Double]}`
    case double(value: Swift.Double, o: Swift.Double?, d: Swift.Double, l: [Swift.Double])
    /// - `infinite/${value:Double=inf}`
    case infinite(value: Swift.Double)
    /// - `uuid/${value:UUID}?o=${o:UUID?}&d=${d:UUID=6ba7b810-9dad-11d1-80b4-00c04fd430c8}&l=${l:[UUID]}`
    case uuid(value: RouteUUID, o: RouteUUID?, d: RouteUUID, l: [RouteUUID])
    /// - `url/${value:URL}?o=${o:URL?}&d=${d:URL=https://example.com/a?b=c}&l=${l:[URL]}`
    case url(value: RouteURL, o: RouteURL?, d: RouteURL, l: [RouteURL])
    /// - `tab/${value:Tab}?o=${o:Tab?}&d=${d:Tab=none}&l=${l:[Tab]}`
    case tab(value: TypeRoute.Tab, o: TypeRoute.Tab?, d: TypeRoute.Tab, l: [TypeRoute.Tab])
    case rests(Rests)
    /// One place, every type. The order of ranks decides.
    case ranks(Ranks)

    nonisolated enum Rests: Swift.Hashable, Swift.Sendable {
        /// - `rest-bool/${values:Bool...}`
        case bool(values: [Swift.Bool])
        /// - `rest-double/${values:Double...}`
        case double(values: [Swift.Double])
        /// - `rest-uuid/${values:UUID...}`
        case uuid(values: [RouteUUID])
        /// - `rest-url/${values:URL...}`
        case url(values: [RouteURL])
        /// - `rest-tab/${values:Tab...}`
        case tab(values: [TypeRoute.Tab])

        static func == (a: Self, b: Self) -> Swift.Bool {
            switch a {
            case .bool(let a0):
                if case .bool(let b0) = b, routeEqual(a0, b0) { return true }
            case .double(let a0):
                if case .double(let b0) = b, routeEqual(a0, b0) { return true }
            case .uuid(let a0):
                if case .uuid(let b0) = b, routeEqual(a0, b0) { return true }
            case .url(let a0):
                if case .url(let b0) = b, routeEqual(a0, b0) { return true }
            case .tab(let a0):
                if case .tab(let b0) = b, routeEqual(a0, b0) { return true }
            }
            return false
        }

        func hash(into hasher: inout Swift.Hasher) {
            switch self {
            case .bool(let a0):
                hasher.combine(0)
                hasher.combine(a0)
            case .double(let a0):
                hasher.combine(1)
                hasher.combine(a0)
            case .uuid(let a0):
                hasher.combine(2)
                hasher.combine(a0)
            case .url(let a0):
                hasher.combine(3)
                hasher.combine(a0)
            case .tab(let a0):
                hasher.combine(4)
                hasher.combine(a0)
            }
        }
    }

    /// One place, every type. The order of ranks decides.
    nonisolated enum Ranks: Swift.Hashable, Swift.Sendable {
        /// - `rank/${value}`
        case text(value: Swift.String)
        /// - `rank/${value:URL}/url`
        case url(value: RouteURL)
        /// - `rank/${value:UUID}`
        case uuid(value: RouteUUID)
        /// - `rank/${value:Double}`
        case double(value: Swift.Double)
        /// - `rank/${value:Int}`
        case int(value: Swift.Int)
        /// - `rank/${value:Bool}`
        case bool(value: Swift.Bool)
        /// - `rank/${value:Tab}`
        case tab(value: TypeRoute.Tab)
        /// - `rank/a${value}`
        case affixed(value: Swift.String)
        /// - `rank/a1`
        case literal
        /// - `rank/${values...}`
        case rest(values: [Swift.String])

        static func == (a: Self, b: Self) -> Swift.Bool {
            switch a {
            case .text(let a0):
                if case .text(let b0) = b, routeEqual(a0, b0) { return true }
            case .url(let a0):
                if case .url(let b0) = b, routeEqual(a0, b0) { return true }
            case .uuid(let a0):
                if case .uuid(let b0) = b, routeEqual(a0, b0) { return true }
            case .double(let a0):
                if case .double(let b0) = b, routeEqual(a0, b0) { return true }
            case .int(let a0):
                if case .int(let b0) = b, routeEqual(a0, b0) { return true }
            case .bool(let a0):
                if case .bool(let b0) = b, routeEqual(a0, b0) { return true }
            case .tab(let a0):
                if case .tab(let b0) = b, routeEqual(a0, b0) { return true }
            case .affixed(let a0):
                if case .affixed(let b0) = b, routeEqual(a0, b0) { return true }
            case .literal: if case .literal = b { return true }
            case .rest(let a0):
                if case .rest(let b0) = b, routeEqual(a0, b0) { return true }
            }
            return false
        }

        func hash(into hasher: inout Swift.Hasher) {
            switch self {
            case .text(let a0):
                hasher.combine(0)
                hasher.combine(a0)
            case .url(let a0):
                hasher.combine(1)
                hasher.combine(a0)
            case .uuid(let a0):
                hasher.combine(2)
                hasher.combine(a0)
            case .double(let a0):
                hasher.combine(3)
                hasher.combine(a0)
            case .int(let a0):
                hasher.combine(4)
                hasher.combine(a0)
            case .bool(let a0):
                hasher.combine(5)
                hasher.combine(a0)
            case .tab(let a0):
                hasher.combine(6)
                hasher.combine(a0)
            case .affixed(let a0):
                hasher.combine(7)
                hasher.combine(a0)
            case .literal:
                hasher.combine(8)
            case .rest(let a0):
                hasher.combine(9)
                hasher.combine(a0)
            }
        }
    }

    /// One of a few texts of a URL.
    nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case posts = "posts"
        case likes = "likes"
        case auctionResults = "auction-results"
        case _1st = "1st"
        case none = "none"
        case `default` = "default"
    }

    /// The scheme of the first base.
    static let scheme: Swift.String = "app"
    /// The host of the first base.
    static let host: Swift.String = "types"

    /// What stands before the paths of the routes that have no base of their own; the first is written.
    static let bases: [Swift.String] = ["app://types"]

    /// The route that a URL opens; nil for nil and for a URL that no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a raw value: a URL's text, or what follows the first base.
    init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of `url()` without the base; with it where a route has a base of its own.
    var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's one canonical URL.
    func url() -> RouteURL {
        routeURL(_Matching.text(of: self, .url))
    }

    /// The route's URL with another scheme and host; nil if they are none.
    func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        let text = _Matching.text(of: self, .other(scheme: scheme, host: host))
        return routeURL(text, scheme: scheme, host: host)
    }

    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .text(let a0, let a1, let a2, let a3):
            if case .text(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .bool(let a0, let a1, let a2, let a3):
            if case .bool(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .int(let a0, let a1, let a2, let a3):
            if case .int(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .int8(let a0, let a1, let a2, let a3):
            if case .int8(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .int16(let a0, let a1, let a2, let a3):
            if case .int16(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .int32(let a0, let a1, let a2, let a3):
            if case .int32(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .int64(let a0, let a1, let a2, let a3):
            if case .int64(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .uint(let a0, let a1, let a2, let a3):
            if case .uint(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .uint8(let a0, let a1, let a2, let a3):
            if case .uint8(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .uint16(let a0, let a1, let a2, let a3):
            if case .uint16(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .uint32(let a0, let a1, let a2, let a3):
            if case .uint32(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .uint64(let a0, let a1, let a2, let a3):
            if case .uint64(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .float(let a0, let a1, let a2, let a3):
            if case .float(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .double(let a0, let a1, let a2, let a3):
            if case .double(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .infinite(let a0):
            if case .infinite(let b0) = b, routeEqual(a0, b0) { return true }
        case .uuid(let a0, let a1, let a2, let a3):
            if case .uuid(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .url(let a0, let a1, let a2, let a3):
            if case .url(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .tab(let a0, let a1, let a2, let a3):
            if case .tab(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .rests(let a0):
            if case .rests(let b0) = b, routeEqual(a0, b0) { return true }
        case .ranks(let a0):
            if case .ranks(let b0) = b, routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .text(let a0, let a1, let a2, let a3):
            hasher.combine(0)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .bool(let a0, let a1, let a2, let a3):
            hasher.combine(1)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .int(let a0, let a1, let a2, let a3):
            hasher.combine(2)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .int8(let a0, let a1, let a2, let a3):
            hasher.combine(3)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .int16(let a0, let a1, let a2, let a3):
            hasher.combine(4)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .int32(let a0, let a1, let a2, let a3):
            hasher.combine(5)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .int64(let a0, let a1, let a2, let a3):
            hasher.combine(6)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .uint(let a0, let a1, let a2, let a3):
            hasher.combine(7)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .uint8(let a0, let a1, let a2, let a3):
            hasher.combine(8)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .uint16(let a0, let a1, let a2, let a3):
            hasher.combine(9)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .uint32(let a0, let a1, let a2, let a3):
            hasher.combine(10)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .uint64(let a0, let a1, let a2, let a3):
            hasher.combine(11)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .float(let a0, let a1, let a2, let a3):
            hasher.combine(12)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .double(let a0, let a1, let a2, let a3):
            hasher.combine(13)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .infinite(let a0):
            hasher.combine(14)
            hasher.combine(a0)
        case .uuid(let a0, let a1, let a2, let a3):
            hasher.combine(15)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .url(let a0, let a1, let a2, let a3):
            hasher.combine(16)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .tab(let a0, let a1, let a2, let a3):
            hasher.combine(17)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .rests(let a0):
            hasher.combine(18)
            hasher.combine(a0)
        case .ranks(let a0):
            hasher.combine(19)
            hasher.combine(a0)
        }
    }
}

extension TypeRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> TypeRoute? {
            RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://types", segments: 6) { match($0) }
        }

        static func match(_ url: RouteReader) -> TypeRoute? {
            if url.isRelative { return node58(url, url.path) }
            if url.hasScheme("app") {
                guard let path = url.hostPath else { return nil }
                return node59(url, path)
            }
            return nil
        }

        static func node11(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if path.equals(0, "a1") {
                if path.isEnd(1) {
                    // rank/a1
                    url.won(31)
                    return TypeRoute.ranks(.literal)
                }
            }
            if let c0 = split0(path.segment(0), url) {
                if path.isEnd(1) {
                    // rank/a${value}
                    if let v0 = c0[0].string() {
                        url.won(30)
                        return TypeRoute.ranks(.affixed(value: v0))
                    }
                }
            }
            if let c0 = closed0(path.segment(0)) {
                if path.isEnd(1) {
                    // rank/${value:Tab}
                    url.won(29)
                    return TypeRoute.ranks(.tab(value: c0))
                }
            }
            if let c0 = path.bool(0) {
                if path.isEnd(1) {
                    // rank/${value:Bool}
                    url.won(28)
                    return TypeRoute.ranks(.bool(value: c0))
                }
            }
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // rank/${value:Int}
                    url.won(27)
                    return TypeRoute.ranks(.int(value: c0))
                }
            }
            if let c0 = path.segment(0).double() {
                if path.isEnd(1) {
                    // rank/${value:Double}
                    url.won(26)
                    return TypeRoute.ranks(.double(value: c0))
                }
            }
            if let c0 = path.segment(0).uuid() {
                if path.isEnd(1) {
                    // rank/${value:UUID}
                    url.won(25)
                    return TypeRoute.ranks(.uuid(value: c0))
                }
            }
            if path.isPresent(0) {
                if path.equals(1, "url") {
                    if path.isEnd(2) {
                        // rank/${value:URL}/url
                        if let v0 = path.segment(0).url() {
                            url.won(24)
                            return TypeRoute.ranks(.url(value: v0))
                        }
                    }
                }
            }
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // rank/${value}
                    if let v0 = path.string(0) {
                        url.won(23)
                        return TypeRoute.ranks(.text(value: v0))
                    }
                }
            }
            do {
                // rank/${values...}
                if let v0 = url.rest(from: path.from(0), { $0.string() }) {
                    return TypeRoute.ranks(.rest(values: v0))
                }
            }
            return nil
        }

        static func node13(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            do {
                // rest-tab/${values:Tab...}
                if let v0 = url.rest(from: path.from(0), { closed0($0) }) {
                    return TypeRoute.rests(.tab(values: v0))
                }
            }
            return nil
        }

        static func node15(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            do {
                // rest-url/${values:URL...}
                if let v0 = url.rest(from: path.from(0), { $0.url() }) {
                    return TypeRoute.rests(.url(values: v0))
                }
            }
            return nil
        }

        static func node17(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            do {
                // rest-uuid/${values:UUID...}
                if let v0 = url.rest(from: path.from(0), { $0.uuid() }) {
                    return TypeRoute.rests(.uuid(values: v0))
                }
            }
            return nil
        }

        static func node19(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            do {
                // rest-double/${values:Double...}
                if let v0 = url.rest(from: path.from(0), { $0.double() }) {
                    return TypeRoute.rests(.double(values: v0))
                }
            }
            return nil
        }

        static func node21(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            do {
                // rest-bool/${values:Bool...}
                if let v0 = url.rest(from: path.from(0), { $0.bool() }) {
                    return TypeRoute.rests(.bool(values: v0))
                }
            }
            return nil
        }

        static func node23(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = closed0(path.segment(0)) {
                if path.isEnd(1) {
                    // tab/${value:Tab}?o=${o:Tab?}&d=${d:Tab=none}&l=${l:[Tab]}
                    if let v1 = url.item("o").optional({ closed0($0) }),
                        let v2 = url.item("d").defaulting(to: TypeRoute.Tab.none, { closed0($0) }),
                        let v3 = url.items("l", { closed0($0) })
                    {
                        return TypeRoute.tab(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node25(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // url/${value:URL}?o=${o:URL?}&d=${d:URL=https://example.com/a?b=c}&l=${l:[URL]}
                    if let v0 = path.segment(0).url(),
                        let v1 = url.item("o").optional({ $0.url() }),
                        let v2 = url.item("d").defaulting(to: routeValue(RouteURL.self, "https://example.com/a?b=c"), { $0.url() }),
                        let v3 = url.items("l", { $0.url() })
                    {
                        return TypeRoute.url(value: v0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node27(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.segment(0).uuid() {
                if path.isEnd(1) {
                    // uuid/${value:UUID}?o=${o:UUID?}&d=${d:UUID=6ba7b810-9dad-11d1-80b4-00c04fd430c8}&l=${l:[UUID]}
                    if let v1 = url.item("o").optional({ $0.uuid() }),
                        let v2 = url.item("d").defaulting(to: routeValue(RouteUUID.self, "6ba7b810-9dad-11d1-80b4-00c04fd430c8"), { $0.uuid() }),
                        let v3 = url.items("l", { $0.uuid() })
                    {
                        return TypeRoute.uuid(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node29(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.segment(0).double() {
                if path.isEnd(1) {
                    // infinite/${value:Double=inf}
                    return TypeRoute.infinite(value: c0)
                }
            }
            return nil
        }

        static func node31(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.segment(0).double() {
                if path.isEnd(1) {
                    // double/${value:Double}?o=${o:Double?}&d=${d:Double=-1e300}&l=${l:[Double]}
                    if let v1 = url.item("o").optional({ $0.double() }),
                        let v2 = url.item("d").defaulting(to: -1e+300, { $0.double() }),
                        let v3 = url.items("l", { $0.double() })
                    {
                        return TypeRoute.double(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node33(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.segment(0).float() {
                if path.isEnd(1) {
                    // float/${value:Float}?o=${o:Float?}&d=${d:Float=1.5}&l=${l:[Float]}
                    if let v1 = url.item("o").optional({ $0.float() }),
                        let v2 = url.item("d").defaulting(to: 1.5, { $0.float() }),
                        let v3 = url.items("l", { $0.float() })
                    {
                        return TypeRoute.float(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node35(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.integer(0, Swift.UInt64.self) {
                if path.isEnd(1) {
                    // uint64/${value:UInt64}?o=${o:UInt64?}&d=${d:UInt64=18446744073709551615}&l=${l:[UInt64]}
                    if let v1 = url.integerItemIfAny("o", Swift.UInt64.self),
                        let v2 = url.integerItem("d", Swift.UInt64.self, default: 18446744073709551615),
                        let v3 = url.items("l", { $0.integer(Swift.UInt64.self) })
                    {
                        return TypeRoute.uint64(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node37(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.integer(0, Swift.UInt32.self) {
                if path.isEnd(1) {
                    // uint32/${value:UInt32}?o=${o:UInt32?}&d=${d:UInt32=32}&l=${l:[UInt32]}
                    if let v1 = url.integerItemIfAny("o", Swift.UInt32.self),
                        let v2 = url.integerItem("d", Swift.UInt32.self, default: 32),
                        let v3 = url.items("l", { $0.integer(Swift.UInt32.self) })
                    {
                        return TypeRoute.uint32(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node39(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.integer(0, Swift.UInt16.self) {
                if path.isEnd(1) {
                    // uint16/${value:UInt16}?o=${o:UInt16?}&d=${d:UInt16=16}&l=${l:[UInt16]}
                    if let v1 = url.integerItemIfAny("o", Swift.UInt16.self),
                        let v2 = url.integerItem("d", Swift.UInt16.self, default: 16),
                        let v3 = url.items("l", { $0.integer(Swift.UInt16.self) })
                    {
                        return TypeRoute.uint16(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node41(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.integer(0, Swift.UInt8.self) {
                if path.isEnd(1) {
                    // uint8/${value:UInt8}?o=${o:UInt8?}&d=${d:UInt8=255}&l=${l:[UInt8]}
                    if let v1 = url.integerItemIfAny("o", Swift.UInt8.self),
                        let v2 = url.integerItem("d", Swift.UInt8.self, default: 255),
                        let v3 = url.items("l", { $0.integer(Swift.UInt8.self) })
                    {
                        return TypeRoute.uint8(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node43(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.integer(0, Swift.UInt.self) {
                if path.isEnd(1) {
                    // uint/${value:UInt}?o=${o:UInt?}&d=${d:UInt=+7}&l=${l:[UInt]}
                    if let v1 = url.integerItemIfAny("o", Swift.UInt.self),
                        let v2 = url.integerItem("d", Swift.UInt.self, default: 7),
                        let v3 = url.items("l", { $0.integer(Swift.UInt.self) })
                    {
                        return TypeRoute.uint(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node45(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.integer(0, Swift.Int64.self) {
                if path.isEnd(1) {
                    // int64/${value:Int64}?o=${o:Int64?}&d=${d:Int64=-9223372036854775808}&l=${l:[Int64]}
                    if let v1 = url.integerItemIfAny("o", Swift.Int64.self),
                        let v2 = url.integerItem("d", Swift.Int64.self, default: -9223372036854775808),
                        let v3 = url.items("l", { $0.integer(Swift.Int64.self) })
                    {
                        return TypeRoute.int64(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node47(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.integer(0, Swift.Int32.self) {
                if path.isEnd(1) {
                    // int32/${value:Int32}?o=${o:Int32?}&d=${d:Int32=32}&l=${l:[Int32]}
                    if let v1 = url.integerItemIfAny("o", Swift.Int32.self),
                        let v2 = url.integerItem("d", Swift.Int32.self, default: 32),
                        let v3 = url.items("l", { $0.integer(Swift.Int32.self) })
                    {
                        return TypeRoute.int32(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node49(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.integer(0, Swift.Int16.self) {
                if path.isEnd(1) {
                    // int16/${value:Int16}?o=${o:Int16?}&d=${d:Int16=16}&l=${l:[Int16]}
                    if let v1 = url.integerItemIfAny("o", Swift.Int16.self),
                        let v2 = url.integerItem("d", Swift.Int16.self, default: 16),
                        let v3 = url.items("l", { $0.integer(Swift.Int16.self) })
                    {
                        return TypeRoute.int16(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node51(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.integer(0, Swift.Int8.self) {
                if path.isEnd(1) {
                    // int8/${value:Int8}?o=${o:Int8?}&d=${d:Int8=-128}&l=${l:[Int8]}
                    if let v1 = url.integerItemIfAny("o", Swift.Int8.self),
                        let v2 = url.integerItem("d", Swift.Int8.self, default: -128),
                        let v3 = url.items("l", { $0.integer(Swift.Int8.self) })
                    {
                        return TypeRoute.int8(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node53(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.integer(0, Swift.Int.self) {
                if path.isEnd(1) {
                    // int/${value:Int}?o=${o:Int?}&d=${d:Int=-5}&l=${l:[Int]}
                    if let v1 = url.integerItemIfAny("o", Swift.Int.self),
                        let v2 = url.integerItem("d", Swift.Int.self, default: -5),
                        let v3 = url.items("l", { $0.integer(Swift.Int.self) })
                    {
                        return TypeRoute.int(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node55(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if let c0 = path.bool(0) {
                if path.isEnd(1) {
                    // bool/${value:Bool}?o=${o:Bool?}&d=${d:Bool=true}&l=${l:[Bool]}
                    if let v1 = url.boolItemIfAny("o"),
                        let v2 = url.boolItem("d", default: true),
                        let v3 = url.items("l", { $0.bool() })
                    {
                        return TypeRoute.bool(value: c0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node57(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // string/${value}?o=${o?}&d=${d=text}&l=${l:[String]}
                    if let v0 = path.string(0),
                        let v1 = url.stringItemIfAny("o"),
                        let v2 = url.stringItem("d", default: "text"),
                        let v3 = url.items("l", { $0.string() })
                    {
                        return TypeRoute.text(value: v0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node58(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            switch path.word(0) {
            case 0x626174:
                // "tab"
                if path.hasCount(0, 3) {
                    return node23(url, path.from(1))
                }
            case 0x6C7275:
                // "url"
                if path.hasCount(0, 3) {
                    return node25(url, path.from(1))
                }
            case 0x746E69:
                // "int"
                if path.hasCount(0, 3) {
                    return node53(url, path.from(1))
                }
            case 0x38746E69:
                // "int8"
                if path.hasCount(0, 4) {
                    return node51(url, path.from(1))
                }
            case 0x64697575:
                // "uuid"
                if path.hasCount(0, 4) {
                    return node27(url, path.from(1))
                }
            case 0x6B6E6172:
                // "rank"
                if path.hasCount(0, 4) {
                    return node11(url, path.from(1))
                }
            case 0x6C6F6F62:
                // "bool"
                if path.hasCount(0, 4) {
                    return node55(url, path.from(1))
                }
            case 0x746E6975:
                // "uint"
                if path.hasCount(0, 4) {
                    return node43(url, path.from(1))
                }
            case 0x3233746E69:
                // "int32"
                if path.hasCount(0, 5) {
                    return node47(url, path.from(1))
                }
            case 0x3436746E69:
                // "int64"
                if path.hasCount(0, 5) {
                    return node45(url, path.from(1))
                }
            case 0x3631746E69:
                // "int16"
                if path.hasCount(0, 5) {
                    return node49(url, path.from(1))
                }
            case 0x38746E6975:
                // "uint8"
                if path.hasCount(0, 5) {
                    return node41(url, path.from(1))
                }
            case 0x74616F6C66:
                // "float"
                if path.hasCount(0, 5) {
                    return node33(url, path.from(1))
                }
            case 0x3233746E6975:
                // "uint32"
                if path.hasCount(0, 6) {
                    return node37(url, path.from(1))
                }
            case 0x3436746E6975:
                // "uint64"
                if path.hasCount(0, 6) {
                    return node35(url, path.from(1))
                }
            case 0x3631746E6975:
                // "uint16"
                if path.hasCount(0, 6) {
                    return node39(url, path.from(1))
                }
            case 0x656C62756F64:
                // "double"
                if path.hasCount(0, 6) {
                    return node31(url, path.from(1))
                }
            case 0x676E69727473:
                // "string"
                if path.hasCount(0, 6) {
                    return node57(url, path.from(1))
                }
            case 0x6261742D74736572:
                // "rest-tab"
                if path.hasCount(0, 8) {
                    return node13(url, path.from(1))
                }
            case 0x6574696E69666E69:
                // "infinite"
                if path.hasCount(0, 8) {
                    return node29(url, path.from(1))
                }
            case 0x6975752D74736572:
                // "rest-uuid"
                if path.equals(0, "rest-uuid") {
                    return node17(url, path.from(1))
                }
            case 0x6C72752D74736572:
                // "rest-url"
                if path.hasCount(0, 8) {
                    return node15(url, path.from(1))
                }
            case 0x6F6F622D74736572:
                // "rest-bool"
                if path.equals(0, "rest-bool") {
                    return node21(url, path.from(1))
                }
            case 0x756F642D74736572:
                // "rest-double"
                if path.equals(0, "rest-double") {
                    return node19(url, path.from(1))
                }
            default: break
            }
            return nil
        }

        static func node59(_ url: RouteReader, _ path: RouteReader.Path) -> TypeRoute? {
            if path.segment(0).equalsIgnoringCase("types") {
                return node58(url, path.from(1))
            }
            return nil
        }

        static func text(of route: TypeRoute, _ form: RouteForm) -> Swift.String {
            RouteWriter.text(form, base: "app://types/") { text in write(route, form, &text) }
        }

        static func write(_ route: TypeRoute, _ form: RouteForm, _ text: inout RouteWriter) {
            switch route {
            case .text(let v0, let v1, let v2, let v3):
                text.append("string/")
                text.append(lastSegment: v0)
                if let v1, !v1.isEmpty {
                    text.append(item: "?o=")
                    text.append(value: v1)
                }
                if !routeEqual(v2, text: "text") {
                    text.append(item: "?d=")
                    text.append(value: v2)
                }
                text.items("l", v3)
            case .bool(let v0, let v1, let v2, let v3):
                text.append("bool/")
                text.append(bool: v0)
                if let v1 {
                    text.append(item: "?o=")
                    text.append(bool: v1)
                }
                if !routeEqual(v2, true) {
                    text.append(item: "?d=")
                    text.append(bool: v2)
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .int(let v0, let v1, let v2, let v3):
                text.append("int/")
                text.append(integer: v0)
                if let v1 {
                    text.append(item: "?o=")
                    text.append(integer: v1)
                }
                if !routeEqual(v2, -5) {
                    text.append(item: "?d=")
                    text.append(integer: v2)
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .int8(let v0, let v1, let v2, let v3):
                text.append("int8/")
                text.append(integer: v0)
                if let v1 {
                    text.append(item: "?o=")
                    text.append(integer: v1)
                }
                if !routeEqual(v2, -128) {
                    text.append(item: "?d=")
                    text.append(integer: v2)
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .int16(let v0, let v1, let v2, let v3):
                text.append("int16/")
                text.append(integer: v0)
                if let v1 {
                    text.append(item: "?o=")
                    text.append(integer: v1)
                }
                if !routeEqual(v2, 16) {
                    text.append(item: "?d=")
                    text.append(integer: v2)
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .int32(let v0, let v1, let v2, let v3):
                text.append("int32/")
                text.append(integer: v0)
                if let v1 {
                    text.append(item: "?o=")
                    text.append(integer: v1)
                }
                if !routeEqual(v2, 32) {
                    text.append(item: "?d=")
                    text.append(integer: v2)
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .int64(let v0, let v1, let v2, let v3):
                text.append("int64/")
                text.append(integer: v0)
                if let v1 {
                    text.append(item: "?o=")
                    text.append(integer: v1)
                }
                if !routeEqual(v2, -9223372036854775808) {
                    text.append(item: "?d=")
                    text.append(integer: v2)
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .uint(let v0, let v1, let v2, let v3):
                text.append("uint/")
                text.append(integer: v0)
                if let v1 {
                    text.append(item: "?o=")
                    text.append(integer: v1)
                }
                if !routeEqual(v2, 7) {
                    text.append(item: "?d=")
                    text.append(integer: v2)
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .uint8(let v0, let v1, let v2, let v3):
                text.append("uint8/")
                text.append(integer: v0)
                if let v1 {
                    text.append(item: "?o=")
                    text.append(integer: v1)
                }
                if !routeEqual(v2, 255) {
                    text.append(item: "?d=")
                    text.append(integer: v2)
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .uint16(let v0, let v1, let v2, let v3):
                text.append("uint16/")
                text.append(integer: v0)
                if let v1 {
                    text.append(item: "?o=")
                    text.append(integer: v1)
                }
                if !routeEqual(v2, 16) {
                    text.append(item: "?d=")
                    text.append(integer: v2)
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .uint32(let v0, let v1, let v2, let v3):
                text.append("uint32/")
                text.append(integer: v0)
                if let v1 {
                    text.append(item: "?o=")
                    text.append(integer: v1)
                }
                if !routeEqual(v2, 32) {
                    text.append(item: "?d=")
                    text.append(integer: v2)
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .uint64(let v0, let v1, let v2, let v3):
                text.append("uint64/")
                text.append(integer: v0)
                if let v1 {
                    text.append(item: "?o=")
                    text.append(integer: v1)
                }
                if !routeEqual(v2, 18446744073709551615) {
                    text.append(item: "?d=")
                    text.append(integer: v2)
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .float(let v0, let v1, let v2, let v3):
                text.append("float/")
                text.append(lastSegment: routeText(v0))
                if let v1 {
                    text.append(item: "?o=")
                    text.append(value: routeText(v1))
                }
                if !routeEqual(v2, 1.5) {
                    text.append(item: "?d=")
                    text.append(value: routeText(v2))
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .double(let v0, let v1, let v2, let v3):
                text.append("double/")
                text.append(lastSegment: routeText(v0))
                if let v1 {
                    text.append(item: "?o=")
                    text.append(value: routeText(v1))
                }
                if !routeEqual(v2, -1e+300) {
                    text.append(item: "?d=")
                    text.append(value: routeText(v2))
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .infinite(let v0):
                text.append("infinite/")
                text.append(lastSegment: routeText(v0))
            case .uuid(let v0, let v1, let v2, let v3):
                text.append("uuid/")
                text.append(lastSegment: routeText(v0))
                if let v1 {
                    text.append(item: "?o=")
                    text.append(value: routeText(v1))
                }
                if !routeEqual(v2, routeValue(RouteUUID.self, "6ba7b810-9dad-11d1-80b4-00c04fd430c8")) {
                    text.append(item: "?d=")
                    text.append(value: routeText(v2))
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .url(let v0, let v1, let v2, let v3):
                text.append("url/")
                text.append(lastSegment: routeText(v0))
                if let v1 {
                    text.append(item: "?o=")
                    text.append(value: routeText(v1))
                }
                if !routeEqual(v2, routeValue(RouteURL.self, "https://example.com/a?b=c")) {
                    text.append(item: "?d=")
                    text.append(value: routeText(v2))
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .tab(let v0, let v1, let v2, let v3):
                text.append("tab/")
                text.append(lastSegment: v0.rawValue)
                if let v1 {
                    text.append(item: "?o=")
                    text.append(value: v1.rawValue)
                }
                if !routeEqual(v2, TypeRoute.Tab.none) {
                    text.append(item: "?d=")
                    text.append(value: v2.rawValue)
                }
                text.items("l", plain: v3.map { $0.rawValue })
            case .rests(.bool(let v0)):
                text.begin(form, base: "app://types", .host, isRelative: true)
                text.literal("rest-bool")
                for element in v0 { text.segment(bool: element) }
                text.endSegments()
            case .rests(.double(let v0)):
                text.begin(form, base: "app://types", .host, isRelative: true)
                text.literal("rest-double")
                for element in v0 { text.segment(plain: routeText(element)) }
                text.endSegments()
            case .rests(.uuid(let v0)):
                text.begin(form, base: "app://types", .host, isRelative: true)
                text.literal("rest-uuid")
                for element in v0 { text.segment(plain: routeText(element)) }
                text.endSegments()
            case .rests(.url(let v0)):
                text.begin(form, base: "app://types", .host, isRelative: true)
                text.literal("rest-url")
                for element in v0 { text.segment(plain: routeText(element)) }
                text.endSegments()
            case .rests(.tab(let v0)):
                text.begin(form, base: "app://types", .host, isRelative: true)
                text.literal("rest-tab")
                for element in v0 { text.segment(plain: element.rawValue) }
                text.endSegments()
            case .ranks(.text(let v0)):
                text.write(form, canonical: .url, baseCount: 1) { text, form in
                    text.begin(form, base: "app://types", .host, isRelative: true)
                    text.literal("rank")
                    text.segment(v0)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 23) }
            case .ranks(.url(let v0)):
                text.append("rank/")
                text.append(segment: routeText(v0))
                text.append("/url")
            case .ranks(.uuid(let v0)):
                text.append("rank/")
                text.append(lastSegment: routeText(v0))
            case .ranks(.double(let v0)):
                text.write(form, canonical: .url, baseCount: 1) { text, form in
                    text.begin(form, base: "app://types", .host, isRelative: true)
                    text.literal("rank")
                    text.segment(plain: routeText(v0))
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 26) }
            case .ranks(.int(let v0)):
                text.append("rank/")
                text.append(integer: v0)
            case .ranks(.bool(let v0)):
                text.append("rank/")
                text.append(bool: v0)
            case .ranks(.tab(let v0)):
                text.write(form, canonical: .url, baseCount: 1) { text, form in
                    text.begin(form, base: "app://types", .host, isRelative: true)
                    text.literal("rank")
                    text.segment(plain: v0.rawValue)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 29) }
            case .ranks(.affixed(let v0)):
                text.write(form, canonical: .url, baseCount: 1) { text, form in
                    text.begin(form, base: "app://types", .host, isRelative: true)
                    text.literal("rank")
                    text.segment(
                        affixes0, [.string(v0)], first: "a",
                        isText: isText0, accepts: accepts0)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 30) }
            case .ranks(.literal):
                text.append("rank/a1")
            case .ranks(.rest(let v0)):
                text.write(form, canonical: .url, baseCount: 1) { text, form in
                    text.begin(form, base: "app://types", .host, isRelative: true)
                    text.literal("rank")
                    for element in v0 { text.segment(element) }
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 32) }
            }
        }

        /// What to know of an earlier pattern that reads a text as another value than the one that was written.
        static func winner(_ text: Swift.String, over route: TypeRoute, _ pattern: Swift.Int) -> RouteMarks? {
            RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 6) {
                url -> RouteMarks? in
                guard let other = match(url), !routeEqual(url.winner, pattern), !routeEqual(other, route)
                else { return nil }
                return marks(of: url.winner)
            }
        }

        static func marks(of pattern: Swift.Int) -> RouteMarks? {
            switch pattern {
            // rank/${value}
            case 23: return RouteMarks(path: "pps")
            // rank/${value:URL}/url
            case 24: return RouteMarks(path: "pppp")
            // rank/${value:UUID}
            case 25: return RouteMarks(path: "ppp")
            // rank/${value:Double}
            case 26: return RouteMarks(path: "ppp")
            // rank/${value:Int}
            case 27: return RouteMarks(path: "ppp")
            // rank/${value:Bool}
            case 28: return RouteMarks(path: "ppp")
            // rank/${value:Tab}
            case 29: return RouteMarks(path: "ppp")
            // rank/a${value}
            case 30: return RouteMarks(path: "ppp")
            // rank/a1
            case 31: return RouteMarks(path: "ppp")
            default: return nil
            }
        }

        static let affixes0 = RouteAffixes(
            ["a", ""], ignoresCase: false, longestValue: 0)
        static let isText0 = [true]

        static func accepts0(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split0(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes0.split(segment, of: url, isText: isText0, accepts: accepts0)
        }

        static func closed0(_ part: RoutePart) -> TypeRoute.Tab? {
            switch part.word {
            case 0x747331:
                // "1st"
                if part.hasCount(3) {
                    return TypeRoute.Tab._1st
                }
            case 0x656E6F6E:
                // "none"
                if part.hasCount(4) {
                    return TypeRoute.Tab.none
                }
            case 0x73656B696C:
                // "likes"
                if part.hasCount(5) {
                    return TypeRoute.Tab.likes
                }
            case 0x7374736F70:
                // "posts"
                if part.hasCount(5) {
                    return TypeRoute.Tab.posts
                }
            case 0x746C7561666564:
                // "default"
                if part.hasCount(7) {
                    return TypeRoute.Tab.`default`
                }
            case 0x2D6E6F6974637561:
                // "auction-results"
                if part.equals("auction-results") {
                    return TypeRoute.Tab.auctionResults
                }
            default: break
            }
            return nil
        }
    }
}
