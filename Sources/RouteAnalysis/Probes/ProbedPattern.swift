import RouteLanguage

/// A pattern under one of its bases, in the form in which links are made up for it.
package struct ProbedPattern: Sendable {
    /// The index of its table among those that are probed.
    package let table: Int
    package let pattern: PatternID
    /// Nil if any scheme matches.
    package let scheme: String?
    /// The index of the variant in its table's matching order.
    let order: Int
    /// Its index in the matching order of all tables.
    var number = 0
    let isHosted: Bool
    /// Whether the pattern's URLs are written under this base.
    package let isWritten: Bool
    var path: ProbedHalf
    /// Nil if the pattern has no fragment.
    let fragment: ProbedHalf?
    let isOnlyItems: Bool
}

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
        return (segments + values).count { $0.finiteTexts?.count != 1 }
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

struct ProbedItem: Sendable {
    private(set) var names: [String]
    /// The names as they are compared: in lower case if some table ignores case.
    private(set) var keys: [String]
    private(set) var presence: Presence
    /// What the value must be; nil if it can be anything.
    var part: ProbedPart?
    /// Whether a value that isn't valid counts as missing.
    let isLenient: Bool

    var name: String { names.first ?? "" }
    var key: String { keys.first ?? "" }
    var isRequired: Bool { presence.isRequired }
    var isAbsent: Bool { presence.isAbsent }
}

extension ProbedItem {
    /// The item with those of its names that aren't known; nil if all are.
    func naming(notIn known: Set<String>) -> ProbedItem? {
        let indices = keys.indices.filter { !known.contains(keys[$0]) }
        if indices.isEmpty { return nil }
        var item = self
        if indices.count < names.count { item.presence = .optional }
        item.names = indices.map { names[$0] }
        item.keys = indices.map { keys[$0] }
        return item
    }

    /// Whether a value that only another item reads may count as a missing one.
    func canBeInvalid(beside other: ProbedItem) -> Bool {
        isLenient || !isRequired && other.isRequired
    }

    /// The name to write for an item that a rival reads, too.
    ///
    /// - Parameters:
    ///   - twin: the rival's item; nil if it has none.
    ///   - ignoresCase: whether case doesn't count in the pattern of this item.
    func name(sharedWith twin: ProbedItem?, ignoresCase: Bool) -> String {
        guard let twin else { return name }
        if let name = names.first(where: twin.names.contains) { return name }
        for (name, key) in zip(names, keys) {
            guard let index = twin.keys.firstIndex(of: key) else { continue }
            return ignoresCase ? twin.names[index] : name
        }
        return name
    }
}

extension RouteTable {
    /// The patterns under all their bases, in matching order.
    ///
    /// - Parameter ignoringCase: whether names that differ in case alone are the same for some
    ///   table.
    func probedPatterns(table: Int, ignoringCase: Bool) -> [ProbedPattern] {
        variants.enumerated().map { order, variant in
            let pattern = self[variant.pattern].pattern
            let specials = specials(of: variant.pattern)
            var path = zip(variant.segments, variant.matchers).map { part($0, $1, specials) }
            if !path.isEmpty { path[0].ignoresCase = true }
            let fragment = pattern.fragmentSegments.map {
                let matcher = Matcher($0.text, in: .fragmentSegment, ignoringCase: ignoresCase)
                return part($0.text, matcher, in: .fragmentSegment, specials)
            }
            func half(
                _ parts: [ProbedPart], _ items: [Pattern.Part], ignoresCaseOfFirst: Bool = false
            ) -> ProbedHalf {
                let restStart = parts.firstIndex { $0.matcher.isRest }
                return ProbedHalf(
                    segments: parts.filter { !$0.matcher.isRest },
                    rest: restStart.map { parts[$0] }, restStart: restStart ?? parts.count,
                    ignoresCaseOfFirst: ignoresCaseOfFirst,
                    items: self.items(items, ignoringCase: ignoringCase, specials),
                    hasOtherItems: items.rest != nil, ignoresCase: ignoresCase)
            }
            return ProbedPattern(
                table: table, pattern: variant.pattern, scheme: variant.scheme, order: order,
                isHosted: variant.isHosted,
                isWritten: variant.isWritten(under: self[variant.pattern].bases.first),
                path: half(path, pattern.query, ignoresCaseOfFirst: !variant.isHosted),
                fragment: pattern.fragment.map { _ in half(fragment, pattern.fragmentItems) },
                isOnlyItems: pattern.fragment == .items)
        }
    }

    private func part(
        _ text: TextPattern, _ matcher: Matcher, in slot: TextSlot = .pathSegment,
        _ specials: (Parameter) -> [RouteValue]
    ) -> ProbedPart {
        ProbedPart(
            matcher: matcher, written: ignoresCase ? Matcher(text, in: slot) : matcher,
            specials: text.parameters.flatMap(specials), table: self, ignoresCase: ignoresCase)
    }

    private func items(
        _ items: [Pattern.Part], ignoringCase: Bool, _ specials: (Parameter) -> [RouteValue]
    ) -> [ProbedItem] {
        items.named.map { item in
            let isValue = item.text != .any && item.text != .absent
            let matcher = Matcher(item, plusIsSpace: plusIsSpace, ignoringCase: ignoresCase)
            return ProbedItem(
                names: item.names, keys: item.names.map { $0.folded(ignoringCase) },
                presence: item.presence,
                part: isValue ? part(item.text, matcher, specials) : nil,
                isLenient: item.parameter?.isLenient ?? false)
        }
    }

    /// For each parameter of a pattern's route, the values that decide which of its patterns writes
    /// a value.
    private func specials(of pattern: PatternID) -> (Parameter) -> [RouteValue] {
        let route = route(of: pattern)
        return { parameter in
            let constants = route.patterns.compactMap { $0.constants[parameter.name]?.value }
            return constants + [parameter.default?.value].compactMap { $0 }
        }
    }
}

extension Variant {
    /// Whether this is the variant of a pattern under its first base.
    fileprivate func isWritten(under base: Base?) -> Bool {
        guard let base else { return true }
        return scheme == base.scheme && isHosted == (base.host != nil)
            && segments.starts(with: base.leadingSegments)
    }
}

extension Matcher {
    /// Whether values that the text has are written as the same text.
    fileprivate func writes(_ values: [RouteValue], as text: String) -> Bool {
        switch self {
        case .value(let type, .single), .value(let type, .nonempty):
            type.text(of: values[0])?.hasBytes(of: text) ?? true
        case .mixed(let mixed):
            mixed.text(zip(mixed.types, values).map { $0.text(of: $1) })?.hasBytes(of: text) ?? true
        case .literal, .label, .value, .rest: true
        }
    }
}

/// What a pattern accepts in one slot of a URL: as a segment, or as the value of an item.
struct ProbedPart: Sendable {
    let matcher: Matcher
    /// The same with its literal text as declared, if the table ignores case.
    let written: Matcher
    /// The values of its parameters that decide which pattern writes them: defaults, and values of
    /// `set`.
    let specials: [RouteValue]
    /// The table that reads links.
    let table: RouteTable
    /// Whether ASCII case doesn't count in literal text, closed types, and Bools: in the whole
    /// table, or because this is the first segment of a URL.
    fileprivate(set) var ignoresCase: Bool

    /// The values of a text; nil if it isn't accepted.
    func values(of text: String) -> [RouteValue]? {
        matcher.values(of: text, ignoringCase: table.ignoresCase)
    }

    /// The same part without ASCII case, as in the first segment of a URL.
    fileprivate var ignoringCase: ProbedPart {
        ProbedPart(
            matcher: matcher.ignoringCase, written: written, specials: specials, table: table,
            ignoresCase: true)
    }

    /// What a text means here; nil if it isn't accepted. A pattern treats texts with the same
    /// meaning alike.
    ///
    /// - Parameter tellsForms: whether a text that a value isn't written as has another meaning.
    func meaning(of text: String, tellsForms: Bool = false) -> String? {
        guard let values = values(of: text) else { return nil }
        let meanings = zip(values, matcher.types).compactMap { meaning(of: $0, $1, text) }
        if meanings.count < values.count { return nil }
        let isOtherForm = tellsForms && !matcher.writes(values, as: text)
        return meanings.joined(separator: "|") + (isOtherForm ? " in another form" : "")
    }

    private func meaning(of value: RouteValue, _ type: RouteType, _ text: String) -> String? {
        switch (type, value) {
        case (.link, .string(let link)):
            return table.value(written: link, as: type)?.text.map { "link \($0)" }
        case (_, .list(let elements)):
            let meanings = elements.compactMap { meaning(of: $0, type, text) }
            return meanings.count == elements.count
                ? "\(elements.count) \(meanings.joined(separator: ", "))" : nil
        case (.closed(let closed), .string(let value)):
            let isListed = value != closed.fallback || text.contains(value)
            return value + (isListed ? " listed" : " else")
        default:
            if let index = specials.firstIndex(where: { $0.isSame(as: value) }) {
                return "special \(index)"
            }
            return value == .string("") ? "empty" : "text"
        }
    }

    /// The texts that are accepted, if they are few and known; nil for others.
    var finiteTexts: [String]? {
        switch matcher {
        case .literal(let text, _): [text]
        case .value(let type, .single): type.finiteTexts
        case .value(let type, .flag): type.finiteItemTexts
        case .value, .label, .mixed, .rest: nil
        }
    }

    /// The literal texts at the start and at the end, in lower case where case doesn't count.
    var ends: (first: String, last: String) {
        switch matcher {
        case .literal(let text, _): (text, text)
        case .label(let suffix, _): ("", suffix)
        case .mixed(let mixed): (mixed.literals.first ?? "", mixed.literals.last ?? "")
        case .value, .rest: ("", "")
        }
    }

    /// The range of the integers that are accepted; nil for other texts.
    var integers: ClosedRange<WideInteger>? { matcher.wholeType?.integers }

    /// The constraint of the texts that are accepted; nil for others.
    var textConstraint: TextConstraint? { matcher.wholeType?.textConstraint }

    /// Whether some text may be accepted by both; true if unsure.
    func meets(_ other: ProbedPart) -> Bool {
        if case .literal(let a, let ignoresCase) = matcher,
            case .literal(let b, let otherIgnores) = other.matcher
        {
            return ignoresCase || otherIgnores
                ? a.asciiLowercased == b.asciiLowercased : a.hasBytes(of: b)
        }
        if let texts = finiteTexts { return texts.contains { other.mayRead($0, like: self) } }
        if let texts = other.finiteTexts { return texts.contains { mayRead($0, like: other) } }
        if let integers, let others = other.integers, !integers.overlaps(others) { return false }
        if let constraint = textConstraint, let others = other.textConstraint,
            !constraint.meets(others)
        {
            return false
        }
        let (a, b) = (ends, other.ends)
        return areCompatible(a.first.asciiLowercased.utf8, b.first.asciiLowercased.utf8)
            && areCompatible(
                a.last.asciiLowercased.utf8.reversed(), b.last.asciiLowercased.utf8.reversed())
    }

    /// Whether a text is accepted, perhaps in another case that another part accepts.
    private func mayRead(_ text: String, like other: ProbedPart) -> Bool {
        if !ignoresCase, !other.ignoresCase { return values(of: text) != nil }
        if let textConstraint { return textConstraint.mayAllow(inAnyCase: text) }
        return [text, text.asciiLowercased, text.uppercased()].contains {
            matcher.values(of: $0, ignoringCase: true) != nil
        }
    }

    private func areCompatible(_ a: some Sequence<UInt8>, _ b: some Sequence<UInt8>) -> Bool {
        zip(a, b).allSatisfy { $0 == $1 }
    }
}
