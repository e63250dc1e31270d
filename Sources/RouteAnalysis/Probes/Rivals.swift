import RouteLanguage

/// Finds the rivals of a pattern: those that may read some of its links, judging by each slot on
/// its own.
///
/// Comparing all pairs would take quadratic time. So paths are found by their literal texts, and of
/// the patterns with one path, those that differ in the literal text of an item or a fragment are
/// skipped.
struct Rivals {
    /// The most rivals of a pattern.
    private static let limit = 60

    /// The patterns with one path, in matching order.
    private struct SamePath {
        /// Of the first member. All have these segments.
        let path: ProbedHalf
        var members: [Int] = []
        /// The name under which most members have a literal text; nil if only some have one.
        var name: String?
        /// The members by their literal text under the name; under nil, those without.
        var byText: [String?: [Int]] = [:]
        /// The members by the name of an item that they require; under nil, those without.
        var byRequiredName: [String?: [Int]] = [:]
    }

    private let patterns: [ProbedPattern]
    private let literals: [[String: String]]
    private var groups: [SamePath] = []
    private var groupNumbers: [Int] = []
    /// For each position, the parts by how their texts begin, and by how they end.
    private var positions: [[TextIndex]] = []
    /// The same for positions from the last segment on, which patterns with a rest may need.
    private var lastPositions: [[TextIndex]] = []

    /// - Parameter patterns: sorted by their matching order.
    init(_ patterns: [ProbedPattern]) {
        self.patterns = patterns
        literals = patterns.map(\.literals)
        var known: [[Matcher]: Int] = [:]
        for (index, pattern) in patterns.enumerated() {
            let path = pattern.path
            let number = known[path.matchers] ?? groups.count
            if number == groups.count {
                known[path.matchers] = number
                groups.append(SamePath(path: path))
            }
            groupNumbers.append(number)
            groups[number].members.append(index)
        }
        for number in groups.indices {
            groups[number].byRequiredName = Dictionary(grouping: groups[number].members) {
                patterns[$0].requiredNames.last
            }
        }
        for (number, members) in groups.map(\.members).enumerated() {
            let counts = Dictionary(
                members.flatMap { literals[$0].keys }.map { ($0, 1) }, uniquingKeysWith: +)
            guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
                most.value * 2 > members.count
            else { continue }
            groups[number].name = most.key
            groups[number].byText = Dictionary(grouping: members) { literals[$0][most.key] }
        }
        let paths = groups.map(\.path)
        let longest = paths.reduce(0) { max($0, $1.restStart) }
        positions = (0..<longest).map { position in
            let parts = paths.map { $0.parts(at: position) }
            return [false, true].map { TextIndex(parts, isReversed: $0) }
        }
        let longestBehind = paths.reduce(0) { max($0, $1.countBehind) }
        lastPositions = (0..<longestBehind).map { position in
            let parts = paths.map { $0.reversed.parts(at: position) }
            return [false, true].map { TextIndex(parts, isReversed: $0) }
        }
    }

    /// The rivals of a pattern, the nearest in matching order first.
    func rivals(of index: Int) -> [Int] {
        nearest(index) { members(of: $0, near: index) }
    }

    /// The rivals that may read what the pattern writes: they require no item that it never has.
    func writtenRivals(of index: Int) -> [Int] {
        let pattern = patterns[index]
        if pattern.hasOtherItems { return rivals(of: index) }
        let names: [String?] = pattern.names.map { $0 } + [nil]
        return nearest(index) { group in
            let members = names.flatMap { group.byRequiredName[$0] ?? [] }.sorted()
            return members.filter { patterns[$0].requiredNames.allSatisfy(pattern.names.contains) }
        }
    }

    /// The nearest members of groups that may read some of a pattern's links.
    private func nearest(_ index: Int, among membersOf: (SamePath) -> [Int]) -> [Int] {
        let pattern = patterns[index]
        var found: [Int] = []
        for number in groupNumbers(of: index) {
            let members = membersOf(groups[number])
            let start = members.firstIndex { $0 >= index } ?? members.count
            found += members[..<start].reversed().lazy.filter { pattern.meets(patterns[$0]) }
                .prefix(Self.limit)
            found += members[start...].lazy.filter { pattern.meets(patterns[$0]) }.prefix(
                Self.limit)
        }
        return Array(
            found.sorted { (abs($0 - index), $0) < (abs($1 - index), $1) }.prefix(Self.limit))
    }

    /// The number of patterns of one table that are tried before a pattern and may read some of its
    /// links.
    func earlierCount(of index: Int) -> Int {
        let pattern = patterns[index]
        let others = groupNumbers(of: index).flatMap { members(of: groups[$0], near: index) }.map {
            patterns[$0]
        }
        let earlier = others.filter {
            $0.number < index && $0.table == pattern.table && pattern.meets($0)
        }
        return Set(earlier.map(\.pattern)).count
    }

    /// The groups whose paths may be shared with a pattern's.
    private func groupNumbers(of index: Int) -> [Int] {
        let group = groups[groupNumbers[index]]
        var fewest: (count: Int, lists: [[Int]])?
        let path = group.path
        let before = zip(path.segments.prefix(path.restStart), positions)
        let behind = zip(path.segments.reversed().prefix(path.countBehind), lastPositions)
        for (part, indices) in Array(before) + Array(behind) {
            for lists in indices.compactMap({ $0.numbers(part) }) {
                let count = lists.reduce(0) { $0 + $1.count }
                if count < fewest?.count ?? .max { fewest = (count, lists) }
            }
            if fewest?.count ?? .max <= 1 { break }
        }
        // Only the segment with the fewest candidates is used: for a host, for example, they are
        // all patterns.
        let numbers = fewest.map { Array(Set($0.lists.joined())).sorted() } ?? Array(groups.indices)
        return numbers.filter { group.path.pathMeets(groups[$0].path) }
    }

    /// The members of a group that may differ from a pattern only in what isn't literal text.
    private func members(of group: SamePath, near index: Int) -> [Int] {
        guard let name = group.name, let text = literals[index][name] else { return group.members }
        return ((group.byText[text] ?? []) + (group.byText[.none] ?? [])).sorted()
    }
}

extension ProbedHalf {
    /// Whether two paths may be the same, judging by each segment on its own.
    fileprivate func pathMeets(_ other: ProbedHalf) -> Bool {
        commonCounts(with: other).contains { count in
            (0..<count).allSatisfy { position in
                guard let own = part(at: position, of: count),
                    let theirs = other.part(at: position, of: count)
                else { return false }
                return own.meets(theirs)
            }
        }
    }

    /// Whether no literal or absent item conflicts.
    fileprivate func itemsMeet(_ other: ProbedHalf) -> Bool {
        items.allSatisfy { item in
            guard item.isRequired || item.isAbsent,
                let twin = other.twin(of: item)
            else {
                return true
            }
            if item.isAbsent || twin.isAbsent {
                return !item.isRequired && !twin.isRequired
            }
            guard twin.isRequired, item.names.count == 1, twin.names.count == 1,
                let own = item.part,
                let others = twin.part
            else { return true }
            return own.meets(others)
        }
    }
}

extension ProbedPattern {
    /// Whether items that the pattern doesn't name can be written. A fragment's segments may be
    /// read as items.
    fileprivate var hasOtherItems: Bool {
        path.hasOtherItems || fragment?.hasOtherItems ?? false || fragment != nil && !isOnlyItems
    }

    /// The names of items that a URL may have when the pattern writes it; `#` is for a fragment.
    fileprivate var names: Set<String> {
        var names = path.items.flatMap(\.keys)
        if let fragment { names += fragment.items.flatMap(\.keys).map { "#" + $0 } + ["#"] }
        return Set(names)
    }

    /// The names of items that the pattern requires, each under its only name.
    fileprivate var requiredNames: [String] {
        var names = path.items.filter { $0.isRequired && $0.names.count == 1 }.map(\.key)
        if let fragment {
            let items = fragment.items.filter { $0.isRequired && $0.names.count == 1 }
            names += ["#"] + (isOnlyItems ? items.map { "#" + $0.key } : [])
        }
        return names
    }

    /// Whether both may read one link, judging by each slot on its own. Their paths meet.
    fileprivate func meets(_ other: ProbedPattern) -> Bool {
        if table == other.table, pattern == other.pattern { return false }
        if let scheme, let otherScheme = other.scheme, scheme != otherScheme { return false }
        guard path.itemsMeet(other.path) else { return false }
        guard let fragment, let otherFragment = other.fragment else { return true }
        if isOnlyItems != other.isOnlyItems { return true }
        return fragment.pathMeets(otherFragment) && fragment.itemsMeet(otherFragment)
    }

    /// The literal texts that keep patterns with one path apart: those of items, by their names,
    /// and the fragment.
    fileprivate var literals: [String: String] {
        var literals: [String: String] = [:]
        for item in path.items where item.isRequired && item.names.count == 1 {
            if let texts = item.part?.finiteTexts, texts.count == 1 {
                literals[item.key] = texts[0]
            }
        }
        if let fragment, !isOnlyItems, fragment.rest == nil {
            let texts = fragment.segments.map {
                $0.finiteTexts?.count == 1 ? $0.finiteTexts?.first : nil
            }
            if !texts.contains(nil) {
                literals["#"] = texts.compactMap { $0 }.joined(separator: "/")
            }
        }
        return literals
    }
}

/// The numbers of parts by the literal texts that they begin with, or that they end with, reversed.
private struct TextIndex {
    private let isReversed: Bool
    private var numbers: [[UInt8]: [Int]] = [:]
    private let sorted: [[UInt8]]

    /// - Parameter parts: those that each path can have at one position; none where it is shorter.
    init(_ parts: [[ProbedPart]], isReversed: Bool) {
        self.isReversed = isReversed
        for (number, parts) in parts.enumerated() {
            for text in Set(parts.flatMap { $0.starts(isReversed) }) {
                numbers[text, default: []].append(number)
            }
        }
        sorted = numbers.keys.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The numbers of the parts that may accept some text that this part accepts, judging by one
    /// end; nil if all may. A number can be in several of the lists.
    func numbers(_ part: ProbedPart) -> [[Int]]? {
        let texts = part.starts(isReversed)
        if texts.contains([]) { return nil }
        return texts.flatMap { text in
            let shorter = text.indices.map { Array(text[..<$0]) }
            return (shorter + keys(beginningWith: text)).compactMap { numbers[$0] }
        }
    }

    private func keys(beginningWith text: [UInt8]) -> ArraySlice<[UInt8]> {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle].lexicographicallyPrecedes(text) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return sorted[low...].prefix { $0.starts(with: text) }
    }
}

extension ProbedPart {
    /// The literal texts with which its texts begin, in lower case; if they are reversed, the ones
    /// that they end with.
    fileprivate func starts(_ isReversed: Bool) -> [[UInt8]] {
        (finiteTexts ?? [isReversed ? ends.last : ends.first]).map { text in
            let bytes = Array(text.asciiLowercased.utf8)
            return isReversed ? bytes.reversed() : bytes
        }
    }
}
