import RouteAnalysis
import RouteSpec
import RouteTestSupport
import Testing

@testable import RouteClaims

/// Files for specs with rests before other segments, and rests without a name.
struct RestExportTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let pattern: String
        /// The paths of the components, for Apple.
        let components: [String]
        /// The paths of a manifest for every version of Android.
        let rows: [String]
        /// The paths of a manifest from Android 12 on, if they differ.
        var exactRows: [String]?
        /// The links that `export` says no file can leave out, for each of the three.
        var notes = [0, 0, 0]
        let opened: [String]
        /// Links that a component leaves out.
        let others: [String]

        var testDescription: String { pattern }
    }

    static let cases = [
        Case(
            pattern: "group/${path...}/-/issues/${id:Int}",
            components: ["/group/-/issues/?*", "/group/*/-/issues/?*"],
            rows: ["Prefix /group/"], notes: [2, 1, 1],
            opened: ["/group/-/issues/7", "/group/a/b/-/issues/7", "/group/a/-/issues/7/"],
            others: ["/group", "/group/a/issues/7", "/group/a/-/issues"]),
        Case(
            pattern: "files/${folder...}/${file}", components: ["/files/?*"],
            rows: ["Prefix /files/"], opened: ["/files/a", "/files/a/b/c"],
            others: ["/files", "/file/a"]),
        Case(
            pattern: "numbers/${ids:Int...}/end",
            components: ["/numbers/end", "/numbers/*/end"], rows: ["Prefix /numbers/"],
            notes: [1, 1, 1], opened: ["/numbers/end", "/numbers/1/2/end"],
            others: ["/numbers", "/numbers/1"]),
        Case(
            pattern: "mix/${a...}/x${b}y?k=${k}",
            components: ["/mix/x*y?k=?*", "/mix/*/x*y?k=?*"], rows: ["Prefix /mix/"],
            notes: [2, 1, 1], opened: ["/mix/x1y?k=2", "/mix/1/2/x1y?k=2&l=3"],
            others: ["/mix/x1y", "/mix/1/xy1?k=2"]),
        Case(
            pattern: "track/${id}/${...}", components: ["/track/?*/*"], rows: ["Prefix /track/"],
            exactRows: ["AdvancedPattern /track/[^/]+", "AdvancedPattern /track/[^/]+/.*"],
            opened: ["/track/7", "/track/7/", "/track/7/a/b"], others: ["/track", "/tracks/7"]),
        Case(
            pattern: "old/${...}", components: ["/old/*"], rows: [" /old", "Prefix /old/"],
            opened: ["/old", "/old/a/b"], others: ["/older", "/a/old"]),
        Case(
            pattern: "${...}/track", components: ["/track", "/*/track"], rows: ["Prefix /"],
            exactRows: ["Suffix /track", "Suffix /track/"], notes: [0, 1, 0],
            opened: ["/track", "/a/b/track", "/a/track/"], others: ["/", "/a/track/b", "/xtrack"]),
        Case(
            pattern: "${...}/track/${id}", components: ["/track/?*", "/*/track/?*"],
            rows: ["Prefix /"], notes: [2, 1, 1], opened: ["/track/1", "/a/b/track/1"],
            others: ["/", "/track", "/a/1"]),
        Case(
            pattern: "doc#${...}/end", components: ["/doc#end", "/doc#*/end"],
            rows: [" /doc", " /doc/"], notes: [0, 2, 2], opened: ["/doc#end", "/doc#a/b/end"],
            others: ["/doc", "/doc#a"]),
    ]

    private static func spec(_ pattern: String, ignoresCase: Bool = false) throws -> CompiledSpec {
        let text = """
            bases: [https://h.example, shop://]
            \(ignoresCase ? "caseSensitive: false" : "")
            apps:
              appIDs: [8K4R2T9XQW.org.shop]
              package: org.shop
              fingerprints: ["\(Array(repeating: "AB", count: 32).joined(separator: ":"))"]
            routes:
              r: "\(pattern)"
            """
        return try #require(Checked(text).compilation.compiled)
    }

    private func export(
        _ kind: ExportKind, _ spec: CompiledSpec, level: Int = 1
    ) throws -> Export {
        try kind.export(ExportRequest(spec, app: spec.spec.apps, minimumSDK: level))
    }

    private func isClaimed(_ path: String, _ export: Export) throws -> Bool {
        let file = try #require(ClaimFile(Array(export.text.utf8)))
        let url = try #require(ClaimedURL("https://h.example" + path))
        return file.rule(claiming: url) != nil
    }

    @Test(arguments: cases) func components(_ test: Case) throws {
        let spec = try Self.spec(test.pattern)
        let export = try export(.aasa, spec)
        #expect(AssociationExportTests.components(export) == test.components)
        #expect(export.differences.count == test.notes[0], "\(export.differences)")
        for path in test.opened { #expect(try isClaimed(path, export), "\(path)") }
        for path in test.others { #expect(try !isClaimed(path, export), "\(path)") }
    }

    @Test(arguments: cases) func rowsOfAndroid(_ test: Case) throws {
        let spec = try Self.spec(test.pattern)
        for (index, level) in [1, 31].enumerated() {
            let filters = try #require(AndroidFilters(spec, minimumLevel: level))
            let paths = filters.filters.flatMap(\.data).flatMap(\.paths)
            let rows = level == 1 ? test.rows : test.exactRows ?? test.rows
            #expect(paths.map { "\($0.kind.rawValue) \($0.text)" } == rows)
            let export = try export(.android, spec, level: level)
            #expect(export.differences.count == test.notes[1 + index], "\(export.differences)")
            for path in test.opened { #expect(try isClaimed(path, export), "\(path)") }
        }
    }

    /// `verify --strict` accepts each kind of file. What a format can't leave out is counted in one
    /// line.
    @Test(arguments: cases, ExportKind.allCases)
    func whatIsExportedIsAccepted(_ test: Case, kind: ExportKind) throws {
        for ignoresCase in [false, true] {
            let spec = try Self.spec(test.pattern, ignoresCase: ignoresCase)
            for level in kind == .android ? [1, 31] : [1] {
                let export = try export(kind, spec, level: level)
                let file = try #require(ClaimFile(Array(export.text.utf8)))
                #expect(file.problems == [])
                let claimers = ClaimFile.claimers(
                    of: [file], for: spec.spec.apps, minimumLevel: level)
                let findings = Verification.findings(of: spec, claimers)
                #expect(findings.allSatisfy { $0.isLimit || $0.problem.isAboutCase })
                // One note says that Android compares case.
                let isNoted = ignoresCase && kind == .android
                #expect(findings.count { !$0.isLimit } == (isNoted ? 1 : 0))
                #expect(export.notes.count == (isNoted ? 1 : 0))
                #expect(export.differences.count == findings.count(where: \.isLimit))
            }
        }
    }

    /// A component excludes what is between literal segments, but not values.
    @Test func aRouteThatIsNotClaimed() throws {
        let spec = """
            bases: [https://h.example]
            routes:
              group: group/${path...}
              page: page/${x}
              secret:
                claim: false
                routes:
                  file: group/${path...}/-/secret
                  any: ${...}/hidden
                  number: group/${path...}/n/${id:Int}

            """
        let export = try AssociationExportTests.export(spec)
        #expect(
            AssociationExportTests.components(export) == [
                "!/group/-/secret", "!/group/*/-/secret", "/group/*", "!/page/*/?*", "/page/?*",
            ])
        #expect(
            export.differences.map(\.message) == [
                "'details[0].components[2]' claims 'https://h.example/group/n/0', but 'secret.number' has 'claim: false' (a limit of the format)"
            ])
        for path in ["/group", "/group/a/secret", "/group/-/secret/a", "/page/hidden"] {
            #expect(try isClaimed(path, export), "\(path)")
        }
        for path in ["/group/-/secret", "/group/a/b/-/secret", "/hidden", "/a/hidden"] {
            #expect(try !isClaimed(path, export), "\(path)")
        }
    }

    @Test func theSummaryHasACount() throws {
        let spec = try Self.spec("group/${path...}/-/issues/${id:Int}")
        let export = try export(.aasa, spec)
        #expect(
            export.differences.map(\.message) == [
                "'https://h.example/group/-/issues/a' is claimed by 'details[0].components[0]', but opens no route (a limit of the format)",
                "'https://h.example/group/a/-/issues/a' is claimed by 'details[0].components[1]', but opens no route (a limit of the format)",
            ])
        #expect(
            Export.summary(ofDifferences: export.differences.count)
                == "the format cannot describe 2 links exactly; --all lists them")
    }
}
