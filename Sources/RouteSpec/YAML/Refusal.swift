import RouteLanguage

// What the YAML of a spec can't have, and how to write it instead.
extension Diagnostic: Error {
    static func unsupported(_ what: String, at span: Span, help: String) -> Diagnostic {
        Diagnostic(.yamlUnsupported, "\(what) are not supported here", at: span, help: help)
    }

    static func complexKey(at span: Span) -> Diagnostic {
        unsupported(complexKeys.what, at: span, help: complexKeys.help)
    }

    /// What isn't supported, and what to write instead.
    private struct Unsupported {
        let what: String
        let help: String
    }

    private static let complexKeys = Unsupported(
        what: "keys that are not text on one line",
        help: "write the key as plain text before ':', or quote the text if it is not a key")
    private static let blockScalars = Unsupported(
        what: "block scalars",
        help: "write the text on one line, in double quotes with \\n for a line break")

    /// By the character that a value starts with.
    private static let unsupportedValues =
        [
            "&": Unsupported(
                what: "anchors",
                help: "repeat the value wherever it is needed, or quote it if '&' is part of it"),
            "!": Unsupported(
                what: "tags",
                help: "remove the tag (every scalar is text), or quote the value if '!' is part "
                    + "of it"),
            "*": Unsupported(
                what: "aliases", help: "repeat the value, or quote it if '*' is part of it"),
            "{": Unsupported(
                what: "mappings in braces",
                help: "write one key per line, indented; a parameter is ${name}; "
                    + "quote other text that starts with '{'"),
            "|": blockScalars,
            ">": blockScalars,
            "?": complexKeys,
        ] as [Unicode.Scalar: Unsupported]

    /// The refusal of an unquoted value that starts with a character that YAML reserves.
    static func valueStarting(with character: Unicode.Scalar, at span: Span) -> Diagnostic {
        if let value = unsupportedValues[character] {
            return .unsupported(value.what, at: span, help: value.help)
        }
        if character == ":" {
            return Diagnostic(
                .yamlKey, "a value without a key", at: span,
                help: "write the key before ':', or quote the value if it is text")
        }
        return Diagnostic(
            .yamlQuoting, "an unquoted value cannot start with '\(character)'", at: span,
            help: character == "#"
                ? "quote the value, or put a space before a comment" : "quote the value")
    }
}
