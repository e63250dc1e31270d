import RoutePatterns

/// Finds the rivals of a pattern: those that may read some of its links, judging by each slot on its own.
///
/// Comparing all pairs would take quadratic time. So paths are found by their literal texts, and of the patterns with
/// one path, those that differ in the literal text of an item or a fragment are skipped.
struct Rivals {
    /// The most rivals of a pattern.
    private static let limit = 60

    /// The patterns with one path, in matching order.
    fileprivate struct SamePath {
        let path: [ProbedPart]
        let rest: ProbedPart?
        var members: [Int] = []
        /// The members that have a literal text under a name, by the name and the text.
        var literals: [String: [String: [Int]]] = [:]
        var literalCounts: [String: Int] = [:]
        /// For each name under which most members have a literal text, the members that have none.
        var others: [String: [Int]] = [:]
    }

    private let patterns: [ProbedPattern]
    private let literals: [[String: String]]
    private var groups: [SamePath] = []
    private var groupNumbers: [Int] = []
    private var positions: [TextIndex] = []

    /// - Parameter patterns: sorted by their matching order.
    init(_ patterns: [ProbedPattern]) {
        self.patterns = patterns
        literals = patterns.map(\.literals)
        var known: [[Matcher]: Int] = [:]
        for (index, pattern) in patterns.enumerated() {
            let path = pattern.path
            let key = path.segments.map(\.matcher) + (path.rest.map { [$0.matcher] } ?? [])
            let number = known[key] ?? groups.count
            if number == groups.count {
                known[key] = number
                groups.append(SamePath(path: path.segments, rest: path.rest))
            }
            groupNumbers.append(number)
            groups[number].members.append(index)
            for (name, text) in literals[index] {
                groups[number].literals[name, default: [:]][text, default: []].append(index)
                groups[number].literalCounts[name, default: 0] += 1
            }
        }
        for number in groups.indices {
            let members = groups[number].members
            for (name, count) in groups[number].literalCounts where count * 2 > members.count {
                groups[number].others[name] = members.filter { literals[$0][name] == nil }
            }
        }
        let longest = groups.reduce(0) { max($0, $1.path.count) }
        positions = (0..<longest).map { position in
            var index = TextIndex()
            for (number, group) in groups.enumerated() {
                guard let part = position < group.path.count ? group.path[position] : group.rest else { continue }
                index.add(part, number)
            }
            index.sort()
            return index
        }
    }

    /// The rivals of a pattern, the nearest in matching order first, and whether there may be more.
    func rivals(of index: Int) -> (rivals: [Int], areAll: Bool) {
        let pattern = patterns[index]
        var found: [Int] = []
        var areAll = true
        for number in groupNumbers(of: index) {
            let members = members(of: groups[number], near: index)
            let start = members.firstIndex(atLeast: index)
            var (before, after) = (start - 1, start)
            var count = 0
            while before >= 0 || after < members.count {
                if count == Self.limit {
                    areAll = false
                    break
                }
                let isAfter =
                    before < 0
                    || after < members.count
                        && members[after] - index <= index - members[before]
                let other = members[isAfter ? after : before]
                if isAfter { after += 1 } else { before -= 1 }
                if pattern.meets(patterns[other]) {
                    found.append(other)
                    count += 1
                }
            }
        }
        let sorted = found.map { (abs($0 - index), $0) }.sorted { $0 < $1 }.map(\.1)
        return (Array(sorted.prefix(Self.limit)), areAll && sorted.count <= Self.limit)
    }

    /// The number of patterns that are tried before a pattern and may read some of its links.
    func earlierCount(of index: Int) -> Int {
        let pattern = patterns[index]
        var found: Set<PatternID> = []
        for number in groupNumbers(of: index) {
            for other in members(of: groups[number], near: index) {
                if other >= index { break }
                let earlier = patterns[other]
                if earlier.table == pattern.table, pattern.meets(earlier) { found.insert(earlier.pattern) }
            }
        }
        return found.count
    }

    /// The groups whose paths may be shared with a pattern's.
    private func groupNumbers(of index: Int) -> [Int] {
        let group = groups[groupNumbers[index]]
        var fewest: (count: Int, lists: [[Int]])?
        for (position, part) in group.path.enumerated() {
            guard let lists = positions[position].numbers(part) else { continue }
            let count = lists.reduce(0) { $0 + $1.count }
            if count < fewest?.count ?? .max { fewest = (count, lists) }
            if count <= 1 { break }
        }
        // Only the segment with the fewest candidates is used: for a host, for example, they are all patterns.
        let numbers = fewest.map { Array(Set($0.lists.joined())).sorted() } ?? Array(groups.indices)
        return numbers.filter { group.meets(groups[$0]) }
    }

    private func members(of group: SamePath, near index: Int) -> [Int] {
        var fewest = group.members
        for (name, text) in literals[index] {
            guard let others = group.others[name] else { continue }
            let same = group.literals[name]?[text] ?? []
            if same.count + others.count < fewest.count { fewest = (same + others).sorted() }
        }
        return fewest
    }
}

extension [Int] {
    /// In a sorted array, the first index of an element that is at least this large.
    fileprivate func firstIndex(atLeast number: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Rivals.SamePath {
    fileprivate func meets(_ other: Self) -> Bool {
        ProbedHalf.meet((path, rest), (other.path, other.rest))
    }
}

extension ProbedHalf {
    /// Whether two paths may be the same, judging by each segment on its own.
    fileprivate static func meet(
        _ a: (segments: [ProbedPart], rest: ProbedPart?), _ b: (segments: [ProbedPart], rest: ProbedPart?)
    ) -> Bool {
        if a.segments.count < b.segments.count, a.rest == nil { return false }
        if b.segments.count < a.segments.count, b.rest == nil { return false }
        for position in 0..<max(a.segments.count, b.segments.count) {
            guard let own = position < a.segments.count ? a.segments[position] : a.rest,
                let other = position < b.segments.count ? b.segments[position] : b.rest
            else { return false }
            if !own.meets(other) { return false }
        }
        return true
    }

    /// Whether no literal or absent item conflicts.
    fileprivate func itemsMeet(_ other: ProbedHalf) -> Bool {
        items.allSatisfy { item in
            guard item.isRequired || item.presence == .absent, let twin = other.item(named: item.names) else {
                return true
            }
            if item.presence == .absent || twin.presence == .absent { return !item.isRequired && !twin.isRequired }
            guard twin.isRequired, item.names.count == 1, twin.names.count == 1, let own = item.part,
                let others = twin.part
            else { return true }
            return own.meets(others)
        }
    }
}

extension ProbedPattern {
    /// Whether both may read one link, judging by each slot on its own. Their paths meet.
    fileprivate func meets(_ other: ProbedPattern) -> Bool {
        if table == other.table, pattern == other.pattern { return false }
        if let scheme, let otherScheme = other.scheme, scheme != otherScheme { return false }
        guard path.itemsMeet(other.path) else { return false }
        guard let fragment, let otherFragment = other.fragment else { return true }
        if isOnlyItems != other.isOnlyItems { return true }
        return ProbedHalf.meet((fragment.segments, fragment.rest), (otherFragment.segments, otherFragment.rest))
            && fragment.itemsMeet(otherFragment)
    }

    /// The literal texts that keep patterns with one path apart: those of items, by their names, and the fragment.
    fileprivate var literals: [String: String] {
        var literals: [String: String] = [:]
        for item in path.items where item.isRequired && item.names.count == 1 {
            if let texts = item.part?.finiteTexts, texts.count == 1 { literals[item.name] = texts[0] }
        }
        if let fragment, !isOnlyItems, fragment.rest == nil {
            let texts = fragment.segments.map { $0.finiteTexts?.count == 1 ? $0.finiteTexts?.first : nil }
            if !texts.contains(nil) { literals["#"] = texts.compactMap { $0 }.joined(separator: "/") }
        }
        return literals
    }
}

/// Parts of one position by their literal texts.
private struct TextIndex {
    private var starts = EndIndex()
    /// With all texts reversed.
    private var ends = EndIndex()

    mutating func add(_ part: ProbedPart, _ number: Int) {
        if let texts = part.finiteTexts {
            for text in texts {
                starts.whole[Self.key(text), default: []].append(number)
                ends.whole[Self.key(text).reversed(), default: []].append(number)
            }
        } else {
            starts.first[Self.key(part.ends.first), default: []].append(number)
            ends.first[Self.key(part.ends.last).reversed(), default: []].append(number)
        }
    }

    mutating func sort() {
        // Without a literal text at an end, nothing would be looked up.
        guard starts.hasTexts || ends.hasTexts else { return }
        starts.sort()
        ends.sort()
    }

    /// The numbers of the parts that may accept some text that this part accepts; nil if all may. A number can be in
    /// several of the lists.
    func numbers(_ part: ProbedPart) -> [[Int]]? {
        if let texts = part.finiteTexts {
            return texts.map(Self.key).flatMap { key in
                (starts.whole[key].map { [$0] } ?? []) + starts.numbers(ofPrefixesOf: key)
            }
        }
        let (first, last) = (Self.key(part.ends.first), Array(Self.key(part.ends.last).reversed()))
        if first.isEmpty, last.isEmpty { return nil }
        return first.count >= last.count ? starts.numbers(sharing: first) : ends.numbers(sharing: last)
    }

    private static func key(_ text: String) -> [UInt8] { Array(text.asciiLowercased.utf8) }
}

/// The numbers of parts by their literal text at one end.
private struct EndIndex {
    /// The parts that accept only a few texts, by each text.
    var whole: [[UInt8]: [Int]] = [:]
    /// All other parts, by the literal text that theirs begin with.
    var first: [[UInt8]: [Int]] = [:]
    private var sortedWhole: [[UInt8]] = []
    private var sortedFirst: [[UInt8]] = []

    var hasTexts: Bool { first.keys.contains { !$0.isEmpty } }

    mutating func sort() {
        sortedWhole = whole.keys.sorted { $0.lexicographicallyPrecedes($1) }
        sortedFirst = first.keys.sorted { $0.lexicographicallyPrecedes($1) }
    }

    func numbers(ofPrefixesOf key: [UInt8]) -> [[Int]] {
        (0...key.count).compactMap { first[Array(key.prefix($0))] }
    }

    /// The parts that may accept a text that begins with the key.
    func numbers(sharing key: [UInt8]) -> [[Int]] {
        numbers(ofPrefixesOf: key) + Self.keys(after: key, in: sortedFirst).compactMap { $0 == key ? nil : first[$0] }
            + Self.keys(after: key, in: sortedWhole).compactMap { whole[$0] }
    }

    /// The keys, in order, that begin with a text.
    private static func keys(after text: [UInt8], in keys: [[UInt8]]) -> ArraySlice<[UInt8]> {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle].lexicographicallyPrecedes(text) { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < keys.count, keys[end].starts(with: text) { end += 1 }
        return keys[low..<end]
    }
}
