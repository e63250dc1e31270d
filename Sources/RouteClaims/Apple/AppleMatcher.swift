import Foundation

/// Compares URLs with a component.
struct AppleMatcher: Sendable {
    let component: LinkComponent
    /// One of these must match.
    private let paths: [Glob]
    /// The pattern of the whole query.
    private let query: Glob
    private let items: [(name: String, value: Glob)]
    private let fragment: Glob

    init(_ component: LinkComponent, _ variables: LinkVariables) {
        func glob(_ pieces: [Glob.Piece]) -> Glob {
            Glob(pieces, ignoresCase: component.ignoresCase)
        }
        self.component = component
        paths = Self.paths(variables.pieces("/" + component.path.drop { $0 == "/" })).map(glob)
        (query, fragment) = (
            glob(variables.pieces(component.query)), glob(variables.pieces(component.fragment))
        )
        let items = component.items.sorted { $0.key < $1.key }.map {
            ($0.key, glob(variables.pieces($0.value)))
        }
        self.items = items.filter { !$1.isEverything }
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

    /// - Parameter onlyPath: whether query and fragment don't matter.
    func matches(_ url: ClaimedURL, onlyPath: Bool) -> Bool {
        let path = component.isDecoded ? text(url.path).map(URLText.trimmed) : url.trimmedPath
        guard let path, paths.contains(where: { $0.matches(path) }) else { return false }
        if onlyPath { return true }
        guard matches(fragment, url.fragment), matches(query, url.query) else { return false }
        if items.isEmpty { return true }
        let own = url.query.split(separator: "&", omittingEmptySubsequences: url.query.isEmpty).map
        { item in
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
        let text = component.isDecoded ? text.removingPercentEncoding ?? text : text
        return text == name || component.ignoresCase && text.lowercased() == name.lowercased()
    }

    private func matches(_ glob: Glob, _ text: String) -> Bool {
        glob.isEverything || self.text(text).map(glob.matches) ?? false
    }

    /// A part of a URL as it is compared; nil if it can't be decoded.
    private func text(_ part: String) -> [Unicode.Scalar]? {
        (component.isDecoded ? part.removingPercentEncoding : part).map { Array($0.unicodeScalars) }
    }

    /// An item with one value, as `name=value`, that every undecoded query has; nil if none is
    /// known.
    var requiredItem: String? {
        guard !component.isDecoded, !component.ignoresCase else { return nil }
        return items.lazy.compactMap { name, value in
            let text = String(String.UnicodeScalarView(value.start))
            return text.isEmpty || !value.isLiteral ? nil : "\(name)=\(text)"
        }.first
    }

    /// The literal text that every undecoded path begins with.
    var start: [Unicode.Scalar] {
        if component.isDecoded { return [] }
        // The last character may be one that the path is compared without.
        return paths.map(\.start).min { $0.count < $1.count } ?? []
    }
}

// MARK: - Examples

extension AppleMatcher {
    /// Ends of URLs, from the path on, that match.
    var examples: [String] {
        let ownPaths = paths[0].examples.filter { path in
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
        func examples(_ glob: Glob) -> [String] {
            glob.isEverything ? [""] : glob.examples.map(written)
        }
        let least = items.map { name, value in
            "\(written(name))=\(written(value.examples.first ?? ""))"
        }
        let queries = items.isEmpty ? examples(query) : [least.joined(separator: "&")]
        let starts = queries.map { $0.isEmpty ? "" : "?" + $0 }
        let fragments = examples(fragment).map { $0.isEmpty ? "" : "#" + $0 }
        return starts.map { $0 + fragments[0] } + fragments.dropFirst().map { starts[0] + $0 }
    }

    private func written(_ text: String) -> String {
        component.isDecoded ? URLText.escaped(text) : text
    }

    // MARK: - Comparing components

    /// Whether this component matches every URL that another one matches.
    func covers(_ other: AppleMatcher) -> Bool {
        let theirs = other.component
        guard component.isDecoded == theirs.isDecoded, component.ignoresCase == theirs.ignoresCase,
            other.paths.allSatisfy({ path in paths.contains { $0.covers(path) } }),
            fragment.covers(other.fragment), query.covers(other.query)
        else { return false }
        return items.allSatisfy { name, value in
            other.items.contains { $0.name == name && value.covers($0.value) }
        }
    }
}
