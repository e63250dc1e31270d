import RoutePatterns

extension SpecDecoder {
    /// The bases of a spec, a group or a route; nil if it has none of its own.
    mutating func bases(_ fields: Fields) -> [Base]? {
        let scheme = fields[.scheme]
        let host = fields[.host]
        if let bases = fields[.bases] {
            if let other = scheme ?? host {
                report(
                    .badBase, "'bases' beside '\(other.key.text)'", at: bases.key.span,
                    notes: [Diagnostic.Note("'\(other.key.text)' is here", at: other.key.span)],
                    help: "write every base under 'bases', as in bases: [myapp://app]")
            }
            return baseList(bases)
        }
        guard let scheme else {
            if let host {
                report(
                    .badBase, "'host' without 'scheme'", at: host.key.span, help: "add the scheme, as in scheme: https")
                return []
            }
            return nil
        }
        return base(scheme: scheme, host: host).map { [$0] } ?? []
    }

    private mutating func base(scheme: Node.Entry, host: Node.Entry?) -> Base? {
        let hostScalar = text(host)
        guard let schemeScalar = text(scheme), (host == nil) == (hostScalar == nil) else { return nil }
        var errors: [PatternError] = []
        let base = Base.parse(scheme: schemeScalar.text, host: hostScalar?.text, errors: &errors)
        let isScheme = !URLScheme.isValid(schemeScalar.text)
        let source = PatternSource().appending(isScheme ? schemeScalar : hostScalar ?? schemeScalar)
        report(errors, in: source)
        if let base, let hostScalar { checkFirst(base, at: hostScalar.span) }
        return base
    }

    private mutating func baseList(_ entry: Node.Entry) -> [Base] {
        var bases: [(base: Base, scalar: Scalar)] = []
        for (index, scalar) in (texts(entry) ?? []).enumerated() {
            var errors: [PatternError] = []
            let base = Base.parse(scalar.text, errors: &errors)
            report(errors, in: PatternSource().appending(scalar))
            guard let base else { continue }
            if index == 0 { checkFirst(base, at: scalar.span) }
            if let (other, problem) = bases.lazy.compactMap({ other in
                scalar.conflict(base, with: other.scalar, other.base).map { (other, $0) }
            }).first {
                report(
                    .badBase, problem.message, at: scalar.span,
                    notes: [Diagnostic.Note("the other base", at: other.scalar.span)], help: problem.help)
            }
            bases.append((base, scalar))
        }
        return bases.map(\.base)
    }

    private mutating func checkFirst(_ base: Base, at span: Span) {
        guard case .label = base.host else { return }
        report(
            .badBase, "the first base has '*' in its host", at: span,
            help: "put a base without '*' first: it is the one that is written")
    }
}

extension Scalar {
    /// Why two bases cannot stand in one list: some URL could be read under either, in two ways.
    fileprivate func conflict(
        _ base: Base, with otherScalar: Scalar, _ other: Base
    ) -> (message: String, help: String)? {
        guard base.scheme == other.scheme else { return nil }
        if (base.host == nil) != (other.host == nil) {
            return (
                "the scheme '\(base.scheme)' has a base with a host and one without",
                "write one of the two: without a host, the first segment stands in its place"
            )
        }
        if base == other { return ("the base '\(text)' stands twice", "remove one of the two") }
        guard base.hostsMeet(other), base.prefix.count != other.prefix.count else { return nil }
        let pairs = zip(base.prefix, other.prefix)
        guard pairs.allSatisfy({ $0.utf8.elementsEqual($1.utf8) }) else { return nil }
        let (short, long) = base.prefix.count < other.prefix.count ? (self, otherScalar) : (otherScalar, self)
        return (
            "a URL could have either of two bases: '\(long.text)' goes on where '\(short.text)' ends",
            "keep '\(short.text)', and write the rest of the path in the patterns"
        )
    }
}

extension Base {
    /// Whether some host is read by both bases.
    fileprivate func hostsMeet(_ other: Base) -> Bool {
        switch (host, other.host) {
        case (.literal(let literal), .label(let suffix)), (.label(let suffix), .literal(let literal)):
            guard literal.hasSuffix(suffix) else { return false }
            let label = literal.dropLast(suffix.count)
            return !label.isEmpty && !label.contains(".")
        default: return host == other.host
        }
    }
}
