import RouteCompiler
import SwiftEmitter

/// The command line as a function: arguments and a console in, an exit code out.
enum CommandLineTool {
    /// Runs one command line.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the program's name.
    ///   - console: Everything the command can read or write.
    static func run(_ arguments: [String], console: Console) -> ExitCode {
        var console = console
        console.colorChoice = ColorChoice.requested(in: arguments)
        console.missingSpecHelp = { $0.helpWithFoundSpec }
        var code: ExitCode
        do {
            code = try dispatch(arguments, console)
        } catch let error as UsageError {
            console.report(.error, error.message, help: error.help)
            console.printError("usage: \(error.usage)")
            code = .usage
        } catch {
            let failure = error as? FileError
            console.report(.error, failure?.message ?? "\(error)", help: failure?.help)
            code = .failure
        }
        if case .failed(let reason) = console.outputState() {
            console.report(.error, "cannot write to standard output: \(reason)")
            code = .failure
        }
        return code
    }

    private static func dispatch(_ arguments: [String], _ console: Console) throws -> ExitCode {
        let style = console.style(for: .output)
        switch arguments.first {
        case nil:
            // Nothing was done, and a script must be able to tell that from success.
            console.write(Help.overview(style: console.style(for: .error)), .error)
            return .usage
        case "--version":
            console.print("routegen \(ToolVersion.current)")
        case "help", "--help", "-h":
            let name = arguments.dropFirst().first { $0 != "help" && !$0.hasPrefix("-") }
            let page = try name.map { name throws(UsageError) in
                Help.page(of: try command(name), style: style)
            }
            console.write(page ?? Help.overview(style: style))
        case let name?:
            let command = try command(name)
            let options = arguments.prefix { $0 != "--" }
            if !options.contains("--help"), !options.contains("-h") {
                return try run(command, Array(arguments.dropFirst()), console)
            }
            console.write(Help.page(of: command, style: style))
        }
        return .success
    }

    private static func command(_ name: String) throws(UsageError) -> Command {
        if let command = CommandTable.commands.first(where: { $0.name == name }) { return command }
        let names = CommandTable.commands.map(\.name) + ["help", "--help", "--version"]
        let help =
            name.hasPrefix("-")
            ? "write options after the command" : "'routegen help' lists the commands"
        throw UsageError(
            "unknown command '\(name)'", help: UsageError.didYouMean(name, among: names) ?? help)
    }

    private static func run(_ command: Command, _ arguments: [String], _ console: Console) throws
        -> ExitCode
    {
        var console = console
        do {
            let parsed = try ArgumentParser(command: command).parse(arguments)
            console.modules.named = try parsed.values(of: .module).map { text throws(UsageError) in
                if let module = SpecModule(text) { return module }
                throw UsageError(
                    "'\(text)' is not a module and its folder", help: "write --module NAME=FOLDER")
            }
            guard let arguments = parsed.findingSpec(of: command, console) else { return .failure }
            return try command.run(arguments, console)
        } catch let error as UsageError {
            throw error.of(command)
        }
    }
}

extension ColorChoice {
    /// The choice on a command line that might be invalid, so that its errors are colored as
    /// requested.
    fileprivate static func requested(in arguments: [String]) -> ColorChoice {
        let options = arguments.prefix { $0 != "--" }
        let values = zip(options, options.dropFirst() + [""]).map { argument, next in
            if argument == "--color" { return next }
            return argument.hasPrefix("--color=")
                ? String(argument.dropFirst("--color=".count)) : ""
        }
        return values.lazy.compactMap(ColorChoice.init).first ?? .auto
    }
}
