/// Counts combining marks in a row.
///
/// Swift sorts them whenever it compares or hashes a text, which takes time quadratic in their
/// number. The limit is that of Unicode's stream-safe text (Unicode Standard Annex 15), which no
/// language exceeds.
package struct CombiningMarks {
    /// The most marks in a row.
    package static let limit = 30
    /// The message for a mark over the limit.
    package static let limitMessage = "more than \(limit) combining marks in a row"
    /// The help for it.
    package static let limitHelp = "remove some of the marks"

    private var count = 0

    package init() {}

    /// Adds the next character of a text. Returns whether it is the first mark over the limit.
    package mutating func exceedLimit(with scalar: Unicode.Scalar) -> Bool {
        let isMark = !scalar.isASCII && scalar.properties.canonicalCombiningClass != .notReordered
        count = isMark ? count + 1 : 0
        return count == Self.limit + 1
    }

    /// Whether a text has more marks in a row than the limit.
    package static func exceedLimit(in text: String) -> Bool {
        var marks = CombiningMarks()
        return text.unicodeScalars.contains { marks.exceedLimit(with: $0) }
    }
}
