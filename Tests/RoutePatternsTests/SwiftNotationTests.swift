import Testing

@testable import RouteLanguage

@Suite("Values as Swift writes them")
struct SwiftNotationTests {
    private static let tab = RouteType.closed(
        ClosedType(name: "Tab", values: ["my-feed", "default"]))

    @Test(
        arguments: [
            (.null, .string, "nil"), (.bool(true), .bool, "true"),
            (.integer(-7), .integer(.int), "-7"),
            (.unsignedInteger(.max), .integer(.uint64), "18446744073709551615"),
            (.double(1.5), .double, "1.5"), (.float(-0.0), .float, "-0"),
            (.string("a \"b\" \\"), .string, #""a \"b\" \\""#),
            (.string("a\nb\t\u{202E}"), .string, #""a\nb\t\u{202E}""#),
            (.string("\u{301}e"), .string, #""\u{301}e""#),
            (.string("my-feed"), tab, ".myFeed"), (.string("default"), tab, ".default"),
            (.list([]), .string, "[]"),
            (.list([.string("a"), .string("b")]), .string, #"["a", "b"]"#),
            (.list([.string("my-feed")]), tab, "[.myFeed]"), (.items([:]), .string, "[:]"),
            (.items(["b": "\"", "a": "", "B": "1"]), .string, #"["B": "1", "a": "", "b": "\""]"#),
        ] as [(RouteValue, RouteType, String)])
    func aValue(value: RouteValue, type: RouteType, text: String) {
        #expect(value.swiftText(as: type) == text)
    }

    @Test func aRoute() throws {
        let table = try table(["home: home", "user: u/${id:Int}?q=${q?}&t=${t:Int=3}&${others...}"])
        let home = try #require(table.routes.first)
        let user = try #require(table.routes.last)
        #expect(home.text(of: []) == "home")
        #expect(home.signature == "home")
        let values: [RouteValue] = [.integer(1), .null, .integer(3), .items([:])]
        #expect(user.text(of: values) == "user(id: 1, q: nil, t: 3, others: [:])")
        #expect(user.text(of: values, at: [1]) == "user(q: nil)")
        #expect(
            user.signature
                == "user(id: Int, q: String? = nil, t: Int = 3, others: [String: String] = [:])")
    }
}
