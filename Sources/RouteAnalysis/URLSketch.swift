import RoutePatterns

/// A URL under construction: the encoded parts of a witness.
struct URLSketch {
    struct Part {
        var segments: [String] = []
        var items: [String] = []
    }

    var scheme: String
    /// Whether the first segment is a host.
    var isHosted: Bool
    var hasEmptyAuthority = false
    var path = Part()
    var fragment: Part?
    /// Whether the fragment consists only of items.
    var isOnlyItems = false
    /// Whether `?&` precedes the items, so that a pattern with only items in its fragment finds them after segments.
    var separatesItems = false

    var text: String {
        var text = scheme + leading + joined(path.segments)
        if isHosted, path.segments.count == 1, path.segments.last != "" { text += "/" }
        if !path.items.isEmpty { text += "?" + path.items.joined(separator: "&") }
        guard let fragment else { return text }
        text += "#" + joined(fragment.segments)
        if !fragment.items.isEmpty {
            text += (isOnlyItems ? "" : separatesItems ? "?&" : "?") + fragment.items.joined(separator: "&")
        }
        return text
    }

    /// The text between the scheme and the first segment, which takes the host's place only if it looks like a host.
    private var leading: String {
        if hasEmptyAuthority { return ":///" }
        if isHosted { return "://" }
        guard let first = path.segments.first else { return "://" }
        let isPlain = !first.isEmpty && !first.hasByte(in: SymbolSet(plain: "@:"))
        return isPlain ? "://" : ":///"
    }

    private func joined(_ segments: [String]) -> String {
        segments.joined(separator: "/") + (segments.last == "" ? "/" : "")
    }

    /// The text of an item; without `=` if the value is nil.
    static func item(_ name: String, _ value: String?) -> String {
        let name = name.encodedLiteral(in: .itemName(plusIsSpace: true))
        return value.map { name + "=" + $0 } ?? name
    }
}
