import Testing

@testable import RouteLanguage

@Suite("Reading (Semantics, section 3)")
struct ReadingTests {
    @Test(
        arguments: [
            ("myapp://app/user/42/posts?page=2&premium=true", "posts id=42 page=2 premium=true"),
            ("MYAPP://APP/user/42/posts/?premium=true&x&page=2", "posts id=42 page=2 premium=true"),
            ("myapp://app/user/a%2Fb/profile", "profile id=a/b"),
            ("myapp://app/user//profile", "profile id="),
            ("myapp://app/user/%ED%95%9C/profile#x", "profile id=한"),
            ("myapp://app/user/%ED%95/profile", nil),
            ("myapp://app/user/%E/profile", nil),
            ("myapp://app/user/a/%70rofile", "profile id=a"),
            ("myapp://app/v1.2", "version major=1 minor=2"),
            ("myapp://app/v-1.-2", "version major=-1 minor=-2"),
            ("myapp://app/v1%2E2", "version major=1 minor=2"),
            ("myapp://app/@bob", "handle user=bob"),
            ("myapp://app/%40bob", "handle user=bob"),
            ("myapp://app/files/a/b%2Fc/", "files path=['a','b/c']"),
            ("myapp://app/files", "files path=[]"),
            ("myapp://app/files//", "files path=['']"),
            ("myapp://app:80/files", nil),
            ("myapp://app:/files", "files path=[]"),
            ("myapp://u@app/files", nil),
            ("myapp:/app/files", nil),
        ] as [(String, String?)])
    func aURL(url: String, expected: String?) throws {
        let table = try table([
            "profile: user/${id}/profile",
            "posts: user/${id:Int}/posts?page=${page:Int}&premium=${premium:Bool}",
            "version: v${major:Int}.${minor:Int}", "handle: @${user}", "files: files/${path...}",
        ])
        #expect(table.summary(url) == expected)
    }

    @Test(arguments: [
        "myapp://user/42", "myapp:///user/42", "myapp:/user/42", "myapp:user/42",
        "myapp://USER/42/",
    ])
    func aBaseWithoutHost(url: String) throws {
        let table = try table(
            ["user: user/${id:Int}"], bases: ["myapp://", "https://www.example.com"])
        #expect(table.summary(url) == "user id=42")
        #expect(table.canonical(url) == "myapp://user/42")
    }
}

@Suite("Texts that nothing can be made of (Semantics, rule 3.4)")
struct MalformedTests {
    @Test(
        arguments: [
            ("", "[]"), ("?ids=", "[]"), ("?ids=1,2", "['1','2']"), ("?ids=1,x,300,2", "['1','2']"),
            ("?ids=x", "[]"),
            ("?ids=%zz", "[]"), ("?ids=1,%FF", "[]"),
        ])
    func aLenientListWithASeparator(query: String, expected: String) throws {
        let table = try table(["a: a?ids=${ids:[UInt8],}"], isLenient: true)
        #expect(table.summary("myapp://app/a" + query) == "a ids=\(expected)")
    }

    @Test(arguments: ["%", "%4", "%zz", "%FF", "a%", "%ED%95"])
    func aMalformedEscapeDoesNotMatch(text: String) throws {
        let table = try table([
            "item: item?a=${a?}", "int: int?a=${a:Int?}", "default: default?a=${a=x}",
            "list: list?a=${a:[String]}",
            "path: path/${a}", "rest: rest/${a...}", "affix: affix/v${a}", "others: others?${a...}",
            "fragment: fragment#${a}", "literal: literal?a=x", "label: x",
        ])
        for route in ["item", "int", "default", "list", "literal", "others"] {
            #expect(table.summary("myapp://app/\(route)?a=\(text)") == nil, "\(route)")
        }
        for route in ["path/", "rest/", "affix/v", "fragment#"] {
            #expect(table.summary("myapp://app/\(route)\(text)") == nil, "\(route)")
        }
        #expect(table.summary("myapp://app/path/a?x=\(text)#\(text)") == "path a=a")
        #expect(table.summary("myapp://app/item?\(text)=1") == "item a=nil")
    }

    @Test(
        arguments: [
            ("https://a.example.com/x", "x"), ("https://A.EXAMPLE.com/x", "x"),
            ("https://a.b.example.com/x", nil),
            ("https://.example.com/x", nil), ("https://example.com/x", nil),
            ("https://%FF.example.com/x", nil),
            ("https://%61.example.com/x", "x"), ("https://a.%65xample.com/x", "x"),
            ("https://a%2Db.example.com/x", "x"), ("https://a-b.example.com/x", "x"),
            ("https://a%2Eb.example.com/x", nil), ("https://a%2Eexample.com/x", "x"),
            ("https://a.example.com:443/x", "x"), ("https://a.example.com:8080/x", nil),
            ("https://a@b.example.com/x", nil),
        ] as [(String, String?)])
    func aLabel(url: String, expected: String?) throws {
        let table = try table(["x: x"], bases: ["https://h", "https://*.example.com"])
        #expect(table.summary(url) == expected)
    }

    @Test func twoSpellingsOfACharacterAreTwoTexts() throws {
        let table = try table([
            "composed: \u{E9}/a", "decomposed: e\u{301}/b", "composedMixedPart: \u{E9}${x}",
            "decomposedMixedPart: e\u{301}${x:Int}",
        ])
        #expect(table.summary("myapp://app/%C3%A9/a") == "composed")
        #expect(table.summary("myapp://app/e%CC%81/b") == "decomposed")
        #expect(table.summary("myapp://app/%C3%A9/b") == nil)
        #expect(table.summary("myapp://app/%C3%A91") == "composedMixedPart x=1")
        #expect(table.summary("myapp://app/e%CC%811") == "decomposedMixedPart x=1")
    }
}
