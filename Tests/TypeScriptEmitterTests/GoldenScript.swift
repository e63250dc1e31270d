import Foundation
import RouteAnalysis
import RouteCompiler
import RouteSpec
import Testing
import TypeScriptEmitter

/// A golden spec that can be exported.
struct GoldenScript: Sendable, CustomTestStringConvertible {
    let name: String
    let compiled: CompiledSpec

    var emitter: TypeScriptFileEmitter {
        TypeScriptFileEmitter(compiled, fileName: "routes.yaml", hasBigIntegers: true)
    }
    var testDescription: String { name }

    static let all: [GoldenScript] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Golden")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            let path = folder.appendingPathComponent(name).appendingPathComponent("routes.yaml").path
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            let source = SourceText(path: path, text: String(decoding: data, as: UTF8.self))
            guard let compiled = Compiler.compile(source, name: "routes.yaml").compiled else { return nil }
            let script = GoldenScript(name: name, compiled: compiled)
            return script.emitter.foreignRoutes.isEmpty ? script : nil
        }
    }()
}
