import RouteClaims
import RouteTestSupport
import Testing

/// Files that sites and apps serve, compared with specs of their routes.
@Suite(.enabled(if: SharedClaims.isPresent, "the claims' data are not beside the package"))
struct DeployedVerificationTests {
    /// The findings of each file, as rules and links.
    private func findings(_ spec: String, _ names: String..., entitled hosts: [String] = []) throws
        -> [String]
    {
        let resources = ["link_schema": "hylo", "BUILD_CONFIG_HOST_NAME": "integreat.app"]
        var files = try names.map { name in
            try #require(
                ClaimFile(try SharedClaims.bytes("deployed/" + name), resources: resources))
        }
        if !hosts.isEmpty {
            let domains = hosts.map { "<string>applinks:\($0)</string>" }.joined()
            let key = "<key>com.apple.developer.associated-domains</key>"
            files.append(
                try #require(
                    ClaimFile(
                        Array("<plist><dict>\(key)<array>\(domains)</array></dict></plist>".utf8))))
        }
        return try VerifiedFiles(spec, files).problems.map { found in
            let problem = found.problem
            let system = problem.message.contains(" on Android, ") ? " (opens on Android)" : ""
            let other = problem.message.contains(" on iOS, ") ? " (opens on iOS)" : system
            return "\(found.file) \(problem.rule.id) \(problem.url ?? problem.place)\(other)"
        }
    }

    private func spec(_ bases: String, _ routes: String...) -> String {
        "bases: [\(bases)]\nroutes:\n" + routes.map { "  \($0)\n" }.joined()
    }

    @Test func aMisspelledExclusionClaims() throws {
        let found = try findings(
            spec(
                "https://app.example", "home: ''", "episode: episode/${id}",
                "program: program/${id:Int}"),
            "bcc-media.aasa.json")
        #expect(
            found == [
                "0 misspelt-key details[0].components[1]",
                "0 not-routed https://app.example/a?force_web=true",
                "0 not-routed https://app.example/a",
            ])
    }

    @Test func aRouteNeedsMoreThanItsComponent() throws {
        let found = try findings(
            spec(
                "https://a.example", "recipe: recipe/${id:Int}", "profile: profile?action=${action}"
            ),
            "ez-recipes.aasa.json")
        #expect(
            found == [
                "0 not-routed https://a.example/recipe/a/a",
                "0 not-routed https://a.example/profile",
            ])
    }

    @Test func theSystemsDiffer() throws {
        let found = try findings(
            spec(
                "https://www.hylo.com, https://hylo.com, https://staging.hylo.com", "home: ''",
                "about: about",
                "groups: groups", "group: groups/${slug}", "post: post/${id:Int}"),
            "hylo.aasa.json", "hylo.AndroidManifest.xml",
            entitled: ["hylo.com", "www.hylo.com", "staging.hylo.com"])
        #expect(
            found.prefix(6) == [
                "0 opens-nothing https://hylo.com/noo/login/token",
                "0 opens-nothing https://hylo.com/noo/login/jwt",
                "0 not-routed https://hylo.com/a", "1 unclaimed-host https://hylo.com/",
                "1 not-claimed https://www.hylo.com/about (opens on iOS)",
                "1 opens-nothing https://www.hylo.com/all",
            ])
        // The spec has only a few of the app's routes.
        #expect(found.count == 37)
        #expect(found.dropFirst(5).allSatisfy { $0.contains(" https://www.hylo.com") })
    }

    @Test func aPrefixTakesLongerWords() throws {
        let found = try findings(
            spec(
                "https://divine.video", "video: video/${id}", "profile: profile/${name}",
                "search: search?q=${query?}"),
            "divine.AndroidManifest.xml")
        let words = ["video", "profile", "hashtag", "search"]
        #expect(
            found == words.map { "0 open-prefix https://divine.video/\($0)s" }
                + [
                    "0 not-routed https://divine.video/video",
                    "0 not-routed https://divine.video/profile",
                    "0 opens-nothing https://divine.video/hashtag",
                    "0 not-routed https://divine.video/searcha",
                ])
    }

    @Test func oneSystemHasMoreHostsAndPaths() throws {
        let found = try findings(
            """
            bases: [https://my.home-assistant.io]
            routes:
              redirect: redirect/${name}
              invite:
                pattern: invite
                examples: [https://my.home-assistant.io/invite/]
              tag:
                bases: [https://www.home-assistant.io]
                pattern: tag/${id}
              navigate:
                bases: [homeassistant://navigate]
                pattern: ${path...}

            """,
            "my-home-assistant.aasa.json", "home-assistant.AndroidManifest.xml",
            entitled: ["my.home-assistant.io"])
        #expect(
            found == [
                "0 not-claimed https://my.home-assistant.io/invite",
                "0 not-routed https://my.home-assistant.io/redirect/a/a",
                "1 unknown-host homeassistant://invite/",
                "1 unknown-host homeassistant://wear-phone-signin/",
                "1 not-claimed https://my.home-assistant.io/invite",
                "1 not-routed https://my.home-assistant.io/invite/a",
                "2 unclaimed-host https://www.home-assistant.io/",
            ])
    }

    @Test func hostsAndPathsCombine() throws {
        let found = try findings(
            spec(
                "https://share.towncrierapp.uk, https://towncrierapp.uk",
                "applications: applications",
                "application: applications/${id...}", "shared: a/${authority}/${id}"),
            "town-crier.AndroidManifest.xml")
        #expect(
            found == [
                "0 combined-data https://share.towncrierapp.uk/applications",
                "0 not-routed https://towncrierapp.uk/a/a",
            ])
    }

    @Test func aSchemeHasTheHostOfTheWeb() throws {
        let found = try findings(
            spec("https://integreat.app, integreat://", "home: ''", "city: ${city}/${language}"),
            "integreat.AndroidManifest.xml")
        #expect(
            found == [
                "0 verified-scheme intent-filter 2", "0 not-claimed integreat://",
                "0 not-claimed integreat://a/a",
                "0 not-routed https://integreat.app/a",
            ])
    }

    @Test func aFileThatIsNotJSON() throws {
        let found = try findings(
            spec(
                "https://my.immich.app", "home: ''", "album: albums/${id}",
                "memory: memory?id=${id}"),
            "immich.aasa.json", "immich.assetlinks.json")
        #expect(found == ["0 not-json "])
    }

    @Test func whatClaimsNothing() throws {
        #expect(
            try findings(
                spec("https://a.example", "page: wiki/${title}"), "wikimedia-thankyou.aasa.json")
                == [
                    "0 not-claimed https://a.example/wiki/a"
                ])
        #expect(
            try findings(spec("https://a.example", "home: ''"), "sidestore.aasa.json") == [
                "0 no-applinks "
            ])
        #expect(
            try findings(
                spec("https://a.example", "page: wiki/${title}"), "wikipedia.assetlinks.json") == []
        )
    }

    @Test func placeholdersAreLeft() throws {
        #expect(
            try findings(spec("https://a.example", "plaid: plaid/${rest...}"), "mochiday.aasa.json")
                == ["0 placeholder details[0]"])
        let found = try findings(
            spec(
                "https://a.example", "room: room/${id}", "local: ${language}/room/${id}",
                "chat: chat/${id}"),
            "openhospi.aasa.json")
        let languages = ["", "nl/", "en/", "de/"]
        var nothing = languages.dropFirst().map { $0 + "chat" }
        for word in ["join", "rooms"] { nothing += languages.map { $0 + word } }
        var expected = ["0 placeholder details[0]", "0 not-claimed https://a.example/a/room/a"]
        expected += languages.map { "0 not-routed https://a.example/\($0)room/a/a" }
        expected.append("0 not-routed https://a.example/chat/a/a")
        expected += nothing.map { "0 opens-nothing https://a.example/\($0)/a" }
        #expect(found == expected)
    }

    @Test func severalAppsHaveTheSameList() throws {
        let found = try findings(
            spec("https://a.example", "community: c/${data}", "browser: b/${url...}"),
            "status.aasa.json")
        #expect(
            found == ["0 not-routed https://a.example/c/a/a"]
                + ["cc", "u", "p", "cr", "g", "wallet"].map {
                    "0 opens-nothing https://a.example/\($0)/a"
                })
    }
}
