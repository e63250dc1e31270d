extension IntentFilter {
    /// What the filter claims; nil if it claims nothing or isn't known.
    var claimList: ClaimList? {
        let schemes = self.schemes.filter { $0 == $0.lowercased() }
        if schemes.isEmpty || !isKnown { return nil }
        guard let first = data.first(where: { $0.host != nil }) else {
            // Android ignores paths without a host.
            return list(schemes, [ClaimedHost(name: nil)], [ClaimRule(at: location)])
        }
        let hosts = data.flatMap { data in data.host.map { Self.hosts($0, data.port) } ?? [] }.withoutRepetitions
        let patterns = data.flatMap { data in data.paths.map { (data, $0) } }
        if patterns.isEmpty { return list(schemes, hosts, [ClaimRule(at: first.location)]) }
        let rules = patterns.compactMap { data, pattern in
            (try? pattern.matcher()).map { ClaimRule(at: data.location, .path($0)) }
        }
        return rules.isEmpty ? nil : list(schemes, hosts, rules)
    }

    private func list(_ schemes: [String], _ hosts: [ClaimedHost], _ rules: [ClaimRule]) -> ClaimList {
        ClaimList(location: location, schemes: schemes, hosts: hosts, rules: rules)
    }

    /// Whether all that the filter claims is known.
    var isKnown: Bool { unknown.isEmpty && !hasSpecificPart }

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
