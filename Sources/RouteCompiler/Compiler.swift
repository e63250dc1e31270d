import RouteAnalysis
import RouteLanguage
import RouteSpec
import SwiftEmitter

/// Compiles the text of a spec file. Each stage turns one type into the next:
///
///     SourceText → SpecFiles → Spec → CompiledSpec → an emitter's text
///
/// A stage that reports errors is the last one.
package enum Compiler {
    /// Compiles a spec.
    ///
    /// - Parameters:
    ///   - name: The last component of the file's path, which names the enum if the spec doesn't.
    ///   - finder: Reads the specs that it mounts.
    ///   - notesOverlaps: Whether to also look for values that don't survive a round trip, and for
    ///     rules in `allow` that have nothing to silence. Builds never do.
    package static func compile(
        _ source: SourceText, name: String, finder: SpecFinder = .none, notesOverlaps: Bool = false
    ) -> Compilation {
        let files = SpecFiles(source, finder)
        var specs = CheckedSpecs(files, notesOverlaps: notesOverlaps)
        let main = specs.check(0, fileName: name)
        let diagnostics = main.diagnostics.reporting(specs.diagnostics(ofMountsOf: main))
        return Compilation(
            sources: files.sources, compiled: diagnostics.hasErrors ? nil : main.compiled,
            diagnostics: diagnostics)
    }

    /// A spec that is not analyzed; nil if it can't be decoded.
    package static func decode(_ source: SourceText, name: String, finder: SpecFinder) -> Spec? {
        var diagnostics = Diagnostics()
        return SpecFiles(source, finder).decode(fileName: name, into: &diagnostics)
    }

    /// The text of a spec, and what compiling it needs.
    package struct Input {
        let source: SourceText
        /// The last component of the file's path, which names the enum if the spec doesn't.
        let name: String
        /// Reads the specs that it mounts.
        let finder: SpecFinder

        package init(source: SourceText, name: String, finder: SpecFinder) {
            self.source = source
            self.name = name
            self.finder = finder
        }
    }

    /// Compares the patterns of several valid specs, as if one spec mounted them all. A spec that
    /// another of them mounts counts once. The diagnostics are only those about patterns of
    /// different specs.
    package static func compare(_ inputs: [Input]) -> Compilation {
        var diagnostics = Diagnostics()
        var files = SpecFiles()
        let mains = inputs.map { files.read($0.source, $0.finder) }
        let mounted = Set(
            files.identities.indices.filter { !mains.contains($0) }.map { files.identities[$0] })
        var specs: [Spec] = []
        var members: [Spec.Member] = []
        for (main, input) in zip(mains, inputs) {
            let spec = files.decode(
                main, fileName: input.name, isCombined: true, into: &diagnostics)
            guard let spec else { continue }
            specs.append(spec)
            if !mounted.contains(files.identities[main]) { members += spec.members }
        }
        let spec = Spec(together: specs, members: members)
        let compiled = CompiledSpec(
            checking: spec, isCombined: true, notesOverlaps: true, into: &diagnostics)
        // The files that a spec mounts follow its own file.
        let ofSeveral = diagnostics.filter { diagnostic in
            Set(diagnostic.files.map { file in mains.last { $0 <= file } }).count > 1
        }
        return Compilation(sources: files.sources, compiled: compiled, diagnostics: ofSeveral)
    }
}
