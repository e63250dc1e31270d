import RouteAnalysis
import RouteClaims
import RouteTestSupport
import Testing

struct AndroidPatternTests {
    private func matches(_ kind: AndroidPattern.Kind, _ pattern: String, _ text: String) throws -> Bool {
        try AndroidPattern(kind, pattern).automaton().accepts(text)
    }

    @Test func literalsAndEndsAreCompared() throws {
        #expect(try matches(.literal, "/a.*", "/a.*"))
        #expect(try !matches(.literal, "/a", "/a/"))
        #expect(try matches(.prefix, "/video", "/videos"))
        #expect(try !matches(.prefix, "/video", "/vide"))
        #expect(try matches(.suffix, ".html", "/a/b.html"))
        #expect(try !matches(.suffix, ".html", "/a.html/"))
        #expect(try matches(.literal, "", ""))
    }

    @Test func simplePatternsNeverGiveBack() throws {
        #expect(try matches(.simple, "/a/.*", "/a/"))
        #expect(try matches(.simple, "/a/.*", "/a/b/c"))
        #expect(try matches(.simple, "/.*/b", "/a/b"))
        // The first slash ends '.*', and what follows it isn't 'b'.
        #expect(try !matches(.simple, "/.*/b", "/a/x/b"))
        #expect(try !matches(.simple, "/a*ab", "/aab"))
        #expect(try matches(.simple, "/a*b", "/b"))
        // A repeated character at the end needs at least one character.
        #expect(try !matches(.simple, "/a*", "/"))
        #expect(try matches(.simple, "/a*", "/aaa"))
        // An escaped dot matches every character, too.
        #expect(try matches(.simple, #"/a\.b"#, "/axb"))
        #expect(try matches(.simple, #"/\*"#, "/*"))
        #expect(try !matches(.simple, #"/\*"#, "/a"))
        #expect(try matches(.simple, "/ü.", "/üö"))
        #expect(try !matches(.simple, "", "/"))
    }

    @Test func advancedPatternsNeverGiveBack() throws {
        #expect(try matches(.advanced, "/user/[0-9]+", "/user/42"))
        #expect(try !matches(.advanced, "/user/[0-9]+", "/user/"))
        #expect(try matches(.advanced, "/path/[1-9][0-9]{0,14}/today", "/path/120/today"))
        #expect(try !matches(.advanced, "/path/[1-9][0-9]{0,14}/today", "/path/012/today"))
        #expect(try matches(.advanced, "/[^/]+/posts", "/ü-42/posts"))
        #expect(try !matches(.advanced, "/[a-z]+a", "/ba"))
        #expect(try matches(.advanced, "/[a-z]{2}a", "/bca"))
        #expect(try matches(.advanced, "/[a-z]{2,}", "/bcaa"))
        #expect(try !matches(.advanced, "/[a-z]{2,}", "/b"))
        #expect(try !matches(.advanced, "/.*a", "/a"))
        #expect(try matches(.advanced, #"/[\]a\-c]\."#, "/]."))
        #expect(try matches(.advanced, "/[a-]}[.*+{]", "/-*"))
        #expect(try matches(.advanced, "/]", "/]"))
        #expect(try matches(.advanced, "/a{0}b", "/b"))
        #expect(try matches(.advanced, "/[z-a]*", "/"))
    }

    @Test(arguments: [
        ("*", "nothing stands before a modifier"), ("/a+*", "nothing stands before a modifier"),
        ("/a{2}{3}", "nothing stands before a modifier"), ("/[]", "'[' has no characters"),
        ("/[^]", "'[' has no characters"), ("/[", "'[' is not closed"), ("/[a", "'[' is not closed"),
        ("/[a-", "'[' is not closed"), (#"/[a\"#, #"'\' ends the pattern"#), (#"/\"#, #"'\' ends the pattern"#),
        ("/a{2", "'{' is not closed"), ("/a{}", "'{' needs one or two numbers"),
        ("/a{,2}", "'{' needs one or two numbers"), ("/a{99999999999}", "'{' needs one or two numbers"),
        ("/a{3,2}", "the first number after '{' is greater than the second"),
        (String(repeating: "a", count: 2_046), "the pattern is too long"),
    ])
    func whatAndroidRefusesIsRefused(pattern: String, reason: String) {
        #expect(throws: AndroidPattern.Failure.invalid(reason)) {
            try AndroidPattern(.advanced, pattern).automaton()
        }
    }

    @Test func whatIsNotModeledIsUndecided() {
        let wildcard = AndroidPattern.Failure.undecided("a wildcard beside a character that isn't ASCII")
        #expect(throws: wildcard) { try AndroidPattern(.simple, "/ü*").automaton() }
        #expect(throws: wildcard) { try AndroidPattern(.simple, "/.*ü").automaton() }
        #expect(throws: wildcard) { try AndroidPattern(.advanced, "/ü+").automaton() }
        #expect(throws: AndroidPattern.Failure.undecided("a set with a character that isn't ASCII")) {
            try AndroidPattern(.advanced, "/[^ü]").automaton()
        }
        #expect(throws: AndroidPattern.Failure.undecided("the pattern repeats too much")) {
            try AndroidPattern(.advanced, "/a{9000}").automaton()
        }
    }

    @Test func textsAreComparedDecoded() throws {
        let spellings = try AndroidPattern(.advanced, "/[^/]+/ü").automaton().spellings(delimiters: "?#")
        for text in ["/a/ü", "/%61/%c3%BC", "/%25/ü", "/%3f/ü", "/%41%2e/ü", "%2F%ff/ü"] {
            #expect(spellings.accepts(text))
        }
        for text in ["/a%2Fb/ü", "/?/ü", "/#/ü", "/%/ü", "/%4/ü", "/%zz/ü", "/a/%FC"] {
            #expect(!spellings.accepts(text))
        }
    }

    @Test func examplesMatch() {
        let examples = [
            AndroidPattern(.literal, "/a"), AndroidPattern(.prefix, "/a/"), AndroidPattern(.suffix, ".html"),
            AndroidPattern(.simple, "/a/.*"), AndroidPattern(.simple, "/.*/b*c"),
            AndroidPattern(.advanced, "/[0-9]{3}"),
            AndroidPattern(.advanced, "/[^a]+a"), AndroidPattern(.advanced, "["), AndroidPattern(.advanced, "/[a]+a"),
        ].map(\.example)
        #expect(examples == ["/a", "/a/", "/.html", "/a/", "//bc", "/111", "/1a", nil, nil])
    }

    /// Texts that often match.
    private func text(_ generator: inout SeededGenerator, _ alphabet: [String]) -> String {
        (0..<Int.random(in: 0...7, using: &generator)).compactMap { _ in alphabet.randomElement(using: &generator) }
            .joined()
    }

    @Test func simplePatternsMatchAsOnAndroid() throws {
        var generator = SeededGenerator(state: 14)
        var count = 0
        for _ in 0..<1_500 {
            let pattern = text(&generator, ["a", "b", "/", ".", ".*", "a*", "b*", "\\", "*", "é", "a*", ".*"])
            guard let automaton = try? AndroidPattern(.simple, pattern).automaton() else { continue }
            for _ in 0..<12 {
                let text = text(&generator, ["a", "b", "/", ".", "*", "\\", "a", "b", "é", "😀"])
                let expected = NaiveMatcher.simple(pattern, text)
                if expected { count += 1 }
                #expect(automaton.accepts(text) == expected, "'\(pattern)' with '\(text)'")
            }
        }
        #expect(count > 500)
    }

    @Test func advancedPatternsMatchAsOnAndroid() throws {
        typealias Part = NaiveMatcher.Part
        func unit(_ character: Unicode.Scalar) -> ClosedRange<UInt16> {
            UInt16(character.value)...UInt16(character.value)
        }
        let everything = [UInt16.min...UInt16.max]
        let heads: [(String, Part)] = [
            ("a", Part(ranges: [unit("a")])), (".", Part(ranges: everything)),
            (#"\."#, Part(ranges: [unit(".")])), ("[a-c]", Part(ranges: [0x61...0x63])),
            ("[^/]", Part(ranges: [unit("/")], isInverse: true)), ("[b/]", Part(ranges: [unit("b"), unit("/")])),
            ("/", Part(ranges: [unit("/")])), ("é", Part(ranges: [unit("é")])),
            ("[^a-b.]", Part(ranges: [0x61...0x62, unit(".")], isInverse: true)),
        ]
        let ends: [(String, Int, Int)] = [
            ("", 1, 1), ("", 1, 1), ("*", 0, .max), ("+", 1, .max), ("{2}", 2, 2), ("{0,2}", 0, 2), ("{1,}", 1, .max),
            ("{0}", 0, 0), ("{2,3}", 2, 3),
        ]
        var generator = SeededGenerator(state: 14)
        var count = 0
        for _ in 0..<1_500 {
            var (pattern, parts) = ("", [Part]())
            for _ in 0..<Int.random(in: 0...5, using: &generator) {
                guard var (head, part) = heads.randomElement(using: &generator),
                    let (end, least, most) = ends.randomElement(using: &generator), head != "é" || end.isEmpty
                else { continue }
                head += end
                (part.least, part.most) = (least, most)
                pattern += head
                parts.append(part)
            }
            let automaton = try AndroidPattern(.advanced, pattern).automaton()
            for _ in 0..<12 {
                let text = text(&generator, ["a", "b", "/", ".", "c", "a", "b", "é", "😀", "/"])
                let expected = NaiveMatcher.advanced(parts, text)
                if expected { count += 1 }
                #expect(automaton.accepts(text) == expected, "'\(pattern)' with '\(text)'")
            }
        }
        #expect(count > 500)
    }

    @Test func literalsAndEndsMatchAsOnAndroid() throws {
        var generator = SeededGenerator(state: 14)
        for _ in 0..<700 {
            let alphabet = ["a", "/", "é", "%"]
            let (pattern, decoded) = (text(&generator, alphabet), text(&generator, alphabet))
            // Each byte unescaped or escaped.
            let written = decoded.utf8.map { byte in
                let isPlain = byte != UInt8(ascii: "%") && byte < 0x80 && Bool.random(using: &generator)
                return isPlain ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16)
            }.joined()
            for kind in [AndroidPattern.Kind.literal, .prefix, .suffix] {
                let expected =
                    switch kind {
                    case .prefix: decoded.utf8.starts(with: pattern.utf8)
                    case .suffix: decoded.utf8.reversed().starts(with: pattern.utf8.reversed())
                    default: decoded == pattern
                    }
                let automaton = try AndroidPattern(kind, pattern).automaton()
                #expect(
                    automaton.spellings(delimiters: "?#").accepts(written) == expected,
                    "\(kind) '\(pattern)' with '\(written)'")
            }
        }
    }
}
