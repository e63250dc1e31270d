import RoutePatterns
import Testing

@Suite("A router's patterns that are wrong")
struct RouterErrorTests {
    private func description(
        bases: [String] = ["myapp://app"],
        _ addRoutes: (inout PatternRouter<Int>.Routes) throws -> Void
    ) -> String? {
        do {
            _ = try PatternRouter<Int>(bases: bases, addRoutes)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func aPattern() {
        let description = description { try $0.add("user/${id:int}") { _ in 1 } }
        #expect(
            description == """
                11: 'int' is not a type [bad-type]
                user/${id:int}
                          ^~~
                help: did you mean 'Int'?
                """)
    }

    @Test func foreignSyntax() {
        let description = description { try $0.add("user/{id}-{slug}") { _ in 1 } }
        #expect(
            description == """
                6: a path cannot contain '{' [bad-pattern]
                user/{id}-{slug}
                     ^
                help: write a parameter such as ${name}, or %7B for a literal '{'
                """)
        #expect(self.description { try $0.add("pages/:id.html") { _ in 1 } } == nil)
    }

    @Test func aLinkAlone() {
        #expect(throws: PatternError.self) {
            try PatternRouter(
                bases: ["x://h"], types: [.link(LinkType(name: "Link"))],
                patterns: ["r": "${link:Link}"])
        }
    }

    @Test func aBase() {
        #expect(
            description(bases: ["https://*.example.com"]) { _ in } == """
                1: the first base has '*' in its host [bad-base]
                https://*.example.com
                ^~~~~~~~~~~~~~~~~~~~~
                help: put the base that url() writes first, such as https://www.example.com
                """)
        #expect(
            description { try $0.add("x", bases: ["https://h?x"]) { _ in 1 } } == """
                10: a base cannot have a query [bad-base]
                https://h?x
                         ^
                help: write it in the patterns
                """)
    }

    @Test func moreThan64Bases() {
        let bases = (0..<65).map { "https://h\($0)" }
        #expect(description(bases: Array(bases.prefix(64))) { try $0.add("x") { _ in 1 } } == nil)
        let expected = """
            1: a list can have at most 64 bases [bad-base]
            https://h64
            ^~~~~~~~~~~
            help: match the hosts of a domain with one base, such as https://*.example.com
            """
        #expect(description(bases: bases) { _ in } == expected)
        #expect(description { try $0.add("x", bases: bases) { _ in 1 } } == expected)
    }

    @Test func moreThan64Schemes() {
        func description(_ count: Int) -> String? {
            self.description(bases: []) { routes in
                try routes.add("x") { _ in 1 }
                for number in 0..<count {
                    try routes.add("S\(number)://h/x", "s\(number)://h/y") { _ in 1 }
                }
            }
        }
        #expect(description(64) == nil)
        #expect(
            description(66) == """
                1: the routes of a spec or a router can have at most 64 schemes [bad-base]
                S64://h/x
                ^~~
                help: move the routes with other schemes to a second one
                """)
        let own = self.description(bases: (0..<64).map { "s\($0)://h" }) { routes in
            try routes.add("x") { _ in 1 }
            try routes.add("yz", bases: ["other://h"]) { _ in 1 }
        }
        #expect(
            own?.hasPrefix(
                "1: the routes of a spec or a router can have at most 64 schemes [bad-base]\nyz\n^~\n"
            )
                == true)
    }

    @Test func patternsThatDisagree() {
        let description = description { routes in
            try routes.add("user/${id:Int}", name: "user") { _ in 1 }
            try routes.add("u/${id}", name: "user") { _ in 2 }
        }
        #expect(
            description == """
                3: 'id' is String here and Int in another pattern [parameter-mismatch]
                u/${id}
                  ^~~~~
                help: use the same type in all patterns of a route
                """)
    }

    @Test func patternsThatLeaveAParameterOut() {
        let description = description {
            try $0.add("user/${id:Int}", "me", name: "user") { _ in 1 }
        }
        #expect(
            description == """
                1: the parameter 'id' is missing here [parameter-mismatch]
                me
                ^~
                help: add it, set its value with 'set', make it optional, or give it a default
                """)
    }

    @Test func whatTheAppThrowsIsThrown() {
        struct Refusal: Error {}
        #expect(throws: Refusal.self) { try PatternRouter<Int> { _ in throw Refusal() } }
    }

    @Test func aRouterReadsNoHostIfThereIsNone() throws {
        #expect(throws: PatternError.self) {
            try PatternRouter(bases: ["app://"], patterns: ["open": "app://${name}/open"])
        }
        let error = #expect(throws: PatternError.self) {
            try PatternRouter(patterns: ["open": "https://${name}/open"])
        }
        #expect(
            error?.message
                == "a host with a parameter in a spec without a base, which treats every host as the first segment"
        )
    }

    @Test func aNameThatDeceivesIsEscaped() {
        let problem = RouteWritingError.unknownRoute("a\u{2066}b")
        #expect(problem.description == #"no route is named 'a\u{2066}b'"#)
    }

    @Test(
        arguments: [
            ClosedType(name: "T", values: []), ClosedType(name: "T", values: ["a", ""]),
            ClosedType(name: "T", values: ["a", "a"]),
            ClosedType(name: "T", values: ["a"], fallback: "b"),
        ])
    func aClosedType(type: ClosedType) {
        let error = #expect(throws: PatternError.self) {
            try PatternRouter<Int>(types: [.closed(type)]) { _ in }
        }
        #expect(
            error?.description == """
                1: 'T' is not a valid closed type [bad-type]
                T
                ^
                help: give it distinct values that are not empty; the fallback is one of them
                """)
    }

    @Test func basesThatReadOneURLInTwoWays() {
        #expect(
            description(bases: ["myapp://", "myapp://app"]) { _ in } == """
                1: the scheme 'myapp' has a base with a host and one without [bad-base]
                myapp://app
                ^~~~~~~~~~~
                help: keep one of the two: without a host, the first segment takes its place
                """)
    }

    @Test func aRouteWithAnEmptyListOfBases() {
        #expect(
            description { try $0.add("x/${a}", name: "x", bases: []) { _ in 1 } } == """
                1: a route cannot have an empty list of bases [bad-base]
                x
                ^
                help: leave the list out
                """)
    }

    /// A pattern that a server sent can be skipped, and then has no part in the router.
    @Test func whatIsRefusedIsNotAdded() throws {
        let router = try PatternRouter<Int> { routes in
            for number in 0..<70 { try? routes.add("s\(number)://h/${a}") { _ in number } }
            #expect(throws: PatternError.self) {
                try routes.add("s0://x/${a}", "bad/[", name: "x") { _ in 1 }
            }
        }
        #expect(router.match("s63://h/1") == 63)
        #expect(router.match("s64://h/1") == nil && router.match("s69://h/1") == nil)
        #expect(router.match("s0://x/1") == nil)
    }
}
