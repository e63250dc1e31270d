/// A budget of steps, after which the answer is "undecided". Steps, unlike time, are the same on every machine.
///
/// A step covers about one character of a text, one pair of patterns, or a few patterns tested against a choice. It
/// takes at most a thousand instructions; anything that costs more is charged as several steps.
package struct StepBudget: Equatable, Sendable {
    private(set) var spent = 0
    package let limit: Int

    /// The maximum number of steps for one search, where other questions wait for the rest.
    package static let perSearch = 40_000

    package init(limit: Int) {
        self.limit = limit
    }

    /// Enough for any spec that people write.
    package init(comparing patterns: Int) {
        limit = 2_000_000 + 3_000 * patterns
    }

    package var isDone: Bool { spent >= limit }

    package mutating func spend(_ steps: Int) {
        spent += steps
    }
}
