import Foundation
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

        var place: String { "[\(index)]" }
    }

    package static let linkRelation = "delegate_permission/common.handle_all_urls"

    package let statements: [Statement]
    /// What is wrong with the file, in its order.
    package let problems: [ClaimProblem]

    /// Why it isn't known exactly which links Android 15 and later hand over; nil if the file doesn't narrow them.
    package var uncertainty: String? {
        statements.first(where: \.isNarrowed).map {
            "'dynamic_app_link_components' in \($0.place) narrows the links from Android 15; its rules are not documented"
        }
    }

    /// Reads a file. If it is no list of JSON, there are no statements, and a problem says why.
    package init(_ bytes: [UInt8]) {
        guard let json = try? JSONSerialization.jsonObject(with: Data(bytes)) else {
            statements = []
            problems = [ClaimProblem("invalid-json", .error, "the file is not JSON")]
            return
        }
        guard let list = json as? [Any] else {
            statements = []
            problems = [
                ClaimProblem(
                    "invalid-assetlinks", .error, "the file is not a list of statements",
                    help: "write '[' before the statement and ']' after it")
            ]
            return
        }
        let read = list.enumerated().map { index, value in
            (value as? [String: Any]).map { Self.statement($0, index) }
                ?? .failure(
                    ClaimProblem("invalid-statement", .error, "the statement is not an object", at: "[\(index)]"))
        }
        statements = read.compactMap { try? $0.get() }
        var problems: [ClaimProblem] = []
        for one in read {
            switch one {
            case .success(let statement): problems += statement.problems
            case .failure(let problem): problems.append(problem)
            }
        }
        if problems.isEmpty, !statements.contains(where: \.handlesLinks) {
            problems.append(
                ClaimProblem(
                    "no-app", .warning, "no app gets the site's links",
                    help: "add a statement with the relation '\(Self.linkRelation)' and the namespace 'android_app'"))
        }
        self.problems = problems
    }

    private static func statement(_ object: [String: Any], _ index: Int) -> Result<Statement, ClaimProblem> {
        guard let relations = object["relation"] as? [String], let target = object["target"] as? [String: Any] else {
            return .failure(
                ClaimProblem(
                    "invalid-statement", .error,
                    "a statement needs 'relation', a list of texts, and 'target', an object",
                    at: "[\(index)]"))
        }
        let extensions = (object["relation_extensions"] as? [String: Any])?[linkRelation] as? [String: Any]
        return .success(
            Statement(
                index: index, relations: relations, namespace: target["namespace"] as? String,
                packageName: target["package_name"] as? String,
                fingerprints: target["sha256_cert_fingerprints"] as? [String] ?? [],
                isNarrowed: extensions?["dynamic_app_link_components"] != nil))
    }
}

extension ClaimProblem: Error {}

extension AssetLinks.Statement {
    /// What is wrong with the statement on its own.
    fileprivate var problems: [ClaimProblem] {
        guard namespace == "android_app" else {
            return namespace == nil
                ? [ClaimProblem("invalid-statement", .error, "'target' has no namespace", at: place)] : []
        }
        func problem(_ id: String, _ message: String, at end: String, help: String) -> ClaimProblem {
            ClaimProblem(id, .error, message, at: "\(place).target.\(end)", help: help)
        }
        var problems: [ClaimProblem] = []
        if let packageName {
            if !Self.isPackageName(packageName) {
                problems.append(
                    problem(
                        "invalid-package", "'\(packageName)' is not the name of an Android package", at: "package_name",
                        help: "write the applicationId of the app, such as 'com.example.app'"))
            } else if Self.isPlaceholder(packageName) {
                problems.append(
                    problem(
                        "placeholder", "'\(packageName)' is a placeholder", at: "package_name",
                        help: "write the applicationId of the app"))
            }
        } else {
            problems.append(
                problem(
                    "invalid-package", "the package is missing", at: "package_name",
                    help: "write the applicationId of the app, such as 'com.example.app'"))
        }
        let keys = "write the SHA-256 of the app's certificate; for Play App Signing, the Play Console has it"
        if fingerprints.isEmpty {
            problems.append(
                problem(
                    "invalid-fingerprint", "the statement has no fingerprint", at: "sha256_cert_fingerprints",
                    help: keys))
        }
        for (index, fingerprint) in fingerprints.enumerated() where !Self.isFingerprint(fingerprint) {
            problems.append(
                problem(
                    "invalid-fingerprint",
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
