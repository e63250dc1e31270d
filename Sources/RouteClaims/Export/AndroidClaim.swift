import Foundation
import RouteAnalysis
import RouteLanguage
import RouteSpec

/// What a filter claims: paths of hosts of schemes, in each combination.
struct AndroidClaim {
    private var schemes: [String]
    private let isHosted: Bool
    /// Empty for every host.
    private var hosts: [ClaimedHost]
    /// Empty for every path.
    private let paths: [AndroidPattern]

    /// The claims for the links of one scheme, one for each host.
    ///
    /// - Parameter variants: those whose links are claimed, by their indices in the table.
    static func claims(
        of variants: [Int], _ scheme: String, isHosted: Bool, _ spec: CompiledSpec,
        _ links: SpecLinks, _ minimumLevel: Int
    ) -> [AndroidClaim] {
        guard isHosted else {
            return [AndroidClaim(schemes: [scheme], isHosted: false, hosts: [], paths: [])]
        }
        let table = spec.table
        let isWeb = URLScheme.isWeb(scheme)
        var variantsOfHost: [ClaimedHost: [Int]] = [:]
        var hosts: [ClaimedHost] = []
        for index in variants {
            let known = table.variants[index].segments.first?.claimedHosts ?? []
            // A manifest can claim every host of the app's own scheme, but not every host of the
            // web.
            for host in known.isEmpty && !isWeb ? [ClaimedHost(name: nil)] : known {
                if variantsOfHost[host] == nil { hosts.append(host) }
                variantsOfHost[host, default: []].append(index)
            }
        }
        return hosts.map { host in
            let own = variantsOfHost[host] ?? []
            // No path matches a URL like `myapp://callback?code=1`, whose path is empty.
            let hasEmptyPath = !isWeb && own.contains { table.variants[$0].matchers.count == 1 }
            let isWhole = host.name == nil || hasEmptyPath
            let paths =
                isWhole ? [] : Self.paths(of: own, scheme, host, spec, links, minimumLevel)
            return AndroidClaim(schemes: [scheme], isHosted: true, hosts: [host], paths: paths)
        }
    }

    private static func paths(
        of variants: [Int], _ scheme: String, _ host: ClaimedHost, _ spec: CompiledSpec,
        _ links: SpecLinks, _ minimumLevel: Int
    ) -> [AndroidPattern] {
        let table = spec.table
        let sites = links.sites(scheme, [host.example].compactMap(\.self), variants)
        var paths: [AndroidPattern] = []
        var pathsOfPattern: [PatternID: [AndroidPattern]] = [:]
        var examples: [String] = []
        for index in variants {
            let variant = table.variants[index]
            let own = AndroidPaths(variant.declaredMatchers.dropFirst())
            let patterns = own.patterns(from: minimumLevel)
            paths += patterns
            pathsOfPattern[variant.pattern, default: []] += patterns
            if let plain = links.plainURL(of: index) {
                let texts = own.examples(like: plain.path.removingPercentEncoding ?? plain.path)
                examples += texts.map { URLText.escaped($0) + plain.end }
            }
        }
        examples += paths.flatMap(\.examples).map(URLText.escaped)
        let claimed = sites.flatMap { site in
            links.claimedLinks(at: site, and: examples.map { site.start + $0 }) { route in
                spec.spec.routes[route.index].isClaimed
            }
        }
        let known = Set(claimed.compactMap(\.reading?.pattern))
        let kept = pathsOfPattern.filter { !known.contains($0.key) }.flatMap(\.value)
        return AndroidRows(paths, kept: Set(kept), links: claimed.map(\.parts)).paths
    }

    /// The claim as a filter.
    func filter(number: Int) -> IntentFilter {
        let place = "intent-filter \(number)"
        var data: [IntentFilter.Data] = []
        func location() -> ClaimLocation { ClaimLocation("\(place), data \(data.count + 1)") }
        for scheme in schemes { data.append(.init(location: location(), scheme: scheme)) }
        for host in hosts where host.name != nil || host.port != nil {
            data.append(
                .init(location: location(), host: host.text, port: host.port.map(String.init)))
        }
        for path in paths { data.append(.init(location: location(), paths: [path])) }
        return IntentFilter(
            location: ClaimLocation(place), isVerified: schemes.allSatisfy(URLScheme.isWeb),
            data: data)
    }
}

extension [AndroidClaim] {
    /// The fewest claims: with the schemes that have the same hosts and paths together, then the
    /// hosts that have the same schemes and paths.
    var combined: [AndroidClaim] {
        var bySchemes: [AndroidClaim] = []
        for claim in self {
            if let index = bySchemes.firstIndex(where: { $0.differsInScheme(from: claim) }) {
                bySchemes[index].add(schemesOf: claim)
            } else {
                bySchemes.append(claim)
            }
        }
        var result: [AndroidClaim] = []
        for claim in bySchemes {
            if let index = result.firstIndex(where: { $0.differsInHost(from: claim) }) {
                result[index].add(hostsOf: claim)
            } else {
                result.append(claim)
            }
        }
        return result
    }
}

extension AndroidClaim {
    /// Whether two claims of the web, or two of the app's own schemes, are for the same hosts and
    /// paths.
    fileprivate func differsInScheme(from other: AndroidClaim) -> Bool {
        URLScheme.isWeb(schemes[0]) == URLScheme.isWeb(other.schemes[0])
            && isHosted == other.isHosted && hosts == other.hosts && paths == other.paths
    }

    /// Whether two claims are for the same schemes and paths.
    fileprivate func differsInHost(from other: AndroidClaim) -> Bool {
        isHosted && other.isHosted && schemes == other.schemes && paths == other.paths
            && !hosts.contains { $0.name == nil } && !other.hosts.contains { $0.name == nil }
    }

    fileprivate mutating func add(schemesOf other: AndroidClaim) {
        schemes += other.schemes
        if schemes.allSatisfy(URLScheme.isWeb) { schemes.sort(by: >) }
    }

    fileprivate mutating func add(hostsOf other: AndroidClaim) { hosts += other.hosts }
}
