import RouteLanguage
import RouteSpec

/// Collects lines of code, indented by block.
package struct CodeWriter {
    private var code: SwiftText = ""
    /// How many spaces are before a line.
    private var indentation = 0

    private static let width = 100

    /// How many spaces each block adds.
    private static let level = 4

    package init() {}

    /// All lines.
    package var text: String { code.description }

    /// Whether a line is within the width.
    package func fits(_ line: SwiftText) -> Bool { indentation + line.count <= Self.width }

    /// Adds a line; an empty one gets no indentation.
    package mutating func line(_ line: SwiftText = "") {
        if !line.isEmpty {
            code.bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
            code.append(line)
        }
        code.appendLiteral("\n")
    }

    /// Adds `head {`, the lines of `body`, indented, and `}`.
    package mutating func block(_ head: SwiftText, _ body: (inout CodeWriter) -> Void) {
        block("\(head) {", closing: "}", body)
    }

    /// Adds `head`, the lines of `body`, indented, and `closing`.
    package mutating func block(
        _ head: SwiftText, closing: SwiftText, _ body: (inout CodeWriter) -> Void
    ) {
        line(head)
        indented(body)
        line(closing)
    }

    /// Adds `head` and the lines of `body`: a single line that fits goes on the same line, others
    /// are indented below.
    package mutating func clause(_ head: SwiftText, _ body: (inout CodeWriter) -> Void) {
        let start = code.count
        line(head)
        let head = start..<code.count
        indented(body)
        _ = joinLine(to: head)
    }

    /// Adds a call, with its arguments on lines below if they don't fit on the first.
    package mutating func call(_ function: SwiftText, _ arguments: [SwiftText]) {
        list("\(function)(", arguments, end: ")")
    }

    /// Adds a call, with its arguments on lines below if they don't fit on the first.
    mutating func call(_ call: SwiftCall) { list(call.head, call.arguments, end: call.end) }

    /// Adds a list, on lines below its head if it doesn't fit on the first.
    package mutating func list(_ head: SwiftText, _ pieces: [SwiftText], end: SwiftText) {
        let list: SwiftText = "\(head)\(list: pieces)\(end)"
        if fits(list) { return line(list) }
        if pieces.isEmpty { return lines([list]) }
        line(head.withoutSpaceAtEnd)
        indented { $0.lines(pieces, end: end) }
    }

    /// Adds the pieces of a list, as many on a line as fit. A piece that is too long is broken
    /// before `??` or its arguments.
    ///
    /// - Parameter isHanging: whether the lines after the first are indented.
    mutating func lines(_ pieces: [SwiftText], end: SwiftText = "", isHanging: Bool = false) {
        let outer = indentation
        var text: SwiftText = ""
        func flush(_ code: inout CodeWriter) {
            if !text.isEmpty { code.line(text) }
            if isHanging { code.indentation = outer + Self.level }
        }
        for (index, piece) in pieces.enumerated() {
            let piece: SwiftText = "\(piece)\(index == pieces.count - 1 ? end : ",")"
            let next: SwiftText = text.isEmpty ? piece : "\(text) \(piece)"
            if fits(next) {
                text = next
                continue
            }
            flush(&self)
            text = piece
            if fits(piece) { continue }
            guard let place = piece.breaks.first(where: { indentation + $0 <= Self.width }) else {
                continue
            }
            line(SwiftText(piece.bytes[..<place]).withoutSpaceAtEnd)
            indented { $0.line(SwiftText(piece.bytes[place...])) }
            text = ""
        }
        flush(&self)
        indentation = outer
    }

    /// Adds an `if` with conditions and a body, on one line if it fits. Without conditions, adds
    /// only the body.
    package mutating func when(_ conditions: [SwiftText], _ body: (inout CodeWriter) -> Void) {
        guard let first = conditions.first else { return body(&self) }
        let head: SwiftText = "if \(list: conditions) {"
        let start = code.count
        if fits(head) {
            line(head)
        } else {
            lines(["if \(first)"] + conditions.dropFirst(), isHanging: true)
            line("{")
        }
        let end = code.count
        indented(body)
        if !fits(head) || !joinLine(to: start..<end, end: " }") { line("}") }
    }

    /// Appends the text after a line to that line, followed by `end`, if it is a single line and
    /// short enough.
    private mutating func joinLine(to head: Range<Int>, end: StaticString = "") -> Bool {
        let body = head.upperBound + indentation + Self.level
        guard body < code.count - 1, isSingleLine(from: body),
            head.count + code.count - body + end.utf8CodeUnitCount - 1 <= Self.width
        else { return false }
        code.bytes.removeLast()
        code.bytes.replaceSubrange(
            head.upperBound - 1..<body, with: CollectionOfOne(UInt8(ascii: " ")))
        code.appendLiteral(end)
        code.appendLiteral("\n")
        return true
    }

    /// Whether the text from a position on is a single line, and not a comment.
    private func isSingleLine(from start: Int) -> Bool {
        let line = code.bytes[start...]
        return line.firstIndex(of: UInt8(ascii: "\n")) == code.count - 1
            && !line.starts(with: "//".utf8)
    }

    /// Adds the lines of `body`, indented.
    package mutating func indented(_ body: (inout CodeWriter) -> Void) {
        indentation += Self.level
        body(&self)
        indentation -= Self.level
    }

    /// Adds a `switch`, or several if it would have too many cases for the compiler.
    ///
    /// - Parameters:
    ///   - cases: the names of the cases.
    ///   - most: how many cases a `switch` can have.
    ///   - otherwise: adds what follows the last `default:`; nil if the cases are all that there
    ///     are.
    ///   - emitCases: adds some of the cases.
    mutating func switches(
        over subject: SwiftText, _ cases: [String], most: Int,
        otherwise: ((inout CodeWriter) -> Void)?,
        emitCases: (Range<Int>, inout CodeWriter) -> Void
    ) {
        for range in NameHashes.ranges(of: cases, most: most) {
            line("switch \(subject) {")
            emitCases(range, &self)
            if range.upperBound < cases.count {
                line("default: break")
            } else if let otherwise {
                clause("default:", otherwise)
            }
            line("}")
        }
    }
}
