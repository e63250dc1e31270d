import Foundation
import RouteSpec

/// An `apple-app-site-association` file: which links of a site open which apps.
package struct AppSiteAssociation: Sendable {
    /// An entry of `details`, for some apps.
    package struct Detail: Sendable {
        /// Such as `details[0]`.
        package let location: ClaimLocation
        package let appIDs: [String]
        /// In order: the first that matches a URL decides.
        package let components: [Component]

        package var place: String { location.place }
    }

    /// One pattern of URLs, with the defaults of the file and of its entry.
    package struct Component: Hashable, Sendable {
        /// What the query must match.
        package enum Query: Hashable, Sendable {
            case anything
            /// A pattern of the whole query.
            case text(String)
            /// A pattern for each named item.
            case items([String: String])
        }

        /// Such as `details[0].components[3]`, or `details[0].paths[2]` in the old form.
        package let location: ClaimLocation
        package var isExclusion = false
        /// A pattern; nil for every path.
        package var path: String?
        package var query = Query.anything
        /// A pattern; nil for every fragment.
        package var fragment: String?
        package var isCaseSensitive = true
        /// Whether URLs are compared without decoding them.
        package var isPercentEncoded = true
    }

    /// In file order.
    package private(set) var details: [Detail] = []
    /// The file's own variables, with their values: texts that may have wildcards.
    package private(set) var substitutionVariables: [String: [String]] = [:]
    /// The URLs that the file hands to its apps, on every host that serves it.
    package let claims: Claims
    /// The problems of the file's form.
    var formProblems: [ClaimProblem] = []

    /// Reads a file. Like the system, leaves out what it can't read, and adds a problem for it.
    package init(_ bytes: [UInt8]) {
        do throws(FileProblem) {
            var decoder = AppSiteAssociationDecoder()
            decoder.decode(try LocatedValue(json: bytes))
            (details, substitutionVariables) = (decoder.details, decoder.variables)
            formProblems = decoder.problems.inFileOrder
        } catch {
            formProblems = [ClaimProblem(.notJSON, error)]
        }
        claims = Self.claims(of: details, substitutionVariables)
    }
}

extension AppSiteAssociation {
    static func claims(of details: [Detail], _ values: [String: [String]]) -> Claims {
        let variables = LinkVariables(values)
        return Claims(
            lists: details.map { detail in
                ClaimList(
                    location: detail.location, schemes: ["https", "http"], hosts: nil,
                    rules: detail.components.map { $0.rule(variables) })
            })
    }

    /// The problems found without a spec: first those of the file's form, then those of its components.
    package var problems: [ClaimProblem] {
        formProblems + claims.lists.flatMap { $0.unreachableRules.map(Self.problem) }
    }

    private static func problem(_ pair: (rule: ClaimRule, cover: ClaimRule)) -> ClaimProblem {
        ClaimProblem(
            .unreachableComponent,
            "'\(pair.rule.place)' is never reached: '\(pair.cover.place)' matches every URL that it matches",
            at: pair.rule.location, url: pair.rule.examples.first.map { "https://example.com" + $0 },
            help: "move it before '\(pair.cover.place)', or delete it")
    }
}

extension AppSiteAssociation.Component {
    /// - Parameter variables: those of the file.
    func rule(_ variables: LinkVariables) -> ClaimRule {
        ClaimRule(at: location, isExclusion: isExclusion, .component(AppleMatcher(self, variables)))
    }
}

extension ClaimList {
    /// The rules that one earlier rule covers, each with the first that does.
    var unreachableRules: [(rule: ClaimRule, cover: ClaimRule)] {
        let index = RuleIndex(rules)
        return rules.enumerated().compactMap { number, rule in
            index.candidates(before: number).first { $0.covers(rule) }.map { (rule, $0) }
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

/// The variables of a file: its own, and those that every file has.
struct LinkVariables {
    private let own: [String: Glob.Piece]

    init(_ values: [String: [String]]) {
        own = values.mapValues { values in Self.piece(values.map { Self.pieces($0) }) }
    }

    /// What a text with wildcards and variables matches.
    func pieces(_ text: String) -> [Glob.Piece] {
        Self.pieces(text) { name in
            own[name] ?? Self.classes[name].map { .set(Set($0.unicodeScalars)) } ?? Self.codes[name] ?? .choice([])
        }
    }

    /// The names of a text's variables, in order.
    static func names(in text: String) -> [String] {
        var names: [String] = []
        _ = pieces(text) { name in
            names.append(name)
            return .one
        }
        return names
    }

    /// The parts of a text, in which nothing can be escaped.
    ///
    /// - Parameter variable: what a variable stands for; nil if the text has none.
    private static func pieces(_ text: String, variable: ((String) -> Glob.Piece)? = nil) -> [Glob.Piece] {
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
                guard let variable, let end = rest.firstIndex(of: ")") else { fallthrough }
                pieces.append(variable(String(rest[rest.startIndex..<end].dropFirst())))
                rest = rest[end...].dropFirst()
            default: pieces.append(.literal(scalar))
            }
        }
        return pieces
    }

    private static func piece(_ values: [[Glob.Piece]]) -> Glob.Piece {
        let scalars = values.compactMap { value -> Unicode.Scalar? in
            if value.count == 1, case .literal(let scalar) = value[0] { scalar } else { nil }
        }
        return scalars.count == values.count ? .set(Set(scalars)) : .choice(values)
    }

    /// The given variables that match one character.
    private static let classes: [String: String] = {
        let (lower, digits) = ("abcdefghijklmnopqrstuvwxyz", "0123456789")
        let letters = lower + lower.uppercased()
        return [
            "alpha": letters, "upper": lower.uppercased(), "lower": lower, "alnum": letters + digits,
            "digit": digits, "xdigit": digits + "abcdefABCDEF",
        ]
    }()

    /// The given variables that match one of many codes.
    private static let codes = ["lang": NSLocale.isoLanguageCodes, "region": NSLocale.isoCountryCodes].mapValues {
        codes in
        piece(codes.sorted().map { $0.unicodeScalars.map { .literal($0) } })
    }
}
