import RouteAnalysis

/// What a pattern with wildcards does, one step after the other: each step takes as many characters as it can and never
/// gives one back.
struct PatternSteps {
    struct Step {
        /// The ASCII characters that are taken, or one byte of another character.
        let symbols: SymbolSet
        /// Whether all characters that aren't ASCII are taken too.
        var matchesNonASCII = false
        var least = 1
        /// Nil for any number.
        var most: Int? = 1
        /// Whether the step fails if nothing is left, even though it needs no character.
        var needsText = false

        static let any = Step(symbols: ascii, matchesNonASCII: true)
        static let ascii = SymbolSet(plain: UInt8(0)...0x7F)

        func repeated(_ least: Int, _ most: Int?, needsText: Bool = false) -> Step {
            Step(symbols: symbols, matchesNonASCII: matchesNonASCII, least: least, most: most, needsText: needsText)
        }

        func takes(_ byte: UInt8) -> Bool {
            symbols.intersection(SymbolSet(plain: [byte])) != .empty
        }
    }

    private(set) var steps: [Step] = []

    /// The steps of a `pathPattern`.
    init(simple pattern: String) throws(AndroidPattern.Failure) {
        var rest = Array(pattern.unicodeScalars)[...]
        while var character = rest.popFirst() {
            let isEscaped = character == "\\"
            if isEscaped { character = rest.popFirst() ?? "\0" }
            if rest.first != "*" {
                // An escaped dot takes any character too.
                try append(character == "." ? nil : character)
                continue
            }
            rest.removeFirst()
            if isEscaped || character != "." {
                steps.append(try Self.step(character).repeated(0, nil, needsText: true))
                continue
            }
            guard var stop = rest.popFirst() else {
                steps.append(.any.repeated(0, nil))
                return
            }
            if stop == "\\" { stop = rest.popFirst() ?? "\0" }
            // Up to the first such character, and that one.
            let last = try Self.step(stop)
            steps.append(
                Step(symbols: Step.ascii.subtracting(last.symbols), matchesNonASCII: true, least: 0, most: nil))
            steps.append(last)
        }
    }

    /// The steps of a `pathAdvancedPattern`.
    init(advanced pattern: String) throws(AndroidPattern.Failure) {
        var parser = AdvancedPatternParser(pattern)
        steps = try parser.steps()
    }

    /// Adds a step that takes one character; nil for any.
    private mutating func append(_ character: Unicode.Scalar?) throws(AndroidPattern.Failure) {
        guard let character else { return steps.append(.any) }
        steps += Self.literal(character)
    }

    /// A step for each byte of a character.
    static func literal(_ character: Unicode.Scalar) -> [Step] {
        UTF8.encode(character).map { $0.map { Step(symbols: SymbolSet(plain: [$0])) } } ?? []
    }

    /// A step that can be repeated.
    static func step(_ character: Unicode.Scalar) throws(AndroidPattern.Failure) -> Step {
        guard character.isASCII else { throw .undecided(nonASCII) }
        return Step(symbols: SymbolSet(plain: [UInt8(truncatingIfNeeded: character.value)]))
    }

    static let nonASCII = "a wildcard beside a character that isn't ASCII"

    /// A short text, which often matches.
    var example: String {
        // Letters and digits first: they read best.
        let preferred = Array("a1/-._~".utf8) + (0x21...0x7E)
        let bytes = steps.flatMap { step in
            let byte = preferred.first { step.takes($0) } ?? 0x80
            return Array(repeating: byte, count: min(max(step.least, step.needsText ? 1 : 0), 64))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension PatternSteps {
    /// The greatest number of states of a pattern's automaton.
    private static let limit = 5_000

    /// The decoded texts that the steps take to their end, as UTF-8.
    func automaton() throws(AndroidPattern.Failure) -> NFA {
        var count = 0
        return try NFA(from: .at(progress(0, 0)), isEnd: accepts) { state throws(AndroidPattern.Failure) in
            count += 1
            if count > Self.limit { throw .undecided("the pattern repeats too much") }
            return moves(from: state)
        }
    }

    private typealias Move = (symbols: SymbolSet, target: State)

    /// How often a step has taken a character.
    private struct Progress: Hashable {
        let step: Int
        let count: Int
    }

    private enum State: Hashable {
        case at(Progress)
        /// Inside of a character that isn't ASCII, with bytes missing. `cut` is where it leads if they don't come: then
        /// the character is read as U+FFFD. `whole` is nil if no text continues like this.
        case inside(missing: Int, whole: Progress?, cut: Progress)
    }

    /// The progress after a step has taken `count` characters. Of an unlimited step, no more are counted than needed.
    private func progress(_ step: Int, _ count: Int) -> Progress {
        guard step < steps.count else { return Progress(step: step, count: 0) }
        guard let most = steps[step].most else {
            return Progress(step: step, count: min(count, max(steps[step].least, 1)))
        }
        return count < most ? Progress(step: step, count: count) : progress(step + 1, 0)
    }

    private func accepts(_ state: State) -> Bool {
        switch state {
        case .at(let progress), .inside(_, _, let progress):
            (progress.step..<steps.count).allSatisfy { index in
                let count = index == progress.step ? progress.count : 0
                return count >= steps[index].least && (count > 0 || !steps[index].needsText)
            }
        }
    }

    private static let high = SymbolSet(plain: UInt8(0x80)...0xFF)
    private static let continuation = SymbolSet(plain: UInt8(0x80)...0xBF)
    /// The first bytes of characters, with the number of bytes that follow.
    private static let leads = [
        (SymbolSet(plain: UInt8(0xC2)...0xDF), 1), (SymbolSet(plain: UInt8(0xE0)...0xEF), 2),
        (SymbolSet(plain: UInt8(0xF0)...0xF4), 3),
    ]

    private func moves(from state: State) -> [Move] {
        switch state {
        case .at(let progress): return moves(from: progress, .rawBytes)
        case .inside(let missing, let whole, let cut):
            let next: State? =
                missing > 1 ? .inside(missing: missing - 1, whole: whole, cut: cut) : whole.map { .at($0) }
            return (next.map { [(Self.continuation, $0)] } ?? [])
                + moves(from: cut, SymbolSet.rawBytes.subtracting(Self.continuation))
        }
    }

    private func moves(from start: Progress, _ symbols: SymbolSet) -> [Move] {
        var list: [Move] = []
        var (rest, step, count) = (symbols, start.step, start.count)
        while step < steps.count {
            let current = steps[step]
            let taken = rest.intersection(current.symbols)
            let next = progress(step, count + 1)
            if taken != .empty { list.append((taken, .at(next))) }
            rest = rest.subtracting(taken)
            if current.matchesNonASCII {
                list += otherMoves(rest.intersection(Self.high), to: next)
                rest = rest.subtracting(Self.high)
            }
            if count < current.least { break }
            (step, count) = (step + 1, 0)
        }
        return list
    }

    /// The moves for characters that aren't ASCII, the first of which leads to `next`. Those of four bytes are two
    /// characters for Android.
    private func otherMoves(_ symbols: SymbolSet, to next: Progress) -> [Move] {
        if symbols == .empty { return [] }
        if progress(next.step, next.count + 1) == next, next.step < steps.count, steps[next.step].matchesNonASCII {
            return [(symbols, .at(next))]
        }
        var list: [Move] = []
        var rest = symbols
        for (lead, missing) in Self.leads {
            let taken = rest.intersection(lead)
            rest = rest.subtracting(lead)
            if taken == .empty { continue }
            let whole = missing == 3 ? second(after: next) : next
            list.append((taken, .inside(missing: missing, whole: whole, cut: next)))
        }
        if rest != .empty { list.append((rest, .at(next))) }
        return list
    }

    /// Where another character that isn't ASCII leads.
    private func second(after start: Progress) -> Progress? {
        var (step, count) = (start.step, start.count)
        while step < steps.count {
            if steps[step].matchesNonASCII { return progress(step, count + 1) }
            if count < steps[step].least { return nil }
            (step, count) = (step + 1, 0)
        }
        return nil
    }
}
