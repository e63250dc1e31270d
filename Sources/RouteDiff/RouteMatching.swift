import RoutePatterns

/// Matches the routes and parameters of two tables.
///
/// A route becomes the one with the same name, or else a new one with the same patterns, ignoring parameter names.
struct RouteMatching {
    private let current: [RouteID?]
    private let previous: [RouteID: RouteID]
    private let parameters: [[Int?]]

    init(_ previous: RouteTable, _ current: RouteTable) {
        let names = Dictionary(current.routeIDs.map { (current[$0].path, $0) }, uniquingKeysWith: min)
        let oldNames = Set(previous.routes.map(\.path))
        var free = UnmatchedRoutes(current, current.routeIDs.filter { !oldNames.contains(current[$0].path) })
        var found = previous.routes.map { names[$0.path] }
        let shapes = previous.routes.enumerated().map { index, route in
            found[index] == nil ? route.patterns.map(PatternShape.init) : []
        }
        for index in found.indices where found[index] == nil { found[index] = free.take(same: shapes[index]) }
        for index in found.indices where found[index] == nil { found[index] = free.take(like: shapes[index]) }
        self.current = found
        let pairs = zip(found, previous.routeIDs).compactMap { now, route in now.map { ($0, route) } }
        self.previous = Dictionary(pairs, uniquingKeysWith: min)
        self.parameters = zip(previous.routes, found).map { route, id in
            id.map { Self.match(route, current[$0]) } ?? route.values.map { _ in nil }
        }
    }

    /// The current route that a previous one became; nil if it was removed.
    func current(_ previous: RouteID) -> RouteID? { current[previous.index] }

    /// The previous route that became a current one; nil if it is new.
    func previous(_ current: RouteID) -> RouteID? { previous[current] }

    /// The indices of a previous route's parameters in the current route; nil for a removed parameter.
    func parameters(of previous: RouteID) -> [Int?] { parameters[previous.index] }

    /// Matches parameters with the same name, or else in the same slot of a pattern.
    private static func match(_ previous: Route, _ current: Route) -> [Int?] {
        var found = previous.values.map { value in current.values.firstIndex { $0.name == value.name } }
        for (index, value) in previous.values.enumerated() where found[index] == nil {
            let slots = previous.slots(of: value.name)
            found[index] = current.values.indices.first { other in
                !found.contains(other) && !previous.values.contains { $0.name == current.values[other].name }
                    && !slots.isDisjoint(with: current.slots(of: current.values[other].name))
            }
        }
        return found
    }
}

/// The routes of a table that aren't matched yet, by what their patterns match.
private struct UnmatchedRoutes {
    /// The routes by all their patterns and by each of them, last one first.
    private var same: [[PatternShape]: [RouteID]] = [:]
    private var like: [PatternShape: [RouteID]] = [:]
    private var free: Set<RouteID>

    init(_ table: RouteTable, _ routes: [RouteID]) {
        free = Set(routes)
        for route in routes.reversed() {
            let shapes = table[route].patterns.map(PatternShape.init)
            same[shapes, default: []].append(route)
            for shape in shapes.withoutRepetitions { like[shape, default: []].append(route) }
        }
    }

    /// Removes and returns the first route with the same patterns.
    mutating func take(same shapes: [PatternShape]) -> RouteID? {
        guard let route = same[shapes]?.popLast() else { return nil }
        free.remove(route)
        return route
    }

    /// Removes and returns the first route that has one of the patterns.
    mutating func take(like shapes: [PatternShape]) -> RouteID? {
        let routes = shapes.compactMap { shape -> RouteID? in
            while let last = like[shape]?.last, !free.contains(last) { like[shape]?.removeLast() }
            return like[shape]?.last
        }
        guard let route = routes.min() else { return nil }
        free.remove(route)
        return route
    }
}

extension Route {
    /// The slots of a parameter in the route's patterns.
    fileprivate func slots(of name: String) -> Set<ParameterSlot> {
        patterns.reduce(into: []) { $0.formUnion($1.pattern.slots(of: name)) }
    }
}

/// Where a pattern has a parameter.
private struct ParameterSlot: Hashable {
    /// Nil for the host.
    let slot: Pattern.Part.Slot?
    /// The position of the segment.
    var position = 0
    /// One of the item's names; empty for a segment, and for the rest of the items.
    var name = ""
    /// The index among the part's parameters.
    let index: Int
}

extension Pattern {
    fileprivate func slots(of name: String) -> [ParameterSlot] {
        let host = base?.host?.parameters ?? []
        if let index = host.firstIndex(where: { $0.name == name }) { return [ParameterSlot(slot: nil, index: index)] }
        for (position, part) in parts.enumerated() {
            guard let index = part.parameters.firstIndex(where: { $0.name == name }) else { continue }
            let segment = part.isItem ? 0 : parts[..<position].count { $0.slot == part.slot }
            let names = part.names.isEmpty ? [""] : part.names
            return names.map { ParameterSlot(slot: part.slot, position: segment, name: $0, index: index) }
        }
        return []
    }
}
