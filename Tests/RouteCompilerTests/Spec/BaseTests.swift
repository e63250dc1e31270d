import RouteCompiler
import RoutePatterns
import Testing

@Suite struct BaseTests {
    private func problems(_ bases: String...) -> [String] {
        let list = bases.map { "  - \"\($0)\"\n" }.joined()
        return Checked("bases:\n\(list)routes:\n  home: \"\"\n").compilation.diagnostics.sorted.map(\.message)
    }

    @Test func basesThatReadAURLInOneWayStandTogether() {
        #expect(
            problems("myapp://", "https://www.example.com", "https://example.com/app", "https://*.example.com") == [])
        #expect(problems("https://example.com/a", "https://example.com/b", "https://example.com:8080") == [])
        #expect(problems("https://www.example.com/a", "https://*.example.com/a") == [])
        #expect(problems("https://a.b.example.com", "https://*.example.com/app") == [])
        #expect(problems("https://example.com", "https://*.example.com/app", "https://*.www.example.com/other") == [])
        #expect(problems("myapp:///a", "myapp:///b") == [])
    }

    @Test func oneURLIsNotReadInTwoWays() {
        #expect(
            problems("https://example.com/app", "https://example.com") == [
                "a URL could have either of two bases: 'https://example.com/app' goes on where 'https://example.com' ends"
            ])
        #expect(
            problems("myapp://", "myapp:///app") == [
                "a URL could have either of two bases: 'myapp:///app' goes on where 'myapp://' ends"
            ])
        #expect(
            problems("https://www.example.com/app", "https://*.example.com") == [
                "a URL could have either of two bases: 'https://www.example.com/app' goes on where "
                    + "'https://*.example.com' ends"
            ])
        #expect(problems("myapp://app", "MyApp://") == ["the scheme 'myapp' has a base with a host and one without"])
        #expect(
            problems("https://example.com", "https://EXAMPLE.com:443/") == [
                "the base 'https://EXAMPLE.com:443/' stands twice"
            ])
    }

    @Test func listsOfDifferentRoutesDoNotMeet() {
        let checked = Checked(
            """
            bases: [https://example.com]
            routes:
              home: ""
              app:
                bases: [https://example.com/app]
                pattern: home
            """)
        #expect(checked.lines == [])
    }

    @Test func aGroupMayHaveSchemeAndHost() {
        let checked = Checked(
            """
            routes:
              g:
                scheme: HTTPS
                host: Example.com
                routes:
                  home: ""
            """)
        #expect(
            checked.compilation.spec?.routes.first?.route.alternatives.first?.bases == [
                Base(scheme: "https", host: .literal("example.com"))
            ])
    }

    @Test func whatIsWrongStandsUnderItsOwnText() {
        let checked = Checked("scheme: myapp\nhost: a/b\nroutes:\n  home: \"\"\n")
        #expect(checked.underlined == ["/"])
        #expect(Checked("scheme: my app\nhost: a/b\nroutes:\n  home: \"\"\n").underlined == ["my app"])
        #expect(Checked("bases: [https://ok.example, nonsense]\nroutes:\n  home: \"\"\n").underlined == ["nonsense"])
    }
}
