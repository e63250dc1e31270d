import RouteLanguage
import RouteTestSupport
import Testing

/// Groups with several paths: the product of the paths and the patterns.
@Suite struct PrefixTests {
    /// The patterns of each route.
    private func patterns(_ spec: String) -> [[String]]? {
        let checked = Checked(spec)
        #expect(checked.lines == [])
        return checked.compilation.compiled?.spec.routes.map {
            $0.route.patterns.map(\.pattern.text)
        }
    }

    @Test func prefixesAreOutermost() {
        let spec = """
            scheme: myapp
            routes:
              g:
                path: [p, q]
                routes:
                  r: [a, b]
                  s: c
            """
        #expect(patterns(spec) == [["p/a", "p/b", "q/a", "q/b"], ["p/c", "q/c"]])
    }

    @Test func nestedGroupsMultiply() {
        let spec = """
            scheme: myapp
            routes:
              g:
                path: [p, ""]
                routes:
                  one:
                    routes:
                      h:
                        path: ["", x]
                        routes:
                          r: [a, b]
            """
        #expect(patterns(spec) == [["p/a", "p/b", "p/x/a", "p/x/b", "a", "b", "x/a", "x/b"]])
    }

    /// Only a pattern can be a full URL.
    @Test func aPathThatBeginsWithASchemeIsText() {
        let spec = """
            scheme: myapp
            routes:
              g:
                path: one
                routes:
                  n:
                    path: "time:1"
                    routes:
                      x: x
                      empty: ""
              outer:
                path: "a:b"
                routes:
                  inner:
                    path: "c:d"
                    routes:
                      y: y
            """
        #expect(patterns(spec) == [["one/time:1/x"], ["one/time:1"], ["/a:b/c:d/y"]])
    }

    @Test func aMountsPathThatBeginsWithASchemeIsText() {
        let checked = Checked(
            """
            scheme: myapp
            routes:
              g:
                path: one
                routes:
                  shop:
                    path: "time:1"
                    spec: Shop.routes.yaml
            """, files: ["Shop.routes.yaml": "scheme: s\nroutes:\n  x: x\n"])
        #expect(checked.lines == [])
        let patterns = checked.compilation.compiled?.spec.routes.flatMap(\.route.patterns)
        #expect(patterns?.map(\.pattern.text) == ["one/time:1/x"])
    }

    @Test func aFullURLStandsOnceWithoutSet() throws {
        let checked = Checked(
            """
            scheme: myapp
            routes:
              g:
                path:
                  - ${locale}
                  - path: ""
                    set:
                      locale: en
                routes:
                  r: [a, "https://h/b?l=${locale}", c]
            """)
        #expect(checked.lines == [])
        let patterns = try #require(checked.compilation.compiled?.spec.routes.first).route.patterns
        #expect(
            patterns.map(\.pattern.text)
                == ["${locale}/a", "https://h/b?l=${locale}", "${locale}/c", "a", "c"])
        #expect(patterns.map(\.implied) == [[:], [:], [:], ["locale": "en"], ["locale": "en"]])
    }

    @Test func aProblemOfAPrefixIsReportedOnce() {
        let checked = Checked(
            """
            types:
              Locale: [en, de]
            routes:
              missing:
                path: ["1️⃣${locale:Locale}", 2️⃣""]
                routes:
                  a: [a, aa]
                  b: b
              set:
                path:
                  - ${locale:Locale}
                  - path: ""
                    set:
                      3️⃣lang: en
                      locale: 4️⃣fr
                routes:
                  a: ["a/${x}", "aa/${x}"]
                  b: b/${y}
              types:
                path: ["x/5️⃣${x:Int}", "y/6️⃣${x}", "z/7️⃣:x", "8️⃣https://h"]
                routes:
                  a: a
                  b: b
            """)
        #expect(
            checked.lines.agree(with: [
                "2️⃣ error: the parameter … [parameter-mismatch]",
                "  1️⃣ note: 'locale' appears here",
                "  help: add …",
                "3️⃣ error: 'set' names 'lang', which no pattern of the route has [parameter-mismatch]",
                "  help: name a parameter of another prefix",
                "4️⃣ error: the value 'fr' of 'locale' is not a valid Locale [bad-default]",
                "  help: write one of en, de",
                "7️⃣ error: ':x' is not valid parameter syntax [bad-pattern]", "  help: write ${x}",
                "8️⃣ error: a group's path has only segments [bad-pattern]",
                "  help: write …",
            ]))
    }

    @Test func prefixesAgreeAboutTheirParameters() {
        let checked = Checked(
            """
            routes:
              types:
                path: ["x/1️⃣${x:Int}", "y/2️⃣${x}"]
                routes:
                  a: a
                  b: [b, c]
            """)
        #expect(
            checked.lines.agree(with: [
                "2️⃣ error: 'x' is String here and Int in another pattern [parameter-mismatch]",
                "  1️⃣ note: 'x' first appears here",
                "  help: use …",
            ]))
    }

    @Test func everyValueOfAPrefixIsWritten() {
        let checked = Checked(
            """
            routes:
              g:
                path: a/1️⃣${x?}
                routes:
                  a: a
                  b: [b, "c?y=${y?}"]
              h:
                path: ["${x?}", ""]
                routes:
                  a: a
              i:
                path: i/${x?}
                routes:
                  a: ["myapp://i?x=${x?}", a]
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: no pattern with this prefix can be written when x is nil [unwritable]",
                "  help: add a prefix without 'x'",
            ])
    }

    @Test func aProblemOfAPatternIsReportedOnce() {
        let checked = Checked(
            """
            scheme: myapp
            routes:
              g:
                path: ["p/${x?}", q, ""]
                routes:
                  a: a/1️⃣${x:Int}
                  b: b/${y:2️⃣int}
                  c:
                    patterns:
                      - pattern: c/${y}
                        set:
                          3️⃣z: z
                      - pattern: 4️⃣d
              h:
                path:
                  - path: h
                    set:
                      5️⃣x: 1
                  - i/${x}
                routes:
                  d: d
                  e:
                    patterns:
                      - pattern: e
                        set:
                          6️⃣x: 2
                  f: f/7️⃣${x}
                  inner:
                    path:
                      - path: j
                        set:
                          8️⃣x: 3
                    routes:
                      g: g
                      h: h
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: the parameter 'x' appears twice in one pattern [duplicate-parameter]",
                "  help: rename one of them",
                "2️⃣ error: 'int' is not a type [bad-type]", "  help: did you mean 'Int'?",
                "3️⃣ error: 'set' names 'z', which no pattern of the route has [parameter-mismatch]",
                "  help: name one of x, y, or declare it under 'parameters', with its type",
                "4️⃣ error: the parameter 'y' is missing here [parameter-mismatch]",
                "  10:24 note: 'y' appears here",
                "  help: add …",
                "6️⃣ error: 'x' is also set by the path of the group [parameter-mismatch]",
                "  5️⃣ note: 'x' is set here", "  help: remove …",
                "7️⃣ error: the parameter 'x' appears twice in one pattern [duplicate-parameter]",
                "  help: rename one of them",
                "8️⃣ error: 'x' is also set by the path of a group around this one [parameter-mismatch]",
                "  5️⃣ note: 'x' is set here", "  help: remove …",
            ]))
    }

    @Test func aPatternReadsWhatAPrefixSets() {
        let checked = Checked(
            """
            routes:
              g:
                path:
                  - path: h
                    set:
                      1️⃣x: 1
                  - path: i
                    set:
                      x: 1
                routes:
                  a: a/2️⃣${x}
                  b: b/3️⃣${x}
              h:
                path:
                  - path: i/${x}
                    set:
                      4️⃣x: 1
                routes:
                  a: a
                  b: b
            """)
        #expect(
            checked.lines.agree(with: [
                "2️⃣ error: 'set' names 'x', which this pattern reads from the URL [parameter-mismatch]",
                "  1️⃣ note: 'x' is set here", "  help: remove …",
                "3️⃣ error: 'set' names 'x', which this pattern reads from the URL [parameter-mismatch]",
                "  1️⃣ note: 'x' is set here", "  help: remove …",
                "4️⃣ error: 'set' names 'x', which this pattern reads from the URL [parameter-mismatch]",
                "  help: remove …",
            ]))
    }

    /// Two patterns that overlap under each prefix are reported once.
    @Test func aPairOfPatternsIsReportedOnce() {
        let checked = Checked(
            """
            scheme: myapp
            host: app
            routes:
              g:
                path: [p, q, r]
                routes:
                  a: 1️⃣a/${id}
                  b: 2️⃣a/${other}
                  c: 3️⃣c?u=${u}
                  d: 4️⃣c?v=${v}
                  e: 5️⃣e/${n:Int}
                  f: 6️⃣e/${n:UInt8}
            """)
        #expect(
            checked.lines.agree(with: [
                "2️⃣ error: this pattern matches exactly the same URLs as 'g.a' [same-urls]",
                "  1️⃣ note: 'g.a' matches myapp://app/p/a/a", "  help: remove …",
                "4️⃣ warning: a URL with the items of both this pattern and 'g.c' opens 'g.c' [ambiguous-query]",
                "  3️⃣ note: 'g.c' matches myapp://app/p/c?u=a&v=a first",
                "  help: give …",
                "6️⃣ error: every URL that matches this pattern opens 'g.e' first [unreachable]",
                "  5️⃣ note: 'g.e' matches myapp://app/p/e/0",
                "  help: remove …",
            ]))
    }

    @Test func equalPrefixes() {
        #expect(
            Checked("routes:\n  g:\n    path: [1️⃣a, b, 2️⃣/a/]\n    routes:\n      a: a\n").lines
                .agree(with: [
                    "2️⃣ error: this prefix is the same as another one [same-urls]",
                    "  1️⃣ note: the other one is here",
                    "  help: remove …",
                ]))
    }

    @Test func theFormOfPrefixes() {
        let checked = Checked(
            """
            routes:
              a:
                path: 1️⃣[]
                routes:
                  a: a
              b:
                path: [2️⃣[x]]
                routes:
                  a: a
              e:
                path: ["3️⃣:y"]
                routes:
                  a: a
              c:
                path:
                  4️⃣path: x
                routes:
                  a: a
              d:
                path:
                  - 5️⃣set:
                      x: y
                  - path: z
                    6️⃣sett: y
                  - path: v
                    set: 7️⃣y
                  - path: w
                    set:
                      x: 8️⃣[y]
                routes:
                  a: a
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'path' is empty [bad-value]", "  help: write …",
                "2️⃣ error: an item of 'path' must be text, not a list [bad-value]",
                "  help: write …",
                "3️⃣ error: ':y' is not valid parameter syntax [bad-pattern]", "  help: write ${y}",
                "4️⃣ error: 'path' must be text, not a mapping [bad-value]",
                "  help: write a single string, or a list of prefixes",
                "5️⃣ error: an item of 'path' without 'path' [missing-key]",
                "  help: add 'path': one of the prefixes",
                "6️⃣ error: unknown key 'sett' [unknown-key]", "  help: did you mean 'set'?",
                "7️⃣ error: 'set' must … [bad-value]",
                "  help: write …",
                "8️⃣ error: the value of 'x' must be text, not a list [bad-value]",
                "  help: write …",
            ]))
    }

    /// The limit of a route's patterns applies to the product.
    @Test func tooManyPatterns() {
        func list(_ count: Int, _ name: String, marked: Int? = nil) -> String {
            "["
                + (0..<count).map { ($0 == marked ? "1️⃣" : "") + "\(name)\($0)" }.joined(
                    separator: ", ") + "]"
        }
        func spec(_ outer: String, _ inner: String, _ patterns: String) -> String {
            """
            routes:
              g:
                path: \(outer)
                routes:
                  h:
                    path: \(inner)
                    routes:
                      r: \(patterns)
                      s: s
            """
        }
        #expect(
            Checked("scheme: myapp\n" + spec(list(8, "p"), list(8, "q"), list(4, "r"))).lines == [])
        #expect(
            Checked(spec(list(8, "p"), list(8, "q"), list(6, "r", marked: 4))).lines == [
                "1️⃣ error: a route can have at most 256 patterns [bad-pattern]",
                "  help: the group has 64 prefixes for each: move the others to another route",
            ])
        #expect(
            Checked(spec(list(16, "p"), "1️⃣" + list(17, "q"), "a")).lines == [
                "1️⃣ error: a route can have at most 256 patterns [bad-pattern]",
                "  help: write fewer prefixes here or in the groups around it",
            ])
    }
}
