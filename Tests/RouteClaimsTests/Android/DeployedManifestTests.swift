import RouteClaims
import Testing

@Suite(.enabled(if: SharedClaims.isPresent, "the claims' data are not beside the package"))
struct DeployedManifestTests {
    private func manifest(_ name: String, _ resources: [String: String] = [:]) throws -> ClaimFile {
        ClaimFile(
            .androidManifest, try SharedClaims.bytes("deployed/" + name + ".AndroidManifest.xml"),
            resources: resources)
    }

    @Test func divineTakesVideos() throws {
        let manifest = try manifest("divine")
        #expect(manifest.place("https://divine.video/videos") == "intent-filter 2, data 1")
        #expect(
            manifest.problems.map { "\($0.line ?? 0) \($0.rule.id) \($0.url ?? "")" } == [
                "111 open-prefix https://divine.video/videos",
                "115 open-prefix https://divine.video/profiles",
                "119 open-prefix https://divine.video/hashtags",
                "123 open-prefix https://divine.video/searchs",
            ])
    }

    @Test func homeAssistantTakesInvitations() throws {
        let manifest = try manifest("home-assistant")
        let rule = try #require(
            ClaimedURL("https://my.home-assistant.io/invite/").flatMap {
                manifest.rule(claiming: $0)
            })
        #expect(rule.location.line == 399)
        #expect(manifest.place("https://my.home-assistant.io/redirect/x") != nil)
        #expect(manifest.place("https://www.home-assistant.io/tag/1") != nil)
        #expect(manifest.place("homeassistant://navigate/x") != nil)
        #expect(manifest.place("homeassistant://other/x") == nil)
        #expect(manifest.problems.isEmpty)
    }

    @Test func integreatVerifiesASchemeOfItsOwn() throws {
        let unknown = try manifest("integreat")
        #expect(unknown.lists.isEmpty)
        #expect(
            unknown.problems.map { "\($0.line ?? 0) \($0.rule.id) \($0.help ?? "")" } == [
                "32 verified-scheme give 'integreat' a filter of its own, without android:autoVerify",
                "39 unknown-resource give it with --resource BUILD_CONFIG_HOST_NAME=VALUE",
                "49 unknown-resource give it with --resource BUILD_CONFIG_HOST_NAME=VALUE",
            ])
        let known = try manifest("integreat", ["BUILD_CONFIG_HOST_NAME": "integreat.app"])
        #expect(known.place("https://integreat.app/augsburg") == "intent-filter 3, data 2")
        #expect(known.problems.map { "\($0.line ?? 0) \($0.rule.id)" } == ["32 verified-scheme"])
    }

    @Test func townCrierCombines() throws {
        let manifest = try manifest("town-crier")
        #expect(manifest.place("https://towncrierapp.uk/a/") == "intent-filter 2, data 1")
        #expect(
            manifest.problems.map { "\($0.line ?? 0) \($0.rule.id) \($0.url ?? "")" } == [
                "45 combined-data https://share.towncrierapp.uk/applications"
            ])
    }

    @Test func hyloListsItsPaths() throws {
        let manifest = try manifest("hylo")
        #expect(manifest.place("https://www.hylo.com/groups/1") != nil)
        #expect(manifest.place("https://www.hylo.com/about") == nil)
        #expect(manifest.place("https://hylo.com/groups/1") == nil)
        #expect(manifest.problems.map(\.rule.id) == ["unknown-resource"])
    }

    @Test(arguments: ["immich", "wikipedia"])
    func assetLinksAreRead(name: String) throws {
        let links = ClaimFile(
            .assetLinks, try SharedClaims.bytes("deployed/" + name + ".assetlinks.json"))
        #expect(links.problems.isEmpty)
        let packages = links.lists.flatMap(\.apps)
        #expect(
            packages
                == (name == "immich"
                    ? [
                        "app.alextran.immich", "app.alextran.immich.debug",
                        "app.alextran.immich.profile",
                    ]
                    : ["org.wikipedia", "org.wikipedia"]))
    }
}
