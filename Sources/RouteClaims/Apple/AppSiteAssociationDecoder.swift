import RouteAnalysis
import RoutePatterns
import RouteSpec

/// Decodes the JSON value of an `apple-app-site-association` file. Like the system, it ignores what it can't read.
struct AppSiteAssociationDecoder {
    private(set) var details: [AppSiteAssociation.Detail] = []
    /// The values of each variable.
    private(set) var variables: [String: [String]] = [:]
    private(set) var problems: [ClaimProblem] = []

    private static let componentKeys = ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]

    mutating func decode(_ file: LocatedValue) {
        let services = ["applinks", "webcredentials", "appclips", "activitycontinuation"]
        let members = members(of: file, "the file", at: "", keys: services)
        guard let applinks = members["applinks"] else {
            let others = services.filter { members[$0] != nil }.listed
            report(
                .noApplinks,
                "the file has \(others.isEmpty ? "" : others + ", but ")no 'applinks', so it claims no link",
                at: file.location(), help: "add 'applinks' with 'details'")
            return
        }
        let keys = ["apps", "details", "defaults", "substitutionVariables"]
        let own = self.members(of: applinks, "'applinks'", at: "applinks", keys: keys)
        variables = Dictionary(
            (own["substitutionVariables"]?.members ?? []).map { variable in
                (variable.name, (variable.value.elements ?? []).compactMap(\.string))
            }
        ) { $1 }
        let defaults = own["defaults"].map { fields(of: $0, "'defaults'", at: "applinks.defaults", [:]) } ?? [:]
        for (index, entry) in (own["details"]?.elements ?? []).enumerated() where entry.members != nil {
            decodeDetail(entry, at: "details[\(index)]", defaults)
        }
        if details.isEmpty, problems.isEmpty {
            report(
                .noApp, "'applinks' has no entry in 'details', so no app gets the links", at: applinks.location(),
                help: "add an entry for the app, as 'routegen export aasa' does")
        }
    }

    private mutating func decodeDetail(_ value: LocatedValue, at place: String, _ defaults: [String: LocatedValue]) {
        let keys = ["appID", "appIDs", "components", "defaults", "paths"]
        let entry = members(of: value, "an entry of 'details'", at: place, keys: keys)
        let values = (entry["appIDs"]?.elements ?? []) + [entry["appID"]].compactMap(\.self)
        let defaults = entry["defaults"].map { fields(of: $0, "'defaults'", at: place, defaults) } ?? defaults
        let components =
            entry["components"].map { self.components($0, at: place, defaults) }
            ?? entry["paths"].map { self.paths($0, at: place) }
        details.append(
            AppSiteAssociation.Detail(
                location: value.location(place), appIDs: values.compactMap(\.string).withoutRepetitions,
                components: components ?? []))
        for value in values {
            if let text = value.string { checkAppID(text, at: value.location(place)) }
        }
        if values.isEmpty {
            report(
                .noApp, "'\(place)' names no app", at: value.location(place), help: "list app IDs under 'appIDs'")
        }
    }

    private mutating func components(
        _ value: LocatedValue, at place: String, _ defaults: [String: LocatedValue]
    ) -> [AppSiteAssociation.Component] {
        (value.elements ?? []).enumerated().compactMap { index, value in
            if value.members == nil { return nil }
            let place = "\(place).components[\(index)]"
            let fields = fields(of: value, "a component", at: place, defaults)
            return AppSiteAssociation.Component(fields, at: value.location(place))
        }
    }

    private mutating func paths(_ value: LocatedValue, at place: String) -> [AppSiteAssociation.Component] {
        (value.elements ?? []).enumerated().compactMap { index, value in
            guard let text = value.string else { return nil }
            let location = value.location("\(place).paths[\(index)]")
            let isExclusion = text.hasPrefix("NOT ")
            if text.hasPrefix("NOT/") {
                report(
                    .misspeltKey, "'\(text)' excludes nothing: there is no space after 'NOT'", at: location,
                    help: "write 'NOT \(text.dropFirst(3))'")
            }
            return AppSiteAssociation.Component(
                location: location, isExclusion: isExclusion, path: isExclusion ? String(text.dropFirst(4)) : text)
        }
    }

    /// The fields of a component or of defaults, with those inherited from outer defaults.
    private mutating func fields(
        of value: LocatedValue, _ name: String, at place: String, _ defaults: [String: LocatedValue]
    ) -> [String: LocatedValue] {
        problems.reportInvalidFields(of: value, at: place, Self.componentKeys)
        return defaults.merging(members(of: value, name, at: place, keys: Self.componentKeys)) { inherited, own in
            own.isField ? own : inherited
        }
    }

    /// The members of an object; reports keys that are close to one of `keys`.
    private mutating func members(
        of value: LocatedValue, _ owner: String, at place: String, keys: [String]
    ) -> [String: LocatedValue] {
        problems.reportMisspeltKeys(of: value, owner, at: place, keys)
        return Dictionary((value.members ?? []).map { ($0.name, $0.value) }) { $1 }
    }

    /// Checks that an app ID is a team ID, a dot, and a bundle ID.
    private mutating func checkAppID(_ text: String, at location: ClaimLocation) {
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
        let isBundleID = bundle.utf8.allSatisfy { byte in
            Character(Unicode.Scalar(byte)).isLetter && byte < 0x80 || "0123456789-.*".utf8.contains(byte)
        }
        if bundle.isEmpty || !isBundleID {
            report(
                .placeholder, "'\(bundle)' in '\(text)' is not a bundle ID", at: location,
                help: "write the app's bundle ID, as in com.example.app")
        }
    }

    private static func isTeamID(_ text: Substring) -> Bool {
        text.utf8.count == 10
            && text.unicodeScalars.allSatisfy { ("A"..."Z").contains($0) || ("0"..."9").contains($0) }
            && Set(text).count > 1 && !placeholders.contains(String(text))
    }

    /// Placeholders from documentation and templates that look like team IDs. A real one is ten random characters, so
    /// it is practically never as regular as `A1B2C3D4E5`.
    private static let placeholders: Set = [
        "ABCDE12345", "ABCD123456", "ABCDEFGHIJ", "A1B2C3D4E5", "1234567890", "0123456789", "TEAMID1234", "YOURTEAMID",
        "MYTEAMID12", "TEAMIDHERE",
    ]

    private mutating func report(_ rule: Rule, _ message: String, at location: ClaimLocation, help: String) {
        problems.append(ClaimProblem(rule, message, at: location, help: help))
    }
}

extension AppSiteAssociation.Component {
    init(_ fields: [String: LocatedValue], at location: ClaimLocation) {
        self.init(location: location)
        path = fields["/"]?.string
        fragment = fields["#"]?.string
        isExclusion = fields["exclude"]?.flag ?? false
        isCaseSensitive = fields["caseSensitive"]?.flag ?? true
        isPercentEncoded = fields["percentEncoded"]?.flag ?? true
        if let text = fields["?"]?.string { query = .text(text) }
        if let items = fields["?"]?.members {
            let texts = items.compactMap { item in item.value.string.map { (item.name, $0) } }
            // The system ignores the whole mapping if one value isn't text.
            if texts.count == items.count { query = .items(Dictionary(texts) { $1 }) }
        }
    }
}

extension [ClaimProblem] {
    /// Reports keys of an object that are close to those that the system knows.
    mutating func reportMisspeltKeys(of value: LocatedValue, _ owner: String, at place: String, _ keys: [String]) {
        for member in value.members ?? [] where !keys.contains(member.name) {
            // Every one-letter key would be close to every other.
            guard let meant = Suggestion.closest(to: member.name, among: keys.filter { $0.count > 1 }) else { continue }
            report(
                .misspeltKey, "'\(member.name)' is not a key of \(owner), so the system ignores it",
                at: ClaimLocation(place, member.position), help: "did you mean '\(meant)'?")
        }
    }

    /// Reports values that the fields of a component, or of defaults, can't have.
    ///
    /// - Parameter keys: the keys that the system knows.
    mutating func reportInvalidFields(of value: LocatedValue, at place: String, _ keys: [String]) {
        for member in value.members ?? [] where keys.contains(member.name) {
            let value = member.value
            let (isValid, form, help): (Bool, String, String)
            switch member.name {
            case "/", "#":
                (isValid, form, help) = (value.string != nil, "not a text", "write a text in quotation marks")
            case "?":
                isValid = value.string != nil || value.members?.allSatisfy { $0.value.string != nil } ?? false
                (form, help) = (
                    "neither a text nor a mapping of texts", "write a text in quotation marks for each name"
                )
            case "exclude", "caseSensitive", "percentEncoded":
                (isValid, form, help) = (value.flag != nil, "neither true nor false", "write true or false")
            default: continue
            }
            if isValid { continue }
            report(
                .invalidValue, "the value of '\(member.name)' is \(form)", at: value.location(place), help: help)
        }
    }
}

extension LocatedValue {
    /// Whether a component can have the value: text, an object, or a Boolean.
    fileprivate var isField: Bool { string != nil || members != nil || flag != nil }
}
