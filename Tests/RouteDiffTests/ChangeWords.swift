/// What random specs are made of.
enum ChangeWords {
    static let heads = [
        "scheme: m\nhost: h\n", "scheme: m\nhost: h\n", "scheme: m\nhost: h\n", "scheme: m\n", "",
        "bases: [m://h, m://g]\n", "bases: [n://h, m://h]\n", "scheme: https\nhost: h\n",
        "bases: [m://h, \"m://*.h\"]\n", "bases: [\"https://h\", \"https://*.h\", m://h/a]\n",
        "bases: [\"https://${t}.h\"]\n", "bases: [\"m:\"]\n", "bases: [\"m:/\", https://h]\n",
    ]

    /// The forms of each type. The first is the one of previous specs.
    static let types = [
        "T": [
            " [a, \"1\"]", " [a]", " [a, \"1\", c]", " [\"1\", a]",
            "\n    type: Int\n    range: 1...",
        ],
        "S": [" [c, a, \"1\"]", " [c, a]"],
        "E": [
            closed("a, \"1\"", "a"), closed("a, \"1\"", "\"1\""), closed("a", "a"),
            closed("a, \"1\", b", "a"),
        ],
        "F": [closed("a, \"1\"", "\"1\""), closed("c, \"1\"", "\"1\"")],
        "V": [named("x: a, y: b"), named("x: b, y: a"), named("x: a"), named("x: a, y: \"1\"")],
        "L": [text("length: 1"), text("length: 2"), text("length: 1...2"), text("length: 2...")],
        "M": [
            text("characters: a-b1\n    not: [b]"), text("characters: a-b1"),
            text("characters: a-c"),
            text("characters: a-b1\n    not: [a]"),
        ],
        "W": [
            text("characters: ab\n    length: 1...2"), text("characters: ab\n    length: 2...4"),
            text("characters: ab"), text("characters: a\n    length: 1...2"),
        ],
        "N": [
            number("Int", "1...2"), number("Int", "1...3"), number("Int", "2...2"),
            number("Int", "-1...2") + "\n    width: 2",
        ],
        "D": [number("Double", "0...1.5"), number("Double", "0..<1.5"), number("Double", "1...")],
        "U": ["\n    type: URL\n    schemes: [https]", "\n    type: URL\n    schemes: [https, m]"],
    ]

    private static func closed(_ values: String, _ fallback: String) -> String {
        "\n    values: [\(values)]\n    else: \(fallback)"
    }

    /// A closed type whose values have names.
    private static func named(_ values: String) -> String {
        "\n    values:\n      " + values.replacing(", ", with: "\n      ")
    }

    private static func text(_ constraints: String) -> String {
        "\n    type: String\n    \(constraints)"
    }

    private static func number(_ type: String, _ range: String) -> String {
        "\n    type: \(type)\n    range: \(range)"
    }

    /// Each `x` becomes the name of a parameter.
    static let segments = [
        "a", "b", "a", "b", "ab", "1", "a%20b", "${x}", "${x}", "${x:Int}", "${x:T}", "${x:E}",
        "${x:M}", "${x:F}", "${x:L}", "${x:W}", "${x:N}", "${x:D}", "${x:Double}", "${x:Bool}",
        "${x:U}", "${x:AppRoute}", "${x:AppRoute}", "a${x:E}", "a${x:AppRoute}", "a${x}", "${x}.b",
        "${x}-${xb}", "${x:Int}.${xb:Int}", "a${x:W}", "${x:[Int],}", "${x:[N],}", "a${x:Double}",
        "${x:V}", "${x}@${xb}", "${x}:${xb:Int}", "${x:Double},${xb:Double}",
    ]

    /// Paths with what a rest has in common with segments before and after it.
    static let pathsWithRests = [
        ["${x0...}", "a"], ["${x0...}", "${x1}"], ["a", "${x0...}", "b"], ["a", "${...}", "b"],
        ["${...}", "${x1}"], ["${...}", "a"], ["b", "${x0:Int...}", "${x1:Int}"],
        ["a", "${x0:AppRoute...}", "b"], ["a", "${x0}", "${...}"], ["${x0...}", "a", "${x1:Int}"],
        ["${x1}", "${x0...}", "${x1b}.b"], ["${...}", "${x0}", "${x1}"],
    ]

    /// A path has one at most.
    static let rests = [
        "${x...}", "${x...}", "${x...}", "${x:Int...}", "${x:W...}", "${x:AppRoute...}", "${...}",
    ]

    static let queries = [
        ["p=a"], ["p=${p}"], ["p=${p:Int?}"], ["p=${p:Int=1}"], ["p=${p:[Int]}"], ["p", "q=${q?}"],
        ["p=${q?}", "q=${p?}"], ["q=${q?}", "p=${p?}"], ["p=${p=a}"], ["p=${p=1}"],
        ["p=${p:[String]}"], ["${p...}"], ["q=1", "${p...}"], ["p=${p:T=a}"], ["p=${p:S=1}"],
        ["p=${p=b}"], ["p=${p:T?}"], ["p=${p:E}"], ["p=${p:E=1}"], ["p=${p:F?}"], ["p=${p:N}"],
        ["p=${p:L?}"], ["p|q=${p}"], ["q|p=${p?}"], ["p|q=${p:[Int]}"], ["!p"],
        ["!q", "p=${p?}"], ["p=${p:[Int],}"], ["p=${p:Int},${q:T}"], ["p|q=${p:[String]}"],
        ["p=${p:E}", "q=${q:F}"], ["p=${p:E=a}"], ["p=${p:[F]}"], ["p=${p:AppRoute}"],
        ["p=${p:AppRoute?}"], ["q=${q:[AppRoute]}", "p=${p?}"], ["k=a%20b"], ["a%20b"],
        ["!a%20b"], ["p|q=a"], ["p=a", "q=${q:Int}"], ["p=${p:Double?}"], ["p=${p:Double}"],
        ["p=${p:W?}"], ["p=${p:M}"], ["p=${p:[W],}"], ["p=a${p}"], ["p=${p:Bool=true}"],
        ["p=${p:Bool?}"], ["k|p=${p:[N],}"], ["p=${p:U?}"], ["p=${p:D}"], ["q|p|k=${p:Int?}"],
        ["p=${p}", "${q...}"], ["p=${p:[Double]}"], ["p=${p:[T]}", "q=${q?}"],
        ["p=${p:Bool}"], ["p=${p:Bool=false}", "q=${q?}"], ["p=${p:[Bool]}"], ["p=${p:V?}"],
        ["p=${p:V=a}"], ["p=${p},${q}"], ["p=${p}@${q}"], ["P=${p?}"],
        ["P=${p:Bool=false}", "q=a"],
    ]

    /// Items of all routes of a group or a spec.
    static let sharedQueries = [
        "s=${s?}", "s=${s:Int=1}", "s=a", "s|k=${s:T?}", "!s", "s=${s:[Int]}", "s=${s:Bool=false}",
    ]

    /// Parameters that no pattern has, with the value that some pattern sets.
    static let declared = [
        ("v:Bool=false", "true"), ("v:Bool?", "true"), ("v:Int=1", "2"), ("v:V?", "a"), ("v?", "a"),
        ("v=a", "b"), ("v:T?", "a"),
    ]

    static let fragments = [
        "#a", "#${f:Int}", "#${f...}", "#k=${f}", "#k=${f:Int}", "#k=${f?}", "#a?k=${f?}",
        "#${f}?k=a", "#k=a%20b", "#k=${f:[String]}", "#k|l=${f:W}", "#${f:L}/${g?}", "#!k&l=${f}",
        "#k=${f:AppRoute}", "#k=${f=a}", "#${f:E}", "#${...}", "#a/${...}", "#${f...}/a",
        "#${...}/${f}", "#k=${f:Bool=false}", "#k=${f:Bool?}&l=a", "#a?K=${f:V?}",
    ]

    static let ownBases = [
        "[m://g]", "[m://a.h]", "[https://a.h]", "[\"m://*.h\"]", "[m://]", "[m://h/a]",
        "[\"https://${t}.h\", \"https://${t}.g\"]", "[\"m:\"]",
    ]

    static let hosts = [
        "m://g/", "m://a.h/", "https://a.h/", "m://${y}.h/", "https://${y}.h/", "https://${y:E}.h/",
        "n://${y}/", "https://${y:T}/", "m://a${y}/", "m:///", "m:",
    ]

    /// Replacements in one pattern.
    static let edits = [
        Edit("x0}", "x0:Int}"), Edit("x0:Int}", "x0}"), Edit("x0:T}", "x0:S}"),
        Edit("x0:T}", "x0}"), Edit("x1:Int}", "x1:Double}"), Edit("x0:E}", "x0:F}"),
        Edit("x0:E}", "x0}"), Edit("x0}", "x0:L}"), Edit("x0:L}", "x0:M}"),
        Edit("x0:Int}", "x0:N}"),
        Edit("x0:W}", "x0:L}"), Edit("x0:W}", "x0:M}"), Edit("x0:Double}", "x0:D}"),
        Edit("x0...}", "x0}"), Edit("x0}", "x0...}"), Edit("{x0...}", "{...}"),
        Edit("{...}", "{x0...}"), Edit("/${...}", ""), Edit("x0:AppRoute}", "x0}"),
        Edit("x0:Double}", "x0:Int}"), Edit("x0:U}", "x0:URL}"), Edit("a${x0", "${x0"),
        Edit("=1}", "=c}"), Edit("=a}", "=b}"), Edit("Int=1", "Int=2"), Edit("Int=1", "String=2"),
        Edit(":T=a", ":S=c"), Edit(":Int?", ":T?"), Edit("=${p}", "=${p?}"),
        Edit("=${p?}", "=${p=a}"), Edit(":[String]", "?"), Edit(":[Int]", ":[String]"),
        Edit("=${p=a}", "=${p:[String]}"), Edit("=${p}", "=${p:[String]}"),
        Edit("p:E}", "p:F}"), Edit("?!p", ""), Edit("[Int],}", "[Int]}"), Edit("[Int]}", "[Int],}"),
        Edit("p:N}", "p:Int}"), Edit("q=${p}", "q=${p:[String]}"),
        Edit("p:AppRoute}", "p:AppRoute?}"),
        Edit("p:AppRoute?}", "p?}"), Edit("//${y}", "//${y:T}"), Edit("//${y:E}.h", "//${y}.h"),
        Edit("//a.h", "//${y}.h"), Edit("p:Double}", "p:[Double]}"), Edit("p:Double?}", "p:Int?}"),
        Edit("p:Int?}", "p:[Int]}"), Edit("p=${p", "zz=${p"), Edit("p=a", "p=b"),
        Edit("k=a%20b", "k=ab"), Edit("f}", "f:Int}"), Edit("f:Int}", "f}"), Edit("f?}", "f}"),
        Edit("f:W}", "f:M}"), Edit("#k=", "#l="), Edit("#a", "#b"), Edit("f...}", "f}"),
        Edit("f}", "f?}"), Edit("p:W?}", "p:L?}"), Edit("p:M}", "p:W}"), Edit("[W],}", "[W]}"),
        Edit("p:Bool=true", "p:Bool?"), Edit("ab", "b"), Edit("${p...}", "q=${p?}"),
        Edit("/b", ""), Edit("/a", "/b"), Edit("...}/${x1}", "...}"), Edit("x0...}", "x0:Int...}"),
        Edit("x0:Int...}", "x0...}"), Edit("p:Bool}", "p:Bool=false}"), Edit("p:Bool", "p:Int"),
        Edit("p:V", "p:T"), Edit("x0:V}", "x0}"), Edit("@", ":"), Edit("},${", "}-${"),
        Edit("P=", "p="), Edit("p=", "P="), Edit("/${x1", "/B/${x1"), Edit("f...}", "...}"),
        Edit("#${...}", "#${f...}"), Edit("s=${s?}", "s=${s}"), Edit("s=${s", "t=${s"),
    ]

    struct Edit {
        let from: String
        let to: String

        init(_ from: String, _ to: String) {
            self.from = from
            self.to = to
        }
    }
}
