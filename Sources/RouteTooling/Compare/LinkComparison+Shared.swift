import RoutePatterns

extension LinkComparison {
    /// A URL that opens a route of the previous spec, and in the current one the same route; nil if none was found.
    func sharedURL(of route: Int, in schemes: [Scheme]) -> String? {
        for scheme in schemes {
            for (place, variant) in scheme.old.variants.enumerated()
            where old.table.entries[variant.pattern].route == route {
                if let url = sharedURL(at: place, of: route, in: scheme) { return url }
            }
        }
        return nil
    }

    private func sharedURL(at place: Int, of route: Int, in scheme: Scheme) -> String? {
        let own = scheme.old.members[place]
        let before = scheme.old.meeting(own.path, questions).filter { $0 < place }.map { scheme.old.members[$0] }
        let readers = scheme.new.meeting(own.path, questions)
        let members = readers.map { scheme.new.members[$0] }
        for (index, reader) in readers.enumerated()
        where new.table.entries[scheme.new.variants[reader].pattern].route == matching.current[route] {
            var search = search([own, members[index]], avoiding: before + members[..<index], in: scheme)
            if let url = search.url(), old.table.read(url: url)?.route == route,
                new.table.read(url: url)?.route == matching.current[route]
            {
                return url
            }
        }
        return nil
    }
}
