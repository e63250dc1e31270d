import RouteGenSystem

/// A subcommand, as data: what it is called, what it takes, what its help says, and what it does.
struct Command: Sendable {
    let name: String
    /// One line for the list of commands: lower case, no full stop.
    let summary: String
    var operands: [Operand] = []
    /// The command's own options; `--color` and `--help` are everyone's.
    var options: [Option] = []
    let examples: [Example]
    /// The paragraphs of its help: what the summary leaves out.
    let discussion: [String]
    /// Throws what the table cannot tell: options that do not go together.
    let run: @Sendable (Arguments, Console) throws(UsageError) -> ExitCode

    /// A command line that works as it stands, without the program's name.
    struct Example: Sendable {
        let line: String
        /// What it does, in a few words.
        let purpose: String
    }

    /// Every option the command takes.
    var allOptions: [Option] { options + [.color, .help] }

    /// The option written `--name` or `-n`; nil if the command does not take it.
    func option(spelled spelling: String) -> Option? {
        allOptions.first { $0.longName == spelling || $0.shortName == spelling }
    }
}
