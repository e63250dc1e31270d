import RouteSpec
import RouteTestSupport
import Testing

@testable import RouteClaims

/// Files that claim the links of a spec with `caseSensitive: false`.
struct CaseClaimsTests {
    private static let spec = """
        bases: [https://shop.example]
        caseSensitive: false
        types:
          Tab: [Posts, likes]
          Name:
            type: String
            not: [me]
        routes:
          about: About
          item: Item/${id:Int}?Tab=${tab:Tab}
          user: User/${name:Name}
          old:
            pattern: old/${id}
            claim: false

        """

    private static let note =
        "Android compares paths with case, so the app opens links only in the case that the spec has"

    private func findings(_ text: String) throws -> [String] {
        let verified = try VerifiedFiles(Self.spec, texts: [text], minimumLevel: 31)
        return verified.findings.map(\.problem.ruleAndMessage)
    }

    private func export(_ kind: ExportKind) throws -> Export {
        let compiled = try #require(Checked(Self.spec).compilation.compiled)
        let app = Apps(appIDs: ["8K4R2T9XQW.org.shop"])
        return try kind.export(ExportRequest(compiled, app: app, minimumSDK: 31))
    }

    @Test func componentsOfAppleIgnoreCase() throws {
        let export = try export(.aasa)
        let entries = AssociationExportTests.details(export.text)
        let components = entries.flatMap { $0["components"]?.elements ?? [] }
        let texts = components.map { value in
            let text = value["/"]?.string ?? ""
            return text + (value["caseSensitive"]?.flag == false ? "" : " with case")
        }
        #expect(
            texts == [
                "/Item/*/?*", "/Item/?*", "/User/*/?*", "/User/me with case", "/User/?*", "/About",
            ])
        #expect(export.notes == [])
        #expect(export.differences.allSatisfy { $0.severity == .note })
        #expect(try findings(export.text) == [])
    }

    @Test func componentsWithCaseDoNotClaimTheOtherLinks() throws {
        let text = try export(.aasa).text.replacing(#","caseSensitive":false"#, with: "")
        #expect(!text.contains("caseSensitive"))
        let found = try findings(text)
        #expect(
            found.contains { $0.contains("/about' opens 'about', but is not claimed") }, "\(found)")
    }

    @Test func aManifestOfAndroidGetsOneNote() throws {
        let export = try export(.android)
        #expect(export.text.contains(#"android:path="/About""#), "\(export.text)")
        #expect(export.notes.map(\.message) == [Self.note])
        #expect(export.notes.map(\.severity) == [.note])
        let root = #"<manifest xmlns:android="http://schemas.android.com/apk/res/android">"#
        let manifest =
            "\(root)<application><activity>\(export.text)</activity></application></manifest>"
        #expect(try findings(manifest) == ["note not-claimed: " + Self.note])
    }

    @Test func aSpecWithCaseGetsNone() throws {
        let spec = Self.spec.replacing("caseSensitive: false\n", with: "")
        let compiled = try #require(Checked(spec).compilation.compiled)
        let export = try ExportKind.android.export(ExportRequest(compiled, minimumSDK: 31))
        #expect(export.notes == [])
    }
}
