import AppModels
import Foundation
import Testing

/// What `members` adds to the golden enum MemberRoute.
@Suite("Members on demand") struct GeneratedMemberTests {
    @Test(arguments: [
        (MemberRoute.home, "home", "/"), (.user(id: 1, page: 2), "user", "user/{id}/posts"),
        (.feed(), "feed", "feed"),
        (.feed(page: 2), "feed", "feed/{page}"),
        (.artist(id: "a", tab: .likes), "artist", "artist/{id}/likes"),
        (.artist(id: "a", tab: .posts), "artist", "artist/{id}"),
        (.search(q: "a"), "search", "search"),
        (.tag(tag: "a"), "tag", "tags/{tag}"), (.tag(tag: ""), "tag", "tags"),
        (
            .file(major: 1, minor: 2, path: ["a", "b"], line: 3), "file",
            "files/v{major}.{minor}/{path...}#L{line}"
        ),
        (.help(name: "a"), "help", "articles/100%25/{name}"),
        (.room(room: "a", server: "b"), "room", "/#/!{room}:{server}"),
        (.site(host: "example.com"), "site", "about"),
        (.auth(.signUp(provider: "x")), "auth.signUp", "auth/sign-up/{provider}"),
        (.auth(.legal(.terms)), "auth.legal.terms", "auth/terms"),
    ])
    func aRouteHasANameAndTheTemplateOfThePatternThatWritesIt(
        route: MemberRoute, name: String, template: String
    ) {
        #expect(route.name == name)
        #expect(route.template == template)
    }

    /// A template has the segments of the path that the route is written as.
    @Test func aTemplateIsThePathWithNamesInsteadOfValues() {
        for route in MemberRoute.examples {
            let path = route.url().path(percentEncoded: true).split(separator: "/")
            let template = route.template.split(separator: "/")
            #expect(path.count == template.count)
            for (segment, name) in zip(path, template) where !name.contains("{") {
                #expect(segment == name)
            }
        }
    }

    @Test func examplesAreWhatTheSpecsExamplesOpen() {
        let ticket = Slug("7").map { MemberRoute.ticket(slug: $0) }
        #expect(
            MemberRoute.examples
                == [
                    .user(id: 42, page: 1), .user(id: 7, page: 3), .artist(id: "a b", tab: .likes),
                    .artist(id: "\"\n\r", tab: .posts), ticket,
                    .auth(.legal(.terms)),
                ].compactMap { $0 })
    }

    @Test func examplesOfMountedSpecsAreExamples() {
        #expect(MountRoute.examples == [.posts(tab: .likes), .groups(.auth(.signIn))])
    }
}
