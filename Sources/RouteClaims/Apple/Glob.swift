/// A pattern with wildcards. Its variables have been replaced by their values.
struct Glob: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        case literal(Unicode.Scalar)
        /// Any character, which is one Unicode scalar.
        case one
        /// Any text.
        case any
        case choice([[Piece]])

        /// Nil for other pieces.
        fileprivate var scalar: Unicode.Scalar? {
            if case .literal(let scalar) = self { scalar } else { nil }
        }
        /// The values of a variable; empty for other pieces.
        fileprivate var values: [[Piece]] {
            if case .choice(let values) = self { values } else { [] }
        }
    }

    /// The texts for the wildcards and variables of a pattern in an example.
    struct Filling {
        /// For each `*`.
        var any = "a"
        /// For each `?`.
        var one = "a"
        /// The index of the first variable's value. A variable with fewer values has its last one.
        var value = 0
        /// How much larger the index is for each further variable.
        var step = 0

        /// For `*`: a word, nothing, two segments, and a digit.
        fileprivate static let usual = [
            Filling(), Filling(any: ""), Filling(any: "a/a"), Filling(any: "1", one: "1"),
        ]
        /// A text that few patterns mention.
        fileprivate static let rare = Filling(any: "zq~", one: "~")
    }

    let pieces: [Piece]
    let ignoresCase: Bool
    /// Whether every text matches.
    let isEverything: Bool
    /// The literal text that every match begins with. Empty if case doesn't count.
    let start: [Unicode.Scalar]
    /// The literal text that every match ends with, after its beginning.
    let end: [Unicode.Scalar]
    /// The indices of the pieces between them, without a `*` at their end.
    private let inner: Range<Int>
    /// Whether a `*` follows the inner pieces.
    private let hasOpenInner: Bool

    init(_ pieces: [Piece], ignoresCase: Bool = false) {
        self.pieces = pieces
        self.ignoresCase = ignoresCase
        isEverything = pieces == [.any]
        let start = ignoresCase ? [] : pieces.prefix { $0.scalar != nil }.compactMap(\.scalar)
        let rest = ignoresCase ? [] : pieces.dropFirst(start.count)
        let end = rest.reversed().prefix { $0.scalar != nil }.compactMap(\.scalar)
        let inner = pieces.indices.dropFirst(start.count).dropLast(end.count)
        hasOpenInner = inner.last.map { pieces[$0] == .any } ?? false
        self.inner = hasOpenInner ? inner.dropLast() : inner
        self.start = start
        self.end = end.reversed()
    }

    /// Whether only one text matches.
    var isLiteral: Bool { start.count == pieces.count }

    func matches(_ text: [Unicode.Scalar]) -> Bool {
        guard text.count >= start.count + end.count, text.starts(with: start),
            text[(text.count - end.count)...].elementsEqual(end)
        else { return false }
        let limit = text.count - end.count
        if inner.isEmpty { return hasOpenInner || limit == start.count }
        let reached = ends(of: pieces[inner], from: [start.count], in: text[..<limit])
        return hasOpenInner ? !reached.isEmpty : reached.last == limit
    }

    /// Where the texts that some pieces match can end, given where they can begin, both in order.
    private func ends(
        of pieces: some Sequence<Piece>, from starts: [Int], in text: ArraySlice<Unicode.Scalar>
    ) -> [Int] {
        var reached = starts
        for piece in pieces {
            switch piece {
            case .any:
                reached = reached.first.map { Array($0...text.endIndex) } ?? []
            case .choice(let values):
                let ends = values.flatMap { self.ends(of: $0, from: reached, in: text) }
                reached = Set(ends).sorted()
            case .one:
                reached = reached.filter { $0 < text.endIndex }.map { $0 + 1 }
            case .literal(let own):
                let equal = reached.filter { $0 < text.endIndex && isEqual(own, text[$0]) }
                reached = equal.map { $0 + 1 }
            }
            if reached.isEmpty { break }
        }
        return reached
    }

    private func isEqual(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
        one == other
            || ignoresCase && one.properties.lowercaseMapping == other.properties.lowercaseMapping
    }

    // MARK: - Examples

    /// The most examples for the values of the variables.
    private static let mostValues = 64

    /// A text that matches: with a word for each `*`, and the first value of each variable.
    var example: String { text(Filling()) }

    /// Texts that match, the example first: with each of the usual fillings, and with each value
    /// of the variables, all at once.
    var examples: [String] {
        if isLiteral { return [example] }
        let values = (0..<valueCount).map { Filling(value: $0) }
        return (Filling.usual + values).map(text).withoutRepetitions
    }

    private var valueCount: Int { min(pieces.map { $0.values.count }.max() ?? 1, Self.mostValues) }

    /// Texts that this pattern matches and few others do. A pattern that matches these and the
    /// examples is assumed to match everything that this one does.
    var rareExamples: [String] {
        var probes = [text(.rare)]
        if pieces.count(where: { !$0.values.isEmpty }) > 1 {
            probes += (0..<valueCount).map { text(Filling(value: $0, step: 1)) }
        }
        // The example has the case in which the pattern is written.
        if ignoresCase { probes.append(example.uppercased()) }
        return probes
    }

    /// A text that matches.
    func text(_ filling: Filling) -> String {
        var text = ""
        var number = filling.value
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .literal(let scalar):
                text.unicodeScalars.append(scalar)
            case .one:
                // `?*` matches a whole word, which the `*` adds.
                let isInWord = pieces[(index + 1)...].first == .any && !filling.any.isEmpty
                if !isInWord { text += filling.one }
            case .any:
                text += filling.any
            case .choice(let values):
                guard !values.isEmpty else { continue }
                let value =
                    filling.step == 0 ? min(number, values.count - 1) : number % values.count
                text += Glob(values[value]).text(filling)
                number += filling.step
            }
        }
        return text
    }
}
