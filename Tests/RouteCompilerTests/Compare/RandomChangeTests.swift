import RouteCompiler
import RoutePatterns
import Testing

/// Random pairs of specs against brute force: every URL over a small alphabet is read by both tables, and whatever differs must
/// be among the changes; every change must show in its URL.
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
            for change in comparison.changes {
                try expectWitness(of: change, previous, current)
                // Parts of segments and rests are compared by a few texts: they may be left open.
                let isOpen = "\(first)\(second)".contains("...}") || "\(first)\(second)".contains("a${")
                if change.kind == .linkUnknown { #expect(isOpen, comment) }
            }
            let unknown = Set(comparison.changes.filter { $0.kind == .linkUnknown }.map(\.previous))
            let found = Set(comparison.changes.compactMap(Difference.init))
            let expected = try Self.differences(previous, current)
            let missed = expected.subtracting(found).filter { !unknown.contains($0.previous) }
            #expect(missed.isEmpty, comment)
        }
    }

    /// Most pairs of the generator are specs without errors: otherwise the test above would take for ever, or test little.
    @Test func theGeneratorMakesGoodSpecs() {
        var generator = Generator(seed: 7)
        let good = (0..<50).count { _ in !Self.compile(generator.pair().0).hasErrors }
        #expect(good > 10)
    }

    private static func compile(_ text: String) -> Compilation {
        Compiler.compile(SourceText(path: "routes.yaml", text: text), name: "routes.yaml")
    }

    /// What brute force finds.
    private static func differences(_ previous: Compilation, _ current: Compilation) throws -> Set<Difference> {
        let (old, new) = (try #require(previous.table), try #require(current.table))
        let (before, after) = (try #require(previous.spec), try #require(current.spec))
        var differences: Set<Difference> = []
        for url in urls {
            switch (old.read(url: url), new.read(url: url)) {
            case (let was?, nil):
                differences.insert(Difference(kind: .linkLost, previous: before.place(was.entry), current: nil))
            case (nil, let now?):
                differences.insert(Difference(kind: .urlsAdded, previous: nil, current: after.place(now.entry)))
            case (let was?, let now?):
                let (a, b) = (old.routes[was.route], new.routes[now.route])
                if a.name == b.name, haveSameValues(a, was.values, b, now.values),
                    let first = old.entries(of: was.route).first,
                    old.writtenText(was) != new.writtenText(now)
                {
                    differences.insert(Difference(kind: .urlChanged, previous: before.place(first), current: nil))
                }
                if a.name != b.name {
                    differences.insert(Difference(kind: .linkMoved, previous: before.place(was.entry), current: nil))
                } else if haveOtherValues(a, was.values, b, now.values) {
                    differences.insert(Difference(kind: .linkValues, previous: before.place(was.entry), current: nil))
                }
            case (nil, nil): break
            }
        }
        return differences
    }

    private static func haveSameValues(_ a: Route, _ was: [RouteValue], _ b: Route, _ now: [RouteValue]) -> Bool {
        a.values.count == b.values.count
            && a.values.indices.allSatisfy { index in
                b.values.firstIndex { $0.name == a.values[index].name }.map { now[$0] == was[index] } ?? false
            } && !haveOtherTypes(a, b)
    }

    private static func haveOtherTypes(_ a: Route, _ b: Route) -> Bool {
        a.values.contains { value in
            b.values.contains { $0.name == value.name && ($0.type != value.type || $0.isList != value.isList) }
        }
    }

    private static func haveOtherValues(_ a: Route, _ was: [RouteValue], _ b: Route, _ now: [RouteValue]) -> Bool {
        a.values.indices.contains { index in
            guard let other = b.values.firstIndex(where: { $0.name == a.values[index].name }) else { return false }
            let (from, to) = (a.values[index], b.values[other])
            return from.type == to.type && from.isList == to.isList && was[index] != now[other]
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
            "?p=1#a", "#k=a", "#a?&k=1", "#k=1",
        ]
        return paths.flatMap { path in
            // With a host, and with the first segment in its place.
            tails.flatMap { ["m://h\(path)\($0)", "m://\(path.dropFirst())\($0)"] }
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
    fileprivate var isList: Bool { shape == .list || shape == .items }
}

extension RouteTable {
    /// How the value of a URL is written.
    fileprivate func writtenText(_ reading: Reading) -> String? {
        write(route: reading.route, values: reading.values, bases.isEmpty ? .rawValue : .url)
    }
}

extension Spec {
    fileprivate func place(_ entry: Int) -> Span {
        routes.flatMap { $0.sources.map(\.span) }[entry]
    }
}

/// Specs with a few routes over a small alphabet.
private struct Generator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// Two specs that have most routes in common.
    mutating func pair() -> (String, String) {
        var patterns = (0..<(1 + below(4))).map { _ in pattern() }
        let head = ["scheme: m\nhost: h\n", "scheme: m\nhost: h\n", "scheme: m\n", "", "plus: space\n"][below(5)]
        let plus = below(8) == 0 ? "plus: space\n" : ""
        let first = spec(patterns, head)
        for _ in 0..<(1 + below(2)) { patterns[below(patterns.count)] = pattern() }
        if below(4) == 0 { patterns.append(pattern()) }
        return (first, spec(patterns, head.contains("plus") ? head : head + plus))
    }

    private func spec(_ patterns: [String], _ head: String) -> String {
        head + "types:\n  T: [a, \"1\"]\nroutes:\n"
            + patterns.enumerated().map { "  r\($0.offset): \($0.element)\n" }.joined()
    }

    private mutating func pattern() -> String {
        let count = below(3)
        // Names change places now and then.
        let offset = below(4) == 0 ? 1 : 0
        var segments = (0..<count).map { segment("x\(($0 + offset) % 2)", isLast: $0 == count - 1) }
        if segments.isEmpty { segments = ["a"] }
        let items = [
            "", "", "", "?p=a", "?p=${p}", "?p=${p:Int?}", "?p=${p:Int=1}", "?p=${p:[Int]}", "?p&q=${q?}",
            "?p=${q?}&q=${p?}", "?q=${q?}&p=${p?}", "?p=${p=a}", "?p=${p=1}", "?p=${p:[String]}", "?${p...}",
            "?q=1&${p...}",
        ]
        let fragments = ["", "", "", "", "", "#a", "#${f:Int}", "#${f...}", "#k=${f}", "#k=${f:Int}"]
        let text =
            segments.joined(separator: "/") + items[below(items.count)] + fragments[below(fragments.count)]
        return below(4) == 0 ? "[\"\(text)\", \"b/\(text)\"]" : "\"\(text)\""
    }

    private mutating func segment(_ name: String, isLast: Bool) -> String {
        let choices = ["a", "b", "${\(name)}", "${\(name):Int}", "${\(name):T}", "a${\(name)}", "${\(name)...}"]
        return choices[below(choices.count - (isLast ? 0 : 1))]
    }

    private mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
