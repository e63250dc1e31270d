import Foundation
import RouteLanguage
import RouteRuntime
import SeededRandom
import Testing

/// The compiled enum and the interpreter give the same answer for every URL (Semantics, overview).
@Suite("Interpreter and compiled code") struct DifferentialTests {
    /// The number of URLs for each spec.
    static let urlsPerSpec = volume("ROUTEGEN_URLS_PER_SPEC", 100)

    @Test(arguments: CompiledCase.all)
    func theSameAnswerForEveryURL(compiled: CompiledCase) throws {
        let table = try #require(compiled.golden?.compilation.compiled?.table)
        var texts = HostileURLs(table: table, seed: 1)
        var matched = 0
        for _ in 0..<Self.urlsPerSpec {
            let text = texts.next()
            try #require(compiled.disagreement(on: text, with: table) == nil)
            if compiled.readRawValue(text) != nil { matched += 1 }
        }
        // If few URLs matched, the comparison would show little.
        #expect(matched > Self.urlsPerSpec / 8, "only \(matched) URLs matched")
    }
}

/// URLs and raw values for a spec: canonical ones of random values, and mutations of these.
struct HostileURLs {
    private var values: RandomValues
    private var mutations: URLMutations

    init(table: RouteTable, seed: UInt64) {
        values = RandomValues(table: table, seed: seed)
        let bases = table.patternIDs.flatMap { table[$0].bases } + table.bases
        let patterns = table.patternIDs.map { table[$0].pattern }
        let names = patterns.flatMap { $0.query.names + $0.fragmentItems.names }
        mutations = URLMutations(
            random: SeededGenerator(seed: seed &+ 1),
            schemes: bases.map(\.scheme) + ["x", "HTTP", "https", "1"],
            authorities: bases.compactMap { base in
                switch base.host {
                case .literal(let host): host
                case .label(let suffix): "label" + suffix
                default: nil
                }
            },
            names: names.map {
                $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? $0
            })
    }

    mutating func next() -> String {
        let table = values.table
        guard let route = table.routeIDs.randomElement(using: &values.random) else { return "" }
        let form =
            values.random.pick(
                [.url, .url, .rawValue, .other(scheme: "x", host: "h")] as [_RouteForm])
        let text = table.write(route: route, values: values.values(of: route), form) ?? ""
        return mutations.mutated(text)
    }
}
