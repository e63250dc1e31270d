import RoutePatterns

/// What differs between a pattern and what it became. Patterns with equal edits were changed alike.
struct PatternEdit: Hashable {
    enum Part: Hashable {
        /// Segments of the path, as patterns write them. Either list can be empty.
        case segments(from: [String], to: [String])
        /// An item of the query, as patterns write it; nil where it is missing.
        case item(from: String?, to: String?)
        case itemOrder
        /// The text after `#`; nil without a fragment.
        case fragment(from: String?, to: String?)
        /// The bases, as specs write them; empty for any scheme and host.
        case bases(from: [String], to: [String])
        /// A type of the spec, by its name, which has other values.
        case type(String)
        case plus(isSpace: Bool)
        case implied
    }

    let parts: [Part]
    /// What each part did.
    private let kindsOfParts: [Set<EditKind>]

    /// What the whole edit did.
    var kinds: Set<EditKind> { Set(kindsOfParts.joined()) }

    init(_ old: Comparison.Side, _ previous: PatternID, _ new: Comparison.Side, _ current: PatternID) {
        let (before, after) = (old.table[previous], new.table[current])
        let (from, to) = (before.pattern, after.pattern)
        let differences = PatternDifferences(old, from, to)
        var found = differences.segments() + differences.items() + differences.fragment()
        func add(_ part: Part) { found.append((part, [.part(part)])) }
        // What becomes of the spec's bases is reported once.
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

    /// The parts, each with what it did.
    var differences: [PatternDifferences.Difference] { Array(zip(parts, kindsOfParts)) }

    /// The segments before the first one that differs, as the previous pattern writes them.
    static func leading(_ from: Pattern, _ to: Pattern) -> [String] {
        zip(from.path.texts, to.path.texts).prefix { ShownSegment($0) == ShownSegment($1) }.map { $0.0.sourceText }
    }
}

extension Base {
    /// The base as a spec writes it.
    fileprivate var sourceText: String {
        scheme + "://" + ([host?.sourceText ?? ""] + prefix).joined(separator: "/")
    }
}

extension RouteType {
    /// Whether the values of a closed type are the same words.
    fileprivate func isSpelled(like other: RouteType) -> Bool {
        guard case .closed(let type) = self, case .closed(let now) = other else { return false }
        let fallbacks = [type, now].map { [$0.fallback].compactMap { $0 } }
        return type.values.areSpelled(like: now.values) && fallbacks[0].areSpelled(like: fallbacks[1])
    }
}
