import RouteRuntime

/// Swift's rules for identifiers.
package enum Identifier {
    /// Whether `name` can be the name of a case, a parameter, or a type in Swift, in backticks if
    /// needed. Invisible characters aren't allowed, even those that Swift accepts.
    package static func isValid(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || isStart(first), name != "_"
        else { return false }
        return name.unicodeScalars.allSatisfy {
            ($0 == "_" || isContinuation($0)) && !$0.isDeceptive
        }
    }

    /// Whether a character other than `_` can follow the first one of a name.
    package static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
        // Most names are ASCII, and looking up the properties of a character takes far longer.
        scalar.isASCII
            ? isLetterOrDigit(UInt8(truncatingIfNeeded: scalar.value))
            : scalar.properties.isXIDContinue
    }

    private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? isLetter(UInt8(truncatingIfNeeded: scalar.value)) : scalar.properties.isXIDStart
    }

    /// Whether `name` is the name of a type, which may be nested, such as `Model.ID`.
    package static func isValidType(_ name: String) -> Bool {
        name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
            isValid(String($0))
        }
    }

    /// The text as a Swift name: characters that a name can't have are removed, and the words
    /// after them capitalized. Nil if there is no letter or digit.
    package static func camelCase(_ text: String) -> String? {
        // Most texts are one word.
        if isValid(text), !text.utf8.contains(UInt8(ascii: "_")) { return text }
        guard text.unicodeScalars.contains(where: { $0 != "_" && isContinuation($0) }) else {
            return nil
        }
        var name = ""
        let words = text.unicodeScalars.split { $0 != "_" && !isContinuation($0) }
        for word in words.map({ String($0) }) {
            if name.isEmpty {
                name = word
                continue
            }
            let digitsMeet =
                name.utf8.last.map(isDigit) == true && word.utf8.first.map(isDigit) == true
            name += digitsMeet ? "_" + word : capitalized(word)
        }
        if isValid(name) { return name }
        return isValid("_" + name) ? "_" + name : nil
    }

    /// The word with a capital first letter.
    package static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }
}
