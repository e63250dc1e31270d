/// A pattern with wildcards, whose variables are replaced by what they stand for.
struct Glob: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        case literal(Unicode.Scalar)
        /// Any character, which is one Unicode scalar.
        case one
        /// Any text.
        case any
        case set(Set<Unicode.Scalar>)
        case choice([[Piece]])
    }

    private(set) var pieces: [Piece]
    let ignoresCase: Bool
    private let hasChoice: Bool

    init(_ pieces: [Piece], ignoresCase: Bool = false) {
        self.pieces = pieces
        self.ignoresCase = ignoresCase
        hasChoice = pieces.contains { if case .choice = $0 { true } else { false } }
    }

    /// Whether every text matches.
    var isEverything: Bool { pieces == [.any] }

    func matches(_ text: [Unicode.Scalar]) -> Bool {
        if hasChoice {
            var starts = Array(repeating: false, count: text.count + 1)
            starts[0] = true
            return ends(of: pieces, from: starts, in: text)[text.count]
        }
        var (piece, index) = (0, 0)
        // The last `*`, and where the text after what it takes begins.
        var star: (piece: Int, index: Int)?
        while index < text.count {
            if piece < pieces.count, pieces[piece] == .any {
                star = (piece, index)
                piece += 1
            } else if piece < pieces.count, takes(pieces[piece], text[index]) {
                piece += 1
                index += 1
            } else if let last = star {
                star = (last.piece, last.index + 1)
                (piece, index) = (last.piece + 1, last.index + 1)
            } else {
                return false
            }
        }
        return pieces[piece...].allSatisfy { $0 == .any }
    }

    /// Where the texts that some pieces match can end, given where they can begin.
    private func ends(of pieces: [Piece], from starts: [Bool], in text: [Unicode.Scalar]) -> [Bool] {
        var reached = starts
        for piece in pieces {
            guard let first = reached.firstIndex(of: true) else { break }
            switch piece {
            case .any: reached = reached.indices.map { $0 >= first }
            case .choice(let values):
                var all = Array(repeating: false, count: reached.count)
                for value in values {
                    for (index, isEnd) in ends(of: value, from: reached, in: text).enumerated() where isEnd {
                        all[index] = true
                    }
                }
                reached = all
            case .literal, .one, .set:
                reached = reached.indices.map { $0 > 0 && reached[$0 - 1] && takes(piece, text[$0 - 1]) }
            }
        }
        return reached
    }

    private func takes(_ piece: Piece, _ scalar: Unicode.Scalar) -> Bool {
        switch piece {
        case .literal(let own): own == scalar || ignoresCase && own.foldedText == scalar.foldedText
        case .one: true
        case .set(let all):
            all.contains(scalar) || ignoresCase && all.contains { $0.foldedText == scalar.foldedText }
        case .any, .choice: false
        }
    }

    /// The literal text that every match begins with.
    var start: [Unicode.Scalar] {
        if ignoresCase { return [] }
        return pieces.prefix { if case .literal = $0 { true } else { false } }.compactMap {
            if case .literal(let scalar) = $0 { scalar } else { nil }
        }
    }

    /// The only text that matches; nil if there are others.
    var literal: String? {
        let start = start
        return start.count == pieces.count ? String(String.UnicodeScalarView(start)) : nil
    }
}

// MARK: - Examples

extension Glob {
    /// The most examples for the values of one variable.
    private static let mostValues = 64

    /// Texts that match: with nothing, a word, or two segments for each `*`, and with each value of a variable.
    var examples: [String] {
        var texts = ["a", "", "a/a"].map { text($0) }
        for (index, piece) in pieces.enumerated() {
            guard case .choice(let values) = piece else { continue }
            texts += values.prefix(Self.mostValues).map { text("a", value: $0, at: index) }
        }
        return texts.withoutRepetitions
    }

    private func text(_ filling: String, value: [Piece] = [], at position: Int? = nil) -> String {
        pieces.enumerated().map { index, piece in
            if index == position { return value.map { Self.text($0, filling) }.joined() }
            // The word is long enough for '?*'.
            let isStart = piece == .one && pieces[(index + 1)...].first == .any && !filling.isEmpty
            return isStart ? "" : Self.text(piece, filling)
        }.joined()
    }

    private static func text(_ piece: Piece, _ filling: String) -> String {
        switch piece {
        case .literal(let scalar): String(scalar)
        case .one: "a"
        case .any: filling
        case .set(let all): all.min().map { String($0) } ?? ""
        case .choice(let values): (values.first ?? []).map { text($0, filling) }.joined()
        }
    }
}

// MARK: - Comparing patterns

extension Glob {
    /// Whether every text that another pattern matches certainly matches.
    func covers(_ other: Glob) -> Bool {
        if isEverything { return true }
        guard ignoresCase == other.ignoresCase else { return false }
        return reaches(other) { own, theirs in Self.takesAll(own, theirs) }
    }

    /// Whether a text may match both patterns.
    func overlaps(_ other: Glob) -> Bool {
        if ignoresCase || other.ignoresCase { return true }
        return reaches(other, isBoth: true) { own, theirs in Self.takesAll(own, theirs) || Self.takesAll(theirs, own) }
    }

    /// Whether the pieces can be paired to the end. A `*` takes any pieces of the other pattern.
    ///
    /// - Parameter isBoth: whether a `*` of the other pattern takes any pieces of this one, too.
    private func reaches(_ other: Glob, isBoth: Bool = false, _ fit: (Piece, Piece) -> Bool) -> Bool {
        func isOpen(_ piece: Piece) -> Bool {
            if case .choice = piece { isBoth } else { piece == .any }
        }
        var row = Array(repeating: false, count: other.pieces.count + 1)
        for index in 0...pieces.count {
            var next = Array(repeating: false, count: row.count)
            for position in row.indices {
                if index == 0, position == 0 {
                    next[0] = true
                    continue
                }
                let own = index > 0 ? pieces[index - 1] : nil
                let theirs = position > 0 ? other.pieces[position - 1] : nil
                if let own, isOpen(own), row[position] || position > 0 && next[position - 1] {
                    next[position] = true
                } else if isBoth, let theirs, isOpen(theirs), next[position - 1] || row[position] {
                    next[position] = true
                } else if let own, let theirs, row[position - 1] {
                    next[position] = fit(own, theirs)
                }
            }
            row = next
        }
        return row[other.pieces.count]
    }

    private static func takesAll(_ own: Piece, _ theirs: Piece) -> Bool {
        switch (own, theirs) {
        case (.one, .literal), (.one, .one), (.one, .set): true
        case (.set(let all), .literal(let scalar)): all.contains(scalar)
        case (.set(let all), .set(let others)): others.isSubset(of: all)
        default: own == theirs && own != .any
        }
    }
}

extension Unicode.Scalar {
    /// In lower case.
    fileprivate var foldedText: String { properties.lowercaseMapping }
}
