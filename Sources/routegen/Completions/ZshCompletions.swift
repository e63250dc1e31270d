/// The script for zsh: a function `_routegen`, for a file of this name in a folder of `fpath`.
struct ZshCompletions {
    let commands: [Command]

    var text: String {
        """
        #compdef routegen
        # Completes the command lines of routegen in zsh. Made by 'routegen completions zsh'.
        _routegen() {
            local curcontext=$curcontext state line
            local -a commands=(
        \(list)
            )
            _arguments -C \(Shell.generalOptions.map { specification(of: $0) }.joined(separator: " ")) \\
                '1: :->command' '*:: :->arguments'
            case $state in
            command) _describe -t commands command commands ;;
            arguments)
                curcontext=${curcontext%:*}-$words[1]:
                case $words[1] in
                help) _describe -t commands command commands ;;
        \(commands.map(arguments(of:)).joined(separator: "\n"))
                esac
                ;;
            esac
        }
        if [[ $funcstack[1] == _routegen ]]; then _routegen "$@"; else compdef _routegen routegen; fi

        """
    }

    private var list: String {
        (commands.map { ($0.name, $0.summary) } + [("help", "show help for a command")]).map { name, summary in
            "        " + Shell.quoted("\(name):\(escaped(summary, ":"))")
        }.joined(separator: "\n")
    }

    private func arguments(of command: Command) -> String {
        let operands = command.operands.enumerated().map { index, operand in
            let place =
                switch operand.count {
                case .one: "\(index + 1):"
                case .optional, .specFile: "\(index + 1)::"
                case .oneOrMore, .zeroOrMore: "*:"
                }
            return Shell.quoted("\(place)\(escaped(operand.name, ":")):\(action(operand.completion))")
        }
        let words = command.allOptions.map { specification(of: $0) } + operands
        return "        \(command.name)) _arguments \(words.joined(separator: " ")) ;;"
    }

    /// An option for `_arguments`, without the outer quotes: `(-o --output)'{-o,--output=}'[the file]:FILE:_files`.
    private func specification(of option: Option) -> String {
        let argument =
            switch option.value {
            case .none: ""
            case .text(let placeholder), .texts(let placeholder):
                ":\(escaped(placeholder, ":")):\(action(option.completion))"
            case .choice: ":value:\(action(option.completion))"
            case .optionalChoice: "::value:\(action(option.completion))"
            }
        let ending =
            switch option.value {
            case .none: ""
            case .optionalChoice: "=-"
            case .text, .texts, .choice: "="
            }
        let rest = Shell.quoted("[\(escaped(option.summary, "[]:"))]\(argument)")
        let repeats = option.isRepeatable ? "'*'" : ""
        guard let short = option.shortName else { return "\(repeats)\(option.longName)\(ending)\(rest)" }
        return "'(\(short) \(option.longName))'{\(short),\(option.longName)\(ending)}\(rest)"
    }

    private func action(_ completion: Completion) -> String {
        switch completion {
        case .none: " "
        case .files: "_files"
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }

    /// Text with a backslash before each character that zsh would interpret.
    private func escaped(_ text: String, _ special: String) -> String {
        text.map { special.contains($0) || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    }
}
