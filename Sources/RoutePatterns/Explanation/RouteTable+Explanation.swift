import RouteRuntime

extension RouteTable {
    /// Why no pattern matches a URL, from the patterns that come closest, best first; empty if a pattern matches.
    ///
    /// - Parameter limit: the most patterns to explain.
    package func explain(url text: String, limit: Int = 3) -> [Explanation] {
        guard let url = URLParts(text, plusIsSpace: plusIsSpace) else {
            return [Explanation(Self.reasonWithoutParts(text))]
        }
        return explain(url, limit: limit)
    }

    /// Why no pattern of a route matches a URL, from the one that comes closest; nil if one matches, or if the route
    /// has no pattern for the URL's scheme.
    package func explain(url text: String, of route: RouteID) -> Explanation? {
        guard let url = URLParts(text, plusIsSpace: plusIsSpace), let tree = tree(of: url) else { return nil }
        let attempts = tree.variants.filter { routeID(of: $0.pattern) == route }.map {
            Attempt($0, of: url, isHosted: tree.isHosted, in: self)
        }
        let isMatched = attempts.contains { if case .success = $0.outcome { true } else { false } }
        let best = attempts.max { ($0.nearness, $0.matchedCount) < ($1.nearness, $1.matchedCount) }
        return isMatched ? nil : best.map { Explanation(pattern: $0.variant.pattern, $0.reason) }
    }

    /// Why an example doesn't open its route. An argument of `Compiler.compile`.
    package static func explainExample(in table: RouteTable, url: String, of route: RouteID) -> Explanation? {
        table.explain(url: url, of: route) ?? table.explain(url: url, limit: 1).first
    }

    /// Why a text can't be split into the parts of a URL.
    private static func reasonWithoutParts(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            isScheme(String(decoding: bytes[..<colon], as: UTF8.self))
        else { return "it does not start with a scheme and ':', so it is not a URL" }
        return "it has user information before '@', which no pattern matches"
    }

    private func explain(_ url: URLParts, limit: Int) -> [Explanation] {
        guard let tree = tree(of: url) else {
            let known = schemes.compactMap(\.scheme).map { "'\($0)'" }
            return [
                Explanation(
                    known.isEmpty ? "there are no patterns" : "the scheme is '\(url.reader.scheme)', but \(known.bases)"
                )
            ]
        }
        var attempts: [Attempt] = []
        for variant in tree.variants {
            let attempt = Attempt(variant, of: url, isHosted: tree.isHosted, in: self)
            if case .success = attempt.outcome { return [] }
            attempts.append(attempt)
        }
        let best = nearest(attempts, limit: limit)
        if !best.isEmpty { return best.map { Explanation(pattern: $0.variant.pattern, $0.reason) } }
        return [Explanation(reasonForAll(attempts, url, tree))]
    }

    /// The attempts that came closest, the best one for each pattern.
    private func nearest(_ attempts: [Attempt], limit: Int) -> [Attempt] {
        let ranked = attempts.enumerated().filter { $0.element.nearness > 0 }.sorted { a, b in
            (b.element.nearness, a.offset) < (a.element.nearness, b.offset)
        }
        var nearest: [Attempt] = []
        for (_, attempt) in ranked where nearest.count < limit {
            if nearest.allSatisfy({ $0.variant.pattern != attempt.variant.pattern }) { nearest.append(attempt) }
        }
        return nearest
    }

    /// The reason if no pattern comes closer than the others.
    private func reasonForAll(_ attempts: [Attempt], _ url: URLParts, _ tree: SchemeTree) -> String {
        // If a host or a prefix is wrong, it is wrong for all patterns. The one that came furthest has the reason.
        if let attempt = attempts.filter(\.isInBase).max(by: { $0.matchedCount < $1.matchedCount }),
            attempts.allSatisfy(\.isInBase)
        {
            let hosts = attempts.filter { $0.matchedCount == 0 }.compactMap { $0.variant.segments.first?.sourceText }
            var seen: Set<String> = []
            let known = hosts.filter { seen.insert($0).inserted }.map { "'\($0)'" }
            guard attempt.matchedCount == 0, tree.isHosted else { return attempt.reason }
            if url.reader.hasColonInHost { return "the host has a ':' other than the port's, but \(known.bases)" }
            guard let host = url.hostText else { return "it has no host, but \(known.bases)" }
            return host.reasonForHost ?? "the host is \(host.quoted), but \(known.bases)"
        }
        switch attempts.first(where: { !$0.isInBase })?.outcome {
        case .segment(let text?), .pathContinues(let text): return "no pattern starts with \(text.quoted)"
        case .segment(nil), .success, .mismatch, nil: return "the path is empty, but no pattern has an empty path"
        }
    }
}

extension [String] {
    /// The bases' schemes, hosts, or prefixes, as part of a sentence.
    fileprivate var bases: String {
        count == 1 ? "the base has \(self[0])" : "the bases have \(list("and"))"
    }
}

extension URLParts {
    /// The text of the host, as written.
    fileprivate var hostText: PartText? {
        layout.hasHost ? segment(0).map { PartText($0.part) } : nil
    }
}

/// Why a pattern doesn't match a URL, or why none does.
package struct Explanation: Sendable {
    /// Nil if the reason is the same for every pattern.
    package let pattern: PatternID?
    /// The reason: lower case, without a period.
    package let message: String

    package init(pattern: PatternID? = nil, _ message: String) {
        self.pattern = pattern
        self.message = message
    }
}

/// Why a pattern doesn't match a URL whose path matches.
package enum Mismatch: Error {
    /// The URL has no fragment.
    case noFragment
    /// A segment of the fragment doesn't match; its text is nil if the fragment ends too soon.
    case fragmentSegment(PartText?, TextPattern)
    /// The fragment goes on after the last segment.
    case fragmentGoesOn(PartText)
    /// An item is missing, by its names.
    case missingItem([String])
    /// The URL has an item that must be absent.
    case presentItem(String)
    /// The value of an affixed item, with this name in the URL, doesn't match.
    case affixedItem(String, PartText, Pattern.Part, Matcher.Affixed)
    case literalItem(String, PartText, expected: String)
    /// A text doesn't convert. The item's name is nil for a segment.
    case value(PartText, Parameter, item: String?)
    /// An item that a rest would capture can't be decoded.
    case otherItem(Parameter)
}

/// The text of a part of a URL, for a message.
package enum PartText: Equatable, Sendable {
    case text(String)
    case malformed
    case notUTF8

    package init(_ part: _RoutePart) {
        if part.isPresent, part.decoded() == nil {
            self = .malformed
        } else {
            self = part.string().map(PartText.text) ?? .notUTF8
        }
    }
}
