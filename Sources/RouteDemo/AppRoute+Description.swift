/// Code for every route, as in an app: if the spec gets another route, the compiler reports a
/// `switch` without it.
extension AppRoute {
    /// The route's values, with their names in the spec, as Swift literals.
    var values: [(name: String, value: String)] {
        switch self {
        case .home, .auth(.deleteAccount):
            []
        case .userProfile(let id):
            [("id", literal(id))]
        case .article(let slug, let ref):
            [("slug", literal(slug)), ("ref", literal(ref))]
        case .userPosts(let id, let page, let premium):
            [("id", "\(id)"), ("page", "\(page)"), ("premium", "\(premium)")]
        case .product(let productId, let discount, let quantity):
            [
                ("productId", literal(productId)), ("discount", literal(discount)),
                ("quantity", literal(quantity)),
            ]
        case .feed(let page):
            [("page", literal(page))]
        case .artist(let id, let tab):
            [("id", literal(id)), ("tab", ".\(tab)")]
        case .profile(let name):
            [("name", literal(name))]
        case .file(let path):
            [("path", "\(path)")]
        case .search(let query, let tags, let filters):
            [("query", literal(query)), ("tags", "\(tags)"), ("filters", "\(filters)")]
        case .auth(.signUp(let provider)):
            [("provider", literal(provider))]
        case .help(let number):
            [("number", "\(number)")]
        }
    }
}

private func literal(_ text: String) -> String {
    text.debugDescription
}

private func literal<Value>(_ value: Value?) -> String {
    value.map { "\($0)" } ?? "nil"
}
