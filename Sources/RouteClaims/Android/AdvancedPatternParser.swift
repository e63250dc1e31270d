/// Parses a `pathAdvancedPattern`. A pattern that Android rejects is an error.
struct AdvancedPatternParser {
    private var rest: ArraySlice<Unicode.Scalar>
    private var result: [AndroidMatcher.Step] = []
    /// Whether a modifier may follow: there is a step, and it has none yet.
    private var canRepeat = false

    /// The maximum number of Unicode scalars in a pattern; Android rejects longer ones.
    private static let limit = 2_045

    init(_ pattern: String) {
        rest = Array(pattern.unicodeScalars)[...]
    }

    mutating func steps() throws(AndroidPattern.Invalid) -> [AndroidMatcher.Step] {
        if rest.count > Self.limit { throw AndroidPattern.Invalid() }
        while let character = rest.popFirst() {
            switch character {
            case "[": add([try set()])
            case ".": add([.one])
            case "*": try modify(0, nil)
            case "+": try modify(1, nil)
            case "{": try range()
            // Android ignores it.
            case "}": break
            case "\\":
                guard let next = rest.popFirst() else { throw AndroidPattern.Invalid() }
                add(Self.literal(next))
            default: add(Self.literal(character))
            }
        }
        return result
    }

    private mutating func add(_ steps: [AndroidMatcher.Step]) {
        result += steps
        canRepeat = true
    }

    private mutating func modify(_ least: Int, _ most: Int?) throws(AndroidPattern.Invalid) {
        guard canRepeat, var last = result.popLast() else {
            throw AndroidPattern.Invalid()
        }
        (last.least, last.most) = (least, most)
        result.append(last)
        canRepeat = false
    }

    /// The numbers after a `{`.
    private mutating func range() throws(AndroidPattern.Invalid) {
        guard let end = rest.firstIndex(of: "}") else { throw AndroidPattern.Invalid() }
        let parts = rest[..<end].split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
            .map { part in String(String.UnicodeScalarView(part)) }
        rest = rest[(end + 1)...]
        let isOpen = parts.count == 2 && parts[1].isEmpty
        guard let least = parts.first.flatMap(Self.number),
            let most = isOpen ? Int.max : parts.last.flatMap(Self.number)
        else { throw AndroidPattern.Invalid() }
        if least > most { throw AndroidPattern.Invalid() }
        try modify(least, isOpen ? nil : most)
    }

    private static func number(_ text: String) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int32(text).map(Int.init) : nil
    }

    /// The characters after a `[`.
    private mutating func set() throws(AndroidPattern.Invalid) -> AndroidMatcher.Step {
        if rest.isEmpty { throw AndroidPattern.Invalid() }
        let isInverse = rest.first == "^"
        if isInverse { rest.removeFirst() }
        var ranges: [ClosedRange<UInt16>] = []
        var isEmpty = true
        while let character = rest.popFirst() {
            if character == "]" {
                if isEmpty { throw AndroidPattern.Invalid() }
                return AndroidMatcher.Step(ranges: ranges, isInverse: isInverse)
            }
            let first = try member(character)
            var last = first
            if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
                rest = rest.dropFirst(2)
                last = try member(end)
            }
            // A reversed range has no characters.
            if first <= last { ranges.append(first...last) }
            isEmpty = false
        }
        throw AndroidPattern.Invalid()
    }

    /// A character of a set, starting at `character`, which has been read.
    private mutating func member(_ character: Unicode.Scalar) throws(AndroidPattern.Invalid) -> UInt16 {
        var character = character
        if character == "\\" {
            guard let next = rest.popFirst() else { throw AndroidPattern.Invalid() }
            character = next
        }
        return Array(UTF16.encode(character) ?? UTF16.encodedReplacementCharacter).first ?? 0
    }

    /// A step for each code unit of a character.
    private static func literal(_ character: Unicode.Scalar) -> [AndroidMatcher.Step] {
        (UTF16.encode(character) ?? UTF16.encodedReplacementCharacter).map(AndroidMatcher.Step.literal)
    }
}
