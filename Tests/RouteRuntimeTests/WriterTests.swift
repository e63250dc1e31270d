import Testing

@testable import RouteRuntime

@Suite("What a writer appends, against the obvious way")
struct WriterTests {
    private static let unreserved = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)

    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            if unreserved.contains(byte) { return String(Unicode.Scalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
        }.joined()
    }

    /// Lengths around those at which the text outgrows the 256 bytes on the stack, once and twice.
    private static let lengths: [Int] = [[0, 1, 7, 8, 200], Array(220...260), Array(480...520)]
        .flatMap { $0 }

    private static func text(after length: Int, _ write: (inout _RouteWriter) -> Void) -> String {
        let path = "p" + String(repeating: "x", count: length)
        let text = _RouteWriter.text { writer in
            writer.literal(text: path)
            write(&writer)
            writer.literalItem("end")
        }
        #expect(text.hasPrefix(path + "?") && text.hasSuffix("&end"), "\(text)")
        return String(text.dropFirst(length + 2).dropLast(4))
    }

    @Test(arguments: lengths)
    func textsOfEveryLength(length: Int) {
        for text in ["", "a", "abc/", "abcdefgh/", "abcdefghijklmnopqrstuvwxyz/"] {
            #expect(Self.text(after: length) { $0.literalItem(text) } == text)
        }
    }

    @Test func anItemsDelimiterIsTheWriters() {
        let text = _RouteWriter.text { writer in
            writer.begin(.url, base: "https://h", .host, isRelative: true)
            writer.item("a", "1")
            writer.item("b", -2)
            writer.literalItem("c=%2B")
            writer.item("d", "é")
            writer.beginFragment(isOnlyItems: true)
            writer.item("e", "/")
        }
        #expect(text == "https://h/?a=1&b=-2&c=%2B&d=%C3%A9#e=%2F")
    }

    @Test func integersAreTheirDescriptions() {
        for value in [Int.min, -10, -9, -1, 0, 1, 9, 10, 99, 100, Int.max] {
            #expect(_RouteWriter.text { $0.segment(value) } == value.description)
        }
        #expect(_RouteWriter.text { $0.item("n", -128) } == "?n=-128")
    }

    @Test(arguments: 0...40)
    func valuesWithACharacterToEscapeAnywhere(count: Int) {
        let plain = String("aZ09-._~bcdefghijklmnopqrstuvwxyzABCDEFGH".prefix(count))
        #expect(Self.text(after: 0) { $0.item("v", plain) } == "v=" + plain)
        #expect(Self.text(after: 250) { $0.item("v", plain) } == "v=" + plain)
        for index in plain.indices {
            for character in [
                "/", "%", "\0", "\u{7F}", "é", "길", "\u{10FFFF}", "@", "[", "`", "{", "^",
            ] {
                let value = plain[..<index] + character + plain[index...]
                let expected = Self.escaped(String(value))
                #expect(Self.text(after: 0) { $0.item("v", String(value)) } == "v=" + expected)
                #expect(Self.text(after: 250) { $0.item("v", String(value)) } == "v=" + expected)
            }
        }
    }

    @Test(
        arguments: [
            (".", "%2E"), ("..", "%2E%2E"), ("...", "..."), (".a", ".a"), ("a.", "a."),
            (".\0", ".%00"), ("", ""),
            ("a", "a"), ("%2", "%252"), (".%", ".%25"),
        ])
    func segmentsThatAreMended(value: String, expected: String) {
        func text(_ write: (inout _RouteWriter) -> Void) -> String {
            _RouteWriter.text { writer in
                writer.begin(.url, base: "https://h", .host, isRelative: true)
                write(&writer)
            }
        }
        let last = value.isEmpty ? "/" : ""
        #expect(text { $0.segment(value) } == "https://h/" + expected + last)
        #expect(
            text {
                $0.segment(value)
                $0.literal("x")
            } == "https://h/\(expected)/x")
        #expect(
            text {
                $0.literal("x")
                $0.segment(value)
                $0.item("a", value)
            } == "https://h/x/\(expected)\(last)?a=\(Self.escaped(value))")
        // No software removes segments of dots from a fragment.
        #expect(
            text {
                $0.beginFragment()
                $0.segment(value)
            } == "https://h/#" + Self.escaped(value) + last)
    }

    @Test func theTextBeforeThePath() {
        func text(_ form: _RouteForm, _ base: String, _ prefix: String = "") -> String {
            _RouteWriter.text { writer in
                let head: _RouteWriter._Head =
                    !prefix.isEmpty ? .prefix : !base.isEmpty ? .host : .noHost
                writer.begin(form, base: base, head, isRelative: true, prefix: prefix)
                writer.literal("a")
            }
        }
        #expect(text(.rawValue, "https://h") == "a")
        #expect(text(.url, "https://h/app", "/app") == "https://h/app/a")
        #expect(text(.other(scheme: "x", host: "y:1"), "https://h/app", "/app") == "x://y:1/app/a")
        #expect(text(.other(scheme: "x", host: "y"), "https://h") == "x://y/a")
        #expect(text(.other(scheme: "x", host: nil), "") == "x://a")
    }

    /// Right after two slashes, its `:` or `@` would belong to a host or to user information.
    @Test func aFirstSegmentThatCannotBeAHostFollowsASlash() {
        func text(_ form: _RouteForm, separator: String = "://") -> String {
            _RouteWriter.text { writer in
                writer.begin(
                    form, base: "app" + separator, .noHost, isRelative: false, isGuarded: true,
                    separator: separator)
                writer.literal("a@b:1")
            }
        }
        #expect(text(.url) == "app:///a@b:1")
        #expect(text(.other(scheme: "x", host: nil)) == "x:///a@b:1")
        #expect(text(.other(scheme: "x", host: "h")) == "x://h/a@b:1")
    }

    /// Longer than the writer's memory on the stack.
    @Test(arguments: [1, 252, 253, 254, 255, 256, 257, 300], [":", "://"])
    func anEmptySegmentAfterASchemeOfAnyLength(count: Int, separator: String) {
        let scheme = String(repeating: "s", count: count)
        let text = _RouteWriter.text { writer in
            writer.begin(
                .other(scheme: scheme, host: nil), base: "app:", .noHost, isRelative: false,
                separator: separator)
            writer.literal("")
            writer.literal("a")
        }
        #expect(text == scheme + ":////a")
    }

    /// As a link in a link does, each in a value of the next.
    @Test func eachOfNestedTextsIsWrittenOnce() {
        var count = 0
        func link(_ depth: Int) -> String {
            _RouteWriter.text { writer in
                count += 1
                writer.item("a", depth == 0 ? String(repeating: "x", count: 300) : link(depth - 1))
            }
        }
        #expect(link(20).utf8.count > 300)
        #expect(count == 21)
    }

    @Test func beginningAgainDiscardsWhatWasWritten() {
        let text = _RouteWriter.text { writer in
            writer.begin(.url, base: "https://h", .host, isRelative: true)
            writer.begin(.url, base: "app://own", .host, isRelative: false)
            writer.literal("a")
            writer.segment("b")
        }
        #expect(text == "app://own/a/b")
    }

    @Test func aRawValueThatLooksLikeAURLGetsASlash() {
        for (value, expected) in [("x:", "x%3A"), ("x", "x")] {
            let text = _RouteWriter.text { writer in
                writer.begin(.rawValue, base: "https://h", .host, isRelative: true)
                writer.segment(value)
            }
            #expect(text == expected)
        }
        let text = _RouteWriter.text { writer in
            writer.begin(.rawValue, base: "https://h", .host, isRelative: true)
            writer.literal("x:")
            writer.segment("")
            writer.segment("y")
        }
        #expect(text == "/x://y")
    }

    @Test func aListIsWrittenWithItsSeparator() {
        let text = _RouteWriter.text { writer in
            writer.begin(.url, base: "https://h", .host, isRelative: true)
            writer.segment(list: ["1", "2"], separatedBy: ";")
            writer.item("a", list: ["3", "4"], separatedBy: ",")
            writer.item("b", list: [], separatedBy: ",")
        }
        #expect(text == "https://h/1;2?a=3,4")
    }

    @Test func valuesNextToLiteralTextAreEncoded() {
        let text = _RouteWriter.text { writer in
            writer.begin(.url, base: "https://h", .host, isRelative: true)
            writer.segment(mixed: ["", "-", ""], ["a-b", "%/é"])
            writer.segment(mixed: ["", "."], ["."])
            writer.item("p", mixed: ["%20", "x%2B", ""], ["x+y", ""])
            for value in ["1", "&"] { writer.item("q", value) }
            for (key, value) in [("B", ""), ("b/", "m e")] { writer.otherItem(key, value) }
        }
        #expect(text == "https://h/a-b-%25%2F%C3%A9/..?p=%20x%2Byx%2B&q=1&q=%26&B=&b%2F=m%20e")
    }

    @Test func anEmptyMixedSegmentIsASegment() {
        let text = _RouteWriter.text { writer in
            writer.begin(.url, base: "https://h", .host, isRelative: true)
            writer.segment(mixed: ["v", ""], [""])
            writer.beginFragment()
            writer.segment(mixed: ["", "."], [""])
        }
        #expect(text == "https://h/v#.")
    }

    /// The sets are written out, because making them of the functions would cost each app 4 kB.
    @Test func whatIsRawUnderAColonIsWhatASegmentOrAnItemCanHave() {
        for byte in (0..<0x80 as Range<UInt8>) where !isUnreserved(byte) {
            let isOfSegment = isPathCharacter(byte)
            #expect(ReservedCharacters.inSegment.contains(byte) == isOfSegment)
            let isOfQuery = isOfSegment || "/?".utf8.contains(byte)
            let isOfItem = isOfQuery && !"&=+".utf8.contains(byte)
            #expect(ReservedCharacters.inItem.contains(byte) == isOfItem)
        }
    }
}
