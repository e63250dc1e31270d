/// A value of every route of the spec.
private let examples: [AppRoute] = [
    .home,
    .userProfile(id: "José"),
    .article(slug: "on/off", ref: "a&b=c"),
    .userPosts(id: 42, page: 2, premium: true),
    .product(productId: "lamp", discount: 0.15, quantity: nil),
    .feed(page: nil),
    .feed(page: 3),
    .artist(id: "7", tab: .posts),
    .artist(id: "7", tab: .auctionResults),
    .profile(name: "bob"),
    .file(path: ["2025", "a report.pdf"]),
    .search(query: "카페", tags: ["open", "late"], filters: ["city": "Seoul"]),
    .auth(.signUp(provider: "apple")),
    .auth(.deleteAccount),
    .help(number: 12),
]

/// Prints the value of every route, its URL, and the URL read back.
///
/// - Returns: Whether every URL was read as the value that it was written from.
func showTour() -> Bool {
    var areAllReadBack = true
    for route in examples {
        let url = route.url()
        let copy = AppRoute(url: url)
        areAllReadBack = areAllReadBack && copy == route
        print(describe(route))
        print("  writes \(url)")
        print("  reads  \(copy.map(describe) ?? "nothing")")
    }
    return areAllReadBack
}

private func describe(_ route: AppRoute) -> String {
    let values = route.values.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    return values.isEmpty ? route.name : "\(route.name)(\(values))"
}
