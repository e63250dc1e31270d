import Foundation
import RouteJSON
import RouteLanguage
import RouteSpec

/// A component of an `apple-app-site-association`: a pattern of URLs, completed by the defaults of
/// the file and of its entry.
struct LinkComponent: Hashable, Sendable {
    /// Such as `details[0].components[3]`, or `details[0].paths[2]` in the old form.
    var location = ClaimLocation()
    var isExclusion = false
    // Patterns.
    var path = "*"
    /// Of the whole query.
    var query = "*"
    /// By the names of the items.
    var items: [String: String] = [:]
    var fragment = "*"
    var ignoresCase = false
    /// Whether URLs are decoded first.
    var isDecoded = false

    /// - Parameter variables: those of the file.
    func rule(_ variables: LinkVariables) -> ClaimRule {
        ClaimRule(
            location: location, isExclusion: isExclusion,
            condition: .component(AppleMatcher(self, variables)))
    }
}

extension LinkComponent {
    init(_ fields: [String: LocatedValue], at location: ClaimLocation) {
        self.init(location: location)
        path = fields["/"]?.string ?? "*"
        query = fields["?"]?.string ?? "*"
        fragment = fields["#"]?.string ?? "*"
        isExclusion = fields["exclude"]?.flag ?? false
        ignoresCase = fields["caseSensitive"]?.flag == false
        isDecoded = fields["percentEncoded"]?.flag == false
        let members = fields["?"]?.members ?? []
        let texts = members.compactMap { member in member.value.string.map { (member.name, $0) } }
        // The system ignores the whole mapping if one value isn't text.
        if texts.count == members.count { items = Dictionary(texts) { $1 } }
    }
}

extension [ClaimProblem] {
    /// The fields of a component, or of defaults, and those that it inherits from outer defaults.
    /// Reports invalid values and misspelled keys.
    mutating func fields(
        of value: LocatedValue, _ owner: String, at place: String,
        _ defaults: [String: LocatedValue] = [:],
        of system: ClaimFile.System = .apple
    ) -> [String: LocatedValue] {
        // Android has no keys for how texts are compared.
        let others = system == .apple ? ["comment", "caseSensitive", "percentEncoded"] : []
        let fields = members(of: value, owner, at: place, ["/", "?", "#", "exclude"] + others)
        for (name, value) in fields {
            let isValid: Bool
            let form: String
            switch name {
            case "/", "#":
                isValid = value.string != nil
                form = "a text in quotation marks"
            case "?":
                isValid =
                    value.string != nil
                    || value.members?.allSatisfy { $0.value.string != nil } ?? false
                form = "a text or a mapping of texts"
            case "comment": continue
            default:
                isValid = value.flag != nil
                form = "true or false"
            }
            if isValid { continue }
            report(
                .invalidValue, "the value of '\(name)' is not \(form)", at: value.location(place),
                help: "write \(form)")
        }
        return defaults.merging(fields) { inherited, own in own.isField ? own : inherited }
    }

    /// The members whose keys the system knows. Reports keys that are misspelled.
    mutating func members(
        of value: LocatedValue, _ owner: String, at place: String, _ keys: [String]
    ) -> [String: LocatedValue] {
        // Every one-letter key is similar to every other.
        let words = keys.filter { $0.count > 1 }
        var known: [String: LocatedValue] = [:]
        for member in value.members ?? [] {
            if keys.contains(member.name) {
                known[member.name] = member.value
            } else if let meant = Suggestion.closest(to: member.name, among: words) {
                report(
                    .misspeltKey,
                    "'\(member.name)' is not a key of \(owner), so the system ignores it",
                    at: ClaimLocation(place, member.position), help: "did you mean '\(meant)'?")
            }
        }
        return known
    }
}

extension LocatedValue {
    /// Whether a component can have the value: text, an object, or a Boolean.
    fileprivate var isField: Bool { string != nil || members != nil || flag != nil }
}
