import RouteSpec

extension IntentFilter {
    /// The problems of the filter itself.
    var problems: [ClaimProblem] {
        verifiedScheme + data.flatMap(problems) + (unknown.isEmpty ? combination.map { [$0] } ?? [] : [])
    }

    static let webSchemes = ["http", "https"]

    private var verifiedScheme: [ClaimProblem] {
        let others = schemes.filter { !Self.webSchemes.contains($0) }
        guard isVerified, let other = others.first else { return [] }
        return [
            ClaimProblem(
                .verifiedScheme, "autoVerify works with https only, and '\(other)' is another scheme", at: location,
                help: others == schemes
                    ? "remove android:autoVerify"
                    : "give '\(other)' a filter of its own, without android:autoVerify")
        ]
    }

    private func problems(_ data: Data) -> [ClaimProblem] {
        var problems: [ClaimProblem] = []
        if let scheme = data.scheme, scheme != scheme.lowercased() {
            problems.append(
                ClaimProblem(
                    .uppercaseScheme,
                    "no link has the scheme '\(scheme)': links have schemes in lowercase, and Android compares case",
                    at: data.location, help: "write '\(scheme.lowercased())'"))
        }
        for pattern in data.paths where pattern.kind == .prefix && self.data.contains(where: { $0.host != nil }) {
            guard let last = pattern.text.last, last.isLetter || last.isNumber else { continue }
            problems.append(
                ClaimProblem(
                    .openPrefix, "pathPrefix '\(pattern.text)' also takes '\(pattern.text)s'", at: data.location,
                    url: example(scheme: data.scheme, data.host, AndroidPattern(.literal, pattern.text + "s")),
                    help: "write android:path=\"\(pattern.text)\" and android:pathPrefix=\"\(pattern.text)/\""))
        }
        return problems
    }

    /// A URL that the filter claims. A missing argument is the first value that the filter has.
    private func example(scheme: String?, _ host: String?, _ path: AndroidPattern?) -> String? {
        guard let scheme = scheme ?? schemes.first, let host = host ?? data.lazy.compactMap(\.host).first else {
            return nil
        }
        let path = path.map { $0.example.map(URLText.escaped) } ?? "/"
        let name = host.hasPrefix("*") ? "a" + host.dropFirst() : host
        return path.map { scheme + "://" + name + $0 }
    }
}

// MARK: - What the elements combine into

extension IntentFilter {
    private struct Pair: Hashable {
        let first: String
        let second: AndroidPattern
    }

    /// The problem that the filter claims a URL whose scheme, host and path no single element has together: Android
    /// combines the values of all elements.
    private var combination: ClaimProblem? {
        func text(_ value: String?) -> [AndroidPattern] { value.map { [AndroidPattern(.literal, $0)] } ?? [] }
        func host(_ data: Data) -> String? { data.host.map { $0 + (data.port.map { ":" + $0 } ?? "") } }
        let url =
            missing({ host($0) }, \.paths).map { example(scheme: nil, $0.first, $0.second) }
            ?? missing(\.scheme, { text(host($0)) }).map { example(scheme: $0.first, $0.second.text, paths.first) }
            ?? missing(\.scheme, \.paths).map { example(scheme: $0.first, nil, $0.second) }
        guard let url else { return nil }
        return ClaimProblem(
            .combinedData,
            "the <data> elements combine: the filter claims what none of them says"
                + (url.map { ", such as '\($0)'" } ?? ""),
            at: location, url: url, help: "write an <intent-filter> for each host and scheme that differs")
    }

    private var paths: [AndroidPattern] { data.flatMap(\.paths) }

    /// A pair of values that no element has together, although each occurs in a pair.
    private func missing(_ first: (Data) -> String?, _ second: (Data) -> [AndroidPattern]) -> Pair? {
        var partners: [String: [AndroidPattern]] = [:]
        var order: [String] = []
        for data in data {
            guard let value = first(data) else { continue }
            let others = second(data)
            if others.isEmpty { continue }
            if partners[value] == nil { order.append(value) }
            partners[value, default: []] += others
        }
        let all = order.flatMap { partners[$0] ?? [] }.withoutRepetitions
        for value in order {
            let own = partners[value] ?? []
            let known = Set(own)
            let matchers = own.map { try? $0.matcher() }
            for pattern in all where !known.contains(pattern) {
                guard let example = Self.probe(pattern) else { continue }
                let isPartner = matchers.contains { $0?.matches(example) ?? true }
                if !isPartner { return Pair(first: value, second: AndroidPattern(.literal, example)) }
            }
        }
        return nil
    }

    /// A decoded text that matches, with an `x` appended if that matches, too.
    private static func probe(_ pattern: AndroidPattern) -> String? {
        guard let matcher = try? pattern.matcher(), let example = matcher.examples.first else { return nil }
        return matcher.matches(example + "x") ? example + "x" : example
    }
}
