import RouteTestSupport
import Testing

/// Valid patterns are compared even if others have errors (Semantics, section 7). Nothing is
/// reported that fixing the others would resolve.
@Suite struct ValidPatternTests {
    /// The errors and warnings of a spec: the marker, and the rule.
    private func rules(_ text: String, files: [String: String] = [:]) -> [String] {
        Checked(text, files: files).lines.filter { !$0.hasPrefix("  ") }.map { line in
            "\(line.prefix(1)) \(line.drop { $0 != "[" })"
        }
    }

    private static let base = "scheme: a\nhost: b\n"

    @Test func patternsAreComparedOnceAllAreValid() {
        let routes = "routes:\n  one: x\n  two: 2️⃣x\n"
        #expect(rules(Self.base + routes) == ["2️⃣ [same-urls]"])
        #expect(rules(Self.base + routes + "  item: item/1️⃣{id}\n") == ["1️⃣ [bad-pattern]"])
    }

    /// Fixing the first error makes the rest correct, so nothing else is reported.
    @Test(arguments: [
        // A base, a type, a query that isn't what was meant.
        "bases: [1️⃣c]\nroutes:\n  one: A/x\n  two: a/x\n",
        "1️⃣schem: a\nroutes:\n  one: A/x\n  two: a/x\n",
        "routes:\n  group:\n    bases: [1️⃣c]\n    routes:\n      one: A/x\n      two: a/x\n",
        "types:\n  T: [a, 1️⃣\"\"]\nroutes:\n  a: t/a\n  t: t/${t:T}\n",
        "routes:\n  one: x?a=${a?}\n  two:\n    pattern: x?a=${a?}\n    query: [\"b=1️⃣#\"]\n",
        // The pattern with the error would write the values.
        "routes:\n  small: item/${id:UInt8}\n  number: [\"item/1️⃣{id}\", \"item/${id:Int}\"]\n",
        "routes:\n  feed: [\"feed/${page:Int?}\", \"1️⃣{x}\"]\n",
        // It would match the example.
        "routes:\n  item: item/1️⃣{id}\n  home:\n    pattern: home\n    rejects: [a://b/home]\n",
        "routes:\n  item:\n    patterns: [\"item/1️⃣{id}\"]\n    examples: [a://b/item/7]\n",
        // It would put one of two types of equal rank first.
        "routes:\n  1️⃣nothing:\n    doc: none\n  number: x/${id:Int}\n  small: x/${id:UInt8}\n",
        // It would be a link.
        "enum: E\nroutes:\n  1️⃣nothing:\n    doc: none\n  one: ${id:Int}\n  two: x?a=${a:Int}\n  three: x?a=${a:E}\n",
        // A comment cuts the second one short.
        "routes:\n  one: x\n  two: x 1️⃣#/${a}\n",
    ])
    func noErrorFollowsFromAnother(text: String) {
        let text = text.hasPrefix("bases: ") || text.hasPrefix("1️⃣schem: ") ? text : Self.base + text
        let checked = Checked(text, notesOverlaps: true)
        let found = checked.lines.filter { !$0.hasPrefix("  ") }
        #expect(
            found.count == 1 && found.allSatisfy { $0.hasPrefix("1️⃣ error: ") }, "\(checked.lines)")
    }

    @Test func examplesAreCheckedIfAllPatternsAreValid() {
        #expect(
            rules(
                Self.base
                    + "routes:\n  page: 1️⃣page/${n:Int?}\n  home:\n    pattern: home\n    examples: [2️⃣a://b/start]\n"
            ) == ["1️⃣ [unwritable]", "2️⃣ [example-fails]"])
    }
}
