import RouteClaims
import RouteTestSupport
import Testing

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
        _ files: WildcardFile..., on system: LinkClaimer.System = .apple, spec: String? = nil
    ) throws -> [String: ClaimCoverage] {
        let compiled = try #require(Checked(spec ?? self.spec).compilation.compiled)
        let table = compiled.table
        let claimers = files.enumerated().map { index, file in
            var claimer = file.claimer
            claimer.file = index
            return claimer
        }
        let coverage = Verification.coverage(of: compiled, by: claimers, on: system)
        return Dictionary(uniqueKeysWithValues: coverage.map { (table.route(of: $0).name, $1) })
    }

    @Test func eachPatternIsClaimedAsAWholeInPartOrNotAtAll() throws {
        let found = try coverage(
            WildcardFile("/about", "!/user/1*", "/user/*", "!/tab/*", "/posts/?/all", scope: .paths))
        #expect(found == ["home": .nothing, "about": .all, "user": .part, "tab": .nothing, "posts": .part])
    }

    @Test func onlyLinksAsTheyAreWrittenCount() throws {
        #expect(try coverage(WildcardFile("/tab/one", "/tab/two", "!*", scope: .paths))["tab"] == .all)
        #expect(try coverage(WildcardFile("/tab/one", "!*", scope: .paths))["tab"] == .part)
    }

    @Test func eachSystemHasItsOwnFiles() throws {
        let apple = WildcardFile("/about", scope: .paths)
        let android = WildcardFile("*", system: .android, scope: .paths)
        #expect(try coverage(apple, android)["user"] == .nothing)
        #expect(try coverage(apple, android, on: .android)["user"] == .all)
        #expect(try coverage(apple, on: .android).isEmpty)
    }

    @Test func aFileCountsForTheSchemesThatItDecides() throws {
        #expect(try coverage(WildcardFile("*", scope: .paths))["about"] == .all)
        #expect(try coverage(WildcardFile("*"))["about"] == .part, "the scheme of the app's own is missing")
        #expect(try coverage(WildcardFile("*", scope: .hosts)).isEmpty)
        let schemes = WildcardFile("*", schemes: ["myapp"], hosts: [ClaimedHost(name: nil)], scope: .customSchemes)
        #expect(try coverage(schemes)["about"] == .all)
        #expect(try coverage(schemes, WildcardFile("/user/*", scope: .paths))["about"] == .part)
    }

    @Test func theFileThatClaimsMostCounts() throws {
        let some = WildcardFile("/user/1*", scope: .paths)
        let all = WildcardFile("/user/*", scope: .paths)
        let none = WildcardFile("/nothing", scope: .paths)
        #expect(try coverage(none, some)["user"] == .part)
        #expect(try coverage(some, all, none)["user"] == .all)
    }

    @Test func aHostThatIsMissingIsAPartThatIsMissing() throws {
        let spec = "bases: [https://a.com, https://b.com]\nroutes:\n  about: about\n"
        let file = WildcardFile("*", hosts: [ClaimedHost(name: "a.com")])
        #expect(try coverage(file, spec: spec) == ["about": .part])
    }
}
