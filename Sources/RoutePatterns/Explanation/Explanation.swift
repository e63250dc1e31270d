/// Why a pattern doesn't match a URL, or why none does.
package struct Explanation: Sendable {
    /// Nil if the reason is the same for every pattern.
    package let pattern: PatternID?
    /// The reason: lower case, without a period.
    package let message: String

    package init(pattern: PatternID? = nil, _ message: String) {
        self.pattern = pattern
        self.message = message
    }
}
