extension String {
    /// Whether this is the expected text, in which one `…` stands for words that a golden case
    /// pins: tests of the same message for other inputs are about its place, rule, and names.
    package func agrees(with expected: String) -> Bool {
        let parts = expected.split(
            separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return self == expected }
        return utf8.count >= parts[0].utf8.count + parts[1].utf8.count
            && hasPrefix(parts[0]) && hasSuffix(parts[1])
    }
}

extension [String] {
    /// Whether each is the expected text, in which `…` stands for words that a golden case pins.
    package func agree(with expected: [String]) -> Bool {
        count == expected.count && zip(self, expected).allSatisfy { $0.agrees(with: $1) }
    }
}
