/// The order of the verdicts about one subject: the first is reported.
struct VerdictRank: Comparable {
    /// Whether no file of the format could avoid the problem.
    let isLimit: Bool
    /// Whether `url()` doesn't write the link.
    var isUnwritten = false
    /// Whether the files of all systems agree not to claim the link.
    var isAlike = false

    static let highest = VerdictRank(isLimit: false)

    static func < (one: Self, other: Self) -> Bool {
        if one.isLimit != other.isLimit { return other.isLimit }
        if one.isUnwritten != other.isUnwritten { return other.isUnwritten }
        return !one.isAlike && other.isAlike
    }
}
