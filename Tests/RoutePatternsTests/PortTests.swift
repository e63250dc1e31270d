import Testing

@testable import RouteLanguage

@Suite("Ports (Semantics, rule 3.1)")
struct PortTests {
    @Test(
        arguments: [
            ("https://h:8080/u", "u"), ("https://h:8080:443/u", nil), ("https://h:8080:/u", nil),
            ("https://h:8080:8080/u", nil), ("https://h::8080/u", nil), ("https://h:8080::/u", nil),
            ("https://h:443/u", nil), ("https://h:/u", nil), ("https://h/u", nil),
            ("https://h:08080/u", nil),
            ("https://[h:8080]/u", nil), ("https://h:8080]/u", nil),
        ] as [(String, String?)])
    func aHostHasOnePort(url: String, expected: String?) throws {
        #expect(try table(["u: u"], bases: ["https://h:8080"]).summary(url) == expected)
    }

    @Test(
        arguments: [
            ("https://[::1]/u", "u"), ("https://[::1]:443/u", "u"), ("https://[::1]:/u", "u"),
            ("https://[::1]::443/u", nil), ("https://[::1]:443:/u", nil),
            ("https://[::1:443/u", nil),
            ("https://[::1]x:443/u", nil), ("https://[[::1]:443/u", nil),
        ] as [(String, String?)])
    func colonsInBracketsAreTheHosts(url: String, expected: String?) throws {
        #expect(try table(["u: u"], bases: ["https://[::1]"]).summary(url) == expected)
    }

    @Test(arguments: ["x://a:b:/u", "x://a:b/u", "x://:b/u", "x://a::/u", "x://a:b]/u"])
    func aParameterInAHostReadsNoColon(url: String) throws {
        let table = try table(["u: x://${h}/u", "v: x://${a}-${b}/u", "w: x://h/w"])
        #expect(table.summary(url) == nil)
        #expect(table.summary("x://a/u") == "u h=a")
    }

    /// Without a host, the authority is a segment, with all its colons except that of a default
    /// port.
    @Test func aFirstSegmentHasColons() throws {
        let table = try table(["u: ${a}/u"], bases: ["myapp://"])
        #expect(table.summary("myapp://a:b/u") == "u a=a:b")
        #expect(table.summary("myapp://a:b:/u") == "u a=a:b")
        #expect(table.summary("myapp://a:b:8/u") == "u a=a:b:8")
    }
}
