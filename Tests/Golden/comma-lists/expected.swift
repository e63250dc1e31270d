// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum CommaRoute: URLRoute {
    /// `integers?ids=${ids:[Int],}`
    case integers(ids: [Int] = [])
    /// `bytes?ids=${ids:[UInt8],}`
    case bytes(ids: [UInt8] = [])
    /// `numbers?n=${numbers:[Double],}`
    case numbers(numbers: [Double] = [])
    /// `floats?n=${numbers:[Float],}`
    case floats(numbers: [Float] = [])
    /// `flags?f=${flags:[Bool],}`
    case flags(flags: [Bool] = [])
    /// `uuids?id=${ids:[UUID],}`
    case uuids(ids: [RouteUUID] = [])
    /// `sizes?size=${sizes:[Size],}`
    case sizes(sizes: [Size] = [])
    /// `ratings?stars=${ratings:[Rating],}`
    case ratings(ratings: [Rating] = [])
    /// `codes?code|codes=${codes:[Code],}`
    case codes(codes: [Code] = [])
    /// - `path/${ids:[Int],}`
    /// - `path`
    case path(ids: [Int] = [])
    /// - `two/${sizes:[Size],}/${codes:[Code],}`
    /// - `two/${sizes:[Size],}`
    /// - `two?codes=${codes:[Code],}`
    case two(sizes: [Size] = [], codes: [Code] = [])
    /// - `fragment#/${ids:[Int],}`
    /// - `fragments`
    case fragment(ids: [Int] = [])
    case ranks(Ranks)

    nonisolated enum Ranks: Hashable, Sendable {
        /// - `rank/${ids:[Int],}`
        /// - `ranks`
        case several(ids: [Int] = [])
        /// `rank/${text}`
        case other(text: String)
    }

    /// The values as they appear in URLs.
    nonisolated enum Size: String, CaseIterable, Sendable {
        case s
        case m
        case l
    }

    /// An Int in 1...5.
    nonisolated struct Rating:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        let rawValue: Int

        /// Nil if the value does not meet the constraints.
        init?(rawValue: Int) {
            guard (1...5).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { _Route.text(rawValue) }
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// A String of 2 to 4 characters of a-z-.
    nonisolated struct Code:
        RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        fileprivate static let rule = _RouteTextRule(
            length: 2...4, characters: ["-"..."-", "a"..."z"])

        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard Self.rule.accepts(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "commas"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://commas"]

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
nonisolated extension CommaRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .integers(a0): if case let .integers(b0) = b, _Route.equal(a0, b0) { return true }
        case let .bytes(a0): if case let .bytes(b0) = b, _Route.equal(a0, b0) { return true }
        case let .numbers(a0): if case let .numbers(b0) = b, _Route.equal(a0, b0) { return true }
        case let .floats(a0): if case let .floats(b0) = b, _Route.equal(a0, b0) { return true }
        case let .flags(a0): if case let .flags(b0) = b, _Route.equal(a0, b0) { return true }
        case let .uuids(a0): if case let .uuids(b0) = b, _Route.equal(a0, b0) { return true }
        case let .sizes(a0): if case let .sizes(b0) = b, _Route.equal(a0, b0) { return true }
        case let .ratings(a0): if case let .ratings(b0) = b, _Route.equal(a0, b0) { return true }
        case let .codes(a0): if case let .codes(b0) = b, _Route.equal(a0, b0) { return true }
        case let .path(a0): if case let .path(b0) = b, _Route.equal(a0, b0) { return true }
        case let .two(a0, a1):
            if case let .two(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
        case let .ranks(a0): if case let .ranks(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .integers(a0):
            hasher.combine("integers")
            hasher.combine(a0)
        case let .bytes(a0):
            hasher.combine("bytes")
            hasher.combine(a0)
        case let .numbers(a0):
            hasher.combine("numbers")
            hasher.combine(a0)
        case let .floats(a0):
            hasher.combine("floats")
            hasher.combine(a0)
        case let .flags(a0):
            hasher.combine("flags")
            hasher.combine(a0)
        case let .uuids(a0):
            hasher.combine("uuids")
            hasher.combine(a0)
        case let .sizes(a0):
            hasher.combine("sizes")
            hasher.combine(a0)
        case let .ratings(a0):
            hasher.combine("ratings")
            hasher.combine(a0)
        case let .codes(a0):
            hasher.combine("codes")
            hasher.combine(a0)
        case let .path(a0):
            hasher.combine("path")
            hasher.combine(a0)
        case let .two(a0, a1):
            hasher.combine("two")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .fragment(a0):
            hasher.combine("fragment")
            hasher.combine(a0)
        case let .ranks(a0):
            hasher.combine("ranks")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> CommaRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://commas", segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> CommaRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> CommaRoute? {
        if reader[0].equalsIgnoringCase("commas") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> CommaRoute? {
        switch reader[0] {
        case "integers": return afterIntegers(reader)
        case "bytes": return afterBytes(reader)
        case "numbers": return afterNumbers(reader)
        case "floats": return afterFloats(reader)
        case "flags": return afterFlags(reader)
        case "uuids": return afterUuids(reader)
        case "sizes": return afterSizes(reader)
        case "ratings": return afterRatings(reader)
        case "codes": return afterCodes(reader)
        case "path": return afterPath(reader)
        case "two": return afterTwo(reader)
        case "fragment":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                fragment[0].equals(""),
                let ids = fragment[1].list(separatedBy: ",", { $0.integer() }), fragment.count == 2
            {
                return .fragment(ids: ids)
            }
        case "fragments": if reader.count == 1 { return .fragment(ids: []) }
        case "rank": return afterRank(reader)
        case "ranks": if reader.count == 1 { return .ranks(.several(ids: [])) }
        default: break
        }
        return nil
    }

    static func afterIntegers(_ reader: _RouteReader) -> CommaRoute? {
        if reader.count == 1,
            let ids = reader.query["ids"].list(separatedBy: ",", isOptional: true, { $0.integer() })
        {
            return .integers(ids: ids)
        }
        return nil
    }

    static func afterBytes(_ reader: _RouteReader) -> CommaRoute? {
        if reader.count == 1,
            let ids = reader.query["ids"].list(
                separatedBy: ",", isOptional: true, { $0.integer(UInt8.self) })
        {
            return .bytes(ids: ids)
        }
        return nil
    }

    static func afterNumbers(_ reader: _RouteReader) -> CommaRoute? {
        if reader.count == 1,
            let numbers = reader.query["n"].list(
                separatedBy: ",", isOptional: true, { $0.decimal(Double.self) })
        {
            return .numbers(numbers: numbers)
        }
        return nil
    }

    static func afterFloats(_ reader: _RouteReader) -> CommaRoute? {
        if reader.count == 1,
            let numbers = reader.query["n"].list(
                separatedBy: ",", isOptional: true, { $0.decimal(Float.self) })
        {
            return .floats(numbers: numbers)
        }
        return nil
    }

    static func afterFlags(_ reader: _RouteReader) -> CommaRoute? {
        if reader.count == 1,
            let flags = reader.query["f"].list(separatedBy: ",", isOptional: true, { $0.bool() })
        {
            return .flags(flags: flags)
        }
        return nil
    }

    static func afterUuids(_ reader: _RouteReader) -> CommaRoute? {
        if reader.count == 1,
            let ids = reader.query["id"].list(separatedBy: ",", isOptional: true, { $0.uuid() })
        {
            return .uuids(ids: ids)
        }
        return nil
    }

    static func afterSizes(_ reader: _RouteReader) -> CommaRoute? {
        if reader.count == 1,
            let sizes = reader.query["size"].list(
                separatedBy: ",", isOptional: true, { $0.asSize() })
        {
            return .sizes(sizes: sizes)
        }
        return nil
    }

    static func afterRatings(_ reader: _RouteReader) -> CommaRoute? {
        if reader.count == 1,
            let ratings = reader.query["stars"].list(
                separatedBy: ",", isOptional: true, { $0.asRating() })
        {
            return .ratings(ratings: ratings)
        }
        return nil
    }

    static func afterCodes(_ reader: _RouteReader) -> CommaRoute? {
        if reader.count == 1,
            let codes = reader.query["code", "codes"].list(
                separatedBy: ",", isOptional: true, { $0.asCode() })
        {
            return .codes(codes: codes)
        }
        return nil
    }

    static func afterPath(_ reader: _RouteReader) -> CommaRoute? {
        if reader.count == 1 { return .path(ids: []) }
        if let ids = reader[1].list(separatedBy: ",", { $0.integer() }), reader.count == 2 {
            return .path(ids: ids)
        }
        return nil
    }

    static func afterTwo(_ reader: _RouteReader) -> CommaRoute? {
        if reader.count == 1,
            let codes = reader.query["codes"].list(
                separatedBy: ",", isOptional: true, { $0.asCode() })
        {
            return .two(sizes: [], codes: codes)
        }
        if let sizes = reader[1].list(separatedBy: ",", { $0.asSize() }) {
            if reader.count == 2 { return .two(sizes: sizes, codes: []) }
            if let codes = reader[2].list(separatedBy: ",", { $0.asCode() }), reader.count == 3 {
                return .two(sizes: sizes, codes: codes)
            }
        }
        return nil
    }

    static func afterRank(_ reader: _RouteReader) -> CommaRoute? {
        if let ids = reader[1].list(separatedBy: ",", { $0.integer() }), reader.count == 2 {
            return .ranks(.several(ids: ids))
        }
        if reader.count == 2, let text = reader.string(1) { return .ranks(.other(text: text)) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: CommaRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://commas", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: CommaRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .integers(ids):
            writer.literal("integers")
            writer.item("ids", list: ids.map { _Route.text($0) }, separatedBy: ",")
        case let .bytes(ids):
            writer.literal("bytes")
            writer.item("ids", list: ids.map { _Route.text($0) }, separatedBy: ",")
        case let .numbers(numbers):
            writer.literal("numbers")
            writer.item("n", list: numbers.map { _Route.text($0) }, separatedBy: ",")
        case let .floats(numbers):
            writer.literal("floats")
            writer.item("n", list: numbers.map { _Route.text($0) }, separatedBy: ",")
        case let .flags(flags):
            writer.literal("flags")
            writer.item("f", list: flags.map { _Route.text($0) }, separatedBy: ",")
        case let .uuids(ids):
            writer.literal("uuids")
            writer.item("id", list: ids.map { _Route.text($0) }, separatedBy: ",")
        case let .sizes(sizes):
            writer.literal("sizes")
            writer.item("size", list: sizes.map { $0.rawValue }, separatedBy: ",")
        case let .ratings(ratings):
            writer.literal("ratings")
            writer.item("stars", list: ratings.map { _Route.text($0.rawValue) }, separatedBy: ",")
        case let .codes(codes):
            writer.literal("codes")
            writer.item("code", list: codes.map { $0.rawValue }, separatedBy: ",")
        case let .path(ids):
            writer.literal("path")
            if !ids.isEmpty { writer.segment(list: ids.map { _Route.text($0) }, separatedBy: ",") }
        case let .two(sizes, codes):
            writer.literal("two")
            if !sizes.isEmpty, !codes.isEmpty {
                writer.segment(list: sizes.map { $0.rawValue }, separatedBy: ",")
                writer.segment(list: codes.map { $0.rawValue }, separatedBy: ",")
            } else if !sizes.isEmpty, codes.isEmpty {
                writer.segment(list: sizes.map { $0.rawValue }, separatedBy: ",")
            } else {
                writer.item("codes", list: codes.map { $0.rawValue }, separatedBy: ",")
            }
        case let .fragment(ids):
            if !ids.isEmpty {
                writer.literal("fragment")
                writer.beginFragment()
                writer.literal("")
                writer.segment(list: ids.map { _Route.text($0) }, separatedBy: ",")
            } else {
                writer.literal("fragments")
            }
        case let .ranks(.several(ids)):
            if !ids.isEmpty {
                writer.literal("rank")
                writer.segment(list: ids.map { _Route.text($0) }, separatedBy: ",")
            } else {
                writer.literal("ranks")
            }
        case let .ranks(.other(text)):
            writer.literal("rank")
            writer.segment(text)
        }
    }
}

private nonisolated extension _RoutePart {
    func asCode() -> CommaRoute.Code? {
        string().flatMap { CommaRoute.Code(rawValue: $0) }
    }

    func asRating() -> CommaRoute.Rating? {
        integer().flatMap { CommaRoute.Rating(rawValue: $0) }
    }

    func asSize() -> CommaRoute.Size? {
        switch self {
        case "s": return CommaRoute.Size.s
        case "m": return CommaRoute.Size.m
        case "l": return CommaRoute.Size.l
        default: return nil
        }
    }
}
