import RouteMessages

/// Text in two columns, for people.
enum Columns {
    /// The maximum width of the left column; wider text overflows it.
    private static let limit = 48

    /// Each left text, padded so that the right texts line up.
    static func padded(_ texts: [String]) -> [String] {
        let widths = texts.map(DisplayWidth.columns(of:))
        let width = widths.filter { $0 <= limit }.max() ?? 0
        return zip(texts, widths).map { text, own in
            text + String(repeating: " ", count: max(0, width - own))
        }
    }
}
