@testable import RouteRuntime

/// SplitMix64 (Steele, Lea, Flood, 2014): the same numbers for the same seed everywhere.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }
}

/// The result of `body` for the parts of a text; nil if the text isn't a URL.
func read<Result>(
    _ text: String, plusIsSpace: Bool = false, isRawValue: Bool = false,
    _ body: (_RouteReader) -> Result
) -> Result? {
    _RouteReader.read(text, isRawValue: isRawValue, plusIsSpace: plusIsSpace, body)
}

extension _RouteReader {
    /// The segments as text, nil for one that can't be decoded.
    var texts: [String?] {
        rest(from: 0) { .some($0.string()) } ?? []
    }

    /// The segments under a base with a host; empty if the URL has none.
    var hostTexts: [String?] {
        hasHost ? texts : []
    }

    var fragmentTexts: [String?] {
        fragment.values(from: 0) { .some($0.string()) } ?? []
    }
}
