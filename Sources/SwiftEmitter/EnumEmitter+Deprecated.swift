import RouteLanguage
import RouteSpec

extension EnumEmitter {
    /// Prints functions that make the deprecated cases of the enum and its groups without a
    /// warning, for the generated code that reads links.
    ///
    /// Swift warns wherever a deprecated case is named to make a value, except where the name is a
    /// requirement of a protocol. So the cases are requirements of a protocol that the enum
    /// conforms to, and the functions extend it.
    func deprecatedCases(into code: inout CodeWriter) {
        for generated in spec.members.enums(from: names.route) {
            var routes: [RouteDeclaration] = []
            for case .route(let route) in generated.members where route.route.deprecation != nil {
                routes.append(route)
            }
            if !routes.isEmpty { deprecatedCases(routes, of: generated.name, into: &code) }
        }
    }

    private func deprecatedCases(
        _ routes: [RouteDeclaration], of enumeration: String, into code: inout CodeWriter
    ) {
        code.line()
        code.line(
            "// Links still open the deprecated cases. Making one through a protocol gives no warning."
        )
        code.block("nonisolated extension \(enumeration)") { code in
            code.block("\(names.access)nonisolated protocol _Deprecated") { code in
                for route in routes {
                    let name = SwiftName.escaped(route.caseName)
                    if route.route.values.isEmpty {
                        code.line("static var \(name): Self { get }")
                    } else {
                        code.list("static func \(name)(", parameters(of: route), end: ") -> Self")
                    }
                }
            }
        }
        code.line("nonisolated extension \(enumeration): \(enumeration)._Deprecated {}")
        code.block("nonisolated extension \(enumeration)._Deprecated") { code in
            for route in routes {
                let head: SwiftText = "\(names.access)static func \(route.route.deprecatedMaker)("
                let made: SwiftText = "Self.\(SwiftName.escaped(route.caseName))"
                let arguments = route.route.values.map { value -> SwiftText in
                    "\(SwiftName.label(value.name)): \(names.local(value.name))"
                }
                code.list(head, parameters(of: route), end: ") -> Self {")
                code.indented {
                    if arguments.isEmpty { $0.line(made) } else { $0.call(made, arguments) }
                }
                code.line("}")
            }
        }
    }

    private func parameters(of route: RouteDeclaration) -> [SwiftText] {
        route.route.values.map { value in
            let label = SwiftName.label(value.name)
            let local = names.local(value.name)
            // A label that is a keyword also names the parameter, although the local is in
            // backquotes.
            let isSame = local == SwiftName.escaped(value.name)
            return "\(isSame ? label : "\(label) \(local)"): \(names.name(of: value))"
        }
    }
}

extension Route {
    /// The function that makes the deprecated case.
    var deprecatedMaker: String { "_deprecated" + Identifier.capitalized(path.last ?? "") }
}
