import Testing

@testable import RoutePatterns

@Suite("Marks keep an earlier pattern from a URL (Semantics, rule 3.5 and section 5)")
struct MarkTests {
    @Test func aStringThatIsALiteralOfAnEarlierPattern() throws {
        let table = try table(["user: user/${id}", "me: user/me"])
        #expect(table.summary("myapp://app/user/me") == "me")
        let written = table.write(route: RouteID(0), values: [.string("me")], .url)
        #expect(written == "myapp://app/user/%6De")
        #expect(table.summary("myapp://app/user/%6De") == "user id=me")
        #expect(table.write(route: RouteID(0), values: [.string("me")], .rawValue) == "user/%6De")
        #expect(table.write(route: RouteID(0), values: [.string("you")], .url) == "myapp://app/user/you")
    }

    @Test func aValueOfTheRestOfTheItemsThenItsKey() throws {
        let table = try table([
            "search: search?${filters...}", "typed: search?type=user&${filters...}", "page: search?page=${page}",
        ])
        #expect(
            table.write(route: RouteID(0), values: [.items(["type": "user"])], .url) == "myapp://app/search?type=%75ser"
        )
        #expect(table.write(route: RouteID(0), values: [.items(["page": "1"])], .url) == "myapp://app/search?%70age=1")
        #expect(table.summary("myapp://app/search?%70age=1") == "search filters={page:1}")
    }

    /// In a fragment that has only items, a segment is read as the name of an item.
    @Test(arguments: [
        ("a#${x}", "k", "a#%6B"), ("a#${x}", "l", "a#l"), ("a/${x}#k", "a", "a/a#k"), ("a#${x}?k=${x2?}", "k", "a#%6B"),
    ])
    func aSegmentOfAFragmentThatIsTheNameOfAnItem(pattern: String, value: String, expected: String) throws {
        let table = try table(["items: a#k=${y}&z=${z?}", "segments: \(pattern)"])
        let values: [RouteValue] = [.string(value)] + (pattern.contains("x2") ? [.null] : [])
        #expect(table.write(route: RouteID(1), values: values, .rawValue) == expected)
        #expect(table.read(rawValue: expected)?.values == values)
    }

    @Test func noMarkHelpsAValueWithoutLetterOrDigit() throws {
        let table = try table(["user: user/${id}", "dash: user/-"])
        #expect(table.write(route: RouteID(0), values: [.string("-")], .url) == "myapp://app/user/-")
    }
}

@Suite("Marks where bases differ")
struct MarksUnderBasesTests {
    @Test func theEarlierPatternReadsUnderAnotherOfItsBases() throws {
        let table = try table(
            ["full: https://example.com/user/${id}", "me: user/me"], bases: ["myapp://", "https://example.com"])
        #expect(table.url("full", "me") == "https://example.com/user/%6De")
        #expect(table.summary("https://example.com/user/%6De") == "full id=me")
    }

    @Test func aHostThatIsNotWrittenCounts() throws {
        let table = try table([
            "wiki: https://${lang}.wikipedia.org/wiki/${page}", "en: https://en.wikipedia.org/wiki/me",
        ])
        #expect(table.url("wiki", "en", "me") == "https://en.wikipedia.org/wiki/%6De")
        #expect(table.url("wiki", "en", "me", form: .other(scheme: "http", host: "h")) == "http://h/wiki/%6De")
        #expect(table.url("wiki", "12", "me") == "https://12.wikipedia.org/wiki/me")
    }

    @Test func anItemWhoseKeyHasAMarkAnywayNeedsNoneInItsValue() throws {
        let table = try table(["all: x?page=${page:Int}&${others...}", "two: x?page=${page:Int}&tab=y"])
        #expect(
            table.url("all", 1, .items(["page": "2", "tab": "y"])) == "myapp://app/x?page=1&%70age=2&tab=%79")
    }

    @Test func aMarkIsNotSpentOnAnItemWhoseKeyHasOne() throws {
        let table = try table(["all: x?page=${page}&${others...}", "two: x?page=${page:Int}&tab=y"])
        #expect(
            table.url("all", "p", .items(["page": "1", "tab": "y"])) == "myapp://app/x?page=p&%70age=1&tab=y")
        #expect(
            table.url("all", "1", .items(["page": "1", "tab": "y"])) == "myapp://app/x?page=%31&%70age=1&tab=y")
    }
}
