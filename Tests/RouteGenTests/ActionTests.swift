import Foundation
import SwiftEmitter
import Testing

@testable import routegen

/// What `.github/actions/routegen` does on a pull request, in a clone with one commit, and with a
/// `gh` that records its arguments.
@Suite("The action") struct ActionTests {
    private static let action = VersionTests.package.appending(path: ".github/actions/routegen")

    private static let spec =
        "scheme: myapp\nhost: app\nroutes:\n  home: \"\"\n  user: user/${id:Int}\n"

    /// Makes a repository, and a clone of its branch `change`, where the spec differs from the one
    /// on `main`.
    private func withClone(
        of changed: String, base: String = "main", specName: String = "routes.yaml",
        _ body: (TemporaryFolder) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.spec, into: "origin/\(specName)")
            try folder.git("-C", "origin", "init", "-q", "-b", base)
            for text in [Self.spec, changed] {
                try folder.write(text, into: "origin/\(specName)")
                try folder.git("-C", "origin", "add", "-A")
                try folder.git("-C", "origin", "commit", "-q", "--allow-empty", "-m", "A")
                try folder.git("-C", "origin", "checkout", "-q", "-B", "change")
            }
            let origin = folder.url("origin").absoluteString
            try folder.git("clone", "-q", "--depth", "1", "--branch", "change", origin, "clone")
            try folder.write(
                #"""
                #!/bin/sh
                printf '%s\n' "$*" | sed "s|$RUNNER_TEMP|TEMP|" >> "$RUNNER_TEMP/gh.txt"
                case $* in
                *--jq*) echo "$COMMENTS" ;;
                esac
                exit "$GH_STATUS"
                """#, into: "bin/gh")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/gh"))
            try FileManager.default.createDirectory(
                at: folder.url("temporary"), withIntermediateDirectories: false)
            try body(folder)
        }
    }

    private func runAction(_ inputs: [String: String], in folder: TemporaryFolder) throws
        -> ProcessOutcome
    {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let variables = [
            "ROUTEGEN_TOOL": try builtTool(), "ROUTEGEN_BASE": "main", "ROUTEGEN_PULL_REQUEST": "7",
            "GITHUB_REPOSITORY": "owner/app", "RUNNER_TEMP": folder.path("temporary"),
            "PATH": "\(folder.path("bin")):\(path)",
            "COMMENTS": "", "GH_STATUS": "0",
            "GITHUB_STEP_SUMMARY": folder.path("temporary/summary.md"),
        ]
        return try runProcess(
            Self.action.appending(path: "run").path, [],
            in: TemporaryFolder(path: folder.path("clone")),
            variables: variables.merging(inputs) { $1 })
    }

    private static let comments = "repos/owner/app/issues/7/comments"
    private static let listing =
        "api --paginate \(comments) --jq .[] | select(.body | startswith(env.MARK)) | .id\n"

    @Test func aLostLinkFailsAndIsCommented() throws {
        try withClone(of: Self.spec.replacing("user/", with: "member/")) { folder in
            let outcome = try runAction([:], in: folder)
            #expect(outcome.code == 1)
            #expect(outcome.output.contains("routes.yaml: 2 routes, no problems\n"))
            #expect(
                outcome.output.contains(
                    "::error file=routes.yaml,line=5,col=9,title=link-lost::'user', user → member: links"
                ))
            try #expect(
                folder.read("temporary/gh.txt")
                    == Self.listing
                    + "api --silent --method POST \(Self.comments) --field body=@TEMP/routegen-comment.md\n"
            )
            let comment = try folder.read("temporary/routegen-comment.md")
            #expect(comment.hasPrefix("<!-- routegen  -->\n### Route changes: 1 error\n"))
            try #expect(comment.hasSuffix(folder.read("temporary/summary.md")))
        }
    }

    @Test func aLaterRunWritesTheSameComment() throws {
        try withClone(of: Self.spec) { folder in
            let outcome = try runAction(["COMMENTS": "41\n42"], in: folder)
            #expect(outcome.code == 0, "\(outcome.error)")
            try #expect(
                folder.read("temporary/gh.txt")
                    == Self.listing
                    + "api --silent --method PATCH repos/owner/app/issues/comments/41"
                    + " --field body=@TEMP/routegen-comment.md\n")
            try #expect(
                folder.read("temporary/routegen-comment.md").hasSuffix("\n### No route changes\n"))
        }
    }

    @Test func withoutAChangeThereIsNoNewComment() throws {
        try withClone(of: Self.spec) { folder in
            #expect(try runAction([:], in: folder).code == 0)
            try #expect(folder.read("temporary/gh.txt") == Self.listing)
        }
    }

    @Test func aCommentThatCannotBeWrittenIsAWarning() throws {
        try withClone(of: Self.spec + "  about: about\n") { folder in
            let outcome = try runAction(["GH_STATUS": "1"], in: folder)
            #expect(outcome.code == 0)
            #expect(
                outcome.output.hasSuffix(
                    "::warning::no comment: the job needs the permission 'pull-requests: write'\n")
            )
        }
    }

    /// The spec, the inputs, and the exit code.
    @Test(arguments: [
        ("user: member/", ["ROUTEGEN_FAIL_ON": "never"], 0),
        ("user: user/", ["ROUTEGEN_FAIL_ON": "info"], 0),
        ("more: more\n  user: user/", ["ROUTEGEN_FAIL_ON": "info"], 1),
        ("user: user/", ["ROUTEGEN_BASE": "no-branch"], 1),
        ("user: user/", ["ROUTEGEN_SPEC": "no.yaml"], 1),
        ("user: member/", ["ROUTEGEN_BASE": ""], 0),
        ("none: x\n  user: user/", [:], 1),
        ("none: x\n  user: user/", ["ROUTEGEN_STRICT": "false"], 0),
        ("user: member/", ["ROUTEGEN_EXCEPT": " link-lost:user \r\n\n"], 0),
        ("user: member/", ["ROUTEGEN_EXCEPT": "link-lost:home"], 1),
    ])
    func inputsSayWhatFails(change: String, inputs: [String: String], code: Int32) throws {
        try withClone(of: Self.spec.replacing("user: user/", with: change)) { folder in
            let outcome = try runAction(inputs, in: folder)
            #expect(outcome.code == code, "\(outcome.output)\(outcome.error)")
        }
    }

    @Test(.enabled(if: getuid() == 0, "only root can give a folder away"))
    func theCheckoutCanBeAnotherUsers() throws {
        try withClone(of: Self.spec.replacing("user/", with: "member/")) { folder in
            let clone = folder.path("clone")
            let given = try runProcess("/usr/bin/env", ["chown", "-R", "12345", clone], in: folder)
            try #require(given.code == 0, "\(given.error)")
            let outcome = try runAction(["GITHUB_WORKSPACE": clone], in: folder)
            #expect(outcome.code == 1)
            #expect(outcome.output.contains("title=link-lost"), "\(outcome.output)\(outcome.error)")
        }
    }

    @Test func claimsAreVerified() throws {
        let spec = Self.spec.replacing(
            "scheme: myapp\nhost: app", with: "scheme: https\nhost: example.com")
        try withClone(of: spec) { folder in
            try folder.write(#"{"applinks": {"details": []}}"#, into: "clone/a b/site.json")
            let outcome = try runAction(
                ["ROUTEGEN_CLAIMS": " a b/site.json \r\n\n", "ROUTEGEN_BASE": ""], in: folder)
            #expect(outcome.code == 1)
            #expect(outcome.output.contains("::error file=a b/site.json,"), "\(outcome.output)")
        }
    }

    @Test func theRouteMapIsMade() throws {
        let spec = Self.spec.replacing(
            "scheme: myapp\nhost: app", with: "scheme: https\nhost: example.com")
        try withClone(of: spec) { folder in
            try folder.write(#"{"applinks": {"details": []}}"#, into: "clone/a b/site.json")
            let inputs = ["ROUTEGEN_CLAIMS": "a b/site.json\n", "ROUTEGEN_BASE": ""]
            #expect(try runAction(inputs, in: folder).code == 1)
            #expect(throws: (any Error).self) { try folder.read("temporary/routegen-map.html") }
            _ = try runAction(inputs.merging(["ROUTEGEN_ROUTE_MAP": "true"]) { $1 }, in: folder)
            let page = try folder.read("temporary/routegen-map.html")
            #expect(page.hasPrefix("<!doctype html>\n"))
            #expect(
                page.contains(#""route":"user","pattern":"user/${id:Int}","claims":{"iOS":"none"}"#)
            )
        }
        let metadata = try String(
            contentsOf: Self.action.appending(path: "action.yml"), encoding: .utf8)
        #expect(metadata.contains("path: ${{ runner.temp }}/routegen-map.html\n"))
    }

    @Test func noNameReachesAShell() throws {
        let name = "$(touch PWNED)`touch PWNED`'\";touch PWNED;.routes.yaml"
        let base = "$(touch${IFS}PWNED)'\";touch${IFS}PWNED;'"
        try withClone(of: Self.spec.replacing("user/", with: "member/"), base: base, specName: name)
        { folder in
            let outcome = try runAction(
                [
                    "ROUTEGEN_SPEC": name, "ROUTEGEN_BASE": base,
                    "ROUTEGEN_CLAIMS": "$(touch PWNED)",
                ], in: folder)
            #expect(outcome.code == 1)
            #expect(outcome.output.contains("title=link-lost"), "\(outcome.output)\(outcome.error)")
            #expect(try !TemporaryFolder(path: folder.path("clone")).names().contains("PWNED"))
        }
        try withClone(of: Self.spec) { folder in
            let outcome = try runAction(["ROUTEGEN_BASE": "--upload-pack=touch PWNED"], in: folder)
            #expect(outcome.code == 1)
            #expect(try !TemporaryFolder(path: folder.path("clone")).names().contains("PWNED"))
        }
    }

    /// GitHub finds diagnostics in the log by a regular expression.
    @Test func diagnosticsInTheLogAreFound() throws {
        struct Matcher: Decodable {
            struct Problem: Decodable { let pattern: [Pattern] }
            struct Pattern: Decodable { let regexp: String }

            let problemMatcher: [Problem]
        }
        let data = try Data(contentsOf: Self.action.appending(path: "matcher.json"))
        let pattern = try JSONDecoder().decode(Matcher.self, from: data).problemMatcher[0].pattern[
            0
        ].regexp
        let expression = try NSRegularExpression(pattern: pattern)
        let lines = try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "routes:\n  a: user/:id\n")
            return folder.run(["check"]).output.split(separator: "\n").map(String.init)
        }
        let found = lines.compactMap { line in
            expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)).map {
                match in
                (1...6).map { Range(match.range(at: $0), in: line).map { String(line[$0]) } }
            }
        }
        #expect(
            found == [
                [
                    "routes.yaml", "2", "11", "error", "':id' is not valid parameter syntax",
                    "bad-pattern",
                ]
            ])
    }

    /// Each input reaches the script as a variable, never as a part of it.
    @Test func theInputsAreTheScriptsVariables() throws {
        let metadata = try String(
            contentsOf: Self.action.appending(path: "action.yml"), encoding: .utf8)
        let script = try String(contentsOf: Self.action.appending(path: "run"), encoding: .utf8)
        let given = Set(metadata.matches(of: /(ROUTEGEN_[A-Z_]+): \$\{\{/).map { String($0.1) })
        let read = Set(script.matches(of: /\$\{?(ROUTEGEN_[A-Z_]+)/).map { String($0.1) })
        #expect(given == read)
        let inputs = Set(
            metadata.matches(of: /(?m)^  ([a-z-]+):\n    description/).map { String($0.1) })
        let used = Set(metadata.matches(of: /\$\{\{ inputs\.([a-z-]+) \}\}/).map { String($0.1) })
        #expect(inputs == used)
        #expect(
            metadata.matches(of: /run: (.*)/).map { String($0.1) } == [
                #"'"$GITHUB_ACTION_PATH/run"'"#
            ])
    }

    /// The lines that users copy into a workflow.
    @Test func thePageUsesTheActionOfThisVersion() throws {
        let page = try Self.text("Sources/RouteRuntime/RouteRuntime.docc/ContinuousIntegration.md")
        let uses = page.matches(
            of:
                /RouteGen\/(\.github\/actions\/[a-z]+)@([0-9.]+)\n        with:\n((?:          .*\n)*)/
        )
        let use = try #require(uses.first)
        #expect(use.1 == ".github/actions/routegen" && use.2 == ToolVersion.current)
        let metadata = try Self.text(".github/actions/routegen/action.yml")
        let names = use.3.matches(of: /(?m)^          ([a-z-]+):/).map { String($0.1) }
        #expect(
            names.count > 1
                && names.allSatisfy { metadata.contains("\n  \($0):\n    description:") })
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: VersionTests.package.appending(path: path), encoding: .utf8)
    }
}
