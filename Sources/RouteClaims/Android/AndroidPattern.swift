/// A text in a manifest that decoded paths, query items, or fragments are compared with.
package struct AndroidPattern: Hashable, Sendable {
    /// How the text is read. The raw value ends the attribute's name.
    package enum Kind: String, CaseIterable, Sendable {
        case literal = ""
        case prefix = "Prefix"
        case suffix = "Suffix"
        /// With `.` and `x*`, which never give back what they took.
        case simple = "Pattern"
        /// With `.`, `[a-z]`, and `[^/]`, and repetitions of them, which never give back what they took.
        case advanced = "AdvancedPattern"

        /// The first version of Android that knows the attribute.
        package var firstLevel: Int {
            self == .suffix || self == .advanced ? 31 : 1
        }
    }

    /// Android refuses to install an app with the pattern.
    package struct Invalid: Error {}

    package let kind: Kind
    /// With the pattern's own escapes, but without those of a resource, which Android decodes first.
    package let text: String

    package init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// Compares bytes, because to Android, an `é` and an `e` with a combining accent differ.
    package static func == (a: AndroidPattern, b: AndroidPattern) -> Bool {
        a.kind == b.kind && a.text.utf8.elementsEqual(b.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(text)
    }

    package func matcher() throws(Invalid) -> AndroidMatcher { try AndroidMatcher(self) }

    /// A decoded text that matches; nil if none is found.
    var example: String? { (try? matcher())?.examples.first }
}

/// Compares decoded texts with a pattern, one UTF-16 code unit at a time, as Android does.
package struct AndroidMatcher: Sendable {
    /// A part of an advanced pattern takes as many code units as it can, and never gives one back.
    struct Step: Sendable {
        var ranges: [ClosedRange<UInt16>]
        var isInverse = false
        var least = 1
        /// Nil for any number.
        var most: Int? = 1

        static let any = Step(ranges: [UInt16.min...UInt16.max])

        func takes(_ unit: UInt16) -> Bool { ranges.contains { $0.contains(unit) } != isInverse }
    }

    private let kind: AndroidPattern.Kind
    private let units: [UInt16]
    /// The parts of an advanced pattern.
    private let steps: [Step]

    fileprivate init(_ pattern: AndroidPattern) throws(AndroidPattern.Invalid) {
        (kind, units) = (pattern.kind, Array(pattern.text.utf16))
        var parser = AdvancedPatternParser(pattern.text)
        steps = kind == .advanced ? try parser.steps() : []
    }

    package func matches(_ text: String) -> Bool { matches(Array(text.utf16)) }

    func matches(_ text: [UInt16]) -> Bool {
        switch kind {
        case .literal: text == units
        case .prefix: text.starts(with: units)
        case .suffix: text.count >= units.count && text[(text.count - units.count)...] == units[...]
        case .simple: matchesSimply(text)
        case .advanced: matchesSteps(text)
        }
    }

    /// The literal text that every match begins with.
    var start: [UInt16] {
        switch kind {
        case .literal, .prefix: return units
        case .suffix: return []
        case .simple:
            let end = units.firstIndex { [Self.dot, Self.star, Self.backslash].contains($0) } ?? units.count
            // A star repeats the character before it.
            return Array(units[..<(end < units.count && units[end] == Self.star ? max(0, end - 1) : end)])
        case .advanced:
            return steps.prefix { $0.least == 1 && $0.most == 1 && !$0.isInverse && $0.ranges.count == 1 }.prefix {
                $0.ranges[0].count == 1
            }.map { $0.ranges[0].lowerBound }
        }
    }

    private static let (dot, star, backslash) = (UInt16(0x2E), UInt16(0x2A), UInt16(0x5C))

    private func matchesSimply(_ text: [UInt16]) -> Bool {
        if units.isEmpty { return text.isEmpty }
        func unit(_ index: Int) -> UInt16 { index < units.count ? units[index] : 0 }
        var (next, position) = (0, 0)
        while next < units.count, position < text.count {
            let isEscaped = unit(next) == Self.backslash
            if isEscaped { next += 1 }
            let character = unit(next)
            next += 1
            guard unit(next) == Self.star else {
                // An escaped dot takes any character, too.
                if character != Self.dot, character != text[position] { return false }
                position += 1
                continue
            }
            next += 1
            if isEscaped || character != Self.dot {
                while position < text.count, text[position] == character { position += 1 }
                continue
            }
            if next >= units.count { return true }
            if unit(next) == Self.backslash { next += 1 }
            // Up to the first such character, and that one.
            guard let end = text[position...].firstIndex(of: unit(next)) else { return false }
            position = end + 1
            next += 1
        }
        return next >= units.count && position >= text.count
            || Array(units[min(next, units.count)...]) == [Self.dot, Self.star]
    }

    private func matchesSteps(_ text: [UInt16]) -> Bool {
        var position = 0
        for step in steps {
            let start = position
            let end = step.most.map { min(text.count, start + min($0, text.count)) } ?? text.count
            while position < end, step.takes(text[position]) { position += 1 }
            if position - start < step.least { return false }
        }
        return position == text.count
    }
}

// MARK: - Examples

extension AndroidMatcher {
    /// A few texts that match, the shortest first: with nothing, a word, or two segments for wildcards.
    var examples: [String] {
        let texts: [String]
        let text = String(decoding: units, as: UTF16.self)
        switch kind {
        case .literal: texts = [text]
        case .prefix: texts = (text.hasSuffix("/") ? ["a", "a/a"] : ["", "a", "/a", "/a/a"]).map { text + $0 }
        case .suffix: texts = [text.hasPrefix("/") ? text : "/" + text, "/a" + text, "/a/a" + text]
        case .simple: texts = Self.fillings.map(simpleExample)
        case .advanced: texts = Self.fillings.map(stepsExample)
        }
        let matching = texts.withoutRepetitions.filter(matches)
        let whole = matching.filter { !$0.hasSuffix("/") }
        return whole.isEmpty ? matching : whole
    }

    private static let fillings = ["", "a", "a/a"]

    private func simpleExample(_ filling: String) -> String {
        var result: [UInt16] = []
        var next = 0
        while next < units.count {
            let isEscaped = units[next] == Self.backslash && next + 1 < units.count
            if isEscaped { next += 1 }
            let character = units[next]
            next += 1
            let isRepeated = next < units.count && units[next] == Self.star
            if isRepeated { next += 1 }
            if character != Self.dot || isEscaped {
                result.append(character)
            } else {
                result += (isRepeated ? filling : "a").utf16
            }
        }
        return String(decoding: result, as: UTF16.self)
    }

    private func stepsExample(_ filling: String) -> String {
        // Letters and digits first: they read best.
        let preferred = Array("a1/-._~".utf16) + (0x21...0x7E)
        let units = steps.flatMap { step in
            let unit = preferred.first(where: step.takes) ?? step.ranges.first?.lowerBound ?? 0
            let shortest = Array(repeating: unit, count: min(step.least, 64))
            let longer = Array(filling.utf16)
            return step.most == nil && longer.count > step.least && longer.allSatisfy(step.takes) ? longer : shortest
        }
        return String(decoding: units, as: UTF16.self)
    }
}
