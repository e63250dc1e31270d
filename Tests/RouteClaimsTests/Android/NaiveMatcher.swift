/// Android's matchers, one UTF-16 code unit at a time.
enum NaiveMatcher {
    /// `pathPattern`: greedy, without backtracking.
    static func simple(_ pattern: String, _ text: String) -> Bool {
        let (pattern, text) = (Array(pattern.utf16), Array(text.utf16))
        if pattern.isEmpty { return text.isEmpty }
        func unit(_ index: Int) -> UInt16 { pattern.indices.contains(index) ? pattern[index] : 0 }
        let (dot, star, backslash) = (UInt16(0x2E), UInt16(0x2A), UInt16(0x5C))
        var (next, position) = (0, 0)
        while next < pattern.count, position < text.count {
            let isEscaped = unit(next) == backslash
            if isEscaped { next += 1 }
            let character = unit(next)
            next += 1
            guard unit(next) == star else {
                if character != dot, character != text[position] { return false }
                position += 1
                continue
            }
            next += 1
            if isEscaped || character != dot {
                while position < text.count, text[position] == character { position += 1 }
                continue
            }
            if next >= pattern.count { return true }
            if unit(next) == backslash { next += 1 }
            while position < text.count, text[position] != unit(next) { position += 1 }
            if position == text.count { return false }
            position += 1
            next += 1
        }
        return next >= pattern.count && position >= text.count || Array(pattern.dropFirst(next)) == [dot, star]
    }

    /// A part of a `pathAdvancedPattern`, with its number of repetitions.
    struct Part {
        var ranges: [ClosedRange<UInt16>]
        var isInverse = false
        var least = 1
        var most = 1

        func takes(_ unit: UInt16) -> Bool {
            ranges.contains { $0.contains(unit) } != isInverse
        }
    }

    /// `pathAdvancedPattern`: each part matches as much as it can.
    static func advanced(_ parts: [Part], _ text: String) -> Bool {
        let text = Array(text.utf16)
        var position = 0
        for part in parts {
            var count = 0
            while count < part.most, position < text.count, part.takes(text[position]) {
                count += 1
                position += 1
            }
            if count < part.least { return false }
        }
        return position == text.count
    }
}
