import Foundation
import RouteNavigation
import RoutePatterns

/// Work on patterns with many parts, and on a snapshot with many modals. Its cost must be linear in
/// its input.
enum LongPatterns {
    /// Work of a kind on an input of about `count` bytes.
    static func work(_ kind: String, _ count: Int) -> Work? {
        switch kind {
        case "unclosed": build(String(repeating: "${", count: count / 2))
        case "segments-built": build(segments(count / 8))
        case "segments-matched":
            match(segments(count / 8), "m://h/" + list(count / 8, "/") { "s\($0)" })
        case "segments-written": write(segments(count / 8))
        case "fragment-matched":
            match("#" + segments(count / 8), "m://h#" + list(count / 8, "/") { "s\($0)" })
        case "items-built": build(items(count / 16))
        case "items-matched": match(items(count / 16), "m://h?" + reversedItems(count / 16))
        case "items-missed":
            match(items(count / 16), "m://h?" + list(count / 16, "&") { "o\($0)=v" })
        case "items-written": write(items(count / 16) + "&${rest...}")
        case "items-others": match(items(16) + "&${rest...}", "m://h?" + reversedItems(count / 16))
        case "rest-name":
            match("?${rest...}", "m://h?" + list(count / 2, "") { _ in "\u{301}" } + "=v")
        case "split-else":
            match("${sort:Sort}.${page:Int}", "m://h/" + list(count, "") { _ in "." })
        case "split-elses":
            match(
                "${a:Sort}.${b:Sort}.${c:Sort}.${page:Int}", "m://h/" + list(count, "") { _ in "." }
            )
        case "modals": restore(count / 32)
        default: nil
        }
    }

    private static func list(_ count: Int, _ separator: String, _ part: (Int) -> String) -> String {
        (0..<count).map(part).joined(separator: separator)
    }

    private static func segments(_ count: Int) -> String {
        list(count, "/") { $0 % 2 == 0 ? "s\($0)" : "${a\($0)}" }
    }

    private static func items(_ count: Int) -> String {
        "?" + list(count, "&") { "i\($0)=${a\($0)}" }
    }

    private static func reversedItems(_ count: Int) -> String {
        list(count, "&") { "i\(count - 1 - $0)=v" }
    }

    private static func router(_ pattern: String) -> PatternRouter<RouteMatch>? {
        let sort = RouteType.closed(
            ClosedType(name: "Sort", values: ["top", "new"], fallback: "new"))
        return try? PatternRouter(bases: ["m://h"], types: [sort], patterns: ["r": pattern])
    }

    private static func build(_ pattern: String) -> Work {
        Work("", on: [pattern]) { router($0) == nil ? 0 : 1 }
    }

    private static func match(_ pattern: String, _ url: String) -> Work {
        let router = router(pattern)
        return Work("", on: [url]) { router?.match($0) == nil ? 0 : 1 }
    }

    private static func write(_ pattern: String) -> Work {
        let router = router(pattern)
        let parts = pattern.split(separator: "${").dropFirst().compactMap {
            $0.split(separator: "}").first
        }
        let values = Dictionary(parts.filter { $0 != "rest..." }.map { (String($0), "v") }) {
            first, _ in first
        }
        return Work("", on: [values]) { values in
            (try? router?.url("r", values))?.absoluteString.utf8.count ?? 0
        }
    }

    private static func restore(_ count: Int) -> Work {
        let snapshot =
            #"{"version":1,"tab":"home","stacks":{},"modals":[\#(list(count, ",") { _ in #"["sheet","sheet"]"# })]}"#
        return Work("", on: [snapshot]) { NavigationState<Screen>(restoring: $0).modals.count }
    }
}

/// A route with a place on the screen.
private enum Screen: String, NavigableRoute {
    enum Tab: String, CaseIterable {
        case home
    }

    case home, sheet

    init?(url: URL?) { nil }

    static func root(of tab: Tab) -> Self { .home }

    var place: RoutePlace<Self> { self == .home ? .init(.root, in: .home) : .init(.sheet) }
}
