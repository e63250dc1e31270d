import RouteTestSupport

/// Random specs and links of the same few words.
struct SpecDraw {
    /// What the specs can contain.
    enum Extent {
        /// Paths that Android's patterns can claim exactly.
        case exact
        /// Also other paths, and items, fragments, ranges of numbers, and types of the app.
        case everything
    }

    private var random: SeededGenerator

    init(_ seed: UInt64) { random = SeededGenerator(state: seed) }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &random)]
    }

    private mutating func list(_ most: Int, _ element: (inout Self) -> String) -> [String] {
        (0..<Int.random(in: 0...most, using: &random)).map { _ in element(&self) }
    }

    mutating func spec(_ extent: Extent) -> String {
        var bases = [
            "https://h.example", "https://h.example, http://h.example", "https://h.example, https://w.example/a",
            "https://h.example, app://h.example",
        ]
        if extent == .everything { bases.append("https://h.example, app://") }
        var text = """
            bases: [\(pick(bases))]
            types:
              Tab: [a, me]
              Few:
                type: String
                length: 1...2
                characters: ab1
              Share:
                type: Double
                range: -1...1
            routes:

            """
        for index in 0..<Int.random(in: 1...4, using: &random) {
            text += "  r\(index): '\(pattern(extent))'\n"
        }
        return text
    }

    private mutating func pattern(_ extent: Extent) -> String {
        var index = 0
        func name() -> String {
            index += 1
            return "v\(index)"
        }
        var parts = list(3) { draw in
            switch draw.pick(Array(0..<(extent == .exact ? 11 : 16))) {
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
            case 14: "${\(name()):Share}"
            case 15: "${\(name()):Mine}"
            default: draw.pick(["a", "b", "me", "v1.2"])
            }
        }
        if pick([true, false, false, false]) { parts.append("${rest...}") }
        let path = parts.joined(separator: "/")
        return extent == .exact ? path : path + pick(Self.tails)
    }

    private static let tails = [
        "", "", "", "?q=${q}", "?q=${q:Int}", "?q=${q:Tab}&t=x", "?q|s=${q:Share}", "?q=${q:Mine}", "?q=${q:Int?}",
        "?!p",
        "?p", "?t=x", "#${fragment}", "#f", "#/a/${n:Int}", "?q=${q}#f",
    ]

    mutating func link() -> String {
        let parts = list(4) { draw in
            draw.pick([
                "a", "b", "me", "1", "-300", "007", "v1.2", "v1", "xa", "xb", "true", "abc", "a1", "a.b", "0.5", "-7",
            ])
        }
        let path = parts.joined(separator: "/") + (parts.isEmpty ? "" : pick(["", "", "/"]))
        let starts = ["https://h.example/", "https://w.example/", "http://h.example/", "app://h.example/", "app://"]
        return pick([starts[0]] + starts) + path
    }

    mutating func tail() -> String {
        pick([
            "", "", "?q=1", "?q=a", "?q=me&t=x", "?s=0.5", "?q=1&q=2", "?t=x", "?p", "?q=&t=x", "#f", "#/a/1", "#/a/x",
            "?q=a#f", "?x=1",
        ])
    }
}
