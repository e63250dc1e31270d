import RouteAnalysis

/// A text in a manifest that decoded paths, query items, or fragments are compared with.
package struct AndroidPattern: Hashable, Sendable {
    /// How the text is read. The raw value ends the attribute's name.
    package enum Kind: String, CaseIterable, Sendable {
        case literal = ""
        case prefix = "Prefix"
        case suffix = "Suffix"
        /// `.` and `x*`, without backtracking.
        case simple = "Pattern"
        /// `.`, `[a-z]`, `[^/]`, and what repeats them, without backtracking.
        case advanced = "AdvancedPattern"

        /// The first version of Android that knows the attribute.
        package var firstLevel: Int {
            self == .suffix || self == .advanced ? 31 : 1
        }
    }

    /// Why there is no set of texts for a pattern.
    package enum Failure: Error, Hashable, Sendable {
        /// Android refuses to install the app.
        case invalid(String)
        /// The pattern is valid, but it isn't known exactly what it matches.
        case undecided(String)
    }

    package let kind: Kind
    /// With the escapes of the pattern, and without those of the resource.
    package let text: String

    package init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// Texts whose letters are composed of other characters are different ones to Android.
    package static func == (a: AndroidPattern, b: AndroidPattern) -> Bool {
        a.kind == b.kind && a.text.utf8.elementsEqual(b.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(text)
    }

    /// The decoded texts that match, with a plain symbol for each byte.
    package func automaton() throws(Failure) -> NFA {
        let any = NFA.many(.rawBytes)
        switch kind {
        case .literal: return NFA(plain: text)
        case .prefix: return NFA(plain: text).then(any)
        case .suffix: return any.then(NFA(plain: text))
        case .simple: return try PatternSteps(simple: text).automaton()
        case .advanced: return try PatternSteps(advanced: text).automaton()
        }
    }

    /// A decoded text that matches; nil if none is found.
    package var example: String? {
        guard let automaton = try? automaton() else { return nil }
        let text =
            switch kind {
            case .literal, .prefix: text
            case .suffix: text.hasPrefix("/") ? text : "/" + text
            case .simple: (try? PatternSteps(simple: text))?.example ?? ""
            case .advanced: (try? PatternSteps(advanced: text))?.example ?? ""
            }
        return automaton.accepts(text) ? text : nil
    }
}
