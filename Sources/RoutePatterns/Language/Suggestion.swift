/// "Did you mean": the word that was probably meant.
package enum Suggestion {
    /// The candidate closest to a word, the first if several are equally close; nil if none is
    /// close. A third of the word's characters can be wrong, at least one and at most ten.
    ///
    /// A wrong, extra, or missing character, or two swapped characters, are one mistake. Case is
    /// ignored.
    ///
    /// - Parameter mistakes: the most mistakes, if they are to be fewer.
    package static func closest(
        to word: String, among candidates: some Sequence<String>, mistakes: Int = mostMistakes
    ) -> String? {
        let word = Array(word.asciiLowercased.unicodeScalars)
        var best: String?
        var limit = min(max(1, word.count / 3), mistakes)
        for candidate in candidates {
            guard limit >= 0 else { break }
            let candidateWord = Array(candidate.asciiLowercased.unicodeScalars)
            if let distance = distance(from: word, to: candidateWord, limit: limit) {
                best = candidate
                limit = distance - 1
            }
        }
        return best
    }

    package static let mostMistakes = 10
    /// The most characters of a word, because comparing takes quadratic time.
    private static let longest = 100

    /// The Damerau-Levenshtein distance (optimal string alignment); nil if it exceeds a limit, or
    /// for long texts.
    private static func distance(
        from source: [Unicode.Scalar], to target: [Unicode.Scalar], limit: Int
    ) -> Int? {
        guard abs(source.count - target.count) <= limit, source.count <= longest else {
            return nil
        }
        var beforeLast: [Int] = []
        var last = Array(0...target.count)
        for row in source.indices {
            var next = [row + 1]
            for column in target.indices {
                let isEqual = source[row] == target[column]
                var cost = min(
                    last[column] + (isEqual ? 0 : 1), last[column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, source[row] == target[column - 1],
                    source[row - 1] == target[column]
                {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                next.append(cost)
            }
            beforeLast = last
            last = next
        }
        return last[target.count] <= limit ? last[target.count] : nil
    }
}
