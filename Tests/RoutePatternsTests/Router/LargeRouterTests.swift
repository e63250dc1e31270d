import RoutePatterns
import Testing

@Suite("Large routers")
struct LargeRouterTests {
    /// The test wouldn't end if building the table or reading a URL took quadratic time.
    @Test func aRouterOfManyRoutes() throws {
        let count = 5_000
        let router = try PatternRouter<Int>(bases: ["myapp://", "https://h"]) { routes in
            for number in 0..<count {
                try routes.add("a\(number % 100)/b\(number)/${id:Int}?x=${x?}", name: "r\(number)")
                { match in
                    match["id"]
                }
            }
        }
        for number in stride(from: 0, to: count, by: 7) {
            #expect(router.match("https://h/A\(number % 100)/b\(number)/7") == nil)
            #expect(router.match("https://h/a\(number % 100)/b\(number)/7") == 7)
            #expect(router.match("myapp://A\(number % 100)/b\(number)/8") == 8)
            #expect(
                try router.url("r\(number)", ["id": 1]).absoluteString
                    == "myapp://a\(number % 100)/b\(number)/1")
        }
    }

    /// Mixed segments that differ at the start or at the end.
    @Test func aRouterOfManyMixedSegments() throws {
        let count = 1_000
        let router = try PatternRouter<Int>(bases: ["myapp://h"]) { routes in
            for number in 0..<count {
                for pattern in ["a\(number)-${x}", "${x}-b\(number)"] {
                    try routes.add("\(pattern)", name: pattern) { _ in number }
                }
            }
        }
        for number in stride(from: 0, to: count, by: 7) {
            for text in ["a\(number)-x", "x-b\(number)", "x%2Db\(number)"] {
                #expect(router.match("myapp://h/\(text)") == number, "\(text)")
            }
        }
        #expect(router.match("myapp://h/x-c1") == nil)
    }

    /// Patterns of one path that need a literal item, an item's name, and a mixed item.
    @Test func aRouterOfManyItems() throws {
        let count = 1_000
        let router = try PatternRouter<Int>(bases: ["myapp://h"]) { routes in
            for number in 0..<count {
                for pattern in [
                    "item?k=v\(number)", "item?n\(number)=${x}", "item?a\(number)=p-${x}",
                ] {
                    try routes.add("\(pattern)", name: pattern) { _ in number }
                }
            }
        }
        for number in stride(from: 0, to: count, by: 7) {
            for text in ["k=v\(number)", "x=1&%6B=%76\(number)", "n\(number)=", "x&a\(number)=p-"] {
                #expect(router.match("myapp://h/item?\(text)") == number, "\(text)")
            }
        }
        for text in ["k=v", "k=w&k=v1", "a1=q", "N1=2", "k=v1%zz"] {
            #expect(router.match("myapp://h/item?\(text)") == nil, "\(text)")
        }
    }
}
