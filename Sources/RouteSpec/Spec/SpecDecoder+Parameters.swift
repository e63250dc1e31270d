import RoutePatterns

/// The order of a route's associated values, as the key `parameters` lists them.
struct ParameterOrder {
    let names: [Scalar]
    /// The span of the list.
    let span: Span
}

extension SpecDecoder {
    /// Decodes `parameters`; nil if the key is missing or its value isn't a list of names.
    mutating func parameters(_ entry: Node.Entry?) -> ParameterOrder? {
        guard let entry, let names = texts(entry), names.count == entry.value.list?.items.count else { return nil }
        return ParameterOrder(names: names, span: entry.value.span)
    }

    /// A route with its values in the order of `parameters`; nil if that doesn't name each value once. Reports unknown,
    /// duplicate, and missing names.
    mutating func ordered(_ route: Route, _ order: ParameterOrder?) -> Route? {
        guard let order else { return route }
        let known = route.values.map(\.name)
        let knownNames = Set(known)
        var spans: [String: Span] = [:]
        for name in order.names {
            if !knownNames.contains(name.text) {
                report(
                    .parameterMismatch, "'parameters' names '\(name.text)', which no pattern of the route has",
                    at: name.span, help: known.isEmpty ? "remove 'parameters'" : "name one of \(known.shortList)")
            } else if let first = spans[name.text] {
                report(
                    .parameterMismatch, "'parameters' names '\(name.text)' twice", at: name.span,
                    notes: [Diagnostic.Note("'\(name.text)' is named here", at: first)], help: "remove one of the two")
            } else {
                spans[name.text] = name.span
            }
        }
        // If the list is long enough, other names are in the place of those that are missing: unknown or duplicate ones,
        // which are reported above.
        let missing = known.filter { spans[$0] == nil }.map { "'\($0)'" }
        if order.names.count < known.count {
            report(
                .parameterMismatch, "'parameters' leaves out \(missing.shortList)", at: order.span,
                help: "name every parameter of the route once, in the order of its associated values")
        }
        return missing.isEmpty && order.names.count == known.count
            ? route.withValues(inOrder: order.names.map(\.text)) : nil
    }
}
