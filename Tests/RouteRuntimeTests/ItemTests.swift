import Testing

@testable import RouteRuntime

@Suite("Items (Semantics, rule 3.6)")
struct ItemTests {
    @Test(
        arguments: [
            ("x:?a=1", "1"), ("x:?a=1&a=2", "1"), ("x:?b=2&a=1", "1"), ("x:?&&a=1&", "1"), ("x:?a", ""), ("x:?a=", ""),
            ("x:?a=b=c", "b=c"), ("x:?A=1", nil), ("x:?b", nil), ("x:", nil), ("x:?%61=1", nil), ("x:?a=%41", "A"),
            ("x:?a=1?2/3", "1?2/3"), ("x:?a=1+2", "1+2"), ("x:?a=1%2B2", "1+2"), ("x:?a=%20", " "), ("x:?=a", nil),
            ("x:?a=%", nil), ("x:?%=1&a=1", "1"), ("x:?%FF&a=1", "1"), ("x:#?a=1", nil), ("x:?ab=1&a=2", "2"),
        ] as [(String, String?)])
    func theFirstOfAName(url: String, expected: String?) {
        #expect(read(url) { $0.item("a").string() } == .some(expected))
    }

    @Test func manyItems() {
        // More than have a slot, and names of more than eight bytes that start alike.
        let query = (0..<30).map { "a-long-name-\($0)=\($0)&&" }.joined() + "c&%64=x&e%2D=%20&g+h=1"
        for plusIsSpace in [false, true] {
            let values = read("x:?" + query, plusIsSpace: plusIsSpace) { url in
                [
                    url.item("a-long-name-0"), url.item("a-long-name-7"), url.item("a-long-name-8"),
                    url.item("a-long-name-29"), url.item("a-long-name-30"), url.item("c"), url.item("d"),
                    url.item("e-"),
                    url.item("g h"), url.item("g+h"),
                ].map { $0.string() }
            }
            let plus: [String?] = plusIsSpace ? ["1", nil] : [nil, "1"]
            #expect(values == ["0", "7", "8", "29", nil, "", nil, " "] + plus)
        }
    }

    @Test func aPlusIsASpaceInItemsOnly() {
        #expect(read("x:a+b?a+b=c+d%2B", plusIsSpace: true) { $0.item("a b").string() } == .some("c d+"))
        #expect(read("x:a+b?a+b=c", plusIsSpace: true) { $0.segments(from: $0.path) } == ["a+b"])
        #expect(read("x:#a+b?c=d+e", plusIsSpace: true) { $0.fragmentSegments } == ["a+b"])
        #expect(read("x:#a+b?c=d+e", plusIsSpace: true) { $0.fragmentItem("c").string() } == .some("d e"))
        #expect(
            read("x:#c=d+e", plusIsSpace: true) { $0.fragmentItem("c", isItemsAlone: true).string() } == .some("d e"))
    }

    @Test func itemsOfAFragment() {
        #expect(read("x:?a=1#b?a=2") { $0.fragmentItem("a").string() } == .some("2"))
        #expect(read("x:?a=1#a=2") { $0.fragmentItem("a", isItemsAlone: true).string() } == .some("2"))
        #expect(read("x:?a=1#a=2") { $0.fragmentItem("a").string() } == .some(nil))
        #expect(read("x:?a=1") { $0.fragmentItem("a").string() } == .some(nil))
        #expect(
            read("x:#a=1&a=x") { $0.fragmentItems("a", isItemsAlone: true, as: { $0.string() }) } == .some(["1", "x"]))
    }

    @Test func everyItemOfAName() {
        #expect(
            read("x:?a=1&b=2&a=3&a") { $0.items("a", takesEmpty: true, as: { $0.string() }) } == .some(["1", "3", ""]))
        #expect(read("x:?b") { $0.items("a", takesEmpty: true, as: { $0.string() }) } == .some([]))
        #expect(read("x:?a=1&a=x") { $0.items("a", as: { $0.integer(Int.self) }) } == .some(nil))
        #expect(read("x:?a=1&%61=x") { $0.items("a", as: { $0.integer(Int.self) }) } == .some([1]))
    }

    @Test func theOtherItems() {
        #expect(read("x:?a=1&b=2&c&b=3&=4") { $0.otherItems(than: "a") } == .some(["b": "2", "c": "", "": "4"]))
        #expect(read("x:?a=1&%61=2") { $0.otherItems(than: "a") } == .some(["a": "2"]))
        #expect(read("x:?a=%") { $0.otherItems(than: "a") } == .some([:]))
        #expect(read("x:?a=%&b=%") { $0.otherItems(than: "a") } == .some(nil))
        #expect(read("x:?%FF=1") { $0.otherItems() } == .some(nil))
        // A later item of a name is not decoded (rule 3.4).
        #expect(read("x:?z=1&z=%FF&z=%") { $0.otherItems() } == .some(["z": "1"]))
        #expect(read("x:?z=%FF&z=1") { $0.otherItems() } == .some(nil))
        #expect(read("x:#z=1&z=%FF") { $0.otherFragmentItems(isItemsAlone: true) } == .some(["z": "1"]))
        #expect(read("x:#b?c=1") { $0.otherFragmentItems() } == .some(["c": "1"]))
        #expect(read("x:#b=0&c=1") { $0.otherFragmentItems(than: "b", isItemsAlone: true) } == .some(["c": "1"]))
    }

    @Test func aNameInARestHasAtMost1024Bytes() {
        let longest = String(repeating: "\u{301}", count: 512)
        #expect(read("x:?a=1&\(longest)=2") { $0.otherItems(than: "a") } == .some([longest: "2"]))
        #expect(read("x:?a=1&\(longest)b=2") { $0.otherItems(than: "a") } == .some(nil))
        #expect(read("x:#\(longest)b=2") { $0.otherFragmentItems(isItemsAlone: true) } == .some(nil))
        // As it is decoded, and only of items that are in the rest.
        let escaped = String(repeating: "%2D", count: 1024)
        #expect(read("x:?\(escaped)=1") { $0.otherItems()?.keys.first?.utf8.count } == 1024)
        #expect(read("x:?\(escaped)-=1") { $0.otherItems() } == .some(nil))
        #expect(read("x:?\(longest)b=1&c=2") { $0.item("c").string() } == .some("2"))
    }

    @Test func valuesThatAreLeftOut() {
        #expect(read("x:?b") { $0.item("a").optional { $0.integer(Int.self) } } == .some(.some(nil)))
        #expect(read("x:?a=") { $0.item("a").optional { $0.integer(Int.self) } } == .some(.some(nil)))
        #expect(read("x:?a=x") { $0.item("a").optional { $0.integer(Int.self) } } == .some(nil))
        #expect(read("x:?a=%") { $0.item("a").optional { $0.integer(Int.self) } } == .some(nil))
        #expect(read("x:?a=1") { $0.item("a").optional { $0.integer(Int.self) } } == .some(.some(1)))
        #expect(read("x:?b") { $0.item("a").defaulting(to: 7) { $0.integer(Int.self) } } == .some(7))
        #expect(read("x:?a=") { $0.item("a").defaulting(to: 7) { $0.integer(Int.self) } } == .some(7))
        #expect(read("x:?a=x") { $0.item("a").defaulting(to: 7) { $0.integer(Int.self) } } == .some(nil))
        #expect(read("x:?a=%") { $0.item("a").defaulting(to: 7) { $0.integer(Int.self) } } == .some(nil))
        #expect(read("x:?a=1") { $0.item("a").defaulting(to: 7) { $0.integer(Int.self) } } == .some(1))
        let text = read("x:?a=") { $0.item("a").defaulting(to: "d", takesEmpty: true) { $0.string() } }
        #expect(text == .some(""))
    }
}
