/// What a command line requests, before the command parses its own arguments.
enum Request {
    /// The list of commands, either requested or shown because no command was named.
    case overview(isAsked: Bool)
    case version
    case help(Command)
    case command(Command, [String])

    /// Finds the command and the general options before it.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.first, argument.hasPrefix("-") {
            rest = rest.dropFirst()
            switch argument {
            case "-h", "--help":
                self = .overview(isAsked: true)
                return
            case "--version":
                self = .version
                return
            default:
                rest = try Self.skipGeneralOption(argument, before: rest)
            }
        }
        guard let name = rest.first else {
            self = .overview(isAsked: false)
            return
        }
        let remaining = Array(rest.dropFirst())
        if name == "help" {
            self = try Self.help(remaining)
            return
        }
        let command = try Self.command(named: name)
        let options = remaining.prefix { $0 != "--" }
        self = options.contains("--help") || options.contains("-h") ? .help(command) : .command(command, remaining)
    }

    /// Checks `--color` before the command's name. Its value is applied by `ColorChoice.requested(in:)`.
    private static func skipGeneralOption(
        _ argument: String, before rest: ArraySlice<String>
    ) throws(UsageError) -> ArraySlice<String> {
        let (name, value) = Option.parts(of: argument)
        guard name == Option.color.longName else {
            let owners = CommandTable.commands.filter { $0.option(spelled: name) != nil }
            if let command = owners.first(where: { rest.contains($0.name) }) ?? owners.first {
                throw UsageError(
                    "the option '\(name)' comes before the command", help: "write it after '\(command.name)'")
            }
            // Many tools have '-v' or '-V' for the version.
            let meant = name.lowercased() == "-v" ? "--version" : name
            throw UsageError(
                "unknown option '\(name)'",
                help: UsageError.didYouMean(meant, among: ["--help", "--version", Option.color.longName]))
        }
        guard let choice = value ?? rest.first else { throw Option.color.missingValue() }
        try Option.color.validate(choice)
        return value == nil ? rest.dropFirst() : rest
    }

    private static func help(_ arguments: [String]) throws(UsageError) -> Request {
        let names = arguments.filter { !$0.hasPrefix("-") }
        guard let name = names.first, name != "help" else { return .overview(isAsked: true) }
        guard names.count == 1 else { throw UsageError("unexpected argument '\(names[1])'") }
        return .help(try command(named: name))
    }

    private static func command(named name: String) throws(UsageError) -> Command {
        if let command = CommandTable.commands.first(where: { $0.name == name }) { return command }
        let names = CommandTable.commands.map(\.name) + ["help", "--version"]
        throw UsageError(
            "unknown command '\(name)'",
            help: UsageError.didYouMean(name, among: names) ?? "'routegen help' lists the commands")
    }
}
