import RouteTestSupport
import Testing

@Suite("Two patterns that need different items (Semantics, section 7)")
struct AmbiguousQueryTests {
    private func lines(_ routes: String, notesOverlaps: Bool = true, head: String = "scheme: m\n")
        -> [String]
    {
        Checked(head + "routes:\n" + routes, notesOverlaps: notesOverlaps).lines
    }

    private let help = "  help: give …"

    @Test func onlyTheOrderDecides() {
        let expected = [
            "2️⃣ warning: a URL with the items of both this pattern and 'a' opens 'a' [ambiguous-query]",
            "  1️⃣ note: 'a' matches m://u?a=a&b=a first", help,
        ]
        let routes = "  a: 1️⃣u?a=${x}\n  b: 2️⃣u?b=${y}\n"
        #expect(lines(routes).agree(with: expected))
        #expect(lines(routes, notesOverlaps: false).agree(with: expected))
    }

    /// Between segments of equal rank, the spec's order decides.
    @Test func segmentsOfOneRankDoNotDecide() {
        #expect(
            lines("  a: 1️⃣u/${id:UInt8}?a=${x}\n  b: 2️⃣u/${id:Int8}?b=${y}\n").prefix(1) == [
                "2️⃣ warning: a URL with the items of both this pattern and 'a' opens 'a' [ambiguous-query]"
            ])
    }

    @Test(arguments: [
        ("u/me?a=${x}", "u/${id}?b=${y}"), ("u/${id:Int}?a=${x}", "u/${id}?b=${y}"),
        ("u?a=${x}", "u/${rest...}?b=${y}"), ("\"u?a=${x}#me\"", "\"u?b=${y}#${z}\""),
        ("\"u?a=${x}#me\"", "u?b=${y}"),
    ])
    func whereTheSegmentsDecideThereIsNoWarning(earlier: String, later: String) {
        #expect(lines("  a: \(earlier)\n  b: \(later)\n") == [])
    }

    @Test func patternsOfOneRouteMayMeet() {
        #expect(lines("  a:\n    - u?a=${x?}&c=1\n    - u?b=${x}&d=1\n") == [])
    }

    @Test func anAbsentItemKeepsPatternsApart() {
        #expect(lines("  a: callback?code=${code}&!error\n  b: callback?error=${error}\n") == [])
        #expect(lines("  a: callback?code=${code}\n  b: callback?error=${error}\n").count == 3)
    }

    /// A URL that has the item under its other name also has the items of both patterns.
    @Test func everyNameOfAnItemCounts() {
        #expect(lines("  a: s?q|query=${q}\n  b: s?q=${q}&tag=${tag}\n").count == 0)
        #expect(
            lines("  a: 1️⃣s?q|query=${q}&x=${x}\n  b: 2️⃣s?query=${q}&y=${y}\n").prefix(2) == [
                "2️⃣ warning: a URL with the items of both this pattern and 'a' opens 'a' [ambiguous-query]",
                "  1️⃣ note: 'a' matches m://s?x=a&query=a&y=a first",
            ])
    }

    @Test func itemsOfAFragmentCount() {
        #expect(
            lines("  a: 1️⃣join#key=${k}\n  b: 2️⃣join#token=${t}\n").agree(with: [
                "2️⃣ warning: a URL with the items of both this pattern and 'a' opens 'a' [ambiguous-query]",
                "  1️⃣ note: 'a' matches m://join#key=a&token=a first", help,
            ]))
        #expect(
            lines("  a: join#key=${k}\n  b: join#key=${k}&token=${t}\n", notesOverlaps: false) == []
        )
    }
}
