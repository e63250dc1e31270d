import Foundation
import RouteNavigation

/// What is on the screen: the tab, its stack, and the modals over it.
@MainActor func screen(_ navigator: Navigator<AppRoute>) -> String {
    let state = navigator.state
    let stack = [AppRoute.root(of: state.selectedTab)] + state.stack(of: state.selectedTab)
    let modals = state.modals.map { " + " + $0.root.rawValue }.joined()
    return state.selectedTab.rawValue + ": " + stack.map(\.rawValue).joined(separator: " > ") + modals
}

let navigator = Navigator<AppRoute>()
navigator.start(restoring: "")
var flow = [screen(navigator)]

for link in ["myapp://items/7/comments", "myapp://profile/edit", "myapp://onboarding"] {
    guard let url = URL(string: link) else { preconditionFailure(link) }
    navigator.handle(url)
    flow.append(screen(navigator))
}
navigator.back()
navigator.back()
navigator.select(.home)
navigator.back()
flow.append(screen(navigator))

for line in flow { print(line) }
precondition(
    flow == [
        "home: home", "home: home > items/7 > items/7/comments", "profile: profile + profile/edit",
        "profile: profile + profile/edit + onboarding", "home: home > items/7",
    ])
precondition(AppRoute.comments(itemId: 7).parent == .item(id: 7))
print("\(flow.count) screens of \(AppRoute.Tab.allCases.count) tabs")
