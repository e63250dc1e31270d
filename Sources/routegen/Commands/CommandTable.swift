import RouteGenSystem

/// The commands, in the order of the help. To add a command, add a file next to this one and a line here.
enum CommandTable {
    static let commands: [Command] = [
        .generate, .check, .list, .match, .url, .diff, .initialize, .schema, .explainRule,
    ]
}

extension Command {
    /// Says that the command does nothing yet.
    static func unfinished(_ name: String, _ console: Console) -> ExitCode {
        console.report(.error, "'\(name)' does not work yet")
        return .failure
    }
}
