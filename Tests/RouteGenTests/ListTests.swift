import Testing

@testable import routegen
@testable import RouteGenSystem

@Suite("list")
struct ListTests {
    @Test func `the patterns in matching order, aligned`() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", SampleSpec.text)
            let outcome = folder.run(["list"])
            #expect(outcome.code == .success)
            #expect(outcome.error == "")
            #expect(
                outcome.output == #"""
                    home                                   /
                    me                                     user/me
                    userPosts(id: Int, page: Int = 1)      user/${id:Int}/posts?page=${page:Int=1}
                    user(name: String)                     user/${name}
                    artist(id: String, tab: Tab)           artist/${id}?tab=${tab:Tab}
                    artist(id: String, tab: Tab)           artist/${id}/likes  (tab: likes)
                    product(id: UUID, discount: Double?)   product/${id:UUID}?discount=${discount:Double?}
                    file(path: [String])                   files/${path...}
                    search(query: String, tags: [Int], filters: [String: String])  search?q=${query}&tag=${tags:[Int]}&${filters...}
                    auth.signUp(provider: Provider)        auth/sign-up/${provider:Provider}
                    auth.deleteAccount                     auth/delete-account
                    help(number: Int)                      https://help.example.com/en/articles/${number:Int}
                    wiki(language: String, title: String)  https://${language}.wikipedia.org/wiki/${title}

                    """#)
        }
    }

    @Test func `JSON: an object for each pattern`() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", SampleSpec.text)
            let outcome = folder.run(["list", "--format", "json"])
            let lines = outcome.output.split(separator: "\n").map(String.init)
            #expect(outcome.code == .success)
            #expect(lines.count == 13)
            let expected = [
                #"{"route":"home","parameters":[],"pattern":"","bases":["myapp://app","https://example.com"],"set":{}}"#,
                #"{"route":"userPosts","parameters":[{"name":"id","type":"Int","default":null},"#
                    + #"{"name":"page","type":"Int","default":1}],"pattern":"user/${id:Int}/posts?page=${page:Int=1}","#
                    + #""bases":["myapp://app","https://example.com"],"set":{}}"#,
                #"{"route":"artist","parameters":[{"name":"id","type":"String","default":null},"#
                    + #"{"name":"tab","type":"Tab","default":null}],"pattern":"artist/${id}/likes","#
                    + #""bases":["myapp://app","https://example.com"],"set":{"tab":"likes"}}"#,
                #"{"route":"help","parameters":[{"name":"number","type":"Int","default":null}],"#
                    + #""pattern":"articles/${number:Int}","bases":["https://help.example.com/en"],"set":{}}"#,
                #"{"route":"wiki","parameters":[{"name":"language","type":"String","default":null},"#
                    + #"{"name":"title","type":"String","default":null}],"#
                    + #""pattern":"https://${language}.wikipedia.org/wiki/${title}","bases":[],"set":{}}"#,
            ]
            for line in expected { #expect(lines.contains(line), "\(line)") }
        }
    }

    @Test func `in a spec with tabs, the places on the screen`() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                """
                tabs: [home]
                routes:
                  home:
                    pattern: home
                    tab: home
                    present: root
                  item:
                    patterns:
                      - item/${id}
                      - items/${id}
                    parent: home
                    restorable: false
                  image:
                    pattern: image
                    present: cover
                    open: show

                """)
            #expect(
                folder.run(["list"]).output == #"""
                    home              home  [home: root]
                    item(id: String)  item/${id}  [home: push over home, not restored]
                    item(id: String)  items/${id}
                    image             image  [cover, shown by links]

                    """#)
            let lines = folder.run(["list", "--format=json"]).output.split(separator: "\n")
            #expect(
                lines.map { $0.drop { $0 != "}" } } == [
                    #"},"tab":"home","present":"root","parent":null,"restorable":true,"open":"place"}"#,
                    #"}],"pattern":"item/${id}","bases":[],"set":{},"tab":"home","present":"push","parent":"home","#
                        + #""restorable":false,"open":"place"}"#,
                    #"}],"pattern":"items/${id}","bases":[],"set":{},"tab":"home","present":"push","parent":"home","#
                        + #""restorable":false,"open":"place"}"#,
                    #"},"tab":null,"present":"cover","parent":null,"restorable":true,"open":"show"}"#,
                ])
        }
    }

    @Test func `a bad spec: its problems on standard error, with lines and carets`() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "routes:\n  a: b/:id\n")
            let outcome = folder.run(["list"])
            #expect(outcome.code == .failure)
            #expect(outcome.output == "")
            #expect(
                outcome.error == """
                    \(folder.path("routes.yaml")):2:8: error: ':id' is not how a parameter is written [bad-pattern]
                      a: b/:id
                           ^~~
                    help: write ${id}

                    """)
        }
    }
}
