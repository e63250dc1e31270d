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
        let conditions = route.conditions(of: first)
        let failing = route.values.indices
            .filter { !conditions[$0].holds(for: values[$0]) }
            .map { route.values[$0] }
        let names = failing.map(\.name)
        let present = names.lazy.compactMap { name in
            first.pattern.parameters.first { $0.name == name }
        }
        if let parameter = present.first {
            let isOptional = parameter.presence == .optional
            return "add a pattern without '\(parameter.name)'"
                + (isOptional ? ", or write one route for each length of the path" : "")
        }
        let parameters = route.patterns.flatMap(\.pattern.path.parameters)
        let inPaths = parameters.filter { $0.presence != .rest }.map(\.name)
        if names.contains(where: { inPaths.contains($0) && first.implied[$0] == nil }) {
            return "write one route for each length of the path, each with all of its values"
        }
        let items = failing.map(\.item).joined(separator: "&")
        var help = "add \(items) to the query of the first pattern"
        let implied = names.filter { first.implied[$0] != nil }
        if !implied.isEmpty {
            help += ", and remove \(implied.joined(separator: " and ")) from its 'set'"
        }
        return help
    }
}

extension RouteDeclaration {
    /// The parameter's location in the path of a group; nil if a pattern doesn't have it there.
    fileprivate func spanInPrefix(of parameter: String) -> Span? {
        var first: Span?
        for (declared, source) in zip(route.patterns, sources) {
            let found = declared.pattern.path.parameters.first { $0.name == parameter }
            guard let found else { return nil }
            let span = source.span(of: found.range)
            // Such a parameter is in the route's own part of the path.
            if source.span.contains(span) { return nil }
            if first == nil { first = span }
        }
        return first
    }
}

extension Route.Value {
    /// The query item that writes every value of the parameter.
    fileprivate var item: String {
        let text = presence.sourceText(name, type)
        return presence == .otherItems ? text : "\(name)=\(text)"
    }

    /// How such an item may be missing.
    private var presence: Presence {
        switch shape {
        case .single:
            guard let leftOut else { return .required }
            return .defaulting(leftOut.text)
        case .optional: return .optional
        case .list: return .list(separator: nil)
        case .items: return .otherItems
        }
    }
}
