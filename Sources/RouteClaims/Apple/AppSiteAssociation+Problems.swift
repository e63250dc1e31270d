extension AppSiteAssociation {
    /// The problems found without a spec: first those of the file's form, then those of its components.
    package var problems: [ClaimProblem] {
        formProblems
            + claims.lists.flatMap { list in
                let claimsNothing = list.rules.allSatisfy(\.isExclusion)
                return zip(list.rules, list.effects()).compactMap { rule, effect in
                    effect.problem(of: rule, in: list, claimsNothing: claimsNothing)
                }
            }
    }
}

extension RuleEffect {
    /// - Parameter claimsNothing: whether the list has only exclusions, which is reported elsewhere.
    fileprivate func problem(of rule: ClaimRule, in list: ClaimList, claimsNothing: Bool) -> ClaimProblem? {
        switch self {
        case .decides: return nil
        case .unreachable(let indices, let url):
            let places = indices.map { "'\(list.rules[$0].place)'" }
            let matches = "\(places.joined(separator: ", ")) \(places.count == 1 ? "matches" : "match")"
            return ClaimProblem(
                .unreachableComponent,
                "'\(rule.place)' is never reached: \(matches) every URL that it matches", at: rule.location, url: url,
                help: "move it before \(places.first ?? ""), or delete it")
        case .excludesNothing where claimsNothing: return nil
        case .excludesNothing(let url):
            return ClaimProblem(
                .excludesNothing, "'\(rule.place)' excludes nothing: no later pattern claims what it matches",
                at: rule.location, url: url, help: "delete it, or move it before the pattern that it is an exception of"
            )
        case .undecided:
            return ClaimProblem(
                .undecided, "the search gave up before it knew whether '\(rule.place)' is ever reached",
                at: rule.location)
        }
    }
}
