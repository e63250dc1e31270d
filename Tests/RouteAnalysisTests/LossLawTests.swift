import Foundation
import RouteRuntime
import Testing

@testable import RouteAnalysis

@testable import RouteLanguage

/// Law 1 by brute force, for the values for which it is most likely to fail: those that a pattern
/// leaves out, that equal a literal, or that have no letter, and the first value of each type.
@Suite("Every value at its special points (Semantics, section 6)")
struct LossLawTests {
    private static let texts = ["", ".", "-", "me", "1", "a.json", "posts"]
    private static let uuid = "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
    private static let mostValues = 60

    /// The pairs of a pattern and what opens its URL instead, of one table, by brute force.
    private struct Losses {
        var unlisted: [String] = []
        var count = 0
    }

    /// How many tables there are. `ROUTEGEN_OVERLAP_TABLES` asks for more, such as 3,000.
    private static let tables =
        ProcessInfo.processInfo.environment["ROUTEGEN_OVERLAP_TABLES"].flatMap { Int($0) } ?? 120

    /// Of 200 pairs, at most one isn't listed: it needs three coincidences at once. Everything that
    /// is listed is lost.
    @Test func whatIsLostIsListed() {
        var tables = RandomTables(seed: 31_000)
        var losses = Losses()
        for number in 0..<Self.tables {
            let table = number % 3 == 0 ? tables.table() : tables.rivalTable()
            let findings = Overlaps.findings(Probes([table]))
            var lost: [[PatternID?]: String] = [:]
            for route in table.routeIDs {
                for values in Self.combinations(table[route], table, &tables) {
                    collect(values, route, table, &lost)
                }
            }
            losses.count += Set(lost.keys).union(findings.map { [$0.later, $0.earlier] }).count
            for (pair, text) in lost
            where !findings.contains(where: { [$0.later, $0.earlier] == pair }) {
                losses.unlisted.append("\(pair) \(text)\n\(table.shortLines)")
            }
            for finding in findings { expectLoss(finding, table) }
        }
        #expect(losses.count > Self.tables / 2)
        #expect(
            losses.unlisted.count * 200 <= losses.count,
            "\(losses.unlisted.joined(separator: "\n\n"))")
    }

    private func collect(
        _ values: [RouteValue], _ route: RouteID, _ table: RouteTable,
        _ lost: inout [[PatternID?]: String]
    ) {
        guard let pattern = table.writtenPattern(of: route, values),
            !table.mayLoseValue(values, by: pattern)
        else { return }
        for (text, reading) in table.writtenTexts(values, route, pattern) {
            let isSame =
                reading?.route == route
                && zip(reading?.values ?? [], values).allSatisfy { read, value in
                    read.isSame(as: value) || value == .string("") && read == .null
                }
            if !isSame { lost[[pattern, reading?.pattern]] = "\(values) \(text)" }
        }
    }

    /// A listed value is lost: its URL opens the other pattern.
    private func expectLoss(_ finding: Overlaps.Finding, _ table: RouteTable) {
        let route = table.routeID(of: finding.later)
        let texts = table.writtenTexts(finding.values, route, finding.later)
        let reading = texts.first { $0.text == finding.url }?.reading
        #expect(reading?.pattern == finding.earlier, "\(finding)\n\(table.shortLines)")
        #expect(
            reading?.route != route
                || !zip(reading?.values ?? [], finding.values).allSatisfy { $0.isSame(as: $1) },
            "\(finding)\n\(table.shortLines)")
    }

    /// All combinations of special values, or some of them if there are many.
    private static func combinations(
        _ route: Route, _ table: RouteTable, _ tables: inout RandomTables
    )
        -> [[RouteValue]]
    {
        let samples = route.values.map { Self.values(of: $0, in: table) }
        let count = samples.reduce(1) { min($0 * $1.count, 1_000_000) }
        if count > mostValues {
            return (0..<mostValues).map { _ in samples.map { tables.random.pick($0) } }
        }
        return samples.reduce([[]]) { combinations, values in
            combinations.flatMap { combination in values.map { combination + [$0] } }
        }
    }

    private static func values(of value: Route.Value, in table: RouteTable) -> [RouteValue] {
        let single = Self.values(of: value.type, in: table)
        switch value.shape {
        case .single: return single + (value.defaultValue.map { [$0] } ?? [])
        case .optional: return single + [.null]
        case .list:
            return [.list([]), .list(Array(single.prefix(1))), .list(Array(single.suffix(2)))]
        case .items: return [.items([:]), .items(["page": "1"]), .items(["t": "1", "me": "me"])]
        }
    }

    private static func values(of type: RouteType, in table: RouteTable) -> [RouteValue] {
        let texts =
            switch type {
            case .string: Self.texts
            case .link(let type): table.linkTexts[type] ?? ["/"]
            case .custom, .url: Array(Self.texts.dropFirst())
            case .bool: ["true", "false"]
            case .float, .double: ["0", "1.5"]
            case .integer: ["0", "1"]
            case .uuid: [uuid]
            case .constrained: type.sampleTexts(count: 2)
            case .closed(let closed): Array(closed.values.prefix(2)) + closed.values.suffix(1)
            }
        return texts.compactMap { type.value(of: $0) }
    }
}

extension RandomTables {
    /// A table of a few short patterns, most of which overlap. The spec or a pattern can have a
    /// base, or not.
    mutating func rivalTable() -> RouteTable {
        var errors: [PatternError] = []
        let bases = random.pick([["m://"], ["https://h"], []]).compactMap {
            Base.parse($0, errors: &errors)
        }
        let own = ["m://", "https://h"].compactMap { Base.parse($0, errors: &errors) }
        var routes: [Route] = []
        while routes.count < Int.random(in: 2...4, using: &random) {
            let isOwn = random.chance(bases.isEmpty ? 40 : 5)
            let patterns = (0..<random.pick([1, 1, 1, 2])).compactMap { _ in
                Pattern.parse(rival(), types: Self.types, errors: &errors)
            }.map { pattern in
                RoutePattern(
                    pattern: pattern, bases: isOwn ? [random.pick(own)] : bases, isRelative: !isOwn)
            }
            var problems: [Route.Problem] = []
            let route = Route(path: ["r\(routes.count)"], patterns: patterns, problems: &problems)
            if problems.isEmpty, !patterns.isEmpty { routes.append(route) }
        }
        return RouteTable(routes: routes, plusIsSpace: false, bases: bases)
    }

    private mutating func rival() -> String {
        let path = random.pick([
            "s", "s", "s/${a}", "s/me", "s/${a}/${d...}", "s/${d...}", "s/${a}.${b}", "${a}",
            "${a}/${b}",
            "https://h/me", "https://h/s/${a}", "s/${a:Sort}", "s/${a:Shop}", "s/${a:Digit}",
            "s/${a:[Int],}",
        ])
        let query = random.pick([
            "", "", "t", "t=1", "t=${x}", "t=${x?}", "t=${x:Int=0}", "t=${x:Int}",
            "t=${x:Bool=true}",
            "t=${x:Tab=posts}",
            "t=${x:[Int]}", "t=${x:[String]}", "${o...}", "t=${x:[Int],}", "t|u=${x}", "u|t=${x?}",
            "!t", "!u&t=${x?}",
            "t=${x:Int},${z:Tab}", "t=${x:Sort}", "t=${x:Sort=1}", "t=${x:Shop?}", "t=${x:Digit=7}",
            "t=${x:Latitude}",
        ])
        let fragment = random.pick([
            "", "", "", "", "#f", "#q=${y?}", "#q=${y:Int?}", "#${f}", "#${f:Tab}/${g?}",
            "#posts=${y}", "#me&q=${y?}",
            "#q",
        ])
        return path + (query.isEmpty ? "" : "?" + query) + fragment
    }
}

extension RouteTable {
    /// The URLs that a value is written as, for each scheme with a tree of its own, and what they
    /// open.
    fileprivate func writtenTexts(
        _ values: [RouteValue], _ route: RouteID, _ pattern: PatternID
    ) -> [(text: String, reading: RouteTable.Reading?)] {
        var texts: [String?] = []
        texts.append(write(route: route, values: values, bases.isEmpty ? .rawValue : .url))
        if self[pattern].bases.isEmpty {
            texts += schemes.compactMap(\.scheme).map { scheme in
                write(route: route, values: values, .other(scheme: scheme, host: nil))
            }
        }
        return texts.compactMap { $0 }.map { ($0, read(rawValue: $0)) }
    }

    fileprivate var shortLines: String {
        patternIDs.map { pattern in
            "\(pattern) \(route(of: pattern).name): \(self[pattern].pattern.text) \(self[pattern].bases.map(\.text))"
        }.joined(separator: "\n")
    }
}
