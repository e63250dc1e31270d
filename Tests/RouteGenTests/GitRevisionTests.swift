import Foundation
import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("Revisions of git")
struct GitRevisionTests {
    /// Text that a shell would run as a command, also in a form that git accepts as a branch name.
    private static let revisions = [
        "x'\u{301};touch PWNED;echo '\u{301}", "x'\u{301};touch${IFS}PWNED;echo${IFS}'\u{301}",
        "$(touch${IFS}PWNED)", "`touch${IFS}PWNED`", "it's", "a\"b", "a;touch${IFS}PWNED",
        "é'\u{301}",
    ]

    /// Commits a spec in a repository of its own.
    private func commit(_ name: String, in folder: TemporaryFolder) throws {
        try folder.write(name, Self.spec)
        try folder.git("init", "-q", "-b", "main")
        try folder.git("add", "--", name)
        try folder.git("commit", "-q", "-m", "First")
    }

    private static let spec = "scheme: m\nroutes:\n  a: a\n"

    @Test(arguments: revisions)
    func aRevisionReachesGitAsItIs(revision: String) throws {
        try withTemporaryFolder { folder in
            try commit("routes.yaml", in: folder)
            let before = try folder.names()
            let missing = try runProcess(builtTool(), ["diff", "git:" + revision], in: folder)
            let reason = "git does not know this revision"
            #expect(
                missing.error.hasPrefix("error: cannot read 'git:\(revision)': \(reason)\nhelp: "))
            #expect(missing.code == 2)
            // Git accepts all as branch names, except the one with spaces.
            if !revision.contains(" ") {
                try folder.git("branch", revision)
                let found = try runProcess(builtTool(), ["diff", "git:" + revision], in: folder)
                #expect(found.output == "routes.yaml: no changes\n")
                #expect(found.error == "")
            }
            #expect(try folder.names() == before)
        }
    }

    @Test(arguments: [
        "x'\u{301};touch${IFS}PWNED;echo${IFS}'\u{301}", "a b", "$(touch PWNED)", "-c",
        "[a]*?\u{301}", "\\",
        "\u{301}x",
    ])
    func aFolderReachesGitAsItIs(name: String) throws {
        try withTemporaryFolder { parent in
            let folder = TemporaryFolder(path: parent.path(name))
            try FileManager.default.createDirectory(
                atPath: folder.path, withIntermediateDirectories: false)
            try commit("routes.yaml", in: folder)
            let outcome = folder.run(["diff", "git:HEAD"])
            #expect(outcome.output == "routes.yaml: no changes\n")
            #expect(outcome.error == "")
            #expect(try folder.names() == [".git", "routes.yaml"])
            #expect(try parent.names() == [name])
        }
    }

    @Test func aPathReachesGitAsItIs() throws {
        for name in ["it's'\u{301};touch PWNED;.yaml", "\u{301}.yaml", "-c.yaml"] {
            try withTemporaryFolder { folder in
                try commit(name, in: folder)
                try folder.write("new.yaml", Self.spec)
                #expect(
                    folder.run(["diff", "git:HEAD:" + name, "new.yaml"]).output
                        == "new.yaml: no changes\n")
                #expect(try folder.names() == [".git", name, "new.yaml"].sorted())
            }
        }
    }

    @Test(arguments: ["--output=PWNED", "-\u{301}", "-", ""])
    func aRevisionIsNotAnOption(revision: String) throws {
        try withTemporaryFolder { folder in
            try commit("routes.yaml", in: folder)
            var programs: [[String]] = []
            var wanted = GitRevision("git:\(revision)", defaultFile: folder.path("routes.yaml"))
            wanted.run = { words in
                programs.append(words)
                return ProgramResult.ofRunning(words)
            }
            #expect(throws: FileError.self) { try wanted.tree() }
            #expect(programs == [])
        }
    }

    @Test func gitIsNotFound() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            let outcome = try runProcess(
                builtTool(), ["diff", "git:HEAD"], in: folder, variables: ["PATH": folder.path])
            #expect(
                outcome.error == """
                    error: cannot read 'git:HEAD': git was not found
                    help: install git, or name a file instead of a 'git:' revision

                    """)
            #expect(outcome.code == 2)
        }
    }

    @Test func aRepositoryThatGitRefuses() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            // Git's message about a repository that it doesn't trust.
            try folder.write(
                "git",
                "#!/bin/sh\necho \"fatal: detected dubious ownership in '$2'\" >&2\nexit 128\n")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path("git"))
            let outcome = try runProcess(
                builtTool(), ["diff", "git:HEAD"], in: folder, variables: ["PATH": folder.path])
            let reason = "fatal: detected dubious ownership in '\(folder.path)'"
            #expect(
                outcome.error == """
                    error: cannot read 'git:HEAD': \(reason)
                    help: name a file, or a spec in a repository

                    """)
        }
    }
}
