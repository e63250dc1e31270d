import RoutePatterns
import Testing

/// An app's router gives the right result for URLs that only an attacker would send. No clock is
/// needed: the tests end only if everything takes linear time.
@Suite("Long URLs")
struct LongURLTests {
    private static let long = 20_000

    private func router() throws -> PatternRouter<RouteMatch> {
        try PatternRouter(
            bases: ["myapp://app"],
            patterns: [
                "user": "user/${id}", "files": "files/${path...}",
                "numbers": "numbers/${numbers:Int...}",
                "search": "search?${filters...}",
                "tags": "tags?tag=${tags:[String]}&page=${page:Int=1}",
                "slug": "${slug}-p${id}", "room": "room#/${path...}",
            ])
    }

    @Test func aLongValue() throws {
        let router = try router()
        let text = String(repeating: "é/", count: 1 << 15)
        let url = try router.url("user", ["id": text])
        #expect(url.absoluteString.utf8.count > 1 << 17)
        #expect(router.match(url.absoluteString)?["id"] == text)
        let slug = String(repeating: "-p", count: 1 << 16)
        #expect(router.match("myapp://app/\(slug)")?["id"] == String(slug.dropFirst(2)))
    }

    @Test func aPathOfManySegments() throws {
        let router = try router()
        let path = Array(repeating: "1", count: Self.long)
        let text = path.joined(separator: "/")
        #expect(router.match("myapp://app/files/\(text)")?["path"] == path)
        #expect(
            router.match("myapp://app/numbers/\(text)")?["numbers"] == path.compactMap { Int($0) })
        #expect(router.match("myapp://app/numbers/\(text)/x") == nil)
        #expect(router.match("myapp://app/user/\(text)") == nil)
        #expect(router.match("myapp://app/room#/\(text)")?["path"] == path)
        #expect(
            try router.url("files", ["path": path]).absoluteString == "myapp://app/files/\(text)")
    }

    @Test func aQueryOfManyItems() throws {
        let router = try router()
        let items = (0..<Self.long).map { "k\($0)=v\($0)" }.joined(separator: "&")
        let filters: [String: String]? = router.match("myapp://app/search?\(items)")?["filters"]
        #expect(filters?.count == Self.long && filters?["k17777"] == "v17777")
        let tags = String(repeating: "tag=t&", count: Self.long)
        let match = router.match("myapp://app/tags?\(items)&\(tags)page=7&\(items)")
        #expect(match?["tags"] == Array(repeating: "t", count: Self.long))
        #expect(match?["page"] == 7)
    }
}
