/// Names that Swift takes as identifiers.
package enum Identifier {
    /// Whether `name` can be a case's, a parameter's or a type's name in Swift, perhaps in backquotes. Swift also takes
    /// some characters that nobody sees.
    package static func isValid(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, name != "_", !name.unicodeScalars.contains(where: \.isDeceptive)
        else { return false }
        return (first == "_" || first.properties.isXIDStart)
            && name.unicodeScalars.dropFirst().allSatisfy {
                $0 == "_" || $0.properties.isXIDContinue
            }
    }

    /// Whether `name` is a type's name, perhaps of a type in another, such as `Model.ID`.
    package static func isValidType(_ name: String) -> Bool {
        name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isValid(String($0)) }
    }
}
