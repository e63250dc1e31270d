import Foundation
import RouteJSON
import Testing

@Suite struct JSONTests {
    @Test func valuesArePrintedOnOneLineInOrder() {
        let value = JSON.object([
            ("b", .array([.null, .bool(true), .bool(false)])), ("a", .object([])),
            ("c", .array([])),
            ("d", .optional(nil)), ("e", .optional("f")),
        ])
        #expect(value.text == #"{"b":[null,true,false],"a":{},"c":[],"d":null,"e":"f"}"#)
    }

    @Test func numbersKeepAllTheirDigits() {
        #expect(JSON.integer(Int64.min).text == "-9223372036854775808")
        #expect(JSON.integer(UInt64.max).text == "18446744073709551615")
    }

    /// Another parser reads back the same text.
    @Test func stringsAreReadBackByAnotherReader() throws {
        let texts = [
            "", "a\"b\\c/d", "\0\u{1}\u{1F}\u{7F}\u{80}", "\n\r\t\u{8}\u{C}",
            "é한😀\u{2028}\u{FEFF}\u{10FFFF}",
            "e\u{301}",
        ]
        for text in texts {
            let json = JSON.array([.string(text)]).text
            #expect(!json.unicodeScalars.contains { $0.value < 0x20 })
            let read = try JSONDecoder().decode([String].self, from: Data(json.utf8))
            #expect(read.map { Array($0.utf8) } == [Array(text.utf8)])
        }
        #expect(JSON.string("\u{1}\"\\\n").text == #""\u0001\"\\\n""#)
    }
}
