import Foundation
import RouteAnalysis
import RouteLanguage
import RouteSpec

/// The intent filters that claim a spec's links, one for each host and kind of scheme.
package struct AndroidFilters: Sendable {
    /// The comment before the filters in a manifest.
    package static let begin = "<!-- routegen: begin -->"
    /// The comment after the filters in a manifest.
    package static let end = "<!-- routegen: end -->"

    private(set) var filters: [IntentFilter] = []

    /// Nil if the spec has no base with a scheme and a host that a manifest can express.
    ///
    /// - Parameter minimumLevel: the app's minimum API level. From 31 on, patterns can be exact.
    package init?(_ spec: CompiledSpec, minimumLevel: Int) {
        let table = spec.table
        for tree in table.schemes {
            let claimed = tree.variants.filter {
                spec.spec.routes[table.routeID(of: $0.pattern).index].isClaimed
            }
            if let scheme = tree.scheme, !claimed.isEmpty {
                add(claimed, scheme, minimumLevel, isHosted: tree.isHosted)
            }
        }
        if filters.isEmpty { return nil }
    }

    /// Adds the filters of one scheme, in the order of their patterns.
    private mutating func add(
        _ variants: [Variant], _ scheme: String, _ minimumLevel: Int, isHosted: Bool
    ) {
        guard isHosted else { return add(scheme, nil, []) }
        let isWeb = URLScheme.isWeb(scheme)
        let hosts = variants.map { variant -> [ClaimedHost] in
            let known = variant.segments.first?.claimedHosts ?? []
            // A manifest can claim every host of the app's own scheme, but not every host of the
            // web.
            return known.isEmpty && !isWeb ? [ClaimedHost(name: nil)] : known
        }
        for host in hosts.flatMap(\.self).withoutRepetitions {
            let own = zip(variants, hosts).filter { $1.contains(host) }.map(\.0)
            // No path matches a URL like `myapp://callback?code=1`, whose path is empty.
            let hasEmptyPath = !isWeb && own.contains { $0.matchers.count == 1 }
            let isWhole = host.name == nil || hasEmptyPath
            let patterns = (isWhole ? [] : own).flatMap {
                AndroidPattern.patterns($0.matchers.dropFirst(), from: minimumLevel)
            }
            add(scheme, host, patterns.withoutRepetitions)
        }
    }

    private mutating func add(_ scheme: String, _ host: ClaimedHost?, _ paths: [AndroidPattern]) {
        let place = "intent-filter \(filters.count + 1)"
        func location(_ number: Int) -> ClaimLocation { ClaimLocation("\(place), data \(number)") }
        var data = [IntentFilter.Data(location: location(1), scheme: scheme)]
        if let host = host?.text { data.append(.init(location: location(2), host: host)) }
        data[data.count - 1].port = host?.port.map(String.init)
        for path in paths { data.append(.init(location: location(data.count + 1), paths: [path])) }
        let isVerified = URLScheme.isWeb(scheme)
        filters.append(
            IntentFilter(location: ClaimLocation(place), isVerified: isVerified, data: data))
    }
}

// MARK: - Text

extension AndroidFilters {
    /// The filters between the two comments, as lines.
    package var lines: [String] {
        [Self.begin] + filters.flatMap(\.lines) + [Self.end]
    }

    /// The filters as a part of a manifest.
    package var text: String { lines.map { $0 + "\n" }.joined() }

    /// A manifest with only these filters.
    var file: ClaimFile {
        ClaimFile(kind: .androidManifest, lists: filters.compactMap(\.claimList))
    }

    /// A manifest with the filters in place of what is between its two comments. Everything else is
    /// unchanged.
    package func merged(into manifest: [UInt8]) throws(FileProblem) -> String {
        _ = try XMLElement.readManifest(manifest)
        let text = String(decoding: manifest, as: UTF8.self)
        let begins = text.components(separatedBy: Self.begin)
        let ends = text.components(separatedBy: Self.end)
        let (start, end) = (begins[0].utf8.count, ends[0].utf8.count)
        guard begins.count == 2, ends.count == 2, start < end else {
            throw FileProblem(
                "the manifest must have '\(Self.begin)' and '\(Self.end)' once each, in this order",
                help:
                    "write '\(Self.begin)' and '\(Self.end)' on two lines inside the <activity> that opens links"
            )
        }
        var edits = FileEdits(manifest)
        edits.replace(start..<end + Self.end.utf8.count, with: lines)
        return edits.text
    }
}

extension IntentFilter {
    fileprivate var lines: [String] {
        let words = [("action", "VIEW"), ("category", "DEFAULT"), ("category", "BROWSABLE")].map {
            element, name in
            "<\(element) android:name=\"android.intent.\(element).\(name)\" />"
        }
        let start = isVerified ? " android:autoVerify=\"true\"" : ""
        return ["<intent-filter\(start)>"] + (words + data.map(\.text)).map { "    " + $0 } + [
            "</intent-filter>"
        ]
    }
}

extension IntentFilter.Data {
    /// The element in XML.
    var text: String {
        let own = [("scheme", scheme), ("host", host), ("port", port)].compactMap { name, value in
            value.map { (name, $0) }
        }
        let all = own + paths.map { ("path" + $0.kind.rawValue, $0.text) }
        return "<data" + all.map { " android:\($0)=\"\(Self.escaped($1))\"" }.joined() + " />"
    }

    /// Escapes a value of an attribute. Android reads it as a resource, in which a backslash
    /// escapes what follows.
    private static func escaped(_ text: String) -> String {
        XMLElement.escaped(text.replacingOccurrences(of: "\\", with: "\\\\"))
    }
}
