// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum TypeRoute: URLRoute {
    /// `string/${value}?o=${o?}&d=${d=text}&l=${l:[String]}`
    case text(value: Swift.String, o: Swift.String? = nil, d: Swift.String = "text", l: [Swift.String] = [])
    /// `bool/${value:Bool}?o=${o:Bool?}&d=${d:Bool=true}&l=${l:[Bool]}`
    case bool(value: Swift.Bool, o: Swift.Bool? = nil, d: Swift.Bool = true, l: [Swift.Bool] = [])
    /// `int/${value:Int}?o=${o:Int?}&d=${d:Int=-5}&l=${l:[Int]}`
    case int(value: Swift.Int, o: Swift.Int? = nil, d: Swift.Int = -5, l: [Swift.Int] = [])
    /// `int8/${value:Int8}?o=${o:Int8?}&d=${d:Int8=-128}&l=${l:[Int8]}`
    case int8(value: Swift.Int8, o: Swift.Int8? = nil, d: Swift.Int8 = -128, l: [Swift.Int8] = [])
    /// `int16/${value:Int16}?o=${o:Int16?}&d=${d:Int16=16}&l=${l:[Int16]}`
    case int16(value: Swift.Int16, o: Swift.Int16? = nil, d: Swift.Int16 = 16, l: [Swift.Int16] = [])
    /// `int32/${value:Int32}?o=${o:Int32?}&d=${d:Int32=32}&l=${l:[Int32]}`
    case int32(value: Swift.Int32, o: Swift.Int32? = nil, d: Swift.Int32 = 32, l: [Swift.Int32] = [])
    /// `int64/${value:Int64}?o=${o:Int64?}&d=${d:Int64=-9223372036854775808}&l=${l:[Int64]}`
    case int64(value: Swift.Int64, o: Swift.Int64? = nil, d: Swift.Int64 = -9223372036854775808, l: [Swift.Int64] = [])
    /// `uint/${value:UInt}?o=${o:UInt?}&d=${d:UInt=+7}&l=${l:[UInt]}`
    case uint(value: Swift.UInt, o: Swift.UInt? = nil, d: Swift.UInt = 7, l: [Swift.UInt] = [])
    /// `uint8/${value:UInt8}?o=${o:UInt8?}&d=${d:UInt8=255}&l=${l:[UInt8]}`
    case uint8(value: Swift.UInt8, o: Swift.UInt8? = nil, d: Swift.UInt8 = 255, l: [Swift.UInt8] = [])
    /// `uint16/${value:UInt16}?o=${o:UInt16?}&d=${d:UInt16=16}&l=${l:[UInt16]}`
    case uint16(value: Swift.UInt16, o: Swift.UInt16? = nil, d: Swift.UInt16 = 16, l: [Swift.UInt16] = [])
    /// `uint32/${value:UInt32}?o=${o:UInt32?}&d=${d:UInt32=32}&l=${l:[UInt32]}`
    case uint32(value: Swift.UInt32, o: Swift.UInt32? = nil, d: Swift.UInt32 = 32, l: [Swift.UInt32] = [])
    /// `uint64/${value:UInt64}?o=${o:UInt64?}&d=${d:UInt64=18446744073709551615}&l=${l:[UInt64]}`
    case uint64(value: Swift.UInt64, o: Swift.UInt64? = nil, d: Swift.UInt64 = 18446744073709551615, l: [Swift.UInt64] = [])
    /// `float/${value:Float}?o=${o:Float?}&d=${d:Float=1.5}&l=${l:[Float]}`
    case float(value: Swift.Float, o: Swift.Float? = nil, d: Swift.Float = 1.5, l: [Swift.Float] = [])
    /// `double/${value:Double}?o=${o:Double?}&d=${d:Double=-1e300}&l=${l:[Double]}`
    case double(value: Swift.Double, o: Swift.Double? = nil, d: Swift.Double = -1e+300, l: [Swift.Double] = [])
    /// `largest/${value:Double=1.7976931348623157e308}`
    case largest(value: Swift.Double = 1.7976931348623157e+308)
    /// `uuid/${value:UUID}?o=${o:UUID?}&d=${d:UUID=6ba7b810-9dad-11d1-80b4-00c04fd430c8}&l=${l:[UUID]}`
    case uuid(value: RouteUUID, o: RouteUUID? = nil, d: RouteUUID = _routeUUID(0x6BA7B8109DAD11D1, 0x80B400C04FD430C8), l: [RouteUUID] = [])
    /// `url/${value:URL}?o=${o:URL?}&d=${d:URL=https://example.com/a?b=c}&l=${l:[URL]}`
    case url(value: RouteURL, o: RouteURL? = nil, d: RouteURL, l: [RouteURL] = [])
    /// `tab/${value:Tab}?o=${o:Tab?}&d=${d:Tab=none}&l=${l:[Tab]}`
    case tab(value: TypeRoute.Tab, o: TypeRoute.Tab? = nil, d: TypeRoute.Tab = .none, l: [TypeRoute.Tab] = [])
    case rests(Rests)
    /// One place, every type. The order of ranks decides.
    case ranks(Ranks)

    nonisolated enum Rests: Swift.Hashable, Swift.Sendable {
        /// `rest-bool/${values:Bool...}`
        case bool(values: [Swift.Bool] = [])
        /// `rest-double/${values:Double...}`
        case double(values: [Swift.Double] = [])
        /// `rest-uuid/${values:UUID...}`
        case uuid(values: [RouteUUID] = [])
        /// `rest-url/${values:URL...}`
        case url(values: [RouteURL] = [])
        /// `rest-tab/${values:Tab...}`
        case tab(values: [TypeRoute.Tab] = [])
    }

    /// One place, every type. The order of ranks decides.
    nonisolated enum Ranks: Swift.Hashable, Swift.Sendable {
        /// `rank/${value}`
        case text(value: Swift.String)
        /// `rank/${value:URL}/url`
        case url(value: RouteURL)
        /// `rank/${value:UUID}`
        case uuid(value: RouteUUID)
        /// `rank/${value:Double}`
        case double(value: Swift.Double)
        /// `rank/${value:Int}`
        case int(value: Swift.Int)
        /// `rank/${value:Bool}`
        case bool(value: Swift.Bool)
        /// `rank/${value:Tab}`
        case tab(value: TypeRoute.Tab)
        /// `rank/a${value}`
        case affixed(value: Swift.String)
        /// `rank/a1`
        case literal
        /// `rank/${values...}`
        case rest(values: [Swift.String] = [])
    }

    /// The values as they appear in URLs.
    nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case posts
        case likes
        case auctionResults = "auction-results"
        case _1st = "1st"
        case none
        case `default`
    }

    /// The scheme of the first base.
    static let scheme: Swift.String = "app"
    /// The host of the first base.
    static let host: Swift.String = "types"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["app://types"]

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

nonisolated extension TypeRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .text(let a0, let a1, let a2, let a3):
            if case .text(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .bool(let a0, let a1, let a2, let a3):
            if case .bool(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .int(let a0, let a1, let a2, let a3):
            if case .int(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .int8(let a0, let a1, let a2, let a3):
            if case .int8(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .int16(let a0, let a1, let a2, let a3):
            if case .int16(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .int32(let a0, let a1, let a2, let a3):
            if case .int32(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .int64(let a0, let a1, let a2, let a3):
            if case .int64(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .uint(let a0, let a1, let a2, let a3):
            if case .uint(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .uint8(let a0, let a1, let a2, let a3):
            if case .uint8(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .uint16(let a0, let a1, let a2, let a3):
            if case .uint16(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .uint32(let a0, let a1, let a2, let a3):
            if case .uint32(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .uint64(let a0, let a1, let a2, let a3):
            if case .uint64(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .float(let a0, let a1, let a2, let a3):
            if case .float(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .double(let a0, let a1, let a2, let a3):
            if case .double(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .largest(let a0): if case .largest(let b0) = b, _routeEqual(a0, b0) { return true }
        case .uuid(let a0, let a1, let a2, let a3):
            if case .uuid(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .url(let a0, let a1, let a2, let a3):
            if case .url(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .tab(let a0, let a1, let a2, let a3):
            if case .tab(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .rests(let a0): if case .rests(let b0) = b, _routeEqual(a0, b0) { return true }
        case .ranks(let a0): if case .ranks(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .text(let a0, let a1, let a2, let a3):
            hasher.combine(0x2A0A3031)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .bool(let a0, let a1, let a2, let a3):
            hasher.combine(0x01F57C27)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .int(let a0, let a1, let a2, let a3):
            hasher.combine(0x736E5CBD)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .int8(let a0, let a1, let a2, let a3):
            hasher.combine(0x0D3B31B7)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .int16(let a0, let a1, let a2, let a3):
            hasher.combine(0x6E4E3293)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .int32(let a0, let a1, let a2, let a3):
            hasher.combine(0x17864751)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .int64(let a0, let a1, let a2, let a3):
            hasher.combine(0x0AE851DC)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .uint(let a0, let a1, let a2, let a3):
            hasher.combine(0x348E3DAC)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .uint8(let a0, let a1, let a2, let a3):
            hasher.combine(0x431A31BE)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .uint16(let a0, let a1, let a2, let a3):
            hasher.combine(0x6F14C23D)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .uint32(let a0, let a1, let a2, let a3):
            hasher.combine(0x186CBEEE)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .uint64(let a0, let a1, let a2, let a3):
            hasher.combine(0x0830D519)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .float(let a0, let a1, let a2, let a3):
            hasher.combine(0x263C777D)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .double(let a0, let a1, let a2, let a3):
            hasher.combine(0x54EAD61C)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .largest(let a0):
            hasher.combine(0x263256A3)
            hasher.combine(a0)
        case .uuid(let a0, let a1, let a2, let a3):
            hasher.combine(0x36DDF279)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .url(let a0, let a1, let a2, let a3):
            hasher.combine(0x536CB3E5)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .tab(let a0, let a1, let a2, let a3):
            hasher.combine(0x67EE491F)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .rests(let a0):
            hasher.combine(0x308286D1)
            hasher.combine(a0)
        case .ranks(let a0):
            hasher.combine(0x4F604DF3)
            hasher.combine(a0)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> TypeRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://types", segments: 6) { match($0) }
    }

    static func match(_ url: _RouteReader) -> TypeRoute? {
        if url.isRelative { return start(url, url.path) }
        if url.hasScheme("app") {
            guard let path = url.hostPath else { return nil }
            return afterApp(url, path)
        }
        return nil
    }

    static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if path.segment(0).equalsIgnoringCase("types") { return start(url, path.from(1)) }
        return nil
    }

    static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        switch path.word(0) {
        case 0x626174:  // "tab"
            if path.hasCount(0, 3) { return afterTab(url, path.from(1)) }
        case 0x6C7275:  // "url"
            if path.hasCount(0, 3) { return afterUrl(url, path.from(1)) }
        case 0x746E69:  // "int"
            if path.hasCount(0, 3) { return afterInt(url, path.from(1)) }
        case 0x38746E69:  // "int8"
            if path.hasCount(0, 4) { return afterInt8(url, path.from(1)) }
        case 0x64697575:  // "uuid"
            if path.hasCount(0, 4) { return afterUuid(url, path.from(1)) }
        case 0x6B6E6172:  // "rank"
            if path.hasCount(0, 4) { return afterRank(url, path.from(1)) }
        case 0x6C6F6F62:  // "bool"
            if path.hasCount(0, 4) { return afterBool(url, path.from(1)) }
        case 0x746E6975:  // "uint"
            if path.hasCount(0, 4) { return afterUint(url, path.from(1)) }
        case 0x3233746E69:  // "int32"
            if path.hasCount(0, 5) { return afterInt32(url, path.from(1)) }
        case 0x3436746E69:  // "int64"
            if path.hasCount(0, 5) { return afterInt64(url, path.from(1)) }
        case 0x3631746E69:  // "int16"
            if path.hasCount(0, 5) { return afterInt16(url, path.from(1)) }
        case 0x38746E6975:  // "uint8"
            if path.hasCount(0, 5) { return afterUint8(url, path.from(1)) }
        case 0x74616F6C66:  // "float"
            if path.hasCount(0, 5) { return afterFloat(url, path.from(1)) }
        case 0x3233746E6975:  // "uint32"
            if path.hasCount(0, 6) { return afterUint32(url, path.from(1)) }
        case 0x3436746E6975:  // "uint64"
            if path.hasCount(0, 6) { return afterUint64(url, path.from(1)) }
        case 0x3631746E6975:  // "uint16"
            if path.hasCount(0, 6) { return afterUint16(url, path.from(1)) }
        case 0x656C62756F64:  // "double"
            if path.hasCount(0, 6) { return afterDouble(url, path.from(1)) }
        case 0x676E69727473:  // "string"
            if path.hasCount(0, 6) { return afterString(url, path.from(1)) }
        case 0x7473656772616C:  // "largest"
            if path.hasCount(0, 7) { return afterLargest(url, path.from(1)) }
        case 0x6261742D74736572:  // "rest-tab"
            if path.hasCount(0, 8) { return afterRestTab(url, path.from(1)) }
        case 0x6975752D74736572:
            if path.equals(0, "rest-uuid") { return afterRestUuid(url, path.from(1)) }
        case 0x6C72752D74736572:  // "rest-url"
            if path.hasCount(0, 8) { return afterRestUrl(url, path.from(1)) }
        case 0x6F6F622D74736572:
            if path.equals(0, "rest-bool") { return afterRestBool(url, path.from(1)) }
        case 0x756F642D74736572:
            if path.equals(0, "rest-double") { return afterRestDouble(url, path.from(1)) }
        default: break
        }
        return nil
    }

    static func afterString(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if path.isPresent(0), path.isEnd(1), let value = path.string(0), let o = url.stringItemIfAny("o"),
            let d = url.stringItem("d", default: "text"), let l = url.items("l", takesEmpty: true, { $0.string() })
        {
            return TypeRoute.text(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterBool(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.bool(0), path.isEnd(1), let o = url.boolItemIfAny("o"),
            let d = url.boolItem("d", default: true), let l = url.items("l", { $0.bool() })
        {
            return TypeRoute.bool(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterInt(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.integer(0, Swift.Int.self), path.isEnd(1),
            let o = url.integerItemIfAny("o", Swift.Int.self),
            let d = url.integerItem("d", Swift.Int.self, default: -5),
            let l = url.items("l", { $0.integer(Swift.Int.self) })
        {
            return TypeRoute.int(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterInt8(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.integer(0, Swift.Int8.self), path.isEnd(1),
            let o = url.integerItemIfAny("o", Swift.Int8.self),
            let d = url.integerItem("d", Swift.Int8.self, default: -128),
            let l = url.items("l", { $0.integer(Swift.Int8.self) })
        {
            return TypeRoute.int8(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterInt16(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.integer(0, Swift.Int16.self), path.isEnd(1),
            let o = url.integerItemIfAny("o", Swift.Int16.self),
            let d = url.integerItem("d", Swift.Int16.self, default: 16),
            let l = url.items("l", { $0.integer(Swift.Int16.self) })
        {
            return TypeRoute.int16(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterInt32(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.integer(0, Swift.Int32.self), path.isEnd(1),
            let o = url.integerItemIfAny("o", Swift.Int32.self),
            let d = url.integerItem("d", Swift.Int32.self, default: 32),
            let l = url.items("l", { $0.integer(Swift.Int32.self) })
        {
            return TypeRoute.int32(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterInt64(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.integer(0, Swift.Int64.self), path.isEnd(1),
            let o = url.integerItemIfAny("o", Swift.Int64.self),
            let d = url.integerItem("d", Swift.Int64.self, default: -9223372036854775808),
            let l = url.items("l", { $0.integer(Swift.Int64.self) })
        {
            return TypeRoute.int64(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterUint(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.integer(0, Swift.UInt.self), path.isEnd(1),
            let o = url.integerItemIfAny("o", Swift.UInt.self),
            let d = url.integerItem("d", Swift.UInt.self, default: 7),
            let l = url.items("l", { $0.integer(Swift.UInt.self) })
        {
            return TypeRoute.uint(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterUint8(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.integer(0, Swift.UInt8.self), path.isEnd(1),
            let o = url.integerItemIfAny("o", Swift.UInt8.self),
            let d = url.integerItem("d", Swift.UInt8.self, default: 255),
            let l = url.items("l", { $0.integer(Swift.UInt8.self) })
        {
            return TypeRoute.uint8(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterUint16(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.integer(0, Swift.UInt16.self), path.isEnd(1),
            let o = url.integerItemIfAny("o", Swift.UInt16.self),
            let d = url.integerItem("d", Swift.UInt16.self, default: 16),
            let l = url.items("l", { $0.integer(Swift.UInt16.self) })
        {
            return TypeRoute.uint16(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterUint32(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.integer(0, Swift.UInt32.self), path.isEnd(1),
            let o = url.integerItemIfAny("o", Swift.UInt32.self),
            let d = url.integerItem("d", Swift.UInt32.self, default: 32),
            let l = url.items("l", { $0.integer(Swift.UInt32.self) })
        {
            return TypeRoute.uint32(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterUint64(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.integer(0, Swift.UInt64.self), path.isEnd(1),
            let o = url.integerItemIfAny("o", Swift.UInt64.self),
            let d = url.integerItem("d", Swift.UInt64.self, default: 18446744073709551615),
            let l = url.items("l", { $0.integer(Swift.UInt64.self) })
        {
            return TypeRoute.uint64(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterFloat(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.segment(0).float(), path.isEnd(1), let o = url.item("o").optional({ $0.float() }),
            let d = url.item("d").defaulting(to: 1.5, { $0.float() }), let l = url.items("l", { $0.float() })
        {
            return TypeRoute.float(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterDouble(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.segment(0).double(), path.isEnd(1), let o = url.item("o").optional({ $0.double() }),
            let d = url.item("d").defaulting(to: -1e+300, { $0.double() }), let l = url.items("l", { $0.double() })
        {
            return TypeRoute.double(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterLargest(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.segment(0).double(), path.isEnd(1) { return TypeRoute.largest(value: value) }
        return nil
    }

    static func afterUuid(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = path.segment(0).uuid(), path.isEnd(1), let o = url.item("o").optional({ $0.uuid() }),
            let d = url.item("d").defaulting(to: _routeUUID(0x6BA7B8109DAD11D1, 0x80B400C04FD430C8), { $0.uuid() }),
            let l = url.items("l", { $0.uuid() })
        {
            return TypeRoute.uuid(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterUrl(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if path.isPresent(0), path.isEnd(1), let value = path.segment(0).url(),
            let o = url.item("o").optional({ $0.url() }),
            let d = url.item("d").defaulting(to: _routeValue(RouteURL.self, "https://example.com/a?b=c"), { $0.url() }),
            let l = url.items("l", { $0.url() })
        {
            return TypeRoute.url(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterTab(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let value = closedTab(path.segment(0)), path.isEnd(1), let o = url.item("o").optional({ closedTab($0) }),
            let d = url.item("d").defaulting(to: TypeRoute.Tab.none, { closedTab($0) }),
            let l = url.items("l", { closedTab($0) })
        {
            return TypeRoute.tab(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterRestBool(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let values = url.rest(from: path.from(0), { $0.bool() }) { return TypeRoute.rests(.bool(values: values)) }
        return nil
    }

    static func afterRestDouble(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let values = url.rest(from: path.from(0), { $0.double() }) {
            return TypeRoute.rests(.double(values: values))
        }
        return nil
    }

    static func afterRestUuid(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let values = url.rest(from: path.from(0), { $0.uuid() }) { return TypeRoute.rests(.uuid(values: values)) }
        return nil
    }

    static func afterRestUrl(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let values = url.rest(from: path.from(0), { $0.url() }) { return TypeRoute.rests(.url(values: values)) }
        return nil
    }

    static func afterRestTab(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if let values = url.rest(from: path.from(0), { closedTab($0) }) { return TypeRoute.rests(.tab(values: values)) }
        return nil
    }

    static func afterRank(_ url: _RouteReader, _ path: _RouteReader.Path) -> TypeRoute? {
        if path.equals(0, "a1"), path.isEnd(1) {
            url.won(0x5F4A6D1E)
            return TypeRoute.ranks(.literal)
        }
        if let parts0 = split0C4D6015(path.segment(0), url), path.isEnd(1), let value = parts0[0].string() {
            url.won(0x52DD827F)
            return TypeRoute.ranks(.affixed(value: value))
        }
        if let value = closedTab(path.segment(0)), path.isEnd(1) {
            url.won(0x0D739987)
            return TypeRoute.ranks(.tab(value: value))
        }
        if let value = path.bool(0), path.isEnd(1) {
            url.won(0x09D4A544)
            return TypeRoute.ranks(.bool(value: value))
        }
        if let value = path.integer(0, Swift.Int.self), path.isEnd(1) {
            url.won(0x4E8E4433)
            return TypeRoute.ranks(.int(value: value))
        }
        if let value = path.segment(0).double(), path.isEnd(1) {
            url.won(0x379DF900)
            return TypeRoute.ranks(.double(value: value))
        }
        if let value = path.segment(0).uuid(), path.isEnd(1) {
            url.won(0x5C68E0BE)
            return TypeRoute.ranks(.uuid(value: value))
        }
        if path.isPresent(0), path.equals(1, "url"), path.isEnd(2), let value = path.segment(0).url() {
            url.won(0x329695F7)
            return TypeRoute.ranks(.url(value: value))
        }
        if path.isPresent(0), path.isEnd(1), let value = path.string(0) {
            url.won(0x5FEADE3E)
            return TypeRoute.ranks(.text(value: value))
        }
        if let values = url.rest(from: path.from(0), { $0.string() }) { return TypeRoute.ranks(.rest(values: values)) }
        return nil
    }

    static func text(of route: TypeRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "app://types/") { text in write(route, form, &text) }
    }

    static func write(_ route: TypeRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .text(let value, let o, let d, let l):
            text.append("string/", lastSegment: value)
            if let o, !o.isEmpty { text.append(item: "?o=", value: o) }
            if !_routeEqual(d, text: "text") { text.append(item: "?d=", value: d) }
            text.items("l", l)
        case .bool(let value, let o, let d, let l):
            text.append("bool/", bool: value)
            if let o { text.append(item: "?o=", bool: o) }
            if !_routeEqual(d, true) { text.append(item: "?d=", bool: d) }
            text.items("l", plain: l.map { _routeText($0) })
        case .int(let value, let o, let d, let l):
            text.append("int/", integer: value)
            if let o { text.append(item: "?o=", integer: o) }
            if !_routeEqual(d, -5) { text.append(item: "?d=", integer: d) }
            text.items("l", plain: l.map { _routeText($0) })
        case .int8(let value, let o, let d, let l):
            text.append("int8/", integer: value)
            if let o { text.append(item: "?o=", integer: o) }
            if !_routeEqual(d, -128) { text.append(item: "?d=", integer: d) }
            text.items("l", plain: l.map { _routeText($0) })
        case .int16(let value, let o, let d, let l):
            text.append("int16/", integer: value)
            if let o { text.append(item: "?o=", integer: o) }
            if !_routeEqual(d, 16) { text.append(item: "?d=", integer: d) }
            text.items("l", plain: l.map { _routeText($0) })
        case .int32(let value, let o, let d, let l):
            text.append("int32/", integer: value)
            if let o { text.append(item: "?o=", integer: o) }
            if !_routeEqual(d, 32) { text.append(item: "?d=", integer: d) }
            text.items("l", plain: l.map { _routeText($0) })
        case .int64(let value, let o, let d, let l):
            text.append("int64/", integer: value)
            if let o { text.append(item: "?o=", integer: o) }
            if !_routeEqual(d, -9223372036854775808) { text.append(item: "?d=", integer: d) }
            text.items("l", plain: l.map { _routeText($0) })
        case .uint(let value, let o, let d, let l):
            text.append("uint/", integer: value)
            if let o { text.append(item: "?o=", integer: o) }
            if !_routeEqual(d, 7) { text.append(item: "?d=", integer: d) }
            text.items("l", plain: l.map { _routeText($0) })
        case .uint8(let value, let o, let d, let l):
            text.append("uint8/", integer: value)
            if let o { text.append(item: "?o=", integer: o) }
            if !_routeEqual(d, 255) { text.append(item: "?d=", integer: d) }
            text.items("l", plain: l.map { _routeText($0) })
        case .uint16(let value, let o, let d, let l):
            text.append("uint16/", integer: value)
            if let o { text.append(item: "?o=", integer: o) }
            if !_routeEqual(d, 16) { text.append(item: "?d=", integer: d) }
            text.items("l", plain: l.map { _routeText($0) })
        case .uint32(let value, let o, let d, let l):
            text.append("uint32/", integer: value)
            if let o { text.append(item: "?o=", integer: o) }
            if !_routeEqual(d, 32) { text.append(item: "?d=", integer: d) }
            text.items("l", plain: l.map { _routeText($0) })
        case .uint64(let value, let o, let d, let l):
            text.append("uint64/", integer: value)
            if let o { text.append(item: "?o=", integer: o) }
            if !_routeEqual(d, 18446744073709551615) { text.append(item: "?d=", integer: d) }
            text.items("l", plain: l.map { _routeText($0) })
        case .float(let value, let o, let d, let l):
            text.append("float/", lastSegment: _routeText(value))
            if let o { text.append(item: "?o=", value: _routeText(o)) }
            if !_routeEqual(d, 1.5) { text.append(item: "?d=", value: _routeText(d)) }
            text.items("l", plain: l.map { _routeText($0) })
        case .double(let value, let o, let d, let l):
            text.append("double/", lastSegment: _routeText(value))
            if let o { text.append(item: "?o=", value: _routeText(o)) }
            if !_routeEqual(d, -1e+300) { text.append(item: "?d=", value: _routeText(d)) }
            text.items("l", plain: l.map { _routeText($0) })
        case .largest(let value): text.append("largest/", lastSegment: _routeText(value))
        case .uuid(let value, let o, let d, let l):
            text.append("uuid/", lastSegment: _routeText(value))
            if let o { text.append(item: "?o=", value: _routeText(o)) }
            if !_routeEqual(d, _routeUUID(0x6BA7B8109DAD11D1, 0x80B400C04FD430C8)) {
                text.append(item: "?d=", value: _routeText(d))
            }
            text.items("l", plain: l.map { _routeText($0) })
        case .url(let value, let o, let d, let l):
            text.append("url/", lastSegment: _routeText(value))
            if let o { text.append(item: "?o=", value: _routeText(o)) }
            if !_routeEqual(d, _routeValue(RouteURL.self, "https://example.com/a?b=c")) {
                text.append(item: "?d=", value: _routeText(d))
            }
            text.items("l", plain: l.map { _routeText($0) })
        case .tab(let value, let o, let d, let l):
            text.append("tab/", lastSegment: value.rawValue)
            if let o { text.append(item: "?o=", value: o.rawValue) }
            if !_routeEqual(d, TypeRoute.Tab.none) { text.append(item: "?d=", value: d.rawValue) }
            text.items("l", plain: l.map { $0.rawValue })
        case .rests(.bool(let values)):
            text.begin(form, base: "app://types", .host, isRelative: true)
            text.literal("rest-bool")
            for element in values { text.segment(bool: element) }
            text.endSegments()
        case .rests(.double(let values)):
            text.begin(form, base: "app://types", .host, isRelative: true)
            text.literal("rest-double")
            for element in values { text.segment(plain: _routeText(element)) }
            text.endSegments()
        case .rests(.uuid(let values)):
            text.begin(form, base: "app://types", .host, isRelative: true)
            text.literal("rest-uuid")
            for element in values { text.segment(plain: _routeText(element)) }
            text.endSegments()
        case .rests(.url(let values)):
            text.begin(form, base: "app://types", .host, isRelative: true)
            text.literal("rest-url")
            for element in values { text.segment(plain: _routeText(element)) }
            text.endSegments()
        case .rests(.tab(let values)):
            text.begin(form, base: "app://types", .host, isRelative: true)
            text.literal("rest-tab")
            for element in values { text.segment(plain: element.rawValue) }
            text.endSegments()
        case .ranks(.text(let value)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://types", .host, isRelative: true)
                text.literal("rank")
                text.segment(value)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x5FEADE3E) }
        case .ranks(.url(let value)):
            text.append("rank/", segment: _routeText(value))
            text.append("/url")
        case .ranks(.uuid(let value)): text.append("rank/", lastSegment: _routeText(value))
        case .ranks(.double(let value)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://types", .host, isRelative: true)
                text.literal("rank")
                text.segment(plain: _routeText(value))
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x379DF900) }
        case .ranks(.int(let value)): text.append("rank/", integer: value)
        case .ranks(.bool(let value)): text.append("rank/", bool: value)
        case .ranks(.tab(let value)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://types", .host, isRelative: true)
                text.literal("rank")
                text.segment(plain: value.rawValue)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x0D739987) }
        case .ranks(.affixed(let value)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://types", .host, isRelative: true)
                text.literal("rank")
                text.segment(
                    affixes0C4D6015, [.string(value)], first: "a",
                    isText: isText0C4D6015, accepts: accepts0C4D6015)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x52DD827F) }
        case .ranks(.literal): text.append("rank/a1")
        case .ranks(.rest(let values)):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "app://types", .host, isRelative: true)
                text.literal("rank")
                for element in values { text.segment(element) }
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x7B5ACECA) }
        }
    }

    /// What to know of an earlier pattern that reads a text as another value than the one that was written.
    static func winner(_ text: Swift.String, over route: TypeRoute, _ pattern: Swift.Int) -> _RouteMarks? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 6) {
            url -> _RouteMarks? in
            guard let other = match(url), !_routeEqual(url.winner, pattern), !_routeEqual(other, route)
            else { return nil }
            return marks(of: url.winner)
        }
    }

    static func marks(of pattern: Swift.Int) -> _RouteMarks? {
        switch pattern {
        case 0x5FEADE3E:  // rank/${value}
            return _RouteMarks(path: "pps")
        case 0x329695F7:  // rank/${value:URL}/url
            return _RouteMarks(path: "pppp")
        case 0x5C68E0BE:  // rank/${value:UUID}
            return _RouteMarks(path: "ppp")
        case 0x379DF900:  // rank/${value:Double}
            return _RouteMarks(path: "ppp")
        case 0x4E8E4433:  // rank/${value:Int}
            return _RouteMarks(path: "ppp")
        case 0x09D4A544:  // rank/${value:Bool}
            return _RouteMarks(path: "ppp")
        case 0x0D739987:  // rank/${value:Tab}
            return _RouteMarks(path: "ppp")
        case 0x52DD827F:  // rank/a${value}
            return _RouteMarks(path: "ppp")
        case 0x5F4A6D1E:  // rank/a1
            return _RouteMarks(path: "ppp")
        default: return nil
        }
    }

    static let affixes0C4D6015 = _RouteAffixes(
        ["a", ""], ignoresCase: false, longestValue: 0)
    static let isText0C4D6015 = [true]

    static func accepts0C4D6015(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split0C4D6015(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes0C4D6015.split(segment, of: url, isText: isText0C4D6015, accepts: accepts0C4D6015)
    }

    static func closedTab(_ part: _RoutePart) -> TypeRoute.Tab? {
        switch part.word {
        case 0x747331:  // "1st"
            if part.hasCount(3) { return TypeRoute.Tab._1st }
        case 0x656E6F6E:  // "none"
            if part.hasCount(4) { return TypeRoute.Tab.none }
        case 0x73656B696C:  // "likes"
            if part.hasCount(5) { return TypeRoute.Tab.likes }
        case 0x7374736F70:  // "posts"
            if part.hasCount(5) { return TypeRoute.Tab.posts }
        case 0x746C7561666564:  // "default"
            if part.hasCount(7) { return TypeRoute.Tab.`default` }
        case 0x2D6E6F6974637561:
            if part.equals("auction-results") { return TypeRoute.Tab.auctionResults }
        default: break
        }
        return nil
    }
}
