import RouteAnalysis

/// An `AndroidManifest.xml`: the intent filters of its activities that take links.
package struct AndroidManifest: Sendable {
    /// The newest version of Android that is known here.
    package static let newestLevel = 36

    /// The intent filters that a link can reach, in order.
    package let filters: [IntentFilter]
    /// The version of Android that the claims are those of.
    package let apiLevel: Int
    /// What is wrong with the file, in its order.
    package let problems: [ClaimProblem]

    /// Reads a manifest.
    ///
    /// - Parameters:
    ///   - bytes: The file. If it is no XML, there are no filters, and a problem says why.
    ///   - resources: The values of string resources and placeholders by their names.
    ///   - apiLevel: The version of Android.
    package init(_ bytes: [UInt8], resources: [String: String] = [:], apiLevel: Int = newestLevel) {
        self.apiLevel = apiLevel
        do throws(XMLProblem) {
            let root = try XMLElement.read(bytes)
            guard root.name == "manifest" else {
                throw XMLProblem(
                    message: "the file is not a manifest: its outermost element is '\(root.name)'", line: 1, column: 1)
            }
            var reader = ManifestReader(root, resources: resources)
            filters = reader.filters()
            let all = reader.problems + filters.flatMap { $0.problems(apiLevel: apiLevel) }
            problems = all.enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
                .map(\.element)
        } catch {
            filters = []
            problems = [
                ClaimProblem(.invalidXML, .error, error.message, line: error.line, column: error.column)
            ]
        }
    }

    /// What the manifest claims: a list for each intent filter.
    package var claims: Claims {
        Claims(lists: filters.compactMap { $0.claimList(apiLevel: apiLevel) })
    }
}

/// An intent filter that a link can reach.
package struct IntentFilter: Sendable {
    /// A `<data>` element.
    package struct Data: Sendable {
        /// From 1, in the filter or the group.
        package let number: Int
        package let line: Int
        package let scheme: String?
        package let host: String?
        package let port: String?
        package let paths: [AndroidPattern]
        package let queries: [AndroidPattern]
        package let fragments: [AndroidPattern]
    }

    /// A `<uri-relative-filter-group>`.
    package struct Group: Sendable {
        /// From 1, in the filter.
        package let number: Int
        package let line: Int
        package let isAllowed: Bool
        package let data: [Data]
    }

    /// From 1, in the file.
    package let number: Int
    package let line: Int
    /// Whether Android asks the site for its `assetlinks.json`.
    package let isVerified: Bool
    package let data: [Data]
    package let groups: [Group]
    /// Whether the values of all its resources are known.
    let isKnown: Bool
    /// Why it isn't known what the filter claims; nil if it is.
    package let uncertainty: String?

    package var place: String { "intent-filter \(number)" }

    package var schemes: [String] {
        data.compactMap(\.scheme).withoutRepetitions
    }

    func place(_ data: Data) -> String {
        "\(place), data \(data.number)"
    }
}
