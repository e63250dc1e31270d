import Foundation

/// A value of every route, and its URL.
let links: [(AppRoute, String)] = [
    (.home, "myapp://app/"),
    (.user(id: 42, tab: .likes, note: nil), "myapp://app/user/42?tab=likes"),
    (.file(path: ["a", "b c"]), "myapp://app/files/a/b%20c"),
    (.search(query: "x", filters: ["k": "v"]), "myapp://app/search?q=x&k=v"),
    (.auth(.logIn), "myapp://app/auth/log-in"),
    (.auth(.signUp(provider: "apple")), "myapp://app/auth/sign-up/apple"),
]

for (route, text) in links {
    precondition(route.url().absoluteString == text, "\(route.url()) is not \(text)")
    precondition(AppRoute(url: URL(string: text)) == route, "\(text) is not \(route)")
    precondition(AppRoute(rawValue: route.rawValue) == route, "\(route.rawValue) is not \(route)")
}
precondition(AppRoute(url: nil) == nil)
print("\(links.count) links read and written")
