import Foundation
import Testing

@testable import RouteCompiler
@testable import routegen

/// Characters with a meaning to a shell, alone and followed by a combining mark.
private let shellTexts = [
    "it's", "'\u{301};touch PWNED;echo '\u{301}", "$(touch PWNED)", "`touch PWNED`", "\"", "*",
    "a b", "", "-n", "\\",
    "#", "~", "\n", "é", "\u{202E}",
]

@Suite("Other programs")
struct ProgramTests {
    private func run(_ words: String...) -> ProgramResult { ProgramResult.ofRunning(words) }

    @Test func wordsArriveUnchanged() {
        let result = ProgramResult.ofRunning(["printf", "<%s>"] + shellTexts)
        #expect(result.code == 0)
        #expect(
            String(decoding: result.output, as: UTF8.self) == shellTexts.map { "<\($0)>" }.joined())
    }

    @Test func bothStreamsAreReadHoweverMuchIsInThem() {
        let script =
            "head -c 300000 /dev/zero >&2; head -c 200000 /dev/zero; head -c 100000 /dev/zero >&2; echo end"
        let result = run("sh", "-c", script)
        #expect(result.code == 0)
        #expect(result.output.count == 200_004)
        #expect(result.errorOutput.count == 400_000)
    }

    @Test func standardInputIsEmpty() {
        #expect(run("cat") == ProgramResult(code: 0))
    }

    @Test func howAProgramEnded() {
        #expect(run("sh", "-c", "exit 3").code == 3)
        #expect(run("sh", "-c", "kill -9 $$").code == 128 + 9)
    }

    @Test func aProgramThatCannotBeStarted() {
        let missing = run("no-such-program-\(UUID().uuidString)")
        #expect(missing.code == ProgramResult.notFound)
        #expect(!missing.errorOutput.isEmpty)
        #expect(run("/").code == ProgramResult.notStarted)
        #expect(run().code == ProgramResult.notStarted)
        #expect(run("echo", "a\u{0}b") == run("ec\u{0}ho"))
        #expect(run("echo", "a\u{0}b").code == ProgramResult.notStarted)
    }
}
