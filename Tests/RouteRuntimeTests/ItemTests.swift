import Testing

@testable import RouteRuntime

@Suite("Items (Semantics, rule 3.6)")
struct ItemTests {
    @Test(
        arguments: [
            ("x:?a=1", "1"), ("x:?a=1&a=2", "1"), ("x:?b=2&a=1", "1"), ("x:?&&a=1&", "1"),
            ("x:?a", ""), ("x:?a=", ""),
            ("x:?a=b=c", "b=c"), ("x:?A=1", nil), ("x:?b", nil), ("x:", nil), ("x:?%61=1", "1"),
            ("x:?a=%41", "A"),
            ("x:?a=1?2/3", "1?2/3"), ("x:?a=1+2", "1+2"), ("x:?a=1%2B2", "1+2"), ("x:?a=%20", " "),
            ("x:?=a", nil),
            ("x:?a=%", nil), ("x:?%=1&a=1", "1"), ("x:?%FF&a=1", "1"), ("x:#?a=1", nil),
            ("x:?ab=1&a=2", "2"),
        ] as [(String, String?)])
    func theFirstOfAName(url: String, expected: String?) {
        #expect(read(url) { $0.query["a"].string() } == .some(expected))
    }

    @Test func manyItems() {
        // Names of more than eight bytes that start alike.
        let query = (0..<30).map { "a-long-name-\($0)=\($0)&&" }.joined() + "c&%64=x&e%2D=%20&g+h=1"
        for plusIsSpace in [false, true] {
            let values = read("x:?" + query, plusIsSpace: plusIsSpace) { url in
                let names: [_RouteLiteral] = [
                    "a-long-name-0", "a-long-name-7", "a-long-name-8", "a-long-name-29",
                    "a-long-name-30", "c", "d",
                    "e-", "g h", "g+h",
                ]
                return names.map { url.query[$0].string() }
            }
            let plus: [String?] = plusIsSpace ? ["1", nil] : [nil, "1"]
            #expect(values == ["0", "7", "8", "29", nil, "", "x", " "] + plus)
        }
    }

    @Test func aPlusIsASpaceInItemsOnly() {
        #expect(
            read("x:a+b?a+b=c+d%2B", plusIsSpace: true) { $0.query["a b"].string() }
                == .some("c d+"))
        #expect(read("x:a+b?a+b=c", plusIsSpace: true) { $0.path.texts } == ["a+b"])
        #expect(read("x:#a+b?c=d+e", plusIsSpace: true) { $0.fragmentTexts } == ["a+b"])
        #expect(
            read("x:#a+b?c=d+e", plusIsSpace: true) { $0.fragmentQuery["c"].string() }
                == .some("d e"))
        #expect(
            read("x:#c=d+e", plusIsSpace: true) { $0.fragmentItems["c"].string() } == .some("d e"))
    }

    @Test func itemsOfAFragment() {
        #expect(read("x:?a=1#b?a=2") { $0.fragmentQuery["a"].string() } == .some("2"))
        #expect(read("x:?a=1#a=2") { $0.fragmentItems["a"].string() } == .some("2"))
        #expect(read("x:?a=1#a=2") { $0.fragmentQuery["a"].string() } == .some(nil))
        #expect(read("x:?a=1") { $0.fragmentQuery["a"].string() } == .some(nil))
        #expect(
            read("x:#a=1&a=x") { $0.fragmentItems.values("a", as: { $0.string() }) }
                == .some(["1", "x"]))
    }

    @Test func everyItemOfAName() {
        #expect(
            read("x:?a=1&b=2&a=3&a") { $0.query.values("a", takesEmpty: true, as: { $0.string() }) }
                == .some(["1", "3", ""]))
        #expect(
            read("x:?b") { $0.query.values("a", takesEmpty: true, as: { $0.string() }) }
                == .some([]))
        #expect(
            read("x:?a=1&a=x") { $0.query.values("a", as: { $0.integer(Int.self) }) } == .some(nil))
        #expect(
            read("x:?a=1&%61=2") { $0.query.values("a", as: { $0.integer(Int.self) }) }
                == .some([1, 2]))
        #expect(
            read("x:?a=1&%61=x") { $0.query.values("a", as: { $0.integer(Int.self) }) }
                == .some(nil))
    }

    @Test func theOtherItems() {
        #expect(
            read("x:?a=1&b=2&c&b=3&=4") { $0.query.others(than: "a") }
                == .some(["b": "2", "c": "", "": "4"]))
        #expect(read("x:?a=1&%61=2&%62=3") { $0.query.others(than: "a") } == .some(["b": "3"]))
        #expect(read("x:?a=%") { $0.query.others(than: "a") } == .some([:]))
        #expect(read("x:?a=%&b=%") { $0.query.others(than: "a") } == .some(nil))
        #expect(read("x:?%FF=1") { $0.query.others() } == .some(nil))
        // A later item with the same name isn't decoded (rule 3.4).
        #expect(read("x:?z=1&z=%FF&z=%") { $0.query.others() } == .some(["z": "1"]))
        #expect(read("x:?z=%FF&z=1") { $0.query.others() } == .some(nil))
        #expect(read("x:#z=1&z=%FF") { $0.fragmentItems.others() } == .some(["z": "1"]))
        #expect(read("x:#b?c=1") { $0.fragmentQuery.others() } == .some(["c": "1"]))
        #expect(read("x:#b=0&c=1") { $0.fragmentItems.others(than: "b") } == .some(["c": "1"]))
    }

    @Test func aNameInARestHasAtMost1024Bytes() {
        let longest = String(repeating: "\u{301}", count: 512)
        #expect(read("x:?a=1&\(longest)=2") { $0.query.others(than: "a") } == .some([longest: "2"]))
        #expect(read("x:?a=1&\(longest)b=2") { $0.query.others(than: "a") } == .some(nil))
        #expect(read("x:#\(longest)b=2") { $0.fragmentItems.others() } == .some(nil))
        // The limit is for decoded names, and only of items in the rest.
        let escaped = String(repeating: "%2D", count: 1024)
        #expect(read("x:?\(escaped)=1") { $0.query.others()?.keys.first?.utf8.count } == 1024)
        #expect(read("x:?\(escaped)-=1") { $0.query.others() } == .some(nil))
        #expect(read("x:?\(longest)b=1&c=2") { $0.query["c"].string() } == .some("2"))
    }

    @Test func valuesThatAreLeftOut() {
        #expect(
            read("x:?b") { $0.query["a"].optional { $0.integer(Int.self) } } == .some(.some(nil)))
        #expect(
            read("x:?a=") { $0.query["a"].optional { $0.integer(Int.self) } } == .some(.some(nil)))
        #expect(read("x:?a=x") { $0.query["a"].optional { $0.integer(Int.self) } } == .some(nil))
        #expect(read("x:?a=%") { $0.query["a"].optional { $0.integer(Int.self) } } == .some(nil))
        #expect(
            read("x:?a=1") { $0.query["a"].optional { $0.integer(Int.self) } } == .some(.some(1)))
        #expect(
            read("x:?b") { $0.query["a"].defaulting(to: 7) { $0.integer(Int.self) } } == .some(7))
        #expect(
            read("x:?a=") { $0.query["a"].defaulting(to: 7) { $0.integer(Int.self) } } == .some(7))
        #expect(
            read("x:?a=x") { $0.query["a"].defaulting(to: 7) { $0.integer(Int.self) } }
                == .some(nil))
        #expect(
            read("x:?a=%") { $0.query["a"].defaulting(to: 7) { $0.integer(Int.self) } }
                == .some(nil))
        #expect(
            read("x:?a=1") { $0.query["a"].defaulting(to: 7) { $0.integer(Int.self) } } == .some(1))
        let text = read("x:?a=") {
            $0.query["a"].defaulting(to: "d", takesEmpty: true) { $0.string() }
        }
        #expect(text == .some(""))
    }
}
