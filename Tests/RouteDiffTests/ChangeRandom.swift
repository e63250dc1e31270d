/// Pseudorandom numbers of another kind than `SeededGenerator`: some seeds stand for pairs in
/// which `diff` once missed something.
struct ChangeRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    mutating func next() -> UInt64 { UInt64(below(1 << 31)) << 33 | UInt64(below(1 << 31)) << 2 }

    mutating func element<Element>(_ elements: [Element]) -> Element {
        elements[below(elements.count)]
    }
}
