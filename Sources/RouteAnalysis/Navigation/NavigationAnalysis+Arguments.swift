import RouteLanguage
import RouteSpec

// The rule `parent-parameters`: what fills the parameters of a parent.
extension NavigationAnalysis {
    /// What fills the parameters of a route's parent; empty for a route without a parent.
    mutating func parentArguments(of route: RouteID) -> [Placement.Argument] {
        guard let parent = parents[route.index] else { return [] }
        let keys = self[route].placement.parent
        let declared = keys?.value.arguments ?? []
        let pair = Pair(child: self[route], parent: self[parent], mount: keys?.value.mount ?? [])
        for argument in declared { check(argument, pair) }
        return pair.parent.route.values.map { value in
            argument(
                for: value, declared.first { $0.parameter.text == value.name }, pair, of: route)
        }
    }

    /// Reports names in an argument that aren't parameters.
    private mutating func check(_ argument: ParentDeclaration.Argument, _ pair: Pair) {
        checkParameter(argument.parameter, of: pair.parent, named: pair.parentName)
        checkParameter(argument.value, of: pair.child, named: pair.childName)
    }

    private mutating func checkParameter(
        _ parameter: Scalar, of declaration: RouteDeclaration, named name: String
    ) {
        let names = declaration.route.values.map(\.name)
        if names.contains(parameter.text) { return }
        diagnostics.report(
            .parentParameters, "'\(name)' has no parameter '\(parameter.text)'",
            at: parameter.span,
            notes: [Diagnostic.Note("'\(name)' is declared here", at: declaration.span)],
            help: names.isEmpty
                ? "'\(name)' has no parameters"
                : "its parameters are \(names.joined(separator: ", "))")
    }

    private mutating func argument(
        for value: Route.Value, _ declared: ParentDeclaration.Argument?, _ pair: Pair,
        of route: RouteID
    ) -> Placement.Argument {
        let child = pair.child
        let values = child.route.values
        let name = declared?.value.text ?? value.name
        let parentNote = Diagnostic.Note(
            "'\(value.name)' of '\(pair.parentName)' is declared here",
            at: pair.parent.place(of: value.name))
        guard let index = values.firstIndex(where: { $0.name == name }) else {
            if declared != nil || value.shape != .single { return .nothing }
            if let leftOut = value.leftOut { return .defaultText(leftOut.text) }
            var notes = [parentNote]
            // If the group names the parent, the route is elsewhere.
            if self[route].placement.parent?.isOfGroup == true {
                notes.append(
                    Diagnostic.Note("'\(pair.childName)' is declared here", at: child.span))
            }
            diagnostics.report(
                .parentParameters,
                "'\(pair.childName)' has no parameter '\(value.name)', "
                    + "which its parent '\(pair.parentName)' needs",
                at: parentSpan(route), notes: notes, help: pair.help(toFill: value))
            return .nothing
        }
        if value.accepts(values[index]) { return .value(index) }
        diagnostics.report(
            .parentParameters,
            "'\(name)' of '\(pair.childName)' is \(values[index].typeText), "
                + "but '\(value.name)' of its parent '\(pair.parentName)' is \(value.typeText)",
            at: declared?.value.span ?? parentSpan(route),
            notes: [
                parentNote,
                Diagnostic.Note("'\(name)' is declared here", at: child.place(of: name)),
            ],
            help: declared == nil
                ? pair.help(toFill: value) : "name a parameter of type \(value.typeText)")
        return .nothing
    }
}

/// A route and its parent, with their names in the spec that declares the parent, which can be a
/// mounted one.
private struct Pair {
    let child: RouteDeclaration
    let parent: RouteDeclaration
    let mount: [String]

    var childName: String { child.route.path.name(in: mount) }
    var parentName: String { parent.route.path.name(in: mount) }

    func help(toFill value: Route.Value) -> String {
        let others = child.route.values.filter { $0.name != value.name }
        guard let candidate = others.first(where: value.accepts) else {
            return "give '\(childName)' a parameter of type \(value.typeText), "
                + "or choose another parent"
        }
        return "name the parameter that supplies it: write 'route: \(parentName)' "
            + "below 'parent:', then 'with:' and below it '\(value.name): \(candidate.name)'"
    }
}

extension Route.Value {
    /// Whether every value of another parameter is valid for this one.
    fileprivate func accepts(_ other: Route.Value) -> Bool {
        if type != other.type { return false }
        return shape == other.shape || shape == .optional && other.shape == .single
    }
}
