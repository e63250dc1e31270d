/// The scripts for bash, 3.2 and later, and for zsh. Both call one function, which is in the language of both shells.
/// Where it offers nothing, the shell completes file names.
struct ShellCompletions {
    let commands: [Command]

    /// The script for bash.
    var bash: String {
        """
        # Completes the command lines of routegen in bash. Made by 'routegen completions bash'.
        \(offers)
        _routegen() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} offers=
            # Bash takes the '=' of '--format=json' as a word.
            if [ "$current" = = ]; then
                current=
            elif [ "$previous" = = ]; then
                previous=${COMP_WORDS[COMP_CWORD - 2]}
            fi
            _routegen_offers "$current" "$previous" "${COMP_WORDS[@]:1:COMP_CWORD - 1}"
            # shellcheck disable=SC2207
            COMPREPLY=($(compgen -W "$offers" -- "$current"))
        }
        complete -o default -F _routegen routegen

        """
    }

    /// The script for zsh: a function `_routegen`, for a file of this name in a folder of `fpath`.
    var zsh: String {
        """
        #compdef routegen
        # Completes the command lines of routegen in zsh. Made by 'routegen completions zsh'.
        \(offers)
        _routegen() {
            local current=$words[CURRENT] previous=$words[CURRENT-1] offers=
            if [[ $current == --*=* ]]; then
                compset -P '*='
                previous=${current%%=*} current=${current#*=}
            fi
            _routegen_offers "$current" "$previous" "${(@)words[2,CURRENT-1]}"
            [[ $offers == ' ' ]] || compadd -- ${=offers} || _files
        }
        if [[ $funcstack[1] == _routegen ]]; then _routegen "$@"; else compdef _routegen routegen; fi

        """
    }

    /// A function that sets `offers` for the word to complete, the one before it, and all between the program and it. A
    /// space: any text, but no file.
    private var offers: String {
        let names = commands.map(\.name)
        return """
            _routegen_offers() {
                local current=$1 previous=$2 command="" word
                shift 2
                for word in "$@"; do
                    case $word in
                    help | \(names.joined(separator: " | "))) command=$word && break ;;
                    esac
                done
                case "$command $previous" in
            \(values)
                *)
                    case "$command $current" in
            \(options)
                    ' '*) offers='\((names + ["help"]).joined(separator: " "))' ;;
                    'help '*) offers='\(names.joined(separator: " "))' ;;
            \(operands)
                    esac
                    ;;
                esac
            }
            """
    }

    /// A case for each option with a value.
    private var values: String {
        let general = Shell.generalOptions.map { ("", $0) }
        return (general + commands.flatMap { command in command.allOptions.map { (command.name, $0) } })
            .compactMap { name, option in
                let places = option.spellings.map { "'\(name) \($0)'" }.joined(separator: " | ")
                return switch (option.value, option.completion) {
                case (.none, _): nil
                case (_, .words(let words)): "    \(places)) offers='\(words.joined(separator: " "))' ;;"
                case (_, .files): "    \(places)) ;;"
                case (_, .none): "    \(places)) offers=' ' ;;"
                }
            }
            .joined(separator: "\n")
    }

    /// A case for the options of each command.
    private var options: String {
        ([("", Shell.generalOptions)] + commands.map { ($0.name, $0.allOptions) }).map { name, options in
            "        '\(name) -'*) offers='\(options.flatMap(\.spellings).joined(separator: " "))' ;;"
        }.joined(separator: "\n")
    }

    /// A case for each command with operands that have a list of words.
    private var operands: String {
        commands.compactMap { command in
            let words = command.operands.flatMap { operand -> [String] in
                if case .words(let words) = operand.completion { words } else { [] }
            }
            return words.isEmpty ? nil : "        '\(command.name) '*) offers='\(words.joined(separator: " "))' ;;"
        }.joined(separator: "\n")
    }
}
