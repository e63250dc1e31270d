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

/// The variables of a file: its own, and those that every file has.
struct LinkVariables {
    private let own: [String: Glob.Piece]

    init(_ values: [String: [String]]) {
        own = values.mapValues { values in
            // A variable in a variable is text.
            .choice(values.map { text in Self.pieces(text) { _ in nil } })
        }
    }

    /// The name of a variable in a text that neither the file nor the system defines; nil if there
    /// is none.
    func unknownName(in text: String) -> String? {
        var rest = text[...]
        while let start = rest.firstRange(of: "$("),
            let end = rest[start.upperBound...].firstIndex(of: ")")
        {
            let name = String(rest[start.upperBound..<end])
            if own[name] == nil, Self.given[name] == nil { return name }
            rest = rest[rest.index(after: end)...]
        }
        return nil
    }

    /// Whether a text has a `$(` without an end.
    static func hasOpenReference(_ text: String) -> Bool {
        guard let last = text.ranges(of: "$(").last else { return false }
        return !text[last.upperBound...].contains(")")
    }

    /// What a text with wildcards and variables matches.
    func pieces(_ text: String) -> [Glob.Piece] {
        Self.pieces(text) { own[$0] ?? Self.given[$0] ?? .choice([]) }
    }

    /// The parts of a text, in which nothing can be escaped.
    ///
    /// - Parameter variable: what a variable stands for; nil if it is no variable there.
    private static func pieces(_ text: String, variable: (String) -> Glob.Piece?) -> [Glob.Piece] {
        var pieces: [Glob.Piece] = []
        var rest = text.unicodeScalars[...]
        // A '$(' after the last ')' begins no variable.
        let lastEnd = rest.lastIndex(of: ")") ?? rest.startIndex
        while let scalar = rest.popFirst() {
            switch scalar {
            case "*" where pieces.last == .any: break
            case "*": pieces.append(.any)
            case "?": pieces.append(.one)
            case "$" where rest.first == "(" && rest.startIndex < lastEnd:
                guard let end = rest.firstIndex(of: ")"),
                    let piece = variable(String(rest[rest.startIndex..<end].dropFirst()))
                else { fallthrough }
                pieces.append(piece)
                rest = rest[end...].dropFirst()
            default: pieces.append(.literal(scalar))
            }
        }
        return pieces
    }

    /// The variables of every file: one character of a class, or a code of a language or region.
    private static let given: [String: Glob.Piece] = {
        let lower = "abcdefghijklmnopqrstuvwxyz"
        let digits = "0123456789"
        let letters = lower + lower.uppercased()
        let classes = [
            "alpha": letters, "upper": lower.uppercased(), "lower": lower,
            "alnum": letters + digits,
            "digit": digits, "xdigit": digits + "abcdefABCDEF",
        ].mapValues { $0.map(String.init) }
        let codes = ["lang": NSLocale.isoLanguageCodes, "region": NSLocale.isoCountryCodes]
            .mapValues { $0.sorted() }
        return classes.merging(codes) { $1 }.mapValues { texts in
            .choice(texts.map { $0.unicodeScalars.map { .literal($0) } })
        }
    }()
}
