import RouteLanguage
import RouteTestSupport
import Testing

@Suite struct ExampleTests {
    @Test func validExamplesAndRejectsReportNothing() throws {
        let checked = Checked(
            """
            bases: [myapp://, https://example.com]
            types:
              Tab: [posts, likes]
            routes:
              user:
                pattern: user/${id:UserID}?tab=${tab:Tab?}
                examples:
                  - myapp://user/42
                  - MYAPP:user/anything%20at%20all
                  - https://example.com/user/42/?tab=likes
                rejects:
                  - myapp://user
                  - myapp://user/new
                  - https://example.com/user/42?tab=other
              newUser: user/new
            """)
        #expect(checked.lines == [])
        let table = try #require(checked.compilation.compiled?.table)
        #expect(table.read(url: "myapp://user/new")?.route == RouteID(1))
    }

    @Test func anExampleOfAGroupNamesTheWholeRoute() {
        let checked = Checked(
            """
            scheme: myapp
            routes:
              auth:
                path: auth
                routes:
                  signUp:
                    pattern: sign-up
                    examples:
                      - 1️⃣myapp://auth/sign-in
                      - 2️⃣myapp://sign-up
                    rejects:
                      - 3️⃣"myapp:\\/\\/auth/sign-up"
                  4️⃣signIn: sign-in
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: this URL opens 'auth.signIn' instead of 'auth.signUp' [example-fails]",
                "  7:18 note: segment 2 is 'sign-in', but the pattern has 'sign-up'",
                "  4️⃣ note: 'auth.signIn' is declared here",
                "  help: change the patterns, or put the URL under 'auth.signIn'",
                "2️⃣ error: no route matches this URL, an example of 'auth.signUp' [example-fails]",
                "  7:18 note: segment 1 is 'sign-up', but the pattern has 'auth'",
                "  help: fix …",
                "3️⃣ error: this URL opens 'auth.signUp', which rejects it [reject-matches]",
                "  help: change … 'rejects'",
            ]))
    }

    @Test func anExampleIsAWholeURL() {
        let checked = Checked(
            "routes:\n  home:\n    pattern: home\n    examples: [1️⃣/home, 2️⃣\"\"]\n")
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: '/home' is not a URL: it has no scheme [example-fails]",
                "  help: write …",
                "2️⃣ error: '' is not a URL: it has no scheme [example-fails]",
                "  help: write …",
            ]))
    }

    @Test func aRejectIsAWholeURLToo() {
        #expect(
            Checked("routes:\n  home:\n    pattern: home\n    rejects: [1️⃣home, \"m://x\"]\n").lines
                .agree(with: [
                    "1️⃣ error: 'home' is not a URL: it has no scheme [reject-matches]",
                    "  help: write …",
                ]))
    }

    @Test func aRejectBelowNoBaseTestsNothing() {
        let checked = Checked(
            """
            bases: [https://example.com, https://example.org/app]
            routes:
              a:
                pattern: a/${x:Int}
                rejects:
                  - https://example.com/b
                  - https://example.org/app
                  - 1️⃣https://example.net/a/1
                  - 2️⃣https://example.org/a/x
                  - 3️⃣myapp://a/x
                  - https://other.example/c
              own: https://other.example/b
            """)
        let help = "  help: write a URL that begins with a base of the spec"
        let lines = (1...3).flatMap { number in
            [
                "\(Checked.markers[number - 1]) warning: this URL tests nothing: no base of the "
                    + "spec reads it [reject-matches]",
                help,
            ]
        }
        #expect(checked.lines == lines)
    }
}
