import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("url")
struct URLTests {
    /// What follows an error about arguments.
    static let usage =
        "usage: routegen url [SPEC] ROUTE [name=value…] [--scheme SCHEME] [--host HOST] [--on URL] [--format text|json]\n"

    /// The arguments and the URL.
    @Test(arguments: [
        (["home"], "myapp://app/"),
        (["userPosts", "id=42"], "myapp://app/user/42/posts"),
        (["userPosts", "page=2", "id=-7"], "myapp://app/user/-7/posts?page=2"),
        (["user", "name=a/b=c d%20é"], "myapp://app/user/a%2Fb%3Dc%20d%2520%C3%A9"),
        (["user", "name="], "myapp://app/user//"),
        (["user", "name=\u{301}x"], "myapp://app/user/%CC%81x"),
        (
            ["search", "query=x", "filters.\u{301}k=\u{301}"],
            "myapp://app/search?q=x&%CC%81k=%CC%81"
        ),
        (["artist", "id=1", "tab=likes"], "myapp://app/artist/1?tab=likes"),
        (["file"], "myapp://app/files"),
        (["file", "path=a", "path=..", "path=b"], "myapp://app/files/a/%2E%2E/b"),
        (
            [
                "search", "query=x", "tags=1", "tags=2", "filters.b=2", "filters.a=x=y",
                "filters.c.d=",
            ],
            "myapp://app/search?q=x&tag=1&tag=2&a=x%3Dy&b=2&c.d="
        ),
        (["auth.signUp", "provider=apple"], "myapp://app/auth/sign-up/apple"),
        (["help", "number=7"], "https://help.example.com/en/articles/7"),
        (["wiki", "language=de", "title=Öl"], "https://de.wikipedia.org/wiki/%C3%96l"),
        (["home", "--host", "staging.example.com:8080"], "myapp://staging.example.com:8080/"),
        (["home", "--host", "[::1]:80"], "myapp://[::1]:80/"),
        (["help", "number=7", "--scheme", "http"], "http://help.example.com/en/articles/7"),
        (["wiki", "language=de", "title=a", "--host=h"], "https://h/wiki/a"),
        (
            ["userPosts", "id=7", "--on", "https://chat.example.org/team/"],
            "https://chat.example.org/team/user/7/posts"
        ),
        (["home", "--on=http://h:8080"], "http://h:8080/"),
    ])
    func writesALink(arguments: [String], url: String) throws {
        let outcome = try link(arguments)
        #expect(outcome.output == url + "\n")
        #expect(outcome.error == "")
        #expect(outcome.code == .success)
    }

    @Test(arguments: [
        (
            ["home", "--on", "chat.example.org"],
            "error: 'chat.example.org' is not the URL of a server",
            "help: write a URL with a host, without a query or fragment, as in --on https://chat.example.org/team"
        ),
        (
            ["home", "--on", "https://h", "--host", "i"],
            "error: --on excludes --scheme and --host",
            "help: write the whole server after --on"
        ),
        (
            ["help", "number=7", "--on", "https://h"],
            "error: 'help' has a base of its own, so no server can replace it",
            "help: leave --on out"
        ),
    ])
    func whatAServerMustBe(arguments: [String], message: String, help: String) throws {
        let outcome = try link(arguments)
        #expect(outcome.code == .usage)
        #expect(outcome.error.hasPrefix("\(message)\n\(help)\n"))
    }

    /// The arguments and everything on standard error.
    @Test(arguments: [
        (["usrPosts"], "error: there is no route 'usrPosts'\nhelp: did you mean 'userPosts'?\n"),
        (["signUp"], "error: there is no route 'signUp'\nhelp: did you mean 'auth.signUp'?\n"),
        (
            ["auth"],
            "error: there is no route 'auth'\nhelp: it is a group; its routes are auth.signUp, auth.deleteAccount\n"
        ),
        (
            ["xyzzy\u{1B}"],
            "error: there is no route 'xyzzy\\u{1B}'\nhelp: 'routegen list' shows the routes\n"
        ),
        (["home", "x=1"], "error: 'home' has no parameters\nhelp: the route is home\n"),
        (["home", "x"], "error: 'home' has no parameters\nhelp: the route is home\n"),
        (
            ["userPosts", "42"],
            "error: '42' is not name=value\nhelp: write it as in id=…\n"
                + "help: the route is userPosts(id: Int, page: Int = 1)\n"
        ),
        (
            ["userPosts", "page"],
            "error: 'page' is not name=value\nhelp: write it as in page=…\n"
                + "help: the route is userPosts(id: Int, page: Int = 1)\n"
        ),
        (
            ["userPosts", "pgae=1"],
            "error: 'userPosts' has no parameter 'pgae'\nhelp: did you mean 'page'?\n"
                + "help: the route is userPosts(id: Int, page: Int = 1)\n"
        ),
        (
            ["userPosts", "id.x=1", "wibble=1"],
            "error: 'userPosts' has no parameter 'id.x'\nerror: 'userPosts' has no parameter 'wibble'\n"
                + "help: the route is userPosts(id: Int, page: Int = 1)\n"
        ),
        (
            ["userPosts"],
            "error: the value of 'id' is missing\nhelp: add id=…\n"
                + "help: the route is userPosts(id: Int, page: Int = 1)\n"
        ),
        (
            ["userPosts", "id=1", "id=2"],
            "error: 'id' is given twice\nhelp: the route is userPosts(id: Int, page: Int = 1)\n"
        ),
        (
            ["userPosts", "id=four", "page="],
            "error: the value 'four' of 'id' is not a valid Int\nhelp: write a whole number from -9223372036854775808 to 9223372036854775807\n"
                + "error: an empty value for 'page' is not a valid Int\nhelp: leave page out\n"
                + "help: the route is userPosts(id: Int, page: Int = 1)\n"
        ),
        (
            ["artist", "id=1", "tab=lieks"],
            "error: the value 'lieks' of 'tab' is not a valid Tab\nhelp: write one of posts, likes\n"
                + "help: the route is artist(id: String, tab: Tab)\n"
        ),
        (
            ["product", "id=1", "discount=a"],
            "error: the value '1' of 'id' is not a valid UUID\n"
                + "help: write it as in 123e4567-e89b-12d3-a456-426614174000\n"
                + "error: the value 'a' of 'discount' is not a valid Double\nhelp: write a finite decimal number, as in 1.5\n"
                + "help: the route is product(id: UUID, discount: Double? = nil)\n"
        ),
        (
            ["search", "query=", "tags=a", "filters=1", "filters.a=1", "filters.a=2"],
            "error: the value 'a' of 'tags' is not a valid Int\nhelp: write a whole number from -9223372036854775808 to 9223372036854775807\n"
                + "error: 'filters' takes items\nhelp: write filters.KEY=VALUE\n"
                + "error: 'filters.a' is given twice\n"
                + "help: the route is search(query: String, tags: [Int] = [], filters: [String: String] = [:])\n"
        ),
        (
            ["home", "--scheme", "a b"],
            "error: 'a b' is not a scheme\nhelp: write a scheme, as in --scheme https\n"
        ),
        (
            ["home", "--host", "a/b"],
            "error: 'a/b' is not a valid host\nhelp: write a host, as in --host example.com\n"
        ),
        (
            ["home", "--host", "]]]["],
            "error: ']]][' is not a valid host\nhelp: write a host, as in --host example.com\n"
        ),
        (
            ["home", "--host", "a:"],
            "error: 'a:' is not a valid host\nhelp: write a host, as in --host example.com\n"
        ),
        (
            ["home", "--host", "::::"],
            "error: '::::' is not a valid host\nhelp: write a host, as in --host example.com\n"
        ),
        (
            ["home", "--host", "["],
            "error: '[' is not a valid host\nhelp: write a host, as in --host example.com\n"
        ),
        (
            ["wiki", "language=de", "title=a", "--scheme=http"],
            "error: the route's host is a parameter, so --scheme needs a host\nhelp: add --host HOST\n"
        ),
    ])
    func saysWhatIsWrongWithANameOrAValue(arguments: [String], error: String) throws {
        let outcome = try link(arguments)
        #expect(outcome.error == error)
        #expect(outcome.output == "")
        #expect(outcome.code == .usage)
    }

    @Test func onlyRoutesWithoutABaseNeedAScheme() throws {
        let missing = try link(["user", "id=4"], spec: SampleSpec.withoutBase)
        #expect(missing.code == .usage)
        #expect(
            missing.error == """
                error: the spec has no base, so a URL needs a scheme
                help: write one, as in --scheme myapp

                """)
        let given = try link(["user", "id=4", "--scheme", "myapp"], spec: SampleSpec.withoutBase)
        #expect(given.output == "myapp://user/4\n")
        let own = try link(["help", "number=4"], spec: SampleSpec.withoutBase)
        #expect(own.output == "https://help.example.com/articles/4\n")
        let host = try link(
            ["user", "id=4", "--scheme", "myapp", "--host", "h"], spec: SampleSpec.withoutBase)
        #expect(
            host.error == """
                error: a route without a base has no host
                help: leave --host out: the first segment takes its place

                """)
    }

    private static let bases = """
        bases: ["https://h.example/p", "castle://", "knight://app", "https://*.h.example", "squire://*.org"]
        routes:
          home: ""
          user: user/${name}
          admin: user/admin
          own:
            bases: ["https://own.example", "castle://keep/k"]
            pattern: own/${id:Int}

        """

    /// The arguments and the URL. A URL under a base of the spec opens the route.
    @Test(arguments: [
        (["user", "name=ada", "--scheme", "castle"], "castle://user/ada"),
        (["user", "name=ada", "--scheme", "CASTLE", "--host", ""], "castle://user/ada"),
        (["home", "--scheme", "castle"], "castle://"),
        (["own", "id=7", "--scheme", "castle"], "castle://keep/k/own/7"),
        (["user", "name=ada", "--scheme", "knight"], "knight://app/user/ada"),
        (["user", "name=ada", "--scheme", "knight", "--host=APP"], "knight://app/user/ada"),
        (["user", "name=ada", "--scheme", "https"], "https://h.example/p/user/ada"),
    ])
    func aBaseOfTheSpecIsWritten(arguments: [String], url: String) throws {
        let outcome = try link(arguments, spec: Self.bases)
        #expect(outcome.output == url + "\n")
        #expect(outcome.error == "")
        try withTemporaryFolder { folder in
            try folder.write("My.yaml", Self.bases)
            let route = arguments[0]
            let read = folder.run(["match", "My.yaml", "--format=json", url]).output
            #expect(read.contains("\"route\":\"\(route)\""), "\(read)")
        }
    }

    /// Another base replaces the scheme and the host of the first one.
    @Test(arguments: [
        (["user", "name=ada", "--scheme", "other"], "other://h.example/p/user/ada\n", ""),
        (["user", "name=ada", "--host", "test.example"], "https://test.example/p/user/ada\n", ""),
        (
            ["user", "name=ada", "--host", ""], "",
            "error: '' is not a valid host\nhelp: write a host, as in --host example.com\n"
        ),
        (
            ["user", "name=ada", "--scheme", "squire"], "",
            "error: the base 'squire://*.org' has '*' in its host, so --scheme needs a host\nhelp: add --host HOST\n"
        ),
    ])
    func anotherBaseIsWritten(arguments: [String], output: String, error: String) throws {
        let outcome = try link(arguments, spec: Self.bases)
        #expect(outcome.output == output)
        #expect(outcome.error == error)
    }

    @Test func aLinkReadAsAnotherValueIsWrittenWithAWarning() throws {
        let spec =
            "scheme: x\nroutes:\n  json: f/${n:Int}.json\n  name: f/${n:Name}\n  note: note?text=${text?}\n"
        let other = try link(["name", "n=1.json"], spec: spec)
        #expect(other.code == .success)
        #expect(other.output == "x://f/1.json\n")
        #expect(other.error == "warning: this URL is read as json(n: 1)\n")
        let empty = try link(["note", "text="], spec: spec)
        #expect(empty.output == "x://note\n")
        #expect(empty.error == "warning: this URL is read as note(text: nil)\n")
    }

    @Test func aLinkOfADeprecatedRouteIsWrittenWithAWarning() throws {
        let spec =
            "scheme: x\nroutes:\n  old:\n    deprecated: use 'new'\n    pattern: o/${n:Int}\n  new: n/${n:Int}\n"
        let old = try link(["old", "n=1"], spec: spec)
        #expect(old.output == "x://o/1\n")
        #expect(old.error == "warning: 'old' is deprecated: use 'new'\n")
        #expect(try link(["new", "n=1"], spec: spec).error.isEmpty)
    }

    private func link(_ arguments: [String], spec: String = SampleSpec.text) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write("My.yaml", spec)
            return folder.run(["url", "My.yaml"] + arguments)
        }
    }
}
