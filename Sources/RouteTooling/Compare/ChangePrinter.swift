import RouteSpec

/// Prints changes in several formats. Every line ends in a line feed.
package struct ChangePrinter: Sendable {
    private let previous: SourceMap
    private let current: SourceMap

    /// A printer for the changes between two specs.
    package init(previous: SourceMap, current: SourceMap) {
        self.previous = previous
        self.current = current
    }

    /// `path:line:column: error: message [kind]`, with the location in the previous file as a note below. A removal
    /// has only the location in the previous file.
    package func plain(_ changes: [Change]) -> String {
        changes.map { change in
            let text = "\(change.kind.level.rawValue): \(change.message.text) [\(change.kind.rawValue)]"
            let places = places(of: change, \.path).map(DisplayWidth.escapingControls)
            let rest = places.dropFirst().map { "\($0): note: previously declared here\n" }
            return "\(places.first.map { "\($0): " } ?? "")\(DisplayWidth.escapingControls(text))\n" + rest.joined()
        }.joined()
    }

    /// One JSON object per line, with `rule`, `area`, `level`, `message`, `url`, `previous`, and `current` (or
    /// null).
    package func json(_ changes: [Change]) -> String {
        changes.map { change in
            JSON.object([
                ("rule", .string(change.kind.rawValue)), ("area", .string(change.kind.area.rawValue)),
                ("level", .string(change.kind.level.rawValue)), ("message", .string(change.message.text)),
                ("url", .optional(change.url)), ("previous", json(change.previous, previous)),
                ("current", json(change.current, current)),
            ]).text + "\n"
        }.joined()
    }

    /// A table for a pull request.
    package func markdown(_ changes: [Change]) -> String {
        if changes.isEmpty { return "No route changes.\n" }
        let rows = changes.map { change in
            let place = places(of: change, \.pathInRepository).first ?? ""
            return "| \(change.kind.level.rawValue) | \(change.kind.area.rawValue) | \(Self.cell(change.message)) | "
                + "`\(change.kind.rawValue)` | \(MarkdownCode.escaped(place)) |\n"
        }
        return "| | For | Change | Rule | Place |\n| --- | --- | --- | --- | --- |\n" + rows.joined()
    }

    /// - Parameter path: The path to show for a file.
    private func places(of change: Change, _ path: (SourceText) -> String) -> [String] {
        [place(change.current, current, path), place(change.previous, previous, path)].compactMap { $0 }
    }

    private func place(_ span: Span?, _ sources: SourceMap, _ path: (SourceText) -> String) -> String? {
        span.map { span in
            let (source, position) = sources.position(of: span)
            return "\(path(source)):\(position.line):\(position.column)"
        }
    }

    private func json(_ span: Span?, _ sources: SourceMap) -> JSON {
        guard let span else { return .null }
        let (source, position) = sources.position(of: span)
        return .object([
            ("file", .string(source.pathInRepository)), ("line", .integer(position.line)),
            ("column", .integer(position.column)),
        ])
    }

    private static func cell(_ message: ChangeMessage) -> String {
        message.parts.map { part in
            switch part {
            case .words(let text): MarkdownCode.escaped(text)
            case .route(let name): MarkdownCode.escaped("'\(name)'")
            case .code(let text), .witness(let text): MarkdownCode.span(text, isInTable: true)
            }
        }.joined()
    }
}
