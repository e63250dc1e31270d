// The parts of JSON (RFC 8259) that snapshots use: objects, arrays, strings, and numbers and names as text.

/// A value read from JSON.
enum JSONValue: Equatable {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    /// A number, `true`, `false`, or `null`, as written.
    case word(String)

    /// A member of an object; nil for another kind of value or a missing name.
    subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The elements of an array; nil for another kind of value.
    var elements: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The text of a string; nil for another kind of value.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }
}

/// A string as JSON, with quotes.
func jsonString(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case "\u{0}"..<" ":
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}

/// Reads one JSON value. No text makes it trap.
struct JSONReader {
    private var rest: Substring.UnicodeScalarView
    /// How many more values can nest: a snapshot has three levels.
    private var depth = 8

    /// The JSON value of `text`; nil if it isn't JSON, or nests deeper than any snapshot.
    static func read(_ text: String) -> JSONValue? {
        var reader = JSONReader(rest: Substring(text).unicodeScalars)
        let value = reader.value()
        reader.skipSpace()
        return reader.rest.isEmpty ? value : nil
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\t" }
    }

    /// Consumes a delimiter and the space before it, if it comes next.
    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        skipSpace()
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func value() -> JSONValue? {
        guard depth > 0 else { return nil }
        depth -= 1
        defer { depth += 1 }
        if take("{") { return object() }
        if take("[") { return array() }
        if take("\"") { return string().map { .string($0) } }
        let word = rest.prefix {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
        }
        rest = rest[word.endIndex...]
        return word.isEmpty ? nil : .word(String(word))
    }

    private mutating func object() -> JSONValue? {
        var members: [String: JSONValue] = [:]
        if take("}") { return .object(members) }
        repeat {
            guard take("\""), let name = string(), take(":"), let value = value() else { return nil }
            members[name] = value
        } while take(",")
        return take("}") ? .object(members) : nil
    }

    private mutating func array() -> JSONValue? {
        var elements: [JSONValue] = []
        if take("]") { return .array(elements) }
        repeat {
            guard let value = value() else { return nil }
            elements.append(value)
        } while take(",")
        return take("]") ? .array(elements) : nil
    }

    /// A string whose opening quote has been consumed.
    private mutating func string() -> String? {
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"": return String(text)
            case "\\":
                guard let scalar = escape() else { return nil }
                text.append(scalar)
            case "\u{0}"..<" ": return nil
            default: text.append(scalar)
            }
        }
        return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
        switch rest.popFirst() {
        case "n": "\n"
        case "r": "\r"
        case "t": "\t"
        case "b": "\u{8}"
        case "f": "\u{C}"
        case "u": codePoint()
        case let scalar?: "\"\\/".unicodeScalars.contains(scalar) ? scalar : nil
        case nil: nil
        }
    }

    /// The code point of four hexadecimal digits, or of eight in a surrogate pair (`\ud83d\ude00`).
    private mutating func codePoint() -> Unicode.Scalar? {
        guard let high = codeUnit() else { return nil }
        guard high & 0xFC00 == 0xD800 else { return Unicode.Scalar(high) }
        guard rest.popFirst() == "\\", rest.popFirst() == "u", let low = codeUnit(), low & 0xFC00 == 0xDC00 else {
            return nil
        }
        return Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF)
    }

    private mutating func codeUnit() -> UInt32? {
        let digits = rest.prefix(4)
        guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
        rest = rest[digits.endIndex...]
        return UInt32(String(digits), radix: 16)
    }
}
