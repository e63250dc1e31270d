import RouteSpec

/// An `assetlinks.json`: the apps that a site gives its links to.
package struct AssetLinks: Sendable {
    /// What the site says of one app or site.
    package struct Statement: Hashable, Sendable {
        /// From 0, in the file.
        package let index: Int
        package let relations: [String]
        /// Such as `android_app` or `web`.
        package let namespace: String?
        /// Nil for a site.
        package let packageName: String?
        /// The SHA-256 of the app's certificates: 32 pairs of hexadecimal digits with colons between them.
        package let fingerprints: [String]
        /// Whether Android 15 and later narrow the links by `dynamic_app_link_components`.
        package let isNarrowed: Bool

        /// Whether the app gets the site's links.
        package var handlesLinks: Bool {
            relations.contains(AssetLinks.linkRelation) && namespace == "android_app"
        }

        /// Why it isn't known exactly which links Android 15 and later hand over; nil if it is.
        package var uncertainty: String? {
            isNarrowed
                ? "'dynamic_app_link_components' in \(place) narrows the links from Android 15; its rules are not documented"
                : nil
        }

        var place: String { "[\(index)]" }
    }

    package static let linkRelation = "delegate_permission/common.handle_all_urls"

    package let statements: [Statement]
    /// What is wrong with the file, in its order.
    package let problems: [ClaimProblem]

    /// Reads a file. If it is no list of JSON, there are no statements, and a problem says why.
    package init(_ bytes: [UInt8]) {
        var (value, problems) = JSON.reading(bytes)
        var statements: [Statement] = []
        if case .array(let list) = value {
            for (index, entry) in list.enumerated() {
                if let statement = Statement(entry, index) {
                    statements.append(statement)
                    problems += statement.problems
                } else {
                    problems.append(
                        ClaimProblem(
                            .invalidStatement, .error,
                            "a statement is an object with 'relation', a list of texts, and 'target', an object",
                            at: "[\(index)]"))
                }
            }
            if problems.isEmpty, !statements.contains(where: \.handlesLinks) {
                problems.append(
                    ClaimProblem(
                        .noApp, .warning, "no app gets the site's links",
                        help: "add a statement with the relation '\(Self.linkRelation)' and the namespace 'android_app'"
                    ))
            }
        } else if value != nil {
            problems.append(
                ClaimProblem(
                    .invalidAssetlinks, .error, "the file is not a list of statements",
                    help: "write '[' before the statement and ']' after it"))
        }
        (self.statements, self.problems) = (statements, problems)
    }
}

extension AssetLinks.Statement {
    /// Nil for what is no statement.
    fileprivate init?(_ value: JSON, _ index: Int) {
        guard case .array(let relations) = value["relation"], let target = value["target"], case .object = target else {
            return nil
        }
        var fingerprints: [JSON] = []
        if case .array(let list) = target["sha256_cert_fingerprints"] { fingerprints = list }
        self.init(
            index: index, relations: relations.compactMap(\.string), namespace: target["namespace"]?.string,
            packageName: target["package_name"]?.string, fingerprints: fingerprints.compactMap(\.string),
            isNarrowed: value["relation_extensions"]?[AssetLinks.linkRelation]?["dynamic_app_link_components"] != nil)
    }
}

extension JSON {
    /// Nil if the value is no text.
    fileprivate var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The last member of a name; nil if the value is no object that has one.
    fileprivate subscript(name: String) -> JSON? {
        if case .object(let members) = self { members.last { $0.name == name }?.value } else { nil }
    }
}

extension AssetLinks.Statement {
    /// What is wrong with the statement on its own.
    fileprivate var problems: [ClaimProblem] {
        guard namespace == "android_app" else {
            return namespace == nil
                ? [ClaimProblem(.invalidStatement, .error, "'target' has no namespace", at: place)] : []
        }
        func problem(_ kind: ClaimProblem.Kind, _ message: String, at end: String, help: String) -> ClaimProblem {
            ClaimProblem(kind, .error, message, at: "\(place).target.\(end)", help: help)
        }
        var problems: [ClaimProblem] = []
        if let packageName {
            if !Self.isPackageName(packageName) {
                problems.append(
                    problem(
                        .invalidPackage, "'\(packageName)' is not the name of an Android package", at: "package_name",
                        help: "write the applicationId of the app, such as 'org.wikipedia'"))
            } else if Self.isPlaceholder(packageName) {
                problems.append(
                    problem(
                        .placeholder, "'\(packageName)' is a placeholder", at: "package_name",
                        help: "write the applicationId of the app"))
            }
        } else {
            problems.append(
                problem(
                    .invalidPackage, "the package name is missing", at: "package_name",
                    help: "write the applicationId of the app, such as 'org.wikipedia'"))
        }
        let keys = "write the SHA-256 of the app's certificate; with Play App Signing, the Play Console shows it"
        if fingerprints.isEmpty {
            problems.append(
                problem(
                    .invalidFingerprint, "the statement has no fingerprint", at: "sha256_cert_fingerprints",
                    help: keys))
        }
        for (index, fingerprint) in fingerprints.enumerated() where !Self.isFingerprint(fingerprint) {
            problems.append(
                problem(
                    .invalidFingerprint,
                    "'\(fingerprint)' is not 32 pairs of hexadecimal digits with ':' between them",
                    at: "sha256_cert_fingerprints[\(index)]", help: keys))
        }
        return problems
    }

    static func isFingerprint(_ text: String) -> Bool {
        let pairs = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return pairs.count == 32
            && pairs.allSatisfy { pair in
                pair.count == 2 && pair.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
            }
    }

    static func isPackageName(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count > 1
            && parts.allSatisfy { part in
                (part.first.map { Character(Unicode.Scalar($0)).isLetter } ?? false)
                    && part.allSatisfy { byte in
                        let scalar = Unicode.Scalar(byte)
                        return scalar.isASCII
                            && (Character(scalar).isLetter || Character(scalar).isNumber || scalar == "_")
                    }
            }
    }

    /// Whether a name is one that pages use in examples.
    private static func isPlaceholder(_ text: String) -> Bool {
        let parts = text.lowercased().split(separator: ".")
        return parts.prefix(2) == ["com", "example"] || parts.contains { $0.hasPrefix("your") || $0 == "packagename" }
    }
}
