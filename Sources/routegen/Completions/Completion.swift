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
        case .bash: ShellCompletions(commands: commands).bash
        case .zsh: ShellCompletions(commands: commands).zsh
        case .fish: FishCompletions(commands: commands).text
        }
    }

    /// The options that can be before a command.
    static let generalOptions = [
        Option.color, .help, Option(name: "version", summary: "show the version"),
    ]

    /// A word of a command, in quotation marks if it needs them.
    static func word(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || "0123456789_-./:=@,+%".unicodeScalars.contains(scalar)
        }
        return isPlain && !text.isEmpty ? text : quoted(text)
    }

    /// Text in single quotes, in which only a single quote is special.
    static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}

extension Command {
    static let completions = Command(
        name: "completions",
        summary: "print a script with which a shell completes the tool's commands and options",
        operands: [.shell],
        examples: [
            Example(
                line: "completions bash > ~/.local/share/bash-completion/completions/routegen",
                purpose: "for bash, with the package bash-completion"),
            Example(line: "completions zsh > ~/.zfunc/_routegen", purpose: "for zsh, in a folder of fpath"),
            Example(line: "completions fish > ~/.config/fish/completions/routegen.fish", purpose: "for fish"),
        ],
        discussion: [
            "Write the script again after an update of the tool: it has the commands and options of this version."
        ],
        run: { arguments, console throws(UsageError) in
            let name = arguments.values(of: .shell).first ?? ""
            guard let shell = Shell(rawValue: name) else {
                let names = Shell.allCases.map(\.rawValue)
                throw UsageError(
                    "there are no completions for '\(name)'",
                    help: UsageError.didYouMean(name, among: names) ?? "write one of \(names.joined(separator: ", "))")
            }
            console.write(shell.completions(of: CommandTable.commands))
            return .success
        })
}

extension Operand {
    static let shell = Operand(
        name: "SHELL", count: .one, summary: Shell.allCases.map(\.rawValue).joined(separator: ", "),
        completion: .words(Shell.allCases.map(\.rawValue)))
}
