import Foundation
import RouteCompiler
import RouteLanguage
import RouteRuntime
import Testing

/// Servers known at run time: only patterns that are relative to the first base count (Semantics,
/// section 3).
@Suite("Servers") struct ServerTests {
    private static let server = "https://other.example/team"

    @Test(
        arguments: [
            ("/help", .page(slug: "help")), ("/rooms", .room), ("/rooms/all", nil),
            ("/user/7", .user(id: 7)),
            ("/user/8", .user(id: 8)), ("", nil), ("/a", .page(slug: "a")),
            ("/a/", .page(slug: "a")),
        ] as [(String, ServerRoute?)])
    func aLinkOnAServer(path: String, route: ServerRoute?) throws {
        let server = try #require(URL(string: Self.server))
        #expect(ServerRoute(url: URL(string: Self.server + path), on: server) == route)
        let table = try #require(
            CompiledCase.all.first { $0.name == "servers" }?.golden?.compilation.compiled?.table)
        let reading = table.read(url: Self.server + path, on: Self.server)
        #expect((reading != nil) == (route != nil))
        guard let reading, let route else { return }
        let written = table.write(route: reading.route, values: reading.values, on: Self.server)
        #expect(written == route.url(on: server)?.absoluteString)
    }

    /// `room` is written by its first pattern, which is a full URL.
    @Test func aFullURLIsOnNoServer() throws {
        let server = try #require(URL(string: Self.server))
        #expect(ServerRoute.room.url(on: server) == nil)
        #expect(ServerRoute.help.url(on: server) == nil)
        #expect(
            ServerRoute.page(slug: "help").url(on: server)?.absoluteString
                == "https://other.example/team/help")
    }
}
