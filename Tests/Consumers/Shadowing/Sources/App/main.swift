/// A value of every route, and its URL.
let links: [(AppRoute, Swift.String)] = [
    (.home, "myapp://app/"),
    (
        .numbers(number: -1, small: 255, flag: true, half: 0.25),
        "myapp://app/numbers/-1/255?flag=true&half=0.25"
    ),
    (
        .texts(text: "a", tab: .likes, note: "b", tags: ["c", "d"], others: ["e": "f"]),
        "myapp://app/texts/a?tab=likes&note=b&tag=c&tag=d&e=f"
    ),
    (.links(link: AppRoute.home.url(), id: nil), "myapp://app/links?link=myapp%3A%2F%2Fapp%2F"),
    (.mixed(name: "bob", major: 1, minor: 2), "myapp://app/@bob/v1.2"),
    (.file(path: ["a", "b"], line: 3), "myapp://app/files/a/b#at=3"),
    (.auth(.logIn(user: "me")), "myapp://app/auth/log-in/me"),
]

for (route, text) in links {
    precondition(route.url().absoluteString == text, "\(route.url()) is not \(text)")
    precondition(AppRoute(url: route.url()) == route, "\(text) is not \(route)")
    precondition(AppRoute(rawValue: text) == route, "\(text) is not \(route)")
    precondition(AppRoute(rawValue: route.rawValue) == route, "\(route.rawValue) is not \(route)")
}
precondition(Set(links.map(\.0)).count == links.count && AppRoute.Tab.allCases == [.posts, .likes])
print("\(links.count) links read and written")
