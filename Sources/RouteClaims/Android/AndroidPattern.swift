/// A text in a manifest that decoded paths are compared with, one UTF-16 code unit at a time, as
/// Android does.
package struct AndroidPattern: Hashable, Sendable {
    /// How the text is read. The raw value ends the attribute's name.
    package enum Kind: String, CaseIterable, Sendable {
        case literal = ""
        case prefix = "Prefix"
        case suffix = "Suffix"
        /// With `.` and `x*`, which never give back what they took.
        case simple = "Pattern"
        /// With `.`, `[a-z]`, and `[^/]`, and repetitions of them, which never give back what they
        /// took.
        case advanced = "AdvancedPattern"
    }

    /// A part of a pattern, which takes as many code units as it can, and never gives one back.
    struct Step: Hashable, Sendable {
        var ranges: [ClosedRange<UInt16>]
        var isInverse = false
        var least = 1
        /// Nil for any number.
        var most: Int? = 1

        static let one = Step(ranges: [UInt16.min...UInt16.max])

        static func literal(_ unit: UInt16) -> Step { Step(ranges: [unit...unit]) }

        func takes(_ unit: UInt16) -> Bool { ranges.contains { $0.contains(unit) } != isInverse }

        /// The only code unit that it takes, once; nil if there are others.
        var literal: UInt16? {
            least == 1 && most == 1 && !isInverse && ranges.count == 1 && ranges[0].count == 1
                ? ranges[0].lowerBound : nil
        }

        /// The same units, any number of them.
        var repeated: Step { Step(ranges: ranges, isInverse: isInverse, least: 0, most: nil) }
    }

    package let kind: Kind
    /// With the pattern's own escapes, but without those of a resource, which Android decodes
    /// first.
    package let text: String
    private let steps: [Step]
    /// Whether Android refuses to install an app with the pattern.
    let isRefused: Bool

    package init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
        let units = Array(text.utf16)
        let steps: [Step]? =
            switch kind {
            case .literal, .suffix: units.map(Step.literal)
            case .prefix: units.map(Step.literal) + [Step.one.repeated]
            case .simple: Self.simpleSteps(units)
            case .advanced: try? Self.advancedSteps(units)
            }
        self.steps = steps ?? []
        isRefused = steps == nil
    }

    package func matches(_ text: String) -> Bool { matches(Array(text.utf16)) }

    func matches(_ text: [UInt16]) -> Bool {
        var position = kind == .suffix ? text.count - steps.count : 0
        if position < 0 { return false }
        for step in steps {
            let start = position
            // At the end of a text, `x*` doesn't match in a `pathPattern`, but `.*` does.
            if kind == .simple, start == text.count, !step.takes(0) { return false }
            var end = text.count
            if let most = step.most, most < end - start { end = start + most }
            while position < end, step.takes(text[position]) { position += 1 }
            if position - start < step.least { return false }
        }
        return position == text.count
    }

    /// The literal text that every match begins with.
    var start: [UInt16] {
        kind == .suffix ? [] : steps.prefix { $0.literal != nil }.compactMap(\.literal)
    }

    /// A few texts that match, the shortest first: with nothing, a word, or two segments for
    /// wildcards.
    var examples: [String] {
        let texts = ["", "/", "a", "/a", "a/a", "/a/a"].map { filling in
            kind == .suffix ? filling + filled("") : filled(filling)
        }
        // An empty segment reads badly, and so does a slash at the end.
        let matching = texts.withoutRepetitions.filter { $0.hasPrefix("/") && matches($0) }
        let whole = matching.filter { !$0.hasSuffix("/") && !$0.contains("//") }
        return whole.isEmpty ? matching : whole
    }

    /// A text that matches and has more segments than a number; nil if none is known.
    func deepExample(segments count: Int) -> String? {
        for length in 3...max(3, count + 1) {
            let filling = Array(repeating: "a", count: length).joined(separator: "/")
            let texts = [filled(filling), filled("/" + filling)].map { text in
                kind == .suffix ? "/" + filling + text : text
            }
            let deep = texts.first { text in
                text.hasPrefix("/") && !text.contains("//") && matches(text)
                    && text.split(separator: "/").count > count
            }
            if let deep { return deep }
        }
        return nil
    }

    /// A text that the steps may match.
    ///
    /// - Parameter filling: the text for each step that takes it, and any number of code units.
    private func filled(_ filling: String) -> String {
        // Letters and digits first: they read best.
        let preferred = Array("a1/-._~".utf16) + (0x21...0x7E)
        let longer = Array(filling.utf16)
        let units = steps.flatMap { step in
            if step.most == nil, longer.count > step.least, longer.allSatisfy(step.takes) {
                return longer
            }
            let unit = preferred.first(where: step.takes) ?? step.ranges.first?.lowerBound ?? 0
            return Array(repeating: unit, count: min(step.least, 64))
        }
        return String(decoding: units, as: UTF16.self)
    }
}
