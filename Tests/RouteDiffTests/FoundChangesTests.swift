import RouteCompiler
import RouteDiff
import RouteSpec
import RouteTestSupport
import Testing

/// An edit of a spec's text, with what must be found.
struct FoundChange: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let previous: String
    let current: String
    /// A spec that both can mount, before and after.
    let mounted: (previous: String, current: String)
    /// The rules that must be reported, in the order of their weight.
    let rules: [String]

    init(_ name: String, _ previous: String, _ current: String, _ rules: String...) {
        self.init(name, previous, current, rules: rules)
    }

    init(_ name: String, _ previous: String, _ current: String, rules: [String]) {
        testDescription = name
        self.previous = previous
        self.current = current
        self.rules = rules
        mounted = ("", "")
    }

    /// Specs with one route, under a base.
    init(_ name: String, pattern: String, became other: String, _ rules: String...) {
        testDescription = name
        (previous, current) = ("routes:\n  r: \(pattern)\n", "routes:\n  r: \(other)\n")
        self.rules = rules
        mounted = ("", "")
    }

    /// A spec that mounts another one, which is edited.
    init(
        _ name: String, in main: String, mounted previous: String, became current: String,
        _ rules: String...
    ) {
        (testDescription, self.previous, self.current, self.rules) = (name, main, main, rules)
        mounted = (previous, current)
    }

    static let mount = "routes:\n  shop:\n    spec: Shop.routes.yaml\n    path: shop\n"

    private static let closedTypes =
        "types:\n  Sort:\n    values: [b]\n    else: b\n  E:\n    values: [a]\n    else: a\nroutes:\n"

    private static let letter = "types:\n  L:\n    type: String\n    length: 1\nroutes:\n"
    private static let linksAndItems =
        "enum: E\nbases: [\"m://h\"]\nroutes:\n  r: a?p=${p:E?}#${f...}\n"
    private static let linksAndTexts =
        "enum: E\nbases: [\"n://h\"]\nroutes:\n  r: ${l:E}/${f}\n  t: [\"${x}\", \"b/${x}\"]\n"

    static let all = [
        FoundChange(
            "a value removed beside else",
            "types:\n  T:\n    values: [a, b]\n    else: a\nroutes:\n  r: x/${t:T}\n",
            "types:\n  T:\n    values: [a]\n    else: a\nroutes:\n  r: x/${t:T}\n", "link-values"),
        FoundChange(
            "links in links that move", "routes:\n  r: go/${l:AppRoute}\n  s: a\n",
            "routes:\n  r: go/${l:AppRoute}\n  s: b\n", "link-lost", "urls-added"),
        FoundChange(
            "a first base for routes with hosts", "routes:\n  r: https://h.x/a\n",
            "bases: [https://w.x]\nroutes:\n  r: https://h.x/a\n", "link-lost"),
        FoundChange("a number", pattern: "x/${v}", became: "x/${v:Int}", "link-lost"),
        FoundChange(
            "a smaller number", pattern: "x?v=${v:Double}", became: "x?v=${v:Float}", "link-lost"),
        FoundChange(
            "a list", pattern: "x?v=${v}", became: "x?v=${v:[String]}", "urls-added"),
        FoundChange(
            "one of a list", pattern: "x?v=${v:[String]}", became: "x?v=${v}", "link-lost",
            "link-values"),
        FoundChange(
            "a narrower range",
            "types:\n  T:\n    type: Int\n    range: 1...9\nroutes:\n  r: x/${t:T}\n",
            "types:\n  T:\n    type: Int\n    range: 1...8\nroutes:\n  r: x/${t:T}\n", "link-lost"),
        FoundChange(
            "a longer length",
            "types:\n  T:\n    type: String\n    length: 2...4\nroutes:\n  r: x/${t:T}\n",
            "types:\n  T:\n    type: String\n    length: 3...4\nroutes:\n  r: x/${t:T}\n",
            "link-lost"),
        FoundChange(
            "another alphabet",
            "types:\n  T:\n    type: String\n    characters: a-z\nroutes:\n  r: x/${t:T}\n",
            "types:\n  T:\n    type: String\n    characters: b-z0-9\nroutes:\n  r: x/${t:T}\n",
            "link-lost",
            "urls-added"),
        FoundChange(
            "an excluded text",
            "types:\n  T:\n    type: String\n    characters: a-z\nroutes:\n  r: x/${t:T}\n",
            "types:\n  T:\n    type: String\n    characters: a-z\n    not: [new]\nroutes:\n  r: x/${t:T}\n",
            "link-lost"
        ),
        FoundChange(
            "a default changed", pattern: "x?v=${v:Int=1}", became: "x?v=${v:Int=2}", "link-values",
            "url-changed"),
        FoundChange(
            "a default dropped", pattern: "x?v=${v:Int=1}", became: "x?v=${v:Int}", "link-lost",
            "url-changed"),
        FoundChange(
            "an item required", pattern: "x?v=${v?}", became: "x?v=${v}", "link-lost", "link-values"
        ),
        FoundChange("an alias dropped", pattern: "x?v|w=${v}", became: "x?v=${v}", "link-lost"),
        FoundChange(
            "an alias dropped beside a rival",
            "routes:\n  r: a/${f}?p|q=${p}\n  s: ${f}/a${x}?p=${p=a}\n",
            "routes:\n  r: a/${f}?p=${p}\n  s: ${f}/a${x}?p=${p=a}\n", "link-lost", "link-moved"),
        FoundChange(
            "a literal beside a parameter", "routes:\n  r: x/${v}\n",
            "routes:\n  r: x/${v}\n  s: x/new\n", "link-moved"
        ),
        FoundChange(
            "something before a catch-all", "routes:\n  r: ${v...}\n",
            "routes:\n  r: ${v...}\n  s: x/${i:Int}\n",
            "link-taken"),
        FoundChange(
            "a base dropped", "bases: [\"m://h\", \"https://w.x\"]\nroutes:\n  r: a\n",
            "bases: [\"m://h\"]\nroutes:\n  r: a\n",
            "base-dropped"),
        FoundChange(
            "one host instead of all labels",
            "bases: [\"https://w.x\", \"https://*.y.x\"]\nroutes:\n  r: a\n",
            "bases: [\"https://w.x\", \"https://a.y.x\"]\nroutes:\n  r: a\n", "base-dropped"),
        FoundChange(
            "bases exchanged",
            "enum: E\nbases: [\"m://\", \"https://w.x\"]\nroutes:\n  go: go/${x:E}\n  a: a\n",
            "enum: E\nbases: [\"https://w.x\", \"m://\"]\nroutes:\n  go: go/${x:E}\n  a: a\n",
            "link-lost",
            "url-changed"),
        FoundChange(
            "plus", "routes:\n  r: x?v=${v}\n", "plus: space\nroutes:\n  r: x?v=${v}\n",
            "link-values"),
        FoundChange(
            "plus beside one character", letter + "  r: ${x:Int}?p=${p:L?}\n",
            "plus: space\n" + letter + "  r: ${x:Int}?p=${p:L?}\n", "link-values"),
        FoundChange(
            "case beside a value that isn't valid",
            "types:\n  T: [a]\nroutes:\n  r: ${x:Int}?p=${p:T=a}\n",
            "caseSensitive: false\ntypes:\n  T: [a]\nroutes:\n  r: ${x:Int}?p=${p:T=a}\n",
            "link-lost", "urls-added"),
        FoundChange(
            "another name beside a value that isn't valid", pattern: "x?v=${v:Int?}",
            became: "x?w|v=${v:Int?}",
            "link-lost", "link-values", "url-changed", "urls-added"),
        FoundChange(
            "another name beside links", linksAndItems + "  s: ${x}?p=${p:Int?}\n",
            linksAndItems + "  s: ${x}?q|p=${p:Int?}\n", "link-lost", "link-values", "url-changed",
            "urls-added"),
        FoundChange(
            "a literal beside many links", linksAndTexts + "  s: n://${y}/b/${x}\n",
            linksAndTexts + "  s: n://${y}/c/${x}\n", "link-lost", "urls-added"),
        FoundChange(
            "a group's path", "routes:\n  g:\n    path: a\n    routes:\n      r: x\n",
            "routes:\n  g:\n    path: b\n    routes:\n      r: x\n", "link-lost", "urls-added"),
        FoundChange(
            "lenient switched on", "routes:\n  r: x?v=${v:Int?}\n",
            "lenient: true\nroutes:\n  r: x?v=${v:Int?}\n",
            "urls-added"),
        FoundChange(
            "lenient switched off", "lenient: true\nroutes:\n  r: x?v=${v:Int?}\n",
            "routes:\n  r: x?v=${v:Int?}\n",
            "link-lost"),
        FoundChange("a trailing slash", pattern: "x/${v}", became: "x/${v}/", "url-changed"),
        FoundChange(
            "a width", "types:\n  T:\n    type: Int\n    range: 1...12\nroutes:\n  r: x/${t:T}\n",
            "types:\n  T:\n    type: Int\n    range: 1...12\n    width: 2\nroutes:\n  r: x/${t:T}\n",
            "url-changed"),
        FoundChange(
            "bases reordered", "bases: [\"m://h\", \"https://w.x\"]\nroutes:\n  r: a\n",
            "bases: [\"https://w.x\", \"m://h\"]\nroutes:\n  r: a\n", "url-changed"),
        FoundChange(
            "a pattern of a mounted spec", in: mount, mounted: "routes:\n  item: item/${id:Int}\n",
            became: "routes:\n  item: items/${id:Int}\n", "link-lost", "urls-added"),
        FoundChange(
            "a route beside another of a mounted spec", in: mount,
            mounted: "routes:\n  item: item/${id}\n",
            became: "routes:\n  item: item/${id}\n  new: item/new\n", "link-moved", "case-added"),
        FoundChange(
            "links of a mounted spec", in: mount + "  go: go/${l:ShopRoute}\n",
            mounted: "routes:\n  item: a\n  other: b\n", became: "routes:\n  item: a\n  other: c\n",
            "link-lost",
            "urls-added"),
        FoundChange(
            "a mount's path", mount, mount.replacing("path: shop", with: "path: store"),
            "link-lost", "urls-added"),
        FoundChange(
            "what a type of a mounted spec is built on", in: mount,
            mounted: "types:\n  C:\n    type: Int\n    range: 0...9\nroutes:\n  item: ${c:C}\n",
            became: "types:\n  C:\n    type: Double\n    range: 0...9\nroutes:\n  item: ${c:C}\n",
            "parameter-retyped", "urls-added"),
        FoundChange(
            "a type of the app", pattern: "x?v=${v}", became: "x?v=${v:AppModels.ID}",
            "parameter-retyped"),
        FoundChange(
            "a type of the app in a segment", pattern: "x/${v}", became: "x/${v:AppModels.ID}",
            "link-lost",
            "parameter-retyped"),
        FoundChange(
            "segments exchanged", pattern: "x/${v}/${w}", became: "x/${w}/${v}", "link-values"),
        FoundChange(
            "a rest after a closed type with else",
            closedTypes + "  r1: \"${x:Sort}\"\n  r2: \"${x:E}/${y:Int...}\"\n",
            closedTypes + "  r1: \"${x:Sort}\"\n  r2: \"${x:E}/${y:Int...}\"\n  r3: r3\n",
            "link-moved"),
    ]
}

/// What users rely on `diff` to find, with a link that the two specs answer differently.
@Suite struct FoundChangesTests {
    @Test(arguments: FoundChange.all + FoundChange.coincidences)
    func isFound(change: FoundChange) throws {
        let texts = [
            (change.previous, change.mounted.previous), (change.current, change.mounted.current),
        ]
        let specs = texts.map { text, mounted in
            let base =
                text.contains("bases:") || text.contains("https:") ? "" : "bases: [\"m://h\"]\n"
            let shop = mounted.isEmpty ? "routes:\n  item: item/${id:Int}\n" : mounted
            return Checked(base + text, files: ["Shop.routes.yaml": shop]).compilation
        }
        let comparison = try #require(
            Comparison(previous: specs[0], current: specs[1]), "\(specs.map(\.diagnostics))")
        // Source is asked only where a case names its rules.
        let asksSource = Rule.changes.contains {
            $0.subject == .source && change.rules.contains($0.id)
        }
        let changes = comparison.changes.filter { asksSource || $0.rule.subject == .links }
        let rules = changes.map(\.rule.id).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        #expect(rules == change.rules, "\(changes.map(\.message))")
        let links = changes.filter { $0.rule.subject == .links }
        for found in links { try expectWitness(of: found, specs[0], specs[1]) }
    }

    /// A link in a link counts wherever it is, even if it has a value that others have, too.
    @Test(arguments: ["z/${l:E}", "z/${l:E...}", "${l:E...}/z", "z?l=${l:[E]}", "z#${l:E...}"])
    func linksInLinksAreLost(pattern: String) throws {
        let specs = ["", "plus: space\n"].map { key in
            let routes = "routes:\n  r: a?!a%20b\n  s: \"\(pattern)\"\n"
            return Checked("enum: E\nbases: [\"m://h\"]\n\(key)\(routes)").compilation
        }
        let comparison = try #require(Comparison(previous: specs[0], current: specs[1]))
        let lost = comparison.changes.filter { $0.rule == .linkLost }.map(\.names.old)
        #expect(lost == ["r", "s"])
    }

    /// More edits of one rule than are worth a line each.
    @Test func manyEditsAreOneLine() throws {
        let specs = ["a", "b"].map { name in
            let routes = (0..<200).map { "  r\($0): item/\(name)\($0)-${x}\n" }.joined()
            let text = "bases: [\"m://h\"]\nroutes:\n\(routes)"
            return Compiler.compile(
                SourceText(path: "routes.yaml", text: text), name: "routes.yaml")
        }
        let comparison = try #require(Comparison(previous: specs[0], current: specs[1]))
        #expect(
            comparison.findings.map(\.message) == [
                "200 patterns, a0-${x} → b0-${x} and 199 other edits: links open nothing, such as m://h/item/a0-a"
            ])
        #expect(comparison.findings.first?.count == 200)
    }

    /// Up to four edits of one rule have a line each.
    @Test(arguments: [(4, 4), (5, 1)])
    func fourEditsAreNotMany(count: Int, lineCount: Int) throws {
        let specs = ["a", "b"].map { name in
            let routes = (0..<count).map { "  r\($0): item/\(name)\($0)-${x}\n" }.joined()
            return Checked("bases: [\"m://h\"]\nroutes:\n\(routes)").compilation
        }
        let comparison = try #require(Comparison(previous: specs[0], current: specs[1]))
        #expect(comparison.findings.count == lineCount)
    }

    /// A route counts once, however many patterns it had.
    @Test func routesWithSeveralPatternsAreRemoved() throws {
        let routes = "  a: [a, b]\n  c: [c, d]\n"
        let specs = [routes, ""].map { routes in
            Checked("bases: [\"m://h\"]\nroutes:\n  home: home\n" + routes).compilation
        }
        let comparison = try #require(Comparison(previous: specs[0], current: specs[1]))
        #expect(
            comparison.findings.map(\.message) == [
                "2 routes were removed: links open nothing, such as m://h/a"
            ])
    }

    /// Renamed cases whose links still open break source, not links.
    @Test func routesAreMatchedByWhatTheirLinksOpen() throws {
        let specs = [
            "  user: user/${id}\n  all: ${rest...}\n", "  member: user/${id}\n  all: ${rest...}\n",
        ].map {
            routes in
            let text = "bases: [\"m://h\"]\nroutes:\n\(routes)"
            return Compiler.compile(
                SourceText(path: "routes.yaml", text: text), name: "routes.yaml")
        }
        let comparison = try #require(Comparison(previous: specs[0], current: specs[1]))
        #expect(comparison.changes.map(\.message) == ["the case 'user' is now 'member'"])
    }
}
