import SeededRandom
import Testing

@testable import RouteLanguage

extension RouteTable {
    /// The table's patterns and bases, for a failing test's message.
    var summary: String {
        let settings =
            "bases \(bases.map(\.encodedText)) plusIsSpace \(plusIsSpace) ignoresCase \(ignoresCase)"
        let lines = patternIDs.map { pattern in
            "\(route(of: pattern).name): \(self[pattern].pattern.text) | \(self[pattern].bases.map(\.encodedText))"
        }
        return ([settings] + lines).joined(separator: "\n")
    }
}

@Suite("The tree against a naive reader, on random tables")
struct OracleTests {
    @Test(arguments: 0..<8)
    func readingIsTheSame(part: Int) throws {
        var tables = RandomTables(seed: UInt64(part))
        for _ in 0..<moreAtNight(3) {
            let table = tables.table()
            let matcher = NaiveMatcher(table)
            for _ in 0..<50 {
                let url = tables.url(table)
                let reading = table.read(url: url)
                let expected = matcher.read(url)
                #expect(reading?.pattern == expected?.pattern, "\(url)\n\(table.summary)")
                let isSame = zip(reading?.values ?? [], expected?.values ?? []).allSatisfy { a, b in
                    a.hasSameBytes(as: b)
                }
                #expect(
                    isSame,
                    "\(url) \(reading?.values ?? []) \(expected?.values ?? [])\n\(table.summary)")
                #expect(
                    table.explain(url: url).isEmpty == (reading != nil), "\(url)\n\(table.summary)")
                guard let reading,
                    let canonical = table.write(route: reading.route, values: reading.values, .url)
                else {
                    continue
                }
                try expectCanonical(canonical, reading, table)
            }
        }
    }

    /// Only relative patterns of routes without bases of their own take part (Semantics, section
    /// 3).
    @Test(arguments: 0..<8)
    func readingOnAServerIsTheSame(part: Int) {
        var tables = RandomTables(seed: UInt64(2000 + part))
        for _ in 0..<moreAtNight(3) {
            let table = tables.table()
            guard let base = table.bases.first else { continue }
            var matcher = NaiveMatcher(table)
            matcher.isOnServer = true
            for _ in 0..<50 {
                let url = tables.url(table)
                guard let parts = NaiveURL(url) else { continue }
                let start =
                    url.utf8.count - url.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst().count
                let rest = url.utf8.dropFirst(start + (parts.authority == nil ? 0 : 2))
                    .drop { parts.authority != nil && !"/?#".utf8.contains($0) }
                let text = String(decoding: rest, as: UTF8.self)
                let link =
                    "https://server.example" + (text.hasPrefix("/") || text.isEmpty ? "" : "/")
                    + text
                let slash = text.utf8.first == UInt8(ascii: "/") ? "" : "/"
                let expected = matcher.read(base.encodedText + slash + text)
                let reading = table.read(url: link, on: "https://server.example")
                #expect(reading?.pattern == expected?.pattern, "\(link)\n\(table.summary)")
            }
        }
    }

    /// Law 5, for the interpreter and the oracle.
    @Test(arguments: 0..<8)
    func equivalentURLsOpenTheSameRoute(part: Int) {
        var tables = RandomTables(seed: UInt64(3000 + part))
        for _ in 0..<moreAtNight(3) {
            let table = tables.table()
            let matcher = NaiveMatcher(table)
            for _ in 0..<50 {
                let url = tables.url(table)
                let other = table.equivalent(to: url, using: &tables.random)
                let (reading, expected) = (table.read(url: other), table.read(url: url))
                let isSame = zip(reading?.values ?? [], expected?.values ?? []).allSatisfy { a, b in
                    a.hasSameBytes(as: b)
                }
                #expect(
                    reading?.pattern == expected?.pattern && isSame,
                    "\(url) \(other)\n\(table.summary)")
                #expect(
                    matcher.read(other)?.pattern == reading?.pattern,
                    "\(url) \(other)\n\(table.summary)")
            }
        }
    }

    /// Law 2: writing what was read and reading it again changes nothing, except for overlaps.
    private func expectCanonical(
        _ canonical: String, _ reading: RouteTable.Reading, _ table: RouteTable
    ) throws {
        guard !table.bases.isEmpty, let again = table.read(url: canonical),
            again.route == reading.route,
            zip(again.values, reading.values).allSatisfy({ $0.hasSameBytes(as: $1) })
        else { return }
        #expect(
            table.write(route: again.route, values: again.values, .url) == canonical,
            "\(table.summary)")
    }
}

@Suite("What is written is read back, on random tables (Semantics, section 6, law 1)")
struct RoundTripTests {
    @Test(arguments: 0..<8)
    func everyValue(part: Int) throws {
        var tables = RandomTables(seed: UInt64(1000 + part))
        for _ in 0..<moreAtNight(3) {
            let table = tables.table()
            let matcher = NaiveMatcher(table)
            for route in table.routeIDs {
                for _ in 0..<12 {
                    let values = table[route].values.map { tables.value(of: $0) }
                    expectRoundTrip(table, matcher, route, values)
                }
            }
        }
    }

    private func expectRoundTrip(
        _ table: RouteTable, _ matcher: NaiveMatcher, _ route: RouteID, _ values: [RouteValue]
    ) {
        guard let pattern = table.pattern(writing: values, of: route),
            let text = table.write(
                route: route, values: values, table[pattern].bases.isEmpty ? .rawValue : .url),
            let rawValue = table.write(route: route, values: values, .rawValue)
        else { return }
        #expect(
            text == NaiveWriter(table: table).write(pattern, values), "\(values)\n\(table.summary)")
        // Without a base, the text is a raw value, which any scheme makes a URL.
        let isRelative = table.bases.isEmpty && table[pattern].bases.isEmpty
        let expected = matcher.read(isRelative ? "any:///" + text.drop(leading: "/") : text)
        let reading = table.read(rawValue: rawValue)
        let isSame = zip(reading?.values ?? [], expected?.values ?? []).allSatisfy {
            $0.hasSameBytes(as: $1)
        }
        #expect(
            reading?.pattern == expected?.pattern && isSame,
            "\(rawValue) \(values) \(reading?.values ?? []) \(expected?.values ?? [])\n\(table.summary)"
        )
        let isValue =
            expected.map { table.routeID(of: $0.pattern) } == route
            && zip(expected?.values ?? [], zip(table[route].values, values)).allSatisfy {
                read, written in
                read.hasSameBytes(as: written.0.normalized(written.1))
            }
        // An earlier pattern reads the other values, or the pattern has one that doesn't come back.
        let isOfAnother = expected.map { $0.pattern != pattern } ?? false
        #expect(
            isValue || isOfAnother || table.mayLoseValue(values, by: pattern),
            "\(text) \(values)\n\(table.summary)")
    }
}

extension RouteTable {
    /// The first of a route's patterns that can express the values.
    func pattern(writing values: [RouteValue], of route: RouteID) -> PatternID? {
        patternIDs.first { pattern in
            routeID(of: pattern) == route
                && zip(self[route].conditions(of: self[pattern]), values).allSatisfy {
                    $0.holds(for: $1)
                }
        }
    }
}

extension Route.Value {
    /// The value as it is read back: an optional text that is empty is nil.
    func normalized(_ value: RouteValue) -> RouteValue {
        shape == .optional && value == .string("") ? .null : value
    }
}

extension String {
    fileprivate func drop(leading prefix: String) -> String {
        utf8.starts(with: prefix.utf8)
            ? String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self) : self
    }
}
