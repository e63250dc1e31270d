import RouteAnalysis
import RoutePatterns
import RouteSpec

/// Prints a spec as a module of TypeScript or JavaScript: first the exported types and functions, for people to read,
/// then the code that reads URLs.
package struct TypeScriptFileEmitter {
    package let table: RouteTable
    private let fileName: String
    /// The documentation of each route.
    private let docs: [String?]
    package let types: ScriptTypes
    /// The routes that the file leaves out.
    private let hidden: ExcludedRoutes

    /// - Parameters:
    ///   - fileName: The spec file's name, without its folder.
    ///   - hidden: The routes that the file leaves out. URLs that open them open no other route of the file.
    package init(_ compiled: CompiledSpec, fileName: String, hidden: Set<RouteID> = []) {
        self.init(compiled.table, docs: compiled.spec.routes.map(\.doc), fileName: fileName, hidden: hidden)
    }

    init(_ table: RouteTable, docs: [String?], fileName: String, hidden: Set<RouteID> = []) {
        self.hidden = ExcludedRoutes(hidden, of: table)
        self.table = table
        self.docs = docs
        self.fileName = fileName
        types = ScriptTypes(names: ScriptNames(table, self.hidden), affixes: AffixConstants(table))
    }

    /// A mounted spec's enum that a route of the file has a link of, which can't be exported; nil if there is none.
    package var unsupportedType: String? {
        for value in visible.flatMap({ table[$0].values }) {
            if case .link(let link) = value.type, link.owner != nil { return link.name }
        }
        return nil
    }

    /// The code of the module. The same spec gives the same bytes on every machine.
    package func source(_ dialect: ScriptDialect) -> String {
        source(isDocumented: true, calling: "") { _, _ in }.module(dialect)
    }

    /// The module in JavaScript with more code, and without documentation.
    ///
    /// - Parameters:
    ///   - functions: More functions, between empty lines. The module contains those that it needs.
    ///   - emitMore: Prints code that calls them, or anything in the module.
    package func javaScript(
        calling functions: String, _ emitMore: (ReadingEmitter, inout ScriptWriter) -> Void
    ) -> String {
        source(isDocumented: false, calling: functions, emitMore).module(.javaScript)
    }

    /// The type declarations of the JavaScript module.
    package func declarations() -> String {
        var code = ScriptWriter()
        emitExports(isDocumented: true, into: &code)
        return ScriptSource(text: header + code.text).declarations()
    }

    private func source(
        isDocumented: Bool, calling functions: String, _ emitMore: (ReadingEmitter, inout ScriptWriter) -> Void
    ) -> ScriptSource {
        var code = ScriptWriter()
        emitExports(isDocumented: isDocumented, into: &code)
        var reading = ReadingEmitter(table: table, types: types, hidden: hidden)
        reading.emit(into: &code)
        emitMore(reading, &code)
        let affixes = types.affixes.declarations(types).joined(separator: "\n\n")
        let runtime = RuntimeSource(plusIsSpace: table.plusIsSpace, own: [own, affixes], more: functions)
        for declaration in runtime.declarations(for: code.text) {
            code.line()
            code.line(declaration)
        }
        return ScriptSource(text: header + code.text)
    }

    /// Prints the exported part of the module.
    private func emitExports(isDocumented: Bool, into code: inout ScriptWriter) {
        for type in types.names.declaredTypes { types.declare(type, into: &code) }
        code.line()
        code.line("⟨/** A route and its values. */")
        code.line("export type Route =")
        let last = visible.last
        for id in visible {
            code.line("  | { \(types.members(of: table[id])) }\(id == last ? ";⟩" : "")")
        }
        code.line()
        code.documentation(["The route that a URL opens; null if no pattern matches."])
        code.block("export function parse(url⟨: string⟩)⟨: Route | null⟩") { code in
            code.line("const parts = $split(url);")
            code.line("return parts && \(visible("$match(parts)"));")
        }
        let writing = WritingEmitter(
            table: table, types: types, routes: visible, documentation: { isDocumented ? documentation($0) : [] })
        writing.emit(into: &code)
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
    private func visible(_ code: String) -> String { hidden.routes.isEmpty ? code : "$visible(\(code))" }

    private func documentation(_ id: RouteID) -> [String] {
        let doc = docs[id.index].map { $0.split(whereSeparator: \.isNewline).map { String($0).scriptComment } } ?? []
        let patterns = table.patternIDs(of: id).map { table[$0].pattern.text }
        let list = patterns.map { "\(patterns.count > 1 ? "- " : "")`\($0.isEmpty ? "/" : $0.scriptComment)`" }
        return doc + (doc.isEmpty ? [] : [""]) + list
    }

    /// What depends on the spec: its base, the routes that are left out, and links in links.
    private var own: String {
        let base = (table.bases.first?.encodedText ?? "\(table.anyScheme)://").scriptLiteral
        let hasRelativeLinks = table.bases.first?.isLiteral ?? true
        let relative = hasRelativeLinks ? "\(base) + (text.startsWith(\"/\") ? \"\" : \"/\") + text" : "\"\""
        // Without a base, a text that begins like a URL gets a slash. Under `scheme:` and `scheme:/` that is its base,
        // unless the base has a path, after which there is a slash anyway. There, an empty first segment has the two
        // slashes of an empty authority before it.
        let hasForm = table.leading.form != .authority && table.leading.baseKind == .noHost
        let noBase = table.patternIDs.contains { table[$0].isRelative } ? ", \(hasForm ? "\"/\"" : "\"\"")" : ""
        let slashes = hasForm ? ".replace(/^\\/\\/(?=\\/\\/)/, \"\")" : ""
        return """
            /** What the URLs of most routes start with. */
            const $base = \(table.leading.base.scriptLiteral);

            /** A route that is not in this file. */
            const $hidden = {}⟨ as Route⟩;

            function $visible(route⟨: Route | null⟩)⟨: Route | null⟩ {
              return route === $hidden ? null : route;
            }

            /** The route of a nested link. At most eight are read in one another, the URL itself counted. */
            function $link(url⟨: $URL⟩, text⟨: string | null | undefined⟩)⟨: Route | null⟩ {
              let [depth, outer] = [1, url];
              for (; outer.outer; depth++) outer = outer.outer;
              if (!text || depth === 8) return null;
              const key = `${depth} ${text}`;
              const links = (outer.links ??= new Map());
              const known = links.get(key)⟨ as Route | null | undefined⟩;
              if (known !== undefined) return known;
              const isURL = /^[a-z][a-z\\d+.-]*:/i.test(text);
              const link = $split(isURL ? text : \(relative), url);
              const route = link && \(visible("$match(link)"));
              links.set(key, route);
              return route;
            }

            /** The text of a link in a link: what follows the base. */
            function $linkText(route⟨: Route⟩)⟨: string⟩ {
              return url(route\(noBase))\(slashes).replace(/^\\/(?!\\/|[a-z][a-z\\d+.-]*:)/i, "") || "/";
            }
            """
    }
}
