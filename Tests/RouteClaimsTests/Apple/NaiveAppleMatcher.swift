import Foundation

@testable import RouteClaims

/// Matches URLs by the rules, by plain recursion over texts.
struct NaiveAppleMatcher {
    let component: LinkComponent
    let variables: [String: [String]]

    private enum Token: Equatable {
        case character(Unicode.Scalar), one, any, variable(String)
    }

    func matches(_ url: ClaimedURL) -> Bool {
        guard matches(path: component.path, read(url.path)),
            matches(component.fragment, read(url.fragment)),
            matches(component.query, read(url.query))
        else { return false }
        return component.items.allSatisfy { name, pattern in
            let values = self.items(of: url.query).filter { folded($0.name) == folded(name) }.map(
                \.value)
            return (values.isEmpty ? [""] : values).allSatisfy { matches(pattern, $0) }
        }
    }

    private func read(_ text: String) -> String {
        component.isDecoded ? text.removingPercentEncoding ?? text : text
    }

    private func folded(_ text: String) -> String {
        component.ignoresCase ? text.lowercased() : text
    }

    private func items(of query: String) -> [(name: String, value: String)] {
        query.isEmpty
            ? []
            : query.split(separator: "&", omittingEmptySubsequences: false).map { item in
                let parts = item.split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false
                ).map(String.init)
                return (read(parts[0]), parts.count > 1 ? read(parts[1]) : "")
            }
    }

    private func matches(path pattern: String, _ path: String) -> Bool {
        var pattern = "/" + pattern.drop { $0 == "/" }
        while pattern.count > 1, pattern.hasSuffix("/") { pattern.removeLast() }
        while pattern.contains("**") { pattern = pattern.replacingOccurrences(of: "**", with: "*") }
        var path = path
        while path.hasSuffix("/") { path.removeLast() }
        if path.isEmpty { path = "/" }
        if matches(pattern, path) { return true }
        guard pattern.hasSuffix("/*") else { return false }
        pattern.removeLast(2)
        while pattern.hasSuffix("/") { pattern.removeLast() }
        return matches(pattern, path)
    }

    private func matches(_ pattern: String, _ text: String) -> Bool {
        matches(Self.tokens(pattern, true)[...], Array(folded(text).unicodeScalars)[...])
    }

    private static func tokens(_ pattern: String, _ hasVariables: Bool) -> [Token] {
        var tokens: [Token] = []
        var rest = pattern[...]
        while let character = rest.unicodeScalars.first {
            if hasVariables, rest.hasPrefix("$("), let end = rest.firstIndex(of: ")") {
                tokens.append(.variable(String(rest[..<end].dropFirst(2))))
                rest = rest[rest.index(after: end)...]
                continue
            }
            tokens.append(character == "*" ? .any : character == "?" ? .one : .character(character))
            rest = Substring(rest.unicodeScalars.dropFirst())
        }
        return tokens
    }

    private func matches(_ tokens: ArraySlice<Token>, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let token = tokens.first else { return text.isEmpty }
        let (rest, first) = (tokens.dropFirst(), text.first)
        switch token {
        case .any: return matches(rest, text) || first != nil && matches(tokens, text.dropFirst())
        case .one: return first != nil && matches(rest, text.dropFirst())
        case .character(let character):
            return first.map { folded(String(character)) == String($0) } ?? false
                && matches(rest, text.dropFirst())
        case .variable("digit"):
            return first.map { ("0"..."9").contains($0) } ?? false
                && matches(rest, text.dropFirst())
        case .variable("upper"):
            let isIn = first.map {
                ("A"..."Z").contains($0) || component.ignoresCase && ("a"..."z").contains($0)
            }
            return isIn ?? false && matches(rest, text.dropFirst())
        case .variable(let name):
            return (variables[name] ?? []).contains { value in
                matches((Self.tokens(value, false) + rest)[...], text)
            }
        }
    }
}
