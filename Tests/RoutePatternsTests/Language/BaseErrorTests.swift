import Testing

@testable import RoutePatterns

@Suite("Bases that are wrong")
struct BaseErrorTests {
    @Test(
        arguments: [
            (
                "", "", 0, "bad-base", "a base must start with a scheme and a colon",
                "write it as in https://example.com or myapp://"
            ),
            (
                "x", "x", 0, "bad-base", "a base must start with a scheme and a colon",
                "write x://"
            ),
            (
                "example.com/app", "example.com/app", 0, "bad-base",
                "a base must start with a scheme and a colon",
                "write https://example.com/app"
            ),
            (
                "https", "https", 0, "bad-base",
                "a base must start with a scheme and a colon",
                "write https://"
            ),
            (
                "1://x", "1://x", 0, "bad-base",
                "a base must start with a scheme and a colon",
                "write it as in https://example.com or myapp://"
            ),
            ("https://h?x", "?", 9, "bad-base", "a base cannot have a query", "write it in the patterns"),
            ("https://h/a#b", "#", 11, "bad-base", "a base cannot have a fragment", "write it in the patterns"),
            (
                "https://${x...}", "${x...}", 8, "bad-base", "the rest 'x' cannot be in a host", "write ${x}"
            ),
            (
                "https://h/${x}", "${x}", 10, "bad-base", "the path of a base cannot have parameters",
                "write the parameter in the patterns"
            ),
            (
                "https://${a}.${a}", "${a}", 13, "duplicate-parameter",
                "the parameter 'a' appears twice in one pattern", "rename one of them"
            ),
            (
                "https://{x}.com", "{x}.com", 8, "bad-base", "'{x}.com' is not a valid host",
                "write a host such as example.com"
            ),
            ("https://h//a", "/", 9, "bad-base", "an empty segment in a base's path", "remove the '/'"),
            ("https://h/a//", "/", 11, "bad-base", "an empty segment in a base's path", "remove the '/'"),
            (
                "https://bob@h", "@", 11, "bad-base", "a base cannot have user information",
                "remove everything before '@'"
            ),
            ("https://*.", "*.", 8, "bad-base", "'*.' is not a valid host", "write a host such as example.com"),
            (
                "https://a.*.com", "a.*.com", 8, "bad-base", "'a.*.com' is not a valid host",
                "write '*.' before a domain, in a base that is not the first"
            ),
            (
                "https://한국.com", "한국.com", 8, "non-ascii-host", "the host '한국.com' is not ASCII",
                "write it in punycode, as it appears in URLs, such as xn--bcher-kva.example"
            ),
            ("https://%", "%", 8, "bad-base", "'%' does not begin an escape", "write %25 for a literal '%'"),
            (
                "https://h/:id", ":id", 10, "bad-base", "the path of a base cannot have parameters",
                "write the parameter in the patterns"
            ),
            ("https://:80", ":80", 8, "bad-base", "':80' is not a valid host", "write a host such as example.com"),
            (
                "myapp://*.*.x", "*.*.x", 8, "bad-base", "'*.*.x' is not a valid host",
                "write '*.' before a domain, in a base that is not the first"
            ),
            (
                "https://h/%FF", "%FF", 10, "bad-base", "the escapes in this text are not valid UTF-8",
                "write the text itself, without escapes"
            ),
        ] as [ExpectedError])
    func anError(expected: ExpectedError) throws {
        try expect(baseErrors(expected.text), are: expected)
    }
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
            (
                "", "x",
                (
                    "", "", 0, "bad-base", "a scheme cannot be empty",
                    "start with a letter, and use letters, digits, '+', '-', and '.'"
                )
            ),
            (
                "my app", nil,
                (
                    "my app", "my app", 0, "bad-base", "'my app' is not a scheme",
                    "start with a letter, and use letters, digits, '+', '-', and '.'"
                )
            ),
            (
                "myapp:", nil,
                (
                    "myapp:", "myapp:", 0, "bad-base", "'myapp:' is not a scheme",
                    "write scheme: myapp"
                )
            ),
            (
                "1x", nil,
                (
                    "1x", "1x", 0, "bad-base", "'1x' is not a scheme",
                    "start with a letter, and use letters, digits, '+', '-', and '.'"
                )
            ),
            ("x", "", ("", "", 0, "bad-base", "a host cannot be empty", "leave 'host' out for a base without a host")),
            (
                "x", "h/a",
                (
                    "h/a", "/", 1, "bad-base", "a host cannot have a path, query, or fragment",
                    "write bases: [x://h/a] instead of 'scheme' and 'host'"
                )
            ),
            (
                "x", "h?a",
                (
                    "h?a", "?", 1, "bad-base", "a host cannot have a path, query, or fragment",
                    "write host: h, and the rest in the patterns"
                )
            ),
            (
                "x", "h#a",
                (
                    "h#a", "#", 1, "bad-base", "a host cannot have a path, query, or fragment",
                    "write host: h, and the rest in the patterns"
                )
            ),
            (
                "x", "https://h/a",
                (
                    "https://h/a", "https://", 0, "bad-base", "a host cannot have a scheme",
                    "write bases: [https://h/a] instead of 'scheme' and 'host'"
                )
            ),
            (
                "myapp://", nil,
                (
                    "myapp://", "myapp://", 0, "bad-base", "'myapp://' is not a scheme",
                    "write scheme: myapp"
                )
            ),
            (
                "https://example.com", nil,
                (
                    "https://example.com", "https://example.com", 0, "bad-base",
                    "'https://example.com' is not a scheme",
                    "write bases: [https://example.com] instead of 'scheme' and 'host'"
                )
            ),
            (
                "https://example.com/app", nil,
                (
                    "https://example.com/app", "https://example.com/app", 0, "bad-base",
                    "'https://example.com/app' is not a scheme",
                    "write bases: [https://example.com/app] instead of 'scheme' and 'host'"
                )
            ),
            (
                "://", nil,
                (
                    "://", "://", 0, "bad-base", "'://' is not a scheme",
                    "start with a letter, and use letters, digits, '+', '-', and '.'"
                )
            ),
            (
                "https", "https://example.com",
                (
                    "https://example.com", "https://", 0, "bad-base", "a host cannot have a scheme",
                    "write host: example.com"
                )
            ),
            (
                "https", "HTTPS://example.com/",
                (
                    "HTTPS://example.com/", "HTTPS://", 0, "bad-base", "a host cannot have a scheme",
                    "write host: example.com"
                )
            ),
            (
                "https", "myapp://example.com",
                (
                    "myapp://example.com", "myapp://", 0, "bad-base", "a host cannot have a scheme",
                    "write bases: [myapp://example.com] instead of 'scheme' and 'host'"
                )
            ),
            (
                "https", "example.com/app",
                (
                    "example.com/app", "/", 11, "bad-base", "a host cannot have a path, query, or fragment",
                    "write bases: [https://example.com/app] instead of 'scheme' and 'host'"
                )
            ),
            (
                "https", "example.com/",
                (
                    "example.com/", "/", 11, "bad-base", "a host cannot have a path, query, or fragment",
                    "write host: example.com"
                )
            ),
            (
                "x", "h:/a",
                (
                    "h:/a", "/", 2, "bad-base", "a host cannot have a path, query, or fragment",
                    "write bases: [x://h:/a] instead of 'scheme' and 'host'"
                )
            ),
            (
                "x", "bob@h",
                ("bob@h", "@", 3, "bad-base", "a base cannot have user information", "remove everything before '@'")
            ),
            (
                "x", "${h:[Int],}",
                (
                    "${h:[Int],}", "${h:[Int],}", 0, "bad-base", "the list 'h' cannot be in a host",
                    "write a single value, such as ${h:Int}"
                )
            ),
            (
                "x", "한.com",
                (
                    "한.com", "한.com", 0, "non-ascii-host", "the host '한.com' is not ASCII",
                    "write it in punycode, as it appears in URLs, such as xn--bcher-kva.example"
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
