import RouteClaims
import RouteSpec
import RouteTestSupport
import Testing

/// `claim: false`, and `apps` (<doc:SpecFile>).
struct UnclaimedRouteTests {
    private let spec = """
        scheme: https
        host: example.com
        apps:
          appIDs: [QX7P29LM4K.org.shop]
        routes:
          about: about
          admin:
            claim: false
            pattern: admin
        """

    @Test func itsLinksStayOutOfTheFilesAndAreNotMissed() throws {
        let compiled = try #require(Checked(spec).compilation.compiled)
        let app = Apps().completed(by: compiled.spec.apps)
        let aasa = try ExportKind.aasa.export(ExportRequest(compiled, app: app))
        #expect(aasa.text.contains("QX7P29LM4K.org.shop"))
        let file = try #require(ClaimFile(Array(aasa.text.utf8)))
        let manifest = try ExportKind.android.export(ExportRequest(compiled, app: app))
        #expect(manifest.text.contains("/about"))
        #expect(!manifest.text.contains("/admin"))
        #expect(file.rule(claiming: try #require(ClaimedURL("https://example.com/about"))) != nil)
        #expect(file.rule(claiming: try #require(ClaimedURL("https://example.com/admin"))) == nil)
        for note in aasa.differences + manifest.differences {
            #expect(note.rule.id != "not-claimed", "\(note.message)")
        }
    }

    @Test func whatTheCallerSaysComesFirst() throws {
        let apps = try #require(Checked(spec).compilation.compiled?.spec.apps)
        let app = Apps(appIDs: ["A"], packageName: "b").completed(by: apps)
        #expect(app.appIDs == ["A"])
        #expect(app.packageName == "b")
        #expect(Apps().completed(by: apps).appIDs == ["QX7P29LM4K.org.shop"])
    }
}
