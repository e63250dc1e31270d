import Foundation
import RouteLanguage
import Testing

/// A value that a URL can leave out can be left out of a case (Semantics, section 2).
@Suite("Defaults in the cases") struct DefaultTests {
    @Test func aCaseIsWhatAURLWithoutTheItemsMeans() {
        #expect(ItemRoute.optional() == ItemRoute(rawValue: "optional"))
        #expect(ItemRoute.optionalText() == ItemRoute(rawValue: "optional-text"))
        #expect(ItemRoute.defaulting() == ItemRoute(rawValue: "default"))
        #expect(
            ItemRoute.defaultingText(order: "up") == ItemRoute(rawValue: "default-text?order=up"))
        #expect(ItemRoute.list() == ItemRoute(rawValue: "list"))
        #expect(ItemRoute.rest() == ItemRoute(rawValue: "rest"))
        #expect(ItemRoute.everything(a: "a") == ItemRoute(rawValue: "everything?a=a&e=f&g"))
        #expect(TypeRoute.text(value: "a") == TypeRoute(rawValue: "string/a"))
        #expect(TypeRoute.bool(value: false) == TypeRoute(rawValue: "bool/false"))
        #expect(IntegerRoute.int(value: 1) == IntegerRoute(rawValue: "int/1"))
        #expect(IntegerRoute.int64(value: 1) == IntegerRoute(rawValue: "int64/1"))
        #expect(IntegerRoute.uint64(value: 1) == IntegerRoute(rawValue: "uint64/1"))
        #expect(TypeRoute.double(value: 1) == TypeRoute(rawValue: "double/1"))
        #expect(TypeRoute.tab(value: .likes) == TypeRoute(rawValue: "tab/likes"))
        #expect(TypeRoute.rests(.uuid()) == TypeRoute(rawValue: "rest-uuid"))
        let id = UUID()
        #expect(TypeRoute.uuid(value: id) == TypeRoute(rawValue: "uuid/\(id)"))
    }

    @Test func theValuesAreInTheOrderOfParameters() {
        #expect(
            OrderRoute(rawValue: "article/swift?ref=mail") == .article(ref: "mail", slug: "swift"))
        #expect(OrderRoute.article(ref: "mail", slug: "swift").rawValue == "article/swift?ref=mail")
        let search = OrderRoute.search(others: ["a": "b"], tags: ["c"], page: 2, q: "d")
        #expect(search == OrderRoute(rawValue: "search?a=b&tag=c&page=2&q=d"))
        #expect(OrderRoute.search(q: "d").rawValue == "search?q=d")
        #expect(OrderRoute.artist(tab: .likes, id: 7) == OrderRoute(rawValue: "likes/7"))
        #expect(OrderRoute.artist(tab: .likes, id: 7).rawValue == "artist/7/likes")
        #expect(
            OrderRoute.file(line: 1, path: ["a", "b"], minor: 2, major: 3).rawValue
                == "file/v3.2/a/b#/1")
        let id = UUID()
        #expect(OrderRoute(rawValue: "items/\(id)") == .localized(.item(id: id)))
        #expect(
            OrderRoute(rawValue: "likes/items/\(id)") == .localized(.item(id: id, locale: .likes)))
    }

    @Test func aRestOfTheItemsComesLast() {
        let route = ItemRoute.restFirst(page: 1, k: "b", filters: ["a": "c"], more: ["d": "e"])
        #expect(route == ItemRoute(rawValue: "rest-first?a=c&page=1#k=b&d=e"))
        #expect(ItemRoute.restFirst(page: 1) == ItemRoute(rawValue: "rest-first?page=1#"))
    }
}
