import RouteTestSupport
import Testing

@testable import RouteClaims

/// What `list --claims` shows for each pattern.
struct ClaimCoverageTests {
    private let spec = """
        bases: [https://example.com, myapp://]
        routes:
          home: ""
          about: about
          user: user/${id:Int}
          tab: tab/${name:Tab}
          posts: posts/${name}/all
        types:
          Tab: [one, two]
        """

    private func coverage(
        _ files: WildcardFile..., on system: ClaimFile.System? = nil, spec: String? = nil
    ) throws -> [String: ClaimCoverage] {
        let compiled = try #require(Checked(spec ?? self.spec).compilation.compiled)
        let table = compiled.table
        let claimers = files.enumerated().map { index, file in
            var claimer = file.claimer
            claimer.index = index
            return claimer
        }
        let system = system ?? claimers[0].kind.system
        let coverage = Verification.coverage(of: compiled, by: claimers, on: system)
        return Dictionary(uniqueKeysWithValues: coverage.map { (table.route(of: $0).name, $1) })
    }

    @Test func eachPatternIsClaimedAsAWholeInPartOrNotAtAll() throws {
        let found = try coverage(
            WildcardFile(
                "/about", "!/user/1*", "/user/*", "!/tab/*", "/posts/?/all",
                kind: .appSiteAssociation))
        #expect(
            found == [
                "home": .nothing, "about": .all, "user": .part, "tab": .nothing, "posts": .part,
            ])
    }

    @Test func onlyLinksAsTheyAreWrittenCount() throws {
        #expect(
            try coverage(WildcardFile("/tab/one", "/tab/two", "!*", kind: .appSiteAssociation))[
                "tab"] == .all)
        #expect(
            try coverage(WildcardFile("/tab/one", "!*", kind: .appSiteAssociation))["tab"] == .part)
    }

    /// The file of another host takes no links away.
    @Test func anotherHostsFileIsNoLimit() throws {
        func assetLinks(_ host: String) -> WildcardFile {
            WildcardFile("/about", hosts: [ClaimedHost(name: host)], kind: .assetLinks)
        }
        let manifest = WildcardFile(
            "*", schemes: ["https", "myapp"], hosts: [ClaimedHost(name: nil)],
            kind: .androidManifest)
        let own = assetLinks("example.com")
        let other = assetLinks("other.com")
        #expect(try coverage(manifest, other)["user"] == .all)
        // Under the scheme of the app, no file limits it.
        #expect(try coverage(manifest, own)["user"] == .part)
        #expect(try coverage(manifest, own)["about"] == .all)
    }

    @Test func eachSystemHasItsOwnFiles() throws {
        let apple = WildcardFile("/about", kind: .appSiteAssociation)
        let android = WildcardFile(
            "*", schemes: ["https", "myapp"], hosts: [ClaimedHost(name: nil)],
            kind: .androidManifest)
        #expect(try coverage(apple, android, on: .apple)["user"] == .nothing)
        #expect(try coverage(apple, android, on: .android)["user"] == .all)
        #expect(try coverage(apple, on: .android).isEmpty)
    }

    @Test func aFileCountsForTheSchemesThatItDecides() throws {
        #expect(try coverage(WildcardFile("*", kind: .appSiteAssociation))["about"] == .all)
        #expect(
            try coverage(WildcardFile("*"))["about"] == .part,
            "the scheme of the app's own is missing")
        #expect(try coverage(WildcardFile("*", kind: .entitlements)).isEmpty)
        let schemes = WildcardFile(
            "*", schemes: ["myapp"], hosts: [ClaimedHost(name: nil)], kind: .infoPropertyList)
        #expect(try coverage(schemes)["about"] == .all)
        #expect(
            try coverage(schemes, WildcardFile("/user/*", kind: .appSiteAssociation))["about"]
                == .part)
    }

    @Test func theFileThatClaimsMostCounts() throws {
        let some = WildcardFile("/user/1*", kind: .appSiteAssociation)
        let all = WildcardFile("/user/*", kind: .appSiteAssociation)
        let none = WildcardFile("/nothing", kind: .appSiteAssociation)
        #expect(try coverage(none, some)["user"] == .part)
        #expect(try coverage(some, all, none)["user"] == .all)
    }

    @Test func aHostThatIsMissingIsAPartThatIsMissing() throws {
        let spec = "bases: [https://a.com, https://b.com]\nroutes:\n  about: about\n"
        let file = WildcardFile("*", hosts: [ClaimedHost(name: "a.com")])
        #expect(try coverage(file, spec: spec) == ["about": .part])
    }
}
