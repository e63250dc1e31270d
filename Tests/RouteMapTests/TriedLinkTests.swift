import Foundation
import RouteCompiler
import RouteJSON
import RouteManifest
import RouteSpec
import Testing
import TypeScriptEmitter

@testable import RouteMap

/// What a page says of a link that is tried, and how it shows the link's values in a form.
@Suite(.enabled(if: Node.executable != nil, "node is not installed")) struct TriedLinkTests {
    private static let spec = """
        bases: [https://h]
        types:
          Web:
            type: URL
            schemes: [https]
        routes:
          user: user/${id:Int}
          say: say/${text}/${id:Int}?url=${url:URL?}
          web: web?url=${url:Web}&urls=${urls:[URL]}
          go: go/${to:AppRoute}
          find: find/${text}?tags=${tags:[String]}&ids=${ids:[Int],}&${rest...}
          secret: secret/${id:Int}
        """

    /// The texts of expressions that the scripts of a page evaluate, beside stand-ins for its
    /// elements.
    private func results(
        _ expressions: [String], spec: String = spec, hiding names: Set<String> = []
    ) throws
        -> [String]
    {
        let source = SourceText(path: "routes.yaml", text: spec)
        let compiled = try #require(Compiler.compile(source, name: "routes.yaml").compiled)
        let hidden = Set(compiled.table.routeIDs.filter { names.contains(compiled.table[$0].name) })
        let emitter = TypeScriptFileEmitter(
            compiled, fileName: "routes.yaml", hidden: hidden, hasBigIntegers: true)
        let bases = JSON.array(compiled.spec.bases.map { .string($0.sourceText) }).text
        let manifest = RouteMap.compact(
            Manifest(compiled, sources: [source], hidden: hidden).json, bases: bases)
        let data = JSON.object([
            ("manifest", manifest), ("overlaps", .array([])), ("claims", .array([])),
        ])
        let node = try Node()
        defer { node.remove() }
        try node.write(RouteMap.module(emitter), to: "module.mjs")
        try node.write(data.text, to: "data.json")
        let calls = expressions.map { "() => \($0)" }.joined(separator: ",\n")
        try node.write(
            """
            import { readFileSync } from "node:fs";
            import "./module.mjs";
            const document = { getElementById: () => ({ textContent: readFileSync("data.json", "utf8") }) };
            \(RouteMap.elementScript.split(separator: "\n\n").filter { $0.contains("function escaped") }[0])
            const element = (name, attributes, ...children) => children.flat(Infinity).join("");
            const code = (text) => text;
            const [patternCode, linkTools] = [code, code];
            const descriptions = (rows) => rows.map((row) => row.join(" ")).join(", ");
            \([RouteMap.dataScript, RouteMap.routeScript, RouteMap.formScript, RouteMap.tryScript]
                .joined(separator: "\n"))
            const parameter = (route, name) =>
              manifest.routes.find((other) => other.route === route).parameters.find((other) => other.name === name);
            const problem = (...texts) => {
              try { return JSON.stringify(fieldValue(...texts)); } catch (error) { return error.message; }
            };
            for (const call of [\(calls)]) {
              const result = call();
              console.log(typeof result === "string" ? result : JSON.stringify(result));
            }
            """, to: "page.mjs")
        let (output, status) = try node.run(try #require(Node.executable), ["page.mjs"])
        try #require(status == 0, "\(output)")
        return output.split(separator: "\n").map { String($0) }
    }

    /// A route that the page leaves out may open it.
    @Test func linksThatOpenNoRouteOfThePage() throws {
        let first = try results(
            [
                "tried(\"https://h/secret/7\")[0]",
                "openedInstead(\"https://h/x\", { route: \"user\" })[0]",
            ],
            hiding: ["secret"])
        #expect(first == ["Opens no route on this map", "This link opens no route on this map."])
    }

    /// Foundation maps a host that isn't ASCII, or refuses it. Only a value of type URL has one.
    @Test func hostsThatAreNotASCII() throws {
        let urls = [
            "web?url=https%3A%2F%2Fm%C3%BC.de", "web?url=https://a&urls=//m%C3%BC",
            "go/web%3Furl=https:%2F%2Fm%25C3%25BC",
            "web?url=https://m%C3%BC&x=%zz", "say/%2F%2Fm%C3%BC/x?url=a", "say/a/x?url=//m%C3%BC",
            "web?url=ftp://a&x=//m%C3%BC",
        ]
        let first = try results(urls.map { "tried(\"https://h/\($0)\")[0]" })
        let none = "Opens no route on this map"
        #expect(
            first == [
                "May open web in the app", "May open web in the app", "May open go in the app",
                "May open web in the app", none, none, none,
            ])
        let note = try results(["tried(\"https://h/\(urls[0])\")[1]"])
        #expect(
            note == [
                "One of its values has a host that is not ASCII, or a route that is not on this map, so this page can't tell."
            ])
    }

    /// A page has no base for a path if no text of the spec is one.
    @Test func pathsWithoutABase() throws {
        let routes = "routes:\n  user: user/${id:Int}\n"
        let calls = [
            "urlOf(\"/user/7\")", "urlOf(\"/x y\", \"\")", "urlOf(\"user\")", "urlOf(\"WWW.h\")",
        ]
        #expect(
            try results(calls) == ["https://h/user/7", "https://h/x y", "null", "https://WWW.h"])
        let none = ["null", "null", "null", "https://WWW.h"]
        #expect(try results(calls, spec: routes) == none)
        #expect(try results(calls, spec: "bases: [\"https://${tenant}.h\"]\n" + routes) == none)
        #expect(
            try results(["readingNote(\"/user/7\", null)"], spec: routes)
                == ["A path needs a base, but this spec has no base: try a whole URL."])
        #expect(
            try results(
                ["readingNote(\"/user/7\", null)"],
                spec: "bases: [\"https://${tenant}.h\"]\n" + routes)
                == ["A path needs a base, but the base has a parameter: try a whole URL."])
    }

    /// A parameter can have the name of a member that the page doesn't need.
    @Test func aSetParameterOfAnyName() throws {
        let spec = """
            bases: [https://h]
            routes:
              go:
                patterns:
                  - go/${link}
                  - pattern: start
                    set:
                      link: first

            """
        #expect(
            try results(["JSON.stringify(manifest.routes[0].patterns[1].set)"], spec: spec) == [
                #"{"link":"first"}"#
            ])
    }

    @Test func blankLinesOfAField() throws {
        let fields = [
            #"problem(parameter("find", "ids"), "1\n\n2\n\n")"#,
            #"problem(parameter("find", "tags"), "a\n\nb")"#,
        ]
        #expect(try results(fields) == ["[1,2]", #"["a","","b"]"#])
    }

    /// What a field shows of a value gives the value again.
    @Test func valuesInFields() throws {
        let values = [
            ("text", #""a\nb\r\\u{A}\\""#), ("tags", "[]"), ("tags", #"["","a\nb","","c"]"#),
            ("tags", #"[""]"#),
            ("ids", "[1,2]"), ("rest", #"{"a=b":"c\nd=e","":"","f":""}"#),
        ]
        let calls = values.map { name, value in
            let parameter = "parameter(\"find\", \"\(name)\")"
            return
                "JSON.stringify(fieldValue(\(parameter), fieldText(\(value), \(parameter).shape)))"
        }
        #expect(try results(calls) == values.map(\.1))
        // A text field has one line.
        #expect(try results(["fieldText(\"a\\nb\", \"single\")"]) == [#"a\u{A}b"#])
    }

    /// As the module writes it in a link: a browser looks for a host after two slashes.
    @Test func theTextOfALinkInALink() throws {
        let spec =
            "bases: [https://h]\nroutes:\n  a: ${x}/${y}\n  top: \"?q=${q}\"\n  go: go?to=${to:AppRoute}\n"
        let links = [
            ("user/42", "user/42"), ("//b", "//b"), ("%3Fq=a", "?q=a"), ("/x:/a", "x%3A/a"),
            ("https://h/x/a", "x/a"),
        ]
        let calls = links.map { "fieldText(module.parse(\"https://h/go?to=\($0.0)\").to)" }
        #expect(try results(calls, spec: spec) == links.map(\.1))
    }

    @Test func problemsOfFields() throws {
        let calls = [
            "problem(parameter(\"go\", \"to\"), \"secret/7\")",
            "problem(parameter(\"go\", \"to\"), \"x\")",
            "problem(parameter(\"find\", \"ids\"), \"1\\nb\")",
            "problem(parameter(\"user\", \"id\"), \"\")",
            "problem(parameter(\"web\", \"url\"), \"https://m\\u00fc\")",
        ]
        let problems = try results(calls, hiding: ["secret"])
        #expect(
            problems == [
                "to is 'secret/7', which has a host that is not ASCII, or a route that is not on this map",
                "to is 'x', but needs a link that AppRoute reads", "ids is 'b', but needs an Int",
                "id is missing",
                "url is 'https://m\u{FC}', which has a host that is not ASCII, or a route that is not on this map",
            ])
    }
}
