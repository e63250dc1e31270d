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
        plist("<key>CFBundleName</key><string>App</string><key>CFBundleURLTypes</key><array>\(types)</array>")
    }

    private func type(_ schemes: String...) -> String {
        let texts = schemes.map { "<string>\($0)</string>" }.joined()
        return "<dict><key>CFBundleURLSchemes</key><array>\(texts)</array></dict>"
    }

    private func entitlements(_ entries: String...) -> Entitlements {
        let texts = entries.map { "<string>\($0)</string>" }.joined()
        return Entitlements(plist("<key>com.apple.developer.associated-domains</key><array>\(texts)</array>"))
    }

    @Test func schemesAreRead() throws {
        let file = InfoPropertyList(info(type("MyApp", "b") + type("c+d")))
        #expect(file.schemes.map(\.name) == ["MyApp", "b", "c+d"])
        #expect(file.problems.isEmpty)
        let url = try #require(ClaimedURL("myapp:x"))
        #expect(file.claims.rule(claiming: url)?.place == "CFBundleURLTypes[0].CFBundleURLSchemes[0]")
        #expect(InfoPropertyList(plist("")).schemes.isEmpty)
    }

    @Test func domainsAreRead() {
        let file = entitlements(
            "applinks:Example.com", "applinks:*.example.com?mode=developer", "webcredentials:a.com", "appclips:a.com")
        #expect(file.problems.isEmpty)
        #expect(file.domains.map(\.host) == ["example.com", "example.com"])
        #expect(file.domains.map(\.isSuffix) == [false, true])
        #expect(file.domains.map(\.mode) == [nil, "developer"])
        #expect(file.domains.map(\.place).last == "com.apple.developer.associated-domains[1]")
        #expect(file.domains.map(\.claimedHost).last == ClaimedHost(name: "example.com", isSuffix: true))
    }

    @Test(arguments: [
        ("example.com", "names no service", "write 'applinks:' and the host"),
        ("https://a.com", "names no service", "write 'applinks:' and the host"),
        ("applinks:a.com?x=1", "ends in an unknown '?x=1'", "write '?mode=developer', or nothing"),
        ("applinks:a.com?mode=debug", "ends in an unknown '?mode=debug'", "write '?mode=developer', or nothing"),
        ("applinks:https://a.com", "has a scheme", "write the host alone, as in 'applinks:example.com'"),
        ("applinks:a.com/b", "has a path", "write the host alone, as in 'applinks:example.com'"),
        ("applinks:a.com:80", "has a port", "write the host alone, as in 'applinks:example.com'"),
        (
            "applinks:a.*.com", "has a '*' that is not '*.' in front",
            "write the host alone, as in 'applinks:example.com'"
        ),
        ("applinks:*", "has a '*' that is not '*.' in front", "write the host alone, as in 'applinks:example.com'"),
        ("applinks:", "has no host", "write the host alone, as in 'applinks:example.com'"),
    ])
    func domainsAreChecked(entry: String, message: String, help: String) {
        let file = entitlements("applinks:ok.com", entry)
        #expect(file.domains.map(\.host) == ["ok.com"])
        #expect(
            file.problems.map(\.text) == [
                """
                com.apple.developer.associated-domains[1]: error invalid-domain: '\(entry)' \(message)
                  help: \(help)
                """
            ])
    }

    @Test func otherValuesAreAProblem() {
        #expect(
            entitlements("applinks:$(HOST)").problems.map(\.text) == [
                """
                com.apple.developer.associated-domains[0]: warning unknown-resource: 'applinks:$(HOST)' is not known: the \
                build replaces it
                  help: give it with --resource HOST=VALUE
                """
            ])
        let message = "error invalid-plist: the file is not a property list with a dictionary"
        #expect(Entitlements(Array("<plist><array/></plist>".utf8)).problems.map(\.text) == [message])
        #expect(
            InfoPropertyList([]).problems.map(\.text) == [
                "1:1: error invalid-plist: the file is empty\n  help: upload the file again"
            ])
        #expect(
            Entitlements(Array("<plist>\n<dict></plist>".utf8)).problems.map(\.text) == [
                "2:15: error invalid-plist: an element's end has another name than its start"
            ])
    }

    @Test func binaryFilesAreNotRead() {
        #expect(ClaimFile.kind(of: Array("bplist00".utf8)) == nil)
    }
}
