import RouteSpec
import RoutePatterns

/// Prints functions that make the deprecated cases of an enum without a warning, for the generated code that reads
/// links.
///
/// Swift warns wherever a deprecated case is named to make a value, except in a generic function that names a
/// requirement of a protocol. So the cases are requirements of a protocol that the enum conforms to.
struct DeprecatedCaseEmitter {
    private let routes: [RouteDeclaration]
    private let names: TypeNames
    private let access: String

    /// Nil if none of an enum's own cases is deprecated.
    init?(_ members: [Spec.Member], _ names: TypeNames, access: String) {
        routes = Self.routes(members)
        self.names = names
        self.access = access
        if routes.isEmpty { return nil }
    }

    private static func routes(_ members: [Spec.Member]) -> [RouteDeclaration] {
        members.compactMap { if case .route(let route) = $0, route.route.deprecation != nil { route } else { nil } }
    }

    func emit(into code: inout CodeWriter) {
        code.line()
        code.line("/// The deprecated cases, which links still open.")
        code.block("\(access)nonisolated protocol _Deprecated") { code in
            for route in routes {
                let name = SwiftName.escaped(route.caseName)
                if route.route.values.isEmpty {
                    code.line("static var \(name): Self { get }")
                } else {
                    code.list("static func \(name)(", parameters(of: route), end: ") -> Self")
                }
            }
        }
        for route in routes {
            code.line()
            code.line("/// Makes the deprecated case for a link.")
            let head: SwiftText = "\(access)static func \(route.route.deprecatedMaker)("
            code.list(head, parameters(of: route), end: ") -> Self {")
            code.indented { code in
                let made: SwiftText = ".\(SwiftName.escaped(route.caseName))"
                let arguments = route.route.values.map { value -> SwiftText in
                    "\(SwiftName.label(value.name)): \(names.local(value.name))"
                }
                code.block("func route<Route: _Deprecated>(_: Route.Type) -> Route") { code in
                    if arguments.isEmpty { code.line(made) } else { code.call(made, arguments) }
                }
                code.line("return route(Self.self)")
            }
            code.line("}")
        }
    }

    private func parameters(of route: RouteDeclaration) -> [SwiftText] {
        route.route.values.map { value in
            let (label, local) = (SwiftName.label(value.name), names.local(value.name))
            return "\(label == local ? label : "\(label) \(local)"): \(names.name(of: value))"
        }
    }

    /// Prints the conformances of an enum and its groups.
    static func emitConformances(of members: [Spec.Member], in enumeration: String, into code: inout CodeWriter) {
        if !routes(members).isEmpty {
            code.line()
            code.line("nonisolated extension \(enumeration): \(enumeration)._Deprecated {}")
        }
        for case .group(let group) in members {
            emitConformances(
                of: group.members, in: enumeration + "." + SwiftName.escaped(group.typeName), into: &code)
        }
    }
}

extension Route {
    /// The function that makes the deprecated case.
    var deprecatedMaker: String { "_deprecated" + Identifier.capitalized(path.last ?? "") }
}
