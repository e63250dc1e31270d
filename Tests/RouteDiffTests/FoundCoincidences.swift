/// Changes that only a link with two coincidences shows, and what is no change at all.
extension FoundChange {
    static let coincidences = [
        FoundChange(
            "a comma list and itself", "routes:\n  r: [\"b\", \"b/${id:[Int],}\"]\n",
            "routes:\n  r: [\"b\", \"b/${id:[Int],}\"]\n"),
        FoundChange(
            "a length beside the text that it loses", typed("1...2"), typed("2...4"), "link-lost",
            "urls-added"),
        FoundChange(
            "a list of numbers", pattern: "x?k=${v:Double}", became: "x?k=${v:[Double]}",
            "link-lost", "urls-added"),
        FoundChange(
            "a list of an optional number", pattern: "x?k=${v:Int?}", became: "x?k=${v:[Int]}",
            "link-lost", "link-values"),
        FoundChange(
            "a list by its alias", pattern: "x?q|s=${v}", became: "x?q|s=${v:[String]}",
            "link-values", "urls-added"),
        FoundChange(
            "an alias of a literal item", pattern: "x?k=v", became: "x?zz|k=v", "link-lost",
            "url-changed", "urls-added"),
        FoundChange(
            "aliases exchanged", pattern: "x?q|s=${v}", became: "x?s|q=${v}", "link-values",
            "url-changed"),
        plus("a plus in the name of a literal item", "x?a%20b", "urls-added"),
        plus("a plus in a literal value", "x?k=a%20b", "urls-added"),
        plus("a plus in the name of an absent item", "x?!a%20b", "link-lost"),
        plus("a plus in a fragment's item", "x#k=${a}", "link-values"),
        FoundChange(
            "lenient beside an item that isn't valid", lenientRoutes,
            "lenient: true\n" + lenientRoutes, "link-moved", "urls-added"),
        FoundChange(
            "an item beside a link whose text is a number", besideNumber("q"),
            besideNumber("q:Int"),
            "link-lost"),
        FoundChange(
            "a closed host in another case", closedHost("n://${y}/a"), closedHost("n://${y:T}/a"),
            "link-lost", "link-values"),
        FoundChange(
            "a base for all routes instead of one",
            "routes:\n  r:\n    bases: [\"m://h\"]\n    pattern: a\n",
            "bases: [\"m://h\"]\nroutes:\n  r: a\n", "link-lost"),
        FoundChange(
            "a base for one route instead of all",
            "bases: [\"m://h\"]\nroutes:\n  r: a\n",
            "routes:\n  r:\n    bases: [\"m://h\"]\n    pattern: a\n", "urls-added"),
        FoundChange("a slash after a link in a link", nested("a"), nested("a/"), "url-changed"),
        FoundChange(
            "a slash after a link in a mounted spec's link", in: mount + "  open: ${l:ShopRoute}\n",
            mounted: shop("a"), became: shop("a/"), "url-changed"),
        FoundChange(
            "a link in a mounted spec's link", in: mount + "  open: ${l:ShopRoute}\n",
            mounted: shop("a"), became: shop("b"), "link-lost", "urls-added"),
        FoundChange(
            "lenient beside a value that only one pattern reads", besideFlag,
            "lenient: true\n" + besideFlag, "link-moved", "urls-added"),
        FoundChange(
            "lenient in a list of links, all of which open something",
            "enum: E\nlenient: true\n" + listOfLinks, "enum: E\n" + listOfLinks, "link-lost"),
        FoundChange(
            "literal text whose case doesn't count", typedPath("1...2", "a${t:T}"),
            typedPath("1...3", "${t:T}"), "link-lost", "link-values", "urls-added"),
        FoundChange(
            "literal text in a first segment", "bases: [\"m:\"]\n" + typed("1...2", "a${t:T}"),
            "bases: [\"m:\"]\n" + typed("1...3", "${t:T}"), "link-lost", "link-values",
            "urls-added"),
        FoundChange(
            "another name beside an earlier pattern for the shortest path", besideShortest("p"),
            besideShortest("p|q"), "link-values"),
        FoundChange(
            "a closed type in a first segment", "bases: [\"m:\"]\n" + closedHost("${y:T}/a"),
            "bases: [\"m:\"]\n" + closedHost("${y}/a"), "link-values", "urls-added"),
        ignoringCase(
            "a flag in another case", "x?P=${p:Bool=false}", "link-lost", "link-values",
            "urls-added"),
        ignoringCase("a literal item with two names", "x?p|q=a", "link-lost", "urls-added"),
        plus("a plus in a value beside literal text", "x?k=${p}@${q}", "link-values"),
        FoundChange(
            "a link in a link under a new base", "bases: [\"m://h\"]\n" + besideLinks,
            "bases: [\"m://h\", \"m://g\"]\n" + besideLinks, "link-moved", "link-values",
            "base-added"),
        FoundChange(
            "an absent item with a plus beside a value that isn't valid", absentAndInvalid,
            "plus: space\n" + absentAndInvalid, "link-lost", "link-moved"),
        FoundChange(
            "a link that a catch-all writes alike", besideCatchAll("a?p=${p=b}\", \"b/a?p=${p=b}"),
            besideCatchAll("a?p=${p=b}"), "link-moved", "link-values"),
        FoundChange(
            "a new route beside a catch-all", catchAll, catchAll + "  new: new/${id:Int}\n",
            "link-taken"),
        FoundChange(
            "a new route instead of a catch-all", catchAll,
            catchAll.replacing("  web: ${path...}", with: "  new: new/${path...}"), "link-lost",
            "link-moved", "link-values"),
        FoundChange(
            "a valid item before an invalid one, in another case",
            "caseSensitive: false\n" + optionalNumber, optionalNumber, "link-lost", "link-values",
            "urls-added"),
        FoundChange(
            "an old route beside a catch-all", catchAll,
            catchAll.replacing("go/", with: "a/"), "link-moved"),
    ]

    private static let optionalNumber = "routes:\n  r: \"?p=${v:Int?}\"\n"

    private static let besideLinks =
        "enum: E\nroutes:\n  r: b/a${l:E}\n  s: b/${x}\n  t: t\n"

    private static let absentAndInvalid = """
        types:
          T: [a, "1"]
        routes:
          r: "${n:Int}?!a%20b"
          s: ${x}?p=${p:T?}

        """

    private static func besideShortest(_ name: String) -> String {
        "routes:\n  r: ${x...}/${n:Int}?\(name)=${p?}\n  s: ${x}?p=${p:[String]}\n"
    }

    private static func ignoringCase(
        _ name: String, _ pattern: String, _ rules: String...
    ) -> FoundChange {
        let routes = "routes:\n  r: \"\(pattern)\"\n"
        return FoundChange(name, routes, "caseSensitive: false\n" + routes, rules: rules)
    }

    private static func besideNumber(_ item: String) -> String {
        "enum: E\nroutes:\n  number: ${n:Int}\n  go: ${l:E}?q=${\(item)}\n"
    }

    private static func closedHost(_ pattern: String) -> String {
        "types:\n  T: [a, b]\nroutes:\n  r: \(pattern)\n  s: s/${t:T}\n"
    }

    private static func nested(_ path: String) -> String {
        "enum: E\nroutes:\n  go: go/${l:E}\n  a: \(path)\n"
    }

    private static func shop(_ path: String) -> String {
        "bases: [\"m://h/shop\"]\nroutes:\n  to: to/${l:ShopRoute}\n  a: \(path)\n"
    }

    private static let catchAll = "enum: E\nroutes:\n  web: ${path...}\n  go: go/${l:E}\n"

    private static let besideFlag = """
        types:
          T: [a, "1"]
        routes:
          r: "${...}/a?p=${p:[T]}"
          s: b/${x...}?p=${p:Bool?}

        """

    private static let listOfLinks = "routes:\n  all: ${x...}?q=${q:[E]}\n"

    private static func typedPath(_ length: String, _ segment: String) -> String {
        "caseSensitive: false\n" + typed(length, "y/" + segment)
    }

    private static func typed(_ length: String, _ pattern: String = "${t:T}") -> String {
        """
        types:
          T:
            type: String
            characters: ab
            length: \(length)
        routes:
          r: \(pattern)
          s: a

        """
    }

    private static let lenientRoutes = """
        routes:
          r: x?r=a&q=${n:Int}
          s: "x?r=${k:Double?}#k"

        """

    private static func besideCatchAll(_ patterns: String) -> String {
        """
        enum: E
        routes:
          all: ["${x...}", "b/${x...}"]
          r: ["\(patterns)"]
          go: "go#k=${l:E}"

        """
    }

    private static func plus(_ name: String, _ pattern: String, _ rules: String...) -> FoundChange {
        let routes = "routes:\n  r: \"\(pattern)\"\n"
        return FoundChange(name, routes, "plus: space\n" + routes, rules: rules)
    }
}
