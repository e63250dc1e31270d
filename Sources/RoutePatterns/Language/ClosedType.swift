/// A type with a list of values, generated as a String enum.
public struct ClosedType: Hashable, Sendable {
    /// The type's name.
    public let name: String
    /// The values in URLs, decoded, distinct, and not empty.
    public let values: [String]
    /// The value that any other text is read as; nil if other texts don't match.
    public let fallback: String?
    /// The names of the cases, one for each value, if the spec gives them.
    package var caseNames: [String] = []
    /// The enum that contains the generated type, such as `ShopFeature.ShopRoute`; nil for the
    /// spec's own enum.
    package var owner: String?

    /// Makes a closed type.
    ///
    /// - Parameters:
    ///   - name: the type's name.
    ///   - values: the values in URLs, decoded, distinct, and not empty.
    ///   - fallback: the one of `values` that any other text is read as; nil if other texts don't
    ///     match.
    public init(name: String, values: [String], fallback: String? = nil) {
        self.name = name
        self.values = values
        self.fallback = fallback
    }

    /// The value of the case that the spec gives a name; nil if it gives none that name.
    package func value(ofCase name: String) -> String? {
        caseNames.firstIndex(of: name).map { values[$0] }
    }
}
