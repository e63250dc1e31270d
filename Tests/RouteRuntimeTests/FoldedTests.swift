import Testing

@testable import RouteRuntime

@Suite("Parts and items whose ASCII case doesn't count (Semantics, rule 3.9)")
struct FoldedTests {
    @Test(arguments: [
        ("/posts", true), ("/POSTS", true), ("/Po%53ts", true), ("/post", false), ("/", false),
        ("/p%6fSTS", true), ("/%zz", false), ("/postś", false),
    ])
    func aSegmentEqualsALiteralInLowerCase(path: String, expected: Bool) {
        let isEqual = read("x://h" + path) { url in
            switch url[1].folded {
            case "posts": true
            default: false
            }
        }
        #expect(isEqual == expected)
    }

    @Test func aLongSegmentEqualsALiteralInLowerCase() {
        let answers = read("x://h/A-Long-NAME-of-Twenty") { url in
            [url[1].folded.equals("a-long-name-of-twenty"), url[1].equals("a-long-name-of-twenty")]
        }
        #expect(answers == [true, false])
    }

    @Test func onlyASCIILettersAreFolded() {
        // A Kelvin sign, and an É.
        #expect(read("x://h/%E2%84%AA") { $0[1].folded.equals("k") } == false)
        #expect(read("x://h/%C3%89") { $0[1].folded.equals("é") } == false)
        #expect(read("x://h/%C3%89A") { $0[1].folded.equals("Éa") } == true)
    }

    @Test(arguments: [("TRUE", true), ("False", false), ("true", true), ("1", nil), ("truE ", nil)])
    func aBool(text: String, expected: Bool?) {
        #expect(read("x://h/" + text) { $0[1].folded.bool() } == .some(expected))
    }

    @Test func aFlag() {
        let flags = read("x:?a&b=1&c=FALSE&d=tRue&e=yes") { url in
            ["a", "b", "c", "d", "e"].map { url.query[$0].folded.flag() }
        }
        #expect(flags == [true, true, false, true, nil])
    }

    @Test func aPartOfAMixedSegment() {
        let mixed = _RouteMixedPart(
            ["v", "x", ""],
            [.value(atMost: 5, { $0.folded.bool() != nil }), .text(allowsEmpty: true)],
            ignoresCase: true)
        let texts = read("x://h/VTRUEXab%43") { url in
            mixed.split(url[1]).map { [$0[0].folded.bool()?.description, $0[1].string()] }
        }
        #expect(texts == .some(["true", "abC"]))
    }

    @Test func theFirstItemOfANameCounts() {
        let values = read("x:?PAGE=1&page=2&Q=3&%51uery=4") { url in
            let items = url.query.folded
            return [
                items["page"].string(), items["query", "q"].string(), items["x", "q"].string(),
                items["x"].string(),
            ]
        }
        #expect(values == ["1", "4", "3", nil])
    }

    @Test func allItemsOfAList() {
        let lists = read("x:?Tag=1&t=&TAG=x&T=2&tag=%zz") { url in
            let items = url.query.folded
            return [
                items.values("tag", "t", isLenient: true) { $0.integer() },
                items.values("tag", "t") { $0.integer() },
                items.values("t") { $0.integer() },
            ]
        }
        #expect(lists == [[1, 2], nil, [2]])
    }

    @Test func aRestHasTheOtherItems() {
        let others = read("x:?Page=1&A=2&a=3&PAGE=%zz") { $0.query.folded.others(than: "page") }
        #expect(others == ["A": "2", "a": "3"])
        #expect(read("x:?A=%zz") { $0.query.folded.others() } == .some(nil))
    }

    @Test func itemsOfAFragment() {
        #expect(read("x:#KEY=1") { $0.fragmentItems.folded["key"].integer() } == 1)
        #expect(read("x:#a?Key=1") { $0.fragmentQuery.folded["key"].integer() } == 1)
    }
}
