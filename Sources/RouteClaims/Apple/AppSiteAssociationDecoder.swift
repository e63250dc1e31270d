import RouteAnalysis
import RouteSpec

/// Reads the value of an `apple-app-site-association` file.
struct AppSiteAssociationDecoder {
    private(set) var details: [AppSiteAssociation.Detail] = []
    private(set) var variables: [String: [String]] = [:]
    private(set) var problems: [ClaimProblem] = []
    /// The variables that are known to be used in patterns of URLs that are not decoded.
    var escapedVariables: Set<String> = []

    private static let componentKeys = ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]

    mutating func decode(_ file: JSON) {
        let services = ["applinks", "webcredentials", "appclips", "activitycontinuation"]
        guard let file = object(file, "the file", at: "", keys: services) else { return }
        guard let applinks = file["applinks"] else {
            report(.noApplinks, .warning, "the file has no 'applinks', so no link opens an app", at: "")
            return
        }
        let keys = ["apps", "details", "defaults", "substitutionVariables"]
        guard let applinks = object(applinks, "'applinks'", at: "applinks", keys: keys) else { return }
        decodeVariables(applinks["substitutionVariables"])
        let defaults = applinks["defaults"].map { component($0, "'defaults'", at: "applinks.defaults", [:]) } ?? [:]
        let entries = applinks["details"].map { list($0, "'details'", at: "applinks.details") } ?? []
        if entries.isEmpty, case .array? = applinks["details"] ?? .array([]) {
            report(.claimsNothing, .warning, "the file has no 'details', so it claims nothing", at: "")
        }
        for (index, entry) in entries.enumerated() { decodeDetail(entry, at: "details[\(index)]", defaults) }
    }

    private mutating func decodeVariables(_ value: JSON?) {
        let (place, name) = ("applinks.substitutionVariables", "'substitutionVariables'")
        guard let value, let entries = object(value, name, at: place) else { return }
        for (name, values) in entries.sorted(by: { $0.key < $1.key }) {
            variables[name] = list(values, "'\(name)'", at: place).compactMap {
                text($0, "a value of '\(name)'", at: place)
            }
        }
    }

    private mutating func decodeDetail(_ entry: JSON, at place: String, _ defaults: [String: JSON]) {
        let keys = ["appID", "appIDs", "components", "defaults", "paths"]
        guard let entry = object(entry, "an entry of 'details'", at: place, keys: keys) else { return }
        if entry["appID"] != nil, entry["appIDs"] != nil {
            report(
                .bothAppIDs, .warning, "'appID' is beside 'appIDs'", at: place,
                help: "keep 'appIDs'; 'appID' belongs to the old form, with 'paths'")
        }
        if entry["components"] != nil, entry["paths"] != nil {
            report(
                .bothForms, .warning, "'paths' is beside 'components'", at: place,
                help: "keep 'components'; 'paths' is the form before iOS 13")
        }
        var appIDs = entry["appIDs"].map { list($0, "'appIDs'", at: place) } ?? []
        if let appID = entry["appID"] { appIDs.append(appID) }
        let defaults =
            entry["defaults"].map { component($0, "'defaults'", at: "\(place).defaults", defaults) } ?? defaults
        let detail = AppSiteAssociation.Detail(
            place: place, appIDs: appIDs.compactMap { text($0, "an app ID", at: place) }.withoutRepetitions,
            components: entry["components"].map { components($0, at: place, defaults) }
                ?? entry["paths"].map { paths($0, at: place) } ?? [])
        details.append(detail)
        for appID in detail.appIDs { checkAppID(appID, at: place) }
        if appIDs.isEmpty {
            report(.noApp, .error, "'\(place)' names no app", at: place, help: "list app IDs under 'appIDs'")
        }
        if detail.components.allSatisfy(\.isExclusion) {
            let isEmpty = detail.components.isEmpty
            report(
                .claimsNothing, .warning,
                "'\(place)' has \(isEmpty ? "no components" : "only exclusions"), so it claims nothing", at: place,
                help: isEmpty ? "add a component" : "add a component without 'exclude' after them")
        }
    }

    private mutating func components(
        _ value: JSON, at place: String, _ defaults: [String: JSON]
    ) -> [AppSiteAssociation.Component] {
        list(value, "'components'", at: place).enumerated().compactMap { index, value in
            let place = "\(place).components[\(index)]"
            let fields = component(value, "a component", at: place, defaults)
            guard case .object = value else { return nil }
            var result = AppSiteAssociation.Component(place: place)
            result.path = fields["/"]?.text
            result.fragment = fields["#"]?.text
            result.isExclusion = fields["exclude"]?.flag ?? false
            result.isCaseSensitive = fields["caseSensitive"]?.flag ?? true
            result.isPercentEncoded = fields["percentEncoded"]?.flag ?? true
            switch fields["?"] {
            case .string(let text): result.query = .text(text)
            case .object(let items):
                let texts = items.compactMap { item in item.value.text.map { (item.name, $0) } }
                // One value that is no text switches the whole mapping off.
                if texts.count == items.count { result.query = .items(Dictionary(texts) { first, _ in first }) }
            default: break
            }
            return result
        }
    }

    private mutating func paths(_ value: JSON, at place: String) -> [AppSiteAssociation.Component] {
        list(value, "'paths'", at: place).enumerated().compactMap { index, value in
            let place = "\(place).paths[\(index)]"
            guard let text = text(value, "a path", at: place) else { return nil }
            let isExclusion = text.hasPrefix("NOT ")
            let path = isExclusion ? String(text.dropFirst(4)) : text
            checkPattern(path, at: place, isPath: true)
            return AppSiteAssociation.Component(place: place, isExclusion: isExclusion, path: path)
        }
    }

    /// The fields of a component or of defaults, with those that it takes from outer defaults. A value of the wrong
    /// type is left out.
    private mutating func component(
        _ value: JSON, _ name: String, at place: String, _ defaults: [String: JSON]
    ) -> [String: JSON] {
        let fields = object(value, name, at: place, keys: Self.componentKeys) ?? [:]
        var result = defaults
        for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
            switch (key, value) {
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
        for (key, value) in fields.sorted(by: { $0.key < $1.key }) where ["/", "?", "#"].contains(key) {
            for text in value.texts {
                checkPattern(text, at: place, isPath: key == "/", isPercentEncoded: isPercentEncoded)
            }
            guard case .object(let items) = value, isPercentEncoded else { continue }
            for item in items {
                checkEscapes(of: LinkPattern(item.name, hasVariables: false), item.name, at: place)
            }
        }
        return result
    }

    private mutating func checkItems(_ items: [(name: String, value: JSON)], at place: String) {
        for item in items where item.value.text == nil {
            report(
                .queryValue, .error,
                "the value of '\(item.name)' in '?' is \(item.value.kind), so the system ignores the whole '?'",
                at: place,
                help: "write text; \"?*\" stands for any value that isn't empty")
        }
    }
}

// The values of JSON.
extension AppSiteAssociationDecoder {
    /// The members of an object; reports any other value, and the keys that are not in a list.
    private mutating func object(
        _ value: JSON, _ owner: String, at place: String, keys: [String]? = nil
    ) -> [String: JSON]? {
        guard case .object(let members) = value else {
            reportType(owner, "an object", value, at: place)
            return nil
        }
        for member in members {
            guard let keys, !keys.contains(member.name) else { continue }
            let message = "'\(member.name)' is not a key of \(owner), so the system ignores it"
            // One wrong letter would make every key of one letter another.
            if let meant = Suggestion.closest(to: member.name, among: keys.filter { $0.count > 1 }) {
                report(.misspeltKey, .error, message, at: place, help: "did you mean '\(meant)'?")
            } else {
                let help = "the keys of \(owner) are \(keys.joined(separator: ", "))"
                report(.unknownKey, .warning, message, at: place, help: help)
            }
        }
        return Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    }

    private mutating func list(_ value: JSON, _ name: String, at place: String) -> [JSON] {
        if case .array(let values) = value { return values }
        reportType(name, "a list", value, at: place)
        return []
    }

    private mutating func text(_ value: JSON, _ name: String, at place: String) -> String? {
        if let text = value.text { return text }
        reportType(name, "text", value, at: place)
        return nil
    }

    private mutating func reportType(_ name: String, _ expected: String, _ value: JSON, at place: String) {
        report(.wrongType, .error, "\(name) must be \(expected), not \(value.kind)", at: place)
    }

    mutating func report(
        _ kind: ClaimProblem.Kind, _ severity: Severity, _ message: String, at place: String, help: String? = nil
    ) {
        problems.append(ClaimProblem(kind, severity, message, at: place, help: help))
    }
}

extension JSON {
    fileprivate var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The text, or the texts of an object's members.
    fileprivate var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .object(let members): members.compactMap(\.value.text)
        default: []
        }
    }

    fileprivate var flag: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }
}
