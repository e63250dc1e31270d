import Foundation
import RouteRuntime
import Testing

/// What a hostile link can't do, as the page Security says, with generated code.
@Suite("Hostile links") struct SecurityTests {
    /// The values of a text and, if Foundation makes a URL from it, of that URL's text.
    private func read<Value: URLRoute>(_ text: String, as type: Value.Type = Value.self) -> Set<
        Value
    > {
        Set(
            [Value(rawValue: text), URL(string: text).flatMap { Value(url: $0) }].compactMap { $0 })
    }

    @Test(arguments: [
        // User information before and after the host, with an empty name, and an escaped '@'.
        "https://example.com@evil.example/item/1", "https://evil.example@example.com/item/1",
        "https://example.com:443@evil.example/item/1", "https://@example.com/item/1",
        "https://evil.example%40example.com/item/1",
        // Hosts that start or end like the right one, a dot at the end, another label.
        "https://example.com.evil.example/item/1", "https://evilexample.com/item/1",
        "https://example.com./item/1",
        "https://a.example.com/item/1", "https://a.b.example.com/app/item/1",
        "https://.example.com/app/item/1",
        // A letter that looks the same, and its Punycode.
        "https://ex\u{430}mple.com/item/1", "https://xn--exmple-4nf.com/item/1",
        // Escapes in a host, another port, another scheme, backslashes, spaces and line breaks.
        "https://example.com%2Fitem/1", "https://example.com:8443/item/1",
        "https://example.com:0443/item/1", "http://example.com/item/1",
        "https:\\\\example.com\\item\\1",
        "https://example.com\\.evil.example/item/1", "https:///example.com/item/1",
        "https:example.com/item/1",
        " https://example.com/item/1", "https://example.com /item/1",
        "https://example.com\n/item/1",
        "https\u{0}://example.com/item/1", "//example.com/item/1", "example.com/item/1",
    ])
    func aHostOrSchemeOtherThanTheBaseIsNotRead(text: String) {
        #expect(BaseRoute(rawValue: "https://example.com/item/1") == .item(id: 1))
        #expect(BaseRoute(url: URL(string: text)) == nil)
        // Without a scheme, a raw value is a path after the base, and no route has this path.
        #expect(BaseRoute(rawValue: text) == nil)
    }

    /// Foundation turns these into an ASCII host, as browsers do (UTS 46), so the URL has that
    /// host. The text itself doesn't match.
    @Test(arguments: [
        "https://ｅxample.com/item/1", "https://exam\u{AD}ple.com/item/1",
        "https://exam\u{200B}ple.com/item/1",
        "https://example\u{3002}com/item/1",
    ])
    func aHostThatFoundationMapsIsTheOneThatItMapsTo(text: String) throws {
        #expect(BaseRoute(rawValue: text) == nil)
        let url = URL(string: text)
        let isMapped = url?.absoluteString == "https://example.com/item/1"
        #expect(BaseRoute(url: url) == (isMapped ? .item(id: 1) : nil))
    }

    @Test(arguments: [
        "HTTPS://EXAMPLE.COM/item/1", "https://example.com:443/item/1",
        "https://example.com:/item/1",
        "MYAPP://item/1", "myapp:item/1", "myapp:///item/1", "https://b.example.com/app/item/1",
    ])
    func caseAndTheDefaultPortMakeNoDifference(text: String) {
        #expect(read(text, as: BaseRoute.self) == [.item(id: 1)])
    }

    @Test func dotsAreTextAndNothingIsResolved() {
        #expect(read("app://segments/rest/a/../b") == [SegmentRoute.rest(path: ["a", "..", "b"])])
        #expect(read("app://segments/rest/%2E%2E/b") == [SegmentRoute.rest(path: ["..", "b"])])
        #expect(read("app://segments/rest/..%2F..%2Fb") == [SegmentRoute.rest(path: ["../../b"])])
        #expect(read("app://segments/x/../profile", as: SegmentRoute.self) == [])
        #expect(read("app://segments/./profile", as: SegmentRoute.self) == [])
        #expect(read("app://segments//profile", as: SegmentRoute.self) == [])
    }

    @Test func aPartIsDecodedOnceAfterItWasCutOut() {
        #expect(read("app://segments/parameter/a%2Fb") == [SegmentRoute.parameter(id: "a/b")])
        #expect(read("app://segments/parameter/a%252Fb") == [SegmentRoute.parameter(id: "a%2Fb")])
        #expect(
            read("app://segments/parameter/a%3Fb%23c%26d%3De") == [
                SegmentRoute.parameter(id: "a?b#c&d=e")
            ])
        #expect(read("app://segments/parameter%2Fa", as: SegmentRoute.self) == [])
        #expect(read("app://segments/parameter/a\\b/c", as: SegmentRoute.self) == [])
    }

    @Test func controlCharactersAreAPartOfTheValue() {
        #expect(read("app://segments/parameter/a%00b") == [SegmentRoute.parameter(id: "a\u{0}b")])
        #expect(read("app://segments/parameter/a%0D%0Ab") == [SegmentRoute.parameter(id: "a\r\nb")])
        #expect(
            read("app://segments/parameter/%E2%80%AEb") == [SegmentRoute.parameter(id: "\u{202E}b")]
        )
        #expect(read("app://segments/typed/4%002", as: SegmentRoute.self) == [])
        #expect(read("app://segments/profile%00", as: SegmentRoute.self) == [])
    }

    @Test(arguments: ["%", "%2", "%zz", "%FF", "%C0%AE", "%ED%A0%80", "%F4%90%80%80", "a%80"])
    func aMalformedValueDoesNotMatch(text: String) {
        #expect(SegmentRoute(rawValue: "app://segments/parameter/\(text)") == nil)
        #expect(SegmentRoute(rawValue: "app://segments/rest/a/\(text)/b") == nil)
    }

    /// An escaped letter or digit equals the character, so no filter in front of the app sees
    /// another link (law 5).
    @Test func anEscapedLetterOrDigitIsTheCharacter() {
        #expect(read("app://segments/%70rofile", as: SegmentRoute.self) == [.literal])
        #expect(read("app://segments/typed/%31", as: SegmentRoute.self) == [.typed(id: 1)])
        #expect(BaseRoute(rawValue: "https://ex%61mple.com/item/1") == .item(id: 1))
    }

    @Test(arguments: [
        "https://reader.example@evil.example/", "javascript:alert(1)", "file:///etc/passwd",
        "//evil.example", "..",
    ])
    func aURLInAValueIsReadAsARouteOnlyIfItIsOne(target: String) throws {
        let link = try #require(URL(string: "reader://open")).appending(queryItems: [
            .init(name: "url", value: target)
        ])
        #expect(ReaderRoute(url: link) == .open(url: try #require(URL(string: target))))
        #expect(ReaderRoute(url: URL(string: target)) == nil)
    }

    @Test(arguments: [
        "", "a/b", "a@b", "a:b", "a?b#c", "[", "]", "%", " ", "\u{0}", "é", "a.b", "..",
        "evil.example/", "EN",
    ])
    func aValueThatIsNoHostLabelMakesAnUnreadableURL(value: String) {
        let url = HostRoute.page(lang: value, title: "t").url()
        #expect(url.absoluteString.hasSuffix(".wikipedia.org/wiki/t"))
        #expect(HostRoute(url: url) == (value == "EN" ? .page(lang: "en", title: "t") : nil))
    }

    @Test(arguments: ["en", "zh-min-nan", "x_1", "0", "-"])
    func aLabelOfAHostIsReadBack(value: String) {
        let route = HostRoute.page(lang: value, title: "t")
        #expect(HostRoute(url: route.url()) == route)
        #expect(HostRoute(rawValue: route.rawValue) == route)
    }

    @Test(arguments: [
        "nan", "inf", "0x1p3", "1e999", "3%00junk", "%003",
    ])
    func aNumberIsAFiniteDecimalNumberAndNothingElse(text: String) {
        #expect(read("app://types/double/\(text)", as: TypeRoute.self) == [])
        #expect(read("app://segments/typed/\(text)", as: SegmentRoute.self) == [])
    }

    @Test(arguments: [
        "https://localhost:8080:443/item/1", "http://localhost:8080:80/item/1",
        "http://localhost:8080:/item/1",
    ])
    func aHostHasOnePort(text: String) {
        #expect(BaseRoute(rawValue: "http://localhost:8080/item/1") == .item(id: 1))
        #expect(read(text, as: BaseRoute.self) == [])
    }

    @Test func aSpecWithoutAHostReadsTheAuthorityAsASegment() {
        #expect(read("anything://user/1") == [BaselessRoute.user(id: 1)])
        #expect(read("anything://me@user/1", as: BaselessRoute.self) == [])
    }

    @Test func theFirstOfSeveralItemsCounts() {
        #expect(read("app://h/open?url=a", as: ReaderRoute.self) == [])
        #expect(
            ReaderRoute(rawValue: "open-text?url=a&url=b&next=https://evil.example")
                == .openText(url: "a"))
    }

    /// Links with tens of thousands of parts, on a stack too small for a call for each part.
    @Test func longAndDeepLinksNeedNoMoreStackThanShortOnes() {
        let parts = [
            "a/", "../", "a%2F", "a", "/", "@", ":", "?", "#", "&", "url=a&", "v1.", "%", "%25",
        ]
        let thread = Thread {
            for part in parts {
                let text = String(repeating: part, count: 60_000 / part.utf8.count)
                for start in [
                    "app://segments/rest/", "app://segments/mixed/v", "app://segments/",
                    "reader://open?url=", "",
                ] {
                    _ = SegmentRoute(rawValue: start + text)?.rawValue
                    _ = ReaderRoute(rawValue: start + text)?.rawValue
                    _ = MixedPartRoute(rawValue: start + text)?.rawValue
                }
            }
            Self.isDone.signal()
        }
        thread.stackSize = 128 << 10
        thread.start()
        Self.isDone.wait()
    }

    private static let isDone = DispatchSemaphore(value: 0)
}
