/// Links with one scheme and host.
struct LinkSite {
    let scheme: String
    /// The root of the host, or of one of several hosts with the
    /// same links; nil if a URL's host is the first segment.
    let root: ClaimedURL?
    /// The variants that have the host, by their indices in the table, in matching order.
    let variants: [Int]

    /// The part of a link before its path.
    var start: String { scheme + "://" + (root?.authority ?? "") }
}

extension LinkSite {
    /// What the links of a spec at a site depend on.
    struct Key: Hashable {
        let start: String
        let variants: [Int]
    }

    var key: Key { Key(start: start, variants: variants) }
}
