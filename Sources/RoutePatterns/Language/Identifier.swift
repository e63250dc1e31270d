import RouteRuntime

/// Swift's rules for identifiers.
package enum Identifier {
    /// Whether `name` can be the name of a case, a parameter, or a type in Swift, in backticks if needed. Invisible
    /// characters aren't allowed, even those that Swift accepts.
    package static func isValid(_ name: String) -> Bool {
        var isFirst = true
        for scalar in name.unicodeScalars {
            let isAllowed = isFirst ? isStart(scalar) : isContinuation(scalar)
            guard scalar == "_" || isAllowed, !scalar.isDeceptive else { return false }
            isFirst = false
        }
        return !isFirst && name != "_"
    }

    /// Whether a character other than `_` can follow the first one of a name.
    package static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
        // Most names are ASCII, and looking up the properties of a character takes far longer.
        scalar.isASCII ? isLetterOrDigit(UInt8(truncatingIfNeeded: scalar.value)) : scalar.properties.isXIDContinue
    }

    private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? isLetter(UInt8(truncatingIfNeeded: scalar.value)) : scalar.properties.isXIDStart
    }

    /// Whether `name` is the name of a type, which may be nested, such as `Model.ID`.
    package static func isValidType(_ name: String) -> Bool {
        name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isValid(String($0)) }
    }
}
