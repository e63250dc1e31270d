import Foundation
import Routes

/// A library that evolves may get new routes: a `switch` outside of it has an answer for those.
func title(of route: AppRoute) -> String {
    switch route {
    case .home: "home"
    case .user(let id, let tab, _, _): "\(tab) of user \(id)"
    case .profile(let name): name
    case .file(let path): path.joined(separator: " › ")
    case .search(let query, _): query
    case .auth: "auth"
    @unknown default: "new"
    }
}

let routes: [AppRoute] = [
    .home, .user(id: 42, tab: .likes, device: UUID(), back: AppRoute.home.url()),
    .profile(name: "bob"),
    .file(path: ["a", "b c"]), .search(query: "x", filters: ["k": "v"]), .start,
]
for route in routes {
    precondition(AppRoute(url: route.url()) == route && AppRoute(rawValue: route.rawValue) == route)
    let data = try JSONEncoder().encode([route])
    let copy = try JSONDecoder().decode([AppRoute].self, from: data)
    precondition(copy == [route])
}
print(routes.map(title).joined(separator: ", "))
