import Foundation
import RouteCompiler
import RouteLanguage
import RouteSpec
import Testing
import TypeScriptEmitter

@testable import RouteAnalysis

/// A golden spec that can be exported.
struct GoldenScript: Sendable, CustomTestStringConvertible {
    let name: String
    let compiled: CompiledSpec

    var testDescription: String { name }

    /// Whether no route has a link of a mounted spec's enum.
    var hasAllRoutes: Bool { emitter().foreignRoutes.isEmpty }

    func emitter(hasBigIntegers: Bool = true) -> TypeScriptFileEmitter {
        TypeScriptFileEmitter(compiled, fileName: "routes.yaml", hasBigIntegers: hasBigIntegers)
    }

    static let all: [GoldenScript] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Golden")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            let spec = folder.appendingPathComponent(name).appendingPathComponent("routes.yaml")
            guard let data = FileManager.default.contents(atPath: spec.path) else { return nil }
            let source = SourceText(path: spec.path, text: String(decoding: data, as: UTF8.self))
            let compilation = Compiler.compile(source, name: "routes.yaml", finder: .beside(spec))
            return compilation.compiled.map { GoldenScript(name: name, compiled: $0) }
        }
    }()
}

extension RouteTable {
    /// A compiled spec that has the table, and nothing else to say of its routes.
    func compiled() throws -> CompiledSpec {
        let text =
            "scheme: x\nroutes:\n" + routeIDs.map { "  r\($0.index): r\($0.index)\n" }.joined()
        let spec = Compiler.compile(
            SourceText(path: "routes.yaml", text: text), name: "routes.yaml"
        ).compiled?.spec
        return CompiledSpec(
            spec: try #require(spec), table: self, navigation: nil, overlaps: [], examples: [])
    }
}
