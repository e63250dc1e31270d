import RouteCompiler
import RouteSpec
import Testing
import TypeScriptEmitter

/// Values that the file can and can't hold.
extension ModuleTests {
    /// A message begins with the parameter's name.
    @Test func valuesThatAreRefused() throws {
        try expect([
            ("m.near({ latitude: 200 })", "latitude: 200 is not a number in -90...90"),
            ("m.user({ id: 42, tab: \"zzz\" })", "tab: \"zzz\" is not one of posts, likes"),
            (
                "m.user({ id: \"42\" })",
                "id: \"42\" is not an integer from -9007199254740991 to 9007199254740991"
            ),
            ("m.product({ sku: undefined })", "sku: undefined is not a Unicode string"),
            ("m.product({ sku: \"a\\ud83d\" })", #"sku: "a\ud83d" is not a Unicode string"#),
            (
                "m.post({ slug: \"A\" })",
                "slug: \"A\" is not a string of at most 40 characters of 0-9a-z-"
            ),
            ("m.post({ slug: \"a\", tags: \"x\" })", "tags: \"x\" is not an array"),
            ("m.post({ slug: \"a\", tags: null })", "tags: null is not an array"),
            ("m.post({ slug: \"a\", tags: [1] })", "tags: 1 is not a Unicode string"),
            ("m.post({ slug: \"a\", ids: {} })", "ids: an object is not an array"),
            ("m.files({ rest: { a: 1 } })", "rest: 1 is not a Unicode string"),
            ("m.tokens({ token: \"\" })", "token: \"\" is not a string with characters"),
            ("m.url({ route: \"none\" })", "route: \"none\" is not a route"),
            ("m.url(m.parse(\"other:\"))", "route: undefined is not a route"),
            ("m.files({ rest: null })", "rest: null is not a plain object"),
            (
                "m.files({ rest: new Map([[\"a\", \"b\"]]) })",
                "rest: an object is not a plain object"
            ),
            (
                "m.home({ query: new URLSearchParams(\"a=b\") })",
                "query: an object is not a plain object"
            ),
            ("m.home({ query: { a: {} } })", "a: an object is not a Unicode string"),
            ("m.home({ query: { a: [undefined] } })", "a: undefined is not a Unicode string"),
            ("m.home({ query: { a: NaN } })", "a: NaN is not a Unicode string"),
        ])
    }

    @Test func valuesThatCanBeLeftOut() throws {
        try expect([
            ("m.url({ route: \"user\", id: 42 })", "https://www.example.com/user/42"),
            (
                "m.user({ id: 42, tab: \"likes\" }, { query: { utm_source: \"a&b\" } })",
                "https://www.example.com/user/42?tab=likes&utm_source=a%26b"
            ),
            (
                "m.all({ token: \"x\" }, { base: \"\", query: { a: \"1\" } })",
                "/all?token=x&a=1#top"
            ),
            ("m.help({ page: \"a\" }, { query: { a: \"1\" } })", "https://help.example.com/a?a=1"),
            (
                "m.home({ query: { a: 1.5, b: true, c: [1, \"x\", 2n], d: undefined, e: [] } })",
                "https://www.example.com/?a=1.5&b=true&c=1&c=x&c=2"
            ),
            // Empty text of a type of the app is a value in an item, unless the item can be left
            // out.
            ("m.find({ token: \"\" })", "https://www.example.com/find"),
            ("m.all({ token: \"\" })", "https://www.example.com/all?token=#top"),
        ])
    }

    /// A program without types may change a list that it was given.
    @Test func listsAreNotShared() throws {
        let post = "m.parse(\"https://www.example.com/post/a\")"
        try expect([("[\(post).ids.push(9), \(post).ids, \(post).tags]", "[1,[],[]]")])
    }

    /// A link that a left-out route would open opens no other.
    @Test func aLeftOutRouteWithARest() throws {
        let spec = """
            bases: [https://h]
            routes:
              secret: ${id:Int}/${path...}
              open: ${name}/b/c
            """
        let cases = [
            ("m.parse(\"https://h/1/b/c\")", "null"),
            ("m.parse(\"https://h/a/b/c\").route", "open"),
        ]
        try expect(cases, spec: spec, hiding: ["secret"])
    }

    /// A file has nothing of a left-out route that shares no link with the others.
    @Test func aLeftOutRouteApart() throws {
        let spec = """
            bases: [https://h]
            routes:
              hidden: posts/secret
              items: posts/${id:Int}?secret=a
              open: posts/${id:Int}?secret=b
            """
        let source = SourceText(path: "routes.yaml", text: spec)
        let compiled = try #require(Compiler.compile(source, name: "routes.yaml").compiled)
        let hidden = compiled.table.routeIDs.prefix(2)
        let emitter = TypeScriptFileEmitter(
            compiled, fileName: "routes.yaml", hidden: Set(hidden))
        let patterns = emitter.source(.javaScript).split(separator: "\n").filter {
            $0.hasPrefix("const $pattern")
        }
        #expect(patterns.count == 1, "\(patterns)")
    }

    @Test func whetherThereAreOtherItems() throws {
        let spec = """
            bases: [https://h]
            routes:
              a: [b, "c?${rest...}"]
            """
        let cases = [
            ("m.a({ rest: {} })", "https://h/b"),
            ("m.a({ rest: { x: \"1\" } })", "https://h/c?x=1"),
        ]
        try expect(cases, spec: spec)
    }

    /// Every object has properties of these names, from its prototype.
    @Test func namesOfEveryObject() throws {
        let spec = """
            bases: [https://h]
            routes:
              a: a?constructor=${constructor?}&valueOf=${valueOf:Int=3}
              b: b?__proto__=${__proto__?}
            """
        let cases = [
            ("m.a({})", "https://h/a"),
            ("m.a({ constructor$: \"x\" })", "https://h/a?constructor=x"),
            ("m.url(m.parse(\"https://h/b?__proto__=x\"))", "https://h/b?__proto__=x"),
        ]
        try expect(cases, spec: spec)
    }

    /// More values than a call can have arguments.
    @Test func longLists() throws {
        let spec = "bases: [https://h]\nroutes:\n  a: a/${path...}?t=${tags:[String]}\n"
        let cases = [
            ("m.url(m.parse(\"https://h/a/\" + \"b/\".repeat(200000))).length", "400011"),
            ("m.url(m.parse(\"https://h/a?\" + \"t=b&\".repeat(200000))).length", "800011"),
        ]
        try expect(cases, spec: spec)
    }

    @Test func integers() throws {
        let spec = """
            bases: [https://h]
            types:
              Count:
                type: UInt64
                range: 1...
            routes:
              page: ${n:Int}
              size: size/${n:UInt64}
              list: list?count=${n:Count=5}
            """
        let cases = [
            ("m.parse(\"https://h/9007199254740991\")", #"{"route":"page","n":9007199254740991}"#),
            ("m.parse(\"https://h/9007199254740992\")", "null"),
            ("m.parse(\"https://h/size/18446744073709551615\")", "null"),
            (
                "m.page({ n: 2 ** 53 })",
                "n: 9007199254740992 is not an integer from -9007199254740991 to 9007199254740991"
            ),
            ("m.size({ n: -1 })", "n: -1 is not an integer from 0 to 9007199254740991"),
        ]
        try expect(cases, spec: spec)
        try expect(
            [
                ("String(m.parse(\"https://h/9007199254740992\").n)", "9007199254740992"),
                ("m.size({ n: 2n ** 64n - 1n })", "https://h/size/18446744073709551615"),
                ("m.list({ n: 5n })", "https://h/list"),
                ("m.list({ n: 6n })", "https://h/list?count=6"),
                ("m.list({ n: 5 })", "https://h/list"), ("m.page({ n: 7 })", "https://h/7"),
                // What 'parse' gives is a bigint, large or not.
                ("typeof m.parse(\"https://h/7\").n", "bigint"),
                ("typeof m.parse(\"https://h/list\").n", "bigint"),
                ("m.url(m.parse(\"https://h/list\"))", "https://h/list"),
            ], spec: spec, hasBigIntegers: true)
    }

    /// The app opens the first route, so another one would be wrong.
    @Test func integersThatHideARoute() throws {
        let spec = """
            bases: [https://h]
            types:
              Size:
                type: UInt64
                range: 5...
            routes:
              a: a/${x:Int}
              all: all?x=${x:[Int],}&o=${o:Int?}
              size: size/${x:Size}
              go: go/${to:AppRoute}
              e: ${text...}
            """
        try expect(
            [
                ("m.parse(\"https://h/a/9007199254740993\")", "null"),
                ("m.parse(\"https://h/a/-9223372036854775808\")", "null"),
                ("m.parse(\"https://h/a/9223372036854775808\").route", "e"),
                ("m.parse(\"https://h/a/007\")", #"{"route":"a","x":7}"#),
                ("m.parse(\"https://h/a/-0\")", #"{"route":"a","x":0}"#),
                ("m.parse(\"https://h/all?x=1,9007199254740993\")", "null"),
                ("m.parse(\"https://h/all?x=1&o=9007199254740993\")", "null"),
                ("m.parse(\"https://h/size/18446744073709551615\")", "null"),
                ("m.parse(\"https://h/size/4\").route", "e"),
                ("m.parse(\"https://h/go/a%2F9007199254740993\")", "null"),
            ], spec: spec)
    }

    /// The app may open the first route, so another one would be wrong.
    @Test func hostsThatHideARoute() throws {
        let spec = """
            bases: [https://h]
            types:
              Web:
                type: URL
                schemes: [https]
            routes:
              open: open?url=${url:URL}
              web: web?url=${url:Web}&o=${o:URL?}
              go: go/${to:AppRoute}
              e: ${text...}
            """
        try expect(
            [
                ("m.parse(\"https://h/open?url=//m%C3%BC\")", "null"),
                ("m.parse(\"https://h/web?url=https://m%C3%BC\")", "null"),
                ("m.parse(\"https://h/web?url=ftp://m%C3%BC\").route", "e"),
                ("m.parse(\"https://h/web?url=https://a&o=//m%C3%BC\")", "null"),
                ("m.parse(\"https://h/go/open%3Furl=%2F%2Fm%25C3%25BC\")", "null"),
                ("m.parse(\"https://h/open?url=//m%C3%BC:x\").route", "e"),
                (
                    "m.web({ url: \"https://m\u{FC}\" })",
                    "url: \"https://m\u{FC}\" is not a URL, or its host is not ASCII"
                ),
            ], spec: spec)
    }

    /// A rest without elements has no slash after it.
    @Test func fragmentsThatEndInASlash() throws {
        let links = [("[]", "https://h/a#?q=x"), ("[1]", "https://h/a#1/?q=x")]
        try expect(
            links.map { ("m.a({ p: \($0), q: \"x\" })", $1) },
            spec: "bases: [https://h]\nroutes:\n  a: \"a#${p:Int...}/?q=${q}\"\n")
    }

    /// A `Float` doesn't hold all that a number of JavaScript holds.
    @Test func numbersOf32Bits() throws {
        try expect(
            [
                ("m.f({ f: 1e39 })", "f: 1e+39 is not a finite 32-bit number"),
                ("m.f({ f: 3.4028236e38 })", "f: 3.4028236e+38 is not a finite 32-bit number"),
                ("m.f({ f: NaN })", "f: NaN is not a finite 32-bit number"),
                ("m.f({ f: \"1\" })", "f: \"1\" is not a finite 32-bit number"),
                (
                    "m.f({ f: -3.4028235e38 })",
                    "https://h/f/-34028235" + String(repeating: "0", count: 31)
                ),
                ("m.f({ f: 0.1 })", "https://h/f/0.1"),
                ("m.f({ f: Math.fround(0.1) })", "https://h/f/0.1"),
            ], spec: "bases: [https://h]\nroutes:\n  f: f/${f:Float}\n")
    }

    /// With another item of the same name, or one that the pattern forbids, a link would open
    /// nothing.
    @Test func itemsThatCantBeAdded() throws {
        let spec = """
            bases: [https://h]
            types:
              Tab: [posts, likes]
            routes:
              user: user/${id:Int}?tab=${tab:Tab?}
              bang: b?x=${x}&!y
              alias: a?tab|t=${tab}
              literal: s?on=1#f?z=${z}
              others: o?${rest...}
              path: a&k=1/${x}
              help: https://help.h/?x=${x}
            """
        func refusal(_ name: String) -> String {
            "query: \"\(name)\" is not an item that can be added: the link uses its name"
        }
        try expect(
            [
                ("m.user({ id: 42 }, { query: { tab: \"zzz\" } })", refusal("tab")),
                (
                    "m.user({ id: 42 }, { query: { Tab: \"zzz\" } })",
                    "https://h/user/42?Tab=zzz"
                ),
                ("m.bang({ x: \"1\" }, { query: { y: \"1\" } })", refusal("y")),
                (
                    "m.url({ route: \"bang\", x: \"1\" }, { query: { y: \"1\" } })",
                    refusal("y")
                ),
                (
                    "m.alias({ tab: \"1\" }, { query: { a: \"\", t: \"1\" } })",
                    refusal("t")
                ),
                ("m.literal({ z: \"1\" }, { query: { on: \"1\" } })", refusal("on")),
                (
                    "m.literal({ z: \"1\" }, { query: { z: \"2\" } })",
                    "https://h/s?on=1&z=2#f?z=1"
                ),
                (
                    "m.others({ rest: { \"a b\": \"1\" } }, { query: { \"a b\": \"2\" } })",
                    refusal("a b")
                ),
                (
                    "m.others({ rest: { a: \"1\" } }, { query: { b: \"2\" } })",
                    "https://h/o?a=1&b=2"
                ),
                (
                    "m.path({ x: \"1\" }, { query: { k: \"2\" } })",
                    "https://h/a&k=1/1?k=2"
                ),
                ("m.help({ x: \"1\" }, { query: { x: \"2\" } })", refusal("x")),
            ], spec: spec)
    }
}
