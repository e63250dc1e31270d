import RouteCompiler
import RouteLanguage

/// A word that a shell offers.
struct Offer {
    let word: String
    var summary = ""

    /// What to offer for the last word of a command line; empty where the name of a file can be.
    static func all(for words: [String], _ console: Console) -> [Offer] {
        let current = words.last ?? ""
        let before = words.dropFirst().dropLast()
        return offers(for: current, before, console).filter { $0.word.hasPrefix(current) }
    }

    private static func offers(
        for current: String, _ before: ArraySlice<String>, _ console: Console
    ) -> [Offer] {
        let commands = CommandTable.commands.map { Offer(word: $0.name, summary: $0.summary) }
        guard let name = before.first else {
            if current.hasPrefix("-") { return ["--help", "--version"].map { Offer(word: $0) } }
            return commands + [Offer(word: "help", summary: "show help for a command")]
        }
        if name == "help" { return commands }
        guard let command = CommandTable.commands.first(where: { $0.name == name }) else {
            return []
        }
        let text = OptionText(current)
        if text.value != nil, let option = command.option(spelled: text.spelling) {
            return option.words.map { Offer(word: "\(text.spelling)=\($0)") }
        }
        if current.hasPrefix("-") {
            let options = command.options(after: before)
            return options.map { Offer(word: $0.longName, summary: $0.summary) }
        }
        let last = before.last.flatMap(command.option)
        if let last, last.takesNextArgument { return last.words.map { Offer(word: $0) } }
        if command.operands.contains(.route) { return routesOrValues(command, before, console) }
        return command.operands.flatMap(\.words).map { Offer(word: $0) }
    }

    /// The routes of the spec, or the values of the route that is there already.
    private static func routesOrValues(
        _ command: Command, _ before: ArraySlice<String>, _ console: Console
    ) -> [Offer] {
        let named = before.first(where: Operand.isSpec)
        guard let spec = named ?? console.defaultSpecs.first,
            let table = RouteFile.load(spec, console)?.table
        else { return [] }
        guard command.operands.contains(.values),
            let route = table.routes.first(where: { before.contains($0.name) })
        else { return table.routes.map { Offer(word: $0.name) } }
        return route.values.map { Offer(word: "\($0.name)=", summary: $0.type.name) }
    }
}
