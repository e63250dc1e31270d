import Foundation
import RouteCompiler
import RouteLanguage
import RouteSpec
import SeededRandom
import Testing

@testable import RouteManifest

/// What another library makes of a template is what `url()` writes.
@Suite(.enabled(if: Python.executable != nil, "python3 with uritemplate is not installed"))
struct TemplateLawTests {
    static let tables = moreAtNight(200)

    @Test func randomTables() throws {
        var random = RandomTables(seed: 6570)
        var cases: [TemplateCase] = []
        for _ in 0..<Self.tables {
            let table = random.table()
            cases += table.randomCases(&random, count: 20)
        }
        #expect(cases.count > Self.tables)
        let same = try expectURLs(cases)
        #expect(same > cases.count / 3)
    }

    @Test func goldenSpecs() throws {
        var random = RandomTables(seed: 6571)
        var cases: [TemplateCase] = []
        for golden in GoldenSpec.all {
            cases += golden.compiled.table.randomCases(&random, count: 60)
            cases += golden.examples
        }
        #expect(cases.count > 500)
        try expectURLs(cases)
    }
}

extension RouteTable {
    fileprivate func randomCases(_ random: inout RandomTables, count: Int) -> [TemplateCase] {
        if hasLinks, random.links.isEmpty { return [] }
        return (0..<count).compactMap { _ in
            guard let route = routeIDs.randomElement(using: &random.random) else { return nil }
            let values = self[route].values.map { random.value(of: $0) }
            let areAllThere = zip(self[route].values, values).allSatisfy {
                $0.shape == .optional || !$1.hasNull
            }
            return areAllThere ? TemplateCase(self, route, values) : nil
        }
    }
}

extension GoldenSpec {
    /// The values of the examples.
    fileprivate var examples: [TemplateCase] {
        compiled.spec.routes.flatMap(\.examples).compactMap { example in
            guard let reading = compiled.table.read(url: example.text) else { return nil }
            return TemplateCase(compiled.table, reading.route, reading.values)
        }
    }
}

extension RouteValue {
    /// Whether the generator has no value of the type.
    fileprivate var hasNull: Bool {
        if case .list(let elements) = self { elements.contains(.null) } else { self == .null }
    }
}
