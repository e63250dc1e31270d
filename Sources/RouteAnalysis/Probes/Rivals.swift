import RouteLanguage

/// Finds the rivals of a pattern: those that may read some of its links, judging by each slot on
/// its own.
///
/// Comparing all pairs would take quadratic time. So paths are found by their literal texts and
/// ranges (`PartIndex`), and of the patterns with one path, those that differ in the literal text
/// of an item or a fragment are skipped. Of the patterns that are left, the nearest in matching
/// order are looked at first, until there are enough.
struct Rivals {
    /// The most rivals of a pattern.
    private static let limit = 40
    /// The most paths of which the patterns are looked up. If more paths may be shared, then most
    /// of the patterns nearby are rivals.
    private static let pathLimit = 256

    /// The patterns with one path, in matching order.
    private struct SamePath {
        /// Of the first member. All have these segments.
        let path: ProbedHalf
        var members: [Int] = []
        /// For each name under which most members have a literal text, the members by that text;
        /// under nil, those without.
        var byText: [String: [String?: [Int]]] = [:]
        /// The members by the name of an item that they require; under nil, those without.
        var byRequiredName: [String?: [Int]] = [:]
    }

    private let patterns: [ProbedPattern]
    /// For each pattern, its literal texts.
    private let literals: [[String: String]]
    private var groups: [SamePath] = []
    /// For each pattern, the number of its group.
    private var groupNumbers: [Int] = []
    /// For each position, the parts of the groups' paths.
    private var positions: [PartIndex] = []
    /// The same for positions from the last segment on, which patterns with a rest may need.
    private var lastPositions: [PartIndex] = []

    /// - Parameter patterns: sorted by their matching order.
    init(_ patterns: [ProbedPattern]) {
        self.patterns = patterns
        literals = patterns.map(\.literals)
        addGroups()
        for number in groups.indices { addIndexes(to: number) }
        let paths = groups.map(\.path)
        let longest = paths.reduce(0) { max($0, $1.restStart) }
        positions = (0..<longest).map { position in
            PartIndex(paths.map { $0.parts(at: position) })
        }
        let longestBehind = paths.reduce(0) { max($0, $1.countBehind) }
        lastPositions = (0..<longestBehind).map { position in
            PartIndex(paths.map { $0.reversed.parts(at: position) })
        }
    }

    private mutating func addGroups() {
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
    }

    /// Finds the members of a group by their literal texts, and by an item that they require.
    private mutating func addIndexes(to number: Int) {
        let members = groups[number].members
        groups[number].byRequiredName = Dictionary(grouping: members) {
            patterns[$0].requiredNames.last
        }
        var counts: [String: Int] = [:]
        for member in members {
            for name in literals[member].keys { counts[name, default: 0] += 1 }
        }
        for (name, count) in counts where count * 2 > members.count {
            groups[number].byText[name] = Dictionary(grouping: members) { literals[$0][name] }
        }
    }

    /// The rivals of a pattern, the nearest in matching order first.
    func rivals(of index: Int) -> [Int] { nearest(index, isWritten: false) }

    /// The rivals that may read what the pattern writes: they require no item that it never has.
    func writtenRivals(of index: Int) -> [Int] {
        nearest(index, isWritten: !patterns[index].hasOtherItems)
    }

    /// The nearest patterns that may read some of a pattern's links.
    ///
    /// - Parameter isWritten: whether they require only items that the pattern has.
    private func nearest(_ index: Int, isWritten: Bool) -> [Int] {
        let pattern = patterns[index]
        let names = isWritten ? pattern.names : []
        func isRival(_ other: Int) -> Bool {
            pattern.meets(patterns[other])
                && (!isWritten || patterns[other].requiredNames.allSatisfy(names.contains))
        }
        guard let numbers = groupNumbers(of: index, atMost: Self.pathLimit) else {
            let path = pattern.path
            return nearest(patterns.indices, to: index) { other in
                path.pathMeets(patterns[other].path) && isRival(other)
            }
        }
        let path = groups[groupNumbers[index]].path
        var lists: [[Int]] = []
        for number in numbers where path.pathMeets(groups[number].path) {
            lists.append(members(of: groups[number], near: index, isWritten ? names : nil))
        }
        return nearest(lists.merged, to: index, where: isRival)
    }

    /// The first patterns that are wanted, beginning with the nearest.
    ///
    /// - Parameter numbers: sorted.
    private func nearest(
        _ numbers: some RandomAccessCollection<Int>, to index: Int, where isWanted: (Int) -> Bool
    ) -> [Int] {
        var found: [Int] = []
        let start = numbers.firstPosition { $0 >= index }
        var earlier = numbers[..<start]
        var later = numbers[start...]
        while found.count < Self.limit {
            let distanceBefore = earlier.last.map { index - $0 } ?? .max
            let distanceAfter = later.first.map { $0 - index } ?? .max
            let other = distanceBefore <= distanceAfter ? earlier.popLast() : later.popFirst()
            guard let other else { break }
            if isWanted(other) { found.append(other) }
        }
        return found
    }

    /// All patterns of a pattern's table that are tried before it and may read some of its links,
    /// however many they are.
    func earlierRivals(of index: Int) -> Set<PatternID> {
        let pattern = patterns[index]
        let path = groups[groupNumbers[index]].path
        var earlier: Set<PatternID> = []
        let numbers = groupNumbers(of: index, atMost: .max) ?? []
        for number in numbers where path.pathMeets(groups[number].path) {
            for member in members(of: groups[number], near: index, nil) where member < index {
                let other = patterns[member]
                if other.table == pattern.table, pattern.meets(other) {
                    earlier.insert(other.pattern)
                }
            }
        }
        return earlier
    }

    /// The groups whose paths may be shared with a pattern's, judging by one segment: for the
    /// others, for example for a host, they may be all. Nil if they are more than a limit.
    private func groupNumbers(of index: Int, atMost limit: Int) -> [Int]? {
        var fewest: PartIndex.Numbers?
        let path = groups[groupNumbers[index]].path
        let before = zip(path.segments.prefix(path.restStart), positions)
        let behind = zip(path.segments.reversed().prefix(path.countBehind), lastPositions)
        for (part, index) in Array(before) + Array(behind) {
            let most = fewest?.count ?? limit
            fewest = index.numbers(meeting: part, atMost: most) ?? fewest
            if fewest?.count ?? .max <= 1 { break }
        }
        if let fewest { return Set(fewest.lists.joined()).sorted() }
        return groups.count > limit ? nil : Array(groups.indices)
    }

    /// The members of a group that may differ from a pattern only in what isn't literal text, or
    /// fewer.
    ///
    /// - Parameter names: the only items that they may require; nil for any.
    private func members(of group: SamePath, near index: Int, _ names: Set<String>?) -> [Int] {
        var lists = [group.members]
        func choose(_ others: [[Int]]) {
            if others.reduce(0, { $0 + $1.count }) < lists.reduce(0, { $0 + $1.count }) {
                lists = others
            }
        }
        for (name, text) in literals[index] {
            guard let members = group.byText[name] else { continue }
            choose([members[text] ?? [], members[.none] ?? []])
        }
        if let names {
            let required = names.map { Optional($0) } + [nil]
            choose(required.compactMap { group.byRequiredName[$0] })
        }
        return lists.merged
    }
}

extension [[Int]] {
    /// The numbers of sorted lists, sorted.
    fileprivate var merged: [Int] { count == 1 ? self[0] : joined().sorted() }
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
            guard item.isRequired || item.isAbsent, let twin = other.twin(of: item) else {
                return true
            }
            if item.isAbsent { return !twin.needsName(in: item) }
            if twin.isAbsent { return !item.needsName(in: twin) }
            guard twin.isRequired, item.names.count == 1, twin.names.count == 1,
                let own = item.part, let theirs = twin.part
            else { return true }
            return own.meets(theirs)
        }
    }
}

extension ProbedItem {
    /// Whether a URL must have the item under one of another item's names.
    fileprivate func needsName(in other: ProbedItem) -> Bool {
        isRequired && keys.allSatisfy(other.keys.contains)
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
        if let fragment {
            names.append("#")
            names += fragment.items.flatMap(\.keys).map { "#" + $0 }
        }
        return Set(names)
    }

    /// The names of items that the pattern requires, each under its only name.
    fileprivate var requiredNames: [String] {
        var names = path.items.filter { $0.isRequired && $0.names.count == 1 }.map(\.key)
        if let fragment {
            names.append("#")
            if isOnlyItems {
                let items = fragment.items.filter { $0.isRequired && $0.names.count == 1 }
                names += items.map { "#" + $0.key }
            }
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

    /// The literal texts that keep patterns with one path apart, in lower case: those of items, by
    /// their names, and the fragment.
    fileprivate var literals: [String: String] {
        var literals: [String: String] = [:]
        for item in path.items where item.isRequired && item.names.count == 1 {
            if let text = item.part?.onlyText { literals[item.key] = text.asciiLowercased }
        }
        if let fragment, !isOnlyItems, fragment.rest == nil {
            let texts = fragment.segments.compactMap(\.onlyText)
            if texts.count == fragment.segments.count {
                literals["#"] = texts.map(\.asciiLowercased).joined(separator: "/")
            }
        }
        return literals
    }
}
