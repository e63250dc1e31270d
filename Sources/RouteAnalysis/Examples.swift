import RouteLanguage
import RouteRuntime
import RouteSpec

/// The rules `example-fails` and `reject-matches`: a route's examples open it, and its rejects
/// don't.
///
/// A custom type accepts any text here, because only the app knows which texts are valid.
package enum Examples {
    /// The maximum number of examples to explain. Each takes time linear in the number of patterns.
    private static let explanationLimit = 100

    /// Takes time linear in the total length of the URLs.
    package static func check(
        _ routes: [RouteDeclaration], in table: RouteTable, into diagnostics: inout Diagnostics
    ) {
        var explained = 0
        for (index, declaration) in routes.enumerated() {
            let route = RouteID(index)
            for example in declaration.examples {
                let opened = table.read(url: example.text)?.route
                if opened == route { continue }
                var explanation: Explanation?
                if explained < explanationLimit {
                    explanation = table.explain(example: example.text, of: route)
                    explained += 1
                }
                let place = explanation?.pattern.map {
                    declaration.sources[table.rankInRoute($0)].span
                }
                diagnostics.append(
                    failure(
                        of: example, declaration, opening: opened.map { routes[$0.index] },
                        reason: explanation.map {
                            Diagnostic.Note($0.message, at: place ?? declaration.span)
                        }))
            }
            for reject in declaration.rejects where !_Route.isURL(reject.text) {
                diagnostics.append(.notAURL(reject, .rejectMatches))
            }
            for reject in declaration.rejects where _Route.isURL(reject.text) {
                check(reject, of: declaration, route, in: table, into: &diagnostics)
            }
        }
    }

    private static func check(
        _ reject: Scalar, of declaration: RouteDeclaration, _ route: RouteID, in table: RouteTable,
        into diagnostics: inout Diagnostics
    ) {
        let opened = table.read(url: reject.text)
        if opened?.route == route {
            diagnostics.report(
                .rejectMatches, "this URL opens '\(declaration.route.name)', which rejects it",
                at: reject.span, help: "change the patterns, or remove the URL from 'rejects'")
        } else if opened == nil, !table.hasBase(of: reject.text) {
            diagnostics.report(
                .rejectMatches, "this URL tests nothing: no base of the spec reads it",
                at: reject.span, help: "write a URL that begins with a base of the spec",
                severity: .warning)
        }
    }

    /// The URLs for `members: [examples]`: the spec's own examples, and for those of mounted specs,
    /// what this spec writes for the values that they open. Reports the member if there are none.
    static func listed(
        by spec: Spec, in table: RouteTable, alone: (Mount) -> Spec?,
        into diagnostics: inout Diagnostics
    ) -> [String] {
        guard let member = spec.generatedMembers.first(where: { $0.kind == .examples }) else {
            return []
        }
        let mounted = spec.allMounts.map { (mount: $0, spec: alone($0)) }
        var texts = spec.ownRoutes.flatMap(\.examples).map(\.text)
        let routes = Dictionary(table.routeIDs.map { (table[$0].path, $0) }) { $1 }
        for case (let mount, let own?) in mounted where own.routes.count == mount.spec.routes.count
        {
            let ownTable = RouteTable(own, alone: alone)
            for (declared, here) in zip(own.routes, mount.spec.routes) {
                guard let route = routes[here.route.path] else { continue }
                texts += declared.examples.compactMap {
                    text(of: $0.text, ownTable, as: route, table)
                }
            }
        }
        if texts.isEmpty, mounted.allSatisfy({ $0.spec != nil }) {
            diagnostics.report(
                .badValue, "'members' lists 'examples', but no route has any", at: member.span,
                help: "write 'examples' below a route, or remove it here")
        }
        return texts
    }

    /// The URL that this spec writes for the values that a mounted spec's example opens; nil if it
    /// opens another route.
    private static func text(
        of example: String, _ mounted: RouteTable, as route: RouteID, _ table: RouteTable
    ) -> String? {
        guard let values = mounted.read(url: example)?.values,
            let text = table.write(
                route: route, values: values, table.bases.isEmpty ? .rawValue : .url),
            table.read(rawValue: text)?.route == route
        else { return nil }
        return text.isEmpty ? "/" : text
    }

    private static func failure(
        of example: Scalar, _ declaration: RouteDeclaration, opening other: RouteDeclaration?,
        reason: Diagnostic.Note?
    ) -> Diagnostic {
        let reasons = [reason].compactMap { $0 }
        let name = declaration.route.name
        if let other {
            return Diagnostic(
                .exampleFails, "this URL opens '\(other.route.name)' instead of '\(name)'",
                at: example.span,
                notes: reasons + [
                    Diagnostic.Note("'\(other.route.name)' is declared here", at: other.span)
                ],
                help: "change the patterns, or put the URL under '\(other.route.name)'")
        }
        guard _Route.isURL(example.text) else {
            return .notAURL(example, .exampleFails)
        }
        let patterns = declaration.sources.map(\.text).joined(separator: ", ")
        return Diagnostic(
            .exampleFails, "no route matches this URL, an example of '\(name)'", at: example.span,
            notes: reasons,
            help: reason != nil
                ? "fix the pattern or the example"
                : "compare it with the base and with the patterns of '\(name)': \(patterns)")
    }
}

extension Diagnostic {
    fileprivate static func notAURL(_ text: Scalar, _ rule: Rule) -> Diagnostic {
        Diagnostic(
            rule, "'\(text.text)' is not a URL: it has no scheme", at: text.span,
            help: "write the whole URL, as in https://example.com/path")
    }
}
