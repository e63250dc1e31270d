import Foundation
import RouteAnalysis
import RouteJSON
import RouteSpec
import RouteTestSupport
import Testing

@testable import RouteClaims

/// Exported files have nothing that can be left out: without a row or a component, a link is
/// decided otherwise.
struct ReviewableExportTests {
    /// Twelve specs of whole apps.
    static let names = [
        "chat", "code-host", "dispatch", "geo", "home-assistant", "links", "matrix-links",
        "servers",
        "shop", "signal-links", "tenants", "text-overlaps",
    ]

    static func spec(_ name: String) throws -> CompiledSpec {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appendingPathComponent("Golden/\(name)/routes.yaml")
        let text = try String(contentsOf: file, encoding: .utf8)
        return try #require(Checked(text).compilation.compiled)
    }

    /// All specs, and what claims at least one link of the web.
    @Test func thereAreHosts() throws {
        let hosts = try Self.names.map { try Self.spec($0).table.servingHosts.count }
        #expect(hosts.count == 12)
        #expect(hosts.count { $0 > 0 } > 8)
    }

    @Test(arguments: names) func noRowCanBeLeftOut(name: String) throws {
        let spec = try Self.spec(name)
        let links = SpecLinks(spec.table)
        for level in [1, 31] {
            guard let filters = AndroidFilters(spec, links, minimumLevel: level) else { continue }
            for filter in filters.filters {
                let claim = try #require(filter.claimList)
                guard !claim.claimsAllPaths else { continue }
                let probes = try Self.probes(of: spec, links, in: claim)
                for index in claim.rules.indices {
                    var less = claim
                    less.rules.remove(at: index)
                    let lost = probes.contains {
                        claim.rule(deciding: $0) != nil && less.rule(deciding: $0) == nil
                    }
                    #expect(lost, "\(name) \(level): \(claim.rules[index].examples)")
                }
            }
        }
    }

    /// The links of the spec that a filter is for, and those that its rows show.
    private static func probes(
        of spec: CompiledSpec, _ links: SpecLinks, in claim: ClaimList
    ) throws -> [ClaimedURL] {
        var probes: [ClaimedURL] = []
        for scheme in claim.schemes {
            for host in claim.hosts ?? [] {
                let name = try #require(host.example)
                let table = spec.table
                let variants = table.variants.indices.filter { index in
                    table.variants[index].scheme ?? scheme == scheme
                }
                for site in links.sites(scheme, [name], variants) {
                    let examples = claim.rules.flatMap(\.examples).map { site.start + $0 }
                    let own = links.claimedLinks(at: site, and: examples) {
                        spec.spec.routes[$0.index].isClaimed
                    }
                    probes += own.map(\.parts)
                }
            }
        }
        return probes
    }

    @Test(arguments: names) func noComponentCanBeLeftOut(name: String) throws {
        let spec = try Self.spec(name)
        let links = SpecLinks(spec.table)
        for host in spec.table.servingHosts {
            var variables: [String: [String]] = [:]
            let components = spec.components(servedBy: host, for: nil, links, &variables)
            let known = LinkVariables(variables)
            let rules = components.map { $0.rule(known) }
            let list = ClaimList(rules: rules)
            var probes: [SpecLink] = []
            for site in links.sites(servedBy: host) {
                probes += links.links(at: site)
                probes += rules.flatMap(\.examples).compactMap { links.link(site.start + $0) }
            }
            for index in rules.indices {
                var less = list
                less.rules.remove(at: index)
                let isNeeded = probes.contains { link in
                    let isOwn =
                        link.reading.map { spec.spec.routes[$0.route.index].isClaimed } ?? false
                    let isClaimed = Self.claims(list, link)
                    return isClaimed == isOwn && Self.claims(less, link) != isOwn
                }
                #expect(isNeeded, "\(name) \(host): \(components[index].json.text)")
            }
        }
    }

    private static func claims(_ list: ClaimList, _ link: SpecLink) -> Bool {
        list.rule(deciding: link.parts)?.isExclusion == false
    }

    /// `verify --strict` accepts each kind of file.
    @Test(arguments: names) func whatIsExportedIsAccepted(name: String) throws {
        let spec = try Self.spec(name)
        let app = Apps(
            appIDs: ["8K4R2T9XQW.org.shop"], packageName: "org.shop",
            fingerprints: [Array(repeating: "AB", count: 32).joined(separator: ":")])
        for kind in ExportKind.allCases {
            for host in kind == .aasa ? spec.table.servingHosts : [""] {
                let request = ExportRequest(spec, app: app, host: host.isEmpty ? nil : host)
                guard let export = try? kind.export(request) else {
                    // A spec without hosts of the web, or without schemes of its own.
                    #expect(spec.table.servingHosts.isEmpty || kind == .infoPropertyList)
                    continue
                }
                #expect(
                    export.differences.allSatisfy { $0.severity == .note },
                    "\(name) \(kind): \(export.differences.filter { $0.severity != .note })")
                let file = try #require(ClaimFile(Array(export.text.utf8)))
                #expect(file.problems == [], "\(name) \(kind)")
            }
        }
    }

    // MARK: - Rows

    private func rows(_ spec: String, level: Int = 1) throws -> [[String]] {
        let compiled = try #require(Checked(spec).compilation.compiled)
        let filters = try #require(AndroidFilters(compiled, minimumLevel: level))
        return filters.filters.map { filter in
            filter.data.map { data in
                let paths = data.paths.map { "\($0.kind.rawValue)=\($0.text)" }
                return ([data.scheme, data.authority].compactMap(\.self) + paths)
                    .joined(separator: " ")
            }
        }
    }

    @Test func oneRowStandsForAllThatItClaims() throws {
        let spec = """
            bases: [https://h.example, http://h.example, https://www.h.example, http://www.h.example]
            routes:
              home: ""
              about: about
              user: ${name}
              posts: ${name}/posts
              post: ${name}/posts/${id:Int}
            """
        let all = try rows(spec)
        #expect(all == [["https", "http", "h.example", "www.h.example", "Prefix=/"]], "\(all)")
        let exact = try rows(spec, level: 31)
        #expect(
            exact == [
                [
                    "https", "http", "h.example", "www.h.example", "=/",
                    "AdvancedPattern=/[^/]+/{0,1}", "AdvancedPattern=/[^/]+/posts/{0,1}",
                    "AdvancedPattern=/[^/]+/posts/-{0,1}[0-9]+/{0,1}",
                ]
            ], "\(exact)")
    }

    /// Every value of a type has its row, also of one with more values than are tried.
    @Test func noValueIsLost() throws {
        let values = (1...40).map { "v\($0)" }
        let spec = """
            bases: [https://h.example]
            types:
              Tab: [\(values.joined(separator: ", "))]
            routes:
              tab: a/${tab:Tab}/${other:Tab}
            """
        let rows = try rows(spec, level: 31)[0]
        #expect(rows.count == 42)
        #expect(rows.last == "AdvancedPattern=/a/v40/[^/]+/{0,1}")
    }

    /// A value that is a URL or a link has slashes, and Android doesn't find what follows them.
    @Test func aURLIsTheEnd() throws {
        let spec = """
            enum: AppRoute
            bases: [https://h.example]
            routes:
              go: go/${target:URL}/now
              open: open/${target:URL}
              share: share/x-${target:URL}
              login: login/${next:AppRoute}/now
            """
        #expect(
            try rows(spec) == [
                [
                    "https", "h.example", "Prefix=/go/", "Prefix=/open/", "Prefix=/share/x-",
                    "Prefix=/login/",
                ]
            ])
        #expect(
            try rows(spec, level: 31) == [
                [
                    "https", "h.example", "Prefix=/go/", "Prefix=/open/", "Prefix=/share/x-",
                    "Prefix=/login/",
                ]
            ])
        let compiled = try #require(Checked(spec).compilation.compiled)
        let filters = try #require(AndroidFilters(compiled, minimumLevel: 31))
        let link = try #require(
            ClaimedURL("https://h.example/go/https%3A%2F%2Fa.example%2Fb/now"))
        #expect(filters.file.rule(claiming: link) != nil)
    }

    /// A prefix that ends within a word would claim longer words.
    @Test func aPrefixEndsBetweenWords() throws {
        let spec = "bases: [https://h.example]\nroutes:\n  v: v${id:Int}\n  at: '@${name}'\n"
        #expect(try rows(spec) == [["https", "h.example", "Pattern=/v.*", "Prefix=/@"]])
    }

    // MARK: - Components

    private func components(_ routes: String, types: String = "") throws -> [String] {
        let spec = "bases: [https://h.example]\n\(types)routes:\n\(routes)"
        return AssociationExportTests.components(try AssociationExportTests.export(spec))
    }

    /// A component without a fragment follows.
    @Test func aLaterComponentMakesOthersUseless() throws {
        #expect(
            try components("  a: app#/room/${id}\n  b: app#help\n  c: app\n  d: other#x\n") == [
                "/app", "/other#x",
            ])
    }

    /// A route that isn't claimed is excluded among the paths of its length.
    @Test func anExclusionBehindAValue() throws {
        let routes = """
              about:
                pattern: r/${s}/about
                claim: false
              all: r/${s}/${sort}
              edit:
                pattern: u/${x}/edit
                claim: false
              user: u/${x}/${y}
            """
        let spec = "bases: [https://h.example]\nroutes:\n\(routes)"
        let export = try AssociationExportTests.export(spec)
        let file = ClaimFile(.appSiteAssociation, Array(export.text.utf8))
        func isClaimed(_ path: String) -> Bool? {
            ClaimedURL("https://h.example" + path).map { file.rule(claiming: $0) != nil }
        }
        #expect(isClaimed("/r/a/new") == true)
        #expect(isClaimed("/r/a/about") == false)
        #expect(isClaimed("/r/a/b/about") == false)
        #expect(isClaimed("/u/a/edit") == false)
        #expect(isClaimed("/u/a/b") == true)
        #expect(export.differences.isEmpty, "\(export.differences)")
        // A file without them is wrong: it is no limit of the format.
        let other = #"{"/":"/r/*/*/?*","exclude":true},{"/":"/r/?*/?*"},{"/":"/u/?*/?*"}"#
        let findings = try VerifiedFiles(spec, texts: [ClaimFileText.association(other)]).findings
        #expect(
            findings.filter { $0.problem.rule == .unwantedClaim }.map(\.problem.severity)
                == [.warning, .warning])
    }

    /// Texts that a type excludes stay in the browser.
    @Test func excludedTexts() throws {
        let types = "types:\n  Name:\n    type: String\n    not: [settings, about]\n"
        let one = "types:\n  Name:\n    type: String\n    not: [settings]\n"
        #expect(
            try components("  user: ${name:Name}\n", types: types) == [
                "!/*/?*", "!/$(not-Name)", "/?*",
            ])
        #expect(
            try components("  user: ${name:Name}\n", types: one) == ["!/*/?*", "!/settings", "/?*"])
        // Another route opens one of them.
        #expect(
            try components("  about: about\n  user: ${name:Name}\n", types: types) == [
                "/about", "!/*/?*", "!/$(not-Name)", "/?*",
            ])
        // Nobody would read so many, so one note has the first.
        let many = (0..<40).map { "w\($0)" }.joined(separator: ", ")
        let export = try AssociationExportTests.export(
            "bases: [https://h.example]\n"
                + "types:\n  Name:\n    type: String\n    not: [\(many)]\n"
                + "routes:\n  user: ${name:Name}\n")
        #expect(AssociationExportTests.components(export) == ["!/*/?*", "/?*"])
        #expect(
            export.differences.map(\.message) == [
                "'https://h.example/w0' is claimed by 'details[0].components[1]', but opens no route (a limit of the format)"
            ])
        let found = try verify(
            "bases: [https://h.example]\n\(one)routes:\n  user: ${name:Name}\n",
            WildcardFile("!/*/?*", "/?*", kind: .appSiteAssociation))
        #expect(
            found == [
                "warning: 'https://h.example/settings' is claimed by 'rules[1]', but opens no route [not-routed]"
            ])
    }

    // MARK: - App Clips

    @Test func appClips() throws {
        let spec = """
            bases: [https://h.example, "https://*.h.example"]
            apps:
              appIDs:
                - 8K4R2T9XQW.org.shop
                - id: 8K4R2T9XQW.org.shop.Clip
                  routes: [stop]
                - id: 8K4R2T9XQW.org.other
                  clip: true
                - id: 8K4R2T9XQW.org.no.Clip
                  clip: false
            routes:
              stop: stop
              about: about
            """
        let compiled = try #require(Checked(spec).compilation.compiled)
        let app = Apps().completed(by: compiled.spec.apps)
        let request = ExportRequest(compiled, app: app)
        let site = try ExportKind.aasa.export(request)
        let json = try LocatedValue(json: Array(site.text.utf8))
        #expect(
            json["appclips"]?["apps"]?.elements?.map(\.string) == [
                "8K4R2T9XQW.org.shop.Clip", "8K4R2T9XQW.org.other",
            ])
        #expect(
            AssociationExportTests.details(site.text).map { $0.appIDs.map(\.string) } == [
                ["8K4R2T9XQW.org.shop", "8K4R2T9XQW.org.no.Clip"]
            ])
        let entitlements = try ExportKind.entitlements.export(request).text
        #expect(
            entitlements.contains(
                """
                applinks:h.example</string>
                \t\t<string>applinks:*.h.example</string>
                \t\t<string>appclips:h.example</string>
                """))
        let files = [site.text, entitlements].compactMap { ClaimFile(Array($0.utf8)) }
        #expect(files.flatMap(\.problems) == [])
        #expect(files.flatMap { $0.problems(for: app) } == [])
        // What is there stays, and nothing is there twice.
        let again = ExportRequest(compiled, app: app, existing: Array(site.text.utf8))
        #expect(try ExportKind.aasa.export(again).text == site.text)
        let old = #"{"appclips":{"apps":["8K4R2T9XQW.x"]},"applinks":{"details":[]}}"#
        let merged = try ExportKind.aasa.export(
            ExportRequest(compiled, app: app, existing: Array(old.utf8)))
        #expect(
            merged.text.hasPrefix(
                #"{"appclips":{"apps":["8K4R2T9XQW.x","8K4R2T9XQW.org.shop.Clip","8K4R2T9XQW.org.other"]}"#
            ), "\(merged.text)")
    }

    @Test func aClipThatIsMissing() throws {
        let apps = Apps(
            appIDs: ["8K4R2T9XQW.org.shop", "8K4R2T9XQW.org.shop.Clip"],
            clips: ["8K4R2T9XQW.org.shop.Clip"])
        let site =
            #"{"applinks":{"details":[{"appIDs":["8K4R2T9XQW.org.shop"],"components":[{"/":"/a"}]}]}}"#
        let file = try #require(ClaimFile(Array(site.utf8)))
        #expect(
            file.problems(for: apps).map(\.message) == [
                "'appclips' does not list the spec's App Clip '8K4R2T9XQW.org.shop.Clip'"
            ])
        func entitlements(_ domain: String) throws -> ClaimFile {
            let text =
                "<plist><dict><key>com.apple.developer.associated-domains</key><array>"
                + "<string>applinks:h.example</string>\(domain)</array></dict></plist>"
            return try #require(ClaimFile(Array(text.utf8)))
        }
        #expect(
            try entitlements("").problems(for: apps).map(\.message) == [
                "no host is listed for the spec's App Clip"
            ])
        #expect(
            try entitlements("<string>appclips:h.example</string>").problems(for: apps) == [])
        #expect(
            try entitlements("<string>appclips:*.h.example</string>").problems.map(\.message) == [
                "'appclips:*.h.example' has a '*', which App Clips do not support"
            ])
    }
}
