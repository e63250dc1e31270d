import Foundation
import RouteAnalysis
import RouteJSON
import RouteLanguage
import RouteSpec

/// The intent filters that claim a spec's links, one for each host and kind of scheme.
package struct AndroidFilters: Sendable {
    /// The comment before the filters in a manifest.
    package static let begin = "<!-- routegen: begin -->"
    /// The comment after the filters in a manifest.
    package static let end = "<!-- routegen: end -->"

    let filters: [IntentFilter]

    /// Nil if the spec has no base with a scheme and a host that a manifest can express.
    ///
    /// - Parameter minimumLevel: the app's minimum API level. From 31 on, patterns can be exact.
    init?(_ spec: CompiledSpec, _ links: SpecLinks, minimumLevel: Int) {
        let table = spec.table
        var claims: [AndroidClaim] = []
        for tree in table.schemes {
            guard let scheme = tree.scheme else { continue }
            let claimed = table.variants.indices.filter { index in
                let variant = table.variants[index]
                return variant.scheme ?? scheme == scheme
                    && spec.spec.routes[table.routeID(of: variant.pattern).index].isClaimed
            }
            if claimed.isEmpty { continue }
            claims += AndroidClaim.claims(
                of: claimed, scheme, isHosted: tree.isHosted, spec, links, minimumLevel)
        }
        if claims.isEmpty { return nil }
        filters = claims.combined.enumerated().map { $1.filter(number: $0 + 1) }
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

    /// A manifest with the filters in place of what is between
    /// its two comments. Everything else is unchanged.
    package func merged(into manifest: [UInt8]) throws(FileProblem) -> String {
        _ = try XMLElement.readManifest(manifest)
        let text = String(decoding: manifest, as: UTF8.self)
        let begins = text.components(separatedBy: Self.begin)
        let ends = text.components(separatedBy: Self.end)
        let start = begins[0].utf8.count
        let end = ends[0].utf8.count
        guard begins.count == 2, ends.count == 2, start < end else {
            throw FileProblem(
                "the manifest must have '\(Self.begin)' and '\(Self.end)' once each, "
                    + "in this order",
                help:
                    "write '\(Self.begin)' and '\(Self.end)' on two lines inside the "
                    + "<activity> that opens links"
            )
        }
        var edits = FileEdits(manifest)
        edits.replace(start..<end + Self.end.utf8.count, with: lines)
        return edits.text
    }
}

extension IntentFilter {
    fileprivate var lines: [String] {
        let words = ["action.VIEW", "category.DEFAULT", "category.BROWSABLE"].map { name in
            let element = name.prefix { $0 != "." }
            return "<\(element) android:name=\"android.intent.\(name)\" />"
        }
        let start = isVerified ? " android:autoVerify=\"true\"" : ""
        let inner = (words + data.map(\.text)).map { "    " + $0 }
        return ["<intent-filter\(start)>"] + inner + ["</intent-filter>"]
    }
}

extension IntentFilter.Data {
    /// The element in XML.
    var text: String {
        var text = "<data"
        func add(_ name: String, _ value: String?) {
            if let value { text += " android:\(name)=\"\(Self.escaped(value))\"" }
        }
        add("scheme", scheme)
        add("host", host)
        add("port", port)
        for path in paths { add("path" + path.kind.rawValue, path.text) }
        return text + " />"
    }

    /// Escapes a value of an attribute. Android reads it as a resource, in which a backslash
    /// escapes what follows.
    private static func escaped(_ text: String) -> String {
        XMLElement.escaped(text.replacingOccurrences(of: "\\", with: "\\\\"))
    }
}
