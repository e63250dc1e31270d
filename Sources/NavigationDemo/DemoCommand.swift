import Foundation

/// A command of the demo's user.
enum DemoCommand: Equatable {
    case link(URL)
    case tap(AppRoute.Tab)
    case press(Int)
    case push(AppRoute)
    case back
    case dismiss

    static let help = """
        A URL             follow the link: myapp://items/1/comments, https://www.example.com/settings.
        1, 2, ...         press a button of the screen
        tap TAB           tap a tab: home, profile, settings
        push ROUTE        push or present a route, as the spec says: push items/7, push profile/edit
        back              go back: pop, or dismiss at a modal's root
        dismiss           dismiss the innermost modal
        """

    /// Parses words as commands, each with its text; stops at the first word that can't be read,
    /// and says what is wrong with it.
    static func read(_ words: [String]) -> WrittenCommands {
        var result = WrittenCommands()
        var rest = words[...]
        while let word = rest.popFirst() {
            do {
                let start = rest.startIndex - 1
                let command = try command(word, &rest)
                let text = words[start..<rest.startIndex].joined(separator: " ")
                result.commands.append(WrittenCommand(text: text, command: command))
            } catch {
                result.problem = error.message
                return result
            }
        }
        return result
    }

    private struct Problem: Error {
        let message: String
    }

    private static func command(_ word: String, _ rest: inout ArraySlice<String>) throws(Problem)
        -> DemoCommand
    {
        switch word {
        case "back": return .back
        case "dismiss": return .dismiss
        case "tap": return .tap(try value(word, "tab", &rest, AppRoute.Tab.init(rawValue:)))
        case "push": return .push(try value(word, "route", &rest, AppRoute.init(rawValue:)))
        default:
            if let number = Int(word) { return .press(number) }
            if word.contains(":"), let url = URL(string: word) { return .link(url) }
            throw Problem(message: "'\(word)' is not a command")
        }
    }

    /// The tab or route after a command's word.
    private static func value<Value>(
        _ command: String, _ kind: String, _ rest: inout ArraySlice<String>,
        _ read: (String) -> Value?
    ) throws(Problem) -> Value {
        guard let word = rest.popFirst() else {
            throw Problem(message: "'\(command)' needs a \(kind)")
        }
        guard let value = read(word) else { throw Problem(message: "'\(word)' is not a \(kind)") }
        return value
    }
}
