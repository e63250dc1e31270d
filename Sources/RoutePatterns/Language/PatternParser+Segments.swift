import RouteRuntime

extension PatternParser {
    /// The most parameters of a segment or an item: splitting
    /// it recurses once for each (Semantics, rule 3.8).
    static let parameterLimit = 16
    /// The most segments in a pattern, including its fragment's, or in a base's path. Generated
    /// code nests as deep as a pattern is long.
    static let segmentLimit = 256

    mutating func segment(
        _ tokens: ArraySlice<PatternText.Token>, range: Range<Int>, isInPath: Bool = false
    ) -> TextPattern {
        if reportForeignSyntax(tokens, at: range, isInPath: isInPath) { return .literal("") }
        if !tokens.contains(where: { $0.isParameter }) {
            return .literal(decoded(tokens, at: range))
        }
        if tokens.count == 1, case .parameter(let content, let range)? = tokens.first {
            if ParameterText(content, range: range).isUnnamedRest { return .rest(nil) }
            guard let parameter = parameter(content, range: range, slot: .segment) else {
                return .literal("")
            }
            return parameter.presence.isRest ? .rest(parameter) : .parameter(parameter)
        }
        return mixed(tokens, range: range, in: .segment) ?? .literal("")
    }

    /// Parses literal text and parameters; nil if a parameter is invalid.
    mutating func mixed(
        _ tokens: ArraySlice<PatternText.Token>, range: Range<Int>, in slot: ParameterPlace
    ) -> TextPattern? {
        let literals = tokens.split(omittingEmptySubsequences: false) { $0.isParameter }
        let holes = tokens.filter(\.isParameter)
        let whole = slot == .segment ? "segment" : "item"
        if holes.count > Self.parameterLimit {
            report(
                at: holes[Self.parameterLimit].range,
                (slot == .segment ? "a segment" : "an item")
                    + " can have at most \(Self.parameterLimit) parameters",
                help: "capture the whole \(whole) as one String, and split it in your app")
            return nil
        }
        var parameters: [Parameter] = []
        for case .parameter(let content, let range) in holes {
            guard let parameter = parameter(content, range: range, slot: slot) else { continue }
            parameters.append(parameter)
        }
        if parameters.count < holes.count { return nil }
        for parameter in parameters
        where !parameter.presence.canHaveTextAround(inItem: slot == .item) {
            // The text after a rest can only be that of the last of its segments.
            let after = text.bytes(parameter.range.upperBound..<range.upperBound)
            let isFirst = parameter.range.lowerBound == range.lowerBound
            report(
                at: parameter.range, "'\(parameter.name)' must be alone in its \(whole)",
                help: parameter.presence.isRest && isFirst
                    ? "write ${folder...}/${file}\(after)"
                    : "write a single value, such as ${\(parameter.name):\(parameter.type.name)}")
        }
        for (parameter, literal) in zip(parameters.dropLast(), literals.dropFirst())
        where literal.isEmpty {
            report(
                at: parameter.range,
                "there is no text between '\(parameter.name)' and the next parameter",
                help: "put text between them; without it, a link could be read in several ways")
        }
        return .mixed(literals.map { decoded($0, at: range) }, parameters)
    }

    /// Literal text, percent-decoded.
    mutating func decoded(
        _ tokens: ArraySlice<PatternText.Token>, at range: Range<Int>
    ) -> String {
        var bytes: [UInt8] = []
        var index = tokens.startIndex
        while index < tokens.endIndex {
            switch tokens[index] {
            case .literalByte(let byte, _): bytes.append(byte)
            case .parameter: break
            case .byte(UInt8(ascii: "%"), let offset):
                let digits = tokens[(index + 1)...].prefix(2).compactMap { token -> UInt8? in
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
        if Array(text.utf8) != bytes {
            let escapes = tokens.filter { $0.isByte("%") }.map(\.range.lowerBound)
            let place = escapes.first.flatMap { first in escapes.last.map { first..<($0 + 3) } }
            report(
                at: place ?? range, "the escapes in this text are not valid UTF-8",
                help: "write the text itself, without escapes")
        }
        if CombiningMarks.exceedLimit(in: text) {
            report(at: range, CombiningMarks.limitMessage, help: CombiningMarks.limitHelp)
            // Cut short, because hashing many marks takes quadratic time.
            return String(
                String.UnicodeScalarView(text.unicodeScalars.prefix(CombiningMarks.limit)))
        }
        return text
    }
}
