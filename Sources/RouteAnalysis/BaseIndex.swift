/// The variants of a scheme by their first segments, most of which are hosts: under many bases a pattern has one
/// question.
struct BaseIndex {
    private let scheme: TableAnalysis.Scheme
    /// The places of the variants with a literal first segment, by its number.
    private var literals: [Int: [Int]] = [:]
    /// The places of all others.
    private var others: [Int] = []
    private var judged: Set<Int> = []

    /// What is asked of one literal first segment, except for its text.
    private struct Question: Hashable {
        struct Member: Hashable {
            let entry: Int
            let path: ArraySlice<Int>
        }

        let members: [Member]
        /// Whether the others take the first segment.
        let isTaken: [Bool]
    }

    init(_ scheme: TableAnalysis.Scheme, _ questions: TextQuestions) {
        self.scheme = scheme
        for (place, member) in scheme.members.enumerated() {
            if let first = member.path.numbers.first, questions.members[first].matcher.isLiteral {
                literals[first, default: []].append(place)
            } else {
                others.append(place)
            }
        }
        let firsts = Set(others.compactMap { scheme.members[$0].path.numbers.first }).sorted()
        var known: Set<Question> = []
        for (first, places) in literals.sorted(by: { $0.value[0] < $1.value[0] }) {
            let prefix = firsts.isEmpty ? commonPrefix(places) : 1
            let members = places.map { place in
                Question.Member(
                    entry: scheme.variants[place].pattern, path: scheme.members[place].path.numbers.dropFirst(prefix))
            }
            let question = Question(members: members, isTaken: firsts.map { questions.meet($0, first) })
            if known.insert(question).inserted { judged.insert(first) }
        }
    }

    /// How many segments, all of them, have in common: the host, and a base's prefix.
    private func commonPrefix(_ places: [Int]) -> Int {
        let paths = places.map { scheme.members[$0].path }
        guard let first = paths.first else { return 0 }
        let shortest = paths.map(\.fixedCount).min() ?? 0
        return (0..<shortest).first { index in
            paths.contains { $0.numbers[index] != first.numbers[index] }
        } ?? shortest
    }

    /// Whether no variant under another base has the same answer.
    func isJudged(_ place: Int) -> Bool {
        guard let first = literal(place) else { return true }
        return judged.contains(first)
    }

    private func literal(_ place: Int) -> Int? {
        scheme.members[place].path.numbers.first.flatMap { literals[$0] == nil ? nil : $0 }
    }

    /// The variants of a pattern that can have the first segment of a variant.
    func places(of entry: Int, besides place: Int) -> [Int] {
        let places = scheme.places[entry] ?? []
        guard places.count > 1, let first = literal(place) else { return places }
        return places.filter { literal($0) ?? first == first }
    }

    /// The variants of some patterns that come before one and can have its first segment, in matching order.
    func places(of entries: [Int], before place: Int) -> [Int] {
        let near = (literal(place).flatMap { literals[$0] }).map { $0 + others }
        let all = entries.reduce(0) { $0 + (scheme.places[$1]?.count ?? 0) }
        if let near, near.count < all {
            let wanted = Set(entries)
            return near.filter { $0 < place && wanted.contains(scheme.variants[$0].pattern) }.sorted()
        }
        return entries.flatMap { scheme.places[$0] ?? [] }.filter { $0 < place }.sorted()
    }
}
