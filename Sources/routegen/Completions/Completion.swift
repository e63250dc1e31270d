import RouteCompiler

/// What a shell completes at a position of a command line.
enum Completion: Hashable, Sendable {
    case none, files
    case words([String])
}

extension Option {
    /// What a shell completes as the option's value.
    var completion: Completion {
        switch value {
        case .none: .none
        case .text(let placeholder), .texts(let placeholder): placeholder == "FILE" ? .files : .none
        case .choice(let words), .optionalChoice(let words): .words(words)
        }
    }

    /// `--output` and `-o`.
    var spellings: [String] { [longName] + [shortName].compactMap(\.self) }
}

/// A shell that completes command lines.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The completion script, which the shell loads when it starts.
    func completions(of commands: [Command]) -> String {
        switch self {
        case .bash: BashCompletions(commands: commands).text
        case .zsh: ZshCompletions(commands: commands).text
        case .fish: FishCompletions(commands: commands).text
        }
    }

    /// The options that can be before a command.
    static let generalOptions = [
        Option.color, .help, Option("version", summary: "show the version"),
    ]

    /// Text in single quotes, in which only a single quote is special.
    static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
