import Foundation
import RoutePatterns
import Testing

@Suite("A router that ignores ASCII case")
struct RouterCaseTests {
    @Test func readsInAnyCaseAndWritesAsDeclared() throws {
        let router = try PatternRouter<RouteMatch>(
            bases: ["https://h/App"], ignoresCase: true,
            patterns: ["item": "Item/${id}?Page=${page:Int?}"])
        let match = try #require(router.match("https://h/app/ITEM/X?PAGE=2"))
        #expect(match["id"] == RouteValue.string("X"))
        #expect(match["page"] == RouteValue.integer(2))
        let url = try router.url("item", ["id": "X", "page": 2])
        #expect(url.absoluteString == "https://h/App/Item/X?Page=2")
        let exact = try PatternRouter<RouteMatch>(
            bases: ["https://h/App"], patterns: ["item": "Item/${id}"])
        #expect(exact.match("https://h/app/Item/X") == nil)
    }

    @Test func refusesWhatDiffersInCaseAlone() throws {
        let twice = #expect(throws: PatternError.self) {
            try PatternRouter<RouteMatch>(
                bases: ["https://h/App", "https://h/app"], ignoresCase: true,
                patterns: ["a": "a"])
        }
        #expect(twice?.message == "duplicate base 'https://h/app'")
        let names = #expect(throws: PatternError.self) {
            try PatternRouter<RouteMatch>(
                bases: ["https://h"], ignoresCase: true, patterns: ["a": "a?q=${q}&Q=${r}"])
        }
        #expect(names?.message == "the items 'q' and 'Q' are one: ASCII case does not count")
    }
}
