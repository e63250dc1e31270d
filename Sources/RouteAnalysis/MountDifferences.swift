import RouteSpec
import RoutePatterns

/// `mount-differs`: a mounted spec's enum writes a different URL than the spec that mounts it (Semantics, section 1).
struct MountDifferences {
    let spec: Spec
    let table: RouteTable

    /// Notes the first difference of each mount.
    ///
    /// - Parameter alone: for each of the spec's mounts, the mounted spec by itself; skipped if it has no base.
    func check(alone: [Spec?], into diagnostics: inout Diagnostics) {
        let mounts = zip(spec.mounts, alone).compactMap { mount, alone in
            alone.flatMap { $0.bases.isEmpty || $0.routes.count != mount.spec.routes.count ? nil : (mount, $0) }
        }
        if mounts.isEmpty || table.bases.isEmpty { return }
        var routes: [[String]: RouteID] = [:]
        for id in table.routeIDs.reversed() { routes[table[id].path] = id }
        for (mount, alone) in mounts {
            let own = RouteTable(alone)
            let pairs = zip(mount.spec.routes, own.routeIDs).compactMap { declared, id in
                routes[declared.route.path].map { (here: $0, there: id) }
            }
            for (here, there) in pairs {
                guard let difference = difference(of: here, from: there, in: own) else { continue }
                diagnostics.append(
                    Diagnostic(
                        .mountDiffers,
                        "'\(table[here].name)' is written \(difference.here), but '\(mount.spec.name)' writes "
                            + "\(difference.there)",
                        at: mount.path.span,
                        help:
                            "give '\(mount.path.text)' the base that it has here, or write its links with '\(spec.name)'"
                    ))
                break
            }
        }
    }

    /// The URLs of the first value that the two tables write differently.
    private func difference(
        of here: RouteID, from there: RouteID, in own: RouteTable
    ) -> (here: String, there: String)? {
        for values in table.patternIDs(of: here).compactMap(sample) {
            guard let url = table.write(route: here, values: values, .url),
                let other = own.write(route: there, values: values, .url)
            else { continue }
            if Array(url.utf8) != Array(other.utf8) { return (url, other) }
        }
        return nil
    }

    /// Values that a pattern can write.
    private func sample(_ pattern: PatternID) -> [RouteValue]? {
        let route = table.route(of: pattern)
        let values = zip(route.values, route.conditions(of: table[pattern])).compactMap { value, condition in
            value.samples(for: [condition]).last { condition.holds(for: $0) }
        }
        return values.count == route.values.count ? values : nil
    }
}
