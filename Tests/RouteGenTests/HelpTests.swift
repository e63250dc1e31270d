import SwiftEmitter
import Testing

@testable import routegen

@Suite("Help")
struct HelpTests {
    @Test func theOverviewListsEveryCommand() throws {
        let outcome = try run(["--help"])
        #expect(outcome.code == .success)
        #expect(outcome.error == "")
        for command in CommandTable.commands {
            #expect(outcome.output.contains("\n  \(command.name)"))
            #expect(outcome.output.contains("  \(command.summary)\n"))
        }
        for arguments in [["help"], ["-h"], ["help", "help"], ["help", "--help"]] {
            #expect(try run(arguments).output == outcome.output)
        }
    }

    @Test func aPageHasTheUsageTheOptionsAndAnExample() throws {
        let outcome = try run(["help", "generate"])
        #expect(outcome.code == .success)
        #expect(
            outcome.output == """
                routegen generate: generate the Swift file for a spec

                usage: routegen generate [SPEC] [-o FILE] [--check]

                arguments:
                  SPEC  the spec file, - for standard input; default: routes.yaml, or the package's only spec that no other mounts

                options:
                  -o, --output FILE          the file to write; default: standard output
                  --check                    write nothing; exit 1 if FILE is stale
                  --module NAME=FOLDER       where to find the specs NAME/FILE that a spec mounts; default: Sources/NAME in the package
                  --color auto|always|never  when to color the output; auto: on a terminal, unless NO_COLOR is set
                  -h, --help                 show this help

                examples:
                  # write the file, if it changed
                  routegen generate routes.yaml -o Sources/App/AppRoute.swift
                  # fail if the file is stale, in CI
                  routegen generate -o Sources/App/AppRoute.swift --check

                The file is written only if its content changes, and atomically: a build never sees half of it.
                With --check nothing is written. If FILE is missing or stale, the exit code is 1. Of a stale one, the first line that differs is printed.

                """)
    }

    @Test(arguments: CommandTable.commands.map(\.name))
    func helpAsCommandAndAsOptionIsTheSamePage(name: String) throws {
        let page = try run(["help", name])
        #expect(page.code == .success)
        #expect(page.output.contains("usage: routegen \(name)"))
        for arguments in [[name, "--help"], [name, "-h"], [name, "a", "b", "--wrong", "--help"]] {
            let outcome = try run(arguments)
            #expect(outcome.output == page.output)
            #expect(outcome.code == .success)
        }
    }

    @Test func helpAfterTwoDashesIsAnOperand() throws {
        #expect(try run(["init", "--", "--help"]).code == .usage)
    }

    @Test(arguments: CommandTable.commands.map(\.name))
    func everyExampleIsAValidCommandLine(name: String) throws {
        let command = try #require(CommandTable.commands.first { $0.name == name })
        #expect(!command.examples.isEmpty)
        for example in command.examples {
            let words = shellWords(example.line)
            #expect(words.first == name)
            _ = try ArgumentParser(command: command).parse(Array(words.dropFirst()))
        }
    }

    /// Splits on spaces, reads 'quotes', and drops a redirection.
    private func shellWords(_ line: String) -> [String] {
        var words: [String] = []
        for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false)
            .enumerated()
        {
            words += index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
        return Array(words.prefix { $0 != "<" && $0 != ">" })
    }

    @Test func namesAndOptionsAreNotDefinedTwice() {
        #expect(Set(CommandTable.commands.map(\.name)).count == CommandTable.commands.count)
        for command in CommandTable.commands {
            let spellings = command.allOptions.flatMap {
                [$0.longName, $0.shortName].compactMap { $0 }
            }
            #expect(Set(spellings).count == spellings.count)
        }
    }

    @Test func theVersionIsPrintedAlone() throws {
        let outcome = try run(["--version"])
        #expect(outcome.output == "routegen \(ToolVersion.current)\n")
        #expect(outcome.code == .success)
    }
}
