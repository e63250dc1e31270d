extension Pattern {
    /// Literal text that is valid, but seldom meant:
    /// the problems of the rule `suspicious-pattern`.
    ///
    /// - Parameter firstSegmentIsHost: Whether the first segment takes the place of a host.
    package func suspicions(types: TypeTable, firstSegmentIsHost: Bool) -> [PatternError] {
        var search = SuspicionSearch(self)
        search.checkSegments(types)
        search.checkSpaces()
        search.checkEmptySegments()
        if base == nil, !firstSegmentIsHost { search.checkHost() }
        search.checkItems()
        search.checkQuestionMark()
        search.checkEmptyFragment()
        search.checkQuotes()
        return search.found
    }

    /// The warning for a pattern such as `time:${t}`, if no base names its scheme.
    ///
    /// - Parameter isAlone: Whether the route has no other pattern, which bases would change.
    package func schemeSuspicion(isAlone: Bool) -> PatternError? {
        guard let base, base.form == .rootless else { return nil }
        let range = 0..<(base.scheme.utf8.count + 1)
        let scheme = text.bytes(range)
        let rest = text.bytes(range.upperBound..<text.utf8.count)
        return suspicion(
            "'\(scheme)' begins a URL with the scheme '\(base.scheme)', which no base names",
            at: range,
            "write \(scheme.dropLast())%3A\(rest) for literal text"
                + (isAlone ? ", or give the route bases: [\"\(base.scheme):\"]" : ""))
    }

    func suspicion(_ message: String, at range: Range<Int>, _ help: String) -> PatternError {
        PatternError(
            .suspiciousPattern, in: text, at: range, message,
            help: help + "; if you mean this text, allow the warning")
    }
}
