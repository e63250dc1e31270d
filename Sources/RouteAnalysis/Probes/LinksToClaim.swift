import RouteLanguage

// Links that files which claim an app's links are asked about.
extension Probes {
    /// A pattern's links that are made without looking at its rivals, and what `url()` writes for
    /// their values and for others, in case a file's rule matches only some.
    ///
    /// - Parameter known: what links open that were read to make others.
    package func linksToClaim(
        of pattern: ProbedPattern, _ known: inout [String: RouteTable.Reading]
    ) -> [String] {
        let table = tables[pattern.table]
        var links = ownLinks(of: pattern)
        // Its other links differ in values alone.
        if table.ignoresCase { links += links.prefix(1).map(\.inOtherCase) }
        if !pattern.isWritten { return links }
        var found = links
        var readings: [RouteTable.Reading] = []
        for link in links {
            guard let reading = table.read(url: link) else { continue }
            known[link] = reading
            readings.append(reading)
            if let url = table.write(reading.values, by: reading.pattern, .url) {
                found.append(url)
            }
        }
        // A `.*` of Android ends at the first character of the text behind it, which a value may
        // contain.
        let ends = pattern.path.matchers.flatMap(\.textsBehindValues).compactMap(\.first)
        let words = ["word"] + ends.map { "word\($0)word" }
        // The first two have the fewest and the most items.
        for reading in readings.prefix(2) {
            let declared = table[reading.route].values
            for word in words {
                let values = zip(reading.values, declared).map { value, declared in
                    declared.type.otherValue(than: value, word) ?? value
                }
                if let url = table.write(values, by: reading.pattern, .url) { found.append(url) }
            }
        }
        return found
    }

    /// Links of a pattern under a base with a host, each with a text in its path that a
    /// constrained type excludes with `not`.
    package func linksWithExcludedTexts(of pattern: ProbedPattern) -> [String] {
        let matchers = pattern.path.matchers
        guard matchers.contains(where: { !$0.excludedTexts.isEmpty }),
            let link = plainLink(of: pattern)
        else { return [] }
        // The scheme, an empty piece, and the host come before the path.
        let pieces = link.pieces
        var found: [String] = []
        for (position, matcher) in matchers.filter({ !$0.isRest }).enumerated().dropFirst() {
            let index = 2 + position
            guard index < pieces.count, pieces[index].first == "/" else { continue }
            for text in matcher.excludedTexts {
                var pieces = pieces
                pieces[index] = "/" + text.encodedLiteral(in: .pathSegment)[...]
                found.append(pieces.joined())
            }
        }
        return found
    }
}

extension String {
    /// A link with its path, query, and fragment in another case.
    fileprivate var inOtherCase: String {
        // The scheme, an empty piece, and the host come before the path.
        let pieces = pieces
        return pieces.prefix(3).joined() + pieces.dropFirst(3).joined().withOtherCase
    }
}

extension Matcher {
    /// The texts that a constrained type excludes.
    fileprivate var excludedTexts: [String] {
        guard case .value(.constrained(let type), _) = self,
            case .text(let constraint) = type.constraint
        else { return [] }
        return Array(constraint.excluded)
    }

    /// The literal texts of a mixed part that follow a value.
    fileprivate var textsBehindValues: ArraySlice<String> {
        if case .mixed(let mixed) = self { mixed.literals.dropFirst() } else { [] }
    }
}

extension RouteType {
    /// A value that differs from one, and is longer if the type has longer ones; nil if none is
    /// known.
    ///
    /// - Parameter word: the text to try first.
    fileprivate func otherValue(than value: RouteValue, _ word: String) -> RouteValue? {
        let listed = if case .closed(let type) = self { type.values } else { [String]() }
        let texts = [word, "12.5", "42", "12", "1.5", "2", "false", "true"] + listed
        let other = texts.lazy.compactMap { self.value(written: $0) }.first { $0 != value }
        switch value {
        case .null, .items: return nil
        case .list: return other.map { .list(Array(repeating: $0, count: 3)) }
        default: return other
        }
    }
}
