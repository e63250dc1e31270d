import Foundation

@main
enum App {
    static func main() async {
        var router = Router()
        router.open(URL(string: "myapp://app/user/42"))
        precondition(router.current == .user(id: 42, tab: .posts, note: nil))
        let opened = await Task.detached { open("auth/sign-up/apple") }.value
        precondition(opened == .auth(.signUp(provider: "apple")))
        print(await roundTrips(.file(path: ["a", "b"])))
    }
}

/// State of the main actor, as a view's would be.
struct Router {
    var current = AppRoute.home

    mutating func open(_ url: URL?) {
        current = AppRoute(url: url) ?? .home
    }
}

/// Off the main actor every member of the generated enum can be used as well.
nonisolated func open(_ text: String) -> AppRoute? {
    let routes: Set<AppRoute> = [.home, .auth(.logIn)]
    return routes.contains(.home) ? AppRoute(rawValue: text) : nil
}

@concurrent
nonisolated func roundTrips(_ route: AppRoute) async -> Bool {
    let isTab = AppRoute.Tab(rawValue: "likes") == .likes && AppRoute.Tab.allCases.count == 2
    return isTab && AppRoute(url: route.url()) == route
}
