import RoutePatterns

/// Looks for a URL of a pattern that no earlier pattern reads.
///
/// Each segment and each item is a choice of its own. Of the earlier patterns some take every text that the pattern takes at a
/// place; the others can be avoided there by some text. If one text avoids all of those at once, no other text is better, and the
/// search goes on with the rest of the earlier patterns; only where their union is the whole set is each combination tried. A
/// search that ends without a URL is a proof that there is none.
struct Reachability {
    enum Answer {
        /// This URL opens the pattern; none is made where no earlier pattern is near.
        case reachable(url: String?)
        /// Every URL opens one of these earlier patterns; with a URL for each.
        case covered([(entry: Int, url: String)])
        case unknown
    }

    let table: RouteTable
    let scheme: RouteTable.SchemeTree
    let questions: TextQuestions

    /// Whether a URL of a variant is read by none of the earlier variants.
    func answer(for variant: Variant, earlier: [Variant]) -> Answer {
        if earlier.isEmpty { return .reachable(url: nil) }
        var search = Search(self, variant, earlier)
        let isReachable = search.isReachable()
        if isReachable { return .reachable(url: search.witness) }
        return search.isExhausted ? .unknown : .covered(search.covering)
    }

    /// Whether every URL of one variant is one of the other's.
    func isCovered(_ variant: Variant, by other: Variant) -> Bool {
        var search = Search(self, variant, [other])
        return !search.isReachable() && !search.isExhausted
    }

    struct Search {
        let table: RouteTable
        let scheme: RouteTable.SchemeTree
        let questions: TextQuestions
        let variant: Variant
        let pattern: Pattern
        let earlier: [Variant]
        let patterns: [Pattern]
        /// How many more choices are tried before the answer is "cannot tell".
        var fuel = 3_000
        var isExhausted = false
        var covering: [(entry: Int, url: String)] = []
        var sketch: URLSketch
        /// The URL that was found.
        var witness: String?

        init(_ reachability: Reachability, _ variant: Variant, _ earlier: [Variant]) {
            self.table = reachability.table
            self.scheme = reachability.scheme
            self.questions = reachability.questions
            self.variant = variant
            self.pattern = table.alternative(variant.pattern).pattern
            self.earlier = earlier
            let table = table
            self.patterns = earlier.map { table.alternative($0.pattern).pattern }
            self.sketch = URLSketch(
                scheme: variant.scheme ?? scheme.scheme ?? "x", isHosted: scheme.isHosted)
        }

        mutating func isReachable() -> Bool {
            let fixed = variant.matchers.filter { !$0.isRest }
            let all = Array(earlier.indices)
            guard let rest = variant.matchers.first(where: \.isRest) else {
                return continuePath(fixed[...], at: 0, all)
            }
            // More segments than any earlier pattern names leave only the rests among them; fewer are tried then.
            let longest = earlier.map(\.matchers.count).max() ?? 0
            for length in (fixed.count...max(fixed.count, longest + 1)).reversed() {
                let matchers = fixed + Array(repeating: rest, count: length - fixed.count)
                if continuePath(matchers[...], at: 0, all) { return true }
            }
            return false
        }

        /// Chooses the segment at a position and what follows.
        mutating func continuePath(_ matchers: ArraySlice<Matcher>, at position: Int, _ active: [Int]) -> Bool {
            guard let matcher = matchers.first else {
                let ending = active.filter { earlier[$0].matchers.endsAt(position) }
                return continueFragment(ending)
            }
            let present = active.filter { earlier[$0].matchers.matcher(at: position) != nil }
            let others = present.map { earlier[$0].matchers.matcher(at: position) ?? matcher }
            for choice in choices(matcher, others, .pathSegment) {
                sketch.path.segments.append(choice.word.urlText)
                let isFound = continuePath(
                    matchers.dropFirst(), at: position + 1, choice.taking.map { present[$0] })
                sketch.path.segments.removeLast()
                if isFound { return true }
            }
            return false
        }

        /// Texts of a matcher, each with those of the others that take it, the least taken ones.
        mutating func choices(
            _ matcher: Matcher, _ others: [Matcher], _ place: TextSets.Place
        ) -> [(word: [Symbol], taking: [Int])] {
            fuel -= 1
            if fuel < 0 {
                isExhausted = true
                return []
            }
            let covering = others.indices.filter { questions.covers(others[$0], matcher, place) }
            let covered = Set(covering)
            let partial = others.indices.filter { index in
                !covered.contains(index) && !others[index].isOpaque && questions.meet(others[index], matcher, place)
            }
            let sets = TextSets(place)
            let set = sets.read(matcher)
            let distinct = partial.map { others[$0] }.withoutRepetitions
            let union = TextAutomaton.any(of: distinct.map { sets.read($0) })
            if let word = questions.first([set, union, sets.nice], where: { $0[0] && !$0[1] && $0[2] })
                ?? questions.first([set, union], where: { $0[0] && !$0[1] })
            {
                return [(word, covering)]
            }
            guard !distinct.isEmpty, let found = questions.memberships([set] + distinct.map { sets.read($0) }) else {
                isExhausted = isExhausted || questions.isUncertain
                return []
            }
            let inside = found.filter { $0.key[0] }
            let least = inside.filter { candidate in
                !inside.keys.contains { $0 != candidate.key && $0.isSubset(of: candidate.key) }
            }
            return least.sorted { $0.value.urlText < $1.value.urlText }.map { membership, word in
                let taking = partial.filter { index in
                    distinct.firstIndex(of: others[index]).map { membership[$0 + 1] } ?? false
                }
                return (word, (covering + taking).sorted())
            }
        }

        /// Notes that some earlier pattern reads the URL that was put together.
        mutating func noteCovered() {
            let url = sketch.text
            guard let winner = table.read(url: url)?.entry, winner != variant.pattern else { return }
            if covering.count < 4, !covering.contains(where: { $0.entry == winner }) { covering.append((winner, url)) }
        }
    }
}

extension [Bool] {
    fileprivate func isSubset(of other: [Bool]) -> Bool {
        zip(self, other).allSatisfy { !$0 || $1 }
    }
}

extension [Matcher] {
    /// The matcher of a segment: a rest's for all that it takes.
    func matcher(at position: Int) -> Matcher? {
        if position < count { return self[position] }
        return last.flatMap { $0.isRest ? $0 : nil }
    }

    /// Whether a path of that many segments is one of these matchers'.
    func endsAt(_ position: Int) -> Bool {
        count == position || (last?.isRest == true && position >= count - 1)
    }
}
