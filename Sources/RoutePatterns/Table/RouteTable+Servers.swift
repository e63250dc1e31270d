import RouteRuntime

// Servers that are known only at run time (Semantics, section 3, at its end).
extension RouteTable {
    /// Reads a URL on a server; nil if the URL is not on it, or the route has a base of its own.
    package func read(url: String, on server: String) -> Reading? {
        guard let rawValue = _routeRawValue(of: url, on: server), let reading = read(rawValue: rawValue) else {
            return nil
        }
        return write(reading, on: server) == nil ? nil : reading
    }

    /// The URL of a route's values on a server; nil if the route has a base of its own, or if `server` is not the URL
    /// of a server.
    package func write(route: RouteID, values: [RouteValue], on server: String) -> String? {
        write(route: route, values: values, .rawValue).flatMap { _routeText($0, on: server) }
    }

    private func write(_ reading: Reading, on server: String) -> String? {
        write(route: reading.route, values: reading.values, on: server)
    }
}
