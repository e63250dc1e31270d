/// Specs with a few routes over a small alphabet.
struct ChangeGenerator {
    private var random: ChangeRandom

    init(seed: UInt64) { random = ChangeRandom(seed: seed) }

    /// Two specs that have most routes in common.
    mutating func pair() -> (String, String) {
        var patterns = (0..<(1 + random.below(4))).map { _ in pattern() }
        let heads = [
            "scheme: m\nhost: h\n", "scheme: m\nhost: h\n", "scheme: m\n", "",
            "bases: [m://h, m://g]\n",
            "bases: [n://h, m://h]\n", "scheme: https\nhost: h\n", "bases: [m://h, \"m://*.h\"]\n",
            "bases: [\"https://h\", \"https://*.h\", m://h/a]\n",
        ]
        let head = random.element(heads)
        let other = random.below(3) == 0 ? random.element(heads) : head
        let (plus, otherPlus) = (random.below(8) == 0, random.below(8) == 0)
        let first = spec(patterns, head, plus, Self.types)
        let types = random.below(4) == 0 ? changedTypes : Self.types
        for _ in 0..<(1 + random.below(2)) {
            let index = random.below(patterns.count)
            // Often only one parameter changes, because larger changes hide such a change.
            patterns[index] = random.below(2) == 0 ? retyped(patterns[index]) : pattern()
        }
        if random.below(4) == 0 { patterns.append(pattern()) }
        return (first, spec(patterns, other, plus != otherPlus, types))
    }

    /// The types with a value of a closed type added or removed.
    private var changedTypes: String {
        mutating get {
            let (from, to) = random.element([
                ("T: [a, \"1\"]", "T: [a]"), ("T: [a, \"1\"]", "T: [a, \"1\", c]"),
                ("else: a", "else: \"1\""),
                ("values: [a, \"1\"]\n    else: a", "values: [a]\n    else: a"),
                ("values: [a, \"1\"]\n    else: a", "values: [a, \"1\", b]\n    else: a"),
                ("values: [a, \"1\"]\n    else: \"1\"", "values: [c, \"1\"]\n    else: \"1\""),
            ])
            return Self.types.split(separator: from, omittingEmptySubsequences: false).joined(
                separator: to)
        }
    }

    private mutating func retyped(_ pattern: String) -> String {
        let (from, to) = random.element([
            ("x0}", "x0:Int}"), ("x0:Int}", "x0}"), ("x0:T}", "x0:S}"), ("x0:T}", "x0}"),
            ("x1:Int}", "x1:Double}"),
            ("=1}", "=c}"), ("=a}", "=b}"), ("Int=1", "Int=2"), ("Int=1", "String=2"),
            (":T=a", ":S=c"),
            (":Int?", ":T?"),
            ("=${p}", "=${p?}"), ("=${p?}", "=${p=a}"), (":[String]", "?"), (":[Int]", ":[String]"),
            ("${x0...}", "${x0}"),
            ("=${p=a}", "=${p:[String]}"), ("x0:T}", "x0:E}"), ("x0:E}", "x0:F}"), ("x0:E}", "x0}"),
            ("x0}", "x0:L}"),
            ("x0:L}", "x0:M}"), ("x0:Int}", "x0:N}"), ("p:E}", "p:F}"), ("p|q=", "p="),
            ("?p=", "?q|p="), ("?!p", ""),
            ("[Int],}", "[Int]}"), ("[Int]}", "[Int],}"), ("p:N}", "p:Int}"),
            ("q=${p}", "q=${p:[String]}"), ("q=${p:[String]}", "q=${p}"),
            ("p:AppRoute}", "p:AppRoute?}"),
            ("p:AppRoute?}", "p?}"), ("x0:AppRoute}", "x0}"), ("//${y}", "//${y:T}"),
            ("//${y:E}.h", "//${y}.h"),
            ("bases: [m://g]", "bases: [m://h]"), ("//a.h", "//${y}.h"),
        ])
        return pattern.split(separator: from, omittingEmptySubsequences: false).joined(
            separator: to)
    }

    private static let types = """
        types:
          T: [a, "1"]
          S: [c, a, "1"]
          E:
            values: [a, "1"]
            else: a
          F:
            values: [a, "1"]
            else: "1"
          L:
            type: String
            length: 1
          M:
            type: String
            characters: a-b1
            not: [b]
          N:
            type: Int
            range: 1...2

        """

    private func spec(_ patterns: [String], _ head: String, _ isPlusSpace: Bool, _ types: String)
        -> String
    {
        head + (isPlusSpace ? "plus: space\n" : "") + types + "routes:\n"
            + patterns.enumerated().map { "  r\($0.offset): \($0.element)\n" }.joined()
    }

    private mutating func pattern() -> String {
        let count = random.below(3)
        // Now and then, names change places.
        let offset = random.below(4) == 0 ? 1 : 0
        var segments = (0..<count).map { segment("x\(($0 + offset) % 2)", isLast: $0 == count - 1) }
        if segments.isEmpty { segments = ["a"] }
        let items = [
            "", "", "", "?p=a", "?p=${p}", "?p=${p:Int?}", "?p=${p:Int=1}", "?p=${p:[Int]}",
            "?p&q=${q?}",
            "?p=${q?}&q=${p?}", "?q=${q?}&p=${p?}", "?p=${p=a}", "?p=${p=1}", "?p=${p:[String]}",
            "?${p...}",
            "?q=1&${p...}", "?p=${p:T=a}", "?p=${p:S=1}", "?p=${p=b}", "?p=${p:T?}",
            "?p=${p:E}", "?p=${p:E=1}", "?p=${p:F?}", "?p=${p:N}", "?p=${p:L?}", "?p|q=${p}",
            "?q|p=${p?}",
            "?p|q=${p:[Int]}", "?!p", "?!q&p=${p?}", "?p=${p:[Int],}", "?p=${p:Int},${q:T}",
            "?p|q=${p:[String]}", "?p=${p:E}&q=${q:F}", "?p=${p:E=a}", "?p=${p:[F]}",
            "?p=${p:AppRoute}",
            "?p=${p:AppRoute?}", "?q=${q:[AppRoute]}&p=${p?}",
        ]
        let fragments = [
            "", "", "", "", "", "#a", "#${f:Int}", "#${f...}", "#k=${f}", "#k=${f:Int}",
        ]
        let text =
            segments.joined(separator: "/") + items[random.below(items.count)]
            + fragments[random.below(fragments.count)]
        if random.below(6) == 0 { return hosted(text) }
        return random.below(4) == 0 ? "[\"\(text)\", \"b/\(text)\"]" : "\"\(text)\""
    }

    /// A pattern with a host of its own.
    private mutating func hosted(_ text: String) -> String {
        let bases = ["m://g", "m://a.h", "https://a.h", "\"m://*.h\"", "m://", "m://h/a"]
        if random.below(2) == 0 {
            return "\n    bases: [\(random.element(bases))]\n    pattern: \"\(text)\""
        }
        let hosts = [
            "m://g", "m://a.h", "https://a.h", "m://${y}.h", "https://${y}.h", "https://${y:E}.h",
            "n://${y}",
            "https://${y:T}", "m://a${y}",
        ]
        return "\"\(random.element(hosts))/\(text)\""
    }

    private mutating func segment(_ name: String, isLast: Bool) -> String {
        let choices = [
            "a", "b", "${\(name)}", "${\(name):Int}", "${\(name):T}", "${\(name):E}",
            "${\(name):M}",
            "${\(name):F}", "${\(name):AppRoute}",
            "a${\(name):E}", "a${\(name):AppRoute}", "a${\(name)}", "${\(name)...}",
        ]
        return choices[random.below(choices.count - (isLast ? 0 : 1))]
    }
}
