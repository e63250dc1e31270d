@testable import RouteLanguage

/// A pattern under one of its bases, in the order of declaration.
struct NaiveVariant {
    let id: PatternID
    let pattern: Pattern
    let base: Base?
    /// The segments of its URLs, with the host first.
    let segments: [TextPattern]

    private init(id: PatternID, pattern: Pattern, base: Base?) {
        self.id = id
        self.pattern = pattern
        self.base = base
        segments =
            (base?.host.map { [$0] } ?? []) + (base?.prefix ?? []).map(TextPattern.literal)
            + pattern.path.texts
    }

    static func declared(in table: RouteTable) -> [NaiveVariant] {
        table.patternIDs.flatMap { id in
            let declared = table[id]
            let bases = declared.bases.isEmpty ? [nil] : declared.bases.map { Optional($0) }
            return bases.map { NaiveVariant(id: id, pattern: declared.pattern, base: $0) }
        }
    }
}

/// A second implementation of section 4 of Semantics.
struct NaiveOrder {
    let variants: [NaiveVariant]
    /// Whether ASCII case of literal text doesn't count anywhere.
    let ignoresCase: Bool

    /// Equal for segments that share an edge of the tree: everything except the parameters' names.
    ///
    /// - Parameter isFolded: whether ASCII case of literal text doesn't count.
    private static func key(_ segment: TextPattern, isFolded: Bool) -> String {
        switch segment {
        case .literal(let text): "L\(isFolded ? text.asciiLowercased : text)"
        case .label(let suffix): "*\(suffix.asciiLowercased)"
        case .parameter(let parameter):
            (parameter.presence.separator != nil ? "C" : "T") + "\(parameter.type)"
        case .rest(let parameter): "R\(parameter.map { "\($0.type)" } ?? "")"
        case .any, .absent: ""
        case .mixed(let literals, let parameters):
            "A\(isFolded ? literals.map(\.asciiLowercased) : literals)\(parameters.map(\.type))"
        }
    }

    private static func rank(_ segment: TextPattern) -> (Int, Int) {
        switch segment {
        case .literal: return (0, 0)
        case .label(let suffix): return (1, -suffix.utf8.count)
        case .mixed(let literals, _): return (1, -literals.map(\.utf8.count).reduce(0, +))
        case .rest, .any, .absent: return (13, 0)
        case .parameter(let parameter):
            let rank =
                switch parameter.type {
                case .closed(let type): type.fallback == nil ? 2 : 12
                case .bool: 3
                case .integer: 5
                case .float, .double: 7
                case .uuid: 8
                case .link, .custom: 9
                case .url: 11
                case .string: 12
                case .constrained(let type):
                    switch type.base {
                    case .integer: 4
                    case .float, .double: 6
                    case .url: 9
                    default: 10
                    }
                }
            return (rank, 0)
        }
    }

    private func keys(_ segments: [TextPattern], isPath: Bool) -> [String] {
        segments.enumerated().map {
            Self.key($0.element, isFolded: ignoresCase || isPath && $0.offset == 0)
        }
    }

    /// The segments with those after a rest in reverse.
    private static func turned<Element>(
        _ segments: [Element], by texts: [TextPattern]
    ) -> [Element] {
        guard let rest = texts.firstIndex(where: { if case .rest = $0 { true } else { false } })
        else { return segments }
        return Array(segments[...rest]) + segments[(rest + 1)...].reversed()
    }

    /// Compares segments from left to right, and from right to left after a rest; nil if they are
    /// equivalent. `all` is in the order of declaration.
    private func precedes(
        _ a: [TextPattern], _ b: [TextPattern], among all: [[TextPattern]], isPath: Bool
    ) -> Bool? {
        func turnedKeys(_ segments: [TextPattern]) -> [String] {
            Self.turned(keys(segments, isPath: isPath), by: segments)
        }
        let (keysOfA, keysOfB) = (turnedKeys(a), turnedKeys(b))
        let (a, b) = (Self.turned(a, by: a), Self.turned(b, by: b))
        for index in 0..<max(a.count, b.count) {
            // Behind a rest, the longer one comes first.
            let isBehind = keysOfA.prefix(index).contains { $0.hasPrefix("R") }
            guard index < a.count else { return !isBehind }
            guard index < b.count else { return isBehind }
            if keysOfA[index] == keysOfB[index] { continue }
            let (rankOfA, rankOfB) = (Self.rank(a[index]), Self.rank(b[index]))
            if rankOfA != rankOfB { return rankOfA < rankOfB }
            for other in all {
                let others = turnedKeys(other)
                guard others.count > index, others[..<index] == keysOfA[..<index] else { continue }
                if others[index] == keysOfA[index] { return true }
                if others[index] == keysOfB[index] { return false }
            }
        }
        return nil
    }

    func precedes(_ a: Int, _ b: Int) -> Bool {
        let (first, second) = (variants[a], variants[b])
        if let answer = precedes(
            first.segments, second.segments, among: variants.map(\.segments), isPath: true)
        {
            return answer
        }
        func kind(_ pattern: Pattern) -> Int {
            switch pattern.fragment {
            case .items: 0
            case .segments: 1
            case nil: 2
            }
        }
        if kind(first.pattern) != kind(second.pattern) {
            return kind(first.pattern) < kind(second.pattern)
        }
        let own = keys(first.segments, isPath: true)
        let alike = variants.filter { keys($0.segments, isPath: true) == own }
        if let answer = precedes(
            first.pattern.fragmentSegments.texts, second.pattern.fragmentSegments.texts,
            among: alike.map(\.pattern.fragmentSegments.texts), isPath: false)
        {
            return answer
        }
        func counts(_ pattern: Pattern) -> [Int] {
            [pattern.query, pattern.fragmentItems].flatMap { items in
                var (literal, required, absent) = (0, 0, 0)
                for item in items.named {
                    switch item.text {
                    case .any, .literal: literal += 1
                    case .mixed: required += 1
                    case .parameter(let parameter):
                        required += parameter.presence == .required ? 1 : 0
                    case .absent: absent += 1
                    case .rest, .label: break
                    }
                }
                return [-literal, -required, -absent]
            }
        }
        let (countsOfA, countsOfB) = (counts(first.pattern), counts(second.pattern))
        return countsOfA == countsOfB ? a < b : countsOfA.lexicographicallyPrecedes(countsOfB)
    }

    /// The variants in matching order, by a simple sort.
    var sorted: [NaiveVariant] {
        var sorted: [Int] = []
        for index in variants.indices {
            let place = sorted.firstIndex { precedes(index, $0) } ?? sorted.endIndex
            sorted.insert(index, at: place)
        }
        return sorted.map { variants[$0] }
    }
}
