/// What messages call a key or an item of a list, and where it is.
struct EntryName {
    let text: String
    let span: Span
}
