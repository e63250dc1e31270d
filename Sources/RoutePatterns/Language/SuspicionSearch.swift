import RouteRuntime

/// What belongs inside the braces of a parameter, but follows them.
private struct MisplacedMark {
    let tokens: ArraySlice<PatternText.Token>
    /// How to write it.
    let help: String
}

/// The search for text of a pattern that is seldom meant.
struct SuspicionSearch {
    private let pattern: Pattern
    private let scanned: PatternText
    private let path: ArraySlice<PatternText.Token>
    private let query: ArraySlice<PatternText.Token>
    /// Nil without a `#`.
    private let fragment: ArraySlice<PatternText.Token>?
    private(set) var found: [PatternError] = []

    init(_ pattern: Pattern) {
        self.pattern = pattern
        scanned = PatternText(pattern.text)
        let all = scanned.tokens[...]
        let end = all.endOfPath
        path = all[..<end]
        query = all[end...].part(before: "#")
        fragment = all[end...].part(after: "#")
    }

    private var all: ArraySlice<PatternText.Token> { scanned.tokens[...] }

    private func text(_ range: Range<Int>) -> String { pattern.text.bytes(range) }

    private func tokens(in range: Range<Int>) -> ArraySlice<PatternText.Token> {
        all.drop { $0.range.lowerBound < range.lowerBound }
            .prefix { $0.range.upperBound <= range.upperBound }
    }

    private mutating func report(_ range: Range<Int>, _ message: String, _ help: String) {
        found.append(pattern.suspicion(message, at: range, help))
    }

    private mutating func reportLiteral(_ range: Range<Int>, _ place: String, _ help: String) {
        report(range, "'\(text(range))' \(place) is literal text", help)
    }

    /// Other tools' syntax, marks after a parameter, and items without a `?` before them.
    mutating func checkSegments(_ types: TypeTable) {
        for segment in pattern.path + (fragment == nil ? [] : pattern.fragmentSegments) {
            let tokens = tokens(in: segment.range)
            if let advice = tokens.foreignMeaning(text(segment.range), among: types) {
                report(segment.range, advice.message, advice.help)
            } else if let mark = tokens.misplacedMark {
                reportLiteral(scanned.range(of: mark.tokens), "after a parameter", mark.help)
            } else if segment.slot == .path,
                let mark = tokens.first(where: { $0.isByte("&") || $0.isByte("=") }),
                // Path parameters, as in 'tel:…;ext=7', aren't items.
                !tokens.contains(where: { $0.isByte(";") || $0.isByte("!") })
            {
                reportLiteral(
                    mark.range, "in a path", "write items after a '?', as in ?page=${page}")
            }
        }
    }

    mutating func checkSpaces() {
        let delimiters: [Unicode.Scalar] = ["/", "?", "&", "=", "#"]
        func isEnd(_ index: Int) -> Bool {
            !all.indices.contains(index) || delimiters.contains(where: all[index].isByte)
        }
        let space = all.indices.first {
            all[$0].isByte(" ") && (isEnd($0 - 1) || isEnd($0 + 1))
        }
        guard let space else { return }
        reportLiteral(
            all[space].range, "at an end of a segment, a name, or a value", "remove the space")
    }

    mutating func checkEmptySegments() {
        let segments = pattern.path.dropLast().dropFirst(pattern.base?.host == nil ? 1 : 0)
        for segment in segments where segment.range.isEmpty {
            report(segment.range, "an empty segment inside a path", "remove one '/'")
        }
    }

    /// A first segment that looks like a host.
    mutating func checkHost() {
        guard let first = pattern.path.first?.range, text(first).isHostLike else { return }
        report(
            first, "'\(text(first))' looks like a host, but is the first segment of a path",
            "write https:// before it, or put the host under 'host'")
    }

    mutating func checkItems() {
        checkItems(query.part(after: "?"), isInQuery: true)
        let ofFragment = pattern.fragment == .items ? fragment : fragment?.part(after: "?")
        checkItems(ofFragment, isInQuery: false)
    }

    private mutating func checkItems(
        _ items: ArraySlice<PatternText.Token>?, isInQuery: Bool
    ) {
        guard let items, !items.isEmpty else { return }
        for item in items.parts("&") {
            let value = item.part(after: "=")
            let range = scanned.range(of: item)
            if item.isEmpty {
                reportEmptyItem(before: item.startIndex, of: items)
            } else if value?.isEmpty == true {
                report(
                    range, "'\(text(range))' matches only an empty value",
                    "write a parameter after the '=', as in page=${page}")
            } else if let mark = value?.misplacedMark {
                reportLiteral(scanned.range(of: mark.tokens), "after a parameter", mark.help)
            } else if isInQuery, let mark = item.first(where: { $0.isByte(";") || $0.isByte("?") })
            {
                report(
                    mark.range, "'\(text(mark.range))' does not separate items",
                    "write '&' instead")
            }
        }
    }

    /// Two `&` in a row, or one at an end.
    private mutating func reportEmptyItem(
        before index: Int, of items: ArraySlice<PatternText.Token>
    ) {
        let mark = items.indices.contains(index) ? items[index] : items[items.endIndex - 1]
        report(mark.range, "an empty item, which is ignored", "remove the '&'")
    }

    /// A `?` that seems to make what is before it optional.
    mutating func checkQuestionMark() {
        guard let mark = query.first else { return }
        let isWithoutItems = query.count == 1
        if path.last?.isByte(")") == true,
            let start = path.lastIndex(where: { $0.isByte("(") }),
            isWithoutItems || path[start...].contains(where: { $0.isByte("/") })
        {
            report(
                path[start].range.lowerBound..<mark.range.upperBound,
                "'(…)?' does not make a part of a pattern optional",
                "write two patterns, one with this part and one without")
        } else if isWithoutItems {
            report(
                mark.range, "a '?' without items does not make a segment optional",
                "write two patterns, one with the segment and one without")
        }
    }

    mutating func checkEmptyFragment() {
        guard fragment?.isEmpty == true else { return }
        let end = pattern.text.utf8.count
        report(
            (end - 1)..<end, "an empty fragment matches only URLs that end in '#'",
            "remove the '#'")
    }

    /// Quotes around a default, or around a whole segment or value.
    mutating func checkQuotes() {
        for token in all {
            guard case .parameter(let content, let range) = token else { continue }
            let parameter = ParameterText(content, range: range)
            guard let value = parameter.defaultText, let unquoted = String(value).withoutQuotes
            else { continue }
            let other = content.dropLast(value.count) + unquoted
            report(
                parameter.range(of: value), "the quotes are a part of the default \(value)",
                "write ${\(other)}")
        }
        for part in pattern.parts {
            let tokens = tokens(in: part.range)
            let value = part.isItem ? tokens.part(after: "=") ?? [] : tokens
            guard value.count > 2, let first = value.first, let last = value.last,
                ["\"", "'"].contains(where: { first.isByte($0) && last.isByte($0) })
            else { continue }
            report(
                scanned.range(of: value), "the quotes around a value are literal text",
                "remove the quotes")
        }
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
    /// The mark after the last parameter of a segment or a value; nil if there is none.
    fileprivate var misplacedMark: MisplacedMark? {
        guard let parameter = lastIndex(where: \.isParameter) else { return nil }
        let mark = self[(parameter + 1)...]
        if mark.first?.isByte("=") == true {
            return MisplacedMark(
                tokens: mark.prefix(1), help: "write a default as in ${page:Int=1}")
        }
        if mark.count == 1, mark[mark.startIndex].isByte("?") {
            return MisplacedMark(
                tokens: mark, help: "write an optional parameter as in ${page:Int?}")
        }
        if mark.count == 3, mark.allSatisfy({ $0.isByte(".") }) {
            return MisplacedMark(
                tokens: mark,
                help:
                    "write a rest as in ${path...}, and a list of items as in tag=${tags:[String]}"
            )
        }
        return nil
    }
}

extension String {
    /// The text between its quotes; nil if it has none.
    fileprivate var withoutQuotes: String? {
        guard let first, count > 1, "\"'".contains(first), last == first else { return nil }
        return String(dropFirst().dropLast())
    }
}
