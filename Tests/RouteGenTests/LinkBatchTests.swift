import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("url -")
struct LinkBatchTests {
    private static let spec = """
        scheme: myapp
        host: app
        types:
          Tab: [posts, likes]
          Size:
            type: Int
            range: 1...9
        routes:
          me: user/me
          user: user/${id:Int}?tab=${tab:Tab=posts}&near=${near:Double?}&on=${on:Bool?}&size=${size:Size?}
          page: user/${name}
          list: list?tag=${tags:[String]}&n=${numbers:[Int],}&${others...}
          big: big/${number:UInt64}
          code: item/${code:UInt8}
          item: item/${id:Int}
        """

    private func url(_ lines: [String], _ arguments: [String] = ["--format", "json"]) throws
        -> Outcome
    {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            return folder.run(["url", "-"] + arguments, input: lines.joined(separator: "\n"))
        }
    }

    @Test func aLineIsUTF8() throws {
        let line = Array(#"{"route":"page","values":{"name":"a"#.utf8)
        let spec = Self.spec
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            let bytes =
                line + [0xE9] + Array(#""}}"#.utf8) + Array("\n{\"route\":\"me\"}\n".utf8) + line
                + [0, 0x22]
            let outcome = folder.run(["url", "-"], bytes: bytes)
            #expect(outcome.output == "myapp://app/user/me\n")
            #expect(
                outcome.error == """
                    error: line 1: the line is not UTF-8
                    help: save it as UTF-8
                    error: line 3: the line has a NUL character
                    help: delete it

                    """)
            #expect(outcome.code == .findings)
        }
    }

    @Test(arguments: [
        (#"{"route":"me"}"#, "user/me"),
        (#"{"route":"me","values":{},"url":"ignored","line":1}"#, "user/me"),
        (#"{"route":"user","values":{"id":42}}"#, "user/42"),
        (
            #"{"route":"user","values":{"id":-7,"tab":"likes","near":1.5,"on":true,"size":9}}"#,
            "user/-7?tab=likes&near=1.5&on=true&size=9"
        ),
        // A text is read as on the command line, and a number as Swift prints it.
        (
            #"{"route":"user","values":{"id":"42","near":3,"on":"false","tab":null}}"#,
            "user/42?near=3&on=false"
        ),
        (#"{"route":"user","values":{"id":-0,"near":-0.0}}"#, "user/0?near=-0"),
        (#"{"route":"user","values":{"id":1,"near":1e20}}"#, "user/1?near=100000000000000000000"),
        (
            #"{"route":"page","values":{"name":"a\/b \u00e9 \ud83d\ude00"}}"#,
            "user/a%2Fb%20%C3%A9%20%F0%9F%98%80"
        ),
        (
            #"{"route":"list","values":{"tags":["a","b"],"numbers":[1,2],"others":{"b":"2","a":"1"}}}"#,
            "list?tag=a&tag=b&n=1,2&a=1&b=2"
        ),
        (#"{"route":"list","values":{"tags":[],"numbers":null}}"#, "list"),
        (#"{"route":"big","values":{"number":18446744073709551615}}"#, "big/18446744073709551615"),
    ])
    func writesTheLinkOfALine(line: String, path: String) throws {
        let outcome = try url([line])
        #expect(outcome.output == #"{"url":"myapp://app/\#(path)"}"# + "\n")
        #expect(outcome.error == "")
        #expect(outcome.code == .success)
        let text = try url([line], [])
        #expect(text.output == "myapp://app/\(path)\n")
        #expect(text.code == .success)
    }

    /// The line, the error, and the help.
    @Test(arguments: [
        (
            #"[{"route":"me"}]"#, "this is not an object with a route and values",
            #"write it as in {\"route\":\"user\",\"values\":{\"id\":42}}"#
        ),
        (
            #"{"route":"me","values":[]}"#, "the value of 'values' is not an object",
            #"write it as in {\"route\":\"user\",\"values\":{\"id\":42}}"#
        ),
        (
            #"{"route":7}"#, "there is no route", #"name it, as in \"route\":\"user\""#
        ),
        (
            #"{"route":"me",}"#, "this is not JSON: a comma before '}', column 14",
            "delete the comma"
        ),
        (
            #"{"route":"me","route":"list"}"#, "the key 'route' is there twice",
            "leave one of them out"
        ),
        (
            #"{"route":"item","values":{"id":1,"id":1}}"#, "the key 'id' is there twice",
            "leave one of them out"
        ),
        (
            #"{"route":"item","values":{"id":{"a":1}}}"#, "the value of 'id' is not one value",
            "the route is item(id: Int)"
        ),
        (
            #"{"route":"list","values":{"others":{"k":1,"a":"b","a":"b"}}}"#,
            "the value of 'others.k' is not a string; 'others.a' is given twice",
            "the route is list(tags: [String] = [], numbers: [Int] = [], others: [String: String] = [:])"
        ),
        (
            #"{"route":"user","values":{"id":1,"near":1e400}}"#,
            "the value '1e400' of 'near' is not a valid Double",
            "write a finite decimal number, as in 1.5"
        ),
        (
            #"{"route":"user","values":{"id":1.0}}"#, "the value '1.0' of 'id' is not a valid Int",
            "write a whole number from -9223372036854775808 to 9223372036854775807"
        ),
        (
            #"{"url":"myapp://app/nothing","route":null}"#, "there is no route",
            #"name it, as in \"route\":\"user\""#
        ),
        (#"{"route":"usr"}"#, "there is no route 'usr'", "did you mean 'user'?"),
        (#"{"route":"me","values":{"id":1}}"#, "'me' has no parameters", "the route is me"),
        (
            #"{"route":"item","values":{"ids":1}}"#, "'item' has no parameter 'ids'",
            "did you mean 'id'?"
        ),
        (
            #"{"route":"item","values":{}}"#, "the value of 'id' is missing",
            "the route is item(id: Int)"
        ),
        (
            #"{"route":"item","values":{"id":null}}"#, "the value of 'id' is missing",
            "the route is item(id: Int)"
        ),
        (
            #"{"route":"item","values":{"id":1.5}}"#, "the value '1.5' of 'id' is not a valid Int",
            "write a whole number from -9223372036854775808 to 9223372036854775807"
        ),
        (
            #"{"route":"item","values":{"id":true}}"#, "the value of 'id' is not a number",
            "the route is item(id: Int)"
        ),
        (
            #"{"route":"item","values":{"id":[1]}}"#, "the value of 'id' is not one value",
            "the route is item(id: Int)"
        ),
        (
            #"{"route":"page","values":{"name":7}}"#, "the value of 'name' is not a string",
            "the route is page(name: String)"
        ),
        (
            #"{"route":"user","values":{"on":"yes","size":12,"tab":"x"}}"#,
            "the value 'yes' of 'on' is not a valid Bool; the value '12' of 'size' is not a valid Size; "
                + "the value 'x' of 'tab' is not a valid Tab", "write true or false"
        ),
        (
            #"{"route":"user","values":{"id":1,"on":1}}"#, "the value of 'on' is not true or false",
            "the route is user(id: Int, tab: Tab = .posts, near: Double? = nil, on: Bool? = nil, size: Size? = nil)"
        ),
        (
            #"{"route":"list","values":{"tags":"a","others":["b"]}}"#,
            "the value of 'tags' is not a list; the value of 'others' is not an object of strings",
            "the route is list(tags: [String] = [], numbers: [Int] = [], others: [String: String] = [:])"
        ),
    ])
    func whatIsWrongWithALine(line: String, error: String, help: String) throws {
        let outcome = try url(["", line])
        #expect(outcome.output == #"{"line":2,"error":"\#(error)","help":"\#(help)"}"# + "\n")
        #expect(outcome.error == "")
        #expect(outcome.code == .findings)
        let text = try url(["", line], [])
        #expect(text.output == "")
        #expect(
            text.error == "error: line 2: \(error)\nhelp: \(help.replacing("\\\"", with: "\""))\n")
        #expect(text.code == .findings)
    }

    @Test func aLinkThatOpensSomethingElse() throws {
        let line = #"{"route":"item","values":{"id":7}}"#
        let warning = "this URL is read as code(code: 7)"
        #expect(
            try url([line]).output == #"{"url":"myapp://app/item/7","warning":"\#(warning)"}"#
                + "\n")
        let text = try url([line], [])
        #expect(text.output == "myapp://app/item/7\n")
        #expect(text.error == "warning: \(warning)\n")
        #expect(text.code == .success)
    }

    /// A line that fails doesn't keep others from being written.
    @Test func everyLineHasAnAnswer() throws {
        let outcome = try url(
            [#"{"route":"me"}"#, "x", #"{"route":"page","values":{"name":"a"}}"#], ["--host", "b"])
        #expect(outcome.output == "myapp://b/user/me\nmyapp://b/user/a\n")
        #expect(
            outcome.error.hasPrefix("error: line 2: this is not JSON: unexpected 'x', column 1\n"))
        #expect(outcome.code == .findings)
    }

    @Test func manyProblemsAreCounted() throws {
        let values = (1...50_000).map { #""v\#($0)":1"# }.joined(separator: ",")
        let outcome = try url([#"{"route":"me","values":{\#(values)}}"#], [])
        #expect(
            outcome.error == "error: line 1: "
                + String(repeating: "'me' has no parameters; ", count: 8)
                + "49992 more problems\nhelp: the route is me\n")
    }

    /// An element costs the same wherever it is in a list, and so does an item.
    @Test func listsAndItemsOfAnyLength() throws {
        let numbers = (1...20_000).map(String.init).joined(separator: ",")
        let items = (1...20_000).map { #""k\#($0)":"v""# }.joined(separator: ",")
        let line = #"{"route":"list","values":{"numbers":[\#(numbers)],"others":{\#(items)}}}"#
        let outcome = try url([line], [])
        #expect(outcome.error == "")
        #expect(outcome.output.hasPrefix("myapp://app/list?n=1,2,3,"))
        #expect(outcome.output.utf8.split(separator: UInt8(ascii: "&")).count == 20_001)
    }

    @Test func aByteOrderMarkIsNotPartOfTheFirstLine() throws {
        try #expect(url(["\u{FEFF}" + #"{"route":"me"}"#], []).output == "myapp://app/user/me\n")
    }

    /// What `match` prints for links that `url` wrote is the same links again.
    @Test func theOppositeOfMatch() throws {
        let links = [
            "myapp://app/user/me", "myapp://app/user/42?tab=likes&near=1.5&on=true&size=3",
            "myapp://app/user/a%2Fb", "myapp://app/list?tag=a&tag=b&n=1,2&a=1",
            "myapp://app/big/18446744073709551615",
            "myapp://app/user/1?near=100000000000000000000", "myapp://app/item/256",
        ]
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            let matched = folder.run(
                ["match", "--format", "json", "-"], input: links.joined(separator: "\n"))
            #expect(matched.code == .success)
            let written = folder.run(["url", "-"], input: matched.output)
            #expect(written.output.split(separator: "\n").map(String.init) == links)
            #expect(written.error == "")
        }
    }

    @Test func oneLinkInJSON() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            let outcome = folder.run(["url", "user", "id=7", "--format", "json"])
            #expect(outcome.output == #"{"url":"myapp://app/user/7"}"# + "\n")
        }
    }
}
