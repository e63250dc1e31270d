import Foundation
import Testing

@testable import RouteRuntime

@Suite("What a host may be (RFC 3986, 3.2.2)")
struct HostNameTests {
    @Test(arguments: [
        "h", "example.com", "EXAMPLE.com", "a_b", "-", ".", "a..b", "127.0.0.1", "999.1", "a~b",
        "!$&'()*+,;=", "a%20b", "%C3%a9", "h:1", "h:0080", "example.com:8080", "%41:1",
        "[::]", "[::1]", "[1::]", "[::1]:443", "[1:2:3:4:5:6:7:8]", "[1:2:3::7:8]",
        "[2001:DB8::a]", "[1:2:3:4:5:6:7::]", "[::2:3:4:5:6:7:8]", "[::ffff:192.0.2.128]",
        "[1:2:3:4:5:6:192.0.2.1]", "[::0.0.0.0]", "[::255.255.255.255]", "[v1.a]",
        "[vF.a:b+c]:1", "[V0.:]",
    ])
    func aHost(text: String) {
        #expect(isHost(text))
        let url = "x://\(text)/a"
        #expect(_Route.url(url, scheme: "x", host: text)?.absoluteString == url)
    }

    @Test(arguments: [
        "", ":", ":80", "a:", "a:b", "a:1:2", "::::", "::1", "]]][", "[", "]", "[]", "[:]",
        "[:::]", "[::1", "::1]", "[::1]:", "[::1]x", "[::1]:a", "[[::1]]", "[1]", "[1:2]",
        "[1:2:3:4:5:6:7]", "[1:2:3:4:5:6:7:8:9]", "[1:2:3:4:5:6:7::8]", "[1::2::3]",
        "[:1:2:3:4:5:6:7]", "[1:2:3:4:5:6:7:]", "[12345::]", "[g::]", "[1.2.3.4]",
        "[::1.2.3]", "[::1.2.3.4.5]", "[::256.0.0.1]", "[::01.2.3.4]", "[::1.2.3.4:5]",
        "[::1..2.3]", "[1:2:3:4:5:6:7:1.2.3.4]", "[fe80::1%25en0]", "[v.a]", "[v1.]", "[v1]",
        "[vg.a]", "[v1.a/]", "a/b", "a?b", "a#b", "a@b", "a\\b", "a b", "a\tb", "a\u{0}b",
        "a\u{7F}b", "a\"b", "a<b", "a>b", "a[b", "a]b", "a^b", "a`b", "a{b", "a|b", "a}b", "%",
        "a%", "a%2", "%g0", "%0g", "\u{E9}", "\u{FF0E}",
    ])
    func noHost(text: String) {
        #expect(!isHost(text))
        #expect(_Route.url("x://\(text)/a", scheme: "x", host: text) == nil)
    }

    @Test func eachByteOfAName() {
        let unreserved = Set(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)
        let subDelimiters = Set("!$&'()*+,;=".utf8)
        for byte in UInt8.min...UInt8.max {
            #expect(isUnreserved(byte) == unreserved.contains(byte))
            #expect(isSubDelimiter(byte) == subDelimiters.contains(byte))
            let isNameByte = unreserved.contains(byte) || subDelimiters.contains(byte)
            #expect(isPathCharacter(byte) == (isNameByte || ":@".utf8.contains(byte)))
            if byte < 0x80 { #expect(isHost("\(Unicode.Scalar(byte))") == isNameByte) }
        }
    }
}
