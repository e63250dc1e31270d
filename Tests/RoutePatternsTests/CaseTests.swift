import Testing

@testable import RouteLanguage

@Suite("ASCII case that doesn't count: caseSensitive: false (Semantics, rule 3.9)")
struct CaseTests {
    private static let lines = [
        "user: User/${name}",
        "tab: tab/${tab:Tab}",
        "flag: flag/${isOn:Bool}?all=${all:Bool?}&Tag=${tags:[Tab]}&${others...}",
        "release: V${major:Int}.x${kind:Tab}",
        "many: many/${tabs:[Tab],}/${flags:Bool...}",
        "draft: draft?Preview&Kind=New&!Error#Part/${tab:Tab}?Q|query=${query?}",
        "text: text?name=${name:Short}",
    ]

    private func read(_ url: String, ignoresCase: Bool = true) throws -> String? {
        let closed = ClosedType(name: "Tab", values: ["Posts", "likes", "Likes"])
        var source = ConstrainedType.Source(type: "String")
        source[.characters] = "a-z"
        var problems: [ConstrainedType.Problem] = []
        let short = try #require(
            ConstrainedType.parse(name: "Short", source, problems: &problems))
        let table = try table(
            Self.lines, bases: ["https://www.example.com/App"], constrained: [short],
            others: [.closed(closed)], ignoresCase: ignoresCase)
        return table.read(url: url).map { reading in
            let values = reading.values.map { "\($0)" }.joined(separator: " ")
            return "\(table[reading.route].name) \(values)".replacing(/\w+\.RouteValue\./, with: "")
        }
    }

    @Test(arguments: [
        ("/user/Ada", #"user string("Ada")"#),
        ("/USER/%61DA", #"user string("aDA")"#),
        ("/Tab/POSTS", #"tab string("Posts")"#),
        // Of two values that differ in case alone, the equal one counts, or else the first.
        ("/tab/Likes", #"tab string("Likes")"#),
        ("/tab/LIKES", #"tab string("likes")"#),
        ("/tab/other", nil),
        (
            "/flag/TRUE?ALL=False&tag=posts&TAG=likes&b=1&B=2",
            #"flag bool(true) bool(false) list([string("Posts"), string("likes")]) items(["#
        ),
        ("/flag/1", nil),
        ("/flag/True?aLL", "flag bool(true) bool(true) list([]) items([:])"),
        ("/v7.XPosts", #"release integer(7) string("Posts")"#),
        ("/v7.%58posTs", #"release integer(7) string("Posts")"#),
        (
            "/MANY/posts,LIKES/true/FALSE",
            #"many list([string("Posts"), string("likes")]) list([bool(true), bool(false)])"#
        ),
        ("/draft?preview&kind=NEW#part/posts?q=a", #"draft string("Posts") string("a")"#),
        ("/draft?preview&kind=NEW#part/posts?QUERY=A", #"draft string("Posts") string("A")"#),
        ("/draft?preview&kind=NEW&ERROR#part/posts", nil),
        // Constraints compare as before.
        ("/text?NAME=a", #"text string("a")"#),
        ("/text?NAME=A", nil),
    ])
    func isNotCounted(path: String, expected: String?) throws {
        let found = try read("https://WWW.example.com/aPP\(path)")
        #expect(found?.hasPrefix(expected ?? "") ?? (expected == nil), "\(found ?? "nil")")
        #expect((found == nil) == (expected == nil), "\(found ?? "nil")")
        #expect(try read("https://www.example.com/aPP\(path)", ignoresCase: false) == nil)
    }

    @Test func aRestOfTheQueryHasTheItemsThatNoneIsNamed() throws {
        let table = try table(["r: r?Q=${q?}&${others...}"], ignoresCase: true)
        let reading = table.read(url: "myapp://app/R?q=1&Q=2&a=3&A=4&%41=5")
        #expect(reading?.values == [.string("1"), .items(["a": "3", "A": "4"])])
    }

    @Test func textIsWrittenAsDeclared() throws {
        let table = try table(
            ["r: Some/${name}?Page=${page:Int}"], bases: ["myapp://App/Base"], ignoresCase: true)
        let reading = try #require(table.read(url: "MYAPP://APP/base/SOME/Name?PAGE=1"))
        #expect(
            table.write(route: reading.route, values: reading.values, .url)
                == "myapp://app/Base/Some/Name?Page=1")
    }

    @Test func textsThatDifferInCaseAloneAreInOnePlaceOfTheOrder() throws {
        // Declared first after the same segments, `B` comes before `a`, and so does `b`.
        let lines = ["one: x/B/${n:Int}", "two: X/a/${n:Int}", "three: x/b/${n:Int8}"]
        let table = try table(lines, ignoresCase: true)
        #expect(table.variants.map { table.route(of: $0.pattern).name } == ["one", "three", "two"])
        #expect(table.read(url: "myapp://app/x/b/7").map { table[$0.route].name } == "one")
    }

    @Test func namesThatDifferInCaseAloneAreOne() throws {
        var errors: [PatternError] = []
        let pattern = Pattern.parse("x?page=${a}&n|Page=${b}", ignoresCase: true, errors: &errors)
        #expect(pattern == nil)
        #expect(
            errors.map(\.message) == [
                "the items 'page' and 'Page' are one: ASCII case does not count"
            ])
        #expect(
            errors.first?.help == "use the name once; under 'caseSensitive: false' it reads both")
        #expect(errors.first?.range == 12..<18)
        errors = []
        #expect(Pattern.parse("x?page=${a}&n|Page=${b}", errors: &errors) != nil)
    }

    @Test func basesThatDifferInCaseAloneAreOne() throws {
        var errors: [PatternError] = []
        let first = try #require(Base.parse("https://h/App", errors: &errors))
        let second = try #require(Base.parse("https://h/app", errors: &errors))
        #expect(first.conflict(with: second, "a", "b", ignoringCase: false) == nil)
        let problem = first.conflict(with: second, "a", "b", ignoringCase: true)
        #expect(problem?.message == "duplicate base 'a'")
        let longer = try #require(Base.parse("https://h/APP/x", errors: &errors))
        #expect(longer.conflict(with: second, "a", "b", ignoringCase: true) != nil)
    }

    @Test func onAServerPathsOfServersCompareAsBefore() throws {
        let table = try table(["a: Item/${id}"], bases: ["https://h"], ignoresCase: true)
        #expect(table.read(url: "https://s/Team/item/1", on: "https://S/Team") != nil)
        #expect(table.read(url: "https://s/team/item/1", on: "https://s/Team") == nil)
    }
}
