import Testing

@testable import routegen

@Suite("Colour")
struct ColorTests {
    /// The arguments, the environment, whether standard error is a terminal; whether the message is
    /// colored.
    @Test(
        arguments: [
            ([], [:], true, true),
            ([], [:], false, false),
            ([], ["NO_COLOR": "1"], true, false),
            ([], ["NO_COLOR": ""], true, true),
            ([], ["TERM": "dumb"], true, false),
            ([], ["TERM": "xterm"], true, true),
            (["--color", "always"], ["NO_COLOR": "1"], false, true),
            (["--color=always"], [:], false, true),
            (["--color=never"], [:], true, false),
            (["--color", "auto"], [:], true, true),
            (["--color=purple"], [:], false, false),
            (["--", "--color=always"], [:], false, false),
        ] as [([String], [String: String], Bool, Bool)])
    func theOptionThenTheEnvironmentThenTheTerminalDecide(
        options: [String], environment: [String: String], isTerminal: Bool, isColored: Bool
    ) throws {
        let outcome = try run(
            ["init", "--wrong"] + options, environment: environment,
            terminals: isTerminal ? [.error] : [])
        #expect(outcome.code == .usage)
        #expect(outcome.error.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m ") == isColored)
        #expect(outcome.error.contains("\u{1B}") == isColored)
    }

    @Test func eachStreamIsJudgedAlone() throws {
        #expect(try run(["--help"], terminals: [.error]).output.contains("\u{1B}") == false)
        #expect(
            try run(["--help"], terminals: [.output]).output.contains("\u{1B}[1musage:\u{1B}[0m"))
    }

    @Test func theOptionDecidesForHelpToo() throws {
        #expect(try run(["list", "--color=always", "--help"]).output.contains("\u{1B}"))
    }
}
