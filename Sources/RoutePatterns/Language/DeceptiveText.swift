// The text of a spec, a URL, a file name, or a git revision may come from anyone. Code that prints
// it must show every character that would be invisible or change how the text around it looks.

extension Unicode.Scalar {
    /// Whether a character is invisible or changes how other text looks. The only definition, for
    /// generated code, JSON, Markdown, patches, and terminals.
    ///
    /// These are the controls (C0, DEL, and C1), the line and paragraph separators, interlinear
    /// annotations, and everything that is never visible (`Default_Ignorable_Code_Point`):
    /// direction marks, embeddings and isolates, zero-width spaces and joiners, byte order marks,
    /// soft hyphens, variation selectors, fillers, and tags. That includes the joiners and
    /// variation selectors of emoji, which are invisible between letters.
    package var isDeceptive: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        switch value {
        case 0x80...0x9F, 0x2028, 0x2029, 0xFFF9...0xFFFB: return true
        default: return properties.isDefaultIgnorableCodePoint
        }
    }

    /// The character as a Swift escape, such as `\u{202E}`.
    package var swiftEscape: String {
        "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
}

extension String {
    /// The text for people, with deceptive characters as Swift escapes: it stays on its line and
    /// can't control a terminal.
    package var escapingDeceptive: String {
        guard unicodeScalars.contains(where: \.isDeceptive) else { return self }
        return unicodeScalars.map { $0.isDeceptive ? $0.swiftEscape : String($0) }.joined()
    }
}

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
