import RouteLanguage
import Testing

@Suite("Text that deceives")
struct DeceptiveTextTests {
    @Test func whatIsNotSeenInItsPlace() {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160,
            0x17B4...0x17B5,
            0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164...0x3164,
            0xFE00...0xFE0F,
            0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
            0xE0000...0xE0FFF,
        ]
        let found = (0...0x10FFFF as ClosedRange<UInt32>).filter {
            Unicode.Scalar($0)?.isDeceptive ?? false
        }
        #expect(found == ranges.flatMap { Array($0) })
    }

    @Test func textThatIsSeenStays() {
        let text = "~ é e\u{301} 한 😀 \u{A0}\u{3000} א \u{600} \u{FFFD} \u{FFFC}"
        #expect(text.escapingDeceptive == text)
        #expect("a\u{202E}\n\u{E0041}".escapingDeceptive == #"a\u{202E}\u{A}\u{E0041}"#)
    }

    @Test func aNameHasNoSuchCharacter() {
        for name in [
            "a\u{FE0F}", "a\u{34F}b", "\u{3164}", "\u{115F}", "a\u{200D}b", "a\u{AD}b",
            "a\u{202E}b",
        ] {
            #expect(!Identifier.isValid(name))
        }
        #expect(Identifier.isValid("ключ") && Identifier.isValid("e\u{301}"))
    }

    @Test func thirtyMarksInARowAreNotTooMany() {
        func text(_ counts: Int...) -> String {
            counts.map { "e" + String(repeating: "\u{301}", count: $0) }.joined()
        }
        #expect(!CombiningMarks.exceedLimit(in: text(30)))
        #expect(!CombiningMarks.exceedLimit(in: text(30, 30)))
        #expect(CombiningMarks.exceedLimit(in: text(31)))
        #expect(CombiningMarks.exceedLimit(in: text(1, 31, 1)))
    }

    @Test func errorsOfARouter() {
        var errors: [PatternError] = []
        _ = Pattern.parse("\u{202E}a/${b\u{9B}}/${\u{E0041}", errors: &errors)
        #expect(
            errors.map(\.description) == [
                """
                10: a parameter without '}' [bad-pattern]
                \u{FFFD}a/${b\u{FFFD}}/${\u{FFFD}
                         ^~
                help: end the parameter with '}', or write '$${' for a literal '${'
                """
            ])
        errors = []
        _ = Pattern.parse("${b\u{9B}\u{202E}}", errors: &errors)
        #expect(
            errors.first?.description.hasPrefix(
                #"3: 'b\u{9B}\u{202E}' is not a valid name [bad-name]"#) == true)
    }
}
