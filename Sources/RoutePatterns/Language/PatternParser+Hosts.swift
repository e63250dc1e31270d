import RouteRuntime

extension PatternParser {
    /// Reads an authority as the first segment of a full-URL pattern, or as a base's host.
    mutating func host(_ tokens: ArraySlice<PatternText.Token>, scheme: String) -> TextPattern? {
        let range = tokens.range(or: whole)
        if let at = tokens.first(where: { $0.isByte("@") }) {
            report(.badBase, at: at.range, "a base cannot have user information", help: "remove everything before '@'")
            return nil
        }
        let isASCII = tokens.allSatisfy { token in
            if case .byte(let byte, _) = token { byte < 0x80 } else { true }
        }
        guard isASCII else {
            reportNonASCIIHost(range: range)
            return nil
        }
        let errorCount = errors.count
        let port = defaultPort { scheme.asciiLowercased == $0.string }
        let segment = segment(tokens.withoutPort(port?.string), range: range)
        if errors.count > errorCount { return nil }
        switch segment {
        case .literal(let host): return literalHost(host.asciiLowercased, range: range)
        case .affixed(let literals, _): reportAffixedHost(literals, range: range)
        case .rest(let parameter), .parameter(let parameter):
            if parameter.shape == .single { break }
            report(
                at: parameter.range, "'\(parameter.name)' in a host must be a single value",
                help: "write ${\(parameter.name):\(parameter.type.name)}")
        case .label, .any, .absent: break
        }
        if URLScheme.isWeb(scheme.asciiLowercased) { reportClosedValues(of: segment) }
        return segment
    }

    /// Reports values of closed types that can't match, because hosts are compared as lowercase labels.
    private mutating func reportClosedValues(of segment: TextPattern) {
        let isWholeHost = if case .parameter = segment { true } else { false }
        for parameter in segment.parameters {
            guard case .closed(let type) = parameter.type,
                let value = type.values.first(where: { !$0.isLabel && !(isWholeHost && $0.isHostName) })
            else { continue }
            report(
                .badBase, at: parameter.range, "'\(value)' in '\(type.name)' is not a valid host label",
                help: "use lowercase letters, digits, '-', and '_' in the values of '\(type.name)'")
        }
    }

    private mutating func literalHost(_ host: String, range: Range<Int>) -> TextPattern {
        let isLabel = rule == .badBase && host.hasPrefix("*.")
        let name = isLabel ? String(host.dropFirst(2)) : host
        if !name.isHost {
            report(
                .badBase, at: range, "'\(host)' is not a valid host",
                help: name.contains("*")
                    ? "write '*.' before a domain, in a base that is not the first" : "write a host such as example.com"
            )
        }
        return isLabel ? .label("." + name) : .literal(host)
    }

    private mutating func reportAffixedHost(_ literals: [String], range: Range<Int>) {
        if !literals.joined(separator: "x").isHost {
            // The check has a letter in each parameter's place, which any host can have.
            report(
                .badBase, at: range, "'\(text.bytes(range))' is not a valid host",
                help: "write a host such as ${name}.example.com")
        }
    }

    private mutating func reportNonASCIIHost(range: Range<Int>) {
        report(
            .nonASCIIHost, at: range, "the host '\(text.bytes(range))' is not ASCII",
            help: "write it in punycode, as it appears in URLs, such as xn--bcher-kva.example")
    }
}

extension String {
    /// Whether the text is a label of a host in lower case.
    fileprivate var isLabel: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                (isLetterOrDigit(byte) && byte == lowercase(byte)) || byte == UInt8(ascii: "-")
                    || byte == UInt8(ascii: "_")
            }
    }

    /// Whether the text consists of labels with single dots between them.
    fileprivate var isHostName: Bool {
        split(separator: ".", omittingEmptySubsequences: false).allSatisfy { String($0).isLabel }
    }

    /// Whether a URL can have this text, decoded, as its host, with or without a port (RFC 3986, 3.2.2).
    fileprivate var isHost: Bool {
        let bytes = Array(utf8)
        func isEnd(_ rest: ArraySlice<UInt8>) -> Bool {
            rest.isEmpty || (rest.first == UInt8(ascii: ":") && rest.count > 1 && rest.dropFirst().allSatisfy(isDigit))
        }
        if bytes.first == UInt8(ascii: "[") {
            guard let end = bytes.firstIndex(of: UInt8(ascii: "]")), end > 1 else { return false }
            return isEnd(bytes[(end + 1)...])
                && bytes[1..<end].allSatisfy { ":.".utf8.contains($0) || hexadecimalValue($0) != nil }
        }
        let name = bytes.prefix { isUnreserved($0) || "!$&'()+,;=".utf8.contains($0) }
        return !name.isEmpty && isEnd(bytes[name.endIndex...])
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
        return digits.isEmpty || String(decoding: digits, as: UTF8.self) == port ? self[..<colon] : self
    }
}
