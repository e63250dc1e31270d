import Foundation
import SwiftEmitter
import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("A spec that is not named")
struct FoundSpecTests {
    private let spec =
        "enum: R\nscheme: m\nhost: h\nroutes:\n  home: \"\"\n  user: user/${id:Int}\n"

    /// A package with these specs, which also contains specs of other packages and of a build.
    private func withPackage(_ specs: [String], _ body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let other = "routes:\n  other: other\n"
            try folder.write("Package.swift", "")
            for path in specs { try folder.write(spec, into: path) }
            try folder.write(other, into: ".build/checkouts/Other/routes.yaml")
            try folder.write(other, into: "Examples/App/routes.yaml")
            try folder.write("", into: "Examples/App/Package.swift")
            try folder.write(other, into: "Sources/App/my-routes.yaml")
            try body(folder)
        }
    }

    @Test(arguments: [
        "Sources/App/routes.yaml", "Sources/App/Links/Shop.routes.yaml",
        "App [1]*/\u{301}/routes.yaml",
    ])
    func isTheOnlyOneOfThePackageForEveryCommand(path: String) throws {
        try withPackage([path]) { folder in
            #expect(folder.run(["check"]).output == "\(path): 2 routes, no problems\n")
            #expect(
                folder.run(["list"]).output == "home           /\nuser(id: Int)  user/${id:Int}\n")
            #expect(folder.run(["match", "m://h/user/7"]).code == .success)
            #expect(folder.run(["url", "user", "id=7"]).output == "m://h/user/7\n")
            #expect(
                folder.run(["generate"]).output.hasPrefix(
                    "// Made by routegen \(ToolVersion.interface) from \(Path.name(of: path))."))
            #expect(folder.run(["generate", "-o", "R.swift"]).code == .success)
            try folder.write("old.yaml", spec)
            #expect(folder.run(["diff", "old.yaml"]).output == "\(path): no changes\n")
        }
    }

    @Test func isComparedWithTheSameFileOfARevision() throws {
        try withPackage(["Sources/App/routes.yaml"]) { folder in
            try folder.git("init", "-q", "-b", "main")
            try folder.git("add", "Sources/App/routes.yaml")
            try folder.git("commit", "-q", "-m", "First")
            #expect(
                folder.run(["diff", "git:HEAD"]).output == "Sources/App/routes.yaml: no changes\n")

            try folder.write(spec + "  about: about\n", into: "Sources/App/routes.yaml")
            #expect(
                folder.run(["diff", "git:HEAD"]).output.hasPrefix(
                    "Sources/App/routes.yaml:7:10: info: "))
        }
    }

    @Test func isFoundFromEveryFolderOfThePackage() throws {
        try withPackage(["Sources/App/routes.yaml", "Sources/Feature/Feature.swift"]) { folder in
            let inside = TemporaryFolder(path: folder.path("Sources/Feature"))
            #expect(inside.run(["check"]).output == "../App/routes.yaml: 2 routes, no problems\n")
            let beside = TemporaryFolder(path: folder.path("Sources/App"))
            #expect(beside.run(["check"]).output == "routes.yaml: 2 routes, no problems\n")
        }
    }

    @Test func isTheCurrentFoldersEvenIfThereAreOthers() throws {
        try withPackage(["routes.yaml", "Sources/App/routes.yaml"]) { folder in
            #expect(folder.run(["check"]).output == "routes.yaml: 2 routes, no problems\n")
        }
    }

    @Test(arguments: [
        ["generate"], ["list"], ["match", "m://h"], ["url", "home"],
        ["diff", "git:HEAD"],
    ])
    func isOneOfSeveralAndTheMessageListsThem(arguments: [String]) throws {
        try withPackage(["Sources/App/routes.yaml", "Sources/App/Shop.routes.yaml"]) { folder in
            let outcome = folder.run(arguments)
            #expect(outcome.code == .failure)
            #expect(outcome.output == "")
            #expect(
                outcome.error == """
                    error: there are 2 specs: Sources/App/Shop.routes.yaml, Sources/App/routes.yaml
                    help: name the one you mean

                    """)
        }
    }

    @Test(arguments: ["Checkout/routes.yaml", "Shop.routes.yaml", "A.routes.yaml"])
    func isTheOneThatNoOtherMounts(mounted: String) throws {
        let main = "Sources/App/Main.routes.yaml"
        try withPackage(["Sources/App/\(mounted)"]) { folder in
            let mount = "  b:\n    spec: \(mounted)\n    path: b\n"
            try folder.write("enum: Main\n" + spec.dropFirst(8) + mount, into: main)
            #expect(folder.run(["check"]).output.hasSuffix("\n\(main): 4 routes, 1 note\n"))
            #expect(folder.run(["match", "m://h/b/user/7"]).code == .success)
            try folder.git("init", "-q", "-b", "main")
            try folder.git("add", ".")
            try folder.git("commit", "-q", "-m", "First")
            #expect(folder.run(["diff", "git:HEAD"]).output == "\(main): no changes\n")
            #expect(
                folder.run(["diff", "git:HEAD", "git:main"]).output == "git:main: no changes\n")
        }
    }

    @Test func isOneOfThoseThatNoOtherMounts() throws {
        try withPackage(["Sources/App/A.routes.yaml", "Sources/App/B.routes.yaml"]) { folder in
            try folder.write(
                "routes:\n  a:\n    spec: A.routes.yaml\n", into: "Sources/App/C.routes.yaml")
            #expect(
                folder.run(["list"]).error == """
                    error: there are 2 specs: Sources/App/B.routes.yaml, Sources/App/C.routes.yaml
                    help: name the one you mean

                    """)
        }
    }

    @Test func isOneOfTwoThatMountEachOther() throws {
        try withPackage([]) { folder in
            try folder.write(
                "routes:\n  a:\n    spec: B.routes.yaml\n", into: "Sources/App/A.routes.yaml")
            try folder.write(
                "routes:\n  a:\n    spec: A.routes.yaml\n", into: "Sources/App/B.routes.yaml")
            #expect(folder.run(["list"]).error.hasPrefix("error: there are 2 specs: "))
        }
    }

    /// A spec with errors still counts as mounting others; one that mounts itself isn't mounted by
    /// another.
    @Test func isNotHiddenByItsOwnErrors() throws {
        try withPackage(["Sources/App/A.routes.yaml"]) { folder in
            let main =
                "routes:\n  x: a/:id\n  a:\n    spec: A.routes.yaml\n  b:\n    spec: routes.yaml\n"
            try folder.write(main, into: "Sources/App/routes.yaml")
            #expect(folder.run(["check"]).output.hasSuffix("\nSources/App/routes.yaml: 2 errors\n"))
        }
    }

    @Test func isOneOfManyAndTheMessageListsSome() throws {
        try withPackage((10...20).map { "A/S\($0).routes.yaml" }) { folder in
            let names = (10...17).map { "A/S\($0).routes.yaml" }.joined(separator: ", ")
            #expect(
                folder.run(["list"]).error.hasPrefix(
                    "error: there are 11 specs: \(names) and 3 more\n"))
        }
    }

    @Test func isEachOfSeveralForCheck() throws {
        try withPackage(["Sources/App/routes.yaml", "Sources/Shop/Shop.routes.yaml"]) { folder in
            let outcome = folder.run(["check"])
            #expect(outcome.error == "")
            #expect(outcome.output.contains("Sources/App/routes.yaml: "))
            #expect(outcome.output.contains("Sources/Shop/Shop.routes.yaml: "))
        }
    }

    @Test func isMissing() throws {
        try withPackage([]) { folder in
            #expect(
                folder.run(["check"]).error == """
                    error: cannot read 'routes.yaml': there is no such file
                    help: name the spec, or create one with 'routegen init'

                    """)
        }
    }

    /// As in an Xcode project.
    @Test func isFoundTwoLevelsDownIfThereIsNoPackage() throws {
        try withTemporaryFolder { folder in
            try folder.write(spec, into: "a/b/c/routes.yaml")
            #expect(folder.run(["check"]).code == .failure)
            try folder.write(spec, into: "a/b/routes.yaml")
            #expect(folder.run(["check"]).output == "a/b/routes.yaml: 2 routes, no problems\n")
        }
    }

    @Test func isNotLookedForBehindALink() throws {
        try withPackage(["Sources/App/routes.yaml"]) { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("Sources/Again"), withDestinationPath: folder.path)
            #expect(
                folder.run(["check"]).output == "Sources/App/routes.yaml: 2 routes, no problems\n")
        }
    }
}

@Suite("A spec on standard input")
struct StandardInputTests {
    private let spec = "scheme: m\nhost: h\nroutes:\n  user: user/${id:Int}\n"

    @Test func isReadByEveryCommand() throws {
        try withTemporaryFolder { folder in
            #expect(
                folder.run(["check", "-"], input: spec).output == "<stdin>: 1 route, no problems\n")
            #expect(
                folder.run(["list", "-"], input: spec).output == "user(id: Int)  user/${id:Int}\n")
            #expect(
                folder.run(["url", "-", "user", "id=7"], input: spec).output == "m://h/user/7\n")
            #expect(folder.run(["match", "-", "m://h/user/7"], input: spec).code == .success)
            try folder.write("routes.yaml", spec)
            #expect(
                folder.run(["generate", "-"], input: spec).output == folder.run(["generate"]).output
            )
            #expect(folder.run(["generate", "-", "-o", "A.swift"], input: spec).code == .success)
            #expect(folder.run(["generate", "-o", "A.swift", "--check"]).code == .success)
            #expect(
                folder.run(["diff", "-", "routes.yaml"], input: spec).output
                    == "routes.yaml: no changes\n")
            #expect(folder.run(["diff", "routes.yaml", "-"], input: spec).code == .success)
        }
    }

    @Test func hasItsProblemsAtThePlacesInIt() throws {
        let outcome = try withTemporaryFolder {
            $0.run(["check", "-"], input: "routes:\r\n  user: user/:id\r\n")
        }
        #expect(outcome.code == .findings)
        #expect(
            outcome.output == """
                <stdin>:2:14: error: ':id' is not valid parameter syntax [bad-pattern]
                  user: user/:id
                             ^~~
                help: write ${id}
                <stdin>: 1 error

                """)
    }

    @Test(arguments: [
        ["match", "-", "-"], ["check", "-", "-"], ["diff", "-", "-"], ["match", "-", "m://h", "-"],
    ])
    func isReadOnlyOnce(arguments: [String]) throws {
        let outcome = try run(arguments)
        #expect(outcome.code == .usage)
        #expect(
            outcome.error.hasPrefix(
                "error: standard input is read only once\nhelp: write '-' for only one argument\n"),
            "\(outcome.error)")
    }

    @Test func standardInputIsReadToItsEnd() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            let check = try runProcess(tool, ["check", "-"], in: folder, input: spec)
            #expect(check.output == "<stdin>: 1 route, no problems\n")
            let link = try runProcess(tool, ["url", "-", "user", "id=1"], in: folder, input: spec)
            #expect(link.output == "m://h/user/1\n")
        }
    }
}
