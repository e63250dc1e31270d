import RouteSpec
import RouteTestSupport
import Testing

/// The limits of a file, each with its last allowed and its first refused value.
@Suite struct LimitTests {
    @Test func nestingInBrackets() {
        let limit = 64
        let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        #expect(problems(in: deepest) == [])
        #expect(
            problems(in: "[\(deepest)]").agree(with: [
                "1:65-1:66 lists and … [yaml-limit]",
                "  help nest …",
            ]))
    }

    @Test func nestingInLines() {
        #expect(problems(in: String(repeating: "- ", count: 64) + "a") == [])
        #expect(
            problems(in: String(repeating: "- ", count: 65) + "a\n- b").agree(with: [
                "1:129-1:130 lists and … [yaml-limit]",
                "  help nest …",
            ]))
        let keys = (0..<65).map { String(repeating: " ", count: $0) + "k:\n" }
        #expect(
            problems(in: keys.prefix(64).joined() + String(repeating: " ", count: 64) + "v") == [])
        #expect(
            problems(in: keys.joined() + String(repeating: " ", count: 65) + "v").agree(with: [
                "65:65-65:66 lists and … [yaml-limit]",
                "  help nest …",
            ]))
    }

    /// Deep enough to overflow the stack of a parser without a limit.
    @Test(arguments: ["[", "- ", "a:\n ", "{", "? ", "'a", "\"\\", "[[],"])
    func hostileNestingIsRefusedOnce(unit: String) {
        let yaml = String(repeating: unit, count: 20_000)
        let messages = problems(in: yaml).filter { $0.contains("[yaml-") }
        #expect(messages.count == 1 || unit == "a:\n ")
        #expect(!messages.isEmpty)
    }

    @Test func sizeOfTheFile() {
        let limit = 1 << 20
        #expect(problems(in: "a: " + String(repeating: "b", count: limit - 3)) == [])
        #expect(
            problems(in: "a: " + String(repeating: "b", count: limit - 2)) == [
                "1:1-1:1 the file has more than 1048576 bytes, the limit [yaml-limit]",
                "  help split the spec into several files",
            ])
    }

    @Test func lengthOfAKey() {
        // Bytes count: a character can have any number of combining marks.
        let key = String(repeating: "é", count: 512)
        #expect(problems(in: "\(key): a") == [])
        #expect(
            problems(in: "\(key)é: a") == [
                "1:1-1:514 this key has more than 1024 bytes [yaml-limit]",
                "  help if it is a value that contains ': ', quote it",
            ])
    }

    /// The limit is that of Unicode's stream-safe text, 30, because Swift takes quadratic time for
    /// more.
    @Test func combiningMarksInARow() {
        let marks = String(repeating: "\u{301}\u{323}", count: 15)
        let escapes = String(repeating: #"\u0301\u0323"#, count: 15)
        #expect(
            problems(in: "a: x\(marks)y\(marks) # z\(marks)\nb: \"x\(escapes)y\(marks)\"") == [])
        for text in ["x\(marks)\u{327}", "'x\(marks)\u{327}'", "y # x\(marks)\u{327}"] {
            let problems = problems(in: "a: \(text)\nb: c")
            #expect(
                problems.first?.hasSuffix(" more than 30 combining marks in a row [yaml-limit]")
                    == true)
            #expect(problems.dropFirst() == ["  help remove some of the marks"])
        }
        #expect(
            problems(in: "a: \"x\(escapes)\u{327}\"") == [
                "1:4-1:188 more than 30 combining marks in a row [yaml-limit]",
                "  help remove some of the marks",
            ])
    }

    @Test func bytesThatAreNotUTF8() {
        let malformed: [[UInt8]] = [
            [0xFF], [0xC3], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xC0, 0x80],
        ]
        for bytes in malformed {
            let source = SourceText(path: "routes.yaml", bytes: Array("a: b\nc: é".utf8) + bytes)
            let hex = String(bytes[0], radix: 16, uppercase: true)
            #expect(
                problems(in: source).first
                    == "2:5-2:6 byte 0x\(hex) is not valid UTF-8 here [yaml-encoding]")
        }
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"),
            ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00], "UTF-32"),
            ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x61], "UTF-32"),
        ] as [([UInt8], String)])
    func otherEncodings(bytes: [UInt8], name: String) {
        #expect(
            problems(in: SourceText(path: "routes.yaml", bytes: bytes)) == [
                "1:1-1:1 the file is \(name), not UTF-8 [yaml-encoding]",
                "  help save the file as UTF-8",
            ])
    }
}
