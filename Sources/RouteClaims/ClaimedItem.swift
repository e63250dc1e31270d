/// An item of a query, not decoded.
struct ClaimedItem: Sendable {
    /// The whole item.
    let text: String
    let name: String
    /// Empty without a `=`.
    let value: String

    private init(_ text: Substring) {
        let name = text.utf8.prefix { $0 != UInt8(ascii: "=") }
        self.text = String(text)
        self.name = String(Substring(name))
        value = String(Substring(text.utf8[name.endIndex...].dropFirst()))
    }

    /// The items of a query, also empty ones. An empty query has none.
    static func items(of query: String) -> [ClaimedItem] {
        if query.isEmpty { return [] }
        let ampersand = UInt8(ascii: "&")
        let texts = query.utf8.split(separator: ampersand, omittingEmptySubsequences: false)
        return texts.map { ClaimedItem(Substring($0)) }
    }
}
