import RouteAnalysis
import RouteCompiler
import RouteRuntime
import RouteSpec
import SeededRandom
import Testing

@testable import TypeScriptEmitter

/// What a web developer calls, and what comes back.
@Suite(.enabled(if: Node.executable != nil, "node is not installed")) struct ModuleTests {
    static let spec = """
        bases: [https://www.example.com, "myapp://app"]
        types:
          Tab: [posts, likes]
          Latitude:
            type: Double
            range: -90...90
          Slug:
            type: String
            characters: a-z0-9-
            length: ...40
          Web:
            type: URL
            schemes: [https]
        routes:
          home: ""
          user: user/${id:Int}?tab=${tab:Tab=posts}
          near: near/${latitude:Latitude}?radius=${radius:Double?}
          product: product/${sku}
          post: post/${slug:Slug}?tags=${tags:[String]}&ids=${ids:[Int],}
          open: open?url=${url:URL}
          web: web?url=${url:Web}
          then: then
          find: find?token=${token:Token?}
          all: all?token=${token:Token}#top
          tokens: tokens/${token:Token}
          files: files/${path...}?${rest...}
          help: https://help.example.com/${page}
        """

    /// Compares the results of expressions, in which `m` is the module of a spec.
    func expect(
        _ cases: [(code: String, result: String)], spec: String = spec,
        hiding names: Set<String> = [],
        hasBigIntegers: Bool = false, at location: SourceLocation = #_sourceLocation
    ) throws {
        let compiled = try #require(
            Compiler.compile(SourceText(path: "routes.yaml", text: spec), name: "routes.yaml")
                .compiled)
        let node = try Node()
        defer { node.remove() }
        let hidden = compiled.table.routeIDs.filter { names.contains(compiled.table[$0].name) }
        let emitter = TypeScriptFileEmitter(
            compiled, fileName: "routes.yaml", hidden: Set(hidden), hasBigIntegers: hasBigIntegers)
        try node.write(emitter.source(.javaScript), to: "routes.mjs")
        let calls = cases.map { "() => \($0.code)" }.joined(separator: ",\n")
        try node.write(
            """
            const m = await import("./routes.mjs");
            for (const call of [\(calls)]) {
              let result;
              try { result = call(); } catch (error) { result = error.message; }
              console.log(typeof result === "string" ? result : JSON.stringify(result));
            }
            """, to: "try.mjs")
        let (output, _) = try node.run(try #require(Node.executable), ["try.mjs"])
        let results = output.split(separator: "\n").map(String.init)
        #expect(results.count == cases.count, "\(output)", sourceLocation: location)
        for (result, expected) in zip(results, cases) {
            #expect(result == expected.result, "\(expected.code)", sourceLocation: location)
        }
    }

    /// A URL is what Foundation makes of the text.
    @Test func urls() throws {
        let values = [
            ("https%3A%2F%2Fx.com%2F%C3%A9", "https://x.com/%C3%A9"),
            ("%3Fitems[]=1", "?items%5B%5D=1"),
            ("a%20b", "a%20b"), ("a|b", "a%7Cb"), ("100%25", "100%25"),
            ("m%C3%BCnchen.de", "m%C3%BCnchen.de"),
            ("x%3A%2F%2Fu%40v%40h%3A0080%2Fa%20b", "x://u%40v@h:80/a%20b"),
            ("a%3Ab%20c", "a:b%20c"),
        ]
        try expect(
            values.map { ("m.parse(\"https://www.example.com/open?url=\($0)\").url", $1) } + [
                ("m.parse(\"https://www.example.com/web?url=https:a%20b\").url", "https:a%20b"),
                ("m.parse(\"https://www.example.com/open?url=x%20y:z\")", "null"),
                // Foundation maps it to 'xn--mnchen-3ya.de'.
                ("m.parse(\"https://www.example.com/open?url=https://m%C3%BCnchen.de\")", "null"),
                ("m.open({ url: \"a b\" })", "https://www.example.com/open?url=a%2520b"),
                (
                    "m.open({ url: \"//münchen.de\" })",
                    "url: \"//münchen.de\" is not a URL, or its host is not ASCII"
                ),
            ])
    }

    /// Functions and `parse` take the same bases.
    @Test func otherBases() throws {
        let user = #"{"route":"user","id":42,"tab":"posts"}"#
        try expect([
            ("m.user({ id: 42 }, { base: \"myapp://\" })", "myapp://user/42"),
            (
                "m.user({ id: 42 }, { base: \"https://staging.example.com/\" })",
                "https://staging.example.com/user/42"
            ),
            ("m.user({ id: 42 }, { base: \"\" })", "/user/42"), ("m.home({ base: \"\" })", "/"),
            ("m.home()", "https://www.example.com/"),
            ("m.home({ base: \"myapp://\" })", "myapp://"),
            ("m.parse(\"/user/42\", { base: \"\" })", user), ("m.parse(\"/user/42\")", "null"),
            (
                "m.parse(\"http://localhost:3000/user/42\", { base: \"http://localhost:3000\" })",
                user
            ),
            (
                "m.parse(\"http://LOCALHOST:3000/user/42\", { base: \"http://localhost:3000/\" })",
                user
            ),
            (
                "m.parse(\"http://localhost:30001/user/42\", { base: \"http://localhost:3000\" })",
                "null"
            ),
            ("m.parse(\"myapp://user/42\", { base: \"myapp://\" })", user),
            (
                "m.parse(\"https://www.example.com/user/42\", { base: \"https://staging.example.com\" })",
                user
            ),
            ("m.bases", #"["https://www.example.com","myapp://app"]"#),
            (
                "m.user({ id: 42 }, { base: \"https://staging.example.com//\" })",
                "https://staging.example.com/user/42"
            ),
            ("m.user({ id: 42 }, { base: \"myapp:///\" })", "myapp:///user/42"),
            ("m.parse(\"myapp:///user/42\", { base: \"myapp:///\" })", user),
            (
                "m.user({ id: 42 }, { base: \"https://h?x=1\" })",
                "base: \"https://h?x=1\" is not a base"
            ),
            (
                "m.parse(\"https://h/user/42\", { base: \"https://h#x\" })",
                "base: \"https://h#x\" is not a base"
            ),
            ("m.user({ id: 42 }, { base: \"myapp\" })", "base: \"myapp\" is not a base"),
            (
                "m.parse(\"https://h/user/42\", { base: \"www.h/a:b\" })",
                "base: \"www.h/a:b\" is not a base"
            ),
            (
                "m.user({ id: 42 }, { base: \"https://]]][\" })",
                "base: \"https://]]][\" is not a base"
            ),
            (
                "m.user({ id: 42 }, { base: \"https://me@h\" })",
                "base: \"https://me@h\" is not a base"
            ),
            ("m.user({ id: 42 }, { base: \"/app\" })", "/app/user/42"),
            ("m.user({ id: 42 }, { base: \"..\" })", "../user/42"),
            ("m.user({ id: 42 }, \"myapp://\")", "options: \"myapp://\" is not a plain object"),
            ("m.home(null)", "options: null is not a plain object"),
            // Default ports are no ports (rule 3.1).
            ("m.parse(\"https://h:443/user/42\", { base: \"https://h\" })", user),
            ("m.parse(\"https://h/user/42\", { base: \"HTTPS://h:443/\" })", user),
            ("m.parse(\"http://h:/user/42\", { base: \"http://h:80\" })", user),
            ("m.parse(\"wss://[::1]:443/a/user/42\", { base: \"wss://[::1]/a\" })", user),
            ("m.parse(\"https://h:80/user/42\", { base: \"https://h\" })", "null"),
            ("m.parse(\"/user/42\", { base: null })", "base: null is not a Unicode string"),
            ("m.parse(new URL(\"https://www.example.com/user/42\"))", user),
            // A path is read as 'new URL(path, base)' reads it.
            ("m.parse(\"/user/42\", { base: \"https://www.example.com\" })", user),
            ("m.parse(\"/user/42\", { base: \"http://localhost:3000/\" })", user),
            ("m.parse(\"//h/user/42\", { base: \"https://h\" })", user),
            ("m.parse(\"//evil.com/user/42\", { base: \"https://h\" })", "null"),
            ("m.parse(\"/app/user/42\", { base: \"https://h/app\" })", user),
            ("m.parse(\"/user/42\", { base: \"https://h/app\" })", "null"),
            ("m.parse(\"/user/42\", { base: \"myapp:\" })", user),
            ("m.parse(\"/app/user/42\", { base: \"/app\" })", user),
            // Paths have case, hosts don't.
            ("m.parse(\"https://H/a/user/42\", { base: \"https://h/a\" })", user),
            ("m.parse(\"https://h/A/user/42\", { base: \"https://h/a\" })", "null"),
            ("m.parse(\"/A/user/42\", { base: \"/a\" })", "null"),
            (
                "m.user({ id: 42 }, { base: \"localhost:3000\" })",
                "base: \"localhost:3000\" is not a base: it has no scheme, such as https://"
            ),
            (
                "m.parse(\"/user/42\", { base: \"localhost:3000/a\" })",
                "base: \"localhost:3000/a\" is not a base: it has no scheme, such as https://"
            ),
            ("m.parse(undefined)", "null"),
        ])
        let spec =
            "bases: [https://h]\nroutes:\n  at: \"@${name}\"\n  two: ${a}/${b}\n  top: \"#@\"\n"
        try expect(
            [
                ("m.at({ name: \"bob\" }, { base: \"myapp://\" })", "myapp:///@bob"),
                ("m.two({ a: \"a\", b: \"@bob\" }, { base: \"myapp://\" })", "myapp://a/%40bob"),
                ("m.two({ a: \"\", b: \"b\" }, { base: \"myapp://\" })", "myapp:////b"),
                ("m.top({ base: \"myapp://\" })", "myapp://#@"),
                (
                    "m.parse(\"myapp:////b\", { base: \"myapp:\" })",
                    #"{"route":"two","a":"","b":"b"}"#
                ),
            ], spec: spec)
        try expect(
            [
                ("m.at({ name: \"x\" })", "geo:@/x"), ("m.at({ name: \"x:@\" })", "geo:@/x:@"),
                ("m.at({ name: \"x:@\" }, { base: \"https://h\" })", "https://h/@/x:@"),
                ("m.at({ name: \"x\" }, { base: \"geo://\" })", "geo:///@/x"),
                ("m.at({ name: \"x\" }, { base: \"\" })", "/@/x"),
            ], spec: "bases: [\"geo:\"]\nroutes:\n  at: \"@/${name}\"\n")
    }

    /// The texts in `bases` are those that links have.
    @Test func basesWithoutHosts() throws {
        let spec = """
            bases: ["myapp:", "other:/", "third:/cb", https://h.example/, https://i.example/app/]
            routes:
              msg: ${address}
            """
        // The first base decides which characters are raw.
        let links = ["myapp:a@b", "other:/a@b", "third:/cb/a@b", "https://h.example/a@b"]
        try expect(
            [
                (
                    "m.bases",
                    #"["myapp:","other:/","third:/cb","https://h.example","https://i.example/app"]"#
                ),
                ("m.msg({ address: \"a@b\" })", links[0]),
            ]
                + links.enumerated().map {
                    ("m.msg({ address: \"a@b\" }, { base: m.bases[\($0)] })", $1)
                },
            spec: spec)
    }

    /// Just the hosts are accepted, of texts made of pieces of hosts.
    @Test func hostsOfBases() throws {
        var random = SeededGenerator(seed: 7)
        let pieces = [
            ":", "::", "[", "]", "1", "ff", "0", "255", "256", ".", "1.2.3.4", "v1.", "a", "%20",
            "%", "@", "!", "*", "_", "12345", "1:2:3:4:5:6:", "g",
        ]
        let hosts = (0..<3_000).map { _ in
            let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in random.pick(pieces) }
                .joined()
            return Bool.random(using: &random) ? "[\(text)]" : text
        }
        #expect(hosts.count { isHost($0) } > 500)
        try expect(
            hosts.map { host in
                let base = "https://\(host)"
                return (
                    "m.user({ id: 42 }, { base: \"\(base)\" })",
                    isHost(host) ? base + "/user/42" : "base: \"\(base)\" is not a base"
                )
            })
    }

    /// After two slashes, a browser looks for a host, so a value could choose the site.
    @Test func pathsThatWouldNameAHost() throws {
        let spec = """
            bases: [https://www.example.com]
            routes:
              user: ${name}
              page: ${p...}
              login: login?next=${next:AppRoute}
              top: "?q=${q}"
            """
        func refusal(_ base: String, _ path: String) -> String {
            "base: \"\(base)\" is not a base of \"\(path)\", which would name a host"
        }
        let next = "m.parse(\"https://www.example.com/login?next=%2F%2Fevil.com\").next"
        try expect(
            [
                ("m.url(\(next), { base: \"\" })", refusal("", "//evil.com")),
                ("m.url(\(next), { base: \"/\" })", refusal("/", "//evil.com")),
                (
                    "m.page({ p: [\"\", \"evil.com\"] }, { base: \"//\" })",
                    refusal("//", "//evil.com")
                ),
                ("m.user({ name: \"\" }, { base: \"/\" })", refusal("/", "//")),
                ("m.user({ name: \"evil.com\" }, { base: \"/\" })", "/evil.com"),
                ("m.user({ name: \"evil.com\" }, { base: \"//\" })", "/evil.com"),
                ("m.top({ q: \"a\" }, { base: \"/\" })", "/?q=a"),
                ("m.parse(\"/evil.com\", { base: \"/\" })", #"{"route":"user","name":"evil.com"}"#),
                // Under a base with a host, and in a link, it is a path.
                ("m.url(\(next))", "https://www.example.com//evil.com"),
                ("m.url(\(next), { base: \"/app/\" })", "/app//evil.com"),
                ("m.login({ next: \(next) }, { base: \"\" })", "/login?next=%2F%2Fevil.com"),
            ], spec: spec)
    }

    /// A link to a route that the file leaves out is still a link, so no other pattern reads it.
    @Test func linksToRoutesThatAreLeftOut() throws {
        let spec = """
            bases: [https://h]
            routes:
              secret: secret
              page: page
              go: go/${to:AppRoute}
              all: all?to=${to:[AppRoute]}
              text: go/${text}
            """
        let cases = [
            ("m.parse(\"https://h/go/page\")", #"{"route":"go","to":{"route":"page"}}"#),
            ("m.parse(\"https://h/go/secret\")", "null"),
            ("m.parse(\"https://h/go/go%2Fsecret\")", "null"),
            ("m.parse(\"https://h/all?to=page&to=secret\")", "null"),
            ("m.parse(\"https://h/go/none\")", #"{"route":"text","text":"none"}"#),
        ]
        try expect(cases, spec: spec, hiding: ["secret"])
    }

    /// What a TypeScript program can say, and what the compiler finds.
    @Test(.enabled(if: Node.executable(named: "tsc") != nil, "tsc is not installed")) func types()
        throws
    {
        let compiled = try #require(
            Compiler.compile(SourceText(path: "routes.yaml", text: Self.typed), name: "routes.yaml")
                .compiled)
        let node = try Node()
        defer { node.remove() }
        try node.write(
            TypeScriptFileEmitter(compiled, fileName: "routes.yaml").source(.typeScript),
            to: "routes.ts")
        try node.write(
            """
            import { bases, go, help, Latitude, near, parse, url, user } from "./routes";
            import type { LinkOptions, Params, Route } from "./routes";
            export const again = (route: Route): string =>
              url(route, { base: "myapp://", query: { a: "b", c: 1, d: [true, 2], e: undefined } });
            export const read = (place: { href: string; search: string }): Route | null =>
              parse(place, { base: "https://h" });
            export const params: Params<"user">[] = [{ id: 1 }, { id: 1, tab: undefined }, { id: 1, tab: "likes" }];
            export const options: LinkOptions = { query: undefined };
            const latitude = Latitude(10);
            if (latitude !== null) near({ latitude });
            near({ latitude: 52.5 });
            user({ id: 1 }, { base: bases[1], ...options });
            help({ page: "a" }, options);
            url({ route: "user", id: 42 });
            go({ to: { route: "user", id: 1 }, all: [{ route: "home" }] });
            // @ts-expect-error
            user({ id: "1" });
            // @ts-expect-error
            user({});
            // @ts-expect-error
            user({ id: 1, tab: "zzz" });
            // @ts-expect-error
            near({ latitude: "10" });
            // @ts-expect-error
            url({ route: "none" });
            // @ts-expect-error
            go({ to: { route: "user" } });
            // @ts-expect-error
            user({ id: 1 }, "myapp://");
            // @ts-expect-error
            user({ id: 1 }, { query: { a: {} } });
            // @ts-expect-error
            help({ page: "a" }, { base: "https://h" });
            // @ts-expect-error
            export const none: Params<"none"> = {};
            """, to: "program.ts")
        let options = [
            "--strict", "--exactOptionalPropertyTypes", "--noEmit", "--target", "es2022",
        ]
        let tsc = try #require(Node.executable(named: "tsc"))
        let (output, status) = try node.run(tsc, options + ["--lib", "es2022", "program.ts"])
        #expect(status == 0, "\(output)")
    }

    private static let typed = """
        bases: [https://www.example.com, "myapp://app"]
        types:
          Tab: [posts, likes]
          Latitude:
            type: Double
            range: -90...90
        routes:
          home: ""
          user: user/${id:Int}?tab=${tab:Tab=posts}
          near: near/${latitude:Latitude}
          go: go/${to:AppRoute}?all=${all:[AppRoute]}
          help: https://help.example.com/${page}
        """

    /// Types and functions of a spec that are called like what the module calls would replace it.
    @Test func globals() throws {
        let spec = """
            bases: [https://h]
            types:
              Symbol: [a]
              Set: [b]
              Awaited: [c]
            routes:
              all: a/${a:Symbol}/${b:Set}/${c:Awaited}?${rest...}
            """
        let call = "m.all({ a: \"a\", b: \"b\", c: \"c\", rest: { d: \"e\" } })"
        try expect([(call, "https://h/a/a/b/c?d=e")], spec: spec)
    }

    /// A module with a function `then` would be a promise.
    @Test func aRouteNamedThen() throws {
        try expect([("m.then$()", "https://www.example.com/then"), ("\"then\" in m", "false")])
    }

    /// Each of 600 patterns has variables of its own.
    @Test func manyMixedRoutes() throws {
        let routes = (0..<600).map { "  r\($0): item/${x}-s\($0)-${y}\n" }.joined()
        let compiled = try #require(
            Compiler.compile(
                SourceText(path: "routes.yaml", text: "bases: [https://h]\nroutes:\n" + routes),
                name: "routes.yaml"
            ).compiled)
        let source = TypeScriptFileEmitter(compiled, fileName: "routes.yaml").source(.javaScript)
        #expect(source.utf8.count < 500_000)
    }

    /// What the file says about the values of a constrained type.
    @Test func constraintsInWords() throws {
        let spec = """
            bases: [https://h]
            types:
              Slug:
                type: String
                characters: "]a-z^-"
                length: 2...
                not: [me]
              Month:
                type: Int
                range: 1...12
                width: 2
            routes:
              a: a/${slug:Slug}/${month:Month}
            """
        let compiled = try #require(
            Compiler.compile(SourceText(path: "routes.yaml", text: spec), name: "routes.yaml")
                .compiled)
        let source = TypeScriptFileEmitter(compiled, fileName: "routes.yaml").source(.typeScript)
        for text in [
            "/** A string of at least 2 characters of ]^a-z- other than 'me'; null for anything else. */",
            #"/^[\]\^a-z-]{2,}$/u"#,
            "/** An integer from 1 to 12, written with at least 2 digits; null for anything else. */",
        ] {
            #expect(source.contains(text), "\(text)")
        }
    }

    /// An editor strikes out the calls of a deprecated function.
    @Test func deprecatedRoutes() throws {
        let spec = """
            bases: [https://h]
            routes:
              old:
                doc: A page.
                deprecated: use 'page' */
                pattern: old
              page: page
            """
        let compiled = try #require(
            Compiler.compile(SourceText(path: "routes.yaml", text: spec), name: "routes.yaml")
                .compiled)
        let source = TypeScriptFileEmitter(compiled, fileName: "routes.yaml").declarations()
        let comment = "/**\n * A page.\n *\n * `old`\n *\n * @deprecated use 'page' * /\n */\n"
        #expect(source.contains(comment + "export declare function old("), "\(source)")
        #expect(source.components(separatedBy: "@deprecated").count == 2)
    }

    /// A link of a mounted enum can't be exported, and a number can't hold each integer.
    @Test func whatAFileLacks() throws {
        let spec = "bases: [https://h]\nroutes:\n  page: ${n:Int=9007199254740993}\n"
        let compiled = Compiler.compile(
            SourceText(path: "routes.yaml", text: spec.replacing("page: $", with: "page: a?n=$")),
            name: "routes.yaml"
        ).compiled
        let emitter = TypeScriptFileEmitter(try #require(compiled), fileName: "routes.yaml")
        #expect(emitter.inexactInteger?.name == "n")
        #expect(emitter.inexactInteger?.value == "9007199254740993")
    }
}
