/// How what a link opens differs between two specs.
enum ValueChange: Int, Comparable {
    /// Only nested links differ, and new routes take them from a catch-all.
    case taken
    /// It differs in another way.
    case other

    static func < (first: ValueChange, second: ValueChange) -> Bool {
        first.rawValue < second.rawValue
    }
}
