import RouteRuntime

extension RouteTable {
    /// What a URL means.
    package struct Reading: Hashable, Sendable {
        /// The route's number.
        package let route: Int
        /// The pattern's number in the table.
        package let entry: Int
        /// The values in the order of the route's parameters.
        package let values: [RouteValue]
    }

    /// Reads a URL: the first pattern in matching order that matches all of it wins.
    package func read(url: String) -> Reading? {
        firstReading(of: url, isRawValue: false) { $0 }
    }

    /// Reads a raw value: a URL, or what follows the first base.
    package func read(rawValue: String) -> Reading? {
        firstReading(of: rawValue, isRawValue: true) { $0 }
    }

    /// The first result that `transform` gives for the patterns that match, in matching order.
    func firstReading<Result>(
        of text: String, isRawValue: Bool, _ transform: (Reading) -> Result?
    ) -> Result? {
        let absolute = isRawValue ? self.absolute(rawValue: text) ?? text : text
        return _RouteReader.read(absolute, plusIsSpace: plusIsSpace) { url in
            let tree = schemes.first { $0.scheme.map(url.hasScheme(named:)) ?? true }
            return tree?.firstReading(of: url, in: self, transform)
        }
    }

    /// A raw value without a base as a URL; nil for one that is a URL.
    package func absolute(rawValue: String) -> String? {
        guard _RouteReader.read(rawValue, plusIsSpace: plusIsSpace, isRawValue: true, { $0.isRelative }) == true
        else { return nil }
        guard let base = bases.first else { return _routeText(rawValue, after: anyScheme + "://") }
        return _routeText(rawValue, after: base.encodedText)
    }

    /// A scheme that stands for any other than those with a tree of their own.
    private var anyScheme: String {
        var scheme = "x"
        while schemes.contains(where: { $0.scheme == scheme }) { scheme += "x" }
        return scheme
    }
}

extension RouteTable.SchemeTree {
    private struct Step {
        let node: Int
        let offset: Int
        /// How many values there are before the step's own.
        let captureCount: Int
        let capture: Capture?
    }

    /// Walks through the tree: ends before edges, edges in their order, and back where nothing further on fits.
    func firstReading<Result>(
        of url: _RouteReader, in table: RouteTable, _ transform: (RouteTable.Reading) -> Result?
    ) -> Result? {
        // The values on the way to a step: the steps of a stack share them as far as their ways are one.
        var captures: [Capture] = []
        let start = isHosted ? url.hostStart : url.start
        var stack = [Step(node: tree.root, offset: start, captureCount: 0, capture: nil)]
        while let step = stack.popLast() {
            captures.removeSubrange(step.captureCount...)
            if let capture = step.capture { captures.append(capture) }
            let node = tree.nodes[step.node]
            if url.isEnd(step.offset) {
                for entry in node.ends {
                    if let reading = table.reading(entry, captures: captures, of: url),
                        let result = transform(reading)
                    {
                        return result
                    }
                }
            }
            // The root is nobody's child, and so only the first step's node.
            let isFirst = step.node == tree.root
            let needsNoPort = isFirst && isHosted && !url.hasNoPort
            // Asked before the host is looked at, which it puts in lower case.
            let isNamed = isFirst && needsHostName && url.hasHostName
            let part = url.segment(at: step.offset)
            let edges = literals[step.node]?.edges(for: part) ?? node.edges
            for edge in edges.reversed()
            where !(needsNoPort && edge.matcher.needsNoPort) && (isNamed || !edge.matcher.needsHostName) {
                if case .rest = edge.matcher {
                    stack.append(
                        Step(
                            node: edge.node, offset: Int.max, captureCount: captures.count,
                            capture: .rest(from: step.offset)))
                } else if edge.matcher.accepts(part, of: url) {
                    stack.append(
                        Step(
                            node: edge.node, offset: part.next, captureCount: captures.count,
                            capture: edge.matcher.isCapture ? .segment(part, edge.matcher) : nil))
                }
            }
        }
        return nil
    }
}
