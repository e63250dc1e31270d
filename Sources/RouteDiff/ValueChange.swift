/// How what a link opens differs between two specs.
enum ValueChange: Int, Comparable {
    /// Only links in the link differ, and those open new routes instead of a catch-all.
    case taken
    /// It differs in another way.
    case other

    static func < (first: ValueChange, second: ValueChange) -> Bool {
        first.rawValue < second.rawValue
    }
}
