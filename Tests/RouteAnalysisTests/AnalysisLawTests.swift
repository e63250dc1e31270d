@testable import RouteAnalysis
@testable import RouteSpec
import Testing

@testable import RoutePatterns

extension RouteTable {
    /// The pattern that writes a value.
    fileprivate func pattern(writing values: [RouteValue], of route: RouteID) -> PatternID? {
        patternIDs.first { pattern in
            routeID(of: pattern) == route
                && zip(self[route].conditions(of: self[pattern]), values).allSatisfy { $0.holds(for: $1) }
        }
    }

    fileprivate var lines: String {
        let lines = patternIDs.map { pattern in
            "\(pattern) \(route(of: pattern).name): \(self[pattern].pattern.text) \(self[pattern].bases.map(\.text))"
        }
        return lines.joined(separator: "\n")
    }
}

@Suite("The analysis against random tables and values (Semantics, sections 6 and 7)")
struct AnalysisLawTests {
    /// Law 1 as a theorem: a value that isn't read back belongs to a pattern with a listed overlap. A split that ends a
    /// value elsewhere isn't listed yet.
    @Test(arguments: 0..<20)
    func valuesThatAreNotReadBackAreListed(part: Int) {
        var tables = RandomTables(seed: UInt64(7000 + part))
        for _ in 0..<25 {
            let table = tables.table()
            let analysis = TableAnalysis(table)
            let answer = Overlaps.answer(analysis)
            for route in table.routeIDs {
                for _ in 0..<15 {
                    let values = table[route].values.map { tables.value(of: $0) }
                    check(values, of: route, table, answer)
                }
            }
        }
    }

    private func check(
        _ values: [RouteValue], of route: RouteID, _ table: RouteTable, _ overlaps: Overlaps.Answer
    ) {
        guard let pattern = table.pattern(writing: values, of: route),
            let text = table.write(route: route, values: values, table.bases.isEmpty ? .rawValue : .url)
        else { return }
        let reading = table.read(rawValue: text)
        let isSame =
            reading?.route == route
            && zip(reading?.values ?? [], values).allSatisfy { read, value in
                read.isSame(as: value) || (value == .string("") && read == .null)
            }
        if isSame || table.mayLoseValue(values, by: pattern) { return }
        #expect(
            overlaps.doubtful.contains(pattern.index)
                || overlaps.findings.contains { $0.later == pattern && $0.earlier == reading?.pattern },
            "\(pattern) \(text) is read by \(reading.map { "\($0.pattern)" } ?? "nothing")\n\(table.lines)\n\(overlaps.findings)"
        )
    }

    /// A pattern reported as reachable opens its witness; one reported as unreachable opens no random URL.
    @Test(arguments: 0..<10)
    func reachabilityIsADecision(part: Int) {
        var tables = RandomTables(seed: UInt64(8000 + part))
        for _ in 0..<25 {
            let table = tables.table()
            let analysis = TableAnalysis(table)
            for scheme in analysis.schemes {
                let covered = coveredVariants(scheme, analysis)
                for _ in 0..<60 {
                    let url = tables.url(table)
                    guard scheme.tree.scheme.map({ url.asciiLowercased.hasPrefix($0 + ":") }) ?? true,
                        let pattern = table.read(url: url)?.pattern, url.isWellFormed
                    else { continue }
                    let isOpen =
                        !scheme.patternIDs.contains(pattern)
                        || scheme.variantIDs(of: pattern).contains { !covered.contains($0) }
                    #expect(isOpen, "\(url) opens \(pattern)\n\(table.lines)")
                }
            }
        }
    }

    private func coveredVariants(_ scheme: TableAnalysis.Scheme, _ analysis: TableAnalysis) -> Set<VariantID> {
        let table = analysis.table
        let reachability = Reachability(table: table, scheme: scheme, questions: analysis.questions)
        var covered: Set<VariantID> = []
        for id in scheme.all {
            let variant = scheme[id]
            let earlier = scheme.all.prefix(upTo: id).filter { scheme[$0].pattern != variant.pattern }
            switch reachability.answer(for: id, earlier: earlier) {
            case .reachable(let url?):
                let opened = table.read(url: url)?.pattern
                // For a type of the app, the interpreter accepts every text; the analysis doesn't assume that.
                let isOpaque = opened.map { pattern in
                    scheme.variantIDs(of: pattern).contains { scheme.member($0).isOpaque(analysis.questions) }
                }
                // The texts of a part with several values are only known to be possible: the first place decides.
                let isSplit = variant.matchers.contains { $0.types.count > 1 } || table[variant.pattern].pattern.isSplit
                #expect(opened == variant.pattern || isOpaque ?? false || isSplit, "\(id) \(url)\n\(table.lines)")
            case .covered: covered.insert(id)
            case .reachable, .unknown: break
            }
        }
        return covered
    }
}

extension Pattern {
    /// Whether an item or a segment of the fragment has several values.
    fileprivate var isSplit: Bool {
        parts.texts.contains { text in
            if case .affixed(_, let parameters) = text { parameters.count > 1 } else { false }
        }
    }
}

extension String {
    /// Whether every `%` begins an escape, and the escaped bytes are UTF-8.
    fileprivate var isWellFormed: Bool {
        var bytes: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else {
                return false
            }
            rest = rest.dropFirst(2)
            bytes.append(value)
        }
        return String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    }
}
