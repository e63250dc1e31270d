import RouteRuntime

extension RouteTable {
    /// The result of reading a URL.
    package struct Reading: Sendable {
        package let route: RouteID
        package let pattern: PatternID
        /// The values in the order of the route's parameters.
        package let values: [RouteValue]
    }

    /// Reads a URL: the first pattern in matching order that matches all of it wins.
    package func read(url: String) -> Reading? {
        firstReading(of: url, isRawValue: false).map { canonical($0) }
    }

    /// Reads a raw value: a URL, or what follows the first base.
    package func read(rawValue: String) -> Reading? {
        firstReading(of: rawValue, isRawValue: true).map { canonical($0) }
    }

    /// The readings of a URL by all patterns that match it, or the first ones, in matching order.
    package func readings(of url: String, limit: Int = .max) -> [Reading] {
        var readings: [Reading] = []
        _ = firstReading(of: url, isRawValue: false) { reading in
            readings.append(canonical(reading))
            return readings.count == limit
        }
        return readings
    }

    /// Reads a URL by one pattern, even if an earlier pattern matches it; nil if the pattern
    /// doesn't match.
    package func read(url: String, by pattern: PatternID) -> Reading? {
        let reading = withURL(url) { url in
            tree(of: url)?.reading(of: url, by: pattern, in: self, newLinks)
        }
        return reading.map { canonical($0) }
    }

    /// The first reading that is wanted, by the patterns that match, in matching order. Its links
    /// are not in canonical form.
    func firstReading(
        of text: String, isRawValue: Bool, links: LinkReading? = nil,
        where isWanted: (Reading) -> Bool = { _ in true }
    ) -> Reading? {
        let absolute = isRawValue ? self.absolute(rawValue: text) ?? text : text
        return withURL(absolute) { url in
            tree(of: url)?.firstReading(of: url, in: self, links ?? newLinks, where: isWanted)
        }
    }

    /// Calls `body` with the parts of a URL, with all its segments. Doesn't call it if the text
    /// isn't a URL.
    func withURL<Result>(_ text: String, _ body: (_RouteReader) -> Result?) -> Result? {
        let count = text.utf8.count { $0 == UInt8(ascii: "/") } + 1
        return _RouteReader.read(text, plusIsSpace: plusIsSpace, segments: count, body)
    }

    /// A reader for the links of a URL that isn't itself a link; nil if no pattern has a link.
    var newLinks: LinkReading? { hasLinks ? LinkReading() : nil }

    /// The edge of a node with a number; nil if it has none.
    fileprivate func edge(of node: Int, number: Int) -> DecisionTree.Edge? {
        if let index = edges[node] { return index.edge(number: number) }
        return tree.nodes[node].edges.first { $0.number == number }
    }

    /// The tree of a URL's scheme; nil if no pattern has the scheme.
    func tree(of url: _RouteReader) -> SchemeTree? {
        let scheme = url.scheme.asciiLowercased
        return schemes.first { tree in tree.scheme.map { $0 == scheme } ?? true }
    }

    /// The URL of a raw value without a base; nil if the raw value is a URL, or if the bases have
    /// parameters.
    package func absolute(rawValue: String) -> String? {
        if _Route.isURL(rawValue) { return nil }
        guard let base = bases.first else {
            return _Route.text(rawValue, after: anyScheme + "://")
        }
        if !base.isLiteral { return nil }
        return _Route.text(rawValue, after: base.encodedText)
    }

    /// A scheme that has no tree of its own.
    package var anyScheme: String {
        var scheme = "x"
        while schemes.contains(where: { $0.scheme == scheme }) { scheme += "x" }
        return scheme
    }
}

extension RouteTable {
    /// The edges of a node that may match what is next in a path, in order.
    fileprivate func edges(
        of node: Int, _ place: PathPlace, of path: borrowing URLPath
    ) -> [DecisionTree.Edge] {
        edges[node]?.edges(for: path.part(at: place)) ?? tree.nodes[node].edges
    }

    /// The patterns that end at a node and may match a URL, in matching order.
    fileprivate func ends(of node: Int, for path: URLPath) -> [PatternID] {
        ends[node]?.ends(for: path) ?? tree.nodes[node].ends
    }
}

extension RouteTable.SchemeTree {
    /// What a walk hasn't tried yet: the edges of a node, or its ends.
    private struct Step {
        /// Nil for the ends of the node.
        var edges: ArraySlice<DecisionTree.Edge>?
        let node: Int
        let place: PathPlace
        /// How many captures were made before the node.
        let captureCount: Int
    }

    /// A walk through the tree.
    private struct Walk {
        /// The last one is tried next.
        var steps: [Step] = []
        var captures: [PathCapture] = []

        /// Adds the ends and the edges of a node: the ends are tried first, or last behind a rest.
        mutating func enter(_ node: Int, _ edges: [DecisionTree.Edge], at place: PathPlace) {
            let count = captures.count
            let ends = Step(node: node, place: place, captureCount: count)
            if place.isBehindRest { steps.append(ends) }
            if !edges.isEmpty {
                steps.append(
                    Step(edges: edges[...], node: node, place: place, captureCount: count))
            }
            if !place.isBehindRest { steps.append(ends) }
        }
    }

    /// Walks through the tree depth first, and tries the ends and edges of each node in order.
    fileprivate func firstReading(
        of url: _RouteReader, in table: RouteTable, _ links: LinkReading?,
        where isWanted: (RouteTable.Reading) -> Bool
    ) -> RouteTable.Reading? {
        guard let path = path(of: url, in: table, links) else { return nil }
        var walk = Walk()
        walk.enter(root, table.edges(of: root, path.beginning, of: path), at: path.beginning)
        while var step = walk.steps.popLast() {
            walk.captures.removeLast(walk.captures.count - step.captureCount)
            var place = step.place
            if let edge = step.edges?.popFirst() {
                if step.edges?.isEmpty == false { walk.steps.append(step) }
                if path.take(edge.matcher, &place, into: &walk.captures) {
                    walk.enter(edge.node, table.edges(of: edge.node, place, of: path), at: place)
                }
                continue
            }
            if !place.isEnd { continue }
            for pattern in table.ends(of: step.node, for: path) {
                let reading = reading(
                    of: path, walk.captures, place, by: pattern, in: table, links)
                if let reading, isWanted(reading) { return reading }
            }
        }
        return nil
    }

    /// The reading by one pattern, along its own way through the tree.
    fileprivate func reading(
        of url: _RouteReader, by pattern: PatternID, in table: RouteTable, _ links: LinkReading?
    ) -> RouteTable.Reading? {
        guard let path = path(of: url, in: table, links) else { return nil }
        for index in places[pattern] ?? [] {
            var node = root
            var place = path.beginning
            var captures: [PathCapture] = []
            var isTaken = true
            for number in variants[index].compared.numbers where isTaken {
                guard let edge = table.edge(of: node, number: number) else { return nil }
                isTaken = path.take(edge.matcher, &place, into: &captures)
                node = edge.node
            }
            guard isTaken, place.isEnd else { continue }
            let reading = reading(of: path, captures, place, by: pattern, in: table, links)
            if let reading { return reading }
        }
        return nil
    }

    /// The path of a URL; nil if it needs a host, and the URL has none.
    @_lifetime(copy url)
    private func path(
        of url: _RouteReader, in table: RouteTable, _ links: LinkReading?
    ) -> URLPath? {
        URLPath(
            url, isHosted: isHosted, needsHostName: needsHostName, ignoresCase: table.ignoresCase,
            isLink: links?.test(in: table))
    }

    /// The reading of a URL by a pattern whose path matches; nil if the rest doesn't.
    private func reading(
        of path: URLPath, _ captures: [PathCapture], _ place: PathPlace,
        by pattern: PatternID, in table: RouteTable, _ links: LinkReading?
    ) -> RouteTable.Reading? {
        var reading = PatternReading(
            path, captures, rest: place.segments, by: pattern, in: table, links)
        guard (try? reading.perform(table.readingSteps(of: pattern))) != nil else { return nil }
        return RouteTable.Reading(
            route: table.routeID(of: pattern), pattern: pattern, values: reading.values)
    }
}

// Servers that are known only at run time (Semantics, rule 3.11).
extension RouteTable {
    /// Reads a URL on a server, by the patterns that are relative to the first base; nil if it
    /// isn't on the server.
    package func read(url: String, on server: String) -> Reading? {
        firstReading(of: url, on: server).map { canonical($0) }
    }

    /// The first reading that is wanted, by the relative patterns that match. See
    /// `firstReading(of:isRawValue:)`.
    func firstReading(
        of url: String, on server: String, where isWanted: (Reading) -> Bool = { _ in true }
    ) -> Reading? {
        _Route.rawValue(of: url, on: server).flatMap { rawValue in
            firstReading(of: rawValue, isRawValue: true) {
                self[$0.pattern].isRelative && isWanted($0)
            }
        }
    }

    /// The URL of a route's values on a server; nil if the pattern that writes them is not
    /// relative, or if `server` is not the URL of a server.
    package func write(route: RouteID, values: [RouteValue], on server: String) -> String? {
        write(route: route, values: values, .rawValue).flatMap { _Route.text($0, on: server) }
    }

    /// The patterns that may match a raw value under the first base, but not a URL on a server.
    package var patternsOnNoServer: Set<PatternID> {
        guard let first = bases.first, first.isLiteral else { return [] }
        return Set(
            patternIDs.filter { pattern in
                !self[pattern].isRelative
                    && self[pattern].bases.contains {
                        $0.scheme == first.scheme && $0.canMeet(first, ignoringCase: ignoresCase)
                    }
            })
    }
}

extension Base {
    /// Whether this base can match a URL under `other`, which has the same scheme and is literal.
    fileprivate func canMeet(_ other: Base, ignoringCase: Bool) -> Bool {
        let matchers = leadingSegments.matchers(host: hostKind, ignoringCase: ignoringCase)
        return zip(matchers, other.leadingSegments).allSatisfy { matcher, segment in
            matcher.accepts(segment.literals.joined())
        }
    }
}
