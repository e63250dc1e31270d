/// "Did you mean": the word that was probably meant.
package enum Suggestion {
    /// The candidate that is closest to a word, or nil if none is close: a third of the word's characters may be wrong, and one
    /// always. Of several that are equally close, the first.
    ///
    /// A wrong character, one too many, one too few and two that are swapped count as one mistake each; case counts as none.
    /// Costs the length of the word times that of each candidate of about the same length.
    package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
        let word = folded(word)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let limit = best.map { $0.distance - 1 } ?? max(1, word.count / 3)
            guard limit >= 0 else { break }
            if let distance = distance(from: word, to: folded(candidate), limit: limit) {
                best = (candidate, distance)
            }
        }
        return best?.candidate
    }

    private static func folded(_ word: String) -> [Unicode.Scalar] {
        word.unicodeScalars.map { scalar in
            ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 0x20) : scalar
        }
    }

    /// The Damerau-Levenshtein distance (no part is changed twice), or nil if it is over a limit.
    private static func distance(from source: [Unicode.Scalar], to target: [Unicode.Scalar], limit: Int) -> Int? {
        guard abs(source.count - target.count) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...target.count)
        for row in source.indices {
            var next = [row + 1]
            for column in target.indices {
                let isEqual = source[row] == target[column]
                var cost = min(last[column] + (isEqual ? 0 : 1), last[column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                next.append(cost)
            }
            // Every later distance comes from this row or the one before it.
            if let least = next.min(), let leastBefore = last.min(), min(least, leastBefore) > limit { return nil }
            beforeLast = last
            last = next
        }
        return last[target.count] <= limit ? last[target.count] : nil
    }
}
