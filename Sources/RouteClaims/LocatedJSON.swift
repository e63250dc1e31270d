import Foundation
import RouteSpec

/// A value of a JSON text, with its location.
package struct LocatedJSON: Sendable {
    package enum Content: Sendable {
        case null, number
        case bool(Bool)
        case string(String)
        case array([LocatedJSON])
        case object([Member])
    }

    package struct Member: Sendable {
        package let name: String
        /// The range of bytes from the name's opening quote to the end of the value.
        let range: Range<Int>
        let position: SourcePosition
        package let value: LocatedJSON
    }

    package let content: Content
    /// The range of its bytes.
    package let range: Range<Int>
    let position: SourcePosition

    /// Nil if the value isn't a string.
    package var string: String? { if case .string(let text) = content { text } else { nil } }
    /// Nil if the value isn't a Boolean.
    var flag: Bool? { if case .bool(let flag) = content { flag } else { nil } }
    /// Nil if the value isn't an array.
    var elements: [LocatedJSON]? { if case .array(let elements) = content { elements } else { nil } }
    /// Nil if the value isn't an object.
    package var members: [Member]? { if case .object(let members) = content { members } else { nil } }

    /// The value of the last member with a name; nil if the value isn't an object with such a member.
    package subscript(name: String) -> LocatedJSON? { members?.last { $0.name == name }?.value }

    func location(_ place: String = "") -> ClaimLocation { ClaimLocation(place, position) }
}

extension LocatedJSON {
    /// Parses a file. Returns nil and a problem if it isn't JSON.
    package static func reading(_ bytes: [UInt8]) -> (value: LocatedJSON?, problems: [ClaimProblem]) {
        if let problem = TextProblem(bytes) {
            let start = ClaimLocation(SourcePosition(line: 1, column: 1))
            return (nil, [ClaimProblem(.notJSON, problem.message, at: start, help: problem.help)])
        }
        var parser = JSONParser(bytes)
        do throws(JSONParser.Failure) {
            return (try parser.file(), [])
        } catch {
            let message = "this is not JSON: \(error.reason)"
            return (nil, [ClaimProblem(.notJSON, message, at: ClaimLocation(error.position), help: error.help)])
        }
    }
}

/// Parses JSON (RFC 8259) in one pass. Foundation's parser doesn't say where values are.
private struct JSONParser {
    struct Failure: Error {
        let reason: String
        let position: SourcePosition
        var help: String?
    }

    private let bytes: [UInt8]
    private var index: Int
    private var counter: PositionCounter
    private var depth = 0

    /// The same limit as Foundation's.
    private static let depthLimit = 512

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        counter = PositionCounter(bytes)
        index = counter.start
    }

    mutating func file() throws(Failure) -> LocatedJSON {
        let value = try value()
        if next != nil { throw unexpected() }
        return value
    }

    private mutating func value() throws(Failure) -> LocatedJSON {
        skipSpace()
        let (start, position) = (index, currentPosition())
        depth += 1
        defer { depth -= 1 }
        if depth > Self.depthLimit { throw Failure(reason: "the values are nested too deeply", position: position) }
        let content: LocatedJSON.Content
        switch next {
        case UInt8(ascii: "{"):
            var members: [LocatedJSON.Member] = []
            try readList(until: "}") { parser throws(Failure) in members.append(try parser.member()) }
            content = .object(members)
        case UInt8(ascii: "["):
            var elements: [LocatedJSON] = []
            try readList(until: "]") { parser throws(Failure) in elements.append(try parser.value()) }
            content = .array(elements)
        case UInt8(ascii: "\""): content = .string(try string())
        default: content = try word()
        }
        let range = start..<index
        skipSpace()
        return LocatedJSON(content: content, range: range, position: position)
    }

    private mutating func member() throws(Failure) -> LocatedJSON.Member {
        let (start, position) = (index, currentPosition())
        let name = try string()
        skipSpace()
        guard take(":") else { throw unexpected() }
        let value = try value()
        return .init(name: name, range: start..<value.range.upperBound, position: position, value: value)
    }

    /// Parses comma-separated items up to the closing bracket.
    private mutating func readList(
        until end: Unicode.Scalar, _ readItem: (inout Self) throws(Failure) -> Void
    ) throws(Failure) {
        index += 1
        skipSpace()
        if take(end) { return }
        while true {
            try readItem(&self)
            if take(end) { return }
            let comma = currentPosition()
            guard take(",") else { throw unexpected() }
            skipSpace()
            if next == UInt8(ascii: end) {
                throw Failure(reason: "a comma before '\(end)'", position: comma, help: "delete the comma")
            }
        }
    }

    private mutating func string() throws(Failure) -> String {
        let start = index
        guard take("\"") else { throw unexpected() }
        while let byte = next, byte != UInt8(ascii: "\""), byte >= 0x20 {
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard take("\"") else { throw unexpected() }
        let text = bytes[start..<index]
        if !text.contains(UInt8(ascii: "\\")) { return String(decoding: text.dropFirst().dropLast(), as: UTF8.self) }
        guard let text = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed) as? String
        else {
            index = start
            throw Failure(reason: "an escape in a text is not valid", position: currentPosition())
        }
        return text
    }

    /// A number, `true`, `false`, or `null`.
    private mutating func word() throws(Failure) -> LocatedJSON.Content {
        let bytes = bytes[index...].prefix { !",:]}\" \t\r\n".utf8.contains($0) }
        let word = String(decoding: bytes, as: UTF8.self)
        defer { index += bytes.count }
        switch word {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default:
            // Foundation refuses numbers that no Double has.
            let number = #"^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?$"#
            if word.range(of: number, options: .regularExpression) == nil { throw unexpected() }
            return .number
        }
    }

    // MARK: - Bytes

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, " \t\r\n".utf8.contains(byte) { index += 1 }
    }

    private mutating func unexpected() -> Failure {
        index = min(index, bytes.count)
        let next = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
        let reason = next.map { $0 == "\n" || $0 == "\r" ? "unexpected end of the line" : "unexpected '\($0)'" }
        return Failure(reason: reason ?? "it ends too early", position: currentPosition())
    }

    private mutating func currentPosition() -> SourcePosition { counter.position(at: index) }
}

/// The positions of bytes, asked for in order. Each byte is counted once, because a line can be as long as the file.
struct PositionCounter {
    /// The offset after a byte order mark.
    let start: Int
    private let bytes: [UInt8]
    private var counted: Int
    private var position = SourcePosition(line: 1, column: 1)

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        counted = start
    }

    /// The position of a byte; the last one for a byte before it.
    mutating func position(at index: Int) -> SourcePosition {
        var (line, column) = (position.line, position.column)
        while counted < index {
            let byte = bytes[counted]
            if byte == UInt8(ascii: "\n") {
                (line, column) = (line + 1, 1)
            } else if byte & 0b1100_0000 != 0b1000_0000 {
                column += 1
            }
            counted += 1
        }
        position = SourcePosition(line: line, column: column)
        return position
    }
}
