import Testing

@testable import RouteLanguage

@Suite("Bases that are wrong")
struct BaseErrorTests {
    @Test(
        arguments: [
            (
                "", "", 0, "bad-base", "a base …",
                "write it as in https://example.com or myapp://"
            ),
            (
                "x", "x", 0, "bad-base", "a base …",
                "write it as in https://example.com or myapp://"
            ),
            (
                "example.com/app", "example.com/app", 0, "bad-base",
                "a base …",
                "write https://example.com/app"
            ),
            (
                "1://x", "1://x", 0, "bad-base",
                "a base …",
                "write it as in https://example.com or myapp://"
            ),
            (
                "https://h?x", "?", 9, "bad-base", "a base …",
                "write …"
            ),
            (
                "https://h/a#b", "#", 11, "bad-base", "a base cannot have a fragment",
                "write …"
            ),
            (
                "https://${x...}", "${x...}", 8, "bad-base", "'x' in a host must be a single value",
                "write ${x:String}"
            ),
            (
                "https://h/${x}", "${x}", 10, "bad-base",
                "the path …",
                "write …"
            ),
            (
                "https://${a}.${a}", "${a}", 13, "duplicate-parameter",
                "the parameter 'a' appears twice in one pattern", "rename one of them"
            ),
            (
                "https://{x}.com", "{x}.com", 8, "bad-base", "'{x}.com' is not a valid host",
                "write a host such as example.com"
            ),
            (
                "https://h//a", "/", 9, "bad-base", "an empty segment in a base's path",
                "remove the '/'"
            ),
            (
                "https://h/a//", "/", 11, "bad-base", "an empty segment in a base's path",
                "remove the '/'"
            ),
            (
                "https://bob@h", "@", 11, "bad-base", "a base …",
                "remove … '@'"
            ),
            (
                "https://*.", "*.", 8, "bad-base", "'*.' is not a valid host",
                "write a host such as example.com"
            ),
            (
                "https://a.*.com", "a.*.com", 8, "bad-base", "'a.*.com' is not a valid host",
                "write '*.' before a domain, in a base that is not the first"
            ),
            (
                "https://한국.com", "한국.com", 8, "non-ascii-host", "the host '한국.com' is not ASCII",
                "write …"
            ),
            (
                "https://%", "%", 8, "bad-base", "'%' does …",
                "write … '%'"
            ),
            (
                "https://h/:id", ":id", 10, "bad-base", "the path …",
                "write …"
            ),
            (
                "https://*", "*", 8, "bad-base", "'*' is not a valid host",
                "write '*.' before a domain, in a base that is not the first"
            ),
            (
                "https://[]", "[]", 8, "bad-base", "'[]' is not a valid host",
                "write a host such as example.com"
            ),
            (
                "https://[1::2::3]", "[1::2::3]", 8, "bad-base",
                "'[1::2::3]' is not a valid host", "write a host such as example.com"
            ),
            (
                "https://a%2541", "a%2541", 8, "bad-base", "'a%2541' is not a valid host",
                "write a host such as example.com"
            ),
            (
                "https://:80", ":80", 8, "bad-base", "':80' is not a valid host",
                "write a host such as example.com"
            ),
            (
                "myapp://*.*.x", "*.*.x", 8, "bad-base", "'*.*.x' is not a valid host",
                "write '*.' before a domain, in a base that is not the first"
            ),
            (
                "https://h/%FF", "%FF", 10, "bad-base",
                "the escapes in this text are not valid UTF-8",
                "write the text itself, without escapes"
            ),
        ] as [ExpectedError])
    func anError(expected: ExpectedError) throws {
        try expect(baseErrors(expected.text), are: expected)
    }
}

@Suite("Bases as they are written")
struct BaseTextTests {
    @Test(arguments: [
        "geo:", "geo:p", "geo:/", "geo:/p/q", "app://", "app:///p", "app://h", "https://h/p",
        "https://h/p/", "https://*.h",
    ])
    func aBaseIsSaidAsItIsWritten(text: String) throws {
        var errors: [PatternError] = []
        let base = try #require(Base.parse(text, errors: &errors))
        #expect(base.text == text)
        #expect(base.sourceText == (text.hasSuffix("p/") ? String(text.dropLast()) : text))
    }
}

private func notAScheme(
    _ text: String,
    _ help: String =
        "write …"
) -> ExpectedError {
    (text, text, 0, "bad-base", "'\(text)' is not a scheme", help)
}

private func moreThanAHost(_ text: String, _ part: String, _ offset: Int) -> ExpectedError {
    (
        text, part, offset, "bad-base", "a host …",
        "write …"
    )
}

private func baseErrors(_ text: String) -> [PatternError] {
    var errors: [PatternError] = []
    let base = Base.parse(text, errors: &errors)
    #expect((base == nil) == !errors.isEmpty)
    return errors
}

@Suite("A scheme and a host that are wrong")
struct SchemeErrorTests {
    @Test(
        arguments: [
            ("", "x", notAScheme("")), ("my app", nil, notAScheme("my app")),
            ("1x", nil, notAScheme("1x")),
            ("myapp:", nil, notAScheme("myapp:", "write scheme: myapp")),
            ("myapp://", nil, notAScheme("myapp://", "write scheme: myapp")),
            (
                "https://h/a", nil,
                notAScheme(
                    "https://h/a", "write bases: [https://h/a] instead of 'scheme' and 'host'")
            ),
            (
                "x", "",
                (
                    "", "", 0, "bad-base", "a host …",
                    "leave …"
                )
            ),
            ("x", "h/a", moreThanAHost("h/a", "/", 1)), ("x", "h?a", moreThanAHost("h?a", "?", 1)),
            ("x", "h#a", moreThanAHost("h#a", "#", 1)),
            ("x", "https://h/a", moreThanAHost("https://h/a", "/", 6)),
            (
                "x", "bob@h",
                (
                    "bob@h", "@", 3, "bad-base", "a base …",
                    "remove … '@'"
                )
            ),
            (
                "x", "${h:[Int],}",
                (
                    "${h:[Int],}", "${h:[Int],}", 0, "bad-base",
                    "'h' in a host must be a single value",
                    "write ${h:Int}"
                )
            ),
            (
                "x", "한.com",
                (
                    "한.com", "한.com", 0, "non-ascii-host", "the host '한.com' is not ASCII",
                    "write …"
                )
            ),
        ] as [(String, String?, ExpectedError)])
    func anError(scheme: String, host: String?, expected: ExpectedError) throws {
        var errors: [PatternError] = []
        let base = Base.parse(scheme: scheme, host: host, errors: &errors)
        #expect(base == nil)
        try expect(errors, are: expected)
        #expect(errors.first?.text == expected.text)
    }
}
