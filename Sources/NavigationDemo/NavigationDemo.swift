import Foundation

/// The demo: `swift run NavigationDemo [--state FILE] [COMMAND…]`. Without a command, it prompts
/// for commands.
@main
struct NavigationDemo {
    @MainActor
    static func main() {
        var words = Array(CommandLine.arguments.dropFirst())
        if words.first == "--help" {
            print("NavigationDemo [--state FILE] [COMMAND...]\n\n\(DemoCommand.help)")
            return
        }
        var file: URL?
        if words.first == "--state", words.count > 1 {
            file = URL(fileURLWithPath: words[1])
            words.removeFirst(2)
        }
        let written = DemoCommand.read(words)
        var commands = written.commands
        if let problem = written.problem {
            complain("\(problem): see --help")
            exit(64)
        }
        let window = DemoWindow()
        // Like the system, which hands over the link that launches an app before the app has a
        // window.
        while case .link(let url)? = commands.first?.command {
            print(
                "> \(url.absoluteString): \(window.navigator.open(url)) until the window is there")
            commands.removeFirst()
        }
        let saved = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        if let note = window.start(restoring: saved) { print("> \(note)") }
        print(window.drawing())
        let isFine = words.isEmpty ? prompt(window) : run(commands, in: window)
        if let file, !save(window.navigator.snapshot, to: file) { exit(2) }
        exit(isFine ? 0 : 1)
    }

    @MainActor
    private static func run(
        _ commands: [WrittenCommand], in window: DemoWindow
    ) -> Bool {
        var isFine = true
        for written in commands {
            let outcome = window.run(written.command)
            if let problem = outcome.problem { complain(problem) }
            isFine = isFine && outcome.problem == nil
            print("\n> \(written.text): \(outcome.change)\n\(window.drawing())")
        }
        return isFine
    }

    @MainActor
    private static func prompt(_ window: DemoWindow) -> Bool {
        while true {
            print("\n> ", terminator: "")
            fflush(nil)
            guard let line = readLine(), line != "quit" else { return true }
            let written = DemoCommand.read(line.split(separator: " ").map(String.init))
            if let problem = written.problem {
                print("\(problem). The commands are 'quit' and:\n\n\(DemoCommand.help)")
            } else {
                _ = run(written.commands, in: window)
            }
        }
    }

    private static func save(_ snapshot: String, to file: URL) -> Bool {
        do {
            try Data(snapshot.utf8).write(to: file)
            return true
        } catch {
            complain("cannot write \(file.path): \(error)")
            return false
        }
    }

    private static func complain(_ message: String) {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    }
}
