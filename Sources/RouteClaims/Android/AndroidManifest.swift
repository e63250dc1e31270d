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
    /// What the filters don't say of the file.
    private let obscured: [ObscuredClaims]

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
                    message: "the file is not a manifest: its outermost element is '\(root.name)'",
                    location: root.location(""))
            }
            var reader = ManifestReader(root, resources: resources)
            filters = reader.filters()
            obscured = reader.obscured
            problems = (reader.problems + filters.flatMap { $0.problems(apiLevel: apiLevel) }).inFileOrder
        } catch {
            (filters, obscured) = ([], [ObscuredClaims()])
            problems = [ClaimProblem(.invalidXML, error.message, at: error.location, help: error.help)]
        }
    }

    /// What the manifest claims: a list for each intent filter.
    package var claims: Claims {
        Claims(
            lists: filters.compactMap { $0.claimList(apiLevel: apiLevel) },
            obscured: obscured + filters.compactMap(\.obscuredClaims))
    }
}

/// An intent filter that a link can reach.
package struct IntentFilter: Sendable {
    /// A `<data>` element.
    package struct Data: Sendable {
        package let location: ClaimLocation
        package let scheme: String?
        package let host: String?
        package let port: String?
        package let paths: [AndroidPattern]
        package let queries: [AndroidPattern]
        package let fragments: [AndroidPattern]
    }

    /// A `<uri-relative-filter-group>`.
    package struct Group: Sendable {
        package let location: ClaimLocation
        package let isAllowed: Bool
        package let data: [Data]
    }

    package let location: ClaimLocation
    /// Whether Android asks the site for its `assetlinks.json`.
    package let isVerified: Bool
    package let data: [Data]
    package let groups: [Group]
    /// The attributes with values that aren't known, such as `host`.
    let unknown: Set<String>
    /// Why it isn't known what the filter claims; nil if it is.
    package let uncertainty: String?

    package var schemes: [String] {
        data.compactMap(\.scheme).withoutRepetitions
    }
}
