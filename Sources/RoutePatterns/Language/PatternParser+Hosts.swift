import RouteRuntime

extension PatternParser {
    /// Reads an authority as the first segment of a full-URL pattern, or as a base's host.
    mutating func host(_ tokens: ArraySlice<PatternText.Token>, scheme: String) -> TextPattern? {
        if reportInvalidAuthority(tokens, scheme: scheme) { return nil }
        let range = range(of: tokens)
        let errorCount = errors.count
        let scheme = scheme.asciiLowercased
        let segment = segment(
            tokens.withoutPort(defaultPort { scheme == $0.string }?.string), range: range)
        if errors.count > errorCount { return nil }
        // With a letter in the place of each parameter.
        let host = segment.literals.joined(separator: "x").asciiLowercased
        let isLabel = rule == .badBase && segment.parameters.isEmpty && host.hasPrefix("*.")
        let name = isLabel ? String(host.dropFirst(2)) : host
        // A host is written without escapes, so its decoded text must be a host.
        if !isHost(name) || name.contains("%") || name.contains("*") {
            report(
                .badBase, at: range, "'\(text.bytes(range))' is not a valid host",
                help: helpForInvalid(name, scheme, hasParameters: !segment.parameters.isEmpty))
        }
        let isWhole = if case .parameter = segment { true } else { false }
        for parameter in segment.parameters {
            checkIsSingle(parameter, scheme: scheme)
            if URLScheme.isWeb(scheme) { checkLabels(of: parameter, isWhole: isWhole) }
        }
        if !segment.parameters.isEmpty { return segment }
        return isLabel ? .label("." + name) : .literal(host)
    }

    /// Reports an authority with user information, with characters that aren't ASCII, or that is a
    /// rest without a name.
    ///
    /// - Returns: Whether it reported something.
    private mutating func reportInvalidAuthority(
        _ tokens: ArraySlice<PatternText.Token>, scheme: String
    ) -> Bool {
        let range = range(of: tokens)
        if let at = tokens.firstIndex(where: { $0.isByte("@") }) {
            let isText = rule != .badBase && tokens[..<at].contains(where: \.isParameter)
            let rest = text.bytes(range.lowerBound..<text.utf8.count)
            report(
                .badBase, at: tokens[at].range, "a base cannot have user information",
                help: isText ? "write \(scheme):\(rest)" : "remove everything before '@'")
            return true
        }
        let isASCII = tokens.allSatisfy { token in
            if case .byte(let byte, _) = token { byte < 0x80 } else { true }
        }
        guard isASCII else {
            report(
                .nonASCIIHost, at: range, "the host '\(text.bytes(range))' is not ASCII",
                help: "write it in punycode, as it appears in URLs, such as xn--bcher-kva.example")
            return true
        }
        guard case .parameter(let content, _)? = tokens.first, tokens.count == 1,
            ParameterText(content, range: range).isUnnamedRest
        else { return false }
        let scheme = scheme.asciiLowercased
        report(
            at: range, "${...} cannot be a host",
            help: rule == .badBase || URLScheme.isWeb(scheme)
                ? "write a parameter, as in ${name}"
                : "write \(scheme):///${...} for a path, or ${name} for the host")
        return true
    }

    /// Reports a parameter in a host that isn't one value.
    private mutating func checkIsSingle(_ parameter: Parameter, scheme: String) {
        if parameter.shape == .single { return }
        let mayBePath =
            parameter.presence == .rest && rule != .badBase && !URLScheme.isWeb(scheme)
        report(
            at: parameter.range, "'\(parameter.name)' in a host must be a single value",
            help: mayBePath
                ? "write \(scheme):///\(parameter.sourceText) for a path, "
                    + "or ${\(parameter.name)} for the host"
                : "write ${\(parameter.name):\(parameter.type.name)}")
    }

    /// Reports a parameter in a host of the web with a value that isn't a lowercase label.
    ///
    /// - Parameter isWhole: whether a value is all of
    ///   the host, so that it can have several labels.
    private mutating func checkLabels(of parameter: Parameter, isWhole: Bool) {
        guard case .closed(let type) = parameter.type else { return }
        let value = type.values.first { value in
            let labels = value.split(
                separator: ".", maxSplits: isWhole ? .max : 0, omittingEmptySubsequences: false)
            return !labels.allSatisfy(\.isLabel)
        }
        guard let value else { return }
        report(
            .badBase, at: parameter.range,
            "'\(value)' in '\(type.name)' is not a valid host label",
            help: "use lowercase letters, digits, '-', and '_' in the values of '\(type.name)'")
    }

    /// What to write instead of a host with a `*`, or with characters that no host has.
    private func helpForInvalid(_ host: String, _ scheme: String, hasParameters: Bool) -> String {
        if !host.contains("*") {
            return "write a host such as \(hasParameters ? "${name}." : "")example.com"
        }
        if rule == .badBase { return "write '*.' before a domain, in a base that is not the first" }
        let domain = host.dropFirst(2)
        guard host.hasPrefix("*."), isHost(String(domain)), !domain.contains("*") else {
            return "write a parameter, as in ${name}.example.com; '*.' is for bases"
        }
        return "write ${name}.\(domain) to have the name as a value; for any name, "
            + "add \(scheme)://*.\(domain) to the bases, and write only the path here"
    }
}

extension Substring {
    /// Whether the text is a label of a host in lower case.
    fileprivate var isLabel: Bool {
        !isEmpty
            && utf8.allSatisfy {
                "-_".utf8.contains($0) || isLetterOrDigit($0) && lowercase($0) == $0
            }
    }
}

extension ArraySlice<PatternText.Token> {
    /// The tokens without `:` and `port`, or `:` alone, at the end.
    fileprivate func withoutPort(_ port: String?) -> Self {
        guard let colon = lastIndex(where: { $0.isByte(":") }) else { return self }
        let digits = self[(colon + 1)...].compactMap { token -> UInt8? in
            if case .byte(let byte, _) = token { byte } else { nil }
        }
        guard digits.count == endIndex - colon - 1 else { return self }
        return digits.isEmpty || String(decoding: digits, as: UTF8.self) == port
            ? self[..<colon] : self
    }
}
