/// A parsed pattern (Semantics, section 2).
package struct Pattern: Equatable, Sendable {
    /// What a pattern requires of the fragment.
    package enum Fragment: String, Sendable {
        /// Only items, as in `#key=${key}`.
        case items
        /// Segments, and items after a `?`.
        case segments
    }

    /// The pattern as written.
    package let text: String
    /// The base of a full-URL pattern.
    package let base: Base?
    /// What follows the base, in order: segments, items of the query, and the fragment's segments
    /// and items. A rest of the items comes after those that have names.
    package let parts: [Part]
    /// Nil if the pattern has no fragment.
    package let fragment: Fragment?
    /// The path or the fragment's segments, if they end with a `/`.
    package let slashes: Set<Part.Slot>
    /// The parameters in order of appearance.
    package let parameters: [Parameter]

    init(text: String, base: Base?, parts: [Part], fragment: Fragment?, slashes: Set<Part.Slot>) {
        self.text = text
        self.base = base
        self.parts = parts
        self.fragment = fragment
        self.slashes = slashes
        parameters = (base?.host?.parameters ?? []) + parts.parameters
    }

    package var path: [Part] { parts(in: .path) }

    package var query: [Part] { parts(in: .query) }

    package var fragmentSegments: [Part] { parts(in: .fragment) }

    package var fragmentItems: [Part] { parts(in: .fragmentItems) }

    private func parts(in slot: Part.Slot) -> [Part] { parts.filter { $0.slot == slot } }

    /// Reads a pattern.
    ///
    /// - Parameters:
    ///   - text: the pattern.
    ///   - types: the types that the pattern can name.
    ///   - plusIsSpace: whether `+` in items is a space.
    ///   - ignoresCase: whether names of items that differ in ASCII case alone are the same.
    ///   - isLenient: whether values of items that are not valid count as missing.
    ///   - errors: gets every problem of the text, in order.
    /// - Returns: nil if there was a problem.
    package static func parse(
        _ text: String, types: TypeTable = TypeTable(), plusIsSpace: Bool = false,
        ignoresCase: Bool = false, isLenient: Bool = false,
        errors: inout [PatternError]
    ) -> Pattern? {
        PatternParser.result(of: text, types: types, errors: &errors) { parser in
            parser.plusIsSpace = plusIsSpace
            parser.ignoresCase = ignoresCase
            parser.isLenient = isLenient
            return parser.parse()
        }
    }

    /// Parses the path of a group, the prefix of its patterns: segments, without a base, a query,
    /// or a fragment.
    ///
    /// - Parameter errors: gets every problem of the text, in order.
    /// - Returns: nil if there was a problem.
    package static func parsePath(
        _ text: String, types: TypeTable = TypeTable(), errors: inout [PatternError]
    ) -> [TextPattern]? {
        PatternParser.result(of: text, types: types, errors: &errors) { $0.parsePath() }
    }
}

extension Parameter {
    /// Parses the declaration of a parameter that no pattern has, between `${` and `}`, as in
    /// `${edit:Bool=false}`: one value with a type.
    ///
    /// - Parameter errors: gets every problem of the text, in order.
    /// - Returns: nil if there was a problem.
    package static func parseDeclaration(
        _ text: String, types: TypeTable, errors: inout [PatternError]
    ) -> Parameter? {
        PatternParser.result(of: text, types: types, errors: &errors) { $0.parseDeclaration() }
    }
}

extension PatternParser {
    fileprivate mutating func parseDeclaration() -> Parameter? {
        guard let tokens = tokens() else { return nil }
        guard tokens.count == 1, case .parameter(let content, let range)? = tokens.first else {
            report(
                at: whole, "this is not the declaration of one parameter",
                help: "write it as in edit:Bool=false")
            return nil
        }
        let text = ParameterText(content, range: range)
        let isRest = text.dots != nil && !text.isUnnamedRest
        let isList = isRest || text.separator != nil || text.type?.first == "["
        let isLink = text.type.flatMap { types[String($0)]?.isLink } == true
        if isList || isLink {
            report(
                .badType, at: range,
                "'\(text.name)' is a \(isLink ? "link" : "list"), which a pattern must have",
                help: "declare a single value, as in \(text.name):String")
            return nil
        }
        return parameter(content, range: range, slot: .item)
    }

    fileprivate mutating func parsePath() -> [TextPattern]? {
        let tokens = PatternText(text).tokens[...]
        let scheme = URLScheme.before(authorityOf: text).map { 0..<($0.utf8.count + 3) }
        if let range = scheme ?? tokens[tokens.endOfPath...].first?.range {
            report(
                at: range, "a group's path has only segments",
                help: "write bases under 'bases', and queries and fragments in the group's patterns"
            )
            return nil
        }
        isGroupPath = true
        return parse()?.path.texts
    }
}

extension Pattern {
    /// A part of a pattern: a segment, an item, or the rest of the items.
    package struct Part: Hashable, Sendable {
        /// The slot of the URL that the part is for.
        package enum Slot: String, Sendable {
            case path, query, fragment, fragmentItems
        }

        package let slot: Slot
        /// An item's names, decoded; empty for a segment and for the rest of the items. The first
        /// is written, and the first that a URL has is read.
        package let names: [String]
        package internal(set) var text: TextPattern
        /// The range of the part, in bytes of the pattern's text.
        package let range: Range<Int>

        init(_ slot: Slot, names: [String] = [], _ text: TextPattern, at range: Range<Int>) {
            self.slot = slot
            self.names = names
            self.text = text
            self.range = range
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

        package var isAbsent: Bool { presence.isAbsent }

        package var isLiteral: Bool { !isAbsent && parameters.isEmpty }

        /// Whether a URL must have the item.
        package var isRequired: Bool { presence.isRequired }

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

    /// The part that is a rest of the segments or items; nil if there is none.
    package var rest: Pattern.Part? { first { $0.text.isRest } }

    package var texts: [TextPattern] { map(\.text) }

    /// The names of all items. The rest of the items excludes them.
    package var names: [String] { flatMap(\.names) }

    package var parameters: [Parameter] { flatMap(\.parameters) }
}
