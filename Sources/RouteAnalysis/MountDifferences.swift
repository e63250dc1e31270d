import RouteSpec
import RoutePatterns

/// `mount-differs`: a mounted spec's enum writes a different URL than the spec that mounts it (Semantics, section 1).
struct MountDifferences {
    let spec: Spec
    let table: RouteTable

    /// Notes the first difference of each mount, in what the mounted spec's patterns read from their simplest links.
    ///
    /// - Parameter alone: for each of the spec's mounts, the mounted spec by itself; skipped if it has no base.
    func check(alone: [Spec?], into diagnostics: inout Diagnostics) {
        if table.bases.isEmpty { return }
        let routes = Dictionary(table.routeIDs.map { (table[$0].path, $0) }) { first, _ in first }
        for case (let mount, let alone?) in zip(spec.mounts, alone)
        where !alone.bases.isEmpty && alone.routes.count == mount.spec.routes.count {
            let probes = Probes([RouteTable(alone)])
            let own = probes.tables[0]
            let differences = own.patternIDs.lazy.compactMap { pattern -> (RouteID, here: String, there: String)? in
                let path = mount.spec.routes[own.routeID(of: pattern).index].route.path
                guard let route = routes[path], let link = probes.patterns(of: pattern).first.flatMap(probes.plainLink),
                    let reading = own.read(url: link, by: pattern),
                    let here = table.write(route: route, values: reading.values, .url),
                    let there = own.write(route: reading.route, values: reading.values, .url)
                else { return nil }
                return here.hasBytes(of: there) ? nil : (route, here, there)
            }
            guard let (route, here, there) = differences.first else { continue }
            diagnostics.append(
                Diagnostic(
                    .mountDiffers,
                    "'\(table[route].name)' is written \(here), but '\(mount.spec.name)' writes \(there)",
                    at: mount.path.span,
                    help: "give '\(mount.path.text)' the base that it has here, or write its links with '\(spec.name)'"
                ))
        }
    }
}
