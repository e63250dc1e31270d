import SwiftEmitter
import RoutePatterns

/// Writes what the benchmark needs for a table: its URLs, and the ways to read and write them.
struct TableSource {
    let table: Table

    /// The length of the parameters' text.
    enum Length: String, CaseIterable {
        case short, middle, long
    }

    func emit(into code: inout CodeWriter) {
        let base = table.bases.first?.text ?? ""
        code.block("enum \(table.name)Table") { code in
            for length in Length.allCases {
                emitList(length.rawValue, table.rows.map { $0.path { text(of: $0, length) } }, into: &code)
            }
            // Ten first segments that no route has, and the routes' own URLs with too many segments.
            emitList("earlyMisses", (0..<10).map { "nothing\($0)/like/this" }, into: &code)
            let late = table.rows.map { row in
                var path = row.path { text(of: $0, .short) }
                path.insert(contentsOf: "/none/at/all/of/it", at: path.firstIndex(of: "?") ?? path.endIndex)
                return path
            }
            emitList("lateMisses", late, into: &code)
            emitList("patterns", table.rows.map(\.pattern.text), into: &code)
            code.line()
            code.block("static var contenders: Contenders<\(table.name)>") { code in
                code.line("Contenders(")
                code.line("name: \"\(table.name)\", base: \"\(base)\", patterns: patterns,")
                code.line("readURL: { \(table.name)(url: $0) }, readText: { \(table.name)(rawValue: $0) },")
                code.line("readByHand: { \(table.name)ByHand.read($0) }, writeText: { $0.rawValue },")
                code.line("writeURL: { $0.url() }, writeByHand: { \(table.name)ByHand.write($0) },")
                let lists = Length.allCases.map { "\($0.rawValue): \($0.rawValue)" }.joined(separator: ", ")
                code.line("\(lists), earlyMisses: earlyMisses, lateMisses: lateMisses)")
            }
        }
    }

    private func emitList(_ name: String, _ texts: [String], into code: inout CodeWriter) {
        code.line("static let \(name): [String] = \"\"\"")
        code.indented { code in
            for text in texts { code.line(text) }
            code.line("\"\"\".split(separator: \"\\n\").map(String.init)")
        }
    }

    private func text(of parameter: Parameter, _ length: Length) -> String {
        let isDefault = if case .defaulting = parameter.presence { true } else { false }
        switch (parameter.type, length) {
        case (.bool, _): return "true"
        case (.integer, .short): return isDefault ? "2" : "42"
        case (.integer, .middle): return "20431"
        case (.integer, .long): return "9007199254740993"
        case (_, .short): return parameter.name.count == 2 ? parameter.name : "newest"
        case (_, .middle): return "swift-foundation"
        case (_, .long): return "5f0d1c9e7b3a48d2a6e4c8b0f1d2e3a4b5c6d7e8"
        }
    }
}
