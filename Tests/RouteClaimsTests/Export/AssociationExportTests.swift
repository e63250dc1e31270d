import RouteAnalysis
import RouteJSON
import RouteSpec
import RouteTestSupport
import Testing

@testable import RouteClaims

/// The `apple-app-site-association` file that a spec is exported to.
struct AssociationExportTests {
    private static let app = Apps(appIDs: ["8K4R2T9XQW.org.shop"])

    static func export(
        _ spec: String, isPlain: Bool = false, host: String? = nil, into existing: String? = nil
    ) throws -> Export {
        let compiled = try #require(Checked(spec).compilation.compiled)
        return try ExportKind.aasa.export(
            ExportRequest(
                compiled, app: app, isPlain: isPlain, host: host,
                existing: existing.map { Array($0.utf8) }))
    }

    static func details(_ file: String) -> [LocatedValue] {
        (try? LocatedValue(json: Array(file.utf8)))?["applinks"]?["details"]?.elements ?? []
    }

    /// The components, each as its pattern with a `!` before it if it excludes.
    static func components(_ export: Export) -> [String] {
        details(export.text).flatMap { $0["components"]?.elements ?? [] }.map { value in
            let fields = Dictionary(
                uniqueKeysWithValues: (value.members ?? []).map { ($0.name, $0.value) })
            let component = LinkComponent(fields, at: ClaimLocation())
            var text = (component.isExclusion ? "!" : "") + component.path
            let items = component.items.sorted { $0.key < $1.key }
            if !items.isEmpty {
                text += "?" + items.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
            }
            return component.fragment == "*" ? text : "\(text)#\(component.fragment)"
        }
    }

    private static let head =
        "bases: [https://example.com]\ntypes:\n  Tab: [posts, likes]\nroutes:\n"

    @Test(arguments: [
        (["  home: ''", "  about: about/us"], ["/about/us", "/"]),
        (
            ["  me: user/me", "  user: user/${id}", "  posts: user/${id}/posts"],
            ["!/user/*/*/?*", "/user/?*/posts", "!/user/*/?*", "/user/?*"]
        ),
        (["  user: user/${id:Int}", "  me: user/me"], ["!/user/*/?*", "/user/?*"]),
        (["  a: '${a:Int}/${b:Double}'"], ["!/*/*/?*", "/?*/?*"]),
        (["  artist: artist/${id}/${tab:Tab}"], ["!/artist/*/*/?*", "/artist/?*/$(Tab)"]),
        (["  user: '@${name}'"], ["!/@*/?*", "/@*"]),
        (["  version: v${a:Int}.${b:Int}"], ["!/v*/?*", "/v?*.?*"]),
        (["  files: files/${path...}", "  other: files/other"], ["/files/*"]),
        (["  numbers: n/${ids:Int...}"], ["/n/*"]),
        (["  flag: flag/${on:Bool}"], ["/flag/$(Bool)"]),
        (["  a: '카페/${v}'"], ["!/%EC%B9%B4%ED%8E%98/*/?*", "/%EC%B9%B4%ED%8E%98/?*"]),
        (["  a: 'a b/%3Cé'"], ["/a%20b/%3C%C3%A9"]),
        (["  a: x?q=é&é=${q}#é"], ["/x?%C3%A9=?*&q=%C3%A9#%C3%A9"]),
        (["  a: '/a:b'"], ["/a:b"]),
        (
            ["  a: search?q=${q}&type=user&tab=${tab:Tab}&page=${page:Int?}&!error&preview"],
            ["/search?error=&q=?*&tab=$(Tab)&type=user"]
        ),
        (["  a: search?q|query=${q}"], ["/search"]),
        // A component can't exclude the numbers alone, and 'b' opens the other texts.
        (["  a:\n    pattern: x?id=${id:Int}\n    claim: false", "  b: x?id=${id?}"], ["/x"]),
        (["  a: app#/room/${id}"], ["/app#/room/?*"]),
        (["  a: '${a:Int}/${b}'", "  b: '${c}/${d:Int}'"], ["!/*/*/?*", "/?*/?*"]),
    ])
    func componentsOfASpec(routes: [String], expected: [String]) throws {
        let export = try Self.export(Self.head + routes.map { $0 + "\n" }.joined())
        #expect(Self.components(export) == expected, "\(routes)")
    }

    /// `url()` escapes other characters in a query or a fragment than in a path.
    @Test(arguments: [
        ("open?path=network/${s}", "/open?path=network/*", "open?path=network/a"),
        ("h?u=?${x}", "/h?u=?*", "h?u=?a"),
        ("k?region=${region:Region}", "/k?region=$(Region)", "k?region=eu/1"),
        ("l?x=a/b?c&y=1=2", "/l?x=a/b?c&y=1=2", "l?x=a/b?c&y=1=2"),
        ("p#eu/${a}/${rest...}", "/p#eu/?*", "p#eu/a"),
        ("p#eu/${rest...}", "/p#eu /p#eu/*", "p#eu"),
        ("p#${rest...}", "/p", "p#a/b"),
        ("s#${a}/${b}", "/s#*/?*", "s#//"),
        ("s#${a}/b", "/s#*/b", "s#/b"),
        ("s#${a:Int}/${b}", "/s#?*/?*", "s#1/b"),
        ("l#t=${t:[Int]}", "/l", "l#"),
        ("i#t=${t:Int}", "/i#?*", "i#t=1"),
        ("f#a?t=${t:Int}", "/f#a*", "f#a?t=1"),
    ])
    func whatIsWrittenIsClaimed(pattern: String, expected: String, link: String) throws {
        let spec =
            Self.head.replacing("types:", with: "types:\n  Region: [eu/1, us]")
            + "  a: \(pattern)\n"
        #expect(
            try Self.components(Self.export(spec))
                == expected.split(separator: " ").map(String.init))
        let url = try #require(ClaimedURL("https://example.com/" + link))
        for isPlain in [false, true] {
            let export = try Self.export(spec, isPlain: isPlain)
            #expect(
                ClaimFile(.appSiteAssociation, Array(export.text.utf8)).rule(claiming: url) != nil)
            #expect(!export.differences.contains { $0.severity == .error }, "\(export.differences)")
        }
    }

    /// `url()` escapes more in values than in literal text, and the spec reads both forms.
    @Test func valuesAreClaimedAsTheyAreWritten() throws {
        let spec =
            "bases: [https://example.com]\ntypes:\n  Kind: [track, 'user:playlist', a?b]\nroutes:\n"
        let export = try Self.export(
            spec + "  open: open/${kind:Kind}\n  list: list?k=${kind:Kind}\n")
        let file = ClaimFile(.appSiteAssociation, Array(export.text.utf8))
        for link in [
            "open/user%3Aplaylist", "open/user:playlist", "open/a%3Fb", "list?k=user%3Aplaylist",
            "list?k=a?b",
        ] {
            let url = try #require(ClaimedURL("https://example.com/" + link))
            #expect(file.rule(claiming: url) != nil, "\(link)")
        }
        #expect(export.text.contains(#"["track","user%3Aplaylist","user:playlist","a%3Fb"]"#))
        #expect(export.differences.allSatisfy { $0.severity == .note }, "\(export.differences)")
    }

    /// An exclusion that would take all links of another route, or that lacks an item, isn't exact.
    @Test(arguments: [
        (
            ["  s: search?q=${q}", "  d:", "    pattern: search?debug&q=${q}", "    claim: false"],
            ["/search?q=?*"]
        ),
        (
            ["  p: item?preview", "  i:", "    pattern: item?id=${id}", "    claim: false"],
            ["/item"]
        ),
        (
            ["  i: item?id=${id}", "  p:", "    pattern: item?preview", "    claim: false"],
            ["/item?id=?*"]
        ),
        (
            ["  n1:", "    pattern: search?q=${q:Int}", "    claim: false", "  s: search?q=${q}"],
            ["/search?q=?*"]
        ),
        (
            [
                "  h: help/${path...}", "  c:", "    pattern: help/contact/${topic...}",
                "    claim: false",
            ],
            ["!/help/contact/*", "/help/*"]
        ),
        (
            [
                "  h: help/${path...}", "  f: help/contact/form", "  c:",
                "    pattern: help/contact/${t...}",
                "    claim: false",
            ],
            ["/help/contact/form", "!/help/contact/*", "/help/*"]
        ),
        (
            ["  w: wiki/${title}", "  f:", "    pattern: wiki/File:${name}", "    claim: false"],
            ["!/wiki/File:*", "!/wiki/*/?*", "/wiki/?*"]
        ),
        (
            [
                "  w: wiki/${title}/edit", "  f:", "    pattern: wiki/File:${name}",
                "    claim: false",
            ],
            ["!/wiki/*/*/?*", "/wiki/?*/edit"]
        ),
    ])
    func whatIsNotClaimedIsExcluded(routes: [String], expected: [String]) throws {
        let export = try Self.export(Self.head + routes.map { $0 + "\n" }.joined())
        #expect(Self.components(export) == expected, "\(routes)")
        #expect(!export.differences.contains { $0.severity != .note }, "\(export.differences)")
    }

    @Test func aFileAsItIsWritten() throws {
        let spec = Self.head + "  me: user/me\n  tab: user/${id}/${tab:Tab}\n  q: search?q=${q}\n"
        #expect(
            try Self.export(spec).text == """
                {
                  "applinks": {
                    "details": [
                      {
                        "appIDs": ["8K4R2T9XQW.org.shop"],
                        "components": [
                          {"/":"/user/*/*/?*","exclude":true},
                          {"/":"/user/?*/$(Tab)"},
                          {"/":"/user/me"},
                          {"/":"/search","?":{"q":"?*"}}
                        ]
                      }
                    ],
                    "substitutionVariables": {"Tab":["posts","likes"]}
                  }
                }

                """)
    }

    /// An app whose routes the spec names has an entry of its own, alone and in an existing file.
    @Test func appsWithOtherRoutes() throws {
        let clip = "    - id: 8K4R2T9XQW.clip\n      routes: [t]\n"
        let apps = "apps:\n  appIDs:\n    - 8K4R2T9XQW.a\n\(clip)    - 8K4R2T9XQW.b\n"
        let spec = apps + Self.head + "  home: ''\n  t: t/${tab:Tab}\n"
        let compiled = try #require(Checked(spec).compilation.compiled)
        func text(_ existing: String? = nil) throws -> String {
            let existing = existing.map { Array($0.utf8) }
            return try ExportKind.aasa.export(
                ExportRequest(compiled, app: compiled.spec.apps, existing: existing)
            ).text
        }
        let new = try text()
        #expect(
            new == """
                {
                  "applinks": {
                    "details": [
                      {
                        "appIDs": ["8K4R2T9XQW.a","8K4R2T9XQW.b"],
                        "components": [{"/":"/t/$(Tab)"},{"/":"/"}]
                      },
                      {
                        "appIDs": ["8K4R2T9XQW.clip"],
                        "components": [{"/":"/t/$(Tab)"}]
                      }
                    ],
                    "substitutionVariables": {"Tab":["posts","likes"]}
                  }
                }

                """)
        #expect(try text(new) == new)
        let other = #"{"appIDs":["OTHER12345.x"]}"#
        let merged = try text(
            "{\"applinks\":{\"details\":[\(other),{\"appID\":\"8K4R2T9XQW.b\",\"paths\":[\"*\"]}]}}"
        )
        let lists = ClaimFile(.appSiteAssociation, Array(merged.utf8)).lists
        #expect(
            lists.map(\.apps) == [
                ["OTHER12345.x"], ["8K4R2T9XQW.a", "8K4R2T9XQW.b"], ["8K4R2T9XQW.clip"],
            ])
        #expect(merged.hasPrefix("{\"applinks\":{\"details\":[\(other),{\n  \"appIDs\""))
    }

    @Test func twoAppsWithRoutesOfTheirOwn() throws {
        let apps = ["t", "home"].map { "    - id: 8K4R2T9XQW.\($0)\n      routes: [\($0)]\n" }
        let spec =
            "apps:\n  appIDs:\n" + apps.joined() + Self.head + "  home: ''\n  t: t/${tab:Tab}\n"
        let compiled = try #require(Checked(spec).compilation.compiled)
        let export = try ExportKind.aasa.export(
            ExportRequest(compiled, app: compiled.spec.apps))
        let details = Self.details(export.text).map { entry in
            entry.appIDs.map(\.string)
                + (entry["components"]?.elements ?? []).map { $0["/"]?.string }
        }
        #expect(details == [["8K4R2T9XQW.t", "/t/$(Tab)"], ["8K4R2T9XQW.home", "/"]])
    }

    @Test func plainPatterns() throws {
        let spec =
            Self.head
            + "  me: user/me\n  user: user/${id:Int}\n  posts: user/${id:Int}/posts\n  q: s/${tab:Tab}\n"
        let export = try Self.export(spec, isPlain: true)
        #expect(Self.components(export) == ["/user/?*", "/s/?*"])
        #expect(!export.text.contains("substitutionVariables"))
        #expect(export.differences.allSatisfy { $0.rule == .notRouted }, "\(export.differences)")
    }

    @Test func whatTheFormatCannotTellApart() throws {
        let export = try Self.export(Self.head + "  user: user/${id:Int}\n  q: search?q=${q:Int}\n")
        #expect(
            export.differences.map(\.message) == [
                "'https://example.com/user/a' is claimed by 'details[0].components[1]', but opens no route (a limit of the format)",
                "'https://example.com/search?q=a' is claimed by 'details[0].components[2]', but opens no route (a limit of the format)",
            ])
    }

    @Test func severalHosts() throws {
        let spec = """
            bases: [https://www.example.com, "https://*.example.com"]
            routes:
              about: about
              help:
                bases: [https://help.example.org]
                pattern: help

            """
        #expect(
            throws: FileProblem(
                "the hosts of the spec have different links, so each needs a file of its own",
                help: "write --host and one of www.example.com (the same file as example.com), "
                    + "help.example.org")
        ) { try Self.export(spec) }
        let help = try Self.export(spec, host: "HELP.example.org")
        #expect(Self.components(help) == ["/help"])
        #expect(Self.components(try Self.export(spec, host: "*.example.com")) == ["/about"])
        #expect(
            throws: FileProblem(
                "no base of the spec has the host 'x.example'",
                help: "write one of www.example.com, example.com, help.example.org")
        ) { try Self.export(spec, host: "x.example") }
    }
}
