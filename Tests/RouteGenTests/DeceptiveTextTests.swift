import Foundation
import RouteLanguage
import SwiftEmitter
import Testing

@testable import RouteCompiler
@testable import routegen

/// Every output escapes characters that hide text or control a terminal, one of each class,
/// wherever a spec, a URL, a file name, or a revision can have them.
@Suite("Text that deceives, in every output")
struct DeceptiveTextTests {
    private static let characters =
        "\u{1}\u{7}\u{8}\u{B}\u{1B}\u{7F}\u{85}\u{9B}\u{AD}\u{34F}\u{61C}"
        + "\u{115F}\u{180E}\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}"
        + "\u{2028}\u{2029}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2060}\u{2066}\u{2067}\u{2068}\u{2069}"
        + "\u{3164}\u{FE0F}\u{FEFF}\u{FFF9}\u{FFFA}\u{FFFB}\u{E0001}\u{E0041}\u{E0100}"

    private static var scalars: [String] { characters.unicodeScalars.map { String($0) } }

    /// For outputs that escape them in the same way.
    private static let someScalars = [
        "\u{1}", "\u{1B}", "\u{9B}", "\u{AD}", "\u{2028}", "\u{202E}", "\u{FEFF}", "\u{E0041}",
    ]

    /// A spec with the character, written as an escape, wherever text is allowed.
    private func spec(_ character: String, extra: String = "") -> String {
        let escape = character.unicodeScalars.map { scalar in
            "\\U" + String(repeating: "0", count: 8 - String(scalar.value, radix: 16).count)
                + String(scalar.value, radix: 16)
        }.joined()
        return """
            enum: R
            scheme: m
            host: h
            routes:
              a:
                doc: "first \(escape) last"
                pattern: "a\(escape)b/v${x:Int}?n\(escape)=l\(escape)&d=${d=e\(escape)}#f\(escape)"
              b:
                patterns:
                  - "b/${y}"
                  - pattern: "c\(escape)"
                    set:
                      y: "v\(escape)"
            \(extra.replacingOccurrences(of: "@", with: escape))

            """
    }

    private func swiftEscape(_ character: String) -> String {
        character.unicodeScalars.map { "\\u{" + String($0.value, radix: 16, uppercase: true) + "}" }
            .joined()
    }

    private func jsonEscape(_ character: String) -> String {
        character.utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    private func expectClean(
        _ outcome: Outcome, _ escape: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for text in [outcome.output, outcome.error] {
            let raw = text.unicodeScalars.filter { $0.isDeceptive && $0 != "\n" }
            #expect(
                raw.isEmpty, "\(raw.map(\.value)) in \(text.debugDescription)",
                sourceLocation: sourceLocation)
        }
        #expect((outcome.output + outcome.error).contains(escape), sourceLocation: sourceLocation)
    }

    @Test(arguments: scalars)
    func generatedCode(character: String) throws {
        try withTemporaryFolder { folder in
            let name = "\(character)routes.yaml"
            try folder.write(name, spec(character))
            let outcome = folder.run(["generate", name])
            #expect(outcome.code == .success)
            expectClean(
                outcome,
                "// Made by routegen \(ToolVersion.interface) from \(swiftEscape(character))routes.yaml."
            )
            // A line break of any kind makes two lines of the documentation.
            let isBreak = character.allSatisfy(\.isNewline)
            let comment =
                isBreak
                ? "/// first \n    ///  last\n" : "/// first \(swiftEscape(character)) last\n"
            #expect(outcome.output.contains(comment))
            #expect(outcome.output.contains("\"v\(swiftEscape(character))\""))
        }
    }

    @Test(arguments: scalars)
    func theFirstLineOfAStaleFile(character: String) throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec(character))
            let file = "R\(character).swift"
            try folder.write(file, "// hello \(character) world\n")
            let outcome = folder.run(["generate", "-o", file, "--check"])
            #expect(outcome.code == .findings)
            expectClean(outcome, "\n- // hello \(swiftEscape(character)) world\n")
            #expect(outcome.output.hasPrefix("R\(swiftEscape(character)).swift:1:\n"))
        }
    }

    @Test(arguments: someScalars)
    func listAndMatch(character: String) throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec(character))
            expectClean(folder.run(["list"]), "(y: v\(swiftEscape(character)))")
            expectClean(
                folder.run(["list", "--format", "json"]), "\"y\":\"v\(jsonEscape(character))\"")
            for url in ["m://h/b/x\(character)y", "m://h/nothing\(character)", "\(character)"] {
                expectClean(folder.run(["match", url]), swiftEscape(character))
                expectClean(folder.run(["match", "--format", "json", url]), jsonEscape(character))
            }
            expectClean(folder.run(["url", "b", "y=\(character)"]), "m://h/b/%")
            expectClean(folder.run(["url", "b", "z\(character)=1"]), swiftEscape(character))
            expectClean(folder.run(["url", "b\(character)"]), swiftEscape(character))
            expectClean(folder.run(["explain", "b\(character)"]), swiftEscape(character))
            expectClean(folder.run(["list", "--\(character)"]), swiftEscape(character))
        }
    }

    @Test(arguments: someScalars)
    func diagnostics(character: String) throws {
        try withTemporaryFolder { folder in
            let name = "x\(character)routes.yaml"
            let mistakes = "  c: \"c/${@}\"\n  \"d@\": d\n  e: \"a@b/v${x:Int}?n@=l@&d=${d=e@}#f@\""
            try folder.write(name, spec(character, extra: mistakes))
            expectClean(folder.run(["check", name]), "x\(swiftEscape(character))routes.yaml:")
            expectClean(folder.run(["check", "--format", "json", name]), jsonEscape(character))
            expectClean(folder.run(["generate", name]), "x\(swiftEscape(character))routes.yaml:")
            expectClean(folder.run(["check", "none\(character).yaml"]), swiftEscape(character))
            // The source line can have the raw character.
            if let scalar = character.unicodeScalars.first, scalar.value >= 0xA0 {
                try folder.write(name, "routes:\n  \(character)a: ${\n")
                expectClean(folder.run(["check", name]), "\u{FFFD}a: ")
            }
        }
    }

    @Test(arguments: someScalars)
    func changes(character: String) throws {
        try withTemporaryFolder { folder in
            let (old, new) = ("old\(character).yaml", "new\(character).yaml")
            try folder.write(old, spec(character, extra: "  g: \"g@/${p}\"\n  h: \"h?k=${k=@}\""))
            try folder.write(new, spec(character, extra: "  h: \"h?k=${k=@@}\""))
            expectClean(folder.run(["diff", old, new]), "old\(swiftEscape(character)).yaml:")
            expectClean(
                folder.run(["diff", "--format", "json", old, new]),
                "old\(jsonEscape(character)).yaml")
            expectClean(
                folder.run(["diff", "--format", "markdown", old, new]), swiftEscape(character))
            expectClean(folder.run(["diff", "git:x\(character)", new]), swiftEscape(character))
            _ = try runProcess("/usr/bin/env", ["git", "init", "-q"], in: folder)
            expectClean(
                folder.run(["diff", "git:x\(character)", new]), "'git:x\(swiftEscape(character))'")
        }
    }
}
