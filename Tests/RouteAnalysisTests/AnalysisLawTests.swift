import SeededRandom
import Testing

@testable import RouteAnalysis
@testable import RouteLanguage

extension RouteTable {
    fileprivate var lines: String {
        let lines = patternIDs.map { pattern in
            "\(pattern) \(route(of: pattern).name): \(self[pattern].pattern.text) \(self[pattern].bases.map(\.text))"
        }
        return lines.joined(separator: "\n")
    }
}

@Suite("What is certain, against random tables and URLs (Semantics, section 7)")
struct AnalysisLawTests {
    private static let tables = moreAtNight(200)
    /// How many URLs there are for each pattern.
    private static let urls = moreAtNight(100)

    /// No URL opens a pattern for which `same-urls` or `unreachable` is an error, and a pattern
    /// that certainly takes all URLs of another one reads each of them.
    @Test func noErrorIsWrong() {
        var tables = RandomTables(seed: 47_000)
        var rivals = RivalTables(seed: 47_000)
        var (refusedCount, takenCount, readCount) = (0, 0, 0)
        for number in 0..<Self.tables {
            let table = number % 2 == 0 ? tables.table() : rivals.table()
            let probes = Probes([table])
            let shadowing = Shadowing(probes: probes, spans: [])
            for pattern in table.patternIDs {
                let variants = probes.patterns(of: pattern)
                // A pattern that is refused under one base may be opened under another.
                let isRefused = variants.allSatisfy { variant in
                    var links = PatternLinks(variant, probes)
                    return shadowing.finding(&links)?.isCertain ?? false
                }
                let takers = variants.count == 1 ? probes.takers(of: variants[0]) : []
                guard isRefused || !takers.isEmpty else { continue }
                refusedCount += isRefused ? 1 : 0
                takenCount += takers.count
                let links = variants.flatMap(probes.links)
                // Links in links that can only hold one another have no text.
                if links.isEmpty { continue }
                for _ in 0..<Self.urls {
                    let url =
                        tables.random.chance(30)
                        ? tables.url(table, of: table.routeID(of: pattern))
                        : tables.changed(tables.random.pick(links))
                    guard table.read(url: url, by: pattern) != nil else { continue }
                    readCount += 1
                    if isRefused, table.read(url: url)?.pattern == pattern {
                        Issue.record("\(url) opens \(pattern)\n\(table.lines)")
                    }
                    for taker in takers where table.read(url: url, by: taker) == nil {
                        Issue.record("\(url) is read by \(pattern), not \(taker)\n\(table.lines)")
                    }
                }
            }
        }
        #expect(refusedCount > Self.tables / 100, "\(refusedCount) refused patterns are too few")
        #expect(takenCount > Self.tables / 25, "\(takenCount) pairs are too few")
        #expect(readCount > refusedCount * Self.urls / 8, "\(readCount) URLs are too few")
    }
}

extension AnalysisLawTests {
    /// Of the patterns that read a URL, each earlier one is a rival of each later one.
    @Test func patternsThatReadOneURLAreRivals() {
        var tables = RandomTables(seed: 48_000)
        var rivals = RivalTables(seed: 48_000)
        var pairCount = 0
        for number in 0..<Self.tables {
            let isOfTables = number % 2 == 0
            let table = isOfTables ? tables.table() : rivals.table()
            let probes = Probes([table])
            let links = probes.patterns.compactMap(probes.plainLink)
            if links.isEmpty { continue }
            for _ in 0..<Self.urls {
                let link = tables.random.pick(links)
                let url =
                    isOfTables && tables.random.chance(50)
                    ? tables.url(table) : tables.changed(link)
                let patterns = table.readings(of: url).map(\.pattern).withoutRepetitions
                for (index, pattern) in patterns.enumerated().dropFirst() {
                    let earlier = Set(
                        probes.patterns(of: pattern).flatMap { probes.earlierRivals(of: $0) })
                    pairCount += index
                    for other in patterns.prefix(index) where !earlier.contains(other) {
                        Issue.record("\(url): \(pattern), \(other)\n\(table.lines)")
                    }
                }
            }
        }
        #expect(pairCount > Self.tables * 2, "\(pairCount) pairs are too few")
    }
}

extension Probes {
    /// The patterns that certainly take all of a pattern's URLs.
    fileprivate func takers(of pattern: ProbedPattern) -> [PatternID] {
        rivals(of: pattern).filter { $0.takesAll(of: pattern) }.map(\.pattern)
    }
}
