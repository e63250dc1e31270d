import Testing

@testable import RouteClaims

struct UnwantedClaimTests {
    private func findings(_ claim: String, _ files: WildcardFile..., scheme: String = "https")
        throws -> [String]
    {
        let spec = """
            bases: ['\(scheme)://h.example']
            routes:
              users: admin/users
              admin:
                pattern: admin/${x}
                claim: \(claim)
              other: admin/${y}/b

            """
        return try files.flatMap { try verify(spec, $0) }.filter {
            $0.hasSuffix("[unwanted-claim]")
        }
    }

    @Test func aLinkOfARouteThatIsNotClaimed() throws {
        let message =
            "'rules[0]' claims 'https://h.example/admin/a', but 'admin' has 'claim: false' [unwanted-claim]"
        #expect(try findings("false", WildcardFile("/admin/a")) == ["warning: " + message])
        #expect(try findings("true", WildcardFile("/admin/a")).isEmpty)
        #expect(try findings("false", WildcardFile("!/admin/?*", "/admin/*")).isEmpty)
    }

    @Test func aLinkThatOpensAnotherRoute() throws {
        #expect(try findings("false", WildcardFile("/admin/users", "/admin/?/b")).isEmpty)
        #expect(
            try findings("false", WildcardFile("/admin/user*")) == [
                "warning: 'rules[0]' claims 'https://h.example/admin/usera', but 'admin' has 'claim: false' [unwanted-claim]"
            ])
    }

    @Test func aSchemeThatIsClaimedAsAWhole() throws {
        let file = WildcardFile("*", schemes: ["app"], hosts: [ClaimedHost(name: nil)])
        #expect(try findings("false", file, scheme: "app").isEmpty)
        let host = WildcardFile("*", schemes: ["app"], hosts: [ClaimedHost(name: "h.example")])
        #expect(try findings("false", host, scheme: "app").count == 1)
    }
}
