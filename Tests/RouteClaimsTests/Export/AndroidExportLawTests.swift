import RouteClaims
import RouteTestSupport
import Testing

/// The claims of the filters for random specs, compared with the interpreter.
struct AndroidExportLawTests {
    private static let styles = [AndroidFilters.Style.tight(from: 31), .tight(from: 21), .plain]

    /// Among links without escapes, queries, and plus signs, tight filters claim exactly those that open a route.
    @Test(arguments: 0..<8) func tightFiltersAreExact(seed: UInt64) throws {
        var random = SpecDraw(seed)
        for _ in 0..<12 {
            let text = random.spec(.exact)
            guard let compiled = Checked(text).compilation.compiled else { continue }
            let claims = try Self.styles.map { try #require(AndroidFilters(compiled, $0)).manifest.claims }
            for _ in 0..<300 {
                let link = random.link()
                let url = try #require(ClaimedURL(link))
                let isRouted = compiled.table.read(url: link) != nil
                let isClaimed = claims.map { $0.rule(claiming: url) != nil }
                #expect(isClaimed[0] == isRouted, "\(link) \(text)")
                if isRouted { #expect(isClaimed == [true, true, true], "\(link) \(text)") }
            }
        }
    }
}
