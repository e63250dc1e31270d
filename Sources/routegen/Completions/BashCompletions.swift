/// The script for bash 3.2 and later. Where it has no completions, bash completes file names.
struct BashCompletions {
    let commands: [Command]

    var text: String {
        let names = commands.map(\.name)
        return """
            # Completes the command lines of routegen in bash. Made by 'routegen completions bash'.
            _routegen() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= word words=
                # Bash takes the '=' of '--format=json' as a word.
                if [ "$current" = = ]; then
                    current=
                elif [ "$previous" = = ]; then
                    previous=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
                    case $word in
                    help | \(names.joined(separator: " | "))) command=$word && break ;;
                    esac
                done
                case "$command $previous" in
            \(values)
                *)
                    case "$command $current" in
            \(options)
                    ' '*) words='\((names + ["help"]).joined(separator: " "))' ;;
                    'help '*) words='\(names.joined(separator: " "))' ;;
            \(operands)
                    esac
                    ;;
                esac
                # shellcheck disable=SC2207
                COMPREPLY=($(compgen -W "$words" -- "$current"))
            }
            complete -o default -F _routegen routegen

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
                case (_, .words(let words)): "    \(places)) words='\(words.joined(separator: " "))' ;;"
                case (_, .files), (_, .none): "    \(places)) ;;"
                }
            }
            .joined(separator: "\n")
    }

    /// A case for the options of each command.
    private var options: String {
        ([("", Shell.generalOptions)] + commands.map { ($0.name, $0.allOptions) }).map { name, options in
            "        '\(name) -'*) words='\(options.flatMap(\.spellings).joined(separator: " "))' ;;"
        }.joined(separator: "\n")
    }

    /// A case for each command with operands that have a list of words.
    private var operands: String {
        commands.compactMap { command in
            let words = command.operands.flatMap { operand -> [String] in
                if case .words(let words) = operand.completion { words } else { [] }
            }
            return words.isEmpty ? nil : "        '\(command.name) '*) words='\(words.joined(separator: " "))' ;;"
        }.joined(separator: "\n")
    }
}
