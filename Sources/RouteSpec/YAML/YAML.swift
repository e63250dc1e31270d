/// The subset of YAML 1.2 that a spec is written in.
///
/// A document gives the tree that a YAML 1.2 parser makes, or an error, but never another tree. Every scalar is text.
package enum YAML {
    /// The maximum number of bytes of a file.
    package static let byteLimit = 1 << 20
    /// The maximum nesting depth of lists and mappings.
    package static let depthLimit = 64
    /// The maximum number of bytes of a key. YAML has the same limit, in characters.
    static let keyLimit = 1024

    /// Reads a file's document.
    ///
    /// All problems go to `diagnostics`. If there are any, the tree has what could be read, with `Node.refused` in
    /// place of the rest, so that one run checks everything. Nil if there is nothing to check. Linear in the size of
    /// the file.
    package static func parse(_ source: SourceText, into diagnostics: inout Diagnostics) -> Node? {
        guard InputChecks.passes(source, into: &diagnostics) else { return nil }
        guard let lines = DocumentLines.find(in: source, into: &diagnostics) else { return nil }
        var parser = Parser(source: source, lines: lines)
        let node = parser.document()
        diagnostics.append(contentsOf: parser.diagnostics)
        return node
    }
}
