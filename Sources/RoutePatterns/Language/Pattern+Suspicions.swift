import RouteRuntime

extension Pattern {
    /// Literal text that is valid, but seldom meant: the problems of the rule `suspicious-pattern`.
    ///
    /// - Parameter firstSegmentIsHost: Whether the first segment takes the place of a host.
    package func suspicions(types: TypeTable, firstSegmentIsHost: Bool) -> [PatternError] {
        let scanned = PatternText(text)
        let all = scanned.tokens[...]
        let end = all.endOfPath
        var found: [PatternError] = []
        func report(_ range: Range<Int>, _ message: String, _ help: String) {
            found.append(suspicion(message, at: range, help))
        }
        let path = path
        func reportLiteral(_ range: Range<Int>, _ place: String, _ help: String) {
            report(range, "'\(text.bytes(range))' \(place) is literal text", help)
        }
        for segment in path + (fragment == nil ? [] : fragmentSegments) {
            let start = all.drop { $0.range.lowerBound < segment.range.lowerBound }
            let tokens = start.prefix { $0.range.upperBound <= segment.range.upperBound }
            if let (message, help) = tokens.foreignMeaning(text.bytes(segment.range), among: types)
            {
                report(segment.range, message, help)
            } else if let (mark, help) = tokens.misplacedMark {
                reportLiteral(scanned.range(of: mark), "after a parameter", help)
            } else if segment.slot == .path,
                let mark = tokens.first(where: { $0.isByte("&") || $0.isByte("=") })
            {
                reportLiteral(
                    mark.range, "in a path", "write items after a '?', as in ?page=${page}")
            }
        }
        let delimiters: [Unicode.Scalar] = ["/", "?", "&", "=", "#"]
        func isEnd(_ index: Int) -> Bool {
            !all.indices.contains(index) || delimiters.contains(where: all[index].isByte)
        }
        if let space = all.indices.first(where: {
            all[$0].isByte(" ") && (isEnd($0 - 1) || isEnd($0 + 1))
        }) {
            reportLiteral(
                all[space].range, "at an end of a segment, a name, or a value", "remove the space")
        }
        for segment in path.dropLast().dropFirst(base?.host == nil ? 1 : 0)
        where segment.range.isEmpty {
            report(segment.range, "an empty segment inside a path", "remove one '/'")
        }
        if let first = path.first?.range, base == nil, !firstSegmentIsHost,
            text.bytes(first).isHostLike
        {
            report(
                first,
                "'\(text.bytes(first))' looks like a host, but is the first segment of a path",
                "write https:// before it, or put the host under 'host'")
        }
        let (query, fragmentTokens) = all[end...].split(at: "#")
        let items = query.split(at: "?").after ?? []
        for item in items.parts("&") {
            let value = item.split(at: "=").after
            let range = scanned.range(of: item)
            if value?.isEmpty == true {
                report(
                    range, "'\(text.bytes(range))' matches only an empty value",
                    "write a parameter after the '=', as in page=${page}")
            } else if let (mark, help) = value?.misplacedMark {
                reportLiteral(scanned.range(of: mark), "after a parameter", help)
            } else if let mark = item.first(where: { $0.isByte(";") || $0.isByte("?") }) {
                report(
                    mark.range, "'\(text.bytes(mark.range))' does not separate items",
                    "write '&' instead")
            }
        }
        if let mark = query.first, all[..<end].last?.isByte(")") == true,
            let start = all[..<end].lastIndex(where: { $0.isByte("(") }),
            items.isEmpty || all[start..<end].contains(where: { $0.isByte("/") })
        {
            report(
                all[start].range.lowerBound..<mark.range.upperBound,
                "'(…)?' does not make a part of a pattern optional",
                "write two patterns, one with this part and one without")
        } else if let mark = query.first, items.isEmpty {
            report(
                mark.range, "a '?' without items does not make a segment optional",
                "write two patterns, one with the segment and one without")
        }
        if fragmentTokens?.isEmpty == true {
            let end = text.utf8.count
            report(
                (end - 1)..<end, "an empty fragment matches only URLs that end in '#'",
                "remove the '#'")
        }
        return found
    }

    /// The warning for a pattern such as `time:${t}`, if no base names its scheme.
    package var schemeSuspicion: PatternError? {
        guard let base, base.form == .rootless else { return nil }
        let range = 0..<(base.scheme.utf8.count + 1)
        let scheme = text.bytes(range)
        return suspicion(
            "'\(scheme)' begins a URL with the scheme '\(base.scheme)', which no base names",
            at: range,
            "write \(scheme.dropLast())%3A\(text.bytes(range.upperBound..<text.utf8.count)) for literal text, "
                + "or give the route bases: [\"\(base.scheme):\"]")
    }

    private func suspicion(_ message: String, at range: Range<Int>, _ help: String) -> PatternError
    {
        PatternError(
            .suspiciousPattern, in: text, at: range, message,
            help: help + "; if you mean this text, allow the warning")
    }
}

extension String {
    /// Whether the text is the name of a host on the web, and not of a file.
    fileprivate var isHostLike: Bool {
        // Most segments have no dot.
        guard utf8.contains(UInt8(ascii: ".")) else { return false }
        let labels = asciiLowercased.split(separator: ".", omittingEmptySubsequences: false)
        let common: [Substring] = ["app", "co", "com", "dev", "edu", "gov", "io", "net", "org"]
        return (labels[0] == "www" || common.contains(labels[labels.count - 1]))
            && labels.allSatisfy { label in
                !label.isEmpty
                    && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
            }
    }
}

extension ArraySlice<PatternText.Token> {
    /// What follows the last parameter of a segment or a value, but belongs inside its braces, and
    /// how to write it.
    fileprivate var misplacedMark: (mark: Self, help: String)? {
        guard let parameter = lastIndex(where: \.isParameter) else { return nil }
        let mark = self[(parameter + 1)...]
        if mark.first?.isByte("=") == true {
            return (mark.prefix(1), "write a default as in ${page:Int=1}")
        }
        if mark.count == 1, mark[mark.startIndex].isByte("?") {
            return (mark, "write an optional parameter as in ${page:Int?}")
        }
        if mark.count == 3, mark.allSatisfy({ $0.isByte(".") }) {
            return (
                mark,
                "write a rest as in ${path...}, and a list of items as in tag=${tags:[String]}"
            )
        }
        return nil
    }
}
