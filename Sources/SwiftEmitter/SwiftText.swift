import RoutePatterns
import RouteSpec

/// A piece of Swift code.
///
/// A file is made of some hundred thousand pieces. Appending one to a String takes several times as long, and each
/// String interpolation compiles to several times as much code.
package struct SwiftText: ExpressibleByStringInterpolation, StringInterpolationProtocol, CustomStringConvertible {
    /// The code in UTF-8.
    var bytes: [UInt8] = []

    package init(stringLiteral literal: StaticString) {
        appendLiteral(literal)
    }

    package init(literalCapacity: Int, interpolationCount: Int) {
        bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package init(stringInterpolation code: SwiftText) {
        self = code
    }

    init(_ text: String) {
        append(text)
    }

    package var description: String { String(decoding: bytes, as: UTF8.self) }

    var isEmpty: Bool { bytes.isEmpty }

    /// How many bytes the code has.
    var count: Int { bytes.count }

    var withoutSpaceAtEnd: SwiftText {
        var code = self
        if code.bytes.last == UInt8(ascii: " ") { code.bytes.removeLast() }
        return code
    }

    package mutating func appendLiteral(_ literal: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ code: SwiftText) {
        bytes.append(contentsOf: code.bytes)
    }
}

extension SwiftText {
    /// The first call in an expression, in pieces: up to its `(`, its arguments, and what follows; nil if there is
    /// none.
    var call: (head: SwiftText, arguments: [SwiftText], end: SwiftText)? {
        /// Where the arguments begin: after the first `(`, and after each `, ` between them.
        var starts: [Int] = []
        var (depth, isInText) = (0, false)
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\""), index == 0 || bytes[index - 1] != UInt8(ascii: "\\") { isInText.toggle() }
            if isInText { continue }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if starts.isEmpty, depth == 1, byte == UInt8(ascii: "(") { starts.append(index + 1) }
            case UInt8(ascii: ","): if depth == 1, !starts.isEmpty { starts.append(index + 2) }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth > 0 || starts.isEmpty { continue }
                let ends = starts.dropFirst().map { $0 - 2 } + [index]
                let arguments = zip(starts, ends).map { SwiftText(String(decoding: bytes[$0..<$1], as: UTF8.self)) }
                let (head, end) = (bytes[..<starts[0]], bytes[index...])
                return (
                    SwiftText(String(decoding: head, as: UTF8.self)), arguments,
                    SwiftText(String(decoding: end, as: UTF8.self))
                )
            default: break
            }
        }
        return nil
    }
}

/// The values that can be interpolated.
extension SwiftText {
    package mutating func appendInterpolation(_ text: String) { append(text) }

    package mutating func appendInterpolation(_ code: SwiftText) { append(code) }

    package mutating func appendInterpolation(_ number: Int) { append(String(number)) }

    package mutating func appendInterpolation(_ flag: Bool) { appendLiteral(flag ? "true" : "false") }

    /// Appends a text as a Swift string literal.
    package mutating func appendInterpolation(literal text: String) {
        appendLiteral("\"")
        appendInterpolation(inLiteral: text)
        appendLiteral("\"")
    }

    /// Appends a text as a part of a Swift string literal.
    mutating func appendInterpolation(inLiteral text: String) {
        var text = text
        let isPlain = text.withUTF8 { bytes in
            bytes.allSatisfy { $0.isPrintableASCII && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        }
        append(isPlain ? text : text.escapedForLiteral)
    }

    /// Appends the pieces of a list with `, ` between them.
    mutating func appendInterpolation(list: [SwiftText]) {
        for (index, piece) in list.enumerated() {
            if index > 0 { appendLiteral(", ") }
            append(piece)
        }
    }

    mutating func appendInterpolation(list: [String]) {
        for (index, piece) in list.enumerated() {
            if index > 0 { appendLiteral(", ") }
            append(piece)
        }
    }

    mutating func appendInterpolation(_ pieces: [SwiftText]) {
        for piece in pieces { append(piece) }
    }

    /// Appends the arguments for a route's values, with their labels.
    mutating func appendInterpolation(arguments: [String], for values: [Route.Value]) {
        for (index, argument) in arguments.enumerated() {
            if index > 0 { appendLiteral(", ") }
            append(SwiftName.label(values[index].name))
            appendLiteral(": ")
            append(argument)
        }
    }
}

extension String {
    /// This text for a line comment: line breaks and tabs become spaces, deceptive characters become escapes.
    var commentLine: String {
        var text = self
        if text.withUTF8({ $0.allSatisfy { $0.isPrintableASCII } }) { return self }
        let line = unicodeScalars.map { scalar -> Unicode.Scalar in
            "\n\r\t".unicodeScalars.contains(scalar) ? " " : scalar
        }
        return String(String.UnicodeScalarView(line)).escapingDeceptive
    }

    /// This text as a Swift string literal. Deceptive characters are escaped, and so is a leading combining character,
    /// which would merge with the quote.
    package var swiftLiteral: SwiftText { "\(literal: self)" }

    /// This text as written between the quotes of a literal.
    fileprivate var escapedForLiteral: String {
        var literal = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default:
                if scalar.isDeceptive || literal.isEmpty && scalar.properties.isGraphemeExtend {
                    literal += scalar.swiftEscape
                } else {
                    literal.unicodeScalars.append(scalar)
                }
            }
        }
        return literal
    }
}

extension UInt8 {
    /// Whether the byte is a visible ASCII character or a space.
    fileprivate var isPrintableASCII: Bool {
        self >= 0x20 && self < 0x7F
    }
}
