import Testing

@testable import routegen

@Suite("diff without excepted changes")
struct ExceptedChangesTests {
    private static let before =
        "scheme: m\nhost: h\nroutes:\n  a: a\n  ab: ab\n  g:\n    path: g\n    routes:\n      c: c\n"
    private static let after = "scheme: m\nhost: h\nroutes:\n  b: a\n"

    private func diff(_ words: String...) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write("old.yaml", Self.before)
            try folder.write("new.yaml", Self.after)
            return folder.run(["diff", "old.yaml", "new.yaml"] + words)
        }
    }

    /// The changes that are printed with `--all`, without their notes and the summary.
    private func lines(_ words: String...) throws -> [Substring] {
        try withTemporaryFolder { folder in
            try folder.write("old.yaml", Self.before)
            try folder.write("new.yaml", Self.after)
            let outcome = folder.run(["diff", "old.yaml", "new.yaml", "--all"] + words)
            return outcome.output.split(separator: "\n").dropLast().filter {
                !$0.contains(": note: ")
            }
        }
    }

    @Test func aRuleIsLeftOut() throws {
        let (all, rest) = (try lines(), try lines("--except", "link-lost"))
        #expect(all.filter { $0.hasSuffix("[link-lost]") }.count == 2)
        #expect(rest == all.filter { !$0.hasSuffix("[link-lost]") })
        #expect(try diff("--breaking=links").code == .findings)
        #expect(try diff("--breaking=links", "--except=link-lost").code == .success)
    }

    /// The names of a route before and after the change, and of a group around it. `a` isn't a
    /// group of `ab`.
    @Test(arguments: [
        ("link-lost:ab", "nothing, such as m://h/ab"),
        ("link-lost:g", "nothing, such as m://h/g/c"),
        ("link-lost:g.c", "nothing, such as m://h/g/c"),
        ("case-renamed:a", "[case-renamed]"), ("case-renamed:b", "[case-renamed]"),
        ("group-removed:g", "[group-removed]"),
    ])
    func aRuleOfARouteOrAGroupIsLeftOut(exception: String, text: String) throws {
        let (all, rest) = (try lines(), try lines("--except", exception))
        #expect(all.filter { $0.contains(text) }.count == 1, "\(all)")
        #expect(rest == all.filter { !$0.contains(text) })
    }

    @Test(arguments: [
        "link-lost:a", "link-lost:none", "link-lost:", "link-moved", "link-lost:g.c.d",
    ])
    func whatDoesNotOccurLeavesNothingOut(exception: String) throws {
        #expect(try lines("--except", exception) == lines())
    }

    @Test func everyFormatLeavesItOut() throws {
        for format in ["text", "json", "markdown", "github"] {
            let output = try diff(
                "--format", format, "--except", "link-lost:ab", "--except", "link-lost:g"
            ).output
            #expect(!output.contains("link-lost"), "\(output)")
            #expect(
                output.contains("case-removed") || output.contains("group-removed"), "\(output)")
        }
    }
}
