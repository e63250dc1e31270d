import Foundation
import RouteLanguage
import RouteSpec

extension ClaimFile {
    /// Reads an `apple-app-site-association` file: a list for each entry of `details`. Like the
    /// system, ignores what it can't read.
    mutating func readAssociation(_ file: LocatedValue) {
        let services = ["applinks", "webcredentials", "appclips", "activitycontinuation"]
        let members = problems.members(of: file, "the file", at: "", services)
        guard let applinks = members["applinks"] else {
            let others = services.filter { members[$0] != nil }.map { "'\($0)'" }.list("and")
            return problems.report(
                .noApplinks,
                "the file has \(others.isEmpty ? "" : others + ", but ")no 'applinks', so it claims no link",
                at: file.location(), help: "add 'applinks' with 'details'")
        }
        let keys = ["apps", "details", "defaults", "substitutionVariables"]
        let own = problems.members(of: applinks, "'applinks'", at: "applinks", keys)
        let variables = LinkVariables(own["substitutionVariables"]?.textLists ?? [:])
        let defaults = own["defaults"].map {
            problems.fields(of: $0, "'defaults'", at: "applinks.defaults")
        }
        for (index, entry) in (own["details"]?.elements ?? []).enumerated()
        where entry.members != nil {
            readDetail(entry, at: "details[\(index)]", defaults ?? [:], variables)
        }
        if lists.isEmpty, problems.isEmpty {
            problems.report(
                .noApp, "'applinks' has no entry in 'details', so no app gets the links",
                at: applinks.location(),
                help: "add an entry for the app, as 'routegen export aasa' does")
        }
        problems += lists.flatMap(\.unreachableRules)
    }

    private mutating func readDetail(
        _ value: LocatedValue, at place: String, _ defaults: [String: LocatedValue],
        _ variables: LinkVariables
    ) {
        let keys = ["appID", "appIDs", "components", "defaults", "paths"]
        let entry = problems.members(of: value, "an entry of 'details'", at: place, keys)
        let defaults =
            entry["defaults"].map { problems.fields(of: $0, "'defaults'", at: place, defaults) }
            ?? defaults
        let components =
            entry["components"].map {
                self.components($0, at: "\(place).components", defaults) ?? []
            }
            ?? entry["paths"].map { paths($0, at: "\(place).paths") } ?? []
        let apps = value.appIDs.compactMap(\.string).withoutRepetitions
        let rules = components.map { $0.rule(variables) }
        lists.append(ClaimList(location: value.location(place), rules: rules, apps: apps))
        for id in value.appIDs where !(id.string.map(isAppID) ?? true) {
            problems.report(
                .placeholder, "'\(id.string ?? "")' is not the ID of an app",
                at: id.location(place),
                help:
                    "write the team ID, which is ten uppercase letters and digits, a dot, and the bundle ID"
            )
        }
        if value.appIDs.isEmpty {
            problems.report(
                .noApp, "'\(place)' names no app", at: value.location(place),
                help: "list app IDs under 'appIDs'")
        }
    }

    /// The components of a list; nil if the value isn't one.
    mutating func components(
        _ list: LocatedValue, at place: String, _ defaults: [String: LocatedValue] = [:],
        of system: System = .apple
    ) -> [LinkComponent]? {
        func report(_ message: String, at location: ClaimLocation, help: String) {
            problems.report(.invalidValue, message, at: location, help: help)
        }
        guard let values = list.elements else {
            report(
                "the value is not a list", at: list.location(place),
                help: "write '[' before the component and ']' after it")
            return nil
        }
        return values.enumerated().compactMap { index, value in
            let location = value.location("\(place)[\(index)]")
            guard value.members != nil else {
                report(
                    "the component is not a mapping", at: location,
                    help: #"write it as in {"/": "/about"}"#)
                return nil
            }
            let fields = problems.fields(
                of: value, "a component", at: location.place, defaults, of: system)
            return LinkComponent(fields, at: location)
        }
    }

    /// The components of paths in the old form.
    private mutating func paths(_ list: LocatedValue, at place: String) -> [LinkComponent] {
        (list.elements ?? []).enumerated().compactMap { index, value in
            guard let text = value.string else { return nil }
            let location = value.location("\(place)[\(index)]")
            if text.hasPrefix("NOT/") {
                problems.report(
                    .misspeltKey, "'\(text)' excludes nothing: there is no space after 'NOT'",
                    at: location,
                    help: "write 'NOT \(text.dropFirst(3))'")
            }
            let isExclusion = text.hasPrefix("NOT ")
            return LinkComponent(
                location: location, isExclusion: isExclusion,
                path: isExclusion ? String(text.dropFirst(4)) : text)
        }
    }
}

extension ClaimList {
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
        guard case .component(let own) = condition, case .component(let theirs) = other.condition
        else { return false }
        return own.covers(theirs)
    }
}

// MARK: - Apps

/// Whether a text is a team ID, a dot, and a bundle ID, as far as one can tell. Documentation and
/// templates have placeholders that look like team IDs. A real one is ten random characters, so it
/// is practically never regular.
private func isAppID(_ text: String) -> Bool {
    let placeholders: Set = [
        "ABCDE12345", "ABCD123456", "ABCDEFGHIJ", "A1B2C3D4E5", "1234567890", "0123456789",
        "TEAMID1234", "YOURTEAMID",
        "MYTEAMID12", "TEAMIDHERE",
    ]
    let team = String(text.prefix(10))
    return text.range(of: #"^[A-Z0-9]{10}\.[-.*A-Za-z0-9]+\z"#, options: .regularExpression) != nil
        && Set(team).count > 1 && !placeholders.contains(team)
}

extension LocatedValue {
    /// The apps that an entry of `details` is for.
    var appIDs: [LocatedValue] {
        (self["appIDs"]?.elements ?? []) + [self["appID"]].compactMap(\.self)
    }

    /// The texts in each list of a mapping.
    var textLists: [String: [String]] {
        Dictionary(
            (members ?? []).map { ($0.name, ($0.value.elements ?? []).compactMap(\.string)) }
        ) { $1 }
    }
}
