import RouteTestSupport
import Testing

@testable import RouteLanguage

@Suite("Texts that are no numbers (Semantics, rule 3.7)")
struct NumberTextTests {
    @Test(arguments: [
        "nan", "NaN", "-nan", "nan(1)", "inf", "-inf", "+infinity", "Infinity", "0x1p3", "0x10",
        "1e999", "-1e999",
        "3%00junk", "%001", " 1", "1 ", "1,5", "1_0", "", ".", "-", "e5", "1e", "1e+", "--1", "+-1",
        "1.5.2", "0b1",
    ])
    func noFloatingPointNumber(text: String) throws {
        let table = try table([
            "x: x/${n:Double}", "y: y/${n:Float}", "z: z?n=${n:Double?}", "v: v${n:Double}-x",
        ])
        #expect(table.summary("myapp://app/x/\(text)") == nil)
        #expect(table.summary("myapp://app/y/\(text)") == nil)
        #expect(table.summary("myapp://app/v\(text)-x") == nil)
        if !text.isEmpty { #expect(table.summary("myapp://app/z?n=\(text)") == nil) }
    }

    @Test(arguments: [
        ("1.5", "1.5"), ("-0.0", "-0"), ("+3", "3"), (".5", "0.5"), ("5.", "5"), ("1e3", "1000"),
        ("1E-3", "0.001"), ("1e-999", "0"), ("00012", "12"), ("1%2E5", "1.5"), ("%2D1", "-1"),
        ("0.00000001", "0.00000001"), ("-12.5e-7", "-0.00000125"),
        ("2014000000000000000", "2014000000000000000"),
        ("1.5e16", "15000000000000000"), ("123456789012345680000.5", "123456789012345680000"),
        ("1.7976931348623157e308", "17976931348623157" + String(repeating: "0", count: 292)),
        ("5e-324", "0." + String(repeating: "0", count: 323) + "5"),
    ])
    func aDoubleIsWrittenWithoutAnExponent(text: String, shown: String) throws {
        let table = try table(["x: x/${n:Double}?list=${l:[Double],}&n=${o:Double?}"])
        let url = "myapp://app/x/\(text)?list=\(text),1e2&n=\(text)"
        #expect(table.summary(url) == "x n=\(shown) l=['\(shown)','100'] o=\(shown)")
        #expect(table.canonical(url) == "myapp://app/x/\(shown)?list=\(shown),100&n=\(shown)")
        #expect(table.canonical("myapp://app/x/\(shown)") == "myapp://app/x/\(shown)")
    }

    @Test(arguments: [
        ("0.1", "0.1"), ("3.4e38", "340000000000000000000000000000000000000"),
        ("1e-45", "0.\(zeros)1"),
    ])
    func aFloatIsWrittenWithoutAnExponent(text: String, shown: String) throws {
        let table = try table(["x: x/${n:Float}"])
        #expect(table.canonical("myapp://app/x/\(text)") == "myapp://app/x/\(shown)")
    }

    private static let zeros = String(repeating: "0", count: 44)

    @Test func aUUIDIsWrittenInLowerCase() throws {
        let table = try table(["x: x/${id:UUID}?l=${l:[UUID],}"])
        let (text, shown) = (
            "6BA7B810-9dad-11D1-80B4-00C04FD430C8", "6ba7b810-9dad-11d1-80b4-00c04fd430c8"
        )
        #expect(table.summary("myapp://app/x/\(text)") == "x id=\(shown) l=[]")
        #expect(
            table.canonical("myapp://app/x/\(text)?l=\(text)")
                == "myapp://app/x/\(shown)?l=\(shown)")
    }

    @Test func theRangeOfAFloatIsItsOwn() throws {
        let table = try table(["x: x/${n:Float}", "y: x/${n:Double}"])
        #expect(table.summary("myapp://app/x/1e38") == "x n=1\(String(repeating: "0", count: 38))")
        #expect(table.summary("myapp://app/x/1e39") == "y n=1\(String(repeating: "0", count: 39))")
    }

    @Test(arguments: [
        "6BA7B810-9DAD-11D1-80B4-00C04FD430C8%00junk", "+BA7B810-9DAD-11D1-80B4-00C04FD430C8",
        "0xA7B810-9DAD-11D1-80B4-00C04FD430C8", "%09BA7B810-9DAD-11D1-80B4-00C04FD430C8",
        " BA7B810-9DAD-11D1-80B4-00C04FD430C8", "6BA7B810-+DAD-11D1-80B4-00C04FD430C8",
        "6BA7B8109DAD11D180B400C04FD430C8", "6BA7B810-9DAD-11D1-80B400C04FD430C8",
        "{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}", "6BA7B810-9DAD-11D1-80B4-00C04FD430C",
        "6BA7B810-9DAD-11D1-80B4-00C04FD430CG", "6BA7B8109-DAD-11D1-80B4-00C04FD430C8", "",
    ])
    func noUUID(text: String) throws {
        let table = try table(["x: x/${id:UUID}", "z: z?id=${id:UUID}"])
        #expect(table.summary("myapp://app/x/\(text)") == nil)
        #expect(table.summary("myapp://app/z?id=\(text)") == nil)
    }

    @Test(arguments: [":Int", ":UInt8", ":Bool", ":Double", ":UUID", ":Tab"])
    func theWholeTextCounts(type: String) throws {
        let table = try table(["x: x/${p\(type)}"], types: ["Tab": ["3"]])
        for text in ["3", "true", "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"] {
            for end in ["%00", "%00x", "%0A", "%20", "%00%00"] {
                #expect(table.summary("myapp://app/x/\(text)\(end)") == nil)
                #expect(table.summary("myapp://app/x/\(end)\(text)") == nil)
            }
        }
    }

    @Test(arguments: ["nan", "inf", "-inf", "0x1p3", "1e999"])
    func aDefaultIsADecimalNumber(text: String) throws {
        for type in ["Double", "Float"] {
            var errors: [PatternError] = []
            let start = "a?x=${x:\(type)=".utf8.count
            #expect(Pattern.parse("a?x=${x:\(type)=\(text)}", errors: &errors) == nil)
            #expect(errors.map(\.rule) == [.badDefault])
            #expect(errors.map(\.message) == ["the default '\(text)' is not a valid \(type)"])
            #expect(errors.compactMap(\.help).agree(with: ["write …"]))
            #expect(errors.map(\.range) == [start..<(start + text.utf8.count)])
        }
    }
}
