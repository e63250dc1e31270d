import RouteRuntime
import Testing

@testable import RouteLanguage

@Suite("Hosts that are not all literal (Semantics, rule 3.1)")
struct HostTests {
    /// Texts that aren't labels of a host.
    static let noLabels = [
        "", "a.b", "a..b", ".a", "a.", "evil.com\u{FF0E}a", "evil.com\\", "a%2Fb", "a%23b", "a%3Fb",
        "a%40b",
        "a%EF%BC%8Eb",
        "a%2Eb", "%C3%A9", "a%3A1", "a b", "a\tb", "a\nb", "\0", "é", "a:b", "a+b", "a,b", "a~b",
        "a!b", "[a]",
        "a\u{AD}b",
        "%",
    ]

    @Test(arguments: noLabels)
    func noLabelOfTheWeb(text: String) throws {
        let table = try table(
            ["x: x", "wiki: https://${lang}.wiki.org/x", "two: http://${a}-${b}.w.org/x"],
            bases: ["https://h", "https://*.example.com"])
        #expect(table.summary("https://\(text).example.com/x") == nil)
        #expect(table.summary("https://\(text).wiki.org/x") == nil)
        #expect(table.summary("http://a-\(text).w.org/x") == nil)
        #expect(table.summary("http://\(text)-b.w.org/x") == nil)
    }

    @Test(arguments: [
        ("a", "a"), ("A", "a"), ("xn--E1AFMKFD", "xn--e1afmkfd"), ("a_b", "a_b"), ("-", "-"),
        ("0x7f", "0x7f"),
        ("%61", "a"), ("%41", "a"), ("a%2Db", "a-b"), ("%2d", "-"),
        ("abcdefghIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"),
    ])
    func aLabelIsDecodedAndInLowerCase(text: String, label: String) throws {
        let table = try table(
            ["x: x", "wiki: https://${lang}.wiki.org/x"],
            bases: ["https://h", "https://*.example.com"])
        #expect(table.summary("https://\(text).Example.COM/x") == "x")
        #expect(table.summary("HTTPS://\(text).Wiki.ORG:443/x") == "wiki lang=\(label)")
        #expect(table.summary("https://\(text).wiki.org:8080/x") == nil)
    }

    @Test(
        arguments: [
            ("http://a.B.c/x", "whole h=a.b.c"), ("http://a:80/x", "whole h=a"),
            ("http://a:8080/x", nil),
            ("http://a.b:9090/y", "port h=a.b"), ("http://a..b/x", nil), ("http://a./x", nil),
            ("http:///x", nil),
            ("http://[::1]/x", nil), ("http://%61/x", "whole h=a"),
            ("http://a%2Eb/x", "whole h=a.b"),
            ("http://a%2E%2Eb/x", nil), ("http://TRUE/b", "bool b=true"),
            ("http://TRU%45/b", "bool b=true"),
            ("http://-5/n", "number n=-5"), ("http://%2D5/n", "number n=-5"), ("http://+5/n", nil),
            ("http://%2B5/n", nil), ("http://a%3A9090/y", nil),
        ] as [(String, String?)])
    func aWholeHost(url: String, expected: String?) throws {
        let table = try table([
            "whole: http://${h}/x", "port: http://${h}:9090/y", "bool: http://${b:Bool}/b",
            "number: http://${n:Int}/n",
        ])
        #expect(table.summary(url) == expected)
    }

    @Test(
        arguments: [
            ("x://A%2Fb/x", "whole h=A/b"), ("x://a.b/x", "whole h=a.b"), ("x:///x", nil),
            ("x://:/x", nil), ("x://:80/x", nil), ("x://", nil), ("x://?", nil),
            ("x://%61/x", "whole h=a"),
            ("x://é.w/x", "label h=é"), ("x://A%2Db.W/x", "label h=A-b"),
            ("x://a.b.w/x", "whole h=a.b.w"),
            ("x://a%2Eb.w/x", "whole h=a.b.w"), ("x://.w/x", "whole h=.w"),
            ("x://a%3Ab.w/x", "label h=a:b"),
            ("x://a%3Ab/x", "whole h=a:b"), ("x://a:1.w/x", nil), ("x://a:b.w/x", nil),
            ("x://a%3Ab.w:80/x", nil),
            ("x://%61.w/x", "label h=a"),
        ] as [(String, String?)])
    func aHostOfAnotherSchemeIsASegment(url: String, expected: String?) throws {
        let table = try table(["label: x://${h}.w/x", "whole: x://${h}/x"])
        #expect(table.summary(url) == expected)
    }

    /// Only hosts of http and https are lowercase labels, so that elsewhere a closed type can have
    /// any values in a host. As in any first segment, ASCII case doesn't count, and a value beside
    /// literal text is one label.
    @Test(
        arguments: [
            ("x://A/p", "kind k=A"), ("x://a/p", "kind k=A"), ("x://b.c/p", "kind k=b.c"),
            ("x://d%3Ae/p", "kind k=d:e"), ("x://d:e/p", nil),
            ("x://caf%C3%A9/p", "kind k=café"), ("x://CAF%C3%89/p", nil), ("x://b/p", nil),
            ("x://A.w/p", "label k=A"), ("x://b.c.w/p", nil), ("x://b.w/p", nil),
        ] as [(String, String?)])
    func aClosedTypeInAHostOfAnotherSchemeHasAnyValues(url: String, expected: String?) throws {
        let table = try table(
            ["label: x://${k:Kind}.w/p", "kind: x://${k:Kind}/p"],
            types: ["Kind": ["A", "b.c", "d:e", "café"]])
        #expect(table.summary(url) == expected)
    }

    /// A scheme without patterns of its own is read by those of any scheme.
    @Test func whetherASchemeIsHosted() throws {
        #expect(try !table(["any: x", "own: https://h/y"], bases: []).isHosted("other"))
        #expect(try table(["r: x"], bases: ["myapp://"]).isHosted("other"))
        #expect(try !table(["r: x"], bases: ["myapp://"]).isHosted("myapp"))
    }

    @Test func anEscapedColonIsNotAPort() throws {
        let table = try table(["b: other://b-${g}/y", "any: y"], bases: ["m://h", "m://*.w"])
        #expect(table.summary("other://b-a%3A1/y") == "b g=a:1")
        #expect(table.canonical("other://b-a%3A1/y") == "other://b-a%3A1/y")
        #expect(table.url("b", "a:1") == "other://b-a%3A1/y")
        #expect(table.summary("other://b-a:1/y") == nil)
        #expect(table.summary("other://b-/y") == nil)
        #expect(table.summary("m://a%3Ab.w/y") == "any")
        #expect(table.summary("m://a:1.w/y") == nil)
        #expect(table.summary("m://a.w:1/y") == nil)
    }

    @Test(arguments: noLabels)
    func aValueThatIsNotALabelIsNotReadBack(text: String) throws {
        let table = try table([
            "wiki: https://${lang}.wiki.org/${id}", "other: https://o.wiki.org/${id}",
        ])
        let url = table.url("wiki", .string(text), "x") ?? ""
        #expect(table.summary(url) == nil)
    }

    @Test func aHostThatAnEarlierPatternHasIsWrittenPlainly() throws {
        let table = try table([
            "me: https://docs.h.org/user/me", "user: https://${site}.h.org/user/${id}",
        ])
        #expect(table.url("user", "docs", "me") == "https://docs.h.org/user/me")
        #expect(table.summary("https://docs.h.org/user/me") == "me")
        #expect(table.summary("https://docs.h.org/user/you") == "user site=docs id=you")
    }

    /// Each value of a mixed host is one label, however it is split.
    @Test(
        arguments: [
            ("https://a-b.w.org/x", "two a=a b=b"), ("https://a-b-c.w.org/x", "two a=a b=b-c"),
            ("https://-b.w.org/x", nil), ("https://a-.w.org/x", nil), ("https://--.w.org/x", nil),
            ("https://a.c-b.w.org/x", nil), ("https://a-b.c.w.org/x", nil),
            ("https://A%2DB.w.org/x", "two a=a b=b"),
            ("https://1.5.n.org/x", nil), ("https://5e-1.n.org/x", "number n=0.5"),
            ("x://a.b-c/x", nil),
            ("x://a-b.c/x", nil), ("x://A-B/x", "three a=A b=B"), ("x://-/x", nil),
            ("x://a-b:80/x", nil),
        ] as [(String, String?)])
    func aHostIsSplit(url: String, expected: String?) throws {
        let table = try table([
            "two: https://${a}-${b}.w.org/x", "number: https://${n:Double}.n.org/x",
            "three: x://${a}-${b}/x",
        ])
        #expect(table.summary(url) == expected)
    }

    @Test func theSchemeDoesNotCountInTheOrder() throws {
        let table = try table(
            [
                "a: http://${h}.w.org/${x}", "b: https://${h:Int}.w.org/${x}",
                "c: https://${h}.w.org/${x}",
            ])
        #expect(table.summary("https://1.w.org/x") == "c h=1 x=x")
        #expect(table.summary("https://q.w.org/x") == "c h=q x=x")
        #expect(table.summary("http://1.w.org/x") == "a h=1 x=x")
    }
}
