import RouteSpec
import RoutePatterns

// The rule `parent-parameters`: what fills the parameters of a parent.
extension NavigationAnalysis {
    /// What fills the parameters of each route's parent; empty for a route without a parent.
    mutating func parentArguments() -> [[Placement.Argument]] {
        routeIDs.map { route in
            // A root's parameters are reported at the root.
            guard case .parent(let parent) = under[route.index], presentation(parent) != .root,
                let child = routes[placements[route.index].name],
                let other = routes[placements[parent.index].name]
            else { return [] }
            let declared = keys(route)?.parent?.value.arguments ?? []
            for argument in declared { check(argument, child, other) }
            return other.route.values.map { value in
                argument(
                    for: value, declared.first { $0.parameter.text == value.name }, child, other, of: route)
            }
        }
    }

    /// Reports names in an argument that aren't parameters.
    private mutating func check(
        _ argument: ParentDeclaration.Argument, _ child: RouteDeclaration, _ parent: RouteDeclaration
    ) {
        for (scalar, declaration) in [(argument.parameter, parent), (argument.value, child)] {
            let (name, names) = (declaration.route.name, declaration.route.values.map(\.name))
            if names.contains(scalar.text) { continue }
            report(
                .parentParameters, "'\(name)' has no parameter '\(scalar.text)'", at: scalar.span,
                notes: [Diagnostic.Note("'\(name)' is declared here", at: declaration.span)],
                help: Suggestion.closest(to: scalar.text, among: names).map { "did you mean '\($0)'?" }
                    ?? (names.isEmpty
                        ? "'\(name)' has no parameters" : "its parameters are \(names.joined(separator: ", "))"))
        }
    }

    private mutating func argument(
        for value: Route.Value, _ declared: ParentDeclaration.Argument?, _ child: RouteDeclaration,
        _ parent: RouteDeclaration, of route: RouteID
    ) -> Placement.Argument {
        let values = child.route.values
        let name = declared?.value.text ?? value.name
        let parentNote = Diagnostic.Note(
            "'\(value.name)' of '\(parent.route.name)' is declared here", at: parent.place(of: value.name))
        guard let index = values.firstIndex(where: { $0.name == name }) else {
            if declared != nil { return .nothing }
            if value.shape != .single { return .nothing }
            if let leftOut = value.leftOut { return .defaultText(leftOut.text) }
            report(
                .parentParameters,
                "'\(child.route.name)' has no parameter '\(value.name)', which its parent '\(parent.route.name)' needs",
                at: parentSpan(route), notes: [parentNote] + childNote(child, route),
                help: help(toFill: value, child, parent))
            return .nothing
        }
        if value.takes(values[index]) { return .value(index) }
        report(
            .parentParameters,
            "'\(name)' of '\(child.route.name)' is \(values[index].typeText), but '\(value.name)' of its parent "
                + "'\(parent.route.name)' is \(value.typeText)",
            at: declared?.value.span ?? parentSpan(route),
            notes: [parentNote, Diagnostic.Note("'\(name)' is declared here", at: child.place(of: name))],
            help: declared == nil
                ? help(toFill: value, child, parent) : "name a parameter of type \(value.typeText)")
        return .nothing
    }

    /// A note with the route's own location, if its group names the parent.
    private func childNote(_ child: RouteDeclaration, _ route: RouteID) -> [Diagnostic.Note] {
        keys(route)?.parent?.isOfGroup == true
            ? [Diagnostic.Note("'\(child.route.name)' is declared here", at: child.span)] : []
    }

    private func help(toFill value: Route.Value, _ child: RouteDeclaration, _ parent: RouteDeclaration) -> String {
        let taken = parent.route.values.map(\.name)
        let candidates = child.route.values.filter { value.takes($0) && $0.name != value.name }
        guard let candidate = candidates.first(where: { !taken.contains($0.name) }) ?? candidates.first else {
            return "give '\(child.route.name)' a parameter of type \(value.typeText), or choose another parent"
        }
        return
            "name the parameter that supplies it: write 'route: \(parent.route.name)' below 'parent:', then "
            + "'with:' and below it '\(value.name): \(candidate.name)'"
    }
}

extension Route.Value {
    /// Whether every value of another parameter is valid for this one.
    fileprivate func takes(_ other: Route.Value) -> Bool {
        type == other.type && (shape == other.shape || shape == .optional && other.shape == .single)
    }
}
