import RouteRuntime

extension Identifier {
    /// The text as a Swift name: characters that a name can't have are removed, and the words after them capitalized.
    /// Nil if there is no letter or digit.
    package static func camelCase(_ text: String) -> String? {
        // Most texts are one word.
        if isValid(text), !text.utf8.contains(UInt8(ascii: "_")) { return text }
        guard text.unicodeScalars.contains(where: { $0 != "_" && isContinuation($0) }) else { return nil }
        var name = ""
        for word in words(of: text) {
            if name.isEmpty {
                name = word
                continue
            }
            let digitsMeet = name.utf8.last.map(isDigit) == true && word.utf8.first.map(isDigit) == true
            name += digitsMeet ? "_" + word : capitalized(word)
        }
        if isValid(name) { return name }
        return isValid("_" + name) ? "_" + name : nil
    }

    private static func words(of text: String) -> [String] {
        var words = [""]
        for scalar in text.unicodeScalars {
            if scalar == "_" || isContinuation(scalar) {
                words[words.count - 1].unicodeScalars.append(scalar)
            } else {
                words.append("")
            }
        }
        return words.filter { !$0.isEmpty }
    }

    /// The word with a capital first letter.
    package static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }
}
