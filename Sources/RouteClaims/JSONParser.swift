import Foundation
import RouteSpec

extension LocatedJSON {
    /// Parses a file.
    ///
    /// A trailing comma is a problem, but the value is still returned, because some parsers accept it. The value is nil
    /// if the file isn't JSON.
    static func reading(_ bytes: [UInt8]) -> (value: LocatedJSON?, problems: [ClaimProblem]) {
        if let problem = TextProblem(bytes) {
            return (nil, [ClaimProblem(.notJSON, problem.message, at: problem.location, help: problem.help)])
        }
        var parser = JSONParser(bytes)
        do throws(JSONParser.Failure) {
            let value = try parser.file()
            return (value, parser.problems)
        } catch {
            return (nil, parser.problems + [error.problem])
        }
    }
}

/// Parses JSON (RFC 8259) in one pass. Foundation's parser doesn't say where values are.
private struct JSONParser {
    struct Failure: Error {
        let problem: ClaimProblem

        init(_ reason: String, at position: SourcePosition, help: String? = nil) {
            problem = ClaimProblem(
                .notJSON, "this is not JSON: \(reason)", at: ClaimLocation(position), help: help)
        }
    }

    private let bytes: [UInt8]
    private var index: Int
    /// The position of the byte at `counted`.
    private var position = SourcePosition(line: 1, column: 1)
    private var counted: Int
    private var depth = 0
    private(set) var problems: [ClaimProblem] = []

    /// The same limit as Foundation's.
    private static let depthLimit = 512

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        index = SourceText(path: "", bytes: bytes).byteOrderMarkCount
        counted = index
    }

    mutating func file() throws(Failure) -> LocatedJSON {
        let value = try value()
        skipSpace()
        if index < bytes.count { throw unexpected() }
        return value
    }

    private mutating func value() throws(Failure) -> LocatedJSON {
        skipSpace()
        let (start, position) = (index, currentPosition())
        depth += 1
        defer { depth -= 1 }
        if depth > Self.depthLimit { throw Failure("the values are nested too deeply", at: position) }
        let content: LocatedJSON.Content
        switch next {
        case UInt8(ascii: "{"): content = .object(try members())
        case UInt8(ascii: "["):
            var elements: [LocatedJSON] = []
            try readList(until: "]") { parser throws(Failure) in elements.append(try parser.value()) }
            content = .array(elements)
        case UInt8(ascii: "\""): content = .string(try string())
        case UInt8(ascii: "t"): content = try word("true", .bool(true))
        case UInt8(ascii: "f"): content = try word("false", .bool(false))
        case UInt8(ascii: "n"): content = try word("null", .null)
        default:
            try skipNumber()
            content = .number
        }
        return LocatedJSON(content: content, range: start..<index, position: position)
    }

    private mutating func members() throws(Failure) -> [LocatedJSON.Member] {
        var members: [LocatedJSON.Member] = []
        try readList(until: "}") { parser throws(Failure) in
            let (start, position) = (parser.index, parser.currentPosition())
            let name = try parser.string()
            parser.skipSpace()
            guard parser.take(":") else { throw parser.unexpected() }
            let value = try parser.value()
            members.append(.init(name: name, range: start..<parser.index, position: position, value: value))
        }
        return members
    }

    /// Parses comma-separated items up to the closing bracket.
    private mutating func readList(
        until end: String, _ readItem: (inout Self) throws(Failure) -> Void
    ) throws(Failure) {
        index += 1
        skipSpace()
        if take(end) { return }
        while true {
            try readItem(&self)
            skipSpace()
            if take(end) { return }
            let comma = currentPosition()
            guard take(",") else { throw unexpected() }
            skipSpace()
            if take(end) {
                problems.append(Failure("a comma before '\(end)'", at: comma, help: "delete the comma").problem)
                return
            }
        }
    }

    private mutating func string() throws(Failure) -> String {
        let (start, position) = (index, currentPosition())
        guard take("\"") else { throw unexpected() }
        var hasEscapes = false
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw unexpected() }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                index += 1
            }
            index += 1
        }
        guard take("\"") else { throw unexpected() }
        let text = bytes[start..<index]
        if !hasEscapes { return String(decoding: text.dropFirst().dropLast(), as: UTF8.self) }
        let decoded = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed) as? String
        guard let decoded else { throw Failure("an escape in a text is not valid", at: position) }
        return decoded
    }

    private mutating func word(_ word: String, _ content: LocatedJSON.Content) throws(Failure) -> LocatedJSON.Content {
        guard take(word) else { throw unexpected() }
        return content
    }

    private mutating func skipNumber() throws(Failure) {
        _ = take("-")
        if !take("0") { try skipDigits() }
        if take(".") { try skipDigits() }
        guard take("e") || take("E") else { return }
        if !take("+") { _ = take("-") }
        try skipDigits()
    }

    private mutating func skipDigits() throws(Failure) {
        let start = index
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        if index == start { throw unexpected() }
    }

    // MARK: - Bytes

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ text: String) -> Bool {
        guard index < bytes.count, bytes[index...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, " \t\r\n".utf8.contains(byte) { index += 1 }
    }

    private mutating func unexpected() -> Failure {
        index = min(index, bytes.count)
        let next = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
        let reason =
            switch next {
            case nil: "it ends too early"
            case "\n", "\r": "unexpected end of the line"
            case let next?: "unexpected '\(next)'"
            }
        return Failure(reason, at: currentPosition())
    }

    /// The position of the current byte. Each byte is counted once, because a line can be as long as the file.
    private mutating func currentPosition() -> SourcePosition {
        var (line, column) = (position.line, position.column)
        for byte in bytes[counted..<max(counted, index)] {
            if byte == UInt8(ascii: "\n") {
                (line, column) = (line + 1, 1)
            } else if byte & 0b1100_0000 != 0b1000_0000 {
                column += 1
            }
        }
        (position, counted) = (SourcePosition(line: line, column: column), max(counted, index))
        return position
    }
}
