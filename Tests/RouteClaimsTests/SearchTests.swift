import RouteClaims
import Testing

struct SearchTests {
    private func web(_ routes: String) -> String {
        "bases: [https://h.example]\nroutes:\n" + routes.split(separator: "\n").map { "  \($0)\n" }.joined()
    }

    @Test func allLinksAreClaimedAndRouted() throws {
        #expect(try verify(web("about: about"), WildcardFile("/about", "/about/")).isEmpty)
    }

    @Test func aPatternIsNotClaimed() throws {
        let problems = try verify(web("about: about\nuser: user/${id:Int}"), WildcardFile("/about"))
        #expect(
            problems == [
                "warning: 'https://h.example/about/' opens 'about', but is not claimed [not-claimed]",
                "error: 'https://h.example/user/0' opens 'user', but is not claimed [not-claimed]",
            ])
    }

    @Test func aSpecWhosePatternsHaveTheirOwnHosts() throws {
        let problems = try verify("routes:\n  about: https://h.example/about\n", WildcardFile("/help", scope: .paths))
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
                "error: 'https://h.example/user/1' opens 'user', but 'rules[0]' excludes it [not-claimed]",
                "warning: 'https://h.example/user/' is claimed by 'rules[1]', but opens no route [not-routed]",
            ])
    }

    @Test func anExclusionOfAnotherItemIsNoProblem() throws {
        #expect(try verify(web("about: about"), WildcardFile("!*|x=1", "/about", "/about/")).isEmpty)
    }

    @Test func aRuleThatOpensNothing() throws {
        let problems = try verify(web("about: about"), WildcardFile("/about*", "/about/", "/old/*", "/old/", "/old"))
        #expect(
            problems == [
                "warning: 'https://h.example/abouta' is claimed by 'rules[0]', but opens no route [not-routed]",
                "warning: nothing that 'rules[2]' claims opens a route, such as 'https://h.example/old/' [opens-nothing]",
                "warning: nothing that 'rules[4]' claims opens a route, such as 'https://h.example/old' [opens-nothing]",
            ])
    }

    @Test func aURLIsShownOnce() throws {
        let spec = web("about: about\nuser: user/${id:Int}") + "    examples: [https://h.example/user/0]\n"
        let example = spec.replacing("user: user/${id:Int}", with: "user:\n    pattern: user/${id:Int}")
        #expect(
            try verify(example, WildcardFile("/about", "/about/")) == [
                "error: 'https://h.example/user/0' opens 'user', but is not claimed [not-claimed]"
            ])
    }

    @Test func aQueryThatIsClaimedInPart() throws {
        let problems = try verify(web("user: user?q=${q}"), WildcardFile("/user|q=?*", "/user/|q=?*"))
        #expect(problems == ["warning: 'https://h.example/user?q' opens 'user', but is not claimed [not-claimed]"])
    }
    /// To a file, an empty fragment is a missing one, which opens nothing.
    @Test func anEmptyFragment() throws {
        let spec = web(
            """
            empty: 'empty#'
            rest: 'rest#${path...}'
            """)
        let missed = try verify(spec, WildcardFile("/rest", "/rest/"))
        #expect(
            missed == [
                "error: 'https://h.example/empty#' opens 'empty', but is not claimed [not-claimed]",
                "warning: 'https://h.example/rest' is claimed by 'rules[0]', but opens no route [not-routed]",
                "warning: 'https://h.example/rest/' is claimed by 'rules[1]', but opens no route [not-routed]",
            ])
        let claimed = try verify(spec, WildcardFile("/empty", "/rest"))
        #expect(
            claimed == [
                "warning: 'https://h.example/empty/#' opens 'empty', but is not claimed [not-claimed]",
                "warning: 'https://h.example/rest/#' opens 'rest', but is not claimed [not-claimed]",
                "warning: 'https://h.example/empty' is claimed by 'rules[0]', but opens no route [not-routed]",
                "warning: 'https://h.example/rest' is claimed by 'rules[1]', but opens no route [not-routed]",
            ])
    }
}
