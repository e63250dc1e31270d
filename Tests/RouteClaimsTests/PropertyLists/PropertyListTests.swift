import RouteJSON
import RouteSpec
import RouteTestSupport
import Testing

@testable import RouteClaims

struct PropertyListTests {
    private func plist(_ content: String) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>\(content)</dict></plist>
            """.utf8)
    }

    private func info(_ types: String) -> [UInt8] {
        plist(
            "<key>CFBundleName</key><string>App</string><key>CFBundleURLTypes</key><array>\(types)</array>"
        )
    }

    private func type(_ schemes: String...) -> String {
        let texts = schemes.map { "<string>\($0)</string>" }.joined()
        return "<dict><key>CFBundleURLSchemes</key><array>\(texts)</array></dict>"
    }

    private func entitlements(_ entries: String...) -> ClaimFile {
        let texts = entries.map { "<string>\($0)</string>" }.joined()
        return ClaimFile(
            .entitlements,
            plist("<key>com.apple.developer.associated-domains</key><array>\(texts)</array>"))
    }

    @Test func schemesAreRead() throws {
        let file = ClaimFile(.infoPropertyList, info(type("MyApp", "b") + type("c+d")))
        #expect(file.lists.map(\.schemes) == [["myapp"], ["b"], ["c+d"]])
        #expect(file.problems.isEmpty)
        let url = try #require(ClaimedURL("myapp:x"))
        #expect(file.rule(claiming: url)?.place == "CFBundleURLTypes[0].CFBundleURLSchemes[0]")
        #expect(ClaimFile(.infoPropertyList, plist("")).lists.isEmpty)
    }

    @Test func domainsAreRead() {
        let file = entitlements(
            "applinks:Example.com", "applinks:*.example.com?mode=developer", "webcredentials:a.com",
            "appclips:a.com")
        #expect(file.problems.isEmpty)
        #expect(
            file.lists.map(\.location.place).last == "com.apple.developer.associated-domains[1]")
        let hosts = [false, true].map { ClaimedHost(name: "example.com", isSuffix: $0) }
        #expect(file.lists.compactMap(\.hosts) == hosts.map { [$0] })
    }

    /// An entry without a host claims nothing, so the spec's host is missing.
    @Test(arguments: ["applinks:", "applinks", "applinks:?mode=developer", "webcredentials:a.com"])
    func anEntryWithoutAHostClaimsNothing(entry: String) throws {
        let spec = "bases: [https://a.com]\nroutes:\n  about: about\n"
        let file = entitlements(entry)
        #expect(file.problems.isEmpty && file.lists.isEmpty)
        let findings = try VerifiedFiles(spec, [file]).findings
        #expect(findings.map(\.problem.message) == ["the host 'a.com' is not claimed"])
    }

    @Test func theValuesOfOtherKeysArePassedOver() throws {
        let key = "<key>com.apple.developer.associated-domains</key>"
        let text = "<string>applinks:$(A)</string>"
        let file = ClaimFile(
            .entitlements,
            plist(
                "<!-- \(key)\(text) -->\n<key>b</key><array>\(text)</array>\n\(key)<array>\(text)</array>"
            ))
        #expect(file.problems.map(\.line) == [5])
        let info = ClaimFile(
            .infoPropertyList,
            info(
                "<dict><key>CFBundleURLName</key><string>$(A)</string>\n"
                    + type("$(A)").dropFirst("<dict>".count)))
        #expect(info.problems.map(\.line) == [4])
        let texts = try XMLElement.readPropertyList(
            plist("<key>a</key><string>x<![CDATA[<&amp;]]>&amp;&#x6D;<!-- c -->y</string>"))
        #expect(texts.value(of: "a")?.text == "x<&amp;&my")
    }

    @Test(arguments: [
        "<array/>", "",
        "<dict><string>a</string></dict>", "<dict><key>a</key></dict>",
        "<dict><key>a</key><key>b</key></dict>",
    ])
    func otherContentIsAProblem(content: String) {
        #expect(
            ClaimFile(.entitlements, Array("<plist>\(content)</plist>".utf8)).problems.map(\.text)
                == [
                    "1:1: error invalid-plist: the file is not a property list with a dictionary"
                ])
    }

    @Test func otherEncodingsAreAProblem() {
        let text = "<plist><dict><key>aps-environment</key><string>a</string></dict></plist>"
        let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0), 0] }
        #expect(
            ClaimFile(wide)?.problems.map(\.text) == [
                "1:1: error invalid-plist: the file is UTF-16, not UTF-8\n  help: save it as UTF-8"
            ])
        let nul = text.replacing("<dict>", with: "\n<dict>\0")
        #expect(
            ClaimFile(Array(nul.utf8))?.problems.map(\.text) == [
                "2:7: error invalid-plist: the file has a NUL character\n  help: delete it"
            ])
        #expect(
            FileProblem(encodingOf: Array("bplist00".utf8))?.help
                == "convert it: plutil -convert xml1 FILE")
    }

    @Test func otherValuesAreAProblem() {
        #expect(
            entitlements("applinks:$(HOST)").problems.map(\.text) == [
                """
                3:84: com.apple.developer.associated-domains[0]: warning unknown-resource: 'applinks:$(HOST)' is not known: the \
                build replaces it
                  help: give it with --resource HOST=VALUE
                """
            ])
        #expect(
            ClaimFile(.infoPropertyList, []).problems.map(\.text) == [
                "1:1: error invalid-plist: the file has no element"
            ])
        #expect(
            ClaimFile(.entitlements, Array("<plist>\n<dict></plist>".utf8)).problems.map(\.text)
                == [
                    "2:15: error invalid-plist: an element's end has another name than its start"
                ])
    }

    @Test func binaryFilesAreNotRead() {
        #expect(ClaimFile.kind(of: Array("bplist00".utf8)) == nil)
    }

    // MARK: - Merging

    private func merged(_ kind: ExportKind, _ content: String) throws -> String {
        let spec =
            "bases: [https://a.com, 'https://*.a.com', app://, other://]\nroutes:\n  about: about\n"
        let compiled = try #require(Checked(spec).compilation.compiled)
        let file = "<plist>\n<dict>\n\(content)</dict>\n</plist>\n"
        let request = ExportRequest(
            compiled, app: Apps(appIDs: ["T.org.shop"]), existing: Array(file.utf8))
        let text = try kind.export(request).text
        let again = ExportRequest(
            compiled, app: Apps(appIDs: ["T.org.shop"]), existing: Array(text.utf8))
        #expect(try kind.export(again).text == text)
        return String(
            text.dropFirst("<plist>\n<dict>\n".count).dropLast("</dict>\n</plist>\n".count))
    }

    @Test func domainsAreMerged() throws {
        let key = "\t<key>com.apple.developer.associated-domains</key>\n\t<array>\n"
        let old =
            key
            + "\t\t<string>webcredentials:a.com</string>\n\t\t<string>applinks:a.com?mode=developer</string>\n"
            + "\t\t<string>applinks:old.com</string>\n\t</array>\n"
        #expect(
            try merged(.entitlements, "\t<!-- é -->\n" + old) == "\t<!-- é -->\n"
                + old.replacing("old.com", with: "*.a.com"))
        let new =
            key
            + "\t\t<string>applinks:a.com</string>\n\t\t<string>applinks:*.a.com</string>\n\t</array>\n"
        #expect(
            try merged(.entitlements, "\t<key>b</key><true/>\n") == "\t<key>b</key><true/>\n" + new)
        #expect(try merged(.entitlements, key.replacing("<array>", with: "<array/>")) == new)
        #expect(try merged(.entitlements, key + "\t</array>\n") == new)
    }

    @Test func schemesAreMerged() throws {
        func type(_ schemes: String..., name: String = "org.shop") -> String {
            let texts = schemes.map { "\t\t\t\t<string>\($0)</string>\n" }.joined()
            let name = "\t\t\t<key>CFBundleURLName</key>\n\t\t\t<string>\(name)</string>\n"
            return "\t\t<dict>\n\t\t\t<key>CFBundleTypeRole</key>\n\t\t\t<string>Editor</string>\n"
                + name
                + "\t\t\t<key>CFBundleURLSchemes</key>\n\t\t\t<array>\n" + texts
                + "\t\t\t</array>\n\t\t</dict>\n"
        }
        let key = "\t<key>CFBundleURLTypes</key>\n\t<array>\n"
        #expect(try merged(.infoPropertyList, "") == key + type("app", "other") + "\t</array>\n")
        #expect(
            try merged(.infoPropertyList, key + type("APP", "x", name: "x") + "\t</array>\n")
                == key + type("APP", "x", name: "x") + type("other") + "\t</array>\n")
        let comment = "<!-- none yet -->\n\t</array>\n"
        #expect(
            try merged(.infoPropertyList, key + "\t\t" + comment) == key + type("app", "other")
                + "\t" + comment)
        // One that the spec doesn't have may be needed for a sign-in.
        #expect(
            try merged(
                .infoPropertyList, key + type("x", name: "x") + type("fb1", "app") + "\t</array>\n")
                == key + type("x", name: "x") + type("fb1", "app", "other") + "\t</array>\n")
    }

    @Test func whatIsNotAPropertyListIsNotMergedWith() {
        #expect(throws: FileProblem.self) { try merged(.entitlements, "<key>") }
        #expect(throws: FileProblem.self) { try merged(.infoPropertyList, "<key>") }
    }

    @Test func anEmptyDictionaryGetsAMember() throws {
        let bytes = Array("<plist><dict/></plist>".utf8)
        var edits = FileEdits(bytes)
        edits.add([.key("k")], to: try XMLElement.readPropertyList(bytes))
        #expect(edits.text == "<plist><dict>\n\t<key>k</key>\n</dict></plist>")
    }
}
