import Testing

@testable import RouteLanguage

@Suite("Which pattern wins (Semantics, section 4)")
struct OrderTests {
    /// Expects this matching order from routes declared in reverse order.
    private func expectOrder(
        _ lines: [String], bases: [String] = ["myapp://app"], types: [String: [String]] = [:]
    )
        throws
    {
        let table = try table(lines.reversed(), bases: bases, types: types)
        #expect(table.order == lines.map { $0.parts(":")[0] })
    }

    @Test func everyRankOfASegment() throws {
        try expectOrder(
            [
                "literal: me", "longer: ab${x}", "shorter: a${x}", "closed: ${x:Tab}",
                "bool: ${x:Bool}",
                "integer: ${x:UInt8}",
                "double: ${x:Double}", "uuid: ${x:UUID}", "custom: ${x:Token}", "url: ${x:URL}",
                "string: ${x}",
                "rest: ${x...}",
            ], types: ["Tab": ["a"]])
    }

    @Test func ranksThatTwoTypesShareGoInTheOrderOfDeclaration() throws {
        for (first, second) in [("Int", "UInt8"), ("Double", "Float"), ("TabA", "TabB")] {
            for pair in [(first, second), (second, first)] {
                let table = try table(
                    [
                        "x: \(pair.0)/a", "a: ${x:\(pair.0)}/b", "b: ${x:\(pair.1)}/a",
                        "c: ${x:\(pair.1)}/b",
                        "d: ${x:\(pair.0)}/c",
                    ],
                    types: ["TabA": ["a"], "TabB": ["b"]])
                #expect(table.order == ["x", "a", "d", "b", "c"])
            }
        }
    }

    @Test func theFirstSegmentThatDiffersDecides() throws {
        try expectOrder([
            "a: user/me/${x}", "b: user/${id:Int}/edit", "c: user/${id}/edit", "d: ${x}/me/edit",
        ])
        try expectOrder(["a: a/${x:Int}/b/${y}", "b: a/${x:Int}/${z}/c", "c: a/${x}/b/c"])
    }

    @Test func theOrderIsThatOfAWalkThroughATree() throws {
        // As second segments, 'z' is declared before 'y'; below 'z', 'q' is declared before 'p'.
        let table = try table(["1: a/z/q", "2: a/y/p", "3: a/z/p", "4: a/y/q", "5: a/z/q/r"])
        #expect(table.order == ["1", "5", "3", "2", "4"])
    }

    @Test func aPathThatEndsComesBeforeARest() throws {
        try expectOrder(["a: files", "b: files/${path...}"])
        #expect(try table(["b: files/${path...}", "a: files"]).summary("myapp://app/files") == "a")
    }

    @Test func fragments() throws {
        try expectOrder([
            "items: a#k=${x}", "literal: a#b", "integer: a#${x:Int}", "string: a#${x}",
            "rest: a#${x...}", "none: a",
        ])
        try expectOrder(["ends: a#b", "longer: a#b/${x...}"])
    }

    @Test func items() throws {
        try expectOrder([
            "two: a?x=1&y", "one: a?x=1&z=${z}", "onePlain: a?x=1&z=${z?}", "required: a?x=${x}",
            "optional: a?x=${x?}&y=${y:Int=1}&l=${l:[Int]}",
        ])
        try expectOrder([
            "query: a?x=1#k=${k}", "fragment: a#k=1", "required: a#k=${k}&l=${l}", "one: a#k=${k}",
        ])
    }

    @Test func itemsOfTheQueryComeBeforeThoseOfTheFragment() throws {
        try expectOrder(["a: x?a=${a}#k=${k}", "b: x?a=${a?}#k=1&l=2"])
    }

    @Test func thenTheOrderOfDeclaration() throws {
        let table = try table(["a: x?a=${a}", "b: x?b=${b}", "c: x?c=${c}"])
        #expect(table.order == ["a", "b", "c"])
        #expect(table.summary("myapp://app/x?c=1&b=2&a=3") == "a a=3")
        #expect(table.summary("myapp://app/x?c=1&b=2") == "b b=2")
    }

    @Test func hostsAndPrefixesAreSegments() throws {
        try expectOrder(
            ["literal: https://h.com/${x}", "mixed: https://${a}.com/x", "host: https://${h}/x"],
            bases: [])
        let table = try table(
            ["own: x | bases https://*.h.com", "full: https://www.h.com/${x}"],
            bases: ["https://h.com"])
        #expect(table.summary("https://www.h.com/x") == "full x=x")
        #expect(table.summary("https://w.h.com/x") == "own")
        let mixed = try RoutePatternsTests.table(
            ["plain: ${a}/x | bases https://h", "prefixed: x | bases https://h/app"],
            bases: ["myapp://"])
        #expect(mixed.summary("https://h/app/x") == "prefixed")
        #expect(mixed.summary("https://h/b/x") == "plain a=b")
    }

    @Test func anotherPatternHasItsTurnWhereAConversionFails() throws {
        let table = try table([
            "number: user/${id:Int}/posts?page=${page:Int}", "text: user/${id}/posts?page=${page}",
            "any: user/${path...}",
            "token: user/${id:Token}/x", "longer: user/${id:Int}/posts/${n:Int}",
        ])
        #expect(table.summary("myapp://app/user/1/posts?page=2") == "number id=1 page=2")
        #expect(table.summary("myapp://app/user/1/posts?page=x") == "text id=1 page=x")
        #expect(table.summary("myapp://app/user/x/posts?page=2") == "text id=x page=2")
        #expect(table.summary("myapp://app/user/1/posts") == "any path=['1','posts']")
        #expect(table.summary("myapp://app/user/1/posts/x") == "any path=['1','posts','x']")
        #expect(table.summary("myapp://app/user//x") == "any path=['','x']")
    }

    @Test func everySchemeOfASpec() throws {
        let table = try table(
            [
                "user: user/${id}", "me: user/me",
                "help: a/${n:Int} | bases https://help.com help://",
            ],
            bases: ["myapp://", "https://www.h.com", "https://h.com/app"])
        for url in [
            "myapp://user/1", "myapp:user/1", "https://www.h.com/user/1",
            "https://h.com/app/user/1",
        ] {
            #expect(table.summary(url) == "user id=1", "\(url)")
        }
        #expect(table.summary("https://h.com/user/1") == nil)
        #expect(table.summary("https://h.com/APP/user/1") == nil)
        #expect(table.summary("help:a/1") == "help n=1")
        #expect(table.summary("https://help.com/a/1") == "help n=1")
        #expect(table.summary("myapp:a/1") == nil)
        #expect(table.summary("https:/www.h.com/user/1") == nil)
    }

    @Test func aSchemeThatHasABaseWithoutAHostReadsEveryAuthority() throws {
        let table = try table(["a: x", "b: myapp://b/y"], bases: ["myapp://app", "myapp://"])
        for url in ["myapp://b/y", "myapp:///b/y", "myapp:b/y", "myapp:B/y"] {
            #expect(table.summary(url) == "b")
        }
        #expect(table.summary("myapp:app/x") == "a")
        let unused = try RoutePatternsTests.table(["b: myapp://b/y"], bases: ["myapp://"])
        #expect(unused.summary("myapp:b/y") == "b")
        let none = try RoutePatternsTests.table(["a: x/${y}", "b: https://h/z"], bases: [])
        for url in ["any://x/1", "any:x/1", "https://x/1", "https:X/1"] {
            #expect(none.summary(url) == "a y=1")
        }
        #expect(none.summary("https:h/z") == "b")
    }
}

extension RouteTable {
    /// The routes' names in matching order.
    var order: [String] {
        variants.reduce(into: []) { names, variant in
            let name = route(of: variant.pattern).name
            if names.last != name { names.append(name) }
        }
    }
}
