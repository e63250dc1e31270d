import RouteAnalysis
import RouteLanguage

/// Matches the routes and parameters of two tables.
///
/// Routes with the same name are the same. A route that is gone was renamed to a new one if each
/// opens a simple link of the other.
struct RouteMatching {
    private let current: [RouteID?]
    private let previous: [RouteID: RouteID]
    private let parameters: [[Int?]]

    init(_ old: RouteTable, _ new: RouteTable, _ probes: Probes) {
        let routes = new.routesByPath
        var found = old.routes.map { routes[$0.path] }
        var taken = Set(found.compactMap { $0 })
        func links(_ route: RouteID, _ table: Int) -> [String] {
            let patterns = probes.tables[table].patternIDs(of: route).flatMap {
                probes.patterns(of: $0, in: table)
            }
            return patterns.prefix(4).compactMap(probes.plainLink)
        }
        for route in old.routeIDs where found[route.index] == nil {
            let opened = links(route, 0).filter { old.read(url: $0)?.route == route }
            let target = opened.lazy.compactMap { new.read(url: $0)?.route }.first { target in
                !taken.contains(target)
                    && links(target, 1).contains { old.read(url: $0)?.route == route }
            }
            found[route.index] = target
            if let target { taken.insert(target) }
        }
        current = found
        var previous: [RouteID: RouteID] = [:]
        for (now, route) in zip(found, old.routeIDs) {
            if let now { previous[now] = route }
        }
        self.previous = previous
        parameters = zip(old.routes, found).map { route, id in
            id.map { Self.match(route, new[$0]) } ?? route.values.map { _ in nil }
        }
    }

    /// The route that a previous one became; nil if it was removed.
    func current(_ previous: RouteID) -> RouteID? { current[previous.index] }

    /// The route that became a current one; nil if it is new.
    func previous(_ current: RouteID) -> RouteID? { previous[current] }

    /// The indices of a previous route's parameters in the current route; nil for a removed
    /// parameter.
    func parameters(of previous: RouteID) -> [Int?] { parameters[previous.index] }

    /// Matches parameters with the same name, or else in the same slot of a pattern.
    private static func match(_ previous: Route, _ current: Route) -> [Int?] {
        var found = previous.values.map { value in
            current.values.firstIndex { $0.name == value.name }
        }
        for (index, value) in previous.values.enumerated() where found[index] == nil {
            let slots = previous.slots(of: value.name)
            found[index] = current.values.indices.first { other in
                let name = current.values[other].name
                return !found.contains(other) && !previous.values.contains { $0.name == name }
                    && !slots.isDisjoint(with: current.slots(of: name))
            }
        }
        return found
    }
}

extension Route {
    /// The slots of a parameter in the route's patterns.
    fileprivate func slots(of name: String) -> Set<[String]> {
        Set(patterns.flatMap { $0.pattern.slots(of: name) })
    }
}

extension Pattern {
    /// Where the pattern has a parameter: in the host, at a position among the segments, or in an
    /// item of a name.
    fileprivate func slots(of name: String) -> [[String]] {
        let host = base?.host?.parameters ?? []
        if let index = host.firstIndex(where: { $0.name == name }) {
            return [["host", "\(index)"]]
        }
        for (position, part) in parts.enumerated() {
            guard let index = part.parameters.firstIndex(where: { $0.name == name }) else {
                continue
            }
            let segment = part.isItem ? 0 : parts[..<position].count { $0.slot == part.slot }
            return (part.names.isEmpty ? [""] : part.names).map {
                ["\(part.slot)", "\(segment)", $0, "\(index)"]
            }
        }
        return []
    }
}
