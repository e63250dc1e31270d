import Foundation
import RouteAnalysis
import RouteCompiler
import RouteLanguage
import RouteSpec
import SeededRandom
import Testing

@testable import TypeScriptEmitter

@Suite struct GoldenScriptTests {
    @Test(.enabled(if: Node.executable != nil, "node is not installed"), arguments: [true, false])
    func theSameAnswerForEveryURL(hasBigIntegers: Bool) throws {
        var all: [(ScriptCases, String)] = []
        for script in GoldenScript.all {
            let emitter = script.emitter(hasBigIntegers: hasBigIntegers)
            if emitter.inexactInteger != nil { continue }
            var random = RandomTables(seed: 1)
            var cases = ScriptCases(emitter)
            cases.addRandom(&random, count: moreAtNight(20))
            all.append((cases, emitter.source(.javaScript)))
        }
        #expect(all.count > 60)
        try expectSame(all)
    }

    /// A fragment of one empty segment, before a rest without any.
    @Test(.enabled(if: Node.executable != nil, "node is not installed"))
    func anEmptySegmentBeforeAnEmptyRest() throws {
        let script = try #require(GoldenScript.all.first { $0.name == "fragments" })
        var cases = ScriptCases(script.compiled.table)
        for text in ["", "/", "//", "/a", "//a/", "/?page=2"] {
            cases.read("https://fragments.example/rest#\(text)")
        }
        try expectSame([(cases, script.emitter().source(.javaScript))])
    }

    /// Where a value can be missing, empty text isn't one of the other texts of a closed type.
    @Test(.enabled(if: Node.executable != nil, "node is not installed"))
    func emptyTextOfAnOptionalClosedType() throws {
        let source = SourceText(
            path: "routes.yaml",
            text: """
                bases: [https://h]
                types:
                  Tab:
                    values: [all, new]
                    else: all
                routes:
                  shown:
                    - path/${tab:Tab?}
                    - fragment#${tab:Tab?}/end
                    - item?tab=${tab:Tab}
                    - none
                  other: other#${tab:Tab}/end
                """)
        let compiled = try #require(Compiler.compile(source, name: "routes.yaml").compiled)
        var cases = ScriptCases(compiled.table)
        for tab in ["", "new", "x"] {
            for text in [
                "path/\(tab)/", "fragment#\(tab)/end", "item?tab=\(tab)", "other#\(tab)/end",
            ] {
                cases.read("https://h/\(text)")
            }
        }
        #expect(cases.answers.count { $0 == "null" } == 3)
        let emitter = TypeScriptFileEmitter(compiled, fileName: "routes.yaml")
        try expectSame([(cases, emitter.source(.javaScript))])
    }

    /// A link in a link has one slash after a base's path, whatever the base's form.
    @Test(
        .enabled(if: Node.executable != nil, "node is not installed"),
        arguments: ["x:p", "x:/p", "x://p", "x:", "x:/"])
    func linksUnderEachFormOfABase(base: String) throws {
        let source = SourceText(
            path: "routes.yaml",
            text:
                "bases: [\"\(base)\"]\nroutes:\n  item: i/${n:Int}\n  empty: ${name}//@\n  go: go/${to:AppRoute}\n"
        )
        let compiled = try #require(Compiler.compile(source, name: "routes.yaml").compiled)
        let go = try #require(compiled.table.routeIDs.first { compiled.table[$0].name == "go" })
        var cases = ScriptCases(compiled.table)
        for link in ["i/1", "///@", "a//@"] {
            cases.write(go, [.string(link)])
            cases.read(try #require(compiled.table.write(route: go, values: [.string(link)], .url)))
            #expect(cases.answers.last?.hasPrefix("go ") == true)
        }
        try expectSame([
            (cases, TypeScriptFileEmitter(compiled, fileName: "routes.yaml").source(.javaScript))
        ])
    }

    /// Mixed parts are decoded, and then split in one pass.
    @Test(.enabled(if: Node.executable != nil, "node is not installed"))
    func mixedParts() throws {
        let source = SourceText(
            path: "routes.yaml",
            text: """
                bases: [https://h]
                plus: space
                types:
                  Model: [iphone, iphone-pro]
                  Hash:
                    type: String
                    characters: 0-9a-f-
                    length: 4...
                  Code:
                    type: String
                    length: 2...3
                    not: [me]
                  Word:
                    type: String
                    length: 2...
                routes:
                  model: model/${model:Model}-${id:Int}
                  post: post/${slug}-${id:UInt}
                  title: title/${title}-${hash:Hash}
                  range: range/${from:Int}-${to:Int}
                  time: time/${minutes:Int}m${seconds:Int}s
                  file: file/${name}.${ending}
                  code: code/${code:Code}.${rest}
                  word: word/${word:Word}.${rest}
                  place: place?ll=${latitude:Double}, ${longitude:Double}
                  wiki: https://${language}.example.org/${title}
                """)
        let compiled = try #require(Compiler.compile(source, name: "routes.yaml").compiled)
        let links = [
            ("h/model/iphone-pro-5", #"{"route":"model","model":"iphone-pro","id":5}"#),
            ("h/model/iphone%2D5", #"{"route":"model","model":"iphone","id":5}"#),
            ("h/post/my-title-12345", #"{"route":"post","slug":"my-title","id":12345}"#),
            (
                "h/title/my-title-3f2a9c1d",
                #"{"route":"title","title":"my-title","hash":"3f2a9c1d"}"#
            ),
            ("h/title/my-title-3f2", "null"),
            ("h/range/-3--1", #"{"route":"range","from":-3,"to":-1}"#),
            ("h/time/4m05s", #"{"route":"time","minutes":4,"seconds":5}"#),
            ("h/time/%34m%330%73", #"{"route":"time","minutes":4,"seconds":30}"#),
            ("h/file/a%2Etar.gz", #"{"route":"file","name":"a","ending":"tar.gz"}"#),
            ("h/file/%FF.gz", "null"),
            ("h/code/me.x", "null"), ("h/code/me..x", #"{"route":"code","code":"me.","rest":"x"}"#),
            ("h/code/😀a.x", #"{"route":"code","code":"😀a","rest":"x"}"#), ("h/code/😀.x", "null"),
            ("h/code/a.b.c", #"{"route":"code","code":"a.b","rest":"c"}"#),
            ("h/word/a.b.c", #"{"route":"word","word":"a.b","rest":"c"}"#),
            ("h/word/a.b", "null"),
            ("h/place?ll=52.5,+13.4", #"{"route":"place","latitude":52.5,"longitude":13.4}"#),
            ("h/place?ll=52.5%2C%2013.4", #"{"route":"place","latitude":52.5,"longitude":13.4}"#),
            ("%45N.example.org/Cat", #"{"route":"wiki","language":"en","title":"Cat"}"#),
            ("a.b.example.org/Cat", "null"),
            // Searched again from each place, a text of this length would take minutes.
            ("h/post/" + String(repeating: "a-", count: 200_000), "null"),
            ("h/title/" + String(repeating: "a-", count: 200_000) + "x", "null"),
        ]
        let node = try Node()
        defer { node.remove() }
        try node.write(
            TypeScriptFileEmitter(compiled, fileName: "routes.yaml").source(.javaScript),
            to: "routes.mjs")
        let list = try JSONSerialization.data(withJSONObject: links.map { "https://" + $0.0 })
        try node.write(
            """
            import { parse } from "./routes.mjs";
            for (const link of \(String(decoding: list, as: UTF8.self))) console.log(JSON.stringify(parse(link)));
            """, to: "try.mjs")
        let (output, _) = try node.run(try #require(Node.executable), ["try.mjs"])
        let answers = output.split(separator: "\n").map(String.init)
        #expect(answers.count == links.count, "\(output)")
        for (answer, link) in zip(answers, links) {
            #expect(answer == link.1, "\(link.0.prefix(60))")
        }
    }

    /// `tsc --strict` accepts every file, and finds a missing case of a `switch`.
    @Test(.enabled(if: Node.executable(named: "tsc") != nil, "tsc is not installed"))
    func theCompilerAcceptsEveryFile() throws {
        let tsc = try #require(Node.executable(named: "tsc"))
        let node = try Node()
        defer { node.remove() }
        var names: [String] = []
        // A third in `swift test`; every other file has bigints.
        let all = GoldenScript.all.enumerated().filter { number, _ in
            number.isMultiple(of: moreAtNight(1) > 1 ? 1 : 3)
        }
        for (number, script) in all {
            let small = script.emitter(hasBigIntegers: false)
            let isSmall = small.inexactInteger == nil && number.isMultiple(of: 2)
            let emitter = isSmall ? small : script.emitter()
            try node.write(emitter.source(.typeScript), to: script.name + ".ts")
            try node.write(emitter.source(.javaScript), to: script.name + ".declared.js")
            try node.write(emitter.declarations(), to: script.name + ".declared.d.ts")
            names += [".ts", ".declared.d.ts"].map { script.name + $0 }
            // The compiler narrows only unions of several types.
            let routes = emitter.visible.map { emitter.table[$0].name }
            if routes.count == 1 { continue }
            try node.write(script.exhaustive(routes), to: script.name + ".switch.ts")
            try node.write(
                script.exhaustive(Array(routes.dropFirst())), to: script.name + ".lacks.ts")
            names += [".switch.ts", ".lacks.ts"].map { script.name + $0 }
        }
        let options = [
            "--strict", "--noUnusedLocals", "--noUnusedParameters", "--noUncheckedIndexedAccess",
            "--exactOptionalPropertyTypes", "--noImplicitReturns", "--noImplicitOverride",
            "--noFallthroughCasesInSwitch", "--noPropertyAccessFromIndexSignature",
            "--isolatedModules", "--noEmit",
            "--target", "es2022", "--lib", "es2022", "--moduleResolution", "node",
        ]
        let (output, _) = try node.run(tsc, options + names)
        let errors = output.split(separator: "\n")
        let expected = errors.filter { $0.contains(".lacks.ts(") && $0.contains("error TS2345: ") }
        #expect(errors.count == expected.count, "\(output)")
        #expect(expected.count == names.count { $0.hasSuffix(".lacks.ts") })
        #expect(expected.count > 15)
    }
}

@Suite struct ScriptPageTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent(
            "Sources/RouteRuntime/RouteRuntime.docc/OtherLanguages.md")

    /// The page's first block in a language.
    private func block(_ language: String) throws -> String {
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let start = try #require(page.range(of: "\n```\(language)\n"))
        let end = try #require(page.range(of: "\n```\n", range: start.upperBound..<page.endIndex))
        return String(page[start.upperBound..<end.lowerBound])
    }

    /// The page's code compiles, and its results are those in its comments.
    @Test(
        .enabled(
            if: Node.executable != nil && Node.executable(named: "tsc") != nil,
            "node or tsc is not installed"))
    func theCodeOfThePageRuns() throws {
        let source = SourceText(path: "routes.yaml", text: try block("yaml"))
        let compiled = try #require(Compiler.compile(source, name: "routes.yaml").compiled)
        let emitter = TypeScriptFileEmitter(compiled, fileName: "routes.yaml")
        let code = try block("typescript")
        let node = try Node()
        defer { node.remove() }
        try node.write(emitter.source(.typeScript), to: "routes.ts")
        try node.write(emitter.source(.javaScript), to: "routes.mjs")
        let declared =
            "import type { Tab } from \"./routes\";\ndeclare function show(id: number | bigint, tab: Tab): void;\n"
        try node.write(declared + code, to: "page.ts")
        let tsc = try #require(Node.executable(named: "tsc"))
        let errors = try node.run(
            tsc, ["--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom", "page.ts"])
        #expect(errors.output == "")
        let lines = code.split(separator: "\n").filter { $0.contains(";  ") }
        #expect(lines.count > 2)
        let calls = lines.map { "console.log(\($0.prefix { $0 != ";" }));" }
        try node.write(
            ([
                "import * as routes from \"./routes.mjs\";",
                "const { parse, user, near, authSignUp } = routes;",
            ] + calls)
            .joined(separator: "\n"), to: "page.mjs")
        let results = try node.run(try #require(Node.executable), ["page.mjs"])
        let expected = lines.map { line in
            line.range(of: "// ").map { String(line[$0.upperBound...]) } ?? ""
        }
        #expect(results.output.split(separator: "\n").map(String.init) == expected)
    }
}

extension GoldenScript {
    /// A function with a case for each of some routes, which compiles only if none is missing.
    fileprivate func exhaustive(_ routes: [String]) -> String {
        let cases = routes.map { "    case \($0.scriptLiteral): return route.route;\n" }
        return """
            import { parse, type Route } from "./\(name)";
            import type { Route as Declared } from "./\(name).declared";
            function never(route: never): never { throw route; }
            export function name(route: Route): string {
              const same: Declared = route;
              switch (same.route) {
            \(cases.joined())    default: return never(same);
              }
            }
            export const route = parse("https://example.com");

            """
    }
}
