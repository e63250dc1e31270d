/// An intent filter that a link can reach.
struct IntentFilter: Sendable {
    static let elementName = "intent-filter"
    static let webSchemes = ["http", "https"]

    /// A `<data>` element.
    struct Data: Sendable {
        let location: ClaimLocation
        var scheme: String?
        var host: String?
        var port: String?
        var paths: [AndroidPattern] = []

        /// The host with its port.
        var authority: String? {
            guard let host else { return nil }
            guard let port else { return host }
            return host + ":" + port
        }

        /// Whether the element by itself says a combination. What it leaves out can be anything.
        fileprivate func says(_ scheme: String?, _ host: String?, _ path: String) -> Bool {
            if let own = self.scheme, own != scheme { return false }
            if let authority, authority != host { return false }
            return paths.isEmpty || paths.contains { $0.matches(path) }
        }
    }

    let location: ClaimLocation
    /// Whether Android verifies the filter with the site's `assetlinks.json`.
    let isVerified: Bool
    let data: [Data]
    /// Whether all that the filter claims is known.
    var isKnown = true

    var schemes: [String] { data.compactMap(\.scheme).withoutRepetitions }

    /// What the filter claims; nil if it claims nothing or isn't known.
    var claimList: ClaimList? {
        // Links have schemes in lower case, and Android compares case.
        let schemes = self.schemes.filter { $0 == $0.lowercased() }
        if schemes.isEmpty || !isKnown { return nil }
        // Android ignores paths without a host.
        let first = data.first { $0.host != nil }
        var rules: [ClaimRule] = []
        for data in first == nil ? [] : data {
            rules += data.paths.map { ClaimRule(location: data.location, condition: .path($0)) }
        }
        let hosts = data.compactMap(\.authority).map { ClaimedHost($0) }.withoutRepetitions
        return ClaimList(
            location: location, schemes: schemes,
            hosts: hosts.isEmpty ? [ClaimedHost(name: nil)] : hosts,
            rules: rules.isEmpty ? [ClaimRule(location: first?.location ?? location)] : rules)
    }
}

extension IntentFilter {
    /// The problems of the filter itself.
    var problems: [ClaimProblem] {
        let own =
            isKnown ? [verifiedScheme, unverified, combination] : [verifiedScheme, unverified]
        return (own + data.map(uppercaseScheme)).compactMap(\.self) + data.flatMap(openPrefixes)
    }

    private var verifiedScheme: ClaimProblem? {
        let others = schemes.filter { !Self.webSchemes.contains($0) }
        guard isVerified, let other = others.first else { return nil }
        return ClaimProblem(
            .verifiedScheme, "autoVerify works with https only, and '\(other)' is another scheme",
            at: location,
            help: "give '\(other)' a filter of its own, without android:autoVerify")
    }

    private var unverified: ClaimProblem? {
        // A filter that has a scheme of the app's own, too, has another problem.
        guard !isVerified, schemes.contains("https"), data.contains(where: { $0.host != nil }),
            schemes.allSatisfy(Self.webSchemes.contains)
        else { return nil }
        return ClaimProblem(
            .unverifiedFilter,
            "the filter for https has no autoVerify, so Android 12 and later open the browser",
            at: location, help: "write android:autoVerify=\"true\" on the filter")
    }

    private func uppercaseScheme(_ data: Data) -> ClaimProblem? {
        guard let scheme = data.scheme, scheme != scheme.lowercased() else { return nil }
        return ClaimProblem(
            .uppercaseScheme,
            "no link has the scheme '\(scheme)': links have schemes in lowercase, "
                + "and Android compares case",
            at: data.location, help: "write '\(scheme.lowercased())'")
    }

    private func openPrefixes(_ data: Data) -> [ClaimProblem] {
        data.paths.compactMap { pattern in
            let text = pattern.text
            guard pattern.kind == .prefix, self.data.contains(where: { $0.host != nil }),
                AndroidPattern.isOpenWord(text)
            else { return nil }
            return ClaimProblem(
                .openPrefix, "pathPrefix '\(text)' also takes '\(text)s'", at: data.location,
                url: url(data.scheme, data.host, text + "s"),
                help: "write android:path=\"\(text)\" and android:pathPrefix=\"\(text)/\"")
        }
    }

    /// A URL with a decoded path. A missing scheme or host is the first that the filter has.
    private func url(_ scheme: String?, _ host: String?, _ path: String) -> String? {
        guard let scheme = scheme ?? schemes.first,
            let host = host ?? data.lazy.compactMap(\.authority).first
        else { return nil }
        let name = host.hasPrefix("*") ? "a" + host.dropFirst() : host
        return "\(scheme)://\(name)\(URLText.escaped(path))"
    }

    /// The problem that the filter claims more URLs than it seems
    /// to: Android combines the schemes, hosts, and paths of all
    /// elements. A combination that no element says is an example.
    private var combination: ClaimProblem? {
        let elements = data.filter {
            [$0.scheme, $0.host, $0.paths.first?.text].compactMap(\.self).count > 1
        }
        if elements.isEmpty { return nil }
        let known = elements.flatMap(\.paths).compactMap(\.probe).withoutRepetitions
        let paths = known.isEmpty ? [data.flatMap(\.paths).first?.probe ?? "/"] : known
        func values(_ value: (Data) -> String?) -> [String?] {
            let own = elements.compactMap(value).withoutRepetitions
            return own.isEmpty ? [nil] : own
        }
        for scheme in values(\.scheme) {
            for host in values(\.authority) {
                let path = paths.first { path in
                    !elements.contains { $0.says(scheme, host, path) }
                }
                guard let path, let url = url(scheme, host, path) else { continue }
                return ClaimProblem(
                    .combinedData,
                    "the <data> elements combine: the filter claims what none of them says, "
                        + "such as '\(url)'",
                    at: location, url: url,
                    help: "write an <intent-filter> for each host and scheme that differs")
            }
        }
        return nil
    }
}

extension AndroidPattern {
    /// A decoded text that matches, with an `x` appended if that matches, too.
    fileprivate var probe: String? {
        guard let example = examples.first else { return nil }
        return matches(example + "x") ? example + "x" : example
    }
}
