import Foundation
import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("diff")
struct DiffTests {
    private static let before = """
        scheme: myapp
        host: app
        routes:
          home: ""
          user: user/${id:Int}

        """
    private static let after = before.replacing("user/${id:Int}", with: "users/${id:Int}")

    @Test func textHasChangesAtTheirPlacesThenASummary() throws {
        try withSpecs { folder in
            let outcome = folder.run(["diff", "old.yaml", "new.yaml"])
            #expect(outcome.code == .findings)
            #expect(outcome.error == "")
            #expect(
                outcome.output == """
                    new.yaml:5:9: error: 'user', user → users: links open nothing, such as myapp://app/user/0 [link-lost]
                    new.yaml: 1 error

                    """)
        }
    }

    @Test func allListsEachChangeWithBothPlaces() throws {
        try withSpecs { folder in
            #expect(
                folder.run(["diff", "old.yaml", "new.yaml", "--all"]).output == """
                    new.yaml:5:9: error: 'user', user → users: links open nothing, such as myapp://app/user/0 [link-lost]
                    old.yaml:5:9: note: previously declared here
                    new.yaml:5:9: info: 'user', user → users: links open it now, such as myapp://app/users/0 [urls-added]
                    old.yaml:5:9: note: previously declared here
                    new.yaml: 1 error, 1 info

                    """)
        }
    }

    @Test func jsonHasAnObjectForEachLine() throws {
        try withSpecs { folder in
            let outcome = folder.run(["diff", "old.yaml", "new.yaml", "--format", "json"])
            #expect(outcome.code == .findings)
            let lines = outcome.output.split(separator: "\n")
            #expect(
                lines == [
                    #"""
                    {"level":"error","rule":"link-lost","route":"user","old":"user","new":"users","url":"myapp://app/user/0","count":1,"message":"'user', user → users: links open nothing, such as myapp://app/user/0","previous":{"file":"old.yaml","line":5,"column":9},"current":{"file":"new.yaml","line":5,"column":9}}
                    """#
                ])
            let all = folder.run(["diff", "old.yaml", "new.yaml", "--format", "json", "--all"])
                .output
            #expect(all.split(separator: "\n").count == 2, "\(all)")
        }
    }

    @Test func markdownShowsWhatBreaksAndFoldsTheRest() throws {
        try withSpecs { folder in
            try folder.write("new.yaml", Self.after + "  feed: feed\n")
            let outcome = folder.run(["diff", "old.yaml", "new.yaml", "--format", "markdown"])
            #expect(outcome.code == .findings)
            #expect(
                outcome.output == """
                    ### Route changes: 1 error, 1 info

                    **Breaks links in the wild.** Swift code compiles as before.

                    | | For | Change | Rule | Place |
                    | --- | --- | --- | --- | --- |
                    | error | links | `'user', user → users: links open nothing, such as myapp://app/user/0` | \
                    `link-lost` | `new.yaml:5:9`<br>was `old.yaml:5:9` |

                    <details><summary>1 compatible change</summary>

                    | | For | Change | Rule | Place |
                    | --- | --- | --- | --- | --- |
                    | info | links, source | `'feed' was added: links open it now, such as myapp://app/feed` | \
                    `pattern-added`, `case-added` | `new.yaml:6:9` |

                    </details>

                    """)
            #expect(
                folder.run(["diff", "old.yaml", "old.yaml", "--format", "markdown"]).output
                    == "### No route changes\n")
        }
    }

    @Test func githubShowsChangesInTheFile() throws {
        try withSpecs { folder in
            try folder.write("new, 100%.yaml", Self.after + "  feed: feed\n")
            #expect(
                folder.run(["diff", "old.yaml", "new, 100%.yaml", "--format", "github"]).output
                    == """
                    ::error file=new%2C 100%25.yaml,line=5,col=9,title=link-lost::'user', user → users: \
                    links open nothing, such as myapp://app/user/0
                    ::notice file=new%2C 100%25.yaml,line=6,col=9,title=pattern-added::'feed' was added: \
                    links open it now, such as myapp://app/feed

                    """)
            try folder.write("less.yaml", "scheme: myapp\nhost: app\nroutes:\n  home: \"\"\n")
            #expect(
                folder.run(["diff", "old.yaml", "less.yaml", "--format", "github"]).output == """
                    ::error file=less.yaml,title=link-lost::'user' was removed: links open nothing, such as \
                    myapp://app/user/0

                    """)
        }
    }

    /// The enum of 'new.yaml' would be NewRoute, and AppRoute a type of the app.
    @Test func aCopyOfASpecHasTheSameEnum() throws {
        try withTemporaryFolder { folder in
            let spec =
                "bases: [https://example.com]\nroutes:\n  login: login?next=${next:AppRoute?}\n  c: c\n"
            for (old, new) in [
                ("routes.yaml", "new.yaml"), ("old.yaml", "routes.yaml"), ("old.yaml", "new.yaml"),
            ] {
                try folder.write(old, spec)
                try folder.write(new, spec.replacing("c: c", with: "c: d"))
                #expect(folder.run(["diff", old, new, "--all"]).output.contains("/login?next=c"))
            }
        }
    }

    @Test func noChangeIsSuccess() throws {
        try withSpecs { folder in
            let outcome = folder.run(["diff", "old.yaml", "old.yaml"])
            #expect(outcome.code == .success)
            #expect(outcome.output == "old.yaml: no changes\n")
        }
    }

    @Test func breakingFailsOnBreakingChangesOnly() throws {
        try withSpecs { folder in
            try folder.write("more.yaml", Self.before + "  feed: feed\n")
            #expect(folder.run(["diff", "old.yaml", "more.yaml"]).code == .findings)
            #expect(folder.run(["diff", "old.yaml", "more.yaml", "--breaking"]).code == .success)
            #expect(folder.run(["diff", "old.yaml", "new.yaml", "--breaking"]).code == .findings)
        }
    }

    /// The exit codes for a change that breaks only links, and for one that only writes other URLs.
    @Test func theLevelAndTheAreaDecide() throws {
        try withSpecs { folder in
            try folder.write(
                "both.yaml",
                Self.before.replacing(
                    "user/${id:Int}", with: #"["users/${id:Int}", "user/${id:Int}"]"#))
            func code(_ new: String, _ options: String...) -> Bool {
                folder.run(["diff", "old.yaml", new] + options).code == .findings
            }
            #expect(code("new.yaml", "--breaking=links"))
            #expect(!code("new.yaml", "--breaking=source"))
            #expect(code("new.yaml", "--fail-on", "error"))
            #expect(code("both.yaml", "--fail-on=info"))
            #expect(code("both.yaml", "--fail-on", "warning"))
            #expect(!code("both.yaml", "--fail-on", "error"))
            #expect(!code("both.yaml", "--breaking"))
        }
    }

    /// A renamed case breaks source alone, so that nothing is printed and counted for links.
    @Test func breakingLinksShowsOnlyLinks() throws {
        try withSpecs { folder in
            try folder.write(
                "renamed.yaml", Self.before.replacing("user: user", with: "member: user"))
            let links = folder.run(["diff", "old.yaml", "renamed.yaml", "--breaking=links"])
            #expect(links.output == "renamed.yaml: no changes\n")
            #expect(links.code == .success)
            let source = folder.run(["diff", "old.yaml", "renamed.yaml", "--breaking=source"])
            #expect(
                source.output == """
                    renamed.yaml:5:3: error: the case 'user' is now 'member' [case-renamed]
                    renamed.yaml: 1 error

                    """)
            #expect(source.code == .findings)
        }
    }

    @Test func aBadOrMissingSpecCannotBeCompared() throws {
        try withSpecs { folder in
            try folder.write("bad.yaml", "routes:\n  home: *home\n")
            let outcome = folder.run(["diff", "bad.yaml", "new.yaml"])
            #expect(outcome.code == .failure)
            #expect(outcome.output == "")
            #expect(
                outcome.error.contains(
                    "bad.yaml:2:9: error: aliases are not supported here [yaml-unsupported]\n"))
            #expect(folder.run(["diff", "none.yaml", "new.yaml"]).code == .failure)
            #expect(folder.run(["diff"]).code == .usage)
        }
    }

    @Test func bothSpecsAreReportedThePreviousOneFirst() throws {
        try withTemporaryFolder { folder in
            let errors = folder.run(["diff", "a.yaml", "b.yaml"]).error.split(separator: "\n")
            #expect(
                errors.filter { $0.hasPrefix("error:") }.map { $0.contains("a.yaml") } == [
                    true, false,
                ])
            #expect(errors.contains { $0.hasPrefix("error:") && $0.contains("b.yaml") })
        }
    }

    @Test func aRevisionWithoutTheWordGit() throws {
        try withSpecs { folder in
            let outcome = folder.run(["diff", "HEAD", "new.yaml"])
            #expect(outcome.code == .failure)
            #expect(
                outcome.error == """
                    error: cannot read 'HEAD': there is no such file
                    help: write git:HEAD for a revision, or name a spec

                    """)
            let misspelt = folder.run(["diff", "od.yaml", "new.yaml"])
            #expect(
                misspelt.error.hasSuffix(
                    "\nhelp: name the spec, or create one with 'routegen init'\n"))
        }
    }

    @Test func aRevisionOfGit() throws {
        try withSpecs { folder in
            try folder.write("routes.yaml", Self.before)
            #expect(
                folder.run(["diff", "git:HEAD"]).error == """
                    error: cannot read 'git:HEAD': 'routes.yaml' is not in a git repository
                    help: name a file, or a spec in a repository

                    """)
            try folder.git("init", "-q", "-b", "main")
            try folder.git("add", "routes.yaml")
            try folder.git("commit", "-q", "-m", "First")
            #expect(folder.run(["diff", "git:main"]).output == "routes.yaml: no changes\n")
            try folder.write("routes.yaml", Self.after)
            let outcome = folder.run(["diff", "git:main"])
            #expect(outcome.code == .findings)
            #expect(outcome.output.hasPrefix("routes.yaml:5:9: error: 'user', user → users: links"))
            #expect(folder.run(["diff", "git:main:routes.yaml", "new.yaml"]).code == .findings)
            #expect(
                folder.run(["diff", "git:it's"]).error == """
                    error: cannot read 'git:it's': git does not know this revision
                    help: write a branch, a tag, or a commit, as in git:main; 'git fetch' gets what is missing

                    """)
            #expect(
                folder.run(["diff", "git:main:none.yaml", "new.yaml"]).error == """
                    error: cannot read 'git:main:none.yaml': there is no such file
                    help: write the path from the top of the repository, as in git:main:Sources/App/routes.yaml

                    """)
        }
    }

    @Test func aNewSpecIsComparedWithNothing() throws {
        try withSpecs { folder in
            try folder.write("routes.yaml", Self.before)
            try folder.git("init", "-q", "-b", "main")
            try folder.git("add", "routes.yaml")
            try folder.git("commit", "-q", "-m", "First")
            let outcome = folder.run(["diff", "git:main", "new.yaml"])
            #expect(outcome.output == "new.yaml: the spec is new, so there is nothing to compare\n")
            #expect(outcome.error == "")
            #expect(outcome.code == .success)
            #expect(folder.run(["diff", "git:main", "new.yaml", "--format", "json"]).output == "")
            #expect(
                folder.run(["diff", "git:main", "new.yaml", "--format", "markdown"]).output
                    == "### No route changes: the spec is new, so there is nothing to compare\n")
            try folder.write("bad.yaml", "routes:\n  home: *home\n")
            #expect(folder.run(["diff", "git:main", "bad.yaml"]).code == .failure)
        }
    }

    @Test func aRenamedSpecIsFollowed() throws {
        try withSpecs { folder in
            try folder.write("routes.yaml", Self.before)
            try folder.git("init", "-q", "-b", "main")
            try folder.git("add", "routes.yaml")
            try folder.git("commit", "-q", "-m", "First")
            try folder.git("mv", "routes.yaml", "Shop.routes.yaml")
            try folder.write("Shop.routes.yaml", Self.after)
            for revision in ["git:main", "git:HEAD"] {
                let outcome = folder.run(["diff", revision, "Shop.routes.yaml", "--all"])
                #expect(
                    outcome.error
                        == "note: 'Shop.routes.yaml' was 'routes.yaml' at '\(revision.dropFirst(4))'\n"
                )
                #expect(
                    outcome.output.contains(
                        "\n\(revision):routes.yaml:5:9: note: previously declared here\n"))
                #expect(outcome.code == .findings)
            }
            try folder.git("commit", "-q", "-a", "-m", "Second")
            let outcome = folder.run(["diff", "git:main~1", "git:main:Shop.routes.yaml"])
            #expect(outcome.error == "note: 'Shop.routes.yaml' was 'routes.yaml' at 'main~1'\n")
            #expect(
                outcome.output.hasPrefix(
                    "git:main:Shop.routes.yaml:5:9: error: 'user', user → users"))
        }
    }

    @Test func twoRevisionsAreCompared() throws {
        try withSpecs { folder in
            try folder.write("routes.yaml", Self.before)
            try folder.git("init", "-q", "-b", "main")
            try folder.git("add", "routes.yaml")
            try folder.git("commit", "-q", "-m", "First")
            try folder.git("tag", "v1")
            try folder.write("routes.yaml", Self.after)
            try folder.git("commit", "-q", "-a", "-m", "Second")
            try folder.write("routes.yaml", "routes:\n  other: other\n")
            let expected = """
                git:main:routes.yaml:5:9: error: 'user', user → users: links open nothing, such as myapp://app/user/0 \
                [link-lost]
                git:main: 1 error

                """
            #expect(folder.run(["diff", "git:v1", "git:main"]).output == expected)
            #expect(folder.run(["diff", "git:v1:routes.yaml", "git:main"]).output == expected)
            #expect(folder.run(["diff", "old.yaml", "git:main"]).output == expected)
            #expect(folder.run(["diff", "git:v1", "git:v1"]).output == "git:v1: no changes\n")
            #expect(
                folder.run(["diff", "git:v1", "git:v2"]).error.hasPrefix(
                    "error: cannot read 'git:v2': git does not know this revision\n"))
        }
    }

    /// JSON and Markdown are read on other machines, text only where it is printed.
    @Test func pathsAreFromTheFolderAndInReportsFromTheRepository() throws {
        try withTemporaryFolder { repository in
            let (app, folder) = ("Sources/App", TemporaryFolder(path: repository.path("Sources")))
            try FileManager.default.createDirectory(
                atPath: repository.path(app), withIntermediateDirectories: true)
            try repository.write("\(app)/new.yaml", Self.after)
            try repository.write("\(app)/routes.yaml", Self.before)
            try repository.git("init", "-q", "-b", "main")
            try repository.git("add", ".")
            try repository.git("commit", "-q", "-m", "First")
            try repository.write("\(app)/routes.yaml", Self.after)

            func files(_ arguments: String...) -> [String] {
                folder.run(["diff"] + arguments + ["--format", "json"]).output.split(
                    separator: "\n"
                ).first.map {
                    line in
                    line.split(separator: "\"file\":\"").dropFirst().map {
                        String($0.prefix { $0 != "\"" })
                    }
                } ?? []
            }
            let gitFile = "git:main:Sources/App/routes.yaml"
            #expect(files("App/routes.yaml", "App/new.yaml") == [])
            #expect(files("git:main", "App/routes.yaml") == [gitFile, "Sources/App/routes.yaml"])
            #expect(
                files("git:main", "./App/../App/routes.yaml") == [
                    gitFile, "Sources/App/routes.yaml",
                ])
            #expect(files(gitFile, "App/new.yaml") == [gitFile, "Sources/App/new.yaml"])
            let text = folder.run(["diff", "git:main", "App/routes.yaml", "--all"]).output.split(
                separator: "\n")
            #expect(
                text.map { $0.prefix { $0 != " " } } == [
                    "App/routes.yaml:5:9:", "\(gitFile):5:9:", "App/routes.yaml:5:9:",
                    "\(gitFile):5:9:",
                    "App/routes.yaml:",
                ])
            let table = folder.run(["diff", "git:main", "App/routes.yaml", "--format", "markdown"])
                .output
            #expect(
                table.contains(
                    "| `link-lost` | `Sources/App/routes.yaml:5:9`<br>was `git:main:Sources/App/routes.yaml:5:9` |\n"
                ),
                "\(table)")
            try repository.write("\(app)/new.yaml", "routes:\n  home: home\n")
            let gone = folder.run(["diff", "git:main", "App/new.yaml", "--format", "markdown"])
                .output
            #expect(gone.contains("git:main:Sources/App/new.yaml"), "\(gone)")

            try repository.write("\(app)/bad.yaml", "routes:\n  home: *home\n")
            let problem =
                "App/bad.yaml:2:9: error: aliases are not supported here [yaml-unsupported]\n"
            for command in ["list", "generate"] {
                #expect(folder.run([command, "App/bad.yaml"]).error.hasPrefix(problem))
            }
            #expect(folder.run(["match", "App/bad.yaml", "m://h"]).error.hasPrefix(problem))
            #expect(folder.run(["check", "App/bad.yaml"]).output.hasPrefix(problem))
            #expect(
                folder.run(["check", repository.path("\(app)/bad.yaml")]).output.hasPrefix(problem))
            let json = folder.run(["check", "App/bad.yaml", "--format", "json"]).output
            #expect(json.hasPrefix(#"{"file":"Sources/App/bad.yaml","line":2"#), "\(json)")
        }
    }

    private func withSpecs(_ body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try folder.write("old.yaml", Self.before)
            try folder.write("new.yaml", Self.after)
            try body(folder)
        }
    }
}
