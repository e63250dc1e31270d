import Foundation
import RouteNavigation
import ShopFeature

/// What is on the screen: the tab, its stack, and the modals over it.
@MainActor func screen(_ navigator: Navigator<AppRoute>) -> String {
    let state = navigator.state
    let stack = [AppRoute.root(of: state.selectedTab)] + state.stack(of: state.selectedTab)
    let modals = state.modals.map { " + " + $0.root.rawValue }.joined()
    return state.selectedTab.rawValue + ": " + stack.map(\.rawValue).joined(separator: " > ")
        + modals
}

let navigator = Navigator<AppRoute>()
navigator.start(restoring: "")
var flow = [screen(navigator)]

@MainActor func open(_ links: String...) {
    for link in links {
        guard let url = URL(string: link) else { preconditionFailure(link) }
        navigator.open(url)
        flow.append(screen(navigator))
    }
}

open("myapp://items/7/comments", "myapp://profile/edit", "myapp://onboarding")
navigator.back()
navigator.back()
navigator.select(.home)
navigator.back()
flow.append(screen(navigator))

// The shop's own module says where its screens are, and this one in which tab.
open("myapp://shop/products/7", "myapp://shop/photos/1")
for route in featured {
    navigator.open(.shop(route))
    flow.append(screen(navigator))
}

for line in flow { print(line) }
precondition(
    flow == [
        "home: home", "home: home > items/7 > items/7/comments", "profile: profile + profile/edit",
        "profile: profile + profile/edit + onboarding", "home: home > items/7",
        "shop: shop > shop/products/7", "shop: shop > shop/products/7 + shop/photos/1",
        "shop: shop > shop/products/7", "shop: shop + shop/cart",
    ])
precondition(AppRoute.comments(itemId: 7).place.parent == .item(id: 7))
precondition(AppRoute.shop(.product(id: 7)).place.parent == .shop(.start))
print("\(flow.count) screens of \(AppRoute.Tab.allCases.count) tabs")
