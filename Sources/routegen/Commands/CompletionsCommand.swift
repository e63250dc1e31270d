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
