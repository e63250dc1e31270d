import Testing

/// What a page says of a link that is tried.
@Suite(.enabled(if: Node.executable != nil, "node is not installed")) struct TriedLinkTests {
    private static let spec = """
        bases: [https://h, "shop://"]
        types:
          Tab: [posts, likes]
          Latitude:
            type: Double
            range: -90...90
          Web:
            type: URL
            schemes: [https]
        routes:
          user: user/${id:Int}
          posts: user/${id:Int}/posts?page=${page:Int=1}
          say: say/${text}/${id:Int}?url=${url:URL?}
          web: web?url=${url:Web}&urls=${urls:[URL]}
          go: go/${to:AppRoute}
          list: list?${others...}
          near: near/${latitude:Latitude}
          shown: shown/${tab:Tab}
          file: file/${name}.${ending}
          part: part#section/${n:Int}
          numbers: numbers/${a:Double}/${b:Float}/${c:UInt64}
          old:
            deprecated: use 'user'
            pattern: old
          secret: secret/${id:Int}
        """

    /// Formerly, an item named like a member of the page's own objects was an exception, and the
    /// former result stayed.
    @Test func anItemOfAnyName() throws {
        try PageRun.expect(
            [
                ("opened(\"/list?a=b\")", "Read as https://h/list?a=b"),
                (
                    "result(\"https://h/list?route=x\")[1]",
                    "Patternlist?${others...}others{\"route\":\"x\"}"
                ),
                ("result(\"https://h/list?length=x&__proto__=1\")[0]", "Opens list"),
                ("written(\"list\")", "https://h/list?__proto__=1&length=x"),
            ], spec: Self.spec)
    }

    /// Whatever throws, a link never shows another's result.
    @Test func aResultNeverStays() throws {
        try PageRun.expect(
            [
                ("opened(\"https://h/user/1\")", "Opens user"),
                (
                    "(routes.parse = () => { throw Error(\"no\"); }, result(\"https://h/user/2\"))",
                    #"["This page failed: no"]"#
                ),
            ], spec: Self.spec)
    }

    /// A route that the page leaves out may open it.
    @Test func linksThatOpenNoRouteOfThePage() throws {
        try PageRun.expect(
            [
                (
                    "result(\"https://h/secret/7\")",
                    #"["Opens no route on this map","A route that isn't on this map comes first."]"#
                )
            ], spec: Self.spec, hiding: ["secret"])
    }

    /// Foundation maps a host that isn't ASCII, or refuses it. Only a value of type URL has one.
    @Test func hostsThatAreNotASCII() throws {
        let none = "Opens no route on this map"
        let cases = [
            ("web?url=https%3A%2F%2Fm%C3%BC.de", "May open web in the app"),
            ("web?url=https://a&urls=//m%C3%BC", "May open web in the app"),
            ("go/web%3Furl=https:%2F%2Fm%25C3%25BC", "May open go in the app"),
            ("web?url=https://m%C3%BC&x=%zz", "May open web in the app"),
            ("say/%2F%2Fm%C3%BC/x?url=a", none), ("say/a/x?url=//m%C3%BC", none),
            ("web?url=ftp://a&x=//m%C3%BC", none),
        ]
        try PageRun.expect(
            cases.map { ("opened(\"https://h/\($0.0)\")", $0.1) }, spec: Self.spec)
    }

    /// The nearest patterns, and the first part of each that differs.
    @Test func whyALinkOpensNothing() throws {
        func reason(_ link: String, _ reason: String) -> (String, String) {
            ("reasons(\"https://h/\(link)\")[0] ?? node(\"result\").textContent", reason)
        }
        try PageRun.expect(
            [
                reason("usr/42", "user/${id:Int} of user: “usr” is not “user”"),
                reason("user/x", "user/${id:Int} of user: “x” is not an Int"),
                reason(
                    "near/91", "near/${latitude:Latitude} of near: “91” is not a Double (-90...90)"),
                reason("shown/x", "shown/${tab:Tab} of shown: “x” is not one of posts, likes"),
                reason("shown", "shown/${tab:Tab} of shown: it ends before ${tab}"),
                reason("old/1", "old of old: “1” is too much"),
                reason(
                    "file/a", "file/${name}.${ending} of file: “a” doesn't fit ${name}.${ending}"),
                reason(
                    "user/1/posts?page=x",
                    "user/${id:Int}/posts?page=${page:Int=1} of posts: item “page”: “x” is not an Int"
                ),
                reason(
                    "web", "web?url=${url:Web}&urls=${urls:[URL]} of web: item “url” is missing"),
                reason("part", "part#section/${n:Int} of part: the fragment is missing"),
                reason("part#x", "part#section/${n:Int} of part: “x” is not “section”"),
                reason("part#section/x", "part#section/${n:Int} of part: “x” is not an Int"),
                reason(
                    "say/%zz/1",
                    "say/${text}/${id:Int}?url=${url:URL?} of say: “%zz” has a malformed escape"),
                reason("list?a=%zz", "list?${others...} of list: an item has a malformed escape"),
                ("reasons(\"http://h/user/1\")[0]", "The scheme is “http”, not “https” or “shop”."),
                ("reasons(\"https://evil/user/1\")[0]", "The host is “evil”, not “h”."),
                ("reasons(\"https:///user/1\")[0]", "It has no host; the bases have “h”."),
                (
                    "reasons(\"https://me@h/user/1\")[0]",
                    "No pattern matches a link with user information, such as “me@”."
                ),
                ("reasons(\"https://h/nothing\")[0]", "No pattern is close to it."),
            ], spec: Self.spec)
    }

    /// Numbers are those of the spec, not those of JavaScript.
    @Test func numbers() throws {
        try PageRun.expect(
            [
                (
                    "result(\"https://h/numbers/-0/0.1/18446744073709551615\")[1]",
                    "Patternnumbers/${a:Double}/${b:Float}/${c:UInt64}a-0b0.1c18446744073709551615"
                ),
                ("written(\"numbers\")", "https://h/numbers/-0/0.1/18446744073709551615"),
            ], spec: Self.spec)
    }

    @Test func deprecatedRoutes() throws {
        try PageRun.expect(
            [("result(\"https://h/old\").slice(0, 2)", #"["Opens old","Deprecated: use 'user'"]"#)],
            spec: Self.spec)
    }

    /// What mails, chats, and shells put around a link.
    @Test func quotesAroundALink() throws {
        let texts = [
            "<https://h/user/1>", "\\\"https://h/user/1\\\"", "'https://h/user/1'",
            "“https://h/user/1”",
            " `https://h/user/1` ",
        ]
        try PageRun.expect(
            texts.map { ("result(\"\($0)\").includes(\"Opens user\")", "true") }, spec: Self.spec)
    }

    @Test func severalLinks() throws {
        try PageRun.expect(
            [
                (
                    #"paste("https://h/user/1\n\n<shop://near/9>\r\nhttps://h/no\nwords")"#,
                    #"["https://h/user/1","user id: 1","shop://near/9","near latitude: 9","https://h/no","Opens no route on this map","words","not a link"]"#
                )
            ], spec: Self.spec)
    }

    /// Links are written under the base that was tried, and under one that is chosen.
    @Test func theBaseOfALink() throws {
        try PageRun.expect(
            [
                ("(unfold(\"user\"), opened(\"shop://user/7\"))", "Opens user"),
                ("written(\"user\")", "shop://user/7"),
                ("node(\"result\").querySelector(\"a.link\").textContent", "shop://user/7"),
                ("(unfold(\"old\"), written(\"old\"))", "shop://old"),
                ("node(\"base-choice\").value", "shop://"),
                (
                    "(node(\"base-choice\").value = \"https://h\", node(\"base-choice\").dispatch(\"change\"), written(\"old\"))",
                    "https://h/old"
                ),
                ("node(\"result\").querySelector(\"a.link\").textContent", "https://h/user/7"),
            ], spec: Self.spec)
    }

    /// A page has no base for a path if no text of the spec is one.
    @Test func pathsWithoutABase() throws {
        let routes = "routes:\n  user: user/${id:Int}\n"
        let calls = [
            "page.urlOf(\"/user/7\")", "page.urlOf(\"/x y\")", "page.urlOf(\"user\")",
            "page.urlOf(\"WWW.h\")",
        ]
        let texts = ["https://h/user/7", "https://h/x y", "null", "https://WWW.h"]
        let none = ["null", "null", "null", "https://WWW.h"]
        try PageRun.expect(Array(zip(calls, texts)), spec: Self.spec)
        for (spec, reason) in [
            (routes, "this spec has no base"),
            ("bases: [\"https://${tenant}.h\"]\n" + routes, "the base has a parameter"),
        ] {
            try PageRun.expect(
                Array(zip(calls, none)) + [
                    ("opened(\"/user/7\")", "A path needs a base, but \(reason): try a whole URL.")
                ], spec: spec)
        }
    }
}
