import Foundation
import Testing

@testable import routegen
@testable import RouteCompiler

@Suite("Unified diff")
struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        UnifiedDiff(from: old, to: new).text(oldName: "a", newName: "b")
    }

    private func lines(_ numbers: some Sequence<Int>) -> String {
        numbers.map { "line \($0)\n" }.joined()
    }

    @Test(arguments: ["", "a", "a\n", "a\n\nb"])
    func equalTextsHaveNone(text: String) {
        #expect(UnifiedDiff(from: text, to: text).isEmpty)
        #expect(diff(text, text) == "")
    }

    @Test func aChangeHasThreeLinesOfContext() {
        let new = lines(1...20).replacingOccurrences(of: "line 10\n", with: "changed\nand more\n")
        #expect(
            diff(lines(1...20), new) == """
                --- a
                +++ b
                @@ -7,7 +7,8 @@
                 line 7
                 line 8
                 line 9
                -line 10
                +changed
                +and more
                 line 11
                 line 12
                 line 13

                """)
    }

    @Test(arguments: [(17, 1), (18, 2)])
    func changesWhoseContextsTouchAreOneHunk(second: Int, hunks: Int) {
        let old = lines(1...30)
        let new = old.replacingOccurrences(of: "line 10\n", with: "")
            .replacingOccurrences(of: "line \(second)\n", with: "")
        #expect(diff(old, new).components(separatedBy: "\n@@ ").count - 1 == hunks)
    }

    @Test(arguments: [
        ("", "x\n", "@@ -0,0 +1 @@\n+x\n"),
        ("x\n", "", "@@ -1 +0,0 @@\n-x\n"),
        ("x\n", "y\n", "@@ -1 +1 @@\n-x\n+y\n"),
        ("x", "x\n", "@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+x\n"),
        ("x\ny", "z\ny", "@@ -1,2 +1,2 @@\n-x\n+z\n y\n\\ No newline at end of file\n"),
        ("x\r\n", "x\n", "@@ -1 +1 @@\n-x\r\n+x\n"),
        ("\u{E9}\n", "e\u{301}\n", "@@ -1 +1 @@\n-\u{E9}\n+e\u{301}\n"),
    ])
    func edges(old: String, new: String, hunk: String) {
        // Compare bytes: String treats canonically equivalent texts as equal.
        #expect(Array(diff(old, new).utf8) == Array("--- a\n+++ b\n\(hunk)".utf8))
    }

    @Test func colorsTheLinesNotTheirEnds() {
        let text = UnifiedDiff(from: "x\n", to: "y\n")
            .text(oldName: "a", newName: "b", style: Style(isColored: true))
        #expect(text.hasSuffix("\u{1B}[1;31m-x\u{1B}[0m\n\u{1B}[32m+y\u{1B}[0m\n"))
        #expect(text.hasPrefix("\u{1B}[1m--- a\u{1B}[0m\n\u{1B}[1m+++ b\u{1B}[0m\n\u{1B}[36m@@ -1 +1 @@\u{1B}[0m\n"))
    }

    @Test func aMovedFunctionIsOneDeletionAndOneInsertion() {
        let functions = ["a", "b", "c"].map { "func \($0)() {\n    return 1\n}\n\n" }
        let text = diff(functions.joined(), [functions[1], functions[2], functions[0]].joined())
        #expect(text.split(separator: "\n").count { $0.hasPrefix("-") } == 5)
        #expect(text.split(separator: "\n").count { $0.hasPrefix("+") } == 5)
    }
}

@Suite("Line matching")
struct LineMatcherTests {
    /// The lines that stay. Checks that they are the same in both texts, and in order.
    private func kept(_ old: [Int], _ new: [Int], maximumEdits: Int = 1_000) -> [Int] {
        let matcher = LineMatcher(old: old, new: new, maximumEdits: maximumEdits)
        let left = old.indices.filter { matcher.keepsOld[$0] }.map { old[$0] }
        let right = new.indices.filter { matcher.keepsNew[$0] }.map { new[$0] }
        #expect(left == right)
        return left
    }

    /// The length of the longest common subsequence, by the textbook algorithm.
    private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
        var last = [Int](repeating: 0, count: new.count + 1)
        for line in old {
            var current = [0]
            for (column, other) in new.enumerated() {
                current.append(line == other ? last[column] + 1 : max(last[column + 1], current[column]))
            }
            last = current
        }
        return last[new.count]
    }

    @Test func withoutUniqueLinesTheResultIsTheShortest() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<2_000 {
            // Each line of the doubled old text occurs at least twice: no anchors, only Myers' algorithm.
            let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
            let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
            #expect(kept([0, 1, 2] + old, [0, 1, 2] + new).count >= 3)
            let doubled = old.flatMap { [$0, $0] }
            #expect(kept(doubled, new).count == longestCommon(doubled, new), "\(doubled) \(new)")
        }
    }

    @Test func aGapWithTooManyEditsIsReplacedWhole() {
        let old = [9, 1, 1, 2, 2, 1, 1, 8]
        let new = [9, 2, 2, 3, 3, 1, 1, 3, 8]
        #expect(kept(old, new).count > 4)
        #expect(kept(old, new, maximumEdits: 1) == [9, 8])
    }

    @Test func largeTextsWithNothingInCommonNeedNoQuadraticSearch() {
        let old = (0..<100_000).map { $0 % 7 }
        let new = (0..<100_000).map { 10 + $0 % 5 }
        #expect(kept(old, new) == [])
    }
}

/// The same numbers on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
