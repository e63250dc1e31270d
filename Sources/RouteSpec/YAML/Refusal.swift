/// What the YAML of a spec can't have, and how to write it instead.
struct Refusal {
    let rule: Rule
    let message: String
    let help: String

    init(_ rule: Rule, _ message: String, help: String) {
        self.rule = rule
        self.message = message
        self.help = help
    }

    private static func unsupported(_ what: String, help: String) -> Refusal {
        Refusal(.yamlUnsupported, "\(what) are not supported here", help: help)
    }

    static let directive = unsupported("directives", help: "remove the line")
    static let mergeKey = unsupported("merge keys", help: "repeat the entries")
    static let complexKey = unsupported(
        "keys that are not text on one line",
        help: "write the key as plain text before ':', or quote the text if it is not a key")
    static let pair = unsupported(
        "keys inside a list in brackets",
        help: "write the list as '- key: value' lines, or quote the item if the colon is part of it")
    private static let blockScalar = unsupported(
        "block scalars", help: "write the text on one line, in double quotes with \\n for a line break")
    private static let missingKey = Refusal(
        .yamlKey, "a value without a key", help: "write the key before ':', or quote the value if it is text")

    /// By the byte that a value starts with.
    private static let ofFirstByte: [UInt8: Refusal] = [
        ASCII.ampersand: unsupported(
            "anchors", help: "repeat the value wherever it is needed, or quote it if '&' is part of it"),
        ASCII.exclamation: unsupported(
            "tags", help: "remove the tag (every scalar is text), or quote the value if '!' is part of it"),
        ASCII.asterisk: unsupported("aliases", help: "repeat the value, or quote it if '*' is part of it"),
        ASCII.leftBrace: unsupported(
            "mappings in braces",
            help: "write one key per line, indented; a parameter is ${name}; quote other text that starts with '{'"),
        ASCII.bar: blockScalar,
        ASCII.greater: blockScalar,
        ASCII.question: complexKey,
        ASCII.colon: missingKey,
    ]

    /// The refusal of an unquoted value that starts with a byte that YAML reserves.
    init(ofValueStartingWith byte: UInt8) {
        let character = Character(Unicode.Scalar(byte))
        self =
            Self.ofFirstByte[byte]
            ?? Refusal(
                .yamlQuoting, "an unquoted value cannot start with '\(character)'",
                help: byte == ASCII.hash ? "quote the value, or put a space before a comment" : "quote the value")
    }
}
