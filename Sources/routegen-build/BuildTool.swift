import RouteCompiler

/// `routegen-build [--module NAME=FOLDER]… [--beside SPEC]… [--ignored SPEC] SPEC FILE` does the
/// same as `routegen generate SPEC -o FILE`, for the build plugin, and warns of a spec without a
/// base. It fails if the spec makes the enum of one beside it, in the same target, and notes one
/// that the build ignores.
/// `routegen-build --missing SPEC MESSAGE` fails with the message, for a target without a spec.
///
/// It is a separate program because a first build compiles the plugin's tool before anything else.
/// Without the other commands, that takes less time.
@main
enum BuildTool {
    static func main() {
        Posix.ignoreSignalsOfWrites()
        Posix.leave(
            with: run(Array(CommandLine.arguments.dropFirst()), console: .process()).rawValue)
    }

    static func run(_ arguments: [String], console: Console) -> ExitCode {
        var console = console
        console.showsAbsolutePaths = true
        console.modules.includesPackage = false
        if arguments.count == 3, arguments[0] == "--missing" {
            let isThere = LocalFile.exists(arguments[1])
            console.report(
                .error,
                isThere ? "'\(arguments[1])' was added after this build was planned" : arguments[2],
                help: isThere ? "save Package.swift again, then rebuild" : nil)
            return .failure
        }
        var arguments = arguments[...]
        var others: [String] = []
        var ignored: String?
        options: while arguments.count > 2 {
            let value = arguments[arguments.startIndex + 1]
            switch arguments.first {
            case "--module":
                guard let module = SpecModule(value) else { break options }
                console.modules.named.append(module)
            case "--beside": others.append(value)
            case "--ignored": ignored = value
            default: break options
            }
            arguments = arguments.dropFirst(2)
        }
        guard arguments.count == 2, let spec = arguments.first, let file = arguments.last else {
            console.report(
                .error,
                "usage: routegen-build [--module NAME=FOLDER]… [--beside SPEC]… [--ignored SPEC] "
                    + "SPEC FILE",
                help: "for other commands, use routegen")
            return .usage
        }
        if let ignored {
            console.report(
                .note, "'\(ignored)' is ignored: this target has a spec of its own",
                help: "move its routes there, or remove it")
        }
        guard
            let text = SpecFile.generate(spec, console, beside: others, warnsOfMissingBase: true)
        else { return .failure }
        do throws(FileError) {
            try console.save(text, to: file)
            return .success
        } catch {
            console.report(error)
            return .failure
        }
    }
}
