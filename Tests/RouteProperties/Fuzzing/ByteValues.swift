import RouteAnalysis
import RouteLanguage

/// Values of routes made from bytes, one after the other; empty values when no bytes are left.
struct ByteValues {
    private var rest: ArraySlice<UInt8>
    private let table: RouteTable

    init(bytes: ArraySlice<UInt8>, for table: RouteTable) {
        rest = bytes
        self.table = table
    }

    mutating func value(of declared: Route.Value) -> RouteValue {
        switch declared.shape {
        case .single: return single(declared.type)
        case .optional: return byte() & 1 == 0 ? .null : single(declared.type)
        case .list: return .list((0..<byte() % 4).map { _ in single(declared.type) })
        case .items:
            var items: [String: String] = [:]
            for _ in 0..<byte() % 4 { items[text()] = text() }
            return .items(items)
        }
    }

    /// A value of a type that is neither optional nor a list.
    private mutating func single(_ type: RouteType) -> RouteValue {
        switch type {
        case .string: return .string(text())
        case .bool: return .bool(byte() & 1 == 1)
        case .float: return .float(Float(bitPattern: UInt32(truncatingIfNeeded: word())))
        case .double: return .double(Double(bitPattern: word()))
        case .integer(let integer): return self.integer(integer)
        case .closed(let closed): return .string(closed.values[Int(byte()) % closed.values.count])
        case .constrained(let type):
            let value = single(type.base)
            if type.accepts(value) { return value }
            let texts = RouteType.constrained(type).sampleTexts(count: 3)
            return texts.isEmpty
                ? .null : type.base.value(of: texts[Int(byte()) % texts.count]) ?? .null
        case .uuid:
            let digits = [word(), word()].map { word in
                let digits = String(word, radix: 16)
                return String(repeating: "0", count: 16 - digits.count) + digits
            }.joined()
            let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { range in
                String(digits.dropFirst(range.lowerBound).prefix(range.count))
            }
            return .string(groups.joined(separator: "-"))
        case .url: return type.value(of: text()) ?? .string("a")
        case .link(let link):
            let known = table.linkTexts[link] ?? []
            return table.value(written: text(), as: type) ?? .string(known.first ?? "/")
        case .custom(let name):
            let known = ["first", "second", "home", "red", "blue", "1", "2", "200", "#x", "A", "B"]
            let choices = [text()] + known
            return .string(choices.lazy.compactMap { ModelTypes.text($0, of: name) }.first ?? "")
        }
    }

    private mutating func integer(_ type: IntegerType) -> RouteValue {
        let word = word()
        switch type {
        case .int, .int64: return .integer(Int64(bitPattern: word))
        case .int8: return .integer(Int64(Int8(truncatingIfNeeded: word)))
        case .int16: return .integer(Int64(Int16(truncatingIfNeeded: word)))
        case .int32: return .integer(Int64(Int32(truncatingIfNeeded: word)))
        case .uint, .uint64: return .unsignedInteger(word)
        case .uint8: return .unsignedInteger(UInt64(UInt8(truncatingIfNeeded: word)))
        case .uint16: return .unsignedInteger(UInt64(UInt16(truncatingIfNeeded: word)))
        case .uint32: return .unsignedInteger(UInt64(UInt32(truncatingIfNeeded: word)))
        }
    }

    /// A text whose number of bytes the next byte gives. Bytes that aren't UTF-8 become U+FFFD.
    private mutating func text() -> String {
        let count = Int(byte()) % 32
        let text = rest.prefix(count)
        rest = rest.dropFirst(text.count)
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func byte() -> UInt8 {
        rest.popFirst() ?? 0
    }

    private mutating func word() -> UInt64 {
        (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) }
    }
}
