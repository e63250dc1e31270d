import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("match")
struct MatchTests {
    @Test func aMarkAfterAColonIsNotPartOfIt() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "enum: R\nroutes:\n  a: ${x}\n")
            let outcome = folder.run(["match", "--format", "json", "m:\u{301}"])
            let expected =
                #"{"url":"m:\#u{301}","route":"a","values":{"x":"\#u{301}"},"canonical":"m://%CC%81"}"#
            #expect(outcome.output == expected + "\n")
        }
    }

    @Test func printsRoutePatternValuesAndCanonicalURL() throws {
        let outcome = try match(["https://EXAMPLE.com/user/42/posts/?x=1"])
        #expect(outcome.code == .success)
        #expect(outcome.error == "")
        #expect(
            outcome.output == """
                https://EXAMPLE.com/user/42/posts/?x=1
                  route      userPosts
                  pattern    user/${id:Int}/posts?page=${page:Int=1}
                  values     id   = 42
                             page = 1
                  canonical  myapp://app/user/42/posts

                """)
    }

    @Test func aLinkToAServerThatIsKnownAtRunTime() throws {
        let server = "https://chat.example.org/team"
        let outcome = try match(["--on", server, "https://Chat.example.org/team/user/42/posts"])
        #expect(
            outcome.output == """
                https://Chat.example.org/team/user/42/posts
                  route      userPosts
                  pattern    user/${id:Int}/posts?page=${page:Int=1}
                  values     id   = 42
                             page = 1
                  canonical  https://chat.example.org/team/user/42/posts

                """)
        #expect(outcome.code == .success)
        for (url, reason) in [
            ("https://h/user/42", "  it is not on the server https://chat.example.org/team"),
            (server + "/user", "     the pattern goes on after segment 1"),
        ] {
            let outcome = try match(["--explain", "--on", server, url])
            #expect(outcome.code == .findings)
            #expect(outcome.output.contains("no route"), "\(reason) \(outcome.output)")
        }
    }

    @Test(arguments: [
        (["--on", "h", "x:a"], "error: 'h' is not the URL of a server\n"),
        (["--on", "https://s:abc", "x:a"], "error: 'https://s:abc' is not the URL of a server\n"),
        (
            ["--on", "https://s/#", "x:a"],
            "error: 'https://s/#' is not the URL of a server\n"
                + "help: write a URL with a host, without a query or fragment, as in --on https://chat.example.org/team\n"
        ),
        (["--on", "https://h", "--raw", "a"], "error: --raw and --on exclude each other\n"),
    ])
    func whatAServerMustBe(arguments: [String], message: String) throws {
        let outcome = try match(arguments)
        #expect(outcome.code == .usage)
        #expect(outcome.error.hasPrefix(message))
    }

    @Test func standardInputWithAByteOrderMarkAndALineWithoutEnd() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "scheme: m\nhost: a\nroutes:\n  a: b\n")
            let marked = folder.run(["match", "--format", "json", "-"], input: "\u{FEFF}m://a/b\n")
            #expect(
                marked.output == #"{"url":"m://a/b","route":"a","values":{},"canonical":"m://a/b"}"#
                    + "\n")
            let long = folder.run(
                ["match", "-"], input: "m://a/b\n" + String(repeating: "x", count: 2_000_000))
            #expect(long.output.hasPrefix("m://a/b\n"))
            #expect(
                long.error
                    == "error: cannot read 'standard input': line 2 is longer than 1048576 bytes\n")
            #expect(long.code == .failure)
        }
    }

    @Test func valuesAsSwiftWritesThemControlsEscaped() throws {
        let outcome = try match(["myapp://app/search?tag=1&q=a%1B%22%5C%E2%80%AE&b=2&a=&tag=-2"])
        #expect(
            outcome.output == #"""
                myapp://app/search?tag=1&q=a%1B%22%5C%E2%80%AE&b=2&a=&tag=-2
                  route      search
                  pattern    search?q=${query}&tag=${tags:[Int]}&${filters...}
                  values     query   = "a\u{1B}\"\\\u{202E}"
                             tags    = [1, -2]
                             filters = ["a": "", "b": "2"]
                  canonical  myapp://app/search?q=a%1B%22%5C%E2%80%AE&tag=1&tag=-2&a=&b=2

                """#)
    }

    @Test func aURLWithoutARouteExitsWithOneAndAHint() throws {
        let outcome = try match(["myapp://app/\u{1B}[31m", "myapp://app"])
        #expect(outcome.code == .findings)
        #expect(
            outcome.error
                == "help: --explain shows the nearest patterns, and why they do not match\n")
        #expect(
            outcome.output == #"""
                myapp://app/\u{1B}[31m
                  no route
                myapp://app
                  route      home
                  pattern    /
                  canonical  myapp://app/

                """#)
    }

    @Test func saysWhyTheNearestPatternsDidNotMatch() throws {
        let urls = [
            "myapp://app/artist/\u{1B}?tab=lieks", "myapp://app/files\u{1B}", "user/42",
            "myapp://app",
        ]
        let outcome = try match(["--explain"] + urls)
        #expect(outcome.code == .findings)
        #expect(outcome.error == "")
        #expect(
            outcome.output == #"""
                myapp://app/artist/\u{1B}?tab=lieks
                  no route
                  artist  artist/${id}?tab=${tab:Tab}
                          the item 'tab' is 'lieks', but ${tab:Tab} needs 'posts' or 'likes'
                  artist  artist/${id}/likes
                          the path ends before 'likes'
                myapp://app/files\u{1B}
                  no route
                  file  files/${path...}
                        segment 1 is 'files\u{1B}', but the pattern has 'files'
                user/42
                  no route
                  it does not start with a scheme and ':', so it is not a URL
                myapp://app
                  route      home
                  pattern    /
                  canonical  myapp://app/

                """#)
    }

    @Test func explainsInJSON() throws {
        let outcome = try match([
            "--explain", "--format=json", "myapp://app/files!", "user/42", "myapp://app",
        ])
        #expect(outcome.code == .findings)
        #expect(
            outcome.output == #"""
                {"url":"myapp://app/files!","route":null,"explanations":[\#
                {"route":"file","pattern":"files/${path...}","reason":"segment 1 is 'files!', but the pattern has 'files'"}]}
                {"url":"user/42","route":null,"explanations":[\#
                {"route":null,"pattern":null,"reason":"it does not start with a scheme and ':', so it is not a URL"}]}
                {"url":"myapp://app","route":"home","values":{},"canonical":"myapp://app/"}

                """#)
    }

    /// A URL and the line it gives.
    @Test(arguments: [
        (
            "myapp://app/user/42/posts?page=2",
            #"{"url":"myapp://app/user/42/posts?page=2","route":"userPosts","values":{"id":42,"page":2},"#
                + #""canonical":"myapp://app/user/42/posts?page=2"}"#
        ),
        ("myapp://app/nothing", #"{"url":"myapp://app/nothing","route":null}"#),
        ("", #"{"url":"","route":null}"#),
        (
            "myapp://app/auth/sign-up/a%2Fb",
            #"{"url":"myapp://app/auth/sign-up/a%2Fb","route":"auth.signUp","values":{"provider":"a/b"},"#
                + #""canonical":"myapp://app/auth/sign-up/a%2Fb"}"#
        ),
        (
            "myapp://app/files",
            #"{"url":"myapp://app/files","route":"file","values":{"path":[]},"canonical":"myapp://app/files"}"#
        ),
        (
            "myapp://app/files/a/%0A",
            #"{"url":"myapp://app/files/a/%0A","route":"file","values":{"path":["a","\n"]},"#
                + #""canonical":"myapp://app/files/a/%0A"}"#
        ),
        (
            "myapp://app/artist/x/likes",
            #"{"url":"myapp://app/artist/x/likes","route":"artist","values":{"id":"x","tab":"likes"},"#
                + #""canonical":"myapp://app/artist/x?tab=likes"}"#
        ),
        (
            "myapp://app/search?q=&z=1&y=2",
            #"{"url":"myapp://app/search?q=&z=1&y=2","route":"search","values":{"query":"","tags":[],"#
                + #""filters":{"y":"2","z":"1"}},"canonical":"myapp://app/search?q=&y=2&z=1"}"#
        ),
    ])
    func json(url: String, line: String) throws {
        let outcome = try match(["--format=json", url])
        #expect(outcome.output == line + "\n")
        #expect(outcome.error == "")
        #expect(outcome.code == (line.contains(#""route":null"#) ? .findings : .success))
    }

    /// A discount in a URL, in JSON, and in the canonical URL.
    @Test(arguments: [
        ("", "null", ""), ("2.50", "2.5", "?discount=2.5"),
        ("1e-7", "0.0000001", "?discount=0.0000001"),
        ("100", "100", "?discount=100"),
    ])
    func floatingPointNumbersInJSON(text: String, json: String, query: String) throws {
        let start = "myapp://app/product/123e4567-e89b-12d3-a456-426614174000"
        let outcome = try match(["--format=json", "\(start)?discount=\(text)"])
        let values = #""values":{"id":"123e4567-e89b-12d3-a456-426614174000","discount":\#(json)}"#
        #expect(
            outcome.output.contains(#"\#(values),"canonical":"\#(start)\#(query)"}"#),
            "\(outcome.output)")
    }

    @Test func withoutABaseTheCanonicalURLKeepsTheScheme() throws {
        let urls = ["MyApp:/USER/42", "https://help.example.com/articles/7/"]
        let outcome = try match(["--format=json"] + urls, spec: SampleSpec.withoutBase)
        #expect(
            outcome.output == #"""
                {"url":"MyApp:/USER/42","route":"user","values":{"id":42},"canonical":"myapp://user/42"}
                {"url":"https://help.example.com/articles/7/","route":"help","values":{"number":7},\#
                "canonical":"https://help.example.com/articles/7"}

                """#)
    }

    /// The first base of the route, not the one that was read.
    @Test func withoutABaseARouteIsWrittenUnderItsOwn() throws {
        let spec = """
            routes:
              p:
                bases: ["l:", "myapp:", "https://h/p"]
                pattern: "true"
              q:
                bases: ["b:"]
                pattern: w/${x}
              r: x

            """
        let urls = ["https://h/p/true", "b:w/7", "cc:x"]
        let outcome = try match(["--format=json"] + urls, spec: spec)
        #expect(
            outcome.output == """
                {"url":"https://h/p/true","route":"p","values":{},"canonical":"l:true"}
                {"url":"b:w/7","route":"q","values":{"x":"7"},"canonical":"b:w/7"}
                {"url":"cc:x","route":"r","values":{},"canonical":"cc://x"}

                """)
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            #expect(folder.run(["url", "q", "x=1"]).output == "b:w/1\n")
            #expect(
                folder.run(["list"]).output
                    == "p             l:true\nq(x: String)  b:w/${x}\nr             x\n")
        }
    }

    @Test func aDeprecatedRouteSaysSo() throws {
        let spec = "scheme: m\nroutes:\n  old:\n    pattern: old\n    deprecated: use 'home'\n"
        let outcome = try match(["m://old"], spec: spec)
        #expect(
            outcome.output == """
                m://old
                  route       old
                  pattern     old
                  deprecated  use 'home'
                  canonical   m://old

                """)
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            #expect(
                folder.run(["match", "--format", "json", "m://old"]).output
                    == #"{"url":"m://old","route":"old","values":{},"canonical":"m://old","deprecated":"use 'home'"}"#
                    + "\n")
            #expect(folder.run(["list"]).output == "old  old  (deprecated: use 'home')\n")
            let json = folder.run(["list", "--format", "json"]).output
            #expect(json.hasPrefix(#"{"route":"old","deprecated":"use 'home'","pattern":"old","#))
        }
    }

    /// Below a catch-all, nothing opens no route.
    @Test func whyAMoreSpecificPatternDoesNotMatch() throws {
        let spec =
            "bases: [https://h.example]\nroutes:\n  order: orders/${id:UUID}\n  web: ${path...}\n"
        let outcome = try match(["--explain", "https://h.example/orders/123"], spec: spec)
        #expect(
            outcome.output == """
                https://h.example/orders/123
                  route      web
                  pattern    ${path...}
                  values     path = ["orders", "123"]
                  canonical  https://h.example/orders/123
                  before it, these do not match:
                  order  orders/${id:UUID}
                         segment 2 is '123', but ${id:UUID} needs a UUID

                """)
        let json = try match(
            ["--explain", "--format=json", "https://h.example/orders/123"], spec: spec)
        #expect(
            json.output.hasSuffix(
                #""explanations":[{"route":"order","pattern":"orders/${id:UUID}","reason":"segment 2 is '123', but ${id:UUID} needs a UUID"}]}"#
                    + "\n"))
    }

    @Test func onAServerThatNoRouteTakesPartIn() throws {
        let spec = "bases: [\"https://${server}\"]\nroutes:\n  a: a\n"
        let outcome = try match(
            ["--explain", "--on", "https://h.example", "https://h.example/a"], spec: spec)
        #expect(
            outcome.output == """
                https://h.example/a
                  no route
                  each route has bases of its own, or bases with parameters

                """)
    }

    @Test func aCanonicalURLReadAsAnotherValueIsMarked() throws {
        let spec =
            "scheme: x\nroutes:\n  whole: n/${v:Int}\n  text:\n    - n/${v:Name}\n    - t/${v:Name}\n"
        let outcome = try match(["x://t/7", "x://t/a"], spec: spec)
        #expect(outcome.code == .success)
        #expect(
            outcome.output == """
                x://t/7
                  route      text
                  pattern    t/${v:Name}
                  values     v = "7"
                  canonical  x://n/7  (read as another value)
                x://t/a
                  route      text
                  pattern    t/${v:Name}
                  values     v = "a"
                  canonical  x://n/a

                """)
    }

    @Test func readsURLsFromStandardInputALineEach() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", SampleSpec.text)
            let input = "myapp://app/user/me\n\nmyapp://app/files"
            let outcome = folder.run(
                ["match", "--format", "json", "myapp://app", "-"], input: input)
            #expect(outcome.code == .success)
            #expect(
                outcome.output == #"""
                    {"url":"myapp://app","route":"home","values":{},"canonical":"myapp://app/"}
                    {"url":"myapp://app/user/me","route":"me","values":{},"canonical":"myapp://app/user/me"}
                    {"url":"myapp://app/files","route":"file","values":{"path":[]},"canonical":"myapp://app/files"}

                    """#)
            #expect(folder.run(["match", "-"], input: "").code == .success)
        }
    }

    @Test func readsRawValues() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", SampleSpec.text)
            try folder.write("none.yaml", SampleSpec.withoutBase)
            let json = ["--raw", "--format", "json"]
            let based = folder.run(
                ["match"] + json + ["/user/me", "user/7/posts?page=1", "myapp://app/user/a", "x/y"])
            #expect(based.code == .findings)
            #expect(
                based.output == #"""
                    {"url":"/user/me","route":"me","values":{},"canonical":"user/me"}
                    {"url":"user/7/posts?page=1","route":"userPosts","values":{"id":7,"page":1},"canonical":"user/7/posts"}
                    {"url":"myapp://app/user/a","route":"user","values":{"name":"a"},"canonical":"user/a"}
                    {"url":"x/y","route":null}

                    """#)
            let baseless = folder.run(
                ["match", "none.yaml"] + json + ["user/7", "https://help.example.com/articles/3"])
            #expect(
                baseless.output == #"""
                    {"url":"user/7","route":"user","values":{"id":7},"canonical":"user/7"}
                    {"url":"https://help.example.com/articles/3","route":"help","values":{"number":3},"canonical":"https://help.example.com/articles/3"}

                    """#)
            let reason = folder.run(["match", "--raw", "--explain", "user/x/posts"])
            #expect(reason.code == .findings)
            #expect(
                reason.output == #"""
                    user/x/posts
                      no route
                      user       user/${name}
                                 the pattern ends before segment 3, which is 'posts'
                      userPosts  user/${id:Int}/posts?page=${page:Int=1}
                                 segment 2 is 'x', but ${id:Int} needs an Int
                      me         user/me
                                 segment 2 is 'x', but the pattern has 'me'

                    """#)
        }
    }

    @Test func bytesThatAreNotUTF8AreNotRepaired() throws {
        let tool = try builtTool()
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", SampleSpec.text)
            try folder.write(
                "script",
                "printf 'myapp://app/user/\\377\\nmyapp://app/user/\\303\\251\\r\\n' | "
                    + "'\(tool)' match --format=json -")
            let outcome = try runProcess("/bin/sh", ["script"], in: folder)
            #expect(outcome.code == 1)
            #expect(
                outcome.output == #"""
                    {"url":"myapp://app/user/\#u{FFFD}","route":null}
                    {"url":"myapp://app/user/é","route":"user","values":{"name":"é"},"canonical":"myapp://app/user/%C3%A9"}

                    """#)
        }
    }

    @Test func aURLThatEndsLikeASpecIsAURL() throws {
        let outcome = try match(["myapp://app/user/a.yaml", "myapp://app"])
        #expect(outcome.code == .success)
        #expect(outcome.output.hasPrefix("myapp://app/user/a.yaml\n  route      user\n"))
    }

    private func match(_ arguments: [String], spec: String = SampleSpec.text) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write("My.yaml", spec)
            return folder.run(["match", "My.yaml"] + arguments)
        }
    }
}
