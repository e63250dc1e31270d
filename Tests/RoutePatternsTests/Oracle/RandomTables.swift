import SeededRandom

@testable import RouteLanguage

/// Random tables of patterns that often overlap.
struct RandomTables {
    var random: SeededGenerator
    private var count = 0
    /// The texts of the bases, if they have parameters: each pattern follows each of them.
    private var parametricBases: [String] = []
    /// Patterns to add later, which overlap earlier ones.
    private var rivals: [String] = []
    /// Whether ASCII case doesn't count in the table.
    private var ignoresCase = false
    /// Links that the last table matches, as it writes them.
    var links: [String] = []

    static let types = TypeTable([
        .link(LinkType(name: "Link")),
        .closed(
            ClosedType(name: "Tab", values: ["posts", "likes", "a/b", "me", "Me", "1", "a-b"])),
        .closed(ClosedType(name: "Site", values: ["a", "b-c", "1"])),
        .closed(
            ClosedType(
                name: "Model", values: ["a", "a-b", "a-b-1", "1x", "1x1", "카", "x 1", "me.x"])),
        .closed(ClosedType(name: "Sort", values: ["posts", "x", "myFeed", "1"], fallback: "x")),
        constrained("Latitude", "Double") { $0[.range] = "-90...90" },
        constrained("Digit", "UInt8") { $0[.range] = "0..<10" },
        constrained("Month", "Int8") { ($0[.range], $0[.width]) = ("-12...12", "2") },
        constrained("Hex", "String") { ($0[.length], $0[.characters]) = ("2", "0-9a-fm") },
        constrained("Slug", "String") { $0[.characters] = "a-z0-9" },
        constrained("Shop", "String") { ($0[.length], $0.texts[.not]) = ("...3", ["me", "카"]) },
        constrained("Web", "URL") { $0.texts[.schemes] = ["https", "x"] },
    ])

    private static func constrained(
        _ name: String, _ type: String, _ constrain: (inout ConstrainedType.Source) -> Void
    ) -> RouteType {
        var source = ConstrainedType.Source(type: type)
        constrain(&source)
        var problems: [ConstrainedType.Problem] = []
        return ConstrainedType.parse(name: name, source, problems: &problems).map {
            .constrained($0)
        } ?? .string
    }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// A table. If every authority is a segment, it has no hosts with parameters.
    mutating func table() -> RouteTable {
        while true {
            let table = anyTable()
            if !table.misplacedHosts.isEmpty { continue }
            links = []
            for _ in 0..<(table.hasLinks ? 3 : 0) { links += links(of: table) }
            return table
        }
    }

    /// Links of each route, which can contain earlier ones.
    private mutating func links(of table: RouteTable) -> [String] {
        table.routeIDs.compactMap { route in
            let values = table[route].values.map { value(of: $0) }
            let text = table.write(route: route, values: values, .rawValue)
            let type = RouteType.link(LinkType(name: "Link"))
            let link = text.flatMap { table.value(written: $0.isEmpty ? "/" : $0, as: type)?.text }
            // If another pattern reads it, its canonical text may be another route's, and not come
            // back either.
            guard let link, link.utf8.count <= 1_000,
                table.value(written: link, as: type)?.text == link
            else {
                return nil
            }
            return link
        }
    }

    private mutating func anyTable() -> RouteTable {
        var errors: [PatternError] = []
        let texts = random.pick([
            ["myapp://app"], ["myapp://"], ["https://h", "myapp://app"],
            ["https://h/app", "https://*.h.com"], [],
            ["myapp://", "https://h"], ["myapp:///app"], ["https://h:8080/a/"],
            ["myapp://app", "myapp://b"],
            ["geo:"], ["geo:/", "https://h"], ["geo:a"], ["x:/app/"], ["x:///"],
            ["x:///app", "tel:"],
            ["https://a.w.org", "https://*.w.org"], ["x://h", "x://*.w", "http://*.w.org:8080"],
            ["https://${t}.w.org", "https://${t}.h.com/app"],
            ["x://${t:Site}", "https://${t:Site}.w.org"],
            ["https://${t}"],
        ])
        let bases = texts.compactMap { Base.parse($0, types: Self.types, errors: &errors) }
        parametricBases = bases.contains { !$0.parameters.isEmpty } ? texts : []
        let own = ["https://h", "myapp://", "x://h/app", "tel:", "cal:/", "add:///"].compactMap {
            Base.parse($0, errors: &errors)
        }
        var routes: [Route] = []
        let plusIsSpace = random.chance(30)
        ignoresCase = random.chance(30)
        while routes.count < Int.random(in: 1...8, using: &random) {
            var problems: [Route.Problem] = []
            let isOwn = random.chance(10)
            // A value that only the pattern tells.
            let flag = "${flag:Bool=false}"
            let declared =
                random.chance(15)
                ? [
                    Parameter.parseDeclaration(
                        flag, types: Self.types, errors: &errors)
                ].compactMap(\.self) : []
            let patterns = patterns().map { pattern in
                RoutePattern(
                    pattern: pattern, bases: isOwn ? [random.pick(own)] : bases, isRelative: !isOwn,
                    implied: declared.isEmpty || random.chance(40) ? [:] : ["flag": "true"])
            }
            guard !patterns.isEmpty else { continue }
            let route = Route(
                path: ["r\(routes.count)"], patterns: patterns, declared: declared,
                problems: &problems)
            if problems.isEmpty { routes.append(route) }
        }
        return RouteTable(
            routes: routes, plusIsSpace: plusIsSpace, ignoresCase: ignoresCase, bases: bases)
    }

    private mutating func patterns() -> [Pattern] {
        count = 0
        let isLenient = random.chance(30)
        if random.chance(40), let text = rivals.popLast() {
            let patterns = parsed([text], isLenient)
            if !patterns.isEmpty { return patterns }
        }
        let base =
            random.chance(25)
            ? random.pick([
                "https://${h}.w.org/", "https://h/", "cm:///", "https://${h}/",
                "https://${h}-${i}.w.org/",
                "https://a${h}.w.org:8080/", "http://${h}:8080/", "https://${h:Int}.w.org/",
                "https://${h:Site}.w.org/",
                "x://${h}.w/", "x://${h}/", "x://${h}-${i:Int}/", "https://a.w.org/",
                "x://${h:Site}:1/", "tel:",
                "cal:/",
            ]) : ""
        let text = tail()
        let texts = random.chance(20) ? [base + text, "me/" + text] : [base + text]
        let other = rival(of: texts[0])
        if other != texts[0] { rivals.append(other) }
        return parsed(texts, isLenient)
    }

    /// The patterns of these texts that are valid, under bases with parameters after each of them.
    private func parsed(_ texts: [String], _ isLenient: Bool) -> [Pattern] {
        texts.flatMap { text in
            parametricBases.isEmpty || text.contains("://")
                ? [text] : parametricBases.map { $0 + (text.hasPrefix("/") ? "" : "/") + text }
        }.compactMap { text in
            var errors: [PatternError] = []
            return Pattern.parse(
                text, types: Self.types, ignoresCase: ignoresCase, isLenient: isLenient,
                errors: &errors)
        }
    }

    /// A pattern that matches some URLs of another one: a String there is a literal or has another
    /// type here.
    private mutating func rival(of text: String) -> String {
        var rival = text
        for number in 1...9 where random.chance(60) {
            let literal = random.pick([
                "me", "1", "user", "${p\(number):Int}", "x${p\(number)}", "posts", "true",
            ])
            rival = rival.replacing("${p\(number)}", with: literal)
            let rest =
                random.pick(["page=me&", "me&", "q=${p0:Int}&", "page&q=${p0:Int?}&", "me/"])
                + "${p\(number)...}"
            rival = rival.replacing("${p\(number)...}", with: rest)
        }
        if random.chance(40) {
            let other = random.pick(["${...}/me", "${...}/${p8}", "${p9...}", "${p9:Int...}/1", ""])
            rival = rival.replacing("${...}", with: other)
        }
        return rival
    }

    private mutating func tail() -> String {
        var text = segments(isPath: true)
        if random.chance(40) { text += "?" + items() }
        if random.chance(15) {
            text +=
                "#" + (random.chance(50) ? "k=" + parameter(isItem: true) : segments(isPath: false))
            if random.chance(30), !text.hasSuffix("}") { text += "?" + items() }
        }
        return text
    }

    private mutating func segments(isPath: Bool) -> String {
        var segments: [String] = []
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            switch Int.random(in: 0..<100, using: &random) {
            case ..<45:
                segments.append(
                    random.pick([
                        "user", "me", "a", "b", "1", "-", "카", "a b", "a%2Fb", ".", "..", "true",
                        "V1", "@", "a:b", "", "Me", "USER",
                    ]))
            case ..<72: segments.append(parameter(isItem: false))
            case ..<76:
                let type = random.pick(["Int", "Bool", "Slug", "Latitude", "Month", "Site"])
                segments.append("${p\(next()):[\(type)],}")
            default: segments.append(mixed())
            }
        }
        if random.chance(20) {
            let type = random.pick(["", "", "", ":Int", ":Token", ":Tab", ":Link"])
            let rest = random.chance(30) ? "${...}" : "${p\(next())\(type)...}"
            let isLast = random.chance(40)
            let place = isLast ? segments.count : Int.random(in: 0...segments.count, using: &random)
            segments.insert(rest, at: place)
        }
        return segments.joined(separator: "/")
            + (segments.last == "" || random.chance(20) ? "/" : "")
    }

    private mutating func mixed() -> String {
        var text = random.pick(["", "v", "@", "a-", "카"])
        for index in 0..<random.pick([1, 1, 2, 2, 2, 3, 4]) {
            if index > 0 {
                text += random.pick([
                    ".", "-", "-", "x", "--", "me", "1", "a", "e", "%20", "카", "+", ",", "@", ":",
                    "%2F", "%2D", "a,", ":", "%3A1",
                ])
            }
            text += parameter(isItem: false)
        }
        return text + random.pick(["", "", ".json", "-x", "X", "1", "s", "%20", "é"])
    }

    private mutating func items() -> String {
        var items: [String] = []
        for name in ["page", "q", "me", "카", "x-y", "a/b", "Q"].shuffled(using: &random).prefix(
            Int.random(in: 0...3, using: &random))
        {
            switch Int.random(in: 0..<100, using: &random) {
            case ..<10: items.append(name)
            case ..<16: items.append("!" + name)
            case ..<24: items.append(name + "=" + mixed())
            case ..<30:
                items.append(
                    "\(names(name))=${p\(next()):[\(random.pick(["Int", "Hex", "UUID", "Bool"]))],}"
                )
            case ..<38:
                items.append(name + "=" + random.pick(["user", "1", "", "a b", "a+b", "a=b"]))
            case ..<45:
                items.append(
                    "\(names(name))=${p\(next()):[\(random.pick(["String", "Int", "Tab", "Link", "Bool"]))]}"
                )
            default: items.append(names(name) + "=" + parameter(isItem: true))
            }
        }
        if random.chance(25) { items.append("${p\(next())...}") }
        return items.joined(separator: "&")
    }

    /// The name, sometimes with others before or after it.
    private mutating func names(_ name: String) -> String {
        random.pick([name, name, name, name + "|" + name + "2", "old|" + name + "|" + name + "3"])
    }

    private mutating func parameter(isItem: Bool) -> String {
        let type = random.pick([
            isItem ? ":Bool" : "", "", "", "", ":Int", ":Int", ":UInt8", ":Bool", ":Double",
            ":Float", ":UUID", ":URL",
            ":Token", ":Tab",
            ":Sort", ":Latitude", ":Digit", ":Month", ":Hex", ":Slug", ":Slug", ":Shop", ":Web",
            ":Model", ":Link",
            ":Link",
        ])
        let defaults = [
            "": "me", ":Int": "1", ":Bool": "true", ":Tab": "posts", ":Token": "x",
            ":Double": "1.5", ":Sort": "1",
            ":Digit": "7",
        ]
        let mark =
            if isItem {
                random.chance(30)
                    ? "?" : random.chance(25) ? defaults[type].map { "=" + $0 } ?? "" : ""
            } else {
                random.chance(12) ? "?" : ""
            }
        return "${p\(next())\(type)\(mark)}"
    }

    private mutating func next() -> Int {
        count += 1
        return count
    }
}

extension String {
    func parts(_ separator: String) -> [String] {
        var parts = [""]
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(separator) {
                rest = rest.dropFirst(separator.count)
                parts.append("")
            } else {
                parts[parts.count - 1].append(rest.removeFirst())
            }
        }
        return parts
    }
}
