import RoutePatterns
import Testing

@Suite("A router's patterns that are wrong")
struct RouterErrorTests {
    private func description(
        bases: [String] = ["myapp://app"], _ addRoutes: (inout Router<Int>.Routes) throws -> Void
    ) -> String? {
        do {
            _ = try Router<Int>(bases: bases, addRoutes)
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
                help: write Int
                """)
    }

    @Test func aBase() {
        #expect(
            description(bases: ["https://*.example.com"]) { _ in } == """
                1: the first base has '*' in its host [bad-base]
                https://*.example.com
                ^~~~~~~~~~~~~~~~~~~~~
                help: put the base that is written first, such as https://www.example.com
                """)
        #expect(
            description { try $0.add("x", bases: ["https://h?x"]) { _ in 1 } } == """
                10: a base has no query [bad-base]
                https://h?x
                         ^
                help: write it in the patterns
                """)
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
                help: all patterns of a route give a parameter one type
                """)
    }

    @Test func patternsThatLeaveAParameterOut() {
        let description = description { try $0.add("user/${id:Int}", "me", name: "user") { _ in 1 } }
        #expect(
            description == """
                1: this pattern does not have the parameter 'id' [parameter-mismatch]
                me
                ^~
                help: add it, or say its value with 'set', or make it optional or give it a default
                """)
    }

    @Test func whatTheAppThrowsIsThrown() {
        struct Refusal: Error {}
        #expect(throws: Refusal.self) { try Router<Int> { _ in throw Refusal() } }
    }
}
