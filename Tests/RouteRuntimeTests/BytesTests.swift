import SeededRandom
import Testing

@testable import RouteRuntime

@Suite("Loops over bytes, against the obvious ones")
struct BytesTests {
    private static func texts(seed: UInt64) -> [[UInt8]] {
        var random = SeededGenerator(seed: seed)
        let bytes: [UInt8] = [
            0x2F, 0x25, 0x2E, 0x30, 0x41, 0x5A, 0x5B, 0x40, 0x61, 0x7A, 0x7B, 0x80, 0xAF, 0xC1,
            0xFF, 0x00, 0x01,
        ]
        return (0..<2_000).map { _ in
            (0..<Int.random(in: 0...40, using: &random)).map { _ in random.pick(bytes) }
        }
    }

    @Test func theFirstOffset() {
        for text in Self.texts(seed: 1) {
            let bytes = ContiguousArray(text)
            for from in 0...text.count {
                let found = bytes.span.firstOffset(in: from..<text.count) {
                    $0 == 0x2F || $0 == 0x25
                }
                let expected = text[from...].firstIndex { $0 == 0x2F || $0 == 0x25 } ?? text.count
                #expect(found == expected, "\(text) \(from)")
            }
        }
    }

    private func areEqual(_ a: ContiguousArray<UInt8>, _ b: ContiguousArray<UInt8>) -> Bool {
        a.span.equals(b.span)
    }

    @Test func textsThatDifferInOneByteArentEqual() {
        for count in 0...40 {
            let text = ContiguousArray((0..<count).map { UInt8($0) })
            #expect(areEqual(text, text))
            #expect(!areEqual(text, text + [0]))
            for offset in 0..<count {
                var other = text
                other[offset] ^= 0x80
                #expect(!areEqual(text, other), "\(count) \(offset)")
            }
        }
    }

    private func key(_ text: some Sequence<UInt8>) -> UInt64 {
        _RoutePart(ContiguousArray(text).span, .plain).key
    }

    /// What is before and after a part of a text makes no difference for its key.
    @Test func keysInTexts() {
        for text in Self.texts(seed: 4).prefix(200) {
            let bytes = ContiguousArray(text)
            for start in 0...text.count {
                for end in start...text.count {
                    let part = _RoutePart(
                        bytes.span, _RouteReader.Segment(start: start, end: end, form: .plain))
                    #expect(part.key == key(text[start..<end]), "\(text) \(start) \(end)")
                }
            }
        }
    }

    /// Two texts of which one has less than eight bytes have the same key only if they are equal.
    @Test func keys() {
        let texts = Self.texts(seed: 2).map { Array($0.prefix(12)) }
        var short: [UInt64: [UInt8]] = [:]
        for text in texts where text.count < 8 {
            let key = key(text)
            #expect(key != 0 && short[key, default: text] == text, "\(text)")
            short[key] = text
        }
        for text in texts where text.count >= 8 { #expect(short[key(text)] == nil, "\(text)") }
        // The first and the last eight bytes count.
        for index in 0..<12 {
            var (text, other) = (Array("settings-abc".utf8), Array("settings-abc".utf8))
            text[index] = 0x78
            other[index] = 0x79
            #expect(key(text) != key(other))
        }
    }

    private func isEqual(_ a: [UInt8], _ b: [UInt8], ignoringCase: Bool = false) -> Bool {
        let (a, b) = (ContiguousArray(a), ContiguousArray(b))
        return ignoringCase ? a.span.equalsIgnoringCase(b.span) : a.span.equals(b.span)
    }

    @Test func equality() {
        let texts = Self.texts(seed: 3)
        for (a, b) in zip(texts, texts.dropFirst()) where !a.isEmpty && !b.isEmpty {
            var other = a
            other[other.count / 2] ^= b[0]
            #expect(isEqual(a, other) == (a == other), "\(a) \(other)")
            #expect(isEqual(a, a) && !isEqual(a, a.dropLast()))
            #expect(isEqual(a, a.map(lowercase), ignoringCase: true))
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
