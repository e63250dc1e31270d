import RoutePatterns
import RouteRuntime

/// Makes the URLs that show a change look like links of the app.
extension LinkComparison {
    /// A more readable URL that shows the same change: an example of the route, or one with the route's first base and
    /// words from examples.
    ///
    /// - Parameters:
    ///   - base: The base that the URL must have; nil for any.
    ///   - isWitness: Whether a URL shows the same change.
    func readable(
        _ url: String, in side: Comparison.Side, under base: Base? = nil, where isWitness: (String) -> Bool
    ) -> String {
        guard let reading = side.table.read(url: url) else { return url }
        let examples = side.declarations[reading.route.index].examples.map(\.text.withoutSpaces)
        if let example = examples.first(where: { ($0.isUnder(base)) && isWitness($0) }) { return example }
        let scheme = url.prefix { $0 != ":" }
        let route = side.table[reading.route]
        let escaped = url.withoutSpaces
        let url = escaped != url && isWitness(escaped) ? escaped : url
        let mayEscape = url.contains("%") || route.values.contains { $0.type.isURL }
        func written(_ values: [RouteValue]) -> String? {
            urls(of: values, by: reading.pattern, in: side, scheme: String(scheme), under: base).first { written in
                (mayEscape || !written.contains("%")) && isWitness(written)
            }
        }
        if let canonical = written(reading.values) {
            return words.improve(reading.values, of: route, canonical, written)
        }
        // Perhaps the change also shows with a value that this URL leaves out.
        if let (values, link) = words.filled(reading.values, of: route, written) {
            return words.improve(values, of: route, link, written)
        }
        // What shows the change is a part of the URL that the pattern doesn't write: keep it, and replace values.
        var best = url
        return words.improve(reading.values, of: route, url) { values in
            let found = best.replacements(reading.values, values).first(where: isWitness)
            if let found { best = found }
            return found
        }
    }

    /// The URL that now opens what a lost URL opened, and the message about it; nil if there is none.
    func successor(of url: String) -> (url: String?, message: ChangeMessage?) {
        guard let newURL = newURL(of: url) else { return (nil, nil) }
        if old.table.read(url: newURL)?.route != old.table.read(url: url)?.route {
            return (newURL, "; it moved to \(witness: newURL)")
        }
        func path(_ url: String) -> Substring { url.prefix { $0 != "?" && $0 != "#" } }
        // If only the query differs, the reason why the URL opens nothing says more.
        return path(url) == path(newURL) ? (nil, nil) : (newURL, "; \(witness: newURL) still opens it")
    }

    /// The URL that opens the same value now; nil if there is none.
    func newURL(of url: String) -> String? {
        guard let was = old.table.read(url: url), let target = matching.current(was.route),
            let values = currentValues(was.route, target, was.values),
            let written = new.table.write(route: target, values: values, new.table.bases.isEmpty ? .rawValue : .url)
        else { return nil }
        let newURL = URLScheme.before(colonIn: written) != nil ? written : url.prefix { $0 != ":" } + "://" + written
        guard let now = new.table.read(url: newURL), now.route == target, now.values.isSame(as: values) else {
            return nil
        }
        return newURL
    }

    /// Why a URL doesn't open its previous route now.
    func reason(_ url: String, _ route: RouteID) -> String? {
        matching.current(route).flatMap { new.table.explain(url: url, of: $0)?.message }
    }

    /// The URLs of a value that a pattern writes: under its first base, and under a given base.
    private func urls(
        of values: [RouteValue], by pattern: PatternID, in side: Comparison.Side, scheme: String, under base: Base?
    ) -> [String] {
        let bases = side.table[pattern].bases
        guard let first = bases.first else {
            return side.table.write(values, by: pattern, .rawValue).map { [scheme + "://" + $0] } ?? []
        }
        guard let url = side.table.write(values, by: pattern, .url) else { return [] }
        guard let base, base != first else { return [url] }
        let start = first.encodedText
        return base.isLiteral && url.hasPrefix(start) ? [base.encodedText + url.dropFirst(start.count)] : []
    }
}

extension String {
    /// The URLs in which the text of one value between delimiters is replaced by its new text.
    fileprivate func replacements(_ before: [RouteValue], _ after: [RouteValue]) -> [String] {
        zip(before, after).flatMap { value, other -> [String] in
            guard let text = value.text, let new = other.text, text != new, !text.isEmpty,
                new.utf8.allSatisfy(isUnreserved)
            else { return [] }
            return pieces.filter { self[$0] == text }.map { replacingSubrange($0, with: new) }
        }
    }

    /// The URL with spaces escaped.
    fileprivate var withoutSpaces: String {
        split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20")
    }

    private var pieces: [Range<Index>] {
        split { "/?#&=".contains($0) }.map { $0.startIndex..<$0.endIndex }
    }

    private func replacingSubrange(_ range: Range<Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + self[range.upperBound...]
    }

    fileprivate func isUnder(_ base: Base?) -> Bool {
        guard let text = base?.encodedText else { return true }
        let next = dropFirst(text.count).utf8.first
        return hasPrefix(text) && (text.hasSuffix("/") || next.map("/?#".utf8.contains) ?? true)
    }
}
