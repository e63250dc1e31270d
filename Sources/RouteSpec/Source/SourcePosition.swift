/// A location in a source file, as people and editors name it.
package struct SourcePosition: Equatable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The column, from 1, counted in Unicode scalars.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
