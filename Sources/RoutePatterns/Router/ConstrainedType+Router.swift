extension ConstrainedType {
    /// Makes a type for the patterns of a `PatternRouter`, from constraints as in a spec (<doc:Semantics>, section 1).
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
    ///   - length: how many Unicode scalars a String has, such as `6`, `3...8`, `2...`, or `...64`.
    ///   - characters: the ASCII characters that a String can have, such as `0-9a-f_`.
    ///   - not: Strings that aren't values.
    ///   - schemes: the schemes that a URL can have, in lower case.
    ///   - width: the fewest digits of an integer that is written, from 1 to 20, with zeros on the left.
    /// - Throws: a `PatternError` with the first constraint that is invalid.
    public init(
        name: String, type: String, range: String? = nil, length: String? = nil, characters: String? = nil,
        not: [String]? = nil, schemes: [String]? = nil, width: Int? = nil
    ) throws {
        var source = Source(type: type)
        (source.range, source.length, source.characters) = (range, length, characters)
        (source.not, source.schemes, source.width) = (not, schemes, width.map(String.init))
        var problems: [Problem] = []
        guard let type = Self.parse(name: name, source, problems: &problems) else { throw problems[0].error }
        self = type
    }
}
