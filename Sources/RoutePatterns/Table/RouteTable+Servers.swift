import RouteRuntime

// Servers that are known only at run time (Semantics, rule 3.11).
extension RouteTable {
    /// Reads a URL on a server, by the patterns that are relative to the first base; nil if it isn't on the server.
    package func read(url: String, on server: String) -> Reading? {
        firstReading(of: url, on: server) { $0 }.map { canonical($0) }
    }

    /// The first result that `transform` returns for the relative patterns that match.
    ///
    /// See `firstReading(of:isRawValue:)`.
    func firstReading<Result>(of url: String, on server: String, _ transform: (Reading) -> Result?) -> Result? {
        guard let rawValue = _Route.rawValue(of: url, on: server) else { return nil }
        return firstReading(of: rawValue, isRawValue: true) { self[$0.pattern].isRelative ? transform($0) : nil }
    }

    /// The URL of a route's values on a server; nil if the pattern that writes them is not relative, or if `server` is
    /// not the URL of a server.
    package func write(route: RouteID, values: [RouteValue], on server: String) -> String? {
        write(route: route, values: values, .rawValue).flatMap { _Route.text($0, on: server) }
    }

    /// The patterns that may match a raw value under the first base, but not a URL on a server.
    package var patternsOnNoServer: Set<PatternID> {
        guard let first = bases.first, first.isLiteral else { return [] }
        return Set(
            patternIDs.filter { pattern in
                !self[pattern].isRelative
                    && self[pattern].bases.contains { $0.scheme == first.scheme && $0.canMeet(first) }
            })
    }
}

extension Base {
    /// Whether this base can match a URL under `other`, which has the same scheme.
    fileprivate func canMeet(_ other: Base) -> Bool {
        zip(leadingSegments, other.leadingSegments).enumerated().allSatisfy { index, pair in
            let mine = Matcher(pair.0, ignoringCase: index == 0, host: index == 0 ? hostKind : nil)
            guard case .literal(let text, _) = Matcher(pair.1, ignoringCase: index == 0) else { return true }
            return mine.accepts(text)
        }
    }
}
