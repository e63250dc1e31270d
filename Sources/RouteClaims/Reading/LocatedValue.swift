import Foundation
import RouteSpec

/// A value of JSON or of a property list, with its location.
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
        /// The range of bytes from the start of the name to the end of the value.
        let range: Range<Int>
        let position: SourcePosition
        package let value: LocatedValue
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
    var elements: [LocatedValue]? { if case .array(let elements) = content { elements } else { nil } }
    /// Nil if the value isn't an object.
    package var members: [Member]? { if case .object(let members) = content { members } else { nil } }

    /// The value of the last member with a name; nil if the value isn't an object with such a member.
    package subscript(name: String) -> LocatedValue? { members?.last { $0.name == name }?.value }

    func location(_ place: String = "") -> ClaimLocation { ClaimLocation(place, position) }
}

extension LocatedValue {
    /// Parses JSON.
    package init(json bytes: [UInt8]) throws(FileProblem) {
        if let problem = FileProblem(encodingOf: bytes) { throw problem }
        var parser = JSONParser(bytes)
        self = try parser.file()
    }

    /// Parses a property list in XML, which has a dictionary.
    init(propertyList bytes: [UInt8]) throws(FileProblem) {
        let root = try XMLElement.read(bytes)
        guard root.name == "plist", let first = root.children.first, first.name == "dict" else {
            throw FileProblem("the file is not a property list with a dictionary", at: root.location())
        }
        try self.init(first)
    }

    /// The value of an element of a property list.
    fileprivate init(_ element: XMLElement) throws(FileProblem) {
        switch element.name {
        case "string": content = .string(element.text)
        case "true", "false": content = .bool(element.name == "true")
        case "integer", "real": content = .number
        case "date", "data": content = .null
        case "array":
            content = .array(try element.children.map { child throws(FileProblem) in try LocatedValue(child) })
        case "dict":
            var rest = element.children[...]
            var members: [Member] = []
            while let key = rest.popFirst() {
                guard key.name == "key", let value = rest.popFirst() else {
                    throw FileProblem("<\(key.name)> is not a key with a value", at: key.location())
                }
                members.append(
                    Member(
                        name: key.text, range: key.range.lowerBound..<value.range.upperBound, position: key.position,
                        value: try LocatedValue(value)))
            }
            content = .object(members)
        default:
            throw FileProblem("<\(element.name)> is not a value of a property list", at: element.location())
        }
        (range, position) = (element.range, element.position)
    }
}

/// Parses JSON (RFC 8259) in one pass. Foundation's parser doesn't say where values are.
private struct JSONParser {
    private var cursor: ByteCursor
    private var depth = 0

    /// The same limit as Foundation's.
    private static let depthLimit = 512

    init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes) }

    mutating func file() throws(FileProblem) -> LocatedValue {
        let value = try value()
        if cursor.next != nil { throw unexpected() }
        return value
    }

    private mutating func value() throws(FileProblem) -> LocatedValue {
        cursor.skipSpace()
        let (start, position) = (cursor.index, cursor.currentPosition())
        depth += 1
        defer { depth -= 1 }
        if depth > Self.depthLimit { throw problem("the values are nested too deeply") }
        let content: LocatedValue.Content
        switch cursor.next {
        case UInt8(ascii: "{"):
            var members: [LocatedValue.Member] = []
            try readList(until: "}") { parser throws(FileProblem) in members.append(try parser.member()) }
            content = .object(members)
        case UInt8(ascii: "["):
            var elements: [LocatedValue] = []
            try readList(until: "]") { parser throws(FileProblem) in elements.append(try parser.value()) }
            content = .array(elements)
        case UInt8(ascii: "\""): content = .string(try string())
        default: content = try word()
        }
        let range = start..<cursor.index
        cursor.skipSpace()
        return LocatedValue(content: content, range: range, position: position)
    }

    private mutating func member() throws(FileProblem) -> LocatedValue.Member {
        let (start, position) = (cursor.index, cursor.currentPosition())
        let name = try string()
        cursor.skipSpace()
        guard cursor.take(":") else { throw unexpected() }
        let value = try value()
        return .init(name: name, range: start..<value.range.upperBound, position: position, value: value)
    }

    /// Parses comma-separated items up to the closing bracket.
    private mutating func readList(
        until end: String, _ readItem: (inout Self) throws(FileProblem) -> Void
    ) throws(FileProblem) {
        cursor.index += 1
        cursor.skipSpace()
        if cursor.take(end) { return }
        while true {
            try readItem(&self)
            if cursor.take(end) { return }
            let comma = cursor.index
            guard cursor.take(",") else { throw unexpected() }
            cursor.skipSpace()
            if cursor.take(end) {
                cursor.index = comma
                throw problem("a comma before '\(end)'", help: "delete the comma")
            }
        }
    }

    private mutating func string() throws(FileProblem) -> String {
        let start = cursor.index
        guard cursor.take("\"") else { throw unexpected() }
        while let byte = cursor.next, byte != UInt8(ascii: "\""), byte >= 0x20 {
            cursor.index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard cursor.take("\"") else { throw unexpected() }
        let text = cursor.bytes[start..<cursor.index]
        if !text.contains(UInt8(ascii: "\\")) { return String(decoding: text.dropFirst().dropLast(), as: UTF8.self) }
        guard let text = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed) as? String
        else {
            cursor.index = start
            throw problem("an escape in a text is not valid")
        }
        return text
    }

    /// A number, `true`, `false`, or `null`.
    private mutating func word() throws(FileProblem) -> LocatedValue.Content {
        let bytes = cursor.bytes[cursor.index...].prefix { !",:]}\" \t\r\n".utf8.contains($0) }
        let word = String(decoding: bytes, as: UTF8.self)
        defer { cursor.index += bytes.count }
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

    private mutating func unexpected() -> FileProblem {
        cursor.index = min(cursor.index, cursor.bytes.count)
        let next = String(decoding: cursor.bytes[cursor.index...].prefix(4), as: UTF8.self).unicodeScalars.first
        let reason = next.map { $0 == "\n" || $0 == "\r" ? "unexpected end of the line" : "unexpected '\($0)'" }
        return problem(reason ?? "it ends too early")
    }

    private mutating func problem(_ reason: String, help: String? = nil) -> FileProblem {
        FileProblem(
            "this is not JSON: \(reason)", at: ClaimLocation("", cursor.currentPosition()), help: help)
    }
}
