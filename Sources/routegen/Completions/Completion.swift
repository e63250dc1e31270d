import RouteCompiler

/// What a shell offers at a place of a command line.
enum Completion: Hashable, Sendable {
    case none, files
    case words([String])
}

extension Option {
    /// What a shell offers as the option's value.
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

    /// The script that completes the tool's command lines, with which the shell starts.
    func completions(of commands: [Command]) -> String {
        switch self {
        case .bash: BashCompletions(commands: commands).text
        case .zsh: ZshCompletions(commands: commands).text
        case .fish: FishCompletions(commands: commands).text
        }
    }

    /// The options before a command, with what they are for.
    static let generalOptions = [
        Option.color, .help, Option("version", summary: "show the version"),
    ]

    /// A word in single quotes, in which only a quote has a meaning.
    static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
