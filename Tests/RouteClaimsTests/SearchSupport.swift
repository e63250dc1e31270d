import RouteAnalysis
import RouteTestSupport
import Testing

@testable import RouteClaims

/// A rule with wildcards, as in an `apple-app-site-association`. An exclusion starts with `!`. The
/// query follows a `|`.
struct WildcardRule {
    let text: String

    func rule(_ index: Int) -> ClaimRule {
        let parts = text.drop { $0 == "!" }.split(separator: "|", omittingEmptySubsequences: false)
            .map(String.init)
        var component = LinkComponent(location: ClaimLocation("rules[\(index)]"))
        component.isExclusion = text.hasPrefix("!")
        component.path = parts[0]
        if parts.count > 1 { component.query = parts[1] }
        return component.rule(LinkVariables([:]))
    }
}

/// A file with rules in order.
struct WildcardFile {
    var rules: [WildcardRule]
    var schemes = ["https"]
    var hosts: [ClaimedHost]?
    var kind = ClaimFile.Kind.androidManifest

    init(
        _ rules: String..., schemes: [String] = ["https"], hosts: [ClaimedHost]? = nil,
        kind: ClaimFile.Kind = .androidManifest
    ) {
        self.init(rules: rules, schemes: schemes, hosts: hosts, kind: kind)
    }

    init(
        rules: [String], schemes: [String] = ["https"], hosts: [ClaimedHost]? = nil,
        kind: ClaimFile.Kind = .androidManifest
    ) {
        self.rules = rules.map(WildcardRule.init)
        self.schemes = schemes
        self.hosts = hosts
        self.kind = kind
    }

    var claimer: ClaimFile {
        let list = ClaimList(
            location: ClaimLocation("rules"), schemes: schemes, hosts: hosts,
            rules: rules.enumerated().map { $0.element.rule($0.offset) })
        return ClaimFile(kind: kind, lists: [list])
    }
}

/// The findings for a spec and files, one line each.
func verify(_ spec: String, _ files: WildcardFile...) throws -> [String] {
    let compiled = try #require(Checked(spec).compilation.compiled)
    return Verification.findings(of: compiled, files.map(\.claimer)).filter { !$0.isLimit }.map {
        finding in
        "\(finding.problem.severity.rawValue): \(finding.problem.message) [\(finding.problem.rule.id)]"
    }
}

extension AndroidFilters {
    init?(_ spec: CompiledSpec, minimumLevel: Int) {
        self.init(spec, SpecLinks(spec.table, for: .android), minimumLevel: minimumLevel)
    }
}
