import RouteGenSystem

/// `routegen-build SPEC FILE`: what the build plugin runs, `routegen generate SPEC -o FILE` and nothing else.
/// `routegen-build --missing SPEC MESSAGE` fails with the message, for a target without a spec.
///
/// A program of its own, as a build that has never run before compiles the plugin's tool first, and waits for it: every
/// command that is not here is one that nobody waits for.
@main
enum BuildTool {
    static func main() {
        Posix.ignoreBrokenPipes()
        Posix.leave(with: run(Posix.arguments() ?? [], console: .process()).rawValue)
    }

    static func run(_ arguments: [String], console: Console) -> ExitCode {
        var console = console
        console.showsAbsolutePaths = true
        if arguments.count == 3, arguments[0] == "--missing" {
            let isThere = console.files.exists(arguments[1])
            console.report(
                .error, isThere ? "'\(arguments[1])' was added after this build was planned" : arguments[2],
                help: isThere ? "save Package.swift again, then rebuild" : nil)
            return .failure
        }
        guard arguments.count == 2 else {
            console.report(.error, "usage: routegen-build SPEC FILE", help: "for other commands, use routegen")
            return .usage
        }
        guard let text = SpecFile.generate(arguments[0], console) else { return .failure }
        do throws(FileError) {
            try console.save(text, to: arguments[1])
            return .success
        } catch {
            console.report(error)
            return .failure
        }
    }
}
