import Foundation
import RouteAnalysis
import RouteJSON
import RouteSpec
import RouteTestSupport
import SeededRandom
import Testing

@testable import RouteClaims

/// What `export` makes of a spec, `verify` accepts: the small golden specs that
/// ReviewableExportTests don't have, and, in `.ci/nightly`, all of them and those of the pages.
struct VerifiedExportTests {
    struct Spec: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let compiled: CompiledSpec

        init?(_ name: String, _ text: String) {
            guard let compiled = Checked(text).compilation.compiled else { return nil }
            testDescription = name
            self.compiled = compiled
        }
    }

    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    static let golden: [Spec] = {
        let folder = tests.appendingPathComponent("Golden")
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        return names.compactMap { name in
            let file = folder.appendingPathComponent("\(name)/routes.yaml")
            return (try? String(contentsOf: file, encoding: .utf8)).flatMap { Spec(name, $0) }
        }
    }()

    static let pages: [Spec] = {
        let sources = tests.deletingLastPathComponent().appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        let pages = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }
            .sorted { $0.path < $1.path }
        return pages.flatMap { page in
            ((try? String(contentsOf: page, encoding: .utf8)) ?? "").components(
                separatedBy: "\n```yaml\n"
            ).dropFirst()
                .enumerated().compactMap { number, text in
                    text.components(separatedBy: "```\n").first.flatMap {
                        Spec("\(page.lastPathComponent) \(number + 1)", $0)
                    }
                }
        }
    }()

    private static let isNight = !seeds([]).isEmpty
    private static let apps = golden.filter {
        ReviewableExportTests.names.contains($0.testDescription)
    }
    private static let others = golden.filter {
        !ReviewableExportTests.names.contains($0.testDescription)
            && $0.compiled.table.routes.count <= 12
    }

    @Test func thereAreSpecs() {
        #expect(Self.golden.count > 60)
        #expect(!Self.isNight || Self.pages.count > 40)
    }

    @Test(arguments: isNight ? golden + pages : others) func whatIsExportedIsAccepted(spec: Spec) {
        let compiled = spec.compiled
        let apps = compiled.spec.apps
        let app = Apps(
            appIDs: apps.appIDs.isEmpty ? ["8K4R2T9XQW.org.shop"] : apps.appIDs,
            packageName: apps.packageName ?? "org.shop",
            fingerprints: apps.fingerprints.isEmpty
                ? [Array(repeating: "AB", count: 32).joined(separator: ":")] : apps.fingerprints)
        let request = ExportRequest(compiled, app: app)
        func file(_ kind: ExportKind) -> ClaimFile? {
            do throws(FileProblem) {
                return ClaimFile(Array(try kind.export(request).text.utf8))
            } catch {
                #expect(error.message.hasPrefix("no base of the spec has"))
                return nil
            }
        }
        // Without their notes, which take as long as the comparison.
        let hosts = compiled.table.servingHosts
        let sites = hosts.map { Self.site(compiled, app.appIDs, servedBy: $0) }
        let filters = AndroidFilters(compiled, minimumLevel: 1)
        let manifest = filters.map { ClaimFile(.androidManifest, Array($0.text.utf8)) }
        let others = [file(.infoPropertyList), file(.entitlements), file(.assetlinks), manifest]
            .compactMap(\.self)
        // Which host serves a file has to be known only if the files differ.
        let areAlike = Set(hosts.map { compiled.table.variants(servedBy: $0).paths }).count < 2
        let known =
            hosts.map { areAlike ? [] : compiled.table.webHosts(servedBy: $0) ?? [] }
            + others.map { _ in [] }
        let served = ClaimFile.claimers(of: sites + others, for: apps).served(
            by: known, in: compiled.table)
        let findings =
            served.problems
            + Verification.findings(of: compiled, served.files).filter { !$0.isLimit }
        let ownProblems = (sites + others).flatMap { $0.problems + $0.problems(for: apps) }
        let problems = ownProblems + findings.map(\.problem)
        for problem in problems {
            #expect(problem.severity == .note, "\(problem.rule.id): \(problem.message)")
        }
    }

    /// Short patterns claim more, but no less.
    @Test(arguments: isNight ? golden : apps) func whatIsExportedPlainlyHasNoErrors(spec: Spec) {
        let compiled = spec.compiled
        let hosts = compiled.table.servingHosts
        let sites = hosts.map { Self.site(compiled, [], servedBy: $0, isPlain: true) }
        let known = hosts.map { compiled.table.webHosts(servedBy: $0) ?? [] }
        let served = ClaimFile.claimers(of: sites).served(by: known, in: compiled.table)
        for finding in Verification.findings(of: compiled, served.files) {
            #expect(
                finding.problem.severity != .error,
                "\(finding.problem.rule.id): \(finding.problem.message)")
        }
    }

    /// The exported file of a host, read.
    private static func site(
        _ spec: CompiledSpec, _ apps: [String], servedBy host: String, isPlain: Bool = false
    ) -> ClaimFile {
        var part = AssociationPart()
        let components = spec.components(
            servedBy: host, for: apps.first, SpecLinks(spec.table), &part.variables,
            isPlain: isPlain)
        part.entries = [.init(appIDs: apps, components: components)]
        return ClaimFile(.appSiteAssociation, Array(part.file.utf8))
    }
}
