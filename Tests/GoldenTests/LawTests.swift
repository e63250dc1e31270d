import Foundation
import RoutePatterns
import RouteRuntime
import Testing

/// The laws of semantics.md, section 6, for random and hostile values of every route of every golden spec.
@Suite("Laws") struct LawTests {
    /// How many values each route gets.
    static let valuesPerRoute =
        ProcessInfo.processInfo.environment["ROUTEGEN_VALUES_PER_ROUTE"].flatMap { Int($0) } ?? 25

    @Test(arguments: CompiledCase.all)
    func `what is written is read back`(compiled: CompiledCase) throws {
        let table = try #require(compiled.golden?.compilation.table)
        var random = RandomValues(table: table, seed: 2)
        for route in table.routes.indices {
            for _ in 0..<Self.valuesPerRoute {
                try expectLaws(random.values(of: route), route, compiled, table)
            }
            for (index, value) in table.routes[route].values.enumerated() where value.type == .string {
                for text in random.textsForOnePlace(hasLong: index == 0 && route % 4 == 0) {
                    var values = random.values(of: route)
                    values[index] = value.value(having: text)
                    try expectLaws(values, route, compiled, table)
                }
            }
        }
    }

    private func expectLaws(
        _ values: [RouteValue], _ route: Int, _ compiled: CompiledCase, _ table: RouteTable
    ) throws {
        let values = table.normalized(values, route: route)
        let written = table.observation(route: route, values: values)
        for (text, isRawValue) in [(written.rawValue, true)] + (written.url.map { [($0, false)] } ?? []) {
            let what: Comment = "\(compiled.name), \(written), read from \(text.debugDescription)"
            let value = isRawValue ? compiled.readRawValue(text) : compiled.readURL(URL(string: text))
            let found = value?.observation(in: table)
            if found == written, let value {
                let breaks = values.contains(where: \.hasNaN) || !isRawValue ? [] : value.lawBreaks()
                try #require(breaks.isEmpty, what)
            } else {
                try expectException(values, route, found, text, table, what)
            }
        }
    }

    /// A value that is not read back is one of the exceptions of law 1.
    private func expectException(
        _ values: [RouteValue], _ route: Int, _ found: Observation?, _ text: String, _ table: RouteTable,
        _ what: Comment
    ) throws {
        // A user's type that writes an empty text.
        let hasEmptyText = zip(values, table.routes[route].values).contains { value, declared in
            guard case .custom = declared.type else { return false }
            if case .list(let elements) = value { return elements.contains { $0.text?.isEmpty == true } }
            return value.text?.isEmpty == true
        }
        if hasEmptyText { return }
        // An overlap: another pattern reads the text, and no mark can help.
        let other = try #require(found, what)
        try #require(other.route != table.routes[route].name || table.routes[route].alternatives.count > 1, what)
        if text.utf8.count > 2_000 { return }
        try #require(!table.canBeMarked(text, route: route, values: values), what)
    }

    @Test(arguments: CompiledCase.all)
    func `what a URL is written as is canonical`(compiled: CompiledCase) throws {
        let table = try #require(compiled.golden?.compilation.table)
        var texts = HostileURLs(table: table, seed: 3)
        for _ in 0..<300 {
            let text = texts.next()
            guard let value = compiled.readRawValue(text) else { continue }
            for canonical in [value.rawValue] + (value.url.map { [$0.absoluteString] } ?? []) {
                let again = compiled.readRawValue(canonical)
                guard let again, again.observation(in: table).values == value.observation(in: table).values else {
                    continue  // An overlap, or a user's type: law 1 looks at those.
                }
                try #require(
                    again.observation(in: table) == value.observation(in: table),
                    "\(compiled.name), \(text.debugDescription)")
            }
        }
    }

    @Test(arguments: CompiledCase.all)
    func `another scheme and host, no URL, and the bases`(compiled: CompiledCase) throws {
        let compilation = try #require(compiled.golden?.compilation)
        let table = try #require(compilation.table)
        #expect(compiled.readURL(nil) == nil)
        #expect(compiled.bases == compilation.spec?.bases.map(\.text))
        var random = RandomValues(table: table, seed: 4)
        for route in table.routes.indices {
            let values = table.normalized(random.values(of: route), route: route)
            let rawValue = table.write(route: route, values: values, .rawValue) ?? ""
            guard let value = compiled.readRawValue(rawValue), value.reflected.path == table.routes[route].path else {
                continue
            }
            let read = try #require(value.reflected.values(of: table.routes[route]))
            let host = table.bases.isEmpty ? nil : "other.example"
            let moved = table.write(route: route, values: read, .other(scheme: "Other+x", host: host))
            #expect(value.moved("Other+x", "other.example")?.absoluteString == moved)
            #expect(value.moved("", "h") == nil)
            #expect(value.moved("1x", "h") == nil)
            #expect(value.moved("x:", "h") == nil)
            if host != nil {
                for bad in ["a/b", "a?b", "a#b", "a@b", "a\\b"] { #expect(value.moved("x", bad) == nil, "\(bad)") }
            }
        }
    }
}

extension CompiledValue: Equatable {
    static func == (a: CompiledValue, b: CompiledValue) -> Bool {
        a.rawValue == b.rawValue
    }
}

extension Route.Value {
    /// A value that has the text.
    fileprivate func value(having text: String) -> RouteValue {
        switch shape {
        case .single, .optional: .string(text)
        case .list: .list([.string(text), .string("x"), .string(text)])
        case .items: .items([text: text, "a": text, text + "b": "c"])
        }
    }
}

extension RouteTable {
    /// The values with nil for an optional String that is "", which is read as nil, and with 0 for a -0.0 where that equals the
    /// default, which is not written.
    fileprivate func normalized(_ values: [RouteValue], route: Int) -> [RouteValue] {
        zip(values, routes[route].values).map { value, declared in
            if declared.shape == .optional, value == .string("") { return .null }
            if declared.type != .string, let defaultValue = declared.defaultValue, value == defaultValue {
                return defaultValue
            }
            return value
        }
    }

    /// Whether marks in some of the values' Strings make the text mean the values.
    fileprivate func canBeMarked(_ text: String, route: Int, values: [RouteValue]) -> Bool {
        let strings = zip(values, routes[route].values).flatMap { value, declared in
            declared.type == .string ? value.strings : []
        }
        let places = Set(strings.flatMap { text.placesForMark(of: $0) }).sorted().prefix(8)
        for set in 0..<(1 << places.count) where set > 0 {
            let marked = places.indices.filter { set & (1 << $0) != 0 }.map { places[$0] }
            let reading = read(rawValue: text.escaping(at: marked))
            if let reading, reading.route == route, reading.values == values { return true }
        }
        return false
    }
}

extension RouteValue {
    fileprivate var strings: [String] {
        switch self {
        case .string(let text): [text]
        case .list(let values): values.flatMap(\.strings)
        case .items(let items): items.flatMap { [$0.key, $0.value] }
        default: []
        }
    }
}

extension String {
    /// Where the first letter or digit of a value stands, wherever the value can stand in this text.
    fileprivate func placesForMark(of value: String) -> [Int] {
        let encoded = value.utf8.flatMap { byte in
            isUnreserved(byte)
                ? [byte] : Array(("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)).utf8)
        }
        guard let first = value.utf8.firstIndex(where: isLetterOrDigit) else { return [] }
        let offset = value.utf8[..<first].reduce(0) { $0 + (isUnreserved($1) ? 1 : 3) }
        let text = Array(utf8)
        guard encoded.count <= text.count else { return [] }
        return (0...(text.count - encoded.count)).filter { start in
            (start == 0 || !isLetterOrDigit(text[start - 1])) && text[start...].starts(with: encoded)
        }.map { $0 + offset }
    }

    fileprivate func escaping(at offsets: [Int]) -> String {
        String(
            decoding: utf8.enumerated().flatMap { offset, byte in
                offsets.contains(offset) ? Array(("%" + String(byte, radix: 16, uppercase: true)).utf8) : [byte]
            }, as: UTF8.self)
    }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
}

private func isUnreserved(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "-._~".utf8.contains(byte)
}
