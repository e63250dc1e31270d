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
                let name = table[route].name
                code.line("case \(table[route].caseCode("")): return \(literal: name)")
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
        let routes = table.routes.map(\.name)
        let most = URLWritingEmitter.casesInFunction
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
        let choices = table.writtenPatternIDs(of: id).map { pattern in
            TemplateChoice(table[pattern], of: route, names.insideEnum)
        }
        guard let last = choices.last else { return }
        // Patterns before the last that have its template need no test.
        var others = choices.dropLast()
        while others.last?.template == last.template { others.removeLast() }
        let used = others.flatMap(\.testedValues)
        code.clause("case \(route.casePattern(binding: used, names)):") { code in
            for choice in others {
                code.line("if \(list: choice.tests) { return \(literal: choice.template) }")
            }
            code.line("return \(literal: last.template)")
        }
    }

    private func exampleRoutes(into code: inout CodeWriter) {
        code.line(
            "/// The routes that the spec's examples open, except those with a value that its type rejects."
        )
        // One text, because a list of texts takes longer to compile and three times as many bytes.
        code.line("\(names.access)static let examples: [\(names.route)] = \"\"\"")
        let closure: SwiftText = "{ \(names.route)(rawValue: \(names.string)($0)) }"
        code.indented { code in
            for example in examples { code.line("\(inLiteral: example.onOneLine)") }
            code.line("\"\"\".split(separator: \"\\n\").compactMap \(closure)")
        }
    }
}

extension String {
    /// A URL without line breaks. Escaped ones mean the same.
    fileprivate var onOneLine: String {
        var line = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": line.append(contentsOf: "%0A".unicodeScalars)
            case "\r": line.append(contentsOf: "%0D".unicodeScalars)
            default: line.append(scalar)
            }
        }
        return String(line)
    }
}

/// A pattern that writes a route if the values meet its conditions, by its template.
private struct TemplateChoice {
    let template: String
    /// The tests of the values that the pattern requires.
    private(set) var tests: [SwiftText] = []
    /// The indices of these values.
    private(set) var testedValues: [Int] = []

    init(_ pattern: RoutePattern, of route: Route, _ names: TypeNames) {
        template = pattern.pattern.template
        for (index, condition) in route.conditions(of: pattern).enumerated() {
            guard let test = names.test(condition, of: route.values[index]) else { continue }
            tests.append(test)
            testedValues.append(index)
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
            let names = parameters.map(\.name)
            let beginning = zip(literals, names).map { literal, name in "\(literal){\(name)}" }
            return beginning.joined() + (literals.last ?? "")
        }
    }
}
