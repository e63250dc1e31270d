/// How much is looked at before the answer is "cannot tell": a count of steps, so that it is the same on every machine.
///
/// A step is about a text's character, a pair of patterns or a few patterns that are held against a choice: a thousand
/// instructions or fewer, so that what costs more is charged as several steps.
package struct Work: Hashable, Sendable {
    private(set) var spent = 0
    package let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// Enough for every spec that people write: those need fewer than a hundred steps for each pattern.
    init(patterns: Int) {
        limit = 100_000 + 150 * patterns
    }

    /// For a comparison, which nobody waits for in a build.
    package init(comparing patterns: Int) {
        limit = 20 * Work(patterns: patterns).limit
    }

    var isDone: Bool { spent >= limit }

    mutating func spend(_ steps: Int) {
        spent += steps
    }
}
