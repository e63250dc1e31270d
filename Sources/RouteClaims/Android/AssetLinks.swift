import Foundation
import RouteJSON
import RouteSpec

/// The texts of an `assetlinks.json`, in which a site says which apps it gives its links to.
enum AssetLinks {
    fileprivate static let relation = "delegate_permission/common.handle_all_urls"
    fileprivate static let namespace = "android_app"
    fileprivate static let fingerprintsKey = "sha256_cert_fingerprints"
    fileprivate static let componentsKey = "dynamic_app_link_components"
    fileprivate static let fingerprintHelp =
        "write the SHA-256 of the app's certificate; with Play App Signing, "
        + "the Play Console shows it"

    /// The package of the app that a statement gives the site's links to; nil if it gives them to
    /// none.
    fileprivate static func packageName(in statement: LocatedValue) -> String? {
        let relations = statement["relation"]?.elements ?? []
        guard relations.contains(where: { $0.string == relation }),
            let target = statement["target"],
            target["namespace"]?.string == namespace
        else { return nil }
        return target["package_name"]?.string
    }

    /// The problem of a fingerprint that isn't one; nil if it is.
    fileprivate static func problem(of fingerprint: String) -> String? {
        let pair = "[0-9A-Fa-f]{2}"
        let isValid =
            fingerprint.range(of: "^\(pair)(:\(pair)){31}\\z", options: .regularExpression) != nil
        return isValid
            ? nil : "'\(fingerprint)' is not 32 pairs of hexadecimal digits with ':' between them"
    }

    /// The file that gives a site's links to an app.
    ///
    /// - Parameter existing: A file in which the app gets the fingerprints, and everything else is
    ///   unchanged; nil for a new one.
    static func export(
        for app: Apps, into existing: [UInt8]? = nil
    ) throws(FileProblem) -> String {
        guard let name = app.packageName, !app.fingerprints.isEmpty else {
            throw FileProblem(
                "the package or the fingerprint of the Android app is missing",
                help:
                    "write --package and --fingerprint, or 'package' and 'fingerprints' "
                    + "under 'apps' in the spec"
            )
        }
        if let message = app.fingerprints.lazy.compactMap(problem).first {
            throw FileProblem(message, help: fingerprintHelp)
        }
        let own = app.fingerprints.map { $0.uppercased() }
        let target: JSON.Members = [
            ("namespace", .string(namespace)), ("package_name", .string(name)),
            (fingerprintsKey, .texts(own)),
        ]
        let members: JSON.Members = [
            ("relation", .texts([relation])), ("target", .object(target)),
        ]
        let statement = JSON.object(members)
        guard let existing else { return JSON.array([statement]).indentedText + "\n" }
        let list = try LocatedValue(json: existing)
        guard let statements = list.elements else {
            throw FileProblem(
                "the file is not a list of statements",
                help: "run 'routegen verify' on the file, and correct it")
        }
        var edits = FileEdits(existing)
        if let target = statements.first(where: { packageName(in: $0) == name })?["target"] {
            let known = target[fingerprintsKey]?.elements?.map { $0.string?.uppercased() }
            if known != own { edits.set([(fingerprintsKey, .texts(own))], in: target) }
        } else {
            edits.add(statement.indentedText.split(separator: "\n").map(String.init), to: list)
        }
        return edits.text
    }

    /// Whether a package name is one that documentation uses in examples.
    fileprivate static func isPlaceholder(_ text: String) -> Bool {
        let parts = text.lowercased().replacing("_", with: "").split(separator: ".")
        let words =
            ["your", "packagename"]
            + ["app", "company", "domain", "name", "package"].map { "your" + $0 }
        return parts.prefix(2) == ["com", "example"]
            || parts.contains { words.contains(String($0)) }
    }
}

extension ClaimFile {
    /// Reads an `assetlinks.json`: a list for each
    /// statement that gives the site's links to an app.
    mutating func readStatements(_ value: LocatedValue) {
        guard let statements = value.elements else {
            return problems.report(
                .noApp, "the file is not a list of statements, so no app gets the site's links",
                at: value.location(), help: "write '[' before the statement and ']' after it")
        }
        for (index, statement) in statements.enumerated() {
            readStatement(statement, at: "[\(index)]")
        }
        if problems.isEmpty, lists.isEmpty {
            problems.report(
                .noApp, as: .warning, "no app gets the site's links", at: value.location(),
                help:
                    "add a statement with the relation '\(AssetLinks.relation)' and the namespace "
                    + "'\(AssetLinks.namespace)'")
        }
    }

    private mutating func readStatement(_ statement: LocatedValue, at place: String) {
        guard let target = statement["target"], target["namespace"]?.string == AssetLinks.namespace
        else { return }
        let package = target["package_name"]
        if let package, let text = package.string, AssetLinks.isPlaceholder(text) {
            problems.report(
                .placeholder, "'\(text)' is a placeholder",
                at: package.location("\(place).target.package_name"),
                help: "write the applicationId of the app")
        }
        let fingerprints = readFingerprints(
            target, at: "\(place).target.\(AssetLinks.fingerprintsKey)")
        guard let name = AssetLinks.packageName(in: statement) else { return }
        let key = AssetLinks.componentsKey
        let list = statement["relation_extensions"]?[AssetLinks.relation]?[key]
        let components = list.flatMap { self.components($0, at: "\(place).\(key)", of: .android) }
        let rules = components?.map { $0.rule(LinkVariables([:])) }
        let location = statement.location(place)
        lists.append(
            ClaimList(
                location: location, rules: rules ?? [ClaimRule(location: location)], apps: [name],
                fingerprints: fingerprints))
    }

    private mutating func readFingerprints(_ target: LocatedValue, at place: String) -> [String] {
        let list = target[AssetLinks.fingerprintsKey]
        let texts = (list?.elements ?? []).map(\.string)
        func report(_ message: String, at location: ClaimLocation) {
            problems.report(
                .invalidFingerprint, message, at: location, help: AssetLinks.fingerprintHelp)
        }
        if texts.allSatisfy({ $0 == nil }) {
            report("the statement has no fingerprint", at: (list ?? target).location(place))
        }
        for (index, value) in (list?.elements ?? []).enumerated() {
            guard let message = value.string.flatMap(AssetLinks.problem) else { continue }
            report(message, at: value.location("\(place)[\(index)]"))
        }
        return texts.compactMap { $0?.uppercased() }
    }
}
