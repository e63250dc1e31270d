extension AppSiteAssociation {
    /// What is wrong with the file by itself, without a spec: first its form, then what its components do.
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
    /// - Parameter claimsNothing: Whether the list has only exclusions, which is a problem of its own.
    fileprivate func problem(of rule: ClaimRule, in list: ClaimList, claimsNothing: Bool) -> ClaimProblem? {
        switch self {
        case .decides: return nil
        case .unreachable(let numbers, let url):
            let places = numbers.map { "'\(list.rules[$0].place)'" }
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
