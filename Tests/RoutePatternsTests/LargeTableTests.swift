import Testing

@testable import RouteLanguage

@Suite("Large tables")
struct LargeTableTests {
    /// Twenty thousand patterns: the test wouldn't end if building the table or reading a URL took quadratic time.
    @Test func aRouterOfManyRoutes() throws {
        let router = try PatternRouter<Int>(bases: ["myapp://", "https://h"]) { routes in
            for number in 0..<20_000 {
                try routes.add("a\(number % 100)/b\(number)/${id:Int}?x=${x?}", name: "r\(number)") { match in
                    match["id"]
                }
            }
        }
        for number in stride(from: 0, to: 20_000, by: 7) {
            #expect(router.match("https://h/A\(number % 100)/b\(number)/7") == nil)
            #expect(router.match("https://h/a\(number % 100)/b\(number)/7") == 7)
            #expect(router.match("myapp://A\(number % 100)/b\(number)/8") == 8)
            #expect(try router.url("r\(number)", ["id": 1]).absoluteString == "myapp://a\(number % 100)/b\(number)/1")
        }
    }

    @Test func aNodeWithManyLiteralsReadsAsOneWithFew() throws {
        let words = (0..<12).map { "w\($0)" }
        let few = try table(["w1: w1/${x}", "string: ${s}/x", "rest: ${r...}"])
        let many = try table(words.map { "\($0): \($0)/${x}" } + ["string: ${s}/x", "rest: ${r...}"])
        for url in ["w1/x", "w1/y", "w1", "%771/x", "%771/y", "v/x", "W1/x", "w1%2D/x", "%FF/x", "/x", "w1/x/y"] {
            #expect(many.summary("myapp://app/" + url) == few.summary("myapp://app/" + url), "\(url)")
        }
    }

    /// Affixed segments that differ at the start or at the end.
    @Test func aRouterOfManyAffixedSegments() throws {
        let count = 4_000
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

    /// Patterns of one path that need a literal item, an item's name, and an affixed item.
    @Test func aRouterOfManyItems() throws {
        let count = 4_000
        let router = try PatternRouter<Int>(bases: ["myapp://h"]) { routes in
            for number in 0..<count {
                for pattern in ["item?k=v\(number)", "item?n\(number)=${x}", "item?a\(number)=p-${x}"] {
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

    @Test func aNodeWithManyItemsReadsAsOneWithFew() throws {
        let types = ["Side": ["left", "right"]]
        let routes = [
            "k1: item?k=v1", "two: item?k=v1&l=w", "or: item?o|p=v1", "n1: item?n1=${x:Int}",
            "side: item?s=${s:Side}&t1=${t}", "none: item?z=${z?}&!y",
        ]
        let fillers = (2..<12).map { "f\($0): item?k=f\($0)&f=1" }
        let few = try table(routes, types: types)
        let many = try table(fillers + routes, types: types)
        for items in [
            "k=v1", "k=v1&l=w", "k=v2&k=v1", "o=v1", "p=v1", "p=v1&o=", "n1=7", "n1=x", "s=left&t1=", "s=top&t1=",
            "t1=&s=left", "y=1", "y=1&z=2", "z=2", "", "%6B=v%31", "k=%FF", "k=v1&y=1", "n1=7&k=v1", "k=v%zz", "y",
        ] {
            let url = "myapp://app/item?\(items)"
            #expect(many.summary(url) == few.summary(url), "\(url)")
        }
    }

    @Test func aNodeWithManyAffixesReadsAsOneWithFew() throws {
        let others = ["string: ${s:UUID}", "rest: ${r...}"]
        let few = try table(["w1: ${x}-w1", "v1: ${x}-v1-${y}", "u1: u1-${x}"] + others)
        let many = try table(
            (0..<8).flatMap { ["w\($0): ${x}-w\($0)", "v\($0): ${x}-v\($0)-${y}", "u\($0): u\($0)-${x}"] } + others)
        for url in [
            "a-w1", "-w1", "w1", "a-w1-w1", "a-v1-b", "-v1-", "v1", "a-v1", "u1-a", "u1-", "u1", "u1-a-w1", "u1-v1-w1",
            "a%2Dw1", "a-%771", "a-v1-v1-w1", "U1-a", "a-W1", "%FF-w1", "", "u1-a/b",
        ] {
            #expect(many.summary("myapp://app/" + url) == few.summary("myapp://app/" + url), "\(url)")
        }
    }

    @Test func aLongURL() throws {
        let table = try table([
            "a: a/${x}/b/${n:Int}", "b: a/${y...}", "c: ${z:Int...}", "d: d?${f...}", "e: e?x=${x:[Int]}",
        ])
        let long = 100_000
        for text in [
            "a/" + String(repeating: "x/", count: long), String(repeating: "1/", count: long) + "x",
            String(repeating: "/", count: long),
            "d?" + (0..<long).map { "k\($0)=v" }.joined(separator: "&"),
            "e?" + String(repeating: "x=1&", count: long) + "x=y",
            "a/" + String(repeating: "%2F", count: long), "e?" + String(repeating: "&", count: long),
            "a#" + String(repeating: "#", count: long),
        ] {
            _ = table.read(url: "myapp://app/" + text)
            _ = table.explain(url: "myapp://app/" + text)
        }
        let value = String(repeating: "é/", count: long)
        let url = try #require(table.url("b", .list([.string(value)])))
        #expect(table.read(url: url)?.values == [.list([.string(value)])])
    }
}
