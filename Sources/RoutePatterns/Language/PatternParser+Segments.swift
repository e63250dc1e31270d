import RouteRuntime

extension PatternParser {
    /// The most parameters that a segment can have: splitting it recurses once for each (Semantics, rule 3.8).
    static let parameterLimit = 16
    /// The most segments that a pattern can have, including its fragment's and a base's path: generated code nests as
    /// deep.
    static let segmentLimit = 256

    mutating func segment(_ tokens: ArraySlice<PatternText.Token>, range: Range<Int>) -> Segment {
        reportForeignSyntax(at: range)
        let (literals, holes) = split(tokens)
        if holes.isEmpty { return .literal(decoded(literals[0], at: range)) }
        if holes.count > Self.parameterLimit {
            report(
                at: holes[Self.parameterLimit].range, "a segment can have at most \(Self.parameterLimit) parameters",
                help: "capture the whole segment as one String, and split it in your app")
            return .literal("")
        }
        let parameters = holes.compactMap { parameter($0.content, range: $0.range, slot: .segment) }
        guard parameters.count == holes.count else { return .literal("") }

        if holes.count == 1, literals.allSatisfy(\.isEmpty) {
            return parameters[0].presence == .rest ? .rest(parameters[0]) : .parameter(parameters[0])
        }
        if let rest = parameters.first(where: { $0.presence == .rest }) {
            report(
                at: rest.range, "the rest '\(rest.name)' must be alone in its segment",
                help: "put a '/' between the literal text and ${\(rest.name)...}")
        }
        for (index, literal) in literals.enumerated().dropFirst() {
            reportText(literal, after: parameters[index - 1], isLast: index == literals.count - 1)
        }
        return .affixed(literals.map { decoded($0, at: range) }, parameters)
    }

    private mutating func reportText(
        _ literal: [PatternText.Token], after parameter: Parameter, isLast: Bool
    ) {
        guard let first = literal.first else {
            if !isLast {
                report(
                    at: parameter.range, "there is no text between '\(parameter.name)' and the next parameter",
                    help: "put text between them to show where the first one ends")
            }
            return
        }
        for token in literal {
            guard case .byte(let byte, _) = token, isLiteralByte(byte) else {
                report(
                    at: wholeCharacter(at: token.range),
                    "literal text after a parameter cannot have characters that URLs escape",
                    help: "use letters, digits, and -._~!$&'()*+,;=:@ there")
                return
            }
        }
        if parameter.type != .string, case .byte(let byte, _) = first, isLetterOrDigit(byte) {
            report(
                at: first.range,
                "text that starts with a letter or digit cannot follow '\(parameter.name)', which is not a String",
                help: "put one of -._~ between them")
        }
    }

    /// The range of the character whose first byte is at `range`.
    private func wholeCharacter(at range: Range<Int>) -> Range<Int> {
        let continuing = text.utf8.dropFirst(range.upperBound).prefix { $0 & 0xC0 == 0x80 }
        return range.lowerBound..<(range.upperBound + continuing.count)
    }

    /// The literal texts around the parameters, one more than there are parameters.
    private func split(
        _ tokens: ArraySlice<PatternText.Token>
    ) -> (literals: [[PatternText.Token]], holes: [(content: String, range: Range<Int>)]) {
        var literals: [[PatternText.Token]] = [[]]
        var holes: [(content: String, range: Range<Int>)] = []
        for token in tokens {
            if case .parameter(let content, let range) = token {
                holes.append((content, range))
                literals.append([])
            } else {
                literals[literals.count - 1].append(token)
            }
        }
        return (literals, holes)
    }

    /// Literal text, percent-decoded.
    mutating func decoded(_ tokens: [PatternText.Token], at range: Range<Int>) -> String {
        var bytes: [UInt8] = []
        var index = 0
        while index < tokens.count {
            switch tokens[index] {
            case .literalByte(let byte, _): bytes.append(byte)
            case .parameter: break
            case .byte(UInt8(ascii: "%"), let offset):
                let digits = tokens.dropFirst(index + 1).prefix(2).compactMap { token -> UInt8? in
                    guard case .byte(let byte, _) = token else { return nil }
                    return hexadecimalValue(byte)
                }
                guard digits.count == 2 else {
                    report(
                        at: offset..<(offset + 1), "'%' does not begin an escape",
                        help: "write %25 for a literal '%'")
                    break
                }
                bytes.append(digits[0] << 4 | digits[1])
                index += 2
            case .byte(let byte, _): bytes.append(byte)
            }
            index += 1
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if !text.utf8.elementsEqual(bytes) {
            let escapes = tokens.filter { $0.isByte("%") }.map(\.range.lowerBound)
            let place = escapes.first.flatMap { first in escapes.last.map { first..<($0 + 3) } }
            report(
                at: place ?? range, "the escapes in this text are not valid UTF-8",
                help: "write the text itself, without escapes")
        }
        return text
    }
}

/// Whether a segment can have the byte unescaped (RFC 3986, 3.3).
func isLiteralByte(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || "!$&'()*+,;=:@".utf8.contains(byte)
}
