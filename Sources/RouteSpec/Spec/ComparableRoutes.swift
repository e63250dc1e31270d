import RoutePatterns

/// The valid patterns of a spec in which others may not be valid.
///
/// They are compared in any case (Semantics, section 7). For that, their bases and types must be what the spec means.
struct ComparableRoutes {
    /// The routes, and the parts of those that aren't valid, in the spec's order.
    private(set) var routes: [RouteDeclaration] = []
    /// The number of routes before the first pattern that is missing; nil if none is.
    private(set) var omission: Int?

    mutating func append(_ route: RouteDeclaration) {
        routes.append(route)
    }

    mutating func append(contentsOf other: ComparableRoutes) {
        omission = omission ?? other.omission.map { routes.count + $0 }
        routes += other.routes
    }

    /// Notes that a pattern is missing, or may be, after the routes so far.
    mutating func omit() {
        omission = omission ?? routes.count
    }

    /// Without the patterns that have links: which texts are links depends on all patterns.
    var withoutLinks: ComparableRoutes {
        var others = ComparableRoutes()
        for (index, route) in routes.enumerated() {
            let hasLinks = route.route.values.contains(where: \.type.isLink)
            if hasLinks || index == omission { others.omit() }
            if !hasLinks { others.append(route) }
        }
        if omission != nil { others.omit() }
        return others
    }

    mutating func omitAll() {
        self = ComparableRoutes()
        omit()
    }
}

extension SpecDecoder {
    /// Adds a route to those that can be compared or, if something is wrong with it, each of its patterns.
    ///
    /// - Parameters:
    ///   - declaration: nil if the route isn't valid.
    ///   - patterns: its valid patterns; nil if it isn't known what comes before or after them.
    mutating func compare(
        _ declaration: RouteDeclaration?, path: [String], span: Span,
        _ patterns: [(pattern: RoutePattern, source: PatternSource)]?
    ) {
        let comparable = (patterns ?? []).filter { isComparable($0.pattern.pattern, $0.source) }
        if let declaration, let patterns, comparable.count == patterns.count {
            return self.comparable.append(declaration)
        }
        self.comparable.omit()
        for (declared, source) in comparable {
            let alone = RoutePattern(
                pattern: declared.pattern, bases: declared.bases, isRelative: declared.isRelative)
            var problems: [Route.Problem] = []
            let route = Route(path: path, patterns: [alone], problems: &problems)
            self.comparable.append(RouteDeclaration(route: route, span: span, sources: [source], isPart: true))
        }
    }

    /// Whether a valid pattern is the one that the spec means.
    private func isComparable(_ pattern: Pattern, _ source: PatternSource) -> Bool {
        !source.isCut && !pattern.parameters.contains { brokenTypes.contains($0.type.name) }
    }
}

extension Node.Mapping {
    /// Whether everything could be read but `routes`.
    var hasWholeSettings: Bool {
        isComplete && entries.allSatisfy { $0.key.text == Key.routes.name || $0.value.isWhole }
    }
}

extension Node {
    /// Whether everything in the node could be read.
    var isWhole: Bool {
        switch self {
        case .scalar: true
        case .refused: false
        case .list(let list): list.items.allSatisfy(\.isWhole)
        case .mapping(let mapping): mapping.isComplete && mapping.entries.allSatisfy(\.value.isWhole)
        }
    }
}
