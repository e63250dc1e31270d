import Foundation
import RouteJSON
import RouteLanguage
import RouteSpec

/// One pattern of URLs in an `apple-app-site-association`, with the defaults of the file and of its
/// entry.
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
    /// The fields of a component, or of defaults, with those inherited from outer defaults. Reports
    /// values that they can't have, and misspelled keys.
    mutating func fields(
        of value: LocatedValue, _ owner: String, at place: String,
        _ defaults: [String: LocatedValue] = [:],
        of system: ClaimFile.System = .apple
    ) -> [String: LocatedValue] {
        // How texts are compared can't be changed on Android.
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

    /// The members of an object that the system knows. Reports keys that are close to theirs.
    mutating func members(
        of value: LocatedValue, _ owner: String, at place: String, _ keys: [String]
    ) -> [String: LocatedValue] {
        let members = value.members ?? []
        for member in members where !keys.contains(member.name) {
            // Every one-letter key would be close to every other.
            guard
                let meant = Suggestion.closest(to: member.name, among: keys.filter { $0.count > 1 })
            else { continue }
            report(
                .misspeltKey, "'\(member.name)' is not a key of \(owner), so the system ignores it",
                at: ClaimLocation(place, member.position), help: "did you mean '\(meant)'?")
        }
        return Dictionary(members.filter { keys.contains($0.name) }.map { ($0.name, $0.value) }) {
            $1
        }
    }
}

extension LocatedValue {
    /// Whether a component can have the value: text, an object, or a Boolean.
    fileprivate var isField: Bool { string != nil || members != nil || flag != nil }
}
