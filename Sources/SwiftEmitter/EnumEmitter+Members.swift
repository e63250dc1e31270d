import RouteAnalysis
import RouteLanguage
import RouteSpec

extension EnumEmitter {
    /// Prints a member of the enum that a spec lists under `members`.
    func generatedMember(_ member: GeneratedMember.Kind, into code: inout CodeWriter) {
        code.line()
        switch member {
        case .name:
            code.line("/// The route's name, after those of its groups: `group.route`.")
            property("name", into: &code) { route, code in
                code.line("case \(table[route].caseCode("")): return \(literal: table[route].name)")
            }
        case .template:
            code.line(
                "/// The path of the pattern that writes the route, with names in braces instead of values."
            )
            property("template", into: &code) { template(of: $0, into: &$1) }
        case .examples: exampleRoutes(into: &code)
        }
    }

    /// Prints a property with a case for each route.
    private func property(
        _ name: String, into code: inout CodeWriter, emitCase: (RouteID, inout CodeWriter) -> Void
    ) {
        let (routes, most) = (table.routes.map(\.name), URLWritingEmitter.casesInFunction)
        code.block("\(names.access)var \(name): \(names.string)") { code in
            // The last `default` is never reached: each route has a case.
            code.switches(
                over: "self", routes, most: most,
                otherwise: routes.count > most ? { $0.line("return \"\"") } : nil
            ) { range, code in
                for route in range.of(RouteID.self) { emitCase(route, &code) }
            }
        }
    }

    private func template(of id: RouteID, into code: inout CodeWriter) {
        let route = table[id]
        var choices = table.writtenPatternIDs(of: id).map { pattern in
            (
                conditions: tests(of: table[pattern], route),
                template: table[pattern].pattern.template
            )
        }
        // Drop patterns before the last that have its template: they need no test.
        while choices.count > 1,
            choices[choices.count - 2].template == choices[choices.count - 1].template
        {
            choices.remove(at: choices.count - 2)
        }
        let used = choices.dropLast().flatMap { $0.conditions.map(\.value) }
        code.clause("case \(route.casePattern(binding: used, names)):") { code in
            for choice in choices.dropLast() {
                code.line(
                    "if \(list: choice.conditions.map(\.test)) { return \(literal: choice.template) }"
                )
            }
            if let last = choices.last { code.line("return \(literal: last.template)") }
        }
    }

    /// The tests of the values that a pattern requires, with the values' indices.
    private func tests(of pattern: RoutePattern, _ route: Route) -> [(value: Int, test: SwiftText)]
    {
        zip(route.values, route.conditions(of: pattern)).enumerated().compactMap { index, pair in
            names.insideEnum.test(pair.1, of: pair.0).map { (index, $0) }
        }
    }

    private func exampleRoutes(into code: inout CodeWriter) {
        code.line(
            "/// The routes that the spec's examples open, except those with a value that its type rejects."
        )
        // One text, because a list of texts takes longer to compile and three times as many bytes.
        code.line("\(names.access)static let examples: [\(names.route)] = \"\"\"")
        code.indented { code in
            for example in examples {
                // On one line: an escaped line break means the same.
                let url = example.unicodeScalars.map {
                    $0 == "\n" ? "%0A" : $0 == "\r" ? "%0D" : String($0)
                }.joined()
                code.line("\(inLiteral: url)")
            }
            code.line(
                "\"\"\".split(separator: \"\\n\").compactMap { \(names.route)(rawValue: \(names.string)($0)) }"
            )
        }
    }
}

extension Pattern {
    /// The path and the fragment's segments, with names in braces instead of parameters.
    fileprivate var template: String {
        func text(_ segments: [Part], _ slot: Part.Slot) -> String {
            let text = segments.map(\.text.template).joined(separator: "/")
            return slashes.contains(slot) && !text.isEmpty ? text + "/" : text
        }
        let path = text(path, .path)
        let fragment = text(fragmentSegments, .fragment)
        return (path.isEmpty ? "/" : path) + (fragment.isEmpty ? "" : "#\(fragment)")
    }
}

extension TextPattern {
    fileprivate var template: String {
        switch self {
        case .rest(let parameter): return "{\(parameter?.name ?? "")...}"
        case .label(let suffix): return "*\(suffix)"
        case .literal, .parameter, .mixed, .any, .absent:
            let literals = literals.map { $0.encodedLiteral(in: .pathSegment) }
            return zip(literals, parameters).map { "\($0){\($1.name)}" }.joined()
                + (literals.last ?? "")
        }
    }
}
