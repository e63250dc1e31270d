import Foundation

/// Compares URLs with a component.
struct AppleMatcher: Sendable {
    /// One of these must match; empty for every path.
    private let paths: [Glob]
    /// The pattern of the whole query; nil for every query.
    private var query: Glob?
    private var items: [(name: String, value: Glob)] = []
    private let fragment: Glob?
    private let isDecoded: Bool
    private let ignoresCase: Bool

    init(_ component: LinkComponent, _ variables: LinkVariables) {
        let ignoresCase = !component.isCaseSensitive
        func glob(_ pieces: [Glob.Piece]) -> Glob? {
            let glob = Glob(pieces, ignoresCase: ignoresCase)
            return glob.isEverything ? nil : glob
        }
        (self.ignoresCase, isDecoded) = (ignoresCase, !component.isPercentEncoded)
        paths = component.path.map { Self.paths(variables.pieces("/" + $0.drop { $0 == "/" })).compactMap(glob) } ?? []
        fragment = component.fragment.flatMap { glob(variables.pieces($0)) }
        switch component.query {
        case .anything: break
        case .text(let text): query = glob(variables.pieces(text))
        case .items(let all):
            items = all.sorted { $0.key < $1.key }.compactMap { name, text in
                glob(variables.pieces(text)).map { (name, $0) }
            }
        }
    }

    /// A path without the slashes at its end. `/buy/*` matches `/buy`, too.
    private static func paths(_ pieces: [Glob.Piece]) -> [[Glob.Piece]] {
        func trimmed(_ pieces: [Glob.Piece]) -> [Glob.Piece] {
            Array(pieces[..<(pieces.lastIndex { $0 != .literal("/") }.map { $0 + 1 } ?? 1)])
        }
        let path = trimmed(pieces)
        guard path.suffix(2) == [.literal("/"), .any], path.count > 2 else { return [path] }
        return [path, trimmed(path.dropLast())]
    }

    func matchesPath(of url: ClaimedURL) -> Bool {
        if paths.isEmpty { return true }
        guard let path = isDecoded ? text(url.path).map(URLText.trimmed) : url.trimmedPath else { return false }
        return paths.contains { $0.matches(path) }
    }

    func matches(_ url: ClaimedURL) -> Bool {
        guard matchesPath(of: url) else { return false }
        if let fragment, !matches(fragment, url.fragment) { return false }
        if let query, !matches(query, url.query) { return false }
        if items.isEmpty { return true }
        let own = url.query.split(separator: "&", omittingEmptySubsequences: url.query.isEmpty).map { item in
            item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        }
        return items.allSatisfy { name, value in
            // Each item of the name must match, and a missing one is empty.
            let values = own.filter { $0.first.map { isName(String($0), name) } ?? false }.map {
                $0.dropFirst().first ?? ""
            }
            return (values.isEmpty ? [""] : values).allSatisfy { matches(value, String($0)) }
        }
    }

    private func isName(_ text: String, _ name: String) -> Bool {
        let text = isDecoded ? text.removingPercentEncoding ?? text : text
        return text == name || ignoresCase && text.lowercased() == name.lowercased()
    }

    private func matches(_ glob: Glob, _ text: String) -> Bool {
        self.text(text).map { glob.matches($0) } ?? false
    }

    /// A part of a URL as it is compared; nil if it can't be decoded.
    private func text(_ part: String) -> [Unicode.Scalar]? {
        (isDecoded ? part.removingPercentEncoding : part).map { Array($0.unicodeScalars) }
    }

    /// An item with one value, as `name=value`, that every undecoded query has; nil if none is known.
    var requiredItem: String? {
        guard !isDecoded, !ignoresCase else { return nil }
        return items.lazy.compactMap { name, value in
            let text = String(String.UnicodeScalarView(value.start))
            return text.isEmpty || !value.isLiteral ? nil : "\(name)=\(text)"
        }.first
    }

    /// The literal text that every undecoded path begins with.
    var start: [Unicode.Scalar] {
        if isDecoded { return [] }
        // The last character may be one that the path is compared without.
        return paths.map(\.start).min { $0.count < $1.count } ?? []
    }
}

// MARK: - Examples

extension AppleMatcher {
    /// Ends of URLs, from the path on, that match.
    var examples: [String] {
        let ownPaths = (paths.first?.examples ?? ["/a", "/", "/a/a"]).filter { path in
            let segments = path.split(separator: "/")
            // That '/a/*' claims '/a', too, surprises nobody.
            let isBare = path.hasSuffix("/") && paths.count > 1
            return !isBare && !segments.contains("..") && !segments.contains(".")
        }.map(written)
        guard let path = ownPaths.first else { return [] }
        return ownPaths.map { $0 + ends[0] } + ends.dropFirst().map { path + $0 }
    }

    /// Queries and fragments that match.
    private var ends: [String] {
        var queries = (query?.examples ?? [""]).map(written)
        if !items.isEmpty {
            let least = items.map { name, value in "\(written(name))=\(written(value.examples.first ?? ""))" }
            queries = [least.joined(separator: "&")]
        }
        let fragments = (fragment?.examples ?? [""]).map { $0.isEmpty ? "" : "#" + written($0) }
        let all = queries.map { $0.isEmpty ? "" : "?" + $0 }
        return all.map { $0 + fragments[0] } + fragments.dropFirst().map { all[0] + $0 }
    }

    private func written(_ text: String) -> String { isDecoded ? URLText.escaped(text) : text }
}

// MARK: - Comparing components

extension AppleMatcher {
    /// Whether this component matches every URL that another one matches.
    func covers(_ other: AppleMatcher) -> Bool {
        guard isDecoded == other.isDecoded, ignoresCase == other.ignoresCase else { return false }
        if !paths.isEmpty {
            let theirs = other.paths.isEmpty ? [Glob([.literal("/"), .any], ignoresCase: ignoresCase)] : other.paths
            guard theirs.allSatisfy({ path in paths.contains { $0.covers(path) } }) else { return false }
        }
        if let fragment, !(other.fragment.map(fragment.covers) ?? false) { return false }
        if let query, !(other.query.map(query.covers) ?? false) { return false }
        return items.allSatisfy { name, value in
            other.items.contains { $0.name == name && value.covers($0.value) }
        }
    }
}
