import RouteLanguage

/// A link that both a spec and files are asked about.
struct SpecLink {
    let url: String
    let parts: ClaimedURL
    /// What the link opens; nil if it opens nothing.
    let reading: RouteTable.Reading?
}
