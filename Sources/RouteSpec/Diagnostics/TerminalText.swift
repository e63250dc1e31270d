import RouteLanguage

/// Text that is shown in a terminal, or in the log of a build.
package enum TerminalText {
    /// The text with deceptive characters escaped, so that it stays on its line and can't control
    /// a terminal, or GitHub Actions if the line begins with it.
    package static func escaped(_ text: String) -> String {
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
}
