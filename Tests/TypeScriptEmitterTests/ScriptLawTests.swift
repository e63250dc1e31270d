import Foundation
import RouteLanguage
import SeededRandom
import Testing

@testable import TypeScriptEmitter

/// An exported file and the interpreter give the same answer for every URL.
@Suite(.enabled(if: Node.executable != nil, "node is not installed")) struct ScriptLawTests {
    /// The number of tables, each with 100 URLs and values.
    static let tables = volume("ROUTEGEN_SCRIPT_TABLES", 24)
    static let batches = 8

    /// Every other table is exported with bigints, and every third one without some of its routes.
    @Test(arguments: 0..<batches) func randomTables(batch: Int) throws {
        var random = RandomTables(seed: UInt64(7000 + batch))
        var all: [(ScriptCases, String)] = []
        for number in 0..<max(3, Self.tables / Self.batches) {
            let table = random.table()
            let hidden =
                number % 3 == 2
                ? table.routeIDs.dropFirst().filter { _ in random.random.chance(30) } : []
            let emitter = TypeScriptFileEmitter(
                try table.compiled(), fileName: "routes.yaml", hidden: Set(hidden),
                hasBigIntegers: number.isMultiple(of: 2))
            var cases = ScriptCases(emitter)
            cases.addRandom(&random, count: 80)
            all.append((cases, emitter.source(.javaScript)))
        }
        try expectSame(all)
    }
}

/// Compares Node's answers with the interpreter's.
func expectSame(_ all: [(cases: ScriptCases, source: String)]) throws {
    let node = try Node()
    defer { node.remove() }
    var lines: [String] = []
    for (number, (cases, source)) in all.enumerated() {
        let table = cases.table
        try node.write(source, to: "table\(number).mjs")
        lines.append(
            ScriptCases.json([
                "module": "./table\(number).mjs", "kinds": cases.kinds,
                "hasBases": !table.bases.isEmpty,
                "first": table.bases.first?.encodedText ?? "any://",
            ]))
        lines += cases.lines
    }
    try node.write(lines.joined(separator: "\n"), to: "lines.json")
    try node.write(ScriptCases.driver, to: "driver.mjs")
    let executable = try #require(Node.executable)
    let (output, status) = try node.run(executable, ["driver.mjs", "lines.json"])
    #expect(status == 0, "\(output)")
    // In one piece, and on a line of its own: other tests print, too.
    let count = all.reduce(0) { $0 + $1.cases.lines.count }
    FileHandle.standardOutput.write(Data("\ncompared: \(count)\n".utf8))
    var answers = output.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for (number, (cases, _)) in all.enumerated() {
        for (line, expected) in zip(cases.lines, cases.answers) {
            let answer = answers.popFirst().map { String($0) }
            #expect(answer == expected, "\(line)\ntable \(number)\n\(cases.table.lines)")
        }
    }
}

extension ScriptCases {
    /// Adds URLs related to the table, and values of its routes.
    mutating func addRandom(_ random: inout RandomTables, count: Int) {
        for _ in 0..<count {
            let url = random.url(table)
            readUnlessMapped(url)
            if random.random.chance(30) {
                readUnlessMapped(table.equivalent(to: url, using: &random.random))
            }
        }
        // Foundation escapes more in values of type URL than the module passes on.
        let routes = table.routeIDs.filter {
            table[$0].values.contains { $0.type == .url && $0.shape != .items }
        }
        for _ in 0..<(routes.isEmpty ? 0 : count / 4) {
            let route = random.random.pick(routes)
            let values = table[route].values.map { value -> RouteValue in
                if value.type != .url { return random.value(of: value) }
                let text = RouteValue.string(random.urlText())
                return value.shape == .list ? .list([text]) : text
            }
            if let url = table.write(route: route, values: values, .url) { readUnlessMapped(url) }
        }
        let hasNoLink = table.hasLinks && random.links.isEmpty
        for _ in 0..<(hasNoLink ? 0 : count / 4) {
            guard let route = table.routeIDs.randomElement(using: &random.random) else { continue }
            let values = table[route].values.map { random.value(of: $0) }
            let areAllThere = zip(table[route].values, values).allSatisfy {
                $0.shape == .optional || !$1.hasNull
            }
            if areAllThere { write(route, values) }
        }
    }
}

extension ScriptCases {
    /// Reads a URL if no value of type URL has a host that isn't ASCII.
    fileprivate mutating func readUnlessMapped(_ url: String) {
        if !table.hasMappedHosts(url) { read(url) }
    }
}

extension RandomTables {
    /// A text that is nearly a URL.
    mutating func urlText() -> String {
        let pieces = [
            "https:", "/", "//", "?", "#", "[", "]", "@", "%", "%25", "%zz", "%41", "a", "b.c", "é",
            " ", "|", "\\",
            "^", "{",
            "<", "\"", "\n", ":", ":80", ":0080", "[::1]", "[fe80::1%en0]", "tel:", "x:", "//u:p@",
            "&", "=", "+", "..",
        ]
        return (0..<Int.random(in: 1...6, using: &random)).map { _ in random.pick(pieces) }.joined()
    }
}

extension RouteValue {
    /// Whether the generator has no value of the type.
    fileprivate var hasNull: Bool {
        if case .list(let elements) = self { elements.contains(.null) } else { self == .null }
    }
}

extension RouteTable {
    fileprivate var lines: String {
        let lines = patternIDs.map { pattern in
            "\(route(of: pattern).name): \(self[pattern].pattern.text) | \(self[pattern].bases.map(\.encodedText))"
        }
        let settings =
            "bases \(bases.map(\.encodedText)) plusIsSpace \(plusIsSpace) ignoresCase \(ignoresCase)"
        return ([settings] + lines).joined(separator: "\n")
    }
}
