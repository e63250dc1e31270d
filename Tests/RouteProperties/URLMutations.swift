import SeededRandom

/// Changes of a URL's text like those that other software, people, and attackers make.
struct URLMutations {
    var random: SeededGenerator
    let schemes: [String]
    let authorities: [String]
    /// The names of items in the patterns, including aliases and absent items, encoded.
    let names: [String]

    /// The text of `url` with one to three changes, occasionally none.
    mutating func mutated(_ url: String) -> String {
        var bytes = Array(url.utf8)
        for _ in 0..<random.pick([0, 1, 1, 1, 1, 2, 2, 3]) { change(&bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        switch Int.random(in: 0..<24, using: &random) {
        case 0: flipCase(&bytes)
        case 1: escapeOne(&bytes)
        case 2: unescapeOne(&bytes)
        case 3: escapeLetter(&bytes)
        case 4:
            bytes.insert(
                UInt8(ascii: "/"), at: bytes.firstIndex { "?#".utf8.contains($0) } ?? bytes.count)
        case 5: exchange(&bytes, separator: UInt8(ascii: "/"))
        case 6: exchange(&bytes, separator: UInt8(ascii: "&"))
        case 7: deletePart(&bytes, separator: UInt8(ascii: "&"))
        case 8: duplicatePart(&bytes, separator: UInt8(ascii: "&"))
        case 9: deletePart(&bytes, separator: UInt8(ascii: "/"))
        case 10: duplicatePart(&bytes, separator: UInt8(ascii: "/"))
        case 11: replaceScheme(&bytes)
        case 12: replaceAuthority(&bytes)
        case 13: bytes.removeLast(Int.random(in: 0...min(bytes.count, 12), using: &random))
        case 14:
            bytes = Array(bytes.dropFirst(Int.random(in: 0...min(bytes.count, 12), using: &random)))
        case 15: insert(Array(random.pick(Self.fragments).utf8), &bytes)
        case 16: insert([UInt8.random(in: 0...127, using: &random)], &bytes)
        case 17:
            bytes += Array(
                random.pick(["?", "#", "?x=y", "&x", "#a/b?c=d", "/", "&&", "=", "%"]).utf8)
        case 19: changeHost(&bytes)
        case 18: insert([UInt8.random(in: 128...255, using: &random)], &bytes)
        case 20: exchange(&bytes, separator: UInt8(ascii: ","))
        case 21: duplicatePart(&bytes, separator: UInt8(ascii: ","))
        case 22: rename(&bytes)
        default: if let at = bytes.indices.randomElement(using: &random) { bytes.remove(at: at) }
        }
    }

    private static let fragments = [
        "%", "%2", "%2F", "%6D", "%00", "%ED%95%9C", "%ED", "%FF", "+", "&", "=", "?", "#", "/",
        "//", "..", ".", ":",
        "@", ";", "[",
        "]", ",", ",,", "%2C", "|", "!", "한", "\u{301}", "\u{0}", "1", "a",
    ]

    private mutating func flipCase(_ bytes: inout [UInt8]) {
        for index in bytes.indices where isLetter(bytes[index]) && random.chance(1, in: 4) {
            bytes[index] ^= 0x20
        }
    }

    private mutating func escapeOne(_ bytes: inout [UInt8]) {
        guard let at = bytes.indices.randomElement(using: &random) else { return }
        bytes.replaceSubrange(at...at, with: escape(bytes[at]))
    }

    private mutating func escapeLetter(_ bytes: inout [UInt8]) {
        let letters = bytes.indices.filter {
            isLetter(bytes[$0]) || (UInt8(ascii: "0")...57).contains(bytes[$0])
        }
        guard let at = letters.randomElement(using: &random) else { return }
        bytes.replaceSubrange(at...at, with: escape(bytes[at]))
    }

    private mutating func unescapeOne(_ bytes: inout [UInt8]) {
        let escapes = bytes.indices.dropLast(2).filter { bytes[$0] == UInt8(ascii: "%") }
        guard let at = escapes.randomElement(using: &random),
            let byte = UInt8(String(decoding: bytes[(at + 1)...(at + 2)], as: UTF8.self), radix: 16)
        else { return }
        bytes.replaceSubrange(at...(at + 2), with: [byte])
    }

    private mutating func escape(_ byte: UInt8) -> [UInt8] {
        let digits = String(byte, radix: 16, uppercase: random.chance(1, in: 2))
        return Array(("%" + (digits.count < 2 ? "0" : "") + digits).utf8)
    }

    private mutating func exchange(_ bytes: inout [UInt8], separator: UInt8) {
        var parts = bytes.split(separator: separator, omittingEmptySubsequences: false)
        guard let a = parts.indices.randomElement(using: &random),
            let b = parts.indices.randomElement(using: &random)
        else { return }
        parts.swapAt(a, b)
        bytes = Array(parts.joined(separator: [separator]))
    }

    private mutating func deletePart(_ bytes: inout [UInt8], separator: UInt8) {
        var parts = bytes.split(separator: separator, omittingEmptySubsequences: false)
        guard let at = parts.indices.randomElement(using: &random) else { return }
        parts.remove(at: at)
        bytes = Array(parts.joined(separator: [separator]))
    }

    private mutating func duplicatePart(_ bytes: inout [UInt8], separator: UInt8) {
        var parts = bytes.split(separator: separator, omittingEmptySubsequences: false)
        guard let from = parts.randomElement(using: &random),
            let at = parts.indices.randomElement(using: &random)
        else { return }
        parts.insert(from, at: at)
        bytes = Array(parts.joined(separator: [separator]))
    }

    private mutating func replaceScheme(_ bytes: inout [UInt8]) {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return }
        bytes.replaceSubrange(..<colon, with: Array(random.pick(schemes).utf8))
    }

    private mutating func replaceAuthority(_ bytes: inout [UInt8]) {
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: "//".utf8) })
        else { return }
        let end = bytes[(start + 2)...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
        let old = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)
        let changed =
            random.pick(
                authorities + ["", old + ":", old + ":443", old + ":80", old + ":8080", "u@" + old])
        bytes.replaceSubrange((start + 2)..<end, with: Array(changed.utf8))
    }

    /// Inserts something into the authority that isn't part of a host, ends it, or is part of any
    /// host.
    private mutating func changeHost(_ bytes: inout [UInt8]) {
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: "//".utf8) })
        else { return }
        let end = bytes[(start + 2)...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
        let texts = [
            ".", "..", "a.", ".a", "%2E", "%2F", "%40", "%EF%BC%8E", "\u{FF0E}", "\\", "_", "-",
            "A", "%", ":", ":8080",
            ":443:", "[", "]", "\u{0}", "\t", " ", "é", "%61",
        ]
        let new =
            random.chance(1, in: 4)
            ? [UInt8.random(in: 0...255, using: &random)] : Array(random.pick(texts).utf8)
        bytes.insert(contentsOf: new, at: Int.random(in: (start + 2)...end, using: &random))
    }

    /// Renames an item, or adds one of a pattern.
    private mutating func rename(_ bytes: inout [UInt8]) {
        guard let name = names.randomElement(using: &random),
            let start = bytes.indices.filter({ "?&".utf8.contains(bytes[$0]) }).randomElement(
                using: &random)
        else { return }
        let end = bytes[(start + 1)...].firstIndex { "=&#".utf8.contains($0) } ?? bytes.count
        if random.chance(1, in: 2) {
            bytes.replaceSubrange((start + 1)..<end, with: name.utf8)
        } else {
            bytes.insert(
                contentsOf: Array((name + random.pick(["=&", "&", "=1&"])).utf8),
                at: start + 1)
        }
    }

    private mutating func insert(_ new: [UInt8], _ bytes: inout [UInt8]) {
        bytes.insert(contentsOf: new, at: Int.random(in: 0...bytes.count, using: &random))
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
