import RouteAnalysis
import RouteSpec

extension IntentFilter {
    /// The problems of the filter itself.
    func problems(apiLevel: Int) -> [ClaimProblem] {
        if !unknown.isEmpty { return verificationProblems }
        return schemeProblems + verificationProblems + data.flatMap(problems) + (combination.map { [$0] } ?? [])
            + groups.flatMap { group in
                group.data.flatMap { data in
                    (data.paths + data.queries + data.fragments).compactMap {
                        invalidity($0, data)
                    }
                }
            }
    }

    private func problem(
        _ rule: Rule, as severity: Severity? = nil, _ message: String, url: String? = nil, help: String? = nil
    ) -> ClaimProblem {
        ClaimProblem(rule, as: severity, message, at: location, url: url, help: help)
    }

    private var schemeProblems: [ClaimProblem] {
        var problems: [ClaimProblem] = []
        if schemes.isEmpty, !data.isEmpty || !groups.isEmpty {
            problems.append(
                problem(
                    .missingScheme, as: .warning, "the filter claims nothing: it has no scheme",
                    help: "add <data android:scheme=\"https\" />"))
        }
        if schemes.contains("http"), !schemes.contains("https") {
            problems.append(
                problem(
                    .httpOnly, "the filter claims http, but not https",
                    url: example(
                        scheme: "https", data.first { $0.host != nil }?.host, data.lazy.flatMap(\.paths).first),
                    help: "add <data android:scheme=\"https\" />"))
        }
        return problems
    }

    private var verificationProblems: [ClaimProblem] {
        var problems: [ClaimProblem] = []
        let others = schemes.filter { !Self.webSchemes.contains($0) }
        if isVerified, let other = others.first {
            problems.append(
                problem(
                    .verifiedScheme, "autoVerify works with https only, and '\(other)' is another scheme",
                    help: others == schemes
                        ? "remove android:autoVerify"
                        : "give '\(other)' a filter of its own, without android:autoVerify"
                ))
        }
        if schemes.contains("https"), !isVerified {
            problems.append(
                problem(
                    .unverifiedFilter,
                    "from Android 12, the filter's https links open the browser: the filter lacks autoVerify",
                    help: "add android:autoVerify=\"true\", and the app to the site's assetlinks.json"))
        }
        return problems
    }

    static let webSchemes = ["http", "https"]

    private func problems(_ data: Data) -> [ClaimProblem] {
        func problem(
            _ rule: Rule, as severity: Severity? = nil, _ message: String, url: String? = nil, help: String? = nil
        ) -> ClaimProblem {
            ClaimProblem(rule, as: severity, message, at: data.location, url: url, help: help)
        }
        var problems: [ClaimProblem] = []
        if let scheme = data.scheme {
            if !URLText.isScheme(scheme) {
                problems.append(
                    problem(
                        .invalidScheme, "no URL has the scheme '\(scheme)'", help: URLText.schemeHelp(scheme))
                )
            } else if scheme != scheme.lowercased() {
                problems.append(
                    problem(
                        .uppercaseScheme,
                        "no link has the scheme '\(scheme)': links have schemes in lowercase, and Android compares case",
                        help: "write '\(scheme.lowercased())'"))
            }
        }
        if let host = data.host, let help = Self.hostHelp(host) {
            problems.append(problem(.invalidHost, "no URL has the host '\(host)'", help: help))
        }
        if let port = data.port, UInt16(port) == nil {
            problems.append(
                problem(.invalidPort, "'\(port)' is not a port", help: "write a number from 0 to 65535"))
        } else if let port = data.port, data.host == nil {
            problems.append(
                problem(
                    .unclaimedHost, as: .warning, "port '\(port)' has no effect: the element has no host",
                    help: "write the host in the same element"))
        }
        let hasHost = self.data.contains { $0.host != nil }
        for pattern in data.paths {
            let name = "path" + pattern.kind.rawValue
            if let invalid = invalidity(pattern, data) {
                problems.append(invalid)
            } else if !hasHost {
                problems.append(
                    problem(
                        .unclaimedHost, as: .warning, "\(name) '\(pattern.text)' has no effect: the filter has no host",
                        help: "add android:host"))
            } else if [.literal, .prefix].contains(pattern.kind), !pattern.text.hasPrefix("/") {
                problems.append(
                    problem(
                        .missingSlash, "\(name) '\(pattern.text)' matches no URL: paths start with '/'",
                        help: "write '/\(pattern.text)'"))
            } else if [.literal, .prefix].contains(pattern.kind), let decoded = URLText.decoded(pattern.text) {
                problems.append(
                    problem(
                        .escapedPath,
                        "\(name) '\(pattern.text)' matches no such URL: paths are decoded before they are compared",
                        help: "write '\(decoded)'"))
            } else if [.simple, .advanced].contains(pattern.kind), pattern.text.contains("/*") {
                problems.append(
                    problem(
                        .repeatedSlash, "the '*' in \(name) '\(pattern.text)' repeats the slash before it",
                        help: "write '\(pattern.text.replacing("/*", with: "/.*"))' for any text after the slash"))
            } else if pattern.kind == .prefix, let last = pattern.text.last, last.isLetter || last.isNumber {
                problems.append(
                    problem(
                        .openPrefix,
                        "pathPrefix '\(pattern.text)' also takes '\(pattern.text)s'",
                        url: example(scheme: data.scheme, data.host, AndroidPattern(.literal, pattern.text + "s")),
                        help: "write android:path=\"\(pattern.text)\" and android:pathPrefix=\"\(pattern.text)/\""))
            }
        }
        if let pattern = data.queries.first ?? data.fragments.first {
            let part = data.queries.isEmpty ? "fragment" : "query"
            problems.append(
                problem(
                    .missingGroup, "\(part) '\(pattern.text)' has no effect outside of a group",
                    help: "write it inside of <uri-relative-filter-group>"))
        }
        return problems
    }

    /// The problem of a pattern that Android can't parse.
    private func invalidity(_ pattern: AndroidPattern, _ data: Data) -> ClaimProblem? {
        do throws(AndroidPattern.Failure) {
            _ = try pattern.automaton()
            return nil
        } catch {
            guard case .invalid(let reason) = error else { return nil }
            return ClaimProblem(
                .invalidPattern,
                "'\(pattern.text)' is not a valid advanced pattern: \(reason)", at: data.location,
                help: "Android refuses to install the app; write '\\\\' before a character that is meant itself")
        }
    }

    private static func hostHelp(_ host: String) -> String? {
        if host.contains("://") || host.contains("/") { return "write the host alone, without a scheme or a path" }
        if host.contains(":") { return "write the port as android:port" }
        if host.isEmpty { return "remove the attribute" }
        return host.dropFirst().contains("*") ? "write '*' only in front" : nil
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
        return problem(
            .combinedData,
            "the <data> elements combine: the filter claims what none of them says"
                + (url.map { ", such as '\($0)'" } ?? ""),
            url: url, help: "write an <intent-filter> for each host and scheme that differs")
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
            let automata = own.map { try? $0.automaton() }
            for pattern in all where !known.contains(pattern) {
                guard let example = Self.probe(pattern) else { continue }
                let isPartner = automata.contains { $0?.accepts(example) ?? true }
                if !isPartner { return Pair(first: value, second: AndroidPattern(.literal, example)) }
            }
        }
        return nil
    }

    /// A decoded text that matches, with an `x` appended if that matches, too.
    private static func probe(_ pattern: AndroidPattern) -> String? {
        guard let example = pattern.example, let automaton = try? pattern.automaton() else { return nil }
        return automaton.accepts(example + "x") ? example + "x" : example
    }
}
