import RouteCompiler
import Testing

@testable import routegen_build

/// The build plugin's tool does the same as `generate`, for every spec.
@Suite("The tool of the build plugin")
struct BuildToolTests {
    private static let specs = [
        "good": "bases: [myapp://app]\nroutes:\n  user: user/${id:Int}\n",
        "warned of": "bases: [myapp://app]\nroutes:\n  first: a?x=${x?}\n  second: a?y=${y?}\n",
        "bad": "routes:\n  user: user/${id:Int\n  other: user/[\n",
        "empty": "",
    ]

    @Test("It says and writes what `generate` does", arguments: specs.keys.sorted())
    func saysAndWritesTheSame(kind: String) throws {
        let spec = try #require(Self.specs[kind])
        let (built, builtFile) = try outcome(of: spec) {
            $0.run(["routes.yaml", "A.swift"], by: BuildTool.run)
        }
        let (asked, askedFile) = try outcome(of: spec) {
            $0.run(["generate", "routes.yaml", "-o", "A.swift"])
        }
        #expect(built.code == asked.code)
        #expect(built.output.isEmpty)
        #expect(built.error == asked.error)
        #expect(builtFile == askedFile)
        #expect((builtFile == nil) == (built.code == .failure))
    }

    @Test func aBadSpecFailsWithTheErrorsThatAnEditorShows() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "routes:\n  user: user/a\n  user: b\n")
            let outcome = folder.run(["routes.yaml", "A.swift"], by: BuildTool.run)
            #expect(outcome.code == .failure)
            #expect(
                outcome.error.hasPrefix("\(folder.path("routes.yaml")):3:3: error: "),
                "\(outcome.error)")
            #expect(try folder.names() == ["routes.yaml"])
        }
    }

    /// Only `check` says it otherwise. A warning is shown in the build that generates the file.
    @Test func aSpecWithoutABaseIsWarnedOf() throws {
        try withTemporaryFolder { folder in
            let routes = "routes:\n  home: \"\"\n  user: user/${id}\n"
            try folder.write("routes.yaml", routes)
            let outcome = folder.run(["routes.yaml", "A.swift"], by: BuildTool.run)
            #expect(outcome.code == .success)
            let path = folder.path("routes.yaml")
            #expect(
                outcome.error == """
                    \(path):2:9: warning: without a base, 'home' matches URLs with any scheme and host [no-base]
                    \(path):2:9: note: add the scheme and host of your app's links to the spec

                    """)
            #expect(folder.run(["generate", "-o", "A.swift"]).error == "")
            try folder.write("routes.yaml", "allow: [no-base]\n" + routes)
            #expect(folder.run(["routes.yaml", "A.swift"], by: BuildTool.run).error == "")
        }
    }

    /// The compiler would report it in the generated files.
    @Test func twoSpecsOfATargetWithOneEnumFail() throws {
        try withTemporaryFolder { folder in
            let spec = "bases: [m://h]\nroutes:\n  home: \"\"\n"
            try folder.write("routes.yaml", spec)
            try folder.write(spec, into: "Shop/routes.yaml")
            try folder.write("routes: [", into: "Bad/routes.yaml")
            let others = ["--beside", "Bad/routes.yaml", "--beside", "routes.yaml"]
            let outcome = folder.run(others + ["Shop/routes.yaml", "A.swift"], by: BuildTool.run)
            #expect(outcome.code == .failure)
            #expect(
                outcome.error == """
                    \(folder.path("Shop/routes.yaml")):1:1: error: this spec makes the enum 'AppRoute', and so does \
                    '\(folder.path("routes.yaml"))' [bad-name]
                    \(folder.path("routes.yaml")):1:1: note: 'AppRoute' is declared here
                    \(folder.path("Shop/routes.yaml")):1:1: note: give one of them another name, as in enum: CheckoutRoute

                    """)
            try folder.write("enum: ShopRoute\n" + spec, into: "Shop/routes.yaml")
            let renamed = folder.run(others + ["Shop/routes.yaml", "A.swift"], by: BuildTool.run)
            #expect(renamed.code == .success)
            #expect(renamed.error == "")
        }
    }

    @Test func aSpecThatTheBuildIgnoresIsNoted() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "bases: [m://h]\nroutes:\n  home: \"\"\n")
            let outcome = folder.run(
                ["--ignored", "/package/routes.yaml", "routes.yaml", "A.swift"], by: BuildTool.run)
            #expect(outcome.code == .success)
            #expect(
                outcome.error == """
                    note: '/package/routes.yaml' is ignored: this target has a spec of its own
                    help: move its routes there, or remove it

                    """)
        }
    }

    @Test func aFileThatCannotBeReadOrWrittenFails() throws {
        try withTemporaryFolder { folder in
            let unread = folder.run(["routes.yaml", "A.swift"], by: BuildTool.run)
            #expect(unread.code == .failure)
            #expect(
                unread.error
                    == "error: cannot read '\(folder.path("routes.yaml"))': there is no such file\n"
            )
            try folder.write("routes.yaml", "bases: [m://h]\nroutes:\n  home: \"\"\n")
            let unwritten = folder.run(["routes.yaml", "missing/A.swift"], by: BuildTool.run)
            #expect(unwritten.code == .failure)
            #expect(
                unwritten.error == """
                    error: cannot write '\(folder.path("missing/A.swift"))': its folder does not exist
                    help: create the folder first, or name another

                    """)
        }
    }

    @Test func itSaysThatASpecIsMissingOrNewerThanThePlan() throws {
        try withTemporaryFolder { folder in
            let arguments = ["--missing", folder.path("routes.yaml"), "no route spec\u{1B}[2J"]
            let missing = folder.run(arguments, by: BuildTool.run)
            #expect(missing.code == .failure)
            #expect(missing.error == "error: no route spec\\u{1B}[2J\n")
            try folder.write("routes.yaml", "")
            let late = folder.run(arguments, by: BuildTool.run)
            #expect(late.code == .failure)
            #expect(
                late.error == """
                    error: '\(folder.path("routes.yaml"))' was added after this build was planned
                    help: save Package.swift again, then rebuild

                    """)
        }
    }

    @Test(
        "Invalid usage is reported",
        arguments: [[], ["routes.yaml"], ["generate", "routes.yaml", "-o"]])
    func wrongUsage(arguments: [String]) throws {
        try withTemporaryFolder { folder in
            let outcome = folder.run(arguments, by: BuildTool.run)
            #expect(outcome.code == .usage)
            #expect(
                outcome.error == """
                    error: usage: routegen-build [--module NAME=FOLDER]… [--beside SPEC]… [--ignored SPEC] SPEC FILE
                    help: for other commands, use routegen

                    """)
        }
    }

    /// The outcome of a run, without the folder's name, and the file that it wrote.
    private func outcome(of spec: String, _ run: (TemporaryFolder) -> Outcome) throws -> (
        Outcome, String?
    ) {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            let outcome = run(folder)
            let error = outcome.error.replacing(folder.path + "/", with: "")
            return (
                Outcome(code: outcome.code, output: outcome.output, error: error),
                try? folder.read("A.swift")
            )
        }
    }
}
