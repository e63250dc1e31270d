/// The script for fish.
struct FishCompletions {
    let commands: [Command]

    var text: String {
        let names = (commands.map(\.name) + ["help"]).joined(separator: " ")
        let isFirst = "not __fish_seen_subcommand_from \(names)"
        var lines = ["# Completes the command lines of routegen in fish. Made by 'routegen completions fish'."]
        lines.append("complete -c routegen -n \(Shell.quoted(isFirst)) -f")
        for command in commands {
            lines.append(line(isFirst, "-a \(command.name)", command.summary))
        }
        lines.append(line(isFirst, "-a help", "show help for a command"))
        lines += Shell.generalOptions.map { line(isFirst, flags(of: $0), $0.summary) }
        lines.append(
            "complete -c routegen -n '__fish_seen_subcommand_from help' -f -a "
                + Shell.quoted(commands.map(\.name).joined(separator: " ")))
        for command in commands {
            // In 'help check', 'check' isn't the command.
            let isSeen = "__fish_seen_subcommand_from \(command.name); and not __fish_seen_subcommand_from help"
            if !command.operands.contains(where: { $0.completion == .files }) {
                lines.append("complete -c routegen -n \(Shell.quoted(isSeen)) -f")
            }
            for case .words(let words) in command.operands.map(\.completion) {
                lines.append(
                    "complete -c routegen -n \(Shell.quoted(isSeen)) -a \(Shell.quoted(words.joined(separator: " ")))")
            }
            lines += command.allOptions.map { line(isSeen, flags(of: $0), $0.summary) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func line(_ condition: String, _ flags: String, _ summary: String) -> String {
        "complete -c routegen -n \(Shell.quoted(condition)) \(flags) -d \(Shell.quoted(summary))"
    }

    /// The flags of `complete` for an option, such as `-l format -x -a 'text json'`.
    private func flags(of option: Option) -> String {
        let names = "-l \(option.name)" + (option.letter.map { " -s \($0)" } ?? "")
        switch (option.value, option.completion) {
        case (.none, _): return names
        case (.optionalChoice, .words(let words)): return "\(names) -a \(Shell.quoted(words.joined(separator: " ")))"
        case (_, .words(let words)): return "\(names) -x -a \(Shell.quoted(words.joined(separator: " ")))"
        case (_, .files): return "\(names) -r -F"
        case (_, .none): return "\(names) -x"
        }
    }
}
