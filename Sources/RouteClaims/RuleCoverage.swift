import RouteAnalysis

/// What a rule does, given the rules before and after it.
package enum RuleEffect: Hashable, Sendable {
    /// Some URLs are claimed or excluded because of it; or it matches no URL at all.
    case decides
    /// Earlier rules, by their numbers, match each URL that it matches. A URL shows it.
    case unreachable(by: [Int], url: String)
    /// It is an exclusion, and no later rule claims what it excludes. A URL shows it.
    case excludesNothing(url: String)
    /// The search gave up before it was known.
    case undecided
}

extension ClaimList {
    /// What each rule does.
    package func effects() -> [RuleEffect] {
        var coverage = RuleCoverage(rules)
        return rules.indices.map { coverage.effect(of: $0) }
    }
}

/// Compares the URLs that the rules of one list match.
private struct RuleCoverage {
    /// The sets of texts that one part of a URL has to be in, by the numbers of their machines.
    private typealias Conditions = [Int]

    /// Which of some rules match a part of a URL, and a text that shows it.
    private typealias Combinations = [[Bool]: String]

    private let rules: [ClaimRule]
    private var machines: [TextMachine] = []
    private var numbers: [TextAutomaton: Int] = [:]
    /// For each rule, the conditions of the path, the query, and the fragment.
    private var conditions: [[Conditions]] = []
    private let prefixes: [[UInt8]]
    private var work: Work
    /// The machines of the paths, queries, and fragments that a URL can have.
    private var valid: [Int] = []

    /// For the candidates that are tried first. Few literal texts have them.
    private static let rareTexts = ["", "~", "0", "~/~/~", "0/0"]

    init(_ rules: [ClaimRule]) {
        self.rules = rules
        prefixes = rules.map { $0.path.commonPrefix(upTo: 64) }
        work = Work(comparing: rules.count)
        valid = [TextAutomaton.validPath, .validQuery, .validQuery].map { number(of: $0) }
        conditions = rules.map { rule in
            [[rule.path], rule.query, [rule.fragment]].map { automata in
                automata.filter { $0 != .many(.rawBytes) }.map { number(of: $0) }
            }
        }
    }

    private mutating func number(of automaton: TextAutomaton) -> Int {
        if let number = numbers[automaton] { return number }
        numbers[automaton] = machines.count
        machines.append(TextMachine(automaton))
        return machines.count - 1
    }

    mutating func effect(of index: Int) -> RuleEffect {
        let met = rules.indices.filter { $0 != index && canMeet($0, index) }
        guard let url = url(of: [index]) else { return work.isDone ? .undecided : .decides }
        if decidesACandidate(index, met) { return .decides }
        guard let deciders = deciders(of: index, met) else { return .undecided }
        let earlier = deciders.compactMap { $0.earlier }
        if earlier.count == deciders.count {
            return .unreachable(by: earlier.withoutRepetitions.sorted(), url: url)
        }
        guard rules[index].isExclusion else { return .decides }
        let free = deciders.filter { $0.earlier == nil }
        let claimed = free.contains { $0.later.map { !rules[$0].isExclusion } ?? false }
        return claimed ? .decides : .excludesNothing(url: free.first?.url ?? url)
    }

    /// Whether two rules may match the same path, as far as their first bytes say.
    private func canMeet(_ one: Int, _ other: Int) -> Bool {
        zip(prefixes[one], prefixes[other]).allSatisfy { $0 == $1 }
    }

    /// Whether one of a few URLs shows that a rule decides something.
    private mutating func decidesACandidate(_ index: Int, _ met: [Int]) -> Bool {
        let partners = rules[index].isExclusion ? met.filter { $0 > index && !rules[$0].isExclusion } : [index]
        for partner in partners.prefix(16) {
            for text in Self.rareTexts {
                guard let url = url(of: [index, partner], with: text), let parts = ClaimedURL("https://h" + url)
                else { continue }
                let first = met.first { rules[$0].matches(parts) && ($0 < index || rules[index].isExclusion) }
                if first.map({ $0 > index && !rules[$0].isExclusion }) ?? !rules[index].isExclusion { return true }
            }
        }
        return false
    }

    /// A URL from its path on that some rules match, and whose path contains a text.
    private mutating func url(of members: [Int], with text: String = "") -> String? {
        var parts: [String] = []
        for part in valid.indices {
            var required = [valid[part]] + members.flatMap { conditions[$0][part] }
            if part == 0, !text.isEmpty {
                let word = TextAutomaton(text.utf8.map { SymbolSet(plain: [$0]) })
                required.append(number(of: .many(.rawBytes).then(word).then(.many(.rawBytes))))
            }
            let product = TextProduct(required: required.withoutRepetitions, others: [])
            guard case .found(let word) = product.first(&machines, &work, where: { _ in true }) else { return nil }
            parts.append(word.urlText)
        }
        return Self.url(parts)
    }

    private static func url(_ parts: [String]) -> String {
        zip(["", "?", "#"], parts).map { $1.isEmpty ? "" : $0 + $1 }.joined()
    }

    /// For each combination of rules that match a URL of a rule: the first before it, and the first after it. Nil if
    /// the search gave up.
    private mutating func deciders(of index: Int, _ met: [Int]) -> [(earlier: Int?, later: Int?, url: String)]? {
        var parts: [Combinations] = []
        for part in valid.indices {
            guard let combinations = combinations(of: index, met, part) else { return nil }
            parts.append(combinations)
        }
        guard parts.map(\.count).reduce(1, { $0 * min($1, 1_000) }) <= 20_000 else { return nil }
        var result: [(earlier: Int?, later: Int?, url: String)] = []
        for path in parts[0] {
            for query in parts[1] {
                for fragment in parts[2] {
                    let matching = met.indices.filter { path.key[$0] && query.key[$0] && fragment.key[$0] }.map {
                        met[$0]
                    }
                    let url = Self.url([path.value, query.value, fragment.value])
                    result.append((matching.first { $0 < index }, matching.first { $0 > index }, url))
                }
            }
        }
        return result.sorted { ($0.url.utf8.count, $0.url) < ($1.url.utf8.count, $1.url) }
    }

    /// The combinations of other rules that match one part of a rule's URLs.
    private mutating func combinations(of index: Int, _ met: [Int], _ part: Int) -> Combinations? {
        let required = ([valid[part]] + conditions[index][part]).withoutRepetitions
        let others = met.flatMap { conditions[$0][part] }.withoutRepetitions.filter { !required.contains($0) }
        let product = TextProduct(required: required, others: others)
        guard let memberships = product.memberships(&machines, &work) else { return nil }
        return memberships.reduce(into: [:]) { combinations, membership in
            let members = Set(required + zip(others, membership.key).filter(\.1).map(\.0))
            let key = met.map { members.isSuperset(of: conditions[$0][part]) }
            let text = membership.value.urlText
            if combinations[key].map({ ($0.utf8.count, $0) > (text.utf8.count, text) }) ?? true {
                combinations[key] = text
            }
        }
    }
}

extension TextAutomaton {
    /// The texts that URLs can have in a part: characters that are allowed there, and escapes.
    private static func valid(_ characters: String) -> TextAutomaton {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        let plain = SymbolSet(plain: (letters + letters.uppercased() + "0123456789-._~!$&'()*+,;=:@" + characters).utf8)
        let digit = SymbolSet(plain: "0123456789abcdefABCDEF".utf8)
        return any(of: [TextAutomaton(plain), TextAutomaton([SymbolSet(plain: "%".utf8), digit, digit])]).repeated
    }

    fileprivate static let validPath = TextAutomaton(SymbolSet(plain: "/".utf8)).then(valid("/"))
    fileprivate static let validQuery = valid("/?")
}
