import Foundation
import RouteAnalysis
import RoutePatterns
import RouteSpec

/// The intent filters that claim a spec's links, one for each host and kind of scheme.
package struct AndroidFilters: Sendable {
    /// The comment before the filters in a manifest.
    package static let begin = "<!-- routegen: begin -->"
    /// The comment after the filters in a manifest.
    package static let end = "<!-- routegen: end -->"

    private struct Filter {
        let scheme: String
        var host = ClaimedHost(name: nil)
        var paths: [AndroidPattern] = []
    }

    private let filters: [Filter]

    /// Nil if the spec has no base with a scheme and a host that a manifest can express.
    ///
    /// - Parameter minimumLevel: the app's minimum API level. From 31 on, patterns can be exact.
    package init?(_ spec: CompiledSpec, minimumLevel: Int) {
        var filters: [Filter] = []
        let table = spec.table
        let routes = spec.spec.routes
        func hasLinks(_ variant: Variant) -> Bool {
            routes[table.routeID(of: variant.pattern).index].isClaimed
        }
        for tree in table.schemes {
            guard let scheme = tree.scheme else { continue }
            filters += Self.filters(of: tree, scheme, minimumLevel, tree.variants.filter(hasLinks))
        }
        if filters.isEmpty { return nil }
        self.filters = filters
    }

    /// The filters of one scheme, in the order of their patterns.
    private static func filters(
        of tree: RouteTable.SchemeTree, _ scheme: String, _ minimumLevel: Int, _ claimed: [Variant]
    ) -> [Filter] {
        guard tree.isHosted else { return claimed.isEmpty ? [] : [Filter(scheme: scheme)] }
        let hosts = claimed.map { (variant: $0, hosts: Self.hosts(of: $0, scheme)) }
        return hosts.flatMap(\.hosts).withoutRepetitions.map { host in
            var filter = Filter(scheme: scheme, host: host)
            let own = hosts.filter { $0.hosts.contains(host) }.map(\.variant)
            // No path matches a URL like `myapp://callback?code=1`, whose path is empty.
            let hasEmptyPath = !IntentFilter.webSchemes.contains(scheme) && own.contains { $0.matchers.count == 1 }
            if host.name == nil || hasEmptyPath { return filter }
            let paths = own.flatMap { AndroidPath.paths($0.matchers.dropFirst()) }
            filter.paths = paths.flatMap { $0.patterns(from: minimumLevel) }.withoutRepetitions
            return filter
        }
    }

    /// The hosts that match. Empty if a manifest can't express them, or if all web hosts match.
    private static func hosts(of variant: Variant, _ scheme: String) -> [ClaimedHost] {
        let hosts = variant.segments.first?.claimedHosts ?? []
        return hosts.isEmpty && !IntentFilter.webSchemes.contains(scheme) ? [ClaimedHost(name: nil)] : hosts
    }
}

// MARK: - Text

extension AndroidFilters {
    /// The filters between the two comments, as lines.
    package var lines: [String] {
        [Self.begin] + filters.flatMap(Self.lines) + [Self.end]
    }

    /// The filters as a part of a manifest.
    package var text: String { lines.map { $0 + "\n" }.joined() }

    /// A manifest with only these filters.
    package var manifest: ClaimFile { ClaimFile(.androidManifest, Array(text.utf8)) }

    private static func lines(_ filter: Filter) -> [String] {
        let isWeb = IntentFilter.webSchemes.contains(filter.scheme)
        let start = isWeb ? " android:autoVerify=\"true\"" : ""
        let words = [("action", "VIEW"), ("category", "DEFAULT"), ("category", "BROWSABLE")].map { element, name in
            "<\(element) android:name=\"android.intent.\(element).\(name)\" />"
        }
        let port = filter.host.port.map(String.init)
        let host = [("host", filter.host.text), ("port", port)].compactMap { name, value in value.map { (name, $0) } }
        let elements =
            [data([("scheme", filter.scheme)])] + (host.isEmpty ? [] : [data(host)])
            + filter.paths.map(path)
        return ["<intent-filter\(start)>"] + (words + elements).map { "    " + $0 } + ["</intent-filter>"]
    }

    static func path(_ pattern: AndroidPattern) -> String {
        data([("path" + pattern.kind.rawValue, pattern.text)])
    }

    private static func data(_ attributes: [(name: String, value: String)]) -> String {
        let texts = attributes.map { " android:\($0.name)=\"\(escaped($0.value))\"" }
        return "<data\(texts.joined()) />"
    }

    /// Escapes a value of an attribute. Android reads it as a resource, in which a backslash escapes what follows.
    private static func escaped(_ text: String) -> String {
        PropertyListText.escaped(text.replacingOccurrences(of: "\\", with: "\\\\"))
    }
}

extension AndroidFilters {
    /// A manifest with the filters in place of what is between its two comments. Everything else is unchanged.
    package func merged(into manifest: [UInt8]) throws(FileProblem) -> String {
        _ = try XMLElement.readManifest(manifest)
        let text = String(decoding: manifest, as: UTF8.self)
        let begins = text.components(separatedBy: Self.begin)
        let ends = text.components(separatedBy: Self.end)
        let (start, end) = (begins[0].utf8.count, ends[0].utf8.count)
        guard begins.count == 2, ends.count == 2, start < end else {
            throw FileProblem(
                "the manifest must have '\(Self.begin)' and '\(Self.end)' once each, in this order",
                help: "write '\(Self.begin)' and '\(Self.end)' on two lines inside the <activity> that opens links")
        }
        var edits = FileEdits(manifest, .propertyList)
        edits.replace(start..<end + Self.end.utf8.count, with: lines)
        return edits.text
    }
}

extension String {
    /// Nil if the bytes are not UTF-8.
    init?(bytes: [UInt8]) {
        self.init(decoding: bytes, as: UTF8.self)
        if !utf8.elementsEqual(bytes) { return nil }
    }
}
