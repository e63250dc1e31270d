extension IntentFilter {
    /// What the filter claims at an API level; nil if it claims nothing or a resource isn't known.
    func claimList(apiLevel: Int) -> ClaimList? {
        let schemes = self.schemes.filter { $0 == $0.lowercased() }
        if schemes.isEmpty || !isKnown { return nil }
        guard let first = data.first(where: { $0.host != nil }) else {
            // Android ignores paths without a host.
            return list(schemes, [ClaimedHost(name: nil)], [ClaimRule(at: location)])
        }
        let hosts = data.flatMap { data in data.host.map { Self.hosts($0, data.port) } ?? [] }.withoutRepetitions
        let known = data.flatMap { data in data.paths.filter { $0.kind.firstLevel <= apiLevel }.map { (data, $0) } }
        let groups = apiLevel < Self.groupLevel ? [] : self.groups
        if known.isEmpty, groups.isEmpty { return list(schemes, hosts, [ClaimRule(at: first.location)]) }
        let plain = known.compactMap { data, pattern in
            (try? pattern.matcher()).map { ClaimRule(at: data.location, .path($0)) }
        }
        let grouped = groups.compactMap { group in
            AndroidGroup(group).map { ClaimRule(at: group.location, isExclusion: !group.isAllowed, .group($0)) }
        }
        let rules = plain + (plain.isEmpty && grouped.allSatisfy(\.isExclusion) ? [] : grouped)
        return rules.isEmpty ? nil : list(schemes, hosts, rules)
    }

    private func list(_ schemes: [String], _ hosts: [ClaimedHost], _ rules: [ClaimRule]) -> ClaimList {
        ClaimList(location: location, schemes: schemes, hosts: hosts, rules: rules)
    }

    /// What the filter may claim, if a value isn't known; nil if all are.
    var obscuredClaims: UnlistedClaims? {
        if isKnown { return nil }
        let areHostsKnown = unknown.isDisjoint(with: ["host", "port"]) && data.contains { $0.host != nil }
        let hosts = data.flatMap { data in data.host.map { Self.hosts($0, data.port) } ?? [] }
        return UnlistedClaims(
            schemes: unknown.contains("scheme") ? nil : schemes, hosts: areHostsKnown ? hosts : nil)
    }

    private var isKnown: Bool { unknown.isEmpty && !hasSpecificPart }

    /// The first API level with groups.
    static let groupLevel = 35

    /// A host as Android compares it: a `*` in front matches any text.
    static func hosts(_ host: String, _ port: String?) -> [ClaimedHost] {
        let number = port.flatMap { Int($0) }
        guard host.hasPrefix("*") else { return [ClaimedHost(name: host.lowercased(), port: number)] }
        let name = host.dropFirst().lowercased()
        if name.isEmpty { return [ClaimedHost(name: nil, port: number)] }
        if name.hasPrefix(".") { return [ClaimedHost(name: String(name.dropFirst()), isSuffix: true, port: number)] }
        return [ClaimedHost(name: name, port: number), ClaimedHost(name: name, isSuffix: true, port: number)]
    }
}

/// The conditions of a group, which must all match.
struct AndroidGroup: Sendable {
    private let paths: [AndroidMatcher]
    private let queries: [AndroidMatcher]
    private let fragments: [AndroidMatcher]

    /// Nil for a group without conditions, which never matches, and for one that Android refuses.
    init?(_ group: IntentFilter.Group) {
        func matchers(_ patterns: [AndroidPattern]) -> [AndroidMatcher]? {
            let all = patterns.compactMap { try? $0.matcher() }
            return all.count == patterns.count ? all : nil
        }
        guard let paths = matchers(group.data.flatMap(\.paths)), let queries = matchers(group.data.flatMap(\.queries)),
            let fragments = matchers(group.data.flatMap(\.fragments)),
            !(paths.isEmpty && queries.isEmpty && fragments.isEmpty)
        else { return nil }
        (self.paths, self.queries, self.fragments) = (paths, queries, fragments)
    }

    func matches(_ url: ClaimedURL) -> Bool {
        guard paths.allSatisfy({ $0.matches(url.decodedPath) }) else { return false }
        // A URL without a fragment matches no condition on it.
        if !fragments.isEmpty {
            let fragment = URLText.decoded(url.fragment) ?? url.fragment
            if fragment.isEmpty || !fragments.allSatisfy({ $0.matches(fragment) }) { return false }
        }
        if queries.isEmpty { return true }
        let items = Self.items(URLText.decoded(url.query) ?? url.query)
        return queries.allSatisfy { query in items.contains { query.matches($0) } }
    }

    /// Android splits items at `&`, or at `;` if there is only one.
    private static func items(_ query: String) -> [String] {
        func split(_ separator: Character) -> [String] {
            var items = query.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
            while items.last?.isEmpty ?? false { items.removeLast() }
            return items
        }
        let items = split("&")
        return items.count > 1 ? items : split(";")
    }

    /// Ends of URLs, from the path on, that match.
    var examples: [String] {
        let own = paths.first.map { first in first.examples.filter { path in paths.allSatisfy { $0.matches(path) } } }
        return (own ?? ["/a"]).map { URLText.escaped($0) + end }
    }

    /// The path of a link with a query and a fragment that match; nil if its path doesn't match, or if every query and
    /// fragment do.
    func example(at link: ClaimedURL) -> String? {
        !end.isEmpty && paths.allSatisfy { $0.matches(link.decodedPath) } ? link.path + end : nil
    }

    /// A query and a fragment that match.
    private var end: String {
        let items = queries.compactMap(\.examples.first).map(URLText.escaped).joined(separator: "&")
        let fragment = fragments.first?.examples.first { !$0.isEmpty }.map(URLText.escaped)
        return (items.isEmpty ? "" : "?" + items) + (fragment.map { "#" + $0 } ?? "")
    }
}
