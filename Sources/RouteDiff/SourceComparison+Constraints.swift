import RouteAnalysis
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
