/// Measures a binary property list before Foundation reads it.
///
/// Its objects refer to one another by index, and several can refer to the same one. Foundation copies an object for
/// each reference, so that a few bytes can become a billion objects.
struct BinaryPropertyList {
    /// The maximum number of objects, counted once for each reference. An Info.plist has hundreds.
    private static let objectLimit = 100_000
    private static let depthLimit = 128

    private let bytes: [UInt8]
    private let offsets: [Int]
    private let referenceSize: Int
    /// The sizes of the objects measured so far.
    private var sizes: [Int: Int] = [:]

    /// Whether a file is a binary property list that is too large to read; false if it is malformed.
    static func isTooLarge(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: "bplist0".utf8), var list = BinaryPropertyList(bytes) else { return false }
        let top = Self.number(bytes, at: bytes.count - 16, size: 8)
        return list.size(of: top, depth: 0) > objectLimit
    }

    /// Reads the trailer, the last 32 bytes; nil if it is malformed.
    private init?(_ bytes: [UInt8]) {
        guard bytes.count >= 40 else { return nil }
        let offsetSize = Int(bytes[bytes.count - 26])
        let count = Self.number(bytes, at: bytes.count - 24, size: 8)
        let table = Self.number(bytes, at: bytes.count - 8, size: 8)
        referenceSize = Int(bytes[bytes.count - 25])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count <= bytes.count,
            table < bytes.count, table + count * offsetSize <= bytes.count
        else { return nil }
        offsets = (0..<count).map { Self.number(bytes, at: table + $0 * offsetSize, size: offsetSize) }
        self.bytes = bytes
    }

    /// A big-endian number; `Int.max` if it is larger.
    private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int {
        let value = bytes[start..<(start + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: value) ?? .max
    }

    /// The number of objects in an object, with itself, up to one more than the limit. A malformed object counts as
    /// empty; one that contains itself exceeds the limit.
    private mutating func size(of object: Int, depth: Int) -> Int {
        if let known = sizes[object] { return known }
        if depth > Self.depthLimit { return Self.objectLimit + 1 }
        var size = 1
        for member in members(of: object) where size <= Self.objectLimit {
            size = min(size + self.size(of: member, depth: depth + 1), Self.objectLimit + 1)
        }
        sizes[object] = size
        return size
    }

    /// The members of a list, a set, or a dictionary (its keys, and then its values).
    private func members(of object: Int) -> [Int] {
        guard offsets.indices.contains(object), bytes.indices.contains(offsets[object]) else { return [] }
        var start = offsets[object] + 1
        let (kind, low) = (bytes[start - 1] >> 4, Int(bytes[start - 1] & 0xF))
        guard [0xA, 0xB, 0xC, 0xD].contains(kind) else { return [] }
        var count = low
        // A larger count follows as a number: its size, then its bytes.
        if low == 0xF {
            guard start < bytes.count else { return [] }
            let size = 1 << Int(bytes[start] & 0xF)
            guard size <= 8, start + 1 + size <= bytes.count else { return [] }
            count = Self.number(bytes, at: start + 1, size: size)
            start += 1 + size
        }
        guard count <= bytes.count else { return [] }
        let references = kind == 0xD ? 2 * count : count
        guard start + references * referenceSize <= bytes.count else { return [] }
        return (0..<references).map { Self.number(bytes, at: start + $0 * referenceSize, size: referenceSize) }
    }
}
