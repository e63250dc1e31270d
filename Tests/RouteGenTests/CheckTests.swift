import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("check")
struct CheckTests {
    private let bad = "enum: R\nroutes:\n  a: a/:x\n  b: b/:id\n"

    @Test func aGoodSpecReportsItsNumberOfRoutes() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                "scheme: m\nroutes:\n  home: \"\"\n  group:\n    routes:\n      a: a\n      b: b\n")
            try folder.write("one.yaml", "enum: R\nscheme: m\nroutes:\n  home: \"\"\n")
            let outcome = folder.run(["check"])
            #expect(outcome.code == .success)
            #expect(outcome.error == "")
            #expect(outcome.output == "routes.yaml: 3 routes, no problems\n")
            #expect(
                folder.run(["check", "./one.yaml"]).output == "one.yaml: 1 route, no problems\n")
        }
    }

    @Test func aBadSpecReportsEveryProblemWithACaret() throws {
        try withTemporaryFolder { folder in
            try folder.write("bad.yaml", bad)
            let file = "bad.yaml"
            let outcome = folder.run(["check", "bad.yaml"])
            #expect(outcome.code == .findings)
            #expect(outcome.error == "")
            #expect(
                outcome.output == """
                    \(file):3:8: error: ':x' is not valid parameter syntax [bad-pattern]
                      a: a/:x
                           ^~
                    help: write ${x}
                    \(file):4:8: error: ':id' is not valid parameter syntax [bad-pattern]
                      b: b/:id
                           ^~~
                    help: write ${id}
                    bad.yaml: 2 errors

                    """)
        }
    }

    @Test func aWarningFailsOnlyWithStrict() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "scheme: x\nroutes:\n  a: s?a=${a}\n  b: s?b=${b}\n")
            let outcome = folder.run(["check"])
            #expect(outcome.code == .success)
            #expect(outcome.output.hasSuffix("\nroutes.yaml: 2 routes, 1 warning\n"))
            let strict = folder.run(["check", "--strict"])
            #expect(strict.code == .findings)
            #expect(strict.output == outcome.output)
            let generated = folder.run(["generate", "-o", "R.swift"])
            #expect(generated.code == .success)
            #expect(generated.error.hasPrefix("routes.yaml:4:6: warning: "), "\(generated.error)")
            try #expect(folder.names() == ["R.swift", "routes.yaml"])
        }
    }

    @Test func jsonIsOneDiagnosticALine() throws {
        try withTemporaryFolder { folder in
            try folder.write("bad.yaml", bad)
            try folder.write("good.yaml", "enum: R\nscheme: m\nroutes:\n  home: \"\"\n")
            let file = "bad.yaml"
            let outcome = folder.run(["check", "--format=json", "good.yaml", "bad.yaml"])
            #expect(outcome.code == .findings)
            let lines = outcome.output.split(separator: "\n")
            #expect(lines.count == 2)
            #expect(
                lines.first?.hasPrefix(
                    #"{"file":"\#(file)","line":3,"column":8,"endLine":3,"endColumn":10,"#) == true)
        }
    }

    @Test func continuesAfterAnUnreadableFileAndFails() throws {
        try withTemporaryFolder { folder in
            try folder.write("bad.yaml", bad)
            try folder.write("good.yaml", "enum: R\nscheme: m\nroutes:\n  home: \"\"\n")
            let outcome = folder.run(["check", "bad.yaml", "missing.yaml", "good.yaml"])
            #expect(outcome.code == .failure)
            #expect(
                outcome.error == """
                    error: cannot read 'missing.yaml': there is no such file
                    help: name the spec, or create one with 'routegen init'

                    """)
            #expect(
                outcome.output.hasSuffix("\nbad.yaml: 2 errors\ngood.yaml: 1 route, no problems\n"))
        }
    }

    @Test func aSpecThatIsNamedTwiceIsCheckedOnce() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "scheme: m\nroutes:\n  home: \"\"\n")
            let outcome = folder.run(["check", "routes.yaml", "./routes.yaml", "routes.yaml"])
            #expect(outcome.output == "routes.yaml: 1 route, no problems\n")
        }
    }

    @Test func theFirstHundredOfARuleAreShown() throws {
        try withTemporaryFolder { folder in
            let routes = (1...150).map { "  r\($0): a\($0)/:x\n" }.joined()
            try folder.write("routes.yaml", "scheme: m\nroutes:\n  none: \"\"\n" + routes)
            let checked = folder.run(["check"]).output.split(separator: "\n")
            #expect(checked.count { $0.contains("[bad-pattern]") } == 101)
            #expect(
                checked.suffix(2) == [
                    "and 50 more [bad-pattern]", "routes.yaml: 150 errors, 1 warning",
                ])
            let built = folder.run(["generate"]).error
            #expect(built.hasSuffix("\nand 50 more [bad-pattern]\n"))
            let json = folder.run(["check", "--format", "json"]).output
            #expect(json.split(separator: "\n").count == 151)
        }
    }

    /// The routes of a shop, and one that takes every other path.
    private static let catchAll = """
        bases: [https://shop.example]
        routes:
          home: ""
          order: orders/${id:UUID}
        \((1...27).map { "  page\($0): page\($0)" }.joined(separator: "\n"))
          web: ${path...}?${items...}

        """

    @Test func theOverlapsOfACatchAllAreOneNote() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.catchAll)
            let words = (["orders"] + (1...27).map { "page\($0)" }).joined(separator: ", ")
            #expect(
                folder.run(["check"]).output == """
                    routes.yaml:32:8: note: web(path: [], items: [:]) is written https://shop.example/, \
                    which opens 'home'; other values open 'order', 'page1', 'page2', 'page3', and 24 more \
                    [overlap]
                      web: ${path...}?${items...}
                           ^~~~~~~~~~~~~~~~~~~~~~
                    help: give 'path' a type with not: [\(words)]; or, if your app writes no such values, \
                    write allow: [overlap]; --all lists them
                    routes.yaml: 30 routes, 1 note

                    """)
            let all = folder.run(["check", "--all"]).output
            #expect(all.contains("\nroutes.yaml:3:9: note: 'home' matches it first\n"))
            #expect(all.hasSuffix("\nroutes.yaml: 30 routes, 20 notes\n"))
        }
    }

    @Test func terminalsGetColors() throws {
        try withTemporaryFolder { folder in
            try folder.write("bad.yaml", bad)
            let outcome = folder.run(["check", "bad.yaml"], terminals: [.output])
            #expect(outcome.output.contains("\u{1B}[1;31merror:\u{1B}[0m"))
            #expect(outcome.output.hasSuffix("\u{1B}[1mbad.yaml:\u{1B}[0m 2 errors\n"))
            #expect(
                !folder.run(["check", "bad.yaml"], terminals: [.error]).output.contains("\u{1B}"))
        }
    }
}
