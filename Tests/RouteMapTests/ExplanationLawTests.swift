import Foundation
import RouteCompiler
import RouteLanguage
import RouteSpec
import Testing

@testable import RouteAnalysis
@testable import RouteMap
@testable import TypeScriptEmitter

/// A page says why no pattern matches a URL as `match --explain` does: the same patterns in the
/// same order, for the same reasons. If one matches, it is the interpreter's.
@Suite(.enabled(if: Node.executable != nil, "node is not installed")) struct ExplanationLawTests {
    /// A page's module, and URLs to explain.
    private struct Case {
        let table: RouteTable
        let module: String
        let urls: [String]

        init(_ emitter: TypeScriptFileEmitter, _ compiled: CompiledSpec, _ urls: [String]) {
            table = compiled.table
            module = RouteMap.module(emitter)
            self.urls = urls
        }
    }

    @Test func goldenSpecs() throws {
        // The command line explains routes that a page leaves out, too.
        let cases = GoldenScript.all.filter(\.hasAllRoutes).map { script in
            var random = RandomTables(seed: 5)
            return Case(
                script.emitter(), script.compiled, urls(script.compiled.table, &random, count: 60))
        }
        #expect(cases.count > 60)
        try expectSame(cases)
    }

    @Test func randomTables() throws {
        var random = RandomTables(seed: 8000)
        let cases = try (0..<60).map { _ in
            let compiled = try random.table().compiled()
            let emitter = TypeScriptFileEmitter(
                compiled, fileName: "routes.yaml", hasBigIntegers: true)
            return Case(emitter, compiled, urls(compiled.table, &random, count: 60))
        }
        try expectSame(cases)
    }

    /// The file doesn't have the scheme of a route that it leaves out.
    @Test func aSchemeThatOnlyHiddenRoutesHave() throws {
        var (errors, problems): ([PatternError], [Route.Problem]) = ([], [])
        let routes = try ["app", "shop"].map { scheme in
            let base = try #require(Base.parse("\(scheme)://", errors: &errors))
            let pattern = try #require(
                Pattern.parse("a", types: TypeTable([]), plusIsSpace: false, errors: &errors))
            let patterns = [RoutePattern(pattern: pattern, bases: [base], isRelative: false)]
            return Route(path: [scheme], patterns: patterns, problems: &problems)
        }
        let compiled = try RouteTable(routes: routes, plusIsSpace: false, bases: []).compiled()
        let hidden = Set(compiled.table.routeIDs.dropFirst())
        let emitter = TypeScriptFileEmitter(compiled, fileName: "routes.yaml", hidden: hidden)
        let answers = try answers([Case(emitter, compiled, ["shop://a", "app://other"])])
        let reasons = answers[0].map { $0.map { $0["reason"] as? String } }
        #expect(
            reasons == [
                ["the scheme is 'shop', but the base has 'app'"],
                ["no pattern starts with 'other'"],
            ])
    }

    /// A type of a spec that is called like what the module or the page's explanations call would
    /// replace it.
    @Test func globalsAreReserved() {
        let sources = [
            RuntimeSource.reading(spaced: ""), RuntimeSource.matching, RuntimeSource.values,
            RuntimeSource.urls,
            RouteMap.explanationFunctions,
        ]
        let globals = Set(sources.flatMap(\.globals))
        #expect(globals.isSuperset(of: ["RegExp", "Set", "Symbol"]))
        #expect(globals.subtracting(ScriptNames.reserved) == [])
    }

    /// The type `String` isn't written, as on the command line.
    @Test func parametersWithTheTypeString() throws {
        let text = """
            bases: [https://h]
            routes:
              str: str/${a:String}
              file: file/x-${a:String}.${n:Int}?q=${q:String=:String}
            """
        let compiled = try #require(
            Compiler.compile(SourceText(path: "a", text: text), name: "a").compiled)
        let emitter = TypeScriptFileEmitter(compiled, fileName: "a")
        let page = Case(
            emitter, compiled,
            ["https://h/str", "https://h/file/x-a.b", "https://h/file/x-a.1?q=%zz"])
        for (url, answer) in zip(page.urls, try answers([page])[0]) {
            #expect(
                answer[0]["reason"] as? String == page.table.explain(url: url)[0].message, "\(url)")
        }
    }

    /// Raw delimiters come first, in an item others than in a segment.
    @Test func partsWithEscapedDelimiters() throws {
        let text = """
            bases: [https://h]
            routes:
              at: at/${a:Int}:${b:Int}
              by: by?k=${a}/${b:Int}
              to: to#${a};${b:Int}
            """
        let compiled = try #require(
            Compiler.compile(SourceText(path: "a", text: text), name: "a").compiled)
        let urls = [
            "at/1%3A2:3", "at/x%3A1", "at/1:2:3", "by?k=x%2F1/y", "by?k=x/1%2Fy", "by?k=x",
            "to#x%3B1;y",
        ].map { "https://h/\($0)" }
        let page = Case(TypeScriptFileEmitter(compiled, fileName: "a"), compiled, urls)
        for (url, answer) in zip(urls, try answers([page])[0]) {
            #expect(
                answer.map { $0["reason"] as? String }
                    == page.table.explain(url: url).map(\.message), "\(url)")
        }
    }

    /// Characters are the same in each normal form, and with their marks.
    @Test func textsThatResembleOnes() throws {
        let text =
            "bases: [https://h]\nroutes:\n  a: \u{E9}\n  b: \u{E9}/x\u{301}\u{302}y\u{303}\n  c: c/${n:Int}\n"
        let compiled = try #require(
            Compiler.compile(SourceText(path: "a", text: text), name: "a").compiled)
        let urls = ["e%CC%81", "%C3%89", "%C3%A9/x%CC%81%CC%82", "%C3%A9/x%CC%81%CC%82z%CC%83"].map
        {
            "https://h/\($0)"
        }
        let page = Case(TypeScriptFileEmitter(compiled, fileName: "a"), compiled, urls)
        for (url, answer) in zip(urls, try answers([page])[0]) {
            #expect(
                answer.map { $0["reason"] as? String }
                    == page.table.explain(url: url).map(\.message), "\(url)")
        }
    }

    @Test func halfOfASurrogatePair() throws {
        let spec = SourceText(path: "a", text: "bases: [app://many]\nroutes:\n  a: ${a}\n")
        let compiled = try #require(Compiler.compile(spec, name: "a").compiled)
        let page = Case(
            TypeScriptFileEmitter(compiled, fileName: "a"), compiled, ["app://many/HALF"])
        let answers = try answers([page])
        #expect(answers[0][0][0]["reason"] as? String == "it is not a Unicode string")
    }

    private func urls(_ table: RouteTable, _ random: inout RandomTables, count: Int) -> [String] {
        [
            "", "nothing", "https://user@example.com/", "https:", "other://x/y", "https://h:1:2/",
            "http://:80/a",
        ]
            + (0..<count).map { _ in random.url(table) }.filter { !table.hasMappedHosts($0) }
    }

    /// What each module says of each URL.
    private func answers(_ cases: [Case]) throws -> [[[[String: Any]]]] {
        let node = try Node()
        defer { node.remove() }
        var requests: [[String: Any]] = []
        for (number, page) in cases.enumerated() {
            try node.write(page.module, to: "table\(number).mjs")
            requests.append(["module": "./table\(number).mjs", "urls": page.urls])
        }
        let data = try JSONSerialization.data(withJSONObject: requests)
        try node.write(String(decoding: data, as: UTF8.self), to: "requests.json")
        try node.write(Self.driver, to: "driver.mjs")
        let (output, status) = try node.run(try #require(Node.executable), ["driver.mjs"])
        try #require(status == 0, "\(output)")
        return try #require(
            JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[[[String: Any]]]])
    }

    private func expectSame(_ cases: [Case]) throws {
        let answers = try answers(cases)
        var count = 0
        for (page, answers) in zip(cases, answers) {
            for (url, answer) in zip(page.urls, answers) {
                let patterns = answer.map { $0["pattern"] as? String }
                if let reading = page.table.read(url: url) {
                    #expect(patterns == [page.table[reading.pattern].pattern.text], "\(url)")
                    #expect(answer[0]["reason"] is NSNull, "\(url)")
                    continue
                }
                let expected = page.table.explain(url: url)
                #expect(
                    patterns == expected.map { $0.pattern.map { page.table[$0].pattern.text } },
                    "\(url)")
                for (explanation, answer) in zip(expected, answer) {
                    count += 1
                    #expect(answer["reason"] as? String == explanation.message, "\(url)")
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
          answers.push(urls.map((url) => routes.explain(url.replace("HALF", "\ud83d"))));
        }
        console.log(JSON.stringify(answers));
        """#
}

extension String {
    /// The words of a script, outside of comments and simple strings, that could be globals other
    /// than functions.
    fileprivate var globals: Set<String> {
        let code = replacing(/\/\/ .*/, with: "").replacing(/"[^"\n]*"/, with: "")
        let words = code.matches(of: /(?:^|[^$.\w])([A-Z]\w+)/).map { String($0.output.1) }
        return Set(words).subtracting(["ASCII", "LinkOptions", "Route", "URL", "UTF"])
    }
}
