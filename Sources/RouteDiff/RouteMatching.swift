import RoutePatterns

/// Matches the routes and parameters of two tables.
///
/// A route matches the one with the same name, or else a new one with the same patterns, ignoring parameter names.
struct RouteMatching {
    private let current: [RouteID?]
    private let previous: [RouteID: RouteID]
    private let parameters: [[Int?]]

    init(_ previous: RouteTable, _ current: RouteTable) {
        let names = Dictionary(current.routeIDs.map { (current[$0].path, $0) }, uniquingKeysWith: min)
        let oldNames = Set(previous.routes.map(\.path))
        var free = FreeRoutes(current, current.routeIDs.filter { !oldNames.contains(current[$0].path) })
        var found = previous.routes.map { names[$0.path] }
        let shapes = previous.routes.enumerated().map { number, route in
            found[number] == nil ? route.patterns.map(PatternShape.init) : []
        }
        for number in found.indices where found[number] == nil { found[number] = free.take(same: shapes[number]) }
        for number in found.indices where found[number] == nil { found[number] = free.take(like: shapes[number]) }
        self.current = found
        let pairs = zip(found, previous.routeIDs).compactMap { now, route in now.map { ($0, route) } }
        self.previous = Dictionary(pairs, uniquingKeysWith: min)
        self.parameters = zip(previous.routes, found).map { route, id in
            id.map { Self.match(route, current[$0]) } ?? route.values.map { _ in nil }
        }
    }

    /// The current route that a previous one is; nil where it is gone.
    func current(_ previous: RouteID) -> RouteID? { current[previous.index] }

    /// The previous route that a current one was; nil for a new one.
    func previous(_ current: RouteID) -> RouteID? { previous[current] }

    /// The ranks of a previous route's parameters in the current one; nil where a parameter is gone.
    func parameters(of previous: RouteID) -> [Int?] { parameters[previous.index] }

    /// Parameters with the same name, or else at the same position in a pattern.
    private static func match(_ previous: Route, _ current: Route) -> [Int?] {
        var found = previous.values.map { value in current.values.firstIndex { $0.name == value.name } }
        for (number, value) in previous.values.enumerated() where found[number] == nil {
            let slots = previous.slots(of: value.name)
            found[number] = current.values.indices.first { other in
                !found.contains(other) && !previous.values.contains { $0.name == current.values[other].name }
                    && !slots.isDisjoint(with: current.slots(of: current.values[other].name))
            }
        }
        return found
    }
}

/// The routes of a table that no route of another one is yet, by what they match.
private struct FreeRoutes {
    /// The routes with all of some patterns, and those with one of them, the last one first.
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

    /// Takes the first route with the same patterns.
    mutating func take(same shapes: [PatternShape]) -> RouteID? {
        guard let route = same[shapes]?.popLast() else { return nil }
        free.remove(route)
        return route
    }

    /// Takes the first route that has one of the patterns.
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

/// A slot of a pattern that has a parameter.
private struct ParameterSlot: Hashable {
    /// Nil for the host.
    let slot: Pattern.Part.Slot?
    /// The number of the segment.
    var number = 0
    /// One of the item's names; empty for a segment, and for the rest of the items.
    var name = ""
    /// Among the part's parameters.
    let index: Int
}

extension Pattern {
    fileprivate func slots(of name: String) -> [ParameterSlot] {
        let host = base?.host?.parameters ?? []
        if let index = host.firstIndex(where: { $0.name == name }) { return [ParameterSlot(slot: nil, index: index)] }
        for (position, part) in parts.enumerated() {
            guard let index = part.parameters.firstIndex(where: { $0.name == name }) else { continue }
            let number = part.isItem ? 0 : parts[..<position].count { $0.slot == part.slot }
            let names = part.names.isEmpty ? [""] : part.names
            return names.map { ParameterSlot(slot: part.slot, number: number, name: $0, index: index) }
        }
        return []
    }
}
