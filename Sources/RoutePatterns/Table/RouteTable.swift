/// All routes of a spec, with their patterns in matching order and as decision trees.
///
/// A class, so that reading, writing, and comparing share one table.
package final class RouteTable: Sendable {
    /// How the URLs of one scheme are read.
    package struct SchemeTree: Sendable {
        /// In lower case; nil for all schemes that have no tree of their own.
        package let scheme: String?
        /// Whether the first segment must be the host (rule 3.2).
        package let isHosted: Bool
        /// The patterns in matching order, under each of their bases.
        package let variants: [Variant]
        /// For each pattern, the indices of its variants.
        let places: [PatternID: [Int]]
        /// The node of the table's tree where its URLs begin.
        let root: Int
        /// Whether some host is read by the rules of http and https.
        package let needsHostName: Bool
        /// The closed types of a first segment. Their values are compared without ASCII case there
        /// (rule 3.2), unless the host is in lower case anyway.
        package let closedTypesIgnoringCase: Set<RouteType>

        fileprivate init(
            _ scheme: SchemeVariants, isHosted: Bool, root index: Int, in tree: DecisionTree
        ) {
            let root = tree.nodes[index]
            self.scheme = scheme.name
            self.isHosted = isHosted
            variants = scheme.variants
            places = Dictionary(grouping: scheme.variants.indices) {
                scheme.variants[$0].pattern
            }
            self.root = index
            needsHostName = root.edges.contains { $0.matcher.needsHostName }
            var closedTypes = root.closedTypesIgnoringCase
            for variant in variants { closedTypes.formUnion(variant.closedTypesBehindFirstRest) }
            closedTypesIgnoringCase = closedTypes
        }
    }

    /// The variants that can match URLs of a scheme.
    fileprivate struct SchemeVariants {
        /// Nil for all schemes that no base names.
        let name: String?
        let variants: [Variant]
    }

    package let routes: [Route]
    package let plusIsSpace: Bool
    /// Whether ASCII case doesn't count in literal text, names, closed types, and Bools
    /// (`caseSensitive: false`).
    package let ignoresCase: Bool
    /// The spec's own bases.
    package let bases: [Base]
    /// All patterns, in the order of declaration.
    private let patterns: [RoutePattern]
    /// The route of each pattern.
    private let owners: [RouteID]
    /// The first pattern of each route, followed by the end of all patterns.
    private let firstPatterns: [PatternID]
    /// The patterns under all their bases, in matching order.
    package let variants: [Variant]
    /// The schemes, named ones first.
    package let schemes: [SchemeTree]
    /// The trees of the schemes.
    package let tree: DecisionTree
    /// The edges of the tree's nodes by their literal texts, for nodes that have many.
    let edges: [EdgeIndex?]
    /// The patterns that end at the tree's nodes by the items that they need, for nodes where many
    /// end.
    let ends: [EndIndex?]
    /// How many segments of a URL the patterns compare, including an empty host before them and a
    /// missing segment after them.
    package let segmentCount: Int
    /// The steps that read a URL by each pattern.
    private let readingSteps: [[ReadingStep]]
    /// What each pattern requires of its route's values.
    private let conditions: [[Condition]]
    /// The URLs that each pattern writes under its first base.
    private let layouts: [URLLayout]
    /// The tables of mounted specs with their own bases, by the names of their enums. Only links
    /// need them.
    package let mounted: [String: RouteTable]
    /// Whether a pattern has a link.
    package let hasLinks: Bool

    /// - Parameter mounted: the tables of mounted specs with their
    ///   own bases, by the names of their enums with their modules.
    ///   Only links need them; without one, every text may be a link.
    package init(
        routes: [Route], plusIsSpace: Bool, ignoresCase: Bool = false, bases: [Base],
        mounted: [String: RouteTable] = [:]
    ) {
        self.routes = routes
        self.mounted = mounted
        self.hasLinks = routes.contains { $0.values.contains(where: \.type.isLink) }
        self.plusIsSpace = plusIsSpace
        self.ignoresCase = ignoresCase
        self.bases = bases
        let patterns = routes.flatMap(\.patterns)
        self.patterns = patterns
        owners = routes.indices.flatMap { index in
            routes[index].patterns.map { _ in RouteID(index) }
        }
        firstPatterns = routes.reduce(into: [PatternID(0)]) { starts, route in
            starts.append(starts[starts.count - 1].advanced(by: route.patterns.count))
        }
        readingSteps = routes.flatMap {
            $0.readingSteps(plusIsSpace: plusIsSpace, ignoringCase: ignoresCase)
        }
        conditions = routes.flatMap { route in route.patterns.map(route.conditions) }
        layouts = routes.flatMap { route in
            route.patterns.map { URLLayout(of: $0, route, plusIsSpace: plusIsSpace) }
        }
        var maker = VariantMaker(ignoringCase: ignoresCase)
        let declared = patterns.indices.flatMap { maker.variants(of: PatternID($0), patterns[$0]) }
        let variants = MatchingOrder.sorted(
            declared, patterns: patterns.map { $0.pattern }, ignoringCase: ignoresCase)
        self.variants = variants
        let variantsByScheme = Self.variantsByScheme(variants)
        let tree = DecisionTree(inOrder: variantsByScheme.map(\.variants))
        self.tree = tree
        let schemesWithoutHost = Set(bases.lazy.filter { $0.host == nil }.map(\.scheme))
        schemes = zip(variantsByScheme, tree.roots).map { scheme, root in
            let isHosted =
                !bases.isEmpty && scheme.variants.allSatisfy(\.isHosted)
                && !(scheme.name.map(schemesWithoutHost.contains) ?? false)
            return SchemeTree(scheme, isHosted: isHosted, root: root, in: tree)
        }
        edges = tree.nodes.map(EdgeIndex.init)
        ends = tree.nodes.map { EndIndex($0.ends) { patterns[$0.index].pattern } }
        self.segmentCount = 2 + (variants.map { $0.matchers.count }.max() ?? 0)
    }

    /// The variants that can match the URLs of each scheme, in matching order. Schemes with a name
    /// come first. The others share a list, if a pattern has no base.
    private static func variantsByScheme(_ variants: [Variant]) -> [SchemeVariants] {
        var schemes: [String?] = Set(variants.compactMap(\.scheme)).sorted()
        if variants.contains(where: { $0.scheme == nil }) { schemes.append(nil) }
        return schemes.map { scheme in
            let own = variants.filter { $0.scheme == scheme || $0.scheme == nil }
            return SchemeVariants(name: scheme, variants: own)
        }
    }

    /// The same patterns, whose ASCII case counts.
    package var caseSensitive: RouteTable {
        RouteTable(routes: routes, plusIsSpace: plusIsSpace, bases: bases, mounted: mounted)
    }

    /// The steps that read a URL by a pattern whose path matches.
    package func readingSteps(of pattern: PatternID) -> [ReadingStep] {
        readingSteps[pattern.index]
    }

    /// What a pattern requires of its route's values, in their order.
    package func conditions(of pattern: PatternID) -> [Condition] { conditions[pattern.index] }

    /// The parts of the URLs that a pattern writes.
    ///
    /// - Parameter base: One of the pattern's bases; nil for the first.
    package func layout(of pattern: PatternID, under base: Base? = nil) -> URLLayout {
        guard let base else { return layouts[pattern.index] }
        return URLLayout(
            of: self[pattern], route(of: pattern), plusIsSpace: plusIsSpace, under: base)
    }

    package subscript(route: RouteID) -> Route { routes[route.index] }

    package subscript(pattern: PatternID) -> RoutePattern { patterns[pattern.index] }

    /// The routes, in the order of declaration.
    package var routeIDs: Range<RouteID> { RouteID(0)..<RouteID(routes.count) }

    /// All patterns, in the order of declaration.
    package var patternIDs: Range<PatternID> { PatternID(0)..<PatternID(patterns.count) }

    /// The patterns of a route.
    package func patternIDs(of route: RouteID) -> Range<PatternID> {
        firstPatterns[route.index]..<firstPatterns[route.index + 1]
    }

    /// A pattern's rank among those of its route, from 0.
    package func rankInRoute(_ pattern: PatternID) -> Int {
        patternIDs(of: routeID(of: pattern)).lowerBound.distance(to: pattern)
    }

    package func routeID(of pattern: PatternID) -> RouteID { owners[pattern.index] }

    package func route(of pattern: PatternID) -> Route { self[routeID(of: pattern)] }

    /// The patterns with a base whose host is not all literal, although no URL of its scheme has a
    /// host (section 1), in order. They can't be read as intended, and a table that has any must
    /// not be used.
    package var misplacedHosts: [MisplacedHost] {
        var misplaced: [MisplacedHost] = []
        for pattern in patternIDs {
            for base in self[pattern].bases where !base.isLiteral && !isHosted(base.scheme) {
                misplaced.append(
                    MisplacedHost(pattern: pattern, base: base, hasBases: !bases.isEmpty))
            }
        }
        return misplaced
    }

    /// Whether the first segment of the scheme's URLs is a host.
    /// Otherwise it is the authority as a whole (section 1).
    package func isHosted(_ scheme: String) -> Bool {
        let tree = schemes.first { $0.scheme == scheme } ?? schemes.first { $0.scheme == nil }
        return tree?.isHosted ?? true
    }
}
