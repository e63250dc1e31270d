import RouteRuntime
import Testing

@testable import RouteLanguage

@Suite("Raw values (Semantics, sections 3 and 5)")
struct RawValueTests {
    static let everyKindOfBase = [
        ["myapp://app"], ["myapp://"], ["https://h/app"], ["myapp:///app"], ["myapp:///a:b"], [],
        ["myapp://", "https://h"], ["myapp:"], ["myapp:/"], ["myapp:a"], ["myapp:/a:b"],
    ]

    @Test(arguments: everyKindOfBase)
    func aFirstSegmentThatIsEmpty(bases: [String]) throws {
        let table = try table(["two: ${a}/${b}"], bases: bases)
        #expect(table.url("two", "", "x", form: .rawValue) == "//x")
        #expect(table.rawSummary("//x") == "two a= b=x")
        let url = try #require(table.url("two", "", "x", form: .url))
        if !bases.isEmpty { #expect(table.summary(url) == "two a= b=x", "\(url)") }
    }

    @Test(arguments: everyKindOfBase)
    func aLeadingSlashMakesNoDifference(bases: [String]) throws {
        let table = try table(["user: user/${id}", "home: "], bases: bases)
        for text in ["user/1", "/user/1", "user/1/", "/user/1/?x#y"] {
            #expect(table.rawSummary(text) == "user id=1", "\(text)")
        }
    }

    @Test func theSlashIsAByteEvenBeforeACombiningMark() throws {
        let table = try table(["one: ${a}"])
        #expect(table.rawSummary("/\u{301}x") == "one a=\u{301}x")
        #expect(_Route.text("/\u{301}x", after: "myapp://app") == "myapp://app/\u{301}x")
    }

    @Test func aTextThatStartsLikeAURL() throws {
        let table = try table(["odd: http%3A//${x}"])
        #expect(table.url("odd", "y", form: .rawValue) == "/http://y")
        #expect(table.rawSummary("/http://y") == "odd x=y")
        #expect(table.rawSummary("http://y") == nil)
        #expect(table.rawSummary("http:/y") == nil)
    }

    /// A scheme and a colon are enough.
    @Test(arguments: everyKindOfBase)
    func aTextThatStartsWithASchemeAndAColon(bases: [String]) throws {
        let table = try table(["literal: /a:b/${x}", "value: ${x}"], bases: bases)
        #expect(table.url("literal", "y", form: .rawValue) == "/a:b/y")
        #expect(table.rawSummary("/a:b/y") == "literal x=y")
        #expect(table.rawSummary("a:b/y") == nil)
        let text = try #require(table.url("value", "urn:x", form: .rawValue))
        #expect(
            text
                == (bases.first?.hasPrefix("myapp:a") == true || bases == ["myapp:"]
                    ? "/urn:x" : "urn%3Ax"))
        #expect(table.rawSummary(text) == "value x=urn:x")
        #expect(table.rawSummary("/urn:x") == "value x=urn:x")
        // Without a base, every scheme is read.
        #expect(table.rawSummary("urn:x") == (bases.isEmpty ? "value x=x" : nil))
    }

    /// The form of a base makes no difference to reading (Semantics, rule 3.2).
    @Test(arguments: ["geo:", "geo:/", "geo://", "geo:///"])
    func allFormsOfABaseAreReadAlike(base: String) throws {
        let table = try table(["point: ${a},${b}"], bases: [base])
        for url in ["geo:1,2", "geo:/1,2", "geo://1,2", "geo:///1,2", "GEO:1,2"] {
            #expect(table.summary(url) == "point a=1 b=2", "\(url)")
        }
        #expect(table.url("point", "1", "2") == base + "1,2")
    }

    @Test func aURLUnderABaseOfItsOwnIsRawAsAWhole() throws {
        let table = try table([
            "help: a/${n:Int} | bases https://help.example.com", "full: https://h/${x}",
        ])
        #expect(table.url("help", 1, form: .rawValue) == "https://help.example.com/a/1")
        #expect(table.url("full", "x", form: .rawValue) == "https://h/x")
        #expect(table.rawSummary("https://help.example.com/a/1") == "help n=1")
        #expect(table.rawSummary("a/1") == nil)
    }

    /// Under a base with a parameter, a raw value is a whole URL, and so is a link. It holds fewer
    /// links than the URL around it, so the route can be only a link.
    @Test func aRouteIsOnlyALinkUnderABaseWithAParameter() throws {
        let types = TypeTable([.link(LinkType(name: "Link"))])
        for (host, isError) in [("www", true), ("${tenant}", false)] {
            let text = "https://\(host).example.com"
            var errors: [PatternError] = []
            let base = try #require(Base.parse(text, errors: &errors))
            let pattern = try #require(
                Pattern.parse(text + "/${to:Link}", types: types, errors: &errors))
            let declared = RoutePattern(pattern: pattern, bases: [base])
            #expect((declared.wholeLinkError([base]) != nil) == isError, "\(text)")
        }
    }
}
