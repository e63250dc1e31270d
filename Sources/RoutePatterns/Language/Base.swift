import RouteRuntime

/// How a host that has parameters or `*.` is read (rule 3.1).
package enum HostKind: Hashable, Sendable {
    /// http and https: lowercase labels of letters, digits, `-`, and `_`, without escapes.
    case web
    /// Other schemes: like a path segment.
    case other
}

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
        /// A path that doesn't, as in `geo:1,2`. In values, reserved characters are written as they
        /// are where they can be.
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
        host == nil ? nil : URLScheme.isWeb(scheme) ? .web : .other
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
    ) -> (message: String, help: String)? {
        guard scheme == other.scheme else { return nil }
        if (host == nil) != (other.host == nil) {
            return (
                "the scheme '\(scheme)' has a base with a host and one without",
                "keep one of the two: without a host, the first segment takes its place"
            )
        }
        if reads(sameAs: other, ignoringCase: ignoringCase) {
            return ("duplicate base '\(text)'", "remove one of the two")
        }
        guard sharesHost(with: other), prefix.count != other.prefix.count else { return nil }
        guard sharesPrefix(with: other, ignoringCase: ignoringCase) else { return nil }
        let (short, long) =
            prefix.count < other.prefix.count ? (text, otherText) : (otherText, text)
        return (
            "a URL could match two bases: '\(long)' continues where '\(short)' ends",
            "keep '\(short)', and write the rest of the path in the patterns"
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

/// Schemes (RFC 3986, section 3.1).
package enum URLScheme {
    /// The scheme, as written, of a text that starts with a scheme and `://`; nil for other text.
    package static func before(authorityOf text: String) -> String? {
        before(colonIn: text).flatMap {
            text.utf8.dropFirst($0.utf8.count).starts(with: "://".utf8) ? $0 : nil
        }
    }

    /// The scheme, as written, of a text that starts with a scheme and a colon; nil for other text.
    package static func before(colonIn text: String) -> String? {
        let scheme = String(decoding: text.utf8.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
        return isScheme(scheme) && scheme.utf8.count < text.utf8.count ? scheme : nil
    }

    /// Whether a text is a host and a port, as in `localhost:8080`, rather than a base.
    static func isHostAndPort(_ text: String) -> Bool {
        let port = text.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst().prefix {
            $0 != UInt8(ascii: "/")
        }
        return !port.isEmpty && port.allSatisfy(isDigit)
    }

    /// The help for text that is not a scheme.
    fileprivate static func help(for text: String) -> String {
        guard let name = before(colonIn: text) else {
            return
                "write it without a colon, with letters, digits, '+', '-', and '.'; it starts with a letter"
        }
        let isName = text.utf8.dropFirst(name.utf8.count).allSatisfy(":/".utf8.contains)
        return isName
            ? "write scheme: \(name)" : "write bases: [\(text)] instead of 'scheme' and 'host'"
    }

    /// Whether the scheme, in lower case, is http or https.
    package static func isWeb(_ scheme: String) -> Bool {
        scheme == "http" || scheme == "https"
    }
}

extension String {
    /// The text with ASCII letters, and no others, in lower case.
    package var asciiLowercased: String {
        String(decoding: utf8.map(lowercase), as: UTF8.self)
    }
}
