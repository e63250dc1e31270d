import Foundation
import RouteTestSupport
import SeededRandom
import Testing

@testable import RouteClaims

/// Random components and URLs against the naive matcher.
struct AppleMatcherLawTests {
    private static let variables = [
        "v": ["a", "b/a", "A1"], "w": ["*", "a?"], "slash": ["/", "a/"], "none": [""],
    ]

    @Test func randomComponentsMatchAsTheRulesSay() throws {
        var random = AppleRandom(generator: SeededGenerator(seed: 14))
        var counts = [false: 0, true: 0]
        for _ in 0..<800 {
            let component = random.component()
            let rule = component.rule(LinkVariables(Self.variables))
            let naive = NaiveAppleMatcher(component: component, variables: Self.variables)
            for _ in 0..<12 {
                let text = random.url(near: component)
                let url = try #require(ClaimedURL(text))
                let expected = naive.matches(url)
                counts[expected, default: 0] += 1
                #expect(rule.matches(url) == expected, "\(component) \(text)")
            }
        }
        // Both answers occur often enough.
        #expect(counts.values.allSatisfy { $0 > 1_000 }, "\(counts)")
    }
}

struct AppleRandom {
    var generator: SeededGenerator

    mutating func text(_ pieces: [String], upTo count: Int) -> String {
        (0..<Int.random(in: 0...count, using: &generator)).map { _ in generator.pick(pieces) }
            .joined()
    }

    private static let literals = ["a", "b", "A", "1", "/", "/a", "é", "%2F", "%41", "%c3%a9", "."]
    private static let wild = [
        "*", "?", "?*", "/*", "$(v)", "$(w)", "$(slash)", "$(none)", "$(digit)", "$(upper)", "$(",
    ]
    private static let values = [
        ("v", ["a", "b/a", "A1"]), ("w", ["", "a", "ab"]), ("slash", ["/", "a/"]), ("none", [""]),
        ("digit", ["1", "a"]),
        ("upper", ["A", "a"]),
    ]
    private static let written = [
        "a", "b", "A", "1", "/", "/a", "%C3%A9", "%2F", "%41", "%c3%a9", "%61", "%2f", ".", "//",
    ]

    mutating func component() -> LinkComponent {
        var component = LinkComponent(location: ClaimLocation("component"))
        component.ignoresCase = generator.pick([false, false, true])
        component.isDecoded = generator.pick([false, true])
        if generator.pick([true, true, true, false]) { component.path = pattern() }
        if generator.pick([true, false, false]) { component.fragment = pattern() }
        switch generator.pick([0, 0, 1, 2, 2]) {
        case 1: component.query = pattern()
        case 2:
            component.items = Dictionary([
                ("x", pattern()), (generator.pick(["y", "é", ""]), pattern()),
            ]) {
                first, _ in first
            }
        default: break
        }
        return component
    }

    private mutating func pattern() -> String {
        text(Self.literals + Self.wild, upTo: 4)
    }

    /// A URL made from a component's texts, with most wildcards replaced.
    mutating func url(near component: LinkComponent) -> String {
        var path = filled(component.path == "*" ? "/" : component.path).drop { $0 == "/" }
        if generator.pick([true, false, false]) {
            path += generator.pick(["/", "//", "a", "%2F"])
        }
        var url = "https://example.com" + (path.isEmpty ? generator.pick(["", "/"]) : "/" + path)
        let query =
            component.items.isEmpty
            ? (component.query == "*" ? generator.pick(["", "x=1"]) : filled(component.query))
            : self.query(component.items)
        if !query.isEmpty { url += "?" + query }
        let fragment =
            component.fragment == "*" ? generator.pick(["", "a"]) : filled(component.fragment)
        return fragment.isEmpty ? url : url + "#" + fragment
    }

    private mutating func query(_ items: [String: String]) -> String {
        let names = items.keys.sorted() + ["X", "%78", "z", "%C3%A9"]
        return (0..<generator.pick([0, 1, 1, 2, 3])).map { _ in
            let name = generator.pick(names)
            let written = name.replacingOccurrences(of: "é", with: "%C3%A9")
            return generator.pick([
                written,
                written + "=" + filled(items[name] ?? generator.pick(items.values.sorted())),
            ])
        }.joined(separator: "&")
    }

    private mutating func filled(_ pattern: String) -> String {
        if generator.pick([0, 0, 0, 0, 1]) == 1 { return text(Self.written, upTo: 4) }
        var pattern = pattern
        for (name, values) in Self.values {
            pattern = pattern.replacingOccurrences(of: "$(\(name))", with: generator.pick(values))
        }
        var result = ""
        for character in pattern {
            switch character {
            case "*": result += text(Self.written, upTo: 2)
            case "?": result += generator.pick(Self.written)
            case "é": result += generator.pick(["%C3%A9", "%c3%a9"])
            default: result.append(generator.pick([0, 0, 0, 0, 0, 0, 0, 1]) == 1 ? "b" : character)
            }
        }
        return result
    }
}
