import Testing

@testable import RouteLanguage

@Suite("Rests anywhere in a path, and rests without a name")
struct RestTests {
    // MARK: Reading (Semantics, section 2)

    @Test func aRestReadsWhatLiesBetween() throws {
        let table = try table([
            "issue: group/${path...}/-/issues/${id:Int}",
            "file: files/${folder...}/${name}.${ending}",
            "edit: ${owners...}/edit",
        ])
        #expect(table.summary("myapp://app/group/-/issues/7") == "issue path=[] id=7")
        #expect(table.summary("myapp://app/group/a/b/-/issues/7/") == "issue path=['a','b'] id=7")
        #expect(table.summary("myapp://app/group/-/-/issues/7") == "issue path=['-'] id=7")
        #expect(table.summary("myapp://app/group/a/-/issues/x") == nil)
        #expect(table.summary("myapp://app/group/a/-/issues/7/8") == nil)
        #expect(table.summary("myapp://app/files/a.b") == "file folder=[] name=a ending=b")
        #expect(
            table.summary("myapp://app/files/a/b/c.d.e")
                == "file folder=['a','b'] name=c ending=d.e")
        #expect(table.summary("myapp://app/edit") == "edit owners=[]")
        #expect(table.summary("myapp://app/a//edit") == "edit owners=['a','']")
        #expect(table.summary("myapp://app/a/edit//") == nil)
        #expect(table.summary("myapp://app/a%2Fb/edit") == "edit owners=['a/b']")
        #expect(table.summary("myapp://app/%zz/edit") == nil)
    }

    @Test func noSegmentIsReadTwice() throws {
        let table = try table(["x: a/${x...}/a", "y: b/${y}/${x...}/${z}/c"])
        #expect(table.summary("myapp://app/a") == nil)
        #expect(table.summary("myapp://app/a/a") == "x x=[]")
        #expect(table.summary("myapp://app/b/1/c") == nil)
        #expect(table.summary("myapp://app/b/1/2/c") == "y y=1 x=[] z=2")
        #expect(table.summary("myapp://app/b/1/2/3/c") == "y y=1 x=['2'] z=3")
    }

    @Test func theElementsOfARestConvert() throws {
        let table = try table(["sum: sum/${numbers:Int...}/of/${name}", "other: sum/${...}"])
        #expect(table.summary("myapp://app/sum/1/2/of/a") == "sum numbers=['1','2'] name=a")
        #expect(table.summary("myapp://app/sum/1/x/of/a") == "other")
    }

    @Test func aRestWithoutANameIsIgnored() throws {
        let table = try table(["track: track/${id:Int}/${...}", "last: ${...}/last/${id:Int}"])
        #expect(table.summary("myapp://app/track/7") == "track id=7")
        #expect(table.summary("myapp://app/track/7/a/%zz/%FF") == "track id=7")
        #expect(table.summary("myapp://app/%zz/last/7") == "last id=7")
        #expect(table.canonical("myapp://app/track/7/a/b") == "myapp://app/track/7")
        #expect(table.canonical("myapp://app/a/last/7") == "myapp://app/last/7")
    }

    @Test func longPaths() throws {
        let table = try table(["x: a/${x...}/b/${y}"])
        let path = Array(repeating: "c", count: 300).joined(separator: "/")
        let reading = table.read(url: "myapp://app/a/\(path)/b/d")
        #expect(
            reading?.values == [.list(Array(repeating: .string("c"), count: 300)), .string("d")])
    }

    @Test func theFragment() throws {
        let table = try table([
            "a: a#${x...}/at/${y:Int}", "b: a#b/${...}/${y}?q=${q?}", "c: a#${...}",
        ])
        #expect(table.summary("myapp://app/a#at/1") == "a x=[] y=1")
        #expect(table.summary("myapp://app/a#1/at/at/1/") == "a x=['1','at'] y=1")
        #expect(table.summary("myapp://app/a#at/x") == "c")
        #expect(table.summary("myapp://app/a#b/%zz/1?q=2") == "b y=1 q=2")
        #expect(table.summary("myapp://app/a#b") == "c")
        #expect(table.canonical("myapp://app/a#b/c/d") == "myapp://app/a#b/d")
        #expect(table.canonical("myapp://app/a#c/d") == "myapp://app/a#")
    }

    @Test func manyPatternsWithARestInTheFragment() throws {
        let lines = (0..<12).map { "r\($0): a#${x...}/n\($0)/${y}" }
        let table = try table(lines)
        #expect(table.summary("myapp://app/a#n7/1") == "r7 x=[] y=1")
        #expect(table.summary("myapp://app/a#b/c/d/n7/1") == "r7 x=['b','c','d'] y=1")
    }

    @Test func manyPatternsBehindARest() throws {
        let lines = (0..<12).map { "r\($0): a/${x...}/n\($0)/${y}" }
        let table = try table(lines)
        #expect(table.summary("myapp://app/a/n7/1") == "r7 x=[] y=1")
        #expect(table.summary("myapp://app/a/b/c/d/n7/1") == "r7 x=['b','c','d'] y=1")
    }

    // MARK: A first segment behind an empty rest

    @Test func whatFollowsAnEmptyRestCanBeTheFirstSegment() throws {
        let table = try table(
            [
                "track: ${...}/Track/${id:Int}", "tab: ${p...}/${tab:Tab}",
                "at: ${p...}/X${name}@y", "long: a/${...}/B",
            ], bases: ["x://"], types: ["Tab": ["Posts"]])
        #expect(table.summary("x://TRACK/7") == "track id=7")
        #expect(table.summary("x:///Track/7") == "track id=7")
        #expect(table.summary("x://a/Track/7") == "track id=7")
        #expect(table.summary("x://a/TRACK/7") == nil)
        #expect(table.summary("x://POSTS") == "tab p=[] tab=Posts")
        #expect(table.summary("x://a/Posts") == "tab p=['a'] tab=Posts")
        #expect(table.summary("x://a/POSTS") == nil)
        #expect(table.summary("x:xab@Y") == "at p=[] name=ab")
        #expect(table.summary("x:a/xab@Y") == nil)
        #expect(table.summary("x:A/b") == nil)
        #expect(table.summary("x:A/B") == "long")
    }

    @Test func whatFollowsAnEmptyRestIsWrittenAsAFirstSegment() throws {
        let table = try table(["a: ${p...}/@${name}", "b: ${...}/a:b"], bases: ["x://"])
        #expect(table.url("a", .list([]), "n") == "x:///@n")
        #expect(table.url("a", .list(["p"]), "n") == "x://p/@n")
        #expect(table.url("a", .list([""]), "n") == "x:////@n")
        #expect(table.url("b") == "x:///a:b")
    }

    @Test func aLinkBehindARestOpensItself() throws {
        let link = RouteType.link(LinkType(name: "Link"))
        for text in [
            "${...}/${to:Link}", "${to:Link}/${p...}", "${p...}/${to:Link}", "${to:Link...}",
        ] {
            var errors: [PatternError] = []
            let pattern = try #require(
                Pattern.parse(text, types: TypeTable([link]), errors: &errors))
            let error = RoutePattern(pattern: pattern, bases: []).wholeLinkError([])
            #expect(error?.message == "a route that is only a link opens itself", "\(text)")
        }
        for text in ["${to:Link...}/${x}", "a/${...}/${to:Link}", "${...}/${to:Link}/a"] {
            var errors: [PatternError] = []
            let pattern = try #require(
                Pattern.parse(text, types: TypeTable([link]), errors: &errors))
            #expect(RoutePattern(pattern: pattern, bases: []).wholeLinkError([]) == nil, "\(text)")
        }
    }

    // MARK: The order (Semantics, section 4)

    private func expectOrder(_ lines: [String], types: [String: [String]] = [:]) throws {
        let table = try table(lines.reversed(), types: types)
        #expect(table.order == lines.map { $0.parts(":")[0] })
    }

    @Test func whatFollowsARestIsComparedFromTheLastSegment() throws {
        try expectOrder(["edit: own/${o...}/edit", "two: own/${o...}/${a}/${b}"])
        try expectOrder([
            "literal: ${p...}/${x}/b", "number: ${p...}/b/${x:Int}", "text: ${p...}/a/${x}",
        ])
        try expectOrder(["a: x/${p...}/a/z", "b: x/${p...}/${a:Int}/z", "c: x/${p...}/${a}/z"])
    }

    @Test func theLongerComesFirstBehindARest() throws {
        try expectOrder([
            "three: a/${p...}/${x}/b/c", "two: a/${p...}/b/c", "one: a/${p...}/c",
            "other: a/${p...}/${z}", "none: a/${p...}",
        ])
    }

    @Test func aPathThatEndsAndAnySegmentComeBeforeARest() throws {
        try expectOrder(["end: a", "segment: a/${x}", "rest: a/${p...}/b"])
        try expectOrder(["end: a", "literal: a/b/${p...}", "rest: a/${p...}/b"])
    }

    @Test func restsOfDifferentTypesAreInTheOrderOfDeclaration() throws {
        let rests = ["${p...}", "${...}", "${p:Int...}"]
        for first in rests {
            for second in rests where first != second {
                let table = try table([
                    "a: x/\(first)/${y}", "b: x/\(second)/b", "c: x/\(first)/b", "d: x/\(second)",
                ])
                #expect(table.order == ["c", "a", "b", "d"])
            }
        }
        #expect(try table(["a: x/${p...}/b", "b: x/${q...}/a"]).order == ["a", "b"])
    }

    @Test func fragmentsAreComparedAlike() throws {
        try expectOrder([
            "edit: a#own/${o...}/edit", "two: a#own/${o...}/${a}/${b}", "one: a#own/${o...}/${b}",
            "none: a#own/${o...}",
        ])
    }

    // MARK: Explanations

    @Test(
        arguments: [
            ("myapp://app/group/x", "the path ends before '-'"),
            ("myapp://app/group/x/-/y/7", "segment 4 is 'y', but the pattern has 'issues'"),
            (
                "myapp://app/group/x/-/issues/y",
                "segment 5 is 'y', but ${id:Int} needs an Int"
            ),
        ])
    func whyAPatternDoesNotMatch(_ url: String, _ reason: String) throws {
        let table = try table(["issue: group/${path...}/-/issues/${id:Int}"])
        #expect(table.explain(url: url).map(\.message) == [reason])
    }
}
