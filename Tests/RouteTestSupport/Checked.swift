import RouteCompiler
import RouteSpec

/// A spec in a test, with a marker before every location where a diagnostic is expected:
///
///     routes:
///       1️⃣scheme: pay
///
/// The markers are removed before the spec is read.
package struct Checked {
    package static let markers = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]

    package let compilation: Compilation
    private let markedOffsets: [Int: String]

    /// - Parameter files: The specs that it can mount, by path. `Module/File` is a spec of that
    ///   module.
    package init(
        _ text: String, name: String = "routes.yaml", files: [String: String] = [:],
        notesOverlaps: Bool = false
    ) {
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
        let main = SourceText(path: name, text: plain)
        let finder = SpecFinder(main: name) { path, mounter, _ in
            func module(of path: String) -> String? {
                path.split(separator: "/").dropLast().first.map(String.init)
            }
            let module = module(of: path) ?? module(of: mounter)
            let identity = module.map { "\($0)/\(path.split(separator: "/").last ?? "")" } ?? path
            if identity == name { return .found(main, identity: name) }
            guard let text = files[identity] else {
                return .missing(message: "there is no spec '\(path)'", help: nil)
            }
            return .found(
                SourceText(path: identity, text: text), identity: identity, module: module)
        }
        compilation = Compiler.compile(
            main, name: name, finder: finder, notesOverlaps: notesOverlaps)
    }

    /// One line for each diagnostic, note, and help, ordered by location: `1️⃣ error: message
    /// [rule]`, then `  2️⃣ note: …`, then `  help: …`. A location without a marker is a line and a
    /// column, after the name of a mounted file.
    package var lines: [String] {
        compilation.diagnostics.sorted.flatMap { diagnostic in
            let place = place(diagnostic.span)
            var lines = [
                "\(place) \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule.id)]"
            ]
            for note in diagnostic.notes {
                lines.append("  \(self.place(note.span)) note: \(note.message)")
            }
            if let help = diagnostic.help { lines.append("  help: \(help)") }
            return lines
        }
    }

    /// The text that each diagnostic underlines, in order.
    package var underlined: [String] {
        compilation.diagnostics.sorted.map { compilation.sources[$0.span.file].text(in: $0.span) }
    }

    private func place(_ span: Span) -> String {
        if span.file == 0, let marker = markedOffsets[span.start] { return marker }
        let location = compilation.sources.location(of: span)
        let path = location.source.path
        let position = "\(location.position.line):\(location.position.column)"
        return path == compilation.source.path ? position : "\(path):\(position)"
    }
}
