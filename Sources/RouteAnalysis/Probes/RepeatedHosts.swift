import RouteLanguage

/// The hosts at which the same patterns stand as at an earlier one, so that links with such a host
/// show nothing new.
struct RepeatedHosts {
    private struct Host: Hashable {
        let scheme: String?
        let name: String
    }

    /// A pattern at a host, with its path there.
    private struct Entry: Hashable {
        let table: Int
        let pattern: PatternID
        let path: [Matcher]
    }

    /// The numbers of the patterns under repeated hosts.
    private(set) var numbers: Set<Int> = []

    /// - Parameter patterns: those of all tables under all their bases, in matching order.
    init(_ patterns: [ProbedPattern]) {
        var members: [Host: [Int]] = [:]
        var hosts: [Host] = []
        // A host that isn't literal may be any other of its scheme.
        var openSchemes: Set<String?> = []
        for pattern in patterns {
            let first = pattern.path.matchers.first
            guard pattern.isHosted, case .literal(let name, _)? = first else {
                openSchemes.insert(pattern.scheme)
                continue
            }
            let host = Host(scheme: pattern.scheme, name: name)
            if members[host] == nil { hosts.append(host) }
            members[host, default: []].append(pattern.number)
        }
        if openSchemes.contains(nil) { return }
        var known: Set<[Entry]> = []
        for host in hosts where !openSchemes.contains(host.scheme) {
            let numbers = members[host] ?? []
            let entries = numbers.map { number in
                let pattern = patterns[number]
                return Entry(
                    table: pattern.table, pattern: pattern.pattern,
                    path: Array(pattern.path.matchers.dropFirst()))
            }
            if !known.insert(entries).inserted { self.numbers.formUnion(numbers) }
        }
    }
}
