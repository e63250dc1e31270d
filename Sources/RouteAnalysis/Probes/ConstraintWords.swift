import RouteLanguage

// Texts that tell constrained Strings from one another, and from literal texts.
extension TextConstraint {
    /// The length up to which texts are made up, in Unicode scalars.
    static let exampleLimit = 4_096
    /// How many texts are made up to find one that isn't excluded.
    private static let searchLimit = 64

    /// A shortest and a longest text that another constraint allows too, and one that it doesn't
    /// allow, if there are any.
    ///
    /// - Parameter taken: texts of other patterns, so that others are found.
    func texts(apartFrom other: TextConstraint, _ taken: [String]) -> [String] {
        let shortest = max(length.lowerBound, other.length.lowerBound)
        let longest = min(length.upperBound, other.length.upperBound)
        let letters = letters
        let shared = letters.filter(other.allows)
        let own = letters.filter { !other.allows($0) }
        var found: [String] = []
        if shortest <= longest {
            let both = Self.texts(of: shared, lengths: shortest...longest)
            found += first(both) { !taken.contains($0) && other.accepts($0) }
            let long = min(longest, shortest + 8)
            found += Self.texts(of: shared, lengths: long...long).prefix(1)
        }
        if let letter = own.first {
            let texts = Self.texts(of: [letter] + letters, lengths: length)
            found += first(texts) { !taken.contains($0) }
        }
        if other.length.upperBound < length.upperBound {
            let more = max(length.lowerBound, other.length.upperBound + 1)
            let texts = Self.texts(of: letters, lengths: more...more)
            found += first(texts) { !taken.contains($0) }
        }
        if length.lowerBound < other.length.lowerBound {
            found += first(Self.texts(of: letters, lengths: length)) { !taken.contains($0) }
        }
        return found
    }

    /// Whether the lengths and the characters of two constraints allow some text together.
    func meets(_ other: TextConstraint) -> Bool {
        guard length.overlaps(other.length) else { return false }
        guard let characters, let others = other.characters else { return true }
        return characters.contains { range in others.contains { $0.overlaps(range) } }
    }

    /// Whether the length and the characters of a text are allowed in some ASCII case.
    func mayAllow(inAnyCase text: String) -> Bool {
        guard length.contains(text.unicodeScalars.count) else { return false }
        return text.unicodeScalars.allSatisfy { character in
            let letter = String(character)
            return (letter + letter.withOtherCase).unicodeScalars.contains(where: allows)
        }
    }

    /// The first texts, the shortest first.
    func texts(count: Int) -> [String] {
        Array(Self.texts(of: letters, lengths: length).prefix(count))
    }

    /// The characters that are allowed, or some of them.
    var letters: [Unicode.Scalar] {
        alphabet ?? Array("abcdefghijklmnopqrstuvwxyz".unicodeScalars)
    }

    /// The first text that is a value and is wanted; an empty array if none was found. Each text
    /// costs time to make, and most often the first will do.
    private func first(
        _ texts: some Sequence<String>, where isWanted: (String) -> Bool
    ) -> [String] {
        for text in texts.lazy.prefix(Self.searchLimit) where accepts(text) && isWanted(text) {
            return [text]
        }
        return []
    }

    /// All texts of these characters, the shortest first.
    private static func texts(of characters: [Unicode.Scalar], lengths: ClosedRange<Int>)
        -> some Sequence<String>
    {
        var length = lengths.lowerBound
        var digits = Array(repeating: 0, count: min(length, exampleLimit))
        let isPossible = !characters.isEmpty && length <= exampleLimit
        return sequence(state: ()) { _ -> String? in
            guard isPossible, length <= lengths.upperBound else { return nil }
            let text = String(scalars: digits.lazy.map { characters[$0] })
            var place = digits.count - 1
            while place >= 0, digits[place] == characters.count - 1 {
                digits[place] = 0
                place -= 1
            }
            if place >= 0 {
                digits[place] += 1
            } else {
                length += 1
                digits.append(0)
            }
            return text
        }
    }

    /// The text without characters that aren't allowed, repeated or cut to an allowed length; nil
    /// if there is none.
    func fitting(_ text: String) -> String? {
        let allowed = Array(text.unicodeScalars.filter(allows))
        if allowed.isEmpty || length.lowerBound > Self.exampleLimit { return nil }
        if allowed.count >= length.lowerBound {
            return String(scalars: allowed.prefix(length.upperBound))
        }
        return String(scalars: (0..<length.lowerBound).lazy.map { allowed[$0 % allowed.count] })
    }

    /// The shortest and longest lengths that some constraints accept, and the lengths
    /// just outside.
    static func lengths(_ constraints: [TextConstraint]) -> [Int] {
        let ends = constraints.flatMap { [$0.length.lowerBound, $0.length.upperBound] }
        let short = ends.filter { $0 < exampleLimit }
        return Set(short.flatMap { [$0 - 1, $0, $0 + 1] }).filter { $0 > 0 }.sorted()
    }

    /// Two characters for each set of constraints that accept them, because a text of one of them
    /// may be another pattern's literal text.
    static func letters(_ constraints: [TextConstraint]) -> [String] {
        var known: [[Bool]: Int] = [:]
        let all = Array(
            "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_.~!$&'()*+,;=:@ /?#[]"
                .utf8)
        return all.filter { byte in
            let isAccepted = constraints.map { $0.allows(Unicode.Scalar(byte)) }
            known[isAccepted, default: 0] += 1
            return known[isAccepted, default: 0] <= 2
        }.map { String(decoding: [$0], as: UTF8.self) }
    }
}

extension String {
    /// Faster than by way of a `UnicodeScalarView`, which counts: many texts are made up.
    fileprivate init(scalars: some Sequence<Unicode.Scalar>) {
        var bytes: [UInt8] = []
        for scalar in scalars { bytes.append(contentsOf: scalar.utf8) }
        self.init(decoding: bytes, as: UTF8.self)
    }
}
