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

/// A word that a shell offers.
private struct Offer {
    let word: String
    var summary = ""

    /// What to offer for the last word of a command line; empty where the name of a file can be.
    static func all(for words: [String], _ console: Console) -> [Offer] {
        let current = words.last ?? ""
        let before = words.dropFirst().dropLast()
        return offers(for: current, before, console).filter { $0.word.hasPrefix(current) }
    }

    private static func offers(
        for current: String, _ before: ArraySlice<String>, _ console: Console
    ) -> [Offer] {
        let commands = CommandTable.commands.map { Offer(word: $0.name, summary: $0.summary) }
        guard let name = before.first else {
            if current.hasPrefix("-") { return ["--help", "--version"].map { Offer(word: $0) } }
            return commands + [Offer(word: "help", summary: "show help for a command")]
        }
        if name == "help" { return commands }
        guard let command = CommandTable.commands.first(where: { $0.name == name }) else {
            return []
        }
        let text = OptionText(current)
        if text.value != nil, let option = command.option(spelled: text.spelling) {
            return option.words.map { Offer(word: "\(text.spelling)=\($0)") }
        }
        if current.hasPrefix("-") {
            return command.options(after: before).map {
                Offer(word: $0.longName, summary: $0.summary)
            }
        }
        if let last = before.last, let option = command.option(spelled: last),
            option.takesNextArgument
        {
            return option.words.map { Offer(word: $0) }
        }
        if command.operands.contains(.route) {
            let spec = before.first(where: Operand.isSpec) ?? console.defaultSpecs.first
            guard let table = spec.flatMap({ RouteFile.load($0, console) })?.table else {
                return []
            }
            guard command.operands.contains(.values),
                let route = table.routes.first(where: { before.contains($0.name) })
            else { return table.routes.map { Offer(word: $0.name) } }
            return route.values.map { Offer(word: "\($0.name)=", summary: $0.type.name) }
        }
        return command.operands.flatMap(\.words).map { Offer(word: $0) }
    }
}
