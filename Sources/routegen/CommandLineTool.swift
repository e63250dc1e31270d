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
        var code: ExitCode
        do throws(UsageError) {
            code = try dispatch(arguments, console: console)
        } catch {
            report(error, console: console)
            code = .usage
        }
        if case .failed(let reason) = console.outputState() {
            console.report(.error, "cannot write to standard output: \(reason)")
            code = .failure
        }
        return code
    }

    private static func dispatch(_ arguments: [String], console: Console) throws(UsageError) -> ExitCode {
        var console = console
        let request = try Request(arguments)
        switch request {
        case .overview(let isAsked):
            // Without a command, nothing was done, and a script must be able to tell that from success.
            let stream: Console.Stream = isAsked ? .output : .error
            console.write(Help.overview(style: console.style(for: stream)), stream)
            return isAsked ? .success : .usage
        case .version:
            console.print("routegen \(ToolVersion.current)")
            return .success
        case .help(let command):
            console.write(Help.page(of: command, style: console.style(for: .output)))
            return .success
        case .command(let command, let rest):
            let parsed = try ArgumentParser(command: command).parse(rest)
            console.modules = try parsed.values(of: .module).map { text throws(UsageError) in
                if let module = SpecModule(text) { return module }
                throw UsageError(
                    "'\(text)' is not a module and its folder", help: "write --module NAME=FOLDER"
                ).of(command)
            }
            guard let arguments = parsed.findingSpec(of: command, console) else { return .failure }
            do throws(UsageError) {
                return try command.run(arguments, console)
            } catch {
                throw error.of(command)
            }
        }
    }

    private static func report(_ error: UsageError, console: Console) {
        console.report(.error, error.message, help: error.help)
        console.printError("usage: \(error.usage)")
    }
}

extension ColorChoice {
    /// The choice on a command line that might be invalid, so that its errors are colored as requested.
    static func requested(in arguments: [String]) -> ColorChoice {
        let options = arguments.prefix { $0 != "--" }
        let values = zip(options, options.dropFirst() + [""]).map { argument, next in
            if argument == "--color" { return next }
            return argument.hasPrefix("--color=") ? String(argument.dropFirst("--color=".count)) : ""
        }
        return values.lazy.compactMap(ColorChoice.init).first ?? .auto
    }
}
