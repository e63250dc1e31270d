/// Where the values of a JSON text are. The text must be valid.
struct JSONRanges {
    enum Content {
        case object([Member])
        case array([JSONRanges])
        case other
    }

    struct Member {
        /// Not decoded, without its quotes.
        let name: String
        /// The offset of its first quote.
        let nameStart: Int
        let value: JSONRanges
    }

    let range: Range<Int>
    let content: Content

    subscript(name: String) -> JSONRanges? {
        if case .object(let members) = content { members.first { $0.name == name }?.value } else { nil }
    }

    var elements: [JSONRanges]? { if case .array(let elements) = content { elements } else { nil } }
    var members: [Member]? { if case .object(let members) = content { members } else { nil } }

    init(_ bytes: [UInt8]) {
        var scanner = Scanner(bytes: bytes)
        self = scanner.value()
    }

    private init(_ range: Range<Int>, _ content: Content) {
        self.range = range
        self.content = content
    }

    private struct Scanner {
        let bytes: [UInt8]
        var index = 0

        private static let ends = Set(",]}: \t\r\n".utf8)

        mutating func value() -> JSONRanges {
            skip(" \t\r\n,:\u{FEFF}")
            let start = index
            guard index < bytes.count else { return JSONRanges(start..<start, .other) }
            switch bytes[index] {
            case UInt8(ascii: "{"):
                var members: [Member] = []
                index += 1
                while !isAtEnd(of: "}") {
                    let name = value()
                    let text = String(decoding: bytes[name.range].dropFirst().dropLast(), as: UTF8.self)
                    members.append(Member(name: text, nameStart: name.range.lowerBound, value: value()))
                }
                return JSONRanges(start..<index, .object(members))
            case UInt8(ascii: "["):
                var elements: [JSONRanges] = []
                index += 1
                while !isAtEnd(of: "]") { elements.append(value()) }
                return JSONRanges(start..<index, .array(elements))
            case UInt8(ascii: "\""):
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index = min(index + 1, bytes.count)
            default:
                index += 1
                while index < bytes.count, !Self.ends.contains(bytes[index]) { index += 1 }
            }
            return JSONRanges(start..<index, .other)
        }

        /// Skips to the next value; takes the bracket if there is none.
        private mutating func isAtEnd(of bracket: String) -> Bool {
            skip(" \t\r\n,:")
            guard index < bytes.count else { return true }
            guard bytes[index] == bracket.utf8.first else { return false }
            index += 1
            return true
        }

        private mutating func skip(_ characters: String) {
            while index < bytes.count, characters.utf8.contains(bytes[index]) { index += 1 }
        }
    }
}
