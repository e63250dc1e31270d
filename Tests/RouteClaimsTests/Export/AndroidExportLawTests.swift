import RouteClaims
import RouteTestSupport
import Testing

/// What the filters for random specs claim, against the interpreter.
struct AndroidExportLawTests {
    private static let styles = [AndroidFilters.Style.tight(from: 31), .tight(from: 21), .plain]

    /// Of links without escapes, queries, and plus signs, the tight filters claim exactly those that open a route.
    @Test(arguments: 0..<8) func tightFiltersAreExact(seed: UInt64) throws {
        var random = Draw(seed)
        for _ in 0..<12 {
            let text = random.spec(hasMore: false)
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

    /// The notes name every pattern and every rule with a difference, and nothing else.
    @Test(arguments: 0..<8) func notesAreTrueAndComplete(seed: UInt64) throws {
        var random = Draw(seed)
        for round in 0..<9 {
            let text = random.spec(hasMore: true)
            guard let compiled = Checked(text).compilation.compiled else { continue }
            let filters = try #require(AndroidFilters(compiled, Self.styles[round % 3]))
            let claims = filters.manifest.claims
            let notes = filters.differences(from: compiled)
            func isClaimed(_ link: String) -> Bool { ClaimedURL(link).flatMap(claims.rule(claiming:)) != nil }
            for note in notes {
                let link = try #require(note.url, "\(note) \(text)")
                let isRouted = compiled.table.read(url: link) != nil
                #expect(isRouted != isClaimed(link) && isRouted == (note.id == "not-claimed"), "\(note) \(text)")
            }
            for _ in 0..<300 {
                let link = random.link() + random.tail()
                let rule = ClaimedURL(link).flatMap(claims.rule(claiming:))
                switch (compiled.table.read(url: link), rule) {
                case (let reading?, nil):
                    let name = compiled.table[reading.route].name
                    #expect(notes.contains { $0.message.contains("opens '\(name)'") }, "\(link) \(notes) \(text)")
                case (nil, let rule?):
                    #expect(notes.contains { $0.place == rule.place }, "\(link) \(notes) \(text)")
                case (_?, _?), (nil, nil): break
                }
            }
        }
    }
}

/// Random specs and links of the same few words.
private struct Draw {
    private var random: SeededGenerator

    init(_ seed: UInt64) { random = SeededGenerator(state: seed) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &random)]
    }

    private mutating func list(_ most: Int, _ element: (inout Self) -> String) -> [String] {
        (0..<Int.random(in: 0...most, using: &random)).map { _ in element(&self) }
    }

    /// - Parameter hasMore: whether it has what no filter says exactly, too.
    mutating func spec(hasMore: Bool) -> String {
        let bases = pick([
            "https://h.example", "https://h.example, http://h.example", "https://h.example, https://w.example/a",
            "https://h.example, app://h.example",
        ])
        var text = "bases: [\(bases)]\ntypes:\n  Tab: [a, me]\n  Few:\n    type: String\n    length: 1...2\n"
        text += "    characters: ab1\nroutes:\n"
        for index in 0..<Int.random(in: 1...4, using: &random) {
            text += "  r\(index): '\(pattern(hasMore))'\n"
        }
        return text
    }

    private mutating func pattern(_ hasMore: Bool) -> String {
        var index = 0
        func name() -> String {
            index += 1
            return "v\(index)"
        }
        var parts = list(3) { draw in
            switch draw.pick(Array(0..<(hasMore ? 14 : 11))) {
            case 0: "${\(name()):Int}"
            case 1: "${\(name()):Tab}"
            case 2: "v${\(name()):UInt}.${\(name()):UInt}"
            case 3: "${\(name()):Few}"
            case 4: "${\(name()):Bool}"
            case 5: "${\(name())}"
            case 6: "x${\(name()):Tab}"
            case 11: "${\(name())}.b"
            case 12: "${\(name()):Double}"
            case 13: "${\(name()):[Int],}"
            default: draw.pick(["a", "b", "me", "v1.2"])
            }
        }
        if pick([true, false, false, false]) { parts.append("${rest...}") }
        return parts.joined(separator: "/") + (hasMore ? pick(["", "", "?q=${q}", "#${fragment}"]) : "")
    }

    mutating func link() -> String {
        let parts = list(4) { draw in
            draw.pick(["a", "b", "me", "1", "-300", "007", "v1.2", "v1", "xa", "xb", "true", "abc", "a1", "a.b"])
        }
        let path = "/" + parts.joined(separator: "/") + (parts.isEmpty ? "" : pick(["", "", "/"]))
        return pick(["https", "https", "http", "app"]) + "://" + pick(["h.example", "w.example"]) + path
    }

    mutating func tail() -> String { pick(["", "", "?q=1", "?p", "#f", "?q=a#f"]) }
}
