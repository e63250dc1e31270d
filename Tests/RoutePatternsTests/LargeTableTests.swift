import Testing

@testable import RouteLanguage

@Suite("Large tables")
struct LargeTableTests {
    @Test func aNodeWithManyLiteralsReadsAsOneWithFew() throws {
        let words = (0..<12).map { "w\($0)" }
        let few = try table(["w1: w1/${x}", "string: ${s}/x", "rest: ${r...}"])
        let many = try table(
            words.map { "\($0): \($0)/${x}" } + ["string: ${s}/x", "rest: ${r...}"])
        for url in [
            "w1/x", "w1/y", "w1", "%771/x", "%771/y", "v/x", "W1/x", "w1%2D/x", "%FF/x", "/x",
            "w1/x/y",
        ] {
            #expect(
                many.summary("myapp://app/" + url) == few.summary("myapp://app/" + url), "\(url)")
        }
    }

    @Test func aNodeWithManyItemsReadsAsOneWithFew() throws {
        let types = ["Side": ["left", "right"]]
        let routes = [
            "k1: item?k=v1", "two: item?k=v1&l=w", "or: item?o|p=v1", "n1: item?n1=${x:Int}",
            "side: item?s=${s:Side}&t1=${t}", "none: item?z=${z?}&!y",
            "flag: item?b=${b:Bool}&c=1",
        ]
        let fillers = (2..<12).map { "f\($0): item?k=f\($0)&f=1" }
        let few = try table(routes, types: types)
        let many = try table(fillers + routes, types: types)
        for items in [
            "k=v1", "k=v1&l=w", "k=v2&k=v1", "o=v1", "p=v1", "p=v1&o=", "n1=7", "n1=x",
            "s=left&t1=", "s=top&t1=",
            "t1=&s=left", "y=1", "y=1&z=2", "z=2", "", "%6B=v%31", "k=%FF", "k=v1&y=1", "n1=7&k=v1",
            "k=v%zz", "y", "b&c=1", "b=&c=1", "b=1&c=1", "b=0&c=1", "b=true&c=1", "b=x&c=1",
            "b=1&c=2",
        ] {
            let url = "myapp://app/item?\(items)"
            #expect(many.summary(url) == few.summary(url), "\(url)")
        }
    }

    /// A Bool has more texts in an item than as a segment.
    @Test func aNodeWithManyFlags() throws {
        let routes = (0..<9).map { "r\($0): item?k\($0)=${x:Bool}" }
        let table = try table(routes)
        for (item, value) in [("k3", true), ("k3=1", true), ("k3=0", false), ("k3=true", true)] {
            #expect(table.summary("myapp://app/item?\(item)") == "r3 x=\(value)", "\(item)")
        }
        #expect(table.summary("myapp://app/item?k3=2") == nil)
    }

    @Test func aNodeWithManyMixedPartsReadsAsOneWithFew() throws {
        let others = ["string: ${s:UUID}", "rest: ${r...}"]
        let few = try table(["w1: ${x}-w1", "v1: ${x}-v1-${y}", "u1: u1-${x}"] + others)
        let many = try table(
            (0..<8).flatMap {
                ["w\($0): ${x}-w\($0)", "v\($0): ${x}-v\($0)-${y}", "u\($0): u\($0)-${x}"]
            } + others)
        for url in [
            "a-w1", "-w1", "w1", "a-w1-w1", "a-v1-b", "-v1-", "v1", "a-v1", "u1-a", "u1-", "u1",
            "u1-a-w1", "u1-v1-w1",
            "a%2Dw1", "a-%771", "a-v1-v1-w1", "U1-a", "a-W1", "%FF-w1", "", "u1-a/b",
        ] {
            #expect(
                many.summary("myapp://app/" + url) == few.summary("myapp://app/" + url), "\(url)")
        }
    }

    @Test func aNodeWithManyConstrainedTypesReadsAsEachAlone() throws {
        // More of them read 7 than are looked up.
        var types = try (0..<80).map {
            try ConstrainedType(name: "N\($0)", type: "Int", range: "\($0 / 10)...\($0 * 2)")
        }
        types += [
            try ConstrainedType(name: "Below", type: "Int8", range: "...-3"),
            try ConstrainedType(name: "Large", type: "UInt64", range: "9223372036854775808..."),
        ]
        types += try (0..<8).map {
            try ConstrainedType(name: "S\($0)", type: "String", length: "\($0 + 1)...\($0 * 2 + 1)")
        }
        types += [try ConstrainedType(name: "Letter", type: "String", characters: "a-c")]
        let routes =
            types.map { "\($0.name): ${x:\($0.name)}" } + ["any: ${x:Int16}", "seven: 7", "b: b"]
        let many = try table(routes, constrained: types)
        let alone = try routes.map { try table([$0], constrained: types) }
        var readCount = 0
        for text in [
            "0", "7", "10", "+40", "0040", "%340", "-0", "-3", "-4", "-128", "-129", "140", "141",
            "9223372036854775807", "9223372036854775808", "18446744073709551615",
            "18446744073709551616", "", "a", "b", "B", "abc", "abcabcabcabc", "%C3%A9%C3%A9", "%FF",
            "1.5", "x%2Fy", "a%zz",
        ] {
            let url = "myapp://app/" + text
            let found = many.readings(of: url).map { many[$0.route].name }
            let expected = alone.filter { $0.read(url: url) != nil }.map { $0.routes[0].name }
            #expect(found.sorted() == expected.sorted(), "\(url)")
            let readers = many.patternIDs.filter { many.read(url: url, by: $0) != nil }
            #expect(readers.map { many.route(of: $0).name } == expected, "\(url)")
            readCount += found.count
        }
        #expect(readCount > 60)
    }

    @Test func aLongURL() throws {
        let table = try table([
            "a: a/${x}/b/${n:Int}", "b: a/${y...}", "c: ${z:Int...}", "d: d?${f...}",
            "e: e?x=${x:[Int]}",
        ])
        let long = 20_000
        for text in [
            "a/" + String(repeating: "x/", count: long), String(repeating: "1/", count: long) + "x",
            String(repeating: "/", count: long),
            "d?" + (0..<long).map { "k\($0)=v" }.joined(separator: "&"),
            "e?" + String(repeating: "x=1&", count: long) + "x=y",
            "a/" + String(repeating: "%2F", count: long),
            "e?" + String(repeating: "&", count: long),
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
