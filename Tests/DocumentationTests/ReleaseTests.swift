import Foundation
import SwiftEmitter
import Testing

@testable import routegen

/// The script that tags a release, in a repository of its own. `.ci/check-artifactbundle` builds an
/// app that depends on such a tag.
struct ReleaseTests {
    private static let changelog = ".github/CHANGELOG.md"
    private static let source = "Sources/SwiftEmitter/ToolVersion.swift"
    private static let installing = "Sources/RouteRuntime/RouteRuntime.docc/Installing.md"
    private static let owner = ".github/OWNER"
    private static let arguments = ["path: \"A.artifactbundle\""]

    /// Makes a repository with the files that the script reads, on a branch with one commit.
    private func withRepository(_ body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let files = [
                ".ci/release", ".ci/release-manifest", "Package.swift", "README.md", Self.changelog,
                Self.source,
                Self.installing,
            ]
            for file in files {
                let copy = folder.url(file)
                try FileManager.default.createDirectory(
                    at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.copyItem(
                    at: Page.repository.appending(path: file), to: copy)
            }
            try folder.write("acme\n", into: Self.owner)
            try folder.git("init", "-q", "-b", "main")
            try folder.git("add", "-A")
            try folder.git("commit", "-q", "-m", "main")
            try body(folder)
        }
    }

    private func release(_ arguments: [String], in folder: TemporaryFolder) throws -> ProcessOutcome
    {
        try runProcess(
            folder.path(".ci/release"), arguments, in: folder,
            variables: [
                "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
                "GIT_COMMITTER_NAME": "A",
                "GIT_COMMITTER_EMAIL": "a@example.com",
            ])
    }

    private func output(_ words: [String], in folder: TemporaryFolder) throws -> String {
        try runProcess("/usr/bin/env", words, in: folder).output
    }

    @Test func theTagHasTheManifestAndNoWordOfATagThatIsMissing() throws {
        try withRepository { folder in
            let outcome = try release([ToolVersion.current] + Self.arguments, in: folder)
            try #require(outcome.code == 0, "\(outcome.error)")
            #expect(try output(["git", "tag"], in: folder) == "\(ToolVersion.current)\n")
            #expect(try output(["git", "status", "--porcelain"], in: folder) == "")
            let changed = try output(
                ["git", "diff", "--name-only", "HEAD~1", ToolVersion.current], in: folder)
            #expect(
                changed
                    == [Self.changelog, "Package.swift", "README.md", Self.installing].map {
                        "\($0)\n"
                    }.joined())
            #expect(try folder.read("Package.swift").contains("path: \"A.artifactbundle\""))
            for page in ["README.md", Self.installing, Self.changelog] {
                let text = try folder.read(page)
                #expect(text.matches(of: /(?i)no tag yet|is tagged|not tagged/).isEmpty, "\(page)")
                #expect(text.contains(ToolVersion.current), "\(page)")
                #expect(!text.contains("OWNER"), "\(page)")
            }
            // The dependency that a newcomer copies.
            #expect(
                try folder.read("README.md").contains(
                    """
                        dependencies: [
                            .package(url: "https://github.com/acme/RouteGen", from: "\(ToolVersion.current)")
                        ],

                    """))
        }
    }

    @Test func whatDoesNotAgreeIsNotTagged() throws {
        try withRepository { folder in
            let none = try release([ToolVersion.current], in: folder)
            #expect(
                none.error
                    == "error: the bundle is missing: add what .ci/release-manifest needs, such as 'path: \"A.artifactbundle\"'\n"
            )
            let other = try release(["9.9.9"] + Self.arguments, in: folder)
            #expect(
                other.error
                    == "error: this is version \(ToolVersion.current), not 9.9.9: change it in \(Self.source)\n"
            )

            try folder.write("OWNER\n", into: Self.owner)
            let unowned = try release([ToolVersion.current] + Self.arguments, in: folder)
            #expect(
                unowned.error
                    == "error: .github/OWNER is a placeholder: write the name that the repository's owner has on GitHub\n"
            )
            try folder.git("reset", "-q", "--hard")

            try folder.write("A.swift", "")
            try folder.git("add", "A.swift")
            let uncommitted = try release([ToolVersion.current] + Self.arguments, in: folder)
            #expect(uncommitted.error == "error: there are changes that are not committed\n")
            try folder.git("reset", "-q", "--hard")

            try folder.git("tag", ToolVersion.current)
            let tagged = try release([ToolVersion.current] + Self.arguments, in: folder)
            #expect(tagged.error == "error: the tag \(ToolVersion.current) exists already\n")

            try folder.write("## 0.0.9\n", into: Self.changelog)
            let unlisted = try release([ToolVersion.current] + Self.arguments, in: folder)
            #expect(
                unlisted.error
                    == "error: \(Self.changelog) begins with 0.0.9, not with \(ToolVersion.current)\n"
            )
            #expect(
                [none, other, unowned, uncommitted, tagged, unlisted].allSatisfy { $0.code == 1 })
            #expect(try output(["git", "log", "--format=%s"], in: folder) == "main\n")
        }
    }

    @Test func theNotesAreTheVersionsPartOfTheChangelog() throws {
        try withRepository { folder in
            let text = try folder.read(Self.changelog)
            try folder.write(text + "\n## 0.0.9\n\nAn earlier one.\n", into: Self.changelog)
            let current = try release(["--notes", ToolVersion.current], in: folder)
            #expect(current.code == 0)
            #expect(
                current.output.contains("\nThe first release.\n")
                    && !current.output.contains("An earlier one."))
            #expect(try release(["--notes", "0.0.9"], in: folder).output == "An earlier one.\n")
            let missing = try release(["--notes", "9.9.9"], in: folder)
            #expect(missing.code == 1)
            #expect(missing.error == "error: \(Self.changelog) has no section '## 9.9.9'\n")
        }
    }

    /// A workflow can run only on GitHub, so each of its steps is a script that is tested.
    @Test func theWorkflowRunsTheScripts() throws {
        let workflow = try String(
            contentsOf: Page.repository.appending(path: ".github/workflows/release.yml"),
            encoding: .utf8)
        for script in [
            ".ci/make-artifactbundle bundle", ".ci/make-artifactbundle --merge release",
            ".ci/release \"$VERSION\"",
            ".ci/release --notes \"$VERSION\"",
        ] { #expect(workflow.contains(script)) }
    }

    @Test func thePackageIndexBuildsEveryCatalog() throws {
        let text = try String(
            contentsOf: Page.repository.appending(path: ".spi.yml"), encoding: .utf8)
        let listed = try #require(text.firstMatch(of: /documentation_targets: \[(.*)\]/)).1.split(
            separator: ", ")
        let catalogs = Set(
            Page.all.filter { $0.name.contains(".docc/") }.map { $0.name.split(separator: "/")[1] })
        #expect(Set(listed) == catalogs)
    }
}
