import Testing

@testable import RouteLanguage

extension RouteTable {
    /// Explanations as lines, such as `user: the path ends before 'x'`.
    func explained(_ url: String) -> [String] {
        explain(url: url).map { explanation in
            (explanation.pattern.map { route(of: $0).name + ": " } ?? "") + explanation.message
        }
    }
}

@Suite("Why no pattern matches")
struct ExplanationTests {
    static let lines = [
        "user: user/${id:Int}/posts?page=${page:Int}&type=all&tab=${tab:Tab?}",
        "version: v${major:Int}.${minor:Int}",
        "files: files/${path:Int...}?n=${n:[Int]}", "room: room#/${room:UUID}?via=${via:Bool}",
        "key: key#key=${key}",
        "rest: rest?${all...}", "profile: profile/me/edit", "token: token/${t:Token}",
    ]

    @Test(
        arguments: [
            (
                "myapp://app/user/abc/posts",
                ["user: segment 2 is 'abc', but ${id:Int} needs an Int"]
            ),
            ("myapp://app/user/1", ["user: the path ends before 'posts'"]),
            ("myapp://app/user/1/post", ["user: segment 3 is 'post', but the pattern has 'posts'"]),
            (
                "myapp://app/user/1/posts/x",
                ["user: the pattern ends before segment 4, which is 'x'"]
            ),
            ("myapp://app/user/1/%70osts", ["user: the item 'page' is missing"]),
            (
                "myapp://app/user/%/posts",
                ["user: segment 2 is text with a malformed escape, or not UTF-8"]
            ),
            (
                "myapp://app/user/%FF/posts",
                ["user: segment 2 is text with a malformed escape, or not UTF-8"]
            ),
            ("myapp://app/user//posts", ["user: segment 2 is empty, but ${id:Int} needs an Int"]),
            ("myapp://app/user/1/posts", ["user: the item 'page' is missing"]),
            (
                "myapp://app/user/1/posts?type=all&page=x",
                ["user: the item 'page' is 'x', but ${page:Int} needs an Int"]
            ),
            (
                "myapp://app/user/1/posts?type=all&page=%",
                ["user: the item 'page' is text with a malformed escape, or not UTF-8"]
            ),
            ("myapp://app/user/1/posts?page=1", ["user: the item 'type' is missing"]),
            (
                "myapp://app/user/1/posts?page=1&type=x",
                ["user: the item 'type' is 'x', but the pattern has 'all'"]
            ),
            (
                "myapp://app/user/1/posts?page=1&type=all&tab=x",
                ["user: the item 'tab' is 'x', but ${tab:Tab?} needs 'a', 'b' or 'c'"]
            ),
            (
                "myapp://app/vx",
                ["version: segment 1 is 'vx', which does not match v${major:Int}.${minor:Int}"]
            ),
            (
                "myapp://app/files/1/x",
                ["files: the text of 'path' is 'x', but ${path:Int...} needs an Int"]
            ),
            (
                "myapp://app/files?n=1&n=x",
                ["files: the item 'n' is 'x', but ${n:[Int]} needs an Int"]
            ),
            ("myapp://app/room", ["room: the URL has no fragment, but the pattern has one"]),
            (
                "myapp://app/room#/x",
                ["room: a segment of the fragment is 'x', but ${room:UUID} needs a UUID"]
            ),
            (
                "myapp://app/room#x",
                ["room: a segment of the fragment is 'x', but the pattern has ''"]
            ),
            ("myapp://app/room#/", ["room: the fragment ends before ${room:UUID}"]),
            (
                "myapp://app/room#/E621E1F8-C36C-495A-93FC-0C247A3E6E5F/y",
                ["room: the fragment continues with 'y', but the pattern's does not"]
            ),
            (
                "myapp://app/room#/E621E1F8-C36C-495A-93FC-0C247A3E6E5F?via=no",
                ["room: the item 'via' is 'no', but ${via:Bool} needs 'true' or 'false'"]
            ),
            ("myapp://app/key#x=1", ["key: the item 'key' is missing"]),
            (
                "myapp://app/rest?a=%",
                [
                    "rest: an item that ${all...} would capture has a malformed escape or is not UTF-8"
                ]
            ),
            ("myapp://app/token/", ["token: the path ends before ${t:Token}"]),
            (
                "myapp://app/token//",
                ["token: the text of 't' is empty, but ${t:Token} needs a Token"]
            ),
            (
                "myapp://app/profil",
                ["profile: segment 1 is 'profil', but the pattern has 'profile'"]
            ),
        ] as [(String, [String])])
    func theNearestPatternHasAReason(url: String, expected: [String]) throws {
        let table = try table(Self.lines, types: ["Tab": ["a", "b", "c"]])
        #expect(Array(table.explained(url).prefix(1)) == expected)
    }

    static let mixedLines = [
        "map: map?ll|at=${lat:Latitude},${lon:Longitude}", "version: v${major:Int}.${minor:Int}",
        "pair: pair?p=${a}-${b:Int}", "between: between/${a:Int}-${b}-${c:Int}",
        "room: room#r${n:UInt8}/x",
        "code: code?c=(${code:Code})", "tab: tab/${t:Tab}.${n:Int}",
        "five: five?x=${a:Int},${b:Int},${c:Int}",
    ]

    /// The message names the text of the first parameter that doesn't match where the literal texts
    /// after it are; if one of these is missing, the whole part.
    @Test(
        arguments: [
            (
                "map?ll=-91,8",
                "map: the text of 'lat' in the item 'll' is '-91', but ${lat:Latitude} needs a Double in -90...90"
            ),
            (
                "map?ll=1,181",
                "map: the text of 'lon' in the item 'll' is '181', but ${lon:Longitude} needs a Double in -180...180"
            ),
            (
                "map?ll=91,181",
                "map: the text of 'lat' in the item 'll' is '91', but ${lat:Latitude} needs a Double in -90...90"
            ),
            (
                "map?at=91,0",
                "map: the text of 'lat' in the item 'at' is '91', but ${lat:Latitude} needs a Double in -90...90"
            ),
            (
                "map?ll=,0",
                "map: the text of 'lat' in the item 'll' is empty, but ${lat:Latitude} needs a Double in -90...90"
            ),
            (
                "map?ll=%39%31,0",
                "map: the text of 'lat' in the item 'll' is '91', but ${lat:Latitude} needs a Double in -90...90"
            ),
            (
                "map?ll=1,2,3",
                "map: the text of 'lon' in the item 'll' is '2,3', but ${lon:Longitude} needs a Double in -180...180"
            ),
            (
                "map?ll=1%2C2,8",
                "map: the text of 'lon' in the item 'll' is '2,8', but ${lon:Longitude} needs a Double in -180...180"
            ),
            (
                "map?ll=1",
                "map: the item 'll' is '1', which does not match ${lat:Latitude},${lon:Longitude}"
            ),
            (
                "map?ll=%,1",
                "map: the item 'll' is text with a malformed escape, or not UTF-8, which does not match ${lat:Latitude},${lon:Longitude}"
            ),
            (
                "map?at=1",
                "map: the item 'at' is '1', which does not match ${lat:Latitude},${lon:Longitude}"
            ),
            (
                "vx.1",
                "version: the text of 'major' in segment 1 is 'x', but ${major:Int} needs an Int"
            ),
            (
                "v1.x",
                "version: the text of 'minor' in segment 1 is 'x', but ${minor:Int} needs an Int"
            ),
            (
                "v1.2.x",
                "version: the text of 'minor' in segment 1 is '2.x', but ${minor:Int} needs an Int"
            ),
            ("v1", "version: segment 1 is 'v1', which does not match v${major:Int}.${minor:Int}"),
            (
                "pair?p=a-b-c",
                "pair: the text of 'b' in the item 'p' is 'b-c', but ${b:Int} needs an Int"
            ),
            (
                "pair?p=a-b",
                "pair: the text of 'b' in the item 'p' is 'b', but ${b:Int} needs an Int"
            ),
            (
                "between/1-x-y",
                "between: the text of 'c' in segment 2 is 'y', but ${c:Int} needs an Int"
            ),
            (
                "between/1-x--",
                "between: the text of 'c' in segment 2 is '-', but ${c:Int} needs an Int"
            ),
            (
                "room#r300/x",
                "room: the text of 'n' in a segment of the fragment is '300', but ${n:UInt8} needs a UInt8"
            ),
            (
                "code?c=(a)",
                "code: the text of 'code' in the item 'c' is 'a', but ${code:Code} needs a String of 2 characters"
            ),
            (
                "tab/d.1",
                "tab: the text of 't' in segment 2 is 'd', but ${t:Tab} needs 'a', 'b' or 'c'"
            ),
            (
                "five?x=1,x,y",
                "five: the text of 'b' in the item 'x' is 'x', but ${b:Int} needs an Int"
            ),
        ] as [(String, String)])
    func thePieceThatDoesNotFit(url: String, expected: String) throws {
        let table = try table(
            Self.mixedLines, types: ["Tab": ["a", "b", "c"]],
            constrained: [
                try ConstrainedType(name: "Latitude", type: "Double", range: "-90...90"),
                try ConstrainedType(name: "Longitude", type: "Double", range: "-180...180"),
                try ConstrainedType(name: "Code", type: "String", length: "2"),
            ])
        #expect(table.explained("myapp://app/" + url).first == expected)
    }

    @Test func aLongPartIsSplit() throws {
        let table = try table(["pair: pair/${a}-${b:Int}"])
        let text = String(repeating: "a", count: 10_000) + "-x"
        let found = table.explained("myapp://app/pair/" + text).first
        #expect(found == "pair: the text of 'b' in segment 2 is 'x', but ${b:Int} needs an Int")
    }

    @Test(
        arguments: [
            ("item?query=", "item: the item 'query' is empty, but ${n:Int} needs an Int"),
            ("item?query=x", "item: the item 'query' is 'x', but ${n:Int} needs an Int"),
            ("item?q=&query=x", "item: the item 'q' is empty, but ${n:Int} needs an Int"),
            ("optional?k=x", "optional: the item 'k' is 'x', but ${n:Int?} needs an Int"),
            ("list?q=1&query=x&q=y", "list: the item 'query' is 'x', but ${n:[Int]} needs an Int"),
            ("list?query=1&q=x", "list: the item 'q' is 'x', but ${n:[Int]} needs an Int"),
            ("commas?query=1,x", "commas: the item 'query' is '1,x', but ${n:[Int],} needs an Int"),
            ("literal?query=x", "literal: the item 'query' is 'x', but the pattern has 'a'"),
            ("item", "item: the items 'q' and 'query' are missing"),
        ] as [(String, String)])
    func theAliasThatIsThere(url: String, expected: String) throws {
        let table = try table([
            "item: item?q|query=${n:Int}", "optional: optional?q|query|k=${n:Int?}",
            "list: list?q|query=${n:[Int]}",
            "commas: commas?q|query=${n:[Int],}", "literal: literal?q|query=a",
        ])
        #expect(table.explained("myapp://app/" + url).first == expected)
    }

    @Test func aLongListOfValuesIsCut() throws {
        let table = try table(
            ["city: city/${city:City}"], types: ["City": (1...5000).map { "c\($0)" }])
        let list = "'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8' and 4992 more"
        #expect(
            table.explained("myapp://app/city/x") == [
                "city: segment 2 is 'x', but ${city:City} needs \(list)"
            ])
    }

    @Test func theBestThreeOfSeveral() throws {
        let table = try table([
            "a: user/${id:Int}", "b: user/${id:Bool}", "c: user/meet/x", "d: user/you",
            "e: other/x",
        ])
        #expect(
            table.explained("myapp://app/user/mee") == [
                "c: segment 2 is 'mee', but the pattern has 'meet'",
                "b: segment 2 is 'mee', but ${id:Bool} needs 'true' or 'false'",
                "a: segment 2 is 'mee', but ${id:Int} needs an Int",
            ])
    }

    @Test(arguments: [
        ("user/1", "it does not start with a scheme and ':', so it is not a URL"),
        ("", "it does not start with a scheme and ':', so it is not a URL"),
        ("1a://x", "it does not start with a scheme and ':', so it is not a URL"),
        ("myapp://bob@app/x", "it has user information before '@', which no pattern matches"),
        ("other://app/x", "the scheme is 'other', but the bases have 'https' and 'myapp'"),
        ("myapp://ap/x", "the host is 'ap', but the base has 'app'"),
        ("myapp:/x", "it has no host, but the base has 'app'"),
        ("myapp:///x", "it has no host, but the base has 'app'"),
        ("myapp://app:1:2/x", "it has no valid host, but the base has 'app'"),
        ("myapp://app:80/x", "the host is 'app:80', but the base has 'app'"),
        ("https://h/x", "the host is 'h', but the bases have 'example.com' and '*.example.com'"),
        (
            "https://bücher.example/x",
            "the host is 'bücher.example', but the bases have 'example.com' and '*.example.com'"
        ),
        ("https://example.com/x", "segment 1 is 'x', but the pattern has 'shop'"),
        ("myapp://app", "the path is empty, but no pattern has an empty path"),
        ("myapp://app/nothing/at/all", "no pattern starts with 'nothing'"),
        ("https://example.com/shop/nothing", "no pattern starts with 'nothing'"),
    ])
    func theReasonIsEveryPatterns(url: String, expected: String) throws {
        let table = try table(
            ["user: user/${id}", "files: files"],
            bases: ["myapp://app", "https://example.com/shop", "https://*.example.com/shop"])
        #expect(table.explained(url) == [expected])
    }

    @Test func aHostThatIsAParameterHasNoPort() throws {
        let table = try table(["wiki: https://${lang}/x", "home: https://h/y"])
        #expect(
            table.explained("https://h:8080/x").first
                == "the host is 'h:8080', but the bases have 'h' and '${lang}'")
    }

    /// The URL is under the base, although no other pattern's path matches.
    @Test func theOnlyPatternLacksAnItem() throws {
        let table = try table(["user: user?page=${page:Int}"])
        #expect(table.explained("myapp://app/user") == ["user: the item 'page' is missing"])
    }

    /// A number takes all that it can, so it is not the first one that doesn't match.
    @Test func aMixedSegmentWithoutASplit() throws {
        let table = try table(["sum: sum/${a:Double}.${b:Int}.${c:Int}"])
        #expect(
            table.explained("myapp://app/sum/1.2.3") == [
                "sum: segment 2 is '1.2.3', which does not match ${a:Double}.${b:Int}.${c:Int}"
            ])
    }

    @Test func aShortTextResemblesNone() throws {
        #expect(
            try table(["a: a", "b: of/x"]).explained("myapp://app/c") == [
                "no pattern starts with 'c'"
            ])
    }

    @Test func aMatchingURLNeedsNoExplanation() throws {
        let table = try table(["user: user/${id}"])
        #expect(table.explained("myapp://app/user/1") == [])
    }
}
