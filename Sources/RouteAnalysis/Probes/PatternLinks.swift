import RouteLanguage

/// The links of one pattern, for several questions: they are made once, and only if something asks
/// for them.
struct PatternLinks {
    let pattern: ProbedPattern
    private let probes: Probes
    private var known: [String]?

    init(_ pattern: ProbedPattern, _ probes: Probes) {
        self.pattern = pattern
        self.probes = probes
    }

    /// All links of the pattern.
    mutating func all() -> [String] {
        if let known { return known }
        let links = probes.links(of: pattern)
        known = links
        return links
    }

    /// The links for some of the pattern's rivals. Often these are all of its rivals: then the
    /// links may be known.
    func near(_ rivals: [ProbedPattern]) -> [String] {
        if let known {
            let all = probes.rivals(of: pattern)
            if all.map(\.number) == rivals.map(\.number) { return known }
        }
        return probes.links(of: pattern, rivals: rivals)
    }
}
