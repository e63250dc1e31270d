import Foundation
import SeededRandom
import Testing

@testable import RouteRuntime

private enum Tab: String { case posts, likes }
private enum Code: Int { case one = 1, two }
private struct Token: LosslessStringConvertible, Hashable {
    let description: String
    init?(_ description: String) {
        guard description.hasPrefix("t") else { return nil }
        self.description = description
    }
}

@Suite("Conversions: what the types' own initializers take (Semantics, rule 3.7)")
struct ConversionTests {
    /// Texts similar to numbers, most of them invalid.
    private static func texts(_ count: Int, seed: UInt64) -> [String] {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "0", "1", "9", "12", "127", "128", "255", "256", "-", "+", ".", "e", "E", "x", "_", " ",
            "inf", "nan",
            "true", "٣",
            "9223372036854775807", "9223372036854775808", "18446744073709551615", "0x1p", "false",
            "T", "é", "\0", "(",
            ")",
        ]
        return (0..<count).map { _ in
            (0..<Int.random(in: 0...4, using: &random)).map { _ in random.pick(pieces) }.joined()
        }
    }

    private func converted<Value>(_ text: String, _ convert: (_RoutePart) -> Value?) -> Value? {
        _RoutePart.withText(text, convert)
    }

    /// Short ASCII texts are made in a different way.
    @Test(arguments: 0...20)
    func stringsOfEveryLength(count: Int) {
        let endings = ["", "\u{7F}", "\0", "é", "\u{80}", "👍"]
        for ending in endings {
            let text =
                String((0..<count).map { Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8($0))) })
                + ending
            let string = converted(text) { $0.string() }
            #expect(string == text)
            #expect(string?.hashValue == text.hashValue)
            #expect(string.map { Array($0.utf8) } == Array(text.utf8))
            #expect(string.map { $0 + "!" } == text + "!")
            #expect(string?.count == text.count)
            let segment = _RouteReader.read("s://h/\(text)/y", segments: 4) { $0[1].string() }
            #expect(segment == text)
        }
    }

    @Test func integers() {
        for text in Self.texts(20_000, seed: 1) {
            #expect(converted(text) { $0.integer(Int.self) } == Int(text), "\(text)")
            #expect(converted(text) { $0.integer(Int8.self) } == Int8(text), "\(text)")
            #expect(converted(text) { $0.integer(Int16.self) } == Int16(text), "\(text)")
            #expect(converted(text) { $0.integer(Int32.self) } == Int32(text), "\(text)")
            #expect(converted(text) { $0.integer(Int64.self) } == Int64(text), "\(text)")
            #expect(converted(text) { $0.integer(UInt.self) } == UInt(text), "\(text)")
            #expect(converted(text) { $0.integer(UInt8.self) } == UInt8(text), "\(text)")
            #expect(converted(text) { $0.integer(UInt64.self) } == UInt64(text), "\(text)")
        }
    }

    @Test(arguments: Int(Int8.min) - 2...Int(UInt8.max) + 2)
    func everySmallInteger(value: Int) {
        for text in ["\(value)", "+\(value)", "-\(value)", "00\(value)"] {
            #expect(converted(text) { $0.integer(Int8.self) } == Int8(text))
            #expect(converted(text) { $0.integer(UInt8.self) } == UInt8(text))
        }
    }

    /// Up to eight digits are read at once, so each byte is tried at each position among digits.
    @Test(arguments: 1...9)
    func everyByteAmongDigits(count: Int) {
        for index in 0..<count {
            for byte in UInt8(0)..<0x80 {
                var text = Array("987654321".utf8.prefix(count))
                text[index] = byte
                let string = String(decoding: text, as: UTF8.self)
                #expect(converted(string) { $0.integer(Int.self) } == Int(string), "\(text)")
            }
        }
    }

    @Test func floatingPointNumbers() {
        for text in Self.texts(20_000, seed: 2) {
            let isDecimal = text.unicodeScalars.allSatisfy {
                "0123456789+-.eE".unicodeScalars.contains($0)
            }
            let double = isDecimal ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
            let float = isDecimal ? Float(text).flatMap { $0.isFinite ? $0 : nil } : nil
            #expect(
                converted(text) { $0.decimal(Double.self) }?.description == double?.description,
                "\(text)")
            #expect(
                converted(text) { $0.decimal(Float.self) }?.description == float?.description,
                "\(text)")
        }
    }

    @Test func bools() {
        for text in Self.texts(5_000, seed: 3) + ["True", "TRUE", "yes", "1", "truefalse"] {
            #expect(converted(text) { $0.bool() } == Bool(text), "\(text)")
        }
    }

    @Test func uniqueIdentifiers() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<2_000 {
            var text = Array(UUID().uuidString)
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                text[Int.random(in: text.indices, using: &random)] = random.pick([
                    "a", "F", "g", "-", "{", "é",
                ])
            }
            if Int.random(in: 0..<9, using: &random) == 0 { text.removeLast() }
            let groups = String(text).split(separator: "-", omittingEmptySubsequences: false)
            let isUUID =
                groups.map(\.count) == [8, 4, 4, 4, 12]
                && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
            let expected = isUUID ? UUID(uuidString: String(text)) : nil
            #expect(converted(String(text)) { $0.uuid() } == expected, "\(String(text))")
        }
        let text = "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"
        #expect(converted(text) { $0.uuid() } == UUID(uuidString: text))
        for index in text.utf8.indices {
            for byte in ["+", "-", " ", "\t", "x", "\0", "g"] {
                let other =
                    String(decoding: text.utf8[..<index], as: UTF8.self) + byte
                    + String(decoding: text.utf8[text.utf8.index(after: index)...], as: UTF8.self)
                let isSame = other == text
                #expect((converted(other) { $0.uuid() } != nil) == isSame, "\(other)")
                #expect((_Route.value(UUID.self, other) != nil) == isSame, "\(other)")
            }
        }
        #expect(converted(text + "\0junk") { $0.uuid() } == nil)
    }

    @Test func charactersInRanges() {
        let all = (UInt8.min...127).map { String(decoding: [$0], as: UTF8.self) }
        func allowed(_ rule: _RouteTextRule) -> String { all.filter(rule.accepts).joined() }
        let digits = _RouteTextRule(length: 1...1, characters: ["0"..."9", "_"..."_", "a"..."f"])
        #expect(allowed(digits) == "0123456789_abcdef")
        #expect(allowed(_RouteTextRule(length: 1...1, characters: ["-"..."/"])) == "-./")
        #expect(allowed(_RouteTextRule(length: 1...1, characters: [])) == "")
        #expect(allowed(_RouteTextRule(length: 1...1)) == all.joined())
    }

    @Test func urls() {
        for text in Self.texts(2_000, seed: 5) + [
            "https://h/a?b#c", "a b", "[", "한", "http://[::1]:8/",
        ] {
            #expect(
                converted(text) { $0.url() } == (text.isEmpty ? nil : URL(string: text)), "\(text)")
        }
    }

    @Test func typesOfTheUsers() {
        #expect(_Route.value(Tab.self, "posts") == .posts)
        #expect(_Route.value(Tab.self, "Posts") == nil)
        #expect(_Route.value(Code.self, "2") == .two)
        #expect(_Route.value(Code.self, "3") == nil)
        #expect(_Route.value(Code.self, "+2") == .two)
        #expect(_Route.value(Token.self, "t1") == Token("t1"))
        #expect(_Route.value(Token.self, "x") == nil)
        #expect(_Route.value(Token.self, "") == nil)
        #expect(converted("") { $0.nonempty.string() } == nil)
        #expect(converted("t") { $0.nonempty.string() } == "t")
        #expect(_Route.text(Tab.likes) == "likes")
        #expect(_Route.text(Code.two) == "2")
    }

    @Test func textsInTheOrderOfTheirBytes() {
        let texts = [
            "", "B", "a", "a\0", "ab", "b", "e\u{301}", "\u{7F}", "é", "\u{E000}", "\u{10000}",
        ]
        for (a, index) in zip(texts, 0...) {
            for (b, other) in zip(texts, 0...) {
                #expect(_Route.precedes((a, "1"), (b, "0")) == (index < other), "\(a) \(b)")
            }
        }
    }

    @Test func anEscapeEqualsItsCharacter() {
        func part<Value>(_ text: String, _ convert: (_RoutePart) -> Value?) -> Value? {
            read("x:" + text) { convert($0.path[0]) } ?? nil
        }
        #expect(part("%31") { $0.string() } == "1")
        #expect(part("%31") { $0.integer(Int.self) } == 1)
        #expect(part("%2D1") { $0.integer(Int.self) } == -1)
        #expect(part("1%2E5") { $0.decimal(Double.self) } == 1.5)
        #expect(part("%74rue") { $0.bool() } == true)
        #expect(part("%61") { $0.url() } == URL(string: "a"))
        #expect(part("%75ser") { $0.equals("user") } == true)
        #expect(part("%55ser") { $0.equalsIgnoringCase("user") } == true)
        #expect(part("%31,%32%2C3") { $0.list(separatedBy: ",") { $0.integer() } } == [1, 2, 3])
        #expect(part("a%2Db") { $0.equals("a-b") } == true)
        #expect(part("USER") { $0.equalsIgnoringCase("user") } == true)
        #expect(part("USER") { $0.equals("user") } == false)
    }

    @Test func aListIsSplitAtItsSeparator() {
        func numbers(_ text: String, _ separator: Unicode.Scalar) -> [Int]? {
            converted(text) { $0.list(separatedBy: separator) { $0.integer() } }
        }
        #expect(numbers("1;20;3", ";") == [1, 20, 3])
        #expect(numbers("1;20", ",") == nil)
        #expect(numbers("1,20", ";") == nil)
        #expect(numbers("1;;2", ";") == nil)
        #expect(numbers("", ";") == nil)
        #expect(
            converted("1;x;2") { $0.list(separatedBy: ";", isLenient: true) { $0.integer() } } == [
                1, 2,
            ])
        #expect(
            converted("") { $0.list(separatedBy: ";", isLenient: true) { $0.integer() } } == nil)
    }
}
