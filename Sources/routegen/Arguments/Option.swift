import RouteCompiler

/// An option of a command, as data for the parser, the usage line, and the help.
struct Option: Hashable, Sendable {
    /// What follows the option's name.
    enum Value: Hashable, Sendable {
        /// Nothing: the option is a flag.
        case none
        /// Any text, shown as this placeholder in the help.
        case text(String)
        /// All texts up to the next option, at least one, shown as this placeholder in the help.
        case texts(String)
        /// One of these words; the first is the default.
        case choice([String])
        /// One of these words after `=`, or no value.
        case optionalChoice([String])
    }

    /// The name without dashes: `check` for `--check`.
    let name: String
    /// A one-letter name without its dash: `o` for `-o`.
    var letter: String?
    var value = Value.none
    /// Whether it can be given several times.
    var isRepeatable = false
    /// Whether the value can be empty.
    var takesEmpty = false
    /// One line for the help.
    let summary: String

    /// `--check`.
    var longName: String { "--\(name)" }

    /// `-o`, or nil.
    var shortName: String? { letter.map { "-\($0)" } }

    /// ` FILE`, ` text|json`, or `[=links|source]` after the name; empty for a flag.
    var valueSuffix: String {
        switch value {
        case .none: ""
        case .text(let placeholder): " \(placeholder)"
        case .texts(let placeholder): " \(placeholder)…"
        case .choice(let words): " \(words.joined(separator: "|"))"
        case .optionalChoice(let words): "[=\(words.joined(separator: "|"))]"
        }
    }

    /// The words of which the value must be one; empty if it can be any text.
    var words: [String] {
        switch value {
        case .none, .text, .texts: []
        case .choice(let words), .optionalChoice(let words): words
        }
    }

    /// Whether the value can be the next argument.
    var takesNextArgument: Bool {
        switch value {
        case .none, .optionalChoice: false
        case .text, .texts, .choice: true
        }
    }

    /// Throws if the value is empty and the option takes no empty value, or if it isn't one of the
    /// choices.
    func validate(_ text: String) throws(UsageError) {
        if text.isEmpty, !takesEmpty { throw missingValue() }
        if words.isEmpty || words.contains(text) { return }
        throw UsageError("'\(text)' is not a valid value for '\(longName)'", text, among: words)
    }

    func missingValue() -> UsageError {
        UsageError(
            "the option '\(longName)' needs a value", help: "write \(longName)\(valueSuffix)")
    }

    /// All commands have this option.
    static let color = Option(
        name: "color", value: .choice(ColorChoice.allCases.map(\.rawValue)),
        summary: "when to color the output; auto: on a terminal, unless NO_COLOR is set")

    /// All commands have this option.
    static let help = Option(name: "help", letter: "h", summary: "show this help")

    /// All commands that read a spec have this option.
    static let module = Option(
        name: "module", value: .text("NAME=FOLDER"), isRepeatable: true,
        summary:
            "where to find the specs NAME/FILE that a spec mounts; default: "
            + "Sources/NAME in the package"
    )

    /// The output format of a command that lists something.
    static let format = Option(
        name: "format", value: .choice(OutputFormat.allCases.map(\.rawValue)),
        summary: "the output format")

    /// The output format of a command that can also write Markdown.
    static let reportFormat = Option(
        name: "format", value: .choice(OutputFormat.allCases.map(\.rawValue) + ["markdown"]),
        summary: format.summary)
}
