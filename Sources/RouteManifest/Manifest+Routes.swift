import RouteAnalysis
import RoutePatterns
import RouteSpec

extension Manifest {
    /// What `list` and the manifest say about a route, without its patterns.
    package func members(of route: RouteID) -> Members {
        let declaration = compiled.spec.routes[route.index]
        let members: Members = [
            ("route", .string(table[route].name)),
            ("parameters", .array(table[route].values.map { .object($0.members) })),
            ("doc", .optional(declaration.doc)), ("claim", declaration.isClaimed ? .null : .bool(false)),
            ("examples", .array(declaration.examples.map { .string($0.text) })),
            ("rejects", .array(declaration.rejects.map { .string($0.text) })),
        ]
        return (members + screen(of: route)).nonempty
    }

    /// The position on the screen; empty for a spec without tabs.
    private func screen(of route: RouteID) -> Members {
        guard let place = compiled.navigation?[route] else { return [] }
        return [
            ("tabs", .array(place.tabs.map(JSON.string))), ("present", .string(place.presentation.rawValue)),
            ("parent", .optional(place.parent.flatMap { name(of: $0.route) })),
            ("restorable", .bool(place.isRestorable)), ("link", .string(place.opening.rawValue)),
            ("interruptible", .bool(place.isInterruptible)),
        ]
    }
}

extension Route.Value {
    fileprivate var members: Manifest.Members {
        let members: Manifest.Members = [
            ("name", .string(name)), ("type", .string(typeText)), ("default", defaultValue?.json ?? .null),
            ("valueType", type.qualifiedName == typeText ? .null : .string(type.qualifiedName)),
            ("kind", .string(type.kind)), ("shape", shape == .single ? .null : .string(shape.rawValue)),
        ]
        return members.nonempty
    }
}
