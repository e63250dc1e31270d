import RouteTestSupport
import Testing

/// Names that collide in the generated code, and equal names that don't.
@Suite struct NameTests {
    @Test func aRouteCannotHaveTheNameOfATypeAroundIt() {
        let checked = Checked(
            """
            enum: 1️⃣AppRoute
            types:
              2️⃣Tab: [posts]
            routes:
              3️⃣auth:
                routes:
                  4️⃣Tab: tab
                  5️⃣Auth: auth
                  6️⃣tab:
                    routes:
                      7️⃣AppRoute: app
            """)
        #expect(
            checked.lines.agree(with: [
                "4️⃣ error: the route … 'Tab' [bad-name]",
                "  2️⃣ note: the closed …", "  help: rename one of them",
                "5️⃣ error: the route 'Auth' has the same name as the enum 'Auth' of the group 'auth' [bad-name]",
                "  3️⃣ note: the enum 'Auth' of the group 'auth' is declared here",
                "  help: rename one of them",
                "6️⃣ error: the enum 'Tab' of the group 'tab' has the same name as the closed type 'Tab' [bad-name]",
                "  2️⃣ note: the closed …", "  help: rename one of them",
                "7️⃣ error: the route 'AppRoute' has the same name as the enum [bad-name]",
                "  1️⃣ note: the enum is declared here", "  help: rename one of them",
            ]))
    }

    @Test func aClosedTypeCannotHaveTheEnumsName() {
        let checked = Checked("1️⃣types:\n  2️⃣AppRoute: [a]\nroutes:\n  home: \"\"\n")
        #expect(
            checked.lines == [
                "2️⃣ error: the closed type 'AppRoute' has the same name as the enum [bad-name]",
                "  1️⃣ note: the enum is declared here", "  help: rename one of them",
            ])
    }

    @Test func twoSpellingsOfOneCharacterAreOneName() {
        let checked = Checked("routes:\n  1️⃣caf\u{E9}: a\n  2️⃣cafe\u{301}: b\n")
        #expect(
            checked.lines == [
                "2️⃣ error: the route 'cafe\u{301}' has the same name as the route 'caf\u{E9}' [bad-name]",
                "  1️⃣ note: the route 'caf\u{E9}' is declared here", "  help: rename one of them",
            ])
    }

    @Test func namesOfDifferentGroupsDoNotMeet() {
        let checked = Checked(
            """
            routes:
              a:
                routes:
                  same: a/same
                  inner:
                    routes:
                      x: a/x
              b:
                routes:
                  same: b/same
                  inner:
                    routes:
                      x: b/x
              inner: inner
            """)
        #expect(checked.lines == [])
    }

    @Test func wordsOfTheLanguageAreNames() {
        let words = ["default", "in", "switch", "case", "enum", "repeat", "nil", "true", "any"]
        let routes = words.map { "  \($0): a/\($0)/${\($0)}\n" }.joined()
        #expect(Checked("types:\n  Word: [default, in, self-made]\nroutes:\n" + routes).lines == [])
    }

    @Test func everyReservedNameIsRefused() {
        for name in [
            "scheme", "host", "bases", "init", "self", "Self", "Type", "Protocol", "RawValue",
            "_Matching",
            "_Route", "_RouteReader",
        ] {
            let checked = Checked("routes:\n  1️⃣\(name): x/y\n")
            #expect(
                checked.lines == [
                    "1️⃣ error: '\(name)' is a name that the generated code uses [reserved-name]",
                    "  help: choose another name",
                ])
        }
    }

    @Test func everyReservedTypeIsRefused() {
        let names = [
            "RawValue", "Type", "Protocol", "Self", "Swift", "RouteRuntime", "RouteURL",
            "RouteUUID", "URLRoute",
            "_Matching", "_RoutePart",
        ]
        for name in names {
            let checked = Checked("types:\n  1️⃣\(name): [a]\nroutes:\n  home: \"\"\n")
            #expect(
                checked.lines == [
                    "1️⃣ error: '\(name)' is a name that the generated code uses [reserved-name]",
                    "  help: choose another name",
                ])
        }
    }

    /// The golden case 'locals' compiles them.
    @Test func otherNamesInGeneratedCodeAreFree() {
        let names = [
            "Swift", "RouteURL", "RouteUUID", "RouteRuntime", "URLRoute", "routeText", "rawValue",
            "url",
        ]
        let routes = names.map { "  \($0): a/\($0)\n" }.joined()
        #expect(
            Checked("enum: R\ntypes:\n  Foundation: [a]\n  RouteReader: [a]\nroutes:\n" + routes)
                .lines == [])
    }
}
