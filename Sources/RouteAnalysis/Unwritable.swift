import RoutePatterns
import RouteSpec

/// The rule `unwritable`: every value of a route has a pattern that can write it (Semantics, section 2).
package enum Unwritable {
    /// Takes time quadratic in the number of the route's parameters, times a bounded number of combinations.
    package static func check(_ declaration: RouteDeclaration, into diagnostics: inout Diagnostics) {
        guard let first = declaration.sources.first else { return }
        switch Coverage.answer(for: declaration.route) {
        case .complete: break
        case .missing(let values):
            let finding = Finding(route: declaration.route, missing: values)
            if let (name, span) = finding.parameterInPrefix(declaration.sources) {
                // Leaves out the route's name, so that all routes of the group share one diagnostic.
                diagnostics.append(
                    Diagnostic(
                        .unwritable, "no pattern with this prefix can be written when \(finding.cause)", at: span,
                        help: "add a prefix without '\(name)'"))
                return
            }
            diagnostics.append(Diagnostic(.unwritable, finding.message, at: first.span, help: finding.help))
        case .unknown:
            diagnostics.append(
                Diagnostic(
                    .unwritable,
                    "'\(declaration.route.name)' has too many patterns to check whether they can write "
                        + "every value",
                    at: first.span, help: "give the first pattern every parameter"))
        }
    }
}

/// Describes values that no pattern writes.
private struct Finding {
    package let route: Route
    package let missing: [RouteValue]
    package let conditions: [[Condition]]

    init(route: Route, missing: [RouteValue]) {
        self.route = route
        self.missing = missing
        conditions = route.patterns.map { route.conditions(of: $0) }
    }

    /// The values that some pattern doesn't write, as indices.
    private var causes: [Int] {
        route.values.indices.filter { index in conditions.contains { !$0[index].holds(for: missing[index]) } }
    }

    var cause: String {
        causes.map { "\(route.values[$0].name) is \(missing[$0].words)" }.joined(separator: " and ")
    }

    package var message: String {
        "no pattern can write '\(route.name)' when \(cause)"
    }

    /// The unwritten parameter, if it is the only one and each of the route's patterns has it in the path of a group.
    func parameterInPrefix(_ sources: [PatternSource]) -> (name: String, span: Span)? {
        guard let cause = causes.first, causes.count == 1 else { return nil }
        let name = route.values[cause].name
        let spans = zip(route.patterns, sources).map { declared, source in
            declared.pattern.parameters.first { $0.name == name }.flatMap { source.spanInPrefix(of: $0.range) }
        }
        guard let first = spans.first, let first, !spans.contains(nil) else { return nil }
        return (name, first)
    }

    /// A pattern with a value in its path after a value that is missing. Such a pattern needs a route of its own, with
    /// required parameters.
    private func patternOfItsOwn(_ failing: [Route.Value]) -> String? {
        let nothing = Set(zip(route.values, missing).compactMap { $1 == .null ? $0.name : nil })
        for value in failing {
            for pattern in route.patterns.map(\.pattern) {
                let names = pattern.path.parameters.map(\.name)
                guard let index = names.firstIndex(of: value.name), names[..<index].contains(where: nothing.contains)
                else { continue }
                return pattern.textWithRequiredSegments
            }
        }
        return nil
    }

    /// How to write the values, with a change to the first pattern; nil if there are no patterns.
    package var help: String? {
        guard let first = route.patterns.first, let asked = conditions.first else { return nil }
        let failing = route.values.indices.filter { !asked[$0].holds(for: missing[$0]) }.map { route.values[$0] }
        let present = failing.lazy.compactMap { value in first.pattern.parameters.first { $0.name == value.name } }
        if let parameter = present.first {
            let name = parameter.name
            // Only a list with a separator can be in the path of a pattern that doesn't write every list.
            if parameter.presence.separator != nil {
                return "add a pattern without '\(name)', or move it to the query: \(name)=\(parameter.sourceText)"
            }
            return "add a pattern without '\(name)'" + (route.patterns.count == 1 ? ", or remove its '?'" : "")
        }
        if let pattern = patternOfItsOwn(failing) { return "give the pattern \(pattern) a route of its own" }
        let items = failing.map(\.item).joined(separator: "&")
        let implied = failing.map(\.name).filter { first.implied[$0] != nil }
        let removal = implied.isEmpty ? "" : ", and remove \(implied.joined(separator: " and ")) from its 'set'"
        return "add \(items) to the query of the first pattern\(removal)"
    }
}

extension Pattern {
    /// The text without the `?` of parameters in the path.
    fileprivate var textWithRequiredSegments: String {
        var bytes = Array(text.utf8)
        for parameter in path.parameters.reversed() where parameter.presence == .optional {
            let annotation = parameter.type == .string ? "" : ":\(parameter.type.name)"
            bytes.replaceSubrange(parameter.range, with: "${\(parameter.name)\(annotation)}".utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Route.Value {
    /// The query item that writes every value of the parameter.
    fileprivate var item: String {
        let typeSuffix = type == .string ? "" : ":\(type.name)"
        switch shape {
        case .single: return "\(name)=${\(name)\(typeSuffix)\(leftOut.map { "=\($0.text)" } ?? "")}"
        case .optional: return "\(name)=${\(name)\(typeSuffix)?}"
        case .list: return "\(name)=${\(name):[\(type.name)]}"
        case .items: return "${\(name)...}"
        }
    }
}

extension RouteValue {
    /// The value as a message shows it.
    fileprivate var words: String {
        switch self {
        case .null: "nil"
        case .list(let values): values.isEmpty ? "empty" : "not empty"
        case .items(let items): items.isEmpty ? "empty" : "not empty"
        default: "'\(text ?? "")'"
        }
    }
}

/// The rule `item-without-value`: an item without `=` matches any value, and the route doesn't have it.
package enum ItemsWithoutValue {
    package static func check(_ declaration: RouteDeclaration, into diagnostics: inout Diagnostics) {
        for (declared, source) in zip(declaration.route.patterns, declaration.sources) {
            for item in declared.pattern.parts where item.text == .any {
                diagnostics.append(
                    Diagnostic(
                        .itemWithoutValue, "the value of '\(item.name)' is not kept", at: source.span(of: item.range),
                        help: "to keep it, write \(item.name)=${\(Identifier.camelCase(item.name) ?? "value")}"))
            }
        }
    }
}

/// The rule `default-in-path`: a default is the value for patterns that leave the parameter out. It doesn't make a
/// segment optional.
package enum PathDefaults {
    /// Takes time linear in the number of the route's parameters.
    package static func check(_ declaration: RouteDeclaration, into diagnostics: inout Diagnostics) {
        let patterns = declaration.route.patterns
        let bound = patterns.map { $0.pattern.parameters.map(\.name) }
        for (declared, source) in zip(patterns, declaration.sources) {
            let pattern = declared.pattern
            let segments = pattern.parts.filter { !$0.isItem }
            for parameter in segments.parameters + (pattern.base?.host?.parameters ?? []) {
                guard case .defaulting(let text) = parameter.presence,
                    bound.allSatisfy({ $0.contains(parameter.name) })
                else { continue }
                diagnostics.append(
                    Diagnostic(
                        .defaultInPath, "the default of '\(parameter.name)' does not make its segment optional",
                        at: source.span(of: parameter.range),
                        help: "add a pattern without the segment, which then means '\(text)'"))
            }
        }
    }
}
