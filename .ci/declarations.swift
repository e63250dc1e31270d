// Prints the public declarations of a symbol graph, one a line in the order of their names, for
// .ci/check-interface.

import Foundation

struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Fragment: Decodable { let spelling: String }
        struct Identifier: Decodable { let precise: String }

        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        let swiftExtension: Extension?
        let accessLevel: String

        struct Extension: Decodable { let extendedModule: String }
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}

/// Conformances that the compiler finds on its own; which it knows depends on its version.
let inferred: Set = ["Swift.SendableMetatype", "Swift.BitwiseCopyable", "Swift.Copyable", "Swift.Escapable"]

let graphs = try CommandLine.arguments.dropFirst().map { path in
    try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
}
// A graph of public symbols would leave out those whose names begin with an underscore, which
// generated code calls.
let symbols = graphs.flatMap(\.symbols).filter { ["public", "open"].contains($0.accessLevel) }
let names = Dictionary(
    symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) }, uniquingKeysWith: { a, _ in a })

let declarations = symbols.map { symbol in
    let text = (symbol.declarationFragments ?? []).map(\.spelling).joined()
    return symbol.pathComponents.joined(separator: ".") + "\t" + text
}
let conformances = graphs.flatMap(\.relationships).compactMap { relationship -> String? in
    guard relationship.kind == "conformsTo", let name = names[relationship.source] else { return nil }
    let conformed = relationship.targetFallback ?? names[relationship.target] ?? relationship.target
    return inferred.contains(conformed) ? nil : "\(name)\t: \(conformed)"
}
for line in Set(declarations + conformances).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
    print(line.split(whereSeparator: \.isNewline).joined(separator: " "))
}
