import RouteRuntime

extension PatternParser {
    /// The most parameters that a segment can have: splitting it recurses once for each (Semantics, rule 3.8).
    static let parameterLimit = 16
    /// The most segments in a pattern, including its fragment's, or in a base's path: generated code nests as deep.
    static let segmentLimit = 256

    mutating func segment(
        _ tokens: ArraySlice<PatternText.Token>, range: Range<Int>, isInPath: Bool = false
    ) -> TextPattern {
        if reportForeignSyntax(tokens, at: range, isInPath: isInPath) { return .literal("") }
        if !tokens.contains(where: { $0.isParameter }) { return .literal(decoded(tokens, at: range)) }
        if tokens.count == 1, case .parameter(let content, let range)? = tokens.first {
            guard let parameter = parameter(content, range: range, slot: .segment) else { return .literal("") }
            return parameter.presence == .rest ? .rest(parameter) : .parameter(parameter)
        }
        let (literals, holes) = split(tokens)
        guard let parameters = parameters(holes, in: .segment) else { return .literal("") }
        if let rest = parameters.first(where: { $0.presence == .rest }) {
            report(
                at: rest.range, "the rest '\(rest.name)' must be alone in its segment",
                help: "put a '/' between the literal text and ${\(rest.name)...}")
        }
        return .affixed(affixes(literals, parameters, range: range), parameters)
    }

    /// Parses an item's value of literal text and parameters; nil if a parameter is invalid.
    mutating func affixedValue(_ tokens: ArraySlice<PatternText.Token>, range: Range<Int>) -> TextPattern? {
        let (literals, holes) = split(tokens)
        guard let parameters = parameters(holes, in: .item) else { return nil }
        for parameter in parameters where parameter.presence != .required {
            switch parameter.presence {
            case .optional, .defaulting:
                report(
                    at: parameter.range, "'\(parameter.name)' cannot be left out next to other text in an item",
                    help: "write ${\(parameter.name)\(parameter.type == .string ? "" : ":" + parameter.type.name)}")
            default: continue
            }
        }
        return .affixed(affixes(literals, parameters, range: range), parameters)
    }

    /// Parses the parameters of a segment or of an item's value; nil if one is invalid.
    private mutating func parameters(
        _ holes: [(content: String, range: Range<Int>)], in slot: Slot
    ) -> [Parameter]? {
        let whole = slot == .segment ? "segment" : "value"
        if holes.count > Self.parameterLimit {
            report(
                at: holes[Self.parameterLimit].range,
                "\(slot == .segment ? "a segment" : "an item") can have at most \(Self.parameterLimit) parameters",
                help: "capture the whole \(whole) as one String, and split it in your app")
            return nil
        }
        var parameters: [Parameter] = []
        for hole in holes {
            guard let parameter = parameter(hole.content, range: hole.range, slot: slot) else { continue }
            parameters.append(parameter)
        }
        return parameters.count == holes.count ? parameters : nil
    }

    /// The literal texts around parameters, decoded. Reports texts that don't show where a parameter ends.
    private mutating func affixes(
        _ literals: [[PatternText.Token]], _ parameters: [Parameter], range: Range<Int>
    ) -> [String] {
        for list in parameters {
            guard case .list = list.presence else { continue }
            report(
                at: list.range, "the list '\(list.name)' must be alone in its segment or item",
                help: "write a single value, such as ${\(list.name):\(list.type.name)}")
        }
        for (parameter, literal) in zip(parameters.dropLast(), literals.dropFirst()) where literal.isEmpty {
            report(
                at: parameter.range, "there is no text between '\(parameter.name)' and the next parameter",
                help: "put text between them to show where the first one ends")
        }
        return literals.map { decoded($0[...], at: range) }
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
    mutating func decoded(_ tokens: ArraySlice<PatternText.Token>, at range: Range<Int>) -> String {
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
            return String(String.UnicodeScalarView(text.unicodeScalars.prefix(CombiningMarks.limit)))
        }
        return text
    }
}
