import RouteRuntime

/// What comes before the path of a route's URLs (Semantics, section 1).
package struct Base: Hashable, Sendable {
    /// The most bases in a list. Each pattern has a variant under each of them.
    package static let listLimit = 64

    /// In lower case.
    package let scheme: String
    /// Nil if the first segment takes the host's place. A literal host is in lower case, without
    /// the default port.
    package internal(set) var host: TextPattern?
    /// The literal segments before the path, decoded.
    package internal(set) var prefix: [String] = []
    /// How the base is written.
    package internal(set) var form = Form.authority
    /// Whether the prefix ends with a `/`, which is written if the pattern has no path.
    package internal(set) var endsWithSlash = false

    /// What follows the scheme in a base without a host (RFC 3986, section 3). All are read alike.
    package enum Form: String, Hashable, Sendable {
        /// An empty authority, as in `myapp://`; also that of a base with a host.
        case authority = "://"
        /// A path that begins with a slash, as in `com.example.app:/callback`.
        case absolute = ":/"
        /// A path that begins without a slash, as in `geo:1,2`. In values, reserved characters
        /// aren't escaped where they needn't be.
        case rootless = ":"
        /// An empty authority, and a path that begins with a slash, as in `things:///add`.
        case emptyAuthority = ":///"
    }

    /// Whether the two bases begin the same URLs, however they are written.
    ///
    /// - Parameter ignoringCase: whether ASCII case of paths doesn't count.
    package func reads(sameAs other: Base, ignoringCase: Bool) -> Bool {
        scheme == other.scheme && host == other.host && prefix.count == other.prefix.count
            && sharesPrefix(with: other, ignoringCase: ignoringCase)
    }

    /// Whether one of the two paths begins the other.
    private func sharesPrefix(with other: Base, ignoringCase: Bool) -> Bool {
        zip(prefix, other.prefix).allSatisfy {
            $0.folded(ignoringCase).hasBytes(of: $1.folded(ignoringCase))
        }
    }

    /// How the host is read; nil if there is none.
    package var hostKind: HostKind? {
        if host == nil { return nil }
        return URLScheme.isWeb(scheme) ? .web : .other
    }

    /// Whether the host, if there is one, is all literal.
    package var isLiteral: Bool { host.map { $0.literal != nil } ?? true }

    /// The parameters in the host, each with its type. Patterns under the base are full URLs if it
    /// has any.
    package var parameters: [String: RouteType] {
        (host?.parameters ?? []).reduce(into: [:]) { $0[$1.name] = $1.type }
    }

    /// The base as URLs can begin, without a trailing `/`: always with `://`. The authority is
    /// empty if there is no host, or if the host has parameters.
    package var encodedText: String {
        text(
            .authority, host: literalHost,
            prefix: prefix.map { $0.encodedLiteral(in: .pathSegment) })
    }

    /// The base as written in a spec. A host with parameters is left out.
    package var text: String {
        text(form, host: literalHost, prefix: prefix) + (endsWithSlash ? "/" : "")
    }

    /// The base as written in a spec, with the parameters in its host, and without a `/` after its
    /// path.
    package var sourceText: String { text(form, host: host?.sourceText ?? "", prefix: prefix) }

    private var literalHost: String {
        host.map { $0.parameters.isEmpty ? $0.sourceText : "" } ?? ""
    }

    private func text(_ form: Form, host: String, prefix: [String]) -> String {
        scheme + form.rawValue
            + ((form == .authority ? [host] : []) + prefix).joined(separator: "/")
    }

    /// The error for a list with too many bases, of which `text` is the first over the limit.
    package static func listError(_ text: String) -> PatternError {
        PatternError(
            .badBase, in: text, "a list can have at most \(listLimit) bases",
            help: "match the hosts of a domain with one base, such as https://*.example.com")
    }

    /// Why two bases can't be in one list: some URL would match both, with different paths. Nil if
    /// they can.
    ///
    /// - Parameters:
    ///   - text: this base as written.
    ///   - otherText: the other one as written.
    ///   - ignoringCase: whether ASCII case of paths doesn't count.
    package func conflict(
        with other: Base, _ text: String, _ otherText: String, ignoringCase: Bool
    ) -> Advice? {
        guard scheme == other.scheme else { return nil }
        if (host == nil) != (other.host == nil) {
            return Advice(
                "the scheme '\(scheme)' has a base with a host and one without",
                help: "keep one of the two: without a host, the first segment takes its place"
            )
        }
        if reads(sameAs: other, ignoringCase: ignoringCase) {
            return Advice("duplicate base '\(text)'", help: "remove one of the two")
        }
        guard sharesHost(with: other), prefix.count != other.prefix.count else { return nil }
        guard sharesPrefix(with: other, ignoringCase: ignoringCase) else { return nil }
        let isShorter = prefix.count < other.prefix.count
        let short = isShorter ? text : otherText
        let long = isShorter ? otherText : text
        return Advice(
            "a URL could match two bases: '\(long)' continues where '\(short)' ends",
            help: "keep '\(short)', and write the rest of the path in the patterns"
        )
    }

    /// Whether some host matches both bases.
    private func sharesHost(with other: Base) -> Bool {
        switch (host, other.host) {
        case (.literal(let literal), .label(let suffix)),
            (.label(let suffix), .literal(let literal)):
            guard literal.hasSuffix(suffix) else { return false }
            let label = literal.dropLast(suffix.count)
            return !label.isEmpty && !label.contains(".")
        default: return host == other.host
        }
    }

    /// Reads a base, such as `https://example.com/app`, `https://${tenant}.example.com`, or
    /// `myapp://`.
    ///
    /// - Parameters:
    ///   - types: the types that parameters in the host can name.
    ///   - errors: gets every problem of the text, in order.
    package static func parse(
        _ text: String, types: TypeTable = TypeTable(), errors: inout [PatternError]
    ) -> Base? {
        PatternParser.result(of: text, types: types, rule: .badBase, errors: &errors) {
            $0.parseBase()
        }
    }

    /// Reads `scheme` and `host` of a spec.
    package static func parse(
        scheme: String, host: String?, types: TypeTable = TypeTable(), errors: inout [PatternError]
    ) -> Base? {
        guard isScheme(scheme) else {
            let help = URLScheme.help(for: scheme)
            errors.append(
                PatternError(.badBase, in: scheme, "'\(scheme)' is not a scheme", help: help))
            return nil
        }
        guard let host else { return Base(scheme: scheme.asciiLowercased, host: nil) }
        return PatternParser.result(of: host, types: types, rule: .badBase, errors: &errors) {
            $0.parseHost(scheme: scheme)
        }
    }
}
