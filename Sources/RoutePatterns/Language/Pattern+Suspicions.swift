import RouteRuntime

extension Pattern {
    /// Literal text that is valid, but seldom meant: the problems of the rule `suspicious-pattern`.
    ///
    /// - Parameter firstSegmentIsHost: Whether the first segment takes the place of a host.
    package func suspicions(types: TypeTable, firstSegmentIsHost: Bool) -> [PatternError] {
        let all = PatternText(text).tokens[...]
        var found: [PatternError] = []
        var rest = all
        let ranges = path.map(\.range)
        for (index, range) in ranges.enumerated() {
            let tokens = rest.drop { $0.range.lowerBound < range.lowerBound }
                .prefix { $0.range.upperBound <= range.upperBound }
            rest = rest[tokens.endIndex...]
            if let foreign = ForeignSyntax(tokens, in: text, types: types) {
                found.append(suspicion(foreign, at: range))
            } else if range.isEmpty, index < ranges.count - 1, index > 0 || base?.host != nil {
                found.append(
                    suspicion("an empty segment inside a path", at: range, "remove one '/'"))
            } else if index == 0, base == nil, !firstSegmentIsHost, tokens.isHostLike {
                let host = written(range)
                found.append(
                    suspicion(
                        "'\(host)' looks like a host, but is the first segment of a path", at: range,
                        "write https:// before it, or put the host under 'host'"))
            } else if let mark = tokens.first(where: { $0.isByte("&") || $0.isByte("=") }) {
                let isLast = index == ranges.count - 1
                found.append(query(from: mark, in: tokens, isLast: isLast))
            }
        }
        let (query, fragmentTokens) = all[all.endOfPath...].split(at: "#")
        found += suspicions(ofItems: query.split(at: "?").after ?? [])
        if let optional = optionalPart(all) { found.append(optional) }
        if let fragmentTokens, fragmentTokens.isEmpty {
            found.append(
                suspicion(
                    "an empty fragment matches only URLs that end in '#'",
                    at: (text.utf8.count - 1)..<text.utf8.count, "remove the '#'"))
        }
        guard fragment == .segments else { return found }
        for tokens in all[all.endOfPath...].split(at: "#").after?.split(at: "?").before.parts("/") ?? [] {
            guard let foreign = ForeignSyntax(tokens, in: text, types: types) else { continue }
            found.append(suspicion(foreign, at: tokens.range(or: 0..<0)))
        }
        return found
    }

    /// The warning for a pattern such as `time:${t}`, if no base names its scheme.
    package var schemeSuspicion: PatternError? {
        guard let base, base.form == .rootless else { return nil }
        let scheme = written(0..<base.scheme.utf8.count)
        let rest = written((scheme.utf8.count + 1)..<text.utf8.count)
        return suspicion(
            "'\(scheme):' begins a URL with the scheme '\(base.scheme)', which no base names",
            at: 0..<(scheme.utf8.count + 1),
            "write \(scheme)%3A\(rest) for literal text, or give the route bases: [\"\(base.scheme):\"]")
    }

    private func suspicion(_ message: String, at range: Range<Int>, _ help: String) -> PatternError {
        PatternError(
            .suspiciousPattern, in: text, at: range, message,
            help: help + "; if you mean this text, allow the warning")
    }

    private func suspicion(_ foreign: ForeignSyntax, at range: Range<Int>) -> PatternError {
        let written = written(range)
        let message =
            switch foreign.kind {
            case .typeOutside: "the type of a parameter goes inside its braces"
            case .regularExpression: "'\(written)' looks like a regular expression"
            case .wildcard: "'\(written)' looks like a wildcard"
            case .parameter, .escapedParameter, nil: "'\(written)' looks like another framework's parameter"
            }
        return suspicion(message, at: range, foreign.help())
    }

    /// The warning for a `&` or `=` in a segment, where it has no meaning.
    private func query(
        from mark: PatternText.Token, in segment: ArraySlice<PatternText.Token>, isLast: Bool
    ) -> PatternError {
        let range = segment.range(or: mark.range)
        let help: String
        if !isLast || !query.isEmpty {
            help = "write items after a '?', as in ?page=${page}"
        } else if let start = segment.firstIndex(where: \.separatesItems),
            segment[start].range.lowerBound
                <= mark.range.lowerBound
        {
            // A full URL is shown as a whole, because its base is in the same text.
            let path = written((base == nil ? range.lowerBound : 0)..<segment[start].range.lowerBound)
            help = "write \(path)?\(items(segment[(start + 1)...]))"
        } else {
            let isFirst = range.lowerBound == path.first?.range.lowerBound
            help = "write ?\(written(range))" + (isFirst ? "" : " instead of /\(written(range))")
        }
        return suspicion("'\(mark.isByte("&") ? "&" : "=")' in a path is literal text", at: mark.range, help)
    }

    /// The warnings for a `;` or `?` in a query, where it separates nothing, and for items with an empty value.
    private func suspicions(ofItems tokens: ArraySlice<PatternText.Token>) -> [PatternError] {
        var found: [PatternError] = []
        if let mark = tokens.first(where: { $0.separatesItems && !$0.isByte("&") }) {
            found.append(
                suspicion(
                    "'\(written(mark.range))' does not separate items", at: mark.range, "write ?\(items(tokens))"))
        }
        for item in tokens.parts("&") {
            let (name, value) = item.split(at: "=")
            guard let value, value.isEmpty else { continue }
            let first = written(name.parts("|")[0].range(or: 0..<0))
            found.append(
                suspicion(
                    "'\(written(item.range(or: 0..<0)))' matches only an empty value", at: item.range(or: 0..<0),
                    "write \(written(item.range(or: 0..<0)))${\(Identifier.camelCase(first) ?? "value")}"))
        }
        return found
    }

    /// The warning for `(…)?` around segments, which are optional in other tools.
    private func optionalPart(_ tokens: ArraySlice<PatternText.Token>) -> PatternError? {
        let end = tokens.endOfPath
        guard end > tokens.startIndex, end < tokens.endIndex, tokens[end].isByte("?"), tokens[end - 1].isByte(")"),
            let start = tokens[..<end].lastIndex(where: { $0.isByte("(") }),
            end == tokens.endIndex - 1 || tokens[start..<end].contains(where: { $0.isByte("/") })
        else { return nil }
        let whole = 0..<text.utf8.count
        let range = tokens[start].range.lowerBound..<tokens[end].range.upperBound
        let before = written(whole.lowerBound..<range.lowerBound)
        let rest = written(range.upperBound..<whole.upperBound)
        // With items after it, the '?' begins the query, too.
        let after = (rest.utf8.contains(UInt8(ascii: "=")) ? "?" : "") + rest
        let optional = tokens[(start + 1)..<(end - 1)].map { token in
            guard case .parameter(let content, let range) = token else { return written(token.range) }
            return ParameterText(content, range: range).canBeLeftOut ? written(range) : "${\(content)?}"
        }.joined()
        let short = before + after
        return suspicion(
            "'(…)?' does not make a part of a pattern optional", at: range,
            "write two patterns, \(short.isEmpty ? "\"\"" : short) and \(before)\(optional)\(after)")
    }

    /// The text of items, with `&` for other characters that separate items in some URLs.
    private func items(_ tokens: ArraySlice<PatternText.Token>) -> String {
        tokens.map { $0.separatesItems ? "&" : written($0.range) }.joined()
    }

    private func written(_ range: Range<Int>) -> String {
        String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
}

extension PatternText.Token {
    /// Whether the byte separates items in a query, here or in some other tool.
    fileprivate var separatesItems: Bool { isByte("&") || isByte(";") || isByte("?") }
}

extension ParameterText {
    /// Whether the parameter can be left out.
    fileprivate var canBeLeftOut: Bool {
        question != nil || dots != nil || separator != nil || defaultText != nil
    }
}

extension ArraySlice<PatternText.Token> {
    /// Whether the tokens are the name of a host on the web, and not of a file.
    fileprivate var isHostLike: Bool {
        let labels = parts(".").map { label in
            String(
                decoding: label.map { token in
                    if case .byte(let byte, _) = token { lowercase(byte) } else { UInt8(ascii: "$") }
                }, as: UTF8.self)
        }
        guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isOfLabel) }),
            let last = labels.last
        else { return false }
        return labels[0] == "www" || ["app", "co", "com", "dev", "edu", "gov", "io", "net", "org"].contains(last)
    }
}

private func isOfLabel(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: "-")
}
