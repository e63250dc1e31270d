import RouteClaims
import Testing

struct SearchTests {
    private func web(_ routes: String) -> String {
        "bases: [https://h.example]\nroutes:\n"
            + routes.split(separator: "\n").map { "  \($0)\n" }.joined()
    }

    @Test func allLinksAreClaimedAndRouted() throws {
        #expect(try verify(web("about: about"), WildcardFile("/about", "/about/")).isEmpty)
    }

    @Test func aPatternIsNotClaimed() throws {
        let problems = try verify(web("about: about\nuser: user/${id:Int}"), WildcardFile("/about"))
        #expect(
            problems == [
                "error: 'https://h.example/user/0' opens 'user', but is not claimed [not-claimed]"
            ])
    }

    @Test func aSpecWhosePatternsHaveTheirOwnHosts() throws {
        let problems = try verify(
            "routes:\n  about: https://h.example/about\n",
            WildcardFile("/help", kind: .appSiteAssociation))
        #expect(
            problems == [
                "error: 'https://h.example/about' opens 'about', but is not claimed [not-claimed]",
                "warning: nothing that 'rules[0]' claims opens a route, such as 'https://h.example/help' [opens-nothing]",
            ])
    }

    @Test func aPatternIsExcluded() throws {
        let problems = try verify(web("user: user/${id:Int}"), WildcardFile("!/user/1*", "/user/*"))
        #expect(
            problems == [
                "error: 'https://h.example/user/1' opens 'user', but 'rules[0]' excludes it [not-claimed]"
            ])
    }

    @Test func anExclusionOfAnotherItemIsNoProblem() throws {
        #expect(
            try verify(web("about: about"), WildcardFile("!*|x=1", "/about", "/about/")).isEmpty)
    }

    @Test func aRuleThatOpensNothing() throws {
        let problems = try verify(web("about: about"), WildcardFile("/about*", "/old/*", "/old"))
        #expect(
            problems == [
                "warning: 'https://h.example/abouta' is claimed by 'rules[0]', but opens no route [not-routed]",
                "warning: nothing that 'rules[1]' claims opens a route, such as 'https://h.example/old/a' [opens-nothing]",
            ])
    }

    @Test func aURLIsShownOnce() throws {
        let spec =
            web("about: about\nuser: user/${id:Int}") + "    examples: [https://h.example/user/0]\n"
        let example = spec.replacing(
            "user: user/${id:Int}", with: "user:\n    pattern: user/${id:Int}")
        #expect(
            try verify(example, WildcardFile("/about", "/about/")) == [
                "error: 'https://h.example/user/0' opens 'user', but is not claimed [not-claimed]"
            ])
    }

    /// A `?` takes one character.
    @Test func aValueThatIsClaimedInPart() throws {
        let problems = try verify(
            web("user: user/${id}\nitem: item/${id:Int}"), WildcardFile("/user/?", "/item/?"))
        #expect(
            problems == [
                "error: 'https://h.example/user/word' opens 'user', but is not claimed [not-claimed]",
                "error: 'https://h.example/item/42' opens 'item', but is not claimed [not-claimed]",
            ])
    }

    /// A link of the spec shows that a rule for a query opens routes.
    @Test func aRuleThatNeedsAQuery() throws {
        let problems = try verify(web("user: user/${id}"), WildcardFile("*|web=true", "/user/?*"))
        #expect(
            problems == [
                "warning: 'https://h.example/a?web=true' is claimed by 'rules[0]', but opens no route [not-routed]"
            ])
    }

    /// To a file, an empty fragment is a missing one, which opens nothing. No file can tell them
    /// apart.
    @Test func anEmptyFragment() throws {
        let spec = web("empty: 'empty#'\nrest: 'rest#${path...}'")
        #expect(
            try verify(spec, WildcardFile("/rest")) == [
                "error: 'https://h.example/empty#' opens 'empty', but is not claimed [not-claimed]"
            ])
        #expect(try verify(spec, WildcardFile("/empty", "/rest")).isEmpty)
    }
}
