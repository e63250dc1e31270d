import RouteLanguage
import RouteRuntime

extension SpecDecoder {
    /// The bases of a spec, a group, or a route; nil if it has none of its own.
    mutating func bases(_ fields: Node.Mapping) -> BaseList? {
        let list = ownBases(fields)
        for base in list?.bases ?? [] { schemes.named.insert(base.scheme) }
        return list
    }

    private mutating func ownBases(_ fields: Node.Mapping) -> BaseList? {
        let scheme = fields[.scheme]
        let host = fields[.host]
        if let bases = fields[.bases] {
            if let other = scheme ?? host {
                report(
                    .badBase, "'bases' cannot be combined with '\(other.key.text)'",
                    at: bases.key.span,
                    notes: [
                        Diagnostic.Note("'\(other.key.text)' is declared here", at: other.key.span)
                    ],
                    help: "write all bases under 'bases', as in bases: [myapp://app]")
            }
            return baseList(bases)
        }
        guard let scheme else {
            if let host {
                report(
                    .badBase, "'host' without 'scheme'", at: host.key.span,
                    help: "add the scheme, as in scheme: https")
                return BaseList()
            }
            return nil
        }
        return base(scheme: scheme, host: host) ?? BaseList()
    }

    private mutating func base(scheme: Node.Entry, host: Node.Entry?) -> BaseList? {
        let hostScalar = text(host)
        let help =
            "write one scheme; for several, use 'bases', as in bases: [myapp://app, "
            + "https://example.com]"
        guard let schemeScalar = text(scheme, help: help), (host == nil) == (hostScalar == nil)
        else { return nil }
        for text in [schemeScalar, hostScalar].compactMap(\.self) {
            checkNull(text, help: "remove the key")
        }
        var errors: [PatternError] = []
        let base = Base.parse(
            scheme: schemeScalar.text, host: hostScalar?.text, types: types, errors: &errors)
        let isSchemeWrong = !isScheme(schemeScalar.text)
        let source = PatternSource().appending(
            isSchemeWrong ? schemeScalar : hostScalar ?? schemeScalar)
        report(errors, in: source)
        guard let base else { return nil }
        record(base, at: schemeScalar.span)
        guard let hostScalar else { return BaseList(bases: [base]) }
        checkFirst(base, at: hostScalar.span)
        let hasParameters = !base.parameters.isEmpty
        return BaseList(
            bases: [base],
            sources: hasParameters ? [PatternSource(scheme: schemeScalar, host: hostScalar)] : [])
    }

    /// Remembers the span of a base without a literal host, which the analysis may report.
    private mutating func record(_ base: Base, at span: Span) {
        guard base.host == nil || !base.isLiteral, shared.baseSpans[base.encodedText] == nil else {
            return
        }
        shared.baseSpans[base.encodedText] = span
    }

    /// A base, and its text in the spec.
    private struct WrittenBase {
        let base: Base
        let scalar: Scalar
    }

    private mutating func baseList(_ entry: Node.Entry) -> BaseList {
        var bases: [WrittenBase] = []
        for (index, scalar) in (texts(entry) ?? []).enumerated() {
            if index == Base.listLimit {
                report([Base.listError(scalar.text)], in: PatternSource().appending(scalar))
                break
            }
            var errors: [PatternError] = []
            let base = Base.parse(scalar.text, types: types, errors: &errors)
            report(errors, in: PatternSource().appending(scalar))
            guard let base else { continue }
            if index == 0 { checkFirst(base, at: scalar.span) }
            record(base, at: scalar.span)
            for other in bases {
                let problem = base.conflict(
                    with: other.base, scalar.text, other.scalar.text,
                    ignoringCase: head.ignoresCase)
                guard let problem else { continue }
                report(
                    .badBase, problem.message, at: scalar.span,
                    notes: [Diagnostic.Note("the other base is here", at: other.scalar.span)],
                    help: problem.help)
                break
            }
            if let first = bases.first, first.base.parameters != base.parameters {
                report(
                    .badBase, "the bases of a list must have the same parameters", at: scalar.span,
                    notes: [Diagnostic.Note("the first base is here", at: first.scalar.span)],
                    help: "give the routes under this base a group with bases of its own")
                continue
            }
            bases.append(WrittenBase(base: base, scalar: scalar))
        }
        let hasParameters = bases.first?.base.parameters.isEmpty == false
        return BaseList(
            bases: bases.map(\.base),
            sources: hasParameters ? bases.map { PatternSource().appending($0.scalar) } : [])
    }

    private mutating func checkFirst(_ base: Base, at span: Span) {
        guard case .label = base.host else { return }
        report(
            .badBase, "the first base has '*' in its host", at: span,
            help: "put a base without '*' first: url() writes the first base")
    }
}
