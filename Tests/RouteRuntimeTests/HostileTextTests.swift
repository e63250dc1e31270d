import SeededRandom
import Testing

@testable import RouteRuntime

@Suite("No text traps (Semantics, section 6, law 3)")
struct HostileTextTests {
    /// Reads everything in a text.
    private func readAll(_ text: String) {
        for isRawValue in [false, true] {
            _ = read(text, plusIsSpace: isRawValue, isRawValue: isRawValue) { url in
                _ = url.path.texts
                _ = url.hostTexts
                _ = url.fragmentTexts
                for index in [Int.min, -1, 0, 1, 5, Int.max] {
                    _ = url[index].string()
                    _ = url.from(index)[index].integer()
                    _ = url.fragment[index].bool()
                    _ = url.path.rest(from: index) { $0.decimal(Double.self) }
                }
                _ = url.query["a"].uuid()
                _ = url.query.others(than: "a")
                _ = (isRawValue ? url.fragmentItems : url.fragmentQuery).others(than: "a")
                _ = url.hasScheme("https")
                let mixedParts = _RouteMixedPart(
                    ["v", ".", ""], [.number { $0.integer() != nil }, .text(allowsEmpty: true)])
                if let texts = mixedParts.split(url.path[0]) { _ = texts[2].string() }
                _ = url.hasHostName
                _ = _RouteMixedPart.isLabel(url[0], before: ".example.com")
            }
        }
    }

    @Test(arguments: 0..<8)
    func randomBytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = Array("abv1.:/?#[]@%=&+-%2F%6D한\0 x://".utf8)
        for _ in 0..<moreAtNight(500) {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? random.pick(pieces) : UInt8.random(in: 0...255, using: &random)
            }
            readAll(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test func everyTruncationOfAURL() {
        let url = "https://www.example.com:8080/v1.2/%ED%95%9C//a%2Fb/?a=%20&b&&c=1=2#/x/%?y=z"
        for count in 0...url.utf8.count {
            readAll(String(decoding: url.utf8.prefix(count), as: UTF8.self))
            readAll(String(decoding: url.utf8.dropFirst(count), as: UTF8.self))
        }
    }

    @Test func longTexts() {
        for piece in ["/", "%", "%2F", "a", "?", "#", "&", "=", ":", "@", "a=b&", "v1."] {
            readAll("x://h/" + String(repeating: piece, count: 20_000))
        }
    }
}
