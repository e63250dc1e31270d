import RouteRuntime

extension Pattern {
    /// Literal text that is valid, but seldom meant: the problems of the rule `suspicious-pattern`.
    ///
    /// - Parameter firstSegmentIsHost: Whether the first segment takes the place of a host.
    package func suspicions(types: TypeTable, firstSegmentIsHost: Bool) -> [PatternError] {
        let all = PatternText(text).tokens[...]
        let end = all.endOfPath
        var found: [PatternError] = []
        for (index, segment) in path.enumerated() {
            let range = segment.range
            let written = written(range)
            let tokens = PatternText(written).tokens[...]
            if let (message, help) = tokens.foreignMeaning(written, among: types) {
                found.append(suspicion(message, at: range, help))
            } else if range.isEmpty, index < path.count - 1, index > 0 || base?.host != nil {
                found.append(suspicion("an empty segment inside a path", at: range, "remove one '/'"))
            } else if index == 0, base == nil, !firstSegmentIsHost, written.isHostLike {
                found.append(
                    suspicion(
                        "'\(written)' looks like a host, but is the first segment of a path", at: range,
                        "write https:// before it, or put the host under 'host'"))
            } else if let mark = tokens.first(where: { $0.isByte("&") || $0.isByte("=") }) {
                let start = range.lowerBound + mark.range.lowerBound
                found.append(
                    suspicion(
                        "'\(mark.isByte("&") ? "&" : "=")' in a path is literal text", at: start..<(start + 1),
                        "write items after a '?', as in ?page=${page}"))
            }
        }
        let (query, fragmentTokens) = all[end...].split(at: "#")
        let items = query.split(at: "?").after
        found += suspicions(ofItems: items ?? [])
        if let range = all.optionalPart(endingAt: end) {
            found.append(
                suspicion(
                    "'(…)?' does not make a part of a pattern optional", at: range,
                    "write two patterns, one with this part and one without"))
        } else if items?.isEmpty == true {
            found.append(
                suspicion(
                    "a '?' without items does not make a segment optional", at: all[end].range,
                    "write two patterns, one with the segment and one without"))
        }
        if let fragmentTokens, fragmentTokens.isEmpty {
            found.append(
                suspicion(
                    "an empty fragment matches only URLs that end in '#'",
                    at: (text.utf8.count - 1)..<text.utf8.count, "remove the '#'"))
        }
        for segment in fragmentSegments {
            let written = written(segment.range)
            guard let (message, help) = PatternText(written).tokens[...].foreignMeaning(written, among: types) else {
                continue
            }
            found.append(suspicion(message, at: segment.range, help))
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

    /// The warnings for a `;` or `?` in a query, where it separates nothing, and for items with an empty value.
    private func suspicions(ofItems tokens: ArraySlice<PatternText.Token>) -> [PatternError] {
        var found: [PatternError] = []
        if let mark = tokens.first(where: { $0.isByte(";") || $0.isByte("?") }) {
            found.append(
                suspicion("'\(written(mark.range))' does not separate items", at: mark.range, "write '&' instead"))
        }
        for item in tokens.parts("&") where item.split(at: "=").after?.isEmpty == true {
            let range = item.range(or: 0..<0)
            found.append(
                suspicion(
                    "'\(written(range))' matches only an empty value", at: range,
                    "write a parameter after the '=', as in page=${page}"))
        }
        return found
    }

    private func written(_ range: Range<Int>) -> String { text.bytes(range) }
}

extension ArraySlice<PatternText.Token> {
    /// The range of `(…)?` around segments, which are optional in other tools; nil if the path has none at its end.
    fileprivate func optionalPart(endingAt end: Int) -> Range<Int>? {
        guard end > startIndex, end < endIndex, self[end].isByte("?"), self[end - 1].isByte(")"),
            let start = self[..<end].lastIndex(where: { $0.isByte("(") }),
            end == endIndex - 1 || self[start..<end].contains(where: { $0.isByte("/") })
        else { return nil }
        return self[start].range.lowerBound..<self[end].range.upperBound
    }
}

extension String {
    /// Whether the text is the name of a host on the web, and not of a file.
    fileprivate var isHostLike: Bool {
        let labels = asciiLowercased.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.count > 1,
            labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") } })
        else { return false }
        let common = ["app", "co", "com", "dev", "edu", "gov", "io", "net", "org"]
        return labels[0].elementsEqual("www".utf8)
            || common.contains(String(decoding: labels[labels.count - 1], as: UTF8.self))
    }
}
