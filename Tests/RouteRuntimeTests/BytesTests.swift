import Testing

@testable import RouteRuntime

@Suite("Loops over bytes, against the obvious ones")
struct BytesTests {
    private static func texts(seed: UInt64) -> [[UInt8]] {
        var random = SplitMix64(seed: seed)
        let bytes: [UInt8] = [
            0x2F, 0x25, 0x2E, 0x30, 0x41, 0x5A, 0x5B, 0x40, 0x61, 0x7A, 0x7B, 0x80, 0xAF, 0xC1, 0xFF, 0x00, 0x01,
        ]
        return (0..<2_000).map { _ in (0..<Int.random(in: 0...40, using: &random)).map { _ in random.pick(bytes) } }
    }

    @Test func theFirstOffsetOfEitherCharacter() {
        for text in Self.texts(seed: 1) {
            // The bytes after the text are loaded but must not count.
            let padded = text + Array("/%/%/%/%".utf8)
            padded.withUnsafeBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                for from in 0...text.count {
                    let found = firstPaddedOffset(of: "/", or: "%", in: start, from, text.count)
                    let expected = text[from...].firstIndex { $0 == 0x2F || $0 == 0x25 } ?? text.count
                    #expect(found == expected, "\(text) \(from)")
                }
            }
        }
    }

    @Test func words() {
        for text in Self.texts(seed: 2) {
            text.withUnsafeBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                let word = loadWord(start, text.count)
                let expected = text.prefix(8).enumerated().reduce(UInt64(0)) {
                    $0 | UInt64($1.element) << ($1.offset * 8)
                }
                #expect(word == expected, "\(text)")
            }
        }
    }

    @Test func equality() {
        let texts = Self.texts(seed: 3)
        for (a, b) in zip(texts, texts.dropFirst()) where !a.isEmpty && !b.isEmpty {
            var other = a
            other[other.count / 2] ^= b[0]
            a.withUnsafeBufferPointer { left in
                other.withUnsafeBufferPointer { right in
                    guard let left = left.baseAddress, let right = right.baseAddress else { return }
                    #expect(equalBytes(left, right, a.count) == (a == other), "\(a) \(other)")
                    #expect(equalBytes(left, left, a.count))
                }
            }
        }
    }

    @Test(arguments: UInt8.min...UInt8.max)
    func classesOfBytes(byte: UInt8) {
        let scalar = Character(Unicode.Scalar(byte))
        #expect(isLetterOrDigit(byte) == (byte < 0x80 && (scalar.isLetter || scalar.isNumber)))
        #expect(hexadecimalValue(byte).map(Int.init) == (byte < 0x80 ? scalar.hexDigitValue : nil))
        #expect(isUnreserved(byte) == (isLetterOrDigit(byte) || "-._~".utf8.contains(byte)))
    }
}
