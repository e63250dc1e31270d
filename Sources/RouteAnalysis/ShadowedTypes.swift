import RouteLanguage
import RouteSpec

/// Part of the rule `bad-type`: the name of a custom type must not mean something else inside the
/// generated enum.
package enum ShadowedTypes {
    /// What names refer to inside the generated enum.
    private typealias Owners = [String: Owner]

    /// What a name refers to; without a span if it isn't declared in the spec.
    private struct Owner {
        let words: String
        var span: Span?
    }

    /// Takes time linear in the number of routes and parameters.
    package static func check(_ spec: Spec, into diagnostics: inout Diagnostics) {
        // Only the code outside the enum names the types of mounted routes.
        let visibleOutside = [spec.name: Owner(words: "the generated enum itself")]
        var visible = visibleOutside
        for name in ["Protocol", "RawValue", "Self", "Type"] {
            visible[name] = Owner(words: "a name that Swift defines")
        }
        if let tabBar = spec.tabBar {
            visible["Tab"] = Owner(words: "the enum of the tabs", span: tabBar.span)
        }
        check(spec.members, visible: visible, into: &diagnostics)
        checkEnums(of: spec.allMounts, into: &diagnostics)
        for route in spec.mounts.flatMap(\.spec.routes) {
            check(route, visible: visibleOutside, into: &diagnostics)
        }
    }

    private static func check(
        _ members: [Spec.Member], visible outer: Owners, into diagnostics: inout Diagnostics
    ) {
        var visible = outer
        for member in members {
            switch member {
            case .route(let route):
                let name = route.caseName
                visible[name] = Owner(words: "the route '\(name)'", span: route.span)
            case .group(let group):
                let words = "the group '\(group.name)'"
                visible[group.name] = Owner(words: words, span: group.span)
                visible[group.typeName] = Owner(words: "the enum of \(words)", span: group.span)
            case .mount(let mount):
                visible[mount.name] = Owner(words: "the mount '\(mount.name)'", span: mount.span)
            }
        }
        for member in members {
            switch member {
            case .route(let route): check(route, visible: visible, into: &diagnostics)
            case .group(let group): check(group.members, visible: visible, into: &diagnostics)
            case .mount(let mount):
                // In the same module, there is no way to qualify the mounted enum.
                let name = mount.spec.name
                guard mount.module == nil, let owner = visible[name] else { continue }
                diagnostics.report(
                    .badName,
                    "'\(name)', the enum of '\(mount.path.text)', means \(owner.words) here",
                    at: mount.path.span, notes: notes(owner), help: "rename one of them")
            }
        }
    }

    private static func notes(_ owner: Owner) -> [Diagnostic.Note] {
        owner.span.map { [Diagnostic.Note("\(owner.words) is declared here", at: $0)] } ?? []
    }

    /// Reports mounted specs of one module whose enums have the same name, unless they are the
    /// same file.
    private static func checkEnums(of mounts: [Mount], into diagnostics: inout Diagnostics) {
        var makers: [String: Mount] = [:]
        for mount in mounts {
            guard let other = makers[mount.qualifiedName] else {
                makers[mount.qualifiedName] = mount
                continue
            }
            if other.spec.nameSpan == mount.spec.nameSpan { continue }
            diagnostics.append(
                .sameEnum(
                    mount.spec.name, at: mount.path.span, other: other.path.text,
                    at: other.spec.nameSpan))
        }
    }

    private static func check(
        _ declaration: RouteDeclaration, visible: Owners, into diagnostics: inout Diagnostics
    ) {
        for (declared, source) in zip(declaration.route.patterns, declaration.sources) {
            for parameter in declared.pattern.parameters {
                guard case .custom(let name) = parameter.type,
                    let first = name.split(separator: ".").first.map(String.init),
                    let owner = visible[first]
                else { continue }
                diagnostics.report(
                    .badType, "'\(first)' means \(owner.words) here, not a type of your app",
                    at: source.span(of: parameter.range), notes: notes(owner),
                    help: "qualify it with its module, as in ${\(parameter.name):Module.\(name)}")
            }
        }
    }
}

extension Diagnostic {
    /// Two specs of one module generate enums with the same name; reported at the second.
    package static func sameEnum(_ name: String, at span: Span, other path: String, at other: Span)
        -> Diagnostic
    {
        Diagnostic(
            .badName, "this spec makes the enum '\(name)', and so does '\(path)'", at: span,
            notes: [Note("'\(name)' is declared here", at: other)],
            help: "give one of them another name, as in enum: CheckoutRoute")
    }
}
