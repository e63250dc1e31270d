import Testing

@testable import RouteRuntime

@Suite("Splitting (RFC 3986, section 3; Semantics, section 3)")
struct SplittingTests {
    @Test(
        arguments: [
            ("https://h", ["h"]), ("https://h/", ["h"]), ("https://h//", ["h", ""]),
            ("https://h/a/b", ["h", "a", "b"]),
            ("https://h/a/b/", ["h", "a", "b"]), ("https://h/a//b", ["h", "a", "", "b"]),
            ("https://h/a//", ["h", "a", ""]),
            ("https:///a", []), ("https:///", []), ("https://", []), ("https:/a", []),
            ("https:a", []),
            ("https://h?a/b", ["h"]), ("https://h#a/b", ["h"]),
            ("https://h/a?b/c#d/e", ["h", "a"]),
            ("https://h/a%2Fb", ["h", "a/b"]), ("https://h:443/a", ["h", "a"]),
            ("https://h:/a", ["h", "a"]),
            ("https://h:80/a", ["h:80", "a"]), ("http://h:80", ["h"]), ("ws://h:80/", ["h"]),
            ("wss://h:443/", ["h"]),
            ("x://h:443/", ["h:443"]), ("x://h:", ["h"]), ("x://[::1]:/a", ["[::1]", "a"]),
            ("x://[::1]/a", ["[::1]", "a"]),
            ("x://[::1]:8/a", ["[::1]:8", "a"]), ("HTTPS://h:443/a", ["h", "a"]),
            ("x://%68/a", ["h", "a"]),
            ("https://:443/a", []), ("x:", []), ("x:?", []), ("x:#", []),
            ("https://h/%zz", ["h", nil]),
            ("https://h/%FF/a", ["h", nil, "a"]), ("https://카/한", ["카", "한"]),
        ] as [(String, [String?])])
    func segmentsWithAHost(url: String, expected: [String?]) {
        #expect(read(url) { $0.hostTexts } == expected)
    }

    @Test(
        arguments: [
            ("x://user/42", ["user", "42"]), ("x:///user/42", ["user", "42"]),
            ("x:/user/42", ["user", "42"]),
            ("x:user/42", ["user", "42"]), ("x:user/42/", ["user", "42"]),
            ("x:////user", ["", "user"]),
            ("x:////", [""]), ("x:///", []), ("x://", []), ("x:/", []), ("x:", []), ("x:?a", []),
            ("x://user:8/42", ["user:8", "42"]), ("x://user:/42", ["user", "42"]),
            ("x://:/42", ["42"]), ("x://:", []),
            ("x:/a:b", ["a:b"]), ("x:a@b", ["a@b"]), ("x:///a@b", ["a@b"]), ("geo:0,0", ["0,0"]),
            ("https://:443", []),
        ] as [(String, [String?])])
    func segmentsWithoutAHost(url: String, expected: [String?]) {
        #expect(read(url) { $0.path.texts } == expected)
    }

    @Test(arguments: [
        "", "a", "/a", "//h/a", "://h", "1x://h", "-x:a", "x y://h", "é://h", "x", "?x:y", "#x:y",
        "x/y:z",
    ])
    func textThatIsNotAURL(text: String) {
        #expect(read(text) { _ in true } == nil)
    }

    @Test(arguments: ["x://a@h", "x://a:b@h/c", "x://@h", "x://@", "https://h@:443/", "x://a@b@c"])
    func userInformation(text: String) {
        #expect(read(text) { _ in true } == nil)
        #expect(read(text, isRawValue: true) { _ in true } == nil)
    }

    @Test(arguments: ["x://h/@", "x://h?@", "x://h#@", "x:@", "x:/@", "x:///@", "x://h/a@b"])
    func anAtSignElsewhere(text: String) {
        #expect(read(text) { _ in true } == true)
    }

    @Test(
        arguments: [
            ("x://h:8", true), ("x://h:80", true), ("http://h:80", false), ("http://h:443", true),
            ("x://h:", false),
            ("x://h", false), ("x:a:8", false), ("x://[::1]", false), ("x://[::1]:8", true),
            ("http://h:080", true),
        ])
    func aPort(url: String, expected: Bool) {
        #expect(read(url) { !$0.hasNoPort } == expected)
    }

    @Test(
        arguments: [
            ("user/1", ["user", "1"]), ("/user/1", ["user", "1"]), ("//x", ["", "x"]), ("", []),
            ("/", []),
            ("//", [""]),
            ("?a", []), ("#a", []), ("a@b", ["a@b"]),
            ("/x://a", ["x:", "", "a"]),
        ] as [(String, [String?])])
    func aRawValueWithoutABase(text: String, expected: [String?]) {
        #expect(read(text, isRawValue: true) { $0.isRelative } == true)
        #expect(read(text, isRawValue: true) { $0.path.texts } == expected)
    }

    @Test func aRawValueThatIsAURL() {
        #expect(read("x://a", isRawValue: true) { $0.isRelative } == false)
        #expect(read("X://a", isRawValue: true) { $0.hasScheme("x") } == true)
    }

    @Test(
        arguments: [
            ("x:a", nil), ("x:a#", []), ("x:a#/", [""]), ("x:a#//", ["", ""]), ("x:a#b", ["b"]),
            ("x:a#b/", ["b"]),
            ("x:a#/b/c", ["", "b", "c"]), ("x:a#b?c/d", ["b"]), ("x:a#?c", []),
            ("x:a#b#c", ["b#c"]),
            ("x:a?b#c?d", ["c"]),
            ("x:a#%2F", ["/"]), ("x:a#%", [nil]),
        ] as [(String, [String?]?)])
    func aFragment(url: String, expected: [String?]?) {
        #expect(read(url) { $0.hasFragment } == (expected != nil))
        if let expected { #expect(read(url) { $0.fragmentTexts } == expected) }
    }
}
