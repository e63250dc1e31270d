import RouteAnalysis

/// Parses a `pathAdvancedPattern`. A pattern that Android rejects is an error, with Android's reason.
struct AdvancedPatternParser {
    private var rest: ArraySlice<Unicode.Scalar>
    private var result: [PatternSteps.Step] = []
    /// Whether a modifier may follow: there is a step, and it has none yet.
    private var canRepeat = false
    /// Whether the last character is ASCII. Repeating others isn't modeled.
    private var isASCII = true

    /// The maximum number of Unicode scalars in a pattern; Android rejects longer ones.
    private static let limit = 2_045

    init(_ pattern: String) {
        rest = Array(pattern.unicodeScalars)[...]
    }

    mutating func steps() throws(AndroidPattern.Failure) -> [PatternSteps.Step] {
        if rest.count > Self.limit { throw .invalid("the pattern is too long") }
        while let character = rest.popFirst() {
            switch character {
            case "[": add([try set()])
            case ".": add([.any])
            case "*": try modify(0, nil)
            case "+": try modify(1, nil)
            case "{": try range()
            // Android ignores it.
            case "}": break
            case "\\":
                guard let next = rest.popFirst() else { throw .invalid("'\\' ends the pattern") }
                add(PatternSteps.literal(next))
            default: add(PatternSteps.literal(character))
            }
        }
        return result
    }

    private mutating func add(_ steps: [PatternSteps.Step]) {
        result += steps
        canRepeat = true
        isASCII = steps.count == 1
    }

    private mutating func modify(_ least: Int, _ most: Int?) throws(AndroidPattern.Failure) {
        guard canRepeat, let last = result.popLast() else { throw .invalid("nothing stands before a modifier") }
        guard isASCII else { throw .undecided(PatternSteps.nonASCII) }
        if most != 0 { result.append(last.repeated(least, most)) }
        canRepeat = false
    }

    /// The numbers after a `{`.
    private mutating func range() throws(AndroidPattern.Failure) {
        guard let end = rest.firstIndex(of: "}") else { throw .invalid("'{' is not closed") }
        let parts = rest[..<end].split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
            .map { part in String(String.UnicodeScalarView(part)) }
        rest = rest[(end + 1)...]
        let isOpen = parts.count == 2 && parts[1].isEmpty
        guard let least = parts.first.flatMap(Self.number),
            let most = isOpen ? Int.max : parts.last.flatMap(Self.number)
        else { throw .invalid("'{' needs one or two numbers") }
        if least > most { throw .invalid("the first number after '{' is greater than the second") }
        try modify(least, isOpen ? nil : most)
    }

    private static func number(_ text: String) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int32(text).map(Int.init) : nil
    }

    /// The characters after a `[`.
    private mutating func set() throws(AndroidPattern.Failure) -> PatternSteps.Step {
        if rest.isEmpty { throw .invalid("'[' is not closed") }
        let isInverse = rest.first == "^"
        if isInverse { rest.removeFirst() }
        var symbols = SymbolSet.empty
        var isEmpty = true
        while let character = rest.popFirst() {
            if character == "]" {
                if isEmpty { throw .invalid("'[' has no characters") }
                return isInverse
                    ? PatternSteps.Step(symbols: PatternSteps.Step.ascii.subtracting(symbols), matchesNonASCII: true)
                    : PatternSteps.Step(symbols: symbols)
            }
            let first = try member(character)
            var last = first
            if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
                rest = rest.dropFirst(2)
                last = try member(end)
            }
            // A reversed range has no characters.
            if first <= last { symbols = symbols.union(SymbolSet(plain: first...last)) }
            isEmpty = false
        }
        throw .invalid("'[' is not closed")
    }

    /// A character of a set, starting at `character`, which has been read.
    private mutating func member(_ character: Unicode.Scalar) throws(AndroidPattern.Failure) -> UInt8 {
        var character = character
        if character == "\\" {
            guard let next = rest.popFirst() else { throw .invalid("'\\' ends the pattern") }
            character = next
        }
        guard character.isASCII else { throw .undecided("a set with a character that isn't ASCII") }
        return UInt8(truncatingIfNeeded: character.value)
    }
}
