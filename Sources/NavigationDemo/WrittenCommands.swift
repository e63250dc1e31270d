/// Commands in words, and what is wrong with the first word that isn't one.
struct WrittenCommands {
    var commands: [WrittenCommand] = []
    var problem: String?
}
