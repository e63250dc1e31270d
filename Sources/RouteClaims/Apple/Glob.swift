/// A pattern with wildcards, whose variables are replaced by what they stand for.
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

    private(set) var pieces: [Piece]
    let ignoresCase: Bool

    init(_ pieces: [Piece], ignoresCase: Bool = false) {
        self.pieces = pieces
        self.ignoresCase = ignoresCase
    }

    /// Whether every text matches.
    var isEverything: Bool { pieces == [.any] }

    func matches(_ text: [Unicode.Scalar]) -> Bool {
        ends(of: pieces, from: [0], in: text).last == text.count
    }

    /// Where the texts that some pieces match can end, given where they can begin, both in order.
    private func ends(of pieces: [Piece], from starts: [Int], in text: [Unicode.Scalar]) -> [Int] {
        pieces.reduce(starts) { reached, piece in
            switch piece {
            case .any: reached.first.map { Array($0...text.count) } ?? []
            case .choice(let values):
                Set(values.flatMap { ends(of: $0, from: reached, in: text) }).sorted()
            case .one: reached.filter { $0 < text.count }.map { $0 + 1 }
            case .literal(let own):
                reached.filter { $0 < text.count && isEqual(own, text[$0]) }.map { $0 + 1 }
            }
        }
    }

    private func isEqual(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
        one == other
            || ignoresCase && one.properties.lowercaseMapping == other.properties.lowercaseMapping
    }

    /// The literal text that every match begins with.
    var start: [Unicode.Scalar] {
        ignoresCase ? [] : pieces.prefix { $0.scalar != nil }.compactMap(\.scalar)
    }

    /// Whether only one text matches.
    var isLiteral: Bool { start.count == pieces.count }

    // MARK: - Examples

    /// The most examples for the values of the variables.
    private static let mostValues = 64

    /// Texts that match: with a word, nothing, two segments, or a digit for each `*`, and with each
    /// value of a variable, for all variables at once.
    var examples: [String] {
        let fillings = [text(), text(""), text("a/a"), text("1", one: "1")]
        return (fillings + (0..<valueCount).map { text(value: $0) }).withoutRepetitions
    }

    private var valueCount: Int { min(pieces.map { $0.values.count }.max() ?? 1, Self.mostValues) }

    /// A text that matches.
    ///
    /// - Parameters:
    ///   - filling: what stands for each `*`.
    ///   - one: what stands for each `?`.
    ///   - number: the index of the value that each variable has. A variable with fewer values has
    ///     its last one.
    private func text(_ filling: String = "a", one: String = "a", value number: Int = 0) -> String {
        pieces.enumerated().map { index, piece in
            switch piece {
            case .literal(let scalar): return String(scalar)
            // The `*` after a `?` is filled with a word, so the `?` can be empty: together, they
            // match the word.
            case .one: return pieces[(index + 1)...].first == .any && !filling.isEmpty ? "" : one
            case .any: return filling
            case .choice(let values):
                return values.isEmpty
                    ? "" : Glob(values[min(number, values.count - 1)]).text(filling, one: one)
            }
        }.joined()
    }

    // MARK: - Comparing patterns

    /// Whether this pattern matches every text that another one matches. It is enough to try texts
    /// in which each `*` is nothing, one, or two characters that no pattern contains.
    func covers(_ other: Glob) -> Bool {
        if isEverything { return true }
        guard ignoresCase == other.ignoresCase, !hasManyTexts(other) else { return false }
        return ["", "\u{F0000}", "\u{F0000}\u{F0001}"].allSatisfy { filling in
            (0..<max(1, other.valueCount)).allSatisfy { value in
                matches(Array(other.text(filling, one: "\u{F0002}", value: value).unicodeScalars))
            }
        }
    }

    /// Whether another pattern has more texts than `covers` tries: it has a variable with many
    /// values, or several variables, whose combinations aren't tried.
    private func hasManyTexts(_ other: Glob) -> Bool {
        let counts = other.pieces.filter { !pieces.contains($0) }.map { $0.values.count }.filter {
            $0 > 1
        }
        return counts.count > 1 || counts.contains { $0 > Self.mostValues }
    }
}
