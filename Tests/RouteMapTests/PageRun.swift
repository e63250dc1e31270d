import Foundation
import RouteJSON
import RouteManifest
import RouteTestSupport
import Testing
import TypeScriptEmitter

@testable import RouteMap

/// A page's scripts in Node, beside a stand-in for the browser's document.
enum PageRun {
    /// The texts of expressions, evaluated one after another on one page. They can call what
    /// `document.mjs` declares and, as members of `page`, what the page's script exports.
    static func results(
        of expressions: [String], spec: String, files: [String: String] = [:],
        hiding names: Set<String> = [], claims: [JSON] = []
    ) throws -> [String] {
        let checked = Checked(spec, files: files)
        let compiled = try #require(checked.compilation.compiled, "\(checked.lines)")
        let hidden = Set(compiled.table.routeIDs.filter { names.contains(compiled.table[$0].name) })
        let emitter = TypeScriptFileEmitter(
            compiled, fileName: "routes.yaml", hidden: hidden, hasBigIntegers: true)
        let manifest = Manifest(compiled, sources: checked.compilation.sources, hidden: hidden).json
        let data = JSON.object([
            (
                "manifest",
                PageData.json(of: manifest, bases: compiled.spec.bases.map(\.sourceText))
            ),
            ("overlaps", .array([])), ("claims", .array(claims)),
        ])
        let node = try Node()
        defer { node.remove() }
        try node.write(data.text, to: "data.json")
        try node.write(RouteMap.module(emitter), to: "module.mjs")
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let sources = tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/RouteMap/Page/page.js")
        try node.write(String(contentsOf: sources, encoding: .utf8), to: "page.mjs")
        let document = tests.appendingPathComponent("document.mjs")
        try node.write(String(contentsOf: document, encoding: .utf8), to: "document.mjs")
        let calls = expressions.map { "() => \($0)" }.joined(separator: ",\n")
        try node.write(
            """
            import "./document.mjs";
            import "./module.mjs";
            const page = await import("./page.mjs");
            const { parse, url } = globalThis.routes;
            for (const call of [\(calls)]) {
              let result;
              try { result = call(); } catch (error) { result = error.message; }
              console.log(typeof result === "string" ? result : JSON.stringify(result));
            }
            process.exit(0);
            """, to: "run.mjs")
        let (output, status) = try node.run(try #require(Node.executable), ["run.mjs"])
        try #require(status == 0, "\(output)")
        let results = output.split(separator: "\n").map { String($0) }
        try #require(results.count == expressions.count, "\(output)")
        return results
    }

    /// Compares the texts of expressions.
    static func expect(
        _ cases: [(code: String, result: String)], spec: String, files: [String: String] = [:],
        hiding names: Set<String> = [], claims: [JSON] = [],
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let results = try results(
            of: cases.map(\.code), spec: spec, files: files, hiding: names, claims: claims)
        for (result, expected) in zip(results, cases) {
            #expect(result == expected.result, "\(expected.code)", sourceLocation: location)
        }
    }
}
