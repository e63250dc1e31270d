extension ConstrainedType {
    /// Makes a type for the patterns of a `PatternRouter`, from constraints as in a spec
    /// (<doc:Semantics>, section 1).
    ///
    ///     let latitude = try ConstrainedType(name: "Latitude", type: "Double", range: "-90...90")
    ///     let router = try PatternRouter<RouteMatch>(
    ///         bases: ["myapp://app"], types: [.constrained(latitude)],
    ///         patterns: ["place": "place/${latitude:Latitude}"])
    ///
    /// - Parameters:
    ///   - name: the type's name in patterns.
    ///   - type: the built-in type: `String`, `URL`, `Double`, `Float`, or an integer type.
    ///   - range: the numbers that are allowed, such as `1...10`, `0..<1`, `1...`, or `...10`.
    ///   - length: how many Unicode scalars a String has,
    ///     such as `6`, `3...8`, `2...`, or `...64`.
    ///   - characters: the ASCII characters that a String can have, such as `0-9a-f_`.
    ///   - not: Strings that aren't values.
    ///   - schemes: the schemes that a URL can have, in lower case.
    ///   - width: the fewest digits of an integer that is written, from 1 to 20, with zeros on the
    ///     left.
    /// - Throws: a `PatternError` with the first constraint that is invalid.
    public init(
        name: String, type: String, range: String? = nil, length: String? = nil,
        characters: String? = nil,
        not: [String]? = nil, schemes: [String]? = nil, width: Int? = nil
    ) throws {
        var source = Source(type: type)
        source[.range] = range
        source[.length] = length
        source[.characters] = characters
        source.texts[.not] = not
        source.texts[.schemes] = schemes
        source[.width] = width.map(String.init)
        var problems: [Problem] = []
        guard let type = Self.parse(name: name, source, problems: &problems) else {
            throw problems[0].error
        }
        self = type
    }

    /// The constraints of a type, as a spec writes them.
    package struct Source: Sendable {
        package var type: String
        /// The text of each key that is written; of a key with a list, each item.
        package var texts: [ConstraintKey: [String]] = [:]

        package init(type: String) {
            self.type = type
        }

        package subscript(key: ConstraintKey) -> String? {
            get { texts[key]?.first }
            set { texts[key] = newValue.map { [$0] } }
        }

        /// The text of a constraint, or of its item at an index; that of `type` if the constraint
        /// is missing.
        func text(of key: ConstraintKey, _ index: Int?) -> String {
            guard let texts = texts[key] else { return type }
            return index.map { texts[$0] } ?? texts.joined(separator: ", ")
        }
    }

    /// A constraint of a type, by its key in a spec.
    package enum ConstraintKey: String, CaseIterable, Sendable {
        case type, range, length, characters, not, schemes, width
    }

    /// What is wrong with a type.
    package struct Problem: Sendable {
        package let key: ConstraintKey
        /// The index of the item, for a key that has a list.
        package let index: Int?
        /// The problem, with a range in the text of the constraint.
        package let error: PatternError
    }

    /// Reads a type's constraints.
    ///
    /// - Parameter problems: gets every problem, in the order of the keys.
    /// - Returns: nil if there was a problem.
    package static func parse(name: String, _ source: Source, problems: inout [Problem])
        -> ConstrainedType?
    {
        var parser = ConstraintParser(name: name, source: source)
        let type = parser.type()
        problems += parser.problems
        return parser.problems.isEmpty ? type : nil
    }
}
