import RouteCompiler
import RouteSpec
import RouteTestSupport
import Testing

/// Mistakes of a first hour with specs, and their errors.
@Suite struct MistakeTests {
    @Test func aCommentCutsAPatternShort() {
        let checked = Checked(
            """
            routes:
              room: room 1️⃣#/x/${id}
              user: user 2️⃣# ${id}
              list:
                - list\t3️⃣#/list
                - pattern: lists 4️⃣#/${x}
              flow: [flow, flows 5️⃣#/flows
                ]
              group:
                path: group 6️⃣#/group
                routes:
                  one: one
            """)
        let help = "  help: quote …"
        let expected = Checked.markers.prefix(6).flatMap { marker in
            ["\(marker) error: a comment … [bad-pattern]", help]
        }
        #expect(checked.lines.agree(with: expected))
        #expect(
            checked.underlined == [
                "#/x/${id}", "# ${id}", "#/list", "#/${x}", "#/flows", "#/group",
            ])
    }

    @Test func otherCommentsCutNothing() {
        let checked = Checked(
            """
            scheme: myapp #/not/a/pattern ${x}
            routes: #/${x}
              # ${id}
              room: "room" #/x/${id}
              user: user/${id} # case user(id: String)
              fragment: fragment#/${id} # / and $ {
              list: [one, two] #/${x}
            """)
        #expect(checked.lines == [])
    }

    @Test func aRouteWithTheNameOfABase() {
        #expect(
            Checked("routes:\n  1️⃣host: hosts/${id}\n").lines.agree(with: [
                "1️⃣ error: 'host' is … [reserved-name]",
                "  help: choose another name",
            ]))
    }

    @Test(arguments: ["null", "~", "NULL"])
    func aRouteWithoutAPattern(text: String) {
        #expect(
            Checked("routes:\n  user: 1️⃣\(text)\n  list: [\"\(text)/x\", '\(text)']\n").lines.prefix(
                2) == [
                    "1️⃣ warning: '\(text)' is text, like every value in a spec [suspicious-pattern]",
                    "  help: write \"\" for the empty path; if you mean this text, quote it",
                ])
        #expect(Checked("routes:\n  user: \"\(text)\"\n").lines == [])
    }

    @Test func aKeyWithoutAValue() {
        #expect(
            Checked(
                "scheme: m\nhost: 1️⃣null\nroutes:\n  g:\n    path: 2️⃣~\n    routes:\n      a: a\n"
            ).lines == [
                "1️⃣ warning: 'null' is text, like every value in a spec [suspicious-pattern]",
                "  help: remove the key; if you mean this text, quote it",
                "2️⃣ warning: '~' is text, like every value in a spec [suspicious-pattern]",
                "  help: remove the key; if you mean this text, quote it",
            ])
    }

    @Test func aQuoteInsideAValue() {
        for text in ["${id}\"", "a"] {
            #expect(
                Checked("routes:\n  user: user/1️⃣\"\(text)\n").lines == [
                    "1️⃣ error: a path cannot contain '\"' [bad-pattern]",
                    "  help: write a parameter such as ${name}, or %22 for a literal '\"'",
                ])
        }
    }

    @Test func aBaseOfThisMachine() {
        for base in ["localhost", "localhost:8080/a"] {
            #expect(
                Checked("bases: [1️⃣\(base)]\nroutes:\n  a: a\n").lines.agree(with: [
                    "1️⃣ error: a base … [bad-base]",
                    "  help: write it as in https://example.com or myapp://",
                ]))
        }
    }

    @Test func aWebBaseWithoutAHost() {
        #expect(
            Checked(
                "scheme: 1️⃣https\nroutes:\n  site: ${host}/about\n  user: 2️⃣user/${id}\n  home: \"\"\n"
            ).lines.agree(with: [
                "1️⃣ warning: a base … [missing-host]",
                "  2️⃣ note: 'user' is … 'user'",
                "  help: add …",
            ]))
        #expect(
            Checked("bases: [a://b, 1️⃣\"http://\"]\nroutes:\n  home: 2️⃣\"\"\n").lines == [
                "1️⃣ warning: a base of 'http' without a host [missing-host]",
                "  2️⃣ note: the URLs of 'home' have no host",
                "  help: add the host, as in http://example.com",
            ])
        #expect(
            Checked(
                "scheme: https\nroutes:\n  a: https://example.com/a\n  b: ${lang}.example.com/b\n"
            ).lines == [])
        #expect(
            Checked("scheme: https\nallow: [missing-host]\nroutes:\n  user: user/${id}\n").lines
                == [])
        #expect(
            Checked("bases: [a://b]\nroutes:\n  user: https:///1️⃣user\n  mine: https:///${host}/a\n")
                .lines.agree(with: [
                    "1️⃣ warning: a base … [missing-host]",
                    "  1️⃣ note: 'user' is … 'user'",
                    "  help: add …",
                ]))
    }

    @Test func anItemWhoseValueIsNotKept() {
        let spec = "bases: [a://b]\nroutes:\n  search: search?1️⃣q&!x&2️⃣sort-by\n  link: a#/?3️⃣b\n"
        #expect(
            Checked(spec, notesOverlaps: true).lines.agree(with: [
                "1️⃣ note: the value … [item-without-value]",
                "  help: to …",
                "2️⃣ note: the value of 'sort-by' is not kept [item-without-value]",
                "  help: to keep it, write sort-by=${sortBy}",
                "3️⃣ note: the value of 'b' is not kept [item-without-value]",
                "  help: to keep it, write b=${b}",
            ]))
        #expect(Checked(spec).lines == [])
    }

    /// The compiler's warning would end after the colon.
    @Test func aDeprecationWithoutText() {
        #expect(
            Checked("scheme: app\nroutes:\n  old:\n    deprecated: 1️⃣\"\"\n    pattern: old\n").lines
                == [
                    "1️⃣ error: 'deprecated' is empty [bad-value]",
                    "  help: write what to use instead, as in deprecated: use 'home'",
                ])
        #expect(
            Checked("scheme: app\nroutes:\n  old:\n    deprecated: 1️⃣\" \"\n    pattern: old\n")
                .lines.first
                == "1️⃣ error: 'deprecated' is empty [bad-value]")
    }

    @Test func aFirstKeyWithoutItsSpaceHidesNoOtherEntry() {
        let spec =
            "1️⃣scheme:myapp\naccess: public\nroutes:\n  2️⃣about:about\n  user:\n    pattern: 3️⃣@user\n"
        #expect(
            Checked(spec).lines.agree(with: [
                "1️⃣ error: a line … [yaml-key]",
                "  help: write … ':'",
                "2️⃣ error: a line … [yaml-key]",
                "  help: write … ':'",
                "3️⃣ error: an unquoted … '@' [yaml-quoting]",
                "  help: quote the value",
            ]))
    }

    @Test func routesThatAreAList() {
        #expect(
            Checked("routes:\n  1️⃣- home: \"\"\n  - user: user/${id}\n").lines == [
                "1️⃣ error: 'routes' must be a mapping, not a list [bad-value]",
                "  help: remove the '-' before each entry, as in home: \"\"",
            ])
        #expect(
            Checked("routes: 1️⃣[]\n").lines == [
                "1️⃣ error: 'routes' is empty [bad-value]",
                "  help: write its entries below it, as in home: \"\"",
            ])
    }

    @Test func mappingsThatAreLists() {
        #expect(
            Checked("1️⃣- home\n- feed\n").lines == [
                "1️⃣ error: a spec must be a mapping with the key 'routes' [bad-value]",
                "  help: write 'routes:' and the routes below it, as in home: \"\"",
            ])
        #expect(
            Checked("types: 1️⃣[Tab]\nroutes:\n  home: home\n").lines == [
                "1️⃣ error: 'types' must be a mapping, not a list [bad-value]",
                "  help: write its entries below it, as in Tab: [posts, likes]",
            ])
    }

    @Test func aRouteWithThePathOfAGroup() {
        let checked = Checked(
            """
            routes:
              1️⃣user:
                path: user/${id}
              link:
                2️⃣url: link
              auth:
                path: auth
                3️⃣signIn: sign-in
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: a route … 'routes' [missing-key]",
                "  help: add …",
                "2️⃣ error: unknown key 'url' [unknown-key]", "  help: did …",
                "3️⃣ error: unknown key 'signIn' [unknown-key]",
                "  help: write a route's URL under 'pattern', and the routes of a group under 'routes'",
            ]))
    }

    @Test func routesWithoutTheKeyRoutes() {
        #expect(
            Checked("1️⃣home: \"\"\nsceme: myapp\n").lines == [
                "1️⃣ error: unknown key 'home' [unknown-key]",
                "  help: the keys of a spec are \(KeyTable.spec.keys.map(\.name).joined(separator: ", "))",
                "2:1 error: unknown key 'sceme' [unknown-key]", "  help: did you mean 'scheme'?",
            ])
    }

    @Test func aParameterWithoutItsEnd() {
        #expect(
            Checked("routes:\n  code: \"code/1️⃣${code:\"\n  home: \"\"\n").lines.agree(with: [
                "1️⃣ error: a parameter … [bad-pattern]",
                "  help: end … '${'",
            ]))
    }

    @Test func severalSchemes() {
        #expect(
            Checked("scheme: 1️⃣[myapp, https]\nroutes:\n  a: a\n").lines == [
                "1️⃣ error: 'scheme' must be text, not a list [bad-value]",
                "  help: write one scheme; for several, use 'bases', "
                    + "as in bases: [myapp://app, https://example.com]",
            ])
    }

    @Test func typesOfTheAppAreDeclared() throws {
        let checked = Checked(
            """
            types:
              UUDI: app
              Date: app
              Model.ID: app
              Tab: [posts]
              Tabb: app
            routes:
              one: one?a=${a:UUDI}&b=${b:Date}&c=${c:[Model.ID]}&d=${d:Tab}&e=${e:Tabb}
            """)
        #expect(checked.lines == [])
        let spec = try #require(checked.compilation.compiled?.spec)
        #expect(spec.types.map(\.name) == ["Tab"])
        #expect(
            spec.routes[0].route.values.map(\.type) == [
                .custom("UUDI"), .custom("Date"), .custom("Model.ID"),
                spec.types[0], .custom("Tabb"),
            ])
        let swift = try #require(checked.compilation.swift(fileName: "routes.yaml"))
        #expect(
            swift.contains(
                "case one(a: UUDI, b: Date, c: [Model.ID] = [], d: Tab, e: Tabb)"))
    }

    @Test func typesThatAreDeclaredWrong() {
        let checked = Checked(
            """
            types:
              Tab: 1️⃣posts|likes
              2️⃣Int: app
              3️⃣my-type: app
              4️⃣Bool: 5️⃣x
            routes:
              one: one?tab=${tab:Tab}
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'Tab' must be a list of values, a mapping, or 'app', not 'posts|likes' [bad-value]",
                "  help: write …",
                "2️⃣ error: 'Int' is … [bad-type]",
                "  help: give …",
                "3️⃣ error: the type's name 'my-type' is not a valid Swift name [bad-name]",
                "  help: write MyType",
                "4️⃣ error: 'Bool' is a built-in type [bad-type]",
                "  help: give …",
                "5️⃣ error: 'Bool' must be a list of values, a mapping, or 'app', not 'x' [bad-value]",
                "  help: write Bool: [first, second] for a type with these values, or Bool: app for a type of the app",
            ]))
    }

    @Test func aNameNearADeclaredTypeIsASlip() {
        #expect(
            Checked("types:\n  ProfileTab: [posts]\nroutes:\n  one: one?tab=${tab:1️⃣ProfilTab}\n")
                .lines == [
                    "1️⃣ error: 'ProfilTab' is not a type [bad-type]",
                    "  help: did you mean 'ProfileTab'? If 'ProfilTab' is a type of the app, "
                        + "write 'ProfilTab: app' under 'types'",
                ])
    }

    @Test func aDefaultInAPath() {
        func notes(_ patterns: String) -> [String] {
            let source = SourceText(
                path: "routes.yaml", text: "scheme: a\nhost: b\nroutes:\n  feed: [\(patterns)]\n")
            return Compiler.compile(source, name: source.path, notesOverlaps: true).diagnostics
                .sorted.map(\.rule.id)
        }
        #expect(
            notes("\"feed#/${page:Int=1}\", \"news/${page:Int=1}\"") == [
                "default-in-path", "default-in-path",
            ])
        #expect(notes("feed, \"feed/${page:Int=1}\"") == [])
        #expect(notes("\"feed?page=${page:Int=1}\"") == [])
        #expect(Checked("routes:\n  feed: feed/${page:Int=1}\n").lines == [])
    }

    @Test func aKeyOfTheSpecBelowRoutes() {
        let checked = Checked(
            """
            scheme: m
            routes:
              1️⃣lenient: true
              2️⃣host: h.example
              3️⃣types:
                Tab: [a, b]
              group:
                routes:
                  4️⃣plus: space
              access: x
              tabs: tabs
              members: [members, old]
              enum: home
              5️⃣scheme: schemes
            """)
        let isRoute = [
            "warning: 'lenient' is … [suspicious-route]",
            "warning: 'plus' is … [suspicious-route]",
        ]
        let help = "  help: write …"
        let allowed = help + "; if you mean a route, allow the warning"
        #expect(
            checked.lines.agree(with: [
                "1️⃣ \(isRoute[0])", allowed,
                "2️⃣ error: 'host' is … [suspicious-route]", help,
                "3️⃣ error: 'types' is … [suspicious-route]", help,
                "4️⃣ \(isRoute[1])", allowed,
                "5️⃣ error: 'scheme' is a name that the generated code uses [reserved-name]",
                "  help: choose another name",
            ]))
    }

    /// What follows a pattern's path is no part of it.
    @Test func aPatternThatRepeatsAPathBeforeItsQueryOrFragment() {
        let checked = Checked(
            """
            scheme: m
            routes:
              group:
                path: a/
                routes:
                  one: 1️⃣a2️⃣?x=${x}
                  two: "3️⃣a4️⃣#${x}"
                  other: ab#a
            """)
        let lines = [
            "note: the pattern repeats the path of its group [repeated-path]",
            "  help: write \"\" for that path alone, or remove the path of the group",
        ]
        #expect(checked.lines == ["1️⃣ " + lines[0], lines[1], "3️⃣ " + lines[0], lines[1]])
    }

    @Test func aDeprecationSaysWhatToUse() {
        let checked = Checked(
            "scheme: m\nroutes:\n  a:\n    pattern: a\n    deprecated: 1️⃣true\n")
        #expect(
            checked.lines == [
                "1️⃣ error: 'deprecated' must say what to use, not 'true' [bad-value]",
                "  help: write it as in deprecated: use 'home'",
            ])
    }

    @Test func aMisspelledTypeBesideOneThatNothingUses() {
        let checked = Checked(
            """
            scheme: m
            types:
              Tab: [a, b]
              Used: [c, d]
            routes:
              a: a/${tab:1️⃣Tabb}/${used:Used}?more=${more:[2️⃣Tag]}
              b: b/${other:Uses}
            """)
        func help(_ name: String) -> String {
            "  help: did you mean 'Tab'? If '\(name)' is a type of the app, write '\(name): app' "
                + "under 'types'"
        }
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'Tabb' is not a type [bad-type]", help("Tabb"),
                "2️⃣ error: 'Tag' is not a type [bad-type]", help("Tag"),
            ]))
    }

    /// What people write who come from other tools, with the text that is underlined, the message,
    /// and the help.
    @Test(arguments: [
        ("a/*", "*", "'*' is not valid parameter syntax", "write ${name}"),
        (
            #"a/(\d+)"#, #"\"#, #"a path … '\'"#,
            "write ${id:Int} for a number, or declare a String with 'characters' and 'length' "
                + #"under 'types', as in characters: 0-9 and length: 13; or %5C for a literal '\'"#
        ),
        (
            "a/(b|c)", "|", "a path … '|'",
            "list the words under 'types', as in Kind: [b, c], and write ${kind:Kind}; or %7C for a "
                + "literal '|'"
        ),
        (
            "a|b|c", "|", "a path … '|'",
            "list the words under 'types', as in Kind: [a, b, c], and write ${kind:Kind}; or %7C "
                + "for a literal '|'"
        ),
        (
            #"a/${x:\d+}"#, #"\d+"#, #"'\d+' is not a type"#,
            "write ${id:Int} for a number, or declare a String with 'characters' and 'length' "
                + "under 'types', as in characters: 0-9 and length: 13"
        ),
        (
            #"a/${x:\d{13}}"#, "}", "a path … '}'",
            "write ${id:Int} for a number, or declare a String with 'characters' and 'length' "
                + "under 'types', as in characters: 0-9 and length: 13; or %7D for a literal '}'"
        ),
        (
            "a/${b}${c}", "${b}", "there is no text between 'b' and the next parameter",
            "put text between them; without it, a link could be read in several ways"
        ),
        (
            "dapp2://${url...}", "${url...}", "'url' in a host must be a single value",
            "write dapp2:///${url...} for a path, or ${url} for the host"
        ),
        (
            "wc://${topic}@${version}", "@", "a base …",
            "write wc:${topic}@${version}"
        ),
        (
            "https://*.zoom.example/j/${id}", "*.zoom.example",
            "'*.zoom.example' is not a valid host",
            "write ${name}.zoom.example to have the name as a value; for any name, "
                + "add https://*.zoom.example to the bases, and write only the path here"
        ),
        (
            "a/${day:Date}", "Date", "a parameter cannot be a Date",
            "use a type of your own, as in ${day:Day}: a struct that is LosslessStringConvertible "
                + "and has the date"
        ),
        ("a/:id", ":id", "':id' is …", "write ${id}"),
        ("a/{id}", "{id}", "'{id}' is …", "write ${id}"),
        ("a/<int:id>", "<int:id>", "'<int:id>' is …", "write ${id:Int}"),
        ("a/[id]", "[id]", "'[id]' is not valid parameter syntax", "write ${id}"),
        ("a/**", "**", "'**' is not valid parameter syntax", "write ${name...}"),
    ])
    func syntaxOfOtherTools(pattern: String, place: String, message: String, help: String) {
        let checked = Checked("bases: [https://h.example]\nroutes:\n  r: '\(pattern)'\n")
        #expect(checked.compilation.diagnostics.sorted.map(\.message).agree(with: [message]))
        #expect(checked.compilation.diagnostics.sorted.map(\.help) == [help])
        #expect(checked.underlined == [place])
    }

    @Test(arguments: [
        ("params", "write parameters and types in the pattern, as in user/${id:Int}"),
        ("aliases", "list the other URLs under 'patterns'; url() writes the first"),
        ("redirect", "list the URL under 'patterns' of the route that it leads to"),
        ("regex", "declare … 'types'"),
    ])
    func keysOfOtherTools(key: String, help: String) {
        let checked = Checked("scheme: m\nroutes:\n  r:\n    pattern: r\n    1️⃣\(key): x\n")
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: unknown key '\(key)' [unknown-key]", "  help: \(help)",
            ]))
    }
}
