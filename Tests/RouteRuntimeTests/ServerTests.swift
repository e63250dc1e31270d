import Testing

@testable import RouteRuntime

@Suite("Servers known at run time (Semantics, rule 3.11)")
struct ServerTests {
    /// A URL, a server, and what follows the server in the URL.
    @Test(arguments: [
        ("https://chat.example.org/team/a/b?x=1#y", "https://chat.example.org/team", "/a/b?x=1#y"),
        ("https://chat.example.org/team/a", "https://chat.example.org/team/", "/a"),
        ("HTTPS://Chat.Example.ORG:443/team", "https://chat.example.org:/team", ""),
        ("http://h:80/a", "http://h", "/a"), ("http://h:8080/a", "http://H:8080/", "/a"),
        ("https://h?x=1", "https://h", "?x=1"), ("https://h#x", "https://h/", "#x"),
        ("https://h", "https://h/", ""),
        ("https://h//a", "https://h/", "//a"), ("https://h/a//b", "https://h/a/", "//b"),
        ("https://h/http://x", "https://h", "/http://x"),
        ("x-y://[::1]:8080/a", "x-y://[::1]:8080", "/a"),
        ("https://h/%7Ea/b", "https://h/%7Ea", "/b"),
    ])
    func whatFollowsTheServer(url: String, server: String, rawValue: String) {
        #expect(_Route.rawValue(of: url, on: server) == rawValue)
    }

    @Test(arguments: [
        ("https://other.example.org/team/a", "https://chat.example.org/team"),
        ("http://h/a", "https://h"), ("https://h:8443/a", "https://h"),
        ("https://h/a", "https://h:8443"),
        ("https://h/teammate", "https://h/team"), ("https://h/Team/a", "https://h/team"),
        ("https://h/te", "https://h/team"),
        ("https://h/~a/b", "https://h/%7Ea"), ("https://u@h/a", "https://h"),
        ("https://h/a", "https://u@h"),
        ("https://h.evil.example/a", "https://h"), ("https://h/a?b", "https://h/a?b"),
        ("https://h/a#b", "https://h/a#b"),
        ("/a", "https://h"), ("https:///a", "https://"), ("https:///a", "https:///"), ("h/a", "h"),
        ("", ""),
        ("https://h:1:2/a", "https://h:1:2"), ("https://:8080/a", "https://:8080"),
    ])
    func notOnTheServer(url: String, server: String) {
        #expect(_Route.rawValue(of: url, on: server) == nil)
    }

    @Test(arguments: [
        ("a/b", "https://h", "https://h/a/b"), ("a", "https://h/", "https://h/a"),
        ("", "https://h", "https://h/"),
        ("", "https://h/team/", "https://h/team/"), ("//a", "https://h/team", "https://h/team//a"),
        ("/http://x", "https://h", "https://h/http://x"), ("?q=1", "https://h", "https://h/?q=1"),
    ])
    func aURLOnAServer(rawValue: String, server: String, url: String) {
        #expect(_Route.text(rawValue, on: server) == url)
    }

    @Test func aRouteWithABaseOfItsOwnIsOnNoServer() {
        #expect(_Route.text("https://help.example.com/1", on: "https://h") == nil)
        #expect(_Route.text("a", on: "https://h?x") == nil)
        #expect(_Route.text("a", on: "myapp:a") == nil)
    }
}
