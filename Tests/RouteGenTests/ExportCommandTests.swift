import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("export")
struct ExportCommandTests {
    static let usage =
        "usage: routegen export KIND [SPEC] [-o FILE] [--check] [options of its kind]\n"

    private static let spec = """
        bases: [https://www.example.com, "https://*.example.com", https://example.org/app, myapp://, https://h.example:8080]
        types:
          Region: [de, us]
        routes:
          about: about
          web: https://${lang}.wikipedia.org/wiki/${title}
          shop: https://${region:Region}/shop
          any: https://${host}/any
          other: other-app://open/${id}

        """

    private func run(_ arguments: [String], files: [String: String] = [:]) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            for (name, text) in files { try folder.write(name, text) }
            return folder.run(["export"] + arguments)
        }
    }

    private static let entitlements = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>com.apple.developer.associated-domains</key>
        \t<array>
        \t\t<string>applinks:www.example.com</string>
        \t\t<string>applinks:*.example.com</string>
        \t\t<string>applinks:example.org</string>
        \t\t<string>applinks:*.wikipedia.org</string>
        \t\t<string>applinks:de</string>
        \t\t<string>applinks:us</string>
        \t</array>
        </dict>
        </plist>

        """

    @Test func theEntitlementHasEveryHostThatItCanHave() throws {
        let outcome = try run(["entitlements"])
        #expect(outcome.code == .success)
        #expect(outcome.error == "")
        #expect(outcome.output == Self.entitlements)
    }

    @Test func theURLTypesHaveEverySchemeOfTheApp() throws {
        let outcome = try run(["info-plist", "--app-id", "8K4R2T9XQW.org.shop"])
        #expect(outcome.code == .success)
        #expect(outcome.error == "")
        #expect(
            outcome.output == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>CFBundleURLTypes</key>
                \t<array>
                \t\t<dict>
                \t\t\t<key>CFBundleTypeRole</key>
                \t\t\t<string>Editor</string>
                \t\t\t<key>CFBundleURLName</key>
                \t\t\t<string>org.shop</string>
                \t\t\t<key>CFBundleURLSchemes</key>
                \t\t\t<array>
                \t\t\t\t<string>myapp</string>
                \t\t\t\t<string>other-app</string>
                \t\t\t</array>
                \t\t</dict>
                \t</array>
                </dict>
                </plist>

                """)
        #expect(try !run(["info-plist", "--app-id=A&B"]).output.contains("URLName"))
        #expect(
            try run(["info-plist", "--app-id=A.B&<C>"]).output.contains(
                "<string>B&amp;&lt;C&gt;</string>"))
    }

    @Test func aSpecWithoutSuchBases() throws {
        func error(_ kind: String, _ base: String) throws -> String {
            try withTemporaryFolder { folder in
                try folder.write("routes.yaml", "bases: ['\(base)']\nroutes:\n  about: about\n")
                let outcome = folder.run(
                    ["export", kind] + (kind == "aasa" ? ["--app-id", "8K4R2T9XQW.org.shop"] : []))
                #expect(outcome.code == .failure)
                return outcome.error
            }
        }
        #expect(
            try error("entitlements", "myapp://") == """
                error: no base of the spec has a host for links of the web
                help: add a base, as in 'https://example.com'

                """)
        for kind in ["entitlements", "aasa"] {
            let message = try error(kind, "https://staging.example.com:8443")
            #expect(
                message.hasPrefix("error: no base of the spec has a web host without a port, "),
                "\(message)")
        }
        #expect(
            try error("info-plist", "https://example.com") == """
                error: no base of the spec has a scheme of the app's own
                help: add a base, as in 'myapp://'

                """)
    }

    @Test func checkComparesTheFile() throws {
        let arguments = ["entitlements", "-o", "App.entitlements", "--check"]
        #expect(try run(arguments, files: ["App.entitlements": Self.entitlements]).code == .success)
        let other = Self.entitlements.replacing("www.example", with: "web.example")
        let stale = try run(arguments, files: ["App.entitlements": other])
        #expect(stale.code == .findings)
        #expect(stale.output.contains("web.example.com</string>\n+ "))
        #expect(
            stale.error == """
                error: 'App.entitlements' is stale: 'routes.yaml' makes another file
                help: run 'routegen export entitlements -o App.entitlements'

                """)
        let options =
            "--plain --host www.example.com --app-id QX7P29LM4K.org.a --app-id QX7P29LM4K.org.b"
        let site = try run(
            ["aasa"] + options.split(separator: " ").map(String.init) + [
                "-o", "site.json", "--check",
            ],
            files: ["site.json": "{}"])
        #expect(site.error.hasSuffix("help: run 'routegen export aasa \(options) -o site.json'\n"))
    }

    /// A wildcard can't distinguish the items of a fragment from longer text.
    @Test func whatNoFileTellsApartIsCounted() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                """
                bases: [https://example.com]
                routes:
                  hidden:
                    pattern: a#x?y=${y}
                    claim: false
                  shown: a#${s}
                  user: user/${id:Int}

                """)
            let arguments = [
                "export", "aasa", "--app-id", "8K4R2T9XQW.org.shop", "-o", "site.json",
            ]
            let outcome = folder.run(arguments)
            #expect(outcome.code == .success)
            #expect(
                outcome.error
                    == "note: the format cannot describe 3 links exactly; --all lists them\n")
            let all = folder.run(arguments + ["--all"])
            #expect(
                all.error == """
                    note: 'details[0].components[2]' claims 'https://example.com/a#x?y=a', but 'hidden' has 'claim: false' (a limit of the format)
                    note: 'https://example.com/user/a' is claimed by 'details[0].components[1]', but opens no route (a limit of the format)
                    note: 'https://example.com/a#a/a' is claimed by 'details[0].components[2]', but opens no route (a limit of the format)

                    """)
            // An exclusion would keep links of 'shown' in the browser.
            #expect(try !folder.read("site.json").contains(##""#":"x"##))
            #expect(folder.run(["verify", "--strict", "site.json"]).code == .success)
        }
    }

    @Test(arguments: [
        ("aasa", "{\n  \"applinks\": {,}}", "2:16: this is not JSON: unexpected ','"),
        ("assetlinks", "[\n  {},]", "2:5: this is not JSON: a comma before ']'"),
        (
            "android",
            "<manifest>\n<!-- routegen: begin -->\n<!-- routegen: end -->\n</a></manifest>",
            "4:5: an element's end has another name than its start"
        ),
    ])
    func aBrokenFileIsNotMergedWith(kind: String, file: String, message: String) throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            try folder.write("file", file)
            let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")
            let options = [
                "aasa": ["--app-id", "8K4R2T9XQW.org.shop"],
                "assetlinks": ["--package", "org.shop", "--fingerprint", fingerprint],
            ]
            let outcome = folder.run(
                ["export", kind, "--merge", "file", "-o", "file"] + (options[kind] ?? []))
            #expect(outcome.code == .failure)
            #expect(outcome.error.hasPrefix("error: file:\(message)\n"), "\(outcome.error)")
            #expect(try folder.read("file") == file)
        }
    }

    @Test(arguments: [
        ("aasa", "--min-sdk=31"), ("aasa", "--package=org.shop"), ("aasa", "--fingerprint=AB"),
        ("android", "--plain"),
        ("android", "--app-id=A.b"), ("entitlements", "--app-id=A.b"),
        ("info-plist", "--host=example.com"),
    ])
    func optionsOfOtherKindsAreRefused(kind: String, option: String) throws {
        let name = option.prefix { $0 != "=" }
        let error = try run([kind, option]).error
        #expect(error.hasPrefix("error: the option '\(name)' is not for '\(kind)'\n"), "\(error)")
    }

    @Test func filesThatCannotBeRead() throws {
        #expect(try run(["entitlements", "none.yaml"]).code == .failure)
        let outcome = try run(["aasa", "--merge", "site.json"])
        #expect(outcome.code == .failure)
        #expect(outcome.error == "error: cannot read 'site.json': there is no such file\n")
    }
}
