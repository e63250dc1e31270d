import RoutePatterns
import RouteRuntime

/// The Swift names in generated code for a spec's names.
package enum SwiftName {
    /// A name as code spells it: in backquotes if it is a keyword.
    package static func escaped(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// A name as an argument label, where Swift warns about needless backquotes.
    package static func label(_ name: String) -> String {
        name == "inout" ? "`inout`" : name
    }

    /// The name of a group's nested enum: `auth` gives `Auth`.
    package static func typeName(ofGroup name: String) -> String {
        capitalized(name)
    }

    /// The name of the case for a value of a closed type: `auction-results` gives `auctionResults`, `1x` gives `_1x`.
    /// Nil if the value has no letter or digit. The name isn't escaped.
    package static func `case`(forValue value: String) -> String? {
        Identifier.isValid(value) ? value : camelCase(value)
    }

    /// The characters of the text that a Swift name can have, capitalized where others were between them; nil if there
    /// is no letter or digit.
    package static func camelCase(_ text: String) -> String? {
        // Most texts are one word.
        if Identifier.isValid(text), !text.utf8.contains(UInt8(ascii: "_")) { return text }
        guard text.unicodeScalars.contains(where: { $0 != "_" && Identifier.isContinuation($0) }) else { return nil }
        var name = ""
        for word in words(of: text) {
            if name.isEmpty {
                name = word
                continue
            }
            let digitsMeet = name.utf8.last.map(isDigit) == true && word.utf8.first.map(isDigit) == true
            name += digitsMeet ? "_" + word : capitalized(word)
        }
        if Identifier.isValid(name) { return name }
        return Identifier.isValid("_" + name) ? "_" + name : nil
    }

    /// The name of the enum for a spec file: `routes.yaml` gives `AppRoute`, `Checkout.routes.yaml` gives
    /// `CheckoutRoute`. Nil if no Swift name can be derived from the file name.
    @_optimize(none)
    package static func enumName(ofFile fileName: String) -> String? {
        var words = fileName.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if let last = words.last, words.count > 1, ["yaml", "yml"].contains(last.asciiLowercased) {
            words.removeLast()
        }
        if words.last?.asciiLowercased == "routes" { words.removeLast() }
        if words.isEmpty { return "AppRoute" }
        let stem = words.joined(separator: ".")
        guard let name = camelCase(stem), name.first != "_" || stem.first == "_" else { return nil }
        return capitalized(name) + "Route"
    }

    private static func words(of text: String) -> [String] {
        var words = [""]
        for scalar in text.unicodeScalars {
            if scalar == "_" || Identifier.isContinuation(scalar) {
                words[words.count - 1].unicodeScalars.append(scalar)
            } else {
                words.append("")
            }
        }
        return words.filter { !$0.isEmpty }
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// The keywords that can't be used as a name in generated code.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "await", "borrowing", "break", "case",
        "catch",
        "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal",
        "is", "isolated", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "sending", "some", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
