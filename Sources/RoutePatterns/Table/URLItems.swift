import RouteRuntime

/// The items of a URL's query or fragment, found by their names: in a table where a pattern has many, so that the work
/// is not their number times the URL's.
struct URLItems {
    /// With no more names than this, a look at all items for each is quicker than a table.
    private static let scanLimit = 8

    private let url: _RouteReader
    private let range: Range<Int>
    /// The values of the items of each name; nil for few names.
    private var values: [[UInt8]: [_RoutePart]]?

    /// - Parameter nameCount: how many names are looked for.
    init(in range: Range<Int>, of url: _RouteReader, nameCount: Int) {
        self.url = url
        self.range = range
        if nameCount <= Self.scanLimit { return }
        var values: [[UInt8]: [_RoutePart]] = [:]
        for item in url.items(in: range) {
            // A name with a mark is no pattern's (rule 3.5).
            if let name = item.name.plainBytes(isLowercase: false) { values[name, default: []].append(item.value) }
        }
        self.values = values
    }

    /// The value of the first item of a name, decoded; a missing part where there is none.
    func first(named name: String) -> _RoutePart {
        let name = Array(name.utf8)
        if let values { return values[name]?.first ?? url.firstItem(in: 0..<0) { _ in false } }
        return url.firstItem(in: range) { $0.equals(name, ignoringCase: false) }
    }

    /// What `convert` makes of the values of all items of a name, in order; nil where it gives nil for one.
    ///
    /// - Parameter takesEmpty: whether empty values count.
    func all(named name: String, takesEmpty: Bool, _ convert: (_RoutePart) -> RouteValue?) -> [RouteValue]? {
        let name = Array(name.utf8)
        guard let values else {
            return url.values(
                in: range, takesEmpty: takesEmpty, where: { $0.equals(name, ignoringCase: false) }, convert)
        }
        var converted: [RouteValue] = []
        for part in values[name] ?? [] where takesEmpty || !part.isEmpty {
            guard let value = convert(part) else { return nil }
            converted.append(value)
        }
        return converted
    }
}
