import Foundation
import SwiftEmitter
import Testing

@testable import routegen

/// The hooks for pre-commit, run as pre-commit does: the entry, the arguments in the app's
/// configuration, and the names of matching committed files.
@Suite("The hooks") struct HookTests {
    private struct Hook {
        let id: String
        let entry: [String]
        let files: String
        let passesNames: Bool
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: VersionTests.package.appending(path: path), encoding: .utf8)
    }

    private static func hook(_ id: String) throws -> Hook {
        let blocks = try text(".pre-commit-hooks.yaml").components(separatedBy: "- id: ")
        let block = try #require(blocks.first { $0.hasPrefix("\(id)\n") })
        func value(_ key: String) -> String? {
            block.split(separator: "\n").first { $0.hasPrefix("  \(key): ") }.map {
                String($0.dropFirst(key.count + 4))
            }
        }
        return Hook(
            id: id, entry: try #require(value("entry")).split(separator: " ").map(String.init),
            files: try #require(value("files")), passesNames: value("pass_filenames") != "false")
    }

    /// Runs a hook on files of a folder.
    private func run(
        _ hook: Hook, _ arguments: [String] = [], on files: [String], in folder: TemporaryFolder
    ) throws -> ProcessOutcome? {
        let pattern = try NSRegularExpression(pattern: hook.files)
        let names = files.filter {
            pattern.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil
        }
        if names.isEmpty { return nil }
        try #require(hook.entry.first == "routegen")
        return try runProcess(
            try builtTool(), hook.entry.dropFirst() + arguments + (hook.passesNames ? names : []),
            in: folder)
    }

    @Test func specsAreChecked() throws {
        let hook = try Self.hook("routegen-check")
        try withTemporaryFolder { folder in
            try folder.write("routes:\n  a: a\n", into: "routes.yaml")
            try folder.write("routes:\n  b: b/${id:int}\n", into: "Sources/App/Shop.routes.yaml")
            try folder.write("a: [", into: "other.yaml")
            let good = try run(
                hook, on: ["routes.yaml", "other.yaml", "My routes.yaml.txt"], in: folder)
            #expect(good?.code == 0)
            let bad = try run(
                hook, on: ["routes.yaml", "Sources/App/Shop.routes.yaml"], in: folder)
            #expect(bad?.code == 1)
            #expect(
                bad?.output.contains(
                    "Sources/App/Shop.routes.yaml:2:13: error: 'int' is not a type [bad-type]\n")
                    == true)
            try folder.write("routes:\n  none: a\n", into: "routes.yaml")
            #expect(
                try run(hook, on: ["routes.yaml"], in: folder)?.code == 1, "a warning fails, too")
            #expect(
                try run(hook, on: ["a.swift", "notroutes.yaml", "accept.yaml"], in: folder)?.code
                    == nil)
        }
    }

    @Test func aStaleFileIsFound() throws {
        let hook = try Self.hook("routegen-generate")
        let arguments = ["routes.yaml", "-o", "AppRoute.swift"]
        try withTemporaryFolder { folder in
            try folder.write("routes:\n  a: a\n", into: "routes.yaml")
            #expect(folder.run(["generate"] + arguments).code == .success)
            #expect(try run(hook, arguments, on: ["AppRoute.swift"], in: folder)?.code == 0)
            try folder.write("routes:\n  a: b\n", into: "routes.yaml")
            let stale = try run(hook, arguments, on: ["routes.yaml"], in: folder)
            #expect(stale?.code == 1)
            #expect(stale?.error.hasPrefix("error: 'AppRoute.swift' is stale") == true)
        }
    }

    @Test func thePagesUseTheHooksAndTheToolOfThisVersion() throws {
        let page = try Self.text("Sources/RouteRuntime/RouteRuntime.docc/ContinuousIntegration.md")
        #expect(page.contains("\n    rev: \(ToolVersion.current)\n"))
        let ids = page.matches(of: /- id: ([a-z-]+)/).map { String($0.1) }
        for id in ids { _ = try Self.hook(id) }
        #expect(ids.count == 2)
        let installing = try Self.text("Sources/RouteRuntime/RouteRuntime.docc/Installing.md")
        #expect(installing.contains("\nOWNER/RouteGen@\(ToolVersion.current)\n"))
        #expect(installing.contains("tag: \"\(ToolVersion.current)\"\n"))
    }
}
