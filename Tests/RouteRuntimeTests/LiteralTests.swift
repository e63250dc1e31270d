import Testing

@testable import RouteRuntime

@Suite("A part equals a literal if their bytes are the same")
struct LiteralTests {
    /// Whether a part with these bytes, all escaped, equals a literal; nil if the text isn't a URL.
    private func isEqual(_ bytes: [UInt8], _ literal: _RouteLiteral) -> Bool? {
        let escaped = bytes.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return read("x:/a/" + escaped + "/b") { url in
            #expect(url.path[1].equals(text: literal.string) == url.path[1].equals(literal))
            return url.path[1].equals(literal)
        }
    }

    /// The key by which a text of fewer than eight bytes is looked up has the text's length in its
    /// last byte.
    @Test func bytesThatAreNotUTF8EqualNothing() {
        let literals: [_RouteLiteral] = [
            "", "-", "----", "-------", "--------", "---------", "\0", "-\0", "\0\0\0\0\0\0\0\0",
            "starred",
        ]
        for literal in literals {
            let text = Array(literal.string.utf8)
            #expect(isEqual(text, literal) == true)
            for count in 0...8 {
                let zeros = text + Array(repeating: 0, count: count)
                #expect(isEqual(zeros, literal) == (count == 0), "\(zeros) \(literal)")
                for last in UInt8(0)...255 {
                    #expect(
                        isEqual(zeros + [last], literal) == false, "\(zeros + [last]) \(literal)")
                }
            }
        }
    }

    /// Long texts that have the same first and last eight bytes have the same key, and aren't
    /// equal.
    @Test func textsOfTheSameKey() {
        #expect(
            read("x:/settings-1-settings") { $0.path[0].equals("settings-2-settings") } == false)
        #expect(read("x:/settings-2-settings") { $0.path[0].equals("settings-2-settings") } == true)
        #expect(
            read("x:/settings-%32-settings") { $0.path[0].equals("settings-2-settings") } == true)
    }

    @Test func anEscapedLetterEqualsTheLetter() {
        let literals: [_RouteLiteral] = ["feed", "settings", "notifications"]
        for literal in literals {
            let text = literal.string
            let escaped = "%" + String(text.utf8.first ?? 0, radix: 16) + text.dropFirst()
            #expect(read("x:/" + text) { $0.path[0].equals(literal) } == true)
            #expect(read("x:/" + escaped) { $0.path[0].equals(literal) } == true)
            #expect(read("x:/" + escaped + "s") { $0.path[0].equals(literal) } == false)
            #expect(
                read("x:/" + text.uppercased()) { $0.path[0].equalsIgnoringCase(literal) } == true)
        }
    }

    @Test(arguments: ["feed", "feeds", "settings", "settings2", "settings-of-the-app", "x", ""])
    func aSwitchFindsTheCase(text: String) {
        let found = read("x:/" + text) { url in
            switch url.path[0] {
            case "feed": "feed"
            case "feeds": "feeds"
            case "settings": "settings"
            case "settings2": "settings2"
            case "settings-of-the-app": "settings-of-the-app"
            default: "none"
            }
        }
        #expect(found == (text.utf8.count > 1 ? text : "none"))
    }
}
