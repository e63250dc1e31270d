import RouteSpec

/// An intent filter that a link can reach.
struct IntentFilter: Sendable {
    static let elementName = "intent-filter"
    static let webSchemes = ["http", "https"]

    /// A `<data>` element.
    struct Data: Sendable {
        let location: ClaimLocation
        let scheme: String?
        let host: String?
        let port: String?
        let paths: [AndroidPattern]

        /// The host with its port.
        var authority: String? { host.map { $0 + (port.map { ":" + $0 } ?? "") } }
    }

    let location: ClaimLocation
    /// Whether Android verifies the filter with the site's `assetlinks.json`.
    let isVerified: Bool
    let data: [Data]
    /// Whether all that the filter claims is known.
    let isKnown: Bool

    var schemes: [String] { data.compactMap(\.scheme).withoutRepetitions }

    /// What the filter claims; nil if it claims nothing or isn't known.
    var claimList: ClaimList? {
        let schemes = self.schemes.filter { $0 == $0.lowercased() }
        if schemes.isEmpty || !isKnown { return nil }
        // Android ignores paths without a host.
        let first = data.first { $0.host != nil }
        let patterns = first == nil ? [] : data.flatMap { data in data.paths.map { (data.location, $0) } }
        let rules = patterns.map { location, pattern in
            ClaimRule(location: location, condition: .path(AndroidMatcher(pattern)))
        }
        let hosts = data.compactMap(\.authority).map { ClaimedHost($0) }.withoutRepetitions
        return ClaimList(
            location: location, schemes: schemes, hosts: hosts.isEmpty ? [ClaimedHost(name: nil)] : hosts,
            rules: rules.isEmpty ? [ClaimRule(location: first?.location ?? location)] : rules)
    }
}

// MARK: - Problems

extension IntentFilter {
    /// The problems of the filter itself.
    var problems: [ClaimProblem] {
        let own = isKnown ? [verifiedScheme, combination] : [verifiedScheme]
        return own.compactMap(\.self) + data.flatMap(problems)
    }

    private var verifiedScheme: ClaimProblem? {
        let others = schemes.filter { !Self.webSchemes.contains($0) }
        guard isVerified, let other = others.first else { return nil }
        return ClaimProblem(
            .verifiedScheme, "autoVerify works with https only, and '\(other)' is another scheme", at: location,
            help: "give '\(other)' a filter of its own, without android:autoVerify")
    }

    private func problems(_ data: Data) -> [ClaimProblem] {
        var problems: [ClaimProblem] = []
        if let scheme = data.scheme, scheme != scheme.lowercased() {
            problems.report(
                .uppercaseScheme,
                "no link has the scheme '\(scheme)': links have schemes in lowercase, and Android compares case",
                at: data.location, help: "write '\(scheme.lowercased())'")
        }
        for pattern in data.paths where pattern.kind == .prefix && self.data.contains(where: { $0.host != nil }) {
            guard let last = pattern.text.last, last.isLetter || last.isNumber else { continue }
            problems.append(
                ClaimProblem(
                    .openPrefix, "pathPrefix '\(pattern.text)' also takes '\(pattern.text)s'", at: data.location,
                    url: url(data.scheme, data.host, pattern.text + "s"),
                    help: "write android:path=\"\(pattern.text)\" and android:pathPrefix=\"\(pattern.text)/\""))
        }
        return problems
    }

    /// A URL with a decoded path. A missing scheme or host is the first that the filter has.
    private func url(_ scheme: String?, _ host: String?, _ path: String) -> String? {
        guard let scheme = scheme ?? schemes.first, let host = host ?? data.lazy.compactMap(\.authority).first else {
            return nil
        }
        return scheme + "://" + (host.hasPrefix("*") ? "a" + host.dropFirst() : host) + URLText.escaped(path)
    }

    /// The problem that the filter claims more URLs than it seems to: Android combines the schemes, hosts, and paths of
    /// all elements. What an element says together, such as a host and a path, is compared with each combination.
    private var combination: ClaimProblem? {
        let elements = data.filter { [$0.scheme, $0.host, $0.paths.first?.text].compactMap(\.self).count > 1 }
        let matchers = elements.map { $0.paths.map(AndroidMatcher.init) }
        let known = matchers.flatMap(\.self)
        let ofFilter = data.flatMap(\.paths).first.map(AndroidMatcher.init)
        let paths = known.isEmpty ? [ofFilter?.probe ?? "/"] : known.compactMap(\.probe).withoutRepetitions
        func values(_ value: (Data) -> String?) -> [String?] {
            let own = elements.compactMap(value).withoutRepetitions
            return own.isEmpty ? [nil] : own
        }
        for scheme in values(\.scheme) {
            for host in values(\.authority) {
                for path in paths {
                    let isSaid = zip(elements, matchers).contains { element, matchers in
                        (element.scheme ?? scheme) == scheme && (element.authority ?? host) == host
                            && (matchers.isEmpty || matchers.contains { $0.matches(path) })
                    }
                    if isSaid || elements.isEmpty { continue }
                    guard let url = url(scheme, host, path) else { return nil }
                    return ClaimProblem(
                        .combinedData,
                        "the <data> elements combine: the filter claims what none of them says, such as '\(url)'",
                        at: location, url: url,
                        help: "write an <intent-filter> for each host and scheme that differs")
                }
            }
        }
        return nil
    }
}

extension AndroidMatcher {
    /// A decoded text that matches, with an `x` appended if that matches, too.
    fileprivate var probe: String? { examples.first.map { matches($0 + "x") ? $0 + "x" : $0 } }
}

extension XMLElement {
    /// Reads the outermost element of a manifest. A part of one is an activity.
    static func readManifest(_ bytes: [UInt8]) throws(FileProblem) -> XMLElement {
        let root = try read(bytes)
        guard root.name == "manifest" || root.name == "activity" else {
            throw FileProblem(
                "the file is not a manifest: its outermost element is '\(root.name)'", at: root.location())
        }
        return root
    }
}
