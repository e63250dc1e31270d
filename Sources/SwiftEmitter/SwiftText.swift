import RouteLanguage
import RouteSpec

/// A piece of Swift code.
///
/// A file is made of some hundred thousand pieces. Appending one to a String takes several times
/// as long, and each String interpolation compiles to several times as much code.
package struct SwiftText: ExpressibleByStringInterpolation, StringInterpolationProtocol,
    CustomStringConvertible
{
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

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = Array(bytes)
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
        bytes.append(
            contentsOf: UnsafeBufferPointer(
                start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ code: SwiftText) {
        bytes.append(contentsOf: code.bytes)
    }

    /// Where a line can be broken, the best places first: before `??`, and behind the parenthesis
    /// of arguments.
    var breaks: [Int] {
        var isInLiteral = false
        var operators: [Int] = []
        var calls: [Int] = []
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\""), index == 0 || bytes[index - 1] != UInt8(ascii: "\\") {
                isInLiteral.toggle()
            }
            if isInLiteral { continue }
            let rest = bytes[index...]
            if rest.starts(with: "?? ".utf8) { operators.append(index) }
            if byte == UInt8(ascii: "("), !rest.starts(with: "()".utf8) { calls.append(index + 1) }
        }
        return operators + calls
    }
}

/// The values that can be interpolated.
extension SwiftText {
    package mutating func appendInterpolation(_ text: String) { append(text) }

    package mutating func appendInterpolation(_ code: SwiftText) { append(code) }

    package mutating func appendInterpolation(_ number: Int) { append(String(number)) }

    package mutating func appendInterpolation(_ flag: Bool) {
        appendLiteral(flag ? "true" : "false")
    }

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
            bytes.allSatisfy {
                $0.isPrintableASCII && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
            }
        }
        append(isPlain ? text : text.escapedForSwift)
    }

    /// Appends the pieces of a list with `, ` between them.
    mutating func appendInterpolation(list: [SwiftText]) {
        for (index, piece) in list.enumerated() {
            if index > 0 { appendLiteral(", ") }
            append(piece)
        }
    }

    mutating func appendInterpolation(list: [String]) {
        appendInterpolation(list: list.map { SwiftText($0) })
    }
}

extension String {
    /// This text for a line comment: line breaks and tabs become spaces, deceptive characters
    /// become escapes.
    var commentLine: String {
        var text = self
        if text.withUTF8({ $0.allSatisfy { $0.isPrintableASCII } }) { return self }
        let line = unicodeScalars.map { scalar -> Unicode.Scalar in
            "\n\r\t".unicodeScalars.contains(scalar) ? " " : scalar
        }
        return String(String.UnicodeScalarView(line)).escapingDeceptive
    }

    /// This text as a Swift string literal.
    package var swiftLiteral: SwiftText { "\(literal: self)" }
}

extension UInt8 {
    /// Whether the byte is a visible ASCII character or a space.
    fileprivate var isPrintableASCII: Bool {
        self >= 0x20 && self < 0x7F
    }
}
