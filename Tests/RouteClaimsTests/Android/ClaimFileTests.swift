import Foundation
import RouteClaims
import RouteTestSupport
import SeededRandom
import Testing

struct ClaimFileTests {
    @Test(arguments: [
        ("{\"applinks\": {}}", ClaimFile.Kind.appSiteAssociation),
        ("{\"webcredentials\": {}}", .appSiteAssociation),
        (" \n{\"applinks\": [,}", .appSiteAssociation),
        ("\u{FEFF}{\"appclips\": {}}", .appSiteAssociation),
        ("[{\"relation\": []}]", .assetLinks), ("{\"relation\": []}", .assetLinks),
        ("[{\"relation\": [}]", .assetLinks),
        ("{\"applinks\": {\"relation\": \"*\"}}", .appSiteAssociation),
        ("<?xml version=\"1.0\"?><!-- <plist> --><manifest/>", .androidManifest),
        ("<manifest", .androidManifest),
        (
            "<!DOCTYPE plist><plist><dict><key>CFBundleName</key><string/></dict></plist>",
            .infoPropertyList
        ),
        ("<plist><dict><key>CFBundleName</key></plist>", .infoPropertyList),
        (
            "<plist><dict><key>com.apple.developer.associated-domains</key><array/></dict></plist>",
            .entitlements
        ),
        ("<plist><dict><key>aps-environment</key><string/></dict></plist>", .entitlements),
        ("<plist><key>com.apple.developer.associated-domains</key>", .entitlements),
    ])
    func kindsAreToldByTheContent(text: String, kind: ClaimFile.Kind) {
        #expect(ClaimFile.kind(of: Array(text.utf8)) == kind)
        #expect(ClaimFile(Array(text.utf8))?.kind == kind)
    }

    @Test(arguments: [
        "", "{}", "[]", "[1]", "{\"a\": [}", "routes:", "<html/>", "<!manifest", "<", "<plist/>",
        "<plist><dict><key>a</key><string/></dict></plist>", "<plist><dict>", "\u{0}",
    ])
    func otherFilesHaveNoKind(text: String) {
        #expect(ClaimFile.kind(of: Array(text.utf8)) == nil)
        #expect(ClaimFile(Array(text.utf8))?.kind == nil)
    }

    @Test(arguments: [
        ("{\"applinks\": {}}", ClaimFile.Kind.appSiteAssociation),
        ("[{\"relation\": []}]", .assetLinks),
        ("<manifest/>", .androidManifest),
    ])
    func kindsAreToldInOtherEncodings(text: String, kind: ClaimFile.Kind) {
        #expect(ClaimFile.kind(of: text.utf16.flatMap { [0, UInt8($0)] }) == kind)
        #expect(ClaimFile.kind(of: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0), 0] }) == kind)
        #expect(ClaimFile.kind(of: Array(text.utf8) + [0xE9]) == kind)
        #expect(ClaimFile.kind(of: Array("-----BEGIN PKCS7-----".utf8)) == .appSiteAssociation)
    }

    /// A part of a manifest, as 'export android' prints it, whatever its comments say.
    @Test(arguments: [
        "", "<!-- goes into <manifest> -->", "<!-- a --> <!-- <manifest> -->", "<!---->",
    ])
    func filtersWithoutAManifestAreRead(comment: String) throws {
        let filter = ClaimFileText.linkFilter(
            #"<data android:scheme="https" android:host="a.com"/>"#)
        let manifest = try #require(ClaimFile(Array((comment + filter + filter).utf8)))
        let url = try #require(ClaimedURL("https://a.com/b"))
        #expect(manifest.problems.isEmpty && manifest.rule(claiming: url) != nil)
    }

    @Test func theMessageListsTheKinds() {
        #expect(
            ClaimFile.unknownKindMessage == """
                cannot tell what the file is: its content is not that of apple-app-site-association, \
                AndroidManifest.xml, assetlinks.json, Info.plist or .entitlements
                """)
    }

    /// Files with changed, missing, and repeated bytes.
    @Test func noBytesTrap() throws {
        let words = ClaimFileText.linkFilter(
            """
            <data android:scheme="https" android:host="*.a.com" android:port="80" android:pathPattern="/a\\\\.*b*"/>
            <data android:pathAdvancedPattern="/[^a-z]{1,3}+[b]*" android:pathSuffix="ü%20"/><data android:host="@string/h"/>
            <uri-relative-filter-group android:allow="false"><data android:query="a=1" android:fragmentPrefix="x"/>
            </uri-relative-filter-group>
            """)
        let texts = [
            """
            <?xml version="1.0"?><!DOCTYPE manifest [<!ENTITY e "x">]><manifest xmlns:android=
            "http://schemas.android.com/apk/res/android"><activity>&e;\(words)</activity></manifest>
            """,
            """
            [{"relation": ["delegate_permission/common.handle_all_urls"], "target": {"namespace": "android_app",
            "package_name": "org.app", "sha256_cert_fingerprints": ["AB:CD"]}}]
            """,
            """
            <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>
            <string>app</string></array></dict></array><key>CFBundleName</key><integer>1</integer></dict></plist>
            """,
        ]
        var generator = SeededGenerator(seed: 14)
        let url = try #require(ClaimedURL("https://b.a.com:80/a"))
        for original in texts.map({ Array($0.utf8) }) {
            var count = 0
            for _ in 0..<500 {
                var bytes = original
                for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
                    let index = Int.random(in: bytes.indices, using: &generator)
                    switch Int.random(in: 0..<5, using: &generator) {
                    case 0: bytes.remove(at: index)
                    case 1: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                    case 2: bytes.insert(original.randomElement(using: &generator) ?? 0, at: index)
                    case 3: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
                    default: bytes.removeSubrange(index..<min(index + 5, bytes.count))
                    }
                }
                // Read as its own kind, and as every other kind.
                if ClaimFile(bytes) != nil { count += 1 }
                for kind in ClaimFile.Kind.allCases {
                    _ = ClaimFile(kind, bytes).rule(claiming: url)
                }
            }
            #expect(count > 30)
        }
    }
}
