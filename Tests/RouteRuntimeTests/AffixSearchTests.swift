import Testing

@testable import RouteRuntime

@Suite("The search for a split (Semantics, rule 3.8)")
struct AffixSearchTests {
    private final class Counter: @unchecked Sendable {
        var count = 0
    }

    private enum Kind: CaseIterable {
        case text, nonempty, integer, tab, tabOrOther, word, pair, escapable

        func accepts(_ part: _RoutePart) -> Bool {
            switch self {
            case .text, .nonempty: true
            case .integer, .escapable: part.integer() != nil
            case .tab: ["a.a", "a", "-"].contains { _RouteLiteral.with($0, part.equals) }
            case .tabOrOther: part.isPlainText
            // A constrained String with an excluded text.
            case .word: part.isPlainText && part.string() != "aa" && part.string() != "1"
            case .pair: part.isPlainText && part.string() != "a."
            }
        }

        var rule: _RouteTextRule? {
            switch self {
            case .text, .nonempty, .integer, .tab, .escapable: nil
            case .tabOrOther: _RouteTextRule(length: 0...Int.max)
            // Letters and digits.
            case .word: _RouteTextRule(length: 1...Int.max, characters: 0x03FF << 48, 0x07FF_FFFE_07FF_FFFE)
            case .pair: _RouteTextRule(length: 2...2)
            }
        }

        func parameter(counter: Counter = Counter()) -> _RouteAffixes.Parameter {
            switch self {
            case .text, .nonempty: .text(isNonempty: self == .nonempty)
            default:
                .value(rule: rule, isEscapable: self == .escapable) { part in
                    counter.count += 1
                    return accepts(part)
                }
            }
        }
    }

    private func split(_ text: String, _ affixes: _RouteAffixes) -> [String?]? {
        read(text, isRawValue: true) { affixes.split($0.path[0], of: $0)?.map { $0.string() } } ?? nil
    }

    /// The first split of a text without escapes, found by trying every end of every piece.
    private func naiveSplit(_ text: Substring, _ literals: ArraySlice<String>, _ kinds: ArraySlice<Kind>) -> [String]? {
        guard let literal = literals.first, text.hasPrefix(literal) else { return nil }
        let rest = text.dropFirst(literal.count)
        guard let kind = kinds.first else { return rest.isEmpty ? [] : nil }
        for count in 0...rest.count {
            let piece = String(rest.prefix(count))
            let isTaken = _RoutePart.withText(piece) { kind.accepts($0) } && (kind.rule?.accepts(piece) ?? true)
            if !isTaken || (piece.isEmpty && kind == .nonempty) { continue }
            if let others = naiveSplit(rest.dropFirst(count), literals.dropFirst(), kinds.dropFirst()) {
                return [piece] + others
            }
        }
        return nil
    }

    @Test(arguments: 0..<8)
    func findsTheFirstOfAllSplits(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var foundCount = 0
        for _ in 0..<4_000 {
            let kinds = (0..<Int.random(in: 1...5, using: &random)).map { _ in random.pick(Kind.allCases) }
            let inner = kinds.dropFirst().map { _ in random.pick([".", "-", ".-", ".."]) }
            let literals = [random.pick(["", "a"])] + inner + [random.pick(["", ".", "-"])]
            let affixes = _RouteAffixes(literals, kinds.map { $0.parameter() })
            for _ in 0..<4 {
                let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in random.pick(["a", ".", "-", "1"]) }
                let segment = text.joined()
                let expected = naiveSplit(segment[...], literals[...], kinds[...])
                #expect(split(segment, affixes) == expected, "\(segment) \(literals) \(kinds)")
                if expected != nil { foundCount += 1 }
            }
        }
        #expect(foundCount > 100)
    }

    @Test(arguments: [0, 1])
    func aConversionIsAskedOnceForEachStart(lastLength: Int) {
        let counter = Counter()
        let texts: [_RouteAffixes.Parameter] = [.text(), .text(), .text(), Kind.integer.parameter(counter: counter)]
        let affixes = _RouteAffixes(["", ".", ".", ".", ""], texts)
        let length = 200
        let text = String(repeating: "x.", count: length) + String(repeating: "x", count: lastLength)
        #expect(split(text, affixes) == nil)
        #expect((1...length).contains(counter.count), "\(counter.count)")
    }

    @Test func valuesAreTriedOnceForEachStart() {
        let counter = Counter()
        let affixes = _RouteAffixes(
            ["", ".", ".", ".", ".", ""],
            [.text(), .text()] + Array(repeating: Kind.integer.parameter(counter: counter), count: 3))
        let length = 200
        #expect(split(String(repeating: "1.", count: length) + "x", affixes) == nil)
        // Three parameters, each with up to eight ends.
        #expect((1...(3 * 8 * length)).contains(counter.count), "\(counter.count)")
    }
}
