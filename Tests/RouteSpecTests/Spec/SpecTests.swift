import RouteTestSupport
import Testing

@testable import RouteLanguage

/// The example of Semantics, section 1, key by key.
@Suite struct SpecTests {
    static let example = """
        enum: AppRoute
        access: public
        scheme: myapp
        host: app
        imports: [AppModels]
        types:
          ProfileTab: [posts, likes, auction-results]
        plus: literal
        doc: Every screen of the app.
        routes:
          home: ""
          userProfile: user/${id}/profile
          article: article/${slug}?ref=${ref}
          userPosts: user/${id:Int}/posts?page=${page:Int}&premium=${premium:Bool}
          product: product/${productId}?discount=${discount:Double?}&quantity=${quantity:Int?}
          feed:
            doc: The feed, from the top or from one page.
            patterns:
              - feed
              - feed/${page:Int?}
            examples:
              - myapp://app/feed/3
            rejects:
              - myapp://app/feed/three
          artist:
            patterns:
              - artist/${id}?tab=${tab:ProfileTab=posts}
              - pattern: artist/${id}/auction-results
                set:
                  tab: auction-results
          auth:
            path: auth
            doc: Signing up and leaving.
            routes:
              signUp: sign-up/${provider}
              deleteAccount: delete-account
          help:
            bases: [https://help.example.com]
            pattern: articles/${number:Int}
        """

    @Test func everyKeyIsDecoded() throws {
        let checked = Checked(Self.example)
        #expect(checked.lines == [])
        let spec = try #require(checked.compilation.compiled?.spec)
        #expect(spec.name == "AppRoute")
        #expect(spec.access == .public)
        #expect(spec.bases == [Base(scheme: "myapp", host: .literal("app"))])
        #expect(spec.imports == ["AppModels"])
        #expect(
            spec.types == [
                .closed(
                    ClosedType(name: "ProfileTab", values: ["posts", "likes", "auction-results"]))
            ])
        #expect(!spec.plusIsSpace)
        #expect(spec.doc == "Every screen of the app.")
        let names =
            "home userProfile article userPosts product feed artist auth.signUp auth.deleteAccount help"
        #expect(spec.routes.map(\.route.name) == names.split(separator: " ").map(String.init))
    }

    @Test func routesHaveTheirSettings() throws {
        let spec = try #require(Checked(Self.example).compilation.compiled?.spec)
        let feed = spec.routes[5]
        #expect(feed.doc == "The feed, from the top or from one page.")
        #expect(feed.sources.map(\.text) == ["feed", "feed/${page:Int?}"])
        #expect(feed.examples.map(\.text) == ["myapp://app/feed/3"])
        #expect(feed.rejects.map(\.text) == ["myapp://app/feed/three"])
        #expect(spec.routes[6].route.patterns.map(\.implied) == [[:], ["tab": "auction-results"]])
        #expect(spec.routes[6].caseName == "artist")
    }

    @Test func routesOfAGroupHaveItsPathAndBase() throws {
        let spec = try #require(Checked(Self.example).compilation.compiled?.spec)
        guard case .group(let group) = spec.members[7] else {
            Issue.record("no group")
            return
        }
        #expect(group.name == "auth")
        #expect(group.typeName == "Auth")
        #expect(group.doc == "Signing up and leaving.")
        #expect(
            group.members.flatMap(\.routes).map { $0.sources.map(\.text) } == [
                ["auth/sign-up/${provider}"], ["auth/delete-account"],
            ])
        #expect(spec.routes[7].route.path == ["auth", "signUp"])
        #expect(spec.routes[7].caseName == "signUp")
        #expect(spec.routes[7].route.patterns.map(\.bases) == [spec.bases])
        #expect(spec.routes[7].route.patterns.map(\.isRelative) == [true])
    }

    @Test func basesOfARouteReplaceTheSpecs() throws {
        let spec = try #require(Checked(Self.example).compilation.compiled?.spec)
        let help = spec.routes[9].route.patterns[0]
        #expect(help.bases == [Base(scheme: "https", host: .literal("help.example.com"))])
        #expect(!help.isRelative)
    }

    @Test func defaultsAreTheSimplest() throws {
        let spec = try #require(Checked("routes:\n  home: \"\"\n").compilation.compiled?.spec)
        #expect(spec.name == "AppRoute")
        #expect(spec.access == .internal)
        #expect(spec.bases == [])
        #expect(spec.imports == [])
        #expect(spec.types == [])
        #expect(!spec.plusIsSpace)
        #expect(spec.doc == nil)
        #expect(spec.routes.map(\.sources.count) == [1])
    }

    @Test func aListIsARouteWithSeveralPatterns() throws {
        let checked = Checked("plus: space\nimports: [A, B, A]\nroutes:\n  feed: [feed, news]\n")
        #expect(checked.lines == [])
        let spec = try #require(checked.compilation.compiled?.spec)
        #expect(spec.routes.map { $0.sources.map(\.text) } == [["feed", "news"]])
        #expect(spec.plusIsSpace)
        #expect(spec.imports == ["A", "B"])
    }

    @Test(arguments: [
        ("routes.yaml", "AppRoute"), ("routes.yml", "AppRoute"),
        ("Checkout.routes.yaml", "CheckoutRoute"),
        ("checkout.routes.yaml", "CheckoutRoute"), ("check-out.routes.yaml", "CheckOutRoute"),
        ("links.yaml", "LinksRoute"),
        ("카페.routes.yaml", "카페Route"),
    ])
    func theFileNamesTheEnum(file: String, name: String) {
        #expect(
            Checked("routes:\n  home: \"\"\n", name: file).compilation.compiled?.spec.name == name)
    }
}
