import Foundation
import Testing

@testable import routegen

/// The scripts, in the shells themselves: each suite starts one shell, which completes many command
/// lines.
@Suite("Completions") struct CompletionTests {
    /// A command line before the tab, and its completions.
    struct Line {
        let text: String
        let words: [String]

        init(_ text: String, _ words: [String]) {
            self.text = text
            self.words = words
        }
    }

    static let lines: [Line] = {
        let names = CommandTable.commands.map(\.name) + ["help"]
        let options = CommandTable.commands.map {
            Line("\($0.name) --", $0.allOptions.map(\.longName))
        }
        return options + [
            Line("", names), Line("ch", ["check"]), Line("--", ["--help", "--version"]),
            Line("help ma", ["match"]), Line("check --format ", ["text", "json"]),
            Line("explain non-", ["non-ascii-host"]),
            Line("diff --format j", ["json"]),
            Line("check --format=t", ["--format=text"]),
            Line("check --color never --st", ["--strict"]),
            Line("export a", ["aasa", "android", "assetlinks"]),
            Line("export aasa Sh", ["Shop.routes.yaml"]),
            Line(
                "export json --",
                ["--output", "--check", "--only", "--without", "--module", "--color", "--help"]),
            Line("completions ", ["bash", "fish", "zsh"]),
            Line("url My.yaml us", ["user", "userPosts"]),
            Line("url My.yaml userPosts ", ["id=", "page="]),
            Line("url My.yaml userPosts p", ["page="]),
            Line("check Sh", ["Shop.routes.yaml"]), Line("generate -o Sh", ["Shop.routes.yaml"]),
            Line("check --strict Sh", ["Shop.routes.yaml"]),
        ]
    }()

    static func hasShell(_ name: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
        }
    }

    /// Runs a shell program next to the files `script`, the completion script, and `lines`, the
    /// command lines. It prints the completions of each line, then `---`.
    private func expectCompletions(by shell: String, _ words: [String], _ files: [String: String])
        throws
    {
        try withTemporaryFolder { folder in
            try folder.write("script", try run(["completions", shell]).output)
            try folder.write("lines", Self.lines.map { "routegen \($0.text)\n" }.joined())
            try folder.write("Shop.routes.yaml", "")
            try folder.write(
                "My.yaml",
                "bases: [my://app]\nroutes:\n  user: user\n  userPosts: posts/${id}?page=${page?}\n  home: home\n"
            )
            for (name, text) in files { try folder.write(name, text) }
            // The script runs the tool.
            let tools = URL(fileURLWithPath: try builtTool()).deletingLastPathComponent().path
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            let outcome = try runProcess(
                "/usr/bin/env", [shell] + words + ["program"], in: folder,
                variables: ["HOME": folder.path, "PATH": "\(tools):\(path)"])
            #expect(outcome.code == 0 && outcome.error == "", "\(outcome.error)")
            let offers = outcome.output.components(separatedBy: "---\n").dropLast()
            try #require(offers.count == Self.lines.count, "\(outcome.output)")
            for (expected, offer) in zip(Self.lines, offers) {
                let words = offer.split(separator: "\n").map(String.init).sorted()
                #expect(
                    words == expected.words.sorted(), "\(shell): routegen \(expected.text)<tab>")
            }
        }
    }

    /// Bash completes file names where the function has no completions.
    @Test(.enabled(if: hasShell("bash"), "there is no bash here")) func bashCompletes() throws {
        let program = #"""
            source ./script
            [ "$(complete -p routegen)" = 'complete -o default -F _routegen routegen' ] || exit 1
            while IFS= read -r line; do
                COMP_LINE=$line COMP_POINT=${#line} current=${line##* }
                _routegen
                # Readline puts what it completes after the '='.
                case $current in --*=*) COMPREPLY=("${current%%=*}=${COMPREPLY[@]}") ;; esac
                [ ${#COMPREPLY[@]} != 0 ] || [ -z "$current" ] || COMPREPLY=($(compgen -f -- "$current"))
                printf '%s\n' "${COMPREPLY[@]}" ---
            done < lines
            """#
        try expectCompletions(by: "bash", ["--norc"], ["program": program])
    }

    @Test(.enabled(if: hasShell("fish"), "there is no fish here")) func fishCompletes() throws {
        // A tab separates a word from its description.
        let program = #"""
            source ./script
            while read -l line
                complete -C "$line" | string split -f 1 \t | sort -u
                echo ---
            end < lines
            """#
        try expectCompletions(by: "fish", ["--no-config"], ["program": program])
    }

    /// Completes in an interactive shell, on a pseudoterminal.
    @Test(.enabled(if: hasShell("zsh"), "there is no zsh here")) func zshCompletes() throws {
        let program = #"""
            zmodload zsh/zpty
            zpty shell 'exec zsh -f -i'
            zpty -w shell 'source ./interactive'
            zpty -w -n shell $'\x14'
            while zpty -r shell chunk; do :; done
            cat output
            """#
        let interactive = #"""
            PROMPT=
            autoload -Uz compinit && compinit -u -D
            source ./script
            setopt no_auto_list no_auto_menu no_beep
            compadd() {
                local -a hits
                if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
                    builtin compadd -A hits "$@"
                    offered+=($hits)
                fi
                builtin compadd "$@"
            }
            complete_all() {
                local -a lines=(${(f)"$(<lines)"})
                local line
                for line in $lines; do
                    offered=()
                    BUFFER=$line CURSOR=$#line
                    zle complete-word
                    print -rl -- ${(ou)offered} --- >> output
                done
                exit
            }
            zle -N complete_all
            bindkey '^T' complete_all
            """#
        try expectCompletions(by: "zsh", ["-f"], ["program": program, "interactive": interactive])
    }
}
