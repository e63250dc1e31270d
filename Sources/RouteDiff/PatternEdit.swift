import RoutePatterns

/// The difference between a previous pattern and the current one that it became.
struct PatternEdit: Hashable {
    enum Part: Hashable {
        /// Segments of the path, in pattern syntax. Either list can be empty.
        case segments(from: [String], to: [String])
        /// An item of the query, in pattern syntax; nil if only the other pattern has it.
        case item(from: String?, to: String?)
        case itemOrder
        /// The text after `#`; nil if there is no fragment.
        case fragment(from: String?, to: String?)
        /// The bases, in the spec's syntax; empty for any scheme and host.
        case bases(from: [String], to: [String])
        /// A type of the spec, by its name, whose values changed.
        case type(String)
        case plus(isSpace: Bool)
        case implied
    }

    let parts: [Part]
    /// The kinds of each part.
    private let kindsOfParts: [Set<EditKind>]

    /// The kinds of all parts.
    var kinds: Set<EditKind> { Set(kindsOfParts.joined()) }

    init(_ old: Comparison.Side, _ previous: PatternID, _ new: Comparison.Side, _ current: PatternID) {
        let (before, after) = (old.table[previous], new.table[current])
        let (from, to) = (before.pattern, after.pattern)
        let differences = PatternDifferences(old, from, to)
        var found = differences.segments() + differences.items() + differences.fragment()
        func add(_ part: Part) { found.append((part, [.part(part)])) }
        // Changes of the spec's own bases are reported once, not for each pattern.
        let areSpecBases = before.isRelative && after.isRelative && !old.spec.bases.isEmpty && !new.spec.bases.isEmpty
        if before.bases != after.bases, !areSpecBases {
            add(.bases(from: before.bases.map(\.sourceText), to: after.bases.map(\.sourceText)))
        }
        let types = Set(from.parameters.map(\.type)).subtracting(to.parameters.map(\.type))
        for type in types.sorted(by: { $0.name < $1.name }) {
            guard let other = to.parameters.first(where: { $0.type.name == type.name })?.type else { continue }
            let part = Part.type(type.name)
            found.append((part, [type.isSpelled(like: other) ? .respelled : .part(part)]))
        }
        if old.table.plusIsSpace != new.table.plusIsSpace { add(.plus(isSpace: new.table.plusIsSpace)) }
        if before.implied != after.implied { add(.implied) }
        parts = found.map(\.part)
        kindsOfParts = found.map(\.kinds)
    }

    /// The parts, each with its kinds.
    var differences: [PatternDifferences.Difference] { Array(zip(parts, kindsOfParts)) }

    /// The segments before the first one that differs, in the syntax of the previous pattern.
    static func leading(_ from: Pattern, _ to: Pattern) -> [String] {
        zip(from.path.texts, to.path.texts).prefix { ShownSegment($0) == ShownSegment($1) }.map { $0.0.sourceText }
    }
}

extension RouteType {
    /// Whether the values of two closed types are the same words, ignoring case and separators.
    fileprivate func isSpelled(like other: RouteType) -> Bool {
        guard case .closed(let type) = self, case .closed(let now) = other else { return false }
        let fallbacks = [type, now].map { [$0.fallback].compactMap { $0 } }
        return type.values.areSpelled(like: now.values) && fallbacks[0].areSpelled(like: fallbacks[1])
    }
}
