extension AppSiteAssociation {
    static func claims(of details: [Detail], _ values: [String: [String]]) -> Claims {
        let variables = LinkVariables(values)
        return Claims(
            lists: details.map { detail in
                ClaimList(
                    location: detail.location, schemes: ["https", "http"], hosts: nil,
                    rules: detail.components.map { component in
                        ClaimRule(
                            at: component.location, isExclusion: component.isExclusion,
                            .component(AppleMatcher(component, variables)))
                    })
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
    /// Whether this rule certainly matches every URL that another one matches.
    func covers(_ other: ClaimRule) -> Bool {
        guard case .component(let own) = condition, case .component(let theirs) = other.condition else { return false }
        return own.covers(theirs)
    }
}
