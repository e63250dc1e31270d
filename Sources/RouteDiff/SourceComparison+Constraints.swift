import RoutePatterns
import RouteSpec

/// Compares two types with the same name.
extension SourceComparison {
    /// The change of a constrained type, or from a closed type to a constrained one or back. Nil for two closed types,
    /// whose values are compared one by one, and for types that have the same values.
    static func typeChange(from type: RouteType, to current: RouteType) -> (Rule, ChangeMessage)? {
        let rule: Rule
        switch (type, current) {
        case (.constrained(let before), .constrained(let now)):
            if before.base != now.base {
                rule = .typeChanged
            } else if !now.contains(before) {
                rule = .typeNarrowed
            } else if !before.contains(now) {
                rule = .typeWidened
            } else {
                return nil
            }
        case (.constrained, _), (_, .constrained): rule = .typeChanged
        default: return nil
        }
        return (rule, "'\(type.name)' was \(type.article) and is now \(current.article)")
    }
}

extension ConstrainedType {
    /// Whether every value of another type with the same built-in type is a value of this type. An excluded text
    /// doesn't matter if it isn't a value of the other type anyway.
    fileprivate func contains(_ other: ConstrainedType) -> Bool {
        switch (constraint, other.constraint) {
        case (.integer(_, let range), .integer(_, let other)):
            range.contains(other.lowerBound) && range.contains(other.upperBound)
        case (.double(let range), .double(let other)): range.contains(other)
        case (.float(let range), .float(let other)): range.contains(other)
        case (.url(let schemes), .url(let other)): Set(schemes).isSuperset(of: other)
        case (.text(let text), .text(let otherText)):
            text.allows(otherText) && text.excluded.allSatisfy { !other.accepts(.string($0)) }
        default: false
        }
    }
}

extension NumberRange {
    fileprivate func contains(_ other: Self) -> Bool {
        let (least, most) = (other.lower ?? -.greatestFiniteMagnitude, other.upper ?? .greatestFiniteMagnitude)
        return contains(least) && contains(other.upper == nil || other.includesUpper ? most : most.nextDown)
    }
}

extension TextConstraint {
    /// Whether this constraint allows all lengths and characters that another one allows.
    fileprivate func allows(_ other: Self) -> Bool {
        guard length.contains(other.length.lowerBound), length.contains(other.length.upperBound) else { return false }
        guard let characters else { return true }
        return other.characters.map(Set(characters).isSuperset) ?? false
    }
}
