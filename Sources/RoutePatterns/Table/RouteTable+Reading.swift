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
        return RouteReader.read(absolute, plusIsSpace: plusIsSpace) { url in
            let tree = schemes.first { $0.scheme.map(url.hasScheme(named:)) ?? true }
            return tree?.firstReading(of: url, in: self, transform)
        }
    }

    /// A raw value without a base as a URL; nil for one that is a URL.
    private func absolute(rawValue: String) -> String? {
        guard RouteReader.read(rawValue, plusIsSpace: plusIsSpace, isRawValue: true, { $0.isRelative }) == true
        else { return nil }
        guard let base = bases.first else { return routeText(rawValue, after: anyScheme + "://") }
        return routeText(rawValue, after: base.encodedText)
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
        let captures: [Capture]
    }

    /// Walks through the tree: ends before edges, edges in their order, and back where nothing further on fits.
    func firstReading<Result>(
        of url: RouteReader, in table: RouteTable, _ transform: (RouteTable.Reading) -> Result?
    ) -> Result? {
        var stack = [Step(node: tree.root, offset: isHosted ? url.hostStart : url.start, captures: [])]
        while let step = stack.popLast() {
            let node = tree.nodes[step.node]
            if url.isEnd(step.offset) {
                for entry in node.ends {
                    if let reading = table.reading(entry, captures: step.captures, of: url),
                        let result = transform(reading)
                    {
                        return result
                    }
                }
            }
            let part = url.segment(at: step.offset)
            // The root is nobody's child, and so only the first step's node.
            let isFirst = step.node == tree.root
            let needsNoPort = isFirst && isHosted && !url.hasNoPort
            let edges = literals[step.node]?.edges(for: part) ?? node.edges
            for edge in edges.reversed() where !(needsNoPort && edge.matcher.needsNoPort) {
                if case .rest = edge.matcher {
                    stack.append(
                        Step(node: edge.node, offset: Int.max, captures: step.captures + [.rest(from: step.offset)]))
                } else if edge.matcher.accepts(part, of: url) {
                    let captures =
                        edge.matcher.isCapture ? step.captures + [.segment(part, isFirst: isFirst)] : step.captures
                    stack.append(Step(node: edge.node, offset: part.next, captures: captures))
                }
            }
        }
        return nil
    }
}
