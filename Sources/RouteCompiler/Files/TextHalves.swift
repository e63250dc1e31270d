/// The two parts of a text with a separator.
package struct TextHalves {
    package let before: String
    package let after: String
}

extension String {
    /// The texts before and after the first character of a kind; nil if there is none. Works on
    /// scalars: a `=` and a combining mark after it are one character.
    package func halves(around separator: Unicode.Scalar) -> TextHalves? {
        guard let index = unicodeScalars.firstIndex(of: separator) else { return nil }
        let end = unicodeScalars.index(after: index)
        return TextHalves(before: String(self[..<index]), after: String(self[end...]))
    }
}
