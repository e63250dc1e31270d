import RouteAnalysis
import RouteLanguage
import RouteSpec

/// Prints the Swift file of a spec: first the enum, for people to read, then equality, the
/// matcher, and the writer.
package struct SwiftFileEmitter {
    private let compiled: CompiledSpec
    private let fileName: String

    private var spec: Spec { compiled.spec }
    private var table: RouteTable { compiled.table }
    private var navigation: Navigation? { compiled.navigation }

    /// The Swift source of a spec. The same arguments give the same bytes on every machine.
    ///
    /// - Parameter fileName: the spec file's name, without its folder.
    package static func source(of compiled: CompiledSpec, fileName: String) -> String {
        SwiftFileEmitter(compiled: compiled, fileName: fileName).source()
    }

    private func source() -> String {
        var code = CodeWriter()
        let names = TypeNames(spec, table)
        emitHeader(into: &code)
        emitTypeChecks(names, into: &code)
        EnumEmitter(spec: spec, table: table, names: names, examples: compiled.examples)
            .emit(into: &code)
        code.line()
        if let navigation {
            NavigationEmitter(navigation: navigation, table: table, names: names).emit(into: &code)
            code.line()
        }
        let equalities = EqualityEmitter.all(of: spec, names: names)
        for equality in equalities {
            equality.emit(into: &code)
            code.line()
        }
        emitMatching(names, equalities, into: &code)
        return code.text
    }

    private func emitMatching(
        _ names: TypeNames, _ equalities: [EqualityEmitter], into code: inout CodeWriter
    ) {
        var matching = MatchingEmitter(
            table: table, names: names, plan: MatchingPlan(table: table),
            patternsOnNoServer: table.patternsOnNoServer)
        matching.emit(into: &code)
        code.line()
        URLWritingEmitter(table: table, names: names, shared: table.leading).emit(into: &code)
        matching.emitMixedParts(into: &code)
        matching.emitReaders(into: &code)
        let large = equalities.filter(\.isLarge)
        if large.isEmpty { return }
        code.line()
        code.line("/// The names of large enums' cases, and their values by type.")
        code.block("private nonisolated enum _Cases") { code in
            for (index, equality) in large.enumerated() {
                if index > 0 { code.line() }
                equality.emitCases(into: &code)
            }
        }
    }

    private func emitImport(_ module: String, into code: inout CodeWriter) {
        let isSeen = isSeenOutside(module)
        switch spec.access {
        case .public where isSeen: code.line("public import \(module)")
        case .package where isSeen:
            // Unless imports are internal by default, a `package` import makes a plain one in
            // another file an error.
            code.line("#if hasFeature(InternalImportsByDefault)")
            code.indented { $0.line("package import \(module)") }
            code.line("#else")
            code.indented { $0.line("import \(module)") }
            code.line("#endif")
        default: code.line("import \(module)")
        }
    }

    /// Whether the enum's cases and members have types of a module.
    private func isSeenOutside(_ module: String) -> Bool {
        if ["RouteRuntime", "RouteNavigation"].contains(module) { return true }
        if spec.mounts.contains(where: { $0.module == module }) { return true }
        let hasCustomTypes = spec.ownRoutes.flatMap(\.route.values).contains { $0.type.isCustom }
        return hasCustomTypes && spec.imports.contains(module)
    }

    /// The modules of the types that the code names, in the order of the spec, without duplicates.
    private var modules: [String] {
        Self.modules(of: spec).filter { $0 != "RouteRuntime" }.withoutRepetitions
    }

    private static func modules(of spec: Spec) -> [String] {
        var modules = spec.imports
        for mount in spec.mounts {
            modules += [mount.module].compactMap(\.self)
            modules += Self.modules(of: mount.spec)
        }
        return modules
    }

    private func emitHeader(into code: inout CodeWriter) {
        let file = fileName.commentLine
        let maker = "routegen \(ToolVersion.interface)"
        code.line("// Made by \(maker) from \(file). Do not edit: edit the spec.")
        code.line("// swift-format-ignore-file")
        code.line("// swiftlint:disable all")
        code.line("// swiftformat:disable all")
        code.line()
        emitImport("RouteRuntime", into: &code)
        if navigation != nil { emitImport("RouteNavigation", into: &code) }
        for module in modules where navigation == nil || module != "RouteNavigation" {
            emitImport(module, into: &code)
        }
        code.line()
        // A file must import the types that its public declarations name; RouteURL is Foundation's
        // URL.
        guard spec.access == .public else { return }
        code.line("#if canImport(FoundationEssentials)")
        code.line("    public import FoundationEssentials")
        code.line("#else")
        code.line("    public import Foundation")
        code.line("#endif")
        code.line()
    }

    /// Prints a check of the app's types before the enum, so that the compiler's first error about
    /// a missing type or conformance is at a line with the type and a pattern. The check is the
    /// value of a constant, because the compiler reports errors in the order of declarations, but
    /// those in function bodies last.
    private func emitTypeChecks(_ names: TypeNames, into code: inout CodeWriter) {
        var seen: Set<RouteType> = []
        var checks: [SwiftText] = []
        for declared in table.routes.flatMap(\.patterns) {
            let pattern = declared.pattern
            for type in pattern.parameters.map(\.type)
            where type.isCustom && seen.insert(type).inserted {
                let check: SwiftText = "_ = _Route.value(\(names.name(of: type)).self, \"\")"
                checks.append("\(check)  // \(pattern.text.commentLine)")
            }
        }
        if checks.isEmpty { return }
        code.line(
            "// If a type of yours doesn't conform, the first error is here and names its pattern.")
        code.block("private nonisolated let _appTypes: () = {", closing: "}()") { code in
            for check in checks { code.line(check) }
        }
        code.line()
    }
}
