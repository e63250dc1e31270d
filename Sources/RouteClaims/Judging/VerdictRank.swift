/// The order of verdicts about one thing: the first is reported.
struct VerdictRank: Comparable {
    /// Whether no file of the format could avoid the problem.
    let isLimit: Bool
    /// Whether `url()` doesn't write the link.
    var isUnwritten = false
    /// Whether no other system claims the link.
    var isAlike = false

    static let highest = VerdictRank(isLimit: false)

    static func < (one: Self, other: Self) -> Bool {
        if one.isLimit != other.isLimit { return other.isLimit }
        if one.isUnwritten != other.isUnwritten { return other.isUnwritten }
        return !one.isAlike && other.isAlike
    }
}
