import RouteAnalysis
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
            ExportRequest(compiled, app: app, isPlain: isPlain, host: host, existing: existing.map { Array($0.utf8) }))
    }

    /// The components, each as its pattern with a `!` before it if it excludes.
    static func components(_ export: Export) -> [String] {
        AppSiteAssociation(Array(export.text.utf8)).details.flatMap(\.components).map { component in
            var text = (component.isExclusion ? "!" : "") + (component.path ?? "")
            if case .items(let items) = component.query {
                text += "?" + items.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
            }
            return text + (component.fragment.map { "#" + $0 } ?? "")
        }
    }

    private static let head = "bases: [https://example.com]\ntypes:\n  Tab: [posts, likes]\nroutes:\n"

    @Test(arguments: [
        (["  home: ''", "  about: about/us"], ["/about/us", "/"]),
        (
            ["  me: user/me", "  user: user/${id}", "  posts: user/${id}/posts"],
            ["!/user/*/*/?*", "/user/?*/posts", "/user/me", "!/user/*/?*", "/user/?*"]
        ),
        (["  user: user/${id:Int}", "  me: user/me"], ["/user/me", "!/user/*$(not-digit)*", "/user/?*"]),
        (["  a: '${a:Int}/${b:Double}'"], ["!/*$(not-digit)*/?*", "!/?*/*$(not-number)*", "/?*/?*"]),
        (["  artist: artist/${id}/${tab:Tab}"], ["!/artist/*/*/?*", "/artist/?*/$(Tab)"]),
        (["  user: '@${name}'"], ["!/*/?*", "/$(at)*"]),
        (["  version: v${a:Int}.${b:Int}"], ["!/*/?*", "/v?*.?*"]),
        (["  files: files/${path...}", "  other: files/other"], ["/files/*"]),
        (["  numbers: n/${ids:Int...}"], ["!/n/*$(not-digit-or-slash)*", "/n/*"]),
        (["  flag: flag/${on:Bool}"], ["/flag/$(Bool)"]),
        (["  a: '카페/${v}'"], ["!/$(카페)/*/?*", "/$(카페)/?*"]),
        (["  a: 'a b/%3Cé'"], ["/a%20b/$(%3C%C3%A9)"]),
        (["  a: x?q=é&é=${q}#é"], ["/x?%C3%A9=?*&q=$(é)#$(é)"]),
        (["  a: '/a:b'"], ["/a$(colon)b"]),
        (
            ["  a: search?q=${q}&type=user&tab=${tab:Tab}&page=${page:Int?}&!error&preview"],
            ["/search?error=&q=?*&tab=$(Tab)&type=user"]
        ),
        (["  a: search?q|query=${q}"], ["/search?q=?*", "/search?query=?*"]),
        (["  a: app#/room/${id}"], ["/app#/room/?*"]),
        (["  a: '${a:Int}/${b}'", "  b: '${c}/${d:Int}'"], ["!/*/*/?*", "/?*/?*"]),
    ])
    func componentsOfASpec(routes: [String], expected: [String]) throws {
        let export = try Self.export(Self.head + routes.map { $0 + "\n" }.joined())
        #expect(Self.components(export) == expected, "\(routes)")
    }

    /// `url()` escapes other characters in a query or a fragment than in a path.
    @Test(arguments: [
        ("open?path=network/${s}", "/open?path=network$(slash)*", "/open?path=network/*", "open?path=network/a"),
        ("h?u=?${x}", "/h?u=$(question-mark)*", "/h?u=?*", "h?u=?a"),
        ("k?region=${region:Region}", "/k?region=$(Region)", "/k?region=?*", "k?region=eu/1"),
        ("l?x=a/b?c&y=1=2", "/l?x=a$(slash)b$(question-mark)c&y=1$(equals)2", "/l?x=a/b?c&y=1=2", "l?x=a/b?c&y=1=2"),
        ("p#eu/${a}/${rest...}", "/p#eu/?*", "/p#eu/*", "p#eu/a"),
        ("p#eu/${rest...}", "/p#eu /p#eu/*", "/p#eu /p#eu/*", "p#eu"), ("p#${rest...}", "/p#*", "/p#*", "p#a/b"),
        ("s#${a}/${b}", "/s#*/?*", "/s#*/*", "s#//"), ("s#${a}/b", "/s#*/b", "/s#*/b", "s#/b"),
        ("s#${a:Int}/${b}", "/s#?*/?*", "/s#*/*", "s#1/b"), ("l#t=${t:[Int]}", "/l#*", "/l#*", "l#"),
        ("i#t=${t:Int}", "/i#?*", "/i#?*", "i#t=1"),
    ])
    func whatIsWrittenIsClaimed(pattern: String, expected: String, plain: String, link: String) throws {
        let spec = Self.head.replacing("types:", with: "types:\n  Region: [eu/1, us]") + "  a: \(pattern)\n"
        for isPlain in [false, true] {
            let export = try Self.export(spec, isPlain: isPlain)
            #expect(Self.components(export) == (isPlain ? plain : expected).split(separator: " ").map(String.init))
            let url = try #require(ClaimedURL("https://example.com/" + link))
            #expect(AppSiteAssociation(Array(export.text.utf8)).claims.rule(claiming: url) != nil)
            #expect(!export.notes.contains { $0.severity == .warning }, "\(export.notes)")
        }
    }

    /// Escapes with digits of either case are claimed, but not both in one text. A slash in a value is escaped.
    @Test(arguments: [false, true]) func escapesAreClaimed(isPlain: Bool) throws {
        let spec = Self.head.replacing("likes", with: "é/1") + "  a: '카페/${v}'\n  b: b/${tab:Tab}\n  c: c?q=é#é\n"
        let export = try Self.export(spec, isPlain: isPlain)
        let claims = AppSiteAssociation(Array(export.text.utf8)).claims
        func isClaimed(_ path: String) -> Bool {
            ClaimedURL("https://example.com/" + path).flatMap(claims.rule(claiming:)) != nil
        }
        #expect(isClaimed("%EC%B9%B4%ED%8E%98/a") && isClaimed("%EC%B9%B4%ED%8E%98/a%2Fb%2f"))
        #expect(isClaimed("b/%C3%A9%2F1") && isClaimed("c?q=%C3%A9#%C3%A9"))
        for lower in ["%ec%b9%b4%ed%8e%98/a", "c?q=%c3%a9#%c3%a9"] { #expect(isClaimed(lower) != isPlain) }
        #expect(isClaimed("b/%c3%a9%2f1"))
        #expect(isClaimed("b/%C3%a9%2F1") == isPlain && !isClaimed("%EC%b9%B4%ED%8E%98/a"))
        #expect(!isClaimed("%EC%B9%B4%ED%8E%98%2Fa"))
        #expect(!export.notes.contains { $0.severity == .error }, "\(export.notes)")
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
                    "substitutionVariables": {
                      "Tab": ["posts","likes"]
                    }
                  }
                }

                """)
    }

    @Test func plainPatterns() throws {
        let spec =
            Self.head + "  me: user/me\n  user: user/${id:Int}\n  posts: user/${id:Int}/posts\n  q: s/${tab:Tab}\n"
        let export = try Self.export(spec, isPlain: true)
        #expect(Self.components(export) == ["/user/me", "/user/*", "/s/*"])
        #expect(
            export.notes.map(\.message) == [
                "'https://example.com/user' is claimed by 'details[0].components[1]', but opens no route",
                "'https://example.com/s' is claimed by 'details[0].components[2]', but opens no route",
            ])
    }

    @Test func whatRemainsDifferent() throws {
        let export = try Self.export(Self.head + "  user: user/${id:Int}\n  q: search?q=${q:Int}\n")
        #expect(
            export.notes.map(\.message) == [
                "'https://example.com/user/-1' opens 'user', but 'details[0].components[0]' excludes it",
                "'https://example.com/search?q=0&q' opens 'q', but is not claimed",
                "'https://example.com/user/*' is claimed by 'details[0].components[1]', but opens no route",
                "'https://example.com/search?q=-' is claimed by 'details[0].components[2]', but opens no route",
            ]
        )
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
        let export = try Self.export(spec)
        #expect(Self.components(export) == ["/about"])
        #expect(
            export.notes.map(\.message) == [
                "this is the file of 'www.example.com'; other hosts need their own: 'help.example.org'"
            ])
        let help = try Self.export(spec, host: "HELP.example.org")
        #expect(Self.components(help) == ["/help"])
        #expect(Self.components(try Self.export(spec, host: "*.example.com")) == ["/about"])
        #expect(
            throws: ExportFailure(
                "no base of the spec has the host 'x.example'",
                help: "write one of www.example.com, example.com, help.example.org")
        ) { try Self.export(spec, host: "x.example") }
    }
}
