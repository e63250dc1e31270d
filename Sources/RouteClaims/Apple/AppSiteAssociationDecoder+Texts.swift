import Foundation
import RouteAnalysis
import RoutePatterns
import RouteSpec

// Checks of the texts in a file.
extension AppSiteAssociationDecoder {
    /// Reports parts of a pattern that match no URL, or not what they seem to.
    ///
    /// - Parameter isPath: whether the pattern is for paths.
    mutating func checkPattern(
        _ text: String, at location: ClaimLocation, isPath: Bool = false, isPercentEncoded: Bool = true
    ) {
        if isPath, text.contains("#") {
            report(
                .fragmentInPath, "'\(text)' matches nothing, because a path has no '#'", at: location,
                help: "write the fragment under the key '#' of a component")
        }
        if isPath, Self.hasItem(text) {
            report(
                .queryInPath,
                "the '?' in '\(text)' stands for one character of the path, and does not start a query", at: location,
                help: "write the query under the key '?' of a component")
        }
        if let start = text.range(of: "$(", options: .backwards), !text[start.upperBound...].contains(")") {
            report(
                .invalidVariable, "'$(' in '\(text)' is literal text: it has no ')'", at: location,
                help: "write ')' after the name of the variable")
        }
        let pattern = LinkPattern(text)
        let names = pattern.variables.withoutRepetitions
        for name in names { checkVariable(name, at: location) }
        guard isPercentEncoded else { return }
        checkEscapes(of: pattern, text, at: location)
        for name in names where escapedVariables.insert(name).inserted {
            for value in variables[name] ?? [] {
                guard let text = value.string else { continue }
                let pattern = LinkPattern(text, hasVariables: false)
                checkEscapes(of: pattern, text, at: value.location("applinks.substitutionVariables"))
            }
        }
    }

    /// Whether a path has something like `?name=`.
    private static func hasItem(_ text: String) -> Bool {
        text.split(separator: "?", omittingEmptySubsequences: false).dropFirst().contains { part in
            let name = part.prefix { $0 != "=" && $0 != "/" && $0 != "*" }
            return !name.isEmpty && name.endIndex < part.endIndex && part[name.endIndex] == "="
        }
    }

    private mutating func checkVariable(_ name: String, at location: ClaimLocation) {
        guard variables[name] == nil, !LinkTexts.givenVariables.contains(name) else { return }
        let meant = Suggestion.closest(to: name, among: variables.keys.sorted() + LinkTexts.givenVariables)
        report(
            .missingVariable, "there is no variable '\(name)'", at: location,
            help: meant.map { "did you mean '$(\($0))'?" } ?? "add '\(name)' to 'substitutionVariables'")
    }

    /// Reports characters of a pattern that URLs have only escaped.
    mutating func checkEscapes(of pattern: LinkPattern, _ text: String, at location: ClaimLocation) {
        var (escaped, first): (String, (scalar: Unicode.Scalar, escape: String)?) = ("", nil)
        for piece in pattern.pieces {
            switch piece {
            case .one: escaped += "?"
            case .any: escaped += "*"
            case .variable(let name): escaped += "$(\(name))"
            case .literal(let scalar) where scalar.isInURLs: escaped.unicodeScalars.append(scalar)
            case .literal(let scalar):
                let escape = String(scalar).percentEncoded { _ in true }
                first = first ?? (scalar, escape)
                escaped += escape
            }
        }
        guard let first else { return }
        report(
            .notPercentEncoded, "'\(text)' has '\(first.scalar)', which is '\(first.escape)' in a URL",
            at: location, help: "write '\(escaped)', or use a component with 'percentEncoded' set to false")
    }

    /// Checks that an app ID is a team ID, a dot, and a bundle ID.
    mutating func checkAppID(_ text: String, at location: ClaimLocation) {
        guard let dot = text.firstIndex(of: ".") else {
            report(
                .placeholder, "'\(text)' is not an app ID", at: location,
                help: "write the team ID, a dot, and the bundle ID")
            return
        }
        let (team, bundle) = (text[..<dot], text[dot...].dropFirst())
        if !Self.isTeamID(team) {
            report(
                .placeholder, "'\(team)' in '\(text)' is not a team ID", at: location,
                help: "write your team's ID, which is ten uppercase letters and digits")
        }
        if bundle.isEmpty || !bundle.unicodeScalars.allSatisfy(Self.isInBundleIDs) {
            report(
                .placeholder, "'\(bundle)' in '\(text)' is not a bundle ID", at: location,
                help: "write the app's bundle ID, as in com.example.app")
        }
    }

    private static func isTeamID(_ text: Substring) -> Bool {
        let isWellFormed =
            text.utf8.count == 10
            && text.unicodeScalars.allSatisfy {
                ("A"..."Z").contains($0) || ("0"..."9").contains($0)
            }
        return isWellFormed && Set(text).count > 1 && !placeholders.contains(String(text))
    }

    private static func isInBundleIDs(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
            || "-.*".unicodeScalars.contains(scalar)
    }

    /// Placeholders from documentation and templates that look like team IDs. A real one is ten random characters, so
    /// it is practically never as regular as `A1B2C3D4E5`.
    private static let placeholders: Set = [
        "ABCDE12345", "ABCD123456", "ABCDEFGHIJ", "A1B2C3D4E5", "1234567890", "0123456789", "TEAMID1234", "YOURTEAMID",
        "MYTEAMID12", "TEAMIDHERE",
    ]
}

extension Unicode.Scalar {
    /// Whether URLs may have the character unescaped. A misplaced `#` is reported elsewhere.
    fileprivate var isInURLs: Bool {
        isASCII && value > 0x20 && value != 0x7F && !"\"<>\\^`{|}".unicodeScalars.contains(self)
    }
}
