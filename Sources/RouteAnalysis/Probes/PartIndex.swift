import RouteLanguage

/// Finds the parts at one position that may accept some text that another part accepts, judging by
/// the literal texts that they begin and end with, or by what integers and lengths they accept.
struct PartIndex {
    /// Numbers of parts. A number can be in several of the lists.
    struct Numbers {
        let lists: [[Int]]
        let count: Int

        init(_ lists: [[Int]]) {
            self.lists = lists
            count = lists.reduce(0) { $0 + $1.count }
        }
    }

    private let beginnings: TextIndex
    private let ends: TextIndex
    private let integers: PartRanges
    private let lengths: PartRanges

    /// - Parameter parts: those that each path can have at the position; none where it is shorter.
    init(_ parts: [[ProbedPart]]) {
        beginnings = TextIndex(parts, isReversed: false)
        ends = TextIndex(parts, isReversed: true)
        integers = PartRanges(parts) { $0.integers }
        lengths = PartRanges(parts) { $0.textConstraint?.lengths }
    }

    /// The numbers of the parts that may accept some text that a part accepts, from the index that
    /// leaves the fewest; nil if each leaves more than a limit.
    func numbers(meeting part: ProbedPart, atMost limit: Int) -> Numbers? {
        var fewest: Numbers?
        for index in [beginnings, ends] {
            guard let lists = index.numbers(meeting: part) else { continue }
            let numbers = Numbers(lists)
            if numbers.count <= fewest?.count ?? limit { fewest = numbers }
        }
        let most = fewest?.count ?? limit
        if let range = part.integers, let lists = integers.numbers(meeting: range, atMost: most) {
            fewest = Numbers(lists)
        }
        // Integers have no lengths, so a part has only one of the two.
        if let range = part.textConstraint?.lengths,
            let lists = lengths.numbers(meeting: range, atMost: most)
        {
            fewest = Numbers(lists)
        }
        return fewest
    }
}

/// The numbers of parts by the literal texts that they begin with, or that they end
/// with, reversed.
private struct TextIndex {
    private let isReversed: Bool
    private var numbers: [[UInt8]: [Int]] = [:]
    private let sorted: [[UInt8]]
    /// The lengths of the texts, the shortest first.
    private let lengths: [Int]

    init(_ parts: [[ProbedPart]], isReversed: Bool) {
        self.isReversed = isReversed
        for (number, parts) in parts.enumerated() {
            for text in Set(parts.flatMap { $0.starts(isReversed) }) {
                numbers[text, default: []].append(number)
            }
        }
        sorted = numbers.keys.sorted { $0.lexicographicallyPrecedes($1) }
        lengths = Set(sorted.map(\.count)).sorted()
    }

    /// Nil if all may meet the part.
    func numbers(meeting part: ProbedPart) -> [[Int]]? {
        let texts = part.starts(isReversed)
        if texts.contains([]) { return nil }
        return texts.flatMap { text in
            let shorter = lengths.prefix { $0 < text.count }.map { Array(text.prefix($0)) }
            return (shorter + keys(beginningWith: text)).compactMap { numbers[$0] }
        }
    }

    private func keys(beginningWith text: [UInt8]) -> ArraySlice<[UInt8]> {
        let start = sorted.firstPosition { !$0.lexicographicallyPrecedes(text) }
        return sorted[start...].prefix { $0.starts(with: text) }
    }
}

/// The numbers of parts by the ranges that they accept.
private struct PartRanges {
    private let ranges: RangeIndex
    /// The parts without a range.
    private var others: [Int] = []

    init(_ parts: [[ProbedPart]], _ range: (ProbedPart) -> ClosedRange<WideInteger>?) {
        ranges = RangeIndex(parts.map { $0.compactMap(range) })
        for (number, parts) in parts.enumerated() {
            for part in parts where range(part) == nil { others.append(number) }
        }
    }

    /// Nil if there are more than a limit.
    func numbers(meeting own: ClosedRange<WideInteger>, atMost limit: Int) -> [[Int]]? {
        if others.count > limit { return nil }
        let numbers = ranges.positions(meeting: own, atMost: limit - others.count)
        return numbers.map { [$0, others] }
    }
}

extension ProbedPart {
    /// The literal texts with which its texts begin, in lower case; if they are reversed, the ones
    /// that they end with.
    fileprivate func starts(_ isReversed: Bool) -> [[UInt8]] {
        (finiteTexts ?? [isReversed ? literalEnd : literalStart]).map { text in
            let bytes = Array(text.asciiLowercased.utf8)
            return isReversed ? bytes.reversed() : bytes
        }
    }
}
