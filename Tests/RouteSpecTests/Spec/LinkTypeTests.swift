import RouteTestSupport
import Testing

/// The enum itself as a type (Semantics, section 2): the mistakes that a spec can make.
struct LinkTypeTests {
    @Test func aLinkHasNoDefault() {
        let checked = Checked(
            """
            enum: AppRoute
            scheme: app
            routes:
              home: ""
              login: login?next=${next:AppRoute=1️⃣home}
              done:
                patterns:
                  - done/${next:AppRoute}
                  - pattern: done
                    set:
                      next: 2️⃣home
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: a link cannot have a default [bad-default]",
                "  help: write ${next:AppRoute?}",
                "2️⃣ error: the value 'home' of 'next' is not a valid AppRoute [bad-default]",
            ])
    }

    @Test func aRouteIsNotOnlyALink() {
        let checked = Checked(
            """
            enum: E
            scheme: x
            host: h
            routes:
              text: ${text}
              one: 1️⃣${a:E}
              two: ["?a=${a:E?}", "2️⃣${a:E?}"]
              group:
                path: ""
                routes:
                  rest: "3️⃣${all:E...}?x=${x?}&!y"
              full: x://h/4️⃣${a:E}
              item: ${a:E}?x=${x}
              fragment:
                pattern: ${a:E}#
                allow: [suspicious-pattern]
              other: other://h/${a:E}
              own:
                bases: [x://i]
                pattern: ${a:E}
            """)
        let help = "  help: put literal text before the link, as in open/${a:E}"
        #expect(
            checked.lines == [
                "1️⃣ error: a route that is only a link opens itself [bad-type]", help,
                "2️⃣ error: a route that is only a link opens itself [bad-type]", help,
                "3️⃣ error: a route that is only a link opens itself [bad-type]",
                "  help: put literal text before the link, as in open/${all:E}",
                "4️⃣ error: a route that is only a link opens itself [bad-type]", help,
            ])
    }

    /// A rest after the link can be empty, and then the text is the link's own.
    @Test func aLinkBeforeARestOpensItself() {
        let checked = Checked(
            """
            enum: E
            scheme: x
            host: h
            types:
              Sort:
                values: [a, b]
                else: a
            routes:
              r1: ${x:Sort}
              r2: "1️⃣${x:E}/${y:Int...}"
              r3: "link/${x:E}/${y:Int...}"
              r4: "${x:E}/a/${y:Int...}"
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: a route that is only a link opens itself [bad-type]",
                "  help: put literal text before the link, as in open/${x:E}",
            ])
    }

    @Test func someValueHoldsNoOther() {
        let checked = Checked(
            """
            enum: AppRoute
            scheme: app
            routes:
              login: login?a=${a}&next=1️⃣${next:AppRoute}
              group:
                routes:
                  other: other/${link:AppRoute}?more=${more:[AppRoute]}
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: every route holds another 'AppRoute', so there is no value to begin with [bad-type]",
                "  help: make one link optional, as in ${next:AppRoute?}, or add a route without a link",
            ])
        #expect(Checked("enum: A\nscheme: app\nroutes:\n  a: a/${a:A...}\n").lines.isEmpty)
        #expect(Checked("enum: A\nscheme: app\nroutes:\n  a: a?a=${a:A?}\n").lines.isEmpty)
    }

    @Test func linksAreInNoCommaList() {
        let checked = Checked("enum: AppRoute\nscheme: app\nroutes:\n  a: a?l=${l:[AppRoute],}\n")
        #expect(
            checked.lines.first == "4:14 error: a value of 'AppRoute' may have a comma [bad-type]")
    }

    @Test func aMisspeltEnumIsNoTypeOfTheApp() {
        let checked = Checked("enum: AppRoute\nscheme: app\nroutes:\n  a: a?l=${l:AppRuote?}\n")
        #expect(
            checked.lines == [
                "4:14 error: 'AppRuote' is not a type [bad-type]",
                "  help: did you mean 'AppRoute'? If 'AppRuote' is a type of the app, write 'AppRuote: app' under 'types'",
            ])
    }

    /// A type in `types` can have the enum's name.
    @Test func theNameCanBeDeclared() {
        let checked = Checked(
            "enum: AppRoute\nscheme: app\ntypes:\n  AppRoute: app\nroutes:\n  a: a?l=${l:1️⃣AppRoute?}\n"
        )
        #expect(
            checked.lines.first
                == "6:10 error: 'AppRoute' means the generated enum itself here, not a type of your app [bad-type]"
        )
    }
}
