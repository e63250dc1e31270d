import RoutePatterns

/// Looks for a URL that some patterns read, all of them, and others do not: the question that comparing two tables comes down
/// to, for the patterns may be of different tables.
///
/// As in Reachability, each segment and item is a choice of its own, and of the texts that fit all required patterns only those
/// count that as few avoided ones take as possible. Types that only the app knows take every text here, as the interpreter has
/// it. A search that ends without a URL, and is not exhausted, is a proof that there is none.
struct JointSearch {
    /// A pattern under one of its bases.
    struct Member {
        let variant: Variant
        let pattern: Pattern

        /// Whether both patterns are written alike; then they read the same URLs.
        func readsSame(as other: Member) -> Bool {
            variant.matchers == other.variant.matchers && variant.isHosted == other.variant.isHosted
                && pattern == other.pattern
        }
    }

    /// An item that the URL must, or must not, have: where two patterns differ in what they make of its absence.
    struct ForcedItem: Hashable {
        enum Presence: Hashable {
            case absent, empty, present
        }

        let name: String
        let isInFragment: Bool
        let presence: Presence
    }

    let questions: TextQuestions
    let required: [Member]
    let avoided: [Member]
    var forced: ForcedItem?
    /// How many more choices are tried before the answer is "cannot tell".
    var fuel = 3_000
    var isExhausted = false
    var sketch: URLSketch
    /// The texts chosen so far: others are preferred, so that values which change places show.
    var used: [[Symbol]] = []

    init(
        _ questions: TextQuestions, required: [Member], avoided: [Member], forced: ForcedItem? = nil, scheme: String,
        isHosted: Bool
    ) {
        self.questions = questions
        self.required = required
        self.avoided = avoided
        self.forced = forced
        self.sketch = URLSketch(scheme: scheme, isHosted: isHosted)
    }

    /// The URL, if there is one.
    mutating func url() -> String? {
        let paths = required.map(\.variant.matchers)
        for length in Self.lengths(of: paths, avoiding: avoided.map(\.variant.matchers)) {
            if continuePath(paths, length, at: 0, Array(avoided.indices)) { return sketch.text }
        }
        return nil
    }

    /// The numbers of segments that are worth a try: past the longest pattern, one more says all.
    static func lengths(of required: [[Matcher]], avoiding others: [[Matcher]]) -> [Int] {
        let least = required.map(\.fixedCount).max() ?? 0
        let longest = (required + others).map(\.count).max() ?? 0
        return (least...max(least, longest + 1)).filter { length in required.allSatisfy { $0.endsAt(length) } }
    }

    private mutating func continuePath(
        _ paths: [[Matcher]], _ length: Int, at position: Int, _ active: [Int]
    ) -> Bool {
        if position == length {
            return continueFragment(active.filter { avoided[$0].variant.matchers.endsAt(length) })
        }
        let present = active.filter { avoided[$0].variant.matchers.matcher(at: position) != nil }
        let own = paths.compactMap { $0.matcher(at: position) }
        let others = present.compactMap { avoided[$0].variant.matchers.matcher(at: position) }
        for choice in choices(own, others, .pathSegment) {
            let before = (sketch, used)
            sketch.path.segments.append(choice.word.urlText)
            used.append(choice.word)
            if continuePath(paths, length, at: position + 1, choice.taking.map { present[$0] }) { return true }
            (sketch, used) = before
        }
        return false
    }

    /// Texts that fit all of the first matchers, each with the others that take it, the least taken ones.
    mutating func choices(
        _ own: [Matcher], _ others: [Matcher], _ place: TextSets.Place, isEmptyAllowed: Bool = true
    ) -> [(word: [Symbol], taking: [Int])] {
        fuel -= 1
        if fuel < 0 {
            isExhausted = true
            return []
        }
        if let literal = own.first(where: { $0.onlyWord != nil }), let word = literal.onlyWord {
            guard own.allSatisfy({ questions.meet($0, literal, place) }) else { return [] }
            return [(word, others.indices.filter { questions.meet(others[$0], literal, place) })]
        }
        let covering = others.indices.filter { index in own.contains { questions.covers(others[index], $0, place) } }
        let covered = Set(covering)
        let partial = others.indices.filter { index in
            !covered.contains(index) && own.allSatisfy { questions.meet(others[index], $0, place) }
        }
        let sets = TextSets(place)
        let required =
            own.withoutRepetitions.map { sets.read($0) } + (isEmptyAllowed ? [] : [TextAutomaton.some(sets.anything)])
        let distinct = partial.map { others[$0] }.withoutRepetitions
        let union = TextAutomaton.any(of: distinct.map { sets.read($0) })
        if let word = freeWord(required, union, sets) { return [(word, covering)] }
        guard !distinct.isEmpty else { return [] }
        guard let found = questions.memberships(required + distinct.map { sets.read($0) }) else {
            isExhausted = true
            return []
        }
        let inside = found.filter { $0.key[..<required.count].allSatisfy { $0 } }
        let least = inside.filter { candidate in
            !inside.keys.contains { $0 != candidate.key && zip($0, candidate.key).allSatisfy { !$0 || $1 } }
        }
        return least.sorted { $0.value.urlText < $1.value.urlText }.map { membership, word in
            let taking = partial.filter { index in
                distinct.firstIndex(of: others[index]).map { membership[required.count + $0] } ?? false
            }
            return (word, (covering + taking).sorted())
        }
    }

    /// A text that fits and that none of the others takes, a readable and a new one if there is one.
    private mutating func freeWord(_ required: [TextAutomaton], _ union: TextAutomaton, _ sets: TextSets) -> [Symbol]? {
        let count = required.count
        let known = TextAutomaton.any(of: used.map { TextAutomaton($0.map(\.asSet)) })
        let all = required + [union]
        func isFree(_ sets: [Bool]) -> Bool { sets[..<count].allSatisfy { $0 } && !sets[count] }
        let readable = questions.first(all + [sets.nice, known]) { isFree($0) && $0[count + 1] && !$0[count + 2] }
        if let word = readable ?? questions.first(all + [known], where: { isFree($0) && !$0[count + 1] }) {
            return word
        }
        // A search without an end leaves open whether there is a text.
        switch TextProduct(all).first(where: isFree) {
        case .found(let word): return word
        case .none: return nil
        case .unknown:
            isExhausted = true
            return nil
        }
    }
}

extension Symbol {
    fileprivate var asSet: SymbolSet {
        isEscaped ? SymbolSet(plain: [], escaped: [byte]) : SymbolSet(plain: [byte])
    }
}

extension Matcher {
    /// The one way to spell a literal text of ASCII letters and digits; nil for everything else.
    fileprivate var onlyWord: [Symbol]? {
        guard case .literal(let text, false) = self, !text.isEmpty,
            text.utf8.allSatisfy({ SymbolSet(plain: [$0]).isSubset(of: .lettersAndDigits) })
        else { return nil }
        return text.utf8.map { Symbol(byte: $0, isEscaped: false) }
    }
}

extension [Matcher] {
    /// The number of segments that must be there.
    var fixedCount: Int { count { !$0.isRest } }

    /// Each matcher once, in the order of the first: a witness is the same on every run.
    fileprivate var withoutRepetitions: [Matcher] {
        var seen: Set<Matcher> = []
        return filter { seen.insert($0).inserted }
    }

    /// Whether some path fits both.
    func meets(_ other: [Matcher], _ questions: TextQuestions) -> Bool {
        let longest = Swift.max(fixedCount, other.fixedCount)
        guard endsAt(longest), other.endsAt(longest) else { return false }
        return (0..<longest).allSatisfy { position in
            guard let a = matcher(at: position), let b = other.matcher(at: position) else { return false }
            return questions.meet(a, b)
        }
    }
}
