import RouteAnalysis
import RoutePatterns

/// Links with one scheme and host.
struct LinkSite {
    let scheme: String
    /// The host, and the port if there is one; nil if the first segment is in the host's place. One of several hosts if
    /// they make no difference.
    let authority: String?
    /// The patterns that have the host, in matching order.
    let variants: [Variant]

    /// The part of a link before its path.
    var start: String { scheme + "://" + (authority ?? "") }

    /// The matchers of a variant's path. The first segment is in it if that is in the host's place.
    func pathMatchers(of variant: Variant) -> ArraySlice<Matcher> {
        authority == nil ? variant.matchers[...] : variant.matchers.dropFirst()
    }

    /// All sites of a scheme, those with the shortest hosts first.
    ///
    /// - Parameter hosts: the hosts in claim files.
    static func sites(of tree: RouteTable.SchemeTree, claimed hosts: [ClaimedHost]) -> [LinkSite] {
        guard let scheme = tree.scheme else { return [] }
        // Patterns that all have a host of their own have it without a base of the spec, too.
        let isWeb = scheme == "http" || scheme == "https"
        guard tree.isHosted || isWeb && tree.variants.allSatisfy(\.isHosted) else {
            return [LinkSite(scheme: scheme, authority: nil, variants: tree.variants)]
        }
        let matchers = tree.variants.compactMap(\.matchers.first).withoutRepetitions
        let numbers = Dictionary(uniqueKeysWithValues: zip(matchers, 1...))
        // Other ports than these make no difference.
        let ports = matchers.compactMap(\.port) + hosts.compactMap { $0.port.map(String.init) }
        let sets = matchers.map(\.hosts) + hosts.withoutRepetitions.map(\.hosts)
        let budget = StepBudget(comparing: sets.count)
        var pool = TextPool(budget: budget)
        let all = pool.set(NormalTexts.host(ports: ports))
        let claimed = sets.map { pool.set($0) }
        let words = pool.memberships(required: [all], others: claimed, limit: budget.limit) ?? [:]
        return words.filter { $0.key.contains(true) }.map { isIn, word in
            LinkSite(
                scheme: scheme, authority: word.urlText,
                variants: tree.variants.filter { variant in
                    variant.matchers.first.flatMap { numbers[$0] }.map { isIn[$0 - 1] } ?? false
                })
        }.sorted { ($0.authority?.utf8.count ?? 0, $0.start) < ($1.authority?.utf8.count ?? 0, $1.start) }
    }
}

extension Matcher {
    /// The port of a host; nil if it has none.
    fileprivate var port: String? {
        guard case .literal(let host, _) = self, let colon = host.lastIndex(of: ":") else { return nil }
        return String(host[host.index(after: colon)...])
    }

    /// The hosts that fit, with their port.
    fileprivate var hosts: NFA {
        switch self {
        case .literal(let host, _): NFA(plain: host)
        case .label, .affixed, .value(_, .host): TextSets(.pathSegment).read(self).spelledOut
        case .value(let type, _), .rest(let type):
            TextSets(.pathSegment).read(type, in: .other, isWhole: true).spelledOut
        }
    }
}

extension ClaimedHost {
    /// The hosts, with their port, that are claimed.
    fileprivate var hosts: NFA {
        let colon = NFA(plain: ":")
        let ports = port.map { colon.then(NFA(plain: String($0))) } ?? colon.then(.many(.rawBytes)).optional
        return names.then(ports)
    }

    /// The hosts without their port.
    var names: NFA {
        let any = NFA.many(SymbolSet.rawBytes.subtracting(SymbolSet(plain: ":/".utf8)))
        guard let name else { return any }
        guard isSuffix else { return NFA(plain: name) }
        let own = any.then(NFA(plain: "." + name))
        return own.excluding(exceptions.map { $0.utf8.map { SymbolSet(plain: [$0]) } })
    }
}
