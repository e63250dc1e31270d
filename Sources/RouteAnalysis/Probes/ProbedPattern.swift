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
    var segments: [ProbedPart]
    /// The type of the segments that follow; nil if none can follow.
    let rest: ProbedPart?
    var items: [ProbedItem]
    /// Whether other items are read, too.
    let hasOtherItems: Bool

    var matchers: [Matcher] { segments.map(\.matcher) + (rest.map { [$0.matcher] } ?? []) }

    /// What the segment at a position must be; nil if the pattern ends before it.
    func part(at position: Int) -> ProbedPart? {
        position < segments.count ? segments[position] : rest
    }

    func item(named names: [String]) -> ProbedItem? {
        items.first { item in item.names.contains(where: names.contains) }
    }

    /// Whether the pattern matches a path with this many segments.
    func allows(_ count: Int) -> Bool {
        count == segments.count || count > segments.count && rest != nil
    }
}

struct ProbedItem: Sendable {
    let names: [String]
    let presence: Presence
    /// What the value must be; nil if it can be anything.
    var part: ProbedPart?
    /// Whether a value that isn't valid counts as missing.
    let isLenient: Bool

    var name: String { names.first ?? "" }
    var isRequired: Bool { presence.isRequired }
    var isAbsent: Bool { presence.isAbsent }
}

extension RouteTable {
    /// The patterns under all their bases, in matching order.
    func probedPatterns(table: Int) -> [ProbedPattern] {
        variants.enumerated().map { order, variant in
            let pattern = self[variant.pattern].pattern
            let specials = specials(of: variant.pattern)
            let path = zip(variant.segments, variant.matchers).map { part($0, $1, specials) }
            let fragment = pattern.fragmentSegments.map {
                part($0.text, Matcher($0.text, in: .fragmentSegment), specials)
            }
            return ProbedPattern(
                table: table, pattern: variant.pattern, scheme: variant.scheme, order: order,
                isHosted: variant.isHosted,
                isWritten: variant.isWritten(under: self[variant.pattern].bases.first),
                path: half(path, pattern.query, specials),
                fragment: pattern.fragment.map { _ in
                    half(fragment, pattern.fragmentItems, specials)
                },
                isOnlyItems: pattern.fragment == .items)
        }
    }

    private func half(
        _ parts: [ProbedPart], _ items: [Pattern.Part], _ specials: (Parameter) -> [RouteValue]
    ) -> ProbedHalf {
        let rest = parts.last.flatMap { $0.matcher.isRest ? $0 : nil }
        return ProbedHalf(
            segments: rest == nil ? parts : parts.dropLast(), rest: rest,
            items: self.items(items, specials),
            hasOtherItems: items.rest != nil)
    }

    private func part(
        _ text: TextPattern, _ matcher: Matcher, _ specials: (Parameter) -> [RouteValue]
    ) -> ProbedPart {
        ProbedPart(matcher: matcher, specials: text.parameters.flatMap(specials), table: self)
    }

    private func items(_ items: [Pattern.Part], _ specials: (Parameter) -> [RouteValue])
        -> [ProbedItem]
    {
        items.named.map { item in
            let isValue = item.text != .any && item.text != .absent
            let matcher = Matcher(item, plusIsSpace: plusIsSpace)
            return ProbedItem(
                names: item.names, presence: item.presence,
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
            type.isLink || type.text(of: values[0])?.hasBytes(of: text) ?? true
        case .mixed(let mixed):
            mixed.types.contains(where: \.isLink)
                || mixed.text(zip(mixed.types, values).map { $0.text(of: $1) })?
                    .hasBytes(of: text) ?? true
        case .literal, .label, .value, .rest: true
        }
    }
}

/// What a pattern accepts in one slot of a URL: as a segment, or as the value of an item.
struct ProbedPart: Sendable {
    let matcher: Matcher
    /// The values of its parameters that decide which pattern writes them: defaults, and values of
    /// `set`.
    let specials: [RouteValue]
    /// The table that reads links.
    let table: RouteTable

    /// What a text means here; nil if it isn't accepted. A pattern treats texts with the same
    /// meaning alike.
    ///
    /// - Parameter tellsForms: whether a text that a value isn't written as has another meaning.
    func meaning(of text: String, tellsForms: Bool = false) -> String? {
        guard let values = matcher.values(of: text) else { return nil }
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
            return meanings.count == elements.count ? "\(elements.count) \(meanings)" : nil
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

    /// Whether some text may be accepted by both; true if unsure.
    func meets(_ other: ProbedPart) -> Bool {
        if case .literal(let a, let ignoresCase) = matcher,
            case .literal(let b, let otherIgnores) = other.matcher
        {
            return ignoresCase || otherIgnores
                ? a.asciiLowercased == b.asciiLowercased : a.hasBytes(of: b)
        }
        if let texts = finiteTexts { return texts.contains { other.matcher.values(of: $0) != nil } }
        if let texts = other.finiteTexts { return texts.contains { matcher.values(of: $0) != nil } }
        let (a, b) = (ends, other.ends)
        return areCompatible(a.first.asciiLowercased.utf8, b.first.asciiLowercased.utf8)
            && areCompatible(
                a.last.asciiLowercased.utf8.reversed(), b.last.asciiLowercased.utf8.reversed())
    }

    private func areCompatible(_ a: some Sequence<UInt8>, _ b: some Sequence<UInt8>) -> Bool {
        zip(a, b).allSatisfy { $0 == $1 }
    }
}
