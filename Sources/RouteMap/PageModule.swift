import RoutePatterns
import TypeScriptEmitter

/// The JavaScript module of a page, which has the documentation elsewhere. It gives the page's scripts what it exports,
/// what says why no pattern matches a URL, and what makes values of the texts in a form.
package struct PageModule {
    private let emitter: TypeScriptFileEmitter

    package init(_ emitter: TypeScriptFileEmitter) {
        self.emitter = emitter
    }

    /// The code of the module. The same spec gives the same bytes on every machine.
    package var code: String {
        emitter.javaScript(calling: RouteMap.explanationFunctions) { code in
            emitTypes(into: &code)
            emitSchemes(into: &code)
            code.line()
            code.line("globalThis.routes = {")
            code.line("  parse, url, linkText: $linkText, rebased: $rebased, isHidden: $isHidden,")
            code.line("  explain: $explain, types: $types, fields: $fields,")
            code.line("};")
        }
    }

    private func emitTypes(into code: inout ScriptWriter) {
        let routes = emitter.visible.map { emitter.table[$0] }
        var (types, numbers): ([RouteType], [RouteType: Int]) = ([], [:])
        for type in routes.flatMap(\.values).map(\.type) where numbers[type] == nil {
            numbers[type] = types.count
            types.append(type)
        }
        let fields = routes.map { route in
            let values = route.values.map { value in
                "[\(ScriptNames.property(value.name).scriptLiteral), \(numbers[value.type] ?? 0)]"
            }
            return "\(route.name.scriptLiteral): [\(values.joined(separator: ", "))]"
        }
        code.constant("$types", "[]", types.map(row), "How texts become values of each type, and what it needs.")
        code.constant("$fields", "{}", fields, "The property and the number of the type of each value, by route.")
    }

    private func row(of type: RouteType) -> String {
        func conversion(to type: RouteType) -> String {
            "(url, raw) => \(emitter.types.conversion(of: SegmentCode(raw: "raw"), to: type))"
        }
        var members = ["convert: \(conversion(to: type))"]
        if type.isConvertedLate { members.append("isLate: true") }
        if type.acceptsEmptyItem { members.append("takesEmpty: true") }
        members.append("needs: \(type.article.scriptLiteral)")
        return "{ \(members.joined(separator: ", ")) }"
    }

    /// The schemes of the page's patterns, and the constants that split their affixed parts, which `parse` uses too.
    private func emitSchemes(into code: inout ScriptWriter) {
        let table = emitter.table
        let visible = Set(emitter.visible)
        var affixes: [String] = []
        // By their bytes: two spellings of one character are two texts.
        var known: Set<[UInt8]> = []
        func add(_ text: TextPattern, _ matcher: Matcher) {
            guard case .affixed(let affixed) = matcher else { return }
            let place = affixed.host.map { $0 == .web ? "/web:" : "/host:" } ?? (affixed.ignoringCase ? "/" : "")
            let key = place + text.sourceText + affixed.nonempty.map { "!\($0)" }.joined()
            if !known.insert(Array(key.utf8)).inserted { return }
            affixes.append("\(key.scriptLiteral): () => \(emitter.types.affixes[affixed])")
        }
        var schemes: [String] = []
        for scheme in table.schemes {
            let variants = scheme.variants.filter { visible.contains(table.routeID(of: $0.pattern)) }
            for variant in variants { zip(variant.segments, variant.matchers).forEach(add) }
            let name = scheme.scheme?.scriptLiteral ?? "undefined"
            if !variants.isEmpty { schemes.append("{ scheme: \(name), isHosted: \(scheme.isHosted) }") }
        }
        for pattern in table.patternIDs where visible.contains(table.routeID(of: pattern)) {
            for step in table.readingSteps(of: pattern) {
                switch step {
                case .affixedItem(let part, let affixed, _): add(part.text, .affixed(affixed))
                case .fragmentSegment(let text, let matcher, _): add(text, matcher)
                default: continue
                }
            }
        }
        code.constant("$schemes", "[]", schemes, "The schemes, and whether their URLs need a host.")
        code.constant("$affixes", "{}", affixes, "How text around values is split.")
    }
}

extension ScriptWriter {
    /// Adds a constant in brackets, an element a line.
    fileprivate mutating func constant(_ name: String, _ brackets: String, _ elements: [String], _ comment: String) {
        line()
        documentation([comment])
        line("const \(name) = \(brackets.prefix(1))")
        indented { code in for element in elements { code.line(element + ",") } }
        line("\(brackets.suffix(1));")
    }
}
