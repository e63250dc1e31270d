import RouteCompiler

extension Command {
    static let completions = Command(
        name: "completions",
        summary: "print a script with which a shell completes the tool's commands and options",
        operands: [.shell, .typedWords],
        examples: [
            Example(
                line: "completions bash > ~/.local/share/bash-completion/completions/routegen",
                purpose: "for bash, with the package bash-completion"),
            Example(
                line: "completions zsh > ~/.zfunc/_routegen",
                purpose: "for zsh, in a folder of fpath"),
            Example(
                line: "completions fish > ~/.config/fish/completions/routegen.fish",
                purpose: "for fish"),
        ],
        discussion: [
            "The script asks the tool what to offer for the words of a command line: "
                + "'routegen completions bash -- routegen ch'."
        ],
        run: { arguments, console in
            let name = arguments.values(of: .shell).first ?? ""
            guard let shell = Shell(rawValue: name) else {
                throw UsageError(
                    "there are no completions for '\(name)'", name, among: Operand.shell.words)
            }
            let words = arguments.values(of: .typedWords)
            if words.isEmpty {
                console.write(shell.script)
                return .success
            }
            let offers = Offer.all(for: words, console)
            for offer in offers {
                console.print(shell == .fish ? "\(offer.word)\t\(offer.summary)" : offer.word)
            }
            return offers.isEmpty ? .findings : .success
        })
}

extension Operand {
    static let shell = Operand(
        name: "SHELL", count: .one, summary: Shell.allCases.map(\.rawValue).joined(separator: ", "),
        words: Shell.allCases.map(\.rawValue))

    static let typedWords = Operand(
        name: "WORD", count: .zeroOrMore,
        summary: "a command line; what to offer for its last word is printed")
}
