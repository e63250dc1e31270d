import Foundation
import RouteNavigation

/// A window in a terminal: the navigator, its drawing, and the commands that replace a user's taps.
@MainActor
struct DemoWindow {
    let navigator = Navigator<AppRoute>()

    /// Opens the window. A first launch, without a saved state, shows the onboarding over a link that came before it.
    func start(restoring snapshot: String?) {
        navigator.start(restoring: snapshot)
        if snapshot == nil {
            navigator.present(.onboarding)
        }
    }

    /// The tab bar, the selected tab's stack, the modals over it with their stacks, and the URL of the current screen.
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
            lines.append("\(indent)\(modal.isCover ? "cover" : "sheet"): \(line(modal.root, modal.stack))")
        }
        let buttons = state.current.buttons.enumerated().map { "(\($0.offset + 1)) \($0.element.title)" }
        lines.append(buttons.joined(separator: "  "))
        lines.append(state.current.url().absoluteString)
        if let link = navigator.heldLink { lines.append("waiting: \(link.url().absoluteString)") }
        return lines.joined(separator: "\n")
    }

    private func line(_ root: AppRoute, _ stack: [AppRoute]) -> String {
        ([root] + stack).map(\.title).joined(separator: " > ")
    }

    /// Runs a command.
    func perform(_ command: DemoCommand) -> DemoResult {
        switch command {
        case .link(let url):
            return navigator.open(url) == .unmatched ? .nothing("no route matches \(url.absoluteString)") : .done
        case .tap(let tab): navigator.tabTapped(tab)
        case .press(let number):
            let buttons = navigator.current.buttons
            guard buttons.indices.contains(number - 1) else { return .nothing("no button \(number) on this screen") }
            buttons[number - 1].action(navigator.activeRouter)
        case .push(let route): navigator.push(route)
        case .open(let route): navigator.open(route)
        case .back: return navigator.back() ? .done : .nothing("this is a tab's root")
        case .dismiss: return navigator.dismiss() ? .done : .nothing("no modal is presented")
        case .root: navigator.popToRoot()
        }
        return .done
    }
}

/// The result of a command.
enum DemoResult: Equatable {
    case done
    /// Nothing happened, for this reason.
    case nothing(String)
}
