import RouteSpec

/// An `AndroidManifest.xml`: the intent filters of its activities that open links.
package struct AndroidManifest: Sendable {
    /// The intent filters that a link can reach, in order.
    package let filters: [IntentFilter]
    /// The oldest version of Android that the app is for, as its API level; nil if the manifest doesn't say it.
    let minimumLevel: Int?
    /// The file's problems, in file order.
    package let problems: [ClaimProblem]
    /// Whether `filters` has all filters of the app.
    private let isComplete: Bool

    /// Reads a manifest.
    ///
    /// - Parameters:
    ///   - bytes: The file. If it isn't XML, there are no filters, and a problem says why.
    ///   - resources: The values of string resources and placeholders by their names.
    package init(_ bytes: [UInt8], resources: [String: String] = [:]) {
        do throws(FileProblem) {
            let root = try XMLElement.readManifest(bytes)
            var reader = ManifestReader(root, resources: resources)
            filters = reader.filters()
            minimumLevel = reader.minimumLevel
            isComplete = reader.isComplete
            problems = (reader.problems + filters.flatMap(\.problems)).inFileOrder
        } catch {
            (filters, isComplete, minimumLevel) = ([], false, nil)
            problems = [ClaimProblem(.invalidXML, error)]
        }
    }

    /// A manifest around some intent filters, which keep their line numbers.
    static func around(_ filters: [UInt8]) -> [UInt8] {
        let start = #"<manifest xmlns:android="http://schemas.android.com/apk/res/android"><application><activity>"#
        return start.utf8 + filters + "</activity></application></manifest>".utf8
    }

    /// What the manifest claims: a list for each intent filter.
    package var claims: Claims {
        let unknown = filters.filter { !$0.isKnown }
        return Claims(
            lists: filters.compactMap(\.claimList),
            isComplete: isComplete && !unknown.contains { $0.schemes.isEmpty || $0.unknown.contains("scheme") },
            unknownSchemes: Set(unknown.flatMap(\.schemes)))
    }
}

/// An intent filter that a link can reach.
package struct IntentFilter: Sendable {
    static let elementName = "intent-filter"

    /// A `<data>` element.
    package struct Data: Sendable {
        package let location: ClaimLocation
        package let scheme: String?
        package let host: String?
        package let port: String?
        package let paths: [AndroidPattern]
    }

    package let location: ClaimLocation
    /// Whether Android verifies the filter with the site's `assetlinks.json`.
    package let isVerified: Bool
    package let data: [Data]
    /// The attributes whose values aren't known, such as `host`.
    let unknown: Set<String>
    /// Whether there are attributes for URLs without a host, or groups, whose claims aren't judged.
    let hasSpecificPart: Bool

    package var schemes: [String] {
        data.compactMap(\.scheme).withoutRepetitions
    }
}

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

extension ClaimProblem {
    static func combined(_ what: String, at location: ClaimLocation, url: String?) -> ClaimProblem {
        ClaimProblem(
            .combinedData, "the <data> elements combine: " + what, at: location, url: url,
            help: "write an <intent-filter> for each host and scheme that differs")
    }

    /// Whether another problem says of the same filter that its elements combine. One link shows it.
    package func isSameCombination(_ other: ClaimProblem) -> Bool {
        rule == .combinedData && other.rule == rule && other.location == location
    }
}

extension IntentFilter {
    private struct Pair: Hashable {
        let first: String
        let second: AndroidPattern
    }

    /// The problem that the filter claims more URLs than it seems to: Android combines the schemes, hosts, and paths of
    /// all elements, so it claims combinations that no single element has.
    private var combination: ClaimProblem? {
        func text(_ value: String?) -> [AndroidPattern] { value.map { [AndroidPattern(.literal, $0)] } ?? [] }
        func host(_ data: Data) -> String? { data.host.map { $0 + (data.port.map { ":" + $0 } ?? "") } }
        let url =
            missing({ host($0) }, \.paths).map { example(scheme: nil, $0.first, $0.second) }
            ?? missing(\.scheme, { text(host($0)) }).map { example(scheme: $0.first, $0.second.text, paths.first) }
            ?? missing(\.scheme, \.paths).map { example(scheme: $0.first, nil, $0.second) }
        guard let url else { return nil }
        let what = "the filter claims what none of them says" + (url.map { ", such as '\($0)'" } ?? "")
        return .combined(what, at: location, url: url)
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

extension XMLElement {
    /// Reads the outermost element of a manifest.
    static func readManifest(_ bytes: [UInt8]) throws(FileProblem) -> XMLElement {
        let root = try read(bytes)
        guard root.name == "manifest" else {
            throw FileProblem(
                "the file is not a manifest: its outermost element is '\(root.name)'", at: root.location())
        }
        return root
    }
}
