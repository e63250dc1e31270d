/// `unused-type`: a declared type that no pattern uses.
package enum UnusedTypes {
    package static func check(_ spec: Spec, into diagnostics: inout Diagnostics) {
        let used = Set(spec.ownRoutes.flatMap(\.usedTypes))
        for type in spec.typeNames where !used.contains(type.text) {
            diagnostics.report(
                .unusedType, "no pattern uses the type '\(type.text)'", at: type.span,
                help: "use it, as in ${name:\(type.text)}, or remove it")
        }
    }
}

extension RouteDeclaration {
    /// The names of the types of the route's values, including values that no pattern has.
    var usedTypes: [String] { route.values.map(\.type.name) }
}
