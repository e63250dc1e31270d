import RouteSpec

/// An `assetlinks.json`: the apps that a site gives its links to.
package struct AssetLinks: Sendable {
    /// What the site says about one app or site.
    package struct Statement: Sendable {
        /// Such as `[0]`.
        package let location: ClaimLocation
        /// The index in the file, from 0.
        package let index: Int
        package let relations: [String]
        /// Such as `android_app` or `web`.
        package let namespace: String?
        /// Nil for a site.
        package let packageName: String?
        /// The SHA-256 of the app's certificates: 32 pairs of hexadecimal digits with colons between them.
        package let fingerprints: [String]
        /// The rules by which Android 15 and later narrow the links of the manifest; nil if there are none.
        let rules: [ClaimRule]?

        /// Whether the app gets the site's links.
        package var handlesLinks: Bool {
            relations.contains(AssetLinks.linkRelation) && namespace == "android_app" && packageName != nil
        }

        package var place: String { location.place }
    }

    /// Whether Android 15 and later take away some of the manifest's links.
    package var isNarrowed: Bool { statements.contains { $0.rules != nil } }

    package static let linkRelation = "delegate_permission/common.handle_all_urls"

    package let statements: [Statement]
    /// The file's problems, in file order.
    package let problems: [ClaimProblem]

    /// Reads a file. If it isn't a JSON array, there are no statements, and a problem says why.
    package init(_ bytes: [UInt8]) {
        var (statements, problems): ([Statement], [ClaimProblem]) = ([], [])
        do throws(FileProblem) {
            let value = try LocatedValue(json: bytes)
            if let list = value.elements {
                statements = list.enumerated().compactMap { Statement($1, $0, &problems) }
                if problems.isEmpty, !statements.contains(where: \.handlesLinks) {
                    problems.report(
                        .noApp, as: .warning, "no app gets the site's links", at: value.location(),
                        help: "add a statement with the relation '\(Self.linkRelation)' and the namespace 'android_app'"
                    )
                }
            } else {
                problems.report(
                    .noApp, "the file is not a list of statements, so no app gets the site's links",
                    at: value.location(), help: "write '[' before the statement and ']' after it")
            }
        } catch {
            problems = [ClaimProblem(.notJSON, error)]
        }
        (self.statements, self.problems) = (statements, problems)
    }
}

extension AssetLinks.Statement {
    /// Nil if the value isn't a statement.
    fileprivate init?(_ value: LocatedValue, _ index: Int, _ problems: inout [ClaimProblem]) {
        guard let relations = value["relation"]?.elements, let target = value["target"], target.members != nil else {
            return nil
        }
        let (name, list) = (target["package_name"], target["sha256_cert_fingerprints"])
        self.init(
            location: value.location("[\(index)]"), index: index, relations: relations.compactMap(\.string),
            namespace: target["namespace"]?.string, packageName: name?.string,
            fingerprints: (list?.elements ?? []).compactMap(\.string),
            rules: value["relation_extensions"]?[AssetLinks.linkRelation]?[Self.componentsKey].flatMap { list in
                Self.rules(list, at: "[\(index)].\(Self.componentsKey)", &problems)
            })
        if namespace != "android_app" { return }
        let place = "[\(index)].target"
        if let name, let packageName, Self.isPlaceholder(packageName) {
            problems.report(
                .placeholder, "'\(packageName)' is a placeholder", at: name.location("\(place).package_name"),
                help: "write the applicationId of the app")
        }
        let keys = "write the SHA-256 of the app's certificate; with Play App Signing, the Play Console shows it"
        if fingerprints.isEmpty {
            problems.report(
                .invalidFingerprint, "the statement has no fingerprint",
                at: (list ?? target).location("\(place).sha256_cert_fingerprints"), help: keys)
        }
        for (index, value) in (list?.elements ?? []).enumerated() {
            guard let text = value.string, !Self.isFingerprint(text) else { continue }
            problems.report(
                .invalidFingerprint, "'\(text)' is not 32 pairs of hexadecimal digits with ':' between them",
                at: value.location("\(place).sha256_cert_fingerprints[\(index)]"), help: keys)
        }
    }

    private static let componentsKey = "dynamic_app_link_components"
    /// Not those for Apple's systems that say how texts are compared.
    private static let componentKeys = ["/", "?", "#", "exclude"]

    /// Rules of components, which have the form of those for Apple's systems; nil if there is no list of them.
    private static func rules(
        _ list: LocatedValue, at place: String, _ problems: inout [ClaimProblem]
    ) -> [ClaimRule]? {
        guard let components = list.elements else {
            problems.report(
                .invalidValue, "'\(componentsKey)' is not a list", at: list.location(place),
                help: "write '[' before the component and ']' after it")
            return nil
        }
        return components.enumerated().compactMap { index, value in
            let place = "\(place)[\(index)]"
            guard let members = value.members else {
                problems.report(
                    .invalidValue, "the component is not a mapping", at: value.location(place),
                    help: #"write it as in {"/": "/about"}"#)
                return nil
            }
            problems.reportMisspeltKeys(of: value, "a component", at: place, componentKeys)
            problems.reportInvalidFields(of: value, at: place, componentKeys)
            let own = members.filter { componentKeys.contains($0.name) }.map { ($0.name, $0.value) }
            let component = AppSiteAssociation.Component(Dictionary(own) { $1 }, at: value.location(place))
            return component.rule(LinkVariables([:]))
        }
    }

    static func isFingerprint(_ text: String) -> Bool {
        let pairs = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return pairs.count == 32
            && pairs.allSatisfy { pair in
                pair.count == 2 && pair.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
            }
    }

    /// Whether a package name is one that documentation uses in examples.
    private static func isPlaceholder(_ text: String) -> Bool {
        let parts = text.lowercased().split(separator: ".")
        return parts.prefix(2) == ["com", "example"] || parts.contains { $0.hasPrefix("your") || $0 == "packagename" }
    }
}
