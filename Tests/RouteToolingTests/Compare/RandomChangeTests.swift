import RouteCompiler
import RouteSpec
import RouteTooling
import RoutePatterns
import Testing

/// Random pairs of specs against brute force: both tables read every URL over a small alphabet. Every difference must
/// be among the changes, and every change must be visible in its URL.
@Suite struct RandomChangeTests {
    @Test(arguments: 0..<40)
    func theChangesOfLinksAreAllThereAre(seed: Int) throws {
        var generator = Generator(seed: UInt64(seed))
        var pairs = 0
        while pairs < 3 {
            let (first, second) = generator.pair()
            let (previous, current) = (Self.compile(first), Self.compile(second))
            guard let comparison = Comparison(previous: previous, current: current) else { continue }
            pairs += 1
            let comment = Comment(rawValue: "\(first)---\n\(second)")
            try expectGrouping(comparison, previous, current)
            for change in comparison.changes {
                try expectWitness(of: change, previous, current)
                // Parts of segments and rests are compared by a few texts: they may be left open.
                let isOpen = ["...}", "a${", "},${"].contains { "\(first)\(second)".contains($0) }
                if change.kind == .linkUnknown { #expect(isOpen, comment) }
            }
            let unknown = Set(comparison.changes.filter { $0.kind == .linkUnknown }.map(\.previous))
            let found = Set(comparison.changes.compactMap(Difference.init))
            let kinds = Set(comparison.changes.map(\.kind))
            let missed = try Self.differences(previous, current).filter { difference, url in
                // All patterns under a base are one change.
                let isBase =
                    difference.kind == .linkLost && kinds.contains(.baseDropped)
                    || difference.kind == .urlsAdded && kinds.contains(.baseAdded)
                return !found.contains(difference) && !unknown.contains(difference.previous) && !isBase
            }
            #expect(missed.isEmpty, "\(comment)\(missed.values)")
        }
    }

    /// Most pairs of the generator are specs without errors: otherwise the test above would take for ever, or test
    /// little.
    @Test func theGeneratorMakesGoodSpecs() {
        var generator = Generator(seed: 7)
        let good = (0..<50).count { _ in !Self.compile(generator.pair().0).hasErrors }
        #expect(good > 10)
    }

    private static func compile(_ text: String) -> Compilation {
        Compiler.compile(SourceText(path: "routes.yaml", text: text), name: "routes.yaml")
    }

    /// What brute force finds, each with a URL.
    private static func differences(
        _ previous: Compilation, _ current: Compilation
    ) throws -> [Difference: String] {
        let (before, after) = (try #require(previous.compiled), try #require(current.compiled))
        let (old, new) = (before.table, after.table)
        var differences: [Difference: String] = [:]
        for url in urls {
            func insert(_ kind: ChangeKind, previous: Span?, current: Span? = nil) {
                differences[Difference(kind: kind, previous: previous, current: current)] = url
            }
            switch (old.read(url: url), new.read(url: url)) {
            case (let was?, nil):
                insert(.linkLost, previous: before.spec.place(was.pattern))
            case (nil, let now?):
                insert(.urlsAdded, previous: nil, current: after.spec.place(now.pattern))
            case (let was?, let now?):
                let (a, b) = (old[was.route], new[now.route])
                if a.name == b.name, haveSameValues(a, was.values, b, now.values),
                    let first = old.patternIDs(of: was.route).first,
                    let text = old.writtenText(was), let other = new.writtenText(now), text != other,
                    // A mark comes or goes with a URL that opens another route, which is said of that one.
                    ![text, other].contains(where: \.hasMark)
                {
                    insert(.urlChanged, previous: before.spec.place(first))
                }
                if a.name != b.name {
                    insert(.linkMoved, previous: before.spec.place(was.pattern))
                } else if haveOtherValues(a, was.values, b, now.values) {
                    insert(.linkValues, previous: before.spec.place(was.pattern))
                }
            case (nil, nil): break
            }
        }
        return differences
    }

    /// Whether the values are the same, in the types of their parameters. What only one of the routes has is left out.
    private static func haveSameValues(_ a: Route, _ was: [RouteValue], _ b: Route, _ now: [RouteValue]) -> Bool {
        a.values.indices.allSatisfy { index in
            guard let other = b.values.firstIndex(where: { $0.name == a.values[index].name }) else {
                return a.values[index].isLeftOut(was[index])
            }
            return b.values[other].converted(was[index]) == now[other]
        }
            && b.values.indices.allSatisfy { index in
                a.values.contains { $0.name == b.values[index].name } || b.values[index].isLeftOut(now[index])
            }
    }

    private static func haveOtherValues(_ a: Route, _ was: [RouteValue], _ b: Route, _ now: [RouteValue]) -> Bool {
        a.values.indices.contains { index in
            guard let other = b.values.firstIndex(where: { $0.name == a.values[index].name }) else { return false }
            let (from, to) = (a.values[index], b.values[other])
            if (from.shape == .items) != (to.shape == .items) { return false }
            if from.type == to.type, from.shape == to.shape { return was[index] != now[other] }
            let (texts, others) = (was[index].texts, now[other].texts)
            // A value means the list that begins with it; a list of several values means nothing else.
            let isMore = to.shape == .list && from.shape != .list && !texts.isEmpty
            guard texts.count == (isMore ? min(others.count, 1) : others.count) else { return true }
            return !zip(texts, others).allSatisfy { text, other in
                text == other || from.type != to.type && (from.takes(other, as: text) || to.takes(text, as: other))
            }
        }
    }

    /// All URLs of up to three segments, with and without items and fragments.
    private static let urls: [String] = {
        let texts = ["a", "b", "1", "ab", "a1", "%61", "c"]
        var paths = [""]
        var layer = [""]
        for depth in 0..<3 {
            // The third segment is there for rests: a few texts are enough.
            layer = layer.flatMap { path in texts.prefix(depth < 2 ? 7 : 3).map { "\(path)/\($0)" } }
            paths += layer
        }
        let tails = [
            "", "?p", "?p=a", "?p=1", "?p=c", "?q=1", "?p=a&q=1", "?p=1&p=a", "?p=%2B", "?p=+", "?q=+&p=1", "#a", "#1",
            "?p=1#a", "#k=a", "#a?&k=1", "#k=1", "?p=1,1", "?p=1,a",
        ]
        return paths.flatMap { path in
            // With a host, and with the first segment in its place.
            tails.flatMap { ["m://h\(path)\($0)", "m://\(path.dropFirst())\($0)"] }
                + (path.utf8.count < 4 ? ["m://g\(path)", "n://h\(path)", "m://g\(path)?p=a", "n://h\(path)?p=1"] : [])
        }
    }()
}

/// A kind of change at a pattern.
private struct Difference: Hashable {
    let kind: ChangeKind
    var previous: Span?
    var current: Span?

    init(kind: ChangeKind, previous: Span?, current: Span?) {
        self.kind = kind
        self.previous = previous
        self.current = current
    }

    init?(_ change: Change) {
        switch change.kind {
        case .linkLost, .linkMoved, .linkValues, .urlChanged:
            self.init(kind: change.kind, previous: change.previous, current: nil)
        case .patternAdded, .urlsAdded:
            self.init(kind: .urlsAdded, previous: nil, current: change.current)
        default: return nil
        }
    }
}

extension Route.Value {
    /// Whether a text converts to the value of another one; not if only `else` reads it.
    fileprivate func takes(_ text: String, as other: String) -> Bool {
        if case .closed(let closed) = type { return text == other && closed.values.contains(text) }
        return type.value(of: text).map { $0.text == other } ?? false
    }

    fileprivate func isLeftOut(_ value: RouteValue) -> Bool {
        value.texts.isEmpty || value == defaultValue
    }

    /// The value in this parameter's type; nil if there is none.
    fileprivate func converted(_ value: RouteValue) -> RouteValue? {
        if case .items = value { return shape == .items ? value : nil }
        let values = value.texts.compactMap { type.value(of: $0) }
        guard values.count == value.texts.count, shape != .items else { return nil }
        if shape == .list { return .list(values) }
        if values.isEmpty { return shape == .optional ? .null : nil }
        return values.count == 1 ? values.first : nil
    }
}

extension RouteValue {
    /// The texts of a value, or of the values of a list.
    fileprivate var texts: [String] {
        switch self {
        case .null: []
        case .list(let values): values.compactMap(\.text)
        case .items(let items): items.isEmpty ? [] : ["\(items.sorted { $0.key < $1.key })"]
        default: text.map { [$0] } ?? []
        }
    }
}

extension String {
    /// Whether a letter or digit of the alphabet is escaped.
    fileprivate var hasMark: Bool { ["%61", "%62", "%63", "%31"].contains(where: contains) }
}

extension RouteTable {
    /// How the value of a URL is written, without the base: another one is said of all URLs.
    fileprivate func writtenText(_ reading: Reading) -> String? {
        write(route: reading.route, values: reading.values, .rawValue)
    }
}

extension Spec {
    fileprivate func place(_ pattern: PatternID) -> Span {
        routes.flatMap { $0.sources.map(\.span) }[pattern.index]
    }
}

/// Specs with a few routes over a small alphabet.
private struct Generator {
    private var random: ChangeRandom

    init(seed: UInt64) { random = ChangeRandom(seed: seed) }

    /// Two specs that have most routes in common.
    mutating func pair() -> (String, String) {
        var patterns = (0..<(1 + random.below(4))).map { _ in pattern() }
        let heads = [
            "scheme: m\nhost: h\n", "scheme: m\nhost: h\n", "scheme: m\n", "", "bases: [m://h, m://g]\n",
            "bases: [n://h, m://h]\n",
        ]
        let head = random.element(heads)
        let other = random.below(3) == 0 ? random.element(heads) : head
        let (plus, otherPlus) = (random.below(8) == 0, random.below(8) == 0)
        let first = spec(patterns, head, plus)
        for _ in 0..<(1 + random.below(2)) {
            let index = random.below(patterns.count)
            // Often one parameter has another type or default, which all others hide.
            patterns[index] = random.below(2) == 0 ? retyped(patterns[index]) : pattern()
        }
        if random.below(4) == 0 { patterns.append(pattern()) }
        return (first, spec(patterns, other, plus != otherPlus))
    }

    private mutating func retyped(_ pattern: String) -> String {
        let (from, to) = random.element([
            ("x0}", "x0:Int}"), ("x0:Int}", "x0}"), ("x0:T}", "x0:S}"), ("x0:T}", "x0}"), ("x1:Int}", "x1:Double}"),
            ("=1}", "=c}"), ("=a}", "=b}"), ("Int=1", "Int=2"), ("Int=1", "String=2"), (":T=a", ":S=c"),
            (":Int?", ":T?"),
            ("=${p}", "=${p?}"), ("=${p?}", "=${p=a}"), (":[String]", "?"), (":[Int]", ":[String]"),
            ("${x0...}", "${x0}"),
            ("=${p=a}", "=${p:[String]}"), ("x0:T}", "x0:E}"), ("x0:E}", "x0:F}"), ("x0:E}", "x0}"), ("x0}", "x0:L}"),
            ("x0:L}", "x0:M}"), ("x0:Int}", "x0:N}"), ("p:E}", "p:F}"), ("p|q=", "p="), ("?p=", "?q|p="), ("?!p", ""),
            ("[Int],}", "[Int]}"), ("[Int]}", "[Int],}"), ("p:N}", "p:Int}"),
        ])
        return pattern.split(separator: from, omittingEmptySubsequences: false).joined(separator: to)
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

    private func spec(_ patterns: [String], _ head: String, _ isPlusSpace: Bool) -> String {
        head + (isPlusSpace ? "plus: space\n" : "") + Self.types + "routes:\n"
            + patterns.enumerated().map { "  r\($0.offset): \($0.element)\n" }.joined()
    }

    private mutating func pattern() -> String {
        let count = random.below(3)
        // Names change places now and then.
        let offset = random.below(4) == 0 ? 1 : 0
        var segments = (0..<count).map { segment("x\(($0 + offset) % 2)", isLast: $0 == count - 1) }
        if segments.isEmpty { segments = ["a"] }
        let items = [
            "", "", "", "?p=a", "?p=${p}", "?p=${p:Int?}", "?p=${p:Int=1}", "?p=${p:[Int]}", "?p&q=${q?}",
            "?p=${q?}&q=${p?}", "?q=${q?}&p=${p?}", "?p=${p=a}", "?p=${p=1}", "?p=${p:[String]}", "?${p...}",
            "?q=1&${p...}", "?p=${p:T=a}", "?p=${p:S=1}", "?p=${p=b}", "?p=${p:T?}",
            "?p=${p:E}", "?p=${p:E=1}", "?p=${p:F?}", "?p=${p:N}", "?p=${p:L?}", "?p|q=${p}", "?q|p=${p?}",
            "?p|q=${p:[Int]}", "?!p", "?!q&p=${p?}", "?p=${p:[Int],}", "?p=${p:Int},${q:T}",
        ]
        let fragments = ["", "", "", "", "", "#a", "#${f:Int}", "#${f...}", "#k=${f}", "#k=${f:Int}"]
        let text =
            segments.joined(separator: "/") + items[random.below(items.count)]
            + fragments[random.below(fragments.count)]
        return random.below(4) == 0 ? "[\"\(text)\", \"b/\(text)\"]" : "\"\(text)\""
    }

    private mutating func segment(_ name: String, isLast: Bool) -> String {
        let choices = [
            "a", "b", "${\(name)}", "${\(name):Int}", "${\(name):T}", "${\(name):E}", "${\(name):M}",
            "a${\(name)}", "${\(name)...}",
        ]
        return choices[random.below(choices.count - (isLast ? 0 : 1))]
    }
}
