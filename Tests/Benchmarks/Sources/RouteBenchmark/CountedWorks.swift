import Foundation

/// Work on a few fixed inputs, whose instructions CI counts.
enum CountedWorks {
    /// All counted work, by name.
    static var all: [(name: String, work: Work)] {
        [
            ("read-list", read("orders?page=42&sort=newest")),
            ("read-detail", read("bookings/20431")),
            ("read-comment", read("photos/42/comments/newest?highlighted=true&page=2")),
            ("read-escape", read("orders/42/edit?source=caf%C3%A9%20au%20lait")),
            ("miss-early", read("nothing/like/this")),
            ("miss-late", read("photos/42/comments/newest/none?highlighted=true&page=2")),
            (
                "read-github",
                Work("", on: ["repos/swift/foundation/issues/42/comments"]) {
                    GitHubRoute(rawValue: $0) == nil ? 0 : 1
                }
            ),
            (
                "raw-value",
                write(.photosComment(id: 42, comment: "newest", highlighted: true, page: 2)) {
                    $0.rawValue.utf8.count
                }
            ),
            (
                "raw-value-escape",
                write(.ordersEdit(id: 42, source: "café au lait")) { $0.rawValue.utf8.count }
            ),
        ]
    }

    /// Reading a URL of about `count` bytes: `kind` says what makes it long.
    static func long(_ kind: String, _ count: Int) -> Work? {
        func long(_ start: String, _ part: String) -> Work {
            read(start + String(repeating: part, count: count / part.utf8.count))
        }
        switch kind {
        case "value": return long("orders/42/edit?source=", "a")
        case "escapes": return long("orders/42/edit?source=", "%20")
        case "items": return long("orders?", "a=b&")
        case "segments": return long("orders/", "a/")
        case "digits": return long("orders/", "9")
        case "fragment": return long("orders/42#", "a/")
        default: return nil
        }
    }

    private static func read(_ path: String) -> Work {
        Work("", on: [URL(string: App100Table.contenders.base + "/" + path)]) {
            App100(url: $0) == nil ? 0 : 1
        }
    }

    private static func write(_ route: App100, _ body: @escaping (App100) -> Int) -> Work {
        Work("", on: [route], body)
    }
}
