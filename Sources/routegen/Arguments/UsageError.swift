import RouteLanguage

/// An invalid command line. The tool exits with code 64.
struct UsageError: Error, Equatable {
    /// What is wrong: lowercase, without a period.
    let message: String
    /// What to write instead.
    let help: String?
    /// The usage line to show: the tool's, or that of a command.
    private(set) var usage = Help.usage

    init(_ message: String, help: String? = nil) {
        self.message = message
        self.help = help
    }

    /// The error for a word that isn't one of a list.
    init(_ message: String, _ word: String, among words: [String]) {
        self.init(
            message,
            help: Self.didYouMean(word, among: words)
                ?? "write one of \(words.joined(separator: ", "))")
    }

    /// The error with the usage of `command`.
    func of(_ command: Command) -> UsageError {
        var error = self
        error.usage = Help.usage(of: command)
        return error
    }

    /// "did you mean 'x'?" for a misspelled word or the start of a word; nil if no candidate is
    /// close.
    static func didYouMean(_ word: String, among candidates: [String]) -> String? {
        let near = Suggestion.closest(to: word, among: candidates)
        let longer = word.isEmpty ? nil : candidates.first { $0.hasPrefix(word) }
        return (near ?? longer).map { "did you mean '\($0)'?" }
    }
}
