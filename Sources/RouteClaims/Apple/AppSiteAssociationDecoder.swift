import RouteAnalysis
import RouteSpec

/// Decodes the JSON value of an `apple-app-site-association` file.
struct AppSiteAssociationDecoder {
    private(set) var details: [AppSiteAssociation.Detail] = []
    /// The values of each variable.
    private(set) var variables: [String: [LocatedJSON]] = [:]
    private(set) var problems: [ClaimProblem] = []
    /// The variables known to be used in patterns that match undecoded URLs.
    var escapedVariables: Set<String> = []

    private static let componentKeys = ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]

    mutating func decode(_ file: LocatedJSON) {
        let services = ["applinks", "webcredentials", "appclips", "activitycontinuation"]
        guard let members = object(file, "the file", at: "", keys: services) else { return }
        guard let applinks = members["applinks"] else {
            let others = services.filter { members[$0] != nil }.map { "'\($0)'" }.joined(separator: " and ")
            report(
                .noApplinks,
                "the file has \(others.isEmpty ? "" : others + ", but ")no 'applinks', so it claims no link",
                at: file.location(), help: "add 'applinks' with 'details'")
            return
        }
        let keys = ["apps", "details", "defaults", "substitutionVariables"]
        guard let members = object(applinks, "'applinks'", at: "applinks", keys: keys) else { return }
        if let apps = members["apps"], apps.elements?.isEmpty != true {
            report(
                .wrongType, as: .warning, "'apps' must be an empty list", at: apps.location("applinks.apps"),
                help: "write [], and the apps under 'details'")
        }
        decodeVariables(members["substitutionVariables"])
        let defaults = members["defaults"].map { component($0, "'defaults'", at: "applinks.defaults", [:]) } ?? [:]
        let entries = members["details"].map { list($0, "'details'", at: "applinks.details") } ?? []
        if entries.isEmpty, members["details"].map({ $0.elements != nil }) ?? true {
            let location = (members["details"] ?? applinks).location()
            report(.claimsNothing, "the file has no 'details', so it claims nothing", at: location)
        }
        for (index, entry) in entries.enumerated() { decodeDetail(entry, at: "details[\(index)]", defaults) }
    }

    private mutating func decodeVariables(_ value: LocatedJSON?) {
        let (place, name) = ("applinks.substitutionVariables", "'substitutionVariables'")
        guard let value, let entries = object(value, name, at: place) else { return }
        for (name, values) in entries {
            variables[name] = []
            for value in list(values, "'\(name)'", at: place) {
                guard let text = text(value, "a value of '\(name)'", at: place) else { continue }
                variables[name, default: []].append(value)
                guard let inner = LinkPattern(text).variables.first else { continue }
                report(
                    .invalidVariable,
                    "'$(\(inner))' in '\(text)' is literal text: a variable's value has no variables",
                    at: value.location(place), help: "write the values of '\(inner)' as values of '\(name)'")
            }
        }
    }

    private mutating func decodeDetail(_ value: LocatedJSON, at place: String, _ defaults: [String: LocatedJSON]) {
        let keys = ["appID", "appIDs", "components", "defaults", "paths"]
        guard let entry = object(value, "an entry of 'details'", at: place, keys: keys) else { return }
        let location = value.location(place)
        if let appID = entry["appID"], entry["appIDs"] != nil {
            report(
                .bothAppIDs, "'appID' is beside 'appIDs'", at: appID.location(place),
                help: "keep 'appIDs'; 'appID' belongs to the old form, with 'paths'")
        }
        if let paths = entry["paths"], entry["components"] != nil {
            report(
                .bothForms, "'paths' is beside 'components'", at: paths.location(place),
                help: "keep 'components'; 'paths' is the form before iOS 13")
        }
        var values = entry["appIDs"].map { list($0, "'appIDs'", at: place) } ?? []
        if let appID = entry["appID"] { values.append(appID) }
        let appIDs = values.compactMap { value in
            text(value, "an app ID", at: place).map { (text: $0, location: value.location(place)) }
        }
        let defaults =
            entry["defaults"].map { component($0, "'defaults'", at: "\(place).defaults", defaults) } ?? defaults
        let detail = AppSiteAssociation.Detail(
            location: location, appIDs: appIDs.map(\.text).withoutRepetitions,
            components: entry["components"].map { components($0, at: place, defaults) }
                ?? entry["paths"].map { paths($0, at: place) } ?? [])
        details.append(detail)
        for appID in appIDs { checkAppID(appID.text, at: appID.location) }
        if values.isEmpty {
            report(.noApp, "'\(place)' names no app", at: location, help: "list app IDs under 'appIDs'")
        }
        if detail.components.allSatisfy(\.isExclusion) {
            let isEmpty = detail.components.isEmpty
            report(
                .claimsNothing, as: .warning,
                "'\(place)' has \(isEmpty ? "no components" : "only exclusions"), so it claims nothing", at: location,
                help: isEmpty ? "add a component" : "add a component without 'exclude' after them")
        }
    }

    private mutating func components(
        _ value: LocatedJSON, at place: String, _ defaults: [String: LocatedJSON]
    ) -> [AppSiteAssociation.Component] {
        list(value, "'components'", at: place).enumerated().compactMap { index, value in
            let place = "\(place).components[\(index)]"
            let fields = component(value, "a component", at: place, defaults)
            guard value.members != nil else { return nil }
            var result = AppSiteAssociation.Component(location: value.location(place))
            result.path = fields["/"]?.string
            result.fragment = fields["#"]?.string
            result.isExclusion = fields["exclude"]?.flag ?? false
            result.isCaseSensitive = fields["caseSensitive"]?.flag ?? true
            result.isPercentEncoded = fields["percentEncoded"]?.flag ?? true
            if let text = fields["?"]?.string { result.query = .text(text) }
            if let items = fields["?"]?.members {
                let texts = items.compactMap { item in item.value.string.map { (item.name, $0) } }
                // The system ignores the whole mapping if one value isn't text.
                if texts.count == items.count { result.query = .items(Dictionary(texts) { $1 }) }
            }
            return result
        }
    }

    private mutating func paths(_ value: LocatedJSON, at place: String) -> [AppSiteAssociation.Component] {
        list(value, "'paths'", at: place).enumerated().compactMap { index, value in
            let location = value.location("\(place).paths[\(index)]")
            guard let text = text(value, "a path", at: location.place) else { return nil }
            let isExclusion = text.hasPrefix("NOT ")
            let path = isExclusion ? String(text.dropFirst(4)) : text
            checkPattern(path, at: location, isPath: true)
            return AppSiteAssociation.Component(location: location, isExclusion: isExclusion, path: path)
        }
    }

    /// The fields of a component or of defaults, with those inherited from outer defaults. A value of the wrong type is
    /// left out.
    private mutating func component(
        _ value: LocatedJSON, _ name: String, at place: String, _ defaults: [String: LocatedJSON]
    ) -> [String: LocatedJSON] {
        let fields = object(value, name, at: place, keys: Self.componentKeys) ?? [:]
        var result = defaults
        for (key, value) in fields {
            switch (key, value.content) {
            case ("/", .string), ("#", .string), ("?", .string): break
            case ("?", .object(let items)): checkItems(items, at: place)
            case ("?", _):
                reportType("'?'", "text or an object", value, at: place)
                continue
            case ("/", _), ("#", _):
                reportType("'\(key)'", "text", value, at: place)
                continue
            case ("exclude", .bool), ("caseSensitive", .bool), ("percentEncoded", .bool): break
            case ("exclude", _), ("caseSensitive", _), ("percentEncoded", _):
                reportType("'\(key)'", "true or false", value, at: place)
                continue
            default: break
            }
            result[key] = value
        }
        let isPercentEncoded = result["percentEncoded"]?.flag ?? true
        for (key, value) in fields where ["/", "?", "#"].contains(key) {
            for value in [value] + (value.members?.map(\.value) ?? []) {
                guard let text = value.string else { continue }
                checkPattern(
                    text, at: value.location(place), isPath: key == "/", isPercentEncoded: isPercentEncoded)
            }
            for item in value.members ?? [] where isPercentEncoded {
                checkEscapes(
                    of: LinkPattern(item.name, hasVariables: false), item.name, at: ClaimLocation(place, item.position))
            }
        }
        return result
    }

    private mutating func checkItems(_ items: [LocatedJSON.Member], at place: String) {
        for item in items where item.value.string == nil {
            report(
                .queryValue,
                "the value of '\(item.name)' in '?' is \(item.value.kind), so the system ignores the whole '?'",
                at: item.value.location(place), help: "write text; \"?*\" stands for any value that isn't empty")
        }
    }
}

// The values of JSON.
extension AppSiteAssociationDecoder {
    /// The members of an object; reports any other value, and the keys that aren't in `keys`.
    private mutating func object(
        _ value: LocatedJSON, _ owner: String, at place: String, keys: [String]? = nil
    ) -> [String: LocatedJSON]? {
        guard let members = value.members else {
            reportType(owner, "an object", value, at: place)
            return nil
        }
        for member in members {
            guard let keys, !keys.contains(member.name) else { continue }
            let message = "'\(member.name)' is not a key of \(owner), so the system ignores it"
            let location = ClaimLocation(place, member.position)
            // Every one-letter key would be close to every other.
            if let meant = Suggestion.closest(to: member.name, among: keys.filter { $0.count > 1 }) {
                report(.misspeltKey, message, at: location, help: "did you mean '\(meant)'?")
            } else {
                let help = "the keys of \(owner) are \(keys.joined(separator: ", "))"
                report(.unknownKey, as: .warning, message, at: location, help: help)
            }
        }
        return Dictionary(members.map { ($0.name, $0.value) }) { $1 }
    }

    private mutating func list(_ value: LocatedJSON, _ name: String, at place: String) -> [LocatedJSON] {
        if let elements = value.elements { return elements }
        reportType(name, "a list", value, at: place)
        return []
    }

    private mutating func text(_ value: LocatedJSON, _ name: String, at place: String) -> String? {
        if let text = value.string { return text }
        reportType(name, "text", value, at: place)
        return nil
    }

    private mutating func reportType(_ name: String, _ expected: String, _ value: LocatedJSON, at place: String) {
        let message = "\(name) must be \(expected), not \(value.kind)"
        report(.wrongType, message, at: value.location(place))
    }

    mutating func report(
        _ rule: Rule, as severity: Severity? = nil, _ message: String, at location: ClaimLocation,
        help: String? = nil
    ) {
        problems.append(ClaimProblem(rule, as: severity, message, at: location, help: help))
    }
}

extension LocatedJSON {
    func location(_ place: String = "") -> ClaimLocation { ClaimLocation(place, position) }
}
