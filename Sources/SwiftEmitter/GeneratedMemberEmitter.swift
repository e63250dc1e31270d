import RoutePatterns
import RouteSpec

/// Prints the members of the enum that a spec lists under `members`.
struct GeneratedMemberEmitter {
    let table: RouteTable
    let names: TypeNames
    let access: String
    let examples: [String]

    func emit(_ member: GeneratedMember.Kind, into code: inout CodeWriter) {
        code.line()
        switch member {
        case .name:
            code.line("/// The route's name, after those of its groups: `group.route`.")
            property("name", into: &code) { route, code in
                code.line("case \(table[route].caseCode("")): return \(literal: table[route].name)")
            }
        case .template:
            code.line("/// The path of the pattern that writes the route, with names in braces instead of values.")
            property("template", into: &code) { emitTemplate(of: $0, into: &$1) }
        case .examples: emitExamples(into: &code)
        }
    }

    /// Prints a property with a case for each route, in several `switch`es if there are too many for the compiler.
    private func property(
        _ name: String, into code: inout CodeWriter, emitCase: (RouteID, inout CodeWriter) -> Void
    ) {
        let routes = Array(table.routeIDs)
        let ranges = NameHashes.ranges(of: routes.map { table[$0].name }, most: URLWritingEmitter.casesInFunction)
        code.block("\(access)var \(name): \(names.string)") { code in
            for range in ranges {
                code.line("switch self {")
                for route in routes[range] { emitCase(route, &code) }
                if range.upperBound < routes.count {
                    code.line("default: break")
                } else if ranges.count > 1 {
                    // Never reached: each route has a case above.
                    code.line("default: return \"\"")
                }
                code.line("}")
            }
        }
    }

    private func emitTemplate(of id: RouteID, into code: inout CodeWriter) {
        let route = table[id]
        var choices: [(conditions: [(value: Int, test: SwiftText)], template: String)] = []
        for pattern in table.writtenPatternIDs(of: id) {
            choices.append((tests(of: table[pattern], route), table[pattern].pattern.template))
        }
        // Drop patterns before the last that have its template: they need no test.
        while choices.count > 1, choices[choices.count - 2].template == choices[choices.count - 1].template {
            choices.remove(at: choices.count - 2)
        }
        let used = choices.dropLast().flatMap { $0.conditions.map(\.value) }
        code.clause("case \(route.casePattern(binding: used, names)):") { code in
            for choice in choices.dropLast() {
                code.line("if \(list: choice.conditions.map(\.test)) { return \(literal: choice.template) }")
            }
            if let last = choices.last { code.line("return \(literal: last.template)") }
        }
    }

    /// The tests of the values that a pattern requires, with the values' indices.
    private func tests(of pattern: RoutePattern, _ route: Route) -> [(value: Int, test: SwiftText)] {
        zip(route.values, route.conditions(of: pattern)).enumerated().compactMap { index, pair in
            names.test(pair.1, of: pair.0).map { (index, $0) }
        }
    }

    private func emitExamples(into code: inout CodeWriter) {
        code.line(
            "/// The routes that the spec's examples open, except those with a value that its type rejects.")
        // One text, because a list of texts takes longer to compile and three times as many bytes.
        code.line("\(access)static let examples: [\(names.route)] = \"\"\"")
        code.indented { code in
            for example in examples { code.line("\(inLiteral: example.withoutLineBreaks)") }
            code.line("\"\"\".split(separator: \"\\n\").compactMap { \(names.route)(rawValue: \(names.string)($0)) }")
        }
    }
}

extension String {
    /// The URL on one line: an escaped line break means the same.
    fileprivate var withoutLineBreaks: String {
        unicodeScalars.map { $0 == "\n" ? "%0A" : $0 == "\r" ? "%0D" : String($0) }.joined()
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
        case .rest(let parameter): return "{\(parameter.name)...}"
        case .label(let suffix): return "*\(suffix)"
        case .literal, .parameter, .affixed, .any, .absent:
            let literals = literals.map { $0.encodedLiteral(in: .pathSegment) }
            return zip(literals, parameters).map { "\($0){\($1.name)}" }.joined() + (literals.last ?? "")
        }
    }
}
