import RouteLanguage

/// The patterns that two tables have alike: of routes with the same values and patterns, and
/// without links, which may open any route. If all patterns that may read a link are alike, and in
/// the same order, both tables read the link alike.
struct UnchangedPatterns {
    /// For each pattern, by its place in the matching order of both tables, the place of the same
    /// pattern of the other table; nil if that has none.
    private var twins: [Int?]
    /// The tables of the patterns.
    private let owners: [Int]

    /// - Parameter patterns: those of all tables under all their bases, in matching order.
    init(_ tables: [RouteTable], _ patterns: [ProbedPattern]) {
        twins = patterns.map { _ in nil }
        owners = patterns.map(\.table)
        guard tables.count == 2, tables[0].readsURLs(like: tables[1]) else { return }
        let old = tables[0]
        let new = tables[1]
        let newRoutes = new.routesByPath
        var byPattern: [[PatternID: [ProbedPattern]]] = []
        for table in tables.indices {
            let own = patterns.filter { $0.table == table }
            byPattern.append(Dictionary(grouping: own, by: \.pattern))
        }
        for route in old.routeIDs {
            guard let twin = newRoutes[old[route].path], old[route].isAlike(new[twin]) else {
                continue
            }
            for (own, other) in zip(old.patternIDs(of: route), new.patternIDs(of: twin)) {
                let variants = byPattern[0][own] ?? []
                let others = byPattern[1][other] ?? []
                guard variants.elementsEqual(others, by: { $0.isPlaced(like: $1) }) else {
                    continue
                }
                for (variant, other) in zip(variants, others) {
                    twins[variant.number] = other.number
                    twins[other.number] = variant.number
                }
            }
        }
    }

    /// Whether each of some patterns, by their places in matching order, is alike in both tables,
    /// and they are in the same order.
    func areAlike(_ numbers: [Int]) -> Bool {
        var last = -1
        for number in Set(numbers.flatMap { [$0, twins[$0] ?? $0] }).sorted() {
            guard let twin = twins[number] else { return false }
            if owners[number] != 0 { continue }
            if twin < last { return false }
            last = twin
        }
        return true
    }
}

extension RouteTable {
    /// Whether URLs are taken apart as another table does it.
    fileprivate func readsURLs(like other: RouteTable) -> Bool {
        plusIsSpace == other.plusIsSpace && ignoresCase == other.ignoresCase
            && schemes.elementsEqual(other.schemes) { own, other in
                own.scheme == other.scheme && own.isHosted == other.isHosted
                    && own.needsHostName == other.needsHostName
            }
    }
}

extension Route {
    fileprivate func isAlike(_ other: Route) -> Bool {
        patterns == other.patterns && values == other.values
            && !values.contains { $0.type.isLink }
    }
}

extension ProbedPattern {
    /// Whether the paths of the links match what those of another pattern match.
    fileprivate func isPlaced(like other: ProbedPattern) -> Bool {
        scheme == other.scheme && isHosted == other.isHosted
            && path.matchers == other.path.matchers
    }
}
