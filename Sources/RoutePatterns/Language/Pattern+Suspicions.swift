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
                found.append(query(from: mark, inSegment: index))
            }
        }
        guard fragment == .segments else { return found }
        for tokens in all[all.endOfPath...].split(at: "#").after?.split(at: "?").before.parts("/") ?? [] {
            guard let foreign = ForeignSyntax(tokens, in: text, types: types) else { continue }
            found.append(suspicion(foreign, at: tokens.range(or: 0..<0)))
        }
        return found
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
    private func query(from mark: PatternText.Token, inSegment index: Int) -> PatternError {
        let ranges = path.map(\.range)
        let range = ranges[index]
        let isAnd = mark.isByte("&")
        let help =
            if index < ranges.count - 1 || !query.isEmpty {
                "write items after a '?', as in ?page=${page}"
            } else if isAnd {
                "write \(written(range.lowerBound..<mark.range.lowerBound))"
                    + "?\(written(mark.range.upperBound..<range.upperBound))"
            } else {
                "write ?\(written(range))" + (index == 0 ? "" : " instead of /\(written(range))")
            }
        return suspicion("'\(isAnd ? "&" : "=")' in a path is literal text", at: mark.range, help)
    }

    private func written(_ range: Range<Int>) -> String {
        String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
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
