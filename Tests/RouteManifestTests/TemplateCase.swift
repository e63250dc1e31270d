import Foundation
import RouteLanguage
import RouteRuntime
import Testing

@testable import RouteManifest

/// A template, values, and what `url()` writes of them.
struct TemplateCase {
    let table: RouteTable
    let pattern: PatternID
    let template: URITemplate
    let values: [RouteValue]
    let url: String

    /// Nil if the values can't be written, or if there is no template.
    init?(_ table: RouteTable, _ route: RouteID, _ values: [RouteValue]) {
        guard let pattern = table.writtenPattern(of: route, values),
            let template = URITemplate(of: pattern, in: table),
            let url = table.write(values, by: pattern, .url)
        else { return nil }
        self.table = table
        self.pattern = pattern
        self.template = template
        self.values = values
        self.url = url
    }

    /// The line for Python.
    var line: String {
        let object: [String: Any] = ["template": template.text, "variables": variables]
        let data = try? JSONSerialization.data(withJSONObject: object)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// As the documentation says: without nil, defaults of items, and the empty text of an optional
    /// value.
    private var variables: [String: Any] {
        let route = table.route(of: pattern)
        var variables: [String: Any] = [:]
        for variable in template.variables {
            guard let number = route.values.firstIndex(where: { $0.name == variable.parameter })
            else { continue }
            let type = route.values[number].type
            switch values[number] {
            case .list(let elements):
                variables[variable.name] = elements.map { type.text(of: $0) ?? "" }
            case .items(let items): variables[variable.name] = items
            case let value:
                variables[variable.name] =
                    isLeftOut(value, variable.parameter) ? nil : type.text(of: value)
            }
        }
        return variables
    }

    private func isLeftOut(_ value: RouteValue, _ name: String) -> Bool {
        let part = table[pattern].pattern.parts.first { $0.parameters.contains { $0.name == name } }
        guard let parameter = part?.parameter, part?.isItem == true else { return false }
        if parameter.presence.isOptional { return value == .string("") }
        return parameter.default.map { value.isSame(as: $0.value) } ?? false
    }

    /// The texts that stand alone in a segment, or are the host.
    private var segments: [String] {
        let route = table.route(of: pattern)
        let declared = table[pattern].pattern
        let alone =
            [declared.base?.host].compactMap(\.self)
            + declared.parts.filter { !$0.isItem }.map(\.text)
        let names = alone.flatMap { text in
            if case .mixed = text { [String]() } else { text.parameters.map(\.name) }
        }
        return zip(route.values, values).filter { names.contains($0.0.name) }.flatMap { _, value in
            if case .list(let elements) = value {
                elements.compactMap(\.text)
            } else {
                [value.text ?? ""]
            }
        }
    }

    /// Whether the template gives the text of `url()`, byte for byte.
    var isExact: Bool {
        !hasUnusualNames && segments.allSatisfy { $0 != "" && $0 != "." && $0 != ".." }
    }

    /// Whether a rest of the items has names that are empty or escaped.
    private var hasUnusualNames: Bool {
        values.contains { value in
            guard case .items(let items) = value else { return false }
            return items.keys.contains { $0.isEmpty || !$0.utf8.allSatisfy(isUnreserved) }
        }
    }

    /// Whether the text is another one, and not only escaped in another way.
    var isDifferent: Bool { segments.contains("") || hasUnusualNames }
}

/// Compares what Python expands with what `url()` writes.
///
/// - Returns: how many texts are the same.
@discardableResult
func expectURLs(_ cases: [TemplateCase]) throws -> Int {
    let folder = try Node()
    defer { folder.remove() }
    try folder.write(cases.map(\.line).joined(separator: "\n"), to: "cases.json")
    try folder.write(Python.expansion, to: "expand.py")
    let python = try #require(Python.executable)
    let (output, status) = try folder.run(python, ["expand.py", "cases.json"])
    try #require(status == 0, "\(output)")
    var same = 0
    for (tried, line) in zip(cases, output.split(separator: "\n")) {
        let text = try JSONDecoder().decode(String.self, from: Data(line.utf8))
        if text == tried.url { same += 1 }
        let comment = Comment(rawValue: "\(tried.template.text) \(tried.values)")
        if tried.isExact {
            #expect(text == tried.url, comment)
        } else if !tried.isDifferent {
            // Dots are only escaped in another way.
            #expect(text.removingPercentEncoding == tried.url.removingPercentEncoding, comment)
        }
    }
    #expect(output.split(separator: "\n").count == cases.count)
    print("expanded: \(cases.count)")
    return same
}
