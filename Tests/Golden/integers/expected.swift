// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum IntegerRoute: URLRoute {
    /// `int/${value:Int}?o=${o:Int?}&d=${d:Int=-5}&l=${l:[Int]}`
    case int(value: Int, o: Int? = nil, d: Int = -5, l: [Int] = [])
    /// `int8/${value:Int8}?o=${o:Int8?}&d=${d:Int8=-128}&l=${l:[Int8]}`
    case int8(value: Int8, o: Int8? = nil, d: Int8 = -128, l: [Int8] = [])
    /// `int16/${value:Int16}?o=${o:Int16?}&d=${d:Int16=16}&l=${l:[Int16]}`
    case int16(value: Int16, o: Int16? = nil, d: Int16 = 16, l: [Int16] = [])
    /// `int32/${value:Int32}?o=${o:Int32?}&d=${d:Int32=32}&l=${l:[Int32]}`
    case int32(value: Int32, o: Int32? = nil, d: Int32 = 32, l: [Int32] = [])
    /// `int64/${value:Int64}?o=${o:Int64?}&d=${d:Int64=-9223372036854775808}&l=${l:[Int64]}`
    case int64(value: Int64, o: Int64? = nil, d: Int64 = -9223372036854775808, l: [Int64] = [])
    /// `uint/${value:UInt}?o=${o:UInt?}&d=${d:UInt=+7}&l=${l:[UInt]}`
    case uint(value: UInt, o: UInt? = nil, d: UInt = 7, l: [UInt] = [])
    /// `uint8/${value:UInt8}?o=${o:UInt8?}&d=${d:UInt8=255}&l=${l:[UInt8]}`
    case uint8(value: UInt8, o: UInt8? = nil, d: UInt8 = 255, l: [UInt8] = [])
    /// `uint16/${value:UInt16}?o=${o:UInt16?}&d=${d:UInt16=16}&l=${l:[UInt16]}`
    case uint16(value: UInt16, o: UInt16? = nil, d: UInt16 = 16, l: [UInt16] = [])
    /// `uint32/${value:UInt32}?o=${o:UInt32?}&d=${d:UInt32=32}&l=${l:[UInt32]}`
    case uint32(value: UInt32, o: UInt32? = nil, d: UInt32 = 32, l: [UInt32] = [])
    /// `uint64/${value:UInt64}?o=${o:UInt64?}&d=${d:UInt64=18446744073709551615}&l=${l:[UInt64]}`
    case uint64(value: UInt64, o: UInt64? = nil, d: UInt64 = 18446744073709551615, l: [UInt64] = [])

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "types"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://types"]

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
nonisolated extension IntegerRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .int(a0, a1, a2, a3):
            if case let .int(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .int8(a0, a1, a2, a3):
            if case let .int8(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .int16(a0, a1, a2, a3):
            if case let .int16(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .int32(a0, a1, a2, a3):
            if case let .int32(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .int64(a0, a1, a2, a3):
            if case let .int64(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .uint(a0, a1, a2, a3):
            if case let .uint(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .uint8(a0, a1, a2, a3):
            if case let .uint8(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .uint16(a0, a1, a2, a3):
            if case let .uint16(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .uint32(a0, a1, a2, a3):
            if case let .uint32(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .uint64(a0, a1, a2, a3):
            if case let .uint64(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .int(a0, a1, a2, a3):
            hasher.combine("int")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .int8(a0, a1, a2, a3):
            hasher.combine("int8")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .int16(a0, a1, a2, a3):
            hasher.combine("int16")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .int32(a0, a1, a2, a3):
            hasher.combine("int32")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .int64(a0, a1, a2, a3):
            hasher.combine("int64")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .uint(a0, a1, a2, a3):
            hasher.combine("uint")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .uint8(a0, a1, a2, a3):
            hasher.combine("uint8")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .uint16(a0, a1, a2, a3):
            hasher.combine("uint16")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .uint32(a0, a1, a2, a3):
            hasher.combine("uint32")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .uint64(a0, a1, a2, a3):
            hasher.combine("uint64")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> IntegerRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://types", segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> IntegerRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> IntegerRoute? {
        if reader[0].equalsIgnoringCase("types") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> IntegerRoute? {
        switch reader[0] {
        case "int": return afterInt(reader)
        case "int8": return afterInt8(reader)
        case "int16": return afterInt16(reader)
        case "int32": return afterInt32(reader)
        case "int64": return afterInt64(reader)
        case "uint": return afterUint(reader)
        case "uint8": return afterUint8(reader)
        case "uint16": return afterUint16(reader)
        case "uint32": return afterUint32(reader)
        case "uint64": return afterUint64(reader)
        default: break
        }
        return nil
    }

    static func afterInt(_ reader: _RouteReader) -> IntegerRoute? {
        if let value = reader[1].integer(), reader.count == 2,
            let o = reader.query["o"].optional({ $0.integer() }),
            let d = reader.query["d"].defaulting(to: -5, { $0.integer() }),
            let l = reader.query.values("l", as: { $0.integer() })
        {
            return .int(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterInt8(_ reader: _RouteReader) -> IntegerRoute? {
        if let value = reader[1].integer(Int8.self), reader.count == 2,
            let o = reader.query["o"].optional({ $0.integer(Int8.self) }),
            let d = reader.query["d"].defaulting(to: -128, { $0.integer(Int8.self) }),
            let l = reader.query.values("l", as: { $0.integer(Int8.self) })
        {
            return .int8(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterInt16(_ reader: _RouteReader) -> IntegerRoute? {
        if let value = reader[1].integer(Int16.self), reader.count == 2,
            let o = reader.query["o"].optional({ $0.integer(Int16.self) }),
            let d = reader.query["d"].defaulting(to: 16, { $0.integer(Int16.self) }),
            let l = reader.query.values("l", as: { $0.integer(Int16.self) })
        {
            return .int16(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterInt32(_ reader: _RouteReader) -> IntegerRoute? {
        if let value = reader[1].integer(Int32.self), reader.count == 2,
            let o = reader.query["o"].optional({ $0.integer(Int32.self) }),
            let d = reader.query["d"].defaulting(to: 32, { $0.integer(Int32.self) }),
            let l = reader.query.values("l", as: { $0.integer(Int32.self) })
        {
            return .int32(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterInt64(_ reader: _RouteReader) -> IntegerRoute? {
        if let value = reader[1].integer(Int64.self), reader.count == 2,
            let o = reader.query["o"].optional({ $0.integer(Int64.self) }),
            let d = reader.query["d"].defaulting(
                to: -9223372036854775808, { $0.integer(Int64.self) }),
            let l = reader.query.values("l", as: { $0.integer(Int64.self) })
        {
            return .int64(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterUint(_ reader: _RouteReader) -> IntegerRoute? {
        if let value = reader[1].integer(UInt.self), reader.count == 2,
            let o = reader.query["o"].optional({ $0.integer(UInt.self) }),
            let d = reader.query["d"].defaulting(to: 7, { $0.integer(UInt.self) }),
            let l = reader.query.values("l", as: { $0.integer(UInt.self) })
        {
            return .uint(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterUint8(_ reader: _RouteReader) -> IntegerRoute? {
        if let value = reader[1].integer(UInt8.self), reader.count == 2,
            let o = reader.query["o"].optional({ $0.integer(UInt8.self) }),
            let d = reader.query["d"].defaulting(to: 255, { $0.integer(UInt8.self) }),
            let l = reader.query.values("l", as: { $0.integer(UInt8.self) })
        {
            return .uint8(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterUint16(_ reader: _RouteReader) -> IntegerRoute? {
        if let value = reader[1].integer(UInt16.self), reader.count == 2,
            let o = reader.query["o"].optional({ $0.integer(UInt16.self) }),
            let d = reader.query["d"].defaulting(to: 16, { $0.integer(UInt16.self) }),
            let l = reader.query.values("l", as: { $0.integer(UInt16.self) })
        {
            return .uint16(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterUint32(_ reader: _RouteReader) -> IntegerRoute? {
        if let value = reader[1].integer(UInt32.self), reader.count == 2,
            let o = reader.query["o"].optional({ $0.integer(UInt32.self) }),
            let d = reader.query["d"].defaulting(to: 32, { $0.integer(UInt32.self) }),
            let l = reader.query.values("l", as: { $0.integer(UInt32.self) })
        {
            return .uint32(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterUint64(_ reader: _RouteReader) -> IntegerRoute? {
        if let value = reader[1].integer(UInt64.self), reader.count == 2,
            let o = reader.query["o"].optional({ $0.integer(UInt64.self) }),
            let d = reader.query["d"].defaulting(
                to: 18446744073709551615, { $0.integer(UInt64.self) }),
            let l = reader.query.values("l", as: { $0.integer(UInt64.self) })
        {
            return .uint64(value: value, o: o, d: d, l: l)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: IntegerRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://types", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: IntegerRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .int(value, o, d, l):
            writer.literal("int")
            writer.segment(value)
            if let o { writer.item("o", o) }
            if d != -5 { writer.item("d", d) }
            for element in l { writer.item("l", element) }
        case let .int8(value, o, d, l):
            writer.literal("int8")
            writer.segment(_Route.text(value))
            if let o { writer.item("o", _Route.text(o)) }
            if d != -128 { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .int16(value, o, d, l):
            writer.literal("int16")
            writer.segment(_Route.text(value))
            if let o { writer.item("o", _Route.text(o)) }
            if d != 16 { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .int32(value, o, d, l):
            writer.literal("int32")
            writer.segment(_Route.text(value))
            if let o { writer.item("o", _Route.text(o)) }
            if d != 32 { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .int64(value, o, d, l):
            writer.literal("int64")
            writer.segment(_Route.text(value))
            if let o { writer.item("o", _Route.text(o)) }
            if d != -9223372036854775808 { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .uint(value, o, d, l):
            writer.literal("uint")
            writer.segment(_Route.text(value))
            if let o { writer.item("o", _Route.text(o)) }
            if d != 7 { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .uint8(value, o, d, l):
            writer.literal("uint8")
            writer.segment(_Route.text(value))
            if let o { writer.item("o", _Route.text(o)) }
            if d != 255 { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .uint16(value, o, d, l):
            writer.literal("uint16")
            writer.segment(_Route.text(value))
            if let o { writer.item("o", _Route.text(o)) }
            if d != 16 { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .uint32(value, o, d, l):
            writer.literal("uint32")
            writer.segment(_Route.text(value))
            if let o { writer.item("o", _Route.text(o)) }
            if d != 32 { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .uint64(value, o, d, l):
            writer.literal("uint64")
            writer.segment(_Route.text(value))
            if let o { writer.item("o", _Route.text(o)) }
            if d != 18446744073709551615 { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        }
    }
}
