/// A line and column of a file.
package struct FileLocation {
    package let source: SourceText
    package let position: SourcePosition

    /// `path:line:column`.
    package var text: String { text(path: source.path) }

    /// - Parameter path: The path to show for the file.
    package func text(path: String) -> String { "\(path):\(position.line):\(position.column)" }
}
