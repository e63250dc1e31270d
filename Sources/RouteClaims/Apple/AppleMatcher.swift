import Foundation
import RouteRuntime

/// Compares URLs with a component.
struct AppleMatcher: Sendable {
    private struct Item {
        let name: String
        let value: Glob
    }

    let component: LinkComponent
    /// One of these must match.
    private let paths: [Glob]
    /// The pattern of the whole query.
    private let query: Glob
    private let items: [Item]
    private let fragment: Glob

    init(_ component: LinkComponent, _ variables: LinkVariables) {
        func glob(_ pieces: [Glob.Piece]) -> Glob {
            Glob(pieces, ignoresCase: component.ignoresCase)
        }
        self.component = component
        paths = Self.paths(variables.pieces("/" + component.path.drop { $0 == "/" })).map(glob)
        query = glob(variables.pieces(component.query))
        fragment = glob(variables.pieces(component.fragment))
        var items: [Item] = []
        for (name, value) in component.items.sorted(by: { $0.key < $1.key }) {
            let value = glob(variables.pieces(value))
            if !value.isEverything { items.append(Item(name: name, value: value)) }
        }
        self.items = items
    }

    /// A path without the slashes at its end. `/buy/*` matches `/buy`, too.
    private static func paths(_ pieces: [Glob.Piece]) -> [[Glob.Piece]] {
        func trimmed(_ pieces: [Glob.Piece]) -> [Glob.Piece] {
            guard let last = pieces.lastIndex(where: { $0 != .literal("/") }) else {
                return [.literal("/")]
            }
            return Array(pieces[...last])
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
        return items.allSatisfy { matches($0, url.items) }
    }

    /// Whether each item of the name matches. A missing one is empty.
    private func matches(_ item: Item, _ own: [ClaimedItem]) -> Bool {
        let named = own.filter { isName($0.name, item.name) }
        if named.isEmpty { return matches(item.value, "") }
        return named.allSatisfy { matches(item.value, $0.value) }
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
        let text = component.isDecoded ? part.removingPercentEncoding : part
        return text.map { Array($0.unicodeScalars) }
    }

    /// An item with one value, as `name=value`, that every undecoded query has; nil if none is
    /// known.
    var requiredItem: String? {
        guard !component.isDecoded, !component.ignoresCase else { return nil }
        let item = items.first { $0.value.isLiteral && !$0.value.start.isEmpty }
        return item.map { "\($0.name)=\(String(String.UnicodeScalarView($0.value.start)))" }
    }

    /// The literal text that every undecoded path begins with.
    var start: [Unicode.Scalar] {
        if component.isDecoded { return [] }
        // Paths are also compared without the slashes at their end, so take the shorter beginning.
        return paths.map(\.start).min { $0.count < $1.count } ?? []
    }

    /// The literal text that every undecoded path ends with, after its beginning.
    var end: [Unicode.Scalar] {
        component.isDecoded || paths.count > 1 ? [] : paths[0].end
    }
}

// MARK: - Examples

extension AppleMatcher {
    /// Ends of URLs, from the path on, that match.
    var examples: [String] {
        let ownPaths = readable(paths[0].examples)
        guard let path = ownPaths.first else { return [] }
        let ends = ends
        return ownPaths.map { $0 + ends[0] } + ends.dropFirst().map { path + $0 }
    }

    /// The end of a URL whose path has more segments than a number, if a wildcard can match them.
    func deepExample(segments count: Int) -> String? {
        for length in 3...max(3, count + 1) {
            let any = Array(repeating: "a", count: length).joined(separator: "/")
            let path = paths[0].text(Glob.Filling(any: any))
            if path.split(separator: "/").count > count {
                return readable([path]).first.map { $0 + ends[0] }
            }
        }
        return nil
    }

    /// The examples, and ends of URLs that few other components match. A component that matches
    /// all of them is assumed to match everything that this one does.
    var probes: [String] {
        let examples = readable(paths[0].examples)
        guard let path = examples.first else { return [] }
        let ends = ends
        var probes = (examples + readable(paths[0].rareExamples)).map { $0 + ends[0] }
        probes += ends.dropFirst().map { path + $0 }
        if component.isDecoded, let escaped = Self.escapingLetter(of: path) {
            probes.append(escaped + ends[0])
        }
        if items.isEmpty, query.isEverything { probes.append(path + "?zq=zq" + fragmentExample) }
        if fragment.isEverything { probes.append(path + queryExamples[0] + "#zq") }
        for index in items.indices {
            let value = items[index].value
            for text in value.examples + value.rareExamples {
                probes.append(path + "?" + query(replacing: index, with: text) + fragmentExample)
            }
        }
        return probes
    }

    /// Paths as URLs have them, without those that nobody would write.
    private func readable(_ paths: [String]) -> [String] {
        let readable = paths.filter { path in
            // Everyone expects that '/a/*' claims '/a', too.
            if self.paths.count > 1, path.hasSuffix("/") { return false }
            let segments = path.utf8.split(separator: UInt8(ascii: "/"))
            return !segments.contains { $0.elementsEqual("..".utf8) || $0.elementsEqual(".".utf8) }
        }
        return readable.map(written)
    }

    /// Queries and fragments that match.
    private var ends: [String] {
        let queries = queryExamples
        let fragments = examples(fragment).map(URLText.fragment)
        return queries.map { $0 + fragments[0] } + fragments.dropFirst().map { queries[0] + $0 }
    }

    /// Queries that match, with their `?`.
    private var queryExamples: [String] {
        if items.isEmpty { return examples(query).map(URLText.query) }
        return ["?" + query(replacing: nil, with: "")]
    }

    private var fragmentExample: String { URLText.fragment(examples(fragment)[0]) }

    private func examples(_ glob: Glob) -> [String] {
        glob.isEverything ? [""] : glob.examples.map(written)
    }

    /// The items, each with the first text that it matches.
    ///
    /// - Parameter index: the item that has another text.
    private func query(replacing index: Int?, with text: String) -> String {
        let texts = items.indices.map { number in
            let item = items[number]
            let value = number == index ? text : item.value.example
            return "\(written(item.name))=\(written(value))"
        }
        return texts.joined(separator: "&")
    }

    private func written(_ text: String) -> String {
        component.isDecoded ? URLText.escaped(text) : text
    }

    /// A path with its first letter or digit escaped; nil if it has none.
    private static func escapingLetter(of path: String) -> String? {
        guard let index = path.utf8.firstIndex(where: { isUnreserved($0) }) else { return nil }
        let digits = String(path.utf8[index], radix: 16, uppercase: true)
        return path[..<index] + "%" + digits + path[path.utf8.index(after: index)...]
    }
}
