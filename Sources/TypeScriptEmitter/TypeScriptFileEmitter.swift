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

    /// A default, a value of `set`, or the bound of a range that a number can't hold exactly, with
    /// its route and its parameter's name; nil if there is none, or if the file has bigints.
    package var inexactInteger: (route: RouteID, name: String, value: String)? {
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
                    return (id, value.name, integer.description)
                }
                if let range = value.type.integers, !range.overlaps(WideInteger.safe) {
                    return (id, value.name, range.lowerBound.description)
                }
            }
        }
        return nil
    }

    /// The code of the module. The same spec gives the same bytes on every machine.
    package func source(_ dialect: ScriptDialect) -> String {
        source(isDocumented: true, calling: "") { _, _ in }.module(dialect)
    }

    /// The module in JavaScript with more code, without documentation, and with data that says why
    /// a URL doesn't match.
    ///
    /// - Parameters:
    ///   - functions: More functions, between empty lines. The module contains those that it needs.
    ///   - emitMore: Prints code that calls them, or anything in the module.
    package func javaScript(
        calling functions: String, _ emitMore: (inout ReadingData, inout ScriptWriter) -> Void
    ) -> String {
        source(isDocumented: false, calling: functions, emitMore).module(.javaScript)
    }

    /// The type declarations of the JavaScript module.
    package func declarations() -> String {
        var code = ScriptWriter(isDocumented: true)
        emitExports(into: &code)
        return ScriptSource(text: header + code.text).declarations()
    }

    private func source(
        isDocumented: Bool, calling functions: String,
        _ emitMore: (inout ReadingData, inout ScriptWriter) -> Void
    ) -> ScriptSource {
        var code = ScriptWriter(isDocumented: isDocumented)
        emitExports(into: &code)
        // What the exported functions do is compared with the interpreter in tests, so only their
        // types are checked.
        var data = ReadingData(
            table: table, types: types, hidden: hidden, isExplained: !isDocumented)
        var more = ScriptWriter(isDocumented: isDocumented)
        emitMore(&data, &more)
        let runtime = RuntimeSource(
            plusIsSpace: table.plusIsSpace, own: [own] + data.declarations, more: functions)
        for declaration in runtime.declarations(for: code.text + more.text) {
            code.line()
            code.line(declaration)
        }
        return ScriptSource(text: header + "⟨// @ts-nocheck⟩\n" + code.text + more.text)
    }

    /// Prints the exported part of the module.
    private func emitExports(into code: inout ScriptWriter) {
        for type in types.names.declaredTypes { types.declare(type, into: &code) }
        emitTypes(into: &code)
        code.line()
        let hasBase = table.patternIDs.contains { table[$0].isRelative }
        code.documentation(
            ["The route that a URL opens; null if no pattern matches."]
                + (hasBase
                    ? [
                        "",
                        "@param options Another base besides the spec's; with `\"\"`, a path is read.",
                    ] : [])
        )
        let options = hasBase ? ", options⦃?⦄⟨: { base?: string | undefined }⟩⟪ = {}⟫" : ""
        code.block("export function parse(url⟨: string⟩\(options))⟨: Route | null⟩") { code in
            code.line("const parts = $split(\(hasBase ? "$rebased(url, options.base)" : "url"));")
            code.line("return parts && \(visible("$match(parts)"));")
        }
        WritingEmitter(table: table, types: types, routes: visible, documentation: documentation)
            .emit(into: &code)
    }

    /// Prints the types of routes and of what their functions take, and the list of bases.
    private func emitTypes(into code: inout ScriptWriter) {
        let routes = visible.map { "  | { \(types.members(of: table[$0])) }" }.joined(
            separator: "\n")
        let parameters = visible.map {
            "  \(table[$0].name.scriptLiteral): \(types.arguments(of: table[$0]));\n"
        }
        // Values that can be left out can be left out of a link in a link, too.
        code.line(
            """

            ⟨/** A route and its values. */
            export type Route =
            \(routes);

            interface $Params {
            \(parameters.joined())}

            type $Link = { [Name in keyof $Params]: { route: Name } & $Params[Name] }[keyof $Params];

            /** The values that a route's function takes. */
            export type Params<Name extends keyof $Params> = $Params[Name];

            /** More items for the query of a URL. */
            export type LinkOptions = { query?: Readonly<Record<string, string>> | undefined };⟩
            """)
        let bases = table.bases.filter(\.isLiteral).map(\.writtenText.scriptLiteral).joined(
            separator: ", ")
        if bases.isEmpty { return }
        code.line()
        code.documentation(["The bases of the spec, the one that is written first."])
        code.line("export const bases⟪ = [\(bases)]⟨ as const⟩⟫⦃: readonly [\(bases)]⦄;")
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

    /// What depends on the spec: its base, the routes that are left out, and links in links.
    private var own: String {
        let root = table.bases.isEmpty ? "\(table.anyScheme)://" : table.leading.base
        let hasRelativeLinks = table.bases.first?.isLiteral ?? true
        let relative = "$under($root, text.startsWith(\"/\") ? text : `/${text}`)"
        // The text may begin with two slashes, which aren't written without a base.
        let noBase = table.patternIDs.contains { table[$0].isRelative } ? ", \".\"" : ""
        let written = "url(route\(noBase))"
        let integers =
            types.hasBigIntegers
            ? ("-(2n ** 63n)", "2n ** 63n - 1n", "(value) => value")
            : ("Number.MIN_SAFE_INTEGER", "Number.MAX_SAFE_INTEGER", "() => NaN")
        return """
            /** What the URLs of most routes start with. */
            const $base = \(table.leading.base.scriptLiteral);

            /** What a path is read under. */
            const $root = \(root.scriptLiteral);

            const $least = \(integers.0);

            const $most = \(integers.1);

            /** What the file has for an integer that a number can't hold exactly. NaN hides the route. */
            const $large = \(integers.2);

            /** A route that is not in this file. */
            const $hidden = {};

            function $visible(route) {
              return $isHidden(route) ? null : route;
            }

            /** Whether the file leaves out a route, or that of a link in it, or lacks a value of it. */
            function $isHidden(value) {
              if (value === $hidden || Number.isNaN(value)) return true;
              return typeof value === "object" && value !== null && Object.values(value).some($isHidden);
            }

            /** The route of a nested link. At most eight are read in one another, the URL itself counted. */
            function $link(url, text) {
              let [depth, outer] = [1, url];
              for (; outer.outer; depth++) outer = outer.outer;
              if (!text || depth === 8) return null;
              const key = `${depth} ${text}`;
              const links = (outer.links ??= new Map());
              const known = links.get(key);
              if (known !== undefined) return known;
              const isURL = /^[a-z][a-z\\d+.-]*:/i.test(text);
              const link = $split(isURL ? text : \(hasRelativeLinks ? relative : "\"\""), url);
              const route = link && $match(link);
              links.set(key, route);
              return route;
            }

            /** The text of a link in a link: what follows the base. */
            function $linkText(route, name) {
              $checked(route, name, typeof route === "object" && route !== null, "a route");
              const text = \(written);
              return text.replace(/^\\.(?:\\/(?!\\/|[a-z][a-z\\d+.-]*:))?/i, "") || "/";
            }
            """
    }
}
