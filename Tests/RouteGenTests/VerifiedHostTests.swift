import RouteTestSupport
import Testing

@testable import RouteCompiler
@testable import routegen

/// Which hosts serve an `apple-app-site-association` file.
@Suite("verify, with several hosts")
struct VerifiedHostTests {
    private let spec = """
        routes:
          page: https://www.h.com/a/${x}
          post: https://blog.h.com/posts/${x}

        """

    private func run(_ arguments: String..., files: [String: String], spec: String? = nil) throws
        -> Outcome
    {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec ?? self.spec)
            for (name, text) in files { try folder.write(text, into: name) }
            return folder.run(["verify"] + arguments)
        }
    }

    @Test func theHostMustBeKnown() throws {
        let outcome = try run(
            "site.json", files: ["site.json": ClaimFileText.association(#"{"/": "/a/?*"}"#)])
        #expect(outcome.code == .findings)
        #expect(
            outcome.output == """
                site.json: error: the hosts of the spec have different links, and which of them serves the file is not known [other-hosts]
                help: write --host for each host that serves it: www.h.com, blog.h.com
                site.json: 1 error

                """)
        let same = "bases: [https://www.h.com, https://blog.h.com]\nroutes:\n  page: a/${x}\n"
        let file = ClaimFileText.association(#"{"/": "/a/*/?*", "exclude": true}, {"/": "/a/?*"}"#)
        #expect(
            try run("site.json", files: ["site.json": file], spec: same).output
                == "site.json: no problems\n")
    }

    @Test func theHostIsGiven() throws {
        let files = ["site.json": ClaimFileText.association(#"{"/": "/a/b"}, {"/": "/posts/b"}"#)]
        let outcome = try run("site.json", "--host", "BLOG.h.com", files: files)
        #expect(
            outcome.output == """
                site.json: error: 'https://blog.h.com/posts/a' opens 'post', but is not claimed [not-claimed]
                routes.yaml:3:9: note: 'post' is declared here
                help: add {"/":"/posts/?*"}
                site.json:1:78: warning: nothing that 'details[0].components[0]' claims opens a route, such as 'https://blog.h.com/a/b' [opens-nothing]
                help: delete it, or add its route to the spec
                site.json: 1 error, 1 warning

                """)
        let both = try run("site.json", "--host", "www.h.com", "--host", "blog.h.com", files: files)
        #expect(both.output.contains("\nsite.json: 1 error, 2 warnings\n"))
    }

    @Test func severalFilesHaveTheirHostsInOrder() throws {
        let files = [
            "one.json": ClaimFileText.association(#"{"/": "/a/b"}"#),
            "two.json": ClaimFileText.association(#"{"/": "/posts/b"}"#),
        ]
        let outcome = try run(
            "one.json", "two.json", "--host", "blog.h.com", "--host", "www.h.com", files: files)
        #expect(
            outcome.output == """
                one.json: error: 'https://blog.h.com/posts/a' opens 'post', but is not claimed [not-claimed]
                routes.yaml:3:9: note: 'post' is declared here
                help: add {"/":"/posts/?*"}
                one.json:1:78: warning: nothing that 'details[0].components[0]' claims opens a route, such as 'https://blog.h.com/a/b' [opens-nothing]
                help: delete it, or add its route to the spec
                one.json: 1 error, 1 warning
                two.json: error: 'https://www.h.com/a/a' opens 'page', but is not claimed [not-claimed]
                routes.yaml:2:9: note: 'page' is declared here
                help: add {"/":"/a/?*"}
                two.json:1:78: warning: nothing that 'details[0].components[0]' claims opens a route, such as 'https://www.h.com/posts/b' [opens-nothing]
                help: delete it, or add its route to the spec
                two.json: 1 error, 1 warning

                """)
        let fewer = try run("one.json", "two.json", "--host", "blog.h.com", files: files)
        #expect(fewer.code == .usage)
        #expect(
            fewer.error.hasPrefix(
                """
                error: 2 files of sites have 1 '--host'
                help: write one --host for each apple-app-site-association, in their order

                """))
    }

    /// A folder that contains all the files doesn't name a host.
    @Test func aFolderHasTheNameOfTheHost() throws {
        let names = [
            "h.com/www.h.com/.well-known/site.json", "h.com/Blog.h.com/.well-known/site.json",
        ]
        let files = [
            names[0]: ClaimFileText.association(#"{"/": "/posts/b"}"#),
            names[1]: ClaimFileText.association(#"{"/": "/posts/?*"}"#),
        ]
        let spec = spec + "  home: https://h.com/\n"
        let outcome = try run(names[0], names[1], files: files, spec: spec)
        #expect(
            outcome.output == """
                \(names[0]): error: 'https://www.h.com/a/a' opens 'page', but is not claimed [not-claimed]
                routes.yaml:2:9: note: 'page' is declared here
                help: add {"/":"/a/?*"}
                \(names[0]):1:78: warning: nothing that 'details[0].components[0]' claims opens a route, such as 'https://www.h.com/posts/b' [opens-nothing]
                help: delete it, or add its route to the spec
                \(names[0]): 1 error, 1 warning
                \(names[1]):1:78: warning: 'https://blog.h.com/posts/a/a' is claimed by 'details[0].components[0]', but opens no route [not-routed]
                \(names[1]): 1 warning

                """)
    }

    @Test func aFileHasTheNameOfTheHost() throws {
        let files = [
            "www.h.com.json": ClaimFileText.association(
                #"{"/": "/a/*/?*", "exclude": true}, {"/": "/a/?*"}"#),
            "Blog.h.com.json": ClaimFileText.association(#"{"/": "/b"}"#),
        ]
        let outcome = try run("Blog.h.com.json", "www.h.com.json", files: files)
        #expect(
            outcome.output.hasPrefix(
                "Blog.h.com.json: error: 'https://blog.h.com/posts/a' opens 'post'"))
        #expect(!outcome.output.contains("https://www.h.com"), "\(outcome.output)")
    }

    @Test func aHostThatTheSpecDoesNotHave() throws {
        let files = ["site.json": ClaimFileText.association(#"{"/": "/a/?*"}"#)]
        let outcome = try run("site.json", "--host", "h.com", files: files)
        #expect(outcome.code == .failure)
        #expect(
            outcome.error == """
                error: no base of the spec has the host 'h.com'
                help: write one of www.h.com, blog.h.com

                """)
        let custom = try run(
            "site.json", "--host", "h.com", files: files, spec: "bases: [app://]\nroutes:\n  a: a\n"
        )
        #expect(custom.error == "error: no base of the spec has the host 'h.com'\n")
    }

    @Test func aHostIsOnlyForTheFilesOfSites() throws {
        let links =
            #"[{"relation": ["a"], "target": {"namespace": "web", "site": "https://h.com"}}]"#
        let outcome = try run("links.json", "--host", "www.h.com", files: ["links.json": links])
        #expect(outcome.code == .usage)
        #expect(
            outcome.error.hasPrefix(
                "error: the option '--host' is only for apple-app-site-association\n"))
    }

    /// A domain's file also applies to the hosts below it.
    @Test func aWildcardHasTheFileOfItsDomain() throws {
        let spec = """
            bases: [https://h.com, "https://*.h.com"]
            routes:
              page: a/${x}
              post: https://blog.i.com/posts/${x}

            """
        let files = ["site.json": ClaimFileText.association(#"{"/": "/a/b"}"#)]
        for host in ["h.com", "*.h.com"] {
            let outcome = try run("site.json", "--host", host, files: files, spec: spec)
            #expect(
                outcome.output.hasPrefix(
                    "site.json: error: 'https://h.com/a/a' opens 'page', but is not claimed"))
        }
        let below = try run("site.json", "--host", "de.h.com", files: files, spec: spec)
        #expect(
            below.output.hasPrefix(
                "site.json: error: 'https://de.h.com/a/a' opens 'page', but is not claimed"))
    }

    @Test func entitlementsLimitTheHosts() throws {
        let entitlements = """
            <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key>
            <array><string>applinks:www.h.com</string><string>applinks:blog.h.com</string></array></dict></plist>
            """
        let one = entitlements.replacing("<string>applinks:www.h.com</string>", with: "")
        let files = [
            "site.json": ClaimFileText.association(#"{"/": "/posts/b"}"#), "one.plist": one,
            "both.plist": entitlements,
        ]
        let limited = try run("site.json", "one.plist", files: files)
        #expect(
            limited.output.hasPrefix("site.json: error: 'https://blog.h.com/posts/a' opens 'post'"))
        #expect(!limited.output.contains("www.h.com/a"), "\(limited.output)")
        let both = try run("site.json", "both.plist", files: files)
        #expect(
            both.output.contains(
                "[other-hosts]\nhelp: write --host for each host that serves it: www.h.com, blog.h.com\n"
            ))
    }
}
