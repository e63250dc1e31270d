import Testing

@testable import RouteRuntime

@Suite("What a writer appends, against the obvious way")
struct WriterTests {
    private static let unreserved = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)

    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            if unreserved.contains(byte) { return String(Unicode.Scalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
        }.joined()
    }

    /// Lengths at which the text leaves the memory on the stack, of 256 bytes, and the first memory on the heap.
    private static let lengths: [Int] = [[0, 1, 7, 8, 200], Array(220...260), Array(480...520)].flatMap { $0 }

    private static func text(after length: Int, _ write: (inout _RouteWriter) -> Void) -> String {
        let padding = String(repeating: "x", count: length)
        let text = _RouteWriter.text { writer in
            writer.add(value: padding)
            write(&writer)
            writer.add("end")
        }
        #expect(text.utf8.starts(with: padding.utf8) && text.hasSuffix("end"), "\(text)")
        return String(text.dropFirst(length).dropLast(3))
    }

    @Test(arguments: lengths)
    func textsOfEveryLengthClass(length: Int) {
        #expect(Self.text(after: length) { $0.add("") } == "")
        #expect(Self.text(after: length) { $0.add("a") } == "a")
        #expect(Self.text(after: length) { $0.add("abc/") } == "abc/")
        #expect(Self.text(after: length) { $0.add("abcdefg/") } == "abcdefg/")
        #expect(Self.text(after: length) { $0.add("abcdefgh/") } == "abcdefgh/")
        #expect(Self.text(after: length) { $0.add("abcdefghijklmno/") } == "abcdefghijklmno/")
        #expect(Self.text(after: length) { $0.add("abcdefghijklmnop/") } == "abcdefghijklmnop/")
        #expect(Self.text(after: length) { $0.add("abcdefghijklmnopqrstuvwxyz/") } == "abcdefghijklmnopqrstuvwxyz/")
        #expect(Self.text(after: length) { $0.add(bool: true) } == "true")
        #expect(Self.text(after: length) { $0.add(bool: false) } == "false")
    }

    @Test(arguments: lengths)
    func anItemsDelimiterIsTheWriters(length: Int) {
        let names: [(inout _RouteWriter) -> Void] = [
            { $0.item("?a=") }, { $0.item("?abcdef=") }, { $0.item("?abcdefg=") },
            { $0.item("?abcdefghijklmn=") }, { $0.item("?abcdefghijklmno=") },
            { $0.item("?abcdefghijklmnopqrstuvwxyz=") },
        ]
        let texts = ["a=", "abcdef=", "abcdefg=", "abcdefghijklmn=", "abcdefghijklmno=", "abcdefghijklmnopqrstuvwxyz="]
        for (first, firstText) in zip(names, texts) {
            for (second, secondText) in zip(names, texts) {
                let query = Self.text(after: length) { writer in
                    first(&writer)
                    second(&writer)
                }
                #expect(query == "?\(firstText)&\(secondText)")
                let fragment = Self.text(after: length) { writer in
                    first(&writer)
                    writer.beginFragment(isItemsAlone: true)
                    first(&writer)
                    second(&writer)
                }
                #expect(fragment == "?\(firstText)#\(firstText)&\(secondText)")
            }
        }
    }

    @Test(arguments: lengths)
    func integersAreTheirDescriptions(length: Int) {
        var numbers: [UInt64] = [0, .max, UInt64(Int64.max), UInt64(Int64.max) + 1]
        var power: UInt64 = 1
        for digits in 1...19 {
            power *= 10
            numbers += [power - 1, power, power + 1, power / 9, power / 2 + UInt64(digits)]
        }
        for number in numbers {
            #expect(Self.text(after: length) { $0.add(number) } == number.description)
            for signed in [Int64(truncatingIfNeeded: number), -Int64(truncatingIfNeeded: number >> 1)] {
                #expect(Self.text(after: length) { $0.add(signed) } == signed.description)
            }
        }
        #expect(Self.text(after: length) { $0.add(Int64.min) } == Int64.min.description)
        #expect(Self.text(after: length) { $0.add(Int8.min) } == "-128")
        #expect(Self.text(after: length) { $0.add(UInt8.max) } == "255")
    }

    @Test func digitsOfEightAreTheNumbers() {
        var random = SplitMix64(seed: 4)
        for _ in 0..<10_000 {
            let number = UInt64.random(in: 0..<100_000_000, using: &random) >> UInt64.random(in: 0...26, using: &random)
            let word = digits(number)
            var found: UInt64 = 0
            for place in 0..<8 {
                let digit = word >> UInt64(place * 8) & 0xFF
                found = found * 10 + digit
            }
            #expect(found == number)
            #expect(decimal(word | repeated(UInt8(ascii: "0"))) == number)
        }
    }

    @Test(arguments: 0...40)
    func valuesWithACharacterToEscapeAnywhere(count: Int) {
        let plain = String("aZ09-._~bcdefghijklmnopqrstuvwxyzABCDEFGH".prefix(count))
        #expect(Self.text(after: 0) { $0.add(value: plain) } == plain)
        #expect(Self.text(after: 250) { $0.add(value: plain) } == plain)
        for index in plain.indices {
            for character in ["/", "%", "\0", "\u{7F}", "é", "길", "\u{10FFFF}", "@", "[", "`", "{", "^"] {
                let value = plain[..<index] + character + plain[index...]
                let expected = Self.escaped(String(value))
                #expect(Self.text(after: 0) { $0.add(value: String(value)) } == expected)
                #expect(Self.text(after: 250) { $0.add(segment: String(value)) } == expected)
            }
        }
    }

    @Test func segmentsThatAreMended() {
        let segments = [
            (".", "%2E"), ("..", "%2E%2E"), ("...", "..."), (".a", ".a"), ("a.", "a."), (".\0", ".%00"), ("", ""),
            ("a", "a"),
            ("%2", "%252"), (".%", ".%25"),
        ]
        for (value, expected) in segments {
            for length in Self.lengths {
                #expect(Self.text(after: length) { $0.add(segment: value) } == expected)
                #expect(Self.text(after: length) { $0.add(value: value) } == Self.escaped(value))
                #expect(Self.text(after: length) { $0.add(last: value) } == (value.isEmpty ? "/" : expected))
            }
        }
    }

    @Test func theTextBeforeThePath() {
        func text(_ form: _RouteForm, _ base: StaticString, _ prefix: StaticString = "") -> String {
            _RouteWriter.text(form, base: base, prefix: prefix) { $0.add("a") }
        }
        #expect(text(.rawValue, "https://h/", "") == "a")
        #expect(text(.url, "https://h/app/", "/app") == "https://h/app/a")
        #expect(text(.other(scheme: "x", host: "y:1"), "https://h/app/", "/app") == "x://y:1/app/a")
        #expect(text(.other(scheme: "x", host: "y"), "https://h/") == "x://y/a")
        #expect(text(.other(scheme: "x", host: nil), "") == "x://a")
    }

    @Test func beginningAgainDiscardsWhatWasWritten() {
        let text = _RouteWriter.text(.url, base: "https://h/") { writer in
            writer.begin(.url, base: "app://own", .host, isRelative: false)
            writer.literal("a")
            writer.add("/b")
        }
        #expect(text == "app://own/a/b")
    }
}
