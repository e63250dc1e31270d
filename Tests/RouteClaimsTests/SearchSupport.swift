import RouteAnalysis
import RouteClaims
import RouteTestSupport
import Testing

/// A rule with wildcards: `*` is any text, and `?` in the path any character. An exclusion starts with `!`. The query
/// follows a `|`.
struct WildcardRule {
    let text: String

    var isExclusion: Bool { text.hasPrefix("!") }
    private var parts: [String] {
        text.drop { $0 == "!" }.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }

    func rule(_ index: Int) -> ClaimRule {
        ClaimRule(
            at: ClaimLocation("rules[\(index)]"), isExclusion: isExclusion, path: Self.automaton(parts[0]),
            query: parts.dropFirst().map(Self.automaton))
    }

    static func automaton(_ pattern: String) -> NFA {
        pattern.utf8.reduce(NFA()) { text, byte in
            switch byte {
            case UInt8(ascii: "*"): text.then(.many(.rawBytes))
            case UInt8(ascii: "?"): text.then(NFA(.rawBytes))
            default: text.then(NFA(SymbolSet(plain: [byte])))
            }
        }
    }

    /// Whether a text matches, by trying everything.
    static func matches(_ pattern: Substring.UTF8View, _ text: Substring.UTF8View) -> Bool {
        guard let byte = pattern.first else { return text.isEmpty }
        if byte == UInt8(ascii: "*") {
            return matches(pattern.dropFirst(), text) || !text.isEmpty && matches(pattern, text.dropFirst())
        }
        guard let first = text.first, byte == UInt8(ascii: "?") || byte == first else { return false }
        return matches(pattern.dropFirst(), text.dropFirst())
    }

    func matches(_ url: ClaimedURL) -> Bool {
        Self.matches(parts[0][...].utf8, url.path[...].utf8)
            && parts.dropFirst().allSatisfy { Self.matches($0[...].utf8, url.query[...].utf8) }
    }
}

/// A file with rules in order.
struct WildcardFile {
    var rules: [WildcardRule]
    var schemes = ["https"]
    var hosts: [ClaimedHost]?
    var system = LinkClaimer.System.apple
    var scope = LinkClaimer.Scope.everything

    init(
        _ rules: String..., schemes: [String] = ["https"], hosts: [ClaimedHost]? = nil,
        system: LinkClaimer.System = .apple, scope: LinkClaimer.Scope = .everything
    ) {
        self.init(rules: rules, schemes: schemes, hosts: hosts, system: system, scope: scope)
    }

    init(
        rules: [String], schemes: [String] = ["https"], hosts: [ClaimedHost]? = nil,
        system: LinkClaimer.System = .apple, scope: LinkClaimer.Scope = .everything
    ) {
        self.rules = rules.map(WildcardRule.init)
        self.schemes = schemes
        self.hosts = hosts
        self.system = system
        self.scope = scope
    }

    var claimer: LinkClaimer {
        let list = ClaimList(
            place: "rules", schemes: schemes, hosts: hosts,
            rules: rules.enumerated().map { $0.element.rule($0.offset) })
        return LinkClaimer(system: system, scope: scope, claims: Claims(lists: [list]))
    }

    /// Whether the file claims a URL, asking one rule after the other.
    func claims(_ url: ClaimedURL) -> Bool {
        guard schemes.contains(url.scheme), hosts?.contains(where: { $0.matches(url) }) ?? (url.port == nil) else {
            return false
        }
        return rules.first { $0.matches(url) }.map { !$0.text.hasPrefix("!") } ?? false
    }
}

/// The findings for a spec and files, one line each.
func verify(_ spec: String, _ files: WildcardFile...) throws -> [String] {
    let compiled = try #require(Checked(spec).compilation.compiled)
    return Verification.findings(in: compiled, files.map(\.claimer)).map { finding in
        "\(finding.problem.severity.rawValue): \(finding.problem.message) [\(finding.problem.rule.id)]"
    }
}
