/// What is wrong, and what to write instead.
package struct Advice: Equatable, Sendable {
    /// Lower case, without a period.
    package let message: String
    package let help: String

    package init(_ message: String, help: String) {
        self.message = message
        self.help = help
    }
}
