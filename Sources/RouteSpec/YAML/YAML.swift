/// The subset of YAML 1.2 that a spec is written in.
///
/// The contract: the same tree as a YAML 1.2 parser gives, or an error; never a different tree. Every scalar is text.
package enum YAML {
    /// The number of bytes that a file may have.
    static let byteLimit = 1 << 20
    /// The number of lists and mappings that may stand inside each other.
    package static let depthLimit = 64
    /// The number of characters that a key may have: a limit of YAML's own.
    static let keyLimit = 1024

    /// Reads a file's document.
    ///
    /// All problems of the file go to `diagnostics`. Where there are some, the tree is what could be read in spite of
    /// them, with `Node.refused` in the place of what could not, so that the parts that are fine can be checked in the
    /// same run. Nil if there is nothing to check. Linear in the size of the file.
    package static func parse(_ source: SourceText, into diagnostics: inout Diagnostics) -> Node? {
        guard Screening.passes(source, into: &diagnostics) else { return nil }
        guard let lines = DocumentLines.find(in: source, into: &diagnostics) else { return nil }
        var parser = Parser(source: source, lines: lines)
        let node = parser.document()
        diagnostics.append(contentsOf: parser.diagnostics)
        return node
    }
}
