import Foundation
import RouteNavigation

/// A window in a terminal: the navigator, its drawing, and the commands that replace a user's taps.
@MainActor
struct DemoWindow {
    let navigator = Navigator<AppRoute>()

    /// Opens the window. A first launch, without a saved state, shows the onboarding over a link
    /// that came before it. Returns what to say about that.
    @discardableResult
    func start(restoring snapshot: String?) -> String? {
        navigator.start(restoring: snapshot)
        guard snapshot == nil else { return nil }
        navigator.push(.onboarding)
        return "first launch: opens the cover Welcome (only once with --state FILE)"
    }

    /// The tab bar, the selected tab's stack, the modals over it with their stacks, and the URL of
    /// the current screen.
    func drawing() -> String {
        let state = navigator.state
        var lines = [
            AppRoute.Tab.allCases.map { tab in
                let title = AppRoute.root(of: tab).title
                return tab == state.selectedTab ? "[\(title)]" : " \(title) "
            }.joined(separator: " "),
            line(AppRoute.root(of: state.selectedTab), state.stack(of: state.selectedTab)),
        ]
        for (depth, modal) in state.modals.enumerated() {
            let indent = String(repeating: "  ", count: depth + 1)
            let presentation = modal.root.place.presentation
            lines.append("\(indent)\(presentation): \(line(modal.root, modal.stack))")
        }
        let buttons = state.current.buttons.enumerated().map {
            "(\($0.offset + 1)) \($0.element.title)"
        }
        lines.append(
            (buttons + (back(in: state).map { ["(back) \($0)"] } ?? [])).joined(separator: "  "))
        lines.append(state.current.url().absoluteString)
        if let link = navigator.heldLink { lines.append("waiting: \(link.url().absoluteString)") }
        return lines.joined(separator: "\n")
    }

    /// What `back` does.
    private func back(in state: NavigationState<AppRoute>) -> String? {
        let isAtRoot = state.current == AppRoute.root(of: state.selectedTab)
        guard let modal = state.modals.last, modal.stack.isEmpty else {
            return isAtRoot ? nil : "Go back"
        }
        return "Close the \(modal.root.place.presentation)"
    }

    /// The titles of all screens but the tabs' roots.
    private var screens: [String] {
        let state = navigator.state
        let routes =
            AppRoute.Tab.allCases.flatMap(state.stack)
            + state.modals.flatMap { [$0.root] + $0.stack }
        return ["the tab \(AppRoute.root(of: state.selectedTab).title)"] + routes.map(\.title)
    }

    /// What a command changes, and why nothing if it can do nothing.
    struct Outcome: Equatable {
        let change: String
        let problem: String?
    }

    func run(_ command: DemoCommand) -> Outcome {
        let before = screens
        let problem = perform(command)
        let opened = screens.filter { !before.contains($0) }
        let closed = before.filter { !screens.contains($0) }
        var changes: [String] = []
        if !opened.isEmpty { changes.append("opens \(opened.joined(separator: ", "))") }
        if !closed.isEmpty { changes.append("leaves \(closed.joined(separator: ", "))") }
        if changes.isEmpty { changes = ["changes nothing"] }
        return Outcome(change: changes.joined(separator: "; "), problem: problem)
    }

    private func line(_ root: AppRoute, _ stack: [AppRoute]) -> String {
        ([root] + stack).map(\.title).joined(separator: " > ")
    }

    /// Runs a command. Returns why it did nothing.
    func perform(_ command: DemoCommand) -> String? {
        switch command {
        case .link(let url):
            return navigator.open(url) == .unmatched
                ? "no route matches \(url.absoluteString)" : nil
        case .tap(let tab): navigator.tabTapped(tab)
        case .press(let number):
            let buttons = navigator.current.buttons
            guard buttons.indices.contains(number - 1) else {
                return "no button \(number) on this screen"
            }
            buttons[number - 1].action(navigator.activeRouter)
        case .push(let route): navigator.push(route)
        case .back: return navigator.back() ? nil : "this is a tab's root"
        case .dismiss: return navigator.dismissModal() ? nil : "no modal is presented"
        }
        return nil
    }
}
