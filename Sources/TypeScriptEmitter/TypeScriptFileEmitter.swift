import RouteAnalysis
import RouteLanguage
import RouteSpec

/// Prints a spec as a module of TypeScript or JavaScript: first the exported types and functions,
/// for people to read, then the code that reads URLs.
package struct TypeScriptFileEmitter {
    private let compiled: CompiledSpec
    private let fileName: String
    package let types: ScriptTypes
    /// The routes that the file leaves out.
    private let hidden: ExcludedRoutes

    /// - Parameters:
    ///   - fileName: The spec file's name, without its folder.
    ///   - hidden: The routes that the file leaves out. URLs that open them open no other route of
    ///     the file.
    ///   - hasBigIntegers: Whether integers that a number can't hold exactly are read and written,
    ///     as bigints.
    package init(
        _ compiled: CompiledSpec, fileName: String, hidden: Set<RouteID> = [],
        hasBigIntegers: Bool = false
    ) {
        self.compiled = compiled
        self.fileName = fileName
        let table = compiled.table
        let foreign = table.routeIDs.filter {
            table[$0].values.contains { $0.type.isLink && $0.type.owner != nil }
        }
        self.hidden = ExcludedRoutes(hidden.union(foreign), of: table)
        types = ScriptTypes(names: ScriptNames(table, self.hidden), hasBigIntegers: hasBigIntegers)
        foreignRoutes = foreign.filter { !hidden.contains($0) }
    }

    package var table: RouteTable { compiled.table }

    /// The routes that have links of a mounted spec's enum, which the file leaves out.
    package let foreignRoutes: [RouteID]

    /// The first integer that a number can't hold exactly;
    /// nil if there is none, or if the file has bigints.
    package var inexactInteger: InexactInteger? {
        if types.hasBigIntegers { return nil }
        for id in visible {
            for value in table[id].values {
                let constants = table.patternIDs(of: id).compactMap {
                    table[$0].constants[value.name]?.value
                }
                let written = ([value.leftOut?.value] + constants).compactMap {
                    $0.flatMap(WideInteger.init)
                }
                if let integer = written.first(where: { !WideInteger.safe.contains($0) }) {
                    return InexactInteger(
                        route: id, name: value.name, value: integer.description)
                }
                if let range = value.type.integers, !range.overlaps(WideInteger.safe) {
                    return InexactInteger(
                        route: id, name: value.name, value: range.lowerBound.description)
                }
            }
        }
        return nil
    }

    /// The code of the module. The same spec gives the same bytes on every machine.
    package func source(_ dialect: ScriptDialect) -> String {
        source(dialect, isDocumented: true, isNumbered: false)
    }

    /// The module in JavaScript for a page, which has the documentation elsewhere. Its data says
    /// which of its route's patterns each one is.
    package func pageSource() -> String {
        source(.javaScript, isDocumented: false, isNumbered: true)
    }

    /// The type declarations of the JavaScript module.
    package func declarations() -> String {
        var code = ScriptWriter(.declarations, isDocumented: true)
        emitExports(into: &code)
        return header + code.text
    }

    private func source(_ dialect: ScriptDialect, isDocumented: Bool, isNumbered: Bool) -> String {
        let form = ScriptForm.module(dialect)
        var code = ScriptWriter(form, isDocumented: isDocumented)
        emitExports(into: &code)
        let data = ReadingData(
            table: table, types: types, hidden: hidden, form: form, isNumbered: isNumbered)
        code.line()
        for declaration in settings(form) + data.declarations { code.line(declaration) }
        return header + code.text + "\n" + RuntimeSource.text(in: dialect)
    }

    /// What the runtime needs to know of the spec besides its patterns.
    private func settings(_ form: ScriptForm) -> [String] {
        let text = form.annotation("string | undefined")
        let root = table.bases.isEmpty ? "\(table.anyScheme)://" : table.leading.base
        let hasRoot = table.bases.first?.isLiteral ?? true
        let base = table.bases.isEmpty ? "undefined" : table.leading.base.scriptLiteral
        return [
            "const $base\(text) = \(base);",
            "const $root\(text) = \(hasRoot ? root.scriptLiteral : "undefined");",
            "const $plusIsSpace\(form.annotation("boolean")) = \(table.plusIsSpace);",
            "const $ignoresCase\(form.annotation("boolean")) = \(table.ignoresCase);",
        ]
    }

    /// Prints the exported part of the module.
    private func emitExports(into code: inout ScriptWriter) {
        for type in types.names.declaredTypes { types.declare(type, into: &code) }
        emitTypes(into: &code)
        emitBases(into: &code)
        emitParse(into: &code)
        WritingEmitter(table: table, types: types, routes: visible, documentation: documentation)
            .emit(into: &code)
    }

    private func emitParse(into code: inout ScriptWriter) {
        let hasBase = visible.contains(where: table.isWrittenUnderBase)
        code.line()
        code.documentation(
            ["The route that a URL opens; null if no pattern matches."]
                + (hasBase
                    ? [
                        "",
                        "@param options Another base besides the spec's, which a path may follow.",
                    ] : []))
        // A program may not know the types of a browser, such as URL.
        var parameters = [
            ScriptFunction.Parameter(name: "url", type: "string | { readonly href: string }")
        ]
        if hasBase {
            parameters.append(
                .init(
                    name: "options", type: "{ base?: string | undefined }", isOptional: true,
                    missing: "{}"))
        }
        let parse = ScriptFunction(name: "parse", parameters: parameters, result: "Route | null")
        code.function(parse) { code in
            code.line("const parts = $split(\(hasBase ? "$rebased(url, options.base)" : "url"));")
            let route = code.form.cast(visible("$match(parts)"), to: "Route | null")
            code.line("return parts && \(code.form.hasTypes ? "(\(route))" : route);")
        }
    }

    /// Prints the types of routes and of what their functions take.
    private func emitTypes(into code: inout ScriptWriter) {
        let routes = visible.map { "  | { \(types.members(of: table[$0])) }" }
        let parameters = visible.map {
            "  \(table[$0].name.scriptLiteral): \(types.arguments(of: table[$0]));"
        }
        let lines = routes.joined(separator: "\n")
        // Values that can be left out can be left out of a link in a link, too.
        code.type(
            """

            /** A route and its values. */
            export type Route =
            \(lines);

            interface $Params {
            \(parameters.joined(separator: "\n"))
            }

            type $Link = { [Name in keyof $Params]: { route: Name } & $Params[Name] }[keyof $Params];

            /** The values that a route's function takes. */
            export type Params<Name extends keyof $Params> = $Params[Name];

            type $QueryValue = string | number | bigint | boolean;

            /** What a route's function takes besides values. */
            export type LinkOptions = {
            \(optionMembers.joined(separator: "\n"))
            };
            """)
    }

    private var optionMembers: [String] {
        let base = [
            "  /** The base of the URL; \"\" for a path. */",
            "  base\(table.bases.isEmpty ? ": string" : "?: string | undefined");",
        ]
        let query = [
            "  /** More items. A list is an item for each element; undefined is left out. */",
            "  query?: Readonly<Record<string, $QueryValue | readonly $QueryValue[] | undefined>> | undefined;",
        ]
        return (visible.contains(where: table.isWrittenUnderBase) ? base : []) + query
    }

    /// Prints the list of bases.
    private func emitBases(into code: inout ScriptWriter) {
        let bases = table.bases.filter(\.isLiteral).map(\.writtenText)
        if bases.isEmpty { return }
        code.line()
        code.documentation(["The bases of the spec, the one that is written first."])
        code.list("bases", bases)
    }

    private var header: String {
        """
        /**
         * Made by routegen from \(fileName.scriptComment). Do not edit: edit the spec.
         * @noprettier
         */
        /* eslint-disable */

        """
    }

    /// The routes of the file.
    package var visible: [RouteID] { table.routeIDs.filter { !hidden.routes.contains($0) } }

    /// The expression for a route that was read, or null if the file leaves the route out.
    private func visible(_ code: String) -> String {
        let hasAll = !visible.contains {
            table[$0].values.contains { types.lacksValues(of: $0.type) }
        }
        return hidden.routes.isEmpty && hasAll ? code : "$visible(\(code))"
    }

    private func documentation(_ id: RouteID) -> [String] {
        let doc = (compiled.spec.routes[id.index].doc ?? "").split(whereSeparator: \.isNewline)
            .map { String($0).scriptComment }
        let patterns = table.patternIDs(of: id).map { table[$0] }
        let list = patterns.map { declared in
            let text = declared.pattern.text
            let values = declared.sets(of: table[id]).map {
                "`\($0.name)` is `\($0.text.scriptComment)`"
            }
            let sets = values.isEmpty ? "" : " (\(values.joined(separator: ", ")))"
            let mark = patterns.count > 1 ? "- " : ""
            return "\(mark)`\(text.isEmpty ? "/" : text.scriptComment)`\(sets)"
        }
        let deprecation =
            table[id].deprecation.map { ["", "@deprecated \($0.scriptComment)"] } ?? []
        return doc + (doc.isEmpty ? [] : [""]) + list + deprecation
    }
}
