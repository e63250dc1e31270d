import SeededRandom

@testable import RouteLanguage

/// Random tables of a few short patterns, most of which overlap, with every kind of part and key
/// that decides what a pattern reads.
struct RivalTables {
    var random: SeededGenerator
    private var types = TypeTable([])
    private var number = 0
    /// Whether ASCII case doesn't count in the table.
    private var ignoresCase = false

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func table() -> RouteTable {
        while true {
            let table = anyTable()
            if table.misplacedHosts.isEmpty { return table }
        }
    }

    private mutating func anyTable() -> RouteTable {
        types = TypeTable(
            [.link(LinkType(name: "Link"))] + [closed("A"), closed("B")]
                + ["C", "D", "E", "F"].compactMap { constrained($0) })
        var errors: [PatternError] = []
        let texts = random.pick([
            ["m://h"], ["m://h"], ["m://"], ["https://h"], ["m:"], [], ["m://", "https://h/m"],
            ["https://${w}.h"],
        ])
        let bases = texts.compactMap { Base.parse($0, types: types, errors: &errors) }
        let prefix = bases.contains { !$0.parameters.isEmpty } ? "https://${w}.h/" : ""
        let own = ["m://h", "https://h", "m:"].compactMap { Base.parse($0, errors: &errors) }
        let plusIsSpace = random.chance(20)
        ignoresCase = random.chance(20)
        var routes: [Route] = []
        let count = Int.random(in: 2...4, using: &random)
        while routes.count < count {
            let isOwn = prefix.isEmpty && random.chance(bases.isEmpty ? 30 : 6)
            let routeBases = isOwn ? [random.pick(own)] : bases
            let patterns = self.patterns(prefix: isOwn ? "" : prefix).map { pattern, implied in
                RoutePattern(
                    pattern: pattern, bases: routeBases, isRelative: !isOwn, implied: implied)
            }
            var problems: [Route.Problem] = []
            let route = Route(path: ["r\(routes.count)"], patterns: patterns, problems: &problems)
            if problems.isEmpty, !patterns.isEmpty { routes.append(route) }
        }
        return RouteTable(
            routes: routes, plusIsSpace: plusIsSpace, ignoresCase: ignoresCase, bases: bases)
    }

    // MARK: Types

    private mutating func closed(_ name: String) -> RouteType {
        let all = ["a", "b", "a-b", "me", "1", "s", "a.b", "Me", "-1", "ab"].shuffled(
            using: &random)
        let values = Array(all.prefix(Int.random(in: 1...3, using: &random)))
        return .closed(
            ClosedType(name: name, values: values, fallback: random.chance(30) ? values[0] : nil))
    }

    private mutating func constrained(_ name: String) -> RouteType? {
        var source = ConstrainedType.Source(type: "String")
        switch Int.random(in: 0..<10, using: &random) {
        case ..<6:
            let characters = [
                "ab", "a-z", "0-9", "a-z0-9", "z.-", "0-9a-f", "a", "A-Za-z", "a.", "b-d",
            ]
            if random.chance(60) { source[.characters] = random.pick(characters) }
            if random.chance(60) {
                source[.length] = random.pick([
                    "1", "1...2", "2...4", "3", "2...", "...3", "5", "2",
                ])
            }
            if random.chance(40) {
                source.texts[.not] = random.pick([["a"], ["me"], ["a", "b"], ["1", "s"], ["aa"]])
            }
        case ..<8:
            source.type = random.pick(["Int", "UInt8", "Int16"])
            source[.range] = random.pick(["0...9", "1...3", "5...99", "...0", "7...", "2...2"])
            if random.chance(20) { source[.width] = "2" }
        case 8:
            source.type = random.pick(["Double", "Float"])
            source[.range] = random.pick(["0...1", "-90...90", "...0", "0..<1", "10...20"])
        default:
            source.type = "URL"
            source.texts[.schemes] = random.pick([["https"], ["x", "https"], ["m"]])
        }
        var problems: [ConstrainedType.Problem] = []
        return ConstrainedType.parse(name: name, source, problems: &problems).map {
            .constrained($0)
        }
    }

    private mutating func type() -> String {
        random.pick([
            "", "", "", "", ":Int", ":Int", ":UInt8", ":Bool", ":Double", ":Float", ":UUID", ":URL",
            ":Token", ":A", ":A", ":B", ":C", ":C", ":D", ":D", ":E", ":F", ":Link",
        ])
    }

    private mutating func text(of type: String) -> String? {
        [
            "": ["me", "a"], ":Int": ["1", "7"], ":UInt8": ["0"], ":Bool": ["true"],
            ":Double": ["1.5"],
        ][type].map { random.pick($0) }
    }

    // MARK: Patterns

    /// The patterns of a route, with their values of `set`.
    private mutating func patterns(prefix: String) -> [(Pattern, [String: String])] {
        number = 0
        let isLenient = random.chance(20)
        func parsed(_ text: String) -> Pattern? {
            var errors: [PatternError] = []
            return Pattern.parse(
                text, types: types, ignoresCase: ignoresCase, isLenient: isLenient,
                errors: &errors)
        }
        let first = prefix + pattern(isWhole: prefix.isEmpty)
        guard let pattern = parsed(first) else { return [] }
        var patterns: [(Pattern, [String: String])] = [(pattern, [:])]
        guard random.chance(30), let parameter = pattern.parameters.last else { return patterns }
        // Another pattern without the last parameter, which is left out or has a value of `set`.
        let start = prefix + random.pick(["s", "me", "a", "s/a"])
        let kept = pattern.parameters.dropLast().filter { $0.name != "w" }.map { parameter in
            "${\(parameter.name)\(parameter.type == .string ? "" : ":\(parameter.type.name)")}"
        }
        let second = parsed(([start] + kept).joined(separator: "/"))
        let implied = parameter.type.sampleTexts(count: 1).first.map { [parameter.name: $0] }
        if let second {
            let isSet = parameter.presence == .required && !parameter.type.isLink
            let other = (second, isSet ? implied ?? [:] : [:])
            if random.chance(50) { patterns.append(other) } else { patterns.insert(other, at: 0) }
        }
        return patterns
    }

    private mutating func pattern(isWhole: Bool) -> String {
        let hosts = ["https://${w}.h/", "https://${w}-${v}.h/", "m://h/", "n://${w:A}/", "m:"]
        var text = isWhole && random.chance(10) ? random.pick(hosts) : ""
        text += segments(atMost: 2)
        if random.chance(45) { text += "?" + items() }
        if random.chance(15) {
            text += "#" + (random.chance(50) ? item(random.pick(["k", "a"])) : segments(atMost: 1))
            if random.chance(20), !text.contains("#k"), !text.contains("#a") {
                text += "?" + item("k")
            }
        }
        return text
    }

    private mutating func segments(atMost most: Int) -> String {
        var segments: [String] = []
        for _ in 0..<random.pick([0, 1, 1, most, most]) {
            switch Int.random(in: 0..<100, using: &random) {
            case ..<35:
                segments.append(
                    random.pick(["s", "s", "me", "a", "b", "1", "1.5", "a-b", "true", "@a", "ab"]))
            case ..<70: segments.append(parameter(mark: random.chance(10) ? "?" : ""))
            case ..<76: segments.append("${\(name()):[\(random.pick(["Int", "Bool", "B", "C"]))],}")
            default: segments.append(mixed())
            }
        }
        if random.chance(18) {
            let type = random.pick(["", "", ":Int", ":A", ":C", ":Link"])
            let rest = random.chance(30) ? "${...}" : "${\(name())\(type)...}"
            let place =
                random.chance(40)
                ? segments.count : Int.random(in: 0...segments.count, using: &random)
            segments.insert(rest, at: place)
        }
        return segments.joined(separator: "/") + (random.chance(8) ? "/" : "")
    }

    private mutating func mixed() -> String {
        var text = random.pick(["", "", "a", "@", "v"])
        for index in 0..<random.pick([1, 1, 2, 2, 3]) {
            if index > 0 { text += random.pick([".", "-", "-", "a", "z", ",", "e", ":"]) }
            text += parameter(mark: "")
        }
        return text + random.pick(["", "", ".json", "-b", "b"])
    }

    private mutating func items() -> String {
        var items: [String] = []
        for name in ["k", "t", "a"].shuffled(using: &random).prefix(random.pick([0, 1, 1, 2])) {
            items.append(item(name))
        }
        if random.chance(15) { items.append("${\(self.name())...}") }
        return items.joined(separator: "&")
    }

    private mutating func item(_ name: String) -> String {
        let names = random.pick([name, name, name, name, "\(name)|q", "q|\(name)"])
        switch Int.random(in: 0..<100, using: &random) {
        case ..<10: return name
        case ..<17: return "!" + name
        case ..<25: return name + "=" + mixed()
        case ..<33:
            return "\(names)=${\(self.name()):[\(random.pick(["Int", "B", "C", "Double"]))],}"
        case ..<42: return name + "=" + random.pick(["1", "a", "me", "a+b", "a%20b", "true"])
        case ..<52:
            return "\(names)=${\(self.name()):[\(random.pick(["String", "Int", "A", "Link"]))]}"
        default:
            let type = type()
            let isDefault = random.chance(25)
            let mark = isDefault ? text(of: type).map { "=" + $0 } ?? "" : ""
            return "\(names)=${\(self.name())\(type)\(random.chance(30) ? "?" : mark)}"
        }
    }

    private mutating func parameter(mark: String) -> String { "${\(name())\(type())\(mark)}" }

    private mutating func name() -> String {
        number += 1
        return "p\(number)"
    }
}
