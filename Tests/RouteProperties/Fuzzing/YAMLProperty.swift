import Foundation
import RouteCompiler
import RouteMessages
import RouteSpec

extension FuzzProperty {
    /// Any text gives a tree or errors, with locations in the file, and a tree written in double
    /// quotes is read as the same tree. PyYAML reads the same trees, which `.ci/check-yaml-trees`
    /// checks.
    package static let yaml = FuzzProperty(name: "yaml") { bytes in
        let source = SourceText(path: "routes.yaml", bytes: bytes)
        var diagnostics = Diagnostics()
        let node = YAML.parse(source, into: &diagnostics)
        if let problem = diagnostics.problem(in: source) { return problem }
        guard let node else {
            return diagnostics.hasErrors ? nil : "there is neither a tree nor an error"
        }
        if let problem = node.problem(in: source) { return problem }
        return roundTripProblem(of: Tree(node))
    }

    /// The tree of a text as JSON: strings, `{"list": […]}`, and `{"map": [[key, value], …]}`; nil
    /// if refused.
    package static func yamlTree(of bytes: [UInt8]) throws -> String? {
        try Tree.read(bytes).map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    }

    private static func roundTripProblem(of tree: Tree) -> String? {
        let written = tree.quoted
        // Escapes can make a key longer than YAML allows.
        if written.split(separator: "\n").contains(where: { $0.unicodeScalars.count > 1000 }) {
            return nil
        }
        let again = Tree.read(written)
        // Compare bytes: String treats canonically equivalent texts as equal.
        if let again, again.description.utf8.elementsEqual(tree.description.utf8) { return nil }
        return "\(tree), written as\n\(written)\nis read as \(again?.description ?? "nothing")"
    }
}

extension Diagnostics {
    /// What is wrong with a diagnostic: its location, or its text in one of the printed formats.
    func problem(in source: SourceText) -> String? {
        let printer = DiagnosticPrinter(sources: [source])
        let printed = [
            printer.plain(self), printer.full(self, style: .colored), printer.json(self),
        ]
        if isEmpty != printed.allSatisfy(\.isEmpty) { return "diagnostics are printed as nothing" }
        for diagnostic in sorted {
            for span in [diagnostic.span] + diagnostic.notes.map(\.span)
            where span.start < 0 || span.end > source.bytes.count {
                return "the place of '\(diagnostic.message)' is not in the file"
            }
        }
        return nil
    }
}

extension Node {
    /// What is wrong with a tree that was read without an error.
    fileprivate func problem(in source: SourceText) -> String? {
        if span.start < 0 || span.end > source.bytes.count {
            return "a node's place is not in the file"
        }
        switch self {
        case .scalar(let scalar): return scalar.problem(in: source)
        case .list(let list): return list.items.lazy.compactMap { $0.problem(in: source) }.first
        case .mapping(let mapping):
            return mapping.entries.lazy.compactMap {
                $0.key.problem(in: source) ?? $0.value.problem(in: source)
            }.first
        }
    }
}

extension Scalar {
    /// What is wrong with a scalar's offsets: every byte must be at its offset in the file, or
    /// belong to an escape.
    fileprivate func problem(in source: SourceText) -> String? {
        let bytes = Array(text.utf8)
        var end = span(ofDecoded: 0..<0).start
        for offset in bytes.indices {
            let place = span(ofDecoded: offset..<offset + 1)
            let isNext = place.start == end || (offset > 0 && place.end == end)
            guard isNext, place.end <= source.bytes.count,
                place.count > 1 || source.bytes[place.start] == bytes[offset]
            else {
                return "byte \(offset) of \(text.debugDescription) is not where it is said to be"
            }
            end = place.end
        }
        return nil
    }
}

extension Tree: Encodable {
    private enum Key: CodingKey {
        case list, map
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var container = encoder.singleValueContainer()
            try container.encode(text)
        case .list(let items):
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(items, forKey: .list)
        case .mapping(let entries):
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(entries.map { [$0.key, $0.value] }, forKey: .map)
        }
    }
}

extension Tree {
    /// The tree as a document, with all text in double quotes, and block lists and mappings.
    fileprivate var quoted: String {
        var text = ""
        write(indent: 0, into: &text)
        return text
    }

    private func write(indent: Int, into text: inout String) {
        let margin = String(repeating: " ", count: indent)
        switch self {
        case .text(let content): text += " \"" + Self.escaped(content) + "\"\n"
        case .list(let items) where items.isEmpty: text += " []\n"
        case .list(let items):
            text += "\n"
            for item in items {
                text += margin + "-"
                item.write(indent: indent + 1, into: &text)
            }
        case .mapping(let entries):
            text += "\n"
            for entry in entries {
                guard case .text(let key) = entry.key else { continue }
                text += margin + "\"" + Self.escaped(key) + "\":"
                entry.value.write(indent: indent + 1, into: &text)
            }
        }
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.value < 0x7F, scalar.value >= 0x20, scalar != "\"", scalar != "\\" {
                result.unicodeScalars.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16)
                result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            }
        }
    }
}
