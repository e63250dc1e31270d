import Foundation
import RouteSpec

extension ClaimFile {
    /// Reads an `apple-app-site-association` file: a list for each entry of `details`.
    mutating func readAssociation(_ file: LocatedValue) {
        var decoder = AssociationDecoder()
        decoder.decode(file)
        claims.lists = decoder.lists
        problems = decoder.problems + decoder.lists.flatMap(\.unreachableRules)
    }
}

extension ClaimList {
    /// What a site's file claims, whichever host serves it.
    static func ofSite(
        at location: ClaimLocation, rules: [ClaimRule], apps: [String] = [], fingerprints: [String] = []
    ) -> ClaimList {
        ClaimList(
            location: location, schemes: ["https", "http"], hosts: nil, rules: rules, apps: apps,
            fingerprints: fingerprints)
    }

    /// The problems of rules that one earlier rule covers.
    fileprivate var unreachableRules: [ClaimProblem] {
        let all = SiteRules([self])
        return all.numbers.compactMap { number in
            guard let cover = all.cover(of: number).map({ all[$0] }) else { return nil }
            let rule = all[number]
            return ClaimProblem(
                .unreachableComponent,
                "'\(rule.place)' is never reached: '\(cover.place)' matches every URL that it matches",
                at: rule.location, url: rule.examples.first.map { "https://example.com" + $0 },
                help: "move it before '\(cover.place)', or delete it")
        }
    }
}

extension ClaimRule {
    /// Whether this rule matches every URL that another one matches.
    func covers(_ other: ClaimRule) -> Bool {
        guard case .component(let own) = condition, case .component(let theirs) = other.condition else { return false }
        return own.covers(theirs)
    }
}

/// Decodes the JSON value of an `apple-app-site-association` file. Like the system, it ignores what it can't read.
private struct AssociationDecoder {
    private(set) var lists: [ClaimList] = []
    private(set) var problems: [ClaimProblem] = []
    private var variables = LinkVariables([:])

    private static let componentKeys = ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]

    mutating func decode(_ file: LocatedValue) {
        let services = ["applinks", "webcredentials", "appclips", "activitycontinuation"]
        let members = problems.members(of: file, "the file", at: "", services)
        guard let applinks = members["applinks"] else {
            let others = services.filter { members[$0] != nil }.listed
            return problems.report(
                .noApplinks,
                "the file has \(others.isEmpty ? "" : others + ", but ")no 'applinks', so it claims no link",
                at: file.location(), help: "add 'applinks' with 'details'")
        }
        let keys = ["apps", "details", "defaults", "substitutionVariables"]
        let own = problems.members(of: applinks, "'applinks'", at: "applinks", keys)
        variables = LinkVariables(own["substitutionVariables"]?.textLists ?? [:])
        let defaults = own["defaults"].map { fields(of: $0, "'defaults'", at: "applinks.defaults", [:]) } ?? [:]
        for (index, entry) in (own["details"]?.elements ?? []).enumerated() where entry.members != nil {
            decodeDetail(entry, at: "details[\(index)]", defaults)
        }
        if lists.isEmpty, problems.isEmpty {
            problems.report(
                .noApp, "'applinks' has no entry in 'details', so no app gets the links", at: applinks.location(),
                help: "add an entry for the app, as 'routegen export aasa' does")
        }
    }

    private mutating func decodeDetail(_ value: LocatedValue, at place: String, _ defaults: [String: LocatedValue]) {
        let keys = ["appID", "appIDs", "components", "defaults", "paths"]
        let entry = problems.members(of: value, "an entry of 'details'", at: place, keys)
        let defaults = entry["defaults"].map { fields(of: $0, "'defaults'", at: place, defaults) } ?? defaults
        let components =
            entry["components"].map { self.components($0, at: place, defaults) }
            ?? entry["paths"].map { self.paths($0, at: place) } ?? []
        lists.append(
            .ofSite(
                at: value.location(place), rules: components.map { $0.rule(variables) },
                apps: value.appIDs.compactMap(\.string).withoutRepetitions))
        for id in value.appIDs where !(id.string.map(Self.isAppID) ?? true) {
            problems.report(
                .placeholder, "'\(id.string ?? "")' is not the ID of an app", at: id.location(place),
                help: "write the team ID, which is ten uppercase letters and digits, a dot, and the bundle ID")
        }
        if value.appIDs.isEmpty {
            problems.report(
                .noApp, "'\(place)' names no app", at: value.location(place), help: "list app IDs under 'appIDs'")
        }
    }

    private mutating func components(
        _ value: LocatedValue, at place: String, _ defaults: [String: LocatedValue]
    ) -> [LinkComponent] {
        (value.elements ?? []).enumerated().compactMap { index, value in
            if value.members == nil { return nil }
            let place = "\(place).components[\(index)]"
            let fields = fields(of: value, "a component", at: place, defaults)
            return LinkComponent(fields, at: value.location(place))
        }
    }

    private mutating func paths(_ value: LocatedValue, at place: String) -> [LinkComponent] {
        (value.elements ?? []).enumerated().compactMap { index, value in
            guard let text = value.string else { return nil }
            let location = value.location("\(place).paths[\(index)]")
            let isExclusion = text.hasPrefix("NOT ")
            if text.hasPrefix("NOT/") {
                problems.report(
                    .misspeltKey, "'\(text)' excludes nothing: there is no space after 'NOT'", at: location,
                    help: "write 'NOT \(text.dropFirst(3))'")
            }
            return LinkComponent(
                location: location, isExclusion: isExclusion, path: isExclusion ? String(text.dropFirst(4)) : text)
        }
    }

    /// The fields of a component or of defaults, with those inherited from outer defaults.
    private mutating func fields(
        of value: LocatedValue, _ name: String, at place: String, _ defaults: [String: LocatedValue]
    ) -> [String: LocatedValue] {
        defaults.merging(problems.fields(of: value, name, at: place, Self.componentKeys)) { inherited, own in
            own.isField ? own : inherited
        }
    }

    /// Whether a text is a team ID, a dot, and a bundle ID, as far as one can tell. Documentation and templates have
    /// placeholders that look like team IDs. A real one is ten random characters, so it is practically never regular.
    private static func isAppID(_ text: String) -> Bool {
        let placeholders: Set = [
            "ABCDE12345", "ABCD123456", "ABCDEFGHIJ", "A1B2C3D4E5", "1234567890", "0123456789", "TEAMID1234",
            "YOURTEAMID", "MYTEAMID12", "TEAMIDHERE",
        ]
        let team = String(text.prefix(10))
        return text.range(of: #"^[A-Z0-9]{10}\.[-.*A-Za-z0-9]+\z"#, options: .regularExpression) != nil
            && Set(team).count > 1 && !placeholders.contains(team)
    }
}

extension LocatedValue {
    /// The apps that an entry of `details` is for.
    var appIDs: [LocatedValue] { (self["appIDs"]?.elements ?? []) + [self["appID"]].compactMap(\.self) }

    /// The texts in each list of a mapping.
    var textLists: [String: [String]] {
        Dictionary((members ?? []).map { ($0.name, ($0.value.elements ?? []).compactMap(\.string)) }) { $1 }
    }

    /// Whether a component can have the value: text, an object, or a Boolean.
    fileprivate var isField: Bool { string != nil || members != nil || flag != nil }
}
