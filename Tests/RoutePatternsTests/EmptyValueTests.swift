import RouteRuntime
import Testing

@testable import RouteLanguage

@Suite("Empty values (Semantics, rule 3.7)")
struct EmptyValueTests {
    /// A default of each type, and how a value is shown.
    private static let types = [
        (":Int", "7", "7"), (":UInt8", "7", "7"),
        (":Double", "1.5", "1.5"),
        (":Float", "1.5", "1.5"), (":Tab", "likes", "likes"), (":URL", "x:y", "x:y"),
        (":UUID", "6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "6ba7b810-9dad-11d1-80b4-00c04fd430c8"),
    ]

    /// Where items can be: in the query, after a fragment's segments, and alone in a fragment.
    @Test(arguments: types, ["?", "#/?", "#"])
    func anItemWithAnEmptyValueIsMissing(
        type: (name: String, text: String, shown: String), place: String
    ) throws {
        let name = type.name
        let table = try table(
            [
                "required: required\(place)p=${p\(name)}",
                "optional: optional\(place)p=${p\(name)?}",
                "defaulting: defaulting\(place)p=${p\(name)=\(type.text)}",
                "list: list\(place)p=${p:[\(name.dropFirst())]}",
            ], types: ["Tab": ["posts", "likes"]])
        for item in ["p=", "p", "p=&p=\(type.text)"] {
            let url = { (route: String) in
                "myapp://app/\(route)\(place)\(item)\(item == "p" ? "&x=" : "")"
            }
            #expect(table.summary(url("required")) == nil)
            #expect(table.summary(url("optional")) == "optional p=nil")
            #expect(table.summary(url("defaulting")) == "defaulting p=\(type.shown)")
            let isListed = item.hasSuffix(type.text)
            #expect(table.summary(url("list")) == "list p=[\(isListed ? "'\(type.shown)'" : "")]")
        }
        // A malformed escape isn't empty text.
        #expect(table.summary("myapp://app/defaulting\(place)p=%") == nil)
        #expect(table.summary("myapp://app/list\(place)p=%") == nil)
    }

    @Test func anEmptyTextIsAValueOfAString() throws {
        let table = try table([
            "required: required?p=${p}", "optional: optional?p=${p?}",
            "defaulting: defaulting?p=${p=x}",
            "list: list?p=${p:[String]}",
        ])
        #expect(table.summary("myapp://app/required?p=") == "required p=")
        #expect(table.summary("myapp://app/optional?p=") == "optional p=nil")
        #expect(table.summary("myapp://app/defaulting?p=") == "defaulting p=")
        #expect(table.summary("myapp://app/list?p=&p=a&p") == "list p=['','a','']")
    }

    /// Only the app knows, so its initializer decides.
    @Test func anItemOfAnAppTypeMayBeEmpty() throws {
        let table = try table([
            "required: required?p=${p:Token}", "optional: optional?p=${p:Token?}",
            "defaulting: defaulting?p=${p:Token=x}", "list: list?p=${p:[Token]}",
            "segment: s/${p:Token}",
            "mixed: a/-${p:Token}-", "rest: r/${p:Token...}", "item: o", "item: o?p=${p:Token}",
            "item: p?p=${p:Token?}",
        ])
        #expect(table.summary("myapp://app/required?p=") == "required p=")
        #expect(table.summary("myapp://app/required?p") == "required p=")
        #expect(table.summary("myapp://app/required") == nil)
        #expect(table.summary("myapp://app/optional?p=") == "optional p=nil")
        #expect(table.summary("myapp://app/defaulting?p=") == "defaulting p=")
        #expect(table.summary("myapp://app/defaulting") == "defaulting p=x")
        #expect(table.summary("myapp://app/list?p=") == "list p=['']")
        #expect(table.summary("myapp://app/required?p=%") == nil)
        // In a path, and where an optional value is required, the initializer isn't called.
        #expect(table.summary("myapp://app/s//") == nil)
        #expect(table.summary("myapp://app/a/--") == nil)
        #expect(table.summary("myapp://app/r//") == nil)
        #expect(table.read(url: "myapp://app/o?p=").map { table.rankInRoute($0.pattern) } == 0)
    }

    /// Each pattern requires the optional value, which empty text isn't.
    @Test(arguments: [
        ("feed/${name?}", "feed//"), ("feed/v${name?}", "feed/v"), ("feed#${name?}", "feed#/"),
        ("feed?name=${name}", "feed?name="), ("feed#name=${name}", "feed#name="),
        ("feed/${name}", "feed//"),
        ("feed/${name}.json", "feed/.json"), ("feed#/${name}", "feed#//"),
    ])
    func aPresentOptionalStringIsNotEmpty(pattern: String, text: String) throws {
        let table = try table(["feed: feed", "feed: \(pattern)", "feed: all?name=${name?}"])
        #expect(table.summary("myapp://app/all?name=") == "feed name=nil")
        let empty = table.read(url: "myapp://app/\(text)").map { table[$0.pattern].pattern.text }
        #expect(empty != pattern)
        let written = table.url("feed", .string("a")) ?? ""
        #expect(table.summary(written) == "feed name=a")
        // Without `?` anywhere it is a String, of which "" is a value.
        let other = try self.other(pattern)
        #expect(other.summary("myapp://app/\(text)") == "feed name=")
    }

    private func other(_ pattern: String) throws -> RouteTable {
        try table(["feed: \(pattern.replacing("?}", with: "}"))"])
    }

    @Test func theNextPatternHasItsTurn() throws {
        let table = try table(["feed: feed", "feed: feed/${name?}", "text: feed/${text}"])
        #expect(table.summary("myapp://app/feed//") == "text text=")
        #expect(table.summary("myapp://app/feed/a") == "feed name=a")
    }

    @Test func aSegmentIsSplitSoThatAnOptionalStringIsNotEmpty() throws {
        let table = try table([
            "range: range", "range: range/${a?}-${b}", "range: range?a=${a?}&b=${b=}",
        ])
        #expect(table.summary("myapp://app/range/-x-y") == "range a=-x b=y")
        #expect(table.summary("myapp://app/range/-x") == nil)
        #expect(table.url("range", .string("-x"), .string("y")) == "myapp://app/range/-x-y")
    }
}
