import RouteClaims
import RouteCompiler
import RouteSpec

/// A spec and a file that break a rule of `verify`, and the fix, for `routegen explain`.
struct ClaimGuide {
    let rule: Rule
    /// The spec, without the last line feed.
    let spec: String
    /// An `apple-app-site-association` file, without the last line feed.
    let file: String
    /// The fix, in one line.
    let fix: String

    static let fileName = "site.json"

    static subscript(rule: Rule) -> ClaimGuide? { all.first { $0.rule == rule } }

    private init(_ rule: Rule, routes: String, components: String, fix: String) {
        self.rule = rule
        self.fix = fix
        spec = "scheme: https\nhost: example.com\nroutes:\n" + routes
        file = """
            {
              "applinks": {
                "details": [
                  {
                    "appIDs": ["QX7P29LM4K.com.example.app"],
                    "components": [\(components)]
                  }
                ]
              }
            }
            """
    }

    static let all = [
        ClaimGuide(
            .notClaimed, routes: "  about: about\n  user: user/${id:Int}",
            components: #"{"/": "/about"}"#,
            fix:
                "add what the help says, or make the file again with 'routegen export'; "
                + "write 'claim: false' in the spec "
                + "if the links belong in the browser"),
        ClaimGuide(
            .notRouted, routes: "  post: post/${id}", components: #"{"/": "/post/*"}"#,
            fix: "narrow or exclude the pattern, here with '/post/?*', "
                + "or add the route to the spec"),
        ClaimGuide(
            .opensNothing, routes: "  about: about",
            components: #"{"/": "/about"}, {"/": "/drafts/*"}"#,
            fix: "delete the rule, or add its route to the spec"),
        ClaimGuide(
            .unwantedClaim,
            routes: "  about: about\n  admin:\n    pattern: admin/${page}\n    claim: false",
            components: #"{"/": "/about"}, {"/": "/admin/stats"}"#,
            fix: "exclude the links, or delete 'claim: false' from the spec"),
    ]

    /// What `routegen verify site.json` prints.
    var report: String {
        let compilation = Compiler.compile(
            SourceText(path: SpecFile.defaultName, text: spec + "\n"), name: "routes")
        guard let compiled = compilation.compiled, let file = ClaimFile(Array(file.utf8)) else {
            return ""
        }
        let files = [
            NamedClaimFile(path: Self.fileName, pathInRepository: Self.fileName, file: file)
        ]
        let spec = RouteFile(compiled: compiled, compilation: compilation)
        let claims = LoadedClaims(spec: spec, files: files, hosts: [[]])
        let findings = claims.findings.filter { !$0.isLimit }.byCause
        let summary = Severity.summary(findings.map(\.problem.severity))
        return FindingPrinter(files: files, sources: compilation.sources).text(findings, .plain)
            + "\(Self.fileName): \(summary)"
    }
}
