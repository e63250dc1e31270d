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
