import RouteAnalysis
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
    /// The kinds of what the command does, if they have options of their own.
    var variants: [Variant] = []
    /// Whether the command reads all specs of the package if it is given none, not the only one.
    var checksAllSpecs = false
    let examples: [Example]
    /// The paragraphs after the summary in the command's help.
    let discussion: [String]
    /// Runs the command. Throws for usage errors that the table can't express, such as options
    /// that exclude each other, and for files that can't be read or written.
    let run: @Sendable (Arguments, Console) throws -> ExitCode

    /// A command line that works, without the program's name.
    struct Example: Sendable {
        let line: String
        /// What it does, in a few words.
        let purpose: String
    }

    /// A word that the first operand can be, with the options that only it takes.
    struct Variant {
        let name: String
        let options: [Option]
    }

    /// Every option the command takes.
    var allOptions: [Option] {
        (options + variants.flatMap(\.options)).withoutRepetitions + commonOptions
    }

    /// The options of most commands.
    private var commonOptions: [Option] {
        (operands.contains(where: \.defaultsToPackageSpec) ? [.module] : []) + [.color, .help]
    }

    /// The options that the command takes after some words of its command line.
    func options(after words: some Sequence<String>) -> [Option] {
        let variant = variants.first { words.contains($0.name) }
        return variant.map { options + $0.options + commonOptions } ?? allOptions
    }

    /// The option written `--name` or `-n`; nil if the command doesn't have it.
    func option(spelled spelling: String) -> Option? {
        allOptions.first { $0.longName == spelling || $0.shortName == spelling }
    }
}
