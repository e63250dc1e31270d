import Foundation
import RouteLanguage
import SeededRandom
import Testing

/// No input traps (Semantics, section 6, law 3): a trap ends the test run.
@Suite("Hostile texts") struct HostileTextTests {
    @Test(arguments: CompiledCase.all)
    func noTextTraps(compiled: CompiledCase) throws {
        let table = try #require(compiled.golden?.compilation.compiled?.table)
        var random = SeededGenerator(seed: 5)
        var texts = HostileURLs(table: table, seed: 6)
        for _ in 0..<moreAtNight(80) {
            let canonical = texts.next()
            open(canonical.prefix(Int.random(in: 0...60, using: &random)).description, compiled)
            open(
                String(
                    decoding: canonical.utf8.prefix(Int.random(in: 0...60, using: &random)),
                    as: UTF8.self), compiled
            )
            let count = Int.random(in: 0...40, using: &random)
            open(
                String(
                    decoding: (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) },
                    as: UTF8.self),
                compiled)
            let delimiters = Array("/?#&=:@%[].+ax0".utf8)
            let base = compiled.bases.randomElement(using: &random) ?? "x://"
            open(
                base
                    + String(
                        decoding: (0..<count).compactMap { _ in
                            delimiters.randomElement(using: &random)
                        },
                        as: UTF8.self),
                compiled)
        }
        for text in [
            "", ":", "/", "//", "://", "a:", "a:/", "a://", "a:///", "?", "#", "%", "#?#", "?#?",
            "\u{0}",
        ] {
            open(text, compiled)
            for base in compiled.bases { open(base + text, compiled) }
        }
    }

    private func open(_ text: String, _ compiled: CompiledCase) {
        _ = compiled.readRawValue(text)?.rawValue
        _ = compiled.readURL(URL(string: text))?.url
    }

    @Test(arguments: CompiledCase.all)
    func aTextThatIsNotStoredAsUTF8IsReadAsAnyOther(compiled: CompiledCase) throws {
        let table = try #require(compiled.golden?.compilation.compiled?.table)
        var texts = HostileURLs(table: table, seed: 7)
        for _ in 0..<50 {
            let text = texts.next()
            let bridged = NSString(string: text) as String
            #expect(compiled.readRawValue(bridged) == compiled.readRawValue(text))
        }
    }
}
