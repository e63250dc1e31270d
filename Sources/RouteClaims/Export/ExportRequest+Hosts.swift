import RoutePatterns

extension ExportRequest {
    /// All bases of the patterns, in the order of the spec.
    private var bases: [Base] {
        let table = spec.table
        return (table.bases + table.patternIDs.flatMap { table[$0].bases }).withoutRepetitions
    }

    /// The hosts of https and http that an app can ask for, in the order of the spec. There are none for hosts with a
    /// port.
    var webHosts: [ClaimedHost] {
        bases.filter { $0.isWeb }.flatMap { $0.host?.claimedHosts ?? [] }.withoutRepetitions
    }

    /// The schemes of the app's own, in the order of the spec.
    var customSchemes: [String] {
        bases.filter { !$0.isWeb }.map(\.scheme).withoutRepetitions
    }
}

extension Base {
    fileprivate var isWeb: Bool { scheme == "https" || scheme == "http" }
}

extension Segment {
    /// The hosts of a claim file with which a host of the web has to be claimed. They may claim more than the host
    /// reads. Empty if no host of a claim file does.
    var claimedHosts: [ClaimedHost] {
        switch self {
        case .literal(let host): return host.contains(":") ? [] : [ClaimedHost(name: host)]
        case .label(let suffix): return [ClaimedHost(name: String(suffix.dropFirst()), isSuffix: true)]
        case .parameter(let parameter):
            guard case .closed(let type) = parameter.type, type.fallback == nil else { return [] }
            return type.values.map { ClaimedHost(name: $0) }
        case .affixed(let literals, _):
            guard let end = literals.last, let dot = end.firstIndex(of: "."), !end.contains(":") else { return [] }
            return [ClaimedHost(name: String(end[end.index(after: dot)...]), isSuffix: true)]
        case .rest: return []
        }
    }
}
