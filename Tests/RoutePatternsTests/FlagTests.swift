import RouteRuntime
import Testing

@testable import RouteLanguage

@Suite("Flags (Semantics, rule 3.7)")
struct FlagTests {
    /// Where items can be: in the query, after a fragment's segments, and alone in a fragment.
    @Test(arguments: ["?", "#/?", "#"])
    func anItemOfABoolIsAFlag(place: String) throws {
        let table = try table([
            "required: required\(place)all=${all:Bool}",
            "optional: optional\(place)all=${all:Bool?}",
            "defaulting: defaulting\(place)all=${all:Bool=false}",
            "list: list\(place)all=${all:[Bool]}",
        ])
        let texts = [
            ("all=", true), ("all=1", true), ("all=true", true), ("all=%31", true),
            ("all=0", false), ("all=false", false), ("x=&all&all=0", true),
        ]
        for (item, value) in texts {
            for route in ["required", "optional", "defaulting"] {
                let summary = table.summary("myapp://app/\(route)\(place)\(item)")
                #expect(summary == "\(route) all=\(value)", "\(route) \(item)")
            }
        }
        for item in ["all=yes", "all=TRUE", "all=2", "all=%", "all=01"] {
            for route in ["required", "optional", "defaulting", "list"] {
                #expect(table.summary("myapp://app/\(route)\(place)\(item)") == nil, "\(item)")
            }
        }
        #expect(table.summary("myapp://app/required\(place)x=") == nil)
        #expect(table.summary("myapp://app/optional\(place)x=") == "optional all=nil")
        #expect(table.summary("myapp://app/defaulting\(place)x=") == "defaulting all=false")
        #expect(
            table.summary("myapp://app/list\(place)all=&all=0&all=1&all")
                == "list all=['true','false','true','true']")
    }

    @Test func aBoolElsewhereIsNoFlag() throws {
        let table = try table([
            "segment: s/${all:Bool}", "list: l/${all:[Bool],}", "item: i?all=${all:[Bool],}",
            "mixed: m?all=x-${all:Bool}", "fragment: f#/${all:Bool}", "rest: r/${all:Bool...}",
        ])
        let links = [
            "s/1", "s/0", "s//", "l/1", "l/true,0", "i?all=1", "i?all=true,", "m?all=x-1",
            "m?all=x-", "f#/1", "f#/", "r/1",
        ]
        for link in links { #expect(table.summary("myapp://app/\(link)") == nil, "\(link)") }
        #expect(table.summary("myapp://app/i?all") == "item all=[]")
    }

    @Test func lenientItemsSkipOtherTexts() throws {
        let table = try table(
            ["a: a?all=${all:Bool?}", "b: b?all=${all:Bool=true}", "c: c?all=${all:[Bool]}"],
            isLenient: true)
        #expect(table.summary("myapp://app/a?all=x") == "a all=nil")
        #expect(table.summary("myapp://app/a?all") == "a all=true")
        #expect(table.summary("myapp://app/b?all=x") == "b all=true")
        #expect(table.summary("myapp://app/b?all=0") == "b all=false")
        #expect(table.summary("myapp://app/c?all=x&all&all=0") == "c all=['true','false']")
    }

    @Test func aFlagIsWrittenAsTrueOrFalse() throws {
        let table = try table(["a: a?all=${all:Bool}&b=${b:Bool=false}&c=${c:Bool?}"])
        let canonical = table.canonical("myapp://app/a?all&b=1&c=0")
        #expect(canonical == "myapp://app/a?all=true&b=true&c=false")
    }
}
