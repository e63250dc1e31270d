import RouteLanguage
import RouteSpec

/// `mount-differs`: a mounted spec's enum writes a different URL than the spec that mounts it
/// (Semantics, section 1).
enum MountDifferences {
    /// One value of a mounted route, and the URLs that are written for it.
    private struct Difference {
        /// In the spec that mounts it.
        let route: RouteID
        let here: String
        let there: String
    }

    /// Notes the first difference of each mount: reads the simplest link of each pattern with the
    /// mounted spec, and writes the values with both.
    ///
    /// - Parameter alone: a mounted spec by itself, which is skipped if it has no base; nil if it
    ///   has errors.
    static func check(
        _ spec: Spec, _ table: RouteTable, alone: (Mount) -> Spec?,
        into diagnostics: inout Diagnostics
    ) {
        if table.bases.isEmpty { return }
        let routes = table.routesByPath
        for mount in spec.mounts {
            guard let alone = alone(mount), !alone.bases.isEmpty,
                alone.routes.count == mount.spec.routes.count
            else { continue }
            guard let found = firstDifference(of: mount, alone, in: table, routes) else {
                checkCase(of: mount, alone, in: spec, into: &diagnostics)
                continue
            }
            let name = table[found.route].name
            let mounted = mount.spec.name
            diagnostics.report(
                .mountDiffers,
                "'\(name)' is written \(found.here), but '\(mounted)' writes \(found.there)",
                at: mount.path.span,
                help: "give '\(mount.path.text)' the base that it has here, "
                    + "or write its links with '\(spec.name)'")
        }
    }

    /// - Parameter routes: the routes of the table by their paths.
    private static func firstDifference(
        of mount: Mount, _ alone: Spec, in table: RouteTable, _ routes: [[String]: RouteID]
    ) -> Difference? {
        let probes = Probes([RouteTable(alone)])
        let own = probes.tables[0]
        for pattern in own.patternIDs {
            let path = mount.spec.routes[own.routeID(of: pattern).index].route.path
            guard let route = routes[path],
                let link = probes.patterns(of: pattern).first.flatMap(probes.plainLink),
                let reading = own.read(url: link, by: pattern),
                let here = table.write(route: route, values: reading.values, .url),
                let there = own.write(route: reading.route, values: reading.values, .url)
            else { continue }
            if here.hasBytes(of: there) { continue }
            return Difference(route: route, here: here, there: there)
        }
        return nil
    }

    /// Notes that the case of URLs counts for only one of the two enums.
    private static func checkCase(
        of mount: Mount, _ alone: Spec, in spec: Spec, into diagnostics: inout Diagnostics
    ) {
        if alone.ignoresCase == spec.ignoresCase { return }
        let strict = spec.ignoresCase ? mount.spec.name : spec.name
        let lenient = spec.ignoresCase ? spec.name : mount.spec.name
        diagnostics.report(
            .mountDiffers,
            "the case of URLs counts for '\(strict)', but not for '\(lenient)'",
            at: mount.path.span,
            help: "write the same 'caseSensitive' in both specs")
    }
}
