/// A typical app's spec of any size, with a list, a detail, a form, and a comment for every kind of
/// thing.
enum AppSpec {
    /// The text of a spec with `count` routes.
    static func text(count: Int) -> String {
        var lines = ["enum: App\(count)", "scheme: https", "host: www.example.com", "routes:"]
        for route in 0..<count {
            let thing = thing(route / forms.count)
            let (name, pattern) = forms[route % forms.count]
            lines.append("  \(camelCase(thing))\(name): \(thing)\(pattern)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let forms = [
        ("List", "?page=${page:Int?}&sort=${sort?}"),
        ("Detail", "/${id:Int}"),
        ("Edit", "/${id:Int}/edit?source=${source}"),
        (
            "Comment",
            "/${id:Int}/comments/${comment}?highlighted=${highlighted:Bool=false}&page=${page:Int=1}"
        ),
    ]

    private static let things = [
        "orders", "products", "users", "articles", "invoices", "payments", "messages", "events",
        "tickets", "reviews",
        "collections", "addresses", "subscriptions", "notifications", "settings", "teams",
        "projects", "tasks", "files",
        "photos", "albums", "playlists", "venues", "bookings", "vouchers",
    ]

    private static let kinds = [
        "archived", "featured", "shared", "draft", "public", "private", "recent", "popular",
        "pending", "team",
    ]

    /// The name of a thing, different for each number. More of the names start alike than in real
    /// specs.
    private static func thing(_ number: Int) -> String {
        var name = things[number % things.count]
        let round = number / things.count
        if round > 0 { name = kinds[(round - 1) % kinds.count] + "-" + name }
        return round > kinds.count ? "\(name)-\((round - 1) / kinds.count)" : name
    }

    private static func camelCase(_ name: String) -> String {
        let words = name.split(separator: "-")
        return words.enumerated().map {
            $0.offset == 0 ? String($0.element) : $0.element.capitalized
        }.joined()
    }
}

extension Substring {
    fileprivate var capitalized: String {
        prefix(1).uppercased() + dropFirst()
    }
}
