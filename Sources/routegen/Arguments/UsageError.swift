import RouteSpec

/// An invalid command line. The tool exits with code 64.
struct UsageError: Error, Equatable {
    /// What is wrong: lowercase, without a period.
    let message: String
    /// What to write instead.
    let help: String?
    /// The command whose usage is shown; nil for the tool's.
    let command: Command?

    init(_ message: String, help: String? = nil, command: Command? = nil) {
        self.message = message
        self.help = help
        self.command = command
    }

    static func == (left: UsageError, right: UsageError) -> Bool {
        left.message == right.message && left.help == right.help && left.command?.name == right.command?.name
    }

    /// The error with the usage of `command`.
    func of(_ command: Command) -> UsageError {
        UsageError(message, help: help, command: command)
    }

    /// "did you mean 'x'?" for a misspelled word or the start of a word; nil if no candidate is close.
    static func didYouMean(_ word: String, among candidates: [String]) -> String? {
        let near = Suggestion.closest(to: word, among: candidates)
        let longer = word.isEmpty ? nil : candidates.first { $0.hasPrefix(word) }
        return (near ?? longer).map { "did you mean '\($0)'?" }
    }
}
