import Foundation
import SwiftEmitter
import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("generate")
struct GenerateTests {
    private let spec = "enum: R\nroutes:\n  home: \"\"\n  user: user/${id:Int}\n"

    @Test(arguments: [["generate"], ["generate", "-o", "-"], ["generate", "./routes.yaml"]])
    func writesToStandardOutputUnlessAFileIsNamed(arguments: [String]) throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            let outcome = folder.run(arguments)
            #expect(outcome.code == .success)
            #expect(outcome.error == "")
            #expect(
                outcome.output.hasPrefix(
                    "// Made by routegen \(ToolVersion.interface) from routes.yaml. Do not edit: edit the spec.\n"
                ))
            #expect(outcome.output.contains("\n    case user(id: Int)\n"))
            #expect(outcome.output.hasSuffix("\n"))
            try #expect(folder.names() == ["routes.yaml"])
        }
    }

    @Test func writesTheSameBytesToAFileAndOnlyIfTheyDiffer() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            let first = folder.run(["generate", "-o", "R.swift"])
            #expect(first.code == .success)
            #expect(first.output + first.error == "")
            try #expect(folder.read("R.swift") == folder.run(["generate"]).output)
            let old = Date(timeIntervalSince1970: 1_000_000)
            try FileManager.default.setAttributes(
                [.modificationDate: old], ofItemAtPath: folder.path("R.swift"))
            // A comment doesn't change the Swift file.
            try folder.write("routes.yaml", "# A comment.\n" + spec)
            #expect(
                folder.run(["generate", "routes.yaml", "--output", folder.path("R.swift")]).code
                    == .success)
            let date = try FileManager.default.attributesOfItem(atPath: folder.path("R.swift"))[
                .modificationDate]
            #expect(date as? Date == old)
        }
    }

    @Test func theFilesNameGivesTheEnumItsName() throws {
        try withTemporaryFolder { folder in
            try folder.write("Shop.routes.yaml", "routes:\n  home: \"\"\n")
            let outcome = folder.run(["generate", "Shop.routes.yaml"])
            #expect(
                outcome.output.hasPrefix(
                    "// Made by routegen \(ToolVersion.interface) from Shop.routes.yaml."))
            #expect(outcome.output.contains("enum ShopRoute"))
        }
    }

    @Test(arguments: ["bad.yaml", "./bad.yaml"])
    func aBadSpecWritesNothingAndReportsAbsolutePaths(path: String) throws {
        try withTemporaryFolder { folder in
            try folder.write("bad.yaml", "enum: R\nroutes:\n  a: a/:x\n  b: b/:id\n")
            let outcome = folder.run(["generate", path, "-o", "R.swift"])
            #expect(outcome.code == .failure)
            #expect(outcome.output == "")
            let file = "bad.yaml"
            #expect(
                outcome.error == """
                    \(file):3:8: error: ':x' is not valid parameter syntax [bad-pattern]
                    \(file):3:8: note: write ${x}
                    \(file):4:8: error: ':id' is not valid parameter syntax [bad-pattern]
                    \(file):4:8: note: write ${id}

                    """)
            try #expect(folder.names() == ["bad.yaml"])
        }
    }

    @Test func aSpecThatIsMissing() throws {
        try withTemporaryFolder { folder in
            let first = folder.run(["generate"])
            #expect(first.code == .failure)
            #expect(
                first.error == """
                    error: cannot read 'routes.yaml': there is no such file
                    help: name the spec, or create one with 'routegen init'

                    """)
            let other = folder.run(["generate", "other.yaml"])
            #expect(other.code == .failure)
            #expect(
                other.error == """
                    error: cannot read 'other.yaml': there is no such file
                    help: name the spec, or create one with 'routegen init'

                    """)
        }
    }

    /// The folder's name could be misread as a pattern for file names.
    @Test(arguments: ["Sources/App/routes.yaml", "App [1]*/routes.yaml"])
    func aSpecInAnotherFolderThanTheOneNamed(spec path: String) throws {
        try withTemporaryFolder { folder in
            let package = TemporaryFolder(path: folder.path("odd [1]*\\"))
            try FileManager.default.createDirectory(
                at: package.url(path).deletingLastPathComponent(), withIntermediateDirectories: true
            )
            try package.write(path, spec)
            let outcome = package.run(["generate", "routes.yaml"])
            #expect(outcome.code == .failure)
            #expect(
                outcome.error == """
                    error: cannot read 'routes.yaml': there is no such file
                    help: name the spec, as in \(path)

                    """)
        }
    }

    @Test(arguments: [(".", "./routes.yaml"), ("./", "./routes.yaml")])
    func aFolderInPlaceOfASpec(path: String, spec: String) throws {
        try withTemporaryFolder { folder in
            let outcome = folder.run(["generate", path])
            #expect(outcome.code == .failure)
            #expect(
                outcome.error == """
                    error: cannot read '\(path)': it is a folder
                    help: name the spec in it, as in \(spec)

                    """)
        }
    }

    @Test(arguments: ["generate", "check", "list", "diff"])
    func noNameInPlaceOfASpec(command: String) throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            let outcome = folder.run([command, ""])
            #expect(outcome.code == .failure)
            #expect(outcome.error == "error: the name of a spec is empty\nhelp: name a file\n")
        }
    }

    @Test func aSpecOverTheLimitIsADiagnosticAtItsPlace() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec + String(repeating: "#", count: 1 << 20))
            let outcome = folder.run(["generate"])
            #expect(outcome.code == .failure)
            #expect(outcome.error.hasPrefix("routes.yaml:"))
            // However large it is: one exit code for all errors of a spec.
            try folder.write("routes.yaml", spec + String(repeating: "#", count: 1 << 25))
            let check = folder.run(["check"])
            #expect(check.code == .findings)
            #expect(
                check.output.hasPrefix(
                    "routes.yaml:1:1: error: the file has more than 1048576 bytes, the limit"))
        }
    }

    @Test func aFileThatCannotBeWritten() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            let outcome = folder.run(["generate", "-o", "no/R.swift"])
            #expect(outcome.code == .failure)
            #expect(
                outcome.error == """
                    error: cannot write 'no/R.swift': its folder does not exist
                    help: create the folder first, or name another

                    """)
            #expect(
                folder.run(["generate", "-o", "."]).error == """
                    error: cannot write '.': it is a folder
                    help: name a file in it

                    """)
        }
    }
}

@Suite("generate --check")
struct GenerateCheckTests {
    private let spec = "enum: R\nroutes:\n  home: \"\"\n"

    @Test func aFileThatIsUpToDate() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            _ = folder.run(["generate", "-o", "R.swift"])
            let outcome = folder.run(["generate", "-o", "R.swift", "--check"])
            #expect(outcome.code == .success)
            #expect(outcome.output + outcome.error == "")
        }
    }

    @Test func aStaleFileStaysAndItsFirstLineThatDiffersIsShown() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            let expected = folder.run(["generate"]).output
            let stale = "// Mine.\n" + expected
            try folder.write("R.swift", stale)
            let outcome = folder.run(["generate", "--check", "-o", "R.swift"])
            #expect(outcome.code == .findings)
            #expect(
                outcome.output == """
                    R.swift:1:
                    - // Mine.
                    + // Made by routegen \(ToolVersion.interface) from routes.yaml. Do not edit: edit the spec.

                    """)
            #expect(
                outcome.error == """
                    error: 'R.swift' is stale: 'routes.yaml' makes another file
                    help: run 'routegen generate -o R.swift'

                    """)
            try #expect(folder.read("R.swift") == stale)
        }
    }

    @Test func aMissingFile() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            let outcome = folder.run(["generate", "--check", "-o", "R.swift"])
            #expect(outcome.code == .findings)
            #expect(outcome.output == "")
            #expect(
                outcome.error == """
                    error: 'R.swift' is missing
                    help: run 'routegen generate -o R.swift'

                    """)
            try #expect(folder.names() == ["routes.yaml"])
        }
    }

    @Test func aLoopOfLinksIsNotMissing() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("R.swift"), withDestinationPath: "R.swift")
            let outcome = folder.run(["generate", "--check", "-o", "R.swift"])
            #expect(outcome.code == .failure)
            #expect(
                outcome.error
                    == "error: cannot read 'R.swift': Too many levels of symbolic links\n")
        }
    }

    @Test func aBadSpecOrAFileThatCannotBeReadIsNotAFinding() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            let outcome = folder.run(["generate", "--check", "-o", "."])
            #expect(outcome.code == .failure)
            #expect(
                outcome.error == "error: cannot read '.': it is a folder\nhelp: name a file in it\n"
            )
            try folder.write("routes.yaml", "routes: 1\n")
            #expect(folder.run(["generate", "--check", "-o", "R.swift"]).code == .failure)
        }
    }
}
