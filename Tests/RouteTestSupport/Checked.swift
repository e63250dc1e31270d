import RouteCompiler
import RouteSpec

/// A spec in a test, with a marker before every place where a diagnostic is due:
///
///     routes:
///       1️⃣scheme: pay
///
/// The markers are taken out before the spec is read.
package struct Checked {
    package static let markers = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]

    package let compilation: Compilation
    private let markedOffsets: [Int: String]

    package init(_ text: String, name: String = "routes.yaml", notesOverlaps: Bool = false) {
        var rest = text[...]
        var plain = ""
        var offsets: [Int: String] = [:]
        while let character = rest.popFirst() {
            if !character.isASCII, Self.markers.contains(String(character)) {
                offsets[plain.utf8.count] = String(character)
            } else {
                plain.append(character)
            }
        }
        markedOffsets = offsets
        compilation = Compiler.compile(
            SourceText(path: name, text: plain), name: name, notesOverlaps: notesOverlaps)
    }

    /// One line for each diagnostic and note, in the order of their places: `1️⃣ error: message [rule]`, then `  2️⃣
    /// note: …`, then `  help: …`. A place without a marker is a line and a column.
    package var lines: [String] {
        compilation.diagnostics.sorted.flatMap { diagnostic in
            ["\(place(diagnostic.span)) \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule.id)]"]
                + diagnostic.notes.map { "  \(place($0.span)) note: \($0.message)" }
                + (diagnostic.help.map { ["  help: \($0)"] } ?? [])
        }
    }

    /// The text that each diagnostic marks, in order.
    package var underlined: [String] {
        compilation.diagnostics.sorted.map { compilation.source.text(in: $0.span) }
    }

    private func place(_ span: Span) -> String {
        if let marker = markedOffsets[span.start] { return marker }
        let position = compilation.source.position(at: span.start)
        return "\(position.line):\(position.column)"
    }
}
