import RoutePatterns

extension LinkComparison {
    /// A URL that opens the same route in the previous and the current spec; nil if none was found.
    func sharedURL(of route: RouteID, in schemes: [Scheme]) -> String? {
        for scheme in schemes {
            for variant in scheme.old.all where old.table.routeID(of: scheme.old[variant].pattern) == route {
                if let url = sharedURL(at: variant, of: route, in: scheme) { return url }
            }
        }
        return nil
    }

    private func sharedURL(at variant: VariantID, of route: RouteID, in scheme: Scheme) -> String? {
        let own = scheme.old.member(variant)
        let before = scheme.old.meeting(own.path, questions).filter { $0 < variant }.flatMap {
            scheme.old.alternatives($0)
        }
        let readers = scheme.new.meeting(own.path, questions)
        let members = readers.map { scheme.new.alternatives($0) }
        for (index, reader) in readers.enumerated()
        where new.table.routeID(of: scheme.new[reader].pattern) == matching.current(route) {
            for required in scheme.alternatives(variant, reader) {
                var search = search(required, avoiding: before + members[..<index].joined(), in: scheme)
                if let url = search.url(), old.table.read(url: url)?.route == route,
                    new.table.read(url: url)?.route == matching.current(route)
                {
                    return readable(url, in: old) { url in
                        old.table.read(url: url)?.route == route
                            && new.table.read(url: url)?.route == matching.current(route)
                    }
                }
            }
        }
        return nil
    }
}
