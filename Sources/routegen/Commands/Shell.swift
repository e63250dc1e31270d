/// A shell that completes command lines.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script that the shell loads when it starts. Where the tool offers nothing, the shell
    /// completes file names.
    var script: String {
        switch self {
        case .bash:
            #"""
            # Completes the command lines of routegen in bash. Made by 'routegen completions bash'.
            _routegen() {
                local line=${COMP_LINE:0:COMP_POINT} words
                read -ra words <<< "$line"
                [[ $line != *' ' ]] || words+=('')
                # shellcheck disable=SC2207
                COMPREPLY=($(routegen completions bash -- "${words[@]}" 2> /dev/null))
                # Bash completes only what follows the '=' of '--format=json', and a value follows 'id='.
                [[ ${words[-1]} != *=* ]] || COMPREPLY=("${COMPREPLY[@]##*=}")
                [[ ${COMPREPLY[0]} != *= ]] || compopt -o nospace 2> /dev/null
            }
            complete -o default -F _routegen routegen

            """#
        case .zsh:
            #"""
            #compdef routegen
            # Completes the command lines of routegen in zsh. Made by 'routegen completions zsh'.
            _routegen() {
                local -a offers=(${(f)"$(routegen completions zsh -- "${(@)words[1,CURRENT]}" 2> /dev/null)"})
                (( $#offers )) || { _files; return }
                compadd -S '' -- ${(M)offers:#*=}
                compadd -- ${offers:#*=}
            }
            if [[ $funcstack[1] == _routegen ]]; then _routegen "$@"; else compdef _routegen routegen; fi

            """#
        case .fish:
            #"""
            # Completes the command lines of routegen in fish. Made by 'routegen completions fish'.
            function __routegen_offers
                routegen completions fish -- (commandline -opc) (commandline -ct) 2> /dev/null
                or __fish_complete_path (commandline -ct)
            end
            complete -c routegen -f -a '(__routegen_offers)'

            """#
        }
    }
}
