// Text of a spec, a URL, a file's name or a git revision may come from anyone. What prints it shows every character
// that would otherwise hide, or change what its reader sees around it.

extension Unicode.Scalar {
    /// Whether a character does something else than to be seen in its place: the one rule for generated code, JSON,
    /// Markdown, patches and terminals.
    ///
    /// These are the controls (C0, DEL and C1), the line and paragraph separators, and what is never seen
    /// (`Default_Ignorable_Code_Point`): direction marks, embeddings and isolates, zero-width spaces and joiners, byte
    /// order marks, soft hyphens, variation selectors, fillers and tags; and interlinear annotations. Joiners and
    /// variation selectors of emoji are among them, for between letters they hide.
    package var isDeceptive: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        switch value {
        case 0x80...0x9F, 0x2028, 0x2029, 0xFFF9...0xFFFB: return true
        default: return properties.isDefaultIgnorableCodePoint
        }
    }

    /// The character as an escape of Swift, such as `\u{202E}`.
    package var swiftEscape: String {
        "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
}

extension String {
    /// The text with deceptive characters as escapes of Swift, for people: it stays on its line and cannot steer a
    /// terminal.
    package var escapingDeceptive: String {
        guard unicodeScalars.contains(where: \.isDeceptive) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            if scalar.isDeceptive {
                result += scalar.swiftEscape
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
