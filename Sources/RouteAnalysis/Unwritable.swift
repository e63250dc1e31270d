import RouteLanguage
import RouteSpec

/// The rule `unwritable`: every value of a route has a pattern that can write it (Semantics,
/// section 2).
package enum Unwritable {
    /// Takes time quadratic in the number of the route's parameters, times a bounded number of
    /// combinations.
    package static func check(_ declaration: RouteDeclaration, into diagnostics: inout Diagnostics)
    {
        let route = declaration.route
        guard let first = declaration.sources.first,
            case .missing(let values) = Coverage.answer(for: route)
        else { return }
        let conditions = route.patterns.map(route.conditions)
        let causes = route.values.indices.filter { index in
            conditions.contains { !$0[index].holds(for: values[index]) }
        }
        let texts = causes.map { index in
            let value = route.values[index]
            return "\(value.name) is \(values[index].swiftText(as: value.type))"
        }
        let words = texts.joined(separator: " and ")
        if causes.count == 1 {
            let name = route.values[causes[0]].name
            if let span = declaration.spanInPrefix(of: name) {
                // Leaves out the route's name, so that all routes of the group share one
                // diagnostic.
                diagnostics.report(
                    .unwritable, "no pattern with this prefix can be written when \(words)",
                    at: span, help: "add a prefix without '\(name)'")
                return
            }
        }
        diagnostics.report(
            .unwritable, "no pattern can write '\(route.name)' when \(words)", at: first.span,
            help: help(toWrite: values, of: route))
    }

    /// How to write the values, with a change to the first pattern; nil if there are no patterns.
    private static func help(toWrite values: [RouteValue], of route: Route) -> String? {
        guard let first = route.patterns.first else { return nil }
        let failing = zip(zip(route.values, values), route.conditions(of: first)).compactMap {
            pair, condition in
            condition.holds(for: pair.1) ? nil : pair.0
        }
        let present = failing.lazy.compactMap { value in
            first.pattern.parameters.first { $0.name == value.name }
        }
        if let parameter = present.first {
            let name = parameter.name
            let other = parameter.presence == .optional
            return "add a pattern without '\(name)'"
                + (other ? ", or write one route for each length of the path" : "")
        }
        let parameters = route.patterns.flatMap(\.pattern.path.parameters)
        let inPaths = parameters.filter { $0.presence != .rest }.map(\.name)
        if failing.contains(where: { inPaths.contains($0.name) && first.implied[$0.name] == nil }) {
            return "write one route for each length of the path, each with all of its values"
        }
        let items = failing.map(\.item).joined(separator: "&")
        let implied = failing.map(\.name).filter { first.implied[$0] != nil }
        let removal =
            implied.isEmpty
            ? "" : ", and remove \(implied.joined(separator: " and ")) from its 'set'"
        return "add \(items) to the query of the first pattern\(removal)"
    }
}

extension RouteDeclaration {
    /// The parameter's location in the path of a group; nil if a pattern doesn't have it there.
    fileprivate func spanInPrefix(of parameter: String) -> Span? {
        let spans = zip(route.patterns, sources).map { declared, source in
            let found = declared.pattern.path.parameters.first { $0.name == parameter }
            return found.map { source.span(of: $0.range) }.flatMap {
                source.span.contains($0) ? nil : $0
            }
        }
        return spans.contains(nil) ? nil : spans.first ?? nil
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
