import RouteLanguage

/// Segments and items: the path and the query of a URL, or its fragment.
struct ProbedHalf: Sendable {
    /// The segments, without a rest.
    var segments: [ProbedPart]
    /// The elements of a rest; nil if there is none.
    let rest: ProbedPart?
    /// How many of the segments come before the rest; all if there is none.
    let restStart: Int
    /// Whether the first segment is compared without case, also behind an empty rest.
    let ignoresCaseOfFirst: Bool
    var items: [ProbedItem]
    /// Whether other items are read, too.
    let hasOtherItems: Bool

    /// Whether ASCII case of the items' names doesn't count.
    let ignoresCase: Bool

    /// The segments and the rest, in the pattern's order.
    var matchers: [Matcher] {
        var parts = segments
        if let rest { parts.insert(rest, at: restStart) }
        return parts.map(\.matcher)
    }

    /// The fewest segments of a URL that the pattern matches.
    var fewest: Int { segments.count }

    /// How many segments follow the rest.
    var countBehind: Int { segments.count - restStart }

    /// What a segment must be, in a path of a length; nil if the pattern ends before it.
    func part(at position: Int, of count: Int) -> ProbedPart? {
        if position < restStart { return segments[position] }
        let index = position - (count - segments.count)
        if rest == nil || index < restStart { return rest }
        return position == 0 && ignoresCaseOfFirst ? segments[index].ignoringCase : segments[index]
    }

    /// The same, in a path that is at least so long that it reaches the position.
    func part(at position: Int, ofAtLeast count: Int) -> ProbedPart? {
        part(at: position, of: max(count, position + 1, segments.count))
    }

    /// What a segment can be, in paths of all lengths.
    func parts(at position: Int) -> [ProbedPart] {
        if position < restStart { return [segments[position]] }
        guard let rest else { return [] }
        return [rest] + segments[restStart...]
    }

    /// The segments from the last one to the first.
    var reversed: ProbedHalf {
        ProbedHalf(
            segments: segments.reversed(), rest: rest,
            restStart: rest == nil ? segments.count : countBehind, ignoresCaseOfFirst: false,
            items: items, hasOtherItems: hasOtherItems, ignoresCase: ignoresCase)
    }

    /// The length from which on two paths differ only in how many elements their rests have in
    /// common.
    func longest(with other: ProbedHalf) -> Int {
        max(restStart, other.restStart) + max(countBehind, other.countBehind)
    }

    /// The lengths of paths that both patterns may match, and that differ in which segments meet.
    func commonCounts(with other: ProbedHalf) -> [Int] {
        let fewest = max(fewest, other.fewest)
        return (fewest...max(fewest, longest(with: other))).filter {
            allows($0) && other.allows($0)
        }
    }

    /// How many segments and required items have different texts.
    var variedCount: Int {
        let values = items.filter(\.isRequired).compactMap(\.part)
        return (segments + values).count { $0.onlyText == nil }
    }

    /// The item that has a name in common with another one.
    func twin(of other: ProbedItem) -> ProbedItem? {
        items.first { item in item.keys.contains(where: other.keys.contains) }
    }

    /// Whether the pattern matches a path with this many segments.
    func allows(_ count: Int) -> Bool {
        count == segments.count || count > segments.count && rest != nil
    }
}
