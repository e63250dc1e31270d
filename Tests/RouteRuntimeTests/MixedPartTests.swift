import SeededRandom
import Testing

@testable import RouteRuntime

@Suite("Mixed segments and items (Semantics, rule 3.8)")
struct MixedPartTests {
    private final class Counter: @unchecked Sendable {
        var count = 0
    }

    private enum Kind: CaseIterable {
        case text, nonempty, integer, tab, word, pair

        /// Letters and digits.
        static let wordRule = _RouteTextRule(
            length: 1...Int.max, characters: ["0"..."9", "A"..."Z", "a"..."z"])

        func accepts(_ text: String) -> Bool {
            switch self {
            case .text: true
            case .nonempty: !text.isEmpty
            case .integer: Int(text) != nil && text.utf8.count <= 400
            case .tab: ["a.a", "a", "-", "1-1"].contains(text)
            // Constrained Strings with excluded texts.
            case .word: text.allSatisfy { "a1".contains($0) } && !["", "aa", "1"].contains(text)
            case .pair: text.count == 2 && text != "a."
            }
        }

        var isFixed: Bool { self == .integer || self == .tab }
        var isAnyText: Bool { self == .text || self == .nonempty }

        func parameter(counter: Counter = Counter()) -> _RouteMixedPart.Parameter {
            let accepts: @Sendable (_RoutePart) -> Bool = { part in
                counter.count += 1
                return part.string().map { self.accepts($0) } ?? false
            }
            return switch self {
            case .text: .text(allowsEmpty: true)
            case .nonempty: .text(allowsEmpty: false)
            case .integer: .number(accepts)
            case .tab: .value(atMost: 3, accepts)
            case .word: .constrained(Self.wordRule, accepts)
            case .pair: .constrained(_RouteTextRule(length: 2...2), accepts)
            }
        }
    }

    /// The rule's text, slowly.
    private struct NaiveSplit {
        let text: [Character]
        /// The text in which literal texts are looked for.
        let shown: [Character]
        let literals: [[Character]]
        let kinds: [Kind]

        /// Where the last literal text begins.
        var end: Int { text.count - literals[kinds.count].count }

        var pieces: [String]? {
            guard end >= literals[0].count, shown.starts(with: literals[0]),
                Array(shown[end...]) == literals[kinds.count]
            else { return nil }
            var start = literals[0].count
            var pieces: [String] = []
            for index in kinds.indices {
                guard let end = endOfValue(index, from: start, looksAhead: true) else { return nil }
                pieces.append(String(text[start..<end]))
                start = end + literals[index + 1].count
            }
            return pieces
        }

        private func endOfValue(_ index: Int, from start: Int, looksAhead: Bool) -> Int? {
            let isLast = index == kinds.count - 1
            let places = (start...end).filter { place in
                let isEnd =
                    isLast ? place == end : shown[place..<end].starts(with: literals[index + 1])
                return isEnd && kinds[index].accepts(String(text[start..<place]))
            }
            if isLast || kinds[index].isFixed { return places.last }
            return places.first {
                !looksAhead || matches(after: index, from: $0 + literals[index + 1].count)
            }
        }

        private func matches(after index: Int, from start: Int) -> Bool {
            var start = start
            for index in kinds.indices.dropFirst(index + 1) {
                if kinds[index].isAnyText { return true }
                guard let end = endOfValue(index, from: start, looksAhead: false) else {
                    return false
                }
                start = end + literals[index + 1].count
            }
            return true
        }
    }

    private func split(_ text: String, _ mixedParts: _RouteMixedPart) -> [String?]? {
        read("/" + text, isRawValue: true) { url in
            mixedParts.split(url.path[0]).map { texts in
                texts.ranges.indices.map { texts[$0].string() }
            }
        } ?? nil
    }

    @Test func findsTheSplitOfTheRule() {
        var random = SeededGenerator(seed: 0)
        var (foundCount, differenceCount) = (0, 0)
        for _ in 0..<moreAtNight(4_000) {
            let kinds = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                random.pick(Kind.allCases)
            }
            let inner = kinds.dropFirst().map { _ in
                random.pick([".", "-", ".-", "..", "a", "1", "aa"])
            }
            let literals = [random.pick(["", "a"])] + inner + [random.pick(["", ".", "-", "1"])]
            let mixedParts = _RouteMixedPart(literals, kinds.map { $0.parameter() })
            for _ in 0..<4 {
                let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in
                    random.pick(["a", ".", "-", "1"])
                }
                let segment = text.joined()
                func naive(_ shown: String) -> [String]? {
                    NaiveSplit(
                        text: Array(segment), shown: Array(shown),
                        literals: literals.map { Array($0) }, kinds: kinds
                    ).pieces
                }
                let expected = naive(segment)
                #expect(split(segment, mixedParts) == expected, "\(segment) \(literals) \(kinds)")
                if expected != nil { foundCount += 1 }
                // Escapes are decoded before the split.
                let escaped = text.map {
                    ["a": "%61", ".": "%2e", "-": "%2D", "1": "%31"][$0] ?? $0
                }.joined()
                #expect(split(escaped, mixedParts) == expected, "\(segment) \(literals) \(kinds)")
                // Raw delimiters come first.
                let delimited = _RouteMixedPart(
                    literals, kinds.map { $0.parameter() }, delimiters: ".-")
                for _ in 0..<4 {
                    let mixed = text.map { character in
                        let escape = [".": "%2e", "-": "%2D"][character]
                        return Int.random(in: 0..<4, using: &random) == 0
                            ? escape ?? character : character
                    }
                    let hidden = mixed.map { $0.utf8.count > 1 ? "·" : $0 }.joined()
                    let (raw, url) = (naive(hidden), mixed.joined())
                    let message = "\(url) \(literals) \(kinds)"
                    #expect(split(url, delimited) == raw ?? expected, "\(message)")
                    if raw != nil, raw != expected { differenceCount += 1 }
                }
            }
        }
        #expect(foundCount > 100)
        #expect(differenceCount > 0)
    }

    /// The texts of a split at raw delimiters must convert, too.
    @Test func aSplitThatDoesNotConvertIsNotTaken() {
        let mixedParts = _RouteMixedPart(
            ["", ":", ""], [.text(allowsEmpty: true), .text(allowsEmpty: false)], delimiters: ":")
        func split(_ text: String) -> [String?]? {
            read("/" + text, isRawValue: true) { url in
                mixedParts.split(
                    url.path[0], converts: { $0[1].equals("b:c") || $0[1].equals("d") }
                )
                .map { [$0[0].string(), $0[1].string()] }
            } ?? nil
        }
        #expect(split("a%3Ab:c") == ["a", "b:c"])
        #expect(split("a%3Ab:d") == ["a:b", "d"])
        // The function that converts the values asks whether those of the only split do.
        #expect(split("a:x") == ["a", "x"])
        #expect(split("a%3Ab") == ["a", "b"])
    }

    @Test func aPercentSignInTextIsNoEscape() {
        let mixedParts = _RouteMixedPart(
            ["", ":", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)], delimiters: ":")
        let texts = _RoutePart.withText("%3A:%") { part in
            mixedParts.split(part).map { [$0[0].string(), $0[1].string()] }
        }
        #expect(texts == ["%3A", "%"])
    }

    @Test func textsOfOtherCharacters() {
        let mixedParts = _RouteMixedPart(
            ["é", " ", "/"], [.text(allowsEmpty: false), .text(allowsEmpty: true)])
        #expect(split("%C3%A9%E2%82%AC%20x%20%2F", mixedParts) == ["€", "x "])
        #expect(split("é€%20%2F", mixedParts) == ["€", ""])
        #expect(split("e\u{301}€%20%2F", mixedParts) == nil)
        #expect(split("é%20x%2F", mixedParts) == nil)
        #expect(split("é€%20%FF%2F", mixedParts) == nil)
        #expect(split("é€%20%%2F", mixedParts) == nil)
        let first = _RouteMixedPart(
            ["v", "x", ""], [Kind.integer.parameter(), .text(allowsEmpty: true)], ignoresCase: true)
        #expect(split("V1Xx", first) == ["1", "x"])
        #expect(split("V1y", first) == nil)
    }

    @Test func eachValueOfAHostIsALabel() {
        let texts: [_RouteMixedPart.Parameter] = [
            .text(allowsEmpty: false), .text(allowsEmpty: false),
        ]
        let two = _RouteMixedPart(["", "-", ".h"], texts, ignoresCase: true, isHost: true)
        #expect(split("a-b-c.h", two) == ["a", "b-c"])
        for text in ["a.b-c.h", "a-b.c.h", "a-.h", "-b.h", "a%2Eb-c.h"] {
            #expect(split(text, two) == nil, "\(text)")
        }
        let port = _RouteMixedPart(["", ":8080"], [.text(allowsEmpty: false)], ignoresCase: true)
        #expect(split("a.b:8080", port) == ["a.b"])
        let label = _RouteMixedPart(
            ["", ".h:8080"], [.text(allowsEmpty: false)], ignoresCase: true, isHost: true)
        #expect(split("a.h:8080", label) == ["a"])
        #expect(split("a.b.h:8080", label) == nil)
    }

    @Test func aNumberHas400Bytes() {
        let longest = String(repeating: "0", count: 399) + "7"
        let number = _RouteMixedPart.Parameter.number { $0.integer() != nil }
        let last = _RouteMixedPart(["", ""], [number])
        #expect(split(longest, last) == [longest])
        #expect(split("0" + longest, last) == nil)
        let first = _RouteMixedPart(["", "x", ""], [number, .text(allowsEmpty: true)])
        #expect(split(longest + "xy", first) == [longest, "y"])
        #expect(split("0" + longest + "xy", first) == nil)
    }

    /// Twice the text takes twice the conversions.
    @Test(
        arguments: [
            (["", ".", ".", ".", ""], [0, 0, 0, 2], "x."),
            (["", ".", ".", ".", ".", ""], [0, 0, 2, 2, 2], "1."),
            (["", ".", ".", ""], [0, 2, 2], "1."), (["", "1", "1", ""], [0, 2, 2], "1"),
            (["", ".", ""], [2, 2], "1"),
            (["", ".", "-", ""], [0, 3, 3], "a.a."), (["", "a", "-", ""], [1, 3, 2], "a"),
            (["", ".", ".", ""], [0, 4, 2], "a."), (["", ".", ""], [4, 2], "a."),
            (["", "a", "a", ""], [0, 4, 2], "a"),
            (["", "a", "1", ""], [5, 5, 2], "a1"),
            (["", ".", ".", "-", ""], [0, 4, 2, 0], "a.1."),
        ] as [([String], [Int], String)])
    func conversionsAreLinear(literals: [String], kinds: [Int], piece: String) {
        func count(_ pieces: Int) -> Int {
            let counter = Counter()
            let parameters = kinds.map { Kind.allCases[$0].parameter(counter: counter) }
            _ = split(
                String(repeating: piece, count: pieces), _RouteMixedPart(literals, parameters))
            return counter.count
        }
        let (once, twice) = (count(500), count(1_000))
        #expect(twice <= 3 * once + 10, "\(once) \(twice)")
    }
}
