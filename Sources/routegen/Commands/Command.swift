import RouteCompiler

/// A subcommand, as data: its name, arguments, help, and action.
struct Command: Sendable {
    let name: String
    /// One line for the list of commands: lowercase, without a period.
    let summary: String
    var operands: [Operand] = []
    /// The command's own options: all except `--module`, `--color`, and `--help`, which
    /// `allOptions` adds.
    var options: [Option] = []
    let examples: [Example]
    /// The paragraphs after the summary in the command's help.
    let discussion: [String]
    /// Runs the command. Throws for usage errors that the table can't express, such as options that
    /// exclude each other, and for files that can't be read or written.
    let run: @Sendable (Arguments, Console) throws -> ExitCode

    /// A command line that works, without the program's name.
    struct Example: Sendable {
        let line: String
        /// What it does, in a few words.
        let purpose: String
    }

    /// Every option the command takes.
    var allOptions: [Option] {
        options + (operands.contains(where: \.defaultsToPackageSpec) ? [.module] : []) + [
            .color, .help,
        ]
    }

    /// The option written `--name` or `-n`; nil if the command doesn't have it.
    func option(spelled spelling: String) -> Option? {
        allOptions.first { $0.longName == spelling || $0.shortName == spelling }
    }
}

/// The commands, in the order of the help. To add a command, add a file next to this one and a line
/// here.
enum CommandTable {
    static let commands: [Command] = [
        .generate, .check, .list, .match, .url, .diff, .verify, .export, .initialize, .schema,
        .explainRule,
        .completions,
    ]
}
