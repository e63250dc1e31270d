import Foundation
import RouteLanguage
import RouteRuntime
import Testing

/// URLs that only an attacker would send. No clock is needed: if a step weren't linear in the URL's
/// length, these tests wouldn't end.
@Suite("Long URLs") struct LongURLTests {
    private static let long = 20_000
    private static let bytes = 1 << 17

    /// The route that a URL opens. Checks that the interpreter writes the same URL for it.
    private func open<Route: RouteWithBase>(_ text: String, as name: String) throws -> Route? {
        let compiled = try #require(CompiledCase.all.first { $0.name == name })
        let table = try #require(compiled.golden?.compilation.compiled?.table)
        let written = table.read(url: text).flatMap {
            table.write(route: $0.route, values: $0.values, .url)
        }
        let route = Route(url: URL(string: text))
        let isSame = route?.url().absoluteString == written
        #expect(isSame, "\(name), \(text.prefix(40))…")
        return route
    }

    @Test(arguments: ["x", "%ED%95%9C-%25%2F"]) func aValueOfManyBytes(piece: String) throws {
        let text = String(repeating: piece, count: Self.bytes / piece.utf8.count)
        let value = try #require(text.removingPercentEncoding)
        for (url, expected) in [
            ("myapp://app/user/\(text)/profile", AppRoute.userProfile(id: value)),
            ("myapp://app/article/a?ref=\(text)", .article(slug: "a", ref: value)),
        ] {
            #expect(try open(url, as: "example") == expected)
            #expect(AppRoute(url: expected.url()) == expected)
            #expect(AppRoute(rawValue: expected.rawValue) == expected)
        }
    }

    @Test func aPathOfManySegments() throws {
        let base = "app://segments/"
        let path = String(repeating: "/1", count: Self.long)
        let rest = SegmentRoute.rest(path: Array(repeating: "1", count: Self.long))
        #expect(try open("\(base)rest\(path)", as: "segments") == rest)
        let numbers = SegmentRoute.typedRest(numbers: Array(repeating: 1, count: Self.long))
        #expect(try open("\(base)numbers\(path)", as: "segments") == numbers)
        #expect(try open("\(base)numbers\(path)/x", as: "segments") == SegmentRoute?.none)
        #expect(try open("\(base)profile\(path)", as: "segments") == SegmentRoute?.none)
        #expect(numbers.url().absoluteString == "\(base)numbers\(path)")
        let empty = String(repeating: "/", count: Self.long)
        let blanks = SegmentRoute.rest(path: Array(repeating: "", count: Self.long - 1))
        #expect(try open("\(base)rest\(empty)", as: "segments") == blanks)
    }

    @Test func aQueryOfManyItems() throws {
        let base = "app://items/"
        let items = (0..<Self.long).map { "k\($0)=v\($0)" }
        let query = items.joined(separator: "&")
        let rest = try #require(try open("\(base)rest?\(query)", as: "items") as ItemRoute?)
        guard case .rest(let filters) = rest else {
            return #expect(Bool(false), "\(rest.rawValue.prefix(40))")
        }
        #expect(filters.count == Self.long && filters["k17777"] == "v17777")
        #expect(ItemRoute(rawValue: rest.rawValue) == rest)
        // Items that the pattern doesn't name before and after the one that counts, and many with
        // its name.
        #expect(
            try open("\(base)required?\(query)&page=7&\(query)&page=8", as: "items")
                == ItemRoute.required(page: 7))
        let list = ItemRoute.list(tags: Array(repeating: "t", count: Self.long))
        let tags = String(repeating: "&tag=t", count: Self.long)
        #expect(try open("\(base)list?\(tags)", as: "items") == list)
        #expect(list.url().absoluteString == "\(base)list?\(tags.dropFirst())")
        #expect(try open("\(base)everything?\(query)\(tags)", as: "items") == ItemRoute?.none)
        let blank = String(repeating: "&", count: Self.bytes)
        #expect(try open("\(base)optional?\(blank)", as: "items") == ItemRoute.optional(page: nil))
    }

    @Test(arguments: ["-", "a-p", "a.%2D"])
    func aLongMixedSegment(piece: String) throws {
        let text = String(repeating: piece, count: Self.long / piece.utf8.count)
        for start in [
            "slug/a", "dotted/a", "range/a", "same/a", "date/1", "length/1", "file/a", "v1.", "@",
        ] {
            for url in ["app://mixed/\(start)\(text)", "app://mixed/\(start)\(text)-p1.b.c"] {
                _ = try open(url, as: "mixed-parts") as MixedPartRoute?
                _ = try open(url, as: "mixed-values") as MixedValueRoute?
            }
        }
        let handle = MixedPartRoute.handle(user: text)
        #expect(MixedPartRoute(url: handle.url()) == handle)
        let slug = MixedPartRoute.slug(slug: text.filter { $0 != "-" }, id: text)
        #expect(MixedPartRoute(url: slug.url()) == slug)
    }

    @Test func aFragmentOfManyBytes() throws {
        let text = String(repeating: "a/", count: Self.bytes / 2)
        let expected = FragmentRoute.rest(
            path: Array(repeating: "a", count: Self.bytes / 2), page: 1)
        #expect(try open("https://fragments.example/rest#/\(text)", as: "fragments") == expected)
        #expect(FragmentRoute(url: expected.url()) == expected)
        let hashes = String(repeating: "#", count: Self.bytes)
        #expect(
            try open("https://fragments.example/items\(hashes)", as: "fragments")
                == FragmentRoute.none)
    }
}
