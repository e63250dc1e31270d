import RouteLanguage
import RouteRuntime
import RouteSpec

/// The rules `example-fails` and `reject-matches`: a route's examples open it, and its rejects
/// don't.
///
/// A custom type accepts any text here, because only the app knows which texts are valid.
package enum Examples {
    /// The maximum number of examples to explain. Each takes time linear in the number
    /// of patterns.
    private static let explanationLimit = 100

    /// Takes time linear in the total length of the URLs.
    package static func check(
        _ routes: [RouteDeclaration], in table: RouteTable, into diagnostics: inout Diagnostics
    ) {
        var explainedCount = 0
        for (index, declaration) in routes.enumerated() {
            let route = RouteID(index)
            for example in declaration.examples {
                let opened = table.read(url: example.text)?.route
                if opened == route { continue }
                var reason: Diagnostic.Note?
                if explainedCount < explanationLimit {
                    reason = explanation(of: example, declaration, route, in: table)
                    explainedCount += 1
                }
                let other = opened.map { routes[$0.index] }
                diagnostics.append(
                    failure(of: example, declaration, opening: other, reason: reason))
            }
            for reject in declaration.rejects where !_Route.isURL(reject.text) {
                diagnostics.append(.notAURL(reject, .rejectMatches))
            }
            for reject in declaration.rejects where _Route.isURL(reject.text) {
                check(reject, of: declaration, route, in: table, into: &diagnostics)
            }
        }
    }

    /// Why an example doesn't open its route, at the pattern that comes nearest.
    private static func explanation(
        of example: Scalar, _ declaration: RouteDeclaration, _ route: RouteID, in table: RouteTable
    ) -> Diagnostic.Note? {
        guard let explanation = table.explain(example: example.text, of: route) else { return nil }
        let nearest = explanation.pattern.map { declaration.sources[table.rankInRoute($0)] }
        return Diagnostic.Note(explanation.message, at: nearest?.span ?? declaration.span)
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

    /// The URLs for `members: [examples]`: the spec's own examples, and for those of mounted
    /// specs, what this spec writes for the values that they open. Reports the member if there
    /// are none.
    static func listed(
        by spec: Spec, in table: RouteTable, alone: (Mount) -> Spec?,
        into diagnostics: inout Diagnostics
    ) -> [String] {
        guard let member = spec.generatedMembers.first(where: { $0.kind == .examples }) else {
            return []
        }
        var texts = spec.ownRoutes.flatMap(\.examples).map(\.text)
        var hasAllMounts = true
        let routes = table.routesByPath
        for mount in spec.allMounts {
            guard let own = alone(mount) else {
                hasAllMounts = false
                continue
            }
            if own.routes.count != mount.spec.routes.count { continue }
            let ownTable = RouteTable(own, alone: alone)
            for (declared, here) in zip(own.routes, mount.spec.routes) {
                guard let route = routes[here.route.path] else { continue }
                texts += declared.examples.compactMap {
                    text(of: $0.text, ownTable, as: route, table)
                }
            }
        }
        if texts.isEmpty, hasAllMounts {
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
        let form: _RouteForm = table.bases.isEmpty ? .rawValue : .url
        guard let values = mounted.read(url: example)?.values,
            let text = table.write(route: route, values: values, form),
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
            let otherName = other.route.name
            let place = Diagnostic.Note("'\(otherName)' is declared here", at: other.span)
            return Diagnostic(
                .exampleFails, "this URL opens '\(otherName)' instead of '\(name)'",
                at: example.span, notes: reasons + [place],
                help: "change the patterns, or put the URL under '\(otherName)'")
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
