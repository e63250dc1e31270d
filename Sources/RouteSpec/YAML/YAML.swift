/// The subset of YAML 1.2 that a spec is written in.
///
/// A document gives the tree that a YAML 1.2 parser makes, or an error, but never another tree.
/// Every scalar is text.
package enum YAML {
    /// The maximum number of bytes of a file.
    package static let byteLimit = 1 << 20
    /// The maximum nesting depth of lists and mappings.
    package static let depthLimit = 64
    /// The maximum number of bytes of a key. YAML has the same limit, in characters.
    static let keyLimit = 1024

    /// Reads a file's document; nil if there are errors other than equal keys. They go to
    /// `diagnostics`: at most one of each entry of a list or mapping. Linear in the size of the
    /// file.
    package static func parse(_ source: SourceText, into diagnostics: inout Diagnostics) -> Node? {
        do throws(Diagnostic) {
            try source.checkText()
            var parser = Parser(source: source, lines: try source.documentLines())
            let node = try parser.document()
            diagnostics.append(contentsOf: parser.diagnostics)
            // Without the second of two equal keys, a tree is whole enough to find other mistakes.
            return parser.diagnostics.filter { $0.rule != .duplicateKey }.isEmpty ? node : nil
        } catch {
            diagnostics.append(error)
            return nil
        }
    }
}
