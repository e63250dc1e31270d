import RouteRuntime
import Testing

@testable import RouteLanguage

@Suite("Writing (Semantics, section 5)")
struct WritingTests {
    @Test func theFirstBaseAndTheFirstPatternThatCanExpressTheValue() throws {
        let table = try table(
            [
                "feed: feed", "feed: feed/${page:Int?}",
                "artist: artist/${id}?tab=${tab:Tab=posts}",
                "artist: artist/${id}/likes | set tab=likes", "list: list",
                "list: list?tag=${tags:[Int]}&more=${more?}", "files: files",
                "files: f/${path...}",
            ], bases: ["myapp://app", "https://h"], types: ["Tab": ["posts", "likes", "other"]])
        #expect(table.url("feed", .null) == "myapp://app/feed")
        #expect(table.url("feed", 3) == "myapp://app/feed/3")
        #expect(table.url("artist", "a", "posts") == "myapp://app/artist/a")
        #expect(table.url("artist", "a", "other") == "myapp://app/artist/a?tab=other")
        #expect(table.summary("https://h/artist/a/likes") == "artist id=a tab=likes")
        #expect(table.url("list", .list([]), .null) == "myapp://app/list")
        #expect(table.url("list", .list([]), "") == "myapp://app/list")
        #expect(table.url("list", .list([1]), .null) == "myapp://app/list?tag=1")
        #expect(table.url("list", .list([]), "x") == "myapp://app/list?more=x")
        #expect(table.url("files", .list([])) == "myapp://app/files")
        #expect(table.url("files", .list([""])) == "myapp://app/f//")
    }

    @Test func aPatternCanImplyAValue() throws {
        let table = try table(["me: me | set id=1", "me: user/${id:Int}"])
        #expect(table.summary("myapp://app/me") == "me id=1")
        #expect(table.url("me", 1) == "myapp://app/me")
        #expect(table.url("me", 2) == "myapp://app/user/2")
    }

    @Test func keysAreInByteOrder() throws {
        let table = try table(["a: x?${others...}"])
        #expect(
            table.url("a", .items(["f": "1", "e\u{301}": "2", "é2": "3"]))
                == "myapp://app/x?e%CC%81=2&f=1&%C3%A92=3")
    }

    @Test func anOptionalTextThatIsEmptyIsNil() throws {
        let table = try table(["r: a", "r: b/${x?}"])
        #expect(table.url("r", "") == "myapp://app/a")
        #expect(table.summary("myapp://app/b//") == nil)
    }

    @Test func valuesThatNoPatternExpresses() throws {
        let table = try table(["a: x/${id?}", "b: y", "b: z/${n:Int=1}"])
        #expect(table.url("a", .null) == nil)
        #expect(table.url("a", "") == nil)
        #expect(table.url("a", "v") == "myapp://app/x/v")
        #expect(table.url("b", 1) == "myapp://app/y")
        #expect(table.url("b", 2) == "myapp://app/z/2")
    }

    /// Writing by one pattern writes only what that pattern can express, as a route's writing does.
    @Test func aPatternWritesOnlyWhatItCanExpress() throws {
        let table = try table(["a: b", "a: b/${ids:[Int],}", "c: c | set x=1", "c: c/${x?}"])
        let patterns = table.routeIDs.flatMap { Array(table.patternIDs(of: $0)) }
        func text(_ pattern: Int, _ value: RouteValue) -> String? {
            table.write([value], by: patterns[pattern], .rawValue)
        }
        #expect(text(0, .list([])) == "b")
        #expect(text(0, .list([1])) == nil)
        #expect(text(1, .list([])) == nil)
        #expect(text(1, .list([1, 2])) == "b/1,2")
        #expect(text(2, "1") == "c")
        #expect(text(2, "2") == nil)
        #expect(text(3, .null) == nil)
        #expect(text(3, "2") == "c/2")
    }

    @Test func valuesEscapeAllButUnreservedCharacters() throws {
        let table = try table(["a: ${x}?q=${q}#${y}"])
        let text = "aZ09-._~ !\"#$%&'()*+,/:;<=>?@[\\]^`{|}\u{7F}é\0"
        let escaped =
            "aZ09-._~%20%21%22%23%24%25%26%27%28%29%2A%2B%2C%2F%3A%3B%3C%3D%3E%3F%40%5B%5C%5D%5E%60%7B%7C%7D%7F%C3%A9%00"
        #expect(
            table.url("a", .string(text), .string(text), .string(text))
                == "myapp://app/\(escaped)?q=\(escaped)#\(escaped)")
        #expect(
            table.summary("myapp://app/\(escaped)?q=\(escaped)#\(escaped)")
                == "a x=\(text) q=\(text) y=\(text)")
    }

    @Test(
        arguments: [
            ("a b%22é", false, "a%20b%22%C3%A9"),
            ("%3C%3E%5C%5E%60%7B%7C%7D", false, "%3C%3E%5C%5E%60%7B%7C%7D"),
            ("x#a b\"<>\\^`{|}é", false, "x#a%20b%22%3C%3E%5C%5E%60%7B%7C%7D%C3%A9"),
            ("!$&'()*+,;=:@-._~", false, "!$&'()*+,;=:@-._~"),
            ("%2F%3F%23%25%5B", false, "%2F%3F%23%25%5B"),
            ("x?a+b=c+d/e?f", false, "x?a+b=c+d/e?f"), ("x?a+b=c+d", true, "x?a%2Bb=c%2Bd"),
            ("a+b", true, "a+b"),
            ("x?n%26m%3Do=p%26q=r%23", false, "x?n%26m%3Do=p%26q=r%23"),
            ("x#a%3Fb+c", true, "x#a%3Fb+c"),
            ("x#a/b@c", false, "x#a/b@c"),
        ])
    func inLiteralTextOnlyWhatAURLDoesNotAllowThere(
        pattern: String, plusIsSpace: Bool, expected: String
    ) throws {
        let table = try table(["a: " + pattern], plusIsSpace: plusIsSpace)
        #expect(table.url("a") == "myapp://app/" + expected)
        #expect(table.summary("myapp://app/" + expected) == "a")
    }

    /// What a URL allows where the text is stays as it is, before and after values.
    @Test(
        arguments: [
            ("a/é${x} b", false, "a/%C3%A91%20b"),
            ("a/${x}!$&'()*+,;=:@~", false, "a/1!$&'()*+,;=:@~"),
            ("a/${x}%3F%2F%23%25%5B", false, "a/1%3F%2F%23%25%5B"),
            ("a?x=(${x}+ é)", false, "a?x=(1+%20%C3%A9)"),
            ("a?x=${x}+", true, "a?x=1%2B"), ("a/${x}+", true, "a/1+"),
            ("a?x=${x}/?:@%26%23=", false, "a?x=1/?:@%26%23="),
            ("a#v${x}%3F/b", false, "a#v1%3F/b"), ("a#k=${x}+", true, "a#k=1%2B"),
            ("a#k=v${x}?", false, "a#k=v1?"),
        ])
    func inLiteralTextNextToValues(pattern: String, plusIsSpace: Bool, expected: String) throws {
        let table = try table(["a: " + pattern], plusIsSpace: plusIsSpace)
        #expect(table.url("a", "1") == "myapp://app/" + expected)
        #expect(table.summary("myapp://app/" + expected) == "a x=1")
    }

    @Test func itemsAreInThePatternsOrderAndTheRestInByteOrder() throws {
        let table = try table(["a: x?z=${z}&b=1&y=${y:Int?}&${others...}#k=${k}&${rest...}"])
        let url = table.url(
            "a", "1", .null, "4", .items(["b2": "", "B": "2", "é": "3"]), .items(["a": "5"]))
        #expect(url == "myapp://app/x?z=1&b=1&B=2&b2=&%C3%A9=3#k=4&a=5")
    }

    @Test(
        arguments: [
            ("myapp://", "a/${x}", [""], "myapp://a//"),
            ("myapp://", "${x}/a", [""], "myapp:////a"),
            ("myapp://", "${x}", [""], "myapp:////"),
            ("myapp://", "@${x}", ["bob"], "myapp:///@bob"),
            ("myapp://", "/a:b/${x}", ["c"], "myapp:///a:b/c"),
            ("myapp://", "${x}:1", ["c"], "myapp:///c:1"),
            ("myapp://", "${x}", ["a:b@c"], "myapp://a%3Ab%40c"), ("myapp://", "", [], "myapp://"),
            ("myapp://", "?x=${x}", ["1"], "myapp://?x=1"),
            ("geo:", "${x},${y}", ["1", "-2"], "geo:1,-2"), ("geo:", "", [], "geo:"),
            ("geo:", "?x=${x}", ["1"], "geo:?x=1"),
            ("mailto:", "${x}?to=${y}", ["a@b.c", "d:e"], "mailto:a@b.c?to=d:e"),
            // Sub-delims, too (RFC 3966, 8141).
            ("tel:", "${x}", ["+1201"], "tel:+1201"), ("tel:", "${x}", ["*21"], "tel:*21"),
            ("urn:", "/example:${x}", ["a(b)+c"], "urn:example:a(b)+c"),
            ("x:", "${x}", ["!$&'()*+,;=:@/?#[]% |"], "x:!$&'()*+,;=:@%2F%3F%23%5B%5D%25%20%7C"),
            (
                "x:", "?x=${x}", ["!$&'()*+,;=:@/?#[]% |"],
                "x:?x=!$%26'()*%2B,;%3D:@/?%23%5B%5D%25%20%7C"
            ),
            ("x:", "#x=${x}", ["a&b=c+d/?:@"], "x:#x=a%26b%3Dc%2Bd/?:@"),
            ("x:", "#/${x}?y=${y}", ["a&b=c+d/?", "/"], "x:#/a&b=c+d%2F%3F?y=/"),
            // The characters of a mixed part's own literal texts are escaped.
            ("acct:", "${x}@${y}", ["a@b", "c"], "acct:a%40b@c"),
            ("did:", "/web:${x}", ["localhost:8443"], "did:web:localhost%3A8443"),
            ("x:", "?x=a/${x}", ["b/c:d"], "x:?x=a/b%2Fc:d"),
            // A base with an empty authority is written so.
            ("things:///", "add?x=${x}", ["1"], "things:///add?x=1"),
            ("things:///", "", [], "things:///"), ("things:///", "@${x}", ["a"], "things:///@a"),
            ("things:///", "${x}/${y}", ["", "a"], "things:////a"),
            ("things:///add", "${x}", ["a:b"], "things:///add/a%3Ab"),
            ("things:///add", "", [], "things:///add"),
            ("myapp://app", "things:///add/${x}", ["a"], "things:///add/a"),
            ("mailto:", "${x}", ["a/b%:c"], "mailto:a%2Fb%25:c"),
            ("mailto:", "/a:@${x}", ["@;"], "mailto:a:@%40;"),
            ("magnet:", "?xt=${x}#${y}", ["urn:btih:4d69", "a:b"], "magnet:?xt=urn:btih:4d69#a:b"),
            ("x:", "${x}/${y}", ["", "a"], "x:////a"), ("x:", "${x}", [""], "x:////"),
            ("x:", "a/${x}", [""], "x:a//"),
            ("x:", "p/", [], "x:p/"), ("x:a/b", "${x}", ["c:d"], "x:a/b/c:d"),
            ("x:a/b/", "", [], "x:a/b/"),
            ("x:a:b", "@${x}", ["1"], "x:a:b/@1"),
            ("x:/", "p?a=${x}", ["1:2"], "x:/p?a=1%3A2"), ("x:/", "", [], "x:/"),
            ("x:/", "@${x}", ["a"], "x:/@a"),
            ("x:/", "${x}/${y}", ["", "a"], "x:////a"), ("x:/a", "${x}", ["b@c"], "x:/a/b%40c"),
            ("myapp://app", "tel:${x}", ["5:5"], "tel:5:5"),
            ("myapp://app", "x:/${x}", ["5"], "x:/5"),
            ("https://h", "", [], "https://h/"), ("https://h", "${x}", [""], "https://h//"),
            ("https://h/app", "", [], "https://h/app"),
            ("https://h", "p/${x}/", ["a"], "https://h/p/a/"),
            ("https://h", "p/${x}/", [""], "https://h/p//"),
            ("https://h", "/p/?x=${x}", ["1"], "https://h/p/?x=1"),
            ("https://h", "p//", [], "https://h/p//"),
            ("https://h", "/", [], "https://h/"), ("https://h/app", "/", [], "https://h/app/"),
            ("https://h/app/", "", [], "https://h/app/"),
            ("https://h/app/", "p", [], "https://h/app/p"),
            ("https://h/app/", "p/", [], "https://h/app/p/"), ("myapp://", "/", [], "myapp://"),
            ("myapp://", "p/", [], "myapp://p/"), ("myapp:///app/", "", [], "myapp:///app/"),
            ("https://h", "https://g/", [], "https://g/"),
            ("https://h", "https://g/p/", [], "https://g/p/"),
            ("https://h", "https://${h}.g/", ["a"], "https://a.g/"),
            ("https://h", "https://${h}.g/p/", ["a"], "https://a.g/p/"),
            ("https://h", "p#${x}/", ["a"], "https://h/p#a/"),
            ("https://h", "p/#/${x}/?a", ["1"], "https://h/p/#/1/?a"),
            ("https://h/app", "${x}", [""], "https://h/app//"),
            ("https://h", "@${x}", ["bob"], "https://h/@bob"),
            ("https://h", "?x=${x}", ["1"], "https://h/?x=1"),
            ("myapp:///app", "${x}", ["1"], "myapp:///app/1"),
            ("myapp:///a:b", "${x}", ["1"], "myapp:///a:b/1"),
            ("https://h/a b", "x", [], "https://h/a%20b/x"),
            ("https://h", "${x}/${y}", [".", ".."], "https://h/%2E/%2E%2E"),
            ("https://h", "./..", [], "https://h/%2E/%2E%2E"),
            ("https://h", "a#${x}", [".."], "https://h/a#.."),
            ("https://h", "a${x}b", ["."], "https://h/a.b"),
            ("myapp://", "${x}", ["."], "myapp://%2E"),
        ] as [(String, String, [String], String)])
    func everythingWrittenIsReadBack(
        base: String, pattern: String, texts: [String], expected: String
    ) throws {
        let table = try table(["a: " + pattern], bases: [base])
        let values = texts.map { RouteValue.string($0) }
        #expect(table.write(route: RouteID(0), values: values, .url) == expected)
        #expect(table.read(url: expected)?.values == values)
        let rawValue = try #require(table.write(route: RouteID(0), values: values, .rawValue))
        #expect(table.read(rawValue: rawValue)?.values == values, "\(rawValue)")
    }

    /// After a rest, a `/` follows the last segment that there is.
    @Test(
        arguments: [
            ("https://h", "f/${x...}/", [], "https://h/f/"),
            ("https://h", "f/${x...}/", ["a", ""], "https://h/f/a//"),
            ("https://h", "${x...}/", [], "https://h/"),
            ("https://h", "${x...}/", ["a"], "https://h/a/"),
            ("https://h/app", "${x...}/", [], "https://h/app/"),
            ("https://h/app", "${x...}/", ["a"], "https://h/app/a/"),
            ("myapp://", "${x...}/", [], "myapp://"),
            ("myapp://", "${x...}/", ["", "a"], "myapp:////a/"),
            ("https://h", "p#${x...}/", [], "https://h/p#"),
            ("https://h", "p#${x...}/", ["a"], "https://h/p#a/"),
        ])
    func aSlashAfterARest(base: String, pattern: String, texts: [String], expected: String) throws {
        let table = try table(["a: " + pattern], bases: [base])
        let values = [RouteValue.list(texts.map { RouteValue.string($0) })]
        #expect(table.write(route: RouteID(0), values: values, .url) == expected)
        #expect(table.read(url: expected)?.values == values)
        let rawValue = try #require(table.write(route: RouteID(0), values: values, .rawValue))
        #expect(table.read(rawValue: rawValue)?.values == values, "\(rawValue)")
    }

    @Test func anotherSchemeAndHost() throws {
        let table = try table(
            ["user: user/${id}", "wiki: https://${lang}.w.org/${p}", "at: @${x}"],
            bases: ["https://h/app", "myapp://"])
        func url(_ name: String, _ values: RouteValue..., scheme: String, host: String?) -> String?
        {
            table.write(
                route: table.routeIDs.first { table[$0].name == name } ?? RouteID(0),
                values: values,
                .other(scheme: scheme, host: host))
        }
        #expect(url("user", "1", scheme: "http", host: "x:8080") == "http://x:8080/app/user/1")
        #expect(url("wiki", "en", "a", scheme: "http", host: "x") == "http://x/a")
        for (base, expected) in [
            ("geo:", "x:a:b"), ("geo:/", "x:/a%3Ab"), ("geo://", "x://a%3Ab"), ("geo:p", "x:p/a:b"),
            ("geo:/p", "x:/p/a%3Ab"),
            ("geo:///p", "x:///p/a%3Ab"), ("geo:///", "x:///a%3Ab"),
        ] {
            let table = try RoutePatternsTests.table(["a: ${a}"], bases: [base])
            #expect(table.url("a", "a:b", form: .other(scheme: "x", host: nil)) == expected)
            let path = base.hasSuffix("p") ? "/p" : ""
            let value = base.hasPrefix("geo:/") ? "a%3Ab" : "a:b"
            #expect(
                table.url("a", "a:b", form: .other(scheme: "x", host: "h"))
                    == "x://h\(path)/\(value)")
        }
        // After two slashes, the base's path would be user information, a host, and a port.
        let path = try RoutePatternsTests.table(["a: "], bases: ["myapp:///a@b:1"])
        #expect(path.url("a", form: .other(scheme: "other", host: nil)) == "other:///a@b:1")
        #expect(path.url("a", form: .other(scheme: "other", host: "h")) == "other://h/a@b:1")
        let none = try RoutePatternsTests.table(["user: user/${id}", "at: @${x}"], bases: [])
        #expect(
            none.write(route: RouteID(0), values: ["1"], .other(scheme: "x", host: nil))
                == "x://user/1")
        #expect(
            none.write(route: RouteID(1), values: ["1"], .other(scheme: "x", host: nil))
                == "x:///@1")
    }
}
