import RouteTestSupport
import Testing

/// Valid patterns are compared even if others have errors (Semantics, section 7). Nothing is reported that fixing the
/// others would resolve.
@Suite struct ValidPatternTests {
    /// The errors and warnings of a spec: the marker, and the rule.
    private func rules(_ text: String, files: [String: String] = [:]) -> [String] {
        Checked(text, files: files).lines.filter { !$0.hasPrefix("  ") }.map { line in
            "\(line.prefix(1)) \(line.drop { $0 != "[" })"
        }
    }

    private static let base = "scheme: a\nhost: b\n"

    @Test func validPatternsAreCompared() {
        let checked = Checked(
            Self.base
                + """
                routes:
                  user: 4️⃣user/${id:Int}
                  item: item/1️⃣{id}
                  member: 2️⃣user/${number:Int}
                  byName: 5️⃣search?name=${name}
                  byTag: 3️⃣search?tag=${tag}

                """)
        #expect(
            checked.lines == [
                "1️⃣ error: '{id}' is not valid parameter syntax [bad-pattern]", "  help: write ${id}",
                "2️⃣ error: this pattern matches exactly the same URLs as 'user' [same-urls]",
                "  4️⃣ note: 'user' matches a://b/user/0", "  help: remove one of the patterns",
                "3️⃣ warning: a URL with the items of both this pattern and 'byName' opens 'byName' [ambiguous-query]",
                "  5️⃣ note: 'byName' matches a://b/search?name=a&tag=a first",
                "  help: give both patterns a literal item with different values, or different paths",
            ])
    }

    /// What is wrong elsewhere in the spec.
    @Test(arguments: [
        // A pattern of one of the two routes.
        "routes:\n  one: [x, \"1️⃣{x}\"]\n  two: 2️⃣x\n", "routes:\n  one: x\n  two: [2️⃣x, \"1️⃣{x}\"]\n",
        // A route that can't be read, or whose patterns' parameters differ.
        "routes:\n  one: x\n  1️⃣nothing:\n    doc: none\n  two: 2️⃣x\n",
        "routes:\n  one: x\n  some: [\"s/${a}\", \"s/t/1️⃣${a:Int}\"]\n  two: 2️⃣x\n",
        // The path and the bases of a group, and a mounted spec.
        "routes:\n  one: x\n  group:\n    path: p/1️⃣{x}\n    routes:\n      a: x\n  two: 2️⃣x\n",
        "routes:\n  one: x\n  group:\n    bases: [1️⃣x]\n    routes:\n      a: x\n  two: 2️⃣x\n",
        "routes:\n  one: x\n  mount:\n    spec: 1️⃣None.routes.yaml\n  two: 2️⃣x\n",
        "routes:\n  one: x\n  mount:\n    spec: Broken.routes.yaml\n  two: 2️⃣x\n",
        // A name, a place on the screen, a type.
        "enum: 1️⃣a-b\nroutes:\n  one: x\n  two: 2️⃣x\n",
        "routes:\n  one: x\n  two:\n    pattern: 2️⃣x\n    1️⃣tab: home\n",
        "types:\n  T: 1️⃣[]\nroutes:\n  one: x\n  two: 2️⃣x\n",
        // A value without a pattern.
        "routes:\n  one: x\n  two: 2️⃣x\n  page: 1️⃣page/${n:Int?}\n",
    ])
    func whateverElseIsWrong(text: String) {
        let found = rules(Self.base + text, files: ["Broken.routes.yaml": "routes:\n  a: '{a}'\n"])
        #expect(found.count == 2, "\(found)")
        #expect(found.contains("2️⃣ [same-urls]"), "\(found)")
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
        #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("1️⃣ error: ") }, "\(checked.lines)")
    }

    /// Before the first pattern that isn't valid, the order is known.
    @Test func theOrderOfTypesOfOneRank() {
        let text = Self.base + "routes:\n  number: x/${id:Int}\n"
        #expect(
            rules(text + "  1️⃣nothing:\n    doc: none\n  small: 2️⃣x/${id:UInt8}\n")
                == ["1️⃣ [missing-key]", "2️⃣ [unreachable]"])
    }

    @Test func examplesAreCheckedIfAllPatternsAreValid() {
        #expect(
            rules(
                Self.base
                    + "routes:\n  page: 1️⃣page/${n:Int?}\n  home:\n    pattern: home\n    examples: [2️⃣a://b/start]\n"
            ) == ["1️⃣ [inexpressible]", "2️⃣ [example-fails]"])
    }

    @Test func overlapsAreNoted() {
        let checked = Checked(
            Self.base
                + "routes:\n  1️⃣nothing:\n    doc: none\n  literal: 3️⃣x/1\n  number: 2️⃣x/${id:Int}\n",
            notesOverlaps: true)
        #expect(
            checked.lines.suffix(2) == [
                "2️⃣ note: number(id: 1) is written a://b/x/1, which opens 'literal' [overlap]",
                "  3️⃣ note: 'literal' matches it first",
            ])
    }
}
