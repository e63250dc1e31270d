/// A command, and its words.
struct WrittenCommand {
    let text: String
    let command: DemoCommand
}
