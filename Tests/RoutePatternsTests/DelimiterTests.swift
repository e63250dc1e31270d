import SeededRandom
import Testing

@testable import RouteLanguage

@Suite("Raw and escaped delimiters in mixed parts (Semantics, rule 3.8)")
struct DelimiterTests {
    private func expect(
        _ pattern: String, _ url: String, _ expected: String?, base: String = "myapp://app",
        plusIsSpace: Bool = false
    ) throws {
        let web = try ConstrainedType(name: "Web", type: "URL", schemes: ["https"])
        let table = try RoutePatternsTests.table(
            ["r: " + pattern], bases: [base], constrained: [web], plusIsSpace: plusIsSpace)
        #expect(table.summary(url) == expected.map { "r " + $0 })
    }

    @Test(
        arguments: [
            ("${user}@${server}", "a%40b@c", "user=a@b server=c"),
            ("${user}@${server}", "a@b%40c", "user=a server=b@c"),
            ("${user}@${server}", "a@b@c", "user=a server=b@c"),
            ("${issuer}:${account}", "Text%3A%20More:Ann", "issuer=Text: More account=Ann"),
            ("(${a})${b}", "(x%29y)z", "a=x)y b=z"),
            ("${a},${b};${c}", "1%2C2,3%3B4;5", "a=1,2 b=3;4 c=5"),
            ("${a}@${n:Int}", "x%401@2", "a=x@1 n=2"),
        ])
    func anEscapedDelimiterIsAValues(pattern: String, segment: String, expected: String) throws {
        try expect(pattern, "myapp://app/\(segment)", expected)
    }

    @Test(
        arguments: [
            // Without raw delimiters, escaped ones delimit.
            ("${issuer}:${account}", "foo%3Abar", "issuer=foo account=bar"),
            ("${lat:Double},${lon:Double}", "1%2C2", "lat=1 lon=2"),
            ("${a},${b};${c}", "1%2C2;3", "a=1 b=2 c=3"),
            // A value that doesn't convert is no match of the first kind either.
            ("${n:Int}@${b}", "1%402@3", "n=1 b=2@3"),
            ("${a},${w:Web}", "x%2Chttps:z,ftp:q", "a=x w=https:z,ftp:q"),
        ])
    func escapedDelimitersDelimitOtherwise(
        pattern: String, segment: String, expected: String
    ) throws {
        try expect(pattern, "myapp://app/\(segment)", expected)
    }

    /// Text that RFC 3986 doesn't reserve, or that a segment can't have unescaped.
    @Test(
        arguments: [
            ("${a}-${b}", "1%2D2-3", "a=1 b=2-3"), ("${a}.${b}", "1%2E2.3", "a=1 b=2.3"),
            ("${a}%2F${b}", "1%2F2%2F3", "a=1 b=2/3"), ("${a}%3F${b}", "1%3F2", "a=1 b=2"),
            ("${a}%20${b}", "1%202%203", "a=1 b=2 3"),
        ])
    func otherTextMatchesEscapedToo(pattern: String, segment: String, expected: String) throws {
        try expect(pattern, "myapp://app/\(segment)", expected)
    }

    @Test func inItems() throws {
        try expect("x?k=${a}/${b}", "myapp://app/x?k=1%2F2/3", "a=1/2 b=3")
        try expect("x?k=${a}/${b}", "myapp://app/x?k=1%2F2", "a=1 b=2")
        try expect("x?k=${a}%26${b}", "myapp://app/x?k=1%262%263", "a=1 b=2&3")
        try expect("x?k=${a}+${b}", "myapp://app/x?k=1%2B2+3", "a=1+2 b=3")
        try expect("x#k=${a}:${b}", "myapp://app/x#k=1%3A2:3", "a=1:2 b=3")
        try expect("x#${a}:${b}", "myapp://app/x#1%3A2:3", "a=1:2 b=3")
        // A raw '+' is a space, so it doesn't delimit.
        for (item, expected) in [("1%2B2%2B3", "a=1 b=2+3"), ("1+2%2B3", "a=1 2 b=3")] {
            try expect("x?k=${a}+${b}", "myapp://app/x?k=\(item)", expected, plusIsSpace: true)
        }
    }

    /// What the standards that define these URLs give as examples.
    @Test(
        arguments: [
            (
                "otpauth://totp", "${issuer}:${account}?secret=${secret}",
                "otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP",
                "issuer=Example account=alice@google.com secret=JBSWY3DPEHPK3PXP"
            ),
            (
                "otpauth://totp", "${issuer}:${account}?secret=${secret}",
                "otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3H",
                "issuer=ACME Co account=john.doe@email.com secret=HXDMVJECJJWSRB3H"
            ),
            (
                "otpauth://totp", "${issuer}:${account}?secret=${secret}",
                "otpauth://totp/Big%20Corporation%3A%20alice%40bigco.com?secret=A",
                "issuer=Big Corporation account= alice@bigco.com secret=A"
            ),
            (
                "acct:", "${user}@${host}", "acct:foobar@status.example.net",
                "user=foobar host=status.example.net"
            ),
            (
                "acct:", "${user}@${host}", "acct:juliet%40capulet.example@shoppingsite.example",
                "user=juliet@capulet.example host=shoppingsite.example"
            ),
            (
                "did:", "${method}:${id}", "did:web:localhost%3A8443",
                "method=web id=localhost:8443"
            ),
            (
                "did:", "${method}:${id}", "did:example:123456789abcdefghi",
                "method=example id=123456789abcdefghi"
            ),
            (
                "geo:", "${lat:Double},${lon:Double}", "geo:37.786971,-122.399677",
                "lat=37.786971 lon=-122.399677"
            ),
        ])
    func examplesOfStandards(
        base: String, pattern: String, url: String, expected: String
    ) throws {
        try expect(pattern, url, expected, base: base)
    }

    /// Law 1, where each literal text between two values has a reserved character that is written
    /// raw.
    @Test(arguments: ["myapp://app/x", "myapp://app/x?k=", "myapp://app/x#", "myapp://app/x#k="])
    func whatIsWrittenComesBack(start: String) throws {
        var random = SeededGenerator(seed: 7)
        let place = start.hasSuffix("x") ? "x/" : String(start.dropFirst("myapp://app/".count))
        for _ in 0..<400 {
            var pattern = place + "${v0}"
            let count = Int.random(in: 2...3, using: &random)
            for index in 1..<count {
                let text = ["@", ":", ",", "-:", "(.", "a;b", "*"].randomElement(
                    using: &random)
                pattern += (text ?? ":") + "${v\(index)}"
            }
            let table = try table(["r: " + pattern])
            let values = (0..<count).map { _ in
                let letters = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    "ab@:,;-(.$*% é".randomElement(using: &random) ?? "a"
                }
                return RouteValue.string(String(letters))
            }
            let url = try #require(
                table.write(route: table.routeIDs.lowerBound, values: values, .url))
            #expect(table.read(url: url)?.values == values, "\(pattern) wrote \(url)")
        }
    }
}
