/// The lengths and the characters that a constrained String allows (Semantics, section 1).
public struct _RouteTextRule: Sendable {
    /// The ASCII characters that are allowed; nil if all characters are.
    private let characters: [ClosedRange<Unicode.Scalar>]?
    /// The fewest and the most Unicode scalars.
    let length: ClosedRange<Int>

    /// - Parameters:
    ///   - length: the fewest and the most Unicode scalars.
    ///   - characters: ranges of the ASCII characters that are allowed; nil for any characters.
    public init(length: ClosedRange<Int>, characters: [ClosedRange<Unicode.Scalar>]? = nil) {
        self.length = length
        self.characters = characters
    }

    /// Whether the text's length and characters are allowed.
    public func accepts(_ text: String) -> Bool {
        withBytes(of: text) { bytes in
            var scalarCount = 0
            for offset in bytes.indices where !isContinuation(bytes[offset]) { scalarCount += 1 }
            return length.contains(scalarCount) && bytes.allSatisfy(allows)
        }
    }

    func allows(_ byte: UInt8) -> Bool {
        characters?.contains { $0.contains(Unicode.Scalar(byte)) } ?? true
    }
}
