import RouteJSON
import RouteLanguage
import RouteSpec

extension ClaimFile {
    /// Reads an `apple-app-site-association` file: a list for each entry of `details`. Like the
    /// system, ignores what it can't read.
    mutating func readAssociation(_ file: LocatedValue) {
        let services = ["applinks", "webcredentials", "appclips", "activitycontinuation"]
        let members = problems.members(of: file, "the file", at: "", services)
        if let clips = members["appclips"] { readClips(clips) }
        guard let applinks = members["applinks"] else {
            let others = services.filter { members[$0] != nil }.map { "'\($0)'" }.list("and")
            let subject = "the file has \(others.isEmpty ? "" : others + ", but ")no 'applinks'"
            return problems.report(
                .noApplinks, subject + ", so it claims no link", at: file.location(),
                help: "add 'applinks' with 'details'")
        }
        let keys = ["apps", "details", "defaults", "substitutionVariables"]
        let own = problems.members(of: applinks, "'applinks'", at: "applinks", keys)
        let variables = LinkVariables(own["substitutionVariables"]?.textLists ?? [:])
        if let values = own["substitutionVariables"] { problems.reportNesting(values) }
        let defaults = own["defaults"].map {
            problems.fields(of: $0, "'defaults'", at: "applinks.defaults")
        }
        if let apps = own["apps"], apps.elements?.isEmpty != true {
            problems.report(
                .ignoredKey, "'apps' is not empty, so systems before iOS 13 ignore the file",
                at: apps.location("applinks.apps"), help: "write [], or delete it")
        }
        readDetails(own["details"], defaults ?? [:], variables)
        if lists.isEmpty, problems.isEmpty {
            problems.report(
                .noApp, "'applinks' has no entry in 'details', so no app gets the links",
                at: applinks.location(),
                help: "add an entry for the app, as 'routegen export aasa' does")
        }
        problems += lists.flatMap(\.unreachableRules)
    }

    /// Reads the App Clips of a file.
    private mutating func readClips(_ value: LocatedValue) {
        let members = problems.members(of: value, "'appclips'", at: "appclips", ["apps"])
        for id in members["apps"]?.elements ?? [] {
            if let text = id.string { clips.append(text) }
            checkID(id, at: "appclips.apps")
        }
    }

    private mutating func readDetails(
        _ value: LocatedValue?, _ defaults: [String: LocatedValue], _ variables: LinkVariables
    ) {
        guard let value else { return }
        guard let entries = value.elements else {
            return problems.report(
                .invalidValue, "'details' is a mapping, not a list, so no app gets the links",
                at: value.location("details"),
                help: "write '[' before its entries and ']' after them")
        }
        for (index, entry) in entries.enumerated() {
            let place = "details[\(index)]"
            if entry.members != nil {
                readDetail(entry, at: place, defaults, variables)
            } else {
                problems.report(
                    .invalidValue, "the entry is not a mapping, so the system ignores it",
                    at: entry.location(place),
                    help: #"write it as in {"appIDs": ["ID"], "components": [{"/": "/about"}]}"#)
            }
        }
    }

    private mutating func readDetail(
        _ value: LocatedValue, at place: String, _ defaults: [String: LocatedValue],
        _ variables: LinkVariables
    ) {
        let keys = ["appID", "appIDs", "components", "defaults", "paths"]
        let entry = problems.members(of: value, "an entry of 'details'", at: place, keys)
        var defaults = defaults
        if let own = entry["defaults"] {
            defaults = problems.fields(of: own, "'defaults'", at: place, defaults)
        }
        var components: [LinkComponent] = []
        if let list = entry["components"] {
            let place = "\(place).components"
            components = self.components(list, at: place, defaults, variables) ?? []
        } else if let list = entry["paths"] {
            components = paths(list, at: "\(place).paths")
        }
        if let paths = entry["paths"], entry["components"] != nil {
            problems.report(
                .ignoredKey,
                "the entry has 'components', so systems since iOS 13 ignore its 'paths'",
                at: paths.location("\(place).paths"), help: "delete 'paths'")
        }
        let apps = value.appIDs.compactMap(\.string).withoutRepetitions
        let rules = components.map { $0.rule(variables) }
        lists.append(ClaimList(location: value.location(place), rules: rules, apps: apps))
        for id in value.appIDs { checkID(id, at: place) }
        if let id = entry["appID"], entry["appIDs"] != nil {
            problems.report(
                .ignoredKey, "the entry has 'appIDs', so systems since iOS 13 ignore its 'appID'",
                at: id.location(place), help: "list all app IDs under 'appIDs'")
        }
        if value.appIDs.isEmpty {
            problems.report(
                .noApp, "'\(place)' names no app", at: value.location(place),
                help: "list app IDs under 'appIDs'")
        }
    }

    private mutating func checkID(_ id: LocatedValue, at place: String) {
        guard let text = id.string, !AppID.isValid(text) else { return }
        problems.report(
            .placeholder, "'\(text)' is not the ID of an app", at: id.location(place),
            help: AppID.help)
    }

    /// The components of a list; nil if the value isn't one.
    mutating func components(
        _ list: LocatedValue, at place: String, _ defaults: [String: LocatedValue] = [:],
        _ variables: LinkVariables? = nil, of system: System = .apple
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
            let component = LinkComponent(fields, at: location)
            if let variables { problems.reportReferences(in: component, variables) }
            return component
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
                "'\(rule.place)' is never reached: '\(cover.place)' matches every URL that "
                    + "it matches",
                at: rule.location, url: rule.examples.first.map { "https://example.com" + $0 },
                help: "move it before '\(cover.place)', or delete it")
        }
    }
}

// MARK: - Variables

extension [ClaimProblem] {
    /// Reports references to variables that stand for nothing.
    fileprivate mutating func reportReferences(
        in component: LinkComponent, _ variables: LinkVariables
    ) {
        for text in component.texts.withoutRepetitions {
            if let name = variables.unknownName(in: text) {
                report(
                    .invalidValue,
                    "'$(\(name))' is not a variable, so '\(text)' matches nothing",
                    at: component.location, help: "define it under 'substitutionVariables'")
            } else if LinkVariables.hasOpenReference(text) {
                report(
                    .invalidValue, "'$(' has no end in '\(text)'", at: component.location,
                    help: "write ')' after the name of the variable")
            }
        }
    }

    /// Reports variables in the values of variables.
    fileprivate mutating func reportNesting(_ variables: LocatedValue) {
        for member in variables.members ?? [] {
            for value in member.value.elements ?? [] {
                guard let text = value.string, text.contains("$(") else { continue }
                report(
                    .invalidValue, "'\(text)' has a variable, but values of variables can't",
                    at: value.location("substitutionVariables.\(member.name)"),
                    help: "write the values of that variable instead")
            }
        }
    }
}

// MARK: - Apps

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
