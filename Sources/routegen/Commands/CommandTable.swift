/// The commands, in the order of the help. To add a command, add a file next to this one and a
/// line here.
enum CommandTable {
    static let commands: [Command] = [
        .generate, .check, .list, .match, .url, .diff, .verify, .export, .initialize, .schema,
        .explainRule, .completions,
    ]
}
