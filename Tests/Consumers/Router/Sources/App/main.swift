import Foundation
import RoutePatterns

enum Screen: Equatable {
    case home
    case user(Int)
    case article(slug: String, page: Int?)
}

let router = try PatternRouter<Screen>(bases: ["myapp://app", "https://www.example.com"]) {
    routes in
    try routes.add("", name: "home") { _ in .home }
    try routes.add("user/${id:Int}", name: "user") { match in
        guard let id: Int = match["id"] else { return nil }
        return .user(id)
    }
    try routes.add("article/${slug}?page=${page:Int?}", name: "article") { match in
        guard let slug: String = match["slug"] else { return nil }
        return .article(slug: slug, page: match["page"])
    }
}
precondition(router.match("myapp://app/user/42") == .user(42))
precondition(
    router.match(URL(string: "https://www.example.com/article/caf%C3%A9?page=2"))
        == .article(slug: "café", page: 2))
precondition(router.match("myapp://app/user/me") == nil)
let url = try router.url("article", ["slug": "on/off"])
precondition(
    url.absoluteString == "myapp://app/article/on%2Foff"
        && router.match(url) == .article(slug: "on/off", page: nil))

// As a server would send them.
let received = try JSONDecoder().decode(
    [String].self, from: Data(#"["promo/${code}", "shop/${path...}"]"#.utf8))
let promotions = try PatternRouter<RouteMatch>(bases: ["myapp://app"]) { routes in
    for pattern in received { try routes.add(pattern) { $0 } }
}
precondition(promotions.match("myapp://app/promo/X1")?["code"] == "X1")
precondition(promotions.match("myapp://app/shop/a/b")?["path"] == ["a", "b"])

do {
    _ = try PatternRouter<RouteMatch>(bases: ["myapp://app"], patterns: ["user": "user/${id:Int"])
    preconditionFailure("the pattern is taken")
} catch let error as PatternError {
    print(error)
}
