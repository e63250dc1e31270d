import RouteSpec

/// The texts of an `assetlinks.json`, in which a site says which apps it gives its links to.
enum AssetLinks {
    static let relation = "delegate_permission/common.handle_all_urls"
    static let namespace = "android_app"
    static let fingerprintsKey = "sha256_cert_fingerprints"
    static let fingerprintHelp =
        "write the SHA-256 of the app's certificate; with Play App Signing, the Play Console shows it"
    fileprivate static let componentsKey = "dynamic_app_link_components"
    /// Not those for Apple's systems that say how texts are compared.
    fileprivate static let componentKeys = ["/", "?", "#", "exclude"]

    /// The package of the app that a statement gives the site's links to; nil if it gives them to none.
    static func packageName(in statement: LocatedValue) -> String? {
        let relations = statement["relation"]?.elements ?? []
        guard relations.contains(where: { $0.string == relation }), let target = statement["target"],
            target["namespace"]?.string == namespace
        else { return nil }
        return target["package_name"]?.string
    }

    static func isFingerprint(_ text: String) -> Bool {
        let pairs = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return pairs.count == 32
            && pairs.allSatisfy { pair in
                pair.count == 2 && pair.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
            }
    }

    /// Whether a package name is one that documentation uses in examples.
    fileprivate static func isPlaceholder(_ text: String) -> Bool {
        let parts = text.lowercased().split(separator: ".")
        return parts.prefix(2) == ["com", "example"] || parts.contains { $0.hasPrefix("your") || $0 == "packagename" }
    }
}

extension ClaimFile {
    /// Reads an `assetlinks.json`: a list for each statement that gives the site's links to an app.
    mutating func readStatements(_ value: LocatedValue) {
        guard let statements = value.elements else {
            return problems.report(
                .noApp, "the file is not a list of statements, so no app gets the site's links",
                at: value.location(), help: "write '[' before the statement and ']' after it")
        }
        for (index, statement) in statements.enumerated() { readStatement(statement, at: "[\(index)]") }
        if problems.isEmpty, claims.lists.isEmpty {
            problems.report(
                .noApp, as: .warning, "no app gets the site's links", at: value.location(),
                help: "add a statement with the relation '\(AssetLinks.relation)' and the namespace "
                    + "'\(AssetLinks.namespace)'")
        }
    }

    private mutating func readStatement(_ statement: LocatedValue, at place: String) {
        guard let target = statement["target"], target["namespace"]?.string == AssetLinks.namespace else { return }
        checkTarget(target, at: "\(place).target")
        guard let name = AssetLinks.packageName(in: statement) else { return }
        let key = AssetLinks.componentsKey
        let components = statement["relation_extensions"]?[AssetLinks.relation]?[key]
        let rules = components.flatMap { self.rules($0, at: "\(place).\(key)") }
        let fingerprints = target[AssetLinks.fingerprintsKey]?.elements ?? []
        claims.lists.append(
            .ofSite(
                at: statement.location(place), rules: rules ?? [ClaimRule(location: statement.location(place))],
                apps: [name], fingerprints: fingerprints.compactMap { $0.string?.uppercased() }))
    }

    private mutating func checkTarget(_ target: LocatedValue, at place: String) {
        if let name = target["package_name"], let text = name.string, AssetLinks.isPlaceholder(text) {
            problems.report(
                .placeholder, "'\(text)' is a placeholder", at: name.location("\(place).package_name"),
                help: "write the applicationId of the app")
        }
        let list = target[AssetLinks.fingerprintsKey]
        let listPlace = "\(place).\(AssetLinks.fingerprintsKey)"
        func report(_ message: String, at location: ClaimLocation) {
            problems.report(.invalidFingerprint, message, at: location, help: AssetLinks.fingerprintHelp)
        }
        let fingerprints = list?.elements ?? []
        if !fingerprints.contains(where: { $0.string != nil }) {
            report("the statement has no fingerprint", at: (list ?? target).location(listPlace))
        }
        for (index, value) in fingerprints.enumerated() {
            guard let text = value.string, !AssetLinks.isFingerprint(text) else { continue }
            report(
                "'\(text)' is not 32 pairs of hexadecimal digits with ':' between them",
                at: value.location("\(listPlace)[\(index)]"))
        }
    }

    /// Rules of components, which have the form of those for Apple's systems; nil if there is no list of them.
    private mutating func rules(_ list: LocatedValue, at place: String) -> [ClaimRule]? {
        guard let components = list.elements else {
            problems.report(
                .invalidValue, "'\(AssetLinks.componentsKey)' is not a list", at: list.location(place),
                help: "write '[' before the component and ']' after it")
            return nil
        }
        return components.enumerated().compactMap { index, value in
            let place = "\(place)[\(index)]"
            guard value.members != nil else {
                problems.report(
                    .invalidValue, "the component is not a mapping", at: value.location(place),
                    help: #"write it as in {"/": "/about"}"#)
                return nil
            }
            let fields = problems.fields(of: value, "a component", at: place, AssetLinks.componentKeys)
            return LinkComponent(fields, at: value.location(place)).rule(LinkVariables([:]))
        }
    }
}
