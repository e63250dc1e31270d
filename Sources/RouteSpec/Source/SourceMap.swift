/// The files of a compilation in one range of offsets: the spec, then the specs that it mounts, in the order in which
/// they are first needed. A span so names its file, too.
package struct SourceMap: Sendable {
    private var files: [(start: Int, source: SourceText)]

    /// A map of one file, whose offsets are the file's own.
    package init(_ main: SourceText) {
        files = [(0, main)]
    }

    /// The spec that is compiled.
    package var main: SourceText { files[0].source }

    /// The files, the main one first.
    package var sources: [SourceText] { files.map(\.source) }

    /// Adds a file, and returns the offset of its first byte.
    package mutating func append(_ source: SourceText) -> Int {
        let last = files[files.count - 1]
        // One more, so that the end of a file is not the start of the next.
        let start = last.start + last.source.bytes.count + 1
        files.append((start, source))
        return start
    }

    /// The file of a span, and the span's offsets in that file.
    package func location(of span: Span) -> (source: SourceText, span: Span) {
        let file = file(of: span)
        return (file.source, span.shifted(by: -file.start))
    }

    private func file(of span: Span) -> (start: Int, source: SourceText) {
        files.last { $0.start <= span.start } ?? files[0]
    }

    /// The file that starts at an offset.
    package func source(at start: Int) -> SourceText {
        file(of: Span(at: start)).source
    }

    /// The start of the mounted file that has everything that a diagnostic points to; nil if there is none.
    package func mountedFile(of diagnostic: Diagnostic) -> Int? {
        let start = file(of: diagnostic.span).start
        return start > 0 && diagnostic.notes.allSatisfy { file(of: $0.span).start == start } ? start : nil
    }

    /// The file of a span, and the line and column of its start.
    package func position(of span: Span) -> (source: SourceText, position: SourcePosition) {
        let (source, local) = location(of: span)
        return (source, source.position(at: local.start))
    }

    /// The text of a span, for messages; bytes that aren't UTF-8 become U+FFFD.
    package func text(in span: Span) -> String {
        let (source, local) = location(of: span)
        return source.text(in: local)
    }
}
