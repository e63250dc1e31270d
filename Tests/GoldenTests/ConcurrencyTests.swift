import Foundation
import RouteRuntime
import Testing

/// A generated enum is used from several threads at once, also under the thread sanitizer
/// (`.ci/check-sanitizers quick`).
@Suite("A generated enum in many tasks") struct ConcurrencyTests {
    @Test func manyTasksCompareHashAndCodeValuesAtOnce() async throws {
        let routes: [AppRoute] = [
            .home, .userProfile(id: "a/b"), .userPosts(id: 1, page: 2, premium: true),
            .feed(page: nil),
            .artist(id: "x", tab: .likes), .auth(.signUp(provider: "me")), .help(number: 7),
        ]
        let sets = try await withThrowingTaskGroup(
            of: Set<AppRoute>.self, returning: [Set<AppRoute>].self
        ) { group in
            for _ in 0..<12 {
                group.addTask {
                    let data = try JSONEncoder().encode(routes)
                    return Set(try JSONDecoder().decode([AppRoute].self, from: data)).union(routes)
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sets == Array(repeating: Set(routes), count: 12))
    }

    @Test func manyTasksReadAndWriteURLsAtOnce() async {
        let routes = (0..<50).flatMap { number -> [AppRoute] in
            [
                .userProfile(id: "a/\(number)"), .userPosts(id: number, page: 2, premium: true),
                .feed(page: number),
                .product(productId: "p", discount: 0.5, quantity: number),
                .auth(.signUp(provider: "\(number)")),
            ]
        }
        let counts = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
            for _ in 0..<12 {
                group.addTask {
                    routes.count {
                        AppRoute(url: $0.url()) == $0 && AppRoute(rawValue: $0.rawValue) == $0
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: routes.count, count: 12))
    }
}
