import Foundation
import RouteAnalysis
import RouteCompiler
import RouteSpec

/// A spec of the golden files that has no errors.
struct GoldenSpec {
    let compiled: CompiledSpec
    let sources: [SourceText]

    static let all: [GoldenSpec] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Golden")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            let spec = folder.appendingPathComponent(name).appendingPathComponent("routes.yaml")
            guard let data = FileManager.default.contents(atPath: spec.path) else { return nil }
            let source = SourceText(path: spec.path, text: String(decoding: data, as: UTF8.self))
            let compilation = Compiler.compile(source, name: "routes.yaml", finder: .beside(spec))
            return compilation.compiled.map {
                GoldenSpec(compiled: $0, sources: compilation.sources)
            }
        }
    }()
}
