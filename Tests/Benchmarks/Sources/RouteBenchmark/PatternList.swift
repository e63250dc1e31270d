import Foundation

/// The straightforward matcher: Foundation splits the URL, then the patterns are tried one by one.
///
/// It supports only the types Int and Bool, and returns text, which is less work than a typed
/// route.
struct PatternList {
    private struct Item {
        let name: String
        let type: String
        let isRequired: Bool
    }

    private struct Pattern {
        /// The literal texts; nil for a parameter.
        let segments: [String?]
        let types: [String]
        let items: [Item]
    }

    private let patterns: [Pattern]

    /// - Parameter texts: Patterns of literals and parameters that are whole segments or items.
    init(_ texts: [String]) {
        patterns = texts.map { text in
            let path = text.prefix { $0 != "?" }
            let query = text.dropFirst(path.count + 1)
            let segments = path.split(separator: "/").map { $0.hasPrefix("${") ? nil : String($0) }
            let types = path.split(separator: "/").map { Self.type(of: $0) }
            let items = query.split(separator: "&").map { item in
                let name = item.prefix { $0 != "=" }
                let isRequired =
                    !item.contains("?") && item.dropFirst(name.count + 1).contains("=") == false
                return Item(name: String(name), type: Self.type(of: item), isRequired: isRequired)
            }
            return Pattern(segments: segments, types: types, items: items)
        }
    }

    /// The index of the first pattern that matches, and the texts of its parameters.
    func read(_ url: URL) -> (pattern: Int, values: [String])? {
        let path = Array(url.pathComponents.dropFirst())
        var items: [String: String]?
        for (number, pattern) in patterns.enumerated() where fits(pattern, path) {
            var values: [String] = []
            for (index, segment) in pattern.segments.enumerated() where segment == nil {
                values.append(path[index])
            }
            if pattern.items.isEmpty { return (number, values) }
            let known =
                items
                ?? Dictionary(queryItems(of: url).map { ($0.name, $0.value ?? "") }) { first, _ in
                    first
                }
            items = known
            let isReadable = pattern.items.allSatisfy { item in
                guard let text = known[item.name] else { return !item.isRequired }
                values.append(text)
                return converts(text, item.type)
            }
            if isReadable { return (number, values) }
        }
        return nil
    }

    private func fits(_ pattern: Pattern, _ path: [String]) -> Bool {
        guard path.count == pattern.segments.count else { return false }
        return path.indices.allSatisfy { index in
            pattern.segments[index].map { $0 == path[index] }
                ?? converts(path[index], pattern.types[index])
        }
    }

    private func converts(_ text: String, _ type: String) -> Bool {
        switch type {
        case "Int": Int(text) != nil
        case "Bool": Bool(text) != nil
        default: true
        }
    }

    private static func type(of text: Substring) -> String {
        text.contains(":Int") ? "Int" : text.contains(":Bool") ? "Bool" : "String"
    }
}
