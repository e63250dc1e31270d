import RoutePatterns

/// A URL in the making: the parts of a witness, encoded.
struct URLSketch {
    struct Part {
        var segments: [String] = []
        var items: [String] = []
    }

    var scheme: String
    /// Whether the first segment is a host.
    var isHosted: Bool
    var path = Part()
    var fragment: Part?
    /// Whether the fragment is items alone.
    var isItemsAlone = false
    /// Whether a pattern of items alone is to see the items after a fragment's segments.
    var separatesItems = false

    var text: String {
        var text = scheme + leading + joined(path.segments)
        if isHosted, path.segments.count == 1, path.segments.last != "" { text += "/" }
        if !path.items.isEmpty { text += "?" + path.items.joined(separator: "&") }
        guard let fragment else { return text }
        text += "#" + joined(fragment.segments)
        if !fragment.items.isEmpty {
            text += (isItemsAlone ? "" : separatesItems ? "?&" : "?") + fragment.items.joined(separator: "&")
        }
        return text
    }

    /// What stands between the scheme and the first segment: that can be in the host's place only if it looks like a
    /// host.
    private var leading: String {
        if isHosted { return "://" }
        guard let first = path.segments.first else { return "://" }
        let isPlain = !first.isEmpty && !first.utf8.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") }
        return isPlain ? "://" : ":///"
    }

    private func joined(_ segments: [String]) -> String {
        segments.joined(separator: "/") + (segments.last == "" ? "/" : "")
    }

    /// An item's text; a nil value stands for an item without `=`.
    static func item(_ name: String, _ value: String?) -> String {
        let name = name.encodedLiteral(in: .itemName(plusIsSpace: true))
        return value.map { name + "=" + $0 } ?? name
    }
}
