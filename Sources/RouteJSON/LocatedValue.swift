import Foundation
import RouteSpec

/// A value of JSON, with its location.
package struct LocatedValue: Sendable {
    package enum Content: Sendable {
        case null, number
        case bool(Bool)
        case string(String)
        case array([LocatedValue])
        case object([Member])
    }

    package struct Member: Sendable {
        package let name: String
        package let position: SourcePosition
        package let value: LocatedValue
    }

    package let content: Content
    /// The range of its bytes.
    package let range: Range<Int>
    package let position: SourcePosition

    /// Nil if the value isn't a string.
    package var string: String? { if case .string(let text) = content { text } else { nil } }
    /// Nil if the value isn't a Boolean.
    package var flag: Bool? { if case .bool(let flag) = content { flag } else { nil } }
    /// Nil if the value isn't an array.
    package var elements: [LocatedValue]? {
        if case .array(let elements) = content { elements } else { nil }
    }
    /// Nil if the value isn't an object.
    package var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The value of the last member with a name; nil if the value isn't an object with such a
    /// member.
    package subscript(name: String) -> LocatedValue? { members?.last { $0.name == name }?.value }
}

extension LocatedValue {
    /// Parses JSON.
    package init(json bytes: [UInt8]) throws(FileProblem) {
        if let problem = FileProblem(encodingOf: bytes) { throw problem }
        var cursor = ByteCursor(bytes)
        self = try cursor.value(depth: 1)
        if cursor.next != nil { throw cursor.unexpected() }
    }
}

// Parses JSON (RFC 8259) in one pass. Foundation's parser doesn't say where values are.
extension ByteCursor {
    /// The same limit as Foundation's.
    private static let depthLimit = 512

    fileprivate mutating func value(depth: Int) throws(FileProblem) -> LocatedValue {
        skipSpace()
        let start = index
        let position = currentPosition()
        if depth > Self.depthLimit { throw notJSON("the values are nested too deeply") }
        let content: LocatedValue.Content
        switch next {
        case UInt8(ascii: "{"):
            var members: [LocatedValue.Member] = []
            try readList(until: "}") { cursor throws(FileProblem) in
                members.append(try cursor.member(depth: depth))
            }
            content = .object(members)
        case UInt8(ascii: "["):
            var elements: [LocatedValue] = []
            try readList(until: "]") { cursor throws(FileProblem) in
                elements.append(try cursor.value(depth: depth + 1))
            }
            content = .array(elements)
        case UInt8(ascii: "\""): content = .string(try string())
        default: content = try word()
        }
        let range = start..<index
        skipSpace()
        return LocatedValue(content: content, range: range, position: position)
    }

    private mutating func member(depth: Int) throws(FileProblem) -> LocatedValue.Member {
        let position = currentPosition()
        let name = try string()
        skipSpace()
        guard take(":") else { throw unexpected() }
        return .init(name: name, position: position, value: try value(depth: depth + 1))
    }

    /// Parses comma-separated items up to the closing bracket.
    private mutating func readList(
        until end: String, _ readItem: (inout Self) throws(FileProblem) -> Void
    ) throws(FileProblem) {
        index += 1
        skipSpace()
        if take(end) { return }
        while true {
            try readItem(&self)
            if take(end) { return }
            let comma = index
            guard take(",") else { throw unexpected() }
            skipSpace()
            if take(end) {
                index = comma
                throw notJSON("a comma before '\(end)'", help: "delete the comma")
            }
        }
    }

    private mutating func string() throws(FileProblem) -> String {
        let start = index
        guard take("\"") else { throw unexpected() }
        while let byte = next, byte != UInt8(ascii: "\""), byte >= 0x20 {
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard take("\"") else { throw unexpected() }
        let text = bytes[start..<index]
        if !text.contains(UInt8(ascii: "\\")) {
            return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
        }
        guard
            let text = try? JSONSerialization.jsonObject(
                with: Data(text), options: .fragmentsAllowed) as? String
        else {
            index = start
            throw notJSON("an escape in a text is not valid")
        }
        return text
    }

    /// A number, `true`, `false`, or `null`.
    private mutating func word() throws(FileProblem) -> LocatedValue.Content {
        let word = bytes[index...].prefix { !",:]}\" \t\r\n".utf8.contains($0) }
        defer { index += word.count }
        switch String(decoding: word, as: UTF8.self) {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        case let text:
            // Foundation refuses numbers that no Double has.
            let number = #"^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?$"#
            if text.range(of: number, options: .regularExpression) == nil { throw unexpected() }
            return .number
        }
    }

    fileprivate mutating func unexpected() -> FileProblem {
        index = min(index, bytes.count)
        let next = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
        let reason = next.map {
            $0 == "\n" || $0 == "\r" ? "unexpected end of the line" : "unexpected '\($0)'"
        }
        return notJSON(reason ?? "it ends too early")
    }

    private mutating func notJSON(_ reason: String, help: String? = nil) -> FileProblem {
        problem("this is not JSON: \(reason)", help: help)
    }
}
