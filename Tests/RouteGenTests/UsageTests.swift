import Testing

@testable import routegen

@Suite("Wrong usage")
struct UsageTests {
    /// The arguments, then all of standard error.
    @Test(
        arguments: [
            (
                ["completions", "fisch"],
                "error: there are no completions for 'fisch'\nhelp: did you mean 'fish'?\nusage: routegen completions SHELL [WORD…]\n"
            ),
            (
                ["completions", "powershell"],
                "error: there are no completions for 'powershell'\nhelp: write one of bash, zsh, fish\n"
                    + "usage: routegen completions SHELL [WORD…]\n"
            ),
            (
                ["completions"],
                "error: SHELL is missing\nhelp: write one of bash, zsh, fish\nusage: routegen completions SHELL [WORD…]\n"
            ),
            (
                ["genrate"],
                "error: unknown command 'genrate'\nhelp: did you mean 'generate'?\nusage: routegen <command> [options]\n"
            ),
            (
                ["xyzzy"],
                "error: unknown command 'xyzzy'\nhelp: 'routegen help' lists the commands\n"
                    + "usage: routegen <command> [options]\n"
            ),
            (
                ["help", "mach"],
                "error: unknown command 'mach'\nhelp: did you mean 'match'?\nusage: routegen <command> [options]\n"
            ),
            (
                ["--versoin"],
                "error: unknown command '--versoin'\nhelp: did you mean '--version'?\nusage: routegen <command> [options]\n"
            ),
            (
                ["--strict", "check"],
                "error: unknown command '--strict'\nhelp: write options after the command\n"
                    + "usage: routegen <command> [options]\n"
            ),
            (
                ["check", "--color"],
                "error: the option '--color' needs a value\nhelp: write --color auto|always|never\n"
                    + "usage: routegen check [SPEC…] [--strict] [--together] [--all] [--format text|json]\n"
            ),
            (
                ["check", "--strikt"],
                "error: unknown option '--strikt'\nhelp: did you mean '--strict'?\nusage: routegen check [SPEC…] [--strict] [--together] [--all] [--format text|json]\n"
            ),
            (
                ["check", "-strict"],
                "error: unknown option '-strict'\nhelp: did you mean '--strict'?\nusage: routegen check [SPEC…] [--strict] [--together] [--all] [--format text|json]\n"
            ),
            (
                ["init", "--wibble"],
                "error: unknown option '--wibble'\nusage: routegen init [--schema]\n"
            ),
            (
                ["check", "--check"],
                "error: unknown option '--check'\n"
                    + "usage: routegen check [SPEC…] [--strict] [--together] [--all] [--format text|json]\n"
            ),
            (
                ["check", "--format=\u{301}"],
                "error: '\u{301}' is not a valid value for '--format'\nhelp: write one of text, json\n"
                    + "usage: routegen check [SPEC…] [--strict] [--together] [--all] [--format text|json]\n"
            ),
            (
                ["check", "--color=\u{301}always"],
                "error: '\u{301}always' is not a valid value for '--color'\nhelp: did you mean 'always'?\n"
                    + "usage: routegen check [SPEC…] [--strict] [--together] [--all] [--format text|json]\n"
            ),
            (
                ["check", "--strict=\u{301}"],
                "error: the option '--strict' takes no value\nhelp: write --strict\n"
                    + "usage: routegen check [SPEC…] [--strict] [--together] [--all] [--format text|json]\n"
            ),
            (
                ["check", "--strict=yes"],
                "error: the option '--strict' takes no value\nhelp: write --strict\nusage: routegen check [SPEC…] [--strict] [--together] [--all] [--format text|json]\n"
            ),
            (
                ["generate", "-o"],
                "error: the option '--output' needs a value\nhelp: write --output FILE\n"
                    + "usage: routegen generate [SPEC] [-o FILE] [--check]\n"
            ),
            (
                ["generate", "-o", "--check"],
                "error: the option '--output' needs a value\nhelp: write --output FILE\n"
                    + "usage: routegen generate [SPEC] [-o FILE] [--check]\n"
            ),
            (
                ["generate", "--output="],
                "error: the option '--output' needs a value\nhelp: write --output FILE\n"
                    + "usage: routegen generate [SPEC] [-o FILE] [--check]\n"
            ),
            (
                ["generate", "-o", "a", "--output=b"],
                "error: the option '--output' is given twice\nusage: routegen generate [SPEC] [-o FILE] [--check]\n"
            ),
            (
                ["list", "--format", "jsn"],
                "error: 'jsn' is not a valid value for '--format'\nhelp: did you mean 'json'?\n"
                    + "usage: routegen list [SPEC…] [--overlaps] [--claims FILE…] [--resource NAME=VALUE] [--format text|json]\n"
            ),
            (
                ["list", "--claims"],
                "error: the option '--claims' needs a value\nhelp: write --claims FILE…\n"
                    + "usage: routegen list [SPEC…] [--overlaps] [--claims FILE…] [--resource NAME=VALUE] [--format text|json]\n"
            ),
            (
                ["list", "--overlaps", "--claims", "a.json"],
                "error: '--claims' and '--overlaps' don't go together\nhelp: run one after the other\n"
                    + "usage: routegen list [SPEC…] [--overlaps] [--claims FILE…] [--resource NAME=VALUE] [--format text|json]\n"
            ),
            (
                ["list", "--format=yaml"],
                "error: 'yaml' is not a valid value for '--format'\nhelp: write one of text, json\n"
                    + "usage: routegen list [SPEC…] [--overlaps] [--claims FILE…] [--resource NAME=VALUE] [--format text|json]\n"
            ),
            (
                ["generate", "a.yaml", "b.yaml"],
                "error: unexpected argument 'b.yaml'\nusage: routegen generate [SPEC] [-o FILE] [--check]\n"
            ),
            (
                ["match", "a.yaml"],
                "error: URL is missing\nusage: routegen match [SPEC] URL… [--explain] [--raw] [--on URL] [--format text|json]\n"
            ),
            (
                ["url"],
                "error: ROUTE is missing\n" + URLTests.usage
            ),
            (
                ["generate", "--check"],
                "error: the option '--check' needs a file to compare with\nhelp: write -o FILE\n"
                    + "usage: routegen generate [SPEC] [-o FILE] [--check]\n"
            ),
            (
                ["generate", "--check", "-o", "-"],
                "error: the option '--check' needs a file to compare with\nhelp: write -o FILE\n"
                    + "usage: routegen generate [SPEC] [-o FILE] [--check]\n"
            ),
            (
                ["generate", "./a.yaml", "-o", "a.yaml"],
                "error: the output file is the spec itself\nhelp: write -o and the name of another file\n"
                    + "usage: routegen generate [SPEC] [-o FILE] [--check]\n"
            ),
            (
                ["generate", "--\u{1B}[31mx"],
                "error: unknown option '--\\u{1B}[31mx'\nusage: routegen generate [SPEC] [-o FILE] [--check]\n"
            ),
            (
                ["export"],
                """
                error: KIND is missing
                help: write one of aasa, assetlinks, android, info-plist, entitlements, typescript, javascript, html, json

                """ + ExportCommandTests.usage
            ),
            (
                ["export", "plist"],
                "error: 'plist' is not a kind of file\n"
                    + "help: write one of aasa, assetlinks, android, info-plist, entitlements, typescript, javascript, html, json\n"
                    + ExportCommandTests.usage
            ),
            (
                ["export", "asa"],
                "error: 'asa' is not a kind of file\nhelp: did you mean 'aasa'?\n"
                    + ExportCommandTests.usage
            ),
            (
                ["export", "htlm", "--claims", "site.json"],
                "error: 'htlm' is not a kind of file\nhelp: did you mean 'html'?\n"
                    + ExportCommandTests.usage
            ),
            (
                ["export", "assetlinks", "--host", "example.com"],
                "error: the option '--host' is not for 'assetlinks'\nhelp: it is for aasa\n"
                    + ExportCommandTests.usage
            ),
            (
                ["export", "aasa", "--without", "admin"],
                "error: the option '--without' is not for 'aasa'\nhelp: it is for typescript, javascript, html, json\n"
                    + ExportCommandTests.usage
            ),
            (
                ["export", "aasa", "--claims", "site.json"],
                "error: the option '--claims' is not for 'aasa'\nhelp: it is for html\n"
                    + ExportCommandTests.usage
            ),
            (
                ["export", "html", "--merge", "site.json"],
                "error: the option '--merge' is not for 'html'\nhelp: it is for aasa, assetlinks, android, info-plist, entitlements\n"
                    + ExportCommandTests.usage
            ),
            (
                ["export", "json", "--min-sdk", "31"],
                "error: the option '--min-sdk' is not for 'json'\nhelp: it is for android\n"
                    + ExportCommandTests.usage
            ),
            (
                ["export", "typescript", "--app-id", "A.b"],
                "error: the option '--app-id' is not for 'typescript'\nhelp: it is for aasa, info-plist\n"
                    + ExportCommandTests.usage
            ),
            (
                ["export", "javascript", "-o", "routes.ts"],
                "error: 'routes.ts' is not the name of a JavaScript file\n"
                    + "help: write -o and a name that ends in .js or .mjs; the types are written to a file beside it\n"
                    + ExportCommandTests.usage
            ),
            (
                ["export", "android", "--min-sdk", "12L"],
                "error: '12L' is not an API level of Android\nhelp: write a number, such as --min-sdk 31\n"
                    + ExportCommandTests.usage
            ),
            (
                ["export", "entitlements", "a.yaml", "-o", "a.yaml"],
                "error: the output file is the spec itself\nhelp: write -o and the name of another file\n"
                    + ExportCommandTests.usage
            ),
            (
                ["export", "html", "--claims", "a.xml", "site.json", "-o", "./site.json"],
                "error: the output file is one that '--claims' names\nhelp: write -o and the name of another file\n"
                    + ExportCommandTests.usage
            ),
            (
                ["gen"],
                "error: unknown command 'gen'\nhelp: did you mean 'generate'?\nusage: routegen <command> [options]\n"
            ),
            (
                ["version"],
                "error: unknown command 'version'\nhelp: did you mean '--version'?\nusage: routegen <command> [options]\n"
            ),
            (
                ["list", "--json"],
                "error: unknown option '--json'\n"
                    + "usage: routegen list [SPEC…] [--overlaps] [--claims FILE…] [--resource NAME=VALUE] [--format text|json]\n"
            ),
            (
                ["generate", "-oApp.swift"],
                "error: unknown option '-oApp.swift'\n"
                    + "usage: routegen generate [SPEC] [-o FILE] [--check]\n"
            ),
            (
                ["generate", "a.yaml", "App.swift"],
                "error: unexpected argument 'App.swift'\n"
                    + "usage: routegen generate [SPEC] [-o FILE] [--check]\n"
            ),
            (
                ["check", "--strict", "a.yaml", "-o", "App.swift"],
                "error: unknown option '-o'\n"
                    + "usage: routegen check [SPEC…] [--strict] [--together] [--all] [--format text|json]\n"
            ),
            (
                ["match", "myapp://app/user/42", "a.yaml"],
                "error: the spec 'a.yaml' is not the first argument\nhelp: write it right after 'match'\n"
                    + "usage: routegen match [SPEC] URL… [--explain] [--raw] [--on URL] [--format text|json]\n"
            ),
            (
                ["url", "user", "b.yml", "file=a.yaml"],
                "error: the spec 'b.yml' is not the first argument\nhelp: write it right after 'url'\n"
                    + URLTests.usage
            ),
            (
                ["url", "a.yaml", "-", "id=7"],
                "error: 'id=7' after '-', which reads values from standard input\nhelp: leave it out\n"
                    + URLTests.usage
            ),
            (
                ["diff", "a.yaml", "--breaking", "--fail-on", "info"],
                "error: '--breaking' and '--fail-on' are given\nhelp: --breaking is --fail-on error; write one\n"
                    + "usage: routegen diff OLD [NEW] [--all] [--breaking[=links|source]] [--fail-on info|warning|error] [--except RULE[:ROUTE]] [--format text|json|markdown|github]\n"
            ),
            (
                ["diff", "a.yaml", "--breaking=link"],
                "error: 'link' is not a valid value for '--breaking'\nhelp: did you mean 'links'?\n"
                    + "usage: routegen diff OLD [NEW] [--all] [--breaking[=links|source]] [--fail-on info|warning|error] [--except RULE[:ROUTE]] [--format text|json|markdown|github]\n"
            ),
            (
                ["diff", "a.yaml", "--except", "link-lots:user"],
                "error: 'link-lots' is not a rule of 'diff'\nhelp: did you mean 'link-lost'?\n"
                    + "usage: routegen diff OLD [NEW] [--all] [--breaking[=links|source]] [--fail-on info|warning|error] [--except RULE[:ROUTE]] [--format text|json|markdown|github]\n"
            ),
            (
                ["init", "folder"],
                "error: unexpected argument 'folder'\nusage: routegen init [--schema]\n"
            ),
            (
                ["-v"],
                "error: unknown command '-v'\nhelp: write options after the command\nusage: routegen <command> [options]\n"
            ),
        ] as [([String], String)])
    func saysWhatIsWrongAndHowItIsWritten(arguments: [String], expected: String) throws {
        let outcome = try run(arguments)
        #expect(outcome.error == expected)
        #expect(outcome.output == "")
        #expect(outcome.code == .usage)
    }

    @Test func noCommandShowsTheHelpOnStandardError() throws {
        let outcome = try run([])
        #expect(outcome.code == .usage)
        #expect(outcome.output == "")
        #expect(outcome.error == Help.overview(style: .plain))
    }
}
