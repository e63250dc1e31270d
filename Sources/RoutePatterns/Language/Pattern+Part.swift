extension Pattern {
    /// A part of a pattern: a segment, an item, or the rest of the items.
    package struct Part: Hashable, Sendable {
        /// The slot of the URL that the part is for.
        package enum Slot: Hashable, Sendable {
            case path, query, fragment, fragmentItems
        }

        package let slot: Slot
        /// An item's names, decoded; empty for a segment and for the rest of the items. The first is written, and the
        /// first that a URL has is read.
        package let names: [String]
        package internal(set) var text: TextPattern
        /// The range of the part, in bytes of the pattern's text.
        package let range: Range<Int>
        /// The range of its names.
        package let nameRange: Range<Int>

        init(
            _ slot: Slot, names: [String] = [], _ text: TextPattern, at range: Range<Int>,
            nameRange: Range<Int>? = nil
        ) {
            self.slot = slot
            self.names = names
            self.text = text
            self.range = range
            self.nameRange = nameRange ?? range
        }

        /// The item's name in written URLs; empty for a part without names.
        package var name: String { names.first ?? "" }

        /// Whether the part is an item, or the rest of the items.
        package var isItem: Bool { slot == .query || slot == .fragmentItems }

        /// The parameter that is all of the text; nil if there is none.
        package var parameter: Parameter? {
            if case .parameter(let parameter) = text { parameter } else { nil }
        }

        package var parameters: [Parameter] { text.parameters }

        package var isAbsent: Bool { text == .absent }

        package var isLiteral: Bool { !isAbsent && parameters.isEmpty }

        /// Whether a URL must have the item.
        package var isRequired: Bool {
            switch text {
            case .absent, .rest: false
            case .parameter(let parameter): parameter.presence == .required
            case .literal, .affixed, .label, .any: true
            }
        }

        /// The part as written in a pattern.
        package var sourceText: String {
            switch text {
            case .absent: "!" + name
            case .any: names.joined(separator: "|")
            default: names.joined(separator: "|") + (names.isEmpty ? "" : "=") + text.sourceText
            }
        }
    }
}

extension [Pattern.Part] {
    /// The items that have names.
    package var named: [Pattern.Part] { filter { !$0.names.isEmpty } }

    /// The parameter that is the rest of the segments or items; nil if there is none.
    package var rest: Parameter? {
        if case .rest(let parameter) = last?.text { parameter } else { nil }
    }

    package var texts: [TextPattern] { map(\.text) }

    /// The names of all items. The rest of the items excludes them.
    package var names: [String] { flatMap(\.names) }

    package var parameters: [Parameter] { flatMap(\.parameters) }
}
