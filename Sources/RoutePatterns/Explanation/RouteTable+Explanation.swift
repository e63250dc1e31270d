import RouteRuntime

extension RouteTable {
    /// Why no pattern matches a URL, from the patterns that come closest, best first; empty if a
    /// pattern matches.
    ///
    /// - Parameter limit: the most patterns to explain.
    package func explain(url text: String, limit: Int = 3) -> [Explanation] {
        let reason =
            URLScheme.before(colonIn: text) == nil
            ? "it does not start with a scheme and ':', so it is not a URL"
            : "it has user information before '@', which no pattern matches"
        return withURL(text) { explain($0, limit: limit) } ?? [Explanation(reason)]
    }

    /// Why no pattern of a route matches a URL, from the one that comes closest; nil if one
    /// matches, or if the route has no pattern for the URL's scheme.
    package func explain(url text: String, of route: RouteID) -> Explanation? {
        withURL(text) { url in
            guard let tree = tree(of: url) else { return nil }
            let variants = tree.variants.filter { routeID(of: $0.pattern) == route }
            let attempts = variants.map { Attempt($0, of: url, isHosted: tree.isHosted, in: self) }
            if attempts.contains(where: \.isSuccess) { return nil }
            let best = attempts.max {
                ($0.nearness, $0.matchedCount) < ($1.nearness, $1.matchedCount)
            }
            return best.map { Explanation(pattern: $0.variant.pattern, $0.reason) }
        }
    }

    /// Why the patterns before the one that a URL opens don't match it, from those that come
    /// closest.
    ///
    /// - Parameter limit: the most patterns to explain.
    package func explain(
        url text: String, before opened: PatternID, limit: Int = 3
    ) -> [Explanation] {
        withURL(text) { url in
            guard let tree = tree(of: url) else { return nil }
            let earlier = tree.variants.prefix { $0.pattern != opened }
            let attempts = earlier.map { Attempt($0, of: url, isHosted: tree.isHosted, in: self) }
            let near = attempts.filter { !$0.isSuccess && $0.nearness > 2 }
            return nearest(near, limit: limit).map(Explanation.init)
        } ?? []
    }

    /// Whether a URL begins with the base of some pattern.
    package func hasBase(of text: String) -> Bool {
        withURL(text) { url in
            guard let tree = tree(of: url) else { return false }
            return tree.variants.contains {
                !Attempt($0, of: url, isHosted: tree.isHosted, in: self).isInBase
            }
        } ?? false
    }

    /// Why an example doesn't open its route.
    package func explain(example: String, of route: RouteID) -> Explanation? {
        explain(url: example, of: route) ?? explain(url: example, limit: 1).first
    }

    private func explain(_ url: _RouteReader, limit: Int) -> [Explanation] {
        guard let tree = tree(of: url) else {
            let known = schemes.compactMap(\.scheme).map { "'\($0)'" }
            return [
                Explanation(
                    known.isEmpty
                        ? "there are no patterns"
                        : "the scheme is '\(url.scheme)', but \(known.bases)"
                )
            ]
        }
        let attempts = tree.variants.map {
            Attempt($0, of: url, isHosted: tree.isHosted, in: self)
        }
        if attempts.contains(where: \.isSuccess) { return [] }
        let best = nearest(attempts, limit: limit)
        if !best.isEmpty { return best.map(Explanation.init) }
        return [Explanation(reasonForAll(attempts, url, tree))]
    }

    /// The attempts that came closest, the best one for each pattern.
    private func nearest(_ attempts: [Attempt], limit: Int) -> [Attempt] {
        let ranked = attempts.enumerated().filter { $0.element.nearness > 0 }.sorted { a, b in
            (b.element.nearness, a.offset) < (a.element.nearness, b.offset)
        }
        var nearest: [Attempt] = []
        for (_, attempt) in ranked where nearest.count < limit {
            if nearest.allSatisfy({ $0.variant.pattern != attempt.variant.pattern }) {
                nearest.append(attempt)
            }
        }
        return nearest
    }

    /// The reason if no pattern comes closer than the others.
    private func reasonForAll(_ attempts: [Attempt], _ url: _RouteReader, _ tree: SchemeTree)
        -> String
    {
        // If a host or a prefix is wrong, it is wrong for all patterns. The one that came furthest
        // has the reason.
        let furthest = attempts.max { $0.matchedCount < $1.matchedCount }
        if let attempt = furthest, attempts.allSatisfy(\.isInBase) {
            let hosts = attempts.filter { $0.matchedCount == 0 }.compactMap {
                $0.variant.segments.first?.sourceText
            }
            var seen: Set<String> = []
            let known = hosts.filter { seen.insert($0).inserted }.map { "'\($0)'" }
            guard attempt.matchedCount == 0, tree.isHosted else { return attempt.reason }
            return url.hasHost
                ? "the host is \(url[0].quoted), but \(known.bases)"
                : "it has no \(url.hasColonInHost ? "valid " : "")host, but \(known.bases)"
        }
        let segment = attempts.first { !$0.isInBase }?.segment
        return segment.map { "no pattern starts with \($0)" }
            ?? "the path is empty, but no pattern has an empty path"
    }
}

extension Explanation {
    fileprivate init(_ attempt: Attempt) {
        self.init(pattern: attempt.variant.pattern, attempt.reason)
    }
}

extension [String] {
    /// The bases' schemes, hosts, or prefixes, as part of a sentence.
    fileprivate var bases: String {
        count == 1 ? "the base has \(self[0])" : "the bases have \(list("and"))"
    }
}
