import RouteLanguage

/// How text looks in a terminal: its width in columns, and the characters that must be escaped.
package enum DisplayWidth {
    /// The width of text in columns.
    package static func columns(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// The width of a character in columns: 0 for a combining mark, 2 for a wide character.
    package static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        return isWide(scalar) ? 2 : 1
    }

    /// The text with deceptive characters escaped, so that it stays on its line and can't control a
    /// terminal, or GitHub Actions if the line begins with it.
    package static func escapingControls(_ text: String) -> String {
        let text = text.escapingDeceptive
        let commands = indicesOfCommands(in: text.unicodeScalars)
        if commands.isEmpty { return text }
        var result = ""
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            result += commands.contains(index) ? scalar.swiftEscape : String(scalar)
        }
        return result
    }

    /// The characters to escape so that GitHub Actions doesn't run a line of a log as a command:
    /// the first `:` if the line starts with `::`, after any white space, and the second `#` of
    /// each `##[`.
    package static func indicesOfCommands<Text: Collection<Unicode.Scalar>>(in text: Text) -> Set<
        Text.Index
    > {
        var found: Set<Text.Index> = []
        let start = text.drop { $0.properties.isWhitespace }
        if start.starts(with: "::".unicodeScalars) { found.insert(start.startIndex) }
        var hashes = 0
        var last = text.startIndex
        for index in text.indices {
            if text[index] == "[", hashes > 1 { found.insert(last) }
            hashes = text[index] == "#" ? hashes + 1 : 0
            last = index
        }
        return found
    }

    /// East Asian wide and full-width characters (Unicode Standard Annex 11), by their blocks, and
    /// emoji.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x1100: false
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
            0xFFE0...0xFFE6,
            0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
            true
        default: scalar.properties.isEmojiPresentation
        }
    }
}
