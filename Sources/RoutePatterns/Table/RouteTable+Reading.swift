import RouteRuntime

extension RouteTable {
    /// What a URL means.
    package struct Reading: Sendable {
        package let route: RouteID
        package let pattern: PatternID
        /// The values in the order of the route's parameters.
        package let values: [RouteValue]
    }

    /// Reads a URL: the first pattern in matching order that matches all of it wins.
    package func read(url: String) -> Reading? {
        firstReading(of: url, isRawValue: false) { $0 }.map { canonical($0) }
    }

    /// Reads a raw value: a URL, or what follows the first base.
    package func read(rawValue: String) -> Reading? {
        firstReading(of: rawValue, isRawValue: true) { $0 }.map { canonical($0) }
    }

    /// What a URL means to one pattern, even if an earlier pattern reads it; nil if the pattern doesn't match.
    package func read(url: String, by pattern: PatternID) -> Reading? {
        firstReading(of: url, isRawValue: false) { $0.pattern == pattern ? $0 : nil }.map { canonical($0) }
    }

    /// The first result that `transform` returns for the patterns that match, in matching order. Its links are as they
    /// were read.
    func firstReading<Result>(
        of text: String, isRawValue: Bool, links: LinkReading? = nil, _ transform: (Reading) -> Result?
    ) -> Result? {
        let absolute = isRawValue ? self.absolute(rawValue: text) ?? text : text
        return _RouteReader.read(absolute, plusIsSpace: plusIsSpace, segments: segmentCount) { url in
            tree(of: url)?.firstReading(of: url, in: self, links ?? newLinks, transform)
        }
    }

    /// What the links of a URL are read with that is in no other; nil if no pattern has a link.
    private var newLinks: LinkReading? { hasLinks ? LinkReading() : nil }

    /// The tree of a URL's scheme; nil if no pattern reads it.
    package func tree(of url: _RouteReader) -> SchemeTree? {
        schemes.first { tree in tree.scheme.map { _RouteLiteral.with($0, url.hasScheme) } ?? true }
    }

    /// A raw value without a base, as a URL; nil if it is a URL.
    package func absolute(rawValue: String) -> String? {
        guard _RouteReader.read(rawValue, plusIsSpace: plusIsSpace, isRawValue: true, { $0.isRelative }) == true
        else { return nil }
        guard let base = bases.first else { return _Route.text(rawValue, after: anyScheme + "://") }
        return _Route.text(rawValue, after: base.encodedText)
    }

    /// A scheme that has no tree of its own.
    private var anyScheme: String {
        var scheme = "x"
        while schemes.contains(where: { $0.scheme == scheme }) { scheme += "x" }
        return scheme
    }
}

extension RouteTable {
    /// The reading of a URL by a pattern whose path fits, before its first step.
    ///
    /// - Parameter captures: what its path has found.
    package func reading(of url: _RouteReader, by pattern: PatternID, captures: [Capture]) -> PatternReading {
        reading(of: url, by: pattern, captures: captures, newLinks)
    }

    private func reading(
        of url: _RouteReader, by pattern: PatternID, captures: [Capture], _ links: LinkReading?
    ) -> PatternReading {
        PatternReading(url, captures: captures, valueCount: route(of: pattern).values.count, in: self, links)
    }

    /// What a URL means if its path fits a pattern; nil if the rest of the URL doesn't.
    fileprivate func reading(
        _ pattern: PatternID, captures: [Capture], of url: _RouteReader, _ links: LinkReading?
    ) -> Reading? {
        var reading = reading(of: url, by: pattern, captures: captures, links)
        guard (try? reading.perform(readingSteps(of: pattern))) != nil else { return nil }
        return Reading(route: routeID(of: pattern), pattern: pattern, values: reading.values)
    }
}

extension RouteTable.SchemeTree {
    /// The first segment of a URL; nil if the tree needs a host and the URL has none.
    package func start(of url: _RouteReader) -> _RouteReader.Path? {
        isHosted ? url.hostPath : url.path
    }

    /// An edge that has not been tried yet.
    private struct Step {
        let edge: DecisionTree.Edge
        let path: _RouteReader.Path
        /// The number of captures before the edge's own.
        let captureCount: Int
    }

    /// Walks the tree depth first: ends before edges, and edges in their order.
    func firstReading<Result>(
        of url: _RouteReader, in table: RouteTable, _ links: LinkReading?,
        _ transform: (RouteTable.Reading) -> Result?
    ) -> Result? {
        guard let start = start(of: url) else { return nil }
        let needsNoPort = isHosted && !url.hasNoPort
        // Must come before reading the host, which this lowercases.
        let isNamed = needsHostName && url.hasHostName
        var captures: [Capture] = []
        var stack = edges(of: tree.root, for: start[0]).filter { edge in
            !(needsNoPort && edge.matcher.needsNoPort) && (isNamed || !edge.matcher.needsHostName)
        }.reversed().map { Step(edge: $0, path: start, captureCount: 0) }
        func result(atEndOf node: Int) -> Result? {
            for pattern in tree.nodes[node].ends {
                guard let reading = table.reading(pattern, captures: captures, of: url, links),
                    let result = transform(reading)
                else { continue }
                return result
            }
            return nil
        }
        if start.isEnd(0), let result = result(atEndOf: tree.root) { return result }
        while let step = stack.popLast() {
            captures.removeSubrange(step.captureCount...)
            if case .rest = step.edge.matcher {
                captures.append(.rest(step.path))
                if let result = result(atEndOf: step.edge.node) { return result }
                continue
            }
            guard let capture = step.edge.matcher.capture(step.path[0], of: url) else { continue }
            if step.edge.matcher.isCapture { captures.append(capture) }
            let next = step.path.from(1)
            if next.isEnd(0), let result = result(atEndOf: step.edge.node) { return result }
            for edge in edges(of: step.edge.node, for: next[0]).reversed() {
                stack.append(Step(edge: edge, path: next, captureCount: captures.count))
            }
        }
        return nil
    }

    private func edges(of node: Int, for part: _RoutePart) -> [DecisionTree.Edge] {
        literals[node]?.edges(for: part) ?? tree.nodes[node].edges
    }
}
