import Foundation
import RoutePatterns
import Testing

@testable import RouteMap
@testable import TypeScriptEmitter

/// The module of a page says why no pattern matches a URL as `match --explain` does: the same patterns, in the same
/// order. If one matches, it is the interpreter's.
@Suite(.enabled(if: Node.executable != nil, "node is not installed")) struct ExplanationLawTests {
    @Test func goldenSpecs() throws {
        // The command line explains routes that a page leaves out, too.
        let cases = GoldenScript.all.filter(\.hasAllRoutes).map { script in
            var random = RandomTables(seed: 5)
            let table = script.compiled.table
            return (table, PageModule(script.emitter()).code, urls(table, &random, count: 60))
        }
        #expect(cases.count > 60)
        try expectSame(cases)
    }

    @Test func randomTables() throws {
        var random = RandomTables(seed: 8000)
        let cases = (0..<60).map { _ in
            let table = random.table()
            let emitter = TypeScriptFileEmitter(
                table, docs: table.routes.map { _ in nil }, fileName: "routes.yaml", hasBigIntegers: true)
            return (table, PageModule(emitter).code, urls(table, &random, count: 60))
        }
        try expectSame(cases)
    }

    /// The file doesn't have the scheme of a route that it leaves out.
    @Test func aSchemeThatOnlyHiddenRoutesHave() throws {
        var (errors, problems): ([PatternError], [Route.Problem]) = ([], [])
        let routes = try ["app", "shop"].map { scheme in
            let base = try #require(Base.parse("\(scheme)://", errors: &errors))
            let pattern = try #require(Pattern.parse("a", types: TypeTable([]), plusIsSpace: false, errors: &errors))
            let patterns = [RoutePattern(pattern: pattern, bases: [base], isRelative: false)]
            return Route(path: [scheme], patterns: patterns, problems: &problems)
        }
        let table = RouteTable(routes: routes, plusIsSpace: false, bases: [])
        let emitter = TypeScriptFileEmitter(
            table, docs: [nil, nil], fileName: "routes.yaml", hidden: Set(table.routeIDs.dropFirst()))
        let answers = try answers([(PageModule(emitter).code, ["shop://a", "app://b"])])
        let reasons = answers[0].map { $0.map { $0["reason"] as? String } }
        #expect(reasons == [["the scheme is 'shop', but the base has 'app'"], ["no pattern starts with 'b'"]])
    }

    private func urls(_ table: RouteTable, _ random: inout RandomTables, count: Int) -> [String] {
        ["", "nothing", "https://user@example.com/", "https:", "other://x/y", "https://h:1:2/"]
            + (0..<count).map { _ in random.url(table) }.filter { url in
                // The interpreter splits parts that aren't UTF-8, and refuses their texts then.
                !table.hasMappedHosts(url) && (!table.hasAffixes || url.removingPercentEncoding != nil)
            }
    }

    /// What each module says of each URL.
    private func answers(_ cases: [(module: String, urls: [String])]) throws -> [[[[String: Any]]]] {
        let node = try Node()
        defer { node.remove() }
        var requests: [[String: Any]] = []
        for (number, (module, urls)) in cases.enumerated() {
            try node.write(module, to: "table\(number).mjs")
            requests.append(["module": "./table\(number).mjs", "urls": urls])
        }
        let data = try JSONSerialization.data(withJSONObject: requests)
        try node.write(String(decoding: data, as: UTF8.self), to: "requests.json")
        try node.write(Self.driver, to: "driver.mjs")
        let (output, status) = try node.run(try #require(Node.executable), ["driver.mjs"])
        try #require(status == 0, "\(output)")
        return try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[[[String: Any]]]])
    }

    private func expectSame(_ cases: [(table: RouteTable, module: String, urls: [String])]) throws {
        let answers = try answers(cases.map { ($0.module, $0.urls) })
        var count = 0
        for ((table, _, urls), answers) in zip(cases, answers) {
            for (url, answer) in zip(urls, answers) {
                let numbers = answer.map { $0["number"] as? Int }
                if let reading = table.read(url: url) {
                    #expect(numbers == [reading.pattern.index], "\(url)")
                    continue
                }
                let expected = table.explain(url: url)
                #expect(numbers == expected.map { $0.pattern?.index }, "\(url)")
                for (explanation, answer) in zip(expected, answer) where !explanation.isPrecise {
                    let reason = try #require(answer["reason"] as? String)
                    if reason.contains(", which does not match") { continue }
                    count += 1
                    // Reading a URL may change the case of its host.
                    #expect(reason.lowercased() == explanation.message.lowercased(), "\(url)")
                }
            }
        }
        #expect(count > 1000)
    }

    private static let driver = #"""
        import { readFileSync } from "node:fs";
        const answers = [];
        for (const { module, urls } of JSON.parse(readFileSync("requests.json", "utf8"))) {
          await import(module);
          answers.push(urls.map((url) => routes.explain(url).map(({ number, reason }) => ({ number, reason }))));
        }
        console.log(JSON.stringify(answers));
        """#
}

extension RouteTable {
    /// Whether literal texts split a segment or an item.
    fileprivate var hasAffixes: Bool {
        patternIDs.contains { pattern in
            let texts = self[pattern].pattern.parts.map(\.text) + [self[pattern].pattern.base?.host].compactMap(\.self)
            return texts.contains { if case .affixed = $0 { true } else { false } }
        } || bases.contains { if case .affixed = $0.host { true } else { false } }
    }
}

extension Explanation {
    /// Whether the reason says which part of a segment, or which constraint, the text doesn't fit, or shows a host that
    /// isn't decoded. A page doesn't.
    fileprivate var isPrecise: Bool {
        [", which ", ", whose ", "' in "].contains(where: message.contains)
            || message.hasPrefix("the host is") && message.contains("%")
    }
}
