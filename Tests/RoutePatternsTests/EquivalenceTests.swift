import Testing

@testable import RouteLanguage

@Suite("Equivalent URLs open the same route (Semantics, law 5)")
struct EquivalenceTests {
    static let lines = [
        "me: user/me", "user: user/${name}", "number: item/${id:Int}", "flag: flag/${on:Bool}",
        "tab: tab/${tab:Tab}",
        "key: key/${id:UUID}", "code: code/${code:Code}", "page: open?page=${page:URL}",
        "token: token/${t:Token}",
        "sort: list?sort=${sort:Sort}", "ids: ids/${ids:[Int],}", "ids: none",
        "rest: rest/${numbers:Int...}",
        "filter: filter?sort=${sort?}&type=all&${others...}", "room: room#/${room}?via=${via?}",
        "login: login#key=1",
    ]

    /// An escaped letter or digit, an unescaped URL, and what both open.
    @Test(arguments: [
        ("user/%6De", "user/me", "me"), ("%75ser/%6d%65", "user/me", "me"),
        ("user/%6Deg", "user/meg", "user name=meg"),
        ("item/%37", "item/7", "number id=7"), ("item/%2d%37", "item/-7", "number id=-7"),
        ("flag/tr%75e", "flag/true", "flag on=true"), ("tab/%61-b", "tab/a-b", "tab tab=a-b"),
        ("code/%33f", "code/3f", "code code=3f"), ("token/%78", "token/x", "token t=x"),
        ("open?page=%78:y", "open?page=x:y", "page page=x:y"),
        ("open?p%61ge=x:y", "open?page=x:y", "page page=x:y"),
        ("list?sort=%61", "list?sort=a", "sort sort=a"),
        ("list?sort=%7A", "list?sort=z", "sort sort=b"),
        ("ids/%31%2C2", "ids/1,2", "ids ids=['1','2']"),
        ("rest/1/%32", "rest/1/2", "rest numbers=['1','2']"),
        ("filter?s%6Frt=up&type=%61ll", "filter?sort=up&type=all", "filter sort=up others={}"),
        ("filter?%74ype=all&%61=b", "filter?type=all&a=b", "filter sort=nil others={a:b}"),
        ("room#/%78?v%69a=y", "room#/x?via=y", "room room=x via=y"),
        ("login#%6Bey=%31", "login#key=1", "login"),
    ])
    func anEscapeEqualsItsCharacter(escaped: String, plain: String, expected: String) throws {
        let sort = RouteType.closed(ClosedType(name: "Sort", values: ["a", "b"], fallback: "b"))
        let code = try ConstrainedType(
            name: "Code", type: "String", length: "2", characters: "0-9a-f")
        let table = try table(
            Self.lines, types: ["Tab": ["a-b"]], constrained: [code], others: [sort])
        #expect(table.summary("myapp://app/" + plain) == expected)
        #expect(table.summary("myapp://app/" + escaped) == expected)
        #expect(table.summary("MYAPP://%61PP/" + escaped) == expected)
    }

    @Test(
        arguments: [
            ("https://%45n.wiki.org/x", "wiki lang=en"),
            ("https://en%2Ewiki.ORG/x", "wiki lang=en"),
            ("https://a-%42.wiki.org/x", "wiki lang=a-b"), ("https://a%2Eb.wiki.org/x", nil),
            ("https://a%3A80.wiki.org/x", nil), ("https://a%2Fb.wiki.org/x", nil),
            ("https://%2Ewiki.org/x", nil),
            ("https://%E9.wiki.org/x", nil), ("https://%C3%A9.wiki.org/x", nil),
            ("https://%.wiki.org/x", nil),
            ("https://%57WW.example.com/y", "any"), ("https://%77.Example.com/y", "any"),
            ("https://w%2Ew.example.com/y", nil), ("https://%61.net:8080/z", "net host=a.net"),
            ("https://%61.net%3A8080/z", nil),
        ] as [(String, String?)])
    func aHostIsDecoded(url: String, expected: String?) throws {
        let table = try table(
            ["wiki: https://${lang}.wiki.org/x", "any: y", "net: https://${host}:8080/z"],
            bases: ["https://www.example.com", "https://*.example.com"])
        #expect(table.summary(url) == expected)
    }
}

@Suite("A value that an earlier pattern also reads (Semantics, law 1)")
struct OverlapTests {
    private func expect(
        _ table: RouteTable, _ name: String, _ value: RouteValue, writes text: String, opens: String
    ) {
        #expect(table.url(name, value) == "myapp://app/" + text)
        #expect(table.url(name, value, form: .rawValue) == text)
        #expect(table.summary("myapp://app/" + text) == opens)
    }

    @Test func itIsWrittenPlainly() throws {
        let table = try table([
            "user: user/${id}", "me: user/me", "dash: user/-", "number: user/${n:Int}",
        ])
        expect(table, "user", "me", writes: "user/me", opens: "me")
        expect(table, "user", "-", writes: "user/-", opens: "dash")
        expect(table, "user", "7", writes: "user/7", opens: "number n=7")
        expect(table, "user", "you", writes: "user/you", opens: "user id=you")
    }

    @Test func aRestOfTheItemsIsWrittenPlainly() throws {
        let table = try table([
            "search: search?${filters...}", "typed: search?type=user&${filters...}",
            "page: search?page=${page}",
        ])
        expect(
            table, "search", .items(["type": "user"]), writes: "search?type=user",
            opens: "typed filters={}")
        expect(
            table, "search", .items(["page": "1"]), writes: "search?page=1", opens: "page page=1")
    }

    /// In a fragment that has only items, a segment is read as the name of an item.
    @Test func aSegmentOfAFragmentIsWrittenPlainly() throws {
        let table = try table(["items: a#k=${y}&z=${z?}", "segments: a#${x}"])
        expect(table, "segments", "k", writes: "a#k", opens: "items y= z=nil")
        expect(table, "segments", "l", writes: "a#l", opens: "segments x=l")
    }

    /// A key of a rest that the pattern names is read as that item.
    @Test(
        arguments: [
            (["page": "2"], "x?page=1&page=2", "all page=1 more=nil others={}"),
            (["more": "2"], "x?page=1&more=2", "all page=1 more=2 others={}"),
            (["m": "2", "a": "3"], "x?page=1&a=3&m=2", "all page=1 more=2 others={a:3}"),
            (["error": "2"], "x?page=1&error=2", nil), (["-": "2"], "x?page=1&-=2", nil),
        ] as [([String: String], String, String?)])
    func aKeyThatThePatternNames(others: [String: String], text: String, expected: String?) throws {
        let table = try table(["all: x?page=${page:Int}&more|m=${more?}&!error&!-&${others...}"])
        #expect(table.url("all", 1, .null, .items(others)) == "myapp://app/" + text)
        #expect(table.summary("myapp://app/" + text) == expected)
    }
}
