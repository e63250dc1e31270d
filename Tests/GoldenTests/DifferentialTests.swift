import Foundation
import RoutePatterns
import RouteRuntime
import Testing

/// The compiled enum and the interpreter give the same answer for every URL (semantics.md, first sentence).
@Suite("Interpreter and compiled code") struct DifferentialTests {
    /// How many URLs each spec gets: more than 20,000 in all. `ROUTEGEN_URLS_PER_SPEC` asks for more.
    static let urlsPerSpec =
        ProcessInfo.processInfo.environment["ROUTEGEN_URLS_PER_SPEC"].flatMap { Int($0) } ?? 900

    @Test(arguments: CompiledCase.all)
    func `the same answer for every URL`(compiled: CompiledCase) throws {
        let table = try #require(compiled.golden?.compilation.table)
        var texts = HostileURLs(table: table, seed: 1)
        var matched = 0
        for _ in 0..<Self.urlsPerSpec {
            let text = texts.next()
            if try agree(on: text, compiled, table) { matched += 1 }
        }
        // Otherwise the texts would say nothing.
        #expect(matched > Self.urlsPerSpec / 8, "only \(matched) URLs matched")
    }

    @Test func `all specs together get enough URLs`() {
        #expect(CompiledCase.all.count * Self.urlsPerSpec > 20_000)
    }

    /// Compares the answers for a URL, for a raw value, and for what Foundation makes of it; whether it was matched.
    private func agree(on text: String, _ compiled: CompiledCase, _ table: RouteTable) throws -> Bool {
        var isKnown = true
        let expected = table.observation(text, isRawValue: true, isKnown: &isKnown)
        let found = compiled.readRawValue(text)?.observation(in: table)
        if isKnown {
            try #require(found == expected, "\(compiled.name), raw value \(text.debugDescription)")
        }
        guard let url = URL(string: text) else { return found != nil }
        isKnown = true
        let expectedOfURL = table.observation(url.absoluteString, isRawValue: false, isKnown: &isKnown)
        let foundOfURL = compiled.readURL(url)?.observation(in: table)
        if isKnown {
            try #require(foundOfURL == expectedOfURL, "\(compiled.name), URL \(text.debugDescription)")
        }
        return found != nil
    }
}

/// URLs and raw values for a spec: canonical ones of random values, and what mutations make of them.
struct HostileURLs {
    private var values: RandomValues
    private var mutations: URLMutations

    init(table: RouteTable, seed: UInt64) {
        values = RandomValues(table: table, seed: seed)
        let bases = table.entries.indices.flatMap { table.alternative($0).bases } + table.bases
        mutations = URLMutations(
            random: SeededGenerator(seed: seed &+ 1), schemes: bases.map(\.scheme) + ["x", "HTTP", "https", "1"],
            authorities: bases.compactMap { base in
                switch base.host {
                case .literal(let host): host
                case .label(let suffix): "label" + suffix
                default: nil
                }
            })
    }

    mutating func next() -> String {
        let table = values.table
        guard let route = values.random.pick(Array(table.routes.indices)) else { return "" }
        let form = values.random.pick([.url, .url, .rawValue, .other(scheme: "x", host: "h")] as [RouteForm]) ?? .url
        let text = table.write(route: route, values: values.values(of: route), form) ?? ""
        return mutations.mutated(text)
    }
}
