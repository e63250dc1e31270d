import Foundation
import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("init")
struct InitTests {
    @Test func writesASpecAndSaysWhatToTry() throws {
        try withTemporaryFolder { folder in
            let outcome = folder.run(["init"])
            #expect(outcome.code == .success)
            #expect(outcome.output == "")
            #expect(
                outcome.error == """
                    wrote routes.yaml
                    try: routegen match 'myapp://app/user/42/posts?page=2'

                    """)
            try #expect(folder.names() == ["routes.yaml"])
            try #expect(folder.read("routes.yaml") == StarterSpec.text)
        }
    }

    @Test func writesTheSchemaThatTheSpecNames() throws {
        try withTemporaryFolder { folder in
            let outcome = folder.run(["init", "--schema"])
            #expect(outcome.error.hasPrefix("wrote routes.yaml\nwrote .routes.schema.json\ntry: "))
            #expect(folder.run(["check", "--strict"]).code == .success)
            let line = try #require(try folder.read("routes.yaml").split(separator: "\n").first)
            let name = try #require(line.split(separator: "$schema=").last)
            try #expect(folder.read(String(name)) == folder.run(["schema"]).output)
        }
    }

    @Test func keepsASchemaThatIsThere() throws {
        try withTemporaryFolder { folder in
            try folder.write(".routes.schema.json", "mine")
            let outcome = folder.run(["init", "--schema"])
            #expect(outcome.code == .success)
            #expect(
                outcome.error
                    == "wrote routes.yaml\ntry: routegen match '\(StarterSpec.exampleURL)'\n")
            try #expect(folder.read(".routes.schema.json") == "mine")
        }
    }

    @Test func saysHowASpecThatIsThereGetsTheSchema() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "mine")
            let outcome = folder.run(["init", "--schema"])
            #expect(outcome.code == .failure)
            #expect(
                outcome.error == """
                    error: cannot write 'routes.yaml': it already exists
                    help: for completion in it, write the schema with 'routegen schema > .routes.schema.json', and begin the \
                    spec with '# yaml-language-server: $schema=.routes.schema.json'

                    """)
            try #expect(folder.names() == ["routes.yaml"])
        }
    }

    @Test func theSpecIsGoodAndTheSuggestionsWork() throws {
        try withTemporaryFolder { folder in
            _ = folder.run(["init"])
            #expect(
                folder.run(["check", "--strict"]).output == "routes.yaml: 6 routes, no problems\n")
            #expect(folder.run(["generate"]).code == .success)
            #expect(folder.run(["match", StarterSpec.exampleURL]).code == .success)
        }
    }

    /// `# case user(id: Int): myapp://app/user/42` in the spec.
    @Test func everyCommentAboutACaseIsTrue() throws {
        try withTemporaryFolder { folder in
            _ = folder.run(["init"])
            let swift = folder.run(["generate"]).output.replacingOccurrences(of: "Swift.", with: "")
            let comments = StarterSpec.text.split(separator: "\n").compactMap { line in
                line.wholeMatch(of: /\s*# (case (\w+).*): (myapp:.*)/)?.output
            }
            #expect(comments.count == 5)
            for (_, declaration, name, url) in comments {
                #expect(swift.contains("  \(declaration)\n"))
                let line = folder.run(["match", "--format=json", String(url)]).output
                #expect(line.contains(#""route":"\#(name)""#), "\(line)")
                #expect(line.hasSuffix(#""canonical":"\#(url)"}"# + "\n"), "\(line)")
            }
        }
    }

    @Test func neverOverwrites() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "mine")
            let outcome = folder.run(["init"])
            #expect(outcome.code == .failure)
            #expect(
                outcome.error == """
                    error: cannot write 'routes.yaml': it already exists
                    help: add to it, or move it away

                    """)
            try #expect(folder.read("routes.yaml") == "mine")
        }
    }

    @Test func reportsAFolderThatIsGone() {
        let folder = TemporaryFolder(path: "/nowhere/at/all")
        let outcome = folder.run(["init"])
        #expect(outcome.code == .failure)
        #expect(
            outcome.error == """
                error: cannot write 'routes.yaml': its folder does not exist
                help: create the folder first, or name another

                """)
    }
}
