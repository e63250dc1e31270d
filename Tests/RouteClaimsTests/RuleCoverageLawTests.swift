import RouteClaims
import RouteTestSupport
import Testing

/// The effects of rules, compared with the naive matcher on many URLs, also if a file repeats them under prefixes.
struct RuleCoverageLawTests {
    @Test(arguments: seeds([0, 1, 2, 3])) func effectsAreThoseOfTheURLs(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        var counts: [Bool: Int] = [:]
        for _ in 0..<60 {
            let rules = Self.rules(&random)
            let list = ClaimList(
                place: "", schemes: ["https"], hosts: nil, rules: rules.enumerated().map { $1.rule($0) })
            for (index, effect) in list.effects().enumerated() {
                let what = "\(rules.map(\.text)) \(index) \(effect)"
                let decides = Self.urls.contains { url in
                    guard rules[index].matches(url), !rules[..<index].contains(where: { $0.matches(url) }) else {
                        return false
                    }
                    let next = rules[(index + 1)...].first { $0.matches(url) }
                    return !rules[index].isExclusion || next.map { !$0.isExclusion } ?? false
                }
                counts[decides, default: 0] += 1
                switch effect {
                case .decides, .undecided: break
                case .unreachable(let numbers, let text):
                    let url = try #require(ClaimedURL("https://h" + text))
                    #expect(!decides && rules[index].matches(url), "\(what)")
                    for url in Self.urls where rules[index].matches(url) {
                        #expect(numbers.contains { rules[$0].matches(url) }, "\(what)")
                    }
                case .excludesNothing(let text):
                    let url = try #require(ClaimedURL("https://h" + text))
                    #expect(!decides && rules[index].isExclusion && rules[index].matches(url), "\(what)")
                }
            }
        }
        #expect(counts.values.allSatisfy { $0 > 10 }, "\(counts)")
    }

    @Test(arguments: seeds([0, 1, 2, 3])) func prefixesMakeNoDifference(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        for _ in 0..<20 {
            let rules = Self.rules(&random).filter { !$0.text.hasPrefix("*") && !$0.text.hasPrefix("!*") }
            func effects(_ prefixes: [String]) -> [RuleEffect] {
                let all = prefixes.flatMap { prefix in rules.map { $0.after(prefix) } }
                return ClaimList(
                    place: "", schemes: ["https"], hosts: nil, rules: all.enumerated().map { $1.rule($0) }
                ).effects()
            }
            let prefixes = ["/x", "/y/z", "/thing", "/0"]
            let single = effects(["/x"])
            let several = effects(prefixes)
            for (copy, prefix) in prefixes.enumerated() {
                let own = several[(copy * rules.count)..<((copy + 1) * rules.count)]
                let expected = single.map { $0.moved(to: prefix, by: copy * rules.count) }
                #expect(Array(own) == expected, "\(rules.map(\.text)) \(prefix)")
            }
        }
    }

    private static let urls: [ClaimedURL] = {
        let parts = ["", "/", "/a", "/b", "/ab", "/1", "/~"]
        let paths = parts.flatMap { first in parts.flatMap { second in parts.map { first + second + $0 } } }
        return Set(paths).subtracting([""]).sorted().flatMap { path in
            ["", "?q=1", "?q", "?x"].compactMap { ClaimedURL("https://h" + path + $0) }
        }
    }()

    private static func rules(_ random: inout SeededGenerator) -> [WildcardRule] {
        func pick(_ texts: [String]) -> String { texts[Int.random(in: texts.indices, using: &random)] }
        return (0..<Int.random(in: 1...6, using: &random)).map { _ in
            let count = Int.random(in: 1...3, using: &random)
            let path = (0..<count).map { _ in pick(["/a", "/b", "/*", "/?*", "/1", "*", "b"]) }.joined()
            return WildcardRule(text: pick(["", "", "!"]) + path + pick(["", "", "", "|q=*", "|q=1"]))
        }
    }
}

extension WildcardRule {
    fileprivate func after(_ prefix: String) -> WildcardRule {
        WildcardRule(text: (isExclusion ? "!" : "") + prefix + text.drop { $0 == "!" })
    }
}

extension RuleEffect {
    fileprivate func moved(to prefix: String, by count: Int) -> RuleEffect {
        switch self {
        case .decides, .undecided: self
        case .unreachable(let numbers, let url):
            .unreachable(by: numbers.map { $0 + count }, url: prefix + url.dropFirst(2))
        case .excludesNothing(let url): .excludesNothing(url: prefix + url.dropFirst(2))
        }
    }
}
