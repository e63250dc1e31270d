import RouteAnalysis

extension IntentFilter {
    /// What the filter claims at an API level; nil if it claims nothing or a resource isn't known.
    func claimList(apiLevel: Int) -> ClaimList? {
        let schemes = self.schemes.filter { $0 == $0.lowercased() }
        if schemes.isEmpty || !unknown.isEmpty { return nil }
        let (hosts, rules, uncertainty) = parts(apiLevel)
        if rules.isEmpty, self.uncertainty == nil, uncertainty == nil { return nil }
        return ClaimList(
            place: location.place, schemes: schemes, hosts: hosts, rules: rules,
            uncertainty: self.uncertainty ?? uncertainty)
    }

    /// What the filter may claim, if a value isn't known; nil if all are.
    var obscuredClaims: UnlistedClaims? {
        if unknown.isEmpty { return nil }
        let areHostsKnown = unknown.isDisjoint(with: ["host", "port"]) && data.contains { $0.host != nil }
        var uncertainty: String?
        let hosts = data.flatMap { data in data.host.map { Self.hosts($0, data.port, &uncertainty) } ?? [] }
        return UnlistedClaims(
            schemes: unknown.contains("scheme") ? nil : schemes, hosts: areHostsKnown ? hosts : nil)
    }

    private func parts(_ apiLevel: Int) -> (hosts: [ClaimedHost], rules: [ClaimRule], uncertainty: String?) {
        let everything = NFA.many(.rawBytes)
        guard let first = data.first(where: { $0.host != nil }) else {
            if self.uncertainty != nil { return ([ClaimedHost(name: nil)], [], nil) }
            // Android ignores paths without a host.
            let rules = [ClaimRule(at: location, isExclusion: false, path: everything)]
            return ([ClaimedHost(name: nil)], rules, nil)
        }
        var uncertainty: String?
        let hosts = data.flatMap { data in data.host.map { Self.hosts($0, data.port, &uncertainty) } ?? [] }
        let known = data.flatMap { data in data.paths.filter { $0.kind.firstLevel <= apiLevel }.map { (data, $0) } }
        let groups = apiLevel < Self.groupLevel ? [] : self.groups
        if known.isEmpty, groups.isEmpty {
            let rule = ClaimRule(at: first.location, isExclusion: false, path: everything)
            return (hosts.withoutRepetitions, [rule], uncertainty)
        }
        let plain = known.compactMap { data, pattern in
            Self.automaton([pattern], &uncertainty).map {
                ClaimRule(at: data.location, isExclusion: false, path: $0.spellings(delimiters: "?#"))
            }
        }
        let grouped = groups.compactMap { rule($0, &uncertainty) }
        let rules = plain + (plain.isEmpty && grouped.allSatisfy(\.isExclusion) ? [] : grouped)
        return (hosts.withoutRepetitions, rules, uncertainty)
    }

    /// The first API level with groups.
    static let groupLevel = 35

    /// A host as Android compares it: a `*` in front matches any text.
    static func hosts(_ host: String, _ port: String?, _ uncertainty: inout String?) -> [ClaimedHost] {
        let number = port.flatMap { Int($0) }
        guard host.hasPrefix("*") else { return [ClaimedHost(name: host.lowercased(), port: number)] }
        let name = host.dropFirst().lowercased()
        if name.isEmpty { return [ClaimedHost(name: nil, port: number)] }
        if name.hasPrefix(".") { return [ClaimedHost(name: String(name.dropFirst()), isSuffix: true, port: number)] }
        uncertainty = "the host '\(host)' takes every host that ends in '\(name)'"
        return [ClaimedHost(name: name, port: number), ClaimedHost(name: name, isSuffix: true, port: number)]
    }

    /// The decoded texts that match all patterns; nil if there are no patterns, or if one isn't modeled.
    private static func automaton(_ patterns: [AndroidPattern], _ uncertainty: inout String?) -> NFA? {
        var result: NFA?
        for pattern in patterns {
            do throws(AndroidPattern.Failure) {
                let automaton = try pattern.automaton()
                result = result?.intersection(automaton) ?? automaton
            } catch {
                if case .undecided(let reason) = error { uncertainty = "'\(pattern.text)': \(reason)" }
                return nil
            }
        }
        return result
    }

    /// The rule of a group, whose conditions must all match.
    private func rule(_ group: Group, _ uncertainty: inout String?) -> ClaimRule? {
        let (paths, queries, fragments) = (
            group.data.flatMap(\.paths), group.data.flatMap(\.queries), group.data.flatMap(\.fragments)
        )
        // A group without conditions never matches.
        if paths.isEmpty, queries.isEmpty, fragments.isEmpty { return nil }
        let everything = NFA.many(.rawBytes)
        var conditions: [NFA] = []
        for query in queries {
            guard let item = Self.automaton([query], &uncertainty) else { return nil }
            conditions.append(Self.queries(with: item).spellings(delimiters: "#"))
        }
        let path = paths.isEmpty ? everything : Self.automaton(paths, &uncertainty)?.spellings(delimiters: "?#")
        // A URL without a fragment matches no condition on it.
        let fragment =
            fragments.isEmpty
            ? everything
            : Self.automaton(fragments, &uncertainty)?.intersection(.some(.rawBytes))
                .spellings(delimiters: "")
        guard let path, let fragment else { return nil }
        return ClaimRule(
            at: group.location, isExclusion: !group.isAllowed, path: path, query: conditions, fragment: fragment)
    }

    /// The decoded queries with an item in a set. Android splits items at `&`, or at `;` if there is only one.
    private static func queries(with item: NFA) -> NFA {
        func symbols(_ text: String) -> SymbolSet { SymbolSet(plain: text.utf8) }
        func items(_ delimiter: String, _ allowed: SymbolSet) -> NFA {
            let item = item.intersection(.some(allowed.subtracting(symbols(delimiter))))
            let before = NFA.many(allowed).then(NFA(symbols(delimiter))).optional
            let after = NFA(symbols(delimiter)).then(.many(allowed)).optional
            return before.then(item).then(after)
        }
        let all = SymbolSet.rawBytes
        let isSeveral = NFA.many(all).then(NFA(symbols("&"))).then(.many(all))
            .then(NFA(all.subtracting(symbols("&")))).then(.many(all))
        // Ampersands at the end separate no further items, but remain in the last item when it is split at `;`.
        let isSingle = NFA.some(all.subtracting(symbols("&"))).then(.many(symbols("&")))
        return .any(of: [items("&", all).intersection(isSeveral), items(";", all).intersection(isSingle)])
    }
}
