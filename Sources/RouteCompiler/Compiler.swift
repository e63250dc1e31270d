import RouteAnalysis
import RouteSpec
import SwiftEmitter

/// From the text of a spec file to everything that is made of it. Each stage turns one type into the next:
///
///     SourceText → Node → Spec → CheckedSpec → OrderedSpec → CompiledSpec → an emitter's text
package enum Compiler {
    /// A part of the work, in order.
    package enum Stage: String, CaseIterable, Sendable {
        /// Text to nodes.
        case parse
        /// Nodes to routes.
        case decode
        /// What can be said of a route alone.
        case check
        /// The trees by which URLs are read.
        case order
        /// What patterns do to one another.
        case compare
        /// The examples and rejects.
        case examples
    }

    /// Compiles a spec.
    ///
    /// - Parameters:
    ///   - name: the file's name, the last component of its path: it names the enum where the spec does not.
    ///   - notesOverlaps: whether to look for values that do not come back, which is never done in a build.
    ///   - hasEnded: is told of each stage when it has ended.
    package static func compile(
        _ source: SourceText, name: String, notesOverlaps: Bool = false, hasEnded: (Stage) -> Void = { _ in }
    ) -> Compilation {
        var diagnostics = Diagnostics()
        func ended<Output>(_ stage: Stage, _ output: Output) -> Output {
            hasEnded(stage)
            return output
        }
        let node: Node? = ended(.parse, YAML.parse(source, into: &diagnostics))
        let spec: Spec? = ended(.decode, node.flatMap { Spec.decode($0, fileName: name, into: &diagnostics) })
        let checked: CheckedSpec? = spec.flatMap { ended(.check, CheckedSpec($0, into: &diagnostics)) }
        let ordered: OrderedSpec? = checked.flatMap { OrderedSpec($0, into: &diagnostics) }.map { ended(.order, $0) }
        let compiled: CompiledSpec? = ordered.map {
            ended(.compare, $0.compared(notesOverlaps: notesOverlaps, into: &diagnostics))
        }
        if let compiled {
            let routes = compiled.spec.routes
            if notesOverlaps { for route in routes { PathDefaults.check(route, into: &diagnostics) } }
            ended(.examples, Examples.check(routes, in: compiled.table, into: &diagnostics))
        }
        return Compilation(
            source: source, compiled: diagnostics.hasErrors ? nil : compiled, diagnostics: diagnostics)
    }
}

/// What came of a spec file.
package struct Compilation: Sendable {
    package let source: SourceText
    /// Nil if there are errors.
    package let compiled: CompiledSpec?
    package let diagnostics: Diagnostics

    package init(source: SourceText, compiled: CompiledSpec?, diagnostics: Diagnostics) {
        self.source = source
        self.compiled = compiled
        self.diagnostics = diagnostics
    }

    package var hasErrors: Bool { diagnostics.hasErrors }

    /// The Swift file of the spec; nil if there are errors.
    ///
    /// - Parameter fileName: the spec file's name, without its folder, as the first line has it.
    package func swift(fileName: String) -> String? {
        compiled.map { SwiftFileEmitter.source(of: $0, fileName: fileName) }
    }
}
