import Foundation
import RouteSpec

extension JSON {
    /// The value of a file, and the problems of its form. Numbers are not told apart: each is `0`. The members of an
    /// object are in the order of their names.
    ///
    /// Foundation reads a comma before a closing bracket, which is not JSON: it is a problem, and the value is still
    /// given. The value is nil if Foundation cannot read the file.
    static func reading(_ bytes: [UInt8]) -> (value: JSON?, problems: [ClaimProblem]) {
        let source = SourceText(path: "", bytes: bytes)
        func problem(_ reason: String, at offset: Int, help: String? = nil) -> ClaimProblem {
            let position = source.position(at: offset)
            return ClaimProblem(
                .notJSON, .error, "this is not JSON: \(reason)", line: position.line, column: position.column,
                help: help)
        }
        // Replaced, because not every version of Foundation accepts them.
        var valid = bytes
        let problems = strayCommas(in: bytes).map { comma, bracket in
            valid[comma] = UInt8(ascii: " ")
            let name = String(decoding: [bytes[bracket]], as: UTF8.self)
            return problem("a comma before '\(name)'", at: comma, help: "delete the comma")
        }
        do {
            let value = try JSONSerialization.jsonObject(with: Data(valid), options: .fragmentsAllowed)
            return (JSON(value), problems)
        } catch {
            let offset = offset(of: error as NSError, bytes)
            return (nil, problems + [problem(reason(at: offset, bytes), at: offset)])
        }
    }

    private static func reason(at offset: Int, _ bytes: [UInt8]) -> String {
        let next = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
        return switch next {
        case nil: "it ends too early"
        case "\u{FFFD}": "the text is not UTF-8"
        case let next?: "unexpected '\(next)'"
        }
    }

    /// The offset of the byte that Foundation cannot read; the end of the file if it doesn't say.
    private static func offset(of error: NSError, _ bytes: [UInt8]) -> Int {
        if let index = error.userInfo["NSJSONSerializationErrorIndex"] as? Int {
            return min(max(0, index), bytes.count)
        }
        // "Invalid value around character 9."
        let description = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
        guard let words = description.range(of: "character ") else { return bytes.count }
        let mark = SourceText(path: "", bytes: bytes).byteOrderMarkCount
        let index = Int(description[words.upperBound...].prefix(while: \.isNumber)) ?? bytes.count
        var offset = min(index, bytes.count - mark) + mark
        // Foundation may have read some letters of a word.
        while offset > 0, offset < bytes.count, (0x61...0x7A).contains(bytes[offset - 1]), bytes[offset] < 0x80 {
            offset -= 1
        }
        return offset
    }

    /// The commas that only white space separates from a closing bracket, with the bracket.
    private static func strayCommas(in bytes: [UInt8]) -> [(comma: Int, bracket: Int)] {
        var found: [(comma: Int, bracket: Int)] = []
        var comma: Int?
        var index = 0
        var isInText = false
        while index < bytes.count {
            defer { index += 1 }
            switch bytes[index] {
            case UInt8(ascii: "\\") where isInText: index += 1
            case UInt8(ascii: "\""): (isInText, comma) = (!isInText, nil)
            case _ where isInText: break
            case UInt8(ascii: ","): comma = index
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if let comma { found.append((comma, index)) }
                comma = nil
            default: comma = nil
            }
        }
        return found
    }

    /// A value of Foundation's reader, which limits how deeply values are nested.
    private init(_ value: Any) {
        self =
            switch value {
            case let text as String: .string(text)
            case let list as [Any]: .array(list.map { JSON($0) })
            case let members as [String: Any]:
                .object(members.sorted { $0.key < $1.key }.map { ($0.key, JSON($0.value)) })
            // A Bool is an NSNumber too, and only its type tells it from 0 and 1.
            case let number as NSNumber: number.objCType.pointee == 0x63 ? .bool(number.boolValue) : .number("0")
            default: .null
            }
    }

    /// What kind of value this is, for messages.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number: "a number"
        case .string: "text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
