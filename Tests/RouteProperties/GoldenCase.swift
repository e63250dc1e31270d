import Foundation
import RouteCompiler
import RouteLanguage
import RouteMessages
import RouteSpec

/// A folder of `Tests/Golden`: a spec, and what must come of it. A rule's folder without a spec has
/// the example of the rule's guide.
///
/// `expected.txt` has the diagnostics, `expected.swift` the generated file of a spec without
/// errors. A generated file has a link in `Compiled`, so that it is a part of this target.
struct GoldenCase: Sendable, CustomStringConvertible {
    /// This target's folder, with links resolved: the fuzzing package has a link to it.
    static let target = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent()
    static let folder = target.deletingLastPathComponent().appendingPathComponent("Golden")

    /// Every case, by name.
    static let all: [GoldenCase] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).sorted().filter { !$0.hasPrefix(".") }.map { GoldenCase(name: $0) }
    }()

    /// The cases with generated Swift, without those that only show warnings.
    static let compiled = all.filter { golden in
        golden.compilation.compiled?.spec != nil
            && (golden.text(of: golden.expectedDiagnostics) == nil
                || golden.text(of: golden.expectedSwift) != nil)
    }

    let name: String
    /// The spec's text. Bytes that aren't UTF-8 become U+FFFD.
    let text: String
    let source: SourceText
    let compilation: Compilation

    private init(name: String) {
        self.name = name
        let bytes =
            (try? Data(contentsOf: Self.spec(name))).map(Array.init) ?? RuleGuide[name]?.bytes ?? []
        text = String(decoding: bytes, as: UTF8.self)
        source = SourceText(path: "routes.yaml", bytes: bytes)
        // A rule's own case shows its notes, even if builds don't.
        let isNote = Rule.all.contains { $0.id == name && $0.severity == .note }
        compilation = Compiler.compile(
            source, name: "routes.yaml", finder: .beside(Self.spec(name)), notesOverlaps: isNote)
    }

    var description: String { name }

    var spec: URL { Self.spec(name) }

    private static func spec(_ name: String) -> URL {
        folder.appendingPathComponent("\(name)/routes.yaml")
    }

    var expectedDiagnostics: URL {
        Self.folder.appendingPathComponent("\(name)/expected.txt")
    }

    var expectedSwift: URL {
        Self.folder.appendingPathComponent("\(name)/expected.swift")
    }

    /// The link to the generated file, with a name that is unique in the target.
    var link: URL {
        Self.target.appendingPathComponent("Compiled/\(name).swift")
    }

    /// The text of a file; nil if there is none.
    func text(of file: URL) -> String? {
        (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    }
}
