import RoutePatterns
import Testing

/// A router is used from several threads at once, also under the thread sanitizer
/// (`.ci/check-sanitizers thread`).
@Suite("A router in many tasks")
struct ConcurrencyTests {
    @Test func readsAndWritesAtOnce() async throws {
        let router = try PatternRouter<String>(bases: ["myapp://app", "https://h"]) { routes in
            for number in 0..<50 {
                try routes.add("a\(number)/${id:Int}/v${x}.${y}?q=${q?}", name: "r\(number)") {
                    match in
                    match["id"].map { (id: Int) in "\(number) \(id)" }
                }
            }
            try routes.add("${rest...}", name: "rest") { _ in "rest" }
        }
        let counts = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
            for task in 0..<16 {
                group.addTask {
                    (0..<200).count { step in
                        let number = (task * 7 + step) % 50
                        let values: [String: any RouteValueConvertible] = [
                            "id": step, "x": "a.b", "y": "\(task)",
                        ]
                        guard let url = try? router.url("r\(number)", values).absoluteString else {
                            return false
                        }
                        return router.match(url) == "\(number) \(step)"
                            && router.match("https://h/a\(number)/x/v1.2") == "rest"
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 200, count: 16))
    }
}
