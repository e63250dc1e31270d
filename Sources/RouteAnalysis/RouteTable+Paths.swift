import RouteLanguage

extension RouteTable {
    /// The routes by their names, with those of the groups and mounts that they are in.
    package var routesByPath: [[String]: RouteID] {
        var routes: [[String]: RouteID] = [:]
        for id in routeIDs where routes[self[id].path] == nil { routes[self[id].path] = id }
        return routes
    }
}
