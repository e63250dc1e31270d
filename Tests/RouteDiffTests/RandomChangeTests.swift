import RouteCompiler
import RouteDiff
import RouteSpec
import RouteTestSupport
import SeededRandom
import Testing

/// Random pairs of specs against brute force: both tables read every URL over a small alphabet, and
/// URLs that the patterns nearly match. Every difference must be among the changes, and every
/// change must be visible in its URL.
@Suite struct RandomChangeTests {
    /// What the pairs showed.
    private struct Figures {
        var pairs = 0
        /// The pairs in which a link breaks, and those about which `diff` says nothing.
        var breaking = 0
        var silent = 0
        /// The differences of patterns, and those that are unsaid.
        var differences = 0
        var unsaid = 0
        var examples: [String] = []
    }

    /// How many pairs there are. `.ci/nightly` asks for 3,000, from another seed each time.
    private static let pairs = volume("ROUTEGEN_CHANGE_PAIRS", 20)
    private static let firstSeed = volume("ROUTEGEN_CHANGE_SEED", 300_000)
    /// Random URLs of a pair, and how many of those over the alphabet are skipped after each.
    private static let links = volume("ROUTEGEN_CHANGE_LINKS", 400)
    private static let step = volume("ROUTEGEN_CHANGE_STRIDE", 7)

    /// `diff` is silent about at most one of 1,000 pairs in which a link breaks, and leaves out at
    /// most four of 1,000 patterns that differ. What it leaves out needs three coincidences at
    /// once.
    @Test func theChangesOfLinksAreAllThereAre() throws {
        var figures = Figures()
        var seed = UInt64(Self.firstSeed)
        while figures.pairs < Self.pairs {
            try compare(seed, &figures)
            seed += 1
        }
        print(
            """
            \(figures.pairs) pairs, \(figures.breaking) breaking, \(figures.silent) silent; \
            \(figures.differences) differences, \(figures.unsaid) unsaid
            """)
        let examples = Comment(rawValue: figures.examples.joined(separator: "\n=====\n"))
        #expect(figures.breaking * 3 > Self.pairs)
        #expect(figures.silent * 1_000 <= figures.breaking, examples)
        #expect(figures.unsaid * 1_000 <= figures.differences * 4, examples)
    }

    /// Most pairs of the generator are valid specs; otherwise, the tests above would take forever,
    /// or test little.
    @Test func theGeneratorMakesGoodSpecs() {
        let good = (0..<50 as Range<UInt64>).count { seed in
            var generator = ChangeGenerator(seed: seed)
            return !Self.compile(generator.pair().previous.text).hasErrors
        }
        #expect(good > 10)
    }

    private func compare(_ seed: UInt64, _ figures: inout Figures) throws {
        var generator = ChangeGenerator(seed: seed)
        let (first, second) = generator.pair()
        let (previous, current) = (Self.compile(first.text), Self.compile(second.text))
        guard let comparison = Comparison(previous: previous, current: current) else { return }
        figures.pairs += 1
        let comment = Comment(rawValue: "seed \(seed)\n\(first.text)---\n\(second.text)")
        try expectGrouping(comparison, previous, current)
        let judge = try #require(BruteForce(previous, current))
        for change in comparison.changes {
            try expectWitness(of: change, previous, current)
            #expect(judge.isShown(change), "\(comment)\(change.message)")
        }
        var links = LinkGenerator(seed: seed, [first, second])
        var urls = (0..<Self.links).map { _ in links.link() }
        for index in stride(
            from: Int(seed) % Self.step, to: BruteForce.urls.count, by: Self.step)
        {
            urls.append(BruteForce.urls[index])
        }
        let missed = judge.differences(notIn: comparison.changes, at: urls)
        let said = comparison.changes.compactMap(BruteForce.Difference.init).filter(\.isBreaking)
        let unsaid = missed.filter(\.key.isBreaking)
        let count = Set(said).count + unsaid.count
        figures.differences += count
        figures.unsaid += unsaid.count
        if count > 0 { figures.breaking += 1 }
        if count > 0, !comparison.changes.contains(where: { $0.rule.severity == .error }) {
            figures.silent += 1
        }
        let texts = missed.map { "\($0.key.kind.id) \($0.value)" }
        if !texts.isEmpty { figures.examples.append("\(comment)\n\(texts)") }
    }

    private static func compile(_ text: String) -> Compilation {
        Compiler.compile(SourceText(path: "routes.yaml", text: text), name: "routes.yaml")
    }
}
