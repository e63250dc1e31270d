/// Why a pattern doesn't match a URL whose path matches.
struct Mismatch: Error {
    /// The reason: lower case, without a period; empty if nobody asks.
    let reason: String
}
