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
        do throws(XMLProblem) {
            let root = try XMLElement.read(bytes)
            guard root.name == "manifest" else {
                throw XMLProblem(
                    message: "the file is not a manifest: its outermost element is '\(root.name)'",
                    location: root.location(""))
            }
            var reader = ManifestReader(root, resources: resources)
            filters = reader.filters()
            minimumLevel = reader.minimumLevel
            isComplete = reader.isComplete
            problems = (reader.problems + filters.flatMap(\.problems)).inFileOrder
        } catch {
            (filters, isComplete, minimumLevel) = ([], false, nil)
            problems = [ClaimProblem(.invalidXML, error.message, at: error.location, help: error.help)]
        }
    }

    /// A manifest with some intent filters, on the same lines.
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
