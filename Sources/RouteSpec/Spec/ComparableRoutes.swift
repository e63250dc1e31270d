import RoutePatterns

/// The patterns of a spec that can be compared even if other parts of the spec have errors.
///
/// Such a pattern is valid, and so are its bases, prefixes, and types; otherwise, a comparison would be about other
/// URLs than the author's (section 7).
struct ComparableRoutes {
    /// The valid routes, and each valid pattern of other routes as a route of its own, in the spec's order.
    private(set) var routes: [RouteDeclaration] = []
    /// The number of routes before the first omitted pattern; nil if none is omitted.
    private(set) var omission: Int?

    mutating func append(_ route: RouteDeclaration) {
        routes.append(route)
    }

    mutating func append(contentsOf other: ComparableRoutes) {
        omission = omission ?? other.omission.map { routes.count + $0 }
        routes += other.routes
    }

    /// Records that a pattern was, or may have been, omitted after the routes so far.
    mutating func omit() {
        omission = omission ?? routes.count
    }

    /// Without the patterns that contain links: which texts are links depends on all patterns, omitted ones included.
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
    /// Adds a route to those that can be compared or, if it has an error, each of its patterns that can be.
    ///
    /// - Parameters:
    ///   - declaration: The route; nil if it isn't valid.
    ///   - patterns: Its valid patterns; nil if their prefixes, bases, or query items have errors.
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

    /// Whether a valid pattern is surely the one that the author means.
    private func isComparable(_ pattern: Pattern, _ source: PatternSource) -> Bool {
        !source.isCutByComment && !pattern.parameters.contains { invalidTypes.contains($0.type.name) }
    }
}

extension Node.Mapping {
    /// Whether everything except the value of `routes` could be read.
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
