import Foundation

/// A command of the demo's user.
enum DemoCommand: Equatable {
    case link(URL)
    case tap(AppRoute.Tab)
    case press(Int)
    case push(AppRoute)
    case show(AppRoute)
    case open(AppRoute)
    case back
    case dismiss
    case root

    static let help = """
        A URL             follow the link: myapp://items/1/comments, https://www.example.com/settings
        1, 2, ...         press a button of the screen
        tap TAB           tap a tab: home, profile, settings
        push ROUTE        push a route on the stack: push items/7
        show ROUTE        add a route as the spec says: show profile/edit
        open ROUTE        go to a route's place: open items/7/comments/1
        back              go back: pop, or dismiss at a modal's root
        dismiss           dismiss the innermost modal
        root              pop to the root of the stack
        """

    /// Parses words as commands; stops at the first word that isn't one, and returns that word.
    static func commands(in words: [String]) -> (commands: [DemoCommand], unknown: String?) {
        var commands: [DemoCommand] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            guard let command = command(word, &rest) else { return (commands, word) }
            commands.append(command)
        }
        return (commands, nil)
    }

    private static func command(_ word: String, _ rest: inout ArraySlice<String>) -> DemoCommand? {
        switch word {
        case "back": .back
        case "dismiss": .dismiss
        case "root": .root
        case "tap": rest.popFirst().flatMap(AppRoute.Tab.init(rawValue:)).map { .tap($0) }
        case "push": rest.popFirst().flatMap(AppRoute.init(rawValue:)).map { .push($0) }
        case "show": rest.popFirst().flatMap(AppRoute.init(rawValue:)).map { .show($0) }
        case "open": rest.popFirst().flatMap(AppRoute.init(rawValue:)).map { .open($0) }
        default:
            if let number = Int(word) {
                .press(number)
            } else if word.contains(":") {
                URL(string: word).map { .link($0) }
            } else {
                nil
            }
        }
    }
}
