import RouteCompiler
import RouteSpec
import RouteTestSupport
import RouteDiff
import Testing

/// Random pairs of specs against brute force: both tables read every URL over a small alphabet.
/// Every difference must be among the changes, and every change must be visible in its URL.
@Suite struct RandomChangeTests {
    @Test(arguments: seeds([5, 9, 14, 33, 58, 119, 125, 169, 306]))
    func theChangesOfLinksAreAllThereAre(seed: UInt64) throws {
        var generator = ChangeGenerator(seed: seed)
        var pairs = 0
        while pairs < 3 {
            let (first, second) = generator.pair()
            let (previous, current) = (Self.compile(first), Self.compile(second))
            guard let comparison = Comparison(previous: previous, current: current) else {
                continue
            }
            pairs += 1
            let comment = Comment(rawValue: "\(first)---\n\(second)")
            try expectGrouping(comparison, previous, current)
            let judge = try #require(BruteForce(previous, current))
            for change in comparison.changes {
                try expectWitness(of: change, previous, current)
                #expect(judge.isShown(change), "\(comment)\(change.message)")
            }
            let missed = judge.differences(notIn: comparison.changes)
            #expect(missed.isEmpty, "\(comment)\(missed)")
        }
    }

    /// Most pairs of the generator are valid specs; otherwise, the test above would take forever,
    /// or test little.
    @Test func theGeneratorMakesGoodSpecs() {
        var generator = ChangeGenerator(seed: 7)
        let good = (0..<50).count { _ in !Self.compile(generator.pair().0).hasErrors }
        #expect(good > 10)
    }

    private static func compile(_ text: String) -> Compilation {
        Compiler.compile(SourceText(path: "routes.yaml", text: text), name: "routes.yaml")
    }
}
