import SeededRandom

/// Pairs of specs with a few routes over a small alphabet, with every kind of part and key.
///
/// `DraftSpec` is a spec, `DraftPattern` one of its patterns, and `ChangeWords` has what they are
/// made of.
struct ChangeGenerator {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// A spec, and what one or two edits make of it. They have most routes in common.
    mutating func pair() -> (previous: DraftSpec, current: DraftSpec) {
        var previous = DraftSpec(head: random.pick(ChangeWords.heads))
        for _ in 0..<Int.random(in: 1...4, using: &random) { previous.routes.append(route()) }
        if random.chance(1, in: 8) { previous.keys.append("plus: space") }
        if random.chance(1, in: 8) { previous.keys.append(DraftSpec.ignoringCase) }
        if random.chance(1, in: 6) { previous.keys.append("lenient: true") }
        if random.chance(1, in: 10) { previous.query = random.pick(ChangeWords.sharedQueries) }
        for name in ChangeWords.types.keys.sorted() {
            previous.types[name] = ChangeWords.types[name]?[0]
        }
        var current = previous
        for _ in 0..<Int.random(in: 1...2, using: &random) { edit(&current) }
        return (previous, current)
    }

    // MARK: - Edits

    private mutating func edit(_ spec: inout DraftSpec) {
        let index = Int.random(in: 0..<spec.routes.count, using: &random)
        switch Int.random(in: 0..<20, using: &random) {
        case 0: spec.head = random.pick(ChangeWords.heads)
        case 1: spec.toggle("plus: space")
        case 2: spec.toggle("lenient: true")
        case 3, 4: changeType(&spec)
        case 5: spec.routes.append(route())
        case 6 where spec.routes.count > 1: spec.routes.removeLast()
        case 7: spec.routes[index] = route()
        case 8 where !spec.routes[index].groupPath.isEmpty:
            spec.routes[index].groupPath = random.pick(["c", "[b, c]", "[c, b]", "[\"\", b]"])
        case 9: spec.routes[index].isTwice.toggle()
        case 10: spec.routes[index].isLenient = random.pick([nil, true, false])
        case 11, 12: changeNames(&spec.routes[index].pattern)
        case 13: spec.toggle(DraftSpec.ignoringCase)
        case 14: spec.query = spec.query.isEmpty ? random.pick(ChangeWords.sharedQueries) : ""
        case 15 where spec.routes[index].declared.isEmpty: declare(&spec.routes[index])
        case 15: spec.routes[index].declared = ""
        // Often only one parameter changes, because larger changes hide such a change.
        default: change(&spec.routes[index].pattern)
        }
    }

    private mutating func changeType(_ spec: inout DraftSpec) {
        let used = spec.usedTypes
        guard !used.isEmpty, let forms = ChangeWords.types[random.pick(used)] else { return }
        for (name, known) in ChangeWords.types where known == forms {
            spec.types[name] = random.pick(forms)
        }
    }

    /// An item gets another name, loses one, or its names change places.
    private mutating func changeNames(_ pattern: inout DraftPattern) {
        let items = pattern.items.indices.filter { pattern.items[$0].contains("=") }
        guard !items.isEmpty else { return change(&pattern) }
        let index = random.pick(items)
        let item = pattern.items[index]
        let end = item.firstIndex(of: "=") ?? item.endIndex
        var names = item[..<end].split(separator: "|").map(String.init)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where names.count > 1:
            names.remove(at: Int.random(in: 0..<names.count, using: &random))
        case 1: names.reverse()
        case 2: names.append(random.pick(["q", "k", "zz"]))
        default: names.insert(random.pick(["q", "k", "zz"]), at: 0)
        }
        pattern.items[index] = names.joined(separator: "|") + item[end...]
    }

    private mutating func change(_ pattern: inout DraftPattern) {
        let edits = ChangeWords.edits.filter { pattern.text.contains($0.from) }
        if edits.isEmpty || random.chance(1, in: 8) { return pattern = self.pattern() }
        let edit = random.pick(edits)
        pattern.replace(edit.from, with: edit.to)
    }

    /// A route gets a parameter that no pattern has, and perhaps another pattern that sets it.
    private mutating func declare(_ route: inout DraftRoute) {
        let (declared, value) = random.pick(ChangeWords.declared)
        route.declared = declared
        route.declaredValue = random.chance(1, in: 3) ? "" : value
    }

    // MARK: - Routes

    private mutating func route() -> DraftRoute {
        var route = DraftRoute(pattern: pattern())
        route.isTwice = random.chance(1, in: 4)
        if random.chance(1, in: 10) {
            route.groupPath = random.pick(["b", "[b, c]"])
            if random.chance(1, in: 3) { route.groupQuery = random.pick(ChangeWords.sharedQueries) }
        }
        if random.chance(1, in: 10) { declare(&route) }
        if random.chance(1, in: 10) { route.isLenient = random.chance(1, in: 2) }
        route.hasSet = random.chance(1, in: 8)
        if random.chance(1, in: 10) {
            route.bases = random.pick(ChangeWords.ownBases)
        } else if random.chance(1, in: 8) {
            route.pattern.host = random.pick(ChangeWords.hosts)
        }
        return route
    }

    private mutating func pattern() -> DraftPattern {
        var pattern = DraftPattern()
        let count = Int.random(in: 0..<3, using: &random)
        // Now and then, names change places.
        let offset = random.chance(1, in: 4) ? 1 : 0
        for index in 0..<count {
            let hasRest = pattern.segments.contains { $0.hasSuffix("...}") }
            let words = ChangeWords.segments + (hasRest ? [] : ChangeWords.rests)
            pattern.segments.append(
                random.pick(words).replacing("x", with: "x\((index + offset) % 2)"))
        }
        if random.chance(1, in: 8) { pattern.segments = random.pick(ChangeWords.pathsWithRests) }
        if pattern.segments.isEmpty, random.chance(7, in: 8) { pattern.segments = ["a"] }
        if random.chance(3, in: 4) { pattern.items = random.pick(ChangeWords.queries) }
        if random.chance(1, in: 4) { pattern.fragment = random.pick(ChangeWords.fragments) }
        return pattern
    }
}

/// A spec that can be edited.
struct DraftSpec {
    var head: String
    /// Lines of the spec, such as `plus: space`.
    var keys: [String] = []
    /// Items of all routes; empty if there are none.
    var query = ""
    /// The lines of each type.
    var types: [String: String] = [:]
    var routes: [DraftRoute] = []

    static let ignoringCase = "caseSensitive: false"

    var ignoresCase: Bool { keys.contains(Self.ignoringCase) }

    mutating func toggle(_ key: String) {
        if let index = keys.firstIndex(of: key) {
            keys.remove(at: index)
        } else {
            keys.append(key)
        }
    }

    var text: String {
        let used = usedTypes.map { "  \($0):\(types[$0] ?? "")\n" }.joined()
        let routes = routes.enumerated().map { $1.text(name: "r\($0)") }.joined()
        let shared = query.isEmpty ? "" : "query: \"\(query)\"\n"
        let lines = head + shared + keys.map { $0 + "\n" }.joined()
        return lines + (used.isEmpty ? "" : "types:\n\(used)") + "routes:\n\(routes)"
    }

    /// The types that patterns have.
    var usedTypes: [String] {
        let patterns = routes.flatMap { [$0.pattern.text, $0.groupQuery, "${\($0.declared)}"] }
        let texts = patterns + [query]
        return types.keys.sorted().filter { name in
            texts.contains { text in
                [":\(name)}", ":\(name)?", ":\(name)=", ":\(name)...", ":[\(name)]"].contains {
                    text.contains($0)
                }
            }
        }
    }
}

struct DraftRoute {
    var pattern: DraftPattern
    /// Its list of bases, as in YAML; empty if it has the spec's.
    var bases = ""
    /// Nil if it is the spec's.
    var isLenient: Bool?
    /// Whether the pattern can follow a `b`, too.
    var isTwice = false
    /// Whether a pattern sets the first segment's value.
    var hasSet = false
    /// The path, or a list of paths, of the group around it; empty if it is in none.
    var groupPath = ""
    /// Items of the group; empty if there are none.
    var groupQuery = ""
    /// A parameter that the pattern doesn't have; empty if there is none.
    var declared = ""
    /// What another pattern sets it to; empty if there is none.
    var declaredValue = ""

    func text(name: String) -> String {
        var lines = ["  \(name):"]
        if !groupPath.isEmpty {
            lines = ["  g\(name):", "    path: \(groupPath)"]
            if !groupQuery.isEmpty { lines.append("    query: \"\(groupQuery)\"") }
            lines += ["    routes:", "      \(name):"]
        }
        let indent = groupPath.isEmpty ? "    " : "        "
        if let isLenient { lines.append("\(indent)lenient: \(isLenient)") }
        if !bases.isEmpty { lines.append("\(indent)bases: \(bases)") }
        if !declared.isEmpty {
            let names = (pattern.names + [declared]).map { "\"\($0)\"" }.joined(separator: ", ")
            lines.append("\(indent)parameters: [\(names)]")
        }
        lines.append("\(indent)patterns:")
        lines += patterns.map { "\(indent)  - \($0)" }
        if hasSet, let name = pattern.firstName {
            lines += ["\(indent)  - pattern: \"b/zz\"", "\(indent)    set:"]
            lines.append("\(indent)      \(name): \"1\"")
        }
        if !declaredValue.isEmpty {
            var other = pattern
            other.segments.insert("v", at: 0)
            lines += ["\(indent)  - pattern: \(other.quoted)", "\(indent)    set:"]
            lines.append("\(indent)      v: \"\(declaredValue)\"")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private var patterns: [String] {
        var patterns = [pattern.quoted]
        // The empty list has no segment.
        if let index = pattern.segments.firstIndex(where: { $0.hasSuffix(",}") }) {
            var other = pattern
            other.segments.remove(at: index)
            patterns.append(other.quoted)
        }
        if isTwice {
            var other = pattern
            other.segments.insert("b", at: 0)
            patterns.append(other.quoted)
        }
        return patterns
    }
}

struct DraftPattern {
    /// Its scheme and host, with a slash; empty if it has the route's.
    var host = ""
    var segments: [String] = []
    var items: [String] = []
    /// With its `#`; empty if there is none.
    var fragment = ""

    var text: String {
        let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
        return host + segments.joined(separator: "/") + query + fragment
    }

    var quoted: String { "\"\(text)\"" }

    /// The names of the parameters.
    var names: [String] {
        text.split(separator: "${", omittingEmptySubsequences: false).dropFirst()
            .map { piece in String(piece.prefix { $0.isLetter || $0.isNumber }) }
            .filter { !$0.isEmpty }
    }

    /// The name of the first segment's parameter, if it is the only one.
    var firstName: String? {
        let parts = text.split(separator: "${", omittingEmptySubsequences: false)
        guard parts.count == 2, let segment = segments.first, segment.hasPrefix("${x") else {
            return nil
        }
        return String(segment.dropFirst(2).prefix(2))
    }

    mutating func replace(_ text: String, with other: String) {
        host.replace(text, with: other, maxReplacements: 1)
        for index in segments.indices { segments[index].replace(text, with: other) }
        for index in items.indices { items[index].replace(text, with: other) }
        fragment.replace(text, with: other)
    }
}
