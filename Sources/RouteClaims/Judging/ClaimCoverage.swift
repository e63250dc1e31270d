/// How many of a pattern's links, as `url()` writes them, a system hands to the app.
package enum ClaimCoverage: String, Sendable {
    case all, part = "some", nothing = "none"

    /// Nil if it depends on links that may or may not be claimed.
    ///
    /// - Parameter answers: for each link and each app, whether it is claimed; nil if that isn't
    ///   known.
    init?(_ answers: Set<Bool?>) {
        switch answers {
        case [true]: self = .all
        case [false]: self = .nothing
        case _ where answers.isSuperset(of: [true, false]): self = .part
        default: return nil
        }
    }
}
