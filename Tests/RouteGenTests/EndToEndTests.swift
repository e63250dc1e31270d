import Foundation
import Testing

@testable import routegen

@Suite("The built program")
struct EndToEndTests {
    @Test func writesASpecOnceWithTheRightExitCodes() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            let first = try runProcess(tool, ["init"], in: folder)
            #expect(first.code == 0)
            try #expect(folder.read("routes.yaml") == StarterSpec.text)
            let second = try runProcess(tool, ["init"], in: folder)
            #expect(second.code == 2)
            #expect(
                second.error.hasPrefix("error: cannot write 'routes.yaml': it already exists\n"))
            let wrong = try runProcess(tool, ["inti"], in: folder)
            #expect(wrong.code == 64)
            #expect(
                wrong.error.hasPrefix("error: unknown command 'inti'\nhelp: did you mean 'init'?\n")
            )
            #expect(wrong.output == "")
        }
    }

    @Test func generatesChecksListsReadsAndWrites() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            _ = try runProcess(tool, ["init"], in: folder)
            try #expect(runProcess(tool, ["generate", "-o", "R.swift"], in: folder).code == 0)
            try #expect(
                runProcess(tool, ["generate", "-o", "R.swift", "--check"], in: folder).code == 0)
            try folder.write("R.swift", "")
            try #expect(
                runProcess(tool, ["generate", "-o", "R.swift", "--check"], in: folder).code == 1)
            try #expect(
                runProcess(tool, ["check"], in: folder).output
                    == "routes.yaml: 6 routes, no problems\n")
            try #expect(runProcess(tool, ["list"], in: folder).code == 0)
            let read = try runProcess(tool, ["match", "myapp://app/nothing"], in: folder)
            #expect(read.code == 1)
            #expect(read.output == "myapp://app/nothing\n  no route\n")
            let written = try runProcess(tool, ["url", "user", "id=42"], in: folder)
            #expect(written.code == 0)
            #expect(written.output == "myapp://app/user/42\n")
            #expect(written.error == "")
            try folder.write("routes.yaml", "routes: {}\n")
            let bad = try runProcess(tool, ["generate", "-o", "R.swift"], in: folder)
            #expect(bad.code == 2)
            #expect(bad.output == "")
            #expect(bad.error.hasPrefix("routes.yaml:1:9: error: "), "\(bad.error)")
            try #expect(folder.read("R.swift") == "")
        }
    }

    @Test func printsItsHelpToAFileWithoutColor() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            let outcome = try runProcess(tool, ["help", "match"], in: folder)
            #expect(outcome.code == 0)
            #expect(outcome.error == "")
            #expect(outcome.output == Help.page(of: .match, style: .plain))
        }
    }

    @Test func aReaderThatLeavesEarlyIsNotAnError() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            // The gate opens when the pipe has no reader.
            try folder.write(
                "script",
                "mkfifo gate; { read line < gate; '\(tool)' --help; echo $? > code; } | { exec <&-; echo > gate; }"
            )
            let outcome = try runProcess("/bin/sh", ["script"], in: folder)
            #expect(outcome.error == "")
            try #expect(folder.read("code") == "0\n")
        }
    }

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"))
    func outputThatCannotBeWrittenIsAnError() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            try folder.write("script", "'\(tool)' --help > /dev/full")
            let outcome = try runProcess("/bin/sh", ["script"], in: folder)
            #expect(outcome.code == 2)
            #expect(
                outcome.error == "error: cannot write to standard output: No space left on device\n"
            )
        }
    }

    @Test func anArgumentThatIsNotUTF8IsRefused() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            try folder.write("script", "'\(tool)' match \"$(printf 'a://\\377')\"")
            let outcome = try runProcess("/bin/sh", ["script"], in: folder)
            #expect(outcome.code == 64)
            #expect(outcome.error == "error: an argument is not UTF-8\n")
            // The character that Swift puts in the place of such bytes is text.
            let text = try runProcess(tool, ["\u{FFFD}"], in: folder)
            #expect(text.error.hasPrefix("error: unknown command '\u{FFFD}'\n"), "\(text.error)")
        }
    }
}
