/// All routes of a spec, with the order and the trees in which their patterns read URLs.
package struct RouteTable: Sendable {
    /// A pattern of the table.
    package struct Entry: Hashable, Sendable {
        /// The route's number.
        package let route: Int
        /// The pattern's number among the route's.
        package let alternative: Int
    }

    /// How the URLs of one scheme are read.
    package struct SchemeTree: Sendable {
        /// In lower case; nil for every scheme that has no tree of its own.
        package let scheme: String?
        /// Whether the first segment is the host, and not whatever comes first (rule 3.2).
        package let isHosted: Bool
        package let tree: DecisionTree
        /// The patterns in matching order, under each of their bases.
        package let variants: [Variant]
        /// For the tree's nodes with many literal edges, these by their texts.
        let literals: [Int: LiteralIndex]
        /// Whether some host is read as those of http and https are.
        let needsHostName: Bool

        init(scheme: String?, isHosted: Bool, variants: [Variant]) {
            self.scheme = scheme
            self.isHosted = isHosted
            self.variants = variants
            let tree = DecisionTree(inOrder: variants)
            self.tree = tree
            self.needsHostName = tree.nodes[tree.root].edges.contains { $0.matcher.needsHostName }
            self.literals = tree.nodes.indices.reduce(into: [:]) { $0[$1] = LiteralIndex(tree.nodes[$1]) }
        }
    }

    package let routes: [Route]
    package let plusIsSpace: Bool
    /// The spec's own bases.
    package let bases: [Base]
    /// All patterns, in the order of declaration.
    package let entries: [Entry]
    /// For each route the number of its first pattern.
    private let firstEntries: [Int]
    /// The patterns under all their bases, in matching order.
    package let variants: [Variant]
    /// The trees, named schemes first.
    package let schemes: [SchemeTree]
    /// How many segments of a URL the patterns look at: an empty host, and one after the last, which is missing, too.
    package let segmentCount: Int
    /// For each pattern how it is read.
    private let readingSteps: [[ReadingStep]]

    package init(routes: [Route], plusIsSpace: Bool, bases: [Base]) {
        self.routes = routes
        self.plusIsSpace = plusIsSpace
        self.bases = bases
        let entries = routes.indices.flatMap { route in
            routes[route].alternatives.indices.map { Entry(route: route, alternative: $0) }
        }
        self.entries = entries
        self.firstEntries = routes.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.alternatives.count) }
        let alternatives = entries.map { routes[$0.route].alternatives[$0.alternative] }
        var maker = VariantMaker()
        let declared = alternatives.indices.flatMap { maker.variants(of: $0, alternatives[$0]) }
        let variants = MatchingOrder.sorted(declared, patterns: alternatives.map(\.pattern))
        self.variants = variants
        self.schemes = Self.schemeTrees(variants, bases: bases)
        self.segmentCount = 2 + (variants.lazy.map(\.matchers.count).max() ?? 0)
        self.readingSteps = routes.flatMap(\.readingSteps)
    }

    private static func schemeTrees(_ variants: [Variant], bases: [Base]) -> [SchemeTree] {
        let numbers = Dictionary(grouping: variants.indices) { variants[$0].scheme }
        let anyScheme = numbers[nil] ?? []
        let named = numbers.keys.compactMap { $0 }.sorted().map { Optional($0) }
        let schemes = anyScheme.isEmpty ? named : named + [nil]
        let schemesWithoutHost = Set(bases.lazy.filter { $0.host == nil }.map(\.scheme))
        return schemes.map { scheme in
            let own = scheme == nil ? [] : numbers[scheme] ?? []
            let readable = (anyScheme.isEmpty ? own : (own + anyScheme).sorted()).map { variants[$0] }
            return SchemeTree(
                scheme: scheme,
                isHosted: !bases.isEmpty && readable.allSatisfy(\.isHosted)
                    && !(scheme.map(schemesWithoutHost.contains) ?? false),
                variants: readable)
        }
    }

    /// The steps that read a URL by a pattern whose path fits.
    package func readingSteps(of entry: Int) -> [ReadingStep] {
        readingSteps[entry]
    }

    /// The numbers of a route's patterns.
    package func entries(of route: Int) -> Range<Int> {
        firstEntries[route]..<firstEntries[route + 1]
    }

    package func alternative(_ entry: Int) -> Route.Alternative {
        routes[entries[entry].route].alternatives[entries[entry].alternative]
    }

    package func route(of entry: Int) -> Route {
        routes[entries[entry].route]
    }

    /// The patterns with a base whose host is not all literal although no URL of its scheme has a host (section 1), in
    /// order: they cannot be read as they are meant, and a table that has any is not to be used.
    package var misplacedHosts: [(entry: Int, base: Base)] {
        entries.indices.flatMap { entry in
            alternative(entry).bases.filter { !$0.isLiteral && !isHosted($0.scheme) }.map { (entry, $0) }
        }
    }

    /// Why a host of a scheme cannot have a parameter or `*`: what is wrong, and what to do.
    package func misplacedHostReason(_ base: Base) -> (message: String, help: String) {
        let what = base.host?.parameters.isEmpty == false ? "a parameter" : "'*'"
        if bases.isEmpty {
            return (
                "a host with \(what) in a spec without a base, which treats every host as the first segment",
                "add the base, as in scheme: myapp"
            )
        }
        return (
            "a host with \(what) under '\(base.scheme)', which has a base without a host",
            "write the host as text, or give every base of '\(base.scheme)' a host"
        )
    }

    /// Whether URLs of the scheme have a host as their first segment; otherwise every authority is just that (section
    /// 1).
    package func isHosted(_ scheme: String) -> Bool {
        let tree = schemes.first { $0.scheme == scheme } ?? schemes.first { $0.scheme == nil }
        return tree?.isHosted ?? true
    }
}
