/// The lengths and the characters that a constrained String allows (Semantics, section 1).
public struct _RouteTextRule: Sendable {
    /// The ASCII characters that are allowed; nil if all characters are.
    private let characters: [ClosedRange<UInt8>]?
    /// The fewest and the most Unicode scalars.
    let length: ClosedRange<Int>

    /// - Parameters:
    ///   - length: the fewest and the most Unicode scalars.
    ///   - characters: ASCII characters and ranges of them, as a spec writes them: `0-9a-f_`. A `-`
    ///     that is allowed is last. Nil for any characters.
    public init(length: ClosedRange<Int>, characters: String? = nil) {
        self.length = length
        self.characters = characters.map { characters in
            let text = Array(characters.utf8)
            var ranges: [ClosedRange<UInt8>] = []
            var offset = 0
            while offset < text.count {
                let isRange = offset + 2 < text.count && text[offset + 1] == UInt8(ascii: "-")
                ranges.append(text[offset]...text[isRange ? offset + 2 : offset])
                offset += isRange ? 3 : 1
            }
            return ranges
        }
    }

    /// Whether the text's length and characters are allowed.
    public func accepts(_ text: String) -> Bool {
        text.utf8.allSatisfy(allows) && length.contains(text.unicodeScalars.count)
    }

    func allows(_ byte: UInt8) -> Bool {
        characters?.contains { $0.contains(byte) } ?? true
    }
}
