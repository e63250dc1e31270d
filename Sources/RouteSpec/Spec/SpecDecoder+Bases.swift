import RoutePatterns
import RouteRuntime

extension SpecDecoder {
    /// The bases of a spec, a group, or a route; nil if it has none of its own.
    mutating func bases(_ fields: Fields) -> [Base]? {
        let scheme = fields[.scheme]
        let host = fields[.host]
        if let bases = fields[.bases] {
            if let other = scheme ?? host {
                report(
                    .badBase, "'bases' cannot be combined with '\(other.key.text)'", at: bases.key.span,
                    notes: [Diagnostic.Note("'\(other.key.text)' is declared here", at: other.key.span)],
                    help: "write all bases under 'bases', as in bases: [myapp://app]")
            }
            return baseList(bases)
        }
        guard let scheme else {
            if let host {
                let text = host.value.scalar?.text ?? ""
                let isURL = URLScheme.before(authorityOf: text) != nil
                report(
                    .badBase, "'host' without 'scheme'", at: host.key.span,
                    help: text.contains("/")
                        ? "write bases: [\(isURL ? text : "https://" + text)]" : "add the scheme, as in scheme: https")
                return []
            }
            return nil
        }
        return base(scheme: scheme, host: host).map { [$0] } ?? []
    }

    private mutating func base(scheme: Node.Entry, host: Node.Entry?) -> Base? {
        let hostScalar = text(host)
        let help = "write one scheme; for several, use 'bases', as in bases: [myapp://app, https://example.com]"
        guard let schemeScalar = text(scheme, help: help), (host == nil) == (hostScalar == nil) else { return nil }
        var errors: [PatternError] = []
        let base = Base.parse(scheme: schemeScalar.text, host: hostScalar?.text, errors: &errors)
        let isSchemeWrong = !isScheme(schemeScalar.text)
        let source = PatternSource().appending(isSchemeWrong ? schemeScalar : hostScalar ?? schemeScalar)
        report(errors, in: source)
        if let base, let hostScalar { checkFirst(base, at: hostScalar.span) }
        return base
    }

    private mutating func baseList(_ entry: Node.Entry) -> [Base] {
        var bases: [(base: Base, scalar: Scalar)] = []
        var near = NearBases()
        for (index, scalar) in (texts(entry) ?? []).enumerated() {
            if index == Base.listLimit {
                report([Base.listError(scalar.text)], in: PatternSource().appending(scalar))
                break
            }
            var errors: [PatternError] = []
            let base = Base.parse(scalar.text, errors: &errors)
            report(errors, in: PatternSource().appending(scalar))
            guard let base else { continue }
            if index == 0 { checkFirst(base, at: scalar.span) }
            if !base.isLiteral, baseSpans[base.encodedText] == nil { baseSpans[base.encodedText] = scalar.span }
            let found = near.first(near: base) { number in
                scalar.conflict(base, with: bases[number].scalar, bases[number].base)
            }
            if let (number, problem) = found {
                let other = bases[number]
                report(
                    .badBase, problem.message, at: scalar.span,
                    notes: [Diagnostic.Note("the other base is here", at: other.scalar.span)], help: problem.help)
            }
            near.insert(base, bases.count)
            bases.append((base, scalar))
        }
        return bases.map(\.base)
    }

    private mutating func checkFirst(_ base: Base, at span: Span) {
        guard case .label = base.host else { return }
        report(
            .badBase, "the first base has '*' in its host", at: span,
            help: "put a base without '*' first: url() writes the first base")
    }
}

/// The bases of a list, indexed by what two of them must share to match one URL.
private struct NearBases {
    /// By a scheme, and by a scheme and a host, which is `*` for all hosts of the scheme and `**.example.com` for all
    /// literal hosts of a domain.
    private var numbers: [String: [Int]] = [:]

    /// The first base, by number, for which the closure returns a value.
    func first<Answer>(near base: Base, _ answer: (Int) -> Answer?) -> (number: Int, answer: Answer)? {
        let hosts =
            switch base.host {
            case nil: ["*"]
            case .label(let suffix): ["*" + suffix, "**" + suffix]
            case .literal(let host): [host, "*" + host.domain]
            case .parameter, .affixed, .rest, .any, .absent: [String]()
            }
        var found: (number: Int, answer: Answer)?
        for key in [base.scheme] + hosts.map({ base.scheme + "://" + $0 }) {
            // The numbers ascend: what comes after an answer need not be looked at.
            for number in numbers[key, default: []] {
                if let found, found.number <= number { break }
                if let answer = answer(number) { found = (number, answer) }
            }
        }
        return found
    }

    mutating func insert(_ base: Base, _ number: Int) {
        let keys =
            switch base.host {
            case nil: [base.scheme]
            case .literal(let host): ["*", host, "**" + host.domain].map { base.scheme + "://" + $0 }
            case .label(let suffix): ["*", "*" + suffix].map { base.scheme + "://" + $0 }
            case .parameter, .affixed, .rest, .any, .absent: [String]()
            }
        for key in keys { numbers[key, default: []].append(number) }
    }
}

extension String {
    /// What follows the first label of a host, with its dot.
    fileprivate var domain: String {
        utf8.firstIndex(of: UInt8(ascii: ".")).map { String(self[$0...]) } ?? ""
    }
}

extension Scalar {
    /// Why two bases can't be in one list: some URL would match both, in two ways.
    fileprivate func conflict(
        _ base: Base, with otherScalar: Scalar, _ other: Base
    ) -> (message: String, help: String)? {
        guard base.scheme == other.scheme else { return nil }
        if (base.host == nil) != (other.host == nil) {
            return (
                "the scheme '\(base.scheme)' has a base with a host and one without",
                "keep one of the two: without a host, the first segment takes its place"
            )
        }
        if base == other { return ("duplicate base '\(text)'", "remove one of the two") }
        guard base.hostsMeet(other), base.prefix.count != other.prefix.count else { return nil }
        let pairs = zip(base.prefix, other.prefix)
        guard pairs.allSatisfy({ $0.hasBytes(of: $1) }) else { return nil }
        let (short, long) = base.prefix.count < other.prefix.count ? (self, otherScalar) : (otherScalar, self)
        return (
            "a URL could match two bases: '\(long.text)' continues where '\(short.text)' ends",
            "keep '\(short.text)', and write the rest of the path in the patterns"
        )
    }
}

extension Base {
    /// Whether some host matches both bases.
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
